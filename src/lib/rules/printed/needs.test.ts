import { describe, expect, it } from 'vitest';
import type { Book } from '../book.ts';
import { BOOKS } from '../books/index.ts';
import { wordOf } from '../book-words.ts';
import { sectionsOf } from '../house/editor/sections.ts';
import type { Contract } from '../vocabulary.ts';
import { outlineOf, printSchafkopf, standingOutline } from './outlines.ts';
import { sentencesOf } from './print.ts';
import { printSaukopf } from './saukopf.ts';
import { saukopf } from '../saukopf/book.ts';

/** The book of a club that changed one field of the editor. */
function changed(parent: Book, key: string, label: string, to: unknown): Book {
	const field = sectionsOf(parent, parent)
		.find((section) => section.key === key)
		?.fields.find((one) => one.label === label);
	if (!field) throw new Error(`no field ${label}`);
	return { ...field.set(to as never), id: 'haus', name: 'Haus' };
}

/** What the book takes over from its source, without what is printed from its own data. */
const takenOver = (book: Book, parent: Book): string =>
	printSchafkopf(book, parent)
		.filter(({ anchor }) => anchor !== 'entfallen')
		.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
		.filter(({ key }) => !/^[a-z:0-9]+\.[a-z]/i.test(key))
		.map(({ block }) => sentencesOf(block))
		.join('\n');

describe.each([...BOOKS.values()])('what $name says of itself', (parent) => {
	const outline = outlineOf(parent.id) ?? [];

	it('says what a game costs under a heading of its own, so that a change of it names the game', () => {
		const games = printSchafkopf(parent, parent)
			.flatMap(({ sections }) => sections)
			.map(({ rules }) => new Set(rules.flatMap(({ key }) => /^contract:\w+/.exec(key)?.[0] ?? [])));
		expect(games.filter(({ size }) => size > 1)).toEqual([]);
	});

	it('stands whole in a book that says the same', () => {
		expect(standingOutline(outline, parent, { ...parent })).toEqual(outline);
	});

	/** "Sie" and "Si" are plain German too. */
	const named = parent.order.filter((one) => one !== 'sie' && one !== 'mungo');
	it.each(named)('does not name the %s to a club that does not play it', (contract: Contract) => {
		const word = wordOf(parent, contract);
		// What nobody announces goes where another thing happens when nobody plays.
		const without =
			contract === 'kreuz'
				? changed(parent, 'keiner', 'Wenn keiner spielt', 'passed')
				: changed(parent, 'spiele', word, false);
		const text = takenOver(without, parent);
		expect(text).not.toMatch(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u'));
	});

	it('names no Schuss to a club that does not double', () => {
		const text = takenOver(changed(parent, 'doppeln', 'Wie oft verdoppelt werden kann', 0), parent);
		expect(text).not.toMatch(/Schuss(?!kopf)|Schüsse|Contra|Retour|(?<!\p{L})Spritze?(?!\p{L})/u);
	});

	it('names no Laufende to a club that does not count them', () => {
		const text = takenOver(changed(parent, 'tarif', 'Laufende zählen', false), parent);
		expect(text).not.toMatch(/(?<!\p{L})Laufende[nr]?(?!\p{L})/u);
	});
});

describe('a book in which only one game keeps its Tout', () => {
	const titles = (parent: Book, lost: 'solo' | 'wenz'): readonly string[] => {
		const before = parent.contracts[lost];
		if (!before) throw new Error('no contract');
		const contracts = { ...parent.contracts, [lost]: { ...before, tout: null } };
		const book = { ...parent, id: 'haus', name: 'Haus', parent: parent.id, contracts };
		return printSchafkopf(book, parent)
			.filter(({ anchor }) => anchor !== 'entfallen')
			.flatMap(({ sections }) => sections.map(({ title }) => title));
	};

	it.each(['allgaeu', 'weitnau', 'schafkopfschule'])('made from %s still tells of it', (id) => {
		const parent = BOOKS.get(id);
		if (!parent) throw new Error('no book');
		const heading = titles(parent, 'solo').find((title) => title.startsWith(parent.words.tout));
		expect(heading).toBeDefined();
		expect(titles(parent, 'wenz')).toContain(heading);
	});

	it.each(['allgaeu', 'weitnau', 'schafkopfschule'])(
		'made from %s names no Tout of the other, and none at all where neither has one',
		(id) => {
			const parent = BOOKS.get(id);
			if (!parent) throw new Error('no book');
			const without = (...lost: readonly string[]): Book => {
				const contracts = Object.fromEntries(
					Object.entries(parent.contracts).map(([one, rule]) => [
						one,
						rule && lost.includes(one) ? { ...rule, tout: null } : rule
					])
				);
				return { ...parent, id: 'haus', name: 'Haus', parent: id, contracts };
			};
			const { tout } = parent.words;
			expect(takenOver(without('wenz'), parent)).not.toMatch(new RegExp(`Wenz-(${tout}|Durch)`));
			expect(takenOver(without('solo'), parent)).not.toMatch(new RegExp(`Solo-(${tout}|Durch)`));
			// That a game goes without one is true there, too.
			const none = takenOver(without(...Object.keys(parent.contracts)), parent).replace(`ohne ${tout}`, '');
			expect(none).not.toMatch(new RegExp(`(?<!\\p{L})(${tout}|Touts)(?!\\p{L})`, 'u'));
		}
	);
});

describe('a book that a club made', () => {
	/** Names and affairs of the clubs and authors whose books we have; "Zockmeisterschaft" and "Zockausflug" are what the app calls these. */
	const AFFAIRS =
		/Zock(?!meisterschaft|ausflug)|Zocker|Freunde|Gang(?!\p{Ll})|Worsch|e\. ?V\.|Donnerstag|Schwanthaler|Renonce/u;
	const printedAll = (book: Book, parent: Book): string =>
		printSchafkopf(book, parent)
			.flatMap(({ title, sections }) => [
				title,
				...sections.flatMap((one) => [one.title, ...one.rules.map(({ block }) => sentencesOf(block))])
			])
			.join('\n');

	it.each([...BOOKS.values()])(
		'of $name tells nothing of that club’s own life, and is no other book for it',
		(parent) => {
			const fees = { ...parent.fees, evening: { value: 100, source: 'Hausregel' } };
			const own = { ...parent, id: 'haus', name: 'Haus', parent: parent.id };
			expect(printedAll({ ...own, fees }, parent)).not.toMatch(AFFAIRS);
			const rules = printSchafkopf(own, parent).flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules)
			);
			expect(rules.filter(({ differs }) => differs !== null)).toEqual([]);
		}
	);

	it('of Saukopf neither', () => {
		const printed = printSaukopf({ ...saukopf, id: 'haus', parent: 'saukopf' }, saukopf);
		expect(JSON.stringify(printed)).not.toMatch(AFFAIRS);
		expect(JSON.stringify(printSaukopf(saukopf))).toMatch(/Worsch/);
	});

	it('of the Allgäu’s says where winnings go and who is king without Zockkasse and Zock-König', () => {
		const parent = BOOKS.get('allgaeu');
		if (!parent) throw new Error('no book');
		expect(printedAll({ ...parent, id: 'haus', parent: 'allgaeu' }, parent)).toMatch(
			/kommt in die Kasse\.[^]*Einmal im Jahr wird der König ausgespielt\./
		);
		expect(
			printSchafkopf(parent, null)
				.map((one) => JSON.stringify(one))
				.join('')
		).toMatch(/Zockkasse[^]*Zock-König/);
	});
});

describe('a book made from München', () => {
	it('does not say 5 and 20 cents where it costs 10 and 50', () => {
		const parent = BOOKS.get('muenchen');
		if (!parent) throw new Error('no book');
		const text = takenOver(changed(parent, 'tarif', 'Solo und Wenz', 50), parent);
		expect(text).not.toMatch(/5 und 20 Cent/);
		expect(takenOver({ ...parent, id: 'haus' }, parent)).toMatch(/5 und 20 Cent/);
	});

	it('does not print where its author played', () => {
		const parent = BOOKS.get('muenchen');
		if (!parent) throw new Error('no book');
		expect(takenOver({ ...parent, id: 'haus' }, parent)).not.toMatch(/Schwanthaler/);
		expect(printSchafkopf({ ...parent, id: 'haus' }, parent).map(({ title }) => title)).not.toContain(
			'Was hier wegfällt'
		);
	});
});

it('asks a Tout for no more Laufende than a club’s book has (schafkopfschule 5.2.14)', () => {
	const parent = BOOKS.get('schafkopfschule');
	const solo = parent?.contracts.solo;
	if (!parent || !solo?.laufende) throw new Error('no Solo with Laufende');
	const { laufende } = solo;
	const upTo = (most: number): string => {
		const fewer = { ...solo, laufende: { ...laufende, from: { ...laufende.from, value: 2 }, most } };
		return takenOver({ ...parent, id: 'haus', contracts: { ...parent.contracts, solo: fewer } }, parent);
	};
	expect(upTo(2)).not.toContain('Ein Solo-Tout geht nur');
	expect(upTo(8)).toContain('Ein Solo-Tout geht nur mit wenigstens drei Laufenden');
});
