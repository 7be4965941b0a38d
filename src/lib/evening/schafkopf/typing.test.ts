import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { TypedGame } from '#lib/rules/typed-game.ts';
import { EVENING, opening, tonight } from '../../../../tests/support/entries.ts';
import { foldEvening } from './fold.ts';
import { SCHAFKOPF_TYPING } from './typing.ts';

/** The table where the evening has come to. */
function momentAfter(...before: readonly AnyEntry[]) {
	const state = foldEvening(standing([opening('1'), ...before]), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	return SCHAFKOPF_TYPING.momentAt(state, null);
}

/** What is left of a game that somebody typed where the evening has come to. */
function fitted(typed: object, ...before: readonly AnyEntry[]): TypedGame {
	return SCHAFKOPF_TYPING.fit(momentAfter(...before), typed as TypedGame);
}
const solo = { contract: 'solo', declarer: 'anna', won: true, deckel: ['anna', 'ben'] };

describe('what is typed', () => {
	it('keeps its Deckel where they count', () => {
		expect(fitted(solo).deckel).toEqual(['anna', 'ben']);
		expect(fitted(solo, tonight('2', 'round', { round: 'bockrunde' })).deckel).toEqual(['anna', 'ben']);
	});

	it('loses them in a special round and in a Bockspiel, where none count (§5, §8.4)', () => {
		expect(fitted(solo, tonight('2', 'round', { round: 'riminirunde' })).deckel).toBeUndefined();
		expect(fitted({ ...solo, outOfTurn: true }).deckel).toBeUndefined();
	});

	it('keeps its bid in a Gardareizrunde alone (§5.3)', () => {
		const bid = { ...solo, deckel: [], bid: 64 };
		expect(fitted(bid).bid).toBeUndefined();
		expect(fitted(bid, tonight('2', 'round', { round: 'gardareizrunde' })).bid).toBe(64);
	});

	it('asks for the bid in a Gardareizrunde before it is saved, for the games that are bid for (§5.3)', () => {
		const bidding = momentAfter(tonight('2', 'round', { round: 'gardareizrunde' }));
		const asks = (fields: object, moment = bidding): string | undefined => {
			const typed = { contract: 'solo', won: true, declarer: 'anna', ...fields } as TypedGame;
			const players = SCHAFKOPF_TYPING.players(moment, typed);
			return SCHAFKOPF_TYPING.missing(moment, typed, players)?.text;
		};
		expect(asks({ declarer: undefined })).toBe('Wer spielt?');
		expect(asks({})).toBe('Wie hoch gereizt?');
		expect(asks({ contract: 'bettel' })).toBe('Wie hoch gereizt?');
		expect(asks({ bid: 64 })).toBeUndefined();
		// Nobody bids for a Sie, in a Bockspiel (§8.4), or where it is no such round.
		expect(asks({ contract: 'sie' })).toBeUndefined();
		expect(asks({ outOfTurn: true })).toBeUndefined();
		expect(asks({}, momentAfter())).toBeUndefined();
	});
});
