import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { EVENING, FOUR, game, opening, tonight, type Fields } from '../../../tests/support/entries.ts';
import { foldAnyEvening } from './any-evening.ts';
import type { AnyEvening } from './state.ts';
import { foldSaukopf } from './saukopf/fold.ts';
import {
	fewestPayments,
	settlementAmongPlayers,
	settlementOf,
	type Party,
	type Payment
} from './settlement.ts';
import { settlementPicture, settlementText } from './settlement-text.ts';

const balances = (amounts: readonly number[]): ReadonlyMap<Party, Cents> =>
	new Map(amounts.map((amount, i) => [asId<MemberId>(`P${i}`), toCents(amount)]));

describe('fewest payments', () => {
	it.each([
		{ says: 'nobody owes anything', amounts: [0, 0, 0, 0], payments: 0 },
		{ says: 'one pays three', amounts: [-300, 100, 100, 100], payments: 3 },
		{ says: 'two pairs need two payments, not three', amounts: [500, -200, -500, 200], payments: 2 },
		{ says: 'a pair and a three', amounts: [70, -70, 50, -20, -30], payments: 3 },
		{ says: 'two threes that greed would miss', amounts: [60, -50, -10, 40, -35, -5], payments: 4 },
		{ says: 'no group inside four', amounts: [110, -40, -90, 20], payments: 3 }
	])('$says', ({ amounts, payments }) => {
		expect(fewestPayments(balances(amounts))).toHaveLength(payments);
	});

	it('brings every balance to zero, with positive payments and at most one fewer than players', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 8 }), (some) => {
				const amounts = [...some, -some.reduce((a, b) => a + b, 0)];
				const left = new Map(balances(amounts)) as Map<Party, number>;
				const payments = fewestPayments(balances(amounts));
				for (const { from, to, amount } of payments) {
					expect(amount).toBeGreaterThan(0);
					left.set(from, (left.get(from) ?? 0) + amount);
					left.set(to, (left.get(to) ?? 0) - amount);
				}
				expect([...left.values()].every((cents) => cents === 0)).toBe(true);
				expect(payments.length).toBeLessThan(Math.max(2, amounts.filter((cents) => cents !== 0).length));
			})
		);
	});
});

/** An evening of the four: what opens it, then what happened. */
function evening(fields: Fields, ...rows: readonly AnyEntry[]): AnyEvening {
	const log = standing([opening('1', fields), ...rows]);
	const state = foldAnyEvening(log, asId(EVENING), { books: BOOKS, saukopf: foldSaukopf });
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

const told = (payments: readonly Payment[] | null): readonly string[] | null =>
	payments && payments.map(({ from, to, amount }) => `${from} ${to} ${amount}`);

// Paragraphs are the Allgäu rules' own. Every Rufspiel is won by anna and ben, 10 cents times two for each Schuss (§4.1, §6.1).
const ruf = (id: string, schuss = 0): AnyEntry =>
	game(id, { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, schuss, deckel: [] });
const vergeben = (id: string, player: string): AnyEntry =>
	tonight(id, 'incident', { incident: 'vergeben', player });
const lostSolo = (id: string, declarer: string, schuss = 0): AnyEntry =>
	game(id, { contract: 'solo', declarer, won: false, schuss, deckel: [] });
/** 25 × 2 in the round, and the whole Stock (§5, §5.3). */
const herzSolo = (id: string, declarer: string): AnyEntry =>
	game(id, { contract: 'solo', suit: 'herz', declarer, augen: 70, bid: 62 });
const gardareiz = tonight('3', 'round', { round: 'gardareizrunde' });

const HERZ_LOST = { contract: 'solo', suit: 'herz', declarer: 'dora', augen: 40, bid: 62 };
const RUF_LOST = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: false };

interface Settled {
	readonly says: string;
	readonly opens?: Fields;
	readonly rows: readonly AnyEntry[];
	readonly kasse: readonly string[] | null;
	/** `carried won` and who paid in, in cents. */
	readonly stock: string;
	readonly between?: readonly string[];
}

describe('what goes to the Kasse, what lies in the Stock, what is between players (§8.1, §10)', () => {
	it.each<Settled>([
		{ says: 'nothing was played', rows: [], kasse: [], stock: '0 0' },
		{
			says: 'a fine alone lies in the Stock: nobody hands over anything',
			rows: [vergeben('2', 'carl')],
			kasse: [],
			stock: '0 0 carl 50'
		},
		{
			// carl −20 −50 −100, dora −20: winnings 40.
			says: 'fines and games: 1,70 lost, of it 1,50 in the Stock',
			rows: [ruf('2', 1), vergeben('3', 'carl'), vergeben('4', 'carl')],
			kasse: ['carl kasse 20', 'dora kasse 20'],
			stock: '0 0 carl 150'
		},
		{
			// anna +80 −50, ben +80, carl and dora −80: winnings 110 of the 160 lost. The rest is what anna put in.
			says: 'a fine of one who won: the losers give it back to him',
			rows: [ruf('2', 3), vergeben('3', 'anna')],
			kasse: ['carl kasse 80', 'dora kasse 30'],
			stock: '0 0 anna 50',
			between: ['dora anna 50']
		},
		{
			// anna +10 −50: she lost 40 and put 50 in. ben +10, carl and dora −10.
			says: 'a fine greater than what was lost',
			rows: [ruf('2'), vergeben('3', 'anna')],
			kasse: ['carl kasse 10'],
			stock: '0 0 anna 50',
			between: ['dora anna 10']
		},
		{
			// dora −600 +150 +300, the others +200 −50 each: winnings 450, of her 150 and the Stock's 300.
			says: 'a Stock carried in and won by one who is down otherwise',
			opens: { stock: 300 },
			rows: [lostSolo('2', 'dora', 3), gardareiz, herzSolo('4', 'dora')],
			kasse: ['stock kasse 300', 'dora kasse 150'],
			stock: '0 300'
		},
		{
			// anna +150 +350, ben −50, carl −50 −50, dora −50: winnings 500.
			says: 'a fine that was won with the Stock lies there no longer',
			opens: { stock: 300 },
			rows: [vergeben('2', 'carl'), gardareiz, herzSolo('4', 'anna')],
			kasse: ['stock kasse 300', 'ben kasse 50', 'carl kasse 100', 'dora kasse 50'],
			stock: '0 300'
		},
		{
			// ben +150 +300, anna −50 +10, carl −50 −10, dora −50 −10 −50: winnings 460 of 40, 60, 60 and 300.
			says: 'a fine after the Stock was won',
			opens: { stock: 300 },
			rows: [gardareiz, herzSolo('4', 'ben'), vergeben('5', 'dora'), ruf('6')],
			kasse: ['stock kasse 300', 'anna kasse 40', 'carl kasse 60', 'dora kasse 60'],
			stock: '0 300 dora 50'
		},
		{
			says: 'a Stock that nobody played for stays',
			opens: { stock: 300 },
			rows: [ruf('2')],
			kasse: ['carl kasse 10', 'dora kasse 10'],
			stock: '300 0'
		},
		{
			// As much again as the 50 that carl put in: dora −150 −50, carl −50 +50, anna and ben +50.
			says: 'a lost Herz-Solo puts into the Stock',
			rows: [vergeben('2', 'carl'), gardareiz, game('4', HERZ_LOST)],
			kasse: ['dora kasse 100'],
			stock: '0 0 carl 50 dora 50',
			between: ['dora carl 50']
		},
		{
			// anna took 5 cents too much from carl and dora: they get 5 more each, and she bears it. The Stock has no part in it (§6.3).
			says: 'falsch kassiert',
			rows: [
				ruf('2'),
				tonight('3', 'incident', {
					incident: 'falschKassiert',
					from: ['anna'],
					to: ['carl', 'dora'],
					amount: 5
				})
			],
			kasse: ['carl kasse 5', 'dora kasse 5'],
			stock: '0 0'
		},
		{
			// dora sits out and buys carl's hand for 30: she loses 10 with emil, carl has 30.
			says: 'a bought hand (§7.1)',
			opens: { seats: ['anna', 'ben', 'emil', 'carl', 'dora'] },
			rows: [
				game('2', {
					...{ contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true },
					bought: { buyer: 'dora', seller: 'carl', price: 30 }
				})
			],
			kasse: ['emil kasse 10', 'dora kasse 40'],
			stock: '0 0'
		},
		{
			says: 'on the trip everybody keeps his winnings, and fines are the Stock’s all the same',
			opens: { occasion: 'ausflug' },
			rows: [ruf('2', 1), vergeben('3', 'carl'), vergeben('4', 'carl')],
			kasse: null,
			stock: '0 0 carl 150',
			between: ['carl anna 20', 'dora ben 20']
		},
		{
			says: 'on the trip the Stock pays who won it',
			opens: { occasion: 'ausflug', stock: 300 },
			rows: [gardareiz, herzSolo('4', 'ben')],
			kasse: null,
			stock: '0 300',
			between: ['stock ben 300', 'anna ben 50', 'carl ben 50', 'dora ben 50']
		},
		{
			says: 'at a Meisterschaft too',
			opens: { occasion: 'meisterschaft' },
			rows: [ruf('2'), vergeben('3', 'anna')],
			kasse: null,
			stock: '0 0 anna 50',
			between: ['carl anna 10', 'dora ben 10']
		},
		{
			// muenchen: everybody puts 10 in, anna and ben lose for 5 and put the 40 in again.
			says: 'München’s Stock lies where nobody has won it',
			opens: { rulebook: 'muenchen' },
			rows: [tonight('2', 'passed'), game('3', RUF_LOST)],
			kasse: null,
			stock: '0 0 anna 30 ben 30 carl 10 dora 10',
			between: ['anna carl 5', 'ben dora 5']
		},
		{
			// Everybody put 10 in, anna and ben share the 40 and win 5 of each.
			says: 'München’s Stock that was won is money between players',
			opens: { rulebook: 'muenchen' },
			rows: [tonight('2', 'passed'), game('3', { ...RUF_LOST, won: true })],
			kasse: null,
			stock: '0 0',
			between: ['carl anna 15', 'dora ben 15']
		},
		{
			says: 'Weitnau keeps no Kasse',
			opens: { rulebook: 'weitnau' },
			rows: [ruf('2')],
			kasse: null,
			stock: '0 0',
			between: ['carl anna 10', 'dora ben 10']
		},
		{
			says: 'the Schule neither: one unit of 20 cents',
			opens: { rulebook: 'schafkopfschule', rate: 20 },
			rows: [game('2', RUF_LOST)],
			kasse: null,
			stock: '0 0',
			between: ['anna carl 20', 'ben dora 20']
		},
		{
			// An Eber of 2 points, a cent a point of 5, at three.
			says: 'Saukopf with a rate; it plays no Stock, whatever its head says',
			opens: { rulebook: 'saukopf', seats: ['anna', 'ben', 'carl'], dealer: 'carl', rate: 5, stock: 200 },
			rows: [game('2', { contract: 'eber', declarer: 'anna', bid: 61, won: true })],
			kasse: null,
			stock: '0 0',
			between: ['ben anna 10', 'carl anna 10']
		}
	])('$says', ({ opens = {}, rows, kasse, stock, between = [] }) => {
		const settled = settlementOf(evening(opens, ...rows));
		expect(told(settled.kasse)).toEqual(kasse);
		const { carried, won, paidIn } = settled.stock;
		const paid = [...paidIn].sort().map(([player, cents]) => ` ${player} ${cents}`);
		expect(`${carried} ${won}${paid.join('')}`).toBe(stock);
		expect(told(settled.between)).toEqual(between);
	});

	it('can be settled between the players where the Kasse is to have nothing', () => {
		const tonightToo = evening({}, ruf('2', 1), vergeben('3', 'carl'));
		expect(told(settlementAmongPlayers(tonightToo))).toEqual(['carl anna 20', 'dora ben 20']);
	});
});

describe('the message', () => {
	it('tells the three apart, each with its sum', () => {
		const text = settlementText(
			evening({ stock: 300 }, ruf('2', 3), vergeben('3', 'anna')),
			'heute',
			(party) => ({ kasse: 'Kasse', stock: 'Stock' })[party as string] ?? party
		);
		expect(text.split('\n')).toEqual([
			'Schafkopf, heute: 1 Spiel',
			...['ben +0,80 €', 'anna +0,30 €', 'carl −0,80 €', 'dora −0,80 €', ''],
			...['In die Kasse:', 'carl an Kasse: 0,80 €', 'dora an Kasse: 0,30 €', 'Zusammen: 1,10 €', ''],
			...['Im Stock:', 'Vom letzten Mal: 3,00 €', 'anna: 0,50 €', 'Zusammen: 3,50 €', ''],
			...['Untereinander:', 'dora an anna: 0,50 €']
		]);
	});

	it('tells points where a point of Saukopf is worth nothing, and no payments', () => {
		const three = { rulebook: 'saukopf', seats: FOUR.slice(0, 3), dealer: 'carl' };
		const points = evening(three, game('2', { contract: 'eber', declarer: 'anna', bid: 61, won: true }));
		expect(settlementText(points, 'heute', String)).toBe(
			'Saukopf, heute: 1 Spiel\nanna +4 P\nben −2 P\ncarl −2 P'
		);
		expect(settlementPicture(points, 'heute', String)).toMatchObject({
			...{ title: 'Saukopf', name: 'heute', note: expect.stringMatching(/^1 Spiel · Regeln /) },
			lines: { standings: [{ label: 'anna', value: '+4 P' }, { value: '−2 P' }, { value: '−2 P' }] }
		});
	});
});
