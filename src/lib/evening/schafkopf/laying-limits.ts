import type { MemberId } from '#lib/base/ids.ts';
import { CHANCES, chanceWord } from '#lib/rules/laying.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { SchafkopfTable } from './table.ts';

/** What was laid more often than the book lets, a sentence each: "Deckel gibt es hier je Spieler höchstens 3 an einem Abend.". */
export function limitsBroken(
	{ book, rows, seats }: Pick<SchafkopfTable, 'book' | 'rows' | 'seats'>,
	game: CheckedGame
): readonly string[] {
	return CHANCES.flatMap((chance) => {
		const limit = book[chance]?.limit;
		const now = game[chance] ?? [];
		if (!limit || now.length === 0) return [];
		const games = rows.flatMap((row) => (row.type === 'game' ? [row.game] : []));
		const { of, per, most } = limit;
		const since = per === 'round' ? games.length - (games.length % seats.length) : 0;
		const laid = [...games.slice(since), game].flatMap((one) => one[chance] ?? []);
		const times = (member: MemberId): number => laid.filter((one) => one === member).length;
		const broken = of === 'table' ? laid.length > most : now.some((member) => times(member) > most);
		const who = of === 'table' ? 'am ganzen Tisch' : 'je Spieler';
		const when = per === 'round' ? 'in einer Runde' : 'an einem Abend';
		return broken ? [`${chanceWord(book, chance)} gibt es hier ${who} höchstens ${most} ${when}.`] : [];
	});
}
