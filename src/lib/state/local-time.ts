const two = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment on this device's clock: ISO 8601 with its offset, to the second. Written out, because every start loads it, and a
 * library's way of it is ten times as long; a test holds the two together.
 */
export function localTime(at: string | number): string {
	const moment = new Date(at);
	const ahead = -moment.getTimezoneOffset();
	const here = new Date(moment.getTime() + ahead * 60_000).toISOString().slice(0, 19);
	if (ahead === 0) return `${here}Z`;
	const minutes = Math.abs(ahead);
	return `${here}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
