/** When entries were written, and how long they took to the others and into the store. Milliseconds. */
export class Clock {
	readonly handed: number[] = [];
	readonly stored: number[] = [];
	readonly #written = new Map<string, number>();

	write(key: string): void {
		this.#written.set(key, performance.now());
	}

	/** Nothing where the entry was there before the clock ran. */
	took(times: number[], key: string): void {
		const at = this.#written.get(key);
		if (at !== undefined) times.push(performance.now() - at);
	}

	/** What the times since the last call come to: how many, median, and the twentieth that took longest. */
	spend(times: number[]): { readonly count: number; readonly median: number; readonly p95: number } {
		const sorted = times.splice(0).sort((a, b) => a - b);
		const at = (share: number): number => Math.round(sorted[Math.floor(share * sorted.length)] ?? NaN);
		return { count: sorted.length, median: at(0.5), p95: at(0.95) };
	}
}
