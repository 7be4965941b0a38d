import type { Book } from './book.ts';
import type { Patch } from './patch.ts';
import type { Contract, Pot, RoundKind, Suit, Term } from './vocabulary.ts';
import type { SentenceKey } from './occurrences.ts';

type Leaf = string | number | boolean | readonly unknown[];

/** Dotted paths into plain data: to each value, and to each part that may be null. A `source` has no path of its own. */
type PathOf<T, Starred extends boolean> = {
	[Key in keyof T & string]: PathAt<NameOf<T, Key, Starred>, T[Key], Starred>;
}[Exclude<keyof T & string, 'source'>];
type PathAt<Name extends string, Value, Starred extends boolean> =
	| (NonNullable<Value> extends Leaf ? Name : never)
	| (null extends Value ? Name : undefined extends Value ? Name : never)
	| (NonNullable<Value> extends Leaf ? never : `${Name}.${PathOf<NonNullable<Value>, Starred>}`);
type NameOf<T, Key extends string, Starred extends boolean> = Starred extends false
	? Key
	: Exclude<keyof T, 'source'> extends Contract | Pot | RoundKind | SentenceKey | Suit | Term
		? '*'
		: Key;

/** A path into a book: "schneider.value", "contracts.wenz.laufende". */
export type BookPath = PathOf<Book, false>;
/** The same with a star for any contract, round, suit, pot or sentence: "contracts.*.laufende". */
export type BookPlace = PathOf<Book, true>;

/** A path's keys, split once: the editor reads the same few hundred paths at every stroke. */
const split = new Map<string, readonly string[]>();
function keysOf(path: string): readonly string[] {
	const known = split.get(path);
	if (known) return known;
	const keys = path.split('.');
	split.set(path, keys);
	return keys;
}

/** The value at a path; undefined if something on the way is missing. */
export function valueAt(data: unknown, path: string): unknown {
	let value = data;
	for (const key of keysOf(path)) {
		value = (value as Readonly<Record<string, unknown>> | null | undefined)?.[key];
	}
	return value;
}

/** The patch that changes the value at a path: `patchAt('augen.won', { value: 61 })`. */
export const patchAt = <B = Book>(path: string, value: unknown): Patch<B> =>
	path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Patch<B>;
