/**
 * Why a room may refuse something: a German sentence for each code, with fields in braces. The type of the room's refusals
 * follows from it, so no refusal is without a sentence. A name with a point or a colon is no field but a
 * word of the rule book.
 */
export type Sentences = Readonly<Record<string, string>>;

type FieldsIn<S extends string> = S extends `${string}{${infer Field}}${infer Rest}`
	? (Field extends `${string}${'.' | ':'}${string}` ? never : Field) | FieldsIn<Rest>
	: never;

/** A refusal as data: the code of its sentence, and the fields that the sentence needs. */
export type Refusal<T extends Sentences> = {
	[C in keyof T & string]: { readonly code: C } & Readonly<Record<FieldsIn<T[C]>, string | number>>;
}[keyof T & string];

/** One thing that is wrong with given data: where (a dotted path) and why. */
export interface Fault<R> {
	readonly path: string;
	readonly refusal: R;
}

/** A refusal in German words, its fields filled in. */
export function sentenceOf<T extends Sentences>(sentences: T, refusal: Refusal<NoInfer<T>>): string {
	const fields: Readonly<Record<string, string | number>> = refusal;
	return (sentences[refusal.code] ?? '').replace(/\{(\w+)\}/g, (_, field: string) => String(fields[field]));
}

/** The words of a refusal as a sentence of their own: with a capital letter and a full stop. */
export const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** What can be wrong with the form of data from outside: of an entry, or of a club's own book. */
export const FORM_SENTENCES = {
	fieldMissing: 'das Feld fehlt',
	notFields: 'hier stehen mehrere Felder',
	notNumber: 'hier steht eine ganze Zahl von {least} bis {most}',
	notYesOrNo: 'hier steht ja oder nein (true oder false)',
	notOneOf: 'möglich ist hier nur: {words}'
} as const;
