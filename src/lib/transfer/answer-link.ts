import { asId, ID_LENGTH, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnswerEntry } from '#lib/log/entry.ts';
import type { LinkRefusal } from './link-refusal-text.ts';
import { packLines, unpackLines } from './packed-lines.ts';
import { NumberReader, NumberWriter } from './packed-numbers.ts';
import { readSealed, seal } from './sealed-text.ts';

// What a member says of a date, as the part of an address behind the "#": a phone that only reads writes no entry, so it sends
// this, and one that writes makes the entry of it. Version 1: the mark, which answer, then three texts, a line each, packed: the
// club, the date, the member. Sealed as the link of the Kasse is.

const VERSION = 1;
/** Tells this link from the others that are sealed alike. */
const MARK = 77_007_702;
const MOST_SIGNS = 600;
const COMING = ['yes', 'no', 'open'] as const satisfies readonly AnswerEntry['coming'][];

/** An answer on its way: to which of the club's dates, and whose. */
export interface SentAnswer extends Pick<AnswerEntry, 'member' | 'coming'> {
	readonly club: string;
	/** Any id of the date's place. */
	readonly event: EntryId;
}

/** Writes the answer as the end of an address. */
export const writeAnswerLink = ({ club, event, member, coming }: SentAnswer): string =>
	seal(
		VERSION,
		new NumberWriter()
			.whole(MARK)
			.whole(COMING.indexOf(coming))
			.bytes(packLines([club, event, member]))
			.done()
	);

/** Reads what `writeAnswerLink` wrote. Never throws. */
export const readAnswerLink = (text: string): Result<SentAnswer, LinkRefusal> =>
	readSealed(VERSION, text, MOST_SIGNS, (content) => {
		const reader = new NumberReader(content);
		if (reader.whole() !== MARK) return null;
		const coming = COMING[reader.whole()];
		const [club, event, member] = (reader.intact && unpackLines(reader.rest(), 3, ID_LENGTH)) || [];
		if (!coming || !club || !event || !member) return null;
		return { club, event: asId<EntryId>(event), member: asId<MemberId>(member), coming };
	});
