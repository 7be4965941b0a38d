import * as v from 'valibot';
import type { BookFault, BookRefusal } from './house/refusal-text.ts';
import { isFields } from './patch.ts';
import { CONTRACTS, ROUNDS } from './vocabulary.ts';

// What the schemas of books are put together from, each with the refusal of what is otherwise. The published JSON schema is
// made from the same (`tests/support/published-schema.ts`).

/** A schema of data of this type. */
type SchemaOf<T> = v.GenericSchema<unknown, T>;
type Fields = Readonly<Record<string, v.GenericSchema>>;
type ObjectOf<F extends Fields> = { readonly [Key in keyof F]: v.InferOutput<F[Key]> };

/** So many faults of one book are named, and so many unknown fields of one object: a forged one may have millions. */
const NAMED = 50;
/** Unknown fields that valibot leaves out before anybody sees them. */
const UNSEEN = ['__proto__', 'prototype', 'constructor'];
/** The longest key that a refusal repeats. */
const LONGEST = 64;

/** valibot's reasons are texts, so a refusal is passed on as JSON. */
const saying = (refusal: BookRefusal): string => JSON.stringify(refusal);

export function whole(least: number, most: number): SchemaOf<number> {
	const why = saying({ code: 'notNumber', least, most });
	return v.pipe(v.number(why), v.integer(why), v.minValue(least, why), v.maxValue(most, why));
}

export function text(most = 80): SchemaOf<string> {
	const why = saying({ code: 'bookText', least: 1, most });
	return v.pipe(v.string(why), v.minLength(1, why), v.maxLength(most, why));
}

export const oneOf = <const Word extends string>(...words: readonly Word[]): SchemaOf<Word> =>
	v.picklist(words, saying({ code: 'notOneOf', words: words.join(', ') }));

export const flag: SchemaOf<boolean> = v.boolean(saying({ code: 'notYesOrNo' }));

export const orNull = <T>(schema: SchemaOf<T>): SchemaOf<T | null> => v.nullable(schema);

/** The schema with a description in words. */
export const described = <T>(description: string, schema: SchemaOf<T>): SchemaOf<T> =>
	v.pipe(schema, v.description(description));

const marked = new WeakSet();

/** The schema of what a book may have only if its games cost money. */
export function forMoney<T>(schema: SchemaOf<T>): SchemaOf<T> {
	const own = { ...schema };
	marked.add(own);
	return own;
}

/** What a walk through a schema sees of each of its parts. */
interface Part {
	readonly pipe?: readonly object[];
	readonly wrapped?: object;
	readonly entries?: Readonly<Record<string, object>>;
}

/** The places in a schema that are marked by `forMoney`, as dotted paths. */
export function placesForMoney(schema: object, path = ''): readonly string[] {
	if (marked.has(schema)) return [path];
	const { pipe, wrapped, entries = {} }: Part = schema;
	if (pipe) return pipe.flatMap((part) => placesForMoney(part, path));
	if (wrapped) return placesForMoney(wrapped, path);
	const within = path === '' ? '' : `${path}.`;
	return Object.entries(entries).flatMap(([key, part]) => placesForMoney(part, `${within}${key}`));
}

/**
 * The same schema, that knows what it once found sound: most parts of a club's book are those of the book it is made from,
 * and of a thousand books nobody has to look at these a thousand times. What is data is never changed.
 */
function remembering<S extends v.GenericSchema>(schema: S): S {
	const sound = new WeakSet();
	const run: S['~run'] = (dataset, config) => {
		const { value } = dataset;
		if (typeof value !== 'object' || value === null) return schema['~run'](dataset, config);
		if (sound.has(value)) return { typed: true, value };
		const checked = schema['~run'](dataset, config);
		if (!checked.issues) sound.add(value);
		return checked;
	};
	return { ...schema, '~run': run };
}

/** A list in which no item occurs twice. Its length is checked first, so that a long forged one is never walked through. */
export const list = <T>(item: SchemaOf<T>, minItems: number, maxItems: number): SchemaOf<readonly T[]> =>
	v.pipe(
		v.custom<unknown[]>(
			(value) => Array.isArray(value) && value.length >= minItems && value.length <= maxItems,
			saying({ code: 'bookList', least: minItems, most: maxItems })
		),
		v.array(item),
		v.rawCheck(({ dataset: { value }, addIssue }) => {
			if (new Set(value as T[]).size < (value as T[]).length)
				addIssue({ message: saying({ code: 'bookListTwice' }) });
		}),
		v.metadata({ minItems, maxItems, uniqueItems: true })
	);

/** An object with all of these fields and no others. */
export const fields = <F extends Fields>(all: F): SchemaOf<ObjectOf<F>> => fieldsAnd(all, {});

/** The same with fields that may be left out, so that what was written before they came stays whole. */
export const fieldsAnd = <F extends Fields, More extends Fields>(
	all: F,
	more: More
): SchemaOf<ObjectOf<F> & Partial<ObjectOf<More>>> => {
	const optional = Object.entries(more).map(([key, schema]) => [key, v.exactOptional(schema)] as const);
	const entries: v.ObjectEntries = { ...all, ...Object.fromEntries(optional) };
	const exact = v.pipe(
		v.custom<Record<string, unknown>>(
			(value) => isFields(value) && !UNSEEN.some((key) => Object.hasOwn(value, key)),
			({ input }) => saying({ code: isFields(input) ? 'bookFieldUnknown' : 'notFields' })
		),
		v.looseObject(entries, saying({ code: 'fieldMissing' })),
		v.rawCheck(({ dataset: { value }, addIssue }) => {
			const input = value as Record<string, unknown>;
			const unknown = Object.keys(input).filter((key) => !Object.hasOwn(entries, key));
			for (const key of unknown.slice(0, NAMED)) {
				const path = [
					{ type: 'object', origin: 'key', input, key: key.slice(0, LONGEST), value: input[key] }
				] as const;
				addIssue({ message: saying({ code: 'bookFieldUnknown' }), path: [...path] });
			}
		}),
		v.metadata({ additionalProperties: false })
	);
	return remembering(exact) as SchemaOf<unknown> as SchemaOf<ObjectOf<F> & Partial<ObjectOf<More>>>;
};

/** One schema for each of these keys. */
export const sameFor = <Key extends string, T>(keys: readonly Key[], schema: SchemaOf<T>) =>
	Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, SchemaOf<T>>;

/** An object with any of these keys and no others. */
export const some = <Key extends string, T>(keys: readonly Key[], schema: SchemaOf<T>) =>
	fieldsAnd({}, sameFor(keys, schema)) as SchemaOf<Readonly<Partial<Record<Key, T>>>>;

/** An object with all of these keys and no others. */
export const each = <Key extends string, T>(keys: readonly Key[], schema: SchemaOf<T>) =>
	fields(sameFor(keys, schema)) as SchemaOf<Readonly<Record<Key, T>>>;

/** A part under its own name in the published schema, though something else is said of it here. */
export const byItsName = <T>(part: SchemaOf<T>): SchemaOf<T> => v.lazy(() => part);

/** What is wrong with the shape of what should be a book, or a change to one. A number may break several bounds: one fault. */
export function shapeFaults(value: unknown, schema: v.GenericSchema): readonly BookFault[] {
	const { issues = [] } = v.safeParse(schema, value);
	const faults = issues.map(({ path = [], message }): [string, BookFault] => {
		const at = path.map(({ key }) => String(key)).join('.');
		return [`${at} ${message}`, { path: at, refusal: JSON.parse(message) as BookRefusal }];
	});
	return [...new Map(faults).values()].slice(0, NAMED);
}

// Parts that the schema of a book is put together from.

/** The most units or cents in one line of a bill: 100 € in cents. */
export const MOST_AMOUNT = 10_000;
export const MOST_FACTOR = 10;
/** The most games that count double after something happened, and from one game to the next of "every so many games". */
export const MOST_GAMES = 20;
export const MOST_SCHUSS = 8;
export const MOST_LAUFENDE = 14;

export const source = text();
export const figureOf = (least: number, most: number) => fields({ value: whole(least, most), source });

const contract = oneOf(...CONTRACTS);

/** Known by these names in the published JSON schema. */
export const parts = {
	amount: described('Units of the book.', figureOf(0, MOST_AMOUNT)),
	cents: described('Cents whatever a unit is worth.', figureOf(0, MOST_AMOUNT)),
	factor: described('Multiplies.', figureOf(1, MOST_FACTOR)),
	extra: fields({ value: whole(1, MOST_AMOUNT), by: oneOf('factor', 'amount'), source }),
	rule: fields({ source }),
	contract,
	contracts: list(contract, 0, CONTRACTS.length),
	round: oneOf(...ROUNDS)
};
