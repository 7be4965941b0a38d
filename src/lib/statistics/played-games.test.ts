import { expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { EVENING } from '../../../tests/support/entries.ts';
import { partie, partieEvening } from '../../../tests/support/partie.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { playedEvening, type PartieAt } from './played-games.ts';

function at(...entries: readonly AnyEntry[]): PartieAt | null | undefined {
	const log = standing(entries);
	const state = foldEvening(log, asId(EVENING), BOOKS);
	return state && playedEvening(state, log).at;
}

it('says at which table of which Partie an evening was played, if it belongs to a championship', () => {
	expect(at(...partie('zockmeisterschaft'))).toEqual({ championship: CHAMPIONSHIP, partie: 1, table: 1 });
	expect(at(partieEvening('2', 'zockmeisterschaft', { championship: undefined }))).toBeNull();
	expect(at(partieEvening('2', 'zockmeisterschaft', { table: undefined }))).toBeNull();
});
