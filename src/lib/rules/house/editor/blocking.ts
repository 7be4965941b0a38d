import { asSentence } from '#lib/base/refusal.ts';
import type { Field, Section } from './field.ts';

/** A field of an editor: its key is unique within its section alone. */
export interface FieldPlace {
	readonly section: string;
	readonly key: string;
}

/** A field that holds no valid number, and why: it keeps what was typed until it is one. */
export interface TypedFault extends FieldPlace {
	readonly reason: string;
}

/** What a check has against the book: where, and why in words. */
export interface Refused {
	readonly path: string;
	readonly reason: string;
}

/** One thing that keeps a book from being saved. */
export interface Blocking {
	/** With its part and field: "Rufspiel, Preis: Hier stehen nur ganze Zahlen, ohne Komma." */
	readonly sentence: string;
	readonly reason: string;
	/** Where it can be mended; null if no field shows it. */
	readonly at: FieldPlace | null;
}

type Part = Pick<Section, 'key' | 'title'> & {
	readonly game?: string | null;
	readonly fields: readonly Pick<Field, 'key' | 'label' | 'places'>[];
};

const isAt = (one: FieldPlace, other: FieldPlace): boolean =>
	one.section === other.section && one.key === other.key;

/** The faults with another one of this field, or with none of it where there is no reason. */
export function withFault(
	faults: readonly TypedFault[],
	at: FieldPlace,
	reason: string | null
): readonly TypedFault[] {
	const others = faults.filter((one) => !isAt(one, at));
	return reason === null ? others : [...others, { ...at, reason }];
}

/** The faults whose fields are still shown: what was typed goes with its field. */
export const stillShown = (faults: readonly TypedFault[], parts: readonly Part[]): readonly TypedFault[] =>
	faults.filter((fault) => shown(parts, fault) !== null);

/** Everything that keeps a book from being saved: what was typed wrong first, then what the check refuses. */
export function blockingOf(
	parts: readonly Part[],
	faults: readonly TypedFault[],
	refused: readonly Refused[]
): readonly Blocking[] {
	const all = [
		...faults.map(({ section, key, reason }) => blocking(parts, { section, key }, reason)),
		...refused.map(({ path, reason }) => blocking(parts, nearest(parts, path), asSentence(reason)))
	];
	return [...new Map(all.map((one) => [one.sentence, one])).values()];
}

function blocking(parts: readonly Part[], at: FieldPlace | null, reason: string): Blocking {
	const found = at && shown(parts, at);
	if (!found) return { sentence: reason, reason, at: null };
	const [{ game, title }, { label }] = found;
	// A question stands by itself.
	const where = label.endsWith('?') ? label : `${game ?? title}, ${label}:`;
	return { sentence: `${where} ${reason}`, reason, at };
}

function shown(
	parts: readonly Part[],
	{ section, key }: FieldPlace
): readonly [Part, Part['fields'][number]] | null {
	const part = parts.find((one) => one.key === section);
	const field = part?.fields.find((one) => one.key === key);
	return part && field ? [part, field] : null;
}

/** The field that lies at a path, above it or below it; of several the nearest, then the one that sets the fewest places. */
function nearest(parts: readonly Part[], path: string): FieldPlace | null {
	let best = { at: null as FieldPlace | null, far: MOST, wide: MOST };
	for (const { key: section, fields } of parts) {
		for (const { key, places } of fields) {
			const wide = places.length;
			const far = Math.min(...places.map((place) => distance(place, path)));
			if (far > best.far || (far === best.far && wide >= best.wide)) continue;
			best = { at: { section, key }, far, wide };
		}
	}
	return best.at;
}

/** No path has so many steps, and no field so many places. */
const MOST = 99;

/** How many steps one path is above or below the other; Infinity if it is neither. */
function distance(one: string, other: string): number {
	if (one !== other && !one.startsWith(`${other}.`) && !other.startsWith(`${one}.`)) return Infinity;
	return Math.abs(one.split('.').length - other.split('.').length);
}

/** What is wrong with the fields of a section, by their keys. */
export const marksIn = (all: readonly Blocking[], section: string): ReadonlyMap<string, string> =>
	new Map(
		all.flatMap(({ at, reason }) => (at?.section === section ? [[at.key, reason] as const] : [])).reverse()
	);

/** The id of a field on the page. */
export const fieldId = ({ section, key }: FieldPlace): string => `${section}.${key}`.replaceAll(/\s/g, '_');
