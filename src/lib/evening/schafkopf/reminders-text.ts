import { amountText } from '#lib/base/money.ts';
import { asSentence } from '#lib/base/refusal.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { counted } from '#lib/base/text.ts';
import { genderOf, roundWord, stockWord, wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import type { Reminder } from './reminders.ts';
import { NEXT_BY_GENDER, stockTaker } from './round-text.ts';

/** A reminder in German: what is open, and the words on the button that leads there. */
interface Reminded {
	readonly text: string;
	readonly action: string;
}

export const remindedOf = (book: Book, reminder: Reminder): Reminded =>
	answerOf(REMINDED, 'code', reminder, book);

const REMINDED: Answers<Reminder, 'code', [Book], Reminded> = {
	voteOpen: () => ({ text: 'Über die nächste Runde ist noch nicht abgestimmt.', action: 'Abstimmen' }),
	announced: ({ round }, book) => ({
		text: `${roundWord(book, round)}: ausgemacht, noch nicht gespielt.`,
		action: 'Weiterspielen'
	}),
	roundRuns: ({ round, waiting }, book) => {
		const more = waiting === 0 ? '' : `, danach noch ${counted(waiting, 'Runde', 'Runden')}`;
		return { text: `${roundWord(book, round)}: läuft noch${more}.`, action: 'Weiterspielen' };
	},
	stockOpen: ({ cents, by }, book) => {
		const text = `${stockWord(book, 'Im')} liegen noch ${amountText(cents, book.unit.points)}.`;
		if (by === 'gardareizrunde') return { text, action: `${roundWord(book, 'gardareizrunde')} spielen` };
		if (by === 'won') return { text: `${text} ${asSentence(stockTaker(book))}`, action: 'Weiterspielen' };
		const next = `${NEXT_BY_GENDER[genderOf(book, 'rufspiel')]} ${wordOf(book, 'rufspiel')}`;
		return { text: `${text} ${asSentence(`${next} entscheidet darüber`)}`, action: 'Weiterspielen' };
	},
	lastRound: ({ instead, announces }, book) => {
		const word = roundWord(book, 'abschlussrunde');
		const text = instead
			? `${roundWord(book, instead)}: heute noch keine. ${word}?`
			: `${word}: noch nicht gespielt.`;
		return { text, action: `${word} ${announces ? 'ausmachen' : 'spielen'}` };
	}
};
