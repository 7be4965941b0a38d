import { expect, it } from 'vitest';
import type { BoardTable, TableStand } from './board-table.ts';
import { NEXT_TEXTS, stepAt } from './day-text.ts';

const OPEN = { evening: { closed: false } };
const at = (stand: TableStand, played: number, list: unknown = OPEN): string => {
	const { next, far } = stepAt({ stand, progress: { list, played, due: 40 } } as unknown as BoardTable);
	return `${far} · ${NEXT_TEXTS[next]}`;
};

it('says how far a phone’s own table is, and what it does next', () => {
	expect(at('notBegun', 0, null)).toBe('noch keine Liste · Beginnen');
	expect(at('notBegun', 0)).toBe('0 von 40 · Weiterschreiben');
	expect(at('running', 27)).toBe('27 von 40 · Weiterschreiben');
	expect(at('tooMany', 41)).toBe('41 statt 40 · Spiel streichen');
	expect(at('unconfirmed', 40)).toBe('40 von 40 · Bestätigen');
	expect(at('unclosed', 40)).toBe('40 von 40 · Abschließen');
	expect(at('confirmed', 40)).toBe('fertig · Zur Meisterschaft');
	expect(at('twice', 40)).toBe('zweimal geschrieben · Zur Meisterschaft');
	expect(at('invalid', 12)).toBe('für ungültig erklärt · Zur Meisterschaft');
});

it('opens a finished list again before anything is written into it', () => {
	const closed = { evening: { closed: true } };
	expect(at('running', 39, closed)).toBe('39 von 40 · Wieder öffnen');
	expect(at('notBegun', 0, closed)).toBe('0 von 40 · Wieder öffnen');
	expect(at('unconfirmed', 40, closed)).toBe('40 von 40 · Bestätigen');
});
