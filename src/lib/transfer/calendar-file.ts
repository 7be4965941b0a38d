import ical, { ICalAlarmType, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import { dayAfter } from '#lib/log/series.ts';

/** A date in the calendar. It takes whole days where nobody said when it begins. */
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
	/** When it begins by the clock of `ZONE`, HH:MM. */
	readonly time?: string;
	readonly title: string;
	readonly place?: string;
}

/** Where the clubs are that this app is made for. */
const ZONE = 'Europe/Berlin';
/** Hours that an evening takes in a calendar; it ends when it ends. */
const HOURS = 4;
/** Seconds before its begin at which a calendar reminds: a day; of a whole day at 18 o'clock the evening before. */
const [BEFORE_EVENING, BEFORE_DAY] = [24 * 3600, 6 * 3600];

/** How that zone's clocks go (RFC 5545, 3.6.5), as the European Union lays it down since 1996. */
const CLOCKS = [
	'BEGIN:VTIMEZONE',
	`TZID:${ZONE}`,
	...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST', 'DTSTART:19960331T020000'],
	...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
	...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET', 'DTSTART:19961027T030000'],
	...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
	'END:VTIMEZONE'
].join('\r\n');

/** Writes a calendar file (RFC 5545). `club` stands before each title; it may be empty. */
export function calendarFile(dates: readonly CalendarDate[], club = ''): string {
	const calendar = ical({ prodId: '//Schafkopf//Termine//DE', scale: 'GREGORIAN' });
	calendar.timezone({ name: null, generator: () => CLOCKS });
	for (const date of dates) {
		const { uid, sequence, written, title, place, time } = date;
		const summary = printable(club ? `${club}: ${title}` : title);
		calendar.createEvent({
			id: printable(uid).replace(/[\s\\;,]+/g, '-'),
			sequence,
			stamp: momentOf(written),
			...whenOf(date),
			summary,
			transparency: ICalEventTransparency.TRANSPARENT,
			...(place ? { location: printable(place) } : {}),
			...(takesDays(date) && time !== undefined ? { description: `Beginn ${time} Uhr` } : {}),
			alarms: [
				{
					type: ICalAlarmType.display,
					triggerBefore: takesDays(date) ? BEFORE_DAY : BEFORE_EVENING,
					description: summary
				}
			]
		});
	}
	return `${calendar.toString()}\r\n`;
}

/** A trip takes days, whatever hour it begins at: it ends at noon (allgaeu §10) or when it ends. */
const takesDays = ({ date, until = date, time }: CalendarDate): boolean => time === undefined || until > date;

/** Days have no time zone; the end day is not part of an event (3.6.1). An hour is one of the club's clocks. */
function whenOf(of: CalendarDate): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
	const { date, until, time } = of;
	const last = until !== undefined && until > date ? until : date;
	if (takesDays(of)) return { start: dayAfter(date), end: dayAfter(last, 1), allDay: true };
	const ends = new Date(`${last}T${time}:00Z`);
	ends.setUTCHours(ends.getUTCHours() + HOURS);
	return { start: `${date}T${time}:00`, end: ends.toISOString().slice(0, 19), timezone: ZONE };
}

/** A club file may write a moment in forms that browsers can't read: with a comma, or an offset of hours only. */
const momentOf = (written: string): Date =>
	new Date(written.replace(/[.,]\d+/, '').replace(/([+-]\d\d)$/, '$1:00'));

/** The text without characters that a line of a calendar file may not contain. */
const printable = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		// oxlint-disable-next-line no-control-regex -- exactly these characters
		.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
