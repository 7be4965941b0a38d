import { at } from '#lib/rules/book.ts';
import type { Item, SaukopfBook, SaukopfContractRule } from './book-type.ts';

// Sepp Worsch, SAUKOPF, 2016. The source has no paragraphs, so `source` names its chapters.

const KOPFGELD = 'Kopfgeld berechnen';
const STRAFE = 'Grobschlächterstrafpunkte';

const item = (word: string, value: number, source: string): Item => ({ word, value, source });

const SUITS = ['eichel', 'laub', 'herz', 'schell'] as const;

const solo = {
	kind: 'solo',
	ramsch: null,
	trumpHands: 1,
	suits: [],
	card: false,
	penalty: null
} as const satisfies Partial<SaukopfContractRule>;
/** "Trümpfe: Schellen 10 (Grattler) OOOO UUUU A 10 K 9 8 7": 1 + 4 + 4 + 6. */
const paarhufer = { ramsch: null, trumps: 15, trumpHands: 2, suits: [], card: false, penalty: null } as const;
const rufspiel = { ...paarhufer, kind: 'rufspiel', card: true } as const;

// `trumps` limits the Laufende; `check.ts` also limits them by the cards that the side holds.
const contracts: SaukopfBook['contracts'] = {
	// The Ober, the Unter and the suit's six other cards.
	zucht: { ...solo, word: 'Zucht', trumps: 14, suits: SUITS, source: 'Zucht, Wutz, Hauer, Eber' },
	wutz: { ...solo, word: 'Wutz', trumps: 4, source: 'Zucht, Wutz, Hauer, Eber' },
	// The Unter and the suit's seven other cards.
	hauer: { ...solo, word: 'Hauer', trumps: 11, suits: SUITS, source: 'Zucht, Wutz, Hauer, Eber' },
	eber: { ...solo, word: 'Eber', trumps: 4, source: 'Zucht, Wutz, Hauer, Eber' },
	hybridschwein: { ...solo, word: 'Hybridschwein', trumps: 8, source: 'Hybridschwein' },
	// The Neuner, Achter and Siebener.
	ferkelparade: { ...solo, word: 'Ferkelparade', trumps: 12, source: 'Ferkelparade' },
	// The only trump "muss auf der Hand der Nichtspieler sein", so the declarer never has a Laufenden. Whether the opponents'
	// trump counts as one is entered as for any other game.
	knorpel: { ...solo, word: 'Knorpel', trumps: 1, trumpHands: 0, card: true, source: 'Knorpel' },
	// Laub as trump has the most: 3 of the Maschine, a Schlagtrumpf of 4, and 7 more of the suit (the eighth is the Haube).
	keiler: { ...solo, word: 'Keiler', trumps: 14, suits: SUITS, source: 'Keiler' },
	// The trumps are those of a Herz-Zucht. In a Ramsch Laufende do not count, so none can be entered.
	feigeSau: {
		...solo,
		word: 'Feige Sau',
		trumps: 0,
		source: 'Feige Sau',
		ramsch: { divisor: at(2, 'Gewinner ermitteln') }
	},
	// "Der Spieler muss danach unbedingt trumpffrei sein": only his partner holds trumps.
	schwarte: { ...paarhufer, kind: 'mastspiel', word: 'Schwarte', trumpHands: 1, source: 'Schwarte' },
	feigesMastschwein: {
		...paarhufer,
		kind: 'mastspiel',
		word: 'Feiges Mastschwein',
		trumps: 0,
		source: 'Feiges Mastschwein',
		ramsch: { divisor: at(1, 'Gewinner ermitteln') }
	},
	sauerei: { ...rufspiel, word: 'Sauerei', suits: ['eichel', 'laub', 'schell'], source: 'Sauerei' },
	unreineSauerei: {
		...rufspiel,
		word: 'Unreine Sauerei',
		suits: ['herz'],
		source: 'Unreine Sauerei',
		penalty: 'stallgeruch'
	},
	grosskopferter: {
		...rufspiel,
		word: 'Großkopferter',
		suits: SUITS,
		source: 'Großkopferter',
		penalty: 'bolzenschuss'
	}
};

/** Saukopf, a game of its own on the same cards: bidding, points, three or four players. */
export const saukopf: SaukopfBook = {
	id: 'saukopf',
	name: 'Saukopf',
	parent: null,
	edition: '2016',
	order: [
		...(['zucht', 'feigeSau', 'hauer', 'keiler', 'eber', 'wutz', 'hybridschwein'] as const),
		...(['ferkelparade', 'knorpel', 'schwarte', 'feigesMastschwein'] as const),
		...(['sauerei', 'unreineSauerei', 'grosskopferter'] as const)
	],
	contracts,
	bid: { least: 1, most: 120, source: 'Grunzen' },
	goal: { source: 'Gewinner ermitteln' },
	kopfgeld: {
		sieg: item('Sieg', 2, KOPFGELD),
		huftritt: item('Huftritt', 2, KOPFGELD),
		gegenhieb: item('Gegenhieb', 2, KOPFGELD),
		offen: item('Offen', 1, KOPFGELD),
		schneider: item('Schneider', 1, KOPFGELD),
		schwarz: item('Schwarz', 1, KOPFGELD),
		ohne: item('Ohne', 1, KOPFGELD),
		gluecksschwein: item('Glücksschwein', -1, KOPFGELD),
		saukopf: item('Saukopf', 1, KOPFGELD),
		mueller: item('Müller', 1, KOPFGELD),
		floor: { word: 'Kopfgeld nie unter 0', source: KOPFGELD }
	},
	schneiderUnder: at(30, KOPFGELD),
	// "Mit 4 oder mehr Laufenden gewonnen"
	gluecksschweinFrom: at(4, KOPFGELD),
	penalties: {
		quieker: item('Quieker', 1, STRAFE),
		stallgeruch: item('Stallgeruch', 1, STRAFE),
		rauborstigkeit: item('Rauborstigkeit', 1, STRAFE),
		bolzenschuss: item('Bolzenschuss', 2, STRAFE),
		trogsauger: item('Trogsauger', 2, STRAFE),
		haxnspalter: item('Haxnspalter', 3, STRAFE)
	},
	// "ab Gebot 75". Schwarz "überbietet die Augenzahl 120", so it is above that as well.
	rauborstigFrom: at(75, STRAFE),
	winningsToKasse: null,
	words: {
		suits: { eichel: 'Eichel', laub: 'Gras', herz: 'Herz', schell: 'Schellen' },
		stellungen: { aufschlag: 'mit Aufschlag', hinterhalt: 'im Hinterhalt' },
		schwarz: 'Schwarz',
		offen: 'Offen',
		spiess: 'am Spieß',
		huftritt: 'Huftritt',
		gegenhieb: 'Gegenhieb',
		trog: 'mit Trog',
		saukopf: 'Saukopf',
		mueller: 'Müller',
		unecht: 'unechter Paarhufer'
	}
};
