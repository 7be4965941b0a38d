import { describe, expect, it } from 'vitest';
import { patched } from '../../patch.ts';
import { patchAt, valueAt } from '../../book-path.ts';
import type { Book } from '../../book.ts';
import { allgaeu } from '../../books/allgaeu.ts';
import { saukopf } from '../../saukopf/book.ts';
import { saukopfSections } from '../../saukopf/editor.ts';
import { checkOwnSaukopf } from '../../saukopf/check-own.ts';
import { checkBook, ABOUT_MONEY } from '../check-book.ts';
import { houseBook } from '../house-book.ts';
import { bookSentence } from '../demands.ts';
import { blockingOf, fieldId, marksIn, stillShown, withFault, type TypedFault } from './blocking.ts';
import { questionsOf } from './questions.ts';
import { sectionsOf } from './sections.ts';

const partsOf = (book: Book) => [questionsOf(book, allgaeu), ...sectionsOf(book, allgaeu)];
const WHOLE = 'Hier stehen nur ganze Zahlen, ohne Komma.';
const price = (section: string) => ({ section, key: 'Preis' });

describe('what was typed wrong', () => {
	it('stays wrong while a field of the same label is filled in another part', () => {
		const wrong = withFault([], price('rufspiel'), WHOLE);
		const after = withFault(wrong, price('solo'), null);
		expect(blockingOf(partsOf(allgaeu), after, [])).toEqual([
			{ sentence: `Rufspiel, Preis: ${WHOLE}`, reason: WHOLE, at: price('rufspiel') }
		]);
		expect(marksIn(blockingOf(partsOf(allgaeu), after, []), 'rufspiel').get('Preis')).toBe(WHOLE);
		expect(marksIn(blockingOf(partsOf(allgaeu), after, []), 'solo').size).toBe(0);
		expect(withFault(after, price('rufspiel'), null)).toEqual([]);
	});

	it('is named by its part where no game is meant, and a question by itself', () => {
		const faults: readonly TypedFault[] = [
			{ section: 'tarif', key: 'Grundtarif', reason: 'Hier fehlt eine Zahl.' },
			{ section: 'fragen', key: 'Was zahlt ihr für ein Solo?', reason: 'Hier fehlt eine Zahl.' }
		];
		expect(blockingOf(partsOf(allgaeu), faults, []).map(({ sentence }) => sentence)).toEqual([
			'Tarif, Grundtarif: Hier fehlt eine Zahl.',
			'Was zahlt ihr für ein Solo? Hier fehlt eine Zahl.'
		]);
	});

	it('goes with its field, and stays where the game is only called otherwise', () => {
		const faults = withFault([], price('geier'), WHOLE);
		const renamed = patched(allgaeu, { words: { contracts: { geier: 'Adler' } } });
		expect(blockingOf(partsOf(renamed), faults, [])[0]?.sentence).toBe(`Adler, Preis: ${WHOLE}`);
		const changes = { contracts: { geier: null } };
		const without = houseBook(allgaeu, { id: 'haus', name: 'Haus', edition: '1', changes });
		expect(stillShown(faults, partsOf(renamed))).toEqual(faults);
		expect(stillShown(faults, partsOf(without))).toEqual([]);
	});
});

describe('what a check refuses', () => {
	const pot = { source: 'Hausregel', name: 'Solotopf', lostEinzelspiel: null, passed: null, evening: null };

	it.each<[string, Readonly<Record<string, unknown>>, string, string, string]>([
		[
			'a fine where points are counted',
			{
				unit: { points: true },
				winningsToKasse: null,
				...{ passedPays: null, rufspielStock: null, verabhebt: null, falschKassiert: null },
				...{ gardareiz: null, boughtHand: null, rounds: { gardareizrunde: null } }
			},
			'stock',
			'Vergeben',
			'Stock, Strafen, Kasse, Vergeben: Wo in Punkten gezählt wird, geht es in den Spielen um kein Geld; in Cent gehen Töpfe und Beiträge.'
		],
		[
			'a pot of a game that the book has not',
			{ pots: { pot1: { ...pot, evening: { value: 50 }, takenBy: 'any', takenOf: 'kreuz' } } },
			'toepfe',
			'{pot1} bekommt',
			'Töpfe, Solotopf bekommt: Kreuz gibt es in diesem Buch nicht.'
		],
		[
			'a pot into which nobody pays',
			{ pots: { pot1: { ...pot, takenBy: 'any' } } },
			'toepfe',
			'{pot1}',
			'Töpfe, Solotopf: In „Solotopf“ zahlt so keiner etwas.'
		],
		[
			'a sentence after nothing, in a book where nobody passes',
			{
				sentences: { sentence1: { source: 'Hausregel', after: 'passed', of: null, each: null, double: 1 } }
			},
			'danach',
			'Satz 1: wonach',
			'Was danach folgt, Satz 1: wonach: Hier werfen nie alle zusammen: wenn keiner spielen will, gilt etwas anderes.'
		],
		[
			'a game of one game’s Laufende',
			{ contracts: { wenz: { laufende: { most: 1 } } } },
			'wenz',
			'{laufende} ab',
			'Wenz, Laufende ab: Laufende ab 2 können bei Wenz nie zählen: es gibt höchstens 1.'
		],
		[
			'a geschobene round that nothing ends, whatever length it has',
			{ nobodyPlays: 'passed', mungo: null, contracts: { mungo: null } },
			'runden',
			'{mungorunde}',
			'Runden, Mungorunde: Ohne Mungo hört die Mungorunde nie auf.'
		]
	])('leads to its field: %s', (_, changes, section, key, sentence) => {
		const book = houseBook(allgaeu, { id: 'haus', name: 'Haus', edition: '1', changes });
		const checked = checkBook(book);
		const refused = checked.ok
			? []
			: checked.error.map(({ path, refusal }) => ({ path, reason: bookSentence(refusal) }));
		expect(blockingOf(partsOf(book), [], refused)).toEqual([
			{
				sentence,
				reason: sentence.slice(sentence.indexOf(': ') + 2).replace(/^wonach: /, ''),
				at: { section, key }
			}
		]);
	});

	it('leads to its field for whatever costs money where points are counted', () => {
		const inPoints = { ...allgaeu, unit: { cents: 1, agreed: false, points: true } };
		for (const place of ABOUT_MONEY) {
			const said = valueAt(allgaeu, place) ?? {
				source: 'Hausregel',
				value: 50,
				to: 5,
				way: 'up',
				game: 'any'
			};
			const book = patched(inPoints, patchAt(place, said));
			const checked = checkBook(book);
			const [blocked] = blockingOf(partsOf(book), [], [{ path: place, reason: 'so nicht' }]);
			expect([place, checked.ok, blocked?.at]).toEqual([place, false, expect.anything()]);
			expect(blocked?.sentence).toMatch(/^.+[:?] So nicht\.$/);
		}
	});

	it('leads to its field in a book of Saukopf too', () => {
		const book = patched(saukopf, { contracts: { zucht: { word: 'Sauerei' } } });
		const own = checkOwnSaukopf(saukopf, {
			...{ id: 'haus', name: 'Haus', edition: '1' },
			changes: { contracts: { zucht: { word: 'Sauerei' } } }
		});
		const refused = own.ok
			? []
			: own.error.map(({ path, refusal }) => ({ path, reason: bookSentence(refusal) }));
		const [first] = blockingOf(saukopfSections(book, saukopf), [], refused);
		expect(first?.at?.section).toBe('worte');
		expect(first?.sentence).toMatch(
			/^Worte, (Zucht|Sauerei) heißt: Sauerei heißt schon ein anderes Spiel\.$/
		);
	});

	it('is said without a place where no field shows it', () => {
		expect(blockingOf(partsOf(allgaeu), [], [{ path: 'nowhere', reason: 'so nicht' }])).toEqual([
			{ sentence: 'So nicht.', reason: 'So nicht.', at: null }
		]);
	});
});

describe('every field of the editor', () => {
	it('has an id of its own that other attributes can name', () => {
		const ids = partsOf(allgaeu).flatMap(({ key, fields }) =>
			fields.map((field) => fieldId({ section: key, key: field.key }))
		);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
	});
});
