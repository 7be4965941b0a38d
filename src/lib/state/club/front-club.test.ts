import { formatISO } from 'date-fns/formatISO';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { bringToFront, hear, keepList } from './clubs.ts';
import { frontDatabase, keptList, listedClubs } from './front-club.ts';

const listed = (...databases: readonly string[]): string =>
	JSON.stringify(databases.map((database) => ({ database, club: `id of ${database}`, name: database })));

class FakeStorage {
	readonly #kept = new Map<string, string>();
	getItem(key: string): string | null {
		return this.#kept.get(key) ?? null;
	}
	setItem(key: string, value: string): void {
		this.#kept.set(key, value);
	}
}

/** Another tab of the same browser. */
const newTab = (): void => void vi.stubGlobal('sessionStorage', new FakeStorage());

beforeEach(() => {
	vi.stubGlobal('localStorage', new FakeStorage());
	newTab();
});

/** The database that the script in the start page asks, if it knows a picture drawn in this list of clubs. */
function askedByScript(): string {
	const script = readFileSync('src/routes/first-paint.js', 'utf8');
	const asked: string[] = [];
	const day = formatISO(new Date()).slice(0, 10);
	const kept = JSON.stringify([`%version% / ${keptList()}`, day, 0, '']);
	const window: { draw?: unknown; indexedDB: unknown } = {
		indexedDB: { open: (name: string) => (asked.push(name), {}) }
	};
	const read = { getItem: (key: string) => (key.startsWith('schafkopf-picture ') ? kept : own(key)) };
	const own = (key: string): string | null => localStorage.getItem(key);
	const names = ['window', 'localStorage', 'navigator', 'location'];
	new Function(...names, script)(window, read, {}, { pathname: '/', hash: '' });
	expect(window.draw).toBeInstanceOf(Function);
	return asked[0] ?? '';
}

describe('the club in front', () => {
	it('is the first where there is one, whatever was chosen before', () => {
		expect(frontDatabase()).toBe('schafkopf');
		bringToFront('schafkopf/gone/');
		expect([frontDatabase(), listedClubs()]).toEqual(['schafkopf', []]);
	});

	it('is the one chosen, in this tab and in those that are opened later', () => {
		keepList(listed('schafkopf', 'schafkopf/b/'));
		expect(frontDatabase()).toBe('schafkopf');
		bringToFront('schafkopf/b/');
		expect(frontDatabase()).toBe('schafkopf/b/');
		newTab();
		expect(frontDatabase()).toBe('schafkopf/b/');
	});

	it('stays in a tab while another one changes to another club', () => {
		keepList(listed('schafkopf', 'schafkopf/b/'));
		expect(frontDatabase()).toBe('schafkopf');
		const here = sessionStorage;
		newTab();
		bringToFront('schafkopf/b/');
		vi.stubGlobal('sessionStorage', here);
		hear('schafkopf', { key: 'schafkopf-front', newValue: 'schafkopf/b/' });
		expect(frontDatabase()).toBe('schafkopf');
	});

	it('is one that is still listed: no database is made anew for a club that was left', () => {
		keepList(listed('schafkopf', 'schafkopf/b/'));
		bringToFront('schafkopf/b/');
		keepList(JSON.stringify([{ database: 'schafkopf/c/', club: 'c', name: 'C' }]));
		expect(frontDatabase()).toBe('schafkopf/c/');
		keepList(listed('schafkopf/b/').replace('}', ',"left":true}'));
		expect(frontDatabase()).toBe('schafkopf');
	});

	it('is the first where the browser keeps nothing', () => {
		const forbidden = (): never => {
			throw new DOMException('no', 'SecurityError');
		};
		vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
		expect([keptList(), frontDatabase()]).toEqual(['', 'schafkopf']);
		expect(() => keepList('[]')).not.toThrow();
		expect(askedByScript()).toBe('schafkopf');
	});

	it('is the same for the script in the start page', () => {
		expect(askedByScript()).toBe('schafkopf');
		for (const list of [
			'',
			'[',
			listed('schafkopf', 'schafkopf/b/'),
			listed('schafkopf/b/', 'schafkopf/c/'),
			listed('schafkopf/b/', 'schafkopf/c/').replace('}', ',"left":true}')
		]) {
			for (const chosen of ['schafkopf', 'schafkopf/b/', 'schafkopf/gone/']) {
				newTab();
				keepList(list);
				localStorage.setItem('schafkopf-front', chosen);
				expect([list, chosen, askedByScript()]).toEqual([list, chosen, frontDatabase()]);
			}
		}
	});
});

it('leaves a club that another tab took off this device', () => {
	const left: string[] = [];
	const says = (newValue: string | null, key = 'schafkopf-clubs'): readonly string[] => {
		left.length = 0;
		for (const one of ['schafkopf', 'schafkopf/b/']) {
			vi.stubGlobal('location', { assign: () => left.push(one) });
			hear(one, { key, newValue });
		}
		return left;
	};
	expect(says(listed('schafkopf', 'schafkopf/b/'))).toEqual([]);
	expect(says(listed('schafkopf'))).toEqual(['schafkopf/b/']);
	expect(says(listed('schafkopf/b/'))).toEqual(['schafkopf']);
	// Without a list there is the first club alone.
	expect(says('')).toEqual(['schafkopf/b/']);
	expect(says(null)).toEqual([]);
	expect(says('', 'another')).toEqual([]);
	// The only one: the list says that it was left.
	expect(says(listed('schafkopf').replace('}', ',"left":true}'))).toEqual(['schafkopf', 'schafkopf/b/']);
});
