import type { Book, ContractRule, Figure } from '../book.ts';

const at = (value: number, source: string): Figure => ({ value, source });

/** What Solo, Wenz and their kin have in common. */
const einzelspiel = {
	sides: 'einzelspiel',
	goal: 'augen',
	schneider: true,
	laufendeHeld: 0,
	factor: null,
	schuss: true,
	suits: [],
	place: 'always',
	// §4.4: with no Deckel out, a Tout may be played all the same.
	withoutDeckel: 'tout'
} as const satisfies Partial<ContractRule>;

// §4 and §5.5 name Geier, Farbwenz and Farbgeier without a price, a minimum of Laufende or a Tout: taken as the Wenz,
// whose trumps they vary (one rank of Buben, so at most four Laufende).
const likeWenz = {
	...einzelspiel,
	base: at(25, '§5.5'),
	laufende: { from: at(2, '§4.2.2'), most: 4 },
	tout: at(2, '§4.2.3'),
	place: 'specialRounds'
} as const satisfies ContractRule;

/** Schafkopf-Freunde Allgäu, the rules of June 2024. Paragraphs are the source's own chapter numbers. */
export const allgaeu: Book = {
	id: 'allgaeu',
	name: 'Allgäu',
	edition: 'Juni 2024',
	unit: { cents: 1, agreed: false },
	// §4, with §4's list for the special rounds
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
			tout: at(2, '§4.2.3'),
			suits: ['herz', 'eichel', 'laub', 'schell']
		},
		wenz: {
			...einzelspiel,
			base: at(25, '§4.2.2'),
			laufende: { from: at(2, '§4.2.2'), most: 4 },
			tout: at(2, '§4.2.3')
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
		schneiderDeclarer: at(30, '§2.2'),
		schneiderOpponents: at(30, '§2.2'),
		lastSchuss: { source: '§6.2' }
	},
	schneider: at(5, '§6.1'),
	schwarz: at(5, '§6.1'),
	laufender: at(5, '§6.1'),
	schuss: { factor: at(2, '§6.1'), names: ['Schuss', 'Re', 'Bock', 'Hirsch'] },
	deckel: { factor: at(2, '§4.4'), rule: { source: '§4.4' } },
	nobodyPlays: 'mungo',
	mungo: {
		spritze: at(2, '§6.2'),
		ties: { source: '§4.3.2' },
		durchmarsch: { source: '§4.3.2' },
		hinleger: { source: '§8.6' },
		roundUpTo: 10
	},
	bockspiel: at(2, '§8.4'),
	vergeben: { first: at(50, '§8.1'), further: at(100, '§8.1') },
	verabhebt: { first: at(50, '§8.2'), further: at(100, '§8.2') },
	falschKassiert: { source: '§6.3' },
	winningsToKasse: { source: '§10' },
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
		tout: 'Tout',
		deckel: 'Deckel',
		spritze: 'Spritze'
	}
};
