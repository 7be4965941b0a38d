// What holds for every game of Saukopf: games are made from the book's own data.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { saukopf } from './book.ts';
import { checkSaukopf } from './check.ts';
import type { CheckedSaukopf, SaukopfGame } from './game.ts';
import { priceSaukopf, type SaukopfBill } from './price.ts';
import { SCHWARZ } from './vocabulary.ts';
import { legalSaukopf, type PlayedSaukopf } from '../../../../tests/support/legal-saukopf.ts';
import { often } from '../../../../tests/support/whole.ts';

const RUNS = often(3000);

function checkedOf(game: SaukopfGame): CheckedSaukopf {
	const checked = checkSaukopf(saukopf, game);
	if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.error)}`);
	return checked.value;
}

const billOf = ({ game, players }: PlayedSaukopf, rate = 0): SaukopfBill =>
	priceSaukopf(saukopf, checkedOf(game), players, rate);

const holds = (says: string, law: (table: PlayedSaukopf, bill: SaukopfBill) => void): void => {
	it(says, () => {
		fc.assert(
			fc.property(legalSaukopf, (table) => {
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
