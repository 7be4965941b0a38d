import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Book } from '../book.ts';
import { BOOKS } from '../books/index.ts';
import { checkGame } from '../check.ts';
import { canAnnounce, namesPartner } from '../contract-kind.ts';
import type { Game } from '../game.ts';
import { isFields, patched, changesOf } from '../patch.ts';
import { priceGame } from '../price.ts';
import { printSchafkopf } from '../printed/outlines.ts';
import { sentencesOf } from '../printed/print.ts';
import { MUST_PLAY, OCCURRENCES, ENDINGS } from '../occurrences.ts';
import { ANGESAGT, POTS, ROUNDS } from '../vocabulary.ts';
import { checkBook, ABOUT_MONEY } from './check-book.ts';
import { roundTemplate } from './templates.ts';
import { houseBook } from './house-book.ts';
import { often } from '../../../../tests/support/whole.ts';

// Books of random patches, wherever a book has a figure, a switch or a rule; a new field joins by itself.

/** `BOOKS=5000 npx vitest run` on this file for the long run. */
const RUNS = Number(process.env['BOOKS'] ?? often(1000));

type Path = readonly string[];
const PLAYERS = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name));
const BASES = [...BOOKS.values()];

/** Every place of a book that a patch may set: figures, switches, and what may be taken away. */
function placesOf(value: unknown, path: Path = []): Path[] {
	if (typeof value === 'number' || typeof value === 'boolean') return [path];
	if (!isFields(value)) return [];
	const below = Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]));
	return path.length > 0 ? [path, ...below] : below;
}
const PLACES = new Map(BASES.map((book) => [book.id, placesOf(book)]));

function valueOf(book: Book, path: Path, to: number): unknown {
	const now = path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), book);
	if (typeof now === 'boolean') return !now;
	return typeof now === 'number' ? to : null;
}

const patchAt = ([key = '', ...rest]: Path, to: unknown): Record<string, unknown> => ({
	[key]: rest.length === 0 ? to : patchAt(rest, to)
});

const called = (base: Book, changes: Record<string, unknown>): Book =>
	houseBook(base, { id: 'own', name: 'Own', edition: '1', changes });

const share = fc.integer({ min: 0, max: 9999 });
const wishes = fc.record({
	base: fc.constantFrom(...BASES),
	strokes: fc.array(fc.record({ place: share, to: fc.integer({ min: 0, max: 150 }) }), {
		minLength: 1,
		maxLength: 3
	}),
	points: fc.boolean(),
	last: fc.option(
		fc.record({
			to: fc.integer({ min: 2, max: 20 }),
			way: fc.constantFrom('up', 'down', 'nearest'),
			most: fc.option(fc.integer({ min: 1, max: 400 }), { nil: null })
		}),
		{ nil: null }
	),
	list: fc.option(
		fc.record({
			like: share,
			figures: fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 8, maxLength: 8 })
		}),
		{ nil: null }
	),
	pots: fc.array(
		fc.record({
			key: fc.constantFrom(...POTS),
			lost: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
			passed: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
			evening: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
			takenBy: fc.constantFrom('rufspiel', 'einzelspiel', 'herzSolo', 'any', 'treasurer'),
			lostOf: fc.constantFrom(null, null, 'solo', 'bettel'),
			takenOf: fc.constantFrom(null, null, 'solo', 'rufspiel'),
			championships: fc.boolean(),
			misdealt: fc.constantFrom(null, { value: 40 })
		}),
		{ maxLength: 3 }
	),
	more: fc.record({
		of: share,
		tout: fc.constantFrom(null, 'schneider', 'schwarz'),
		durchmarsch: fc.option(fc.integer({ min: 0, max: 150 }), { nil: null }),
		also: fc.boolean(),
		drawn: fc.constantFrom(undefined, null, 'solo', 'rufspiel'),
		angesagt: fc.constantFrom(
			undefined,
			null,
			{ schneider: { value: 3, by: 'factor' }, schwarz: null, missed: 'plain' },
			{ schneider: { value: 7, by: 'amount' }, schwarz: { value: 2, by: 'factor' }, missed: 'alike' }
		),
		round: fc.option(
			fc.record({
				games: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
				factor: fc.integer({ min: 1, max: 10 }),
				price: fc.option(fc.integer({ min: 0, max: 150 }), { nil: null })
			}),
			{ nil: null }
		)
	}),
	sentence: fc.option(
		fc.record({
			after: fc.constantFrom(...OCCURRENCES),
			of: share,
			each: fc.integer({ min: 2, max: 20 }),
			double: fc.integer({ min: 1, max: 20 }),
			opens: fc.constantFrom(null, ...ROUNDS),
			must: fc.constantFrom(null, null, ...MUST_PLAY)
		}),
		{ nil: null }
	),
	own: fc.option(fc.record({ like: share, price: fc.integer({ min: 201, max: 499 }) }), { nil: null })
});

type Wishes = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

/** One wish after the other; what the check refuses is left out. */
function made({ base, strokes, own, list, last, points, pots, sentence, more }: Wishes): Book {
	const places = PLACES.get(base.id) ?? [];
	let book = base;
	const wish = (changes: Record<string, unknown>): void => {
		const next = called(base, changesOf(base, houseBook(book, { ...book, changes })));
		if (checkBook(next).ok) book = next;
	};
	if (own) {
		const like = base.order[own.like % base.order.length];
		const rule = like && base.contracts[like];
		if (rule?.sides === 'einzelspiel') {
			wish({
				contracts: { eigen1: { ...rule, base: { value: own.price } } },
				words: { contracts: { eigen1: 'Xyz' } }
			});
		}
	}
	if (points) {
		const gone = ABOUT_MONEY.map((place) => patchAt(place.split('.'), null));
		const rounds = { gardareizrunde: null };
		wish(
			gone.reduce((all, patch) => patched(all, patch), {
				rounds,
				unit: { cents: 1, agreed: false, points: true }
			})
		);
	}
	if (last) {
		const { most, ...rounding } = last;
		wish({ rounding: { ...rounding, source: 'Own' }, cap: most === null ? null : { value: most } });
	}
	for (const { key, lost, passed, evening, ...taking } of pots) {
		const paid = (value: number | null) => (value === null ? null : { value });
		wish({
			pots: {
				[key]: {
					...{ source: 'Own', name: `Topf ${key}`, ...taking },
					...{ lostEinzelspiel: paid(lost), passed: paid(passed), evening: paid(evening) }
				}
			}
		});
	}
	if (sentence) {
		const { after, of, each, double, must } = sentence;
		const opens = must ? null : sentence.opens;
		const isGame = after !== 'passed' && after !== 'every';
		const contract = of % 3 === 0 && after !== 'played' ? null : (book.order[of % book.order.length] ?? null);
		wish({
			sentences: {
				sentence2: {
					...{ source: 'Own', after, opens, must, double: opens || must ? null : double },
					...{ of: isGame ? contract : null, each: after === 'every' ? each : null }
				}
			}
		});
	}
	if (list) {
		const contract = base.order[list.like % base.order.length] ?? 'solo';
		// Each of a side's figures more than the one before; some are left to the sums.
		const table = ENDINGS.map((ending, i) => {
			const from = list.figures.slice(i - (i % 4), i + 1).reduce((sum, one) => sum + one, 0);
			return [ending, (list.figures[i] ?? 0) % 7 === 0 ? null : { value: from }];
		});
		wish({ contracts: { [contract]: { table: Object.fromEntries(table) } } });
	}
	const one = base.order[more.of % base.order.length] ?? 'solo';
	if (more.tout) wish({ contracts: { [one]: { toutCounts: more.tout } } });
	if (more.durchmarsch !== null) wish({ mungo: { durchmarsch: { price: { value: more.durchmarsch } } } });
	if (more.also)
		wish({ contracts: { [one]: { place: 'specialRounds' } }, rounds: { bockrunde: { also: [one] } } });
	if (more.drawn !== undefined) wish({ augen: { drawn: { source: 'Own', of: more.drawn } } });
	if (more.angesagt !== undefined) wish({ angesagt: more.angesagt });
	if (more.round) {
		const { price, factor, games } = more.round;
		wish({
			rounds: {
				runde1: {
					...roundTemplate(base, 'runde1'),
					...{ games, factor: { value: factor } },
					prices: price === null ? null : { [one]: { value: price } }
				}
			},
			words: { rounds: { runde1: 'Eigene' } }
		});
	}
	const before = book;
	const patches = strokes.map(({ place, to }) => {
		const path = places[place % places.length] ?? [];
		return patchAt(path, valueOf(base, path, to));
	});
	wish(patches.reduce((all, patch) => patched(all, patch), {}));
	if (book === before) patches.forEach(wish);
	return book;
}

/** A won and a lost game of each contract. */
function gamesOf(book: Book): readonly Game[] {
	const [A, B, C] = PLAYERS as [MemberId, MemberId, MemberId];
	return book.order.flatMap((contract): Game[] => {
		const rule = book.contracts[contract];
		if (!rule) return [];
		if (rule.sides === 'mungo') {
			return [
				{ contract, losers: book.mungo?.pays === 'most' ? [A] : [A, C] },
				{ contract, durchmarsch: B }
			];
		}
		const common = { contract, declarer: A, ...(namesPartner(rule) ? { partner: B } : {}) };
		if (rule.goal === 'hand') return [common];
		return [true, false].flatMap((won): Game[] => [
			{ ...common, won },
			...(rule.schneider ? [{ ...common, won, schneider: true }] : []),
			...(rule.tout ? [{ ...common, won, tout: true }] : []),
			...ANGESAGT.filter((what) => canAnnounce(book, { contract }, what)).map((angesagt) => ({
				...{ ...common, won, angesagt }
			}))
		]);
	});
}

const pageOf = (book: Book, base: Book): string =>
	printSchafkopf(book, base)
		.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules.map(({ block }) => sentencesOf(block))))
		.join('\n');

describe('random books', () => {
	it('price to zero, and come back whole from their patch, written and read', () => {
		let different = 0;
		let priced = 0;
		fc.assert(
			fc.property(wishes, (wanted) => {
				const book = made(wanted);
				const changes = changesOf(wanted.base, book);
				const again = called(wanted.base, JSON.parse(JSON.stringify(changes)) as Record<string, unknown>);
				expect(checkBook(again).ok).toBe(true);
				expect(changesOf(again, book)).toEqual({});
				if (Object.keys(changes).length > 0) different++;
				for (const game of gamesOf(book)) {
					const [checked, twin] = [checkGame(book, game), checkGame(again, game)];
					if (checked.ok !== twin.ok) throw new Error('only one of the two takes the game');
					if (!checked.ok || !twin.ok) continue;
					const how = { players: PLAYERS, unit: book.unit.cents, deckelCount: true, factors: [] };
					const bill = priceGame(book, checked.value, how);
					const paid = [...bill.payoff];
					const most = book.cap?.value ?? Infinity;
					if (bill.price > most) throw new Error('above the limit');
					if (bill.price < most && bill.price % (book.rounding?.to ?? 1) !== 0)
						throw new Error('not rounded');
					if (paid.reduce((sum, [, cents]) => sum + cents, 0) !== 0) throw new Error('not zero');
					const same = priceGame(again, twin.value, how).payoff;
					if (paid.some(([player, cents]) => same.get(player) !== cents)) throw new Error('not the same');
					priced++;
				}
			}),
			{ numRuns: RUNS }
		);
		expect(different).toBeGreaterThan(RUNS * 0.6);
		expect(priced).toBeGreaterThan(RUNS * 6);
	});

	it('print the price of a contract of their own as they compute it', () => {
		let printed = 0;
		fc.assert(
			fc.property(wishes, (wanted) => {
				const book = made(wanted);
				const page = pageOf(book, wanted.base);
				const own = book.contracts.eigen1;
				if (!own) return;
				const cents = own.base.value * book.unit.cents;
				const euros = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
				// No stroke sets so high a figure, so it is this price that stands there.
				expect([String(own.base.value), euros].some((price) => page.includes(price))).toBe(true);
				printed++;
			}),
			{ numRuns: 60 }
		);
		expect(printed).toBeGreaterThan(5);
	});
});
