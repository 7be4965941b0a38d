import { beside, besideOfThree, type SourceExample } from './saukopf-bills.ts';

// What was played in the source's fifteen examples. Where it gives no result one is assumed, and marked.

const AUGEN = 'das Ergebnis nennt die Vorlage hier nicht, es ist angenommen';
const SOLO = 'Spiel und Ergebnis nennt die Vorlage hier nicht, sie sind angenommen';

const zucht = { contract: 'zucht', suit: 'eichel' } as const;
const sepp = {
	contract: 'grosskopferter',
	card: 'Gras Ober',
	bid: 80,
	augen: 77,
	saukopf: ['declarer'],
	mueller: 'declarer'
} as const;
const zenzi = { contract: 'unreineSauerei', suit: 'herz', bid: 95 } as const;
const schellenHauer = { contract: 'hauer', suit: 'schell', bid: 61, won: true } as const;

/** Which bills stand with which example, by the name of its maker. */
export const EXAMPLES: Readonly<Record<string, readonly SourceExample[]>> = {
	grunzereien: [
		{
			slot: 'bid',
			label: 'D mit einem Eber: 120 geboten, 119 erreicht',
			players: ['D', 'A', 'B', 'C'],
			game: { contract: 'eber', bid: 120, augen: 119 },
			assumed: SOLO
		},
		{
			slot: 'schwarz',
			label: 'B mit einem Eber: Schwarz geboten, alle Stiche gemacht',
			players: ['B', 'A', 'C', 'D'],
			game: { contract: 'eber', bid: 'schwarz', augen: 120, schwarz: true },
			assumed: SOLO
		}
	],
	hauerUnter: [
		{
			slot: 'taken',
			label: 'Trog genommen, Mit 1, gewonnen',
			players: besideOfThree('Spieler'),
			game: { ...schellenHauer, trog: true, laufende: { side: 'declarer', count: 1 } },
			assumed: AUGEN
		},
		{
			slot: 'left',
			label: 'Trog liegen gelassen, Ohne 1, gewonnen',
			players: besideOfThree('Spieler'),
			game: { ...schellenHauer, trog: false, laufende: { side: 'opponents', count: 1 } },
			assumed: AUGEN
		}
	],
	feigeSau: [
		{
			slot: 'won',
			label: '95 geboten, Kati 12 Augen, die anderen 12, 40 und 56',
			players: beside('Kati'),
			game: feige(95, [12, 12, 40, 56], 'Kati'),
			assumed: AUGEN
		},
		{
			slot: 'lost',
			label: '95 geboten, Kati 13 Augen, die anderen 20, 40 und 47',
			players: beside('Kati'),
			game: feige(95, [13, 20, 40, 47], 'Kati'),
			assumed: AUGEN
		}
	],
	mastschwein: [
		{
			slot: 'won',
			label: '95 geboten, Simmerl 10 und der Partner 15 Augen, die anderen 15 und 80',
			players: beside('Simmerl', 'Partner'),
			game: mast([10, 15, 15, 80]),
			together: true,
			assumed: AUGEN
		},
		{
			slot: 'lost',
			label: '95 geboten, Simmerl 11 und der Partner 15 Augen, die anderen 15 und 79',
			players: beside('Simmerl', 'Partner'),
			game: mast([11, 15, 15, 79]),
			together: true,
			assumed: AUGEN
		}
	],
	nullAugen: [
		{
			slot: 'won',
			label: '95 geboten, der Spieler 0 Augen in einem Stich, die anderen 0, 50 und 70',
			players: beside('Spieler'),
			game: feige(95, [0, 0, 50, 70], 'Spieler'),
			assumed: AUGEN
		},
		{
			slot: 'schwarz',
			label: 'Schwarz geboten, dasselbe Ende',
			players: beside('Spieler'),
			game: feige('schwarz', [0, 0, 50, 70], 'Spieler'),
			assumed: AUGEN
		}
	],
	keilerTruempfe: [
		{
			slot: 'won',
			label: 'Der Spieler hat die vier höchsten, bis zur Haube, und gewinnt',
			players: beside('Spieler'),
			game: {
				contract: 'keiler',
				suit: 'herz',
				bid: 61,
				won: true,
				laufende: { side: 'declarer', count: 4 }
			},
			assumed: AUGEN
		}
	],
	rauborstig: [
		{
			slot: 'lost',
			label: 'Schwarte, 75 geboten, verloren',
			players: ['Simmerl', 'Reiner', 'Kati', 'Vroni'],
			game: { contract: 'schwarte', bid: 75, won: false },
			together: true
		}
	],
	otto: [
		{
			slot: 'lost',
			label: 'Zucht, offen, verloren',
			players: beside('Otto'),
			game: { ...zucht, bid: 61, offen: true, won: false }
		}
	],
	alois: [
		{
			slot: 'won',
			label: 'Feige Sau im Hinterhalt, 85 geboten, ohne Stich gewonnen',
			players: beside('Alois'),
			game: { contract: 'feigeSau', bid: 85, stellung: 'hinterhalt', schwarz: true, won: true }
		}
	],
	sepp: [
		{
			slot: 'lost',
			label: 'Großkopferter, 80 geboten, 77 erreicht, Saukopf und Müller bei den Spielern',
			players: beside('Sepp', 'Mitspieler'),
			game: sepp,
			together: true
		}
	],
	negativ: [
		{
			slot: 'lost',
			label: 'Dasselbe, und die Nichtspieler haben 4 Laufende',
			players: beside('Sepp', 'Mitspieler'),
			game: { ...sepp, laufende: { side: 'opponents', count: 4 } },
			together: true
		}
	],
	zenzi: [
		{
			slot: 'lost',
			label: 'Unreine Sauerei am Spieß mit Aufschlag, 95 geboten, 93 erreicht, 4 Laufende',
			players: beside('Zenzi', 'Girgl'),
			game: {
				...zenzi,
				augen: 93,
				spiess: true,
				stellung: 'aufschlag',
				laufende: { side: 'declarer', count: 4 }
			},
			together: true
		}
	],
	unecht: [
		{
			slot: 'lost',
			label: 'Unechte Unreine Sauerei, 95 geboten, verloren, 2 Laufende',
			players: beside('Zenzi'),
			game: { ...zenzi, won: false, laufende: { side: 'declarer', count: 2 } }
		}
	],
	hansi: [
		{
			slot: 'lost',
			label: 'Hybridschwein mit Trog, verloren',
			players: besideOfThree('Hansi'),
			game: { contract: 'hybridschwein', bid: 61, trog: true, won: false }
		}
	],
	bert: [
		{
			slot: 'won',
			label: 'Eichel-Hauer ohne Trog, Ohne 1, gewonnen',
			players: besideOfThree('Bert'),
			game: {
				contract: 'hauer',
				suit: 'eichel',
				bid: 61,
				trog: false,
				won: true,
				laufende: { side: 'opponents', count: 1 }
			}
		}
	]
};

function feige(bid: number | 'schwarz', augen: readonly number[], name: string): SourceExample['game'] {
	return { contract: 'feigeSau', bid, augen: named(beside(name), augen) };
}

function mast(augen: readonly number[]): SourceExample['game'] {
	return { contract: 'feigesMastschwein', bid: 95, augen: named(beside('Simmerl', 'Partner'), augen) };
}

function named(players: readonly string[], augen: readonly number[]): Record<string, number> {
	return Object.fromEntries(players.map((player, i) => [player, augen[i] ?? 0]));
}
