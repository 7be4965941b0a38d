import { assertNever } from '#lib/base/result.ts';
import type { Book } from '../../book.ts';
import { changesOf, patched, type Patch } from '../../patch.ts';
import { patchAt, valueAt, type BookPath } from '../../book-path.ts';
import { MOST_AMOUNT, MOST_FACTOR } from '../../schema-shapes.ts';
import { mayHave } from '../check-book.ts';
import { HOUSE, tidied } from '../house-book.ts';
import { wordOfEither } from '../templates.ts';
import type { Field, FieldValue, Section, ToldExample, WorkedExample } from './field.ts';

// The editor's fields as data: a row says where a thing lies in the book, what it is called, and what may be entered. The
// engine at the end reads, shows and writes them all, of either game.

/** The book that is being changed, and the one it came from. */
export interface Desk<B = Book> {
	readonly book: B;
	readonly parent: B;
}

/** What the engine has to know of a game. */
interface Play<B> {
	/** What a changed book becomes. */
	readonly tidied: (book: B) => B;
	/** A text in the words of the book. */
	readonly inWords: (text: string, desk: Desk<B>) => string;
}

/** German words; "{deckel}", "{schneider}", "{solo}", "{bockrunde}" and so on are the book's own, "{stock.in}" is "in den Stock". */
type Words<B> = string | ((desk: Desk<B>) => string);
export type Range = readonly [least: number, most: number, unit: string];
type Texts = Readonly<Record<string, string>>;
type Of<T, B = Book> = T | ((desk: Desk<B>) => T);
/** Where something lies in a book. */
type PathIn<B> = B extends Book ? BookPath : string;

interface Row<Value extends FieldValue, B = Book> {
	/** Where it lies. Several places get one value, the first is shown; a function finds them in `of`. */
	readonly at: PathIn<B> | readonly PathIn<B>[] | ((of: B, desk: Desk<B>) => readonly PathIn<B>[]);
	readonly label: Words<B>;
	readonly says: Words<B>;
	/** Where it is shown; if not told, wherever the book has something there. */
	readonly when?: (desk: Desk<B>) => boolean;
	/** For what is not simply the value of a place. */
	readonly read?: (of: B, desk: Desk<B>) => Value | undefined;
	readonly write?: (value: Value, desk: Desk<B>) => Patch<B>;
	/** What is said of its change, where that is not its label and its value. */
	readonly told?: (desk: Desk<B>) => string;
}

type NumberRow<B = Book> = Row<number, B> & { readonly type: 'number'; readonly range: Of<Range, B> };
type TextRow<B = Book> = Row<string, B> & { readonly type: 'text' };
type ChoiceRow<B = Book> = Row<string, B> & { readonly type: 'choice'; readonly choices: Of<Texts, B> };
type SwitchRow<B = Book> = Row<boolean, B> & { readonly type: 'switch' };
export type FieldRow<B = Book> = NumberRow<B> | TextRow<B> | ChoiceRow<B> | SwitchRow<B>;

/** A section of the editor; its examples are games that a `Worked` is made of. */
export interface SectionRows<B = Book, Example = WorkedExample> {
	readonly key: string;
	readonly title: Words<B>;
	/** The game that its labels need beside them. */
	readonly game?: Words<B>;
	readonly says: Words<B>;
	readonly rows: Of<readonly FieldRow<B>[], B>;
	readonly examples?: (desk: Desk<B>) => readonly Example[];
	readonly told?: (desk: Desk<B>) => readonly ToldExample[];
}

type More<Value extends FieldValue> = Pick<Row<Value>, 'when' | 'read' | 'write'>;
type At<Value extends FieldValue> = Row<Value>['at'];

/** What amounts are counted in. */
export const unitOf = ({ unit }: Book): 'Cent' | 'Einheiten' | 'Punkte' =>
	unit.points ? 'Punkte' : unit.agreed || unit.cents > 1 ? 'Einheiten' : 'Cent';
export const AMOUNT = ({ book }: Desk): Range => [0, MOST_AMOUNT, unitOf(book)];
export const FACTOR: Range = [1, MOST_FACTOR, 'mal'];
/** Cents whatever a unit is worth, of what costs something if it is there. */
export const CENTS: Range = [1, MOST_AMOUNT, 'Cent'];

/** A whole number. */
export const number = (
	at: At<number>,
	label: Words<Book>,
	says: Words<Book>,
	range: Of<Range>,
	more?: More<number>
): NumberRow => ({ type: 'number', at, label, says, range, ...more });

/** A price or surcharge, in the book's unit. */
export const price = (
	at: At<number>,
	label: Words<Book>,
	says: Words<Book>,
	more?: More<number>
): NumberRow => number(at, label, says, AMOUNT, more);

/** What prices are multiplied by. */
export const factor = (
	at: At<number>,
	label: Words<Book>,
	says: Words<Book>,
	more?: More<number>
): NumberRow => number(at, label, says, FACTOR, more);

/** A word of the club's. */
export const word = (
	at: At<string>,
	label: Words<Book>,
	says: Words<Book>,
	more?: More<string>
): TextRow => ({
	type: 'text',
	at,
	label,
	says,
	...more
});

export const choice = (
	at: At<string>,
	label: Words<Book>,
	says: Words<Book>,
	choices: Of<Texts>,
	more?: More<string>
): ChoiceRow => ({ type: 'choice', at, label, says, choices, ...more });

/** A yes or no. */
export const toggle = (
	at: At<boolean>,
	label: Words<Book>,
	says: Words<Book>,
	more?: More<boolean>
): SwitchRow => ({
	type: 'switch',
	at,
	label,
	says,
	...more
});

/** Something that may be missing: switched on it is the parent's, or else a fresh one, which is only a paragraph if not told. */
export const optional = (
	at: BookPath,
	label: Words<Book>,
	says: Words<Book>,
	fresh: (desk: Desk) => unknown = () => ({ source: HOUSE }),
	when: (desk: Desk) => boolean = () => true
): SwitchRow =>
	toggle(at, label, says, {
		when: (desk) => mayHave(desk.book, at) && when(desk),
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
export function sectionOf<B, Example extends { readonly says: string }>(
	{ key, title, game, says, rows, examples, told }: SectionRows<B, Example>,
	desk: Desk<B>,
	play: Play<B>
): Section<B, Example> {
	const say: Say<B> = (words) => play.inWords(words instanceof Function ? words(desk) : words, desk);
	return {
		key,
		title: say(title),
		game: game === undefined ? null : say(game),
		says: say(says),
		fields: given(rows, desk).flatMap((row) => fieldOf(row, desk, play, say) ?? []),
		examples: (examples?.(desk) ?? []).map((one) => ({ ...one, says: say(one.says) })),
		told: (told?.(desk) ?? []).map(({ says, comes }) => ({ says: say(says), comes: say(comes) }))
	};
}

type Say<B> = (words: Words<B>) => string;

const given = <T, B>(of: Of<T, B>, desk: Desk<B>): T => (of instanceof Function ? of(desk) : of);

/** The field of a row; null where it is not shown. */
function fieldOf<B>(row: FieldRow<B>, desk: Desk<B>, play: Play<B>, say: Say<B>): Field<B> | null {
	const held = <Value extends FieldValue>(
		of: Row<Value, B>,
		none: Value,
		isValue: (value: unknown) => value is Value
	) => heldBy(of, { none, isValue, desk, play, say });
	switch (row.type) {
		case 'number': {
			const [least, most, unit] = given(row.range, desk);
			const field = held(row, least, (value) => typeof value === 'number');
			return field && { type: row.type, least, most, unit: say(unit), ...field };
		}
		case 'choice': {
			const field = held(row, '', (value) => typeof value === 'string');
			if (!field) return null;
			const listed = Object.entries(given(row.choices, desk));
			return {
				type: row.type,
				choices: listed.map(([value, says]) => ({ value, text: say(says) })),
				...field
			};
		}
		case 'text': {
			const field = held(row, '', (value) => typeof value === 'string');
			return field && { type: row.type, ...field };
		}
		case 'switch': {
			const field = held(row, false, (value) => typeof value === 'boolean');
			return field && { type: row.type, ...field };
		}
		default:
			return assertNever(row);
	}
}

interface By<Value, B> {
	readonly none: Value;
	readonly isValue: (value: unknown) => value is Value;
	readonly desk: Desk<B>;
	readonly play: Play<B>;
	readonly say: Say<B>;
}

/** What every field has: its words, what stands in both books, and the way to another value. */
function heldBy<Value extends FieldValue, B>(
	row: Row<Value, B>,
	{ none, isValue, desk, play, say }: By<Value, B>
) {
	if (row.when?.(desk) === false) return null;
	const { book, parent } = desk;
	const { at } = row;
	const placesIn = (of: B): readonly PathIn<B>[] =>
		at instanceof Function ? at(of, desk) : typeof at === 'string' ? [at] : (at as readonly PathIn<B>[]);
	const first = (of: B): Value | undefined => {
		const [place = ''] = placesIn(of);
		const value = valueAt(of, place);
		return isValue(value) ? value : undefined;
	};
	const read = (of: B) => (row.read ? row.read(of, desk) : first(of));
	const write = row.write ?? ((value: Value) => everywhere<B>(placesIn(book), shortened(value)));
	const now = read(book);
	const before = read(parent);
	if (!row.when && now === undefined) return null;
	const label = say(row.label);
	return {
		key: typeof row.label === 'string' ? row.label : label,
		label,
		places: placesIn(book),
		...(row.told ? { told: row.told(desk) } : {}),
		says: say(row.says),
		value: now ?? none,
		before,
		set: (value: FieldValue): B => (isValue(value) ? play.tidied(patched(book, write(value, desk))) : book),
		back: (): B => {
			if (before === undefined || now === undefined) return book;
			const alone = play.tidied(patched(parent, write(now, { book: parent, parent })));
			const back = play.tidied(patched(book, changesOf(alone as object, parent as object) as Patch<B>));
			return read(back) === before ? back : play.tidied(patched(back, write(before, desk)));
		}
	};
}

/** What has its paragraph beside it; set by the club it is a house rule. */
const WITH_SOURCE = /\.(value|games|by)$/;

/** A club's word fits on a button. */
const shortened = (value: FieldValue): FieldValue =>
	typeof value === 'string' ? value.trim().slice(0, 40) : value;

function everywhere<B>(places: readonly string[], value: FieldValue): Patch<B> {
	return places.reduce<Patch<B>>((patch, place) => {
		const end = place.lastIndexOf('.');
		const alone = patchAt<B>(place, value);
		const sourced = WITH_SOURCE.test(place) ? patchAt<B>(`${place.slice(0, end)}.source`, HOUSE) : {};
		return patched(patched(patch, alone as never), sourced as never);
	}, {} as Patch<B>);
}

/** How the editor of Schafkopf speaks and writes. */
export const SCHAFKOPF: Play<Book> = {
	tidied,
	inWords: (text, { book, parent }) =>
		text.includes('{')
			? text.replaceAll(/\{([\w.:]+)\}/g, (_, key: string) => wordOfEither(key, book, parent))
			: text
};
