// What holds for every game of Saukopf: games are made from the book's own data.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { saukopf } from './book.ts';
import { checkSaukopf, mostLaufende } from './check.ts';
import type { CheckedSaukopf, SaukopfGame } from './game.ts';
import { priceSaukopf, type SaukopfBill } from './price.ts';
import { SAUKOPF_CONTRACTS, SCHWARZ, SIDES, STELLUNGEN, type Bid } from './vocabulary.ts';
import { often } from '../../../../tests/support/whole.ts';

const RUNS = often(3000);
const FOUR: readonly MemberId[] = ['A', 'B', 'C', 'D'].map((letter) => asId<MemberId>(letter));

interface Table {
	readonly game: SaukopfGame;
	readonly players: readonly MemberId[];
}

const bids: fc.Arbitrary<Bid> = fc.oneof(
	fc.integer({ min: 1, max: 120 }),
	fc.constantFrom<Bid>(1, 30, 31, 74, 75, 90, 91, 120, SCHWARZ)
);
const sides = fc.constantFrom(...SIDES);

/** So many numbers of 0 or more that make `sum`. */
const parts = (sum: number, count: number): fc.Arbitrary<readonly number[]> =>
	fc.array(fc.integer({ min: 0, max: sum }), { minLength: count - 1, maxLength: count - 1 }).map((cuts) => {
		const borders = [0, ...cuts.toSorted((one, other) => one - other), sum];
		return borders.slice(1).map((border, i) => border - (borders[i] ?? 0));
	});

/** Any legal game at a table of three or four. */
const tables: fc.Arbitrary<Table> = fc
	.record({ contract: fc.constantFrom(...SAUKOPF_CONTRACTS), three: fc.boolean(), alone: fc.boolean() })
	.chain(({ contract, three, alone }) => {
		const rule = saukopf.contracts[contract];
		const players = rule.kind === 'solo' && three ? FOUR.slice(0, 3) : FOUR;
		const pair = rule.kind === 'mastspiel' || (rule.kind === 'rufspiel' && !alone);
		return fc
			.record({
				order: fc.shuffledSubarray([...players], { minLength: players.length }),
				bid: bids,
				trog: players.length === 3 ? fc.constantFrom('taken', 'left', 'none') : fc.constant('none'),
				trogAugen: fc.constantFrom(0, 4, 10, 21, 22),
				rest: rest(rule, pair),
				laufendeSide: sides
			})
			.chain(({ order, bid, trog, trogAugen, rest, laufendeSide }) => {
				const [declarer = asId<MemberId>('A'), partner = declarer] = order;
				const base: SaukopfGame = {
					...rest,
					contract,
					declarer,
					bid,
					...(pair ? { partner } : {}),
					...(trog === 'taken' ? { trog: true } : {})
				};
				const most = mostLaufende(rule, laufendeSide, base);
				const left = trog === 'left' ? { trog: false, trogAugen } : {};
				const all = 120 - (trog === 'left' ? trogAugen : 0);
				const result = fc.oneof(
					rule.ramsch ? ramschAugen(order, all, left) : sideAugen(all, left),
					entered(rule.ramsch !== null, bid)
				);
				const laufende = fc.option(fc.integer({ min: 0, max: most }), { nil: null });
				return fc.tuple(result, laufende).map(([outcome, count]) => ({
					players,
					game: {
						...base,
						...outcome,
						...(count === null ? {} : { laufende: { side: laufendeSide, count } })
					}
				}));
			});
	});

function rest(rule: (typeof saukopf.contracts)['zucht'], pair: boolean): fc.Arbitrary<Partial<SaukopfGame>> {
	const special = rule.kind !== 'solo' && !rule.ramsch;
	return fc
		.record(
			{
				...(rule.suits.length > 0 ? { suit: fc.constantFrom(...rule.suits) } : {}),
				...(pair ? {} : { offen: fc.boolean() }),
				huftritt: fc.boolean(),
				gegenhieb: fc.boolean(),
				spiess: fc.boolean(),
				stellung: fc.constantFrom(...STELLUNGEN),
				...(special ? { saukopf: fc.array(sides, { maxLength: 1 }), mueller: sides } : {})
			},
			{ requiredKeys: [] }
		)
		.map((fields) => ({ ...fields, gegenhieb: (fields.gegenhieb ?? false) && (fields.huftritt ?? false) }));
}

const sideAugen = (all: number, left: Partial<SaukopfGame>): fc.Arbitrary<Partial<SaukopfGame>> =>
	fc.oneof(fc.integer({ min: 0, max: all }), fc.constantFrom(0, 29, 30, 90, 91, all)).map((augen) => ({
		...left,
		augen
	}));

const ramschAugen = (
	order: readonly MemberId[],
	all: number,
	left: Partial<SaukopfGame>
): fc.Arbitrary<Partial<SaukopfGame>> =>
	parts(all, order.length).map((counts) => ({
		...left,
		augen: Object.fromEntries(order.map((player, i) => [player, counts[i] ?? 0]))
	}));

const entered = (ramsch: boolean, bid: Bid): fc.Arbitrary<Partial<SaukopfGame>> =>
	fc
		.record({ won: fc.boolean(), schwarz: fc.boolean(), schneider: fc.boolean() })
		.map(({ won, schwarz, schneider }) => ({
			won,
			...(schwarz || (won && bid === SCHWARZ) ? { schwarz: true } : {}),
			...(schneider && !ramsch ? { schneider } : {})
		}));

function checkedOf(game: SaukopfGame): CheckedSaukopf {
	const checked = checkSaukopf(saukopf, game);
	if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.error)}`);
	return checked.value;
}

const billOf = ({ game, players }: Table, rate = 0): SaukopfBill =>
	priceSaukopf(saukopf, checkedOf(game), players, rate);

const holds = (says: string, law: (table: Table, bill: SaukopfBill) => void): void => {
	it(says, () => {
		fc.assert(
			fc.property(tables, (table) => {
				law(table, billOf(table));
			}),
			{ numRuns: RUNS }
		);
	});
};

describe('every legal game', () => {
	holds('is checked, and its points sum to 0', ({ players }, bill) => {
		expect([...bill.points.values()].reduce((sum, count) => sum + count, 0)).toBe(0);
		expect([...bill.points.keys()].sort()).toEqual([...players].sort());
		for (const count of bill.points.values()) expect(Object.is(count, -0)).toBe(false);
	});

	holds('has lines that come to Kopfgeld and penalty, and neither is under 0', (_, bill) => {
		expect(bill.kopfgeld).toBeGreaterThanOrEqual(0);
		expect(bill.penalty).toBeGreaterThanOrEqual(0);
		expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.kopfgeld + bill.penalty);
		expect(bill.lines.every(({ amount, source }) => amount !== 0 && source !== '')).toBe(true);
	});

	holds('pays penalties only where the declarer has lost', (_, bill) => {
		if (bill.won) expect(bill.penalty).toBe(0);
		const strafen = bill.lines.filter(({ source }) => source === 'Grobschlächterstrafpunkte');
		expect(strafen.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.penalty);
	});

	holds('leaves the winners no less than 0 and the partner beside the penalties', ({ game }, bill) => {
		for (const [player, count] of bill.points) {
			const own = player === game.declarer || player === game.partner;
			expect(own === bill.won ? count >= 0 : count <= 0).toBe(true);
			if (own && player === game.partner) expect(Math.abs(count)).toBe(bill.kopfgeld);
			if (!own) expect(Math.abs(count)).toBe(bill.kopfgeld + bill.penalty);
		}
	});

	holds('is in cents its points times the rate', (table, bill) => {
		const paid = billOf(table, 7);
		expect(paid.price).toBe(bill.kopfgeld * 7);
		for (const [player, cents] of paid.payoff) expect(cents).toBe((bill.points.get(player) ?? 0) * 7);
		for (const cents of bill.payoff.values()) expect(Object.is(cents, 0)).toBe(true);
	});

	holds('names its players anew and changes nothing but the names', ({ game, players }, bill) => {
		const names = new Map(players.map((player, i) => [player, asId<MemberId>(`x${i}`)]));
		const renamed = (player: MemberId): MemberId => names.get(player) ?? player;
		const { augen } = game;
		const other: SaukopfGame = {
			...game,
			declarer: renamed(game.declarer),
			...(game.partner === undefined ? {} : { partner: renamed(game.partner) }),
			...(typeof augen === 'object'
				? { augen: Object.fromEntries(Object.entries(augen).map(([key, n]) => [renamed(asId(key)), n])) }
				: {})
		};
		const again = billOf({ game: other, players: players.map(renamed) });
		expect([...again.points]).toEqual([...bill.points].map(([player, count]) => [renamed(player), count]));
		expect(again.lines).toEqual(bill.lines);
	});

	holds(
		'comes to the same by its Augen, with what follows from them, and by the outcome alone',
		(table, bill) => {
			const { augen, trogAugen: _trogAugen, trog, ...game } = table.game;
			if (augen === undefined) return;
			const { won, schneider, schwarz } = checkedOf(table.game).outcome;
			const ramsch = saukopf.contracts[game.contract].ramsch !== null;
			const outcome = { won, schwarz, ...(ramsch ? {} : { schneider }) };
			const both = { ...table, game: { ...table.game, ...outcome } };
			const alone = { ...table, game: { ...game, ...outcome, ...(trog === undefined ? {} : { trog }) } };
			expect(billOf(both)).toEqual(bill);
			expect(billOf(alone).lines).toEqual(bill.lines);
			const contradicted = { ...table.game, won: !won };
			expect(checkSaukopf(saukopf, contradicted).ok).toBe(false);
		}
	);

	holds('is won by exactly the bid, and never by fewer Augen', (table, bill) => {
		const { bid, augen, contract } = table.game;
		if (typeof augen !== 'number' || bid === SCHWARZ) return;
		expect(saukopf.contracts[contract].ramsch).toBeNull();
		expect(bill.won).toBe(augen >= bid);
	});
});
