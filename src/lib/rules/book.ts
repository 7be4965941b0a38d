import type { Contract, Suit } from './vocabulary.ts';

/** A number of the book with the paragraph that says it. Amounts are counted in the book's `unit`. */
export interface Figure {
	readonly value: number;
	readonly source: string;
}

/** What costs nothing but has a paragraph. */
export interface Rule {
	readonly source: string;
}

export interface LaufendeRule {
	/** So many must there be before any counts. */
	readonly from: Figure;
	/** More than so many can't be entered. */
	readonly most: number;
}

export interface ContractRule {
	/** Who plays against whom: two against two, one against three, each for himself. */
	readonly sides: 'rufspiel' | 'einzelspiel' | 'mungo';
	readonly base: Figure;
	/** What wins it: enough Augen, no trick at all, or holding the cards (a Sie is never played out). */
	readonly goal: 'augen' | 'keinStich' | 'hand';
	/** Whether Schneider and Schwarz count. */
	readonly schneider: boolean;
	readonly laufende: LaufendeRule | null;
	/** Laufende that always count, whatever is entered: the eight Buben of a Sie. */
	readonly laufendeHeld: number;
	/** The factor of an announced Tout, null where there is none. */
	readonly tout: Figure | null;
	/** A factor of the contract itself. */
	readonly factor: Figure | null;
	readonly schuss: boolean;
	/** The suits that can be called or made trump; empty where there is no choice. */
	readonly suits: readonly Suit[];
	/** Whether an ordinary game may be of this contract, or one of a special round alone. */
	readonly place: 'always' | 'specialRounds';
	/** Whether it may be played with no Deckel out: as it is, only as a Tout, or not. */
	readonly withoutDeckel: 'yes' | 'tout' | 'no';
}

/**
 * A rule book of Schafkopf: plain data, keyed, so that house rules are a small patch on it. Only what a function alone can
 * say (a Mungo's ties) is code, in `mungo.ts`.
 */
export interface Book {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** Cents one unit is worth; `agreed` where the players agree on it for each evening. */
	readonly unit: { readonly cents: number; readonly agreed: boolean };
	/** Contracts, highest first. */
	readonly order: readonly Contract[];
	readonly contracts: Readonly<Partial<Record<Contract, ContractRule>>>;
	readonly augen: {
		/** The declarer's side has won with so many. */
		readonly won: Figure;
		/** A losing declarer's side with fewer is Schneider. */
		readonly schneiderDeclarer: Figure;
		/** Losing opponents with fewer are Schneider. */
		readonly schneiderOpponents: Figure;
		/** At 60:60, and at exactly 30, the side that gave the last Schuss has the worse of it; null where nothing changes. */
		readonly lastSchuss: Rule | null;
	};
	readonly schneider: Figure;
	readonly schwarz: Figure;
	readonly laufender: Figure;
	readonly schuss: { readonly factor: Figure; readonly names: readonly string[] };
	readonly deckel: { readonly factor: Figure; readonly rule: Rule } | null;
	/** What happens when nobody plays. */
	readonly nobodyPlays: 'mungo' | 'passed';
	readonly mungo: {
		readonly spritze: Figure;
		readonly ties: Rule;
		readonly durchmarsch: Rule;
		readonly hinleger: Rule;
		/** Shares of three level players are rounded up to a full multiple of this. */
		readonly roundUpTo: number;
	} | null;
	/** Dealt out of turn. */
	readonly bockspiel: Figure | null;
	/** Into the Stock for Vergeben and Verabheben: the first of a kind, and each further one. */
	readonly vergeben: { readonly first: Figure; readonly further: Figure } | null;
	readonly verabhebt: { readonly first: Figure; readonly further: Figure } | null;
	readonly falschKassiert: Rule | null;
	/** Whether an ordinary evening's winnings go into the Kasse. */
	readonly winningsToKasse: Rule | null;
	readonly words: {
		readonly suits: Readonly<Record<Suit, string>>;
		readonly contracts: Readonly<Partial<Record<Contract, string>>>;
		readonly tout: string;
		readonly deckel: string;
		readonly spritze: string;
	};
}
