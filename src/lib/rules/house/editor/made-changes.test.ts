import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { madeBooks } from '../../../../../tests/support/edited-books.ts';
import { often } from '../../../../../tests/support/whole.ts';
import type { Book } from '../../book.ts';
import { shortOf } from '../../book-words.ts';
import { allgaeu } from '../../books/allgaeu.ts';
import { muenchen } from '../../books/muenchen.ts';
import { schafkopfschule } from '../../books/schafkopfschule.ts';
import { printSchafkopf } from '../../printed/outlines.ts';
import { patched, changesOf } from '../../patch.ts';
import { pointsBook } from '../../points.ts';
import { checkBook } from '../check-book.ts';
import { bookSentence } from '../demands.ts';
import { doubtsOf } from './doubts.ts';
import { enteredNumber, undoText } from './field.ts';
import { changeCount, changedParts, changeTexts, madeChanges } from './made-changes.ts';
import { sectionsOf } from './sections.ts';

/** One change after the other, by the fields' labels. */
function changed(
	parent: Book,
	...strokes: readonly (readonly [section: string, label: string, to: unknown])[]
): Book {
	return strokes.reduce((book, [key, label, to]) => {
		const field = sectionsOf(book, parent)
			.find((section) => section.key === key)
			?.fields.find((one) => one.label === label);
		if (!field) throw new Error(`no field ${label}`);
		return field.set(to as never);
	}, parent);
}

const labels = (parent: Book, book: Book): readonly string[] =>
	madeChanges(parent, book).map(({ label }) => label);

it('takes a field back to one point in the singular', () => {
	const points = changed(schafkopfschule, ['tarif', 'Preise in', 'points'], ['tarif', 'Rufspiel', 2]);
	const field = sectionsOf(points, schafkopfschule)
		.flatMap(({ fields }) => fields)
		.find(({ label }) => label === 'Rufspiel');
	expect(field && undoText(field)).toBe('1 Punkt');
});

it('says of what is new how much it is', () => {
	const book = changed(
		muenchen,
		['beitraege', 'Beitrag je Abend', true],
		['runden-und-grenze', 'Grenze für ein Spiel', true]
	);
	expect(changeCount(muenchen, book)).toBe(2);
	expect(changedParts(muenchen, book).flatMap(({ sentences }) => sentences)).toEqual([
		'Grenze für ein Spiel: ja.',
		'Ein Spiel kostet höchstens: 500 Cent.',
		'Beitrag je Abend: ja.',
		'Beitrag je Abend, wie viel: 100 Cent.'
	]);
});

it('offers only what the book can be', () => {
	const fieldOf = (book: Book, section: string, name: string) =>
		sectionsOf(book, book)
			.find(({ key }) => key === section)
			?.fields.find(({ label }) => label === name);
	expect(fieldOf(allgaeu, 'ausgang', 'Gewonnen ab')).toMatchObject({ least: 1, most: 120 });
	const without = (game: string) => fieldOf(allgaeu, game, 'Ohne Deckel');
	expect(without('solo')).toMatchObject({ choices: [{}, { text: 'nur als Tout' }, {}] });
	expect(without('rufspiel')).toMatchObject({ choices: [{ value: 'yes' }, { value: 'no' }] });
	expect(fieldOf(allgaeu, 'runden', 'Mungorunde dauert')).toMatchObject({
		choices: expect.arrayContaining([{ value: 'fourMungos', text: 'bis vier Mungos waren' }])
	});
});

it('takes a game with 0 points out of the list (allgaeu §11.5)', () => {
	const book = changed(allgaeu, ['punkte', 'Solo, Punkte', 0]);
	expect(pointsBook(book)?.contracts.solo).toBeUndefined();
	expect(pointsBook(changed(book, ['punkte', 'Solo, Punkte', 4]))?.contracts.solo?.base.value).toBe(4);
	expect(changeTexts(allgaeu, book)).toEqual(['Solo, Punkte 0']);
});

describe('a contract that comes into a book', () => {
	const across = ['keiner', 'Wenn keiner spielt', 'kreuz'] as const;

	it('counts Laufende from as many on as those the book has', () => {
		const book = changed(muenchen, ['tarif', 'Laufende ab', 2], across);
		expect(book.contracts.kreuz?.laufende).toMatchObject({ from: { value: 2 } });
	});

	it('counts none where the book counts none, and some as soon as it does', () => {
		const none = changed(muenchen, ['tarif', 'Laufende zählen', false], across);
		expect(none.contracts.kreuz?.laufende).toBeNull();
		const again = sectionsOf(none, muenchen)
			.flatMap(({ fields }) => fields)
			.find(({ label }) => label === 'Laufende zählen');
		expect(again?.set(true as never).contracts.kreuz?.laufende).toMatchObject({ from: { value: 3 } });
	});
});

describe('the sums printed with a contract that comes into a book', () => {
	it('settle it two to two where one plays with the player opposite', () => {
		const book = changed(muenchen, ['keiner', 'Wenn keiner spielt', 'kreuz'], ['keiner', 'Kreuz', 10]);
		const sums = printSchafkopf(book, muenchen)
			.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
			.flatMap(({ block }) => (block.type === 'example' ? [block] : []));
		expect(sums).toContainEqual({
			type: 'example',
			label: 'Kreuz, verloren, Schneider und Schwarz',
			sum: '10 + 5 + 5 = 0,20 €'
		});
	});
});

describe('the name of a contract of its own', () => {
	const named = (name: string): Book =>
		changed(muenchen, ['eigene', 'Eigenes Spiel 1', 'frei'], ['eigen1', 'Name', name]);

	it('stands on its button, as much of it as fits there', () => {
		expect(shortOf(named('Herz-Solo'), 'eigen1')).toBe('Herz-Solo');
		expect(shortOf(named('Solo mit zwei Trümpfen'), 'eigen1')).toBe('Solo mit zwe');
	});

	it('changes no short name that somebody chose', () => {
		const book = changed(muenchen, ['eigene', 'Eigenes Spiel 1', 'frei'], ['eigen1', 'Kurz', 'HS']);
		const field = sectionsOf(book, muenchen)
			.find(({ key }) => key === 'eigen1')
			?.fields.find(({ label }) => label === 'Name');
		expect(shortOf(field?.set('Herz-Solo' as never) ?? book, 'eigen1')).toBe('HS');
	});
});

describe('changes', () => {
	it.each<[string, Book, Book, readonly string[]]>([
		[
			'a field that sets three figures is one',
			muenchen,
			changed(muenchen, ['tarif', 'Grundtarif', 10]),
			['Grundtarif']
		],
		[
			'one of the three alone is itself',
			muenchen,
			changed(muenchen, ['ausgang', 'Schneider', 10]),
			['Schneider']
		],
		[
			'a price of all Einzelspiele and one of them set apart are two',
			muenchen,
			changed(muenchen, ['tarif', 'Solo und Wenz', 50], ['bettel', 'Preis', 30]),
			['Solo und Wenz', 'Preis']
		],
		[
			'a Ramsch with what it brings along is one, its price another',
			muenchen,
			changed(muenchen, ['keiner', 'Wenn keiner spielt', 'mungo'], ['keiner', 'Ramsch kostet', 30]),
			['Wenn keiner spielt', 'Ramsch']
		],
		[
			'a contract taken out is one, wherever it was named',
			allgaeu,
			changed(allgaeu, ['spiele', 'Geier', false]),
			['Geier']
		]
	])('%s', (_, parent, book, expected) => {
		expect(labels(parent, book)).toEqual(expected);
	});

	it('are told in a few words', () => {
		const book = changed(allgaeu, ['tarif', 'Rufspiel', 20], ['spiele', 'Geier', false]);
		expect(changeTexts(allgaeu, book).toSorted()).toEqual(['Rufspiel 20 Cent', 'ohne Geier']);
	});

	it('tell every figure that comes with what is new', () => {
		const book = changed(
			muenchen,
			['toepfe', 'Topf 1', true],
			['runden-und-grenze', 'Gerundet wird', 'up'],
			['doppeln', 'Klopfen, Legen oder Deckel', true]
		);
		const told = changedParts(muenchen, book).flatMap(({ sentences }) => sentences);
		expect(told).toEqual([
			'Klopfen, Legen oder Deckel: ja.',
			'Jeder davon: 2 mal.',
			'Wie viele höchstens: 4 Spieler.',
			'Gerundet wird: „immer auf“ statt „gar nicht“.',
			'Gerundet auf: 5 Cent.',
			'Topf 1: ja.',
			'Topf 1: nach einem verlorenen Einzelspiel, wie viel: 50 Cent.'
		]);
	});

	it('do not say twice what is counted', () => {
		const book = changed(allgaeu, ['rufspiel', 'Laufende ab', 4], ['rufspiel', 'Laufende höchstens', 6]);
		expect(changeTexts(allgaeu, book)).toEqual(['Rufspiel: Laufende ab 4', 'Rufspiel: Laufende höchstens 6']);
	});

	it('name the game that a price belongs to', () => {
		const book = changed(allgaeu, ['solo', 'Preis', 30]);
		expect(changeTexts(allgaeu, book)).toEqual(['Solo: Preis 30 Cent']);
	});

	it('call a pot by its name, also where it was renamed after what it takes was set', () => {
		const book = changed(
			allgaeu,
			['toepfe', 'Topf 1', true],
			['toepfe', 'Topf 1: nach einem verlorenen Einzelspiel, wie viel', 20],
			['toepfe', 'Topf 1 heißt', 'Solotopf']
		);
		expect(changedParts(allgaeu, book)).toEqual([
			{
				title: 'Töpfe',
				sentences: [
					'Solotopf: ja.',
					'Solotopf heißt: „Solotopf“.',
					'Solotopf: nach einem verlorenen Einzelspiel, wie viel: 20 Cent.'
				]
			}
		]);
	});

	it('tell a sentence of the club’s own as the sentence it is, and what it said before', () => {
		const book = changed(
			allgaeu,
			['danach', 'Satz 1: nach etwas anderem', true],
			['danach', 'Satz 1: in welchem Spiel', 'solo'],
			['danach', 'Satz 1: was dann', 'alte']
		);
		const now = 'nach Solo (verloren) muss das nächste Spiel spielen, wer den Eichel-Ober hat';
		expect(changeTexts(allgaeu, book)).toEqual([now]);
		expect(changedParts(allgaeu, book)).toEqual([
			{ title: 'Was danach folgt', sentences: [`N${now.slice(1)}.`] }
		]);
		const later = sectionsOf(book, book)
			.find(({ key }) => key === 'danach')
			?.fields.find(({ label }) => label === 'Satz 1: in welchem Spiel')
			?.set('wenz');
		expect(changedParts(book, later ?? book)[0]?.sentences).toEqual([
			`Nach Wenz${now.slice('nach Solo'.length)}, bisher: ${now}.`
		]);
		expect(changeTexts(book, allgaeu)).toEqual([`nicht mehr: ${now}`]);
	});

	it('are told part by part, with what was before', () => {
		const book = changed(
			muenchen,
			['tarif', 'Rufspiel', 20],
			['tarif', 'Laufende ab', 2],
			['keiner', 'Wenn keiner spielt', 'kreuz'],
			['spiele', 'Geier', false]
		);
		expect(changedParts(muenchen, book)).toEqual([
			{ title: 'Tarif', sentences: ['Rufspiel: 20 Cent statt 5.', 'Laufende ab: 2 statt 3.'] },
			{
				title: 'Wenn keiner spielt',
				sentences: [
					'Wenn keiner spielt: „Kreuz: wer muss, spielt mit dem Gegenüber“ statt „Zusammenwerfen und in den Stock zahlen“.',
					'Kreuz: 20 Cent.'
				]
			},
			{ title: 'Spiele', sentences: ['Geier: nein.'] }
		]);
	});

	it('name a price list and each of its prices', () => {
		const [list, end] = ['Preisliste für Rufspiel', 'Rufspiel gewonnen mit Schneider'];
		const book = changed(muenchen, ['preisliste', list, true], ['preisliste', end, 40]);
		expect(labels(muenchen, book)).toEqual([list, end]);
	});

	it('are none where nothing was changed, and some wherever anything was', () => {
		fc.assert(
			fc.property(madeBooks, ({ parent, book }) => {
				const count = changeCount(parent, book);
				expect(count > 0).toBe(Object.keys(changesOf(parent, book)).length > 0);
				// Never more than there were changes.
				expect(count).toBeLessThanOrEqual(25);
			}),
			{ numRuns: often(30) }
		);
	});
});

describe('a number', () => {
	const field = { least: 1, most: 14, unit: 'Laufende' };
	it.each([
		['7', 7],
		[' 14 ', 14],
		['007', 7],
		['', 'Hier fehlt eine Zahl.'],
		['1e3', 'Hier stehen nur Ziffern.'],
		['0x10', 'Hier stehen nur Ziffern.'],
		['-3', 'Hier stehen nur Ziffern.'],
		['drei', 'Hier stehen nur Ziffern.'],
		['1,5', 'Hier stehen nur ganze Zahlen, ohne Komma.'],
		['1.5', 'Hier stehen nur ganze Zahlen, ohne Komma.'],
		['0', 'Möglich ist 1 bis 14 Laufende.'],
		['15', 'Möglich ist 1 bis 14 Laufende.']
	])('typed as "%s"', (typed, expected) => {
		const entered = enteredNumber(field, typed);
		expect(entered.ok ? entered.value : entered.error).toBe(expected);
	});
});

describe('doubts before a book is kept', () => {
	const named = (book: Book, name: string): Book => ({ ...book, name });
	const dearer = changed(muenchen, ['tarif', 'Rufspiel', 10]);

	it('are none for a new name and a likely price', () => {
		expect(doubtsOf(muenchen, named(dearer, 'Krone'), [allgaeu, muenchen])).toEqual([]);
	});

	it('are a name that is there already, whatever its case', () => {
		const other = { ...named(allgaeu, 'Krone'), parent: 'allgaeu', edition: 'Herbst' };
		expect(doubtsOf(muenchen, named(dearer, 'KRONE'), [other])).toEqual([
			'So heißt schon ein anderes: Krone, Herbst.'
		]);
	});

	it('are a Stock that is only paid into', () => {
		const fine = patched(schafkopfschule, { vergeben: allgaeu.vergeben });
		expect(doubtsOf(schafkopfschule, named(fine, 'Krone'), [])).toEqual([
			'So wächst der Stock nur: Sag auch, welches Spiel ihn gewinnt.'
		]);
		const won = changed(fine, ['stock', 'Wer den Stock gewinnt', 'any']);
		expect(doubtsOf(schafkopfschule, named(won, 'Krone'), [])).toEqual([]);
	});

	it('name the game of a price in its own part', () => {
		const book = named(changed(allgaeu, ['wenz', 'Preis', 300]), 'Krone');
		// §4.2.1: 25 for every Einzelspiel.
		expect(doubtsOf(allgaeu, book, [])).toEqual(['Wenz, Preis: 3,00 € statt 0,25 €. Stimmt das?']);
	});

	it.each([
		[
			muenchen,
			50,
			['Rufspiel: 0,50 € statt 0,05 €. Stimmt das?', 'Ein Rufspiel kostet mehr als ein Solo. Stimmt das?']
		],
		[muenchen, 0, []],
		[allgaeu, 1, ['Rufspiel: 0,01 € statt 0,10 €. Stimmt das?']],
		// 10 units of 10 cents instead of one
		[
			schafkopfschule,
			10,
			['Rufspiel: 1,00 € statt 0,10 €. Stimmt das?', 'Ein Rufspiel kostet mehr als ein Solo. Stimmt das?']
		]
	])('are a price ten times what it was, or a tenth of it', (parent, price, expected) => {
		expect(doubtsOf(parent, named(changed(parent, ['tarif', 'Rufspiel', price]), 'Krone'), [])).toEqual(
			expected
		);
	});
});

describe('a book without a single game', () => {
	it('is refused with a sentence, not with a list’s length', () => {
		const none = allgaeu.order.reduce<Book>(
			(book, contract) => {
				const field = sectionsOf(book, allgaeu)
					.find(({ key }) => key === 'spiele')
					?.fields.find(({ label }) => label === allgaeu.words.contracts[contract]);
				return field?.type === 'switch' ? field.set(false) : book;
			},
			changed(allgaeu, ['keiner', 'Wenn keiner spielt', 'passed'])
		);
		const checked = checkBook(none);
		const [first] = checked.ok ? [] : checked.error;
		expect(first && bookSentence(first.refusal)).toBe('ein Spiel muss es geben, das einer ansagen kann');
	});
});

describe('the club’s own word for a Schuss', () => {
	it('stands in every sentence of the editor that speaks of one', () => {
		const book = changed(allgaeu, ['doppeln', 'Wie das Verdoppeln heißt', 'Spritze, Gegenspritze']);
		const texts = sectionsOf(book, allgaeu).flatMap(({ title, says, fields, examples, told = [] }) => [
			title,
			says,
			...fields.flatMap((field) => [field.label, field.says]),
			...examples.map((one) => one.says),
			...told.flatMap((one) => [one.says, one.comes])
		]);
		expect(texts.filter((text) => /schuss|schüss|geschossen/i.test(text))).toEqual([]);
		expect(texts.filter((text) => text.includes('Spritze')).length).toBeGreaterThan(3);
	});
});

describe('games of which the same was changed', () => {
	const price = (value: number) => ({ base: { value, source: 'Hausregel' } });
	const book = patched(muenchen, {
		contracts: { solo: price(50), farbwenz: price(50), wenz: price(30) }
	});

	it('are one part, and one change in a few words', () => {
		// München: all Einzelspiele cost 20.
		expect(changedParts(muenchen, book)).toEqual([
			{ title: 'Solo und Farbwenz im Einzelnen', sentences: ['Preis: 50 Cent statt 20.'] },
			{ title: 'Wenz im Einzelnen', sentences: ['Preis: 30 Cent statt 20.'] }
		]);
		expect(changeTexts(muenchen, book).toSorted()).toEqual([
			'Solo und Farbwenz: Preis 50 Cent',
			'Wenz: Preis 30 Cent'
		]);
	});
});
