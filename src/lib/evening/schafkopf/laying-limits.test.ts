import { expect, it } from 'vitest';
import { entry, FOUR } from '../../../../tests/support/entries.ts';
import { standing } from '#lib/log/standing.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { LayingRule } from '#lib/rules/book.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';
import { foldEvening } from './fold.ts';

/** Which of these games, each laid by whom, are warned of: by their numbers. */
function warned(limit: NonNullable<LayingRule['limit']>, ...laid: readonly (readonly string[])[]) {
	const book = patched(allgaeu, { deckel: { limit } });
	const head = { date: '2026-01-09', occasion: 'abend', rulebook: 'allgaeu', seats: FOUR, dealer: 'dora' };
	const games = laid.map((deckel, i) =>
		entry(`a ${i + 1}`, 'game', {
			evening: 'a',
			game: { contract: 'rufspiel', declarer: 'anna', partner: 'ben', won: true, deckel }
		})
	);
	const log = standing([entry('a 0', 'evening', { evening: 'a', ...head }), ...games]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	return (state?.rows ?? []).flatMap((row) =>
		row.type === 'game' && row.warnings.some(({ rule }) => rule === 'deckel-not-allowed') ? [row.number] : []
	);
}

it('warns of who laid more often than the book lets, and prices the game all the same', () => {
	const games = [['anna'], ['anna', 'ben'], ['ben'], ['anna'], ['anna']];
	expect(warned({ of: 'player', per: 'evening', most: 2 }, ...games)).toEqual([4, 5]);
	// Four sit there, so the fifth game begins another round.
	expect(warned({ of: 'player', per: 'round', most: 2 }, ...games)).toEqual([4]);
	expect(warned({ of: 'table', per: 'evening', most: 3 }, ...games)).toEqual([3, 4, 5]);
});
