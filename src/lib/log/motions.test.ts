import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { entry, strike } from '../../../tests/support/entries.ts';
import type { AnyEntry, MotionEntry } from './entry.ts';
import { countedVotes, motionsOf, type Choice, type Majority } from './motions.ts';
import { standing } from './standing.ts';

const VOTERS = ['anna', 'ben', 'cilli', 'dora', 'emil', 'franz', 'gusti', 'hias'];
const WORDS: Readonly<Record<string, Choice>> = { y: 'yes', n: 'no', a: 'abstain' };

/** A motion on which the voters in their order vote as the letters say: yes, no, abstain; "-" has not voted. */
function counted(majority: Majority, letters: string, fields: Partial<MotionEntry> = {}) {
	const voters = VOTERS.slice(0, letters.length).map((one) => asId<MemberId>(one));
	const motion = { date: '2026-11-28', question: 'Geier?', majority, voters, ...fields };
	const votes = [...letters].flatMap((letter, i) => {
		const choice = WORDS[letter];
		const member = voters[i];
		return choice && member ? [[member, choice] as const] : [];
	});
	return countedVotes({ entry: entry('1', 'motion', motion) as MotionEntry, votes: new Map(votes) });
}

const carried = (majority: Majority, letters: string, fields: Partial<MotionEntry> = {}): boolean =>
	counted(majority, letters, fields).carried;

describe('what carries a motion (allgaeu §12)', () => {
	it.each([
		// "mit einfacher Mehrheit": more yes than no.
		['simple', 'yyn', true],
		['simple', 'ynn', false],
		['simple', 'yyynnaaa', true],
		// Nobody said anything.
		['simple', 'aa--', false],
		// "bedürfen einer ¾-Mehrheit": 3 of 4 and 6 of 8 are that, 5 of 7 (20 of 28 where 21 are needed) is not.
		['threeQuarters', 'yyyn', true],
		['threeQuarters', 'yyyyyynn', true],
		['threeQuarters', 'yyyyynn', false],
		['threeQuarters', 'yyynaaaa', true],
		['threeQuarters', 'aaaa', false],
		// "mit Einstimmigkeit": one against it is enough.
		['unanimous', 'yyyy', true],
		['unanimous', 'yyyyyyyn', false],
		['unanimous', 'yyya', true],
		['unanimous', 'aaaa', false]
	] as const)('%s: %s', (majority, letters, expected) => {
		expect(carried(majority, letters)).toBe(expected);
	});

	it('at a tie the vote of the king decides, and without it nothing is carried', () => {
		const king = (member: string) => ({ king: asId<MemberId>(member) });
		expect(counted('simple', 'yynn', king('anna'))).toMatchObject({ carried: true, king: 'yes' });
		expect(counted('simple', 'yynn', king('dora'))).toMatchObject({ carried: false, king: 'no' });
		expect(counted('simple', 'yna-', king('cilli'))).toMatchObject({ carried: false, king: 'none' });
		expect(counted('simple', 'yna-', king('dora'))).toMatchObject({ carried: false, king: 'none' });
		expect(counted('simple', 'yynn')).toMatchObject({ carried: false, king: null });
		// His vote decides a tie and nothing else.
		expect(counted('simple', 'nyy', king('anna'))).toMatchObject({ carried: true, king: null });
		expect(counted('threeQuarters', 'yynn', king('anna'))).toMatchObject({ carried: false, king: null });
		expect(counted('simple', '----', king('anna'))).toMatchObject({ carried: false, king: null });
	});

	it('says how many yes it needs of those who said yes or no', () => {
		// Of 5: more than 2½, three quarters are 3¾, all.
		expect(counted('simple', 'yyynna').needed).toBe(3);
		expect(counted('threeQuarters', 'yyynna').needed).toBe(4);
		expect(counted('unanimous', 'yyynna').needed).toBe(5);
	});

	it('is over when all have voted or it was closed', () => {
		expect(counted('simple', 'yna-')).toMatchObject({ yes: 1, no: 1, abstain: 1, missing: 1, over: false });
		expect(counted('simple', 'yna').over).toBe(true);
		expect(counted('simple', 'y---', { closed: '2026-12-01' })).toMatchObject({ over: true, carried: true });
	});
});

const motion = (id: string, fields = {}): AnyEntry =>
	entry(id, 'motion', {
		...{ date: '2026-11-28', question: 'Geier?', majority: 'simple', voters: ['anna', 'ben'] },
		...fields
	});
const ballot = (id: string, of: string, member: string, choice: Choice): AnyEntry =>
	entry(id, 'ballot', { motion: of, member, choice });
const told = (entries: readonly AnyEntry[]): unknown =>
	motionsOf(standing(entries)).map(({ at, struck, entry: of, votes }) => ({
		...{ at, struck, closed: of.closed },
		votes: Object.fromEntries([...votes].sort())
	}));

describe('the votes of a motion', () => {
	const log = [
		motion('1'),
		ballot('2', '1', 'anna', 'yes'),
		ballot('3', '1', 'ben', 'yes'),
		ballot('4', '1', 'anna', 'no'),
		// Closed on a phone that had not seen the vote behind it.
		motion('5', { replaces: '1', closed: '2026-12-01' }),
		ballot('6', '5', 'ben', 'abstain'),
		// Who may not vote is not counted.
		ballot('7', '1', 'emil', 'yes')
	];
	const expected = [{ at: '1', struck: false, closed: '2026-12-01', votes: { anna: 'no', ben: 'abstain' } }];

	it('are the last of each member, in whatever order they come', () => {
		expect(told(log)).toEqual(expected);
		fc.assert(
			fc.property(fc.shuffledSubarray(log, { minLength: log.length }), (mixed) => {
				expect(told(mixed)).toEqual(expected);
			})
		);
	});

	it('are cast on what was asked first: a later entry only closes it', () => {
		const other = { question: 'Mungo?', majority: 'unanimous', voters: ['emil'], king: 'emil' };
		const [of] = motionsOf(
			standing([...log.slice(0, 3), motion('5', { ...other, replaces: '1', closed: '2026-12-01' })])
		);
		expect(of?.entry).toMatchObject({
			...{ id: '5', question: 'Geier?', majority: 'simple', voters: ['anna', 'ben'] },
			closed: '2026-12-01'
		});
		expect(of?.entry).not.toHaveProperty('king');
		expect([...(of?.votes.keys() ?? [])]).toEqual(['anna', 'ben']);
	});

	it('come back with what is taken back', () => {
		expect(told([...log, strike('8', '4'), strike('9', '5')])).toEqual([
			{ at: '1', struck: false, closed: undefined, votes: { anna: 'yes', ben: 'abstain' } }
		]);
		expect(told([...log, strike('8', '1'), strike('9', '5')])).toMatchObject([{ struck: true }]);
		// Of a motion that is not here nothing is told.
		expect(told([ballot('2', '1', 'anna', 'yes')])).toEqual([]);
	});
});
