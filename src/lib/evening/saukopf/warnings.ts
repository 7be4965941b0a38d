import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import type { CheckedSaukopf, SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { DREIHAXER, VIERHAXER } from '#lib/rules/saukopf/vocabulary.ts';
import type { Warning, WarningRule } from '../state.ts';
import { NO_CARDS, NOT_SEATED } from '../table.ts';

/** Warns if a game does not fit the players at the table. It is not refused, since seats may come from another phone. */
export function saukopfWarnings(
	book: SaukopfBook,
	written: SaukopfGame,
	game: CheckedSaukopf,
	seats: readonly MemberId[],
	entry: EntryId
): readonly Warning[] {
	const warnings: Warning[] = [];
	const warn = (rule: WarningRule, text: string, about?: Warning['about']): void =>
		void warnings.push({ entry, rule, text, ...(about ? { about } : {}) });
	const { kind, word } = book.contracts[game.contract];
	if (kind !== 'solo' && seats.length !== VIERHAXER) {
		warn('contract-not-here', `${word} gibt es nur zu viert.`);
	}
	if ((game.trog || written.trogAugen !== undefined) && seats.length !== DREIHAXER) {
		warn('contract-not-here', 'Einen Trog gibt es nur zu dritt.');
	}
	const counted = [...(game.outcome.each?.keys() ?? [])];
	const stranger = [game.declarer, game.partner, ...counted].find((one) => one && !seats.includes(one));
	// Here nobody at the table sits out.
	if (stranger) warn('not-at-the-table', NO_CARDS, { member: stranger, says: NOT_SEATED });
	else if (isMissing(seats, counted)) warn('not-at-the-table', NO_CARDS);
	return warnings;
}

const isMissing = (seats: readonly MemberId[], counted: readonly MemberId[]): boolean =>
	counted.length > 0 && seats.some((seat) => !counted.includes(seat));
