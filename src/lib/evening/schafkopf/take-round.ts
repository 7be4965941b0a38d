import type { AgreedEntry, AnnouncedEntry, RoundEndEntry, RoundEntry, TariffEntry } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import { isNoTariff, type RoundRule } from '#lib/rules/book.ts';
import { warn, where } from '../table.ts';
import { endRunning, enqueue, excludedBy, geschoben } from './rounds.ts';
import { excludedText } from './round-text.ts';
import { advance, type SchafkopfTable } from './table.ts';

/** A round is asked for, or decided by a vote. It is queued at its place in the log. */
export function takeRound(table: SchafkopfTable, place: Place, entry: RoundEntry): void {
	const row = { type: 'round', ...where(table, place), entry } as const;
	const rule = roundRule(table, entry);
	if (typeof rule === 'string') {
		warn(table, entry.id, 'no-such-round', rule);
		table.rows.push({ ...row, counts: false });
		return;
	}
	const { answers, warnings } = takeVote(table, entry);
	const slow = (entry.geschoben ?? false) && rule.canBeGeschoben;
	const changed = slow && !entry.vote && table.openedByGame > 0 ? geschoben(table.rounds, entry.round) : null;
	if (changed) {
		table.rounds = changed;
		table.openedByGame -= 1;
	} else queue(table, entry, rule, answers, slow);
	table.rows.push({ ...row, counts: true, warnings });
}

/** Whether the table was asked to vote on this round, and a warning of a vote that nothing asked for. */
function takeVote(table: SchafkopfTable, { id, vote }: RoundEntry) {
	const answers = vote !== undefined && table.openVotes > 0;
	const warnings =
		vote === undefined || answers
			? []
			: [warn(table, id, 'no-open-vote', 'Hier war über nichts abzustimmen.')];
	if (answers) table.openVotes -= 1;
	return { answers, warnings };
}

function queue(
	table: SchafkopfTable,
	{ id, round: kind, dealer, anyContractWinsStock = false }: RoundEntry,
	rule: RoundRule,
	byGame: boolean,
	slow: boolean
): void {
	if (byGame) table.openedByGame += 1;
	const dealtBy = rule.alteDeals ? (dealer ?? null) : null;
	const round = { kind, rule, opener: id, byGame, geschoben: slow, dealer: dealtBy, anyContractWinsStock };
	advance(table, enqueue(table.rounds, round, table.seats));
	if (table.announced?.round === kind) table.announced = null;
}

/**
 * A round is agreed on. The next ordinary game, neither of another round nor a Bockspiel, decides who deals first in it (§5.7).
 * Agreeing twice makes no second round.
 */
export function takeAnnounced(table: SchafkopfTable, place: Place, entry: AnnouncedEntry): void {
	const rule = roundRule(table, entry);
	const counts = typeof rule !== 'string' && rule.alteDeals;
	if (counts) table.announced ??= { round: entry.round, decidedBy: null };
	else warn(table, entry.id, 'no-such-round', typeof rule === 'string' ? rule : NOT_HERE);
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
}

/** Changes what wins the Stock in the running Gardareizrunde (§5.3). */
export function takeAgreed(table: SchafkopfTable, place: Place, entry: AgreedEntry): void {
	const { running } = table.rounds;
	const counts = running?.kind === 'gardareizrunde';
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
	if (!counts) return void warn(table, entry.id, 'no-such-round', 'Hier läuft keine Gardareizrunde.');
	const { anyContractWinsStock } = entry;
	table.rounds = { ...table.rounds, running: { ...running, anyContractWinsStock } };
}

/** From here on a unit is worth something else. A championship, where all tables count alike, plays by one tariff. */
export function takeTariff(table: SchafkopfTable, place: Place, entry: TariffEntry): void {
	const isList = table.occasion === 'meisterschaft';
	const counts = !isList && !isNoTariff(table.book, entry.rate);
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
	if (counts) table.unit = entry.rate;
	else warn(table, entry.id, 'rate-unknown', isList ? ONE_TARIFF : 'Das ist keiner der beiden Tarife.');
}

const ONE_TARIFF = 'In einer Meisterschaft gilt an allen Tischen ein Tarif.';
const NOT_HERE = 'Diese Runde gibt es hier nicht.';

/** The rule of a round; why there is none in a championship (§11.4), by a book that does not know it, or if it came too late. */
function roundRule(table: SchafkopfTable, entry: Pick<RoundEntry, 'round'>): RoundRule | string {
	if (table.occasion === 'meisterschaft') return NOT_HERE;
	const rule = table.book.rounds[entry.round];
	if (!rule) return NOT_HERE;
	const found = excludedBy(table, entry.round);
	return found === null ? rule : excludedText(table.book, entry.round, found);
}

/** The table ends the running round early. */
export function takeRoundEnd(table: SchafkopfTable, place: Place, entry: RoundEndEntry): void {
	const counts = table.rounds.running !== null;
	table.rows.push({ type: 'round', ...where(table, place), entry, counts });
	if (counts) advance(table, endRunning(table.rounds, table.seats));
	else warn(table, entry.id, 'no-such-round', 'Hier läuft keine Runde.');
}
