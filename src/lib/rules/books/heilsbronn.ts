import { at, type Book, type ContractRule, ours } from '../book.ts';

// The sheet's rules are a list without numbers: they are counted here as they stand. Prices and the fee stand under headings.
const PRICES = 'Punktevergabe';

const common = {
	goal: 'augen',
	laufendeHeld: 0,
	tout: null,
	factor: null,
	schuss: false,
	suits: [],
	place: 'always',
	withoutDeckel: 'yes'
} as const satisfies Partial<ContractRule>;

/** Rule 9: of the Ober at most four, and so of the Unter; "ab drei … je 1 Punkt" stands at Solo and Wenz. */
const four = (from: string) => ({ from: at(3, from), most: 4 });

/** Rules of a tournament that two federations held together: points alone, no doubling, and nobody passes a hand. */
export const heilsbronn: Book = {
	id: 'heilsbronn',
	name: 'Heilsbronn',
	edition: 'Dezember 2008',
	parent: null,
	unit: { cents: 1, agreed: false, points: true },
	order: ['solo', 'wenz', 'rufspiel', 'kreuz'],
	contracts: {
		rufspiel: {
			...common,
			sides: 'rufspiel',
			base: at(1, PRICES),
			schneider: true,
			laufende: four(ours('Laufende')),
			suits: ['eichel', 'laub', 'schell']
		},
		// "wird über Kreuz gespielt", and no price: as the plain game, which two play against two as well.
		kreuz: {
			...common,
			sides: 'kreuz',
			base: at(1, ours('Kreuz')),
			schneider: true,
			laufende: four(ours('Kreuz'))
		},
		// Schneider and Schwarz stand at the plain game alone.
		solo: {
			...common,
			sides: 'einzelspiel',
			base: at(4, PRICES),
			schneider: false,
			laufende: four(PRICES),
			suits: ['eichel', 'laub', 'herz', 'schell']
		},
		wenz: {
			...common,
			sides: 'einzelspiel',
			base: at(4, PRICES),
			schneider: false,
			laufende: four(PRICES)
		}
	},
	augen: {
		won: at(61, 'Regel 6'),
		wonMuss: null,
		// "generell": the declarer's side as its opponents.
		schneiderDeclarer: at(30, 'Regel 6'),
		schneiderOpponents: at(30, 'Regel 6'),
		lastSchuss: null
	},
	schneider: at(1, PRICES),
	// "Schwarz: 3 Punkte" in all; one of them is the game's, one the Schneider's.
	schwarz: at(1, PRICES),
	laufender: at(1, PRICES),
	rounding: null,
	cap: null,
	schuss: { factor: at(2, 'Regel 7'), names: [] },
	deckel: null,
	legen: null,
	nobodyPlays: 'kreuz',
	// The sheet does not say whose side is then the playing one.
	muss: { source: ours('Kreuz'), who: 'first' },
	passedPays: null,
	rufspielStock: null,
	stock: { family: 'heilsbronn', lostEinzelspiel: null, wonBy: null },
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
	fees: { evening: null, from: 1, championship: null, tournament: at(1000, 'Gebühr') },
	pots: {},
	points: null,
	words: {
		suits: { eichel: 'Eichel', laub: 'Gras', herz: 'Herz', schell: 'Schellen' },
		contracts: { rufspiel: 'Sauspiel', kreuz: 'Kreuz', solo: 'Solo', wenz: 'Wenz' },
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
