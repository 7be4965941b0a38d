import { euro } from '#lib/base/money.ts';
import { asSentence } from '#lib/base/refusal.ts';
import { assertNever } from '#lib/base/result.ts';
import { genderOf, roundWord, stockWord, wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import type { Reminder } from './reminders.ts';
import { NEXT_BY_GENDER, stockTaker } from './round-text.ts';

/** A reminder in German: what is open, and the words on the button that leads there. */
interface Reminded {
	readonly text: string;
	readonly action: string;
}

export function remindedOf(book: Book, reminder: Reminder): Reminded {
	switch (reminder.code) {
		case 'voteOpen':
			return { text: 'Über die nächste Runde ist noch nicht abgestimmt.', action: 'Abstimmen' };
		case 'announced':
			return {
				text: `${roundWord(book, reminder.round)}: ausgemacht, noch nicht gespielt.`,
				action: 'Weiterspielen'
			};
		case 'roundRuns': {
			const { waiting } = reminder;
			const more = waiting === 0 ? '' : waiting === 1 ? ', eine wartet' : `, ${waiting} warten`;
			return { text: `${roundWord(book, reminder.round)}: läuft noch${more}.`, action: 'Weiterspielen' };
		}
		case 'stockOpen': {
			const text = `${stockWord(book, 'Im')} liegen noch ${euro(reminder.cents)}.`;
			if (reminder.by === 'gardareizrunde') {
				return { text, action: `${roundWord(book, 'gardareizrunde')} spielen` };
			}
			if (reminder.by === 'won') {
				return { text: `${text} ${asSentence(stockTaker(book))}`, action: 'Weiterspielen' };
			}
			const next = `${NEXT_BY_GENDER[genderOf(book, 'rufspiel')]} ${wordOf(book, 'rufspiel')}`;
			return { text: `${text} ${asSentence(`${next} entscheidet darüber`)}`, action: 'Weiterspielen' };
		}
		case 'lastRound': {
			const word = roundWord(book, 'abschlussrunde');
			const text = reminder.instead
				? `${roundWord(book, reminder.instead)}: heute noch keine. ${word}?`
				: `${word}: noch nicht gespielt.`;
			return { text, action: `${word} ${reminder.announces ? 'ausmachen' : 'spielen'}` };
		}
		default:
			return assertNever(reminder);
	}
}
