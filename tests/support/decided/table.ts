import { HOME, GANG, BOTH, MUNICH, OF_FOUR, ALL_SCHAFKOPF, WITH_DEALS, type Decision } from './decision.ts';

/** Who deals, what may be played, who settles; what goes wrong. */
export const table = {
	'deal-next': {
		books: BOTH,
		decided: 'the deal passes on clockwise',
		says: /Nach jedem Spiel gibt der Nächste/
	},
	'order-more': {
		books: BOTH,
		decided: 'a Sie and every Tout stay above the further games',
		says: /über allen anderen/
	},
	'out-of-place': {
		books: BOTH,
		decided: 'what is played where it has no place counts all the same',
		says: /gerade keinen Platz hat.*zählt es trotzdem/
	},
	'withoutDeckel.where': {
		books: BOTH,
		decided: 'the Pflichtmungo in a Bockrunde, not in a Bockspiel nor in a round without Deckel',
		says: /nicht im Bockspiel/
	},
	more: { books: OF_FOUR, decided: 'who sits out at five and six', says: /Zu fünft setzt der Geber aus/ },
	'boughtHand.price': {
		books: BOTH,
		decided: 'the price of a bought hand',
		says: /Über den Preis des Blatts/
	},
	'six-seller': { books: BOTH, decided: 'six: whose hand is for sale', says: /rechts vom Abheber/ },
	'settle-four': { books: ALL_SCHAFKOPF, decided: 'four settle every game', says: /unter vieren/ },
	'later-games': {
		books: ALL_SCHAFKOPF,
		decided: 'a game put in later or struck leaves who dealt the others',
		says: /nachgetragen oder gestrichen/
	},
	'turned-again': {
		books: BOTH,
		decided: 'a hand thrown together is dealt again',
		says: /gibt derselbe noch einmal/
	},
	'vergeben.evening': {
		books: BOTH,
		decided: 'a first Vergeben is an evening’s',
		says: /an jedem Abend neu/
	},
	'verabhebt.evening': { books: BOTH, decided: 'a first Verabheben too, apart', says: /getrennt/ },
	'stock-next': {
		books: [...BOTH, 'muenchen'],
		decided: 'the Stock stays with the club and opens the next evening',
		says: /der nächste Abend beginnt (mit ihm|damit)/
	},
	'stock-shared': {
		books: [...BOTH, 'muenchen'],
		decided: 'which books share a Stock',
		says: /Um denselben Stock spielen|Stock anderer Bücher/
	},
	'stock-end': {
		books: MUNICH,
		decided: 'where a Stock ends',
		says: /zehn Milliarden/,
		printed: 'stock-next'
	},
	'rufspielStock.odd': { books: MUNICH, decided: 'the odd cent', says: /Ein Cent, der nicht aufgeht/ },
	'nobodyPlays.text': {
		books: MUNICH,
		decided: 'who deals after all passed',
		says: /zusammengeworfen, und der Nächste gibt/
	},
	'rank-all': {
		books: MUNICH,
		decided: 'ranks of what has none there',
		says: /gilt im Zweifel diese Reihenfolge/
	},
	'order.usual': { books: MUNICH, decided: 'which ranks', says: /Geier-Tout/ },
	'bockspiel.after': {
		books: GANG,
		decided: 'the Bockspiel’s procedure',
		says: /Danach gibt, wer an der Reihe gewesen wäre/
	},
	'bockspiel.beside': {
		books: BOTH,
		decided: 'it doubles once, beside any round',
		says: /Es verdoppelt nur einmal/
	},
	'bockspiel-games': {
		books: BOTH,
		decided: 'everything may be played in it',
		says: /darf darin alles/,
		printed: 'bockspiel.beside'
	},
	'bockspiel-out': {
		books: BOTH,
		decided: 'at five and six who dealt it sits out',
		says: /setzt der aus, der gegeben hat/,
		printed: 'bockspiel.beside'
	},
	'falschKassiert.share': { books: WITH_DEALS, decided: 'several took too much', says: /zu gleichen Teilen/ },
	'verraten-mungo': { books: GANG, decided: 'a betrayed Mungo', says: /Verrät einer einen Mungo/ },
	'wrong-mungo': {
		books: GANG,
		decided: 'a wrong card in a Mungo pays all three',
		says: /im Mungo eine regelwidrige Karte.*jedem der drei anderen/
	},
	'wrong-rest': {
		books: GANG,
		decided: 'Schneider after a wrong card',
		says: /gelten Schneider und Schwarz wie gezählt/
	}
} as const satisfies Readonly<Record<string, Decision>>;

export const mungo = {
	'mungoTies.thirdFewest': {
		books: HOME,
		decided: 'three level with the fewest, one of them without a Spritze',
		says: /nur einer von ihnen hat nicht gespritzt/
	},
	'mungoTies.four': { books: BOTH, decided: 'four level', says: /alle vier gleichauf/ },
	'mungo-four-spritze': {
		books: HOME,
		decided: 'four with equal Augen of whom some gave a Spritze are ranked',
		says: /bei gleich vielen Augen nur manche gespritzt, stehen die anderen besser/,
		printed: 'mungoTies.four'
	},
	'mungo-all': {
		books: BOTH,
		decided: '120 Augen are not yet every trick',
		says: /120 Augen allein genügen nicht/
	},
	'mungoTies.better': {
		books: GANG,
		decided: 'equal Augen: fewer tricks',
		says: /steht besser, wer weniger Stiche hat/
	},
	'mungoTies.third': { books: GANG, decided: 'three level', says: /Sind drei gleichauf/ },
	'mungoTies.thirdSum': { books: GANG, decided: 'three level, counted', says: /ein Drittel aufgerundet/ },
	'mungo-spritze': {
		books: GANG,
		decided: 'a Spritze leaves level players level',
		says: /steht bei gleich vielen Augen und Stichen nicht schlechter/
	}
} as const satisfies Readonly<Record<string, Decision>>;
