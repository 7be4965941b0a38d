import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legalGame, PLAYERS } from './support/legal-games.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { CRITERIA, tallyGame } from '#lib/championship/ranking/criteria.ts';
import { afterGame, enqueue, noRounds } from '#lib/evening/schafkopf/rounds.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { cardKey, laufendeTrumps } from '#lib/rules/cards.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { CheckedGame, Game } from '#lib/rules/game.ts';
import { type Patch, changesOf } from '#lib/rules/patch.ts';
import { priceGame } from '#lib/rules/price.ts';
import { OWN_CONTRACTS, RANKS, SUITS, type OwnContract } from '#lib/rules/vocabulary.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { fitted, ownPatch, TEMPLATES, templateOf } from '#lib/rules/house/own-contracts.ts';
import { bookSentence } from '#lib/rules/house/demands.ts';
import { contractTemplate, figure } from '#lib/rules/house/templates.ts';

const made = (changes: object, parent: Book = allgaeu): Book =>
	houseBook(parent, { id: 'haus', name: 'Haus', edition: '1', changes: changes as Record<string, unknown> });

const [A, B, C, D] = PLAYERS as [MemberId, MemberId, MemberId, MemberId];

/** The sheet of an invented inn, on the Allgäu: Schneider, Schwarz and each Laufende 5, each Schuss and Deckel × 2. */
const alone = { ...contractTemplate(allgaeu, 'solo'), suits: [] };
const sheet = made({
	contracts: {
		// 10, Schneider here 10 instead of 5, Laufende from 3.
		eigen1: {
			...contractTemplate(allgaeu, 'rufspiel'),
			sides: 'hochzeit',
			suits: [],
			base: { value: 10 },
			laufende: { from: { value: 3 }, most: 8 },
			schneiderPrice: { value: 10 }
		},
		eigen2: { ...contractTemplate(allgaeu, 'bettel'), base: { value: 50 } },
		eigen3: { ...contractTemplate(allgaeu, 'mungo'), base: { value: 15 } },
		// A Laufende costs 3 here, and the Ober and then Herz are trumps.
		eigen4: fitted({
			...alone,
			goal: 'alleStiche',
			base: figure(40),
			trumps: { ranks: ['ober'], suit: 'herz' },
			laufende: { from: figure(2), most: 11 },
			laufenderPrice: figure(3),
			stoeckle: 'solo',
			counts: 'solo'
		})
	},
	words: {
		contracts: { eigen1: 'Hochzeit', eigen2: 'Bettel offen', eigen3: 'Schieber', eigen4: 'Durchmarsch' },
		short: { eigen1: 'Hochz.' }
	},
	points: { contracts: { eigen1: { value: 2 }, eigen2: { value: 5 }, eigen4: { value: 5 } } }
});

function checked(book: Book, game: Game): CheckedGame {
	const result = checkGame(book, game);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

function moved(book: Book, game: Game): readonly number[] {
	const { payoff } = priceGame(book, checked(book, game), {
		players: PLAYERS,
		unit: book.unit.cents,
		deckelCount: true,
		factors: []
	});
	return PLAYERS.map((player) => payoff.get(player) ?? NaN);
}

describe('a sheet with contracts of its own', () => {
	it('is a book', () => {
		expect(checkBook(sheet)).toEqual({ ok: true, value: sheet });
	});

	const hochzeit = { contract: 'eigen1', declarer: A, partner: C } as const;
	const bettel = { contract: 'eigen2', declarer: A } as const;
	const schieber = { contract: 'eigen3' } as const;
	const durchmarsch = { contract: 'eigen4', declarer: B } as const;
	// Each sum stands beside its row.
	it.each<readonly [string, Game, readonly number[]]>([
		['Hochzeit with C, 61 Augen', { ...hochzeit, augen: 61 }, [10, -10, 10, -10]],
		['60 Augen are lost', { ...hochzeit, augen: 60 }, [-10, 10, -10, 10]],
		// (10 + 10 + 3 × 5) × 2
		['91 Augen, 3 Laufende, Schuss', { ...hochzeit, augen: 91, laufende: 3, schuss: 1 }, [70, -70, 70, -70]],
		// (10 + 10 + 5) × 2
		[
			'lost Schwarz with a Deckel',
			{ ...hochzeit, won: false, schwarz: true, deckel: [D] },
			[-50, 50, -50, 50]
		],
		['Bettel offen won', { ...bettel, won: true }, [150, -50, -50, -50]],
		// 50 × 2
		['Bettel offen lost with Schuss', { ...bettel, won: false, schuss: 1 }, [-300, 100, 100, 100]],
		['Schieber, C and D lose', { ...schieber, losers: [C, D] }, [15, 15, -15, -15]],
		['Schieber by Augen', { ...schieber, augen: { A: 20, B: 45, C: 25, D: 30 } }, [15, -15, 15, -15]],
		['Schieber, B takes every trick', { ...schieber, durchmarsch: B }, [15, -45, 15, 15]],
		// 15 × 2
		['Schieber with a Spritze', { ...schieber, losers: [A, B], spritzen: [C] }, [-30, -30, 30, 30]],
		['Durchmarsch won', { ...durchmarsch, won: true }, [-40, 120, -40, -40]],
		// (40 + 4 × 3) × 2 × 2
		[
			'Durchmarsch lost, 4 Laufende, 2 Deckel',
			{ ...durchmarsch, won: false, laufende: 4, deckel: [A, C] },
			[208, -624, 208, 208]
		]
	])('%s', (_, game, payoff) => {
		expect(moved(sheet, game)).toEqual(payoff);
	});

	it.each<readonly [Game, string]>([
		[{ contract: 'eigen1', declarer: A, won: true }, 'partner'],
		[{ contract: 'eigen2', declarer: A, partner: B, won: true }, 'partner'],
		[{ contract: 'eigen2', declarer: A, won: true, schneider: true }, 'schneider'],
		[{ contract: 'eigen3', losers: [A] }, 'losers'],
		[{ contract: 'eigen4', declarer: A, augen: 120 }, 'augen'],
		[{ contract: 'eigen5', declarer: A, won: true }, 'contract']
	])('refuses what the contract does not know: %j', (game, path) => {
		const result = checkGame(sheet, game);
		expect(!result.ok && result.error.map((fault) => fault.path)).toContain(path);
	});

	it('counts Laufende by the trumps of the contract', () => {
		expect(laufendeTrumps(sheet, 'eigen4', undefined).map(cardKey).slice(2, 6)).toEqual([
			'herz ober',
			'schell ober',
			'herz sau',
			'herz zehn'
		]);
	});

	it('uses up the Stöckle it names, and ends a round of Mungos', () => {
		const rule = allgaeu.rounds.stoecklesrunde;
		if (!rule) throw new Error('the Allgäu has a Stöcklesrunde');
		const round = { rule, kind: 'stoecklesrunde', opener: 'x' as EntryId, byGame: false } as const;
		const waiting = { ...round, geschoben: false, dealer: null, anyContractWinsStock: false };
		const { running } = enqueue(noRounds(), waiting, PLAYERS);
		if (!running) throw new Error('it begins at once');
		const after = afterGame(sheet, running, checked(sheet, { ...durchmarsch, won: true }));
		expect(after.stoeckle.get(B)).toEqual(['wenz', 'bettel', 'rufspiel', 'mungo']);
		expect(afterGame(sheet, running, checked(sheet, { ...schieber, losers: [A, B] })).mungos).toBe(1);
	});

	it('counts in a championship as what it names, or by its sides', () => {
		const counted = (game: Game): readonly string[] => {
			const texts: string[] = [];
			const list = { counted: checked(sheet, game), best: new Map() };
			tallyGame('zockmeisterschaft', sheet, list as never, (player, at) => {
				if (player === B) texts.push(CRITERIA.zockmeisterschaft[at - 1]?.text ?? '');
			});
			return texts;
		};
		expect(counted({ ...durchmarsch, won: true })).toEqual([
			'gespielte Einzelspiele',
			'gewonnene Einzelspiele',
			'gespielte Farbsoli',
			'gewonnene Farbsoli'
		]);
		expect(counted({ ...bettel, declarer: B, won: true })).toEqual([
			'gespielte Einzelspiele',
			'gewonnene Einzelspiele'
		]);
		expect(counted({ ...hochzeit, declarer: B, won: true })).toEqual([]);
	});
});

describe('a contract that can’t be', () => {
	const own = (rule: object, words: object = {}): object => ({
		contracts: { eigen1: { ...alone, ...rule } },
		words: { contracts: { eigen1: 'Hochzeit' }, ...words }
	});
	it.each<readonly [object, string, string]>([
		[own({ sides: 'mungo', goal: 'hand' }), 'contracts.eigen1.goal', 'noWayToWin'],
		[own({ sides: 'mungo', goal: 'keinStich' }), 'contracts.eigen1.goal', 'noWayToWin'],
		[own({ sides: 'hochzeit', goal: 'hand' }), 'contracts.eigen1.goal', 'handIsAlone'],
		[{ contracts: { eigen1: alone } }, 'words.contracts.eigen1', 'contractUnnamed'],
		[own({}, { contracts: { eigen1: '' } }), 'words.contracts.eigen1', 'contractUnnamed'],
		[own({}, { contracts: { eigen1: 'SOLO' } }), 'words.contracts.eigen1', 'contractTwice'],
		[
			own({}, { contracts: { eigen1: 'Hochzeit' }, short: { eigen1: 'S', solo: 's' } }),
			'words.short.eigen1',
			'shortTwice'
		],
		[own({ goal: 'keinStich' }), 'contracts.eigen1.laufende', 'noLaufende'],
		[own({ goal: 'alleStiche' }), 'contracts.eigen1.tout', 'noTout'],
		[own({ trumps: { ranks: ['ober'], suit: null } }), 'contracts.eigen1.laufende.most', 'tooManyLaufende'],
		[own({ trumps: { ranks: ['ober'], suit: 'chosen' } }), 'contracts.eigen1.suits', 'noSuitToChoose'],
		[own({ base: { value: 10_001 } }), 'contracts.eigen1.base.value', 'notNumber'],
		[own({ sides: 'gegenueber' }), 'contracts.eigen1.sides', 'notOneOf']
	])('%j', (changes, path, code) => {
		const result = checkBook(made(changes));
		const faults = result.ok ? [] : result.error;
		expect(faults.map((fault) => [fault.path, fault.refusal.code])).toContainEqual([path, code]);
		for (const { refusal } of faults) expect(bookSentence(refusal)).not.toMatch(/[{}]|undefined/);
	});

	it('is not in the order of a whole book', () => {
		const book = { ...made(own({})), order: allgaeu.order };
		const result = checkBook(book);
		expect(!result.ok && result.error).toEqual([
			{ path: 'order', refusal: { code: 'notInOrder', contract: 'Hochzeit' } }
		]);
	});
});

describe.each([...BOOKS.values()])('what the editor makes of $name', (parent) => {
	it.each(Object.keys(TEMPLATES))('%s is a contract that the book can price, and goes again', (name) => {
		const patch = ownPatch(parent, 'eigen3', name);
		const book = made(patch, parent);
		const twin = parent.contracts.farbgeier && name === 'farbgeier';
		expect(checkBook(book).ok).toBe(true);
		expect(templateOf(book, 'eigen3')).toBe(name);
		expect(book.words.contracts.eigen3 === 'Farbgeier').toBe(name === 'farbgeier' && !twin);
		const without = made(ownPatch(book, 'eigen3', 'none') as object, book);
		expect(Object.keys(changesOf(parent, without)).filter((key) => key !== 'points')).toEqual([]);
	});
});

describe('a contract in which Schneider does not count', () => {
	const book = made({ contracts: { eigen1: { ...alone, schneider: false } } });
	const game: Game = { contract: 'eigen1', declarer: A, augen: 0 };

	it('is settled by Augen as by what follows from them', () => {
		const { outcome } = checked(book, game) as CheckedGame & { type: 'sides' };
		expect(outcome).toMatchObject({ won: false, schneider: false });
		expect(checkGame(book, { ...game, won: false, schneider: false })).toMatchObject({ ok: true });
	});
});

describe('any contract of a club’s own', () => {
	const cents = fc.integer({ min: 0, max: 500 }).map((value) => figure(value));
	const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });
	const rule = fc
		.record({
			sides: fc.constantFrom('rufspiel', 'kreuz', 'hochzeit', 'einzelspiel', 'mungo'),
			base: cents,
			goal: fc.constantFrom('augen', 'keinStich', 'alleStiche', 'hand'),
			schneider: fc.boolean(),
			laufende: orNull(
				fc.record({ from: fc.integer({ min: 1, max: 4 }).map(figure), most: fc.integer({ min: 4, max: 14 }) })
			),
			laufendeHeld: fc.integer({ min: 0, max: 8 }),
			tout: orNull(
				fc.constantFrom({ ...figure(2), by: 'factor' } as const, { ...figure(30), by: 'amount' } as const)
			),
			factor: orNull(fc.integer({ min: 1, max: 5 }).map(figure)),
			schuss: fc.boolean(),
			suits: fc.shuffledSubarray([...SUITS]),
			place: fc.constant('always' as const),
			withoutDeckel: fc.constantFrom('yes', 'tout', 'no'),
			trumps: orNull(
				fc.record({
					ranks: fc.shuffledSubarray([...RANKS], { maxLength: 3 }),
					suit: orNull(fc.constantFrom('chosen', ...SUITS))
				})
			),
			schneiderPrice: orNull(cents),
			schwarzPrice: orNull(cents),
			laufenderPrice: orNull(cents),
			counts: orNull(fc.constantFrom('rufspiel', 'solo', 'wenz', 'bettel', 'sie', 'nothing'))
		})
		.map(fitted);

	it('is refused with a sentence, or moves whole cents that sum to zero', () => {
		let priced = 0;
		fc.assert(
			fc.property(
				fc.constantFrom(...BOOKS.values()),
				fc.array(rule, { minLength: 1, maxLength: OWN_CONTRACTS.length }),
				fc.gen(),
				(parent, rules, gen) => {
					const places = OWN_CONTRACTS.slice(0, rules.length);
					const of = <T>(value: (own: OwnContract, i: number) => T) =>
						Object.fromEntries(places.map((own, i) => [own, value(own, i)]));
					const mungo =
						rules.some(({ sides }) => sides === 'mungo') && !parent.mungo ? { mungo: allgaeu.mungo } : {};
					const changes: Patch<Book> = {
						contracts: of((_, i) => rules[i]),
						words: { contracts: of((own) => `Spiel ${own}`) },
						...mungo
					};
					const result = checkBook(made(changes, parent));
					if (!result.ok) {
						for (const { refusal } of result.error)
							expect(bookSentence(refusal)).not.toMatch(/[{}]|undefined/);
						return;
					}
					const book = result.value;
					const isOwnRule = (one: unknown): boolean => places.some((own) => book.contracts[own] === one);
					for (let i = 0; i < 4; i++) {
						const cents = moved(book, gen(legalGame, book, isOwnRule));
						expect(cents.every(Number.isInteger)).toBe(true);
						expect(cents.reduce((sum, own) => sum + own, 0)).toBe(0);
						priced++;
					}
				}
			),
			{ numRuns: 400 }
		);
		expect(priced).toBeGreaterThan(100);
	});
});
