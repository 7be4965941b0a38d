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

/** A calendar file (RFC 5545): lines end with CRLF and are folded at 75 octets, texts are escaped, days have no time zone. */
export function calendarFile(dates: readonly CalendarDate[]): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Schafkopf//Termine//DE',
		'CALSCALE:GREGORIAN',
		...dates.flatMap(eventLines),
		'END:VCALENDAR'
	];
	return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, sequence, written, date, until, title, place }: CalendarDate): readonly string[] {
	const last = until !== undefined && until > date ? until : date;
	return [
		'BEGIN:VEVENT',
		`UID:${escaped(uid)}`,
		`SEQUENCE:${sequence}`,
		`DTSTAMP:${stamp(written)}`,
		`DTSTART;VALUE=DATE:${plain(date)}`,
		// 3.6.1: the end is not part of the event.
		`DTEND;VALUE=DATE:${plain(dayAfter(last))}`,
		`SUMMARY:${escaped(title)}`,
		...(place ? [`LOCATION:${escaped(place)}`] : []),
		'TRANSP:TRANSPARENT',
		'END:VEVENT'
	];
}

const plain = (date: string): string => date.replaceAll('-', '');

/** "20270108T183000Z". A club file may write a moment in ways that browsers do not read: a comma, an offset in hours alone. */
function stamp(moment: string): string {
	const read = new Date(moment.replace(/[.,]\d+/, '').replace(/([+-]\d\d)$/, '$1:00'));
	return `${read.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Counted in UTC, where every day has 24 hours. */
export function dayAfter(date: string): string {
	const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

/** 3.3.11; what no line may hold is left out. */
const escaped = (text: string): string =>
	text
		.replace(/\r\n?/g, '\n')
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replaceAll('\n', '\\n')
		// eslint-disable-next-line no-control-regex -- just those
		.replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** 3.1: octets without the line's end; the space that begins a continued line is one of them. */
const LINE = 75;

/** Folds between characters, never within one. */
function folded(line: string): string {
	let text = '';
	let octets = 0;
	for (const character of line) {
		const size = octetsOf(character);
		if (octets + size > LINE) {
			text += '\r\n ';
			octets = 1;
		}
		text += character;
		octets += size;
	}
	return text;
}

/** How long a character is in UTF-8. */
function octetsOf(character: string): number {
	const code = character.codePointAt(0) ?? 0;
	return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
