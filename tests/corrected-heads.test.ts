// A corrected head is the evening written right, over clubs of any evenings: what the fold, the settlement, the Kasse, the
// figures and the audit say of the one they say of the other.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { hadMungorundeToday } from '#lib/evening/schafkopf/day-rounds.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { settlementText } from '#lib/evening/settlement-text.ts';
import { correctedHead, type HeadChanges } from '#lib/kasse/corrected-head.ts';
import { ledgerOf } from '#lib/kasse/ledger.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { stockFamily } from '#lib/evening/stock-left.ts';
import { playedEvening } from '#lib/statistics/played-games.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { entry, strike, type Fields } from './support/entries.ts';
import { clubOf } from './support/kasse.ts';
import { often } from './support/whole.ts';
import { anyThings, type Thing } from './worked-evenings/any-evening.ts';

const FOLDING = { books: BOOKS, saukopf: foldSaukopf };
const SEATS = [...'ABCD'];

/** An evening before it is written; without a `stock` it opens with what the evenings before it of its Stock leave. */
interface Spec {
	readonly name: string;
	readonly head: Fields & { readonly date: string };
	readonly stock?: number;
	readonly things: readonly Thing[];
	readonly closed: boolean;
}

const dates = fc.integer({ min: 1, max: 9 }).map((day) => `2026-01-0${day}`);
const occasions = fc.constantFrom('abend' as const, 'abend' as const, 'ausflug' as const);
const books = fc.constantFrom(...BOOKS.values());

/** The Stock of a book; null where it plays none. */
const familyOf = (rulebook: unknown): string | null => {
	const book = BOOKS.get(String(rulebook));
	return book ? stockFamily(book) : null;
};

/** No evening leaves such an amount, nor does München's Stock double one into another, so none occurs by chance. */
const BY_HAND = [10_007, 30_011, 70_001, 110_017, 130_003];

const spec = (i: number): fc.Arbitrary<Spec> =>
	books.chain((book) =>
		fc
			.record({
				date: dates,
				occasion: occasions,
				things: anyThings(book),
				byHand: fc.integer({ min: 0, max: 3 }),
				partie: fc.integer({ min: 0, max: 5 }),
				closed: fc.boolean()
			})
			.map(({ date, occasion, things, byHand, partie, closed }) => {
				const name = 'abcdef'[i] ?? '';
				const isPartie = partie === 0;
				const head = { date, occasion, rulebook: book.id, ...(isPartie ? { championship: 'x' } : {}) };
				const counted = byHand === 0 && stockFamily(book) !== null;
				const stock = isPartie ? { stock: 0 } : counted ? { stock: BY_HAND[i] ?? 0 } : {};
				return { name, head, ...stock, things, closed };
			})
	);

const club: fc.Arbitrary<readonly Spec[]> = fc
	.integer({ min: 1, max: 5 })
	.chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => spec(i))));

const changes: fc.Arbitrary<HeadChanges> = fc.record(
	{
		date: dates,
		occasion: occasions,
		rulebook: fc.constantFrom(...BOOKS.keys(), saukopf.id),
		rate: fc.integer({ min: 1, max: 30 }),
		stock: fc.nat(500)
	},
	{ requiredKeys: [] }
);

function entriesOf({ name, head, things, closed }: Spec, stock: number): readonly AnyEntry[] {
	const opened = { evening: name, seats: SEATS, dealer: 'B', unknown: name, ...head, stock };
	const rest = [...things, ...(closed ? [{ kind: 'close', fields: {} }] : [])];
	return [
		entry(`${name} 000`, 'evening', opened),
		...rest.map(({ kind, fields }, i) =>
			entry(`${name} ${String(i + 1).padStart(3, '0')}`, kind, { evening: name, ...fields })
		)
	];
}

const stateOf = (entries: readonly AnyEntry[], evening: string) =>
	foldAnyEvening(standing(entries), evening as EveningId, FOLDING);

/**
 * Written one after the other in the order of their dates, each with the Stock that it finds; the one that is `told` also says
 * whether an earlier table of its day had the compulsory Mungorunde (allgaeu §5.2).
 */
function written(specs: readonly Spec[], told?: string): readonly AnyEntry[] {
	/** What an evening of a Stock leaves, and what Parties added since then. */
	const stocks = new Map<string | null, readonly [left: number, beside: number]>();
	const inOrder = [...specs].sort((a, b) => (a.head.date + a.name < b.head.date + b.name ? -1 : 1));
	const earlier: AnyEvening[] = [];
	return inOrder.flatMap((one) => {
		const family = familyOf(one.head['rulebook']);
		const [left, beside] = stocks.get(family) ?? [0, 0];
		const book = BOOKS.get(String(one.head['rulebook'])) ?? null;
		const seats = SEATS.map((seat) => asId<MemberId>(seat));
		const had = one.name === told && hadMungorundeToday({ date: one.head.date, seats }, book, earlier);
		const head = had ? { ...one.head, mungorundeToday: true } : one.head;
		const entries = entriesOf({ ...one, head }, one.stock ?? left + beside);
		const state = stateOf(entries, one.name);
		if (state) earlier.push(state);
		const stock = state?.stock ?? 0;
		if (family !== null) {
			stocks.set(family, 'championship' in one.head ? [left, beside + stock] : [stock, 0]);
		}
		return entries;
	});
}

/** All that is ever said of a club, but for the ids of its heads. */
function saidOf(entries: readonly AnyEntry[], specs: readonly Spec[]): unknown {
	const { accounts, log } = clubOf(entries);
	const { lines, balance } = ledgerOf(accounts, log);
	return {
		audit: auditOf(entries),
		// An evening's line stays after the correction, with an amount of 0.
		kasse: [
			balance,
			lines
				.filter(({ amount }) => amount !== 0)
				.map(({ date, order, amount, balance }) => [date, order, amount, balance])
		],
		evenings: specs.map(({ name }) => {
			const log = standing(entries);
			const state = foldAnyEvening(log, name as EveningId, FOLDING);
			if (!state) return null;
			const { id: _id, replaces: _replaces, ...head } = state.opening;
			const { rows, warnings, balance, stock } = state;
			return [
				...[head, rows, warnings, balance, stock, playedEvening(state, log)],
				settlementText(state, head.date, (party) => party)
			];
		})
	};
}

const logsOf = (entries: readonly AnyEntry[]) =>
	new Map(
		[...new Set(entries.map((one) => eveningOf(one) as EveningId))].map((evening) => [
			evening,
			entries.filter((one) => eveningOf(one) === evening)
		])
	);

it('a corrected head is the evening written right, and taken back it is as it was', () => {
	fc.assert(
		fc.property(club, changes, fc.nat(), (specs, wanted, pick) => {
			const at = pick % specs.length;
			const wrong = specs[at];
			if (!wrong) throw new Error('no evening');
			// Of a Partie only the date may change.
			const { stock, ...head } =
				'championship' in wrong.head ? { date: wanted.date ?? wrong.head.date } : wanted;
			const right = specs.map((one, i) =>
				i === at ? { ...one, head: { ...one.head, ...head }, ...(stock === undefined ? {} : { stock }) } : one
			);
			const before = written(specs);
			const correction = correctedHead(
				{ logs: logsOf(before), folding: FOLDING },
				asId(wrong.name),
				stock === undefined ? head : { ...head, stock }
			);
			if (!correction) throw new Error('nothing opens it');
			const heads = correction.heads.map((fields, i) => entry(`y${i}`, 'evening', { ...fields }));
			const isAnotherDay = Object.entries(head).some(
				([key, value]) => key !== 'rate' && value !== (wrong.head as Fields)[key]
			);
			const told = isAnotherDay && !('championship' in wrong.head) ? wrong.name : undefined;
			expect(saidOf([...before, ...heads], specs)).toEqual(saidOf(written(right, told), specs));

			const back = heads.map(({ id }, i) => strike(`z${i}`, id));
			expect(saidOf([...before, ...heads, ...back], specs)).toEqual(saidOf(before, specs));
			const kasse = (log: readonly AnyEntry[]): number => auditOf(log).kasse.balance;
			expect(correction.kasse).toBe(kasse([...before, ...heads]) - kasse(before));
		}),
		{ numRuns: often(100) }
	);
});
