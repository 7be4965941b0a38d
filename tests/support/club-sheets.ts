import {
	A,
	C,
	D,
	called,
	counted,
	alone,
	across,
	NOBODY,
	ALONE,
	PRICES,
	without,
	NO_SCHUSS,
	POINTS,
	MUSS,
	ACROSS,
	plainAlone,
	herzSolo,
	type ClubSheet,
	type Stroke
} from './club-sheet.ts';

export const CLUB_SHEETS: readonly ClubSheet[] = [
	{
		name: 'Schafkopf-Verein',
		from: 'Bayerischer Schafkopf-Verein, Anhang E: Spieltarife (raschesspiele.de)',
		base: 'muenchen',
		strokes: [
			...PRICES(10, 50, 10),
			[NOBODY, NOBODY, 'Ramsch oder Mungo: jeder gegen jeden'],
			[NOBODY, 'Ramsch kostet', 20],
			[NOBODY, 'Wer zahlt', 'Der Höchste zahlt alle'],
			[NOBODY, 'Jungfrau', true],
			['Bettel im Einzelnen', 'Preis', 30]
		],
		games: [
			[called(), 10, 'der Grundwert'],
			[called({ schneider: true }), 20, '10 + 10'],
			[alone('solo', { schwarz: true }), 70, '50 + 10 + 10'],
			[alone('bettel'), 30, 'das Betteln'],
			[{ contract: 'mungo', losers: [D], jungfrau: [A] }, 40, 'die Jungfrau bekommt das Doppelte von 20']
		]
	},
	{
		name: 'Rainer und Klaus',
		from: 'Turnierregeln, Nr. 1, 4, 5 und 7 (krschafkopfen.de.tl)',
		base: 'schafkopfschule',
		strokes: [
			POINTS,
			...PRICES(1, 2, 1),
			['Tarif', 'Laufende zählen', false],
			NO_SCHUSS,
			MUSS,
			['Spiele', 'Farbwenz', true],
			...without('Sie'),
			...['Solo', 'Wenz', 'Farbwenz'].map((one): Stroke => [`${one} im Einzelnen`, 'Tout, wie viel', 4])
		],
		games: [
			// Points of the winner: what each of three pays, times three.
			[called({ schneider: true }), 2, '2 Punkte'],
			[called({ schwarz: true }), 3, '3 Punkte'],
			[alone('solo'), 2, '6 Punkte von dreien'],
			[alone('wenz', { schneider: true }), 3, '9 Punkte von dreien'],
			[alone('farbwenz', { tout: true }), 8, '24 Punkte von dreien']
		]
	},
	{
		name: 'Im SELF',
		from: 'Schafkopfturnier im SELF, 2022 (self-bar.de)',
		base: 'schafkopfschule',
		strokes: [
			POINTS,
			...PRICES(1, 5, 1),
			['Tarif', 'Laufende zählen', false],
			NO_SCHUSS,
			MUSS,
			[NOBODY, 'Wer muss, gewinnt ab', 60],
			['Preise nach Ausgang', `Preisliste für ${ALONE}`, true],
			['Preise nach Ausgang', `${ALONE}-Tout gewonnen`, 14],
			['Preise nach Ausgang', `${ALONE}-Tout verloren`, 14],
			['Sie im Einzelnen', 'Preis', 7]
		],
		games: [
			[alone('wenz', { schneider: true }), 6, '+18 / −6'],
			[alone('solo', { won: false, schwarz: true }), 7, '−21 / +7'],
			[alone('solo', { tout: true }), 14, '+42 / −14'],
			[{ contract: 'sie', declarer: A }, 28, '+84 / −28'],
			[counted(60, { muss: true }), 1, 'ein Muss-Spiel ist mit 60 gewonnen']
		]
	},
	{
		name: 'Donau-Ries',
		from: 'Schafkopfcup, Turnierregeln 2019/2020, Nr. 1, 3 bis 5 (donauries-schafkopfcup.de)',
		base: 'muenchen',
		strokes: [
			...PRICES(10, 50, 10),
			NO_SCHUSS,
			ACROSS,
			[NOBODY, 'Kreuz', 10],
			...without('Geier', 'Farbwenz', 'Farbgeier', 'Bettel')
		],
		games: [
			[called({ schwarz: true }), 30, '10 + 10 + 10'],
			[alone('solo', { laufende: 3 }), 80, '50 + 3 × 10'],
			[alone('wenz', { won: false, schneider: true }), 60, '50 + 10'],
			[alone('solo', { tout: true }), 100, 'doppelt, ohne Schneider und Schwarz'],
			[across({ won: false }), 10, 'über Kreuz, wie ein Rufspiel']
		]
	},
	{
		name: 'Großreuth',
		from: 'Schafkopfturnier, Regeln und Punktewertung (grossreuth.de)',
		base: 'schafkopfschule',
		strokes: [
			POINTS,
			...PRICES(1, 2, 1),
			['Tarif', 'Laufende zählen', false],
			['Gewonnen, Schneider, Schwarz', 'Spieler Schneider unter', 30],
			NO_SCHUSS,
			MUSS,
			...without('Sie'),
			...['Solo', 'Wenz'].map((one): Stroke => [`${one} im Einzelnen`, 'Tout, wie viel', 4])
		],
		games: [
			[counted(60), 1, 'mit 60 verloren, ohne Schneider'],
			[counted(29), 2, 'mit 29 Schneider'],
			[counted(30), 1, 'mit 30 nicht mehr'],
			[alone('solo', { schwarz: true }), 4, '12 / je 4'],
			[alone('solo', { won: false, tout: true }), 8, '24 / je 8']
		]
	},
	{
		name: 'Niederfüllbach',
		from: 'TSG Niederfüllbach, Turnier 2024, §§ 2, 4, 8 bis 13 und 15 (schafkopfrennen.de)',
		base: 'muenchen',
		strokes: [
			...PRICES(5, 20, 5),
			['Tarif', 'Laufende ab', 2],
			['Tarif', 'Laufende beim Wenz ab', 2],
			['Gewonnen, Schneider, Schwarz', 'Spieler Schneider unter', 31],
			['Gewonnen, Schneider, Schwarz', 'Gegner Schneider unter', 31],
			...plainAlone(20),
			NO_SCHUSS,
			ACROSS,
			[NOBODY, 'Kreuz', 5],
			...without('Farbwenz', 'Farbgeier', 'Bettel', 'Sie'),
			['Rufspiel im Einzelnen', 'Laufende höchstens', 4],
			['Solo im Einzelnen', 'Laufende höchstens', 4],
			...herzSolo(30)
		],
		games: [
			[called({ schneider: true }), 10, 'Rufspiel 5, mit Schneider 10'],
			[called({ laufende: 2 }), 15, '5 + 10 für zwei Laufende'],
			[alone('solo', { schneider: true, laufende: 4 }), 40, '20 + 20; Schneider zählt nur beim Rufspiel'],
			[alone('eigen1', { laufende: 2 }), 40, 'Herz-Solo 30 + 10 für zwei Laufende'],
			[alone('geier', { tout: true }), 40, 'Tout: 20 × 2']
		]
	},
	{
		name: 'Oberwallenstadt',
		from: 'TV Oberwallenstadt, Regeln des Preisschafkopfs (expydoc.com)',
		base: 'muenchen',
		strokes: [
			...PRICES(5, 20, 5),
			['Tarif', 'Laufende ab', 2],
			['Tarif', 'Laufende beim Wenz ab', 2],
			['Gewonnen, Schneider, Schwarz', 'Spieler Schneider unter', 31],
			...plainAlone(20),
			NO_SCHUSS,
			ACROSS,
			[NOBODY, 'Kreuz', 5],
			['Bettel im Einzelnen', 'Preis', 20],
			...without('Farbwenz', 'Farbgeier', 'Sie'),
			...herzSolo(25)
		],
		games: [
			[called({ schwarz: true }), 15, 'Farbspiel Schwarz 15'],
			[counted(30), 10, 'schneiderfrei erst mit 31'],
			[alone('bettel', { won: false }), 20, 'Bettel 20'],
			[alone('eigen1', { laufende: 2 }), 35, 'Herz-Solo 25 + 2 × 5'],
			[alone('wenz', { tout: true }), 40, 'Tout doppelt: 20 × 2']
		]
	},
	{
		// The app has a book of that name.
		name: 'Schafkopfrennen',
		from: 'Kulturverein Heilsbronn, Schafkopfrennen 2008, Regeln und Punktevergabe (kulturverein-heilsbronn.de)',
		base: 'schafkopfschule',
		strokes: [
			POINTS,
			...PRICES(1, 4, 1),
			['Tarif', 'Laufende ab', 3],
			['Tarif', 'Laufende beim Wenz ab', 3],
			['Gewonnen, Schneider, Schwarz', 'Spieler Schneider unter', 30],
			NO_SCHUSS,
			ACROSS,
			[NOBODY, 'Kreuz', 1],
			...without('Sie'),
			['Rufspiel im Einzelnen', 'Laufende höchstens', 4],
			['Solo im Einzelnen', 'Laufende höchstens', 4]
		],
		games: [
			[called({ schwarz: true }), 3, 'Schwarz: 3 Punkte'],
			[counted(30), 1, 'mit 30 schneiderfrei'],
			[alone('solo', { laufende: 4 }), 8, '4 und je Bauer 1'],
			[alone('wenz', { won: false, laufende: 3 }), 7, '4 und je Wenzen 1'],
			[across({ schneider: true }), 2, 'über Kreuz wie ein einfaches Spiel']
		]
	},
	{
		name: 'Münchsmünster',
		from: 'Qualifikationsturnier Münchsmünster 2009, Spielregeln (schafkopf-turniere.de)',
		base: 'muenchen',
		strokes: [
			POINTS,
			...PRICES(1, 2, 1),
			['Tarif', 'Laufende zählen', false],
			['Gewonnen, Schneider, Schwarz', 'Spieler Schneider unter', 31],
			NO_SCHUSS,
			ACROSS,
			[NOBODY, 'Kreuz', 1],
			...without('Farbwenz', 'Farbgeier', 'Bettel'),
			...['Solo', 'Wenz', 'Geier'].map((one): Stroke => [`${one} im Einzelnen`, 'Tout, wie viel', 3])
		],
		games: [
			[counted(30), 2, 'schneiderfrei erst mit 31'],
			[alone('geier', { schwarz: true }), 4, '12 Punkte, je 4'],
			[alone('wenz', { tout: true }), 6, 'Tout: 18 Punkte, je 6'],
			[{ contract: 'sie', declarer: A }, 8, '„Sie“: 24 Punkte, je 8'],
			[across({ won: false }), 1, 'über Kreuz wie ein Rufspiel']
		]
	},
	{
		name: 'Sauspiel',
		from: 'Die Spielabrechnung, Tarif 10-20-50 (sauspiel.de)',
		base: 'muenchen',
		strokes: [
			...PRICES(20, 50, 10),
			['Doppeln', 'Wie das Verdoppeln heißt', 'Kontra, Re'],
			['Doppeln', 'Klopfen, Legen oder Deckel', true],
			['Doppeln', 'Wie das heißt', 'Klopfer'],
			[NOBODY, NOBODY, 'Zusammenwerfen, der Nächste gibt']
		],
		games: [
			[called(), 20, 'der Grundtarif'],
			[called({ deckel: [C] }), 40, 'ein Klopfer: × 2'],
			[called({ deckel: [C, D] }), 80, 'zwei: × 4'],
			[alone('solo', { won: false, schuss: 1 }), 100, '50, Kontra: × 2'],
			[alone('wenz', { schneider: true, deckel: [A] }), 120, '(50 + 10) × 2']
		]
	},
	{
		name: 'ProHof',
		from: 'Schafkopfturnier, die Regeln (pro-hof.de)',
		base: 'muenchen',
		strokes: [
			POINTS,
			...PRICES(10, 30, 10),
			['Tarif', 'Laufende ab', 1],
			['Tarif', 'Laufende beim Wenz ab', 1],
			['Gewonnen, Schneider, Schwarz', 'Spieler Schneider unter', 31],
			NO_SCHUSS,
			ACROSS,
			[NOBODY, 'Kreuz', 10],
			...without('Geier', 'Farbwenz', 'Farbgeier', 'Bettel', 'Sie'),
			['Wenz im Einzelnen', 'Preis', 20],
			...['Solo', 'Wenz'].flatMap((one): readonly Stroke[] => [
				[`${one} im Einzelnen`, 'Tout', 'kostet dazu'],
				[`${one} im Einzelnen`, 'Tout, wie viel', 20]
			])
		],
		games: [
			[across({ laufende: 1 }), 20, 'über Kreuz 10 + 10, Laufende ab dem ersten'],
			[called({ laufende: 2 }), 30, '10 + 2 × 10'],
			[alone('wenz', { schneider: true, laufende: 1 }), 40, '20 + 10 + 10'],
			[alone('solo', { won: false, laufende: 3 }), 60, '30 + 3 × 10'],
			[alone('solo', { schwarz: true }), 50, '30 + 10 + 10']
		]
	}
];
