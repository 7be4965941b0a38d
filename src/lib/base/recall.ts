/** Answers what `make` makes; the last answer for this key again if that was made of the same things. */
export type Recall<T> = (key: string, of: readonly unknown[], make: () => T) => T;

/** Keeps the last answer for each key. What it was made of is compared one by one, by identity. */
export function recalling<T>(): Recall<T> {
	const kept = new Map<string, { readonly of: readonly unknown[]; readonly answer: T }>();
	return (key, of, make) => {
		const last = kept.get(key);
		if (last?.of.length === of.length && last.of.every((one, i) => one === of[i])) return last.answer;
		const answer = make();
		kept.set(key, { of, answer });
		return answer;
	};
}
