// A lot of work at once is done piece by piece, so that a tap between two pieces is answered.

const waiting = new Set<() => void>();

/** Runs the work soon, in a task of its own. The function it returns cancels it. */
export function later(work: () => void): () => void {
	if (waiting.size === 0) setTimeout(next);
	waiting.add(work);
	return () => waiting.delete(work);
}

function next(): void {
	const [work] = waiting;
	if (!work) return;
	waiting.delete(work);
	work();
	if (waiting.size > 0) setTimeout(next);
}

/** Resolves to true once the page is drawn as it is now. */
export const onceDrawn = (): Promise<true> =>
	new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(true))));

/** Takes a part of the app that a screen also does without, if at all, once it is fetched; without a net it is asked for another time. */
export const onceFetched = <T>(part: Promise<T>, take: (part: T) => void = () => undefined): void =>
	void part.then(take, () => undefined);
