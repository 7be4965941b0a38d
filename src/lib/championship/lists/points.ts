import { asId, type MemberId } from '#lib/base/ids.ts';
import { countsNothing } from '#lib/evening/schafkopf/moment.ts';
import type { EveningState, GameRow, PaperRow, Warning } from '#lib/evening/state.ts';
import type { Book, PointsRule } from '#lib/rules/book.ts';
import type { CheckedGame } from '#lib/rules/game.ts';
import { crossSumOf, pointsBook, pointsOf } from '#lib/rules/points.ts';
import { BOOK_OF } from '../book.ts';
import { penaltiesOnPaper, type System } from '../system.ts';
import { noRulings, type Rulings } from '../rulings.ts';
import { pointsByTariff } from './listed-evening.ts';
import type { PaperList, Partie, PartieGame, PointsByPlayer } from './partie.ts';
import { isSoloOrWenz, listed, type Listed } from './tournament-list.ts';

const NOT_COUNTED: Listed = { as: 'notCounted', why: null };

const whyInvalid = ({ evening }: EveningState, { invalid }: Rulings): string | null =>
	invalid.get(evening)?.reason ?? null;

/** Folds a Partie's points out of its evening, in the order of the games; `counting` is what `countingBook` made. */
export function partieOf(
	evening: EveningState,
	rulings: Rulings,
	counting: Book | null = countingBook(evening.book, rulings)
): Partie {
	const solos = new Map<MemberId, number>();
	const total = new Map([...evening.balance.keys()].map((player) => [player, 0]));
	const add = (points: PointsByPlayer): void => {
		for (const [player, more] of points) total.set(player, (total.get(player) ?? 0) + more);
	};
	const games: PartieGame[] = [];
	const papers: PaperList[] = [];
	const warnings: Warning[] = [];
	const invalid = whyInvalid(evening, rulings);
	// An invalid list needs no approvals, and other rulings on its games do not count.
	const said = invalid === null ? rulings : noRulings();
	for (const row of evening.rows) {
		if (row.type === 'paper') {
			const paper = paperList(row, rulings, invalid === null);
			add(paper.points);
			papers.push(paper);
			// They were played before whatever is written after them (schafkopfschule 5.2.16).
			addSolos(solos, row);
		}
		if (row.type !== 'game') continue;
		const list = invalid === null ? listedAs(evening.book, row, rulings, solos) : NOT_COUNTED;
		if (isTournament(rulings)) warnings.push(...schussIn(evening.book, row));
		if (list.as === 'struck') warnings.push({ entry: row.entry.id, rule: 'not-approved', text: list.text });
		const game = pointsOfRow(evening.book, counting, row, list, said);
		add(game.points);
		games.push(game);
	}
	return { evening, games, papers, total, warnings, invalid };
}

const isTournament = ({ entry }: Rulings): boolean => entry?.system === 'schafkopfschule';

function addSolos(solos: Map<MemberId, number>, { entry: { counts } }: PaperRow): void {
	for (const [player, many] of Object.entries(counts?.soloOrWenz ?? {}))
		solos.set(asId(player), (solos.get(asId(player)) ?? 0) + many);
}

function listedAs(book: Book, row: GameRow, rulings: Rulings, solos: Map<MemberId, number>): Listed {
	if (isTournament(rulings)) return inTournament(book, row, rulings, solos);
	return countsNothing(book, row) ? NOT_COUNTED : { as: 'counts', why: null, game: row.game };
}

/** A Schuss in a tournament, which knows none. */
function schussIn(book: Book, { entry, game }: GameRow): readonly Warning[] {
	if (game.type !== 'sides' || game.schuss === 0) return [];
	const counts = listOf('schafkopfschule', book)?.schuss === true;
	const text = `${book.schuss.names[0] ?? ''} ${counts ? 'gibt es' : 'zählt'} im Turnier nicht (§\u00a05.2.4).`;
	return [{ entry: entry.id, rule: 'contract-not-here', text }];
}

function paperList(row: PaperRow, { entry }: Rulings, counts: boolean): PaperList {
	const points = new Map(counts ? (Object.entries(row.entry.points) as [MemberId, number][]) : []);
	const off = crossSumOf(points);
	const isRight = penaltiesOnPaper(entry?.system ?? 'zockmeisterschaft', off, row.entry.games) !== null;
	return { row, counts, crossSum: isRight ? off : 0, points };
}

/**
 * The list of points of the evening's own book; if that has none, as a club's own book may, the championship's. A book that counts
 * points needs none: its tariff is the list (`pointsBook`).
 */
export const listOf = (system: System, book: Book): PointsRule | null =>
	book.points ?? BOOK_OF[system].points;

/** By what prices a book's games count in the championship; null if it has no points. */
export function countingBook(book: Book, { entry }: Rulings): Book | null {
	return pointsBook({ ...book, points: listOf(entry?.system ?? 'zockmeisterschaft', book) });
}

/** How the tournament lists a game; also counts its Solos and Wenz. One evening is one stage at a table. */
function inTournament(book: Book, row: GameRow, rulings: Rulings, solos: Map<MemberId, number>): Listed {
	const { declarer } = row.game;
	const before = (declarer !== null && solos.get(declarer)) || 0;
	const approved = rulings.approvals.get(row.place);
	const list = listed(book, row.game, { first: row.number === 1, before, approved });
	if (list.as === 'counts' && declarer !== null && isSoloOrWenz(book, list.game))
		solos.set(declarer, before + 1);
	return list;
}

const pointsFor = (
	book: Book,
	counting: Book | null,
	row: GameRow,
	game: CheckedGame
): PointsByPlayer | null =>
	book.unit.points ? pointsByTariff(book, row, game) : counting && pointsOf(counting, game, row.players);

function pointsOfRow(
	book: Book,
	counting: Book | null,
	row: GameRow,
	list: Listed,
	rulings: Rulings
): PartieGame {
	const counted = list.as === 'counts' ? list.game : null;
	const settled = counted ?? (list.as === 'struck' ? list.penalty : null);
	const computed = (settled && pointsFor(book, counting, row, settled)) ?? nothing(row.players);
	const dispute = rulings.disputes.get(row.place);
	const approved = rulings.approvals.get(row.place) ?? null;
	return {
		row,
		counted,
		approval: (list.why ?? approved) === null ? null : { why: list.why, approved },
		crossSum: crossSumOf(computed),
		points: dispute ? instead(computed, dispute.swing) : computed,
		best: dispute ? instead(computed, dispute.best) : computed
	};
}

/** A contract that the list does not name is written down and gives no points. */
const nothing = (players: readonly MemberId[]): PointsByPlayer =>
	new Map(players.map((player) => [player, 0]));

/** §11.3: only those concerned get other points; the other players of the game keep theirs. */
const instead = (computed: PointsByPlayer, ruled: Readonly<Record<string, number>>): PointsByPlayer =>
	new Map([...computed, ...(Object.entries(ruled) as [MemberId, number][])]);
