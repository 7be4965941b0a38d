import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { asEntry, entry, fieldsOf, members, type Fields } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { callText, lastCall } from './bell.ts';
import { boardOf } from './board.ts';
import { foldChampionship } from './from-log.ts';
import { scheduleOf } from './schedule.ts';
import { fromText, roughClock, startText, tableUntil } from './schedule-text.ts';

// Eight at two tables, two Partien of ten games.

const EIGHT = ['anna', 'ben', 'carl', 'dora', 'emil', 'franz', 'gerda', 'hans'];
const SEATS: readonly (readonly string[])[] = [EIGHT.slice(0, 4), EIGHT.slice(4)];

const setUp = (fields: Fields = {}): readonly AnyEntry[] => [
	...members(...EIGHT),
	entry('1 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: EIGHT, games: 10 },
		numbers: Object.fromEntries(EIGHT.map((name, i) => [name, i + 1])),
		plan: Array.from({ length: 2 }, () => [
			[1, 2, 3, 4],
			[5, 6, 7, 8]
		]),
		...fields
	})
];

const at = (one: AnyEntry, moment: string): AnyEntry => asEntry({ ...fieldsOf(one), at: moment });
const DAY = '2026-11-20';
/** "2026-11-20T14:03:00+01:00", so many minutes after midnight. */
const moment = (minutes: number, day = DAY): string => {
	const clock = [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, '0'));
	return `${day}T${clock.join(':')}:00+01:00`;
};
const hour = (hours: number, minutes = 0): number => hours * 60 + minutes;

/** A list whose games were written at these minutes of a day. */
function list(partie: number, table: number, times: readonly number[], day = DAY): readonly AnyEntry[] {
	const evening = `partie ${partie} tisch ${table}`;
	const seats = SEATS[table - 1] ?? [];
	const opened = entry(`2 ${evening}`, 'evening', {
		...{ evening, date: DAY, occasion: 'meisterschaft', rulebook: 'allgaeu', seats, dealer: seats[3] },
		...{ championship: CHAMPIONSHIP, partie, table }
	});
	const game = { contract: 'solo', declarer: seats[0], won: true };
	return [
		at(opened, moment((times[0] ?? 0) - 3, day)),
		...times.map((time, i) =>
			at(entry(`3 ${evening} ${String(i).padStart(2, '0')}`, 'game', { evening, game }), moment(time, day))
		)
	];
}

/** So many games from this minute on, one every so often. */
const games = (many: number, from: number, every = 3): readonly number[] =>
	Array.from({ length: many }, (_, i) => from + i * every);

function seen(entries: readonly AnyEntry[], now: string) {
	const log = standing(entries);
	const folded = foldChampionship(log, CHAMPIONSHIP, BOOKS);
	const board = boardOf(entries, { log, championship: CHAMPIONSHIP, books: BOOKS }, folded);
	const set = folded.rulings.entry;
	if (!board || !set) throw new Error('no championship');
	return { set, board, times: scheduleOf(set, board, now) };
}

/** What the hub says of each table, and of the Partie that has not begun. */
function told(entries: readonly AnyEntry[], now: string): readonly string[] {
	const { board, times } = seen(entries, now);
	return board.tables.flatMap((round, i) => {
		const start = startText(times, i + 1, round, now);
		return start ? [start] : round.map((table) => tableUntil(times, table, now));
	});
}

describe('the times of a day', () => {
	it('say nothing where nobody said a beginning and nothing is written', () => {
		expect(told(setUp(), moment(hour(14)))).toEqual(['', '', '', '']);
		expect(told(setUp({ begins: '14:00' }), moment(hour(13)))).toEqual(['ab 14:00', 'ab etwa 14:45']);
	});

	it('are each table’s own pace: four games of 3 minutes end 12 later, of 6 minutes 24', () => {
		const day = [...setUp(), ...list(1, 1, games(6, hour(14, 12))), ...list(1, 2, games(6, hour(14), 6))];
		// 14:27 and 4 × 3; 14:30 and 4 × 6; then a quarter of an hour.
		expect(told(day, moment(hour(14, 31)))).toEqual(['bis etwa 14:40', 'bis etwa 14:55', 'ab etwa 15:10']);
	});

	it('leave a break out of the pace', () => {
		const before = games(4, hour(12));
		const after = games(3, hour(13));
		expect(told([...setUp(), ...list(1, 1, [...before, ...after])], moment(hour(13, 6)))[0]).toBe(
			'bis etwa 13:15'
		);
	});

	it('take the pace of the others where a table has none of its own: too few games, or all typed in one go', () => {
		const one = list(1, 1, games(8, hour(14), 5));
		const few = list(1, 2, games(2, hour(14, 30)));
		const typed = list(1, 2, games(9, hour(14, 35), 0));
		// 14:33 and 8 × 5; 14:35 and 1 × 5.
		expect(told([...setUp(), ...one, ...few], moment(hour(14, 35)))[1]).toBe('bis etwa 15:15');
		expect(told([...setUp(), ...one, ...typed], moment(hour(14, 35)))[1]).toBe('bis etwa 14:40');
		expect(told([...setUp(), ...typed], moment(hour(14, 35)))[1]).toBe('');
	});

	it('say how long, not until when, where the clock of a table is a year off', () => {
		const off = list(1, 2, games(6, hour(14), 6), '2025-11-20');
		const day = [...setUp(), ...list(1, 1, games(6, hour(14))), ...off];
		expect(told(day, moment(hour(14, 20)))).toEqual([
			'bis etwa 14:25',
			'noch etwa 25 Minuten',
			'ab etwa 14:40'
		]);
		const ahead = list(1, 1, games(6, hour(14)), '2027-11-20');
		expect(told([...setUp(), ...ahead], moment(hour(14, 20)))[0]).toBe('noch etwa 15 Minuten');
	});

	it('say nothing of a table on paper, and of one that should have ended', () => {
		const paper = entry('3 paper', 'paper', {
			...{ evening: 'partie 1 tisch 2', games: 4 },
			points: Object.fromEntries((SEATS[1] ?? []).map((seat) => [seat, 0]))
		});
		const day = [
			...setUp(),
			...list(1, 1, games(6, hour(14))),
			...list(1, 2, []),
			at(paper, moment(hour(14, 10)))
		];
		expect(told(day, moment(hour(15)))).toEqual(['', '', '', '']);
	});

	it('plan the next Partie from the last game, a break after it', () => {
		const played = [...list(1, 1, games(10, hour(14))), ...list(1, 2, games(10, hour(14), 4))];
		expect(told([...setUp(), ...played], moment(hour(14, 40)))[2]).toBe('ab etwa 14:50');
		expect(told([...setUp({ pause: 30 }), ...played], moment(hour(14, 40)))[2]).toBe('ab etwa 15:05');
	});

	it('are the same whatever zone the looking phone writes', () => {
		expect(roughClock(Date.parse('2026-11-20T23:58:00Z'), '2026-11-20T23:00:00Z')).toBe('00:00');
		expect(roughClock(Date.parse('2026-11-20T14:02:00Z'), '2026-11-20T15:00:00-03:30')).toBe('10:30');
	});

	it('never break, whatever the clocks say', () => {
		const clock = fc.integer({ min: 0, max: 2000 });
		fc.assert(
			fc.property(fc.array(clock, { maxLength: 10 }), clock, (written, now) => {
				const at = moment(Math.min(now, 1439));
				const { times } = seen(
					[
						...setUp(),
						...list(
							1,
							1,
							written.map((one) => one % 1440)
						)
					],
					at
				);
				for (const time of times) expect(fromText(time, 2, at)).toMatch(/^(ab etwa \d\d:\d\d)?$/);
				for (const { ends } of times) expect(Number.isNaN(ends)).toBe(false);
			})
		);
	});
});

describe('the room is called', () => {
	const call = (entries: readonly AnyEntry[], now: string): string => {
		const { set, board, times } = seen(entries, now);
		const last = lastCall(set, board, times, now);
		if (!last) return '';
		const { title, detail } = callText(last, times, set.system, now);
		return `${last.rank} ${title}: ${detail}${last.isNews ? '' : ' (alt)'}`;
	};
	const first = [...list(1, 1, games(10, hour(14))), ...list(1, 2, games(10, hour(14)))];

	it('to the first Partie when it is time, or by its first game', () => {
		const said = setUp({ begins: '14:00' });
		expect(call(said, moment(hour(13, 59)))).toBe('');
		expect(call(said, moment(hour(14)))).toBe('2 Es geht los: 1. Partie: an die Tische!');
		// Ten minutes later it is no news any more, and the wall stays quiet.
		expect(call(said, moment(hour(14, 9)))).toBe('2 Es geht los: 1. Partie: an die Tische!');
		expect(call(said, moment(hour(14, 10)))).toBe('2 Es geht los: 1. Partie: an die Tische! (alt)');
		expect(call(setUp(), moment(hour(14)))).toBe('');
		expect(call([...setUp(), ...list(1, 1, [hour(14)])], moment(hour(14)))).toBe('2 1. Partie: Gut Blatt!');
		expect(call(setUp({ begins: '14:00', date: '2026-11-21' }), moment(hour(15)))).toBe('');
	});

	it('to a rest once all tables have played, and back where a break was named', () => {
		expect(call([...setUp(), ...first.slice(0, -1)], moment(hour(14, 30)))).toBe('2 1. Partie: Gut Blatt!');
		const played = [...setUp({ pause: 20 }), ...first];
		expect(call(played, moment(hour(14, 30)))).toBe('3 1. Partie ist gespielt: Pause, weiter ab etwa 14:45');
		expect(call(played, moment(hour(14, 47)))).toBe('4 Die Pause ist vorbei: 2. Partie: an die Tische!');
		expect(call([...setUp(), ...first], moment(hour(15)))).toBe(
			'3 1. Partie ist gespielt: Pause, weiter ab etwa 14:40 (alt)'
		);
		expect(call([...played, ...list(2, 1, [hour(14, 50)])], moment(hour(14, 50)))).toBe(
			'4 2. Partie: Gut Blatt!'
		);
	});

	it('last when all is played, and never once there is a king', () => {
		const all = [...first, ...list(2, 1, games(10, hour(15))), ...list(2, 2, games(10, hour(15)))];
		expect(call([...setUp(), ...all], moment(hour(16)))).toBe(
			'5 2. Partie ist gespielt: Alles ist gespielt. (alt)'
		);
		const { set, board, times } = seen([...setUp(), ...all], moment(hour(16)));
		expect(lastCall(set, { ...board, undone: [] }, times, moment(hour(16)))).toBeNull();
	});
});
