import { expect, it } from 'vitest';
import { entry, game, opening, strike, tonight } from '../../../tests/support/entries.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { lastWritten, struckOpening } from './opening.ts';

const solo = { contract: 'solo', declarer: 'anna', won: true };
const last = (...entries: readonly AnyEntry[]): string | null => {
	const found = lastWritten(standing(entries).places);
	return found && `${found.entry} ${found.how} at ${found.place}`;
};

it.each<readonly [string, readonly AnyEntry[], string | null]>([
	['nothing of an evening just opened', [opening('1')], null],
	['a game', [opening('1'), game('2', solo), game('3', solo)], '3 new at 3'],
	[
		'any other kind that happens at the table',
		[opening('1'), game('2', solo), tonight('3', 'round')],
		'3 new at 3'
	],
	[
		'a correction of an old game',
		[opening('1'), game('2', solo), game('3', solo), game('4', solo, { replaces: '2' })],
		'4 changed at 2'
	],
	['a corrected head', [opening('1'), game('2', solo), opening('3', { replaces: '1' })], '3 head at 1'],
	['a game forgotten then', [opening('1'), game('2', solo), game('3', solo, { before: '2' })], '3 new at 3'],
	[
		'it with the dealer that later games keep',
		[
			...[opening('1'), game('2', solo), game('3', solo, { before: '4' })],
			tonight('4', 'seats', { before: '2', seats: ['anna', 'ben', 'carl', 'dora'], dealer: 'ben' })
		],
		'3 new at 3'
	],
	[
		'the one before, once the newest is taken back',
		[opening('1'), game('2', solo), game('3', solo), strike('4', '3')],
		'2 new at 2'
	],
	[
		'no closing, confirmation or payment',
		[opening('1'), game('2', solo), tonight('3', 'paid'), tonight('4', 'close')],
		'2 new at 2'
	],
	[
		'what stood before, once a correction is taken back',
		[opening('1'), game('2', solo), game('3', solo, { replaces: '2' }), strike('4', '3')],
		'2 new at 2'
	],
	['nothing of a later version', [opening('1'), entry('2', 'later')], null]
])('takes back %s', (_, entries, expected) => {
	expect(last(...entries)).toBe(expected);
});

it('knows of an evening that was struck as a whole, and why, until it is brought back', () => {
	const written = [opening('1'), game('2', solo)];
	const struck = [...written, entry('3', 'void', { target: '1', note: 'Doppelt geschrieben' })];
	const found = (...entries: readonly AnyEntry[]) => struckOpening(standing(entries));
	expect([found(), found(...written), found(...written, strike('3', '2'))]).toEqual([null, null, null]);
	expect(found(...struck)).toMatchObject({ opening: { id: '1' }, note: 'Doppelt geschrieben' });
	expect(found(...written, strike('3', '1'))).toMatchObject({ note: '' });
	expect(found(...struck, strike('4', '3'))).toBeNull();
});
