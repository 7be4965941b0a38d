import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { oneLine } from '#lib/base/text.ts';
import { AMOUNT_LIMIT, toCents } from '#lib/base/money.ts';
import { fullYear, INITIALS, NAMES, PURPOSES } from '../../../tests/support/kasse-year.ts';
import { fitKasseLink, readKasseLink, writeKasseLink } from './kasse-link.ts';
import { broughtForward, withoutOldest, type KasseShare } from './shared-stand.ts';
import { seal } from './sealed-text.ts';
import { NumberWriter } from './packed-numbers.ts';

const DAMAGED = { code: 'kasseLinkDamaged' };
const NEWER = { code: 'kasseLinkNewer' };

/** A club's own address, as long as one can be. */
const ADDRESS = 'https://schafkopf.stammtisch-oberstdorf.example/kasse/stand#';
const MOST = 2000 - ADDRESS.length;

const SMALL: KasseShare = {
	date: '2026-11-20',
	balance: toCents(12_340),
	leftOut: 0,
	bookings: [
		{ date: '2026-01-09', amount: toCents(4560), purpose: 'Abend', member: null },
		{ date: '2026-02-01', amount: toCents(-1999), purpose: 'Gravur für den Pokal', member: 'AH' }
	],
	owing: [{ member: 'BM', open: toCents(480) }]
};

const read = (link: string): KasseShare => {
	const result = readKasseLink(link);
	if (!result.ok) throw new Error(result.error.code);
	return result.value;
};

/** Any text short enough that a link does not cut it. */
const line = (most: number, least = 0): fc.Arbitrary<string> =>
	fc
		.string({ unit: 'binary', maxLength: most })
		.filter((text) => oneLine(text) === text && text.length >= least);
const date = fc
	.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
	.map((day) => day.toISOString().slice(0, 10));
const amount = fc.integer({ min: 1 - AMOUNT_LIMIT, max: AMOUNT_LIMIT - 1 }).map(toCents);

/** A state with this many members, in any script, and bookings of some of them. */
const shares = (least: number, most: number): fc.Arbitrary<KasseShare> =>
	fc.array(line(24, 1), { minLength: least, maxLength: most }).chain((names) =>
		fc.record({
			date,
			balance: fc.integer({ min: -1e11, max: 1e11 }).map(toCents),
			leftOut: fc.nat(300),
			bookings: fc.array(
				fc.record({ date, amount, purpose: line(40), member: fc.constantFrom(null, ...names) }),
				{ maxLength: 60 }
			),
			owing: fc
				.constantFrom([], names)
				.chain((owing) => fc.tuple(...owing.map((member) => amount.map((open) => ({ member, open })))))
		})
	);

describe('the link of the Kasse', () => {
	it('says the same as what was shared', () => {
		expect(read(writeKasseLink(SMALL))).toEqual(SMALL);
	});

	it('comes back as it was, for 1 to 40 members in any writing', () => {
		fc.assert(
			fc.property(shares(1, 40), (share) => {
				expect(read(writeKasseLink(share))).toEqual(share);
			}),
			{ numRuns: 100 }
		);
	});

	it.each([1, 2, 13, 39, 40])('holds a full year of %i members', (count) => {
		for (const names of [NAMES, INITIALS]) {
			const share = fullYear(true, names.slice(0, count));
			const short = {
				...share,
				bookings: share.bookings.map((booking) => ({ ...booking, purpose: 'Abend' }))
			};
			expect(read(writeKasseLink(short))).toEqual(short);
		}
	});

	it('holds a Kasse without bookings and without members', () => {
		const empty = { date: '2026-01-01', balance: toCents(0), leftOut: 0, bookings: [], owing: [] };
		expect(read(writeKasseLink(empty))).toEqual(empty);
	});

	it('that was written once opens for ever', () => {
		expect(read(OLD_LINK)).toEqual(SMALL);
	});

	it('is made of signs that mean nothing in an address', () => {
		expect(writeKasseLink(fullYear(true))).toMatch(/^[A-Za-z0-9_-]+$/);
	});

	it('holds nothing else of a booking than its four fields', () => {
		const secret = { ...SMALL.bookings[1], note: 'geheim', id: '0198' } as (typeof SMALL.bookings)[number];
		const link = writeKasseLink({ ...SMALL, bookings: [SMALL.bookings[0] ?? secret, secret] });
		expect(link).toBe(writeKasseLink(SMALL));
	});
});

describe('texts in it', () => {
	const purposeOf = (purpose: string): string | undefined =>
		read(writeKasseLink({ ...SMALL, bookings: SMALL.bookings.map((booking) => ({ ...booking, purpose })) }))
			.bookings[0]?.purpose;

	it.each([
		['exactly forty characters stay', 'x'.repeat(40), 'x'.repeat(40)],
		['of forty-one the last two become dots', `${'x'.repeat(39)}yz`, `${'x'.repeat(39)}…`],
		['no blank stands before the dots', `${'x'.repeat(38)} yz`, `${'x'.repeat(38)}…`],
		['a face counts once', '😀'.repeat(40), '😀'.repeat(40)],
		['faces are not halved', '😀'.repeat(41), `${'😀'.repeat(39)}…`],
		// A family is seven code points: five families are 35, and the sixth would be separated.
		['families are not parted', '👨‍👩‍👧‍👦'.repeat(9), `${'👨‍👩‍👧‍👦'.repeat(5)}…`],
		['umlauts of two code points are not parted', 'u\u0308'.repeat(25), `${'u\u0308'.repeat(19)}…`],
		['lines become one', 'Gravur\r\nPokal\tgroß\u0000', 'Gravur Pokal groß'],
		['half a face is told as such', 'a\ud83dz', 'a\ufffdz']
	])('%s', (_, purpose, shown) => {
		expect(purposeOf(purpose)).toBe(shown);
	});

	it('are never longer than forty characters and begin as they were written', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (purpose) => {
				const shown = purposeOf(purpose) ?? '';
				const line = purpose.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
				expect([...shown].length).toBeLessThanOrEqual(40);
				if ([...line].length <= 40) expect(shown).toBe(line);
				else expect(line.startsWith(shown.slice(0, -1)) && shown.endsWith('…')).toBe(true);
			})
		);
	});

	it('shorten names to 24 characters', () => {
		const owing = [{ member: 'Maximilian Freiherr von Hohenlohe', open: toCents(0) }];
		expect(read(writeKasseLink({ ...SMALL, owing })).owing[0]?.member).toBe('Maximilian Freiherr von…');
	});
});

describe('its length', () => {
	it.each([
		['names and what they owe', fullYear(true)],
		['names', fullYear(false)],
		['initials', fullYear(true, INITIALS)],
		['nobody', fullYear(false, [])]
	])('stays below 2,000 for forty bookings and forty members with %s', (_, share) => {
		expect((ADDRESS + writeKasseLink(share)).length).toBeLessThan(2000);
		expect(new Set(PURPOSES).size).toBe(40);
		expect(PURPOSES.reduce((sum, purpose) => sum + purpose.length, 0) / 40).toBeGreaterThan(40);
	});

	it('stays below 2,000 for forty purposes that are no words at all', () => {
		const letters = fc.string({
			unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz '),
			minLength: 40,
			maxLength: 40
		});
		fc.assert(
			fc.property(fc.array(letters, { minLength: 40, maxLength: 40 }), (purposes) => {
				const share = fullYear(true, INITIALS);
				const bookings = share.bookings.map((booking, i) => ({ ...booking, purpose: purposes[i] ?? '' }));
				expect((ADDRESS + writeKasseLink({ ...share, bookings })).length).toBeLessThan(2000);
			}),
			{ numRuns: 40 }
		);
	});

	it('is kept whatever the texts are, and the oldest bookings are left out for it', () => {
		fc.assert(
			fc.property(shares(1, 10), fc.integer({ min: 700, max: MOST }), (share, most) => {
				const link = fitKasseLink(share, most);
				if (link === null) {
					expect(writeKasseLink(withoutOldest(share, share.bookings.length)).length).toBeGreaterThan(most);
					return;
				}
				const shown = read(link);
				const out = shown.leftOut - share.leftOut;
				expect(link.length).toBeLessThanOrEqual(most);
				expect(shown.bookings.length + out).toBe(share.bookings.length);
				expect(broughtForward(shown) + shown.bookings.reduce((sum, { amount }) => sum + amount, 0)).toBe(
					share.balance
				);
				const dates = share.bookings.map(({ date }) => date).sort();
				expect(shown.bookings.map(({ date }) => date).sort()).toEqual(dates.slice(out));
			}),
			{ numRuns: 60 }
		);
	});

	it('costs no booking where there is room', () => {
		expect(fitKasseLink(SMALL, MOST)).toBe(writeKasseLink(SMALL));
	});

	it('cannot be kept where the names alone are too long', () => {
		const owing = NAMES.map((member) => ({ member, open: toCents(10) }));
		expect(fitKasseLink({ ...SMALL, owing }, 200)).toBeNull();
	});
});

describe('a link that is not whole', () => {
	const link = writeKasseLink(SMALL);

	it('is told wherever it was cut off', () => {
		for (let length = 0; length < link.length; length++) {
			expect(readKasseLink(link.slice(0, length))).toEqual({ ok: false, error: DAMAGED });
		}
	});

	it('is told whichever of its signs was changed', () => {
		for (let at = 0; at < link.length; at++) {
			for (const sign of 'Aa0_-') {
				if (link[at] === sign) continue;
				const changed = link.slice(0, at) + sign + link.slice(at + 1);
				expect(readKasseLink(changed)).toEqual({ ok: false, error: DAMAGED });
			}
		}
	});

	it.each(['', ' ', '#', 'ä', '%', '%zz', '%F0', `${link}.`, `${link}A`, `${link} `, link.toLowerCase()])(
		'is told: %j',
		(text) => {
			expect(readKasseLink(text)).toEqual({ ok: false, error: DAMAGED });
		}
	);

	it('is something else than one of a newer version', () => {
		expect(readKasseLink(seal(2, new Uint8Array([1, 2, 3])))).toEqual({ ok: false, error: NEWER });
		expect(readKasseLink(seal(1_000_000, new Uint8Array()))).toEqual({ ok: false, error: NEWER });
		expect(readKasseLink(seal(0, new Uint8Array([1])))).toEqual({ ok: false, error: DAMAGED });
	});
});

describe('a forged link', () => {
	/** A link with a valid seal around any content. */
	const forged = (numbers: readonly number[], rest: Uint8Array = new Uint8Array()): string =>
		seal(
			1,
			numbers
				.reduce((writer, number) => writer.whole(number), new NumberWriter())
				.bytes(rest)
				.done()
		);
	const refusedOrSound = (text: string): void => {
		const result = readKasseLink(text);
		if (!result.ok) {
			expect(result.error).toEqual(DAMAGED);
			return;
		}
		for (const { purpose, amount } of result.value.bookings) {
			expect([...purpose].length).toBeLessThanOrEqual(40);
			expect(Number.isSafeInteger(amount)).toBe(true);
		}
	};

	it('never throws, whatever bytes it holds', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => refusedOrSound(seal(1, bytes))),
			{ numRuns: 2000 }
		);
	});

	it('never throws, whatever numbers stand before its texts', () => {
		const numbers = fc.array(fc.oneof(fc.nat(60), fc.maxSafeNat()), { minLength: 5, maxLength: 30 });
		fc.assert(
			fc.property(numbers, fc.uint8Array({ maxLength: 60 }), (numbers, rest) =>
				refusedOrSound(forged(numbers, rest))
			),
			{ numRuns: 2000 }
		);
	});

	it.each([
		['more bookings than any club has', forged([0, 0, 0, 1_000_000, 0, 0, 1, 53])],
		['more members than any club has', forged([0, 0, 0, 0, 1_000_000, 0, 1])],
		['a day beyond all calendars', forged([2 ** 50, 0, 0, 0, 0, 0, 1])],
		['more money than there is', forged([0, 2 ** 52, 0, 0, 0, 0, 1])],
		['a text that is none', forged([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], deflateSync(new Uint8Array([0xff])))],
		['a text too long', forged([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], deflateSync(new Uint8Array(41).fill(97)))]
	])('with %s is refused', (_, text) => {
		expect(readKasseLink(text)).toEqual({ ok: false, error: DAMAGED });
	});

	it('with the same numbers and an honest text is read', () => {
		const text = forged([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], deflateSync(new Uint8Array(40).fill(97)));
		expect(read(text).bookings).toEqual([
			{ date: '2020-01-01', amount: 0, purpose: 'a'.repeat(40), member: null }
		]);
	});

	it('that unpacks to twenty million bytes takes no room', () => {
		const bomb = deflateSync(new Uint8Array(20_000_000).fill(97), { level: 9 });
		const before = process.memoryUsage().arrayBuffers;
		expect(readKasseLink(forged([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], bomb))).toEqual({
			ok: false,
			error: DAMAGED
		});
		expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5_000_000);
	});

	it('longer than any other is not looked at', () => {
		expect(readKasseLink('A'.repeat(10_000_000))).toEqual({ ok: false, error: DAMAGED });
	});
});

const OLD_LINK = 'cBREpwGmJ-jAAQACAQIBCp1C4A6OgPnQAiAK8ABz8uVy9OACM7mgBT5cI7heAAA';
