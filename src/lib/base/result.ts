/** A value, or why there is none. Whatever can be refused returns a Result; `throw` is for bugs. */
export type Result<T, E> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refused = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Ends an exhaustive switch: a new member of the union does not compile until it is answered. */
export function assertNever(value: never): never {
	throw new Error(`not answered: ${JSON.stringify(value)}`);
}
