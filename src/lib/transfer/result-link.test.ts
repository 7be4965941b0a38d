import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum } from '#lib/base/collections.ts';
import { oneLine } from '#lib/base/text.ts';
import { CHAMPIONSHIP, madeChampionship } from '../../../tests/support/championship.ts';
import { entry } from '../../../tests/support/entries.ts';
import { shortMeisterschaft } from '../../../tests/support/short-championships.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { writeMemberLink } from './member-link.ts';
import { fitResultLink, readResultLink, writeResultLink, type ResultShare } from './result-link.ts';
import { resultAsCsv, shareOfResult } from './share-of-result.ts';
import { toCents } from '#lib/base/money.ts';

const line = (most: number): fc.Arbitrary<string> =>
	fc.string({ unit: 'binary', maxLength: most }).filter((text) => oneLine(text) === text);
const date = fc
	.date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
	.map((day) => day.toISOString().slice(0, 10));
const shares: fc.Arbitrary<ResultShare> = fc.nat(6).chain((partien) =>
	fc.record({
		system: fc.constantFrom('zockmeisterschaft' as const, 'schafkopfschule' as const),
		year: fc.integer({ min: 1900, max: 2999 }),
		date,
		club: line(80),
		where: line(80),
		players: fc.array(
			fc.record({
				...{ name: line(80), reason: line(120), prize: line(40) },
				...{ place: fc.nat(48), games: fc.nat(500) },
				points: fc.array(fc.integer({ min: -900, max: 900 }), { minLength: partien, maxLength: partien })
			}),
			{ minLength: 1, maxLength: 20 }
		),
		teams: fc.array(
			fc.record({
				...{ name: line(80), players: line(160), reason: line(120), prize: line(40) },
				...{ place: fc.nat(48), points: fc.integer({ min: -9000, max: 9000 }) }
			}),
			{ maxLength: 6 }
		),
		kings: fc.array(fc.record({ year: fc.integer({ min: 1900, max: 2999 }), names: line(60) }), {
			maxLength: 9
		})
	})
);
const DAMAGED = { ok: false, error: { code: 'kasseLinkDamaged' } };

const resultOf = (
	entries: readonly AnyEntry[],
	names: Readonly<Record<string, string>> = {}
): ResultShare => {
	const folded = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	const told = {
		club: 'Zockverein',
		nameOf: (member: string) => names[member] ?? member,
		today: '2026-11-28'
	};
	const share = shareOfResult(folded, [], told);
	if (!share) throw new Error('no result');
	return share;
};

it('comes back from its link as it was', () => {
	fc.assert(
		fc.property(shares, (share) => {
			expect(readResultLink(writeResultLink(share))).toEqual({ ok: true, value: share });
		})
	);
});

it('is refused where it is damaged, cut off, or another kind of link', () => {
	const link = writeResultLink(resultOf(shortMeisterschaft()));
	for (const bad of ['', 'x', link.slice(0, -1), link.slice(1), `${link}A`])
		expect(readResultLink(bad)).toMatchObject(DAMAGED);
	const member = writeMemberLink({
		...{ date: '2026-11-20', evenings: 1, place: 1, of: 4, allEvenings: 1, member: 'Anni', next: null },
		...{ balance: toCents(0), allBalance: toCents(0), open: toCents(0) }
	});
	expect(readResultLink(member)).toMatchObject(DAMAGED);
});

it('says the places with their reasons, what each Partie brought, and prizes, but nobody’s fees', () => {
	const prized = shortMeisterschaft().map((one) =>
		one.kind === 'championship'
			? { ...one, fee: 1500, prizes: [{ place: 1, amount: 5000, thing: 'Schinken' }] }
			: one
	);
	const share = resultOf(
		[
			...prized,
			entry('9 fee', 'booking', { date: '2026-11-20', amount: 1500, purpose: 'Startgeld', member: 'anna' })
		],
		{ clemens: 'Clemens', dora: 'Dora' }
	);
	expect(share.players.map(({ place, points, games }) => [place, points, games])).toEqual([
		[1, [1, 0], 8],
		[1, [1, 0], 8],
		[3, [-1, 0], 8],
		[4, [-1, 0], 8]
	]);
	expect(share.players[0]?.reason).toContain('gleichauf mit');
	expect(share.players.map(({ prize }) => prize)).toEqual([
		'25,00 € und Schinken (geteilt)',
		'25,00 € und Schinken (geteilt)',
		'',
		''
	]);
	expect(JSON.stringify(share)).not.toContain('15,00');
	expect(resultAsCsv(share).split('\r\n')[1]).toMatch(/^1;(Clemens|Dora);1;8;1;0;"gleichauf mit/);
});

it('of forty-eight players with long names fits into a link, and what each Partie brought adds up to the points', () => {
	const { entries, players, expected } = madeChampionship(48, 'link');
	const names = Object.fromEntries(players.map((player, i) => [player, `Maximilian Hinterhuber ${i}`]));
	const share = resultOf(entries, names);
	for (const player of players)
		expect(sum(share.players.find(({ name }) => name === names[player])?.points ?? [])).toBe(
			expected.get(player)?.[0]
		);
	const link = fitResultLink({ ...share, kings: [{ year: 2025, names: 'Anna' }] }, 1950);
	expect(link).not.toBeNull();
	expect(readResultLink(link ?? '')).toMatchObject({ ok: true });
	expect(fitResultLink(share, 100)).toBeNull();
});

it('says the teams where there are some; without them the link is the one that older programs read', () => {
	const entries = shortMeisterschaft().map((one) =>
		one.kind === 'championship'
			? {
					...one,
					...{ teams: ['Alte', 'Junge'], teamOf: { anna: 1, berti: 1, clemens: 2, dora: 2 } },
					teamPrize: { amount: 1000, thing: 'Fass Bier' }
				}
			: one
	);
	const share = resultOf(entries);
	expect(share.teams).toEqual([
		{
			...{ name: 'Junge', place: 1, points: 2, players: 'dora, clemens' },
			...{ reason: 'vor Alte durch Gesamtpunkte: 2 zu −2', prize: '10,00 € und Fass Bier' }
		},
		{
			...{ name: 'Alte', place: 2, points: -2, players: 'anna, berti' },
			...{ reason: 'hinter Junge durch Gesamtpunkte: −2 zu 2', prize: '' }
		}
	]);
	expect(share.players[0]?.prize).toBe('5,00 € und Fass Bier (Mannschaft)');
	expect(readResultLink(writeResultLink(share))).toEqual({ ok: true, value: share });
	expect(resultAsCsv(share)).toContain('\r\n\r\nPlatz;Mannschaft;Punkte;Spieler;Warum;Preis\r\n1;Junge;2;');
	// As it was written before there were teams.
	const old =
		'CGp_TAHVltwkAOoPpicEAgADJcAEiIgCiEQAA3kT0hnk4gLWa4lcyTnAMZy8Yi7goFIiFyh5ZnJBOlYgy0BuhyqwBtsMUqWQUgocQwG10xJzSwpK87JLUq0UDEFeetQxyRBNN8gOorWClIGdAFUHKh-BoQQaUAEW1cX5OZlWCkYg1QZcwPYGyPdIhmJTbABSbMQFBAA';
	const bare = resultOf(shortMeisterschaft());
	expect(writeResultLink(bare)).toBe(old);
	expect(readResultLink(old)).toEqual({ ok: true, value: bare });
});
