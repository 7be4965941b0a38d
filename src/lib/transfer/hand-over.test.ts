import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nextId, type EntryId } from '#lib/base/ids.ts';
import { isKnown, type AnyEntry } from '#lib/log/entry.ts';
import { membersOf } from '#lib/log/members.ts';
import { standing } from '#lib/log/standing.ts';
import { entry } from '../../../tests/support/entries.ts';
import { auditOf } from './audit.ts';
import { readClubFile, writeClubFile } from './club-file.ts';
import { handOver, type HandOver } from './hand-over.ts';
import { mergeEntries } from './merge.ts';

const uuid = (n: number): string => `c0ffee00-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A golden club as this app would have written it: with ids of its own making. */
function written(name: string): readonly AnyEntry[] {
	const text = readFileSync(`tests/golden/${name}.schafkopf.json`, 'utf8');
	const { entries } = JSON.parse(text) as { entries: AnyEntry[] };
	let last: EntryId | null = null;
	const ids = new Map<string, string>();
	for (const one of entries) {
		ids.set(one.id, (last = nextId(last, 1_770_000_000_000, 77n)));
		if (one.kind === 'member') ids.set(one.member, uuid(ids.size));
		if (one.kind === 'evening') ids.set(one.evening, uuid(ids.size));
	}
	const all = [...ids].reduce(
		(json, [from, to]) => json.replaceAll(`"${from}"`, `"${to}"`),
		JSON.stringify(entries)
	);
	return (JSON.parse(all) as AnyEntry[]).filter(isKnown);
}

const CLUBS = ['allgaeu-evening', 'every-book', 'saukopf-evenings'].map(
	(name) => [name, written(name)] as const
);

const membersIn = (entries: readonly AnyEntry[]) => [...membersOf(standing(entries)).values()];

/** Another club with members of these names. */
const clubOf = (names: readonly string[]): readonly AnyEntry[] =>
	names.map((name, i) =>
		entry(nextId(null, 1_700_000_000_000 + i, 5n), 'member', { member: uuid(900_000 + i), name })
	);

function merged(theirs: readonly AnyEntry[], handed: HandOver | null): readonly AnyEntry[] {
	const union = mergeEntries(theirs, handed?.entries ?? []);
	if (!union.ok) throw new Error('clash');
	return union.value;
}

/** What everybody won in each evening and each game, by name. */
function moneyIn(entries: readonly AnyEntry[], evenings: readonly string[]) {
	const names = membersOf(standing(entries));
	const byName = (amounts: object | undefined) =>
		Object.fromEntries(
			Object.entries(amounts ?? {}).map(([member, cents]) => [
				[...names.values()].find((one) => one.member === member)?.name.toLowerCase(),
				cents
			])
		);
	const audit = auditOf(entries).evenings;
	return evenings.map((evening) => {
		const { balance, games, stock, warnings } = audit[evening] ?? {};
		return {
			balance: byName(balance),
			games: games?.map(({ price, payoff, lines }) => ({ price, lines, payoff: byName(payoff) })),
			stock,
			warnings: warnings?.map(({ rule }) => rule)
		};
	});
}

const eveningsIn = (entries: readonly AnyEntry[]): readonly string[] => [
	...new Set(entries.flatMap((one) => (one.kind === 'evening' ? [one.evening] : [])))
];

describe.each(CLUBS)('the evenings of %s', (_, mine) => {
	const names = membersIn(mine).map(({ name }) => name);
	/** Some of them are members there, in any order, with other capitals. */
	const there = fc
		.shuffledSubarray(names, { minLength: 0 })
		.map((some) => clubOf([...some.map((name) => name.toUpperCase()), 'Ganz Anders']));

	it('come to the same there for everybody, and twice is once', () => {
		fc.assert(
			fc.property(there, (theirs) => {
				const handed = handOver(mine, theirs);
				const after = merged(theirs, handed);
				const evenings = eveningsIn(mine);
				expect(moneyIn(after, evenings)).toEqual(moneyIn(mine, evenings));
				// Nothing of the other club is touched, and all of it is a file that anybody can read.
				expect(after).toEqual(expect.arrayContaining([...theirs]));
				expect(readClubFile(writeClubFile('there', after))).toMatchObject({ ok: true });
				expect(membersIn(after)).toHaveLength(
					new Set([...names.map((name) => name.toLowerCase()), 'ganz anders']).size
				);
				expect(handOver(mine, after)).toBeNull();
				// On another phone with the same names the same entries come of it.
				expect(merged(after, handOver(mine, theirs))).toEqual(after);
			}),
			{ numRuns: 15 }
		);
	});

	it('take along what was written later, and nothing else', () => {
		const theirs = clubOf(names.slice(0, 2));
		const isLate = ({ id }: AnyEntry): boolean => id === mine.at(-1)?.id;
		const before = mine.filter((one) => !isLate(one));
		const after = merged(theirs, handOver(before, theirs));
		expect(handOver(mine, after)?.entries).toHaveLength(1);
		expect(merged(after, handOver(mine, after))).toEqual(merged(theirs, handOver(mine, theirs)));
	});
});

const [, [, few] = ['', []]] = CLUBS;

describe('what is shown before', () => {
	it('says who is whom, and who is new there', () => {
		const [a = '', b = '', c = ''] = membersIn(few).map(({ name }) => name);
		const handed = handOver(few, clubOf([b.toUpperCase(), 'Huber Toni', c, c]));
		expect(handed?.members.map(({ there }) => there).slice(0, 3)).toEqual([null, b.toUpperCase(), null]);
		expect(handed?.members[0]?.name).toBe(a);
		expect([handed?.evenings, handed?.games]).toEqual([7, 10]);
	});

	it('matches by the house’s way with names, and nobody is two members', () => {
		const renamed = few.map((one) =>
			one.kind === 'member' && one.member === membersIn(few)[0]?.member ? { ...one, name: 'Toni Huber' } : one
		);
		expect(handOver(renamed, clubOf(['huber toni']))?.members[0]).toEqual({
			name: 'Toni Huber',
			there: 'huber toni'
		});
		const twins = few.map((one) =>
			one.kind === 'member' ? { ...one, name: 'Sepp', nickname: 'Sepp' } : one
		);
		const matched = handOver(twins, clubOf(['Sepp']))?.members.filter(({ there }) => there !== null);
		expect(matched).toHaveLength(1);
	});
});

describe('nothing is offered', () => {
	const theirs = clubOf(['Anna']);
	it.each([
		[
			'of a club with a Kasse',
			entry(nextId(null, 1_771_000_000_000, 3n), 'booking', { date: '2026-01-01', amount: 5, purpose: 'x' })
		],
		['of a club with a championship', entry(nextId(null, 1_771_000_000_000, 3n), 'championship', {})],
		['of what is known to no version', entry(nextId(null, 1_771_000_000_000, 3n), 'later', {})],
		['of what another program wrote', entry('e1', 'club', { name: 'x' })]
	])('%s', (_, one) => expect(handOver([...few, one], theirs)).toBeNull());

	it('where no evening was written', () => {
		expect(
			handOver(
				few.filter(({ kind }) => kind === 'member'),
				theirs
			)
		).toBeNull();
	});

	it('of an evening that is there already in another way', () => {
		const brought = merged(theirs, handOver(few, theirs));
		const renamed = [
			...brought,
			entry(nextId(null, 1_780_000_000_000, 3n), 'member', { member: uuid(900_000), name: 'Annerl' })
		];
		expect(handOver(few, renamed)).toBeNull();
	});
});
