import { termOf, wordOf } from './book-words.ts';
import type { Book } from './book.ts';

/** A club's own sentence of what follows after what. */
export type Sentence = NonNullable<Book['sentences']['sentence1']>;

/** "nach Solo (verloren)", "nach jedem 4. Spiel": after what a sentence holds, in the book's words. */
export function afterText(book: Book, { after, of, each }: Sentence): string {
	if (after === 'passed') return 'nach dem Zusammenwerfen';
	if (after === 'every') return `nach jedem ${each ?? 0}. Spiel`;
	const game = of ? wordOf(book, of) : 'einem Spiel';
	return `nach ${game}${after === 'played' ? '' : ` (${howItWent(book, after)})`}`;
}

type HowItWent = Exclude<Sentence['after'], 'passed' | 'every' | 'played'>;

/** How a game went, in two or three of the book's words. */
export const howItWent = (book: Book, after: HowItWent): string =>
	({
		won: 'gewonnen',
		lost: 'verloren',
		schneider: termOf(book, 'schneider'),
		schwarz: termOf(book, 'schwarz'),
		level: '60 : 60',
		allTricks: 'alle Stiche',
		lostSchuss: `${termOf(book, 'schuss')} verloren`
	})[after];
