import { formatISO } from 'date-fns/formatISO';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { localTime } from './local-time.ts';

const zone = process.env['TZ'];
afterEach(() => {
	if (zone === undefined) delete process.env['TZ'];
	else process.env['TZ'] = zone;
});

it('says a moment with the offset of that day', () => {
	process.env['TZ'] = 'Europe/Berlin';
	expect(localTime('2026-07-01T20:00:00Z')).toBe('2026-07-01T22:00:00+02:00');
	expect(localTime(Date.UTC(2026, 11, 31, 23, 30))).toBe('2027-01-01T00:30:00+01:00');
});

it('says what date-fns says, wherever somebody is', () => {
	const zones = [
		'UTC',
		'Europe/Berlin',
		'America/New_York',
		'Asia/Kolkata',
		'America/St_Johns',
		'Pacific/Apia'
	];
	const day = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true };
	fc.assert(
		fc.property(fc.constantFrom(...zones), fc.date(day), (name, at) => {
			process.env['TZ'] = name;
			expect(localTime(at.getTime())).toBe(formatISO(at));
		})
	);
});
