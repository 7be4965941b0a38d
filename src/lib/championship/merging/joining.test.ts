import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Phone } from '../../../../tests/support/devices.ts';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { EVENING, FOUR, members, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship, type Championship } from '../from-log.ts';
import { decide, type Apart } from './apart.ts';
import { clashesIn, type Disputed } from './clashes.ts';
import { joinedLists, joinsOf } from './joining.ts';

// Issue 15.3: "Two halves of a list can be joined in their order, without typing a game again."
// Worked by hand: anna's Solo is +15, −5 each (§11.5); ben's Wenz the same for ben.

const SOLO = { contract: 'solo', declarer: 'anna', won: true };
const WENZ = { contract: 'wenz', declarer: 'ben', won: true };
const START = [...members('emil'), ...partie('zockmeisterschaft')];
const again = (fields: Fields = {}): AnyEntry =>
	partieEvening('2 f second', 'zockmeisterschaft', { evening: 'zweite', ...fields });

const fold = (entries: readonly AnyEntry[]): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
const disputed = (entries: readonly AnyEntry[]): Disputed =>
	clashesIn(entries, { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS }, fold(entries));
const points = (entries: readonly AnyEntry[]): readonly (number | undefined)[] => {
	const places = fold(entries).ranking?.places ?? [];
	return FOUR.map((name) => places.find(({ player }) => player === name)?.points);
};
const games = (entries: readonly AnyEntry[]): readonly string[] =>
	(fold(entries).partien[0]?.games ?? []).map(({ row }) => row.entry.game.contract);
const clashIn = (entries: readonly AnyEntry[]): Apart<'table'> => {
	const clash = disputed(entries).clashes.find(({ type }) => type === 'table');
	if (clash?.type !== 'table') throw new Error('no clash of a table');
	return clash;
};
const joins = (clash: Apart<'table'>, due = 40) => {
	const found = joinsOf(clash, due);
	return found.ok ? found.value : found.error;
};

/** A table whose phone died after some games, and another phone that opened it anew. */
function halves(first: number, second: number, fields: Fields = {}): readonly AnyEntry[] {
	const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
	one.take(START);
	for (let i = 0; i < first; i++) one.write('game', { game: SOLO });
	two.take([...START, again(fields)]);
	for (let i = 0; i < second; i++) two.write('game', { game: WENZ, evening: 'zweite' });
	return [...new Map([...one.entries, ...two.entries].map((entry) => [entry.id, entry])).values()];
}

/** What an organizer writes who has all of it, in one write. */
function organized(entries: readonly AnyEntry[], work: (clash: Apart<'table'>) => readonly Fields[]): Phone {
	const phone = new Phone(9, 1_700_000_200_000);
	phone.take(entries);
	for (const { kind, ...fields } of work(clashIn(entries)))
		phone.write(String(kind), { ...fields, at: JOINED_AT });
	return phone;
}
const JOINED_AT = '2026-11-20T22:00:00+01:00';

function join(entries: readonly AnyEntry[], at = 0, due = 40): Phone {
	return organized(entries, (clash) => {
		const found = joinsOf(clash, due);
		const how = found.ok ? found.value[at] : undefined;
		return how ? joinedLists(clash, how, [], 'Zusammengefügt.') : [];
	});
}

describe('two halves of a list', () => {
	it('say before what comes out, what was begun first coming first', () => {
		expect(joins(clashIn(halves(25, 15)))).toEqual([
			{ first: 0, second: 1, held: 25, added: 15, due: 40, likely: 'begun' },
			{ first: 1, second: 0, held: 15, added: 25, due: 40, likely: null }
		]);
	});

	it('suggest the order of their clocks, else the one in which the deal goes on', () => {
		const suggested = (entries: readonly AnyEntry[]): string => {
			const found = joins(clashIn(entries));
			return Array.isArray(found) ? found.map(({ first, likely }) => `${first} ${likely}`).join(', ') : '';
		};
		/** The nth game of a list is written so many minutes after eight. */
		const clocked = (entries: readonly AnyEntry[], minute: (evening: string, n: number) => number) => {
			const counts = new Map<string, number>();
			return entries.map((one): AnyEntry => {
				if (one.kind !== 'game') return one;
				const n = counts.get(one.evening) ?? 0;
				counts.set(one.evening, n + 1);
				const at = new Date(Date.UTC(2026, 10, 20, 20, minute(one.evening, n))).toISOString();
				return { ...one, at };
			});
		};
		// The list opened later was written from 20:00 to 20:02, the other from 20:05.
		const late = clocked(halves(3, 3), (evening, n) => (evening === EVENING ? 5 + n : n));
		expect(suggested(late)).toBe('1 clock, 0 null');
		// Dora, Anna and Ben dealt: Carl is next, and the second list begins with him. After its two games Anna is next.
		expect(suggested(halves(3, 2, { dealer: 'carl' }))).toBe('0 dealer, 1 null');
		// After four games it is Dora's turn again, but the second begins with Carl; after its one game Dora is next, who began
		// the first.
		expect(suggested(halves(4, 1, { dealer: 'carl' }))).toBe('1 dealer, 0 null');
		// They were written at the same time: the clocks say nothing, the dealer does.
		const crossing = clocked(halves(3, 2, { dealer: 'carl' }), (_, n) => n);
		expect(suggested(crossing)).toBe('0 dealer, 1 null');
		// Both ways the deal goes on: eight games and four bring it back to Dora.
		expect(suggested(halves(8, 4))).toBe('0 begun, 1 null');
	});

	it('become one list in either order, whose clash is decided', () => {
		const entries = halves(3, 2);
		const forth = join(entries).entries;
		// Three Solos of anna's and two Wenz of ben's: 45 − 10, 30 − 15, and −25 for the others.
		expect(points(forth)).toEqual([35, 15, -25, -25]);
		expect(games(forth)).toEqual(['solo', 'solo', 'solo', 'wenz', 'wenz']);
		expect(disputed(forth)).toMatchObject({ clashes: [], decisions: [{ note: 'Zusammengefügt.' }] });
		const back = join(entries, 1).entries;
		expect(games(back)).toEqual(['wenz', 'wenz', 'solo', 'solo', 'solo']);
		expect(points(back)).toEqual([35, 15, -25, -25]);
		expect(disputed(back).clashes).toEqual([]);
	});

	it('are one chain that goes on: nothing in it was written apart', () => {
		const phone = join(halves(3, 2));
		phone.write('game', { game: SOLO });
		expect(games(phone.entries)).toHaveLength(6);
		expect(disputed(phone.entries).clashes).toEqual([]);
		const rules = fold(phone.entries).partien[0]?.evening.warnings.map(({ rule }) => rule);
		expect(rules).not.toContain('second-evening');
	});

	it('come apart again as one step', () => {
		const entries = halves(3, 2);
		const phone = join(entries);
		const [decision] = disputed(phone.entries).decisions;
		for (const target of decision?.entries ?? []) phone.write('void', { target });
		expect(points(phone.entries)).toEqual(points(entries));
		expect(clashIn(phone.entries).versions.map(({ list }) => list.games.length)).toEqual([3, 2]);
		expect(disputed(phone.entries).decisions).toEqual([]);
	});

	it('keep what was ruled on a game of the second', () => {
		const entries = halves(1, 1);
		const wenz = entries.find((entry) => entry.kind === 'game' && entry.game.contract === 'wenz')?.id;
		const phone = new Phone(8, 1_700_000_150_000);
		phone.take(entries);
		phone.write('dispute', { game: wenz, swing: { ben: -3 }, best: { ben: -3 } });
		// The Solo gives −5, the disputed Wenz −3 to ben.
		expect(points(join(phone.entries).entries)[1]).toBe(-8);
	});

	it('go on with the second one’s seats and dealer', () => {
		const seats = ['anna', 'carl', 'ben', 'dora'];
		const { entries } = join(halves(1, 1, { seats, dealer: 'carl' }));
		const [list] = fold(entries).partien;
		expect(list?.evening.seats).toEqual(seats);
		expect(list?.games.map(({ row }) => row.dealer)).toEqual(['dora', 'carl']);
	});

	it('go on with the second one’s seats also where the dealer is the same and only two have changed', () => {
		// Dora dealt the first game, so Anna is next, as the second list says.
		const seats = ['anna', 'carl', 'ben', 'dora'];
		const { entries } = join(halves(1, 1, { seats, dealer: 'anna' }));
		expect(fold(entries).partien[0]?.evening.seats).toEqual(seats);
		expect(entries.filter(({ kind }) => kind === 'seats')).toHaveLength(1);
	});

	it('need no seats between them where the second begins as the first ends', () => {
		const { entries } = join(halves(1, 1, { dealer: 'anna' }));
		expect(entries.filter(({ kind }) => kind === 'seats')).toEqual([]);
	});

	it('are not joined where there are three', () => {
		const third = new Phone(3, 1_700_000_120_000);
		third.take([...START, partieEvening('2 g third', 'zockmeisterschaft', { evening: 'dritte' })]);
		third.write('game', { game: WENZ, evening: 'dritte' });
		const own = third.entries.filter(({ id }) => !START.some((one) => one.id === id));
		const clash = clashIn([...halves(2, 1), ...own]);
		expect(clash.versions).toHaveLength(3);
		expect(joins(clash)).toEqual([]);
	});

	it('say when too many games come out', () => {
		expect(joins(clashIn(halves(25, 17)))).toMatchObject([{ held: 25, added: 17, due: 40 }, {}]);
	});

	it('are not joined where others sit in the second', () => {
		const others = { seats: ['anna', 'ben', 'carl', 'emil'], dealer: 'emil' };
		expect(joins(clashIn(halves(2, 1, others)))).toEqual({ code: 'joinedOthers' });
	});

	it('come up again where another organizer chose one of them, and nothing stays of what was copied', () => {
		const entries = halves(3, 2);
		const other = new Phone(7, 1_700_000_300_000);
		other.take(entries);
		const clash = clashIn(entries);
		// He lets the second count, which the first organizer took out and copied.
		for (const { kind, ...fields } of decide(clash, 1, 'Die zweite.')) other.write(kind, fields);
		const both = [
			...new Map([...join(entries).entries, ...other.entries].map((one) => [one.id, one])).values()
		];
		const third = organized(both, (found) => {
			const chosen = found.versions.findIndex(({ list }) => list.evening.evening === EVENING);
			return decide(found, chosen, 'Doch die erste.');
		});
		expect(games(third.entries)).toEqual(['solo', 'solo', 'solo']);
		expect(disputed(third.entries).clashes).toEqual([]);
	});
});

describe('a list that two phones continued', () => {
	/** Both have 38 games and write one more. */
	function continued(before: number): readonly AnyEntry[] {
		const [one, two] = [new Phone(1), new Phone(2, 1_700_000_100_000)];
		one.take(START);
		for (let i = 0; i < before; i++) one.write('game', { game: SOLO });
		two.take(one.entries);
		one.write('game', { game: SOLO });
		two.write('game', { game: WENZ });
		return [...new Map([...one.entries, ...two.entries].map((entry) => [entry.id, entry])).values()];
	}

	it('keeps both games where the number allows', () => {
		const entries = continued(3);
		expect(games(entries)).toHaveLength(4);
		expect(joins(clashIn(entries), 5)).toMatchObject([
			{ held: 4, added: 1, due: 5 },
			{ held: 4, added: 1, due: 5 }
		]);
		const phone = join(entries, 0, 5);
		expect(games(phone.entries)).toEqual(['solo', 'solo', 'solo', 'solo', 'wenz']);
		expect(disputed(phone.entries).clashes).toEqual([]);
		phone.write('game', { game: SOLO });
		expect(games(phone.entries)).toHaveLength(6);
	});

	it('has one of them where the last game was written twice', () => {
		expect(joins(clashIn(continued(4)), 5)).toEqual([]);
	});
});

describe('joining', () => {
	it('gives what one phone would have written', () => {
		const kinds = fc.constantFrom(
			['game', { game: SOLO }],
			['game', { game: WENZ }],
			['game', { game: { contract: 'rufspiel', declarer: 'carl', partner: 'dora', won: false } }],
			['passed', {}]
		) as fc.Arbitrary<readonly [string, Fields]>;
		const written = fc.array(kinds, { minLength: 1, maxLength: 8 });
		const withGame = written.filter((list) => list.some(([kind]) => kind === 'game'));
		fc.assert(
			fc.property(withGame, withGame, (first, second) => {
				const [one, two, whole] = [new Phone(1), new Phone(2, 1_700_000_100_000), new Phone(3)];
				for (const phone of [one, whole]) phone.take(START);
				for (const [kind, fields] of first) one.write(kind, fields);
				// Whoever opens the table anew says who deals now.
				const dealer = fold(one.entries).partien[0]?.evening.dealer;
				two.take([...START, again({ dealer })]);
				for (const [kind, fields] of second) two.write(kind, { ...fields, evening: 'zweite' });
				for (const [kind, fields] of [...first, ...second]) whole.write(kind, fields);
				const all = join([
					...one.entries,
					...two.entries.filter(({ id }) => !START.some((s) => s.id === id))
				]);
				const [made, expected] = [all, whole].map(({ entries }) => {
					const list = fold(entries).partien[0];
					const { balance, dealer, seats } = list?.evening ?? {};
					return {
						balance,
						dealer,
						seats,
						total: list?.total,
						games: list?.games.map(({ points }) => points)
					};
				});
				expect(made).toEqual(expected);
			}),
			{ numRuns: 60 }
		);
	});
});
