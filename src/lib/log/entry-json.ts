import type { AnyEntry } from './entry.ts';
import type { Standing } from './standing.ts';

/**
 * JSON text of a value that does not depend on the order of its fields. Takes plain data only, nested no deeper than a
 * checked entry.
 */
export function contentText(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	if (Array.isArray(value)) return `[${value.map(contentText).join(',')}]`;
	return fieldsText(value, (a, b) => (a < b ? -1 : 1));
}

/** The same of what an entry says, whenever it was written and whatever it replaces. */
export const saidText = (entry: object): string =>
	contentText({ ...entry, id: undefined, at: undefined, replaces: undefined });

const FIRST = ['id', 'at', 'kind'];

/** The same for an entry, with the common fields in front, because people read files too. */
export const entryText = (entry: AnyEntry): string =>
	fieldsText(entry, (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

const rank = (field: string): number => (FIRST.includes(field) ? FIRST.indexOf(field) : FIRST.length);

function fieldsText(fields: object, order: (a: string, b: string) => number): string {
	const written = Object.entries(fields)
		.filter(([, value]) => value !== undefined)
		.sort(([a], [b]) => order(a, b))
		.map(([key, value]) => `${JSON.stringify(key)}:${contentText(value)}`);
	return `{${written.join(',')}}`;
}

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
