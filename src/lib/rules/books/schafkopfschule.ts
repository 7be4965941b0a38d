import { at, type Book, type ContractRule, ours, twice } from '../book.ts';

const common = {
	goal: 'augen',
	schneider: true,
	laufendeHeld: 0,
	factor: null,
	schuss: true,
	place: 'always',
	withoutDeckel: 'yes'
} as const satisfies Partial<ContractRule>;

/** Schafkopfschule e.V., 29 March 2007. The tournament (chapter 5) is a championship of its own. */
export const schafkopfschule: Book = {
	id: 'schafkopfschule',
	name: 'Schafkopfschule',
	edition: 'März 2007',
	parent: null,
	// 4.2.1: amounts are in units, "for example: 10 cents"; the players agree for each evening.
	unit: { cents: 10, agreed: true },
	order: ['sie', 'solo', 'wenz', 'rufspiel'],
	contracts: {
		rufspiel: {
			...common,
			sides: 'rufspiel',
			base: at(1, '§4.2.4'),
			laufende: { from: at(3, '§4.2.2'), most: 14 },
			tout: null,
			suits: ['eichel', 'laub', 'schell']
		},
		solo: {
			...common,
			sides: 'einzelspiel',
			base: at(5, '§4.2.4'),
			laufende: { from: at(3, '§4.2.2'), most: 14 },
			tout: twice('§4.2.4'),
			suits: ['eichel', 'laub', 'herz', 'schell']
		},
		wenz: {
			...common,
			sides: 'einzelspiel',
			base: at(5, '§4.2.4'),
			laufende: { from: at(2, '§4.2.2'), most: 4 },
			tout: twice('§4.2.4'),
			suits: []
		},
		// 2.9 names it and 4.2 gives no price. As in the other books: (Solo + 8 Laufende) × 4.
		sie: {
			...common,
			sides: 'einzelspiel',
			base: at(5, ours('Sie')),
			goal: 'hand',
			schneider: false,
			laufende: { from: at(3, ours('Sie')), most: 8 },
			laufendeHeld: 8,
			tout: null,
			factor: at(4, ours('Sie')),
			schuss: false,
			suits: []
		}
	},
	augen: {
		won: at(61, '§4.1.2'),
		wonMuss: null,
		// 4.1.3: the declarer's side is Schneider with up to 30 Augen, the opponents with up to 29.
		schneiderDeclarer: at(31, '§4.1.3'),
		schneiderOpponents: at(30, '§4.1.3'),
		// 3.3.4: the declarer wins with 61, whatever was doubled.
		lastSchuss: null
	},
	schneider: at(1, '§4.2.4'),
	// 4.2.4 says two units in all; one of them is the Schneider's.
	schwarz: at(1, '§4.2.4'),
	laufender: at(1, '§4.2.4'),
	rounding: null,
	cap: null,
	schuss: { factor: at(2, '§4.2.4'), names: ['Contra', 'Retour'] },
	deckel: null,
	legen: null,
	nobodyPlays: 'passed',
	passedPays: null,
	rufspielStock: null,
	stock: { family: 'schafkopfschule', lostEinzelspiel: null, wonBy: null },
	mungo: null,
	bock: null,
	sieNotFirst: { source: '§2.9.1' },
	rounds: {},
	triggers: { level: null, lostEinzelspiel: null, allTricks: null },
	gardareiz: null,
	bockspiel: null,
	vergeben: null,
	verabhebt: null,
	falschKassiert: { source: '§4.2.3' },
	verratenPaysAlone: null,
	wrongCardLoses: null,
	foulPenalty: { source: '§3.4.17' },
	boughtHand: null,
	championshipShuffle: { source: '§5.2.6' },
	winningsToKasse: null,
	// 5: points count for each opponent, so the winner of an Einzelspiel gets three times what each other loses. A Sie: 2 × 4.
	next: { passed: null, lostEinzelspiel: null, level: null, allTricks: null },
	sentences: {},
	fees: { evening: null, from: 1, championship: null, tournament: null },
	pots: {},
	points: {
		source: '§5.2.7',
		contracts: {
			rufspiel: at(1, '§5.2.7'),
			solo: at(2, '§5.2.7'),
			wenz: at(2, '§5.2.7'),
			sie: at(2, '§5.2.7')
		},
		schneider: at(1, '§5.2.7'),
		schwarz: at(1, '§5.2.7'),
		laufender: at(0, '§5.2.8'),
		tout: at(3, '§5.2.7'),
		schuss: false,
		roundUpTo: 1
	},
	words: {
		suits: { eichel: 'Eichel', laub: 'Gras', herz: 'Herz', schell: 'Schellen' },
		contracts: { rufspiel: 'Rufspiel', solo: 'Solo', wenz: 'Wenz', sie: 'Sie' },
		short: {},
		rounds: {},
		tout: 'Tout',
		deckel: 'Deckel',
		spritze: 'Spritze',
		stoeckle: 'Stöckle',
		terms: {},
		genders: {}
	}
};
