import type { AgreedEntry, AnnouncedEntry, RoundEndEntry, RoundEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import type { RoundRule } from '#lib/rules/book.ts';
import { warn, where } from '../table.ts';
import { endRunning, enqueue, geschoben } from './rounds.ts';
import { advance, type SchafkopfTable } from './table.ts';

/** A round is asked for, or decided by a vote. It is queued at its place in the log. */
export function takeRound(table: SchafkopfTable, place: Place, entry: RoundEntry): void {
	const row = { type: 'round', ...where(table, place), entry } as const;
	const rule = roundRule(table, entry);
	if (!rule) {
		warn(table, entry.id, 'no-such-round', 'Diese Runde gibt es hier nicht.');
		table.rows.push({ ...row, counts: false });
		return;
	}
	const answers = entry.vote !== undefined && table.openVotes > 0;
	if (answers) table.openVotes -= 1;
	else if (entry.vote) warn(table, entry.id, 'no-open-vote', 'Hier war über nichts abzustimmen.');
	const slow = (entry.geschoben ?? false) && rule.canBeGeschoben;
	const changed = slow && !entry.vote && table.openedByGame > 0 ? geschoben(table.rounds, entry.round) : null;
	if (changed) {
		table.rounds = changed;
		table.openedByGame -= 1;
	} else {
		if (answers) table.openedByGame += 1;
		const round = {
			kind: entry.round,
			rule,
			opener: entry.id,
			byGame: answers,
			geschoben: slow,
			dealer: rule.alteDeals ? (entry.dealer ?? null) : null,
			anyContractWinsStock: entry.anyContractWinsStock ?? false
		};
		advance(table, enqueue(table.rounds, round, table.seats));
		if (table.announced?.round === entry.round) table.announced = null;
		table.had.add(entry.round);
	}
	table.rows.push({ ...row, counts: true });
}

/**
 * A round is agreed on. The next ordinary game, neither of another round nor a Bockspiel, decides who deals first in it (§5.7).
 * Agreeing twice makes no second round.
 */
export function takeAnnounced(table: SchafkopfTable, place: Place, entry: AnnouncedEntry): void {
	const counts = roundRule(table, entry)?.alteDeals ?? false;
	if (counts) table.announced ??= { round: entry.round, decidedBy: null };
	else warn(table, entry.id, 'no-such-round', 'Diese Runde gibt es hier nicht.');
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
}

/** Changes what wins the Stock in the running Gardareizrunde (§5.3). */
export function takeAgreed(table: SchafkopfTable, place: Place, entry: AgreedEntry): void {
	const { running } = table.rounds;
	const counts = running?.kind === 'gardareizrunde';
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
	if (!counts) return warn(table, entry.id, 'no-such-round', 'Hier läuft keine Gardareizrunde.');
	const { anyContractWinsStock } = entry;
	table.rounds = { ...table.rounds, running: { ...running, anyContractWinsStock } };
}

/** The rule of a round; null in a championship (§11.4), if the book does not know the round, or if it came too late. */
function roundRule(table: SchafkopfTable, entry: Pick<RoundEntry, 'round'>): RoundRule | null {
	if (table.occasion === 'meisterschaft') return null;
	const rule = table.book.rounds[entry.round];
	if (!rule) return null;
	// The Abschlussrunde is itself a Mungorunde (weitnau §4.7), so there is no second one either.
	const { onlyWithout } = rule;
	const late = onlyWithout !== null && (table.had.has(onlyWithout) || table.had.has(entry.round));
	return late ? null : rule;
}

/** The table ends the running round early. */
export function takeRoundEnd(table: SchafkopfTable, place: Place, entry: RoundEndEntry): void {
	const counts = table.rounds.running !== null;
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
	if (counts) advance(table, endRunning(table.rounds, table.seats));
	else warn(table, entry.id, 'no-such-round', 'Hier läuft keine Runde.');
}
