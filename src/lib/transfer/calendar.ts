import ical, { ICalEventTransparency } from 'ical-generator';

/** A date in the calendar: whole days, for the club says no hour. */
export interface CalendarDate {
	/** The same for ever, so that a calendar moves a date that was changed instead of adding another. */
	readonly uid: string;
	/** How often it was changed. */
	readonly sequence: number;
	/** When it was written, ISO 8601 with offset. */
	readonly written: string;
	/** YYYY-MM-DD, in the club's own calendar. */
	readonly date: string;
	/** The last day, where there are several. */
	readonly until?: string;
	readonly title: string;
	readonly place?: string;
}

/** A calendar file (RFC 5545). Days have no time zone; the end is not part of an event (3.6.1). */
export function calendarFile(dates: readonly CalendarDate[]): string {
	const calendar = ical({ prodId: '//Schafkopf//Termine//DE', scale: 'GREGORIAN' });
	for (const { uid, sequence, written, date, until, title, place } of dates) {
		const last = until !== undefined && until > date ? until : date;
		calendar.createEvent({
			id: printable(uid),
			sequence,
			stamp: momentOf(written),
			start: utc(date),
			end: utc(last, 1),
			allDay: true,
			summary: printable(title),
			transparency: ICalEventTransparency.TRANSPARENT,
			...(place ? { location: printable(place) } : {})
		});
	}
	return `${calendar.toString()}\r\n`;
}

/** A club file may write a moment in ways that browsers do not read: a comma, an offset in hours alone. */
const momentOf = (written: string): Date =>
	new Date(written.replace(/[.,]\d+/, '').replace(/([+-]\d\d)$/, '$1:00'));

/** The begin of a day in UTC, where every day has 24 hours; so many days later. */
function utc(date: string, later = 0): Date {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, day + later));
}

/** Without what no line of a calendar file may hold. */
const printable = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		// eslint-disable-next-line no-control-regex -- just those
		.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
