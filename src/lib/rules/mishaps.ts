import type { Book, Figure } from './book.ts';
import { POTS } from './vocabulary.ts';

// What is paid for a wrong deal or cut: into the Stock, into pots of the club, or nothing.

type Mishap = 'vergeben' | 'verabhebt' | 'falschKassiert';

/** What each Vergeben and Verabheben puts into the club's pots, in cents. */
export const finesIntoPots = ({ pots }: Pick<Book, 'pots'>): readonly Figure[] =>
	POTS.flatMap((key) => pots[key]?.misdealt ?? []);

/** Whether the book says what it comes to. */
export const knowsMishap = (book: Book, mishap: Mishap): boolean =>
	book[mishap] !== null || (mishap !== 'falschKassiert' && finesIntoPots(book).length > 0);
