import { entryText } from './entry-json.ts';
import type { Standing } from './standing.ts';

// A short sign of a set of entries: whoever has the same sign has the same entries, word for word, whatever order they came in.

/** FNV-1a over the letters, mixed once more so that texts that differ in one digit differ everywhere. 32 bits. */
export function hashOf(id: string): number {
	let hash = 0x811c9dc5;
	for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** Letters that nobody mistakes for another over a loud table: no E and no V beside B, D, G, P, T, W. */
const LETTERS = 'AFHIKLMNOQRSUXYZ';

/**
 * The entries of one log that count, as a number and four letters that two people can compare aloud: "37 · KAMI". Two
 * different lists of the same length have the same letters once in 65,536.
 */
export function digestOf(log: Pick<Standing, 'places'>): string {
	const texts = log.places.flatMap(({ entry }) => (entry ? [entryText(entry)] : []));
	const sum = texts.reduce((sum, text) => (sum + hashOf(text)) >>> 0, 0);
	const letters = [28, 24, 20, 16].map((bits) => LETTERS[(sum >>> bits) & 15] ?? '');
	return `${texts.length} · ${letters.join('')}`;
}
