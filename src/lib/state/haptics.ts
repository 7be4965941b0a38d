/** Milliseconds on, off, on. A save is felt once, a refusal twice; where the device cannot do it nothing happens. */
const FELT = { saved: [10], refused: [30, 60, 30] } as const;

/** Lets the thumb feel what became of a tap. */
export function feel(what: keyof typeof FELT): void {
	// eslint-disable-next-line compat/compat -- only where there is one
	navigator.vibrate?.([...FELT[what]]);
}
