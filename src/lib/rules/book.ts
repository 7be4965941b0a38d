import type { Contract, RoundKind, Suit } from './vocabulary.ts';

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

/** A special round: a run of games with prices and contracts of its own. */
export interface RoundRule extends Rule {
	/**
	 * How long: a game for each player at the table, one more than that, until as many Mungos were played, until all
	 * Stöckle are gone, or a game for each player but, while there is a Stock, until it is won.
	 */
	readonly lasts: 'round' | 'roundAndOne' | 'mungos' | 'stoeckle' | 'stock';
	/** What may be played, null for what may be played any time. A hand that is never played out goes always. */
	readonly contracts: readonly Contract[] | null;
	/** What every player must play once as declarer; empty where nobody owes anything. */
	readonly stoeckle: readonly Contract[];
	/** Whether Deckel are laid as ever. */
	readonly deckel: boolean;
	/** Which games double. */
	readonly doubles: Rule & { readonly games: 'every' | 'einzelspiel' };
	/** Whether the table may agree to play until as many Mungos as players were played. */
	readonly canBeGeschoben: boolean;
	/** Whether the holder of the Alte deals first. */
	readonly alteDeals: boolean;
	/** Played only in an evening that has had no round of this kind. */
	readonly onlyWithout: RoundKind | null;
}

/** What opens a round by itself. */
export interface Triggers {
	/** A game settled by Augen ends 60 : 60 or 30 : 90. */
	readonly level: (Rule & { readonly opens: RoundKind }) | null;
	/** One side takes every trick. */
	readonly allTricks:
		| (Rule & {
				readonly opens: RoundKind;
				/** Whether every later one of an evening asks the table, and what it may decide instead. */
				readonly voteAgainst: RoundKind | null;
				/** Whether a won Bettel, where the opponents took every trick, opens it too. */
				readonly afterKeinStich: boolean;
		  })
		| null;
}

/** Bidding for a Solo with cards from the middle. */
export interface GardareizRule extends Rule {
	readonly least: number;
	readonly step: number;
	/** Up to this bid a Bettel opens one card for each step. */
	readonly bettelOpenUpTo: number;
	/** Up to this bid a Bettel lets the opponents swap two cards for each further step; above it there is none. */
	readonly bettelUpTo: number;
	/** The Solo of this suit wins the Stock, or pays into it. */
	readonly suit: Suit;
	/** A lost one pays as much again as the Stock holds, at most this. */
	readonly payMost: Figure;
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
	/** What each of the four pays into the Stock when nobody plays; null where that costs nothing. */
	readonly passedPays: Figure | null;
	/**
	 * The next Rufspiel decides over the Stock: won, its side shares it, lost, the side puts in as much again; the odd cent is
	 * the declarer's. Null where no Rufspiel touches it.
	 */
	readonly rufspielStock: Rule | null;
	readonly mungo: {
		readonly spritze: Figure;
		/** At equal Augen one who gave no Spritze stands better, or one who took fewer tricks. */
		readonly ties: Rule & { readonly by: 'spritze' | 'tricks' };
		readonly durchmarsch: Rule;
		readonly hinleger: Rule;
		/** Shares of three level players are rounded up to a full multiple of this. */
		readonly roundUpTo: number;
	} | null;
	/** What a game of a round that doubles is multiplied by; null where no round does. */
	readonly bock: Figure | null;
	readonly rounds: Readonly<Partial<Record<RoundKind, RoundRule>>>;
	readonly triggers: Triggers;
	readonly gardareiz: GardareizRule | null;
	/** Dealt out of turn. */
	readonly bockspiel: Figure | null;
	/** Into the Stock for Vergeben and Verabheben: the first of a kind, and each further one. */
	readonly vergeben: { readonly first: Figure; readonly further: Figure } | null;
	readonly verabhebt: { readonly first: Figure; readonly further: Figure } | null;
	readonly falschKassiert: Rule | null;
	/** A game betrayed: the talker alone pays everyone of the other side; null where it is a remark. */
	readonly verratenPaysAlone: Rule | null;
	/** A wrong card found late loses the game for its side; null where it is a remark. */
	readonly wrongCardLoses: Rule | null;
	/**
	 * Wrong play is settled by a penalty: the offender alone pays every opponent base and Schneider, for a Tout twice the base,
	 * whatever the game stood at. Null where it is settled as a game.
	 */
	readonly foulPenalty: Rule | null;
	/** With five and six the dealer may buy a hand; null where nobody may. */
	readonly boughtHand: Rule | null;
	/** Whether an ordinary evening's winnings go into the Kasse. */
	readonly winningsToKasse: Rule | null;
	readonly words: {
		readonly suits: Readonly<Record<Suit, string>>;
		readonly contracts: Readonly<Partial<Record<Contract, string>>>;
		readonly rounds: Readonly<Partial<Record<RoundKind, string>>>;
		readonly tout: string;
		readonly deckel: string;
		readonly spritze: string;
		readonly stoeckle: string;
	};
}
