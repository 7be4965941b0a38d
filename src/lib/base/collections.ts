/** Groups items by a key. The groups, and the items in each, stay in the order in which they come. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
	const groups = new Map<K, T[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

/** The list with the item at its end, or without it where it stands there already. */
export const toggled = <T>(list: readonly T[], item: T): readonly T[] =>
	list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** The sum of plain numbers. Money has its own: `sumOf` in money.ts. */
export function sum(numbers: Iterable<number>): number {
	let all = 0;
	for (const one of numbers) all += one;
	return all;
}

/** Whether each item is listed only once. */
export const isDistinct = (list: readonly unknown[]): boolean =>
	list.every((item, i) => list.indexOf(item) === i);

/** Whether the value is a whole number from 0 to `most`. */
export const isCount = (value: number, most: number): boolean =>
	Number.isInteger(value) && value >= 0 && value <= most;

/** The fields of a record that are filled in. */
export type FilledIn<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined | null | false | ''> };

/**
 * Only what of a record is filled in: what nobody said (undefined, null, false, an empty text) or what holds nothing is not named
 * at all. A zero is said.
 */
export const filledIn = <T extends object>(fields: T): FilledIn<T> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => !holdsNothing(value))) as FilledIn<T>;

const UNSAID: readonly unknown[] = [undefined, null, false, ''];

function holdsNothing(value: unknown): boolean {
	if (value instanceof Map || value instanceof Set) return value.size === 0;
	if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
	return UNSAID.includes(value);
}
