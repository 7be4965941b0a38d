import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opens, rufspiel, solo } from '../../../../tests/support/kasse.ts';
import { entry, type Fields } from '../../../../tests/support/entries.ts';
import { often } from '../../../../tests/support/whole.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import type { Sentence } from '#lib/rules/sentences.ts';
import { OCCURRENCES, SENTENCES, type SentenceKey } from '#lib/rules/occurrences.ts';
import { causeOf, causeText } from './causes.ts';
import { foldEvening } from './fold.ts';
import { mustNowText } from './must-play.ts';
import { nextDoublesText } from './next-doubles.ts';

const RUNS = often(60);

const says = (after: Sentence['after'], more: Partial<Sentence> = {}): Sentence => ({
	...{ source: 'Hausregel', after, of: null, each: null, double: 1 },
	...more
});
const bookOf = (sentences: Book['sentences'], more: Patch<Book> = {}): Book =>
	patched(allgaeu, {
		nobodyPlays: 'passed',
		triggers: { level: null, lostEinzelspiel: null, allTricks: null },
		sentences,
		...more
	});
/** The Allgäu's prices with one sentence of the club's own; nothing opens a round. */
const withOne = (sentence1: Sentence): Book => bookOf({ sentence1 });

const passed = (id: string): AnyEntry => entry(`a ${id}`, 'passed', { evening: 'a' });
const plays = (id: string, game: Fields): AnyEntry => entry(`a ${id}`, 'game', { evening: 'a', game });
const sides = { contract: 'rufspiel', declarer: 'anna', partner: 'ben' };

function folded(book: Book, ...entries: AnyEntry[]) {
	const log = standing([opens('a', '2026-01-09'), ...entries]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	if (!state) throw new Error('no evening');
	return state;
}
const pricesOf = (book: Book, ...entries: AnyEntry[]): readonly number[] =>
	folded(book, ...entries).rows.flatMap((row) => (row.type === 'game' ? [row.bill.price] : []));

// allgaeu §6.1: a Rufspiel 10 cents a head, with Schneider 15, with Schwarz 20, one Schuss doubles; dora's lost Solo 25.
describe('a sentence of the club’s own', () => {
	const [first, second, third] = [rufspiel('a', '7'), rufspiel('a', '8'), rufspiel('a', '9')];
	const lostRufspiel = plays('1', { ...sides, won: false });

	it.each<[string, Sentence, AnyEntry, readonly number[]]>([
		['nobody plays', says('passed'), passed('1'), [20, 10, 10]],
		// As `next.passed`: nobody playing is no game, so each time one more comes.
		['nobody plays, two games', says('passed', { double: 2 }), passed('1'), [20, 20, 10]],
		['a Solo, however it ends', says('played', { of: 'solo' }), solo('a', '1'), [25, 20, 10, 10]],
		['a lost Solo', says('lost', { of: 'solo', double: 2 }), solo('a', '1'), [25, 20, 20, 10]],
		['a won Solo, which it was not', says('won', { of: 'solo' }), solo('a', '1'), [25, 10, 10, 10]],
		['a lost Rufspiel', says('lost', { of: 'rufspiel' }), lostRufspiel, [10, 20, 10, 10]],
		['any lost game', says('lost'), solo('a', '1'), [25, 20, 10, 10]],
		['Schneider', says('schneider'), plays('1', { ...sides, won: true, schneider: true }), [15, 20, 10, 10]],
		[
			'Schwarz',
			says('schwarz'),
			plays('1', { ...sides, won: true, schneider: true, schwarz: true }),
			[20, 20, 10, 10]
		],
		[
			'all tricks',
			says('allTricks'),
			plays('1', { ...sides, won: true, schneider: true, schwarz: true }),
			[20, 20, 10, 10]
		],
		['60 : 60', says('level'), plays('1', { ...sides, augen: 60 }), [10, 20, 10, 10]],
		// The opponents gave the Schuss, and the declarer's side won.
		['a lost Schuss', says('lostSchuss'), rufspiel('a', '1', 1), [20, 20, 10, 10]],
		['a won Schuss', says('lostSchuss'), plays('1', { ...sides, won: false, schuss: 1 }), [20, 10, 10, 10]],
		[
			'the declarer’s lost Schuss',
			says('lostSchuss'),
			plays('1', { ...sides, won: false, schuss: 2 }),
			[40, 20, 10, 10]
		],
		['every second game', says('every', { each: 2 }), rufspiel('a', '1'), [10, 10, 20, 10]]
	])('holds after %s', (_, sentence, before, prices) => {
		const book = withOne(sentence);
		expect(checkBook(book).ok).toBe(true);
		expect(pricesOf(book, before, first, second, third)).toEqual(prices);
	});

	it('stands in the bill and at the table with its reason', () => {
		const book = withOne(says('lost', { of: 'solo', double: 2 }));
		const { rows, doubles } = folded(book, solo('a', '1'), first);
		expect(rows[1]).toHaveProperty(
			'bill.lines',
			expect.arrayContaining([{ label: 'Doppelt nach Solo (verloren)', factor: 2, source: 'Hausregel' }])
		);
		expect(nextDoublesText(doubles)).toBe('Das nächste Spiel zählt doppelt: nach Solo (verloren)');
	});

	it('holds for nothing while games count double: a lost Solo in one leads to no more', () => {
		const book = withOne(says('lost', { of: 'solo' }));
		expect(pricesOf(book, solo('a', '1'), solo('a', '2'), solo('a', '3'), first)).toEqual([25, 50, 25, 20]);
	});

	it('holds beside another of the same game, each with its games', () => {
		const book = bookOf({ sentence1: says('lost'), sentence3: says('played', { of: 'solo', double: 1 }) });
		expect(pricesOf(book, solo('a', '1'), first, second, third)).toEqual([25, 20, 20, 10]);
	});

	it('is none in a championship', () => {
		const book = withOne(says('lost'));
		const log = standing([opens('a', '2026-01-09', { occasion: 'meisterschaft' }), solo('a', '1'), first]);
		const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
		expect(state?.rows.flatMap((row) => (row.type === 'game' ? [row.bill.price] : []))).toEqual([25, 10]);
	});
});

describe('a round that a sentence opens', () => {
	const opening = says('lost', { of: 'solo', double: null, opens: 'bockrunde' });
	const games = ['2', '3', '4', '5', '6'].map((id) => rufspiel('a', id));

	it('follows a lost Solo: four games at twice the price, and no more', () => {
		const book = withOne(opening);
		expect(checkBook(book).ok).toBe(true);
		expect(pricesOf(book, solo('a', '1'), ...games)).toEqual([25, 20, 20, 20, 20, 10]);
	});

	it('is not opened again by a game of it, so it ends', () => {
		const again = [solo('a', '1'), solo('a', '2'), ...['3', '4', '5', '6'].map((id) => rufspiel('a', id))];
		const state = folded(withOne(opening), ...again);
		expect(state.rows.flatMap((row) => (row.type === 'game' ? [row.opens] : []))[1]).toEqual([]);
		expect(pricesOf(withOne(opening), ...again)).toEqual([25, 50, 20, 20, 20, 10]);
	});

	it('follows a pass, once and not out of itself', () => {
		const book = withOne(says('passed', { double: null, opens: 'bockrunde' }));
		expect(checkBook(book).ok).toBe(true);
		const [first, second, ...others] = games;
		if (!first || !second) throw new Error('no games');
		expect(pricesOf(book, passed('1'), first, passed('21'), second, ...others)).toEqual([20, 20, 20, 20, 10]);
	});

	it('says what opened it', () => {
		const book = withOne(opening);
		const [row] = folded(book, solo('a', '1')).rows;
		if (row?.type !== 'game') throw new Error('no game');
		expect(causeText(causeOf(book, row, 'bockrunde'))).toBe('nach Solo (verloren), Spiel 1');
	});
});

it('two that follow of one game name each the games that it doubles', () => {
	const book = bookOf({
		sentence1: { ...says('lost'), of: 'solo', double: 2 },
		sentence2: { ...says('schneider'), double: 1 }
	});
	const lost = plays('1', { contract: 'solo', declarer: 'dora', suit: 'herz', augen: 20 });
	const after = ['2', '3', '4', '5'].map((id) => rufspiel('a', id));
	const labels = folded(book, lost, ...after).rows.flatMap((row) =>
		row.type === 'game' ? [row.bill.lines.find(({ label }) => label.startsWith('Doppelt'))?.label] : []
	);
	expect(labels).toEqual([
		undefined,
		'Doppelt nach Solo (verloren)',
		'Doppelt nach Solo (verloren)',
		'Doppelt nach einem Spiel (Schneider)',
		undefined
	]);
});

describe('whatever sentences a book has', () => {
	const sentence = fc
		.record({
			after: fc.constantFrom(...OCCURRENCES),
			of: fc.constantFrom(null, 'solo', 'rufspiel', 'wenz', 'bettel', 'sie', 'mungo'),
			each: fc.integer({ min: 2, max: 9 }),
			double: fc.integer({ min: 1, max: 4 })
		})
		.map(({ after, each, ...rest }) => says(after, { ...rest, each: after === 'every' ? each : null }));
	const evening = fc.array(
		fc.record({ alone: fc.boolean(), passes: fc.boolean(), augen: fc.constantFrom(0, 20, 60, 61, 95, 120) }),
		{ minLength: 200, maxLength: 200 }
	);

	it('games count double for no longer than the sentences say together', () => {
		let doubled = 0;
		fc.assert(
			fc.property(
				fc.array(sentence, { minLength: 1, maxLength: SENTENCES.length }),
				evening,
				(list, games) => {
					const kept: Partial<Record<SentenceKey, Sentence>> = {};
					for (const [i, key] of SENTENCES.entries()) {
						const one = list[i];
						if (one && checkBook(bookOf({ ...kept, [key]: one })).ok) kept[key] = one;
					}
					const most = Object.values(kept).reduce((sum, { double }) => sum + (double ?? 0), 0);
					const entries = games.map(({ alone, passes, augen }, i) =>
						passes && i % 5 === 0
							? passed(String(1000 + i))
							: plays(String(1000 + i), {
									...(alone ? { contract: 'solo', declarer: 'dora', suit: 'herz' } : sides),
									...{ augen, schwarz: augen === 0 || augen === 120 }
								})
					);
					const { rows, balance, stock } = folded(bookOf(kept), ...entries);
					let run = 0;
					for (const row of rows) {
						// Who passes begins anew.
						if (row.type === 'passed') run = 0;
						if (row.type !== 'game') continue;
						const isDouble = row.bill.lines.some(({ label }) => label.startsWith('Doppelt'));
						run = isDouble ? run + 1 : 0;
						doubled += isDouble ? 1 : 0;
						expect(run).toBeLessThanOrEqual(most);
					}
					expect([...balance.values()].reduce((sum, cents) => sum + cents, 0) + stock).toBe(0);
				}
			),
			{ numRuns: RUNS }
		);
		expect(doubled).toBeGreaterThan(RUNS * 8);
	});
});

describe('a book is refused', () => {
	it.each<[string, Book, string, string]>([
		[
			'where nobody ever passes',
			patched(allgaeu, { sentences: { sentence1: says('passed') } }),
			'after',
			'passedNever'
		],
		['where every game feeds the next', withOne(says('played')), 'of', 'sentenceAlways'],
		[
			'where each second game doubles two',
			withOne(says('every', { each: 2, double: 2 })),
			'double',
			'sentenceEndless'
		],
		['where it is not told which game', withOne(says('every')), 'each', 'sentenceWhich'],
		['where a number means nothing', withOne(says('lost', { each: 3 })), 'each', 'sentenceWhich'],
		[
			'where it names a game in vain',
			withOne(says('every', { each: 3, of: 'solo' })),
			'of',
			'sentenceAnyGame'
		],
		['where there is no such game', withOne(says('lost', { of: 'eigen3' })), 'of', 'sentenceUnknown'],
		['where nothing follows', withOne(says('lost', { double: null })), 'double', 'sentenceFollows'],
		['where two things follow', withOne(says('lost', { opens: 'bockrunde' })), 'double', 'sentenceFollows'],
		[
			'where nobody played who could again',
			withOne(says('passed', { double: null, must: 'declarer' })),
			'must',
			'sentenceNobody'
		],
		[
			'where somebody must and games double',
			withOne(says('lost', { must: 'alte' })),
			'double',
			'sentenceFollows'
		],
		['where nobody wins alone', withOne(says('lost', { of: 'mungo' })), 'after', 'sentencePlayed'],
		['where it knows no Schneider', withOne(says('schneider', { of: 'bettel' })), 'after', 'noSchneider']
	])('%s', (_, book, field, code) => {
		const checked = checkBook(book);
		expect(checked.ok ? [] : checked.error).toMatchObject([
			{ path: `sentences.sentence1.${field}`, refusal: { code } }
		]);
	});

	it('where two sentences say the same', () => {
		const checked = checkBook(bookOf({ sentence1: says('lost'), sentence2: says('lost', { double: 3 }) }));
		expect(checked.ok ? [] : checked.error).toMatchObject([
			{ path: 'sentences.sentence2.after', refusal: { code: 'sentenceTwice' } }
		]);
	});
});

describe('who must play', () => {
	const nameOf = (member: string): string =>
		({ anna: 'Anna', ben: 'Ben', carl: 'Carl', dora: 'Dora' })[member] ?? '';
	const must = (after: Sentence['after'], who: Sentence['must'], ...entries: AnyEntry[]): string | null =>
		mustNowText(folded(withOne(says(after, { double: null, must: who ?? null })), ...entries), nameOf);

	// dora loses her Solo in the first game, which she dealt; then anna deals, and ben leads.
	it.each<[Sentence['must'], string]>([
		['alte', 'Wer den Eichel-Ober hat, muss spielen: nach einem Spiel (verloren).'],
		['declarer', 'Dora muss spielen: nach einem Spiel (verloren).'],
		['first', 'Ben muss spielen: nach einem Spiel (verloren).'],
		['dealer', 'Anna muss spielen: nach einem Spiel (verloren).'],
		['loser', 'Dora muss spielen: nach einem Spiel (verloren).']
	])('%s after a lost game', (who, text) => {
		expect(must('lost', who, solo('a', '1'))).toBe(text);
	});

	it('after nobody played, and no longer than for one game', () => {
		expect(must('passed', 'alte', passed('1'))).toBe(
			'Wer den Eichel-Ober hat, muss spielen: nach dem Zusammenwerfen.'
		);
		expect(must('passed', 'alte', passed('1'), rufspiel('a', '2'))).toBeNull();
	});

	it('is nobody after a game that had to be played', () => {
		expect(must('lost', 'declarer', solo('a', '1'), solo('a', '2'))).toBeNull();
		expect(must('lost', 'declarer', solo('a', '1'), solo('a', '2'), solo('a', '3'))).toMatch(/^Dora muss/);
	});

	it('is of two who lost alike who comes first after the dealer', () => {
		// dora dealt; anna and ben lose 10 each, and anna sits to dora's left.
		const lost = plays('1', { ...sides, won: false });
		expect(must('lost', 'loser', lost)).toMatch(/^Anna muss/);
		// Who lays it down wrongly pays all three.
		expect(must('played', 'loser', plays('1', { contract: 'mungo', hinleger: 'carl' }))).toMatch(
			/^Carl muss/
		);
	});

	it('changes no price', () => {
		const book = withOne(says('lost', { double: null, must: 'alte' }));
		expect(pricesOf(book, solo('a', '1'), rufspiel('a', '2'))).toEqual([25, 10]);
	});
});
