import { ok, refused, type Result } from '#lib/base/result.ts';
import type { Book } from '../../book.ts';
import type { Game } from '../../game.ts';
import { patched, type Patch } from '../../patch.ts';
import { tidied } from '../house-book.ts';

interface FieldOf<Type extends string, Value> {
	readonly type: Type;
	/** Unique within its section. */
	readonly label: string;
	/** What it means, in one sentence. */
	readonly says: string;
	readonly value: Value;
	/** What the book says that is being changed; undefined where it has no such thing. */
	readonly before: Value | undefined;
	/** The book with another value. */
	readonly set: (value: Value) => Book;
}

export type NumberField = FieldOf<'number', number> & {
	readonly unit: string;
	readonly least: number;
	readonly most: number;
};
export type SwitchField = FieldOf<'switch', boolean>;
export type TextField = FieldOf<'text', string>;
export type ChoiceField = FieldOf<'choice', string> & {
	readonly choices: readonly { readonly value: string; readonly text: string }[];
};

/** One thing of a book that a club may change. */
export type Field = NumberField | SwitchField | TextField | ChoiceField;

/** A game that shows what the section's fields come to. */
export interface WorkedExample {
	readonly says: string;
	readonly game: Game;
	/** Counted in points instead of cents. */
	readonly points?: true;
	/** In a round that doubles it. */
	readonly bock?: true;
}

/** What follows where no game is priced: what happens, and what comes of it. */
export interface ToldExample {
	readonly says: string;
	readonly comes: string;
}

export interface Section {
	readonly key: string;
	readonly title: string;
	/** In a line: what stands in it. */
	readonly says: string;
	readonly fields: readonly Field[];
	readonly examples: readonly WorkedExample[];
	readonly told?: readonly ToldExample[];
}

/** The whole number that was typed into a field; refused with the sentence that stands beside it. */
export function enteredNumber(
	{ least, most, unit }: Pick<NumberField, 'least' | 'most' | 'unit'>,
	typed: string
): Result<number, string> {
	const text = typed.trim();
	if (text === '') return refused('Hier fehlt eine Zahl.');
	if (/^\d+[.,]\d+$/.test(text)) return refused('Hier stehen nur ganze Zahlen, ohne Komma.');
	// "1e3" and "0x10" are numbers to a program, to nobody else.
	if (!/^\d+$/.test(text)) return refused('Hier stehen nur Ziffern.');
	const value = Number(text);
	if (value < least || value > most) return refused(`Möglich ist ${least} bis ${most} ${unit}.`);
	return ok(value);
}

type Read<Value> = (book: Book) => Value | undefined;
type Write<Value> = (value: Value) => Patch<Book>;

/** Makes fields on a book that is being changed, and the book it came from. */
export class Desk {
	readonly book: Book;
	readonly parent: Book;

	constructor(book: Book, parent: Book) {
		this.book = book;
		this.parent = parent;
	}

	/** What amounts are counted in. */
	get unit(): string {
		const { cents, agreed } = this.book.unit;
		return agreed || cents > 1 ? 'Einheiten' : 'Cent';
	}

	applied(patch: Patch<Book>): Book {
		return tidied(patched(this.book, patch));
	}

	number(
		label: string,
		says: string,
		range: readonly [least: number, most: number, unit: string],
		read: Read<number>,
		write: Write<number>
	): NumberField {
		const [least, most, unit] = range;
		return { type: 'number', least, most, unit, ...this.#field(label, says, least, read, write) };
	}

	switch(label: string, says: string, read: Read<boolean>, write: Write<boolean>): SwitchField {
		return { type: 'switch', ...this.#field(label, says, false, read, write) };
	}

	text(label: string, says: string, read: Read<string>, write: Write<string>): TextField {
		return { type: 'text', ...this.#field(label, says, '', read, write) };
	}

	choice(
		label: string,
		says: string,
		choices: Readonly<Record<string, string>>,
		read: Read<string>,
		write: Write<string>
	): ChoiceField {
		const listed = Object.entries(choices).map(([value, text]) => ({ value, text }));
		return { type: 'choice', choices: listed, ...this.#field(label, says, '', read, write) };
	}

	/** The parent's value is set back to what stands there, paragraph and all; the difference does not see its source. */
	#field<Value>(label: string, says: string, none: Value, read: Read<Value>, write: Write<Value>) {
		return {
			label,
			says,
			value: read(this.book) ?? none,
			before: read(this.parent),
			set: (value: Value): Book => this.applied(write(value))
		};
	}
}

/** Whether a field says something else than the book it came from; what is new there has no other value. */
export const isChanged = ({ value, before }: Field): boolean => before !== undefined && value !== before;
