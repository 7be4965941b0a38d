import { sum } from '#lib/base/collections.ts';
import { inSentence } from '#lib/base/text.ts';
import type { Book, ContractRule } from '../book.ts';
import { wordOf } from '../book-words.ts';
import { isTwoToTwo } from '../contract-kind.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import type { Contract } from '../vocabulary.ts';
import { inWords } from '../words-in-text.ts';
import { toutText } from './contract-rules.ts';
import { writersOf } from './outlines.ts';
import { sentencesOf, type Writer } from './print.ts';
import { saukopfWriters } from './saukopf-rules.ts';
import type { Block, Piece } from './shape.ts';
import { times } from './wording.ts';

// What games cost on one sheet for the wall: the same rows and sentences as in the whole book, written by the same makers.

export interface TariffPart {
	readonly title: string;
	readonly blocks: readonly Block[];
}

/** Prices of the contracts, what comes on top and what multiplies, how that makes a sum, and a worked sum of either kind. */
export function tariffOf(book: Book): readonly TariffPart[] {
	const writers = writersOf(book);
	const lists = book.order.flatMap((one) => {
		const prices = book.contracts[one]?.table ? pick(writers, `contract:${one}`, 'prices') : [];
		return prices.length === 0 ? [] : [part(`${wordOf(book, one)}: Preisliste`, prices)];
	});
	const surcharges = pick(writers, 'surcharges', 'table').map((block) =>
		block.type === 'table'
			? { ...block, rows: [...block.rows, ...ofContracts(book).map((cells) => ({ cells }))] }
			: block
	);
	return [
		part('Spiele', [...pick(writers, 'unit'), ...pick(writers, 'prices')]),
		...lists,
		part('Was dazukommt', surcharges),
		part('So wird gerechnet', [
			...pick(writers, 'surcharges', 'sum', 'settled'),
			...mungoOn(book, writers),
			...pick(writers, 'finalPrice')
		]),
		part(
			'Zum Beispiel',
			examplesOf(book).flatMap((one) => pick(writers, `contract:${one}`, 'sum'))
		)
	].filter(({ blocks }) => blocks.length > 0);
}

/** Saukopf's points: what is bid, the Kopfgeld, the penalties, and one of the source's sums. */
export function saukopfTariff(book: SaukopfBook): readonly TariffPart[] {
	const writers = saukopfWriters(book);
	return [
		part('Gebot und Sieg', [...pick(writers, 'bid'), ...pick(writers, 'goal', 'text')]),
		part('Kopfgeld', pick(writers, 'kopfgeld')),
		part('Strafpunkte', pick(writers, 'penalties', 'text', 'table')),
		part('Zum Beispiel', pick(writers, 'example:otto'))
	].filter(({ blocks }) => blocks.length > 0);
}

const part = (title: string, blocks: readonly Block[]): TariffPart => ({ title, blocks });

/** What a maker writes in these slots, or in all of them. */
const pick = (
	writers: ReadonlyMap<string, Writer>,
	name: string,
	...slots: readonly string[]
): readonly Block[] =>
	(writers.get(name)?.write() ?? [])
		.filter(({ slot }: Piece) => slots.length === 0 || slots.includes(slot))
		.map(({ block }) => block);

/** Who pays whom where everybody plays for himself. */
function mungoOn(book: Book, writers: ReadonlyMap<string, Writer>): readonly Block[] {
	const said = pick(writers, 'mungoTies', 'won', 'durchmarsch', 'jungfrau').map(sentencesOf);
	if (said.length === 0) return [];
	return [{ type: 'text', text: inWords(book, `{mungo}: ${said.join(' ')}`) }];
}

/** A Tout of the contracts that have it, and what multiplies one contract alone. */
function ofContracts(book: Book): readonly (readonly [string, string])[] {
	const touts = new Map<string, Contract[]>();
	for (const one of book.order) {
		const rule = book.contracts[one];
		if (!rule?.tout) continue;
		const text = inWords(book, toutText(book, rule, rule.tout));
		touts.set(text, [...(touts.get(text) ?? []), one]);
	}
	return [
		...[...touts].map(
			([text, contracts]) =>
				[
					`${book.words.tout} (${inSentence(
						contracts.map((one) => wordOf(book, one)),
						'oder'
					)})`,
					text
				] as const
		),
		...book.order.flatMap((one) => {
			const factor = book.contracts[one]?.factor;
			return factor ? [[wordOf(book, one), `Die Summe ${times(factor)}.`] as const] : [];
		})
	];
}

/** The cheapest that two play against two, and the highest that one plays against three and plays out. */
function examplesOf({ order, contracts }: Book): readonly Contract[] {
	const first = (isIt: (rule: ContractRule) => boolean): Contract | undefined =>
		order.find((one) => contracts[one] && isIt(contracts[one]));
	const two = first(isTwoToTwo);
	const alone = first(
		({ sides, goal, schneider }) => sides === 'einzelspiel' && goal === 'augen' && schneider
	);
	return [two, alone].filter((one) => one !== undefined);
}

/** An A4 page inside its margins, in points, with some left over; and how wide a letter is beside its height. */
const PAGE = { width: 520, height: 800, letter: 0.53 };
const LARGEST = 17;
const LEAST = 7;

/** The letters' size in points with which the sheet fills one page of A4 and no more; wide words may still need less. */
export function letterSize(parts: readonly TariffPart[]): number {
	for (let size = LARGEST; size > LEAST; size -= 0.5) if (heightAt(parts, size) <= PAGE.height) return size;
	return LEAST;
}

/** About how high it all stands, in points. */
const heightAt = (parts: readonly TariffPart[], size: number): number =>
	3.6 * size + sum(parts.map(({ blocks }) => 2.6 * size + sum(blocks.map((block) => blockAt(block, size)))));

function blockAt(block: Block, size: number): number {
	const lines = (text: string, width: number): number =>
		Math.ceil((text.length * PAGE.letter * size) / Math.max(width, size));
	const text = (words: string): number => (lines(words, PAGE.width) * 1.3 + 0.5) * size;
	switch (block.type) {
		case 'text':
			return text(block.text);
		case 'example':
			return text(`${block.label}: ${block.sum}`);
		case 'list':
			return sum(block.items.map(text));
		case 'table': {
			const all = [block.head, ...block.rows.map(({ cells }) => cells)].filter((cells) => cells.length > 0);
			const columns = Math.max(...all.map((cells) => cells.length));
			const longest = Array.from({ length: columns }, (_, i) =>
				Math.max(...all.map((cells) => cells[i]?.length ?? 0), 1)
			);
			const whole = sum(longest);
			// A column has at most its longest cell; the others share by length, none with less than a sixth.
			const widths =
				block.head.length === 0
					? [PAGE.width / 3, (2 * PAGE.width) / 3]
					: longest.map((length) => Math.max((length / whole) * PAGE.width, PAGE.width / 6));
			const rowLines = (cells: readonly string[]): number =>
				Math.max(1, ...cells.map((cell, i) => lines(cell, (widths[i] ?? PAGE.width) - size)));
			return 0.5 * size + sum(all.map((cells) => (rowLines(cells) * 1.25 + 0.3) * size));
		}
	}
}
