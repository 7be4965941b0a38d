import type { Book } from '../book.ts';
import { plain, type Piece, type TableRow, type Telling } from './shape.ts';

/** What the book does not know leaves nothing. */
export type Maybe<T> = T | false | null | undefined;
const isThere = <T>(one: Maybe<T>): one is T => one !== null && one !== undefined && one !== false;
/** What a maker writes: pieces one by one or several at once. */
export type Pieces = readonly Maybe<Piece | readonly Piece[]>[];
export const there = (pieces: Pieces): readonly Piece[] => pieces.filter(isThere).flat();

type Said = Maybe<{ readonly source: string }> | typeof SECTION;
const sourceOf = (rule: Said) => (rule && 'source' in rule ? { source: rule.source } : {});

/** No rule of their own: these stand under their section's paragraph. */
export const SECTION = {} as const;
type Sentences = Readonly<Record<string, string>>;

/** Sentences by their slots, under the paragraph of the rule that says them; none where the book has no such rule. */
export const under = (rule: Said, sentences: Sentences): readonly Piece[] =>
	rule
		? Object.entries(sentences).map(([slot, words]) => ({ slot, ...sourceOf(rule), block: plain(words) }))
		: [];
/** Sentences the app decided, and why. */
export const ourOwn = (reason: string, sentences: Sentences): readonly Piece[] =>
	Object.entries(sentences).map(([slot, words]) => ({ slot, ours: reason, block: plain(words) }));
/** Pieces that the table is told, each when all that the telling names holds. */
export const told = (telling: Telling, pieces: readonly Piece[]): readonly Piece[] =>
	pieces.map((piece) => ({ ...piece, told: telling }));
/** A sum that is worked out. */
export const sumLine = (slot: string, rule: Said, label: string, sum: string): Piece => ({
	slot,
	...sourceOf(rule),
	block: { type: 'example', label, sum }
});
/** A name and what it means, or any cells. */
export const row = (cells: readonly string[], rule?: Said): TableRow => ({ cells, ...sourceOf(rule) });
export const grid = (
	slot: string,
	rule: Said,
	head: readonly string[],
	rows: readonly Maybe<TableRow>[]
): Piece => ({ slot, ...sourceOf(rule), block: { type: 'table', head, rows: rows.filter(isThere) } });

/** How one rule is written from a book's data. */
export interface MakerRow {
	readonly title: string | ((book: Book) => string);
	readonly write: (book: Book) => Pieces;
	/** When the table is told it; without it only the book says it. */
	readonly told?: Telling;
	/** Another word alone is a difference here; elsewhere the words of the two books are taken as one. */
	readonly ownWords?: boolean;
}
export type MakerTable = Readonly<Record<string, MakerRow>>;
