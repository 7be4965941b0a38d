import { describe, expect, it } from 'vitest';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { closes, opens } from '../../../../tests/support/kasse.ts';
import { entry, FOUR, type Fields } from '../../../../tests/support/entries.ts';
import { foldAnyEvening } from '../any-evening.ts';
import type { AnyEvening } from '../state.ts';
import { hadMungorundeToday } from './day-rounds.ts';

// "Dies gilt zwingend nur beim ersten Mal an dem Zocktag-/abend. Danach wird abgestimmt" (allgaeu §5.2).

const DAY = '2026-06-06';
/** anna wins a Solo with every trick. */
const every = entry('a 1', 'game', {
	evening: 'a',
	game: { contract: 'solo', declarer: 'anna', won: true, schneider: true, schwarz: true, deckel: ['anna'] }
});
const plain = entry('a 1', 'game', {
	evening: 'a',
	game: { contract: 'solo', declarer: 'anna', won: true, deckel: ['anna'] }
});

function evening(head: Fields, played = every): AnyEvening {
	const log = standing([opens('a', DAY, head), played, closes('a', '9')]);
	const state = foldAnyEvening(log, 'a' as EveningId, { books: BOOKS, saukopf: foldSaukopf });
	if (!state) throw new Error('nothing opens it');
	return state;
}
const seats = FOUR.map((one) => asId<MemberId>(one));
const others = [...'efgh'].map((one) => asId<MemberId>(one));
const had = (of: AnyEvening, date = DAY, sit = seats, rulebook = 'allgaeu'): boolean =>
	hadMungorundeToday({ date, seats: sit }, BOOKS.get(rulebook) ?? null, [of]);

describe('the compulsory Mungorunde of a day', () => {
	it('was at an earlier table of the day with somebody who sits here', () => {
		const afternoon = evening({ occasion: 'ausflug' });
		expect(had(afternoon)).toBe(true);
		expect(had(afternoon, DAY, [...others.slice(1), seats[0] as MemberId])).toBe(true);
		expect(had(evening({ rulebook: 'weitnau' }))).toBe(true);
	});

	it('was not on another day, nor with other players, nor where no side took every trick', () => {
		expect(had(evening({}), '2026-06-07')).toBe(false);
		expect(had(evening({}), DAY, others)).toBe(false);
		expect(had(evening({}, plain))).toBe(false);
	});

	it('was not by another family of books, nor in a Meisterschaft, which has no rounds (§11.4)', () => {
		expect(had(evening({ rulebook: 'muenchen' }))).toBe(false);
		expect(had(evening({ occasion: 'meisterschaft' }))).toBe(false);
		expect(had(evening({ championship: 'm' }))).toBe(false);
	});

	it('is no matter by a book that never votes (weitnau §4.1), nor by one without', () => {
		expect(had(evening({}), DAY, seats, 'weitnau')).toBe(false);
		expect(had(evening({}), DAY, seats, 'muenchen')).toBe(false);
		expect(had(evening({}), DAY, seats, 'saukopf')).toBe(false);
	});

	it('goes on through the day: a table that was told so tells the next', () => {
		expect(had(evening({ mungorundeToday: true }, plain))).toBe(true);
	});
});
