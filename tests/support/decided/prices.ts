import { GANG, BOTH, SCHOOL, MUNICH, OTHERS, SHEET, type Decision } from './decision.ts';

/** Base, surcharges, Laufende, Tout and Sie. */
export const prices = {
	'foreword-sum': { books: BOTH, decided: 'the foreword’s figure has Billiarden', says: /99,65 Billiarden/ },
	'no-price': {
		books: BOTH,
		decided: 'Geier, Farbwenz, Farbgeier cost what an Einzelspiel costs',
		says: /Geier, Farbwenz und Farbgeier kosten/
	},
	'no-price-laufende': {
		books: BOTH,
		decided: 'their Laufende count from two, and there is a Tout of them',
		says: /Laufende zählen (ab zwei )?wie im Wenz.*auch einen (Tout|Durch)/,
		printed: 'no-price'
	},
	gargaraz: { books: GANG, decided: 'what Gargaraz costs', says: /ohne Laufende und ohne Durch/ },
	'gargaraz-owed': { books: GANG, decided: 'nobody owes it', says: /schuldet keiner/, printed: 'gargaraz' },
	'laufende-side': {
		books: BOTH,
		decided: 'Laufende count whoever holds them and whoever wins',
		says: /Laufende zählen, gleich welche Partei/
	},
	'sie-more': {
		books: BOTH,
		decided: 'a Sie is always won; no Schuss, but Deckel and Bock count',
		says: /Gewonnen ist er immer\. Ein Schuss geht nicht; Deckel und Bock zählen mit/
	},
	'sie-price': {
		books: OTHERS,
		decided: 'a Sie costs a Solo with eight Laufende, four times; nobody doubles it',
		says: /Solo mit acht Laufenden.*vervierfacht.*(Contra geht nicht|Spritz gibt es darauf nicht)/
	},
	'tout-without': {
		books: MUNICH,
		decided: 'a Tout is base and Laufende, twice, without Schneider and Schwarz',
		says: /Schneider und Schwarz zählen im Tout nicht/
	},
	'no-bettel-tout': {
		books: MUNICH,
		decided: 'there is no Tout of a Bettel',
		says: /Bettel gibt es nicht als Tout/,
		printed: 'tout-without'
	},
	'bettel-goal': { books: MUNICH, decided: 'how a Bettel is won', says: /darf keinen Stich machen/ },
	'bettel-price': {
		books: MUNICH,
		decided: 'what a Bettel costs',
		says: /Er kostet den höheren Tarif/,
		printed: 'bettel-goal'
	},
	'tariff-alone': {
		books: MUNICH,
		decided: 'who plays alone pays the large tariff',
		says: /Den höheren kostet/
	},
	'tariffs-agreed': {
		books: MUNICH,
		decided: '5 and 20 cents where nothing is agreed',
		says: /Ohne Absprache sind es 5 und 20 Cent/,
		printed: 'tariff-alone'
	},
	'unit-agreed': {
		books: SCHOOL,
		decided: 'a unit is 10 cents where nothing is agreed',
		says: /Ohne Absprache sind es 0,10/,
		printed: 'unit.usual'
	},
	'schwarz-word': { books: MUNICH, decided: '"nicht gestochen" is called Schwarz', says: /nicht gestochen/ },
	'surcharges.settled': { books: [...MUNICH, ...SHEET], decided: 'who pays whom', says: /dreimal/ },
	'won.level': {
		books: MUNICH,
		decided: 'who doubled last changes nothing',
		says: /wer zuletzt verdoppelt hat/
	},
	translated: { books: SCHOOL, decided: 'the German words', says: /Die Vorlage ist englisch/ },
	'run-away': { books: SCHOOL, decided: 'four cards are enough to run away', says: /genügen vier Karten/ },
	'sie-first': {
		books: SCHOOL,
		decided: 'the very first game is an evening’s and a stage’s',
		says: /das erste jedes Abends und, im Turnier, jedes Durchgangs/
	},
	'foulPenalty.tout': { books: SCHOOL, decided: 'wrong play in a Tout, in money', says: /Bei einem Tout/ }
} as const satisfies Readonly<Record<string, Decision>>;

/** What the sheet of a tournament leaves to whoever knows the game. */
export const sheet = {
	'words.table': { books: SHEET, decided: 'the words', says: /Sauspiel und Kreuz/ },
	deal: { books: SHEET, decided: 'who deals, and how', says: /nach jedem Spiel gibt der Nächste/ },
	called: { books: SHEET, decided: 'the plain game is a Sauspiel', says: /heißt .* auch Sauspiel/ },
	'cross-who': {
		books: SHEET,
		decided: 'who plays when nobody wants to',
		says: /wer ausspielt, mit dem, der ihm gegenübersitzt/,
		printed: 'nobodyPlays.text'
	},
	'cross-price': { books: SHEET, decided: 'a Kreuz is a plain game', says: /zählt wie ein einfaches Spiel/ },
	'cross-won': {
		books: SHEET,
		decided: 'whose side needs 61 in a Kreuz',
		says: /61 Augen braucht die Partei, die ausspielt/,
		printed: 'cross-price'
	},
	'banned-more': {
		books: SHEET,
		decided: 'what "Rauslegen" is',
		says: /vor dem Spiel verdoppelt darum keiner/
	},
	'from-three': { books: SHEET, decided: 'Laufende of a Sauspiel', says: /erst ab drei/ },
	'rank-below': { books: SHEET, decided: 'a Sauspiel is below both', says: /unter beiden/ },
	places: { books: SHEET, decided: 'who has won', says: /meisten Punkte/ },
	'one-two-three': {
		books: SHEET,
		decided: '1, 2 and 3 in all',
		says: /1, mit Schneider 2 und mit Schwarz 3/
	},
	'alone-plain': {
		books: SHEET,
		decided: 'no Schneider where one plays alone',
		says: /zählen Schneider und Schwarz nichts/
	},
	'no-tout': { books: SHEET, decided: 'neither Tout nor Sie', says: /Einen Tout und einen Sie gibt es nicht/ }
} as const satisfies Readonly<Record<string, Decision>>;
