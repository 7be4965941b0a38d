import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { noneOf, noneWithoutDeckel, roundWord, wordOf } from '#lib/rules/book-words.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { stoeckleOf } from '#lib/rules/contract-kind.ts';
import { playingIn } from '#lib/rules/named-in-game.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import type { Warning, WarningRule } from '../state.ts';
import { NO_CARDS, NOT_SEATED } from '../table.ts';
import { dealerOf, dealtTo, deckelCount, type Moment, possibleTrades } from './moment.ts';
import { isPlayedNow, type RunningRound } from './rounds.ts';

type Warn = (rule: WarningRule, text: string, about?: Warning['about']) => void;

/**
 * What the book does not allow now, what moves other people's money first. It is written all the same: the table has the last
 * word.
 */
export function gameWarnings(moment: Moment, written: Game, game: CheckedGame, entry: EntryId): Warning[] {
	const warnings: Warning[] = [];
	const warn: Warn = (rule, text, about) =>
		void warnings.push({ entry, rule, text, ...(about ? { about } : {}) });
	// A Bockspiel is not part of the running round (§8.4), so the round does not restrict it.
	const round = written.outOfTurn ? null : moment.round;

	warnOfStrangers(moment, written, warn);
	if (!isPlayedNow(moment.book, round, game.contract)) {
		const name = round && roundWord(moment.book, round.kind);
		warn(
			'contract-not-here',
			name
				? `In der ${name} gibt es ${noneOf(moment.book, game.contract)}.`
				: `${wordOf(moment.book, game.contract)} gibt es nur in besonderen Runden.`
		);
	}
	warnOfDeckel(moment, written, game, warn);
	if (round && owesNot(moment.book, round, game)) {
		const { stoeckle } = moment.book.words;
		const { declarer } = game;
		const word = wordOf(moment.book, game.contract);
		if (declarer === null) warn('stoeckle-missing', `Es fehlt, wessen ${stoeckle} das ist.`);
		else
			warn('stoeckle-missing', `Für ${word} hat der Spieler kein ${stoeckle} mehr.`, {
				member: declarer,
				says: `hat für ${word} kein ${stoeckle} mehr.`
			});
	}
	warnOfBid(moment.book, round, written, warn);
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
		warn('deckel-missing', `Ohne ${deckel} gibt es ${noneWithoutDeckel(book, game.contract)}.`);
	}
}

function goesWithoutDeckel(rule: 'yes' | 'tout' | 'no', game: CheckedGame): boolean {
	if (rule === 'tout') return game.type === 'sides' && game.tout;
	return rule === 'yes';
}

/** Whether the declarer plays a contract that he no longer owes. What nobody ever owes, like a Sie, needs no Stöckle. */
function owesNot(book: Book, round: RunningRound, game: CheckedGame): boolean {
	const used = stoeckleOf(book, game.contract);
	if (!round.rule.stoeckle.includes(used)) return false;
	return game.declarer === null || !round.stoeckle.get(game.declarer)?.includes(used);
}

const isBidFor = (book: Book, contract: Contract): boolean =>
	book.rounds.gardareizrunde?.contracts?.includes(contract) ?? true;

/** A bid for a contract that is not bid for still counts as what had to be reached, with a warning. */
function warnOfBid(book: Book, round: RunningRound | null, written: Game, warn: Warn): void {
	const { bid, contract } = written;
	if (!isBidFor(book, contract)) {
		if (bid !== undefined && isPlayedNow(book, round, contract))
			warn('contract-not-here', `Um ${wordOf(book, contract)} wird nicht gereizt.`);
	} else if (round?.kind === 'gardareizrunde' && book.gardareiz)
		warnOfHeight(book, book.gardareiz.bettelUpTo, written, warn);
}

function warnOfHeight(book: Book, bettelUpTo: number, { bid, contract }: Game, warn: Warn): void {
	if (bid === undefined) return warn('bid-missing', 'Es fehlt, wie hoch gereizt wurde.');
	if (book.contracts[contract]?.goal === 'keinStich' && bid > bettelUpTo)
		warn('bid-too-high', `${wordOf(book, contract)} geht nur bis ${bettelUpTo}.`);
}

function strangerSays({ seats }: Moment, stranger: MemberId, dealer: MemberId): string {
	if (!seats.includes(stranger)) return NOT_SEATED;
	return stranger === dealer ? 'gibt und setzt aus.' : 'setzt aus.';
}

function warnOfStrangers(moment: Moment, written: Game, warn: Warn): void {
	const { dealtBy, foul, bought } = written;
	const dealt = dealtTo(moment, written);
	const stranger =
		playingIn(written).find((member) => !dealt.includes(member)) ??
		[dealtBy, foul?.player].find((member) => member !== undefined && !moment.seats.includes(member));
	if (stranger === undefined && !bought) return;
	const dealer = dealerOf(moment, written);
	const trades = possibleTrades(moment.seats, dealer);
	if (stranger !== undefined) {
		const buys = !bought && moment.book.boughtHand !== null && trades.some(({ buyer }) => buyer === stranger);
		const says = `${strangerSays(moment, stranger, dealer)}${buys ? ' Blatt gekauft?' : ''}`;
		warn('not-at-the-table', NO_CARDS, { member: stranger, says });
	}
	if (bought && !trades.some(({ buyer, seller }) => buyer === bought.buyer && seller === bought.seller)) {
		warn('not-at-the-table', 'Dieses Blatt kann hier so nicht gekauft werden.');
	}
}
