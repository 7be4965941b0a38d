import { ok, refused, type Result } from '#lib/base/result.ts';
import type { HouseRules } from '#lib/rules/house/house-book.ts';
import type { BookFault } from '#lib/rules/house/refusal-text.ts';
import { fieldsAnd, sameFor, shapeFaults, some, text, whole } from '#lib/rules/schema-shapes.ts';
import { SUITS } from '#lib/rules/vocabulary.ts';
import { type SaukopfBook, ownSaukopf } from './book-type.ts';
import { saukopf } from './book.ts';
import { SAUKOPF_CONTRACTS, STELLUNGEN } from './vocabulary.ts';

/** The most points that one line of a bill may come to. */
export const MOST_POINTS = 100;
/** From so many Laufende on, at the most, the winners have a Glücksschwein: no game has more. */
export const MOST_FOR_SCHWEIN = 15;
/** Whoever loses with half of all Augen or more is never Schneider. */
export const MOST_SCHNEIDER = 60;

const word = text(40);
const source = text(120);
const figure = (least: number, most: number) => fieldsAnd({}, { value: whole(least, most), source });
const item = (least: number, most: number) => fieldsAnd({}, { value: whole(least, most), word, source });
const priced = item(0, MOST_POINTS);

/** What of the Kopfgeld a game may cost; the others take away. */
function addedOf({ kopfgeld }: SaukopfBook) {
	const { gluecksschwein: _deducted, floor: _floor, ...added } = kopfgeld;
	return added;
}
const keysOf = <Key extends string>(of: Readonly<Record<Key, unknown>>): readonly Key[] =>
	Object.keys(of) as Key[];
const { suits: _suits, stellungen: _stellungen, ...terms } = saukopf.words;

/** What a club may change of a book of Saukopf: its figures and words. How the game is played stays the source's. */
const CHANGES = fieldsAnd(
	{},
	{
		edition: text(),
		contracts: some(SAUKOPF_CONTRACTS, fieldsAnd({}, { word })),
		kopfgeld: fieldsAnd(
			{},
			{
				...sameFor(keysOf(addedOf(saukopf)), priced),
				gluecksschwein: item(-MOST_POINTS, 0),
				floor: fieldsAnd({}, { word })
			}
		),
		schneiderUnder: figure(1, MOST_SCHNEIDER),
		gluecksschweinFrom: figure(1, MOST_FOR_SCHWEIN),
		penalties: some(keysOf(saukopf.penalties), priced),
		rauborstigFrom: figure(saukopf.bid.least, saukopf.bid.most),
		words: fieldsAnd(
			{},
			{
				...sameFor(keysOf(terms), word),
				suits: some(SUITS, word),
				stellungen: some(STELLUNGEN, word)
			}
		)
	}
);

/**
 * The book of `ownSaukopf`, or all that is wrong with it at once, each fault with the path of its field in the changes: a
 * place that a club can't change, a figure out of its range, two games of one name, and a book by which no game costs
 * anything.
 */
export function checkOwnSaukopf(
	base: SaukopfBook,
	rules: HouseRules
): Result<SaukopfBook, readonly BookFault[]> {
	const shape = shapeFaults(rules.changes, CHANGES);
	if (shape.length > 0) return refused(shape);
	const own = ownSaukopf(base, rules);
	const faults = [...namedTwice(own), ...costsNothing(own)];
	return faults.length > 0 ? refused(faults) : ok(own);
}

function namedTwice({ order, contracts }: SaukopfBook): readonly BookFault[] {
	const lower = (word: string): string => word.trim().toLocaleLowerCase('de');
	return order.flatMap((contract, i): readonly BookFault[] => {
		const { word } = contracts[contract];
		const isTaken = order.slice(0, i).some((other) => lower(contracts[other].word) === lower(word));
		return isTaken
			? [{ path: `contracts.${contract}.word`, refusal: { code: 'contractTwice', contract: word } }]
			: [];
	});
}

function costsNothing(book: SaukopfBook): readonly BookFault[] {
	return Object.values(addedOf(book)).some(({ value }) => value > 0)
		? []
		: [{ path: 'kopfgeld.sieg.value', refusal: { code: 'nothingCosts' } }];
}
