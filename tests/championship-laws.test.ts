import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { foldChampionship, type Championship } from '#lib/championship/from-log.ts';
import { progressOf } from '#lib/championship/lists/progress.ts';
import type { PartieGame } from '#lib/championship/lists/partie.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { mergeEntries } from '#lib/transfer/merge.ts';
import { seeded } from './support/chance.ts';
import { CHAMPIONSHIP, madeChampionship } from './support/championship.ts';
import { exchanged, shuffled } from './support/golden-games.ts';
import { ruled } from './support/partie.ts';
import { asEntry, fieldsOf } from './support/entries.ts';

// Laws over random Zockmeisterschaften: up to three tables of four, five and six, games of every kind, games disputed,
// play-offs written.

const MADE = 10;

interface Made {
	readonly named: string;
	readonly players: readonly string[];
	readonly entries: readonly AnyEntry[];
	readonly championship: Championship;
	readonly seed: string;
}

const folded = (entries: readonly AnyEntry[]): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);

/** The lots turn a game round between two; each of them is counted with the better outcome. */
function disputed({ row, points }: PartieGame, i: number): AnyEntry {
	const [[one, more] = [], [other, less] = []] = [...points].sort(([, a], [, b]) => b - a).slice(1, 3);
	if (one === undefined || other === undefined || more === undefined || less === undefined)
		throw new Error('a game without players');
	return ruled(`7 ${i}`, 'dispute', {
		game: row.entry.id,
		swing: { [one]: less, [other]: more },
		best: { [one]: more, [other]: more }
	});
}

const made = fc
	.record({
		count: fc.constantFrom(4, 5, 6, 8, 9, 10, 11, 12, 13),
		seed: fc.string({ maxLength: 8 }),
		disputes: fc.array(fc.nat(), { maxLength: 4 }),
		playoffs: fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 4 })
	})
	.map(({ count, seed, disputes, playoffs }): Made => {
		const { players, entries } = madeChampionship(count, seed);
		const games = folded(entries).partien.flatMap((partie) => partie.games);
		const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
		const all = [
			...entries,
			...disputes.map((at, i) => disputed(nth(games, at), i)),
			...playoffs.map(([winner, loser], i) =>
				ruled(`8 ${i}`, 'playoff', { winner: nth(players, winner), loser: nth(players, loser) })
			)
		];
		const named = JSON.stringify({ count, seed, disputes, playoffs });
		return { named, players, entries: all, championship: folded(all), seed };
	});

/** Made once for all laws, as making them takes longer than most laws. */
const sample = fc.sample(made, MADE);

const holds = (law: (one: Made) => void): void => {
	for (const one of sample) {
		try {
			law(one);
		} catch (cause) {
			throw new Error(`does not hold for ${one.named}`, { cause });
		}
	}
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

it('the cross sum of every game, of every Partie and of the whole is 0, whatever the lots said', () => {
	holds(({ championship: { partien } }) => {
		const games = partien.flatMap((partie) => partie.games);
		expect(games.filter(({ points }) => sum(points.values()) !== 0)).toEqual([]);
		expect(partien.map(({ total }) => sum(total.values()))).toEqual(partien.map(() => 0));
		expect(sum(partien.flatMap(({ total }) => [...total.values()]))).toBe(0);
	});
});

it('the places count what the lists say, and what is better where a game is disputed', () => {
	holds(({ championship: { partien, ranking } }) => {
		const more = partien
			.flatMap(({ games }) => games)
			.map(({ points, best }) => sum(best.values()) - sum(points.values()));
		expect(sum(ranking?.places.map(({ points }) => points) ?? [Number.NaN])).toBe(sum(more));
		expect(Math.min(0, ...more)).toBe(0);
	});
});

it('everybody is dealt exactly 160 hands, and 40 in every Partie', () => {
	holds(({ championship: { partien, ranking, rulings } }) => {
		expect(ranking?.places.every(({ games }) => games === 160)).toBe(true);
		if (!rulings.entry) throw new Error('no championship');
		const progress = progressOf(rulings.entry, rulings, partien);
		expect(progress).toMatchObject({ complete: true, beside: [], games: 160 });
		expect(progress.players.map(({ games, left }) => [games, left])).toEqual(
			progress.players.map(() => [160, 0])
		);
		for (const { players, rounds, warnings } of progress.partien.flat()) {
			expect(players.every(({ games }) => games === 40)).toBe(true);
			expect(rounds.every(({ crossSum }) => crossSum === 0)).toBe(true);
			expect(warnings).toEqual([]);
		}
	});
});

it('places rise by what decides, and who shares one is level in all of it', () => {
	holds(({ championship: { ranking } }) => {
		const places = ranking?.places ?? [];
		places.forEach((one, i) => {
			const before = places[i - 1];
			if (!before) return expect(one.place).toBe(1);
			const at = before.criteria.findIndex((value, k) => value !== one.criteria[k]);
			if (at >= 0) expect(before.criteria[at]).toBeGreaterThan(one.criteria[at] ?? Infinity);
			expect([i + 1, before.place]).toContain(one.place);
			if (at >= 0) expect(one.place).toBe(i + 1);
		});
		expect(places.length).toBeGreaterThan(3);
	});
});

it('the order in which entries come changes nothing', () => {
	holds(({ entries, championship, seed }) => {
		expect(folded(shuffled(entries, seeded(seed)))).toEqual(championship);
	});
});

it('two players who swap their names swap their places, and nobody else moves', () => {
	holds(({ players, entries, championship: { ranking }, seed }) => {
		const [one = '', other = ''] = shuffled(players, seeded(seed));
		const swapped = entries.map((entry) => asEntry(exchanged(fieldsOf(entry), one, other)));
		expect(folded(swapped).ranking).toEqual(exchanged({ ranking }, one, other)['ranking']);
	});
});

it('a file from every table, brought together in any order and some of them twice, is the whole', () => {
	holds(({ entries, championship, seed }) => {
		const chance = seeded(seed);
		const common = entries.filter((entry) => eveningOf(entry) === null);
		const evenings = [...new Set(entries.flatMap((entry) => eveningOf(entry) ?? []))];
		const files = evenings.map((evening) => [
			...common,
			...entries.filter((entry) => eveningOf(entry) === evening)
		]);
		const merged = shuffled([...files, ...files.slice(0, 3)], chance).reduce((all, file) => {
			const both = chance() < 0.5 ? mergeEntries(all, file) : mergeEntries(file, all);
			if (!both.ok) throw new Error(JSON.stringify(both.error));
			return [...both.value];
		}, []);
		expect(files.length).toBeGreaterThan(3);
		expect(merged).toHaveLength(entries.length);
		expect(folded(merged)).toEqual(championship);
	});
});
