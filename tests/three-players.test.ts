import { describe, expect, it } from 'vitest';
import { forThree } from './support/edited-books.ts';
import { entry, type Fields } from './support/entries.ts';
import { laws } from './support/laws.ts';
import { opens } from './support/kasse.ts';
import { secondPrice } from './support/second/price.ts';
import { often } from './support/whole.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { fitsSystem } from '#lib/championship/book.ts';
import { STAND_INS } from '#lib/evening/link-words.ts';
import { answer, standInsOf } from '#lib/evening/schafkopf/calculation.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { holdersIn, tricksIn } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { changesOf, patched } from '#lib/rules/patch.ts';
import { drittPatch, packPatch } from '#lib/rules/house/editor/going-along.ts';
import { houseBook, tidied } from '#lib/rules/house/house-book.ts';
import { bookSentence } from '#lib/rules/house/demands.ts';
import { printSchafkopf } from '#lib/rules/printed/outlines.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import { playedEvening } from '#lib/statistics/played-games.ts';
import { tableRulesOf } from '#lib/transfer/table-rules.ts';

const three = forThree(muenchen);
const books = new Map([['muenchen', three]]);
const THREE = ['anna', 'ben', 'carl'];

const at = (id: string, kind: string, fields: Fields = {}): AnyEntry =>
	entry(`a ${id}`, kind, { evening: 'a', ...fields });
const game = (id: string, fields: Fields): AnyEntry => at(id, 'game', { game: fields });
function folded(entries: readonly AnyEntry[], seats: readonly string[] = THREE) {
	const log = standing([
		opens('a', '2026-01-09', { rulebook: 'muenchen', seats, dealer: 'carl' }),
		...entries
	]);
	const state = foldEvening(log, 'a' as EveningId, books);
	if (!state) throw new Error('no evening');
	return { state, log };
}
const balanceOf = (entries: readonly AnyEntry[]) => Object.fromEntries(folded(entries).state.balance);

describe.each([...BOOKS.values()])('a game by the book for three made of $name', (parent) => {
	const book = forThree(parent);
	it.each(laws.filter(({ speaksOf }) => speaksOf(book)))('$says', ({ hold }) => hold(book, often(200)));
});

describe('a book for three', () => {
	it.each([...BOOKS.values()])(
		'is made of $name, plays only alone against two, and comes back from its patch',
		(parent) => {
			const book = forThree(parent);
			expect(checkBook(book)).toMatchObject({ ok: true });
			expect([holdersIn(book), tricksIn(book)]).toEqual([3, 8]);
			expect([...new Set(Object.values(book.contracts).map(({ sides }) => sides))]).toEqual(['einzelspiel']);
			const again = houseBook(parent, { ...book, changes: changesOf(parent, book) });
			expect(changesOf(again, book)).toEqual({});
			// And back to four, with all that went.
			const four = tidied(patched(book, drittPatch({ book, parent }, false)));
			const long = tidied(patched(four, packPatch({ book: four, parent }, false)));
			expect(changesOf(parent, long)).toEqual({});
		}
	);

	it('is refused with a game that needs a partner, or in which everybody plays for himself', () => {
		const checked = checkBook({
			...three,
			contracts: { ...three.contracts, rufspiel: muenchen.contracts.rufspiel },
			order: [...three.order, 'rufspiel']
		});
		const said = checked.ok
			? []
			: checked.error.map(({ path, refusal }) => `${path}: ${bookSentence(refusal)}`);
		expect(said).toContain(
			'contracts.rufspiel.sides: zu dritt spielt immer einer allein gegen zwei: Rufspiel geht so nicht'
		);
	});

	it('says how it is played', () => {
		const page = printSchafkopf(three, muenchen)
			.flatMap(({ sections }) =>
				sections.flatMap(({ rules }) => rules.flatMap(({ block }) => sentencesOf(block)))
			)
			.join(' ');
		expect(page).toContain('Jeder der drei bekommt acht');
		// Whoever is spoken of sits there: three, of whom one plays against two.
		for (const parent of BOOKS.values()) {
			const made = { ...forThree(parent), id: 'haus' };
			const text = printSchafkopf(made, parent)
				.filter(({ anchor }) => anchor !== 'entfallen')
				.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
				.map(({ block }) => sentencesOf(block))
				.join('\n');
			const four =
				/(?<!\p{L})(?:jeder der vier|alle vier(?! (?:Ober|Unter))|spielen vier|vier Spieler|unter vieren|drei anderen|jedem der drei|dreimal: )/iu;
			expect([parent.name, four.exec(text)?.[0]]).toEqual([parent.name, undefined]);
		}
	});

	it('has nobody sit out, passes the deal round three, and settles with the two others', () => {
		// A Solo is 20 (muenchen, Tarif), 5 for Schneider: each of two pays; the declarer has both.
		const { state, log } = folded([
			game('1', { contract: 'solo', suit: 'herz', declarer: 'anna', won: true, schneider: true }),
			game('2', { contract: 'wenz', declarer: 'ben', won: false })
		]);
		expect(state.rows.map((row) => row.type === 'game' && row.bill.price)).toEqual([25, 20]);
		expect(Object.fromEntries(state.balance)).toEqual({ anna: 50 + 20, ben: -25 - 40, carl: -25 + 20 });
		expect(state.rows.map(({ dealer }) => dealer)).toEqual(['carl', 'anna']);
		expect([state.dealer, state.players, state.sittingOut]).toEqual(['ben', THREE, []]);
		const { games } = playedEvening(state, log);
		expect(games.map(({ players, einzelspiel }) => [players.length, einzelspiel])).toEqual([
			[3, true],
			[3, true]
		]);
	});

	it('lets three pay into the Stock, and whoever wins alone take it', () => {
		// 10 each (muenchen, Vorbereitungen): 30 lie there.
		expect(folded([at('1', 'passed')]).state.stock).toBe(30);
		const won = game('2', { contract: 'solo', suit: 'herz', declarer: 'anna', won: true });
		expect(balanceOf([at('1', 'passed'), won])).toEqual({ anna: -10 + 40 + 30, ben: -30, carl: -30 });
	});

	it.each([
		{ contract: 'solo', suit: 'herz', declarer: 'ben', augen: 100, laufende: 3, schuss: 1 },
		{ contract: 'wenz', declarer: 'carl', won: false, schwarz: true, laufende: 2 },
		{ contract: 'sie', declarer: 'anna' }
	])('is priced alike by the second pricing: $contract', (written) => {
		const row = folded([game('1', written)]).state.rows[0];
		const table = { players: THREE, unit: 1, deckelCount: true, factors: [], first: false };
		expect(row?.type === 'game' && { price: row.bill.price, payoff: [...row.bill.payoff.values()] }).toEqual(
			secondPrice(three, written, table)
		);
	});

	it('doubles for each of the three who laid, in the Allgäu’s', () => {
		const book = forThree(allgaeu);
		const log = standing([
			opens('a', '2026-01-09', { rulebook: 'allgaeu', seats: THREE, dealer: 'carl' }),
			game('1', { contract: 'solo', suit: 'herz', declarer: 'anna', won: true, deckel: THREE })
		]);
		const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
		// 25 × 2 × 2 × 2 (§4.2.1, §4.4).
		expect(Object.fromEntries(state?.balance ?? [])).toEqual({ anna: 400, ben: -200, carl: -200 });
	});

	it('seats three, neither more nor fewer, and is no championship’s', () => {
		expect(tableRulesOf('muenchen', books)?.seats).toEqual({ fewest: 3, most: 3 });
		expect(tableRulesOf('muenchen', new Map([['muenchen', muenchen]]))?.seats).toEqual({
			fewest: 4,
			most: 6
		});
		const four = at('1', 'seats', { seats: [...THREE, 'dora'], dealer: 'anna' });
		expect(folded([four]).state.seats).toEqual(THREE);
		// From a file with four at the table: the game counts for nobody rather than for the wrong ones.
		const solo = game('1', { contract: 'solo', suit: 'herz', declarer: 'anna', won: true });
		expect(folded([solo], [...THREE, 'dora']).state.rows.map(({ type }) => type)).toEqual(['refused']);
		expect(fitsSystem('zockmeisterschaft', forThree(allgaeu), allgaeu)).toBe(false);
		expect(fitsSystem('zockmeisterschaft', allgaeu, allgaeu)).toBe(true);
	});
});

describe('the calculator under a book for three', () => {
	const asked = (laid: number) =>
		({
			...{ first: { id: 'allgaeu', unit: null }, second: null, round: null },
			typed: { contract: 'solo', won: true, deckel: STAND_INS.slice(0, laid) }
		}) as const;
	const book = forThree(allgaeu);

	it('has three who hold cards, one of them against two', () => {
		// 25 × 2 × 2 (§4.2.1, §4.4): the two others pay a hundred each.
		const { priced, unknown } = answer(book, asked(2).first, asked(2), book);
		expect(standInsOf(book)).toEqual(STAND_INS.slice(0, 3));
		expect([...(priced?.bill.payoff.values() ?? [])]).toEqual([200, -100, -100]);
		expect(unknown).toEqual([]);
	});

	it('leaves out the Deckel of a fourth, who is not there, and says so', () => {
		// As a table of four typed it, beside which a book for three is asked: 25 × 2 × 2 × 2.
		const { priced, unknown } = answer(book, asked(4).first, asked(4), allgaeu);
		expect([...(priced?.bill.payoff.values() ?? [])]).toEqual([400, -200, -200]);
		expect(unknown).toEqual(['Nach Allgäu spielen nur drei: mehr Deckel kann keiner legen.']);
	});
});
