/** One line of the table. One without a bound is for information. */
export interface Measured {
	readonly what: string;
	readonly measured: string;
	readonly bound: string;
	readonly ok: boolean | null;
}

export function atMost(what: string, value: number, bound: number, unit: string, digits = 0): Measured {
	const told = (number: number): string => `${number.toFixed(digits)} ${unit}`;
	return { what, measured: told(value), bound: `≤ ${told(bound)}`, ok: value <= bound };
}

export function atLeast(what: string, value: number, bound: number, unit: string): Measured {
	const told = (number: number): string => `${Math.round(number).toLocaleString('en-US')} ${unit}`;
	return { what, measured: told(value), bound: `≥ ${told(bound)}`, ok: value >= bound };
}

export const told = (what: string, measured: string): Measured => ({ what, measured, bound: '', ok: null });

export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Times in milliseconds, one after the other. */
export const list = (times: readonly number[]): string =>
	`${times.map((time) => time.toFixed(0)).join(', ')} ms`;
