import { amountText } from '#lib/base/money.ts';
import { cited } from '#lib/rules/bill.ts';
import { bockIn, type Book, type RoundRule } from '#lib/rules/book.ts';
import { mungosDue, type RoundQueue, type RunningRound } from './rounds.ts';
import { before, genderOf, roundWord, termOf, wordOf } from '#lib/rules/book-words.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import type { EveningState, GameRow } from '../state.ts';
import type { OpenedByGame } from './triggers.ts';

/** The running round: "Bockrunde, Spiel 2 von 4". */
export function runningText(book: Book, round: RunningRound, length: number | null): string {
	const name = `${round.geschoben ? 'Geschobene ' : ''}${roundWord(book, round.kind)}`;
	const due = mungosDue(round);
	if (due !== null) return `${name}, Mungo ${round.mungos + 1} von ${due}`;
	if (length !== null) return `${name}, Spiel ${round.played + 1} von ${length}`;
	const owed = [...round.stoeckle.values()].flat().length;
	return owed > 0 ? `${name}, noch ${owed} ${book.words.stoeckle}` : `${name}, Spiel ${round.played + 1}`;
}

/** The rounds that wait behind it: "Bockrunde, 2 × Mungorunde"; empty if none do. */
export function waitingText(book: Book, { waiting }: RoundQueue): string {
	const runs: { readonly word: string; many: number }[] = [];
	for (const { kind } of waiting) {
		const word = roundWord(book, kind);
		const last = runs.at(-1);
		if (last?.word === word) last.many += 1;
		else runs.push({ word, many: 1 });
	}
	return runs.map(({ word, many }) => (many > 1 ? `${many} × ${word}` : word)).join(', ');
}

/** Why a round can't begin any more: `found` came about. */
export const excludedText = (book: Book, kind: RoundKind, found: RoundKind): string =>
	`${roundWord(book, kind)} gibt es nur, solange noch keine ${roundWord(book, found)} zustande kam (${cited(book.rounds[kind]?.source ?? '')}).`;

/** The round that is agreed on, while its deciding game is still to be played; else empty. */
export function announcedText({ announced, book, rounds }: EveningState): string {
	if (!announced || announced.decidedBy !== null) return '';
	const last = rounds.running ? 'dann noch ein gewöhnliches Spiel' : 'noch ein gewöhnliches Spiel';
	return `${roundWord(book, announced.round)} ausgemacht, ${last}`;
}

/** "der nächste", by the gender of what comes next. */
export const NEXT_BY_GENDER = { der: 'der nächste', die: 'die nächste', das: 'das nächste' } as const;

/** What wins the Stock of a Gardareizrunde, "nur das Herz-Solo", or by agreement any game (§5.3); or what it is there for. */
export function stockWinner(book: Book, anyContract: boolean, there: '' | 'für ' = ''): string {
	if (anyContract) return `${there}jedes gewonnene Spiel`;
	const article = before(there ? 'den' : 'der', genderOf(book, 'solo'));
	return `nur ${there}${article} ${book.words.suits[book.gardareiz?.suit ?? 'herz']}-${wordOf(book, 'solo')}`;
}

/** What wins the Stock by a club's own rule, "das nächste gewonnene Solo nimmt alles"; empty if nothing does. */
export function stockTaker(book: Book): string {
	const game = book.stock.wonBy?.game;
	if (game === undefined) return '';
	const next = (gender: keyof typeof NEXT_BY_GENDER, word: string): string =>
		`${NEXT_BY_GENDER[gender]} gewonnene ${word} nimmt alles`;
	if (game === 'rufspiel') return next(genderOf(book, 'rufspiel'), wordOf(book, 'rufspiel'));
	if (game === 'herzSolo')
		return next(genderOf(book, 'solo'), `${book.words.suits.herz}-${wordOf(book, 'solo')}`);
	return next('das', game === 'any' ? 'Spiel' : 'Einzelspiel');
}

function whoTakes(book: Book): string {
	const taker = stockTaker(book);
	return book.rufspielStock
		? `, ${NEXT_BY_GENDER[genderOf(book, 'rufspiel')]} ${wordOf(book, 'rufspiel')} entscheidet darüber`
		: taker && `, ${taker}`;
}

/** What a round lets count, and without what it is played: "alles doppelt, ohne Deckel". */
function roundMeans(book: Book, rule: RoundRule): string {
	const { value = 1 } = bockIn(book, rule) ?? {};
	const what = rule.doubles.games === 'every' ? 'alles' : 'Einzelspiele';
	const counts = value === 1 ? 'alles einfach' : `${what} ${timesWord(value)}`;
	return `${counts}${rule.deckel ? '' : `, ohne ${book.words.deckel}`}`;
}

const timesWord = (value: number): string => (value === 2 ? 'doppelt' : `×\u00a0${value}`);

/** What is tapped where the wrong one dealt, and what the game counts then. */
export const outOfTurnText = (book: Book): string =>
	`${termOf(book, 'bockspiel')}: der Falsche gab, zählt ${timesWord(book.bockspiel?.value ?? 1)}`;

/** What round and Stock mean for the next game, in a few German words; empty if nothing. */
export function meaningText(evening: EveningState): string {
	const { running } = evening.rounds;
	const stock =
		evening.stock > 0
			? `${termOf(evening.book, 'stock')} ${amountText(evening.stock, evening.book.unit.points)}`
			: '';
	if (!running) return stock && `${stock}${whoTakes(evening.book)}`;
	const played = roundMeans(evening.book, running.rule);
	if (!stock) return played;
	// What a Gardareizrunde is about comes first: the end of a line may be a tap away.
	if (running.kind !== 'gardareizrunde') return `${played}, ${stock}`;
	return `${stock} ${stockWinner(evening.book, running.anyContractWinsStock, 'für ')}, ${played}`;
}

/** The rounds that a game opened, as a German sentence to read out; null if it opened none. What waits now is named whole. */
export function openedText(book: Book, row: GameRow, evening: EveningState): string | null {
	if (row.opens.length === 0) return null;
	const { running } = evening.rounds;
	const text = (opened: OpenedByGame): string => {
		if (opened === 'vote') return 'Wieder alle Stiche: Der Tisch stimmt ab.';
		return running?.kind === opened && running.opener === row.entry.id
			? `Jetzt kommt eine ${runningText(book, running, evening.roundLength)}.`
			: `${waitingText(book, evening.rounds) || roundWord(book, opened)} vorgemerkt.`;
	};
	return [...new Set(row.opens.map(text))].join(' ');
}
