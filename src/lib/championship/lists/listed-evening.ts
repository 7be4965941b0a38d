import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import type { EveningState, GameRow } from '#lib/evening/state.ts';
import { deckelCount } from '#lib/evening/schafkopf/moment.ts';
import type { Book } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import { isPenalty } from '#lib/rules/foul.ts';
import { pointsBook, pointsOf } from '#lib/rules/points.ts';
import { gamePoints } from './list-text.ts';
import type { Partie, PointsByPlayer } from './partie.ts';
import type { TakenOver } from './replaced.ts';

// A book that counts points has one account: its tariff is the championship's list, and the table shows what the list counts.

/**
 * Points of a game under a book that counts points: what its bill says, or that of the game as the list takes it, which in a
 * tournament may be another (schafkopfschule 5.2.15, 5.2.4).
 */
export function pointsByTariff(book: Book, row: GameRow, listed: CheckedGame): PointsByPlayer {
	const counting = pointsBook(book) ?? book;
	const isOther = listed !== row.game || (counting !== book && 'schuss' in listed && listed.schuss > 0);
	if (!isOther && !isPenalty(book, listed)) return row.bill.payoff;
	const { outOfTurn } = row.entry.game;
	const { bockspiel } = book;
	const around = {
		deckelCount: deckelCount(row, row.entry.game),
		factors: outOfTurn && bockspiel ? [{ label: '', factor: bockspiel.value, source: bockspiel.source }] : []
	};
	return pointsOf(counting, listed, row.players, around) ?? row.bill.payoff;
}

/**
 * The evening with the points that its list counts as its scores, game by game, and what was taken over with whoever plays on;
 * any other than one by a book that counts points as it is, for its money is an account of its own.
 */
export function listedEvening(partie: Partie, taken: readonly TakenOver[] = []): EveningState {
	const { evening } = partie;
	if (!evening.book.unit.points) return evening;
	const games = new Map(partie.games.map((one) => [one.row.place, one]));
	const papers = new Map(partie.papers.map((one) => [one.row.place, one.points]));
	const sums = new Map<MemberId, Cents>();
	const steps: (readonly [MemberId, Cents])[] = [];
	const move = (points: PointsByPlayer): void => {
		for (const [member, more] of points) {
			const after = toCents((sums.get(member) ?? 0) + more);
			sums.set(member, after);
			steps.push([member, after]);
		}
	};
	const rows = evening.rows.map((row) => {
		if (row.type === 'paper') {
			const payoff = amountsOf(papers.get(row.place) ?? new Map());
			move(payoff);
			return { ...row, payoff };
		}
		const game = row.type === 'game' ? games.get(row.place) : undefined;
		if (row.type !== 'game' || !game) return row;
		move(game.points);
		const bill = { ...row.bill, payoff: amountsOf(game.points) };
		return { ...row, stepsMade: steps.length, bill, listed: gamePoints(game, partie) };
	});
	const scores = new Map(amountsOf(partie.total));
	for (const { out, comes, points } of taken) {
		scores.set(out, NOTHING);
		scores.set(comes, toCents((scores.get(comes) ?? 0) + points));
	}
	return { ...evening, rows, steps, scores };
}

const amountsOf = (points: PointsByPlayer): ReadonlyMap<MemberId, Cents> =>
	new Map([...points].map(([member, more]) => [member, toCents(more)]));
