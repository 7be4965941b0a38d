import { ok, refused, type Result } from '#lib/base/result.ts';
import { CONTRACTS } from '#lib/rules/vocabulary.ts';
import type { AskedBook, Calculation } from './calculation.ts';
import { WORDS, type Fields } from './calculation-words.ts';
import { damaged, decoded, encoded, readLink, readWords, upTo, writeLink } from '../link-words.ts';

// A calculation as the end of an address, for people to read: "1;allgaeu;weitnau;rufspiel;gewonnen;laufende=3;ende". First the
// format's version, the two books ("-" for none; "schule,20" is one whose unit is 20 cents), the contract, then what is
// known of the game, each once. The last word shows that nothing was cut off on the way.

const VERSION = '1';
const NONE = '-';
/** Cents; more would be no Schafkopf. */
const MOST_UNIT = 1000;

const writeBook = ({ id, unit }: AskedBook): string => encoded(id) + (unit === null ? '' : `,${unit}`);

/** The calculation as the part of an address behind the "#". */
export function writeCalculation({ first, second, round, typed }: Calculation): string {
	const given: Fields = { ...typed, ...(round ? { round } : {}) };
	const books = [writeBook(first), second ? writeBook(second) : NONE];
	return writeLink(VERSION, [...books, typed.contract], WORDS, given);
}

/** Reads what `writeCalculation` wrote; one sentence where it is damaged, or names a book that is not among these. */
export function readCalculation(
	text: string,
	books: ReadonlyMap<string, unknown>
): Result<Calculation, string> {
	const link = readLink(VERSION, text);
	if (!link.ok) return link;
	const [one = '', other = '', name = '', ...words] = link.value;
	const first = readBook(one, books);
	if (!first.ok) return first;
	const second = other === NONE ? ok(null) : readBook(other, books);
	if (!second.ok) return second;
	const contract = CONTRACTS.find((contract) => contract === name);
	if (!contract) return damaged(name);
	const fields = readWords(WORDS, words);
	if (!fields.ok) return fields;
	const { round = null, ...typed } = fields.value;
	return ok({ first: first.value, second: second.value, round, typed: { ...typed, contract } });
}

function readBook(text: string, books: ReadonlyMap<string, unknown>): Result<AskedBook, string> {
	const [name = '', unit, more] = text.split(',');
	const id = decoded(name);
	if (!books.has(id)) return refused(`Der Link nennt Regeln, die es hier nicht gibt: „${id}“.`);
	const cents = unit === undefined ? null : upTo(MOST_UNIT)(unit);
	return cents === undefined || cents === 0 || more !== undefined ? damaged(text) : ok({ id, unit: cents });
}
