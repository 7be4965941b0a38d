import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import { figuresOf, type MemberFigures } from './figures.ts';
import { placesMoved } from './over-time.ts';
import { leaderText, mostPlayedText, mostWonText, placesMovedText } from './sentences.ts';

const nameOf = (member: MemberId): string => member;
const balance = (sums: Readonly<Record<string, number>>) => ({
	balance: new Map<MemberId, Cents>(Object.entries(sums).map(([name, cents]) => [asId(name), toCents(cents)]))
});
const evening = (date: string, sums: Readonly<Record<string, number>>) => ({
	...{ evening: asId<never>(date), date, opened: asId<never>(date), occasion: 'abend' as const, at: null },
	...{ book: 'Allgäu', closed: true, forMoney: true, points: null, winnings: toCents(0) },
	...{ fines: new Map(), games: [], onPaper: 0, ...balance(sums) }
});
const leads = (sums: Readonly<Record<string, number>>): string =>
	leaderText(figuresOf([evening('2026-01-01', sums)]), nameOf);

describe('the sentence over a list', () => {
	it('names who leads and who follows, with what they have', () => {
		expect(leads({ Anni: 1240, Berti: 320, Carl: -1560 })).toBe(
			'Anni führt mit +12,40\u00a0€ vor Berti (+3,20\u00a0€).'
		);
		expect(leads({ Anni: 20, Berti: 20, Carl: -40 })).toBe(
			'Anni und Berti liegen gleichauf vorn, mit +0,20\u00a0€ vor Carl (−0,40\u00a0€).'
		);
		expect(leads({ Anni: 40, Berti: -20, Carl: -20 })).toBe(
			'Anni führt mit +0,40\u00a0€ vor Berti und Carl (je −0,20\u00a0€).'
		);
		expect(leads({ Anni: 50, Berti: -10, Carl: -10, Dora: -10, Emil: -10, Franz: -10 })).toBe(
			'Anni führt mit +0,50\u00a0€ vor 5 anderen (je −0,10\u00a0€).'
		);
		expect(leads({ Anni: 0, Berti: 0 })).toBe('Alle stehen gleich.');
		expect([leads({ Anni: 0 }), leads({})]).toEqual(['', '']);
	});

	it('tells who moved by the last evening; a newcomer pushes others down and has not moved himself', () => {
		const moved = (...sums: readonly Readonly<Record<string, number>>[]) =>
			placesMovedText({ moved: placesMoved(sums.map(balance)) }, nameOf);
		expect(moved({ Anni: 30, Berti: 10, Carl: -40 }, { Carl: 80, Anni: -80 })).toBe(
			'Am letzten Abend: Carl 2 Plätze hoch, Anni 2 Plätze runter.'
		);
		expect(moved({ Anni: 10, Berti: -10 }, { Neu: 90, Berti: -90 })).toBe(
			'Am letzten Abend: Anni 1 Platz runter, Berti 1 Platz runter.'
		);
		expect([moved({ Anni: 10, Berti: -10 }), moved()]).toEqual(['', '']);
	});

	it('tells a share only of who played enough', () => {
		const of = (name: string, won: number, games: number) =>
			({ member: asId(name), counts: { all: { won, games } } }) as unknown as MemberFigures;
		const lucky = of('Glückspilz', 1, 1);
		expect(mostWonText({ members: [lucky, of('Anni', 6, 10), of('Berti', 5, 10)] }, nameOf)).toBe(
			'Am häufigsten gewinnt Anni: 6 von 10 Spielen.'
		);
		expect(mostWonText({ members: [lucky, of('Anni', 6, 10)] }, nameOf)).toBe('');
		expect(mostWonText({ members: [of('Anni', 5, 10), of('Berti', 5, 10)] }, nameOf)).toBe('');
	});

	it('names what is played most, unless two are level', () => {
		expect(
			mostPlayedText([
				['Rufspiel', 12],
				['Wenz', 3]
			])
		).toBe('Am meisten gespielt: Rufspiel, 12 von 15.');
		expect([
			mostPlayedText([
				['Wenz', 3],
				['Solo', 3]
			]),
			mostPlayedText([])
		]).toEqual(['', '']);
	});
});
