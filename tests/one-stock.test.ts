// Each family of books has one Stock (allgaeu §8.1; muenchen, Vorbereitungen): what an evening leaves opens the next evening of
// the same family, and no other book moves it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type EveningId } from '#lib/base/ids.ts';
import { settlementText } from '#lib/evening/settlement-text.ts';
import { staleIn } from '#lib/evening/stock-chain.ts';
import { ofStock, stockLeft, stockOf, stockFamily } from '#lib/evening/stock-left.ts';
import { correctedHead, staleAfter } from '#lib/kasse/corrected-head.ts';
import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { linkOf, type EveningLink } from '#lib/evening/stock-chain.ts';
import { booksOf } from '#lib/log/books.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { entry, FOUR, type Fields } from './support/entries.ts';
import { often } from './support/whole.ts';

/** Books that the club made of others, by chains of bases. */
const OWN: readonly (readonly [id: string, base: string, changes: Fields])[] = [
	['wirtshaus', 'weitnau', { schneider: { value: 10 } }],
	['stammtisch', 'wirtshaus', { laufender: { value: 10 } }],
	['isar', 'muenchen', { schneider: { value: 10 } }],
	['au', 'isar', { passedPays: { value: 20 } }],
	['kursgeld', 'schafkopfschule', { passedPays: { value: 1 }, rufspielStock: { source: '§1' } }],
	['kurs', 'schafkopfschule', { schneider: { value: 2 } }],
	// Nothing fills its Stock and nothing wins it.
	['ohne', 'allgaeu', { vergeben: null, verabhebt: null, rounds: { gardareizrunde: null }, gardareiz: null }]
];
const OWN_ENTRIES = OWN.map(([rulebook, base, changes], i) =>
	entry(`0 ${i}`, 'rulebook', { rulebook, base, name: rulebook, changes })
);
const CLUB_BOOKS = booksOf(standing(OWN_ENTRIES), BOOKS);
const FOLDING = { books: CLUB_BOOKS, saukopf: foldSaukopf };

/** Which books share a Stock, said by hand. */
const FAMILIES: readonly (readonly [books: readonly string[], family: string | null])[] = [
	[['allgaeu', 'weitnau', 'wirtshaus', 'stammtisch'], 'allgaeu'],
	[['muenchen', 'isar', 'au'], 'muenchen'],
	[['kursgeld'], 'schafkopfschule'],
	[['schafkopfschule', 'kurs', 'ohne'], null]
];

it.each(FAMILIES)('%s play one Stock: %s', (ids, family) => {
	for (const id of ids) {
		const book = CLUB_BOOKS.get(id);
		expect(book && stockFamily(book), id).toBe(family);
	}
});

/** An evening with what happened at it. Ids rise with the days. */
function evening(
	day: number,
	rulebook: string,
	things: readonly Fields[],
	stock?: number,
	more: Fields = {}
): readonly AnyEntry[] {
	const name = `e${String(day).padStart(2, '0')}`;
	const date = `2026-01-${String(day).padStart(2, '0')}`;
	const head = { date, occasion: 'abend', rulebook, seats: FOUR, dealer: 'dora', ...more };
	const all = [
		{ kind: 'evening', ...head, ...(stock === undefined ? {} : { stock }) },
		...things,
		{ kind: 'close' }
	];
	return all.map(({ kind, ...fields }, i) =>
		entry(`${name} ${String(i).padStart(3, '0')}`, String(kind), { evening: name, ...fields })
	);
}

/** The evenings of a log, newest first. */
function linksOf(log: readonly AnyEntry[]): readonly EveningLink[] {
	const ids = [...new Set(log.flatMap((one) => (eveningOf(one) as EveningId | undefined) ?? []))];
	return ids
		.flatMap((id) => {
			const own = standing(log.filter((one) => eveningOf(one) === id));
			const state = foldAnyEvening(own, id, FOLDING);
			return state ? [linkOf(state, own)] : [];
		})
		.sort((a, b) => (a.date < b.date ? 1 : -1));
}

/** What a new evening by this book is offered after these. */
function offered(log: readonly AnyEntry[], rulebook: string): number {
	const book = CLUB_BOOKS.get(rulebook);
	return stockLeft(
		ofStock(
			linksOf(log).map(({ state }) => state),
			book ? stockFamily(book) : null
		)
	);
}

const fine = (player: string): Fields => ({ kind: 'incident', incident: 'vergeben', player });
const rufspiel = (won: boolean): Fields => ({
	kind: 'game',
	game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won }
});
const PASSED: Fields = { kind: 'passed' };
const HERZ_SOLO: Fields = {
	kind: 'game',
	game: { contract: 'solo', suit: 'herz', declarer: 'carl', won: true, bid: 62 }
};

describe('a Stock', () => {
	// §8.1: 50 for a first Vergeben, 100 for each further one.
	const TWO_EUROS = evening(1, 'allgaeu', [fine('anna'), fine('anna'), fine('ben')]);

	it('of the Allgäu waits while München, the Schule and Saukopf are played, and opens Weitnau', () => {
		expect(offered(TWO_EUROS, 'muenchen')).toBe(0);
		// Each of four pays 10 in; the Rufspiel wins 20 for each of two.
		const munich = evening(2, 'muenchen', [PASSED, rufspiel(true), PASSED], 0);
		const log = [
			...TWO_EUROS,
			...munich,
			...evening(3, 'schafkopfschule', [PASSED, rufspiel(true)]),
			...evening(4, 'saukopf', [])
		];
		expect(offered(log, 'weitnau')).toBe(200);
		expect(offered(log, 'stammtisch')).toBe(200);
		expect(offered(log, 'au')).toBe(40);
		expect(offered(log, 'kurs')).toBe(0);
		expect(offered(log, 'saukopf')).toBe(0);
		const weitnau = evening(5, 'weitnau', [{ kind: 'round', round: 'gardareizrunde' }, HERZ_SOLO], 200);
		expect(offered([...log, ...weitnau], 'allgaeu')).toBe(0);
		expect(offered([...log, ...weitnau], 'muenchen')).toBe(40);
		expect(staleIn(linksOf([...log, ...weitnau]))).toEqual([]);
	});

	it('is not there for a book that plays none, whatever its head says', () => {
		for (const rulebook of ['schafkopfschule', 'kurs', 'ohne', 'saukopf']) {
			const log = [...TWO_EUROS, ...evening(2, rulebook, [], 200)];
			const [link] = linksOf(log);
			expect(link?.state.stock, rulebook).toBe(0);
			const text = link ? settlementText(link.state, '2.1.', (party) => party) : '';
			expect(text).not.toContain('Stock');
			expect(staleIn(linksOf(log))).toEqual([]);
			// It passes such an evening over.
			expect(offered(log, 'allgaeu')).toBe(200);
		}
	});

	it('that was brought into another book’s is offered to be taken out of it again', () => {
		// As the app once wrote it: the Allgäu's 2,00 € opened München, and what that left opened the Allgäu.
		const log = [
			...TWO_EUROS,
			...evening(2, 'muenchen', [rufspiel(true)], 200),
			...evening(3, 'allgaeu', [fine('carl')], 0)
		];
		const told = (entries: readonly AnyEntry[]) =>
			staleIn(linksOf(entries)).map(({ state, stock }) => [state.evening, stock]);
		expect(told(log)).toEqual([
			['e02', 0],
			['e03', 200]
		]);
		expect(offered(log, 'muenchen')).toBe(0);
		// Whoever leaves it as it is writes the head once more: then it counts as set by hand.
		const heads = log
			.filter(({ kind, id }) => kind === 'evening' && !id.startsWith('e01'))
			.map((one, i) => ({ ...one, id: asId(`y${i}`), replaces: one.id }) as AnyEntry);
		expect(told([...log, ...heads])).toEqual([]);
	});

	it('of a Meisterschaft that was brought into another book’s is offered back, too', () => {
		const told = (log: readonly AnyEntry[]) =>
			staleIn(linksOf(log)).map(({ state, stock }) => [state.evening, stock]);
		const partie = (day: number, things: readonly Fields[]) =>
			evening(day, 'allgaeu', things, undefined, {
				occasion: 'meisterschaft',
				championship: 'koenig',
				partie: 1
			});
		// anna's fines at a Partie, 50 and 100 (§8.1). The evening before left none: München was opened with 1,50 €.
		const first = [...evening(1, 'allgaeu', []), ...partie(2, [fine('anna'), fine('anna')])];
		expect(told([...first, ...evening(3, 'muenchen', [rufspiel(true)], 150)])).toEqual([['e03', 0]]);
		// Without any evening before, too.
		const alone = partie(2, [fine('anna'), fine('anna')]);
		expect(told([...alone, ...evening(3, 'muenchen', [rufspiel(true)], 150)])).toEqual([['e03', 0]]);
		// München left 40 of four who passed; with ben's 50 of a Partie the next one was opened with 90.
		const second = [...evening(1, 'muenchen', [PASSED]), ...partie(2, [fine('ben')])];
		expect(told([...second, ...evening(3, 'muenchen', [], 90)])).toEqual([['e03', 40]]);
		// What was set by hand to anything else stays; the fines are offered to the Allgäu.
		expect(told([...second, ...evening(3, 'muenchen', [], 70)])).toEqual([]);
		expect(told([...second, ...evening(3, 'allgaeu', [], 50)])).toEqual([]);
	});

	it('follows a corrected rule book out of one family into the other', () => {
		const log = [
			...TWO_EUROS,
			...evening(2, 'allgaeu', [fine('carl')], 200),
			...evening(3, 'muenchen', [PASSED], 0),
			...evening(4, 'weitnau', [], 250)
		];
		const logs = new Map(
			['e01', 'e02', 'e03', 'e04'].map((id) => [id as EveningId, log.filter((one) => eveningOf(one) === id)])
		);
		const corrected = correctedHead({ logs, folding: FOLDING }, asId('e02'), { rulebook: 'muenchen' });
		// carl's fine of 50 is none in München, and no Stock lay there.
		expect(corrected).toMatchObject({
			own: { date: '2026-01-02', from: 200, to: 0 },
			later: [{ date: '2026-01-04', from: 250, to: 200 }]
		});
		expect(corrected?.heads.map(({ evening, stock }) => [evening, stock])).toEqual([
			['e02', 0],
			['e04', 200]
		]);
		const late = entry('z', 'incident', { evening: 'e01', incident: 'vergeben', player: 'dora' });
		const changed = new Map(logs).set(asId('e01'), [...TWO_EUROS, late]);
		// Weitnau's evening follows the second, which is the next of that Stock.
		expect(staleAfter({ logs: changed, folding: FOLDING }, asId('e01'))).toMatchObject({
			stock: 250,
			state: { evening: 'e02' }
		});
		expect(staleAfter({ logs: changed, folding: FOLDING }, asId('e03'))).toBeNull();
	});
});

const THINGS: readonly Fields[] = [
	fine('anna'),
	fine('dora'),
	PASSED,
	rufspiel(true),
	rufspiel(false),
	{ kind: 'round', round: 'gardareizrunde' },
	HERZ_SOLO
];
const evenings = fc.array(
	fc.record({
		rulebook: fc.constantFrom(...CLUB_BOOKS.keys(), 'saukopf'),
		things: fc.array(fc.constantFrom(...THINGS), { maxLength: 8 })
	}),
	{ minLength: 1, maxLength: 12 }
);

it('leaves to the next evening of its family what it held, and no money arises or vanishes', () => {
	fc.assert(
		fc.property(evenings, (specs) => {
			/** What lies where, counted from the balances alone. */
			const pots = new Map<string | null, number>();
			let log: readonly AnyEntry[] = [];
			specs.forEach(({ rulebook, things }, i) => {
				const family = FAMILIES.find(([ids]) => ids.includes(rulebook))?.[1] ?? null;
				const lies = pots.get(family) ?? 0;
				expect(offered(log, rulebook)).toBe(lies);
				const mine = evening(i + 1, rulebook, things, lies > 0 ? lies : undefined);
				log = [...log, ...mine];
				const state = linksOf(mine)[0]?.state;
				if (!state) throw new Error(rulebook);
				expect(stockOf(state)).toBe(family);
				const out = [...state.balance.values()].reduce<number>((sum, cents) => sum + cents, 0);
				expect(state.stock).toBe(lies - out);
				if (family === null) expect(state.stock).toBe(0);
				else pots.set(family, state.stock);
			});
			expect(staleIn(linksOf(log))).toEqual([]);
			const all = linksOf(log).flatMap(({ state }) => [...state.balance.values()]);
			const [together, inPots] = [all, [...pots.values()]].map((of) =>
				of.reduce<number>((sum, cents) => sum + cents, 0)
			);
			expect((together ?? 0) + (inPots ?? 0)).toBe(0);
		}),
		{ numRuns: often(150) }
	);
});
