import { csvCell, csvText } from '#lib/base/csv.ts';
import { counted, plainDate } from '#lib/base/text.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { assertNever } from '#lib/base/result.ts';
import { TWO_VERSIONS } from '#lib/log/corrected-apart.ts';
import type { BookingEntry } from '#lib/log/entry.ts';
import type { EveningAccount } from './account.ts';
import { yearEndParts, type YearEnd } from './box.ts';
import { behindText, correctedSince } from './counted-then.ts';
import { saidBefore } from './correction-text.ts';
import { duesOf } from './dues.ts';
import { eveningTitle, whyOther, type BookingLine, type EveningLine, type LedgerLine } from './ledger.ts';
import type { KasseYear } from './years.ts';

/** Amounts stand in one column, and where the end lies in another: each sums up to the year's end. */
const HEAD = ['Datum', 'Art', 'Zweck', 'Mitglied', 'Betrag', 'Bemerkung', 'Davon'];

type Row = readonly string[];

/** A year of the Kasse as a table for the treasurer's own program: the carry-over and every line, what it ended with in words, and where that lies. */
export function yearAsCsv(year: KasseYear, end: YearEnd, nameOf: (member: MemberId) => string): string {
	const rows: Row[] = [
		HEAD,
		[
			plainDate(`${year.year}-01-01`),
			'Übertrag',
			`Übertrag aus ${year.year - 1}`,
			'',
			decimal(year.carried),
			'',
			''
		],
		...year.lines.map((line): Row => [...rowOf(line, nameOf), '']),
		['', 'Endstand', `Endstand ${year.year}`, '', '', `Die Beträge ergeben ${decimal(year.end)} €`, ''],
		...yearEndParts(end).map(([what, amount]): Row => ['', 'Davon', what, '', '', '', decimal(amount)])
	];
	return csvText(rows);
}

function rowOf(line: LedgerLine, nameOf: (member: MemberId) => string): Row {
	const day = plainDate(line.date);
	const amount = line.type === 'booking' && line.struck ? '' : decimal(line.amount);
	switch (line.type) {
		case 'evening':
			return [day, 'Abend', eveningText(line.account), '', amount, csvCell(eveningRemark(line))];
		case 'booking': {
			const { purpose, member } = line.booking;
			const name = member === undefined ? '' : csvCell(nameOf(member));
			return [
				day,
				kindOf(line.booking),
				csvCell(purpose),
				name,
				amount,
				csvCell(bookingRemark(line, nameOf))
			];
		}
		default:
			return assertNever(line);
	}
}

const kindOf = ({ closes, counted, amount, account }: BookingEntry): string =>
	closes
		? 'Abschluss'
		: counted
			? 'Zählung'
			: amount === 0 && account !== undefined
				? 'Umbuchung'
				: amount < 0
					? 'Ausgabe'
					: 'Einnahme';

const eveningText = (account: EveningAccount): string =>
	`${eveningTitle(account)} (${counted(account.games, 'Spiel', 'Spiele')})`;

function eveningRemark(line: EveningLine): string {
	const { open, over } = duesOf(line.account);
	const why = whyOther(line);
	const parts = [
		why === null ? '' : `${why}, beim Abschluss waren es ${decimal(line.before ?? 0)} €`,
		open > 0 ? `noch offen ${decimal(open)} €` : '',
		over > 0 ? `zu viel gezahlt ${decimal(over)} €` : ''
	];
	return parts.filter(Boolean).join(', ');
}

function bookingRemark(line: BookingLine, member: (member: MemberId) => string): string {
	const { account, amount } = line.booking;
	const changed = line.apart
		? TWO_VERSIONS
		: saidBefore(line, { amount: (cents) => `${decimal(cents)} €`, member });
	const parts = [
		line.struck ? `gestrichen (${decimal(amount)} €)` : changed,
		line.expected === null ? '' : correctedSince(`${decimal(line.expected)} €`),
		line.behind === 0 ? '' : behindText(`${decimal(line.behind)} €`),
		account === undefined ? '' : `Konto ${decimal(account)} €`
	];
	return parts.filter(Boolean).join(', ');
}

/** "-45,00": with a hyphen and without dots, or a spreadsheet takes it for text. */
function decimal(cents: Cents | number): string {
	const digits = String(Math.abs(cents)).padStart(3, '0');
	return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}
