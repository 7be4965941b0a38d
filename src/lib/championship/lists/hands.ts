import { sum } from '#lib/base/collections.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { counted, inSentence } from '#lib/base/text.ts';
import { holders, seatAfter } from '#lib/evening/seats.ts';
import type { GameRow, PaperRow } from '#lib/evening/state.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { endsDrawn } from '#lib/rules/game.ts';
import { HANDS } from '#lib/rules/vocabulary.ts';
import type { System } from '../system.ts';
import type { PaperList, Partie, PartieGame, PointsByPlayer } from './partie.ts';

/** Games a Partie unless the championship says otherwise: 40 (§11.2); a stage of the tournament has 32 (5.2.1). */
export const USUAL_GAMES: Readonly<Record<System, number>> = { zockmeisterschaft: 40, schafkopfschule: 32 };

/** How many games each player has in one Partie of a championship. */
export const gamesIn = ({ games, system }: Pick<ChampionshipEntry, 'games' | 'system'>): number =>
	games ?? USUAL_GAMES[system];

/**
 * How many games a table of `seats` players writes so that everybody is dealt `games` hands: for 40 hands 40 games at
 * four, 50 at five, 60 at six (§7, §11.2). Rounded up, so that the game that completes the last hands is included.
 */
export const gamesDue = (seats: number, games: number): number => Math.ceil((games * seats) / HANDS);

/**
 * Why at tables of these sizes not everybody is dealt `games` hands; empty if it comes out even. Beyond four the deal has to go
 * round whole, which gives everybody four hands (§7).
 */
export function unevenText(sizes: readonly number[], games: number): string {
	const over = games % HANDS;
	if (over === 0 || sizes.every((size) => size <= HANDS)) return '';
	const even = [games - over, games - over + HANDS].filter((one) => one > 0);
	return `Bei ${counted(games, 'Spiel', 'Spielen')} hätten an Tischen zu mehr als viert nicht alle gleich oft Karten, bei ${inSentence(even.map(String), 'oder')} schon.`;
}

/** Whether a game counts towards a Partie; a Bockspiel does not (§8.4), nor does one that is dealt again. */
export const isOfTheCount = ({ entry, game }: GameRow): boolean =>
	entry.game.outOfTurn !== true && !endsDrawn(game);

/** Who was dealt a hand that counts: for a sold hand its seller; nobody in a Bockspiel (§7, §8.4). */
export const dealtIn = (row: GameRow): readonly MemberId[] =>
	isOfTheCount(row) ? holders(row.seats, row.dealer) : [];

/** Who was dealt the games of a list's count, in order, written one by one or known from paper. */
export const dealsIn = ({
	evening
}: Pick<Partie, 'evening'>): readonly { readonly place: EntryId; readonly members: readonly MemberId[] }[] =>
	evening.rows.flatMap((row) => {
		const { place } = row;
		if (row.type === 'game') return isOfTheCount(row) ? [{ place, members: dealtIn(row) }] : [];
		if (row.type !== 'paper') return [];
		return paperDeals(row).map((members) => ({ place, members }));
	});

/** Who was dealt each of the games that stood on paper: the deal went round as usual. */
const paperDeals = ({ entry: { games }, seats, dealer }: PaperRow): readonly (readonly MemberId[])[] =>
	Array.from({ length: games }, (_, i) => holders(seats, seatAfter(seats, dealer, i % seats.length)));

/** How many hands each player at the table was dealt in games that stood on paper. */
export function dealtOnPaper(row: PaperRow): ReadonlyMap<MemberId, number> {
	const dealt = new Map(row.seats.map((seat) => [seat, 0]));
	for (const member of paperDeals(row).flat()) dealt.set(member, (dealt.get(member) ?? 0) + 1);
	return dealt;
}

/** The games of a list that count towards a Partie, written one by one or known from paper. */
export const gamesOfTheCount = ({ games, papers }: Pick<Partie, 'games' | 'papers'>): number =>
	games.filter(({ row }) => isOfTheCount(row)).length + sum(papers.map(({ row }) => row.entry.games));

/** A game of a list, or totals from paper. */
interface ListStep {
	readonly one: PartieGame | PaperList;
	readonly seats: readonly MemberId[];
	/** Games of the count. */
	readonly games: number;
	/** Everybody's points after it. The next step adds to it: whoever keeps it copies it. */
	readonly total: PointsByPlayer;
}

/** What stands in a list, in order. */
export function* stepsIn({ evening, games, papers }: Partie): Generator<ListStep, void> {
	const written = new Map([...games, ...papers].map((one) => [one.row.place, one]));
	const total = new Map([...evening.balance.keys()].map((player) => [player, 0]));
	for (const { place, seats } of evening.rows) {
		const one = written.get(place);
		if (!one) continue;
		for (const [player, more] of one.points) total.set(player, (total.get(player) ?? 0) + more);
		const counted = one.row.type === 'paper' ? one.row.entry.games : Number(isOfTheCount(one.row));
		yield { one, seats, games: counted, total };
	}
}

/** Whether a list has a game, written or on paper. */
export const hasGames = ({ games, papers }: Pick<Partie, 'games' | 'papers'>): boolean =>
	games.length > 0 || papers.length > 0;
