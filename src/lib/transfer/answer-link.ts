import { asId, ID_LENGTH, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnswerEntry, BallotEntry } from '#lib/log/entry.ts';
import type { LinkRefusal } from './link-refusal-text.ts';
import { packLines, unpackLines } from './packed-lines.ts';
import { NumberReader, NumberWriter } from './packed-numbers.ts';
import { readSealed, seal } from './sealed-text.ts';

// What a member says of a date, or how he votes, as the part of an address behind the "#": a phone that only reads writes no entry,
// so it sends this, and one that writes makes the entry of it. Version 1: the mark, which word, then three texts, a line each, packed:
// the club, the date or the motion, the member. Sealed as the link of the Kasse is.

const VERSION = 1;
/** Tell these links from each other and from the others that are sealed alike. */
const [ANSWER, BALLOT] = [77_007_702, 77_007_703];
const MOST_SIGNS = 600;

/** A word on its way. */
interface SentWord<Word> {
	readonly club: string;
	/** Any id of the place that it is about. */
	readonly about: EntryId;
	readonly member: MemberId;
	readonly said: Word;
}

/** How the link of these words is written as the end of an address, and read again. Reading never throws. */
const linkOf = <Word extends string>(mark: number, words: readonly Word[]) => ({
	write: ({ club, about, member, said }: SentWord<Word>): string =>
		seal(
			VERSION,
			new NumberWriter()
				.whole(mark)
				.whole(words.indexOf(said))
				.bytes(packLines([club, about, member]))
				.done()
		),
	read: (text: string): Result<SentWord<Word>, LinkRefusal> =>
		readSealed(VERSION, text, MOST_SIGNS, (content) => {
			const reader = new NumberReader(content);
			if (reader.whole() !== mark) return null;
			const said = words[reader.whole()];
			const [club, about, member] = (reader.intact && unpackLines(reader.rest(), 3, ID_LENGTH)) || [];
			if (!said || !club || !about || !member) return null;
			return { club, about: asId<EntryId>(about), member: asId<MemberId>(member), said };
		})
});

/** Whether a member comes to a date. */
export const ANSWER_LINK = linkOf<AnswerEntry['coming']>(ANSWER, ['yes', 'no', 'open']);
/** How a member votes on a motion. */
export const BALLOT_LINK = linkOf<BallotEntry['choice']>(BALLOT, ['yes', 'no', 'abstain']);
