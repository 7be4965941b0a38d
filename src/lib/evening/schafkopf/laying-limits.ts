import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { CHANCES, chanceWord, type Chance } from '#lib/rules/laying.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import type { GameRow } from '../state.ts';
import { deckelCount, type Moment } from './moment.ts';

/** A game as it counts, and what was laid in it over the book's limit. */
interface WithinLimits {
	readonly game: CheckedGame;
	/** A sentence for each chance: "Deckel gibt es hier je Spieler höchstens 3 an einem Abend; was darüber liegt, zählt nicht.". */
	readonly broken: readonly string[];
}

/** What was laid over the book's limit does not count, as where none count at all; it is said beside the game. */
export function withinLimits({ book, seats, rows = [] }: Moment, game: CheckedGame): WithinLimits {
	const over = CHANCES.filter((chance) => book[chance]?.limit && (game[chance] ?? []).length > 0).flatMap(
		(chance) => {
			const before = rows.filter((row) => row.type === 'game');
			const counted = countedIn(book, chance, seats.length, [
				...before.map(laidIn(chance)),
				game[chance] ?? []
			]);
			return counted.length < (game[chance] ?? []).length ? [{ chance, counted }] : [];
		}
	);
	if (over.length === 0) return { game, broken: [] };
	const less = Object.fromEntries(over.map(({ chance, counted }) => [chance, counted]));
	return { game: { ...game, ...less }, broken: over.map(({ chance }) => limitText(book, chance)) };
}

/** Who laid in a game of the evening; nobody where it did not count anyway. */
const laidIn =
	(chance: Chance) =>
	({ round, entry, game }: GameRow): readonly MemberId[] =>
		deckelCount({ round }, entry.game) ? (game[chance] ?? []) : [];

/** Whose count in the last of these games. What was laid over the limit before uses up nothing. */
function countedIn(
	book: Book,
	chance: Chance,
	seats: number,
	games: readonly (readonly MemberId[])[]
): readonly MemberId[] {
	const limit = book[chance]?.limit;
	const last = games.at(-1) ?? [];
	if (!limit) return last;
	const played = games.length - 1;
	const since = limit.per === 'round' ? played - (played % seats) : 0;
	const times = new Map<MemberId | null, number>();
	const allowed = (member: MemberId): boolean => {
		const whose = limit.of === 'table' ? null : member;
		const before = times.get(whose) ?? 0;
		if (before < limit.most) times.set(whose, before + 1);
		return before < limit.most;
	};
	return games.slice(since).reduce<readonly MemberId[]>((_, laid) => laid.filter(allowed), []);
}

function limitText(book: Book, chance: Chance): string {
	const { of, per, most } = book[chance]?.limit ?? { of: 'table', per: 'evening', most: 0 };
	const who = of === 'table' ? 'am ganzen Tisch' : 'je Spieler';
	const when = per === 'round' ? 'in einer Runde' : 'an einem Abend';
	return `${chanceWord(book, chance)} gibt es hier ${who} höchstens ${most} ${when}; was darüber liegt, zählt nicht.`;
}
