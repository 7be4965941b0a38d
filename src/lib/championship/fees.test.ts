import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { entry, strike, type Fields } from '../../../tests/support/entries.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import { feeAccounts, feeSums, prizeLines, type PrizeOfPlace, prizesFor, usualFee } from './fees.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';

const booking = (id: string, member: string, amount: number, more: Fields = {}) =>
	entry(id, 'booking', {
		...{ date: '2026-11-21', amount, purpose: 'Startgeld', member, championship: CHAMPIONSHIP },
		...more
	});

describe('entry fees and prizes in the Kasse', () => {
	const log = standing([
		booking('1', 'anna', 500),
		booking('2', 'ben', 500),
		booking('3', 'ben', 500),
		booking('4', 'carl', 500),
		strike('5', '4'),
		booking('6', 'dora', 550, { purpose: 'Spende' }),
		booking('7', 'anna', -1250, { purpose: 'Preis' }),
		// The same words without the championship, and those of another one, are none of it.
		booking('8', 'emil', 500, { championship: undefined }),
		booking('9', 'fritz', 500, { championship: 'turnier' })
	]);
	const accounts = feeAccounts(log, CHAMPIONSHIP);

	it('are found by the championship they name', () => {
		const told = [...accounts].map(([member, { paid, got }]) => [member, paid, got]);
		expect(told).toEqual([
			['anna', 500, 1250],
			['ben', 1000, 0],
			['dora', 550, 0]
		]);
		expect(accounts.get('ben' as MemberId)?.payments).toEqual([['2'], ['3']]);
		expect(accounts.get('anna' as MemberId)?.payouts).toEqual([['7']]);
	});

	it('are taken back whole where they were corrected', () => {
		const log = standing([booking('1', 'anna', 500), booking('2', 'anna', 400, { replaces: '1' })]);
		expect([...feeAccounts(log, CHAMPIONSHIP).values()]).toMatchObject([
			{ paid: 400, payments: [['1', '2']] }
		]);
	});

	it('add up: 5,00 + 5,00 + 5,00 + 5,50 paid, 12,50 paid out', () => {
		expect(feeSums(accounts.values())).toEqual({ fees: 2050, prizes: 1250, left: 800 });
	});
});

describe('prizes', () => {
	const prizes: readonly PrizeOfPlace[] = [
		{ place: 1, amount: 5000, thing: 'Schinken' },
		{ place: 2, amount: 2500 },
		{ place: 3, thing: 'Speck' }
	];
	const given = (places: Readonly<Record<string, number>>, of = prizes) =>
		[
			...prizesFor(
				of,
				Object.entries(places).map(([player, place]) => ({ place, player: player as MemberId }))
			)
		].map(([player, { amount, things }]) => [player, amount, ...things]);

	it('go to their places', () => {
		expect(given({ anna: 1, ben: 2, carl: 3, dora: 4 })).toEqual([
			['anna', 5000, 'Schinken'],
			['ben', 2500],
			['carl', 0, 'Speck']
		]);
	});

	it('are shared by those who share a place: 50,00 and 25,00 between two', () => {
		expect(given({ anna: 1, ben: 1, carl: 3 })).toEqual([
			['anna', 3750, 'Schinken (geteilt)'],
			['ben', 3750, 'Schinken (geteilt)'],
			['carl', 0, 'Speck']
		]);
	});

	it('leave the Kasse the cent that three can’t part: 10,00 between three', () => {
		expect(given({ anna: 1, ben: 1, carl: 1 }, [{ place: 2, amount: 1000 }])).toEqual([
			['anna', 333],
			['ben', 333],
			['carl', 333]
		]);
	});

	it('are none where nothing was entered', () => {
		expect(given({ anna: 1, ben: 2 }, [])).toEqual([]);
		expect(given({ anna: 1 }, [{ place: 1, thing: '' }])).toEqual([]);
	});
});

it('a prize paid twice is too much, and so is one that another has won by now', () => {
	const accounts = feeAccounts(
		standing([booking('1', 'anna', -2000), booking('2', 'anna', -2000), booking('3', 'ben', -1000)]),
		CHAMPIONSHIP
	);
	const places = ['anna', 'carl', 'ben'].map((player, i) => ({ place: i + 1, player: player as MemberId }));
	const prizes = [
		{ place: 1, amount: 2000 },
		{ place: 2, amount: 1000 }
	];
	expect(
		prizeLines(prizesFor(prizes, places), places, accounts).map(({ player, open }) => [player, open])
	).toEqual([
		['anna', -2000],
		['carl', 1000],
		['ben', -1000]
	]);
});

it('is the fee that the championship’s book names, for each system its own', () => {
	const source = 'Hausregel';
	const cup = patched(allgaeu, { fees: { championship: { value: 500, source } } });
	const open = patched(allgaeu, { fees: { tournament: { value: 1000, source } } });
	expect(usualFee('zockmeisterschaft', cup)).toBe(500);
	expect(usualFee('schafkopfschule', open)).toBe(1000);
	expect(usualFee('zockmeisterschaft', allgaeu)).toBeNull();
});
