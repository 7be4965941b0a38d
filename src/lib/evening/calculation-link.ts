import { ok, refused, type Result } from '#lib/base/result.ts';
import { CONTRACTS } from '#lib/rules/vocabulary.ts';
import type { AskedBook, Calculation } from './calculation.ts';
import { upTo, WORDS, type Fields } from './calculation-words.ts';

// A calculation as the end of an address, for people to read: "1;allgaeu;weitnau;rufspiel;gewonnen;laufende=3;ende". First the
// format's version, the two books ("-" for none; "schule,20" is one whose unit is 20 cents), the contract, then what is
// known of the game, each once. The last word shows that nothing was cut off on the way.

const VERSION = '1';
const NONE = '-';
const END = 'ende';
/** Cents; more would be no Schafkopf. */
const MOST_UNIT = 1000;
// The address is decoded as a whole first, and then the id, which may hold what separates words here.
const writeBook = ({ id, unit }: AskedBook): string =>
	encodeURIComponent(encodeURIComponent(id)) + (unit === null ? '' : `,${unit}`);

/** The calculation as the part of an address behind the "#". */
export function writeCalculation({ first, second, round, typed }: Calculation): string {
	const given = { ...typed, ...(round ? { round } : {}) };
	const words = Object.entries(WORDS).flatMap(([name, word]) => {
		const text = word.write(given);
		return text === undefined ? [] : [`${name}${text}`];
	});
	const books = [writeBook(first), second ? writeBook(second) : NONE];
	return [VERSION, ...books, typed.contract, ...words, END].join(';');
}

const CUT_OFF = 'Der Link ist beschädigt oder nicht vollständig.';
const damaged = (word: string): Result<never, string> =>
	refused(`Der Link ist beschädigt: „${word}“ versteht der Rechner nicht.`);

/** Reads what `writeCalculation` wrote; one sentence where it is damaged, or names a book that is not among these. */
export function readCalculation(
	text: string,
	books: ReadonlyMap<string, unknown>
): Result<Calculation, string> {
	const [version = '', one = '', other = '', name = '', ...words] = decoded(text).split(';');
	if (version !== VERSION && /^\d+$/.test(version)) {
		return refused('Der Link kommt aus einer anderen Fassung der App, die dieses Gerät nicht hat.');
	}
	if (version !== VERSION || words.pop() !== END) return refused(CUT_OFF);
	const first = readBook(one, books);
	if (!first.ok) return first;
	const second = other === NONE ? ok(null) : readBook(other, books);
	if (!second.ok) return second;
	const contract = CONTRACTS.find((contract) => contract === name);
	if (!contract) return damaged(name);
	const fields = readFields(words);
	if (!fields.ok) return fields;
	const { round = null, ...typed } = fields.value;
	return ok({ first: first.value, second: second.value, round, typed: { ...typed, contract } });
}

/** Some messengers write an address's signs as numbers. */
function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return '';
	}
}

function readBook(text: string, books: ReadonlyMap<string, unknown>): Result<AskedBook, string> {
	const [name = '', unit, more] = text.split(',');
	const id = decoded(name);
	if (!books.has(id)) return refused(`Der Link nennt Regeln, die es hier nicht gibt: „${id}“.`);
	const cents = unit === undefined ? null : upTo(MOST_UNIT)(unit);
	return cents === undefined || cents === 0 || more !== undefined ? damaged(text) : ok({ id, unit: cents });
}

function readFields(words: readonly string[]): Result<Fields, string> {
	let fields: Fields = {};
	for (const text of words) {
		const name = /^[a-z]*/.exec(text)?.[0] ?? '';
		const read = Object.hasOwn(WORDS, name) ? WORDS[name]?.read(text.slice(name.length)) : undefined;
		// What is said twice contradicts itself, or was not written here.
		if (!read || Object.keys(read).some((field) => field in fields)) return damaged(text);
		fields = { ...fields, ...read };
	}
	return ok(fields);
}
