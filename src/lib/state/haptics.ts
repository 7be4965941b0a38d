/** Milliseconds on, off, on: a save is felt once, a refusal twice. */
const FELT = { saved: [10], refused: [30, 60, 30] } as const;

/** Lets the thumb feel what became of a tap, where the device can. */
export function feel(what: keyof typeof FELT): void {
	if (typeof navigator === 'object' && 'vibrate' in navigator) navigator.vibrate([...FELT[what]]);
}
