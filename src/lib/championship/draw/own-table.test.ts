import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry } from '../../../../tests/support/entries.ts';
import { ruled } from '../../../../tests/support/partie.ts';
import type { BoardTable, TableStand } from '../board-table.ts';
import type { Partie } from '../lists/partie.ts';
import { rulingsIn, noRulings, type Rulings } from '../rulings.ts';
import { ownTableIn, partieNow, partienAsked } from './own-table.ts';

const EIGHT = ['anna', 'ben', 'carl', 'dora', 'emil', 'fritz', 'gusti', 'hans'];
/** Two Partien: ben sits at table 1 first, then at table 2. */
const PLAN = [
	[
		[1, 2, 3, 4],
		[5, 6, 7, 8]
	],
	[
		[1, 5, 3, 7],
		[2, 6, 4, 8]
	]
];
const setUp = (system: string) =>
	entry('1', 'championship', {
		championship: CHAMPIONSHIP,
		year: 2026,
		system,
		players: EIGHT,
		numbers: Object.fromEntries(EIGHT.map((member, i) => [member, i + 1])),
		plan: PLAN
	});
const firstSeats = ruled('2', 'draw', {
	what: 'seats',
	partie: 1,
	table: 1,
	result: ['ben', 'dora', 'anna', 'carl']
});
const rulings = (system = 'zockmeisterschaft', ...more: readonly AnyEntry[]): Rulings =>
	rulingsIn(standing([setUp(system), firstSeats, ...more])).get(CHAMPIONSHIP) ?? noRulings();

const is = (name: string): MemberId => asId(name);
const chosen = (...tables: readonly (readonly [partie: number, table: number])[]) => new Map(tables);

describe('a phone’s own table', () => {
	it('is the one it chose, before the one where its owner sits', () => {
		expect(ownTableIn(rulings(), { chosen: chosen(), member: is('emil') }, 1)).toBe(2);
		expect(ownTableIn(rulings(), { chosen: chosen([1, 1]), member: is('emil') }, 1)).toBe(1);
		// In the next Partie nothing is chosen: number 5 sits at table 1.
		expect(ownTableIn(rulings(), { chosen: chosen([1, 1]), member: is('emil') }, 2)).toBe(1);
	});

	it('goes with the Schreiber of its last list, who was drawn first (§11.2), and with his substitute', () => {
		const phone = { chosen: chosen([1, 1]), member: null };
		expect(ownTableIn(rulings(), phone, 2)).toBe(2);
		expect(ownTableIn(rulings(), { ...phone, member: is('zenzi') }, 2)).toBe(2);
		const replaced = ruled('3', 'substitute', { out: 'ben', in: 'zenzi' });
		expect(ownTableIn(rulings('zockmeisterschaft', replaced), phone, 2)).toBe(2);
		// Nobody was drawn to write at the other table.
		expect(ownTableIn(rulings(), { ...phone, chosen: chosen([1, 2]) }, 2)).toBeNull();
		// In a tournament lots say who sits where, not who writes.
		expect(ownTableIn(rulings('schafkopfschule'), phone, 2)).toBeNull();
	});

	it('goes with the draw by which the last list was written, though the seats were drawn again elsewhere', () => {
		const again = ruled('3', 'draw', {
			...{ what: 'seats', partie: 1, table: 1, result: ['anna', 'ben', 'carl', 'dora'] }
		});
		const twice = rulings('zockmeisterschaft', again);
		// Whoever was drawn first chooses his seat: he need not be the first of the list.
		const wrote = (...seats: readonly string[]): number | null => {
			const opening = { id: '4', partie: 1, table: 1, seats };
			const lists = [{ evening: { opening } }] as unknown as readonly Partie[];
			return ownTableIn(twice, { chosen: chosen([1, 1]), member: null }, 2, lists);
		};
		expect(ownTableIn(twice, { chosen: chosen([1, 1]), member: null }, 2)).toBe(1);
		expect(wrote('anna', 'ben', 'carl', 'dora')).toBe(1);
		expect(wrote('ben', 'dora', 'anna', 'carl')).toBe(2);
		expect(wrote('anna', 'carl', 'ben', 'dora')).toBe(2);
		// Seated by no draw: the last one is as good as any.
		expect(wrote('anna', 'dora', 'carl', 'ben')).toBe(1);
	});

	it('is unknown where nothing says so, and where the plan has no such table', () => {
		expect(ownTableIn(rulings(), { chosen: chosen(), member: null }, 1)).toBeNull();
		expect(ownTableIn(rulings(), { chosen: chosen([1, 3]), member: is('zenzi') }, 1)).toBeNull();
		expect(ownTableIn(rulings(), { chosen: chosen([3, 1]), member: is('anna') }, 3)).toBeNull();
		expect(ownTableIn(noRulings(), { chosen: chosen([1, 1]), member: is('anna') }, 1)).toBeNull();
	});
});

describe('the Partie that a phone is at', () => {
	const round = (...stands: readonly TableStand[]): readonly BoardTable[] =>
		stands.map((stand, i) => {
			const list = stand === 'notBegun' ? null : {};
			return { stand, progress: { table: i + 1, list } } as unknown as BoardTable;
		});
	const now = (
		tables: readonly (readonly BoardTable[])[],
		...own: readonly (readonly [number, number])[]
	): number | null => partieNow(tables, { chosen: chosen(...own) });

	it('is the first that is not finished', () => {
		expect(now([round('confirmed', 'running'), round('notBegun', 'notBegun')])).toBe(1);
		expect(now([round('confirmed', 'invalid'), round('notBegun', 'notBegun')])).toBe(2);
		expect(now([round('confirmed', 'confirmed')])).toBeNull();
	});

	it('is the one after its own finished list, though it never heard of the other tables', () => {
		const tables = [round('confirmed', 'notBegun'), round('notBegun', 'notBegun')];
		expect(now(tables, [1, 1])).toBe(2);
		expect(now(tables, [1, 2])).toBe(1);
		// After the last Partie there is none to go to.
		expect(now([round('confirmed', 'confirmed'), round('notBegun', 'confirmed')], [2, 2])).toBe(2);
	});

	it('is a later one where it chose its table there', () => {
		const tables = [round('confirmed', 'running'), round('running', 'notBegun')];
		expect(now(tables, [2, 1])).toBe(2);
		// Not before its own table of an earlier one is done.
		expect(now(tables, [1, 2], [2, 1])).toBe(1);
		// Once that is done it goes on from there.
		expect(
			now([tables[0] ?? [], round('confirmed', 'notBegun'), round('notBegun', 'notBegun')], [2, 1])
		).toBe(3);
	});

	it('is asked of a phone that nothing is known of also where a later Partie is being played', () => {
		const next = round('notBegun', 'notBegun');
		expect(partienAsked([round('confirmed', 'running'), next], 1)).toEqual([1]);
		expect(partienAsked([round('confirmed', 'running'), round('running', 'notBegun'), next], 1)).toEqual([
			1, 2
		]);
		expect(partienAsked([round('confirmed', 'confirmed'), round('running', 'notBegun')], 2)).toEqual([2]);
	});
});
