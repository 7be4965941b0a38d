import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standing } from '#lib/log/standing.ts';
import { foldChampionship } from '#lib/championship/from-log.ts';
import { progressOf } from '#lib/championship/lists/progress.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile, writeClubFile } from '#lib/transfer/club-file.ts';
import { countedTournament } from './support/counted-tournament.ts';
import type { RawEntry } from './support/counted-championship.ts';
import { CHAMPIONSHIP } from './support/golden-file.ts';
import { goldenTournament } from './support/golden-tournament.ts';

// A whole tournament of the Schafkopfschule as a club file, held against a count of its own like the Zockmeisterschaften.

const text = readFileSync('tests/golden/schule-turnier-8.schafkopf.json', 'utf8');
const count = countedTournament((JSON.parse(text) as { readonly entries: readonly RawEntry[] }).entries);
const read = readClubFile(text);
const entries = read.ok ? read.value.entries : [];
const audit = auditOf(entries);
const { rulings, partien, ranking } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);

// If its maker is changed on purpose: `npx vitest run tests/golden-tournament.test.ts -u`, then once more,
// as the file is read before it is written.
it('is what it was made from', async () => {
	const club = '0198c0de-0000-7000-8000-000000000032';
	await expect(writeClubFile(club, goldenTournament())).toMatchFileSnapshot(
		'golden/schule-turnier-8.schafkopf.json'
	);
});

it('ranks as was counted, in the fold and in the audit', () => {
	expect(count.ranking).toHaveLength(8);
	expect(audit.championships).toEqual({ [CHAMPIONSHIP]: { ranking: count.ranking } });
	expect(ranking?.level).toEqual([]);
});

it('has lots decide between two who are level in everything, the last that were drawn', () => {
	const [hias, anni] = ['hias', 'anni'].map((name) => ranking?.places.find(({ player }) => player === name));
	expect(hias?.criteria).toEqual(anni?.criteria);
	expect(anni?.place).toBe((hias?.place ?? 0) + 1);
	expect(anni?.behindBy).toMatchObject({ by: 'lots', source: '§5.4.2' });
});

it('has every list as was counted, of 32 games, across 0', () => {
	const lists = [...count.lists].map(([evening, list]) => [evening, Object.fromEntries(list)]);
	const points = Object.entries(audit.evenings).map(([evening, one]) => [evening, one.points]);
	expect(Object.fromEntries(points)).toEqual(Object.fromEntries(lists));
	expect(count.games).toEqual([32, 32, 32, 32]);
	if (!rulings.entry) throw new Error('no championship');
	const progress = progressOf(rulings.entry, rulings, partien);
	expect(progress).toMatchObject({ games: 64, complete: true, beside: [] });
	for (const { crossSum, players, rounds, warnings } of progress.partien.flat()) {
		expect([crossSum, ...rounds.map((round) => round.crossSum)]).toEqual([0, ...rounds.map(() => 0)]);
		expect(rounds).toHaveLength(8);
		expect(players.map(({ games, left }) => [games, left])).toEqual(players.map(() => [32, 0]));
		expect(warnings).toEqual([]);
	}
	expect(progress.players.map(({ games }) => games)).toEqual(progress.players.map(() => 64));
});

it.each<readonly [string, string, readonly number[]]>([
	// 5.2.15 and 2.9.1: the first of a stage
	['a first Tout', 'p1t1-g01', [6, -2, -2, -2]],
	['a first Sie', 'p1t2-g01', [0, 0, 0, 0]],
	['a first Schwarz', 'p2t2-g01', [6, -2, -2, -2]],
	// 5.2.14, 5.2.16, 5.2.17
	['the fifth Solo or Wenz, approved', 'p1t1-g17', [6, -2, -2, -2]],
	['the sixth, not asked for', 'p1t1-g21', [0, 0, 0, 0]],
	['a Tout, approved', 'p1t2-g07', [18, -6, -6, -6]],
	['a Tout, refused', 'p1t2-g10', [0, 0, 0, 0]],
	['a Tout lost', 'p2t2-g14', [6, 6, 6, -18]],
	['a Sie, approved', 'p2t2-g20', [24, -8, -8, -8]],
	['a Sie, not asked for', 'p2t2-g26', [0, 0, 0, 0]],
	// 3.4.17
	["the soloist's wrong card", 'p2t1-g08', [3, 3, 3, -9]],
	["an opponent's", 'p2t1-g16', [9, 0, 0, -9]],
	["a partner's in a Rufspiel", 'p1t2-g23', [2, 2, 0, -4]]
])('counts %s by the paragraphs', (_, id, points) => {
	const game = Object.values(audit.evenings)
		.flatMap(({ games }) => games)
		.find(({ entry }) => entry === id);
	const high = (list: Iterable<number>): readonly number[] => [...list].sort((a, b) => b - a);
	expect(high(Object.values(game?.points ?? {}))).toEqual(high(points));
});

it('strikes what was not approved, and warns of nothing else', () => {
	const warned = Object.values(audit.evenings).flatMap(({ warnings = [] }) => warnings);
	expect(warned.map(({ entry, rule }) => `${entry} ${rule}`)).toEqual(
		count.struck.map((id) => `${id} not-approved`)
	);
	// the sixth Solo, the refused Tout, the Sie that nobody asked about
	expect(count.struck).toEqual(['p1t1-g21', 'p1t2-g10', 'p2t2-g26']);
});

it('has the substitute stand for who left', () => {
	const substitute = entries.find((one) => one.kind === 'substitute');
	const players = ranking?.places.map(({ player }): string => player);
	expect(players).toContain(substitute?.in);
	expect(players).not.toContain(substitute?.out);
});
