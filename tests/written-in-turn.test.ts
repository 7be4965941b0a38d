import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '#lib/log/entry.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { mergeEntries } from '#lib/transfer/merge.ts';
import { Phone } from './support/devices.ts';
import { EVENING, FOUR } from './support/entries.ts';
import { partie } from './support/partie.ts';
import { often } from './support/whole.ts';

// club-file.md, Entries: "entries written in turn on several devices form one chain … what was written in turn never is [a
// clash]"; "Merging two files of one club is the union of their entries by `id`."

const turn = fc.record({
	/** Who writes; the last writer hands the file over to him, and to this phone as well. */
	phone: fc.nat(4),
	besides: fc.nat(4),
	declarer: fc.constantFrom(...FOUR),
	contract: fc.constantFrom('solo', 'wenz', 'bettel'),
	won: fc.boolean(),
	/** Taken back, and written again by the same phone, or by the next one that has the pen. */
	undo: fc.option(fc.boolean())
});
type Turn = typeof turn extends fc.Arbitrary<infer T> ? T : never;

/** What these phones make of the turns; the last one has all of it. */
function written(turns: readonly Turn[], phones: readonly Phone[]): readonly AnyEntry[] {
	for (const phone of phones) phone.take(partie('zockmeisterschaft'));
	const phoneAt = (n: number): Phone => phones[n % phones.length] as Phone;
	let pen = phoneAt(0);
	const handOver = (to: Phone): void => {
		to.take(pen.entries);
		pen = to;
	};
	for (const { phone, besides, declarer, contract, won, undo } of turns) {
		handOver(phoneAt(phone));
		const game = { contract, declarer, won, deckel: [declarer] };
		const { id } = pen.write('game', { game });
		if (undo !== null) {
			if (undo) handOver(phoneAt(besides));
			pen.write('void', { target: id });
			pen.write('game', { game });
		}
		phoneAt(besides).take(pen.entries);
	}
	return pen.entries;
}

/** The result, without the entries' ids. */
function outcome(entries: readonly AnyEntry[]): unknown {
	const { evenings, championships } = auditOf(entries);
	const { games = [], balance, points, dealer, warnings } = evenings[EVENING] ?? {};
	return { games: games.map(({ payoff }) => payoff), balance, points, dealer, warnings, championships };
}

const phones = (count: number, behind: number): readonly Phone[] =>
	Array.from({ length: count }, (_, n) => new Phone(n + 1, 1_700_000_000_000 - n * behind));

describe('a list that is written in turn', () => {
	it('equals the list written by one, in any order of turns on two to five phones', () => {
		const turns = fc.array(turn, { minLength: 1, maxLength: 14 });
		const hour = 3_600_000;
		fc.assert(
			fc.property(turns, fc.integer({ min: 2, max: 5 }), fc.nat(9), (made, count, hours) => {
				const entries = written(made, phones(count, hours * hour));
				const one = outcome(written(made, phones(1, 0)));
				expect(outcome(entries)).toEqual(one);
				expect(one).toMatchObject({ games: { length: made.length }, warnings: undefined });
			}),
			{ numRuns: often(1000) }
		);
	});
});

describe('files of a list', () => {
	it('say the same of it brought together in whatever order, and more than once', () => {
		const turns = fc.array(turn, { maxLength: 8 });
		fc.assert(
			fc.property(turns, turns, turns, fc.boolean(), (before, here, there, twice) => {
				const [one, two] = phones(2, 1000) as [Phone, Phone];
				two.take(written(before, [one]));
				const mine = written(here, [one]);
				const theirs = written(there, [two]);
				const merge = (...files: readonly (readonly AnyEntry[])[]): readonly AnyEntry[] =>
					files.reduce((log, file) => {
						const merged = mergeEntries(log, file);
						if (!merged.ok) throw new Error('the same id says two things');
						return merged.value;
					});
				const merged = outcome(merge(mine, theirs));
				expect(outcome(merge(theirs, mine))).toEqual(merged);
				if (twice) expect(outcome(merge(mine, theirs, mine, theirs))).toEqual(merged);
				const apart = before.length > 0 && here.length > 0 && there.length > 0;
				const { warnings } = merged as { warnings?: readonly { readonly rule: string }[] };
				if (apart) expect(warnings?.map(({ rule }) => rule)).toEqual(['second-evening']);
				if (here.length === 0 || there.length === 0) expect(warnings).toBeUndefined();
			}),
			{ numRuns: 100 }
		);
	});
});
