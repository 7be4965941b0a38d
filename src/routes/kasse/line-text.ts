import { groupBy, sum } from '#lib/base/collections.ts';
import { besideOthers, counted, inSentence } from '#lib/base/text.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { euro, toCents } from '#lib/base/money.ts';
import { assertNever } from '#lib/base/result.ts';
import { saidBefore } from '#lib/kasse/correction-text.ts';
import { behindText, correctedSince, countedSum } from '#lib/kasse/counted-then.ts';
import { TWO_VERSIONS } from '#lib/log/corrected-apart.ts';
import {
	eveningTitle,
	whyOther,
	type BookingLine,
	type EveningLine,
	type LedgerLine
} from '#lib/kasse/ledger.ts';

/** A line of the Kasse in words, on the screen and on paper. */
interface LineText {
	readonly title: string;
	/** The member it concerns, or the number of games. */
	readonly detail: string;
	/** One sentence on a change, or why it no longer counts. */
	readonly remark: string;
}

/** What a booking moved on the account: "Aufs Konto 100,00 €". */
export const accountText = (account: number): string =>
	`${account < 0 ? 'Vom' : 'Aufs'} Konto ${euro(toCents(Math.abs(account)))}`;

export function lineText(line: LedgerLine, nameOf: (member: MemberId) => string): LineText {
	switch (line.type) {
		case 'evening': {
			const { games } = line.account;
			const detail = counted(games, 'Spiel', 'Spiele');
			return { title: eveningTitle(line.account), detail, remark: eveningRemark(line) };
		}
		case 'booking': {
			const { purpose, member, account, counted: count } = line.booking;
			return {
				title: besideOthers(purpose) || 'ohne Zweck',
				detail: [
					...(count
						? [`${euro(countedSum(count))} von ${inSentence(count.by.map(nameOf))}`]
						: member === undefined
							? []
							: [nameOf(member)]),
					...(account === undefined
						? []
						: [account === line.booking.amount ? 'Konto' : `Konto ${euro(toCents(account), true)}`])
				].join(', '),
				remark: bookingRemark(line, nameOf)
			};
		}
		default:
			return assertNever(line);
	}
}

const BOOKED_TWICE = '⚠ doppelt? Auch ein anderes Handy hat das gebucht';

function bookingRemark(line: BookingLine, member: (member: MemberId) => string): string {
	const { struck, apart, twice, expected, behind } = line;
	if (struck) return 'gestrichen';
	return [
		apart ? TWO_VERSIONS : saidBefore(line, { amount: (cents) => euro(toCents(cents), true), member }),
		twice ? BOOKED_TWICE : '',
		expected === null ? '' : correctedSince(euro(expected)),
		behind === 0 ? '' : behindText(euro(behind, true))
	]
		.filter(Boolean)
		.join('. ');
}

function eveningRemark(line: EveningLine): string {
	const why = whyOther(line);
	return why === null ? '' : `${why}, beim Abschluss waren es ${euro(toCents(line.before ?? 0))}`;
}

/** What is said of a count that moved nothing. */
export const countedText = ({ expected, behind }: BookingLine): string =>
	expected === null ? (behind === 0 ? 'stimmt' : 'stimmte') : 'stimmt nicht mehr';

/** What a line moves, in cents. */
export const amountOf = (line: LedgerLine): number =>
	line.type === 'booking' ? line.booking.amount : line.amount;

/** A month of the Kasse, its newest line first. */
interface Month {
	/** YYYY-MM */
	readonly month: string;
	readonly lines: readonly LedgerLine[];
	/** What its lines moved together, in cents; those that are struck count nothing. */
	readonly moved: number;
}

/** The months of these lines, which come oldest first; the newest month first. */
export function monthsOf(lines: readonly LedgerLine[]): readonly Month[] {
	const months = groupBy(lines.toReversed(), ({ date }) => date.slice(0, 7));
	return [...months].map(([month, own]) => ({
		month,
		lines: own,
		moved: sum(own.map(({ amount }) => amount))
	}));
}
