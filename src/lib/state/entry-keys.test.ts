import { describe, expect, it } from 'vitest';
import { following, keyOf, lettered } from './entry-keys.ts';

const words = (...words: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(
		lettered(words.map((word) => ({ word, press: () => {} }))).map(({ key, word }) => [word, key])
	);

describe('the letters of a table', () => {
	it('are first letters for as many words as possible, and earlier words come first', () => {
		expect(words('Solo', 'Schell', 'Herz', 'Schneider')).toEqual({
			...{ Solo: 's', Schell: 'c', Herz: 'h', Schneider: 'n' }
		});
		// Its second letter is the first of another word.
		expect(words('Laub', 'Laufende', 'Augen')).toEqual({ Laub: 'l', Laufende: 'u', Augen: 'a' });
	});

	it('are some other letter where all of the word are taken, and never one twice', () => {
		expect(words('A', 'aa', '60 : 60')).toEqual({ A: 'a', aa: 'b', '60 : 60': 'c' });
		const keys = lettered(Array.from({ length: 40 }, (_, i) => ({ word: `Wort ${i}`, press: () => {} })));
		expect([keys.length, new Set(keys.map(({ key }) => key)).size]).toEqual([26, 26]);
	});

	it('stay the same whatever is pressed with them, and digits are digits on every keyboard', () => {
		const event = { key: 'a', code: 'KeyA', shiftKey: false };
		expect(keyOf({ ...event, key: 'A', shiftKey: true })).toBe('a');
		expect(keyOf({ ...event, key: '!', code: 'Digit1', shiftKey: true })).toBe('⇧1');
		expect(keyOf({ ...event, key: '2', code: 'Numpad2' })).toBe('2');
		expect(keyOf({ ...event, key: 'Escape', code: 'Escape' })).toBe('Escape');
	});

	it('go through a list and out of it again', () => {
		expect([undefined, 3, 4, 5].map((present) => following([3, 4, 5], present))).toEqual([
			3,
			4,
			5,
			undefined
		]);
		expect(following([61, 70], 65)).toBe(61);
	});
});
