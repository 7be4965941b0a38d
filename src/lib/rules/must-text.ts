import type { Book } from './book.ts';
import type { MustPlay } from './occurrences.ts';

/** "wer den Eichel-Ober hat": who must play the next game, in the book's words. */
export const mustText = (book: Book, must: MustPlay): string =>
	({
		alte: `wer den ${book.words.suits.eichel}-Ober hat`,
		declarer: 'wer gespielt hat',
		first: 'wer ausspielt',
		dealer: 'wer gibt'
	})[must];
