import { aRound, laufendeText, termOf, wordOf } from './book-words.ts';
import type { Book } from './book.ts';
import type { MustPlay } from './occurrences.ts';

/** A club's own sentence of what follows after what. */
export type Sentence = NonNullable<Book['sentences']['sentence1']>;

/** "nach Solo (verloren)", "nach jedem 4. Spiel": after what a sentence holds, in the book's words. */
export function afterText(book: Book, { after, of, each, suit, laufende }: Sentence): string {
	if (after === 'passed') return 'nach dem Zusammenwerfen';
	if (after === 'every') return `nach jedem ${each ?? 0}. Spiel`;
	const game = of ? `${suit ? `${book.words.suits[suit]}-` : ''}${wordOf(book, of)}` : 'einem Spiel';
	return `nach ${game}${after === 'played' ? '' : ` (${howItWent(book, after, laufende)})`}`;
}

/** "zählen danach 2 Spiele doppelt" */
export const doublesText = (many: number): string =>
	`${many === 1 ? 'zählt danach 1 Spiel' : `zählen danach ${many} Spiele`} doppelt`;

/** What a sentence lets follow: "muss das nächste Spiel spielen, wer gibt". */
export function followsText(book: Book, { double, opens, must }: Sentence): string {
	if (must) return `muss das nächste Spiel spielen, ${mustText(book, must)}`;
	return opens ? `folgt ${aRound(book, opens)}` : doublesText(double ?? 0);
}

/** "nach Solo (verloren) folgt eine Bockrunde" */
export const sentenceText = (book: Book, sentence: Sentence): string =>
	`${afterText(book, sentence)} ${followsText(book, sentence)}`;

type HowItWent = Exclude<Sentence['after'], 'passed' | 'every' | 'played'>;

/** How a game went, in two or three of the book's words. */
export const howItWent = (book: Book, after: HowItWent, laufende?: number | null): string =>
	({
		won: 'gewonnen',
		lost: 'verloren',
		schneider: termOf(book, 'schneider'),
		schwarz: termOf(book, 'schwarz'),
		level: '60 : 60',
		allTricks: 'alle Stiche',
		lostSchuss: `${termOf(book, 'schuss')} verloren`,
		laufende: laufende ? `${laufendeText(book, laufende)} oder mehr` : termOf(book, 'laufende')
	})[after];

/** "wer den Eichel-Ober hat": who must play the next game, in the book's words. */
export const mustText = (book: Book, must: MustPlay): string =>
	({
		alte: `wer den ${book.words.suits.eichel}-Ober hat`,
		declarer: 'wer gespielt hat',
		first: 'wer ausspielt',
		dealer: 'wer gibt',
		loser: 'wer davor am meisten verloren hat'
	})[must];
