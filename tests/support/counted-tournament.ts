// What a club file's tournament of the Schafkopfschule comes to, counted anew from the raw JSON by its chapters 2.9, 3.4 and 5
// alone, with nothing of the app.
import {
	firstDifference,
	standingEntries,
	type CountedPlace,
	type RawEntry
} from './counted-championship.ts';

export interface RawGame {
	readonly contract: string;
	readonly declarer: string;
	readonly partner?: string;
	readonly tout?: boolean;
	readonly won?: boolean;
	readonly augen?: number;
	readonly schneider?: boolean;
	readonly schwarz?: boolean;
	readonly foul?: { readonly player: string };
}

type Points = ReadonlyMap<string, number>;

/** 4.1: the player party is Schneider with up to 30, the opponents with up to 29. */
function resultOf({ won, augen, schneider, schwarz }: RawGame): readonly [won: boolean, height: number] {
	if (augen === undefined) return [won ?? true, schwarz ? 2 : schneider ? 1 : 0];
	const height = augen <= 30 || augen >= 91 ? 1 : 0;
	return [augen >= 61, schwarz ? 2 : height];
}

/** The list of 5.2.7, and the penalties of 3.4.17. */
export function tournamentPoints(game: RawGame, four: readonly string[]): Points {
	const { contract, declarer, partner, tout, foul } = game;
	const side = [declarer, ...(partner === undefined ? [] : [partner])];
	const share = (price: number): Points =>
		new Map(
			four.map((player) => [player, side.includes(player) ? (side.length === 1 ? 3 : 1) * price : -price])
		);
	if (foul) return penalty(foul.player, side, four, tout ? 6 : 3);
	if (contract === 'sie') return share(8);
	const [won, height] = resultOf(game);
	const price = contract === 'rufspiel' ? 1 + height : tout ? 6 : 2 + height;
	return share(won ? price : -price);
}

function penalty(offender: string, side: readonly string[], four: readonly string[], each: number): Points {
	const own = side.includes(offender) ? side : four.filter((player) => !side.includes(player));
	const others = four.filter((player) => !own.includes(player));
	// "A Tout is penalised by 18 minus points. The other players receive 0 points."
	const soloGain = each === 6 ? 0 : (3 * each) / others.length;
	const [price, gain] = side.length === 2 ? [4, 2] : [3 * each, soloGain];
	return new Map(
		four.map((player) => [player, player === offender ? -price : others.includes(player) ? gain : 0])
	);
}

/** How a game goes into the list; null where it is struck or does not count. */
function listedAs(
	game: RawGame,
	first: boolean,
	before: number,
	approved: boolean | undefined
): { readonly game: RawGame | null; readonly struck: boolean } {
	const solo = isSolo(game);
	if (approved === false) return { game: null, struck: true };
	if (first && game.contract === 'sie') return { game: null, struck: false };
	if (first && solo && (game.tout || game.schwarz)) {
		return { game: { ...game, tout: false, schwarz: false, schneider: false }, struck: false };
	}
	const asks = game.contract === 'sie' || game.tout === true || (solo && before >= 4);
	return asks && !approved ? { game: null, struck: true } : { game, struck: false };
}

/** 5.4.2: Sie played, Tout won, Tout played, Solos and Wenz won, played. */
function criteriaOf(game: RawGame): readonly number[] {
	const solo = isSolo(game);
	const byOpponent = game.foul !== undefined && game.foul.player !== game.declarer;
	const won = game.foul ? byOpponent : resultOf(game)[0];
	const one = (counts: boolean): number => (counts ? 1 : 0);
	const tout = game.tout === true;
	return [one(game.contract === 'sie'), one(tout && won), one(tout), one(solo && won), one(solo)];
}

interface CountedTournament {
	readonly ranking: readonly CountedPlace[];
	/** Games of each list. */
	readonly games: readonly number[];
	/** By evening, under the names of those who played. */
	readonly lists: ReadonlyMap<string, Points>;
	/** Ids of games that were struck for want of an approval. */
	readonly struck: readonly string[];
}

/** Counts the only championship of a file. */
export function countedTournament(entries: readonly RawEntry[]): CountedTournament {
	const log = standingEntries(entries);
	const players = log.find(({ kind }) => kind === 'championship')?.['players'] as readonly string[];
	const scores = new Map(players.map((player) => [player, [0, 0, 0, 0, 0, 0]]));
	// A substitute takes over the points (5.2.11): one score has two names.
	const substitutes = log.filter(({ kind }) => kind === 'substitute');
	for (const { out, in: comes } of substitutes) {
		scores.set(comes as string, scores.get(out as string) ?? []);
	}
	const openings = log.filter(({ kind }) => kind === 'evening');
	const lists = openings.map((opening) => countList(log, opening, scores));
	for (const { out } of substitutes) scores.delete(out as string);
	const lots = log.findLast((one) => one.kind === 'draw' && one['what'] === 'lots')?.['result'];
	return {
		ranking: placed(scores, (lots ?? []) as readonly string[]),
		games: lists.map(({ games }) => games),
		lists: new Map(openings.map(({ evening }, i) => [evening as string, lists[i]?.points ?? new Map()])),
		struck: lists.flatMap(({ struck }) => struck)
	};
}

interface CountedList {
	readonly games: number;
	readonly points: Points;
	readonly struck: readonly string[];
}

/** Adds a list to the scores; what it comes to itself. */
function countList(
	log: readonly RawEntry[],
	{ seats: opened, evening }: RawEntry,
	scores: ReadonlyMap<string, number[]>
): CountedList {
	let seats = opened as readonly string[];
	const points = new Map(seats.map((player) => [player, 0]));
	const solos = new Map<string, number>();
	const struck: string[] = [];
	let games = 0;
	for (const one of log) {
		if (one['evening'] !== evening) continue;
		if (one.kind === 'seats') seats = one['seats'] as readonly string[];
		if (one.kind !== 'game') continue;
		const game = one['game'] as RawGame;
		const before = solos.get(game.declarer) ?? 0;
		const approval = log.findLast(({ kind, game: of }) => kind === 'approval' && of === one.id);
		const as = listedAs(game, games === 0, before, approval?.['approved'] as boolean | undefined);
		games += 1;
		if (as.struck) struck.push(one.id);
		if (!as.game) continue;
		if (isSolo(game)) solos.set(game.declarer, before + 1);
		for (const [player, more] of tournamentPoints(as.game, seats)) {
			points.set(player, (points.get(player) ?? 0) + more);
			addTo(scores.get(player), 0, more);
		}
		criteriaOf(as.game).forEach((more, i) => addTo(scores.get(game.declarer), i + 1, more));
	}
	return { games, points, struck };
}

const isSolo = ({ contract }: RawGame): boolean => contract === 'solo' || contract === 'wenz';

function addTo(list: number[] | undefined, at: number, more: number): void {
	if (list) list[at] = (list[at] ?? 0) + more;
}

/** Of players level in everything, the one drawn first stands first; all of them were in the draw. */
function placed(
	scores: ReadonlyMap<string, readonly number[]>,
	lots: readonly string[]
): readonly CountedPlace[] {
	const order = [...scores].sort(([one, a], [other, b]) => {
		const at = firstDifference(a, b);
		if (at >= 0) return (b[at] ?? 0) - (a[at] ?? 0);
		if (!lots.includes(one) || !lots.includes(other)) throw new Error(`no lots for ${one} and ${other}`);
		return lots.indexOf(one) - lots.indexOf(other);
	});
	return order.map(([player, criteria], i) => ({ place: i + 1, player, points: criteria[0] ?? 0, criteria }));
}
