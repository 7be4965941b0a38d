import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarDate } from './calendar-file.ts';

const evening: CalendarDate = {
	uid: '0198-abend',
	sequence: 0,
	written: '2026-11-20T23:30:00+01:00',
	date: '2027-01-08',
	title: 'Nächster Abend',
	place: 'Gasthof Post, Goldach'
};

describe('the calendar file', () => {
	it('holds an evening as RFC 5545 says it, line by line', () => {
		expect(calendarFile([evening]).split('\r\n')).toEqual([
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Schafkopf//Termine//DE',
			'CALSCALE:GREGORIAN',
			'BEGIN:VEVENT',
			'UID:0198-abend',
			'SEQUENCE:0',
			'DTSTAMP:20261120T223000Z',
			'DTSTART;VALUE=DATE:20270108',
			'DTEND;VALUE=DATE:20270109',
			// What Outlook needs for an event that lasts the whole day.
			'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
			'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
			'SUMMARY:Nächster Abend',
			'TRANSP:TRANSPARENT',
			'LOCATION:Gasthof Post\\, Goldach',
			...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT6H', 'DESCRIPTION:Nächster Abend', 'END:VALARM'],
			'END:VEVENT',
			'END:VCALENDAR',
			''
		]);
	});

	it('has an hour by the club’s clocks, its place alone, the club’s name, and reminds a day before', () => {
		const file = calendarFile([{ ...evening, time: '19:30' }], 'Schafkopf-Freunde').split('\r\n');
		expect(file.slice(4, 20)).toEqual([
			...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin'],
			...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST'],
			...['DTSTART:19960331T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
			...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET'],
			...['DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD']
		]);
		for (const line of [
			'DTSTART;TZID=Europe/Berlin:20270108T193000',
			'DTEND;TZID=Europe/Berlin:20270108T233000',
			'SUMMARY:Schafkopf-Freunde: Nächster Abend',
			'LOCATION:Gasthof Post\\, Goldach',
			'TRIGGER:-P1D',
			'DTSTAMP:20261120T223000Z'
		])
			expect(file).toContain(line);
	});

	it.each([
		['over midnight', { date: '2026-12-31', time: '21:00' }, '20261231T210000', '20270101T010000'],
		[
			'in the night that summer time ends',
			{ date: '2026-10-24', time: '22:30' },
			'20261024T223000',
			'20261025T023000'
		]
	])('ends some hours later by the same clock: %s', (_, when, start, end) => {
		const file = calendarFile([{ ...evening, ...when }]);
		expect(file).toContain(`DTSTART;TZID=Europe/Berlin:${start}\r\nDTEND;TZID=Europe/Berlin:${end}\r\n`);
	});

	it.each([
		['one day', '2026-05-16', undefined, '20260517'],
		['a trip of two days', '2026-09-26', '2026-09-27', '20260928'],
		['the night summer time begins', '2026-03-28', '2026-03-29', '20260330'],
		['the day it begins', '2026-03-29', undefined, '20260330'],
		['the day before it ends', '2026-10-24', undefined, '20261025'],
		['the day it ends', '2026-10-25', undefined, '20261026'],
		['New Year’s Eve', '2026-12-31', undefined, '20270101'],
		['the last of February', '2027-02-28', undefined, '20270301'],
		['the day before a leap day', '2028-02-28', undefined, '20280229'],
		['an end before its begin, which no form lets through', '2026-05-16', '2026-05-01', '20260517']
	])('ends %s on the day after its last', (_, date, until, end) => {
		const text = calendarFile([{ ...evening, date, ...(until ? { until } : {}) }]);
		expect(text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
		expect(text).toContain(`DTEND;VALUE=DATE:${end}\r\n`);
	});

	it('has a trip in days, with the hour at which it begins beside them (§10: Thursday 16:00 to Sunday)', () => {
		const trip = { ...evening, date: '2027-01-14', until: '2027-01-17', time: '16:00' };
		const file = calendarFile([trip], 'Schafkopf-Freunde').split('\r\n');
		for (const line of [
			'DTSTART;VALUE=DATE:20270114',
			'DTEND;VALUE=DATE:20270118',
			'SUMMARY:Schafkopf-Freunde: Nächster Abend',
			'DESCRIPTION:Beginn 16:00 Uhr',
			'TRIGGER:-PT6H'
		])
			expect(file).toContain(line);
	});

	it.each([
		['2026-11-20T23:30:00+01', '20261120T223000Z'],
		['2026-11-20T23:30:15,5+0100', '20261120T223015Z'],
		['2026-11-20T23:30Z', '20261120T233000Z'],
		['2026-06-20T23:30:00.123456789-02', '20260621T013000Z']
	])('reads a moment as any club file may write it: %s', (written, stamp) => {
		expect(calendarFile([{ ...evening, written }])).toContain(`DTSTAMP:${stamp}\r\n`);
	});

	it('escapes what would end a field, and leaves out what no line may hold', () => {
		const title = 'Kaiserschmarrn; 5,50 € \\ "für alle"\nund\r\nBier\u0007: END:VEVENT';
		expect(calendarFile([{ ...evening, title }])).toContain(
			'SUMMARY:Kaiserschmarrn\\; 5\\,50 € \\\\ "für alle"\\nund\\nBier: END:VEVENT\r\n'
		);
	});

	it('lets no id of a foreign file add a line', () => {
		const text = calendarFile([{ ...evening, uid: 'a\nATTENDEE:x;y,z@schafkopf' }]);
		expect(text).toContain('UID:a-ATTENDEE:x-y-z@schafkopf\r\nSEQUENCE:0\r\n');
	});

	it('has no field for a place nobody named, and several dates one after the other', () => {
		const { place: _, ...placeless } = evening;
		const text = calendarFile([placeless, { ...evening, uid: 'ausflug', sequence: 2 }]);
		expect(text.match(/LOCATION/g)).toHaveLength(1);
		expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
		expect(text).toContain('UID:ausflug\r\nSEQUENCE:2\r\n');
	});

	it('folds between characters at 75 octets, so that unfolding gives back every text', () => {
		const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constant('\u2028'));
		fc.assert(
			fc.property(text, text, (title, place) => {
				const file = calendarFile([{ ...evening, title, place }]);
				const lines = file.split('\r\n');
				for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
				expect(file).not.toMatch(/[^\r]\n|\r[^\n]/);
				const summary = /\r\nSUMMARY:([^\r]*)\r\n/.exec(file.replaceAll('\r\n ', ''))?.[1] ?? '';
				const read = summary.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));
				// oxlint-disable-next-line no-control-regex -- the characters that are left out
				expect(read).toBe(title.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, ''));
			})
		);
	});

	it('is cut in the middle of no umlaut', () => {
		const file = calendarFile([{ ...evening, title: 'ä'.repeat(40) }]);
		// "SUMMARY:" is 8, 33 umlauts make 74; the 34th would be the 76th octet.
		expect(file).toContain(`SUMMARY:${'ä'.repeat(33)}\r\n ${'ä'.repeat(7)}\r\n`);
	});
});
