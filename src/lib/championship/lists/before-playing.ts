import { sum } from '#lib/base/collections.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { wordOf } from '#lib/rules/book-words.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import type { Partie } from './partie.ts';
import { isSoloOrWenz, MUST_BE, needsApproval } from './tournament-list.ts';

/** A game that is being typed, as far as the tournament asks something of it. */
export interface TypedAtTournament {
	readonly contract: Contract;
	readonly declarer?: MemberId | undefined;
	readonly tout?: boolean | undefined;
	readonly schwarz: boolean;
	/** The game of the list that is corrected, or before which it is put in; null if it is dealt now. */
	readonly past: EntryId | null;
}

/**
 * What a tournament's table hears of a game before it is played or saved, a German sentence: that a stage's first game knows
 * neither Tout nor Schwarz (schafkopfschule 5.2.15), or that the referee has to approve it (5.2.14, 5.2.16). Null if nothing.
 */
export function beforePlaying(partie: Partie, typed: TypedAtTournament): string | null {
	const { book } = partie.evening;
	const at = partie.games.findIndex(({ row }) => row.place === typed.past);
	const before = at < 0 ? partie.games : partie.games.slice(0, at);
	if (partie.games[at]?.approval?.approved === true) return null;
	if (before.length === 0) return beforeFirst(book, typed);
	const why = needsApproval(book, typed, solosOf(typed.declarer, before, partie));
	return why && `${MUST_BE[why]} Fragt ihn, bevor gespielt wird.`;
}

/** Solos and Wenz that a player had in the list before, with those of a list on paper (5.2.16). */
function solosOf(player: MemberId | undefined, before: Partie['games'], { evening, papers }: Partie): number {
	if (player === undefined) return 0;
	const played = before.filter(
		({ row, counted }) =>
			counted !== null && row.game.declarer === player && isSoloOrWenz(evening.book, counted)
	);
	return played.length + sum(papers.map(({ row }) => row.entry.counts?.soloOrWenz?.[player] ?? 0));
}

function beforeFirst(book: Book, typed: TypedAtTournament): string | null {
	const what = typed.tout ? book.words.tout : typed.schwarz ? 'Schwarz' : null;
	return what && isSoloOrWenz(book, typed)
		? `Im ersten Spiel eines Durchgangs ist ${what} nicht erlaubt: In der Liste zählt es als einfaches Spiel, ${wordOf(book, typed.contract)} (§\u00a05.2.15).`
		: null;
}
