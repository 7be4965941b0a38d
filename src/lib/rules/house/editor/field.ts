import { isSameName } from '#lib/base/text.ts';
import { asSentence } from '#lib/base/refusal.ts';
import { assertNever, ok, refused, type Result } from '#lib/base/result.ts';
import type { Book } from '../../book.ts';
import type { Game } from '../../game.ts';
import type { RoundKind } from '../../vocabulary.ts';

/** What can be entered into a field. */
export type FieldValue = number | boolean | string;

interface FieldOf<Type extends string, Value extends FieldValue, B> {
	readonly type: Type;
	/** Unique within its section, and the same whatever the book calls things. */
	readonly key: string;
	readonly label: string;
	/** Where it lies in the book, as dotted paths; none where it follows from several things. */
	readonly places: readonly string[];
	/** What it means, in one sentence. */
	readonly says: string;
	readonly value: Value;
	/** What the book says that is being changed; undefined where it has no such thing. */
	readonly before: Value | undefined;
	/** What is said of its change, in the middle of a sentence, where that is not its label and its value. */
	readonly told?: string;
	/** The book with another value; a value of another kind changes nothing. */
	readonly set: (value: FieldValue) => B;
	/** The book as it was before this was changed, with what went along. */
	readonly back: () => B;
}

export type NumberField<B = Book> = FieldOf<'number', number, B> & {
	readonly unit: string;
	readonly least: number;
	readonly most: number;
};
type ChoiceField<B> = FieldOf<'choice', string, B> & {
	readonly choices: readonly { readonly value: string; readonly text: string }[];
};

/** One thing of a book that a club may change, as a screen shows it. */
export type Field<B = Book> =
	| NumberField<B>
	| ChoiceField<B>
	| FieldOf<'switch', boolean, B>
	| FieldOf<'text', string, B>;

/** A game that shows what the section's fields come to. */
export interface WorkedExample {
	readonly says: string;
	readonly game: Game;
	/** Counted in points instead of cents. */
	readonly points?: true;
	/** In a round that doubles it. */
	readonly bock?: true;
	/** Played in this round. */
	readonly round?: RoundKind;
}

/** What follows where no game is priced: what happens, and what comes of it. */
export interface ToldExample {
	readonly says: string;
	readonly comes: string;
}

export interface Section<B = Book, Example = WorkedExample> {
	readonly key: string;
	readonly title: string;
	/** The game whose labels say nothing without it ("Preis"); null where they speak for themselves. */
	readonly game: string | null;
	/** In a line: what stands in it. */
	readonly says: string;
	readonly fields: readonly Field<B>[];
	readonly examples: readonly Example[];
	readonly told: readonly ToldExample[];
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

/** Whether a field says something else than the book it came from; what is new there has no other value. */
export const isChanged = ({ value, before }: Pick<Field, 'value' | 'before'>): boolean =>
	before !== undefined && value !== before;

/** What a changed field said before; null where it is unchanged or new. */
export const beforeOf = (field: Pick<Field, 'value' | 'before'>): FieldValue | null =>
	isChanged(field) ? (field.before ?? null) : null;

/** What a field said before, as its undo says it: "1 Punkt", "ja". */
export function undoText<B>(field: Field<B>): string {
	switch (field.type) {
		case 'number':
			return `${field.before} ${countedUnit({ value: field.before ?? 0, unit: field.unit })}`;
		case 'switch':
			return field.before ? 'ja' : 'nein';
		case 'choice':
			return field.choices.find(({ value }) => value === field.before)?.text ?? '';
		case 'text':
			return field.before ?? '';
		default:
			return assertNever(field);
	}
}

/** A part of the sheet with what differs in it, a sentence each: "Rufspiel: 20 Cent statt 10." */
export interface ChangedPart {
	readonly title: string;
	readonly sentences: readonly string[];
}

/** What a changed field says, and what it said before: "Rufspiel: 20 Cent statt 10." */
export function changeSentence<B>(field: Field<B>): string {
	if (field.told !== undefined) return asSentence(field.told);
	const before = beforeOf(field);
	const now = (said: string, was: string): string =>
		`${field.label}: ${said}${before === null || before === '' ? '' : ` statt ${was}`}.`;
	switch (field.type) {
		case 'number': {
			return now(countText(field), String(before));
		}
		case 'switch':
			return `${field.label}: ${field.value ? 'ja' : 'nein'}.`;
		case 'choice': {
			const textOf = (chosen: unknown): string =>
				field.choices.find(({ value }) => value === chosen)?.text ?? String(chosen);
			return now(`„${textOf(field.value)}“`, `„${textOf(before)}“`);
		}
		case 'text':
			return now(`„${field.value}“`, `„${String(before)}“`);
		default:
			return assertNever(field);
	}
}

/** A number with its unit, where its label does not say that: "20 Cent", and of "Laufende ab" the number alone. */
export const countText = (field: Pick<NumberField, 'label' | 'value' | 'unit'>): string =>
	field.label.includes(field.unit) ? String(field.value) : `${field.value} ${countedUnit(field)}`;

const ONE: Readonly<Record<string, string>> = {
	...{ Punkte: 'Punkt', Einheiten: 'Einheit', Spiele: 'Spiel', Augen: 'Auge' }
};
/** The unit as it stands behind this number: "Punkte", behind 1 "Punkt". */
export const countedUnit = ({ value, unit }: { readonly value: number; readonly unit: string }): string =>
	value === 1 ? (ONE[unit] ?? unit) : unit;

/** By what the things of a book are called, kind by kind. */
type Names = readonly (readonly string[])[];

/** What two things of a kind are called by now: at the table nobody could tell them apart. */
export function sharedNames(before: Names, now: Names): readonly string[] {
	const shared = (kinds: Names): ReadonlySet<string> =>
		new Set(
			kinds.flatMap((kind) => kind.filter((name, i) => kind.findIndex((one) => isSameName(one, name)) < i))
		);
	const already = shared(before);
	return [...shared(now)]
		.filter((name) => !already.has(name))
		.map((name) => `„${name}“ heißt zweierlei. Soll das so sein?`);
}
