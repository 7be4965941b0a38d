import type { AnyEntry } from './entry.ts';

/**
 * JSON text of a value that does not depend on the order of its fields. Takes plain data only, nested no deeper than a
 * checked entry.
 */
export function contentText(value: unknown): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	if (Array.isArray(value)) return `[${value.map(contentText).join(',')}]`;
	return fieldsText(value, (a, b) => (a < b ? -1 : 1));
}

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
