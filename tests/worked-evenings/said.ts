// What the fold and the audit say of a worked evening, in the words of its table.
import { asId } from '#lib/base/ids.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { EveningState } from '#lib/evening/state.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { totalOf, type Line } from '#lib/rules/bill.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { EveningAudit } from '#lib/transfer/audit-evening.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile } from '#lib/transfer/club-file.ts';
import { EVENING, fileText, type Fields } from '../support/entries.ts';
import type { Aside, Standings } from './must-stand.ts';
import { countsPoints } from './protocol.ts';

const roundText = (kind: string, played: number, of: number | null): string =>
	`${kind} ${played}/${of ?? '-'}`;
const plain = (amounts: ReadonlyMap<string, number>): Fields => Object.fromEntries(amounts);

export function foldOf(log: readonly AnyEntry[]): EveningState {
	const state = foldEvening(standing(log), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

export function saidByFold(state: EveningState): Standings {
	const { running, waiting } = state.rounds;
	return {
		round: running && roundText(running.kind, running.played, state.roundLength),
		queue: waiting.map(({ kind }) => kind).join(' '),
		votes: state.openVotes,
		stock: state.stock,
		dealer: state.dealer,
		out: state.sittingOut.join(''),
		games: state.rows.flatMap((row) =>
			row.type === 'game'
				? [
						{
							...{ entry: row.entry.id, price: row.bill.price, payoff: plain(row.bill.payoff) },
							...{ opens: row.opens.join(' '), stock: plain(row.stock), hand: plain(row.bought) }
						}
					]
				: []
		),
		balance: plain(state.scores),
		winnings: state.winnings,
		warnings: state.warnings.map(({ entry, rule }) => `${entry} ${rule}`).sort()
	};
}

/** What else the fold says; what is owed by those that are asked for. */
export function asideByFold(
	{ rows, mustPlay, rounds, announced }: EveningState,
	asked: Aside['owes']
): Aside {
	const { stoeckle } = rounds.running ?? {};
	const owes = Object.keys(asked).map((member) => [member, stoeckle?.get(asId(member))?.join(' ') ?? '']);
	return {
		must: mustPlay,
		announced: announced
			? `${announced.round}${announced.decidedBy === null ? '' : ` after ${Number(announced.decidedBy)}`}`
			: '',
		incidents: Object.fromEntries(
			rows.flatMap((row) =>
				row.type === 'incident' || (row.type === 'passed' && row.payoff.size > 0)
					? [[row.entry.id, plain(row.payoff)]]
					: []
			)
		),
		owes: Object.fromEntries(owes) as Aside['owes']
	};
}

/** The audit of the log as a file, which must be a valid one. */
export function auditOfFile(log: readonly AnyEntry[]): EveningAudit {
	const read = readClubFile(fileText(log));
	if (!read.ok) throw new Error(JSON.stringify(read.error));
	const audit = auditOf(read.value.entries).evenings[EVENING];
	if (!audit) throw new Error('the evening is not in the audit');
	return audit;
}

export function saidByAudit(audit: EveningAudit, book: string): Standings {
	const inPoints = countsPoints(book);
	return {
		round: audit.round && roundText(audit.round.kind, audit.round.played, audit.round.of),
		queue: audit.queue.join(' '),
		votes: audit.openVotes,
		stock: audit.stock,
		dealer: audit.dealer,
		out: audit.sittingOut.join(''),
		games: audit.games.map(({ entry, lines, opens, stock = {}, bought = {}, ...money }) => ({
			...(inPoints
				? { entry, price: totalOf(lines as readonly Line[]), payoff: { ...money.points } }
				: { entry, price: money.price, payoff: money.payoff }),
			...{ opens: opens.join(' '), stock, hand: bought }
		})),
		balance: inPoints ? { ...audit.points } : audit.balance,
		winnings: audit.winnings,
		warnings: (audit.warnings ?? []).map(({ entry, rule }) => `${entry} ${rule}`).sort()
	};
}

/** Games whose lines do not add up to their price, or to no money where they are points. */
export const miscounted = (audit: EveningAudit, book: string): readonly string[] =>
	audit.games
		.filter(({ price, lines }) =>
			countsPoints(book) ? price !== 0 : totalOf(lines as readonly Line[]) !== price
		)
		.map(({ entry }) => entry);
