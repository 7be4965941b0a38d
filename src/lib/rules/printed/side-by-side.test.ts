import { describe, expect, it } from 'vitest';
import type { Book } from '../book.ts';
import { allgaeu } from '../books/allgaeu.ts';
import { muenchen } from '../books/muenchen.ts';
import { weitnau } from '../books/weitnau.ts';
import { houseBook } from '../house/house-book.ts';
import { printSchafkopf } from './outlines.ts';
import { besideEachOther, calledBy, ownPart } from './side-by-side.ts';

/** As a club's book that changes nothing: what a source tells of itself is no rule to be compared. */
const asRules = (book: Book) => printSchafkopf({ ...book, id: '' }, book);
const ofSource = asRules(muenchen);

const rowsOf = (...books: Parameters<typeof besideEachOther>) =>
	besideEachOther(...books).flatMap(({ rows }) => rows);
const differing = (...books: Parameters<typeof besideEachOther>) =>
	rowsOf(...books).filter(({ same }) => !same);

describe('two books side by side', () => {
	it('differ nowhere where they are the same, and say all of it', () => {
		expect(differing(ofSource, ofSource)).toEqual([]);
		const rows = rowsOf(ofSource, ofSource);
		expect(rows.length).toBeGreaterThan(50);
		expect(rows.every(({ texts: [one, other] }) => one.length > 0 && other.length > 0)).toBe(true);
	});

	it('name a paragraph as every screen does', () => {
		const texts = rowsOf(asRules(allgaeu), asRules(weitnau)).flatMap((row) => row.texts.flat());
		expect(texts.filter((text) => /§\d/.test(text))).toEqual([]);
		expect(texts.filter((text) => text.includes('§\u00a05.3'))).not.toEqual([]);
	});

	it('show what differs, and nothing else', () => {
		const changes = { contracts: { rufspiel: { base: { value: 37 } } } };
		const book = houseBook(muenchen, { id: 'own', name: 'Krone', edition: '1', changes });
		const texts = differing(ofSource, printSchafkopf(book, muenchen)).map((row) => row.texts);
		expect(texts.length).toBeGreaterThan(0);
		// 5 Cent in the source, 37 in the club's; no line stands on both sides.
		expect(texts.every(([one]) => one.join().includes('5'))).toBe(true);
		expect(
			texts.every(([, other]) => !other.some((line) => texts.flatMap(([one]) => one).includes(line)))
		).toBe(true);
		expect(texts.flatMap(([, other]) => other).join()).toContain('37');
	});

	it('show an order where only the order differs, and no row that differs by a word alone', () => {
		const rows = differing(asRules(allgaeu), asRules(weitnau), [calledBy(allgaeu), calledBy(weitnau)]);
		const of = (rule: string) => rows.filter(({ key }) => key.startsWith(`${rule} `));
		// §4 of the Allgäu, §4.5 of Weitnau
		expect(of('order.all').map(({ texts }) => texts)).toEqual([
			[
				['1. Solo, 2. Wenz, 3. Geier, 4. Farbwenz, 5. Farbgeier, 6. Bettel, 7. Rufspiel, 8. Mungo'],
				[expect.stringMatching(/^1\. Solo, 2\. Geier, 3\. Wenz, 4\. Farbgeier, 5\. Farbwenz/)]
			]
		]);
		// Allgäu says Tout, Weitnau Durch: the same rule.
		expect(of('contract:wenz.facts').filter(({ what }) => /^(?:Tout|Durch)$/.test(what))).toEqual([]);
		expect(of('words.table').flatMap(({ texts }) => texts[1])).toContain('Durch');
	});

	it('say in front what a row is about', () => {
		const rows = differing(asRules(allgaeu), asRules(weitnau));
		expect(rows.find(({ key }) => key.startsWith('contract:solo.facts Laufende'))).toMatchObject({
			what: 'Laufende',
			texts: [['Ab 3, höchstens 8, je 0,05 €.'], ['Ab 3, höchstens 14, je 0,05 €.']]
		});
	});

	it('show the whole of what only one of them has', () => {
		expect(
			differing(asRules(allgaeu), ofSource).some(
				({ texts: [one, other] }) => one.length > 0 && other.length === 0
			)
		).toBe(true);
	});
});

describe('the own part of a text', () => {
	it.each([
		['Ab 3, höchstens 8, je', 'Ab 3, höchstens 14, je', ['Ab 3, höchstens ', '8, ', 'je']],
		['Auch Farbsolo. Der Spieler', 'Der Spieler', ['', 'Auch Farbsolo. ', 'Der Spieler']],
		['a a', 'a', ['a ', 'a', '']],
		['nur das', '', ['', 'nur das', '']],
		['gleich', 'gleich', ['gleich', '', '']]
	])('of „%s“ beside „%s“', (text, other, parts) => expect(ownPart(text, other)).toEqual(parts));
});
