import { describe, expect, it } from 'vitest';
import { entry, strike } from '../../../tests/support/entries.ts';
import { toCents } from '#lib/base/money.ts';
import { standing } from '#lib/log/standing.ts';
import { bankOf, ibanIn, ibanText } from './bank.ts';
import { giroCode } from './giro-code.ts';

const CLUB = { holder: 'Schafkopf-Freunde Öxle', iban: 'DE89370400440532013000' };

describe('the code for a transfer', () => {
	it('is what EPC069-12 lays down, line by line', () => {
		expect(giroCode(CLUB, toCents(2005), 'Anna: Jahresbeitrag 2026').split('\n')).toEqual([
			...['BCD', '002', '1', 'SCT', '', 'Schafkopf-Freunde Öxle', 'DE89370400440532013000', 'EUR20.05'],
			...['', '', 'Anna: Jahresbeitrag 2026']
		]);
	});

	it.each([
		[5, 'EUR0.05'],
		[100, 'EUR1.00'],
		[1_234_567, 'EUR12345.67']
	])('writes %i cents as %s', (cents, line) => {
		expect(giroCode(CLUB, toCents(cents), '').split('\n')[7]).toBe(line);
	});

	it('leaves out what no bank carries, and cannot be given another line by a name', () => {
		const lines = giroCode(
			{ ...CLUB, holder: 'Sau\nkopf 🐖 & Co' },
			toCents(100),
			'Toni 🂡\nEUR9999.00'
		).split('\n');
		expect(lines).toHaveLength(11);
		expect([lines[5], lines[7], lines[10]]).toEqual(['Sau kopf Co', 'EUR1.00', 'Toni EUR9999.00']);
	});

	it('keeps to the lengths, in characters and bytes', () => {
		const text = giroCode({ ...CLUB, holder: 'Ä'.repeat(90) }, toCents(100), 'Ö'.repeat(200));
		const lines = text.split('\n');
		expect(lines[5]).toHaveLength(70);
		expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(331);
		// Before it 15 bytes, the name with 141, the IBAN with 23, the amount with 8 and two ends of lines: 189. Two for each of the rest.
		expect(lines[10]).toHaveLength(71);
		expect(giroCode(CLUB, toCents(100), 'x'.repeat(200)).split('\n')[10]).toHaveLength(140);
	});
});

describe('an IBAN', () => {
	it.each([
		['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
		[' de89370400440532013000 ', 'DE89370400440532013000'],
		// Two letters among the digits; 97 divides it as well (ISO 13616's own example).
		['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
		['AT61 1904 3002 3457 3201', 'AT611904300234573201']
	])('is taken as people write it: %s', (typed, iban) => {
		expect(ibanIn(typed)).toEqual({ ok: true, value: iban });
	});

	it.each([
		['two digits turned', 'DE89 3704 0044 0532 0103 00'],
		['a digit too few', 'DE89 3704 0044 0532 0130 0'],
		['an account number', '532013000'],
		['nothing', '']
	])('is refused: %s', (_, typed) => {
		expect(ibanIn(typed).ok).toBe(false);
	});

	it('is shown in fours', () => {
		expect(ibanText('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
	});
});

describe('the club’s account', () => {
	const one = entry('1', 'bank', { ...CLUB });
	const other = entry('2', 'bank', { ...CLUB, holder: 'Die anderen' });

	it('is the one written last, in any order, and can be taken back', () => {
		expect(bankOf(standing([other, one]))?.holder).toBe('Die anderen');
		expect(bankOf(standing([one, other, strike('3', '2')]))?.holder).toBe(CLUB.holder);
		expect(bankOf(standing([one, strike('3', '1')]))).toBeNull();
	});
});
