import { asId, type MemberId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';

/** Four who stand for anybody: the declarer first, after him his partner where he has one. */
export const STAND_INS: readonly MemberId[] = ['1', '2', '3', '4'].map((name) => asId<MemberId>(name));

// Links that people can read: words between semicolons, the format's version first, "ende" last, which shows that nothing
// was cut off on the way. What a link says of a game stands in words like "schneider" and "laufende=3".

/** A word of the link: how it is written, undefined where there is nothing to write, and read, undefined where it is damaged. */
export interface Word<F> {
	readonly write: (given: F) => string | undefined;
	readonly read: (text: string) => F | undefined;
}

/** The words of a link, in the order in which they are written. `F` is what they say together, each field optional. */
export type Words<F> = Readonly<Record<string, Word<F>>>;

const END = 'ende';
const CUT_OFF = 'Der Link ist beschädigt oder nicht vollständig.';
export const damaged = (word: string): Result<never, string> =>
	refused(`Der Link ist beschädigt: „${word}“ versteht der Rechner nicht.`);

/** A word that stands alone. */
export const flag = <F>(is: (given: F) => boolean, fields: NoInfer<F>): Word<F> => ({
	write: (given) => (is(given) ? '' : undefined),
	read: (text) => (text === '' ? fields : undefined)
});

/** A word with something behind "=". */
export function value<F, T>(
	pick: (given: F) => T | undefined,
	write: (value: T) => string,
	read: (text: string) => T | undefined,
	fields: (value: T) => NoInfer<F>
): Word<F> {
	return {
		write: (given) => {
			const picked = pick(given);
			return picked === undefined ? undefined : `=${write(picked)}`;
		},
		read: (text) => {
			const found = text.startsWith('=') ? read(text.slice(1)) : undefined;
			return found === undefined ? undefined : fields(found);
		}
	};
}

export const oneOf =
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
	let fields = {} as F;
	for (const text of texts) {
		const name = /^[a-z]*/.exec(text)?.[0] ?? '';
		const read = Object.hasOwn(words, name) ? words[name]?.read(text.slice(name.length)) : undefined;
		// What is said twice contradicts itself, or was not written here.
		if (!read || Object.keys(read).some((field) => field in fields)) return damaged(text);
		fields = { ...fields, ...read };
	}
	return ok(fields);
}
