import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { MemberFigures } from '#lib/statistics/figures.ts';
import { askedBy, searchOf, whichOf, wordFor, type Asked } from './address.ts';

const anna = asId<MemberId>('anna');
const ben = asId<MemberId>('b.e.n');
const run = { length: 2, from: { place: 'a' }, to: { place: 'b' } };
const own = { member: anna, runs: { won: run, lost: null } } as unknown as MemberFigures;

describe('the address of the statistics', () => {
	it.each<Asked>([
		{ span: null, member: null, other: null, games: null },
		{ span: { span: 'all' }, member: null, other: null, games: null },
		{ span: { span: 'all', occasion: 'meisterschaft' }, member: null, other: null, games: null },
		{ span: { span: 'year', year: 2026 }, member: anna, other: ben, games: null },
		{
			span: { span: 'year', year: 2026, occasion: 'abend', book: 'Unser Buch & mehr' },
			...{ member: anna, other: null, games: null }
		},
		{
			span: { span: 'evening', evening: asId('e 1') },
			...{ member: ben, other: null },
			games: wordFor.count('contract solo', 'won')
		}
	])('says again what it was made of: %j', (asked) => {
		expect(askedBy(new URLSearchParams(searchOf(asked)))).toEqual(asked);
	});

	it('is the newest year where it says no year', () => {
		expect(askedBy(new URLSearchParams('zeit=gestern')).span).toBeNull();
	});

	it.each([
		['zeit=2026&anlass=kirchweih', { span: { span: 'year', year: 2026 } }],
		['zeit=alles&regeln=', { span: { span: 'all' } }],
		['abend=e1&anlass=abend', { span: { span: 'evening', evening: 'e1' } }],
		['neben=anna', { member: null, other: null }]
	])('%s asks for no more than there is', (search, expected) => {
		expect(askedBy(new URLSearchParams(search))).toMatchObject(expected);
	});

	it.each([
		[wordFor.count('deckel'), { by: 'count', member: anna, key: 'deckel' }],
		[wordFor.count('all', 'lost'), { by: 'count', member: anna, key: 'all', result: 'lost' }],
		[wordFor.count('all', 'level'), { by: 'count', member: anna, key: 'all', result: 'level' }],
		[wordFor.pair(ben, 'against'), { by: 'pair', member: anna, other: ben, kind: 'against' }],
		[wordFor.run('won'), { by: 'run', member: anna, run }],
		[wordFor.contract('solo'), { by: 'contract', contract: 'solo' }]
	])('%s names the games of a figure', (word, which) => {
		expect(whichOf(word, own)).toEqual(which);
	});

	it.each(['', 'zahl', 'paar.neben.ben', 'serie.lost', 'serie.lang', 'unsinn.x'])(
		'"%s" names none',
		(word) => {
			expect(whichOf(word, own)).toBeNull();
		}
	);
});
