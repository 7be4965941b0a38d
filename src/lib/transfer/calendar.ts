import ical, { ICalEventTransparency } from 'ical-generator';

/** A date in the calendar. It takes whole days, because the club notes no hour. */
export interface CalendarDate {
	/** Never changes, so that a calendar moves a changed date instead of adding another. */
	readonly uid: string;
	/** How often the date was changed. */
	readonly sequence: number;
	/** When it was written, ISO 8601 with offset. */
	readonly written: string;
	/** YYYY-MM-DD, in the club's own calendar. */
	readonly date: string;
	/** The last day, if there are several. */
	readonly until?: string;
	readonly title: string;
	readonly place?: string;
}

/** Writes a calendar file (RFC 5545). Days have no time zone; the end day is not part of an event (3.6.1). */
export function calendarFile(dates: readonly CalendarDate[]): string {
	const calendar = ical({ prodId: '//Schafkopf//Termine//DE', scale: 'GREGORIAN' });
	for (const { uid, sequence, written, date, until, title, place } of dates) {
		const last = until !== undefined && until > date ? until : date;
		calendar.createEvent({
			id: printable(uid).replace(/[\s\\;,]+/g, '-'),
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

/** A club file may write a moment in forms that browsers can't read: with a comma, or an offset of hours only. */
const momentOf = (written: string): Date =>
	new Date(written.replace(/[.,]\d+/, '').replace(/([+-]\d\d)$/, '$1:00'));

/** The beginning of a day in UTC, `later` days after `date`. In UTC every day has 24 hours. */
function utc(date: string, later = 0): Date {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, day + later));
}

/** The text without characters that a line of a calendar file may not contain. */
const printable = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		// eslint-disable-next-line no-control-regex -- exactly these characters
		.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
