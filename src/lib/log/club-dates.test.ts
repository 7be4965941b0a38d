import { expect, it } from 'vitest';
import { entry, strike, type Fields } from '../../../tests/support/entries.ts';
import { nextEvent, occasionOn } from './club-dates.ts';
import type { AnyEntry } from './entry.ts';
import { standing } from './standing.ts';

const event = (id: string, fields: Fields): AnyEntry => entry(id, 'event', { title: 'Termin', ...fields });
const on = (entries: readonly AnyEntry[], ...days: readonly string[]): readonly string[] =>
	days.map((day) => occasionOn(standing(entries), day));

// 000 §10: "Während des gesamten Zockausfluges fließt das gewonnene Geld nicht in die Zockkasse", Thursday to Sunday.
const TRIP = event('1', { occasion: 'ausflug', date: '2026-10-08', until: '2026-10-11' });

it('is the trip from its first day to its last, and an ordinary evening around it', () => {
	const days = ['2026-10-07', '2026-10-08', '2026-10-10', '2026-10-11', '2026-10-12'];
	expect(on([TRIP], ...days)).toEqual(['abend', 'ausflug', 'ausflug', 'ausflug', 'abend']);
});

it('is the trip on its one day, and never what is no trip or was called off', () => {
	const one = event('2', { occasion: 'ausflug', date: '2026-05-01' });
	const championship = event('3', { occasion: 'meisterschaft', date: '2026-05-03' });
	const days = ['2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03'];
	expect(on([one, championship], ...days)).toEqual(['abend', 'ausflug', 'abend', 'abend']);
	expect(on([TRIP, strike('4', '1')], '2026-10-09')).toEqual(['abend']);
	expect(
		on(
			[TRIP, event('5', { ...TRIP, id: '5', date: '2026-10-15', until: '2026-10-18', replaces: '1' })],
			'2026-10-09',
			'2026-10-16'
		)
	).toEqual(['abend', 'ausflug']);
});

it('the next date is the earliest that is not over and was not called off', () => {
	const early = event('1', { date: '2026-11-20', title: 'Abend' });
	const late = event('2', { date: '2026-12-04', title: 'Weihnachtsabend' });
	const next = (day: string, ...entries: readonly AnyEntry[]): string | undefined =>
		nextEvent(standing(entries), day)?.title;
	expect(next('2026-11-20', late, early)).toBe('Abend');
	expect(next('2026-11-21', late, early)).toBe('Weihnachtsabend');
	expect(next('2026-11-19', late, early, strike('3', '1'))).toBe('Weihnachtsabend');
	expect(next('2026-12-05', late, early)).toBeUndefined();
	// A trip goes on until its last day.
	expect(next('2026-10-11', TRIP)).toBe('Termin');
});
