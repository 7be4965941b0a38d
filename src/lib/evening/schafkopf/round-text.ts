import { euro } from '#lib/base/money.ts';
import type { Book } from '#lib/rules/book.ts';
import { mungosDue, type RoundQueue, type RunningRound } from './rounds.ts';
import { roundWord } from '#lib/rules/book-words.ts';
import type { EveningState, GameRow } from '../state.ts';
import type { Opened } from './triggers.ts';

/** What runs: "Bockrunde, Spiel 2 von 4". */
export function runningText(book: Book, round: RunningRound, length: number | null): string {
	const name = `${round.geschoben ? 'Geschobene ' : ''}${roundWord(book, round.kind)}`;
	const due = mungosDue(round);
	if (due !== null) return `${name}, Mungo ${round.mungos + 1} von ${due}`;
	if (length !== null) return `${name}, Spiel ${round.played + 1} von ${length}`;
	const owed = [...round.stoeckle.values()].reduce((sum, contracts) => sum + contracts.length, 0);
	return owed > 0 ? `${name}, noch ${owed} ${book.words.stoeckle}` : `${name}, Spiel ${round.played + 1}`;
}

/** What waits behind it: "danach Mungorunde, Bockrunde"; empty where nothing does. */
export const waitingText = (book: Book, { waiting }: RoundQueue): string =>
	waiting.length > 0 ? `danach ${waiting.map(({ kind }) => roundWord(book, kind)).join(', ')}` : '';

/** What is agreed on while its game is still to be played; empty where nothing is. */
export function announcedText({ announced, book, rounds }: EveningState): string {
	if (!announced || announced.decidedBy !== null) return '';
	const last = rounds.running ? 'dann noch ein gewöhnliches Spiel' : 'noch ein gewöhnliches Spiel';
	return `${roundWord(book, announced.round)} ausgemacht, ${last}`;
}

/** What gets the Stock of a Gardareizrunde: "nur das Herz-Solo", or by agreement any game (§5.3). */
export const stockWinner = (book: Book, anyContract: boolean): string =>
	anyContract ? 'jedes gewonnene Spiel' : `nur das ${book.words.suits[book.gardareiz?.suit ?? 'herz']}-Solo`;

/** What a round means for the next game, in a few words. */
export function meaningText(evening: EveningState): string {
	const { running } = evening.rounds;
	if (!running) {
		if (evening.stock <= 0) return '';
		const decides = evening.book.rufspielStock ? ', das nächste Rufspiel entscheidet darüber' : '';
		return `Stock ${euro(evening.stock)}${decides}`;
	}
	const doubled = running.rule.doubles.games === 'every' ? 'alles doppelt' : 'Einzelspiele doppelt';
	const deckel = running.rule.deckel ? '' : `, ohne ${evening.book.words.deckel}`;
	const wins =
		running.kind === 'gardareizrunde'
			? ` für ${stockWinner(evening.book, running.anyContractWinsStock)}`
			: '';
	const stock = evening.stock > 0 ? `, Stock ${euro(evening.stock)}${wins}` : '';
	return `${doubled}${deckel}${stock}`;
}

/** What a game has opened, in a sentence to read out; null where it opened nothing. */
export function openedText(book: Book, row: GameRow, evening: EveningState): string | null {
	if (row.opens.length === 0) return null;
	const { running } = evening.rounds;
	const text = (opened: Opened): string => {
		if (opened === 'vote') return 'Wieder alle Stiche: Der Tisch stimmt ab.';
		const now = running?.kind === opened && running.opener === row.entry.id;
		return now ? `Jetzt kommt eine ${roundWord(book, opened)}.` : `${roundWord(book, opened)} vorgemerkt.`;
	};
	return row.opens.map(text).join(' ');
}
