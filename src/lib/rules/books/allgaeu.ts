import { at, type Book, type ContractRule, ours, type RoundRule, twice } from '../book.ts';

/** What Solo, Wenz and the contracts derived from them have in common. */
const einzelspiel = {
	sides: 'einzelspiel',
	goal: 'augen',
	schneider: true,
	laufendeHeld: 0,
	factor: null,
	schuss: true,
	suits: [],
	place: 'always',
	// §4.4: even if nobody laid a Deckel, a Tout may be played.
	withoutDeckel: 'tout'
} as const satisfies Partial<ContractRule>;

// §4 and §5.5 name Geier, Farbwenz and Farbgeier without a price, a minimum of Laufende or a Tout. They count as a Wenz, since
// they are its variants (one rank of Buben, so at most four Laufende).
/** A championship has no special rounds (§11.4), so nobody may play these there. One that is written counts as a Wenz. */
const NO_PLACE = ours('Geier, Farbwenz, Farbgeier in der Meisterschaft');
const LIKE_WENZ = ours('Geier, Farbwenz, Farbgeier');
const likeWenz = {
	...einzelspiel,
	base: at(25, LIKE_WENZ),
	laufende: { from: at(2, LIKE_WENZ), most: 4 },
	tout: twice(LIKE_WENZ),
	place: 'specialRounds'
} as const satisfies ContractRule;

/** §5: in a special round Deckel do not count, and Einzelspiele are doubled. */
const specialRound = {
	lasts: 'round',
	contracts: null,
	stoeckle: [],
	deckel: false,
	doubles: { games: 'einzelspiel', source: '§5' },
	canBeGeschoben: false,
	alteDeals: false,
	onlyWithout: null
} as const satisfies Partial<RoundRule>;

/** §5.4: what everybody must play in a Stöcklesrunde. */
const STOECKLE = ['solo', 'wenz', 'bettel', 'rufspiel', 'mungo'] as const;
/** §5.5: what a Megastöcklesrunde adds. */
const MORE_STOECKLE = ['geier', 'farbgeier', 'farbwenz'] as const;

/** Schafkopf-Freunde Allgäu, the rules of June 2024. Paragraphs are the source's own chapter numbers. */
export const allgaeu: Book = {
	id: 'allgaeu',
	name: 'Allgäu',
	edition: 'Juni 2024',
	parent: null,
	unit: { cents: 1, agreed: false },
	// The order of §4, with its list for the special rounds.
	order: ['sie', 'solo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel', 'rufspiel', 'mungo'],
	contracts: {
		rufspiel: {
			sides: 'rufspiel',
			base: at(10, '§4.1'),
			goal: 'augen',
			schneider: true,
			laufende: { from: at(3, '§4.1'), most: 8 }, // §2.2: Laufende are Buben, and there are eight
			laufendeHeld: 0,
			tout: null,
			factor: null,
			schuss: true,
			suits: ['eichel', 'laub', 'schell'],
			place: 'always',
			withoutDeckel: 'no'
		},
		solo: {
			...einzelspiel,
			base: at(25, '§4.2.1'),
			laufende: { from: at(3, '§4.2.1'), most: 8 },
			tout: twice('§4.2.3'),
			suits: ['herz', 'eichel', 'laub', 'schell']
		},
		wenz: {
			...einzelspiel,
			base: at(25, '§4.2.2'),
			laufende: { from: at(2, '§4.2.2'), most: 4 },
			tout: twice('§4.2.3')
		},
		geier: likeWenz,
		farbwenz: { ...likeWenz, suits: ['herz', 'eichel', 'laub', 'schell'] },
		farbgeier: { ...likeWenz, suits: ['herz', 'eichel', 'laub', 'schell'] },
		bettel: {
			...einzelspiel,
			base: at(25, '§4.2.5'),
			goal: 'keinStich',
			schneider: false,
			laufende: null,
			tout: null,
			withoutDeckel: 'no'
		},
		mungo: {
			sides: 'mungo',
			base: at(10, '§4.3.2'),
			goal: 'augen',
			schneider: false,
			laufende: null,
			laufendeHeld: 0,
			tout: null,
			factor: null,
			schuss: false,
			suits: [],
			place: 'always',
			withoutDeckel: 'yes'
		},
		sie: {
			...einzelspiel,
			base: at(25, '§4.2.4'),
			goal: 'hand',
			schneider: false,
			laufende: { from: at(3, '§4.2.4'), most: 8 },
			laufendeHeld: 8,
			tout: null,
			factor: at(4, '§4.2.4'),
			schuss: false,
			withoutDeckel: 'yes'
		}
	},
	augen: {
		won: at(61, '§4.1'),
		wonMuss: null,
		schneiderDeclarer: at(30, '§2.2'),
		schneiderOpponents: at(30, '§2.2'),
		lastSchuss: { source: '§6.2' }
	},
	schneider: at(5, '§6.1'),
	schwarz: at(5, '§6.1'),
	laufender: at(5, '§6.1'),
	rounding: null,
	cap: null,
	schuss: { factor: at(2, '§6.1'), names: ['Schuss', 'Re', 'Bock', 'Hirsch'] },
	deckel: { factor: at(2, '§4.4'), rule: { source: '§4.4' }, most: 4 },
	legen: null,
	nobodyPlays: 'mungo',
	passedPays: null,
	rufspielStock: null,
	stock: { family: 'allgaeu', lostEinzelspiel: null, wonBy: null },
	mungo: {
		spritze: at(2, '§6.2'),
		ties: { by: 'spritze', source: '§4.3.2' },
		pays: 'two',
		jungfrau: null,
		durchmarsch: { wins: false, source: '§4.3.2' },
		hinleger: { source: '§8.6' },
		roundUpTo: 10
	},
	bock: at(2, '§5.1'),
	sieNotFirst: null,
	rounds: {
		bockrunde: { ...specialRound, source: '§5.1', deckel: true, doubles: { games: 'every', source: '§5.1' } },
		mungorunde: {
			...specialRound,
			source: '§5.2',
			contracts: ['solo', 'wenz', 'farbwenz', 'geier', 'bettel', 'mungo'],
			canBeGeschoben: true
		},
		gardareizrunde: { ...specialRound, source: '§5.3', lasts: 'stock', contracts: ['solo', 'bettel'] },
		stoecklesrunde: {
			...specialRound,
			source: '§5.4',
			lasts: 'stoeckle',
			contracts: STOECKLE,
			stoeckle: STOECKLE
		},
		megastoecklesrunde: {
			...specialRound,
			source: '§5.5',
			lasts: 'stoeckle',
			contracts: [...STOECKLE, ...MORE_STOECKLE],
			stoeckle: [...STOECKLE, ...MORE_STOECKLE]
		},
		riminirunde: {
			...specialRound,
			source: '§5.6',
			contracts: [...STOECKLE, ...MORE_STOECKLE]
		},
		abschlussrunde: {
			...specialRound,
			source: '§5.7',
			lasts: 'roundAndOne',
			deckel: true,
			doubles: { games: 'every', source: '§5.7' },
			alteDeals: true
		}
	},
	triggers: {
		level: { opens: 'bockrunde', at: [60, 30], source: '§5.1' },
		lostEinzelspiel: null,
		allTricks: { opens: 'mungorunde', voteAgainst: 'bockrunde', afterKeinStich: false, source: '§5.2' }
	},
	gardareiz: {
		source: '§5.3',
		least: 62,
		step: 2,
		bettelOpenUpTo: 76,
		bettelUpTo: 76,
		suit: 'herz',
		payMost: at(200, '§5.3')
	},
	bockspiel: at(2, '§8.4'),
	vergeben: { first: at(50, '§8.1'), further: at(100, '§8.1') },
	verabhebt: { first: at(50, '§8.2'), further: at(100, '§8.2') },
	falschKassiert: { source: '§6.3' },
	// §8.5 and §9.2: the tricks are handed over and the game is settled as any other, so the entry gives the outcome.
	verratenPaysAlone: null,
	wrongCardLoses: null,
	foulPenalty: null,
	boughtHand: { source: '§7.1' },
	championshipShuffle: null,
	winningsToKasse: { source: '§10' },
	next: { passed: null, lostEinzelspiel: null, level: null, allTricks: null },
	sentences: {},
	fees: { evening: null, from: 1, championship: null, tournament: null },
	pots: {},
	points: {
		source: '§11.5',
		contracts: {
			rufspiel: at(2, '§11.5'),
			solo: at(5, '§11.5'),
			wenz: at(5, '§11.5'),
			geier: at(5, NO_PLACE),
			farbwenz: at(5, NO_PLACE),
			farbgeier: at(5, NO_PLACE),
			bettel: at(5, '§11.5'),
			mungo: at(1, '§11.5'),
			sie: at(5, '§11.5')
		},
		schneider: at(1, '§11.5'),
		schwarz: at(1, '§11.5'),
		laufender: at(1, '§11.5'),
		tout: at(2, '§11.5'),
		schuss: true,
		roundUpTo: 1
	},
	words: {
		suits: { eichel: 'Eichel', laub: 'Laub', herz: 'Herz', schell: 'Schell' },
		contracts: {
			rufspiel: 'Rufspiel',
			solo: 'Solo',
			wenz: 'Wenz',
			geier: 'Geier',
			farbwenz: 'Farbwenz',
			farbgeier: 'Farbgeier',
			bettel: 'Bettel',
			mungo: 'Mungo',
			sie: 'Sie'
		},
		short: {},
		rounds: {
			bockrunde: 'Bockrunde',
			mungorunde: 'Mungorunde',
			gardareizrunde: 'Gardareizrunde',
			stoecklesrunde: 'Stöcklesrunde',
			megastoecklesrunde: 'Megastöcklesrunde',
			riminirunde: 'Rimini Runde',
			abschlussrunde: 'Abschlussrunde'
		},
		tout: 'Tout',
		deckel: 'Deckel',
		spritze: 'Spritze',
		stoeckle: 'Stöckle',
		terms: {},
		genders: {}
	}
};
