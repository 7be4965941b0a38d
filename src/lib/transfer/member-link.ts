import { toCents, type Cents } from '#lib/base/money.ts';
import type { Result } from '#lib/base/result.ts';
import { oneLine } from '#lib/base/text.ts';
import { cutTo, sharedName } from './shared-stand.ts';
import { packLines, unpackLines } from './packed-lines.ts';
import { NumberReader, NumberWriter, dayNumber, dateOfDay } from './packed-numbers.ts';
import { readSealed, seal, type LinkRefusal } from './sealed-text.ts';

// How one member stands, as the part of an address behind the "#", which no browser sends to a server. Version 1, in numbers:
// the mark, the day, then what `MemberShare` names in its order; of the next date its day, or nothing. Then three texts, a line
// each, packed: the member, the date's title and its place. The whole is sealed as the link of the Kasse is.

const VERSION = 1;
/** Tells this link from the Kasse's, which is sealed alike and begins with a day of our time. */
const MARK = 77_007_700;
const MOST_CENTS = 1e12;
const MOST_COUNT = 1e6;
const MOST_SIGNS = 2000;
/** The longest title and place, in characters. */
const TEXT = 80;

/** How one member stands, as a link tells it. Money in cents. */
export interface MemberShare {
	/** The day of this state, YYYY-MM-DD. Its year is the one that is told. */
	readonly date: string;
	/** His evenings in that year, what they came to, and his place among so many; a place 0 if he has none. */
	readonly evenings: number;
	readonly balance: Cents;
	readonly place: number;
	readonly of: number;
	/** The same over all years. */
	readonly allEvenings: number;
	readonly allBalance: Cents;
	/** What he still has to pay; negative if he paid too much. */
	readonly open: Cents;
	readonly member: string;
	readonly next: { readonly date: string; readonly title: string; readonly place: string } | null;
}

/** Writes the share as the end of an address. Long texts are cut; everything else can be read back unchanged. */
export function writeMemberLink(share: MemberShare): string {
	const { date, evenings, balance, place, of, allEvenings, allBalance, open, member, next } = share;
	const short = (text: string): string => cutTo(TEXT, oneLine(text));
	const texts = [sharedName(member), short(next?.title ?? ''), short(next?.place ?? '')];
	const numbers = new NumberWriter()
		.whole(MARK)
		.signed(dayNumber(date))
		.whole(evenings)
		.signed(balance)
		.whole(place)
		.whole(of)
		.whole(allEvenings)
		.signed(allBalance)
		.signed(open)
		.whole(next ? 1 : 0);
	if (next) numbers.signed(dayNumber(next.date));
	return seal(VERSION, numbers.bytes(packLines(texts)).done());
}

/** Reads what `writeMemberLink` wrote. Never throws. */
export const readMemberLink = (text: string): Result<MemberShare, LinkRefusal> =>
	readSealed(VERSION, text, MOST_SIGNS, (content) => readShare(new NumberReader(content)));

function readShare(reader: NumberReader): MemberShare | null {
	if (reader.whole() !== MARK) return null;
	const date = dateOfDay(reader.signed());
	const [evenings, balance] = [reader.whole(MOST_COUNT), toCents(reader.signed(MOST_CENTS))];
	const [place, of] = [reader.whole(MOST_COUNT), reader.whole(MOST_COUNT)];
	const [allEvenings, allBalance] = [reader.whole(MOST_COUNT), toCents(reader.signed(MOST_CENTS))];
	const open = toCents(reader.signed(MOST_CENTS));
	const hasNext = reader.whole(1) === 1;
	const nextDate = hasNext ? dateOfDay(reader.signed()) : null;
	const texts = reader.intact ? unpackLines(reader.rest(), 3, TEXT) : null;
	if (!texts || date === null || (hasNext && nextDate === null)) return null;
	const [member = '', title = '', where = ''] = texts;
	const next = nextDate === null ? null : { date: nextDate, title, place: where };
	return { date, evenings, balance, place, of, allEvenings, allBalance, open, member, next };
}
