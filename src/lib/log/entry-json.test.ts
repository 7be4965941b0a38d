import { describe, expect, it } from 'vitest';
import { digestOf as digestOfLog, hashOf } from './entry-json.ts';
import type { AnyEntry } from './entry.ts';
import { standing } from './standing.ts';

const entry = (id: string, fields: object = {}): AnyEntry =>
	({
		id,
		at: '2026-03-06T19:00:00Z',
		kind: 'passed',
		evening: 'evening-1',
		...fields
	}) as unknown as AnyEntry;

const digestOf = (entries: readonly AnyEntry[]): string => digestOfLog(standing(entries));

const games = Array.from({ length: 37 }, (_, i) => entry(`game-${i}`));

describe('the digest of an evening', () => {
	it('is a number and four letters, whatever order the entries came in', () => {
		expect(digestOf(games)).toMatch(/^37 · [A-Z]{4}$/);
		expect(digestOf(games.toReversed())).toBe(digestOf(games));
		expect(digestOf([])).toBe('0 · AAAA');
	});

	it('tells one game more, one other, one struck and one with another text', () => {
		const struck = [...games, entry('void-1', { kind: 'void', target: 'game-3' })];
		const other = [...games.slice(1), entry('game-x')];
		const changed = [...games.slice(1), entry('game-0', { note: 'another' })];
		const digests = [games, games.slice(1), other, struck, changed].map(digestOf);
		expect(new Set(digests).size).toBe(5);
		expect(digests[3]).toBe(digestOf(games.filter(({ id }) => id !== 'game-3')));
	});

	it('spreads over all letters', () => {
		const digests = new Set(Array.from({ length: 2000 }, (_, i) => digestOf([entry(`${i}`)])));
		expect(digests.size).toBeGreaterThan(1950);
		expect(new Set(Array.from({ length: 2000 }, (_, i) => hashOf(`id-${i}`))).size).toBe(2000);
	});
});
