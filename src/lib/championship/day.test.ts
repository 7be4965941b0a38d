import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { asEntry, entry, fieldsOf, FOUR, members, type Fields } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { clocksOff, tableClockText, championshipDay } from './day.ts';
import { foldChampionship } from './from-log.ts';

// One table that plays all Partien: nobody sits beside it whose clock says something else.

const setUp = (fields: Fields = {}): readonly AnyEntry[] => [
	...members(...FOUR),
	entry('1 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: FOUR, games: 4 },
		numbers: { anna: 1, ben: 2, carl: 3, dora: 4 },
		plan: [[[1, 2, 3, 4]], [[1, 2, 3, 4]], [[1, 2, 3, 4]]],
		...fields
	})
];

/** A Partie that was begun on this day at this time, with its first game. */
function begun(partie: number, date: string, time = '18:00:00', on = date): readonly AnyEntry[] {
	const evening = `partie ${partie}`;
	const opened = entry(`2 ${evening}`, 'evening', {
		...{ evening, date, occasion: 'meisterschaft', rulebook: 'allgaeu', seats: FOUR, dealer: 'dora' },
		...{ championship: CHAMPIONSHIP, partie, table: 1 }
	});
	return [
		asEntry({ ...fieldsOf(opened), at: `${on}T${time}+01:00` }),
		entry(`3 ${evening}`, 'game', { evening, game: { contract: 'solo', declarer: 'anna', won: true } })
	];
}

function told(entries: readonly AnyEntry[]): readonly string[] {
	const { rulings, partien } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	if (!rulings.entry) throw new Error('no championship');
	return clocksOff(rulings.entry, partien).map(tableClockText);
}

const [DAY, NEXT] = ['2026-11-23', '2026-11-24'];

describe('the clock of a table that plays alone', () => {
	it('is named where it is ahead in the last Partie', () => {
		const day = [...setUp(), ...begun(1, DAY), ...begun(2, DAY)];
		expect(told([...day, ...begun(3, NEXT)])).toEqual(['Die Uhr von Tisch 1 geht einen Tag vor']);
		expect(told([...day, ...begun(3, '2026-11-30')])).toEqual(['Die Uhr von Tisch 1 geht 7 Tage vor']);
	});

	it('is not where another Partie was played on that day', () => {
		const days = [...setUp(), ...begun(1, DAY), ...begun(2, NEXT), ...begun(3, NEXT, '21:00:00')];
		expect(told(days)).toEqual([]);
	});

	it('is not where the Partie was begun after midnight', () => {
		const night = [
			...setUp(),
			...begun(1, DAY, '19:00:00'),
			...begun(2, DAY, '22:30:00'),
			...begun(3, NEXT, '00:20:00')
		];
		expect(told(night)).toEqual([]);
	});

	it('stays named where only the place was said, and no more once the day was', () => {
		const day = (fields: Fields) => [...setUp(fields), ...begun(1, DAY), ...begun(2, DAY), ...begun(3, NEXT)];
		expect(told(day({ place: 'Gasthof Post' }))).toEqual(['Die Uhr von Tisch 1 geht einen Tag vor']);
		expect(told(day({ place: 'Gasthof Post', date: DAY }))).toEqual([]);
	});
});

it('a day that was said before the first game is the day', () => {
	const { rulings, partien } = foldChampionship(standing(setUp({ date: NEXT })), CHAMPIONSHIP, BOOKS);
	expect(rulings.entry && championshipDay(rulings.entry, partien)).toBe(NEXT);
});
