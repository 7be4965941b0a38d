import { describe, expect, it } from 'vitest';
import { nextId, type EntryId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import { asEntry } from '../../../tests/support/entries.ts';
import { picturesIn, receiptsOf, tooManyReceipts } from './receipts.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 6, 20);
let last: EntryId | null = null;
/** An id of this day, counted from the start. */
const idOn = (day: number): EntryId =>
	(last = nextId(null, START + day * DAY + (last ? 1 : 0), BigInt(++nth)));
let nth = 0;

const at = '2026-03-06T20:00:00Z';
const name = (letter: string): string => letter.repeat(43);
const booking = (id: EntryId, more: object = {}) =>
	asEntry({ id, at, kind: 'booking', date: '2026-03-06', amount: -1840, purpose: 'Kasten Bier', ...more });
const receipt = (id: EntryId, of: EntryId, letter: string, more: object = {}) =>
	asEntry({ id, at, kind: 'receipt', booking: of, picture: name(letter), bytes: 70_000, ...more });
const strike = (id: EntryId, target: EntryId) => asEntry({ id, at, kind: 'void', target });

describe('the receipts of a booking', () => {
	const [bought, first, second, corrected] = [idOn(0), idOn(0), idOn(1), idOn(2)];
	const entries = [booking(bought), receipt(first, bought, 'a'), receipt(second, bought, 'b')];
	const namesOf = (all: Parameters<typeof standing>[0]) =>
		Object.fromEntries(
			[...receiptsOf(standing(all))].map(([of, own]) => [
				of,
				own.map(({ entry, struck }) => (struck ? '-' : '') + (entry.picture[0] ?? ''))
			])
		);

	it('are several, in their order', () => {
		expect(namesOf(entries)).toEqual({ [bought]: ['a', 'b'] });
	});

	it('stay with it when it is corrected, and those of the correction are its own', () => {
		const more = [booking(corrected, { amount: -1480, replaces: bought }), receipt(idOn(3), corrected, 'c')];
		expect(namesOf([...entries, ...more])).toEqual({ [bought]: ['a', 'b', 'c'] });
	});

	it('stay while the booking is struck, and go where they are struck', () => {
		expect(namesOf([...entries, strike(idOn(3), bought)])).toEqual({ [bought]: ['a', 'b'] });
		expect(namesOf([...entries, strike(idOn(3), first)])).toEqual({ [bought]: ['-a', 'b'] });
	});
});

describe('a picture', () => {
	const [bought, one, gone, back] = [idOn(0), idOn(0), idOn(10), idOn(20)];
	const entries = [booking(bought), receipt(one, bought, 'a')];
	const told = (all: Parameters<typeof picturesIn>[0], day: number) => {
		const { wanted, dropped } = picturesIn(all, START + day * DAY);
		return [[...wanted.keys()].map((letters) => letters[0]), dropped.map((letters) => letters[0])];
	};

	it('is wanted, also for thirty days after its receipt was struck, and then goes for good', () => {
		const struck = [...entries, strike(gone, one)];
		expect([told(entries, 4000), told(struck, 11), told(struck, 39), told(struck, 41)]).toEqual([
			[['a'], []],
			[['a'], []],
			[['a'], []],
			[[], ['a']]
		]);
	});

	it('goes thirty days after the last striking, where two phones struck it', () => {
		const struck = [...entries, strike(gone, one), strike(back, one)];
		expect([told(struck, 45), told(struck, 51)]).toEqual([
			[['a'], []],
			[[], ['a']]
		]);
	});

	it('is wanted again where the striking was struck', () => {
		expect(told([...entries, strike(gone, one), strike(back, gone)], 4000)).toEqual([['a'], []]);
	});

	it('stays for another receipt that shows it', () => {
		const other = receipt(idOn(5), bought, 'a');
		expect(told([...entries, other, strike(gone, one)], 4000)).toEqual([['a'], []]);
	});

	it('stays where the void does not say when', () => {
		expect(told([...entries, strike('x' as EntryId, one)], 4000)).toEqual([['a'], []]);
	});
});

it('a club keeps five hundred', () => {
	const bought = idOn(0);
	const all = [booking(bought), ...Array.from({ length: 499 }, () => receipt(idOn(1), bought, 'a'))];
	const log = standing(all);
	expect([tooManyReceipts(log, 0), tooManyReceipts(log, 1)]).toEqual(['', '']);
	expect(tooManyReceipts(log, 2)).toBe(
		'Der Verein hat schon 499 Belege, mehr als 500 hebt die App nicht auf. Sichere und streich die eines alten Jahres.'
	);
});
