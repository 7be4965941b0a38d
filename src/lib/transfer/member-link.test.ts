import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '#lib/base/money.ts';
import { oneLine } from '#lib/base/text.ts';
import { writeKasseLink } from './kasse-link.ts';
import { readMemberLink, writeMemberLink, type MemberShare } from './member-link.ts';

const ANNI: MemberShare = {
	date: '2026-11-20',
	evenings: 11,
	balance: toCents(-1230),
	place: 3,
	of: 7,
	allEvenings: 62,
	allBalance: toCents(4510),
	open: toCents(250),
	member: 'Anni',
	next: { date: '2026-12-04', title: 'Schafkopfabend', place: 'Gasthof Adler' }
};
const DAMAGED = { ok: false, error: { code: 'kasseLinkDamaged' } };

const line = (most: number): fc.Arbitrary<string> =>
	fc.string({ unit: 'binary', maxLength: most }).filter((text) => oneLine(text) === text);
const date = fc
	.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
	.map((day) => day.toISOString().slice(0, 10));
const cents = fc.integer({ min: -1e11, max: 1e11 }).map(toCents);
const shares: fc.Arbitrary<MemberShare> = fc.record({
	date,
	evenings: fc.nat(400),
	balance: cents,
	place: fc.nat(100),
	of: fc.nat(100),
	allEvenings: fc.nat(5000),
	allBalance: cents,
	open: cents,
	member: line(24).filter((name) => name !== ''),
	next: fc.option(fc.record({ date, title: line(80), place: line(80) }))
});

it('a member’s link says what was shared, whoever he is', () => {
	fc.assert(
		fc.property(shares, (share) => {
			expect(readMemberLink(writeMemberLink(share))).toEqual({ ok: true, value: share });
		})
	);
});

it('fits into a small code', () => {
	expect(writeMemberLink(ANNI).length).toBeLessThan(120);
	const long = 'W'.repeat(300);
	const next = { date: '2026-12-04', title: long, place: long };
	expect(writeMemberLink({ ...ANNI, member: long, next }).length).toBeLessThan(400);
});

it('a damaged, cut or foreign link is refused', () => {
	const link = writeMemberLink(ANNI);
	for (let i = 0; i < link.length; i++) {
		const other = link[i] === 'A' ? 'B' : 'A';
		expect(readMemberLink(link.slice(0, i) + other + link.slice(i + 1))).toEqual(DAMAGED);
		expect(readMemberLink(link.slice(0, i))).toEqual(DAMAGED);
	}
	const kasse = { date: '2026-11-20', balance: toCents(100), leftOut: 0, bookings: [], owing: [] };
	expect(readMemberLink(writeKasseLink(kasse))).toEqual(DAMAGED);
	expect(readMemberLink('A'.repeat(5000))).toEqual(DAMAGED);
});
