/** What JSON holds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every text within, names of fields too, in another way; nested no deeper than a checked entry is. */
export function mapTexts(value: Json, map: (text: string) => string): Json {
	if (typeof value === 'string') return map(value);
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return (value as readonly Json[]).map((one) => mapTexts(one, map));
	return Object.fromEntries(Object.entries(value).map(([key, one]) => [map(key), mapTexts(one, map)]));
}

/** Stands before a reference, and once more before a text that begins with it. */
const MARK = '~';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids as short references: first the entries' own, in their order, then others in the order in which they were met. */
export class References {
	readonly #ids: readonly string[];
	readonly #others: string[];
	readonly #places = new Map<string, number>();

	constructor(ids: readonly string[], others: readonly string[] = []) {
		this.#ids = ids;
		this.#others = [...others];
		for (const [place, id] of ids.entries()) if (UUID.test(id)) this.#places.set(id, place);
	}

	get others(): readonly string[] {
		return this.#others;
	}

	write(text: string): string {
		if (!UUID.test(text)) return text.startsWith(MARK) ? MARK + text : text;
		const known = this.#places.get(text);
		// Counted from where the others begin: they are named in every game, the entries' own ids hardly ever.
		const place = known ?? this.#ids.length + this.#others.push(text) - 1;
		this.#places.set(text, place);
		return MARK + (place - this.#ids.length).toString(36);
	}

	read(text: string): string {
		if (!text.startsWith(MARK)) return text;
		if (text.startsWith(MARK, 1)) return text.slice(1);
		const place = Number.parseInt(text.slice(1), 36);
		return (place < 0 ? this.#ids[this.#ids.length + place] : this.#others[place]) ?? text;
	}
}
