import { describe, expect, it } from 'vitest';
import type { Book } from '../book.ts';
import { allgaeu } from '../books/allgaeu.ts';
import { BOOKS } from '../books/index.ts';
import { heilsbronn } from '../books/heilsbronn.ts';
import { muenchen } from '../books/muenchen.ts';
import { schafkopfschule } from '../books/schafkopfschule.ts';
import { weitnau } from '../books/weitnau.ts';
import { houseBook } from '../house/house-book.ts';
import { patched } from '../patch.ts';
import { printSchafkopf } from './outlines.ts';
import { beforeText, sentencesOf, type PrintedChapter, type PrintedRule } from './print.ts';
import { anchorsOf, countOf, found, indexOf, queryIn, stretches } from './search.ts';
import { cited } from '../bill.ts';

const print = (book: Book, parent: Book | null = null): readonly PrintedChapter[] =>
	printSchafkopf(book, parent);

const rulesOf = (chapters: readonly PrintedChapter[]): readonly PrintedRule[] =>
	chapters.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

const textOf = (chapters: readonly PrintedChapter[]): string =>
	rulesOf(chapters)
		.map(({ block }) => sentencesOf(block))
		.join('\n');

/** Every paragraph number of the printed sources, read from them by hand. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
	allgaeu:
		'1 2.1 2.2 2.3 3.1 3.2 4 4.1 4.2 4.2.1 4.2.2 4.2.3 4.2.4 4.2.5 4.3 4.3.1 4.3.2 4.4 5 5.1 5.2 5.2.1 5.2.2 5.3 5.4 5.5 5.6 5.7 6.1 6.2 6.3 7 7.1 7.2 8 8.1 8.2 8.3 8.4 8.5 8.6 9.1 9.2 10 11 11.1 11.2 11.3 11.4 11.5 11.6 12 13',
	weitnau: '1 2 3 3.1 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.3 3.3.1 3.3.2 4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 5 6 6.1 7',
	schafkopfschule:
		'1.1 1.2 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3 1.3.1 1.3.2 1.4 1.4.1 2.1 2.1.1 2.2 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.2.7 2.3 2.3.1 2.3.2 2.4 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.8 2.4.9 2.4.10 2.4.11 2.4.12 2.4.13 2.4.14 2.4.15 2.5 2.5.1 2.5.2 2.5.3 2.5.4 2.5.5 2.5.6 2.6 2.6.1 2.6.2 2.6.3 2.6.4 2.6.5 2.6.6 2.7 2.7.1 2.7.2 2.7.3 2.7.4 2.8 2.8.1 2.8.2 2.9 2.9.1 2.9.2 2.9.3 3.1 3.1.1 3.1.2 3.1.3 3.1.4 3.1.5 3.1.6 3.1.7 3.1.8 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.3 3.3.1 3.3.2 3.3.3 3.3.4 3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 3.4.7 3.4.8 3.4.9 3.4.10 3.4.11 3.4.12 3.4.13 3.4.14 3.4.15 3.4.16 3.4.17 3.4.18 3.5 3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.5.6 4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.2 4.2.1 4.2.2 4.2.3 4.2.4 5.1 5.1.1 5.1.2 5.1.3 5.1.4 5.1.5 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5 5.2.6 5.2.7 5.2.8 5.2.9 5.2.10 5.2.11 5.2.12 5.2.13 5.2.14 5.2.15 5.2.16 5.2.17 5.2.18 5.3 5.3.1 5.3.2 5.3.3 5.3.4 5.3.5 5.3.6 5.4 5.4.1 5.4.2',
	muenchen: 'Vorbereitungen Spiele-und-Rangfolgen Abrechnung Spielablauf Tips,-Tricks-und-Übliches',
	// Twelve rules without numbers, in their order.
	heilsbronn:
		'Gebühr Preise Regel-1 Regel-2 Regel-3 Regel-4 Regel-5 Regel-6 Regel-7 Regel-8 Regel-9 Regel-10 Regel-11 Regel-12 Punktevergabe'
};

describe.each([...BOOKS.values()])('the printed $name', (book) => {
	const chapters = print(book);

	it('has every paragraph of its source, under an address of its own', () => {
		const anchors = anchorsOf(chapters);
		const wanted = PARAGRAPHS[book.id]?.split(' ') ?? [];
		expect(wanted.length).toBeGreaterThan(4);
		expect(wanted.filter((number) => !anchors.has(number))).toEqual([]);
	});

	it('leads to each address once, and has no empty chapter, section or rule', () => {
		const anchors = chapters.flatMap(({ anchor, sections }) => [
			anchor,
			...sections.flatMap((section) => [
				section.anchor,
				...section.rules.flatMap((rule) => rule.anchor ?? [])
			])
		]);
		expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
		expect(chapters.filter(({ sections }) => sections.length === 0)).toEqual([]);
		expect(rulesOf(chapters).filter(({ block }) => sentencesOf(block).trim() === '')).toEqual([]);
	});

	it('goes through its paragraphs in the order of the source', () => {
		const numbers = chapters
			.flatMap(({ sections }) => sections.map(({ source }) => source))
			.filter((source) => /^§\d/.test(source))
			.map((source) =>
				source
					.slice(1)
					.split(/[. ]/)
					.map(Number)
					.filter((number) => !Number.isNaN(number))
			);
		const isAfter = (one: readonly number[], two: readonly number[]): boolean => {
			const at = one.findIndex((number, i) => number !== two[i]);
			return at < 0 || (one[at] ?? 0) < (two[at] ?? -1);
		};
		expect(numbers.slice(1).filter((number, i) => !isAfter(numbers[i] ?? [], number))).toEqual([]);
	});

	it('says every rule once, under one key', () => {
		const keys = rulesOf(chapters).map(({ key }) => key);
		expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
	});
});

describe('sums', () => {
	it.each([
		[allgaeu, 'Rufspiel, Schneider, 3 Laufende, Schuss, 2 Deckel: (10 + 5 + 15) × 2 × 2 × 2 = 2,40 €'],
		[allgaeu, 'Sie: (25 + 40) × 4 = 2,60 €; der Spieler bekommt das dreimal: 7,80 €'],
		[allgaeu, 'Wenz-Tout, 2 Laufende: (25 + 10) × 2 = 0,70 €; der Spieler bekommt das dreimal: 2,10 €'],
		[allgaeu, 'Geier, im Bock, Schneider, 2 Laufende, Schuss: (25 + 5 + 10) × 2 × 2 = 1,60 €'],
		[allgaeu, 'D 60, 2 Deckel: Preis 0,40 €, ein Drittel aufgerundet: A, B und C je +0,20 €, D −0,60 €'],
		[schafkopfschule, 'Rufspiel, Schneider, 3 Laufende, Contra: (10 + 10 + 30) × 2 = 1,00 €'],
		[heilsbronn, 'Sauspiel, Schneider, 3 Laufende: 1 + 1 + 3 = 5 Punkte'],
		[heilsbronn, 'Solo, 3 Laufende: 4 + 3 = 7 Punkte; der Spieler bekommt das dreimal: 21 Punkte'],
		[muenchen, 'Rufspiel, Schneider, 3 Laufende, Spritz: (5 + 5 + 15) × 2 = 0,50 €'],
		[muenchen, 'Einmal hat keiner gespielt: 0,40 € im Stock: gewonnen 0,20 €']
	])('of %o', (book, sum) => {
		expect(textOf(print(book))).toContain(sum);
	});
});

it('names the Stock in a heading only where there is one', () => {
	const titles = (book: Book): readonly string[] =>
		print(book).flatMap(({ sections }) => sections.map(({ title }) => title));
	expect(titles(muenchen)).toEqual(expect.arrayContaining(['Keiner spielt', 'Der Stock']));
	const changes = { passedPays: null, rufspielStock: null };
	const none = houseBook(muenchen, { id: 'haus', name: 'Haus', edition: '1', changes });
	expect(titles(none).filter((title) => title.includes('Stock'))).toEqual([]);
	expect(titles(none)).toContain('Keiner spielt');
});

it('says who doubled last only where somebody may double', () => {
	expect(textOf(print(muenchen))).toContain('wer zuletzt verdoppelt hat');
	expect(textOf(print(heilsbronn))).not.toContain('verdoppelt hat');
});

describe('differences', () => {
	const chapters = print(weitnau, allgaeu);
	const rule = (key: string): PrintedRule | undefined => rulesOf(chapters).find((one) => one.key === key);

	it('of a book to itself are none', () => {
		expect(rulesOf(print(allgaeu, allgaeu)).filter(({ differs }) => differs)).toEqual([]);
	});

	it('marks what Weitnau plays otherwise, down to the row', () => {
		expect(rule('contract:rufspiel.facts')?.differs).toBe('anders');
		expect(
			rule('contract:rufspiel.facts')
				?.rows.filter(({ differs }) => differs)
				.map(({ cells }) => cells[0])
		).toEqual(['Laufende']);
		expect(rule('mungoTies.better')?.differs).toBe('anders');
		expect(rule('verraten.text')?.differs).toBe('neu');
		expect(rule('contract:gargaraz.facts')?.differs).toBe('neu');
	});

	it('takes another word or paragraph for no difference', () => {
		for (const key of [
			'round:stoecklesrunde.facts',
			'contract:bettel.facts',
			'contract:sie.facts',
			'trick',
			'tout',
			'vergeben.first'
		]) {
			expect(rule(key)?.differs, key).toBeNull();
		}
		expect(rule('words.table')?.differs).toBe('anders');
	});

	it('names what the parent has and the book has not', () => {
		const gone = chapters.at(-1);
		expect(gone?.sections[0]?.rules.map(({ block }) => sentencesOf(block))).toEqual(
			expect.arrayContaining(['Zockmeisterschaft', 'Zockausflug und Kasse', 'Philosophie'])
		);
	});

	it('of a house book are its changes, under its base’s chapters; a new rule gets a chapter', () => {
		const house = patched(muenchen, {
			id: 'haus',
			contracts: { rufspiel: { base: { value: 10 } } },
			deckel: { factor: { value: 2, source: 'Hausregel' }, rule: { source: 'Hausregel' } }
		});
		const printed = print(house, muenchen);
		expect(printed.map(({ title }) => title)).toEqual([
			// Where the author played is no rule of a club's own.
			...print(muenchen).flatMap(({ title }) => (title === 'Gaststätten' ? [] : [title])),
			'Was dieses Buch außerdem regelt'
		]);
		const different = rulesOf(printed).filter(({ differs }) => differs);
		expect(different.map(({ key }) => key)).toEqual(
			expect.arrayContaining(['prices.table', 'contract:rufspiel.facts', 'deckel.factor'])
		);
		expect(different.map(({ key }) => key)).not.toContain('rank');
	});
});

describe('a house book', () => {
	const house = patched(allgaeu, {
		id: 'haus',
		parent: 'allgaeu',
		schuss: { names: ['Klopfer', 'Re', 'Bock', 'Hirsch'] },
		words: { deckel: 'Leger', contracts: { mungo: 'Ramsch' } }
	});
	const printed = print(house, allgaeu);

	it('says the club’s own words, in sentences taken over too, and takes them for no other rule', () => {
		expect(textOf(printed)).toContain('Ein Klopfer geht nicht; Leger und Bock zählen mit.');
		const others = /(?<!\p{L})(Schuss|Schüsse|Deckel|Mungo)(?!\p{L})/u;
		expect(
			textOf(printed)
				.split('\n')
				.filter((line) => others.test(line))
		).toEqual([]);
		const different = rulesOf(printed).filter(({ differs }) => differs);
		expect(different.map(({ key }) => key)).toEqual(['words.table']);
	});
});

describe('a house book beside its parent', () => {
	const hochzeit = { ...allgaeu.contracts.rufspiel, sides: 'hochzeit' };
	const ofHouse = (changes: Readonly<Record<string, unknown>>): Book =>
		houseBook(allgaeu, { id: 'haus', name: 'Haus', edition: '1', changes });
	const house = ofHouse({
		contracts: { eigen1: hochzeit },
		deckel: null,
		words: { contracts: { mungo: 'Ramsch', eigen1: 'Hochzeit' } }
	});
	const printed = print(house, allgaeu);
	const rule = (key: string): PrintedRule | undefined => rulesOf(printed).find((one) => one.key === key);

	it('ranks a new contract above the game of nobody playing', () => {
		expect(house.order.slice(-2)).toEqual(['eigen1', 'mungo']);
	});

	it('quotes the parent in the parent’s words', () => {
		expect(beforeText(rule('order.usual') as PrintedRule)).toMatch(/Rufspiel, Mungo$/);
	});

	it('says what the parent works out in the place of another sum', () => {
		// §4.1: (10 + 5 + 15) × 2 for the Schuss, × 2 for each of two Deckel; without Deckel 60 cents.
		const sum = rulesOf(printed).find(
			({ key, differs }) =>
				key.startsWith('contract:rufspiel') &&
				differs === 'anders' &&
				/Schuss: /.test(sentencesOf(rule(key)?.block ?? { type: 'text', text: '' }))
		);
		expect(sum && beforeText(sum)).toMatch(/2 Deckel: \(10 \+ 5 \+ 15\) × 2 × 2 × 2 = 2,40\s€$/);
	});

	it('says which rows differ, also those that are gone', () => {
		const rows = rule('contract:solo.facts')?.rows.filter(({ differs }) => differs !== null);
		expect(rows).toEqual([{ cells: ['Ohne Deckel', '–'], differs: 'entfällt', was: 'Nur als Tout.' }]);
	});

	it('explains no word by itself, and has its plural', () => {
		expect(rule('terms')?.rows.map(({ cells }) => cells[0])).not.toContain('Ramsch');
		expect(textOf(printed)).toContain('so viele Ramsche gespielt sind');
		expect(textOf(printed)).not.toMatch(/Mungos|Ramschs/);
	});

	it('says games of several genders in one sentence, and does not say of a Ramsch that others call it so', () => {
		expect(textOf(printed)).toContain('Bei Rufspiel und Hochzeit zahlt jeder der zwei Verlierer');
		const alone = (genders: Book['words']['genders']): string => {
			const words = { contracts: { eigen1: 'Hochzeit' }, genders };
			return textOf(print(ofHouse({ contracts: { eigen1: hochzeit, rufspiel: null }, words }), allgaeu));
		};
		expect(alone({ eigen1: 'die' })).toContain('In der Hochzeit zahlt jeder der zwei Verlierer');
		expect(alone({})).toContain('Bei Hochzeit zahlt jeder der zwei Verlierer');
		expect(textOf(print(allgaeu))).toContain('Im Rufspiel zahlt jeder der zwei Verlierer');
		const says = (book: string): readonly boolean[] =>
			['Anderswo heißt er Ramsch', 'Jeder spielt für sich'].map((one) => book.includes(one));
		expect(says(textOf(printed))).toEqual([false, true]);
		expect(says(textOf(print(allgaeu)))).toEqual([true, true]);
		// One that still calls it so says it, too.
		const mungo = patched(allgaeu, { id: 'haus', parent: 'allgaeu', deckel: null });
		expect(says(textOf(print(mungo, allgaeu)))).toEqual([true, true]);
	});

	it('does not claim what only the source’s club decided for itself', () => {
		expect(textOf(printed)).not.toMatch(/in diesem Kreis ist sie abgeschafft|Donnerstag|einfache Mehrheit/i);
		expect(textOf(print(allgaeu))).toMatch(/Donnerstag[^]*einfache Mehrheit/);
	});
});

describe('what nobody playing costs', () => {
	it('is said in units where the book counts in them', () => {
		const house = patched(schafkopfschule, {
			passedPays: { value: 2, source: 'Hausregel' },
			rufspielStock: { source: 'Hausregel' }
		});
		const text = JSON.stringify(print(house));
		// 2 units of 10 cents from each of the four
		expect(text).toContain('Jeder der vier zahlt dann 2 Einheiten (0,20 €) in den Stock.');
		expect(text).toContain('Einmal hat keiner gespielt: 0,80 € im Stock');
	});
});

describe('the search', () => {
	const chapters = print(allgaeu);
	const index = indexOf(chapters);
	const wanted = (query: string) => ({ words: queryIn(index, query), onlyDifferent: false, onlyOurs: false });
	const textFound = (query: string): string => textOf(found(chapters, wanted(query)));

	it('finds rules with all the words, whatever their case', () => {
		const hits = found(chapters, wanted('mungo  SPRITZE'));
		expect(countOf(hits)).toBeGreaterThan(1);
		for (const { sections } of hits)
			for (const section of sections)
				for (const { block, source } of section.rules)
					expect(
						`${section.title} ${section.source} ${source ?? ''} ${sentencesOf(block)}`.toLowerCase()
					).toMatch(/mungo[^]*spritze|spritze[^]*mungo/);
	});

	it.each([
		// as the source writes them, §5.1
		['60:60', '60 : 60'],
		['60-60', '60 : 60'],
		['30 : 90', '30 : 90'],
		['Stoeckle', 'Stöckle'],
		['STÖCKLE', 'Stöckle'],
		['zurueck', 'zurück'],
		['ausser', 'außer'],
		// a wrong, a missing, an extra and a swapped letter
		['Schneuder', 'Schneider'],
		['Schneder', 'Schneider'],
		['Schneeider', 'Schneider'],
		['Schnieder', 'Schneider'],
		['Gadareiz', 'Gardareiz'],
		['Stockle', 'Stöckle']
	])('finds for „%s“ what says „%s“', (query, said) => {
		expect(textFound(query)).toContain(said);
	});

	it('forgives one letter, not two, and none where the word stands there as it was typed', () => {
		expect(textFound('Shcnieder')).toBe('');
		expect(queryIn(index, 'Mungo')).toEqual([['mungo']]);
		expect(queryIn(index, '61:59')).toEqual([['61:59']]);
	});

	it('marks what was found for a slip, and numbers however they are written', () => {
		const marked = (query: string, text: string): readonly string[] =>
			stretches(text, queryIn(index, query), new Set())
				.filter(({ hit }) => hit)
				.map(({ text }) => text);
		expect(marked('Schnieder', 'Wer Schneider ist')).toEqual(['Schneider']);
		expect(marked('60:60', 'Endet es 60 : 60, so')).toEqual(['60 : 60']);
		expect(marked('stoeckle', 'ein Stöckle')).toEqual(['Stöckle']);
	});

	it('shows only what the app decided, where that is asked for', () => {
		const hits = rulesOf(found(chapters, { ...wanted(''), onlyOurs: true }));
		expect(hits.length).toBeGreaterThan(30);
		expect(hits.every(({ ours }) => ours !== null)).toBe(true);
	});

	it('shows of the terms only those that were found', () => {
		const hits = found(chapters, wanted('Bumpel'));
		expect(rulesOf(hits).map(({ rows }) => rows.map(({ cells }) => cells[0]))).toEqual([['Bumpel']]);
	});

	it('finds nothing where nothing is', () => {
		expect(found(chapters, wanted('Doppelkopf'))).toEqual([]);
	});

	it('finds everything without words', () => {
		expect(countOf(found(chapters, wanted('')))).toBe(countOf(chapters));
	});

	it('marks hits where they are, also behind an ß, and follows paragraphs', () => {
		const cut = stretches('Großer Schneider (§5.3), §99', [['schneider']], new Set(['5.3']));
		expect(cut).toEqual([
			{ text: 'Großer ', hit: false, to: null },
			{ text: 'Schneider', hit: true, to: null },
			{ text: ' (', hit: false, to: null },
			{ text: '§\u00a05.3', hit: false, to: '5.3' },
			{ text: '), ', hit: false, to: null },
			{ text: '§\u00a099', hit: false, to: null }
		]);
	});

	it('has a place for every paragraph a rule names', () => {
		for (const book of BOOKS.values()) {
			const printed = print(book);
			const anchors = anchorsOf(printed);
			const named = textOf(printed).match(/§\d+(\.\d+)*/g) ?? [];
			expect(named.filter((source) => !anchors.has(source.slice(1)))).toEqual([]);
		}
		expect(cited('§4.1')).toBe('§\u00a04.1');
		expect(cited('§Abrechnung')).toBe('Abrechnung');
	});
});
