import { HOME, GANG, BOTH, type Decision } from './decision.ts';

export const rounds = {
	'rounds-queue': {
		books: BOTH,
		decided: 'rounds queue as they arose',
		says: /in der Reihenfolge, in der es entstanden ist/
	},
	'rounds.size': { books: BOTH, decided: 'a round keeps its length', says: /behält die Länge/ },
	'rounds.laid': {
		books: BOTH,
		decided: 'a Deckel laid in a round without',
		says: /in einer Runde ohne Deckel doch einer/
	},
	'round-length': {
		books: GANG,
		decided: 'how long a round is',
		says: /so viele Spiele, wie Spieler am Tisch sitzen/
	},
	'level.inside': {
		books: BOTH,
		decided: '60:60 and 30:90 by either side, inside a Bockrunde too',
		says: /welche Partei auch.*auch mitten in einer solchen Runde/
	},
	'allTricks.hand': {
		books: BOTH,
		decided: 'a Sie opens no Mungorunde',
		says: /Ein Sie? öffnet keine Mungorunde/
	},
	'mungorunde-day': {
		books: HOME,
		decided: 'what belongs to one day, on which only the first Mungorunde is compulsory',
		says: /früherer Tisch mit demselben Datum/
	},
	'mungorunde-which': {
		books: HOME,
		decided: 'which Mungorunde becomes a geschobene',
		says: /die ein Spiel eröffnet hat und von der noch keines gespielt ist/
	},
	'gardareiz.most': { books: HOME, decided: 'the highest bid is 120', says: /Höher als 120/ },
	'gardareiz.cap': { books: BOTH, decided: '2 € are the most that is paid in', says: /höchstens eingezahlt/ },
	'gardareiz.schneider': { books: BOTH, decided: 'only who lost can be Schneider', says: /Schneider .* nur/ },
	'gardareiz.anyWon': {
		books: BOTH,
		decided: 'by agreement any won game takes the Stock',
		says: /jedes Spiel, das sein Spieler gewinnt/
	},
	'gardareiz-pays': {
		books: BOTH,
		decided: 'paying in stays with the lost Herz-Solo',
		says: /Einzahlen muss weiter nur/,
		printed: 'gardareiz.anyWon'
	},
	'gardareiz.length': {
		books: BOTH,
		decided: 'without a Stock it lasts a round',
		says: /Ohne Geld im Stock dauert sie eine Runde/
	},
	'gardareiz-longer': {
		books: BOTH,
		decided: 'a Stock that arises in it lengthens it',
		says: /so geht sie weiter, bis es gewonnen ist/,
		printed: 'gardareiz.length'
	},
	'gardareiz.nobody': { books: BOTH, decided: 'nobody bids', says: /Reizt keiner/ },
	'gardareiz.tout': { books: BOTH, decided: 'a Tout', says: /Das Solo darf auch als (Tout|Durch)/ },
	'stoeckle-once': { books: BOTH, decided: 'none is played twice', says: /nicht noch einmal ansagen/ },
	'stoeckle-tout': {
		books: BOTH,
		decided: 'the Stöckle of a Tout, and none of a Sie',
		says: /Ein (Tout|Durch) kostet das St(ö|e)ckle seines Spiels, ein Sie? keines/,
		printed: 'stoeckle-once'
	},
	'stoeckle-mungo': {
		books: BOTH,
		decided: 'who uses his Stöckle for a Mungo announces it',
		says: /einen Mungo sagt an, wer/,
		printed: 'stoeckle-once'
	},
	'rimini-head': {
		books: BOTH,
		decided: 'Einzelspiele double and no Deckel, against "Standardregeln"',
		says: /Auch hier sind Einzelspiele Bockspiele, und gespielt wird ohne Deckel/
	},
	'last-round-once': {
		books: GANG,
		decided: 'the Abschlussrunde is itself a Mungorunde',
		says: /Sie ist selbst eine Mungorunde/
	}
} as const satisfies Readonly<Record<string, Decision>>;
