import type { Figure, Rule } from '#lib/rules/book.ts';
import type { Suit } from '#lib/rules/vocabulary.ts';
import type { SaukopfContract, Stellung } from './vocabulary.ts';
import { withSources, type HouseRules } from '#lib/rules/house/house-book.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';

/** A number of the book in points, with the word that the bill shows for it. */
export interface Item extends Figure {
	readonly word: string;
}

export interface SaukopfContractRule extends Rule {
	readonly word: string;
	/** `solo`: one alone; `rufspiel`: two, by a card that the declarer may hold himself; `mastspiel`: two by Mästen. */
	readonly kind: 'solo' | 'rufspiel' | 'mastspiel';
	/** In a Ramsch few Augen win: the declarer's side may have 120 − bid, divided by this. Null for other contracts. */
	readonly ramsch: { readonly divisor: Figure } | null;
	/** How many trumps the game has, and so the most Laufende; if it depends on the suit, the highest number. */
	readonly trumps: number;
	/** How many hands of the declarer's side may hold trumps. */
	readonly trumpHands: 0 | 1 | 2;
	/** The suits that can be trump or called; empty if there is no choice. */
	readonly suits: readonly Suit[];
	/** Whether a card is named: the Knorpel, or the Rufkarte. */
	readonly card: boolean;
	/** The penalty for losing this contract; null if there is none. */
	readonly penalty: 'stallgeruch' | 'bolzenschuss' | null;
}

/**
 * A rule book of Saukopf: plain data. A club changes its figures and words alone (`ownSaukopf`), so it is not a `Book` of
 * Schafkopf.
 */
export interface SaukopfBook {
	readonly id: string;
	readonly name: string;
	/** The book that a club made it from; null for the one of the source. */
	readonly parent: string | null;
	readonly edition: string;
	/** Contracts in the order of the source's overview. */
	readonly order: readonly SaukopfContract[];
	readonly contracts: Readonly<Record<SaukopfContract, SaukopfContractRule>>;
	readonly bid: { readonly least: number; readonly most: number; readonly source: string };
	/** The chapter that says how a game is won. */
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
		/** What a Saukopf, or below a Müller, adds for the winners. If the losers made it, it takes off as much. */
		readonly saukopf: Item;
		readonly mueller: Item;
		/** The rule that lifts a negative Kopfgeld to 0. */
		readonly floor: Rule & { readonly word: string };
	};
	/** Losers with fewer Augen than this are Schneider. */
	readonly schneiderUnder: Figure;
	/** From so many Laufende on the winners have a Glücksschwein. */
	readonly gluecksschweinFrom: Figure;
	/** What the declarer alone pays each opponent if his side lost. */
	readonly penalties: {
		readonly quieker: Item;
		readonly stallgeruch: Item;
		readonly rauborstigkeit: Item;
		readonly bolzenschuss: Item;
		readonly trogsauger: Item;
		readonly haxnspalter: Item;
	};
	/** From this bid on an echter Paarhufer costs the Rauborstigkeit. */
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

/**
 * The book of Saukopf that a club's changes (RFC 7396) make of another; a changed figure that names no chapter is a house
 * rule. Whether it is a book at all says `checkOwnSaukopf`.
 */
export function ownSaukopf(base: SaukopfBook, { id, name, edition, changes }: HouseRules): SaukopfBook {
	const changed = patched<SaukopfBook>(base, withSources(changes) as Patch<SaukopfBook>);
	const { edition: own } = changes;
	return { ...changed, id, name, edition: typeof own === 'string' ? own : edition, parent: base.id };
}
