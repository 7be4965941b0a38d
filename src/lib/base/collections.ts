/** The items by what they have in common; groups and items stay in the order in which they come. */
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

/** What numbers come to; nothing of money, which has a sum of its own. */
export function sum(numbers: Iterable<number>): number {
	let all = 0;
	for (const one of numbers) all += one;
	return all;
}
