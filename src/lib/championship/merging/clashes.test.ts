import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { EVENING, asEntry, entry, fieldsOf, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening } from '../../../../tests/support/partie.ts';
import { nextId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry, type NewEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { decide } from './apart.ts';
import { clashesIn, type Disputed } from './clashes.ts';
import { foldChampionship, type Championship } from '../from-log.ts';

// Worked by hand: anna's Solo is +15, −5 each (§11.5); ben's Wenz the same for ben.

const SOLO = { contract: 'solo', declarer: 'anna', won: true };
const WENZ = { contract: 'wenz', declarer: 'ben', won: true };
const BETTEL = { contract: 'bettel', declarer: 'carl', won: true };

/** The nth id of one of several devices. */
const by = (device: number, n: number): string => nextId(null, 1_700_000_000_000 + n, BigInt(device));

const written = (id: string, game: Fields, fields: Fields = {}): AnyEntry =>
	entry(id, 'game', { evening: EVENING, game, ...fields });
const strike = (id: string, target: string, fields: Fields = {}): AnyEntry =>
	entry(id, 'void', { target, ...fields });

const zock = partie('zockmeisterschaft');
/** The same table, opened again by a second phone. */
const second = (id: string, fields: Fields = {}): AnyEntry =>
	partieEvening(id, 'zockmeisterschaft', { evening: 'zweite', ...fields });

const fold = (entries: readonly AnyEntry[]): Championship =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
const disputed = (entries: readonly AnyEntry[]): Disputed =>
	clashesIn(entries, { log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS }, fold(entries));
/** The points of anna, ben, carl and dora. */
const points = (entries: readonly AnyEntry[]): readonly (number | undefined)[] => {
	const places = fold(entries).ranking?.places ?? [];
	return ['anna', 'ben', 'carl', 'dora'].map((name) => places.find(({ player }) => player === name)?.points);
};
/** What an organizer writes, with the ids of his device. */
const signed = (news: readonly NewEntry[], device = 9, from = 900): readonly AnyEntry[] =>
	news.map((one, i) => entry(by(device, from + i), one.kind, { ...one }));

describe('a table that two phones wrote', () => {
	const first = written(by(1, 1), SOLO);
	const other = entry(by(2, 2), 'game', { evening: 'zweite', game: WENZ });
	const twice = [...zock, second('2 f second'), first, other];

	it('is added up once: the list that was opened first', () => {
		// '2 evening' is smaller than '2 f second'.
		expect(points(twice)).toEqual([15, -5, -5, -5]);
		expect(fold(twice).partien.map(({ evening }) => evening.evening)).toEqual([EVENING]);
		expect(fold(twice).doubles.map(({ evening }) => evening.evening)).toEqual(['zweite']);
	});

	it('is added up by the second list where that was opened first', () => {
		expect(points([...zock, second('2 a second'), first, other])).toEqual([-5, 15, -5, -5]);
	});

	it('counts the list with games where the first has none', () => {
		const entries = [...zock, second('2 f second'), other];
		expect(points(entries)).toEqual([-5, 15, -5, -5]);
		expect(disputed(entries).clashes).toEqual([]);
	});

	it('stays with the list whose opening was corrected later', () => {
		const corrected = partieEvening('9 corrected', 'zockmeisterschaft', { replaces: '2 evening' });
		expect(points([...twice, corrected])).toEqual([15, -5, -5, -5]);
	});

	it('is no clash at another table, nor where no table is named', () => {
		const elsewhere = [...zock, second('2 f second', { table: 2 }), first, other];
		expect(disputed(elsewhere).clashes).toEqual([]);
		expect(points(elsewhere)).toEqual([10, 10, -10, -10]);
		const { table: _table, ...nowhere } = fieldsOf(second('2 f second'));
		expect(points([...zock, asEntry(nowhere), first, other])).toEqual([10, 10, -10, -10]);
	});

	it('is shown with both lists, the one that counts meanwhile first', () => {
		const [clash] = disputed(twice).clashes;
		if (clash?.type !== 'table') throw new Error('no clash of a table');
		expect(clash).toMatchObject({ partie: 1, table: 1 });
		expect(clash.versions.map(({ list, counts }) => [list.evening.evening, counts])).toEqual([
			[EVENING, true],
			['zweite', false]
		]);
	});

	it('is settled by the organizer: the other list is void, and the log says why', () => {
		const [clash] = disputed(twice).clashes;
		if (!clash) throw new Error('no clash');
		const choice = signed(decide(clash, 1, 'Die zweite Liste zählt.'));
		const decided = [...twice, ...choice];
		expect(points(decided)).toEqual([-5, 15, -5, -5]);
		expect(disputed(decided).clashes).toEqual([]);
		expect(disputed(decided).decisions).toMatchObject([
			{ note: 'Die zweite Liste zählt.', entries: choice.map(({ id }) => id) }
		]);
		// After both decisions are taken back, both lists are there again.
		const back = choice.map(({ id }, i) => strike(by(9, 950 + i), id));
		expect(disputed([...decided, ...back])).toMatchObject({ clashes: [{ type: 'table' }], decisions: [] });
	});

	it('comes up again where two organizers decided apart, and can be settled for good', () => {
		const [clash] = disputed(twice).clashes;
		if (!clash) throw new Error('no clash');
		const both = [
			...twice,
			...signed(decide(clash, 0, 'Die erste.'), 8),
			...signed(decide(clash, 1, 'Die zweite.'))
		];
		expect(points(both)).toEqual([0, 0, 0, 0]);
		const [again] = disputed(both).clashes;
		if (again?.type !== 'table') throw new Error('no clash of a table');
		expect(again.versions.map(({ counts }) => counts)).toEqual([false, false]);
		const chosen = again.versions.findIndex(({ list }) => list.evening.evening === EVENING);
		const settled = [...both, ...signed(decide(again, chosen, 'Doch die erste.'), 9, 960)];
		expect(points(settled)).toEqual([15, -5, -5, -5]);
		expect(disputed(settled).clashes).toEqual([]);
	});
});

// club-file.md, Entries: "Two entries with the same `seen` were written apart … What was written apart is a clash to be
// shown; what was written in turn never is." Two phones that often took turns used to count as a clash.
describe('a list that two phones wrote side by side', () => {
	/**
	 * Each phone saw only its own entries: three Solos of anna's on one, three Wenz of ben's on the other, by turns of
	 * the clock.
	 */
	const sideBySide = [0, 1, 2].flatMap((n) => [
		written(by(1, 10 * n), SOLO, n === 0 ? {} : { seen: by(1, 10 * n - 10) }),
		written(by(2, 10 * n + 5), WENZ, n === 0 ? {} : { seen: by(2, 10 * n - 5) })
	]);
	const entries = [...zock, ...sideBySide];

	it('is added up once: what the first phone wrote', () => {
		expect(points(entries)).toEqual([45, -15, -15, -15]);
	});

	it('leaves out what else the second one wrote: who sat there, and who was thrown in', () => {
		const seated = entry(by(2, 30), 'seats', {
			evening: EVENING,
			seats: ['anna', 'ben', 'carl', 'emil'],
			dealer: 'emil',
			seen: by(2, 25)
		});
		const [clash] = disputed([...entries, seated]).clashes;
		if (clash?.type !== 'table') throw new Error('no clash of a table');
		expect(clash.versions.map(({ list }) => list.evening.seats.at(-1))).toEqual(['dora', 'emil']);
		const decided = [...entries, seated, ...signed(decide(clash, 0, 'Die erste.'))];
		expect(fold(decided).partien[0]?.evening.seats).toEqual(['anna', 'ben', 'carl', 'dora']);
		expect(disputed(decided).decisions.map(({ note }) => note)).toEqual(['Die erste.']);
	});

	it('counts as written in turn where no entry says what it saw, however long it is', () => {
		const whole = [2, 1].flatMap((device) =>
			Array.from({ length: 40 }, (_, i) =>
				written(by(device, (3 - device) * 100 + i), device === 1 ? SOLO : WENZ)
			)
		);
		// Forty Wenz of ben's and forty Solos of anna's: 40 × (15 − 5) for both, 80 × −5 for the others.
		expect(points([...zock, ...whole])).toEqual([400, 400, -400, -400]);
		expect(disputed([...zock, ...whole]).clashes).toEqual([]);
	});

	it('may be handed over and taken back as often as they like', () => {
		const turns = [1, 1, 2, 2, 1, 2, 1, 2, 1, 2].map((device, n) => [device, n] as const);
		const chained = turns.map(([device, n]) =>
			written(by(device, n), SOLO, n === 0 ? {} : { seen: by(turns[n - 1]?.[0] ?? 0, n - 1) })
		);
		// No entry says what it saw: an old version wrote them, and they count as written in turn.
		const silent = turns.map(([device, n]) => written(by(device, n), SOLO));
		for (const list of [chained, silent]) {
			expect(points([...zock, ...list])).toEqual([150, -50, -50, -50]);
			expect(disputed([...zock, ...list]).clashes).toEqual([]);
		}
	});

	it('is one list where it says that it was written in turn, however long it is', () => {
		const turns = Array.from({ length: 50 }, (_, n) =>
			written(by(1 + (n % 2), n), SOLO, n === 0 ? {} : { seen: by(2 - (n % 2), n - 1) })
		);
		expect(points([...zock, ...turns])).toEqual([750, -250, -250, -250]);
		expect(disputed([...zock, ...turns]).clashes).toEqual([]);
	});

	it('counts what was written by who had both, whichever of them is chosen', () => {
		// The first phone took in the other one's games and continued after them with a Bettel of carl's: +15 for carl.
		const both = [...entries, written(by(1, 40), BETTEL, { seen: by(2, 25) })];
		expect(points(both)).toEqual([40, -20, 0, -20]);
		const [clash] = disputed(both).clashes;
		if (!clash) throw new Error('no clash');
		expect(points([...both, ...signed(decide(clash, 0, 'Die erste.'))])).toEqual([40, -20, 0, -20]);
		expect(points([...both, ...signed(decide(clash, 1, 'Die zweite.'))])).toEqual([-20, 40, 0, -20]);
	});

	it.each([
		[0, [45, -15, -15, -15]],
		[1, [-15, 45, -15, -15]]
	])('is settled by the organizer, phone %i', (chosen, expected) => {
		const [clash] = disputed(entries).clashes;
		if (clash?.type !== 'table') throw new Error('no clash of a table');
		expect(clash.versions.map(({ list, counts }) => [list.games.length, counts])).toEqual([
			[3, true],
			[3, false]
		]);
		const decided = [...entries, ...signed(decide(clash, chosen, 'Eine der beiden.'))];
		expect(points(decided)).toEqual(expected);
		expect(disputed(decided).clashes).toEqual([]);
	});

	it.each([
		[0, [45, -15, -15, -15]],
		[1, [-15, 45, -15, -15]]
	])('comes up again where two organizers decided apart, phone %i', (chosen, expected) => {
		const [clash] = disputed(entries).clashes;
		if (!clash) throw new Error('no clash');
		const apart = [
			...entries,
			...signed(decide(clash, 0, 'Die erste.'), 8),
			...signed(decide(clash, 1, 'Die zweite.'))
		];
		expect(points(apart)).toEqual([0, 0, 0, 0]);
		const [again] = disputed(apart).clashes;
		if (again?.type !== 'table') throw new Error('no clash of a table');
		expect(again.versions.map(({ list, counts }) => [list.games.length, counts])).toEqual([
			[3, false],
			[3, false]
		]);
		const settled = [...apart, ...signed(decide(again, chosen, 'Jetzt einig.'), 9, 960)];
		expect(points(settled)).toEqual(expected);
		expect(disputed(settled).clashes).toEqual([]);
	});
});

describe('a game that two devices corrected apart', () => {
	const first = written(by(1, 1), SOLO);
	const wenz = written(by(2, 5), WENZ, { replaces: first.id });
	const bettel = written(by(3, 6), BETTEL, { replaces: first.id });
	const versions = (entries: readonly AnyEntry[]): unknown => {
		const [clash] = disputed(entries).clashes;
		if (clash?.type !== 'game') return null;
		return clash.versions.map(({ game, counts }) => [game?.game.contract ?? 'struck', counts]);
	};

	it.each<[string, readonly AnyEntry[], unknown]>([
		[
			'two replacements',
			[wenz, bettel],
			[
				['bettel', true],
				['wenz', false]
			]
		],
		[
			'replaced here, struck there',
			[wenz, strike(by(3, 7), first.id)],
			[
				['wenz', true],
				['struck', false]
			]
		],
		[
			'replaced and struck here, replaced there',
			[wenz, strike(by(2, 7), first.id), strike(by(2, 8), wenz.id), bettel],
			[
				['bettel', true],
				['struck', false]
			]
		],
		[
			'corrected twice here, once there',
			[wenz, written(by(2, 7), SOLO, { replaces: wenz.id }), bettel],
			[
				['solo', true],
				['bettel', false]
			]
		],
		['one after the other', [wenz, written(by(3, 6), BETTEL, { replaces: wenz.id })], null],
		['twice by one device', [wenz, written(by(2, 6), BETTEL, { replaces: first.id })], null],
		[
			'by both alike',
			[wenz, written(by(3, 6), { won: true, declarer: 'ben', contract: 'wenz' }, { replaces: first.id })],
			null
		],
		['struck and corrected in two windows of one device', [strike(by(2, 4), first.id), wenz], null],
		['struck by both', [strike(by(2, 5), first.id), strike(by(3, 6), first.id)], null],
		[
			'struck by who knew the correction',
			[wenz, strike(by(3, 6), first.id), strike(by(3, 7), wenz.id)],
			null
		],
		[
			'struck by who knew it, and brought back',
			[wenz, strike(by(3, 6), first.id), strike(by(3, 7), wenz.id), strike(by(2, 8), by(3, 7))],
			null
		],
		[
			'ids that name no device',
			[written('5', WENZ, { replaces: first.id }), written('6', BETTEL, { replaces: first.id })],
			null
		],
		['never corrected', [], null]
	])('%s', (_, more, expected) => {
		expect(versions([...zock, first, ...more])).toEqual(expected);
	});

	it.each([
		// The Bettel counts meanwhile: +15 for carl.
		[0, [-5, -5, 15, -5]],
		[1, [-5, 15, -5, -5]]
	])('is settled by the organizer, version %i', (chosen, expected) => {
		const entries = [...zock, first, wenz, bettel];
		expect(points(entries)).toEqual([-5, -5, 15, -5]);
		const [clash] = disputed(entries).clashes;
		if (!clash) throw new Error('no clash');
		const decided = [...entries, ...signed(decide(clash, chosen, 'So war es.'))];
		expect(points(decided)).toEqual(expected);
		expect(disputed(decided).clashes).toEqual([]);
		expect(disputed(decided).decisions.map(({ note }) => note)).toEqual(['So war es.']);
	});

	it.each([
		[0, [-5, 15, -5, -5]],
		[1, [0, 0, 0, 0]]
	])('is settled between a correction and a strike, version %i', (chosen, expected) => {
		const entries = [...zock, first, wenz, strike(by(3, 7), first.id)];
		const [clash] = disputed(entries).clashes;
		if (!clash) throw new Error('no clash');
		const decided = [...entries, ...signed(decide(clash, chosen, 'So war es.'))];
		expect(points(decided)).toEqual(expected);
		expect(disputed(decided).decisions.map(({ note }) => note)).toEqual(['So war es.']);
		expect(disputed(decided).clashes).toEqual([]);
	});

	it.each([
		[0, [-5, -5, 15, -5]],
		[1, [-5, 15, -5, -5]]
	])('comes up again where two organizers decided apart, version %i', (chosen, expected) => {
		const entries = [...zock, first, wenz, bettel];
		const [clash] = disputed(entries).clashes;
		if (!clash) throw new Error('no clash');
		const apart = [
			...entries,
			...signed(decide(clash, 0, 'Es war der Bettel.'), 8),
			...signed(decide(clash, 1, 'Es war der Wenz.'))
		];
		// Each struck the version that the other one chose. Nobody wanted the Solo back, so it counts until they agree.
		expect(versions(apart)).toEqual([
			['bettel', false],
			['wenz', false]
		]);
		const [again] = disputed(apart).clashes;
		if (!again) throw new Error('no clash');
		const settled = [...apart, ...signed(decide(again, chosen, 'Jetzt einig.'), 9, 960)];
		expect(points(settled)).toEqual(expected);
		expect(disputed(settled).clashes).toEqual([]);
	});

	it.each([
		[0, [-5, 15, -5, -5]],
		[1, [0, 0, 0, 0]]
	])('comes up again between a correction and a strike, version %i', (chosen, expected) => {
		const entries = [...zock, first, wenz, strike(by(3, 7), first.id)];
		const [clash] = disputed(entries).clashes;
		if (!clash) throw new Error('no clash');
		const apart = [
			...entries,
			...signed(decide(clash, 0, 'Es war der Wenz.'), 8),
			...signed(decide(clash, 1, 'Es war kein Spiel.'))
		];
		expect(versions(apart)).not.toBeNull();
		const [again] = disputed(apart).clashes;
		if (!again) throw new Error('no clash');
		const settled = [...apart, ...signed(decide(again, chosen, 'Jetzt einig.'), 9, 960)];
		expect(points(settled)).toEqual(expected);
		expect(disputed(settled).clashes).toEqual([]);
	});

	it('is over where one organizer takes out both', () => {
		const entries = [...zock, first, wenz, bettel];
		const none = [
			strike(by(9, 900), wenz.id, { note: 'Keins.' }),
			strike(by(9, 901), bettel.id, { note: 'Keins.' })
		];
		expect(versions([...entries, ...none])).toBeNull();
	});

	it('is found in evenings of the championship alone', () => {
		const evening = partieEvening('2 evening', 'zockmeisterschaft', { championship: 'andere' });
		const others = zock.map((one) => (one.id === '2 evening' ? evening : one));
		expect(disputed([...others, first, wenz, bettel]).clashes).toEqual([]);
	});
});

describe('files of several tables', () => {
	const step = fc.record({
		device: fc.integer({ min: 1, max: 4 }),
		what: fc.constantFrom('game', 'replace', 'strike', 'open'),
		at: fc.nat(30),
		solo: fc.boolean(),
		/** How many of the last games the entry had not seen; null if it does not say. */
		unseen: fc.option(fc.nat(4))
	});

	/** What several devices write, with or without seeing each other's entries. */
	function log(
		steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[]
	): readonly AnyEntry[] {
		const entries: AnyEntry[] = [];
		for (const [n, { device, what, at, solo, unseen }] of steps.entries()) {
			const id = by(device, n);
			const targets = entries.filter(({ kind }) => kind === 'game');
			const target = targets[at % Math.max(1, targets.length)];
			const game = { ...(solo ? SOLO : WENZ) };
			const evening = at % 3 === 0 ? 'zweite' : EVENING;
			if (what === 'open') entries.push(second(id));
			else if (what === 'strike' && target) entries.push(strike(id, target.id));
			else if (what === 'replace' && target) {
				entries.push(entry(id, 'game', { evening: eveningOf(target), game, replaces: target.id }));
			} else {
				const own = targets.filter((one) => eveningOf(one) === evening);
				const seen = unseen === null ? undefined : own.at(-1 - unseen)?.id;
				entries.push(entry(id, 'game', { evening, game, ...(seen ? { seen } : {}) }));
			}
		}
		return [...zock, ...entries];
	}
	const steps = fc.array(step, { maxLength: 25 });

	it('say the same in whatever order they come, and however often', () => {
		fc.assert(
			fc.property(steps, fc.infiniteStream(fc.nat(1000)), (made, chance) => {
				const entries = log(made);
				const keyed = [...entries, ...entries].map((one) => [chance.next().value as number, one] as const);
				const mixed = keyed.sort(([a], [b]) => a - b).map(([, one]) => one);
				expect(disputed(mixed)).toEqual(disputed(entries));
				expect(points(mixed)).toEqual(points(entries));
			}),
			{ numRuns: 60 }
		);
	});

	it('never add a table up twice', () => {
		fc.assert(
			fc.property(steps, (made) => {
				const { partien } = fold(log(made));
				const tables = partien.map(({ evening: { opening } }) => `${opening.partie} ${opening.table}`);
				expect(new Set(tables).size).toBe(tables.length);
			}),
			{ numRuns: 60 }
		);
	});

	/** One organizer decides the clashes one after the other, always for the version with that number. */
	function expectSettled(written: readonly AnyEntry[], choice: number): void {
		let entries = written;
		for (let round = 0; round < 60; round++) {
			const [clash] = disputed(entries).clashes;
			if (!clash) break;
			const news = decide(clash, choice % clash.versions.length, `Entscheidung ${round}`);
			entries = [...entries, ...signed(news, 9, 1000 + round * 50)];
		}
		expect(disputed(entries).clashes).toEqual([]);
	}

	it('have no clash left once each was decided, whatever was chosen', () => {
		fc.assert(
			fc.property(steps, fc.nat(5), (made, choice) => expectSettled(log(made), choice)),
			{ numRuns: 60 }
		);
	});

	it('can be decided where a decision brings up what else was written apart', () => {
		// The game and its correction. The first phone strikes the game, the other one the correction.
		const game = by(1, 0);
		const corrected = by(1, 1);
		const wenz = { evening: 'zweite', game: WENZ };
		const written = [
			entry(game, 'game', wenz),
			entry(corrected, 'game', { ...wenz, replaces: game }),
			strike(by(1, 2), game),
			strike(by(2, 3), corrected),
			second(by(1, 4)),
			entry(by(1, 5), 'game', { ...wenz, replaces: corrected }),
			entry(by(2, 6), 'game', { ...wenz, replaces: game })
		];
		for (const choice of [0, 1]) expectSettled([...zock, ...written], choice);
	});
});

it('a list continued on fourteen devices is decided twelve at a time, and then is one list', () => {
	const begun = written(by(1, 1), SOLO);
	const branches = Array.from({ length: 14 }, (_, i) => written(by(20 + i, 10), WENZ, { seen: by(1, 1) }));
	let entries: readonly AnyEntry[] = [...zock, begun, ...branches];
	const shown: (number | undefined)[] = [];
	for (let round = 0; round < 3; round++) {
		const [clash] = disputed(entries).clashes;
		shown.push(clash?.versions.length);
		if (clash) entries = [...entries, ...signed(decide(clash, 0, `Nummer ${round}.`), 9, 900 + 100 * round)];
	}
	expect(shown).toEqual([12, 3, undefined]);
	// Anna's Solo, and one Wenz of Ben's.
	expect(points(entries)).toEqual([10, 10, -10, -10]);
});
