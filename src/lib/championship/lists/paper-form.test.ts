import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import {
	signedCentsIn,
	countsAsked,
	crossSum,
	numberIn,
	paperForm,
	paperTotals,
	restIsNone,
	turned,
	type PaperForm
} from './paper-form.ts';
import type { System } from '../system.ts';

// What an organizer types from a list that stood on paper.

const FOUR = ['anna', 'ben', 'carl', 'dora'].map((name) => asId<MemberId>(name));

const form = (more: Partial<PaperForm> = {}): PaperForm => ({
	...{ games: '40', points: { anna: '12', ben: '-5', carl: '−7', dora: '0' }, money: {}, counts: {} },
	...more
});
const totals = (more: Partial<PaperForm> = {}, system: System = 'zockmeisterschaft') => {
	const made = paperTotals(form(more), system, FOUR, (member) => member.toUpperCase());
	return made.ok ? made.value : made.error;
};

describe('a number', () => {
	it.each<[string, number | null]>([
		['12', 12],
		['+12', 12],
		[' -12 ', -12],
		['−12', -12],
		['–12', -12],
		['0', 0],
		['-0', 0],
		['999999', 999_999],
		['', null],
		['-', null],
		['1234567', NaN],
		['1,5', NaN],
		['zwölf', NaN],
		['1-2', NaN]
	])('"%s" is %s', (text, number) => {
		expect(numberIn(text)).toBe(number);
	});

	it('is turned round without a second sign', () => {
		expect(['12', '+12', '-12', '−12', '–12'].map(turned)).toEqual(['−12', '−12', '12', '12', '12']);
	});
});

describe('money', () => {
	it.each<[string, number | null]>([
		['3', 300],
		['3,2', 320],
		['−3,20', -320],
		['+0.05', 5],
		['3,20 €', 320],
		['99999', 9_999_900],
		['', null],
		['+', null],
		['3,205', NaN],
		['100000', NaN],
		[',50', NaN]
	])('"%s" is %s cents', (text, cents) => {
		expect(signedCentsIn(text)).toBe(cents);
	});

	it('is added up as it is typed, without what is no number yet', () => {
		expect(crossSum({ anna: '3,20', ben: '-', carl: 'x', dora: '−1' }, signedCentsIn)).toBe(220);
	});
});

describe('totals', () => {
	it('are those typed, without what is empty', () => {
		expect(totals()).toEqual({ games: 40, points: { anna: 12, ben: -5, carl: -7, dora: 0 } });
		expect(
			totals({
				money: { anna: '1,20', ben: '−1,20', carl: '' },
				counts: { solo: { anna: '3', ben: '' }, soloWon: { anna: '3', ben: '0' }, wenz: {} }
			})
		).toEqual({
			games: 40,
			points: { anna: 12, ben: -5, carl: -7, dora: 0 },
			money: { anna: 120, ben: -120 },
			counts: { solo: { anna: 3 }, soloWon: { anna: 3 } }
		});
	});

	it('are those of 1 to 200 games', () => {
		expect(['1', '200'].map((games) => totals({ games }))).toMatchObject([{ games: 1 }, { games: 200 }]);
		for (const games of ['', '0', '-1', '201', 'viele'])
			expect(totals({ games })).toEqual({ code: 'paperGames' });
	});

	it.each<[string, Partial<PaperForm>, object]>([
		[
			'points are missing',
			{ points: { anna: '0', ben: '0', carl: '0' } },
			{ code: 'paperMissing', player: 'DORA' }
		],
		['points are none', { points: { anna: 'x' } }, { code: 'paperPoints', player: 'ANNA' }],
		[
			'the points do not come to 0',
			{ points: { anna: '12', ben: '-5', carl: '-5', dora: '0' } },
			{ code: 'paperCross', sum: '+2', due: '0' }
		],
		['money has three places', { money: { ben: '3,205' } }, { code: 'paperMoney', player: 'BEN' }],
		[
			'the money does not come to 0',
			{ money: { anna: '1', ben: '-0,80' } },
			{ code: 'paperCents', sum: '+0,20 €' }
		],
		[
			'more was played than there were games',
			{ counts: { wenz: { carl: '41' } } },
			{ code: 'paperCount', player: 'CARL', what: 'Wenz gespielt', games: 40 }
		],
		[
			'a count is below 0',
			{ counts: { sie: { carl: '-1' } } },
			{ code: 'paperCount', player: 'CARL', what: 'Sie', games: 40 }
		],
		[
			'a count is none',
			{ counts: { solo: { carl: 'x' } } },
			{ code: 'paperCount', player: 'CARL', what: 'Farbsoli gespielt', games: 40 }
		]
	])('are refused where %s', (_, more, error) => {
		const refusal = totals(more);
		expect(JSON.parse(JSON.stringify(refusal).replaceAll('\u00a0', ' '))).toEqual(error);
	});

	it.each(['solo', 'wenz', 'bettel', 'tout', 'soloOrWenz'] as const)(
		'are refused where somebody won more %s than he played',
		(played) => {
			const won = `${played}Won` as const;
			expect(totals({ counts: { [played]: { anna: '2' }, [won]: { anna: '2' } } })).toMatchObject({
				games: 40
			});
			expect(totals({ counts: { [played]: { anna: '2' }, [won]: { anna: '3' } } })).toMatchObject({
				...{ code: 'paperWon', player: 'ANNA' }
			});
			expect(totals({ counts: { [won]: { anna: '1' } } })).toMatchObject({ code: 'paperWon' });
		}
	);

	it('of a tournament hold the penalties in Touts, -18 each and 0 for all others (schafkopfschule 3.4.17, 5.3.3)', () => {
		const due = '0 oder 18 weniger je Strafe im Tout (§\u00a03.4.17)';
		// anna 12, ben -5, carl -7 come to 0; what dora is penalised with is what the sum lacks.
		const of = (dora: string, games = '32', system: System = 'schafkopfschule') =>
			totals({ games, points: { anna: '12', ben: '-5', carl: '-7', dora } }, system);
		expect([of('-18'), of('-36'), of('0')]).toMatchObject([
			{ points: { dora: -18 } },
			{ points: { dora: -36 } },
			{ points: { dora: 0 } }
		]);
		// Two penalties need two games.
		expect(of('-36', '1')).toMatchObject({ code: 'paperCross', due });
		expect(of('-17')).toEqual({ code: 'paperCross', sum: '−17', due });
		expect(of('18')).toEqual({ code: 'paperCross', sum: '+18', due });
		expect(of('-18', '32', 'zockmeisterschaft')).toEqual({ code: 'paperCross', sum: '−18', due: '0' });
		expect(totals({ money: { dora: '-0,18' } }, 'schafkopfschule')).toMatchObject({ code: 'paperCents' });
	});

	it('may hold as many counts as games', () => {
		expect(totals({ counts: { rufspielWon: { anna: '40' } } })).toMatchObject({
			counts: { rufspielWon: { anna: 40 } }
		});
	});

	it('say of each kind that was asked for whether anybody counted it', () => {
		const asked = ['solo', 'soloWon', 'rufspielWon'] as const;
		const counts = { solo: { anna: '3' }, soloWon: { anna: '0' } };
		const made = paperTotals(form({ counts }), 'zockmeisterschaft', FOUR, String, asked);
		expect(made).toMatchObject({ value: { counts: { solo: { anna: 3 }, rufspielWon: {} } } });
		expect(made.ok && Object.keys(made.value.counts ?? {}).toSorted()).toEqual(['rufspielWon', 'solo']);
		// Typed again: the 0 stands there, and what nobody said is still empty.
		const again = paperForm(made.ok ? made.value : null, 40, asked);
		expect(again.counts).toEqual({ solo: { anna: '3' }, soloWon: { anna: '0' }, rufspielWon: {} });
		expect(restIsNone(again.counts, asked, FOUR)).toEqual({ ...again.counts, rufspielWon: { anna: '0' } });
		// Where nothing was counted at all nothing is said of any.
		expect(paperTotals(form(), 'zockmeisterschaft', FOUR, String, asked)).toMatchObject({
			value: { games: 40 }
		});
		expect(totals()).not.toHaveProperty('counts');
	});

	it('are typed again as they were written', () => {
		const money = { anna: 120, ben: -120 };
		const before = { games: 38, points: { anna: 5, ben: -5 }, money, counts: { solo: { anna: 3 } } };
		expect(paperForm(before, 40)).toEqual({
			...{ games: '38', points: { anna: '5', ben: '−5' }, money: { anna: '1,20', ben: '−1,20' } },
			counts: { solo: { anna: '3' } }
		});
		const made = paperTotals(paperForm(before, 0), 'zockmeisterschaft', FOUR.slice(0, 2), String);
		expect(made).toEqual({ ok: true, value: before });
		expect(paperForm(null, 40)).toEqual({ games: '40', points: {}, money: {}, counts: {} });
	});
});

it('asks for what the criteria count (§11.3, schafkopfschule 5.4.2)', () => {
	const asked = (system: Parameters<typeof countsAsked>[0]) => countsAsked(system).map(([, text]) => text);
	expect(asked('zockmeisterschaft')).toEqual([
		...['Farbsoli gespielt', 'Farbsoli gewonnen', 'Wenz gespielt', 'Wenz gewonnen'],
		...['Bettel gespielt', 'Bettel gewonnen', 'Sie', 'Rufspiele gewonnen, auch als Mitspieler']
	]);
	expect(asked('schafkopfschule')).toEqual([
		...['Soli und Wenz gespielt', 'Soli und Wenz gewonnen', 'Tout gespielt', 'Tout gewonnen', 'Sie']
	]);
});
