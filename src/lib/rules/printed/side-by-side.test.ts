import { describe, expect, it } from 'vitest';
import type { Book } from '../book.ts';
import { allgaeu } from '../books/allgaeu.ts';
import { muenchen } from '../books/muenchen.ts';
import { weitnau } from '../books/weitnau.ts';
import { houseBook } from '../house/house-book.ts';
import { printSchafkopf } from './outlines.ts';
import { calledBy, differencesOf } from './side-by-side.ts';

/** As a club's book that changes nothing: what a source tells of itself is no rule to be compared. */
const asRules = (book: Book) => printSchafkopf({ ...book, id: '' }, book);
const ofSource = asRules(muenchen);

describe('two books side by side', () => {
	it('say nothing where they are the same', () => {
		expect(differencesOf(ofSource, ofSource)).toEqual([]);
	});

	it('show what differs, and nothing else', () => {
		const changes = { contracts: { rufspiel: { base: { value: 37 } } } };
		const book = houseBook(muenchen, { id: 'own', name: 'Krone', edition: '1', changes });
		const texts = differencesOf(ofSource, printSchafkopf(book, muenchen)).flatMap(({ rules }) =>
			rules.map((rule) => rule.texts)
		);
		expect(texts.length).toBeGreaterThan(0);
		// 5 Cent in the source, 37 in the club's; no line stands on both sides.
		expect(texts.every(([one]) => one.join().includes('5'))).toBe(true);
		expect(
			texts.every(([, other]) => !other.some((line) => texts.flatMap(([one]) => one).includes(line)))
		).toBe(true);
		expect(texts.flatMap(([, other]) => other).join()).toContain('37');
	});

	it('show an order where only the order differs, and no row that differs by a word alone', () => {
		const beside = differencesOf(asRules(allgaeu), asRules(weitnau), [calledBy(allgaeu), calledBy(weitnau)]);
		const rules = new Map(beside.flatMap((section) => section.rules.map(({ key, texts }) => [key, texts])));
		// §4 of the Allgäu, §4.5 of Weitnau
		expect(rules.get('order.all')).toEqual([
			['1. Solo, 2. Wenz, 3. Geier, 4. Farbwenz, 5. Farbgeier, 6. Bettel, 7. Rufspiel, 8. Mungo'],
			[expect.stringMatching(/^1\. Solo, 2\. Geier, 3\. Wenz, 4\. Farbgeier, 5\. Farbwenz/)]
		]);
		// Allgäu says Tout, Weitnau Durch: the same rule.
		expect(
			rules
				.get('contract:wenz.facts')
				?.flat()
				.filter((line) => /^(?:Tout|Durch):/.test(line))
		).toEqual([]);
		expect(rules.get('words.table')?.[1].join()).toContain('Durch');
	});

	it('show the whole of what only one of them has', () => {
		const rules = differencesOf(asRules(allgaeu), ofSource).flatMap((section) => section.rules);
		expect(rules.some(({ texts: [one, other] }) => one.length > 0 && other.length === 0)).toBe(true);
	});
});
