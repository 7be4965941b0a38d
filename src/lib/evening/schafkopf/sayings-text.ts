import { counted, inSentence } from '#lib/base/text.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { termOf, wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { bettelOf } from '#lib/rules/contract-kind.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import type { NameOf } from '../game-text.ts';
import type { EveningState } from '../state.ts';
import { announcedText, meaningText, openedText, runningText, waitingText } from './round-text.ts';
import { nextDoublesText } from './next-doubles.ts';
import type { Saying } from './sayings.ts';

/** Whether the dealer's right neighbour shuffles once more and nobody cuts, as in the Schule's tournament (5.2.6). */
export const isReshuffled = ({ book, occasion }: Pick<EveningState, 'book' | 'occasion'>): boolean =>
	occasion === 'meisterschaft' && book.championshipShuffle !== null;

/** What the table hears, in a few German words without a full stop: they stand in one line. */
export const sayingText = (book: Book, saying: Saying, nameOf: NameOf, reshuffled = false): string =>
	answerOf(SAID, 'code', saying, book, nameOf, reshuffled);

const SAID: Answers<Saying, 'code', [Book, NameOf, boolean], string> = {
	bockspiel: ({ next }, book, nameOf) =>
		`${termOf(book, 'bockspiel')}: doppelt, ohne ${book.words.deckel}; danach gibt ${nameOf(next)}`,
	boughtUnseen: ({ buyer, laid }, { words: { deckel } }, nameOf) =>
		laid
			? `Ungesehen gekauft, ${nameOf(buyer)}? Nur dann gilt der ${deckel}`
			: `Ungesehen gekauft? Nur dann darf ${nameOf(buyer)} einen ${deckel} legen`,
	bettelCards: ({ bid, open, swap }, book) => {
		const swapped = swap > 0 ? `, die Mitspieler tauschen ${swap}` : '';
		return `${wordOf(book, bettelOf(book))} bei ${bid}: ${counted(open, 'Karte', 'Karten')} offen${swapped}`;
	},
	noDeckel: (saying, book) => noDeckelText(book, saying),
	mustPlay: ({ player }, _, nameOf) => `Will keiner, muss ${nameOf(player)} spielen`,
	bids: ({ least, step, bettelUpTo }, book) => {
		const bids = [least, least + step, least + 2 * step].join(', ');
		return `Gereizt wird ${bids} …, ${wordOf(book, bettelOf(book))} bis ${bettelUpTo}`;
	},
	order: ({ contracts }, book) => contracts.map((one) => wordOf(book, one)).join(', '),
	// Whose turn it is stands beside the line.
	deal: ({ inTurn, dealer, cutter, first }, _, nameOf, reshuffled) =>
		`${inTurn ? '' : `${nameOf(dealer)} gibt, `}${nameOf(cutter)} ${reshuffled ? 'mischt nach' : 'hebt ab'}, ${nameOf(first)} fängt an`
};

/**
 * The line's texts, the most urgent first: what the last game opened, the running round, what is to be heard of the next game,
 * what waits, and who does what.
 */
export function lineOf(evening: EveningState, said: readonly Saying[], nameOf: NameOf): readonly string[] {
	const { book, rounds, roundLength, openVotes } = evening;
	const texts = (deal: boolean): readonly string[] =>
		said
			.filter(({ code }) => (code === 'deal') === deal)
			.map((saying) => sayingText(book, saying, nameOf, isReshuffled(evening)));
	const isBidding = rounds.running?.kind === 'gardareizrunde';
	const opened = openVotes === 0 ? openedNow(evening) : '';
	const waiting = waitingText(book, rounds);
	const running = rounds.running ? runningText(book, rounds.running, roundLength) : '';
	return [
		opened,
		opened.includes(running) ? '' : running,
		isBidding ? meaningText(evening) : '',
		nextDoublesText(evening.doubles),
		...texts(false),
		isBidding ? '' : meaningText(evening),
		waiting && !opened.includes(`${waiting} vorgemerkt`) ? `danach ${waiting}` : '',
		announcedText(evening),
		...texts(true)
	].filter((text) => text !== '');
}

/** What the last game opened, while nothing came after it; empty if nothing. */
export function openedNow(evening: EveningState): string {
	const last = evening.rows.at(-1);
	return (last?.type === 'game' ? openedText(evening.book, last, evening) : null) ?? '';
}

/** "Kein Deckel: Mungo, außer Tout oder Sie". */
function noDeckelText(book: Book, { contracts, touts, asks }: Extract<Saying, { code: 'noDeckel' }>): string {
	const { deckel, tout } = book.words;
	if (asks) return `Ohne ${deckel}? Hier steht, was er ist und wie ihr ohne spielt`;
	const isMungo = (one: Contract): boolean => book.contracts[one]?.sides === 'mungo';
	const others: readonly string[] = [
		...(touts.length > 0 ? [tout] : []),
		...contracts.filter((one) => !isMungo(one)).map((one) => wordOf(book, one))
	];
	const mungo = contracts.find(isMungo);
	if (mungo === undefined) return `Kein ${deckel}: nur ${inSentence(others, 'oder')}`;
	const but = others.length > 0 ? `, außer ${inSentence(others, 'oder')}` : '';
	return `Kein ${deckel}: ${wordOf(book, mungo)}${but}`;
}
