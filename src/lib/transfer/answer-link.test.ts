import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { ANSWER_LINK, BALLOT_LINK, DAYS_LINK } from './answer-link.ts';
import { writeMemberLink } from './member-link.ts';
import { packLines } from './packed-lines.ts';
import { NumberWriter } from './packed-numbers.ts';
import { seal } from './sealed-text.ts';
import { NOTHING } from '#lib/base/money.ts';

const sent = { club: 'stammtisch', about: asId<never>('e-1'), member: asId<never>('anna') };
const answer = { ...sent, said: 'no' } as const;

describe('an answer or a vote on its way', () => {
	it('comes out as it went in, whatever it is', () => {
		for (const said of ['yes', 'no', 'open'] as const) {
			const read = ANSWER_LINK.read(ANSWER_LINK.write({ ...sent, said }));
			expect(read.ok && read.value).toEqual({ ...sent, said });
		}
		for (const said of ['yes', 'no', 'abstain'] as const) {
			const read = BALLOT_LINK.read(BALLOT_LINK.write({ ...sent, said }));
			expect(read.ok && read.value).toEqual({ ...sent, said });
		}
	});

	it('names days of a trip, the last of three weeks too, and none is no answer', () => {
		// In a leap year, over the end of a year, and before the days are counted from.
		const some = [
			['2027-01-15'],
			['2028-02-28', '2028-02-29', '2028-03-01'],
			['2026-12-20', '2027-01-09'],
			['2019-12-31', '2020-01-01']
		];
		for (const said of some) {
			const read = DAYS_LINK.read(DAYS_LINK.write({ ...sent, said }));
			expect(read.ok && read.value).toEqual({ ...sent, said });
		}
		const over = ['2026-12-20', '2027-01-10'];
		expect(DAYS_LINK.read(DAYS_LINK.write({ ...sent, said: over })).ok).toBe(false);
		expect(ANSWER_LINK.read(DAYS_LINK.write({ ...sent, said: ['2027-01-15'] })).ok).toBe(false);
		// The numbers of a link whose day has no date, and of one that names no day.
		for (const [first, bits] of [
			[10 ** 9, 1],
			[0, 0]
		] as const) {
			const numbers = new NumberWriter().whole(77_007_704).signed(first).whole(bits);
			const none = seal(1, numbers.bytes(packLines(['stammtisch', 'e-1', 'anna'])).done());
			expect(DAYS_LINK.read(none).ok).toBe(false);
		}
	});

	it('is read as an answer where an earlier version wrote it', () => {
		// Written by the version before votes came.
		const read = ANSWER_LINK.read('4DrXwAHWltwkAQM6DNr65krVNeQCDiUlAgA');
		expect(read.ok && read.value).toEqual(answer);
	});

	it('is refused where a sign is missing or another, or where it is the link of something else', () => {
		const link = ANSWER_LINK.write(answer);
		for (const text of ['', link.slice(0, -1), `A${link.slice(1)}`, link.repeat(20)])
			expect(ANSWER_LINK.read(text).ok).toBe(false);
		const standing = { evenings: 1, balance: NOTHING, place: 1, of: 2, allEvenings: 1, allBalance: NOTHING };
		const other = { ...standing, date: '2026-01-02', open: NOTHING, member: 'Anna', next: null };
		expect(ANSWER_LINK.read(writeMemberLink(other)).ok).toBe(false);
		expect(BALLOT_LINK.read(link).ok).toBe(false);
		expect(ANSWER_LINK.read(BALLOT_LINK.write({ ...sent, said: 'no' })).ok).toBe(false);
	});
});
