import { asId, type MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';

/** Four who stand for anybody: the declarer first, after him his partner where he has one. */
export const STAND_INS: readonly MemberId[] = ['1', '2', '3', '4'].map((name) => asId<MemberId>(name));

// Links that people can read: words between semicolons, the format's version first, "ende" last, which shows that nothing
// was cut off on the way. What a link says of a game stands in words like "schneider" and "laufende=3".

/** Cents a unit of a book, or a point, can be worth; more would be no game. */
export const MOST_UNIT = 1000;

/** A word of the link. `F` is what the words say together, each field optional. */
export interface Word<F> {
	/** Undefined where there is nothing to write. */
	readonly write: (given: F) => string | undefined;
	/** Puts what it says into the fields; false where it is damaged, or was said before. */
	readonly read: (text: string, into: F) => boolean;
}

/** The words of a link, in the order in which they are written. */
export type Words<F> = Readonly<Record<string, Word<F>>>;

const END = 'ende';
const CUT_OFF = 'Der Link ist beschädigt oder nicht vollständig.';
export const damaged = (word: string): Result<never, string> =>
	refused(`Der Link ist beschädigt: „${word}“ versteht der Rechner nicht.`);

// What is said twice contradicts itself, or was not written here.
function put<F extends object, K extends keyof F>(into: F, field: K, value: F[K] | undefined): boolean {
	if (value === undefined || field in into) return false;
	into[field] = value;
	return true;
}

/** A word that stands alone: a field has this value. */
export const alone = <F extends object, K extends keyof F>(field: K, value: NonNullable<F[K]>): Word<F> => ({
	write: (given) => (given[field] === value ? '' : undefined),
	read: (text, into) => text === '' && put(into, field, value)
});

/** A word with a field behind "=". `write` is undefined for what need not be written. */
export const value = <F extends object, K extends keyof F>(
	field: K,
	read: (text: string) => NonNullable<F[K]> | undefined,
	write: (value: NonNullable<F[K]>) => string | undefined = String
): Word<F> => ({
	write: (given) => {
		const text = given[field] == null ? undefined : write(given[field]);
		return text === undefined ? undefined : `=${text}`;
	},
	read: (text, into) => text.startsWith('=') && put(into, field, read(text.slice(1)))
});

/** One of some words. */
export const wordIn =
	<T extends string>(words: readonly T[]) =>
	(text: string): T | undefined =>
		words.find((word) => word === text);

/** Whole numbers as one writes them, without leading zeros. */
export const upTo =
	(most: number) =>
	(text: string): number | undefined =>
		/^(0|[1-9]\d{0,3})$/.test(text) && Number(text) <= most ? Number(text) : undefined;

export type Counts = Readonly<Record<string, number>>;

/** What is counted a player: "20,30,,40", a gap where nothing is known. */
export const writeCounts = (counts: Counts, players: readonly MemberId[] = STAND_INS): string =>
	players.map((member) => counts[member] ?? '').join(',');

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

/** The whole link: version, what comes first, and what is known, each once. */
export function writeLink<F>(version: string, first: readonly string[], words: Words<F>, given: F): string {
	const known = Object.entries(words).flatMap(([name, word]) => {
		const text = word.write(given);
		return text === undefined ? [] : [`${name}${text}`];
	});
	return [version, ...first, ...known, END].join(';');
}

/** The words between version and end; one sentence where either is not there. */
export function readLink(version: string, text: string): Result<readonly string[], string> {
	const [written = '', ...words] = decoded(text).split(';');
	if (written !== version && /^\d+$/.test(written)) {
		return refused('Der Link kommt aus einer anderen Fassung der App, die dieses Gerät nicht hat.');
	}
	return written !== version || words.pop() !== END ? refused(CUT_OFF) : ok(words);
}

/** Some messengers write an address's signs as numbers. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

/** What somebody named may hold what separates words here: the address is decoded as a whole first, and then the name. */
export const encoded = (text: string): string => encodeURIComponent(encodeURIComponent(text));

export function readWords<F extends object>(words: Words<F>, texts: readonly string[]): Result<F, string> {
	const fields = {} as F;
	for (const text of texts) {
		const name = /^[a-z]*/.exec(text)?.[0] ?? '';
		const word = Object.hasOwn(words, name) ? words[name] : undefined;
		if (!word?.read(text.slice(name.length), fields)) return damaged(text);
	}
	return ok(fields);
}
