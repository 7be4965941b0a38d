import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from './support/championship.ts';
import { EVENING, FOUR, entry, game, strike, type Fields } from './support/entries.ts';
import { legalGame, PLAYERS } from './support/legal-games.ts';
import { partie, ruled } from './support/partie.ts';
import { often } from './support/whole.ts';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { consequences, laterTexts, movedText } from '#lib/evening/consequences.ts';
import { moneyCourse } from '#lib/evening/course.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { SCHAFKOPF_TYPING } from '#lib/evening/schafkopf/typing.ts';
import { priceAtTable } from '#lib/evening/schafkopf/price-at-table.ts';
import { itemOf } from '#lib/evening/schafkopf/row-text.ts';
import { scoresOf } from '#lib/evening/scores.ts';
import { booksOf } from '#lib/log/books.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { changesOf } from '#lib/rules/patch.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { sectionsOf } from '#lib/rules/house/editor/sections.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { PlayedClub } from '#lib/workers/played-club.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { asListed, listedPrice, rulingsFor } from '#lib/championship/lists/as-listed.ts';
import { countedAs } from '#lib/championship/lists/list-text.ts';
import { listedEvening } from '#lib/championship/lists/listed-evening.ts';

// Where a book counts points its tariff is the list: the table, the list, the places and the audit say one number.

const field = (book: Book, section: string, label: string) => {
	const found = sectionsOf(book, book)
		.find(({ key }) => key === section)
		?.fields.find((one) => one.label === label);
	if (!found) throw new Error(`no field ${label}`);
	return found;
};
const inPoints = (book: Book): Book => field(book, 'tarif', 'Preise in').set('points');
const schule = BOOKS.get('schafkopfschule') as Book;
const allgaeu = BOOKS.get('allgaeu') as Book;

/** Donauries: Rufspiel 1, Solo and Wenz 3, Schneider and Schwarz 1 each, no Laufende. */
const donauries = [
	['Rufspiel', 1],
	['Solo und Wenz', 3],
	['Grundtarif', 1],
	['Laufende zählen', false]
].reduce((book, [label, value]) => field(book, 'tarif', String(label)).set(value as never), inPoints(schule));

const PARTIE_OF = { zockmeisterschaft: allgaeu, schafkopfschule: schule } as const;
type System = keyof typeof PARTIE_OF;

const entriesOf = (system: System, book: Book, games: readonly Fields[]): readonly AnyEntry[] => [
	entry('0 book', 'rulebook', {
		rulebook: 'own',
		base: PARTIE_OF[system].id,
		name: 'Eigenes',
		changes: changesOf(PARTIE_OF[system], book)
	}),
	...partie(system, { rulebook: 'own' }).map((one) =>
		one.kind === 'evening' ? { ...one, rulebook: 'own' } : one
	),
	...games.map((one, i) => game(`3 game ${String(i).padStart(2, '0')}`, one))
];

function told(entries: readonly AnyEntry[]) {
	const log = standing(entries);
	const { partien, ranking } = foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS));
	const [only] = partien;
	if (!only || !ranking) throw new Error('no Partie');
	const evening = listedEvening(only);
	const inSeats = (of: { get: (member: never) => number | undefined }) =>
		FOUR.map((one) => of.get(one as never) ?? 0);
	const audit = auditOf(entries);
	return {
		evening,
		rows: evening.rows.map((row) => itemOf(row, evening.book, String).game?.price),
		tile: inSeats(evening.scores),
		settlement: inSeats(new Map(scoresOf(evening).of)),
		course: inSeats(moneyCourse(evening).at(-1)?.after ?? new Map()),
		list: inSeats(only.total),
		ranking: inSeats(new Map(ranking.places.map(({ player, points }) => [player, points]))),
		audit: FOUR.map((one) => audit.evenings[EVENING]?.points?.[one] ?? 0)
	};
}

const solo = { contract: 'solo', declarer: 'anna', suit: 'herz' };
const ruf = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', suit: 'eichel' };

describe('a points book in a tournament', () => {
	it('is the tournament’s list: a Solo of 3 is +9 and −3, everywhere', () => {
		const { rows, tile, settlement, course, list, ranking, audit } = told(
			entriesOf('schafkopfschule', donauries, [{ ...solo, won: true }])
		);
		expect(rows).toEqual(['+9 −3 P']);
		for (const one of [tile, settlement, course, list, ranking, audit]) expect(one).toEqual([9, -3, -3, -3]);
	});

	it.each<[string, Fields, readonly number[]]>([
		// 1 + 1
		['Rufspiel with Schneider', { ...ruf, won: true, schneider: true }, [2, 2, -2, -2]],
		// 3 + 1 + 1, of each of three
		['Wenz lost Schwarz', { contract: 'wenz', declarer: 'dora', won: false, schwarz: true }, [5, 5, 5, -15]],
		// 3.4.17: 3 + 1 to each of three
		['wrong play in a Solo', { ...solo, foul: { player: 'anna', kind: 'karte' } }, [-12, 4, 4, 4]],
		// 5.2.4: Contra is not permitted; written anyway it counts nothing
		['Rufspiel with Contra', { ...ruf, won: true, schuss: 1 }, [1, 1, -1, -1]]
	])('%s', (_, written, points) => {
		// After another, for in a stage’s first game a Schwarz is none.
		const { list, tile } = told(entriesOf('schafkopfschule', donauries, [{ ...ruf, won: true }, written]));
		const [a = 0, b = 0, c = 0, d = 0] = points;
		expect(list).toEqual([a + 1, b + 1, c - 1, d - 1]);
		expect(tile).toEqual(list);
	});

	it('shows what the referee makes of a game: a Tout first is a simple Solo, one not approved counts nothing', () => {
		const tout = { ...solo, won: true, tout: true };
		const entries = entriesOf('schafkopfschule', donauries, [tout, tout]);
		const { rows, tile, list } = told(entries);
		// 5.2.15: 3 of each; 5.2.14: the second waits.
		expect(rows).toEqual(['+9 −3 P', 'wartet']);
		expect([tile, list]).toEqual([
			[9, -3, -3, -3],
			[9, -3, -3, -3]
		]);
		// Approved it is 3 × 2 of each of three.
		const approved = told([...entries, ruled('5', 'approval', { game: '3 game 01', approved: true })]);
		expect([approved.tile, approved.audit]).toEqual([
			[27, -9, -9, -9],
			[27, -9, -9, -9]
		]);
	});

	it('leaves money and its list apart where a book counts money', () => {
		const { evening, list, rows } = told(entriesOf('schafkopfschule', schule, [{ ...solo, won: true }]));
		expect(list).toEqual([6, -2, -2, -2]);
		expect(FOUR.map((one) => evening.scores.get(one as never))).toEqual([150, -50, -50, -50]);
		expect(rows).toEqual(['0,50 €']);
	});
});

describe('whoever counts such an evening after it was folded', () => {
	/** Figures over all evenings, as the statistics' worker makes them; the rulings may come after the lists. */
	function figures(entries: readonly AnyEntry[], ruledLater: readonly AnyEntry[] = []) {
		const club = new PlayedClub();
		const own = entries.filter((one) => eveningOf(one) === EVENING);
		const beside = entries.filter((one) => eveningOf(one) !== EVENING);
		for (const _ of club.take({
			club: beside,
			evenings: [{ evening: asId<EveningId>(EVENING), entries: own }]
		}));
		if (ruledLater.length > 0) for (const _ of club.take({ club: [...beside, ...ruledLater], evenings: [] }));
		const [only] = club.evenings;
		if (!only) throw new Error('no evening');
		return {
			sums: FOUR.map((one) => only.points?.get(one as never) ?? 0),
			games: only.games.map(({ result }) => FOUR.map((one) => result.get(one as never) ?? 0)),
			declared: only.games.map(({ points }) => points)
		};
	}
	const tout = { ...solo, tout: true, won: true };

	it('5.2.15: a stage’s first Tout is 9 −3 −3 −3, for a Solo is 3, though its bill says 6', () => {
		expect(figures(entriesOf('schafkopfschule', donauries, [tout]))).toEqual({
			sums: [9, -3, -3, -3],
			games: [[9, -3, -3, -3]],
			declared: [9]
		});
	});

	it('5.2.4: a Contra written on a Rufspiel of 1 counts nothing: 1 1 −1 −1', () => {
		const { sums } = figures(entriesOf('schafkopfschule', donauries, [{ ...ruf, won: true, schuss: 1 }]));
		expect(sums).toEqual([1, 1, -1, -1]);
	});

	it('5.2.14: a Tout that waits for the referee counts nothing, and 3 × 2 of each of three once he approved it', () => {
		const entries = entriesOf('schafkopfschule', donauries, [{ ...ruf, won: true }, tout]);
		expect(figures(entries).games[1]).toEqual([0, 0, 0, 0]);
		const approved = ruled('5', 'approval', { game: '3 game 01', approved: true });
		const { games, sums } = figures(entries, [approved]);
		expect([games[1], sums]).toEqual([
			[18, -6, -6, -6],
			[19, -5, -7, -7]
		]);
	});

	it('the sheet of a game with a Contra says why 2 P became 1 P each', () => {
		const entries = entriesOf('schafkopfschule', donauries, [{ ...ruf, won: true, schuss: 1 }]);
		const log = standing(entries);
		const [only] = foldChampionship(log, CHAMPIONSHIP, booksOf(log, BOOKS)).partien;
		const [first] = only?.games ?? [];
		expect(first?.row.bill.price).toBe(2);
		expect(only && first && countedAs(first, only)).toBe('Contra zählt im Turnier nicht (§\u00a05.2.4).');
	});

	it('the game that is typed costs what the list will count', () => {
		const priceOf = (before: readonly Fields[], typed: Fields): number => {
			const entries = entriesOf('schafkopfschule', donauries, before);
			const log = standing(entries);
			const state = foldEvening(log, asId(EVENING), booksOf(log, BOOKS));
			if (!state) throw new Error('no evening');
			const moment = SCHAFKOPF_TYPING.momentAt(state, null);
			const priced = priceAtTable(moment, typed as never, '9' as never);
			if (!priced.ok) throw new Error('no price');
			const rulings = rulingsFor(state, standing([]), log);
			return listedPrice(state, rulings, { priced: priced.value, moment, written: typed as never });
		};
		// The first of its stage: a simple Solo of 3, and a Rufspiel of 1.
		expect(priceOf([], tout)).toBe(3);
		expect(priceOf([], { ...ruf, won: true, schuss: 1 })).toBe(1);
		// Later a Tout is doubled, as the referee may approve it.
		expect(priceOf([{ ...ruf, won: true }], tout)).toBe(6);
		expect(priceOf([{ ...ruf, won: true }], { ...solo, won: false, schneider: true })).toBe(4);
	});

	it('what a change moves is what the list moves: with the Rufspiel before it gone, a Tout is the first', () => {
		const entries = entriesOf('schafkopfschule', donauries, [{ ...ruf, won: true }, tout]);
		const approved = ruled('5', 'approval', { game: '3 game 01', approved: true });
		const shown = (log: readonly AnyEntry[]) => {
			const all = standing(log);
			const state = foldEvening(all, asId(EVENING), booksOf(all, BOOKS));
			if (!state) throw new Error('no evening');
			return asListed(state, standing([]), all);
		};
		const before = shown([...entries, approved]);
		const after = shown([...entries, approved, strike('6', '3 game 00')]);
		const found = consequences(before, after, '3 game 00' as never);
		// anna 19 to 9, ben −5 to −3, carl and dora −7 to −3.
		expect(movedText(found, String)).toBe('anna −10 P, ben +2 P, carl +4 P, dora +4 P');
		expect(laterTexts(found, String, 'was')).toEqual(['Spiel 2 zählt +9 −3 P statt +18 −6 P']);
	});
});

it('says one number everywhere, for random games under random points books', () => {
	const figure = fc.integer({ min: 0, max: 40 });
	const some = fc
		.record({
			system: fc.constantFrom<System>('zockmeisterschaft', 'schafkopfschule'),
			prices: fc.array(figure, { minLength: 3, maxLength: 3 }),
			schuss: fc.boolean()
		})
		.map(({ system, prices: [ruf = 0, solo = 0, basic = 0], schuss }) => {
			const parent = PARTIE_OF[system];
			let book = inPoints(parent);
			const labels = sectionsOf(book, parent).find(({ key }) => key === 'tarif')?.fields ?? [];
			const [first, second, third] = labels.map(({ label }) => label);
			for (const [label, value] of [
				[first, ruf],
				[second, solo],
				[third, basic]
			] as const)
				book = field(book, 'tarif', String(label)).set(value);
			if (!schuss)
				book =
					sectionsOf(book, parent)
						.find(({ key }) => key === 'punkte')
						?.fields[0]?.set(false) ?? book;
			return { system, book };
		})
		.filter(({ book }) => checkBook(book).ok)
		.chain(({ system, book }) =>
			fc.record({
				system: fc.constant(system),
				book: fc.constant(book),
				games: fc.array(legalGame(book), { minLength: 1, maxLength: 6 })
			})
		);
	const numRuns = often(150);
	let moved = 0;
	fc.assert(
		fc.property(some, ({ system, book, games }) => {
			const written = PLAYERS.reduce(
				(text, letter, i) => text.replaceAll(`"${letter}"`, `"${FOUR[i]}"`),
				JSON.stringify(games)
			);
			const { tile, settlement, course, list, ranking, audit } = told(
				entriesOf(system, book, JSON.parse(written) as Fields[])
			);
			for (const one of [tile, settlement, course, ranking, audit]) expect(one).toEqual(list);
			if (list.some((points) => points !== 0)) moved += 1;
		}),
		{ numRuns }
	);
	expect(moved).toBeGreaterThan(numRuns / 4);
});
