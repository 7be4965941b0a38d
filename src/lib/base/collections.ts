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

/** The sum of plain numbers. Money has its own: `sumOf` in money.ts. */
export function sum(numbers: Iterable<number>): number {
	let all = 0;
	for (const one of numbers) all += one;
	return all;
}
