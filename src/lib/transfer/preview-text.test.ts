import { describe, expect, it } from 'vitest';
import type { EveningId } from '#lib/base/ids.ts';
import type { MergePreview } from './merge.ts';
import { newGamesText } from './preview-text.ts';

const day = (date: string): string => (date === '2026-11-21' ? 'heute' : date);
const evening = (name: string, date: string | null, games: number): MergePreview['newGames'][number] => ({
	evening: name as EveningId,
	date,
	games
});

describe('new games of a file', () => {
	it('stand a line a day, the latest first', () => {
		const seen = [evening('a', '2026-11-20', 1), evening('b', null, 3), evening('c', '2026-11-21', 40)];
		expect(newGamesText(seen, day)).toEqual([
			'heute: 40 Spiele',
			'2026-11-20: 1 Spiel',
			'ohne Abend: 3 Spiele'
		]);
	});

	it('of one day at several tables are one line', () => {
		const tables = ['1', '2', '3', '4'].map((table) => evening(table, '2026-11-21', 40));
		expect(newGamesText(tables, day)).toEqual(['heute: 160 Spiele an 4 Tischen']);
	});

	it('of a whole club end with one line for what is older', () => {
		const club = Array.from({ length: 120 }, (_, i) =>
			evening(`e${i}`, `20${10 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-05`, 25)
		);
		const lines = newGamesText(club, day);
		expect(lines).toHaveLength(6);
		expect(lines[0]).toBe('2019-12-05: 25 Spiele');
		expect(lines[5]).toBe('davor an 115 Tagen: 2875 Spiele');
		expect(newGamesText(club.slice(0, 6), day).at(-1)).toBe('davor an 1 Tag: 25 Spiele');
	});
});
