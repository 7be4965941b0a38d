import { describe, expect, it } from 'vitest';
import type { Book } from './book.ts';
import { termOf } from './book-words.ts';
import { allgaeu } from './books/allgaeu.ts';
import { BOOKS } from './books/index.ts';
import { muenchen } from './books/muenchen.ts';
import { schafkopfschule } from './books/schafkopfschule.ts';
import { houseBook } from './house/house-book.ts';
import { printSchafkopf } from './printed/outlines.ts';
import { sentencesOf } from './printed/print.ts';
import { inWords, isWordName } from './words-in-text.ts';

/** A book of a club that calls things so. */
const called = (
	words: Readonly<Record<string, unknown>>,
	base: Book = allgaeu,
	names?: readonly string[]
): Book =>
	houseBook(base, {
		...{ id: 'haus', name: 'Haus', edition: '1' },
		changes: { words, ...(names ? { schuss: { names } } : {}) }
	});
const terms = (own: Readonly<Record<string, string>>): Book => called({ terms: own });

describe('a word in a sentence', () => {
	it.each([
		// The usual words, as the sources have them.
		[null, '{schuss.Ein} geht nicht', 'Ein Schuss geht nicht'],
		[null, '{laufende}, {schneider}, {schwarz}, {schuss.plural}', 'Laufende, Schneider, Schwarz, Schüsse'],
		[null, 'mit acht {laufende.dative}, an {laufende.die}', 'mit acht Laufenden, an die Laufenden'],
		[null, 'statt {schneider.des}, {mungo.zum}', 'statt des Schneiders, zum Mungo'],
		[null, '{jungfrau.keinen}, {jungfrau:Jeder}', 'keine Jungfrau, Jede'],
		// A club's own, by the gender that their ending tells.
		[called({ spritze: 'Kontra' }), '{spritze.der} übernimmt das Spiel', 'das Kontra übernimmt das Spiel'],
		[called({ spritze: 'Kontra' }), '{spritze.Ein} gibt', 'Ein Kontra gibt'],
		[called({ spritze: 'Spritze' }), '{spritze.Ein} gibt', 'Eine Spritze gibt'],
		[called({ stoeckle: 'Pflicht' }), '{stoeckle.ein}', 'eine Pflicht'],
		[called({ stoeckle: 'Pflicht' }), '{stoeckle:ein} {stoeckle:eigener} {stoeckle}', 'eine eigene Pflicht'],
		[called({ stoeckle: 'Pflicht' }), 'alle {stoeckle.plural}', 'alle Pflichten'],
		[called({ stoeckle: 'Steckerl' }), 'mit {stoeckle.dative}, {stoeckle:keinen}', 'mit Steckerln, keines'],
		[called({ contracts: { mungo: 'Ramsch' } }), 'so viele {mungo.plural}', 'so viele Ramsche'],
		[
			called({ contracts: { mungo: 'Gurke' } }),
			'{mungo.Im}, so viele {mungo.plural}',
			'In der Gurke, so viele Gurken'
		],
		[
			called({ deckel: 'Leger' }),
			'{deckel.Einen} legen, zwei {deckel.plural}',
			'Einen Leger legen, zwei Leger'
		],
		[
			terms({ schuss: 'Stoß' }),
			'{schuss:den} {schuss:letzten} {schuss}, {schuss.plural}',
			'den letzten Stoß, Stöße'
		],
		[
			terms({ bockspiel: 'Doppelspiel' }),
			'{bockspiel.ein}, {bockspiel.plural}',
			'ein Doppelspiel, Doppelspiele'
		],
		[
			terms({ laufende: 'Matadore' }),
			'mit {laufende.dative}, {laufende.keine}',
			'mit Matadoren, keine Matadore'
		],
		[terms({ stock: 'Kasse' }), '{stock.in}; {stock:er} wartet', 'in die Kasse; sie wartet'],
		// What the club says of its gender goes before.
		[called({ terms: { stock: 'Pinke' }, genders: { stock: 'der' } }), '{stock.Im}', 'Im Pinke'],
		// What is no word stays, whoever wrote it.
		[allgaeu, 'der Topf „{pinke}“', 'der Topf „{pinke}“']
	] as const)('is said as its book needs it, %#', (book, text, said) => {
		expect(inWords(book, text)).toBe(said);
	});

	it.each(['stock', 'stock.in', 'schuss:er', 'mungo.plural', 'laufende.keine'])('is called %s', (name) => {
		expect(isWordName(name)).toBe(true);
	});
	it.each(['pinke', 'stock.foo', 'stock.', 'stock in', 'toString'])('is not called %s', (name) => {
		expect(isWordName(name)).toBe(false);
	});
});

describe('the printed book of a club with words of its own', () => {
	const print = (book: Book, base: Book): readonly string[] =>
		printSchafkopf(book, base).flatMap(({ sections }) =>
			sections.flatMap(({ title, rules }) => [title, ...rules.map(({ block }) => sentencesOf(block))])
		);
	const words = { deckel: 'Leger', spritze: 'Kontra', stoeckle: 'Pflicht', contracts: { mungo: 'Ramsch' } };
	const printed = print(called(words), allgaeu);

	it.each([
		'Hier wird weitergespielt, bis wirklich so viele Ramsche gespielt sind, wie Spieler am Tisch sitzen. Sie wird nur gespielt, wenn sich vor ihrem Beginn alle darüber einig sind.',
		'Ein Spiel, dessen Pflicht weg ist, darf man nicht noch einmal ansagen. Ein Tout kostet die Pflicht seines Spiels, ein Sie keine; einen Ramsch sagt an, wer seine Pflicht dafür abgeben will.',
		'Will keiner spielen, so muss der Letzte in der Runde; hat der schon alle Pflichten abgegeben, der Vorletzte, und so fort.',
		'In jedem Spiel darf jeder einen Leger hinauslegen, solange er erst vier seiner Karten gesehen hat.'
	])('says "%s"', (sentence) => {
		expect(printed).toContain(sentence);
	});

	// allgaeu §6.1, schafkopfschule §4.2.4, and the wording of muenchen.
	it.each([
		[allgaeu, 'Schuss'],
		[schafkopfschule, 'Contra'],
		[muenchen, 'Spritz'],
		[called({ terms: { schuss: 'Stoß' } }, muenchen), 'Stoß']
	])('calls a doubling of the other side as the book does: %#, %s', (book, word) => {
		expect(termOf(book, 'schuss')).toBe(word);
	});

	it('says the gender of a Schuss that is a Kontra or a Spritze', () => {
		const first = (name: string): readonly string[] =>
			print(called({}, allgaeu, [name, 'Re', 'Bock', 'Hirsch']), allgaeu);
		expect(first('Kontra')).toContain(
			'Das erste Kontra muss gegeben sein, bevor die zweite Karte liegt, jedes weitere, bevor die vierte liegt.'
		);
		expect(first('Spritze')).toContain(
			'Die erste Spritze muss gegeben sein, bevor die zweite Karte liegt, jede weitere, bevor die vierte liegt.'
		);
		expect(first('Spritze')).toContain(
			'Gewonnen ist er immer. Eine Spritze geht nicht; Deckel und Bock zählen mit.'
		);
	});

	it('names no word twice, and leaves no name of one', () => {
		for (const base of BOOKS.values()) {
			const all = print(
				called({ ...words, contracts: {} }, base, ['Spritze', ...base.schuss.names.slice(1)]),
				base
			);
			expect(all.filter((text) => /[{}]|(\p{L}{4,}), auch \1/u.test(text))).toEqual([]);
			expect(print(base, base).filter((text) => /[{}]/.test(text))).toEqual([]);
		}
	});
});
