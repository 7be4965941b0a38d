// How a worked evening is written down: a table that reads like a protocol. Members are single letters, a list of them is
// a word ('ABCD'), amounts are cents: 'A+20 B-20'; points where its book counts those.
import { BOOKS } from '#lib/rules/books/index.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type { Fields } from '../support/entries.ts';

/** What is written in a row: one entry of the evening. */
export type Written =
	| { readonly play: Fields }
	| { readonly ask: RoundKind; readonly geschoben?: true; readonly anyWins?: true; readonly alte?: string }
	| { readonly announce: RoundKind }
	/** For a Mungorunde, for a Bockrunde. */
	| { readonly vote: readonly [number, number] }
	| { readonly end: 'early' }
	| { readonly vergeben: string }
	| { readonly verabhebt: string }
	| { readonly tooMuch: number; readonly from: string; readonly to: string }
	| { readonly seats: string; readonly dealer: string }
	/** Any game that is won gets the Stock, or the Herz-Solo alone again. */
	| { readonly agreed: boolean }
	/** Nobody plays. */
	| { readonly passed: true }
	/** The number of the row whose entry counts no longer. */
	| { readonly strike: number };

/** What an entry comes to by itself; what is not given is nothing. */
export interface Told {
	readonly price?: number;
	readonly pays?: string;
	readonly opens?: RoundKind | 'vote';
	/** Taken from the Stock; negative if paid in. */
	readonly fromStock?: string;
	readonly hand?: string;
	/** The rules it breaks knowingly. */
	readonly warns?: string;
}

/** The table after a row; what is not given is unchanged. */
export interface Stands {
	/** The running round, 'bockrunde 1/4', with '-' where its length is not fixed. */
	readonly round?: string | null;
	/** The rounds that wait, in their order. */
	readonly queue?: string;
	readonly votes?: number;
	readonly stock?: number;
	/** Who deals next. */
	readonly dealer?: string;
	/** Who sits out next. */
	readonly out?: string;
	/** Who must play when nobody wants to. */
	readonly must?: string | null;
	/** What is agreed on and not begun, 'abschlussrunde', and the row that decided it: 'abschlussrunde after 2'. */
	readonly announced?: string;
}

export type Row = Written &
	Told &
	Stands & {
		/** The number of the row whose place this entry takes. */
		readonly correct?: number;
		/** What earlier rows come to from now on, whole; by row number. */
		readonly now?: Readonly<Record<number, Told>>;
		/** What players still owe in a Stöcklesrunde, looked at in this row alone. */
		readonly owes?: Readonly<Record<string, string>>;
	};

export interface Evening {
	readonly says: string;
	/** The paragraphs it was worked out from. */
	readonly source: string;
	readonly book: string;
	readonly occasion?: 'meisterschaft';
	readonly seats: string;
	readonly dealer: string;
	/** Who sits out in the first game. */
	readonly out?: string;
	/** Carried in. */
	readonly stock?: number;
	/** Cents a unit is worth. */
	readonly rate?: number;
	readonly rows: readonly Row[];
	/** Everybody's, at the end. */
	readonly balance: string;
}

/** Whether what is written in an evening by this book are points. */
export const countsPoints = (book: string): boolean => BOOKS.get(book)?.unit.points ?? false;

// --- Games, in few words ---------------------------------------------------------------------------------------------

interface Laid {
	readonly deckel?: string;
	readonly spritzen?: string;
	readonly suit?: string;
	readonly tout?: true;
	readonly schneider?: true;
	readonly schwarz?: true;
	readonly laufende?: number;
	readonly schuss?: number;
	readonly bid?: number;
	/** A Bockspiel; dealt by him where more than four sit there. */
	readonly bockspiel?: true;
	readonly dealtBy?: string;
	readonly bought?: { readonly buyer: string; readonly seller: string; readonly price: number };
	readonly foul?: { readonly player: string; readonly kind: 'karte' | 'verraten' };
	/** A Mungo's in a Stöcklesrunde. */
	readonly declarer?: string;
	readonly tricks?: Readonly<Record<string, number>>;
}

/** Augen of the declarer's side, whether it was won, or nothing where a foul or the hand decides. */
type Result = number | boolean | null;

function game(contract: string, who: Fields, result: Result, { bockspiel, ...laid }: Laid): Fields {
	const letters = (word: string | undefined, field: string): Fields =>
		word === undefined ? {} : { [field]: [...word] };
	return {
		contract,
		...who,
		...(typeof result === 'number' ? { augen: result } : {}),
		...(typeof result === 'boolean' ? { won: result } : {}),
		...laid,
		...letters(laid.deckel, 'deckel'),
		...letters(laid.spritzen, 'spritzen'),
		...(bockspiel ? { outOfTurn: true } : {})
	};
}

/** 'AB': A plays, B is his partner. */
export const ruf = (side: string, result: Result, laid: Laid = {}): Fields =>
	game('rufspiel', { declarer: side[0], partner: side[1] }, result, laid);

const alone =
	(contract: string, fixed: Laid = {}) =>
	(declarer: string, result: Result, laid: Laid = {}): Fields =>
		game(contract, { declarer }, result, { ...fixed, ...laid });

export const solo = alone('solo');
/** The Solo that the Stock is played for. */
export const herz = alone('solo', { suit: 'herz' });
/** With whoever sits opposite. */
export const kreuz = alone('kreuz');
export const wenz = alone('wenz');
export const geier = alone('geier');
export const farbwenz = alone('farbwenz');
export const farbgeier = alone('farbgeier');
export const gargaraz = alone('gargaraz');
export const bettel = alone('bettel');
export const sie = (declarer: string): Fields => game('sie', { declarer }, null, {});

/** The two who lose, or everybody's Augen. */
export const mungo = (result: string | Readonly<Record<string, number>>, laid: Laid = {}): Fields =>
	game('mungo', typeof result === 'string' ? { losers: [...result] } : { augen: result }, null, laid);
export const durchmarsch = (player: string, laid: Laid = {}): Fields =>
	game('mungo', { durchmarsch: player }, null, laid);
/** A Mungo that a foul decides. */
export const mungoFoul = (laid: Laid): Fields => game('mungo', {}, null, laid);
