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
