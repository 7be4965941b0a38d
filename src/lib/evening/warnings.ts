import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { roundWord, wordOf } from '#lib/rules/fields.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { possibleTrades } from './bought.ts';
import { dealerOf, deckelCount, type Moment } from './moment.ts';
import { contractsNow, type RunningRound } from './rounds.ts';
import type { Warning, WarningRule } from './state.ts';

type Warn = (rule: WarningRule, text: string) => void;

/** What the table does that the book does not allow now. Nothing of it is refused: the table has the last word. */
export function gameWarnings(
	moment: Moment,
	written: Game,
	game: CheckedGame,
	players: readonly MemberId[],
	entry: EntryId
): readonly Warning[] {
	const warnings: Warning[] = [];
	const warn: Warn = (rule, text) => void warnings.push({ entry, rule, text });
	// §8.4: a Bockspiel stands beside the round, which does not bind it.
	const round = written.outOfTurn ? null : moment.round;
	const word = wordOf(moment.book, game.contract);

	if (!contractsNow(moment.book, round).includes(game.contract)) {
		const name = round && roundWord(moment.book, round.kind);
		warn(
			'contract-not-here',
			name ? `In der ${name} gibt es kein ${word}.` : `${word} gibt es nur in besonderen Runden.`
		);
	}
	warnOfDeckel(moment, written, game, warn);
	if (round && owesNot(round, game)) {
		warn('stoeckle-missing', `Für ${word} hat der Spieler kein ${moment.book.words.stoeckle} mehr.`);
	}
	if (round?.kind === 'gardareizrunde') warnOfBid(moment, written, warn);
	warnOfStrangers(moment, written, players, warn);
	return warnings;
}

function warnOfDeckel(moment: Moment, written: Game, game: CheckedGame, warn: Warn): void {
	const { book } = moment;
	const rule = book.contracts[game.contract];
	if (!book.deckel || !rule) return;
	const { deckel } = book.words;
	if (!deckelCount(moment, written)) {
		if (game.deckel.length > 0) {
			warn('deckel-not-allowed', `Hier wird ohne ${deckel} gespielt; ${deckel} zählen nicht.`);
		}
	} else if (game.deckel.length === 0 && !goesWithoutDeckel(rule.withoutDeckel, game)) {
		const tout = rule.withoutDeckel === 'tout' && rule.tout ? `, nur als ${book.words.tout}` : '';
		warn('deckel-missing', `Ohne ${deckel} gibt es kein ${wordOf(book, game.contract)}${tout}.`);
	}
}

function goesWithoutDeckel(rule: 'yes' | 'tout' | 'no', game: CheckedGame): boolean {
	if (rule === 'tout') return game.type === 'sides' && game.tout;
	return rule === 'yes';
}

/** Whether the declarer plays what he owes no more; what nobody owes, a Sie among it, needs no Stöckle. */
function owesNot(round: RunningRound, game: CheckedGame): boolean {
	if (!round.rule.stoeckle.includes(game.contract)) return false;
	return game.declarer === null || !round.stoeckle.get(game.declarer)?.includes(game.contract);
}

function warnOfBid({ book, round }: Moment, written: Game, warn: Warn): void {
	if (!book.gardareiz || !round?.rule.contracts?.includes(written.contract)) return;
	if (written.bid === undefined) warn('bid-missing', 'Es fehlt, wie hoch gereizt wurde.');
	else if (written.contract === 'bettel' && written.bid > book.gardareiz.bettelUpTo) {
		warn('bid-too-high', `Ein Bettel geht nur bis ${book.gardareiz.bettelUpTo}.`);
	}
}

function warnOfStrangers(moment: Moment, written: Game, players: readonly MemberId[], warn: Warn): void {
	const { dealtBy, foul, bought } = written;
	const seated = [dealtBy, foul?.player].filter((member) => member !== undefined);
	if (
		namedIn(written).some((member) => !players.includes(member)) ||
		seated.some((member) => !moment.seats.includes(member))
	) {
		warn('not-at-the-table', 'Wer hier genannt ist, hat in diesem Spiel keine Karten.');
	}
	if (!bought) return;
	const trades = possibleTrades(moment.seats, dealerOf(moment, written));
	if (!trades.some(({ buyer, seller }) => buyer === bought.buyer && seller === bought.seller)) {
		warn('not-at-the-table', 'Dieses Blatt kann hier so nicht gekauft werden.');
	}
}

/** Every member a game names as somebody who plays. */
function namedIn(game: Game): readonly MemberId[] {
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
		...(game.losers ?? []),
		...(game.jungfrau ?? [])
	];
}
