/** A merge patch (RFC 7396) on plain data: the same keys with new values, or null to take a key out. */
export type Patch<T> = T extends readonly unknown[]
	? T
	: T extends object
		? { readonly [K in keyof T]?: Patch<T[K]> | null }
		: T | null;

/**
 * Applies a merge patch (RFC 7396) to plain data. Objects are merged key by key; everything else, lists as well, is replaced
 * as a whole. Unlike the RFC, a null is kept in the data, where it means "not there". Neither argument is changed.
 */
export function patched<T>(base: T, patch: Patch<NoInfer<T>>): T {
	return merge(base, patch) as T;
}

function merge(base: unknown, patch: unknown): unknown {
	if (!isFields(patch)) return patch;
	const merged: Record<string, unknown> = isFields(base) ? { ...base } : {};
	for (const [key, value] of Object.entries(patch)) {
		const own = Object.hasOwn(merged, key) ? merged[key] : undefined;
		// Defined, not set: a key like "__proto__" pollutes nothing.
		Object.defineProperty(merged, key, { value: merge(own, value), ...ORDINARY });
	}
	return merged;
}

const ORDINARY = { writable: true, enumerable: true, configurable: true };

/** Whether it is plain data with keys. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

type Fields = Readonly<Record<string, unknown>>;

/** What a book is called is no rule. */
const NO_RULES = ['id', 'name', 'edition', 'parent'];

/** The merge patch that makes one book of another of the same game; a figure of the same value is no change, whoever says it. */
export const changesOf = <B extends object>(base: B, changed: NoInfer<B>): Fields =>
	Object.fromEntries(
		Object.entries(difference({ ...base } as Fields, { ...changed } as Fields)).filter(
			([key]) => !NO_RULES.includes(key)
		)
	);

function difference(base: Fields, changed: Fields): Fields {
	const patch: Record<string, unknown> = {};
	for (const key of new Set([...Object.keys(base), ...Object.keys(changed)])) {
		const [before, after] = [base[key], changed[key]];
		if (before === after) continue;
		if (after === undefined) patch[key] = null;
		else if (isFields(before) && isFields(after)) {
			const inner = difference(before, after);
			if (Object.keys(inner).length > 0) patch[key] = inner;
		} else if (JSON.stringify(before) !== JSON.stringify(after)) patch[key] = after;
	}
	const { source: _source, ...rest } = patch;
	return 'source' in patch && Object.keys(rest).length === 0 ? {} : patch;
}
