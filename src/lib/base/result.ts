import type { Fault } from './refusal.ts';

/** A value, or why there is none. Whatever can be refused returns a Result; `throw` is for bugs. */
export type Result<T, E> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refused = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Adds a fault to the list. Returns null, so that a check can end with it. */
export function note<R>(faults: Fault<R>[], path: string, refusal: NoInfer<R>): null {
	faults.push({ path, refusal });
	return null;
}

/** Ends an exhaustive switch: a new member of the union does not compile until it is answered. */
export function assertNever(value: never): never {
	throw new Error(`not answered: ${JSON.stringify(value)}`);
}

/** One answer for each member of a union that this key tells apart: the compiler asks for every one. */
export type Answers<T, K extends keyof T, More extends readonly unknown[], R> = {
	readonly [V in T[K] & string]: (one: Extract<T, Readonly<Record<K, V>>>, ...more: More) => R;
};

/** What the table answers to this member. */
export function answerOf<T, K extends keyof T, More extends readonly unknown[], R>(
	answers: Answers<T, K, More, R>,
	key: K,
	one: T,
	...more: More
): R {
	return (answers[one[key] as T[K] & string] as (one: T, ...more: More) => R)(one, ...more);
}
