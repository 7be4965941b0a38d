import { asId, type MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';

/** Four members who stand for anybody: first the declarer, then his partner if he has one. */
export const STAND_INS: readonly MemberId[] = ['1', '2', '3', '4'].map((name) => asId<MemberId>(name));

// Links that people can read: words between semicolons, first the format's version, last "ende", which shows that nothing
// was cut off on the way. The words between describe a game: "schneider", "laufende=3".

/** The most cents that a book's unit, or a point, may be worth in a link. */
export const MOST_UNIT = 1000;

/** A word of a link. `F` holds the fields that all words give together, each of them optional. */
export interface LinkWord<F> {
	/** The text behind the word's name; undefined if the word is left out. */
	readonly write: (given: F) => string | undefined;
	/** Writes what the text says into the fields; false if it is damaged, or if the field is there already. */
	readonly read: (text: string, into: F) => boolean;
}

/** The words of a link, in the order in which they are written. */
export type Words<F> = Readonly<Record<string, LinkWord<F>>>;

const END = 'ende';
const CUT_OFF = 'Der Link ist beschädigt oder nicht vollständig.';
/** The refusal, in German, of a link with a word that can't be read. */
export const damaged = (word: string): Result<never, string> =>
	refused(`Der Link ist beschädigt: „${word}“ versteht der Rechner nicht.`);

// A link never says anything twice, so a second value means that it is damaged.
function put<F extends object, K extends keyof F>(into: F, field: K, value: F[K] | undefined): boolean {
	if (value === undefined || field in into) return false;
	into[field] = value;
	return true;
}

/** A word without a value, which gives a field this one. */
export const alone = <F extends object, K extends keyof F>(
	field: K,
	value: NonNullable<F[K]>
): LinkWord<F> => ({
	write: (given) => (given[field] === value ? '' : undefined),
	read: (text, into) => text === '' && put(into, field, value)
});

/** A word with a value behind "=". `write` returns undefined for a value that need not be written. */
export const value = <F extends object, K extends keyof F>(
	field: K,
	read: (text: string) => NonNullable<F[K]> | undefined,
	write: (value: NonNullable<F[K]>) => string | undefined = String
): LinkWord<F> => ({
	write: (given) => {
		const text = given[field] == null ? undefined : write(given[field]);
		return text === undefined ? undefined : `=${text}`;
	},
	read: (text, into) => text.startsWith('=') && put(into, field, read(text.slice(1)))
});

/** Reads one of these words. */
export const linkWordIn =
	<T extends string>(words: readonly T[]) =>
	(text: string): T | undefined =>
		words.find((word) => word === text);

/** Reads a whole number from 0 to `most`, of four digits at most and without leading zeros. */
export const upTo =
	(most: number) =>
	(text: string): number | undefined =>
		/^(0|[1-9]\d{0,3})$/.test(text) && Number(text) <= most ? Number(text) : undefined;

export type Counts = Readonly<Record<string, number>>;

/** A count for each player: "20,30,,40", with a gap for an unknown one. */
export const writeCounts = (counts: Counts, players: readonly MemberId[] = STAND_INS): string =>
	players.map((member) => counts[member] ?? '').join(',');

/** Reads what `writeCounts` wrote, each count from 0 to `most`. */
export function counts(
	most: number,
	players: readonly MemberId[] = STAND_INS
): (text: string) => Counts | undefined {
	const read = upTo(most);
	return (text) => {
		const found = text.split(',');
		if (found.length !== players.length) return undefined;
		const given: [string, number][] = [];
		for (const [i, member] of players.entries()) {
			const word = found[i] ?? '';
			const count = read(word);
			if (count !== undefined) given.push([member, count]);
			else if (word !== '') return undefined;
		}
		return Object.fromEntries(given);
	};
}

/** The whole link: the version, the words that come first, then each known field once. */
export function writeLink<F>(version: string, first: readonly string[], words: Words<F>, given: F): string {
	const known = Object.entries(words).flatMap(([name, word]) => {
		const text = word.write(given);
		return text === undefined ? [] : [`${name}${text}`];
	});
	return [version, ...first, ...known, END].join(';');
}

/** The words between version and end; refused in one German sentence if either is missing or wrong. */
export function readLink(version: string, text: string): Result<readonly string[], string> {
	const [written = '', ...words] = decoded(text).split(';');
	if (written !== version && /^\d+$/.test(written)) {
		return refused('Der Link kommt aus einer anderen Fassung der App, die dieses Handy nicht hat.');
	}
	return written !== version || words.pop() !== END ? refused(CUT_OFF) : ok(words);
}

/** The text with its percent codes decoded, since some messengers encode addresses; empty if it is damaged. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

/** Encodes a typed name twice: it may hold semicolons, and reading decodes the whole address first, then the name. */
export const encoded = (text: string): string => encodeURIComponent(encodeURIComponent(text));

/** The fields that the words give; refused in one German sentence that names the first damaged word. */
export function readWords<F extends object>(words: Words<F>, texts: readonly string[]): Result<F, string> {
	const fields = {} as F;
	for (const text of texts) {
		const name = /^[a-z]*/.exec(text)?.[0] ?? '';
		const word = Object.hasOwn(words, name) ? words[name] : undefined;
		if (!word?.read(text.slice(name.length), fields)) return damaged(text);
	}
	return ok(fields);
}
