import type { MemberId } from '#lib/base/ids.ts';
import type { Book, LayingRule } from '#lib/rules/book.ts';
import { CHANCES, chanceWord, type Chance } from '#lib/rules/laying.ts';
import type { CheckedGame } from '#lib/rules/game.ts';

/** A game as it counts, and what was laid in it over the book's limit. */
interface WithinLimits {
	readonly game: CheckedGame;
	/** A sentence for each chance: "Deckel gibt es hier je Spieler höchstens 3 an einem Abend; was darüber liegt, zählt nicht.". */
	readonly broken: readonly string[];
}

/** Where something is laid: the table's book and seats, and what was laid there before. */
interface Laying {
	readonly book: Book;
	readonly seats: readonly MemberId[];
	readonly laid: Laid;
}

/** What was laid so far tonight, of each chance that the book limits. */
export interface Laid {
	readonly games: number;
	readonly by: Readonly<Partial<Record<Chance, SoFar>>>;
}

interface SoFar {
	/** How often it counted for each; for the whole table under null. */
	readonly times: Times;
	/** Who laid in each of the last games, as many as a round can have. */
	readonly last: readonly (readonly MemberId[])[];
}

type Times = ReadonlyMap<MemberId | null, number>;

export const NOBODY_LAID: Laid = { games: 0, by: {} };
const NEVER: SoFar = { times: new Map(), last: [] };
const LONGEST_ROUND = 6;

/** What was laid over the book's limit does not count, as where none count at all; it is said beside the game. */
export function withinLimits({ book, seats, laid }: Laying, game: CheckedGame): WithinLimits {
	const limited = limitedIn(book);
	if (limited.length === 0) return { game, broken: [] };
	const over = limited.flatMap(([chance, limit]) => {
		const { counted } = count(limit, seats.length, laid, chance, game[chance] ?? []);
		return counted.length < (game[chance] ?? []).length ? [{ chance, counted }] : [];
	});
	if (over.length === 0) return { game, broken: [] };
	const less = Object.fromEntries(over.map(({ chance, counted }) => [chance, counted]));
	return { game: { ...game, ...less }, broken: over.map(({ chance }) => limitText(book, chance)) };
}

/** The same after a game; where no Deckel counted in it, nobody laid. */
export function laidAfter({ book, seats, laid }: Laying, game: CheckedGame, counts: boolean): Laid {
	const by = limitedIn(book).map(([chance, limit]) => {
		const who = counts ? (game[chance] ?? []) : [];
		const { times } = count(limit, seats.length, laid, chance, who);
		const last = [...(laid.by[chance] ?? NEVER).last, who].slice(-LONGEST_ROUND);
		return [chance, { times, last }] as const;
	});
	return by.length === 0 ? laid : { games: laid.games + 1, by: Object.fromEntries(by) };
}

type Limit = NonNullable<LayingRule['limit']>;

/** Every game asks, and most books limit nothing. */
function limitedIn(book: Book): readonly (readonly [Chance, Limit])[] {
	const limited: [Chance, Limit][] = [];
	for (const chance of CHANCES) {
		const limit = book[chance]?.limit;
		if (limit) limited.push([chance, limit]);
	}
	return limited;
}

/** Whose count in a game, and how often each has by then. What was laid over the limit before uses up nothing. */
function count(
	limit: Limit,
	seats: number,
	{ games, by }: Laid,
	chance: Chance,
	laid: readonly MemberId[]
): { readonly counted: readonly MemberId[]; readonly times: Times } {
	const { times: before, last } = by[chance] ?? NEVER;
	const isByRound = limit.per === 'round';
	const times = new Map(isByRound ? [] : before);
	const allowed = (member: MemberId): boolean => {
		const whose = limit.of === 'table' ? null : member;
		const so = times.get(whose) ?? 0;
		if (so < limit.most) times.set(whose, so + 1);
		return so < limit.most;
	};
	// As many games of this round were played before.
	const ofRound = isByRound && games % seats > 0 ? last.slice(-(games % seats)) : [];
	for (const who of ofRound) who.filter(allowed);
	return { counted: laid.filter(allowed), times };
}

function limitText(book: Book, chance: Chance): string {
	const { of, per, most } = book[chance]?.limit ?? { of: 'table', per: 'evening', most: 0 };
	const who = of === 'table' ? 'am ganzen Tisch' : 'je Spieler';
	const when = per === 'round' ? 'in einer Runde' : 'an einem Abend';
	return `${chanceWord(book, chance)} gibt es hier ${who} höchstens ${most} ${when}; was darüber liegt, zählt nicht.`;
}
