// What a club file's championship comes to, counted anew from the raw JSON by §11.3 and §11.5 of the Allgäu rules alone, with
// nothing of the app: it imports nothing. Only what the golden championships hold is understood; all else throws.

interface RawGame {
	readonly contract: string;
	readonly declarer?: string;
	readonly partner?: string;
	readonly tout?: boolean;
	readonly won?: boolean;
	readonly augen?: number | Readonly<Record<string, number>>;
	readonly schneider?: boolean;
	readonly schwarz?: boolean;
	readonly laufende?: number;
	readonly schuss?: number;
	readonly losers?: readonly string[];
	readonly durchmarsch?: string;
	readonly spritzen?: readonly string[];
	readonly outOfTurn?: boolean;
	readonly bought?: { readonly buyer: string; readonly seller: string };
}

export interface RawEntry {
	readonly id: string;
	readonly kind: string;
	readonly [field: string]: unknown;
}

type Points = ReadonlyMap<string, number>;

export interface CountedPlace {
	readonly place: number;
	readonly player: string;
	readonly points: number;
	readonly criteria: readonly number[];
}

export interface Counted {
	/** By place; players who share one in the order of their numbers. */
	readonly ranking: readonly CountedPlace[];
	readonly hands: Points;
	/** What each evening's list comes to, with the lots of disputed games. */
	readonly lists: ReadonlyMap<string, Points>;
}

/** §11.5, per opponent; a Sie is 5 and 8 Laufende, twice doubled. */
const VALUE: Readonly<Record<string, number>> = { rufspiel: 2, solo: 5, wenz: 5, bettel: 5, sie: 52 };
const LAUFENDE_FROM: Readonly<Record<string, number>> = { rufspiel: 3, solo: 3, wenz: 2 };

/** Whether the declarer's side won, and which surcharges there are (§2.2, §6.2). */
function resultOf(game: RawGame): { readonly won: boolean; readonly surcharges: number } {
	const { augen, schuss = 0 } = game;
	if (game.contract === 'sie') return { won: true, surcharges: 0 };
	if (typeof augen !== 'number') {
		if (game.won === undefined) throw new Error('neither Augen nor a result');
		const surcharges = game.schwarz ? 2 : game.schneider ? 1 : 0;
		return { won: game.won, surcharges };
	}
	// The first Schuss comes from the opponents, the next from the declarer's side: whoever gave the last one needs more.
	const lastByOpponents = schuss % 2 === 1;
	const won = lastByOpponents ? augen >= 60 : augen >= 61;
	const losers = won ? 120 - augen : augen;
	const gaveTheLast = schuss > 0 && lastByOpponents === won;
	return { won, surcharges: game.schwarz ? 2 : losers < (gaveTheLast ? 31 : 30) ? 1 : 0 };
}

/** What a game of the Zockmeisterschaft is worth to the four who hold cards. */
export function pointsOf(game: RawGame, four: readonly string[]): Points {
	if (game.contract === 'mungo') return mungo(game, four);
	const { contract, declarer = '', partner, laufende = 0, schuss = 0 } = game;
	const value = VALUE[contract];
	if (value === undefined) throw new Error(`no value for ${contract}`);
	const { won, surcharges } = resultOf(game);
	const ups = laufende >= (LAUFENDE_FROM[contract] ?? 99) ? laufende : 0;
	const plain = game.tout ? 2 * (value + ups) : value + ups + surcharges;
	const each = plain * 2 ** schuss * (won ? 1 : -1);
	const side = partner === undefined ? [declarer] : [declarer, partner];
	if (!side.every((player) => four.includes(player))) throw new Error(`${side.join(', ')} hold no cards`);
	return new Map(
		four.map((player) => [player, side.includes(player) ? (side.length === 1 ? 3 : 1) * each : -each])
	);
}

/** §4.3.2: the fewest Augen win; if the second and third are level, they get and pay nothing. */
function mungo({ losers, durchmarsch, augen, spritzen = [] }: RawGame, four: readonly string[]): Points {
	const price = 2 ** spritzen.length;
	if (losers) return new Map(four.map((player) => [player, losers.includes(player) ? -price : price]));
	if (durchmarsch !== undefined) {
		return new Map(four.map((player) => [player, player === durchmarsch ? -3 * price : price]));
	}
	if (typeof augen !== 'object' || spritzen.length > 0) throw new Error('a Mungo not counted here');
	const of = (player: string): number => augen[player] ?? Number.NaN;
	const order = [...four].sort((a, b) => of(a) - of(b));
	const [a = 0, b = 0, c = 0, d = 0] = order.map(of);
	if (a === b || c === d || a + b + c + d !== 120) throw new Error('a Mungo not counted here');
	const share = b === c ? [1, 0, 0, -1] : [1, 1, -1, -1];
	return new Map(order.map((player, i) => [player, share[i] ?? Number.NaN]));
}

/** The nine that decide after the points, for who declared; a won Rufspiel for his partner too (§11.3). */
export function criteriaOf(game: RawGame): ReadonlyMap<string, readonly number[]> {
	const { contract, declarer = '', partner } = game;
	if (contract === 'mungo') return new Map();
	const won = resultOf(game).won ? 1 : 0;
	if (contract === 'rufspiel') {
		const row = [0, 0, 0, 0, 0, 0, 0, 0, won];
		return new Map([declarer, partner ?? ''].map((player) => [player, row]));
	}
	const of = (...contracts: readonly string[]): readonly number[] =>
		contracts.includes(contract) ? [1, won] : [0, 0];
	const row = [...of('solo', 'wenz', 'bettel', 'sie'), ...of('solo'), ...of('wenz'), ...of('bettel'), 0];
	return new Map([[declarer, row]]);
}

/** At five the dealer sits out, at six the one to his right too (§7). */
export function holdersOf(seats: readonly string[], dealer: string): readonly string[] {
	const at = seats.indexOf(dealer);
	const out = [at, (at + seats.length - 1) % seats.length].slice(0, seats.length - 4);
	return seats.filter((_, i) => !out.includes(i));
}

/** What stands: without what was struck out, every correction in the place of what it corrects. */
export function standingEntries(entries: readonly RawEntry[]): readonly RawEntry[] {
	const ordered = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
	const struck = new Set(ordered.flatMap((one) => (one.kind === 'void' ? [one['target']] : [])));
	const corrections = new Map(ordered.map((one) => [one['replaces'], one]));
	return ordered.flatMap((one) => {
		if (struck.has(one.id) || one['replaces'] !== undefined) return [];
		const stands = corrections.get(one.id) ?? one;
		return [{ ...stands, id: one.id }];
	});
}

/** Counts the only championship of a file. */
export function counted(entries: readonly RawEntry[]): Counted {
	const log = standingEntries(entries);
	const championship = log.find(({ kind }) => kind === 'championship');
	const players = championship?.['players'] as readonly string[];
	const scores = new Map(players.map((player) => [player, Array.from({ length: 10 }, () => 0)]));
	const hands = new Map(players.map((player) => [player, 0]));
	const openings = log.filter(({ kind }) => kind === 'evening');
	const lists = openings.map(
		(opening) => [opening['evening'] as string, countList(log, opening, scores, hands)] as const
	);
	/** Three of five games win a play-off; an entry without its games says who won it. */
	const won = (a: string, b: string): number =>
		log
			.filter(({ winner, loser }) => winner === a && loser === b)
			.reduce((sum, { kind }) => sum + (kind === 'playoff' ? 3 : kind === 'playoffGame' ? 1 : 0), 0);
	const beat = (a: string, b: string): boolean => won(a, b) >= 3 && won(a, b) > won(b, a);
	const numbers = championship?.['numbers'] as Readonly<Record<string, number>>;
	return { ranking: placed(scores, beat, numbers), hands, lists: new Map(lists) };
}

/** Adds a list to the scores and the hands; what it comes to itself, with the lots of disputed games (§11.3). */
function countList(
	log: readonly RawEntry[],
	opening: RawEntry,
	scores: ReadonlyMap<string, number[]>,
	hands: Map<string, number>
): Points {
	const seats = opening['seats'] as readonly string[];
	const list = new Map(seats.map((player) => [player, 0]));
	let dealer = opening['dealer'] as string;
	for (const { id, kind, evening, game: raw } of log) {
		if (kind !== 'game' || evening !== opening['evening']) continue;
		const game = raw as RawGame;
		const dealt = holdersOf(seats, dealer);
		const four = dealt.map((one) => (one === game.bought?.seller ? game.bought.buyer : one));
		const points = pointsOf(game, four);
		const dispute = log.findLast((one) => one.kind === 'dispute' && one['game'] === id);
		const ruled = (by: string): Points =>
			new Map([...points, ...Object.entries((dispute?.[by] ?? {}) as Record<string, number>)]);
		for (const [player, more] of ruled('swing')) list.set(player, (list.get(player) ?? 0) + more);
		for (const [player, more] of ruled('best')) addTo(scores.get(player), 0, more);
		for (const [player, row] of criteriaOf(game)) {
			for (const [i, more] of row.entries()) addTo(scores.get(player), i + 1, more);
		}
		if (game.outOfTurn) continue;
		for (const player of dealt) hands.set(player, (hands.get(player) ?? 0) + 1);
		dealer = seats[(seats.indexOf(dealer) + 1) % seats.length] ?? '';
	}
	return list;
}

function addTo(list: number[] | undefined, at: number, more: number): void {
	if (list) list[at] = (list[at] ?? 0) + more;
}

/** The first of the ten in which two differ; −1 where they are level. */
export const firstDifference = (a: readonly number[], b: readonly number[]): number =>
	a.findIndex((value, i) => value !== b[i]);

function placed(
	scores: ReadonlyMap<string, readonly number[]>,
	beat: (a: string, b: string) => boolean,
	numbers: Readonly<Record<string, number>>
): readonly CountedPlace[] {
	let waiting = [...scores];
	const places: CountedPlace[] = [];
	while (waiting.length > 0) {
		const top = waiting.filter(([player, score]) =>
			waiting.every(([other, more]) => {
				const at = firstDifference(score, more);
				return at < 0 ? !beat(other, player) : (score[at] ?? 0) > (more[at] ?? 0);
			})
		);
		if (top.length === 0) throw new Error('they beat each other in a circle');
		top.sort(([a], [b]) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
		const place = places.length + 1;
		places.push(...top.map(([player, criteria]) => ({ place, player, points: criteria[0] ?? 0, criteria })));
		waiting = waiting.filter((one) => !top.includes(one));
	}
	return places;
}
