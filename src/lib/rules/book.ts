import { HANDS, type Contract, type RoundKind, type Suit } from './vocabulary.ts';

/** A number of the book with the paragraph that says it. Amounts are counted in the book's `unit`. */
export interface Figure {
	readonly value: number;
	readonly source: string;
}

/** What costs nothing but has a paragraph. */
export interface Rule {
	readonly source: string;
}

/** A figure that multiplies the price, or is added to its amounts. */
export interface Extra extends Figure {
	readonly by: 'factor' | 'amount';
}

export interface LaufendeRule {
	/** So many must there be before any counts. */
	readonly from: Figure;
	/** More than so many can't be entered. */
	readonly most: number;
}

export interface ContractRule {
	/** Who plays against whom: two against two by a call or as they sit, one against three, each for himself. */
	readonly sides: 'rufspiel' | 'kreuz' | 'einzelspiel' | 'mungo';
	readonly base: Figure;
	/** What wins it: enough Augen, no trick at all, or holding the cards (a Sie is never played out). */
	readonly goal: 'augen' | 'keinStich' | 'hand';
	/** Whether Schneider and Schwarz count. */
	readonly schneider: boolean;
	readonly laufende: LaufendeRule | null;
	/** Laufende that always count, whatever is entered: the eight Buben of a Sie. */
	readonly laufendeHeld: number;
	/** What an announced Tout multiplies by or costs more, null where there is none. */
	readonly tout: Extra | null;
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
	 * How long: a game for each player at the table, one more than that, two for each, until as many Mungos were played, or four
	 * whoever sits there, until all Stöckle are gone, or a game for each player but, while there is a Stock, until it is won.
	 */
	readonly lasts: 'round' | 'roundAndOne' | 'twoRounds' | 'mungos' | 'fourMungos' | 'stoeckle' | 'stock';
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
	/** A game settled by Augen leaves either side with exactly so many: 60, and 30. */
	readonly level: (Rule & { readonly opens: RoundKind; readonly at: readonly number[] }) | null;
	/** An Einzelspiel is lost. */
	readonly lostEinzelspiel: (Rule & { readonly opens: RoundKind }) | null;
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

/** Points of a championship, counted for each opponent as the money is, only with other amounts; Deckel never count. */
export interface PointsRule extends Rule {
	/** What a plain game of the contract is worth. */
	readonly contracts: Readonly<Partial<Record<Contract, Figure>>>;
	readonly schneider: Figure;
	readonly schwarz: Figure;
	readonly laufender: Figure;
	/** An announced Tout is worth so many times as much. */
	readonly tout: Figure;
	/** Whether every Schuss doubles. */
	readonly schuss: boolean;
	/** Shares of three level players of a Mungo are rounded up to a full multiple of this. */
	readonly roundUpTo: number;
}

/**
 * A rule book of Schafkopf: plain data, keyed, so that house rules are a small patch on it. Only what a function alone can
 * say (a Mungo's ties) is code, in `mungo.ts`.
 */
export interface Book {
	readonly id: string;
	readonly name: string;
	readonly edition: string;
	/** The book it was changed from, where it is a club's own. */
	readonly parent: string | null;
	/** Cents one unit is worth; `agreed` where the players agree on it for each evening. */
	readonly unit: { readonly cents: number; readonly agreed: boolean };
	/** Contracts, highest first. */
	readonly order: readonly Contract[];
	readonly contracts: Readonly<Partial<Record<Contract, ContractRule>>>;
	readonly augen: {
		/** The declarer's side has won with so many. */
		readonly won: Figure;
		/** With so many where he was forced to play, null where that changes nothing. */
		readonly wonMuss: Figure | null;
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
	/** A doubling before the game: by how much, and by how many players. */
	readonly deckel: { readonly factor: Figure; readonly rule: Rule; readonly most: number } | null;
	/**
	 * What happens when nobody plays: a Mungo, the next one deals, somebody must play all the same, or the one who must plays
	 * with the player opposite.
	 */
	readonly nobodyPlays: 'mungo' | 'passed' | 'muss' | 'kreuz';
	/** What each of the four pays into the Stock when nobody plays; null where that costs nothing. */
	readonly passedPays: Figure | null;
	/**
	 * The next Rufspiel decides over the Stock: won, its side shares it, lost, the side puts in as much again; the odd cent is
	 * the declarer's. Null where no Rufspiel touches it.
	 */
	readonly rufspielStock: Rule | null;
	readonly mungo: {
		/** Null where nobody may double a Mungo. */
		readonly spritze: Figure | null;
		/** The two with most Augen pay the two others, or the one with most Augen pays all three. */
		readonly pays: 'two' | 'most';
		/** What each player without a trick multiplies the price by; null where that changes nothing. */
		readonly jungfrau: Figure | null;
		/** At equal Augen one who gave no Spritze stands better, or one who took fewer tricks. */
		readonly ties: Rule & { readonly by: 'spritze' | 'tricks' };
		/** Who takes every trick pays everybody, or is paid by everybody. */
		readonly durchmarsch: Rule & { readonly wins: boolean };
		readonly hinleger: Rule;
		/** Shares of three level players are rounded up to a full multiple of this. */
		readonly roundUpTo: number;
	} | null;
	/** What a game of a round that doubles is multiplied by; null where no round does. */
	readonly bock: Figure | null;
	/** A hand that is never played out counts nothing as an evening's very first game; null where it counts there too. */
	readonly sieNotFirst: Rule | null;
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
	/** What games are worth in a championship; null where the book knows none. */
	readonly points: PointsRule | null;
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

/** How many lose a Mungo by this book. */
export const losersIn = (book: Book): number => (book.mungo?.pays === 'most' ? 1 : HANDS / 2);

/** Whether the book knows a player who is forced to play. */
export const knowsMuss = (book: Book): boolean => book.nobodyPlays === 'muss' || book.augen.wonMuss !== null;

/** What a Bettel costs at a bid: cards it must open, and cards the opponents may then swap. */
export interface BettelHandicap {
	readonly open: number;
	readonly swap: number;
}

/** One card is opened for each step of the bid, 62 is one; further steps let the opponents swap two each (§5.3, weitnau §4.3). */
export function bettelHandicap(rule: GardareizRule, bid: number): BettelHandicap {
	const stepsTo = (limit: number): number => (Math.min(bid, limit) - rule.least) / rule.step + 1;
	const open = stepsTo(rule.bettelOpenUpTo);
	return { open, swap: 2 * (stepsTo(rule.bettelUpTo) - open) };
}

/** What the app decided where a club's text is silent: it has no paragraph, and is always told apart from what has one. */
export const OURS = 'Festlegung der App';

/** The one mark of it, on screen, on a bill and in print. */
export const OURS_MARK = `◆ ${OURS}`;

/** The source of a figure that no club printed: names the decision, under which the readable rule book gives its reason. */
export const ours = (what: string): string => `${OURS}: ${what}`;

export const isOurs = (source: string): boolean => source.startsWith(OURS);

/** A source as a bill shows it: its paragraph, or the mark. */
export const cited = (source: string): string => (isOurs(source) ? OURS_MARK : source);
