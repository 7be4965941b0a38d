/**
 * Keeps the screen on. The browser drops the lock whenever the page is hidden, so it is requested again. Returns the
 * release.
 */
export function keepAwake(): () => void {
	let lock: WakeLockSentinel | null = null;
	let wanted = true;
	const ask = async (): Promise<void> => {
		if (!wanted || document.visibilityState !== 'visible') return;
		// Some browsers lack it, and a low battery refuses it: the screen then goes dark as usual.
		lock = await navigator.wakeLock?.request('screen').catch(() => null);
		if (!wanted) await lock?.release();
	};
	void ask();
	document.addEventListener('visibilitychange', ask);
	return () => {
		wanted = false;
		document.removeEventListener('visibilitychange', ask);
		void lock?.release();
	};
}

/** Milliseconds until something is tried again that a weak net did not bring; then twice as long, and so on. */
const AGAIN = 2000;

/** Tries until it answers something. */
export async function untilGot<T>(ask: () => Promise<T | null>): Promise<T> {
	for (let wait = AGAIN; ; wait *= 2) {
		const got = await ask();
		if (got !== null) return got;
		await new Promise((resolve) => setTimeout(resolve, wait));
	}
}

/** A part of the app that is fetched until it has come. */
export const untilFetched = <T>(part: () => Promise<T>): Promise<T> =>
	untilGot(() => part().catch(() => null));

/** Milliseconds on, off, on: a save is felt once, a refusal twice. */
const FELT = { saved: [10], refused: [30, 60, 30] } as const;

/** Lets the thumb feel what became of a tap, where the device can. */
export function feel(what: keyof typeof FELT): void {
	if (typeof navigator === 'object' && 'vibrate' in navigator) navigator.vibrate([...FELT[what]]);
}

/** Whether a laptop is likely: its mouse is known, its keyboard is not. */
export const hasMouse = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
