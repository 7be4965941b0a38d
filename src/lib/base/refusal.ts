/**
 * The sentences of a room, one for each reason it may refuse something: code and German sentence, its fields in braces. The
 * type of the refusals follows from them, so no refusal is without its sentence.
 */
export type Sentences = Readonly<Record<string, string>>;

type FieldsIn<S extends string> = S extends `${string}{${infer Field}}${infer Rest}`
	? Field | FieldsIn<Rest>
	: never;

/** A refusal as data: the code of its sentence and the fields that stand in it. */
export type Refusal<T extends Sentences> = {
	[C in keyof T & string]: { readonly code: C } & Readonly<Record<FieldsIn<T[C]>, string | number>>;
}[keyof T & string];

/** One thing that is wrong with what came in: where (a dotted path) and why. */
export interface Fault<R> {
	readonly path: string;
	readonly refusal: R;
}

/** A refusal in words. */
export function sentenceOf<T extends Sentences>(sentences: T, refusal: Refusal<NoInfer<T>>): string {
	const fields: Readonly<Record<string, string | number>> = refusal;
	return (sentences[refusal.code] ?? '').replace(/\{(\w+)\}/g, (_, field: string) => String(fields[field]));
}

/** A sentence that says what is wrong with a field, set on its own. */
export const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
