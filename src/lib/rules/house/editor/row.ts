import { assertNever } from '#lib/base/result.ts';
import type { Book } from '../../book.ts';
import { patched, type Patch } from '../../patch.ts';
import { patchAt, valueAt, type BookPath } from '../../place.ts';
import { MOST_AMOUNT } from '../../schema-parts.ts';
import { POTS } from '../../vocabulary.ts';
import { isWordName, wordIn } from '../../words-in-text.ts';
import { HOUSE, tidied } from '../house-book.ts';
import { nameIn } from '../templates.ts';
import type { Field, FieldValue, Section, ToldExample, WorkedExample } from './field.ts';

// The editor's fields as data: a row says where a thing lies in the book, what it is called, and what may be entered. The
// engine at the end reads, shows and writes them all.

/** The book that is being changed, and the one it came from. */
export interface Desk {
	readonly book: Book;
	readonly parent: Book;
}

/** German words; "{deckel}", "{schneider}", "{solo}", "{bockrunde}" and so on are the book's own, "{stock.in}" is "in den Stock". */
type Words = string | ((desk: Desk) => string);
export type Range = readonly [least: number, most: number, unit: string];
type Texts = Readonly<Record<string, string>>;
type Of<T> = T | ((desk: Desk) => T);

interface Row<Value extends FieldValue> {
	/** Where it lies. Several places get one value, the first is shown; a function finds them in `of`. */
	readonly at: BookPath | readonly BookPath[] | ((of: Book, desk: Desk) => readonly BookPath[]);
	readonly label: Words;
	readonly says: Words;
	/** Where it is shown; if not told, wherever the book has something there. */
	readonly when?: (desk: Desk) => boolean;
	/** For what is not simply the value of a place. */
	readonly read?: (of: Book, desk: Desk) => Value | undefined;
	readonly write?: (value: Value, desk: Desk) => Patch<Book>;
	/** What is said of its change, where that is not its label and its value. */
	readonly told?: (desk: Desk) => string;
}

type NumberRow = Row<number> & { readonly type: 'number'; readonly range: Of<Range> };
type TextRow = Row<string> & { readonly type: 'text' };
type ChoiceRow = Row<string> & { readonly type: 'choice'; readonly choices: Of<Texts> };
type SwitchRow = Row<boolean> & { readonly type: 'switch' };
export type FieldRow = NumberRow | TextRow | ChoiceRow | SwitchRow;

/** A section of the editor. */
export interface SectionRows {
	readonly key: string;
	readonly title: Words;
	/** The game that its labels need beside them. */
	readonly game?: Words;
	readonly says: Words;
	readonly rows: Of<readonly FieldRow[]>;
	readonly examples?: (desk: Desk) => readonly WorkedExample[];
	readonly told?: (desk: Desk) => readonly ToldExample[];
}

type More<Value extends FieldValue> = Pick<Row<Value>, 'when' | 'read' | 'write'>;
type At<Value extends FieldValue> = Row<Value>['at'];

/** What amounts are counted in. */
export const unitOf = ({ unit }: Book): 'Cent' | 'Einheiten' | 'Punkte' =>
	unit.points ? 'Punkte' : unit.agreed || unit.cents > 1 ? 'Einheiten' : 'Cent';
export const AMOUNT = ({ book }: Desk): Range => [0, MOST_AMOUNT, unitOf(book)];
export const FACTOR: Range = [1, 10, 'mal'];

/** A whole number. */
export const number = (
	at: At<number>,
	label: Words,
	says: Words,
	range: Of<Range>,
	more?: More<number>
): NumberRow => ({ type: 'number', at, label, says, range, ...more });

/** A price or surcharge, in the book's unit. */
export const price = (at: At<number>, label: Words, says: Words, more?: More<number>): NumberRow =>
	number(at, label, says, AMOUNT, more);

/** What prices are multiplied by. */
export const factor = (at: At<number>, label: Words, says: Words, more?: More<number>): NumberRow =>
	number(at, label, says, FACTOR, more);

/** A word of the club's. */
export const word = (at: At<string>, label: Words, says: Words, more?: More<string>): TextRow => ({
	type: 'text',
	at,
	label,
	says,
	...more
});

export const choice = (
	at: At<string>,
	label: Words,
	says: Words,
	choices: Of<Texts>,
	more?: More<string>
): ChoiceRow => ({ type: 'choice', at, label, says, choices, ...more });

/** A yes or no. */
export const toggle = (at: At<boolean>, label: Words, says: Words, more?: More<boolean>): SwitchRow => ({
	type: 'switch',
	at,
	label,
	says,
	...more
});

/** Something that may be missing: switched on it is the parent's, or else a fresh one, which is only a paragraph if not told. */
export const optional = (
	at: BookPath,
	label: Words,
	says: Words,
	fresh: (desk: Desk) => unknown = () => ({ source: HOUSE }),
	when: (desk: Desk) => boolean = () => true
): SwitchRow =>
	toggle(at, label, says, {
		when,
		read: (of) => valueAt(of, at) != null,
		write: (on, desk) => patchAt(at, on ? (valueAt(desk.parent, at) ?? fresh(desk)) : null)
	});

/** What each contract or round has of its own, built once. */
export const eachOf = <Key extends string, T>(
	keys: readonly Key[],
	of: (key: Key) => T
): Readonly<Record<Key, T>> =>
	Object.fromEntries(keys.map((key) => [key, of(key)])) as Readonly<Record<Key, T>>;

/** A section as a screen shows it. */
export function sectionOf(
	{ key, title, game, says, rows, examples, told }: SectionRows,
	desk: Desk
): Section {
	return {
		key,
		title: inWords(title, desk),
		game: game === undefined ? null : inWords(game, desk),
		says: inWords(says, desk),
		fields: given(rows, desk).flatMap((row) => fieldOf(row, desk) ?? []),
		examples: (examples?.(desk) ?? []).map((one) => ({ ...one, says: inWords(one.says, desk) })),
		told: (told?.(desk) ?? []).map(({ says, comes }) => ({
			says: inWords(says, desk),
			comes: inWords(comes, desk)
		}))
	};
}

const given = <T>(of: Of<T>, desk: Desk): T => (of instanceof Function ? of(desk) : of);

/** The field of a row; null where it is not shown. */
function fieldOf(row: FieldRow, desk: Desk): Field | null {
	switch (row.type) {
		case 'number': {
			const [least, most, unit] = given(row.range, desk);
			const held = heldBy(row, desk, least, (value) => typeof value === 'number');
			return held && { type: row.type, least, most, unit: inWords(unit, desk), ...held };
		}
		case 'choice': {
			const held = heldBy(row, desk, '', (value) => typeof value === 'string');
			if (!held) return null;
			const listed = Object.entries(given(row.choices, desk));
			const choices = listed.map(([value, says]) => ({ value, text: inWords(says, desk) }));
			return { type: row.type, choices, ...held };
		}
		case 'text': {
			const held = heldBy(row, desk, '', (value) => typeof value === 'string');
			return held && { type: row.type, ...held };
		}
		case 'switch': {
			const held = heldBy(row, desk, false, (value) => typeof value === 'boolean');
			return held && { type: row.type, ...held };
		}
		default:
			return assertNever(row);
	}
}

/** What every field has: its words, what stands in both books, and the way to another value. */
function heldBy<Value extends FieldValue>(
	row: Row<Value>,
	desk: Desk,
	none: Value,
	isValue: (value: unknown) => value is Value
) {
	if (row.when?.(desk) === false) return null;
	const { book, parent } = desk;
	const { at } = row;
	const placesIn = (of: Book) => (at instanceof Function ? at(of, desk) : typeof at === 'string' ? [at] : at);
	const first = (of: Book): Value | undefined => {
		const [place = ''] = placesIn(of);
		const value = valueAt(of, place);
		return isValue(value) ? value : undefined;
	};
	const read = (of: Book) => (row.read ? row.read(of, desk) : first(of));
	const write = row.write ?? ((value) => everywhere(placesIn(book), shortened(value)));
	const now = read(book);
	if (!row.when && now === undefined) return null;
	const label = inWords(row.label, desk);
	return {
		key: typeof row.label === 'string' ? row.label : label,
		label,
		places: placesIn(book),
		...(row.told ? { told: row.told(desk) } : {}),
		says: inWords(row.says, desk),
		value: now ?? none,
		before: read(parent),
		set: (value: FieldValue): Book => (isValue(value) ? tidied(patched(book, write(value, desk))) : book)
	};
}

/** What has its paragraph beside it; set by the club it is a house rule. */
const WITH_SOURCE = /\.(value|games|by)$/;

/** A club's word fits on a button. */
const shortened = (value: FieldValue): FieldValue => (typeof value === 'string' ? value.slice(0, 40) : value);

function everywhere(places: readonly BookPath[], value: FieldValue): Patch<Book> {
	return places.reduce<Patch<Book>>((patch, place) => {
		const end = place.lastIndexOf('.');
		const alone = patchAt(place, value);
		const sourced = WITH_SOURCE.test(place) ? patchAt(`${place.slice(0, end)}.source`, HOUSE) : {};
		return patched(patched(patch, alone), sourced);
	}, {});
}

function inWords(words: Words, desk: Desk): string {
	const text = words instanceof Function ? words(desk) : words;
	return !text.includes('{')
		? text
		: text.replaceAll(/\{([\w.:]+)\}/g, (_, key: string) => wordFor(desk, key));
}

const nameOfPot = (pot: number, { pots }: Book): string => pots[POTS[pot] ?? 'pot1']?.name ?? '';

function wordFor({ book, parent }: Desk, key: string): string {
	const pot = POTS.findIndex((one) => one === key);
	if (pot >= 0) return nameOfPot(pot, book) || nameOfPot(pot, parent) || `Topf ${pot + 1}`;
	switch (key) {
		case 'laufendem':
		case 'laufendenEinen':
			return book.words.terms.laufender ?? (key === 'laufendem' ? 'Laufendem' : 'Laufenden');
		case 'laufenden':
			return book.words.terms.laufende ?? 'Laufenden';
		case 'mungo':
		case 'mungorunde':
			return nameIn(key, book, parent);
		default:
			return isWordName(key) ? wordIn(book, key) : nameIn(key, book, parent);
	}
}
