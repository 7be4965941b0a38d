import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { readAnswerLink, writeAnswerLink, type SentAnswer } from './answer-link.ts';
import { writeMemberLink } from './member-link.ts';
import { NOTHING } from '#lib/base/money.ts';

const answer: SentAnswer = { club: 'stammtisch', event: asId('e-1'), member: asId('anna'), coming: 'no' };

describe('an answer on its way', () => {
	it('comes out as it went in, whatever it is', () => {
		for (const coming of ['yes', 'no', 'open'] as const) {
			const read = readAnswerLink(writeAnswerLink({ ...answer, coming }));
			expect(read.ok && read.value).toEqual({ ...answer, coming });
		}
	});

	it('is refused where a sign is missing or another, or where it is the link of something else', () => {
		const link = writeAnswerLink(answer);
		for (const text of ['', link.slice(0, -1), `A${link.slice(1)}`, link.repeat(20)])
			expect(readAnswerLink(text).ok).toBe(false);
		const standing = { evenings: 1, balance: NOTHING, place: 1, of: 2, allEvenings: 1, allBalance: NOTHING };
		const other = { ...standing, date: '2026-01-02', open: NOTHING, member: 'Anna', next: null };
		expect(readAnswerLink(writeMemberLink(other)).ok).toBe(false);
	});
});
