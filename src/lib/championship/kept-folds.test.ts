import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHAMPIONSHIP, madeChampionship } from '../../../tests/support/championship.ts';
import { entry, fieldsOf, strike } from '../../../tests/support/entries.ts';
import { ruled } from '../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf } from './board.ts';
import { foldChampionship, type Championship } from './from-log.ts';
import { nothingKept, type KeptFolds } from './kept-folds.ts';

// Eight at two tables, the first three games of each list, and whatever else can be said or written of them.
const MADE = madeChampionship(8, 'kept');
const WRITTEN = MADE.entries.filter(({ kind, id }) => kind !== 'game' || id.slice(-2) < '03');
const GAMES = WRITTEN.filter(({ kind }) => kind === 'game');
const OPENINGS = WRITTEN.filter(({ kind }) => kind === 'evening');
const [FIRST] = WRITTEN.filter(({ kind }) => kind === 'championship');
const PLAYERS = [...MADE.players, 'gast'];

const nth = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;
const again = (id: string, before: AnyEntry, changed: object): AnyEntry =>
	entry(id, before.kind, { ...fieldsOf(before), ...changed, id, replaces: before.id });

/** By name, so that a failure can be read; `one` and `other` choose what it is about. */
const MORE: Readonly<Record<string, (id: string, one: number, other: number) => AnyEntry>> = {
	dispute: (id, one, other) => {
		const swing = { [nth(PLAYERS, one)]: 3, [nth(PLAYERS, other)]: -3 };
		return ruled(id, 'dispute', { game: nth(GAMES, one).id, swing, best: swing });
	},
	approval: (id, one, other) =>
		ruled(id, 'approval', { game: nth(GAMES, one).id, approved: other % 2 === 0 }),
	invalid: (id, one) =>
		ruled(id, 'invalid', { evening: fieldsOf(nth(OPENINGS, one))['evening'], reason: 'Fort.' }),
	substitute: (id, one, other) =>
		ruled(id, 'substitute', { out: nth(PLAYERS, one), in: nth(PLAYERS, other) }),
	disqualify: (id, one) => ruled(id, 'disqualify', { member: nth(PLAYERS, one), reason: 'Fort.' }),
	leave: (id, one, other) =>
		ruled(id, 'leave', { member: nth(PLAYERS, one), from: 1 + (other % 4), plan: [[[1, 2, 3, 4]]] }),
	numbers: (id, one) =>
		again(id, FIRST as AnyEntry, {
			numbers: Object.fromEntries(MADE.players.map((player, i) => [player, 1 + ((i + one) % 8)]))
		}),
	tournament: (id) => again(id, FIRST as AnyEntry, { system: 'schafkopfschule' }),
	corrected: (id, one, other) => again(id, nth(GAMES, one), { game: fieldsOf(nth(GAMES, other))['game'] }),
	copied: (id, one, other) =>
		entry(id, 'game', {
			...fieldsOf(nth(GAMES, one)),
			id,
			evening: fieldsOf(nth(OPENINGS, other))['evening'],
			copyOf: nth(GAMES, one).id
		}),
	apart: (id, one) => {
		const [begun] = GAMES.filter((game) => game.id > nth(OPENINGS, one).id);
		return entry(id, 'game', { ...fieldsOf(begun as AnyEntry), id, seen: nth(OPENINGS, one).id });
	},
	struck: (id, one) => strike(id, nth(GAMES, one).id),
	unopened: (id, one) => entry(id, 'void', { target: nth(OPENINGS, one).id, note: 'Fort.' }),
	moved: (id, one, other) => again(id, nth(OPENINGS, one), { table: 1 + (other % 3) }),
	other: (id, one, other) =>
		again(id, nth(OPENINGS, one), { championship: other % 2 === 0 ? CHAMPIONSHIP : 'andere' }),
	confirm: (id, one, other) =>
		entry(id, 'confirm', {
			evening: fieldsOf(nth(OPENINGS, one))['evening'],
			member: nth(PLAYERS, other)
		}),
	tick: (id, one) =>
		entry(id, 'tick', { evening: fieldsOf(nth(OPENINGS, one))['evening'], remark: 'Gesehen.' }),
	paper: (id, one, other) => {
		const { evening, seats } = fieldsOf(nth(OPENINGS, one)) as { evening: string; seats: string[] };
		const points = Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? 3 : i === 1 ? -3 : 0]));
		return entry(id, 'paper', { evening, games: other % 40, points });
	}
};

const more = fc.record({
	what: fc.constantFrom(...Object.keys(MORE)),
	one: fc.nat(),
	other: fc.nat(),
	file: fc.nat(5)
});

/** Six files in the order in which they come: each list in one of the first, whatever else in any of them. */
const files = fc
	.record({
		lists: fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
		more: fc.array(more, { minLength: 4, maxLength: 16 }),
		tournament: fc.boolean()
	})
	.map(({ lists, more, tournament }): readonly (readonly AnyEntry[])[] => {
		const fileOf = (one: AnyEntry): number =>
			lists[OPENINGS.findIndex((opening) => fieldsOf(opening)['evening'] === fieldsOf(one)['evening'])] ?? 0;
		const system = tournament ? 'schafkopfschule' : 'zockmeisterschaft';
		const written = WRITTEN.map((one) => [fileOf(one), one === FIRST ? { ...one, system } : one] as const);
		const said = more.flatMap(({ what, one, other, file }, i) => {
			const made = MORE[what]?.(`4 ${10 + i}`, one, other);
			return made ? [[file, made] as const] : [];
		});
		const all = [...written, ...said];
		return [0, 1, 2, 3, 4, 5].map((file) =>
			all.flatMap(([at, one]) => (at === file ? [one as AnyEntry] : []))
		);
	});

const folded = (entries: readonly AnyEntry[], kept?: KeptFolds): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS, kept);

function everything(entries: readonly AnyEntry[], kept?: KeptFolds): object {
	const championship = folded(entries, kept);
	const from = { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS };
	return { championship, board: boardOf(entries, kept ? { ...from, kept } : from, championship) };
}

it('what is folded from the last time is what is folded from nothing, whatever comes and in whatever order', () => {
	fc.assert(
		fc.property(files, (coming) => {
			const kept = nothingKept();
			let entries: readonly AnyEntry[] = [];
			for (const news of coming) {
				entries = [...entries, ...news];
				expect(everything(entries, kept)).toEqual(everything(entries));
			}
		}),
		{ numRuns: 12 }
	);
});

it.each(Object.keys(MORE))(
	'a list that was folded before is folded again for what is said of it: %s',
	(what) => {
		const kept = nothingKept();
		const tournament = WRITTEN.map((one) =>
			one === FIRST ? { ...one, system: 'schafkopfschule' as const } : one
		);
		for (const before of [WRITTEN, tournament] as readonly (readonly AnyEntry[])[]) {
			everything(before, kept);
			const after = [...before, ...[MORE[what]?.('4 10', 1, 4)].filter((one) => one !== undefined)];
			expect(everything(after, kept)).toEqual(everything(after));
		}
	}
);

it('only the list that came is folded, and only it is added up anew', () => {
	const last = 'partie 4 tisch 2';
	const before = WRITTEN.filter((one) => fieldsOf(one)['evening'] !== last);
	const kept = nothingKept();
	const lists = new Map(folded(before, kept).partien.map((list) => [list.evening.evening, list]));
	const made: string[] = [];
	const telling =
		<T>(recall: (key: string, of: readonly unknown[], make: () => T) => T, what: string) =>
		(key: string, of: readonly unknown[], make: () => T): T =>
			recall(key, of, () => {
				made.push(`${what} ${key}`);
				return make();
			});
	const { partien } = folded(WRITTEN, {
		...kept,
		lists: telling(kept.lists, 'list'),
		tallies: telling(kept.tallies, 'tally')
	});
	expect(made).toEqual([`list ${last}`, `tally ${last}`]);
	expect(partien.filter((list) => list !== lists.get(list.evening.evening))).toHaveLength(1);
	expect(partien).toHaveLength(8);
});
