import { describe, expect, it } from 'vitest';
import {
	about,
	following,
	keyOf,
	lettered,
	nextIn,
	seatKeys,
	SHIFT,
	shortcutsOf,
	typing
} from './entry-keys.ts';

const some = (...words: readonly string[]) =>
	about(
		'Spiele',
		words.map((word) => ({ word, press: () => {} }))
	);

const words = (...words: readonly string[]): Readonly<Record<string, string>> =>
	Object.fromEntries(lettered(some(...words)).map(({ key, word }) => [word, key]));

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
		const keys = lettered(some(...Array.from({ length: 40 }, (_, i) => `Wort ${i}`)));
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

	it('stand on what they press, in the words of a browser, and nowhere once they are switched off', () => {
		const press = (): void => {};
		const keys = [
			...seatKeys(['Anna'], SHIFT, String, press),
			...lettered(about('Ergebnis', [{ word: 'Verloren / gewonnen', at: 'Verloren', press }])),
			...lettered(some('Solo'))
		];
		expect([...shortcutsOf(keys)]).toEqual([
			['coaster 1', 'Shift+1'],
			['Verloren', 'V'],
			['Solo', 'S']
		]);
		typing.on = false;
		expect(shortcutsOf(keys).size).toBe(0);
		typing.on = true;
	});

	it('that go through a list stand on what comes next, and at its end on what they take back', () => {
		expect([undefined, 3, 5].map((present) => nextIn([3, 4, 5], present))).toEqual([3, 4, 5]);
	});
});
