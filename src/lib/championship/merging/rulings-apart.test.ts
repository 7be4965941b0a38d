import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Phone } from '../../../../tests/support/devices.ts';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { entry, fieldsOf, members, type Fields } from '../../../../tests/support/entries.ts';
import { partie } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { entrantsOf } from '../draw/entrants.ts';
import { foldChampionship, type Championship } from '../from-log.ts';
import { decide, type Apart } from './apart.ts';
import { clashesIn, type Disputed } from './clashes.ts';

// Issue 15.3: "what was written apart is seen, what was written in turn is not: by `seen` … on rulings, draws and substitutes
// of a championship".

const START = [...members('emil', 'fritz'), ...partie('zockmeisterschaft')];

const fold = (entries: readonly AnyEntry[]): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
const disputed = (entries: readonly AnyEntry[]): Disputed =>
	clashesIn(entries, { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS }, fold(entries));
const clashesOf = (entries: readonly AnyEntry[]): readonly Apart<'ruling'>[] =>
	disputed(entries).clashes.filter((clash) => clash.type === 'ruling');

/** Phones that hold the championship, the clock of each a little behind the one before. */
function phones(count: number): readonly Phone[] {
	return Array.from({ length: count }, (_, n) => {
		const phone = new Phone(n + 1, 1_700_000_000_000 - n * 100);
		phone.take(START);
		return phone;
	});
}

const merged = (...from: readonly Phone[]): readonly AnyEntry[] => {
	const all = new Phone(99);
	for (const phone of from) all.take(phone.entries);
	return all.entries;
};

/** What two organizers write, each without knowing the other's entry; the second device's clock is ahead. */
function apart(one: readonly [string, Fields], other: readonly [string, Fields]): readonly AnyEntry[] {
	const [a, b] = phones(2) as [Phone, Phone];
	a.write(...one);
	b.clock += 1000;
	b.write(...other);
	return merged(a, b);
}

const substitute = (out: string, comes: string): readonly [string, Fields] => [
	'substitute',
	{ out, in: comes }
];
const approval = (approved: boolean): readonly [string, Fields] => ['approval', { game: 'spiel', approved }];
const seats = (...result: readonly string[]): readonly [string, Fields] => [
	'draw',
	{ what: 'seats', partie: 1, table: 1, result }
];
const leave = (member: string): readonly [string, Fields] => ['leave', { member, from: 2, plan: [] }];
const holders = (entries: readonly AnyEntry[]): readonly string[] => {
	const { entry: of, substitutes } = fold(entries).rulings;
	return of ? entrantsOf(of, { substitutes }).all.map(({ holder }) => holder) : [];
};

describe('rulings written apart', () => {
	it.each<[string, readonly [string, Fields], readonly [string, Fields]]>([
		['two substitutes for the same player', substitute('anna', 'emil'), substitute('anna', 'fritz')],
		['one substitute on two seats', substitute('anna', 'emil'), substitute('ben', 'emil')],
		['a substitute, and nobody', substitute('anna', 'emil'), leave('anna')],
		['two leavers, each with a plan for the rest', leave('anna'), leave('ben')],
		['approved and refused', approval(true), approval(false)],
		['two draws of seats', seats('anna', 'ben', 'carl', 'dora'), seats('dora', 'carl', 'ben', 'anna')],
		[
			'two lots',
			['draw', { what: 'lots', result: ['anna', 'ben'] }],
			['draw', { what: 'lots', result: ['ben', 'anna'] }]
		],
		[
			'two disputes on one game',
			['dispute', { game: 'spiel', swing: { anna: 2 }, best: { anna: 2 } }],
			['dispute', { game: 'spiel', swing: { anna: -2 }, best: { anna: 2 } }]
		],
		[
			'a play-off with two winners',
			['playoff', { winner: 'anna', loser: 'ben' }],
			['playoff', { winner: 'ben', loser: 'anna' }]
		],
		[
			'games of one play-off',
			['playoffGame', { winner: 'anna', loser: 'ben' }],
			['playoffGame', { winner: 'ben', loser: 'anna' }]
		],
		[
			'two changes of the set-up',
			['championship', { ...fieldsOf(START.at(-2) as AnyEntry), games: 20, replaces: '1 championship' }],
			['championship', { ...fieldsOf(START.at(-2) as AnyEntry), games: 30, replaces: '1 championship' }]
		]
	])('%s: one clash with both, the last written counting', (_, one, other) => {
		const { id: _one, at: _at, ...first } = one[1];
		const { id: _other, at: _too, ...second } = other[1];
		const entries = apart([one[0], first], [other[0], second]);
		const clashes = clashesOf(entries);
		expect(clashes).toHaveLength(1);
		expect(clashes[0]?.versions.map(({ counts, rulings }) => [counts, rulings.length])).toEqual([
			[true, 1],
			[false, 1]
		]);
		expect(clashes[0]?.versions[0]?.rulings[0]).toMatchObject(second);
	});

	it.each<[string, readonly [string, Fields], readonly [string, Fields]]>([
		['the same ruling twice', substitute('anna', 'emil'), substitute('anna', 'emil')],
		[
			'the same ruling with other words beside it',
			['approval', { game: 'spiel', approved: true, note: 'gesehen' }],
			['approval', { game: 'spiel', approved: true, note: 'gehört' }]
		],
		['rulings on different things', substitute('anna', 'emil'), substitute('ben', 'fritz')],
		[
			'a dismissal twice',
			['disqualify', { member: 'anna', reason: 'a' }],
			['disqualify', { member: 'anna', reason: 'b' }]
		]
	])('%s: no clash', (_, one, other) => {
		expect(clashesOf(apart(one, other))).toEqual([]);
	});

	it('are no clash where an older version did not say what it saw', () => {
		const silent = [
			entry('3 a', 'substitute', { championship: CHAMPIONSHIP, out: 'anna', in: 'emil' }),
			entry('3 b', 'substitute', { championship: CHAMPIONSHIP, out: 'anna', in: 'fritz' })
		];
		expect(clashesOf([...START, ...silent])).toEqual([]);
	});

	it('are no clash where what one of them saw is not here', () => {
		const [a, b, c] = phones(3) as [Phone, Phone, Phone];
		a.write(...substitute('anna', 'emil'));
		b.take(a.entries);
		const between = b.write('disqualify', { member: 'ben', reason: 'x' });
		c.take(b.entries);
		c.write(...substitute('anna', 'fritz'));
		expect(clashesOf(c.entries.filter(({ id }) => id !== between.id))).toEqual([]);
	});

	it('count by the version written last, whole: nobody sits on two seats and nobody is lost', () => {
		// Emil for Anna is written first, Emil for Ben last: Anna plays on.
		expect(holders(apart(substitute('anna', 'emil'), substitute('ben', 'emil')))).toEqual([
			'anna',
			'emil',
			'carl',
			'dora'
		]);
	});

	it('are over once somebody who knew both wrote anew', () => {
		const entries = apart(approval(true), approval(false));
		const third = new Phone(3, 1_700_000_100_000);
		third.take(entries);
		third.write(...approval(true));
		expect(clashesOf(third.entries)).toEqual([]);
		expect(fold(third.entries).rulings.approvals.get('spiel' as never)).toBe(true);
	});

	it('take out a whole line of one device: what it said first does not come back', () => {
		const [a, b] = phones(2) as [Phone, Phone];
		a.write(...approval(true));
		a.write(...approval(false));
		b.write(...approval(true));
		const entries = merged(a, b);
		const [clash] = clashesOf(entries);
		const chosen = clash?.versions.findIndex(({ rulings }) => rulings.length === 1) ?? -1;
		expect(clash && decide(clash, chosen, 'So.').length).toBe(2);
	});

	it('are decided together where they were written together: numbers, plan and seats', () => {
		const [a, b] = phones(2) as [Phone, Phone];
		const { id: _id, at: _at, ...setUp } = fieldsOf(START.at(-2) as AnyEntry);
		for (const [phone, names] of [
			[a, ['anna', 'ben', 'carl', 'dora']],
			[b, ['dora', 'carl', 'ben', 'anna']]
		] as const) {
			phone.write('draw', { what: 'numbers', result: names });
			const numbers = Object.fromEntries(names.map((name, i) => [name, i + 1]));
			phone.write('championship', { ...setUp, numbers, replaces: '1 championship' });
			phone.write(...seats(...names));
		}
		const clashes = clashesOf(merged(a, b));
		expect(
			clashes.map(({ versions }) => versions.map(({ rulings }) => rulings.map(({ kind }) => kind)))
		).toEqual([
			[
				['draw', 'championship', 'draw'],
				['draw', 'championship', 'draw']
			]
		]);
	});

	it('are settled where two organizers decided alike, each without knowing the other', () => {
		const entries = apart(substitute('anna', 'emil'), substitute('anna', 'fritz'));
		const [a, b] = phones(2) as [Phone, Phone];
		for (const phone of [a, b]) {
			phone.take(entries);
			const [clash] = clashesOf(phone.entries);
			for (const { kind, ...fields } of clash ? decide(clash, 0, 'Es gilt Fritz.') : [])
				phone.write(kind, fields);
		}
		const { clashes, decisions } = disputed(merged(a, b));
		expect(clashes).toEqual([]);
		expect(decisions.map(({ note }) => note)).toEqual(['Es gilt Fritz.']);
		expect(holders(merged(a, b))[0]).toBe('fritz');
	});

	it('of another championship are none of this one', () => {
		const elsewhere = { championship: 'andere' };
		const [, one] = substitute('anna', 'emil');
		const [, other] = substitute('anna', 'fritz');
		const entries = apart(
			['substitute', { ...one, ...elsewhere }],
			['substitute', { ...other, ...elsewhere }]
		);
		expect(clashesOf(entries)).toEqual([]);
	});

	it('come up again where two organizers decided apart, and can be settled for good', () => {
		const entries = apart(substitute('anna', 'emil'), substitute('anna', 'fritz'));
		const [clash] = clashesOf(entries);
		if (!clash) throw new Error('no clash');
		const [a, b, c] = [7, 8, 9].map((n) => new Phone(n, 1_700_000_200_000)) as [Phone, Phone, Phone];
		for (const [phone, chosen] of [
			[a, 0],
			[b, 1]
		] as const) {
			phone.take(entries);
			for (const { kind, ...fields } of decide(clash, chosen, `Es gilt ${chosen}.`))
				phone.write(kind, fields);
		}
		c.take(merged(a, b));
		const [again] = clashesOf(c.entries);
		expect(again?.versions.map(({ counts }) => counts)).toEqual([false, false]);
		for (const { kind, ...fields } of again ? decide(again, 0, 'Jetzt einig.') : []) c.write(kind, fields);
		expect(disputed(c.entries).clashes).toEqual([]);
		expect(disputed(c.entries).decisions.map(({ note }) => note)).toContain('Jetzt einig.');
	});
});

const SAID: readonly (readonly [string, Fields])[] = [
	...['anna', 'ben', 'carl'].flatMap((out) => ['emil', 'fritz'].map((comes) => substitute(out, comes))),
	approval(true),
	approval(false),
	seats('anna', 'ben', 'carl', 'dora'),
	seats('ben', 'carl', 'dora', 'anna'),
	leave('anna'),
	leave('dora'),
	['playoffGame', { winner: 'anna', loser: 'ben' }],
	['playoffGame', { winner: 'ben', loser: 'anna' }]
];
const step = fc.record({
	phone: fc.nat(3),
	what: fc.constantFrom('say', 'say', 'strike', 'take') as fc.Arbitrary<'say' | 'strike' | 'take'>,
	at: fc.nat(1000)
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What these phones have after saying, striking and taking in from each other. `inTurn` hands over before each step. */
function played(steps: readonly Step[], inTurn: boolean): readonly Phone[] {
	const all = phones(4);
	let pen = all[0] as Phone;
	for (const { phone, what, at } of steps) {
		const mine = all[phone] as Phone;
		if (inTurn) mine.take(pen.entries);
		pen = mine;
		if (what === 'take') mine.take((all[at % 4] as Phone).entries);
		else if (what === 'say') {
			const [kind, fields] = SAID[at % SAID.length] as readonly [string, Fields];
			mine.write(kind, { ...fields, at: new Date(mine.clock).toISOString() });
		} else {
			const said = mine.entries.filter(({ kind }) => SAID.some(([one]) => one === kind));
			const target = said[at % Math.max(1, said.length)];
			if (target) mine.write('void', { target: target.id });
		}
	}
	return all;
}
const steps = fc.array(step, { maxLength: 20 });

describe('laws of rulings', () => {
	it('what was written in turn never clashes, on however many devices', () => {
		fc.assert(
			fc.property(steps, (made) => {
				expect(clashesOf(merged(...played(made, true)))).toEqual([]);
			}),
			{ numRuns: 200 }
		);
	});

	it('what is brought together says the same in whatever order', () => {
		fc.assert(
			fc.property(steps, (made) => {
				const all = played(made, false);
				expect(disputed(merged(...all))).toEqual(disputed([...merged(...all.toReversed())].reverse()));
			}),
			{ numRuns: 100 }
		);
	});

	it('after each was decided nothing is open, whatever was chosen', () => {
		fc.assert(
			fc.property(steps, fc.nat(3), (made, choice) => {
				const organizer = new Phone(9, 1_700_001_000_000);
				organizer.take(merged(...played(made, false)));
				for (let round = 0; round < 40; round++) {
					const [clash] = disputed(organizer.entries).clashes;
					if (!clash) break;
					const news = decide(clash, choice % clash.versions.length, `Entscheidung ${round}`);
					for (const { kind, ...fields } of news) organizer.write(kind, fields);
				}
				expect(disputed(organizer.entries).clashes).toEqual([]);
			}),
			{ numRuns: 100 }
		);
	});
});
