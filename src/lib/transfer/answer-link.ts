import { asId, ID_LENGTH, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnswerEntry, BallotEntry } from '#lib/log/entry.ts';
import { MOST_DAYS } from '#lib/log/series.ts';
import { packLines, unpackLines } from './packed-lines.ts';
import { dateOfDay, dayNumber, NumberReader, NumberWriter } from './packed-numbers.ts';
import { readSealed, seal, type LinkRefusal } from './sealed-text.ts';

// What a member says of a date, or how he votes, as the part of an address behind the "#": a phone that only reads writes no entry,
// so it sends this, and one that writes makes the entry of it. Version 1: the mark, a number for what is said, of days the first one before
// it, then three texts, a line each, packed: the club, the date or the motion, the member. Sealed as the link of the Kasse is.

const VERSION = 1;
/** Tell these links from each other and from the others that are sealed alike. */
const [ANSWER, BALLOT, DAYS] = [77_007_702, 77_007_703, 77_007_704];
const MOST_SIGNS = 600;

/** A word on its way. */
interface SentWord<Word> {
	readonly club: string;
	/** Any id of the place that it is about. */
	readonly about: EntryId;
	readonly member: MemberId;
	readonly said: Word;
}

/** What is said in numbers; null where they say nothing. */
interface InNumbers<Word> {
	readonly write: (numbers: NumberWriter, said: Word) => NumberWriter;
	readonly read: (reader: NumberReader) => Word | null;
}

/** How a link is written as the end of an address, and read again. Reading never throws. */
const linkOf = <Word>(mark: number, words: InNumbers<Word>) => ({
	write: ({ club, about, member, said }: SentWord<Word>): string =>
		seal(
			VERSION,
			words
				.write(new NumberWriter().whole(mark), said)
				.bytes(packLines([club, about, member]))
				.done()
		),
	read: (text: string): Result<SentWord<Word>, LinkRefusal> =>
		readSealed(VERSION, text, MOST_SIGNS, (content) => {
			const reader = new NumberReader(content);
			if (reader.whole() !== mark) return null;
			const said = words.read(reader);
			const [club, about, member] = (reader.intact && unpackLines(reader.rest(), 3, ID_LENGTH)) || [];
			if (said === null || !club || !about || !member) return null;
			return { club, about: asId<EntryId>(about), member: asId<MemberId>(member), said };
		})
});

const oneOf = <Word extends string>(words: readonly Word[]): InNumbers<Word> => ({
	write: (numbers, said) => numbers.whole(words.indexOf(said)),
	read: (reader) => words[reader.whole()] ?? null
});

/** Days YYYY-MM-DD: the first one, and a bit each for it and those after it. They hold whatever becomes of the event meanwhile. */
const SOME_DAYS: InNumbers<readonly string[]> = {
	write: (numbers, said) => {
		const days = said.map(dayNumber);
		const first = Math.min(...days);
		return numbers.signed(first).whole(days.reduce((bits, day) => bits + 2 ** (day - first), 0));
	},
	read: (reader) => {
		const [first, bits] = [reader.signed(), reader.whole(2 ** MOST_DAYS - 1)];
		const nths = Array.from({ length: MOST_DAYS }, (_, nth) => nth).filter((nth) => (bits >> nth) & 1);
		const days = nths.flatMap((nth) => dateOfDay(first + nth) ?? []);
		return nths[0] === 0 && days.length === nths.length ? days : null;
	}
};

/** Whether a member comes to a date. */
export const ANSWER_LINK = linkOf<AnswerEntry['coming']>(ANSWER, oneOf(['yes', 'no', 'open']));
/** On which of the days of a trip he comes, where not on all. */
export const DAYS_LINK = linkOf(DAYS, SOME_DAYS);
/** How a member votes on a motion. */
export const BALLOT_LINK = linkOf<BallotEntry['choice']>(BALLOT, oneOf(['yes', 'no', 'abstain']));
