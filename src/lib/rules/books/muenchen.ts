import { at, type Book, type ContractRule, ours, twice } from '../book.ts';

// The page has no numbered paragraphs. Its headings are named instead.
const PAY = 'Abrechnung';
const PLAY = 'Vorbereitungen';
const RANKS = 'Spiele und Rangfolgen';

const einzelspiel = {
	sides: 'einzelspiel',
	base: at(20, PAY),
	goal: 'augen',
	schneider: true,
	laufendeHeld: 0,
	tout: twice(PLAY),
	factor: null,
	schuss: true,
	suits: [],
	place: 'always',
	withoutDeckel: 'yes'
} as const satisfies Partial<ContractRule>;

/** Only the Unter are Laufende, at most four: they "zählen schon ab 2 laufenden". */
const unter = { ...einzelspiel, laufende: { from: at(2, PAY), most: 4 } } as const satisfies ContractRule;
/** Only the Ober are Laufende: "Ober werden aber erst ab 3 laufenden gezahlt". */
const ober = { ...einzelspiel, laufende: { from: at(3, PAY), most: 4 } } as const satisfies ContractRule;
const ALL_SUITS = ['eichel', 'laub', 'herz', 'schell'] as const;

/** A Munich player's page: two tariffs, 5 and 20 cents, and a Stock when everybody passes. */
export const muenchen: Book = {
	id: 'muenchen',
	name: 'München',
	edition: '2024',
	parent: null,
	unit: { cents: 1, agreed: false },
	// The page says "Solo/Wenz, Farbwenz, Rufspiel". It names Geier, Farbgeier and Bettel without a rank.
	order: ['sie', 'solo', 'wenz', 'geier', 'farbwenz', 'farbgeier', 'bettel', 'rufspiel'],
	contracts: {
		rufspiel: {
			...einzelspiel,
			sides: 'rufspiel',
			base: at(5, PAY),
			laufende: { from: at(3, PAY), most: 8 },
			tout: null,
			suits: ['eichel', 'laub', 'schell']
		},
		solo: { ...einzelspiel, laufende: { from: at(3, PAY), most: 8 }, suits: ALL_SUITS },
		wenz: unter,
		geier: ober,
		farbwenz: { ...unter, suits: ALL_SUITS },
		farbgeier: { ...ober, suits: ALL_SUITS },
		// The page names it ("Battle") and says neither how it is won nor what it costs.
		bettel: {
			...einzelspiel,
			base: at(20, ours('Bettel')),
			goal: 'keinStich',
			schneider: false,
			laufende: null,
			tout: null
		},
		// The page gives no price. As in the other books: (Solo + 8 Laufende) × 4.
		sie: {
			...einzelspiel,
			base: at(20, ours('Sie')),
			goal: 'hand',
			schneider: false,
			laufende: { from: at(3, ours('Sie')), most: 8 },
			laufendeHeld: 8,
			tout: null,
			factor: at(4, ours('Sie')),
			schuss: false
		}
	},
	augen: {
		won: at(61, RANKS),
		wonMuss: null,
		schneiderDeclarer: at(30, RANKS),
		schneiderOpponents: at(30, RANKS),
		lastSchuss: null
	},
	schneider: at(5, PAY),
	schwarz: at(5, PAY),
	laufender: at(5, PAY),
	rounding: null,
	cap: null,
	schuss: { factor: at(2, PLAY), names: ['Spritz', 'Spritz zurück'] },
	deckel: null,
	legen: null,
	nobodyPlays: 'passed',
	passedPays: at(10, PLAY),
	rufspielStock: { source: PLAY },
	stock: { family: 'muenchen', lostEinzelspiel: null, wonBy: null },
	mungo: null,
	bock: null,
	sieNotFirst: null,
	rounds: {},
	triggers: { level: null, lostEinzelspiel: null, allTricks: null },
	gardareiz: null,
	bockspiel: null,
	vergeben: null,
	verabhebt: null,
	falschKassiert: null,
	verratenPaysAlone: null,
	wrongCardLoses: null,
	foulPenalty: null,
	boughtHand: null,
	championshipShuffle: null,
	winningsToKasse: null,
	next: { passed: null, lostEinzelspiel: null, level: null, allTricks: null },
	sentences: {},
	fees: { evening: null, from: 1, championship: null, tournament: null },
	pots: {},
	points: null,
	words: {
		suits: { eichel: 'Eichel', laub: 'Gras', herz: 'Herz', schell: 'Schelln' },
		contracts: {
			rufspiel: 'Rufspiel',
			solo: 'Solo',
			wenz: 'Wenz',
			geier: 'Geier',
			farbwenz: 'Farbwenz',
			farbgeier: 'Farbgeier',
			bettel: 'Bettel',
			sie: 'Sie'
		},
		short: {},
		rounds: {},
		tout: 'Tout',
		deckel: 'Deckel',
		spritze: 'Spritz',
		stoeckle: 'Stöckle',
		terms: {},
		genders: {}
	}
};
