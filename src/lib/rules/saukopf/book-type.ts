import type { Figure, Rule } from '#lib/rules/book.ts';
import type { Suit } from '#lib/rules/vocabulary.ts';
import type { SaukopfContract, Stellung } from './vocabulary.ts';

/** A number of the book with the word that stands on the bill, in points. */
export interface Item extends Figure {
	readonly word: string;
}

export interface SaukopfContractRule extends Rule {
	readonly word: string;
	/** One alone; two by a called card, which the declarer may hold himself; two by Mästen, never one alone. */
	readonly kind: 'solo' | 'rufspiel' | 'mastspiel';
	/** Ramsch: few Augen win. The share of 120 − bid that the declarer's side may have: half of it, or all. Null elsewhere. */
	readonly ramsch: { readonly divisor: Figure } | null;
	/** Trumps in the game: more Laufende there can't be. Where it depends on the suit, the most. */
	readonly trumps: number;
	/** Hands of the declarer's side that may hold trumps. */
	readonly trumpHands: 0 | 1 | 2;
	/** The suits that can be trump or called; empty where there is no choice. */
	readonly suits: readonly Suit[];
	/** Whether a card is named: the Knorpel, the Rufkarte. */
	readonly card: boolean;
	/** The penalty for losing this contract; null where there is none. */
	readonly penalty: 'stallgeruch' | 'bolzenschuss' | null;
}

/** The rule book of Saukopf: plain data. It has no sister and no house rules, so it is not a `Book` of Schafkopf. */
export interface SaukopfBook {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** Contracts in the order of the source's overview. */
	readonly order: readonly SaukopfContract[];
	readonly contracts: Readonly<Record<SaukopfContract, SaukopfContractRule>>;
	readonly bid: { readonly least: number; readonly most: number; readonly source: string };
	/** How a game is won: where the criterion is written. */
	readonly goal: Rule;
	readonly kopfgeld: {
		readonly sieg: Item;
		readonly huftritt: Item;
		readonly gegenhieb: Item;
		readonly offen: Item;
		readonly schneider: Item;
		readonly schwarz: Item;
		/** For each Laufende that the losers hold. */
		readonly ohne: Item;
		readonly gluecksschwein: Item;
		/** What a Saukopf or Müller is worth to the winners; as much less where the losers made it. */
		readonly saukopf: Item;
		readonly mueller: Item;
		/** What lifts a negative Kopfgeld to 0. */
		readonly floor: Rule & { readonly word: string };
	};
	/** Losers with fewer Augen are Schneider. */
	readonly schneiderUnder: Figure;
	/** So many Laufende with the winners are a Glücksschwein. */
	readonly gluecksschweinFrom: Figure;
	/** What the declarer alone pays each opponent when his side lost. */
	readonly penalties: {
		readonly quieker: Item;
		readonly stallgeruch: Item;
		readonly rauborstigkeit: Item;
		readonly bolzenschuss: Item;
		readonly trogsauger: Item;
		readonly haxnspalter: Item;
	};
	/** A bid from which an echter Paarhufer is rauborstig. */
	readonly rauborstigFrom: Figure;
	readonly winningsToKasse: null;
	readonly words: {
		readonly suits: Readonly<Record<Suit, string>>;
		readonly stellungen: Readonly<Record<Stellung, string>>;
		readonly schwarz: string;
		readonly offen: string;
		readonly spiess: string;
		readonly huftritt: string;
		readonly gegenhieb: string;
		readonly trog: string;
		readonly saukopf: string;
		readonly mueller: string;
		readonly unecht: string;
	};
}
