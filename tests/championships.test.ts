import { describe, expect, it } from 'vitest';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import type { Ranked } from '#lib/championship/ranking/ranking.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditOf, type Audit } from '#lib/transfer/audit.ts';
import { readClubFile, writeClubFile } from '#lib/transfer/club-file.ts';
import { seeded } from './support/chance.ts';
import { CHAMPIONSHIP, madeChampionship, type Made } from './support/championship.ts';
import { partie, ruled } from './support/partie.ts';

// Whole championships as club files, read and audited as the command line does it. Everybody's result was counted while
// they were made, by separate arithmetic.

function audited(entries: readonly AnyEntry[]): Audit {
	const read = readClubFile(writeClubFile('verein', entries));
	if (!read.ok) throw new Error(JSON.stringify(read.error.slice(0, 3)));
	return auditOf(read.value.entries);
}

const rankingIn = (audit: Audit) => audit.championships[CHAMPIONSHIP]?.ranking ?? [];

const placesOf = (entries: readonly AnyEntry[]): readonly Ranked[] =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS).ranking?.places ?? [];

/** Places by the numbers expected: as many as have more, and one. */
function expectedPlace({ expected }: Made, player: string): number {
	const more = (a: readonly number[], b: readonly number[]): boolean => {
		const at = a.findIndex((value, i) => value !== b[i]);
		return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
	};
	const own = expected.get(player) ?? [];
	return 1 + [...expected.values()].filter((other) => more(other, own)).length;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

describe.each([4, 8, 13, 14, 17, 23])('a Zockmeisterschaft of %i', (count) => {
	const made = madeChampionship(count, `meisterschaft ${count}`);
	const audit = audited(made.entries);
	const ranking = rankingIn(audit);

	it('comes to what was counted game by game', () => {
		expect(ranking).toHaveLength(count);
		for (const { place, player, points, criteria } of ranking) {
			expect({ player, criteria }).toEqual({ player, criteria: made.expected.get(player) });
			expect({ player, points, place }).toEqual({
				player,
				points: criteria[0],
				place: expectedPlace(made, player)
			});
		}
		expect(Object.keys(ranking[0] ?? {})).toEqual(['place', 'player', 'points', 'criteria']);
	});

	it('has cross sums of 0: every game, every evening, all of it', () => {
		for (const { games, points } of Object.values(audit.evenings)) {
			for (const game of games) expect(sum(Object.values(game.points ?? { none: 1 }))).toBe(0);
			expect(sum(Object.values(points ?? { none: 1 }))).toBe(0);
		}
		expect(sum(ranking.map(({ points }) => points))).toBe(0);
	});

	it('deals everybody exactly 160 hands', () => {
		expect(placesOf(made.entries).map(({ games }) => games)).toEqual(made.players.map(() => 160));
		expect(sum(Object.values(audit.evenings).map(({ games }) => games.length))).toBe(made.games);
	});

	it('says the same in whatever order the entries came', () => {
		const chance = seeded('gemischt');
		const shuffled = made.entries
			.map((one) => [chance(), one] as const)
			.sort(([a], [b]) => a - b)
			.map(([, one]) => one);
		expect(auditOf(shuffled)).toEqual(audit);
	});

	it('swaps the places of two whose names are swapped, and nothing else', () => {
		const [one = '', other = ''] = [ranking[0]?.player, ranking.at(-1)?.player];
		const swapped = (text: string): string =>
			text.replaceAll(`"${one}"`, '"?"').replaceAll(`"${other}"`, `"${one}"`).replaceAll('"?"', `"${other}"`);
		const entries = JSON.parse(swapped(JSON.stringify(made.entries))) as readonly AnyEntry[];
		expect(rankingIn(audited(entries))).toEqual(JSON.parse(swapped(JSON.stringify(ranking))));
	});
});

it('gives and takes places by dispute, by the better outcome and never by the lots', () => {
	const made = madeChampionship(8, 'meisterschaft 8');
	const before = rankingIn(audited(made.entries));
	const [first, second] = before;
	if (!first || !second) throw new Error('nobody was ranked');
	const game = made.entries.find(
		(one) => one.kind === 'game' && JSON.stringify(one.game).includes(`"${second.player}"`)
	);
	const dispute = (best: number, swing: number): AnyEntry =>
		ruled('9', 'dispute', {
			game: game?.id,
			swing: { [second.player]: swing },
			best: { [second.player]: best }
		});
	const places = (entries: readonly AnyEntry[]) => rankingIn(audited(entries)).map(({ player }) => player);
	const lead = first.points - second.points;
	// Far more than the lead, whatever the game came to.
	expect(places([...made.entries, dispute(lead + 200, -5)]).slice(0, 2)).toEqual([
		second.player,
		first.player
	]);
	const computed = audited(made.entries).evenings[(game && eveningOf(game)) ?? '']?.games.find(
		({ entry }) => entry === game?.id
	)?.points?.[second.player];
	expect(places([...made.entries, dispute(computed ?? Number.NaN, 9999)])).toEqual(
		before.map(({ player }) => player)
	);
});

it('prints no ranking of what no entry opens, and points all the same', () => {
	const games = [
		ruled('30', 'game', { evening: 'freitag', game: { contract: 'solo', declarer: 'anna', won: true } })
	];
	const lost = partie('zockmeisterschaft').filter(({ kind }) => kind !== 'championship');
	const audit = audited([...lost, ...games]);
	expect(audit.championships).toEqual({});
	expect(audit.evenings['freitag']?.points).toEqual({ anna: 15, ben: -5, carl: -5, dora: -5 });
});

it('warns of what nobody approved, and keeps its money', () => {
	const tout = { contract: 'solo', declarer: 'anna', tout: true, won: true };
	const games = ['30', '31'].map((id) => ruled(id, 'game', { evening: 'freitag', game: tout }));
	const friday = audited([...partie('schafkopfschule'), ...games]).evenings['freitag'];
	expect(friday?.warnings?.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual(['31 not-approved']);
	expect(friday?.points).toEqual({ anna: 6, ben: -2, carl: -2, dora: -2 });
	expect(friday?.balance).toEqual({ anna: 600, ben: -200, carl: -200, dora: -200 });
});

it('prints no place of who was dismissed, and no points of a list declared invalid', () => {
	const solo = { contract: 'solo', declarer: 'anna', won: true };
	const entries = [
		...partie('schafkopfschule'),
		ruled('30', 'game', { evening: 'freitag', game: solo }),
		ruled('31', 'disqualify', { member: 'anna', reason: 'laut' })
	];
	const places = (all: readonly AnyEntry[]) =>
		rankingIn(audited(all)).map(({ place, player, points }) => `${place} ${player} ${points}`);
	expect(places(entries)).toEqual(['1 ben -2', '1 carl -2', '1 dora -2']);
	const invalid = ruled('32', 'invalid', { evening: 'freitag', reason: 'nicht zu lesen' });
	expect(places([...entries, invalid])).toEqual(['1 ben 0', '1 carl 0', '1 dora 0']);
	const friday = audited([...entries, invalid]).evenings['freitag'];
	expect(friday?.points).toEqual({ anna: 0, ben: 0, carl: 0, dora: 0 });
	// 5 × 10 from each
	expect(friday?.balance).toEqual({ anna: 150, ben: -50, carl: -50, dora: -50 });
	expect(friday?.warnings).toBeUndefined();
});
