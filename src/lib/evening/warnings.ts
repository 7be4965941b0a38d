import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { wordOf } from '#lib/rules/fields.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import type { Warning, WarningRule } from './state.ts';

/** What the table does that the book does not allow now. Nothing of it is refused: the table has the last word. */
export function gameWarnings(
	{ book, seats }: { readonly book: Book; readonly seats: readonly MemberId[] },
	written: Game,
	game: CheckedGame,
	players: readonly MemberId[],
	entry: EntryId
): readonly Warning[] {
	const warnings: Warning[] = [];
	const warn = (rule: WarningRule, text: string): void => void warnings.push({ entry, rule, text });
	const word = wordOf(book, game.contract);
	const rule = book.contracts[game.contract];

	if (rule?.place === 'specialRounds') {
		warn('contract-not-here', `${word} gibt es nur in besonderen Runden.`);
	}
	if (book.deckel) {
		if (written.outOfTurn) {
			if (game.deckel.length > 0) warn('deckel-not-allowed', 'Im Bockspiel zählen Deckel nicht.');
		} else if (game.deckel.length === 0 && rule && !goesWithoutDeckel(rule.withoutDeckel, game)) {
			warn(
				'deckel-missing',
				`Ohne Deckel gibt es kein ${word}${rule.tout ? `, nur als ${book.words.tout}` : ''}.`
			);
		}
	}
	const { dealtBy, foul } = written;
	const seated = [dealtBy, foul?.player].filter((member) => member !== undefined);
	const holding = namedIn(written);
	if (
		holding.some((member) => !players.includes(member)) ||
		seated.some((member) => !seats.includes(member))
	) {
		warn('not-at-the-table', 'Wer hier genannt ist, hat in diesem Spiel keine Karten.');
	}
	return warnings;
}

function goesWithoutDeckel(rule: 'yes' | 'tout' | 'no', game: CheckedGame): boolean {
	if (rule === 'tout') return game.type === 'sides' && game.tout;
	return rule === 'yes';
}

/** Every member a game names as somebody who plays. */
export function namedIn(game: Game): readonly MemberId[] {
	const named = [game.declarer, game.partner, game.durchmarsch, game.hinleger].filter(
		(member) => member !== undefined
	);
	const augen = typeof game.augen === 'object' ? (Object.keys(game.augen) as MemberId[]) : [];
	const tricks = Object.keys(game.tricks ?? {}) as MemberId[];
	return [
		...named,
		...augen,
		...tricks,
		...(game.deckel ?? []),
		...(game.spritzen ?? []),
		...(game.losers ?? [])
	];
}
