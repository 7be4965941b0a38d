import 'fake-indexeddb/auto';
import { flushSync } from 'svelte';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok } from '#lib/base/result.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { Game } from '#lib/rules/game.ts';
import { mungoBy, type MungoBy } from '#lib/rules/typed-game.ts';
import { type Bid, SAUKOPF_CONTRACTS, SCHWARZ, SIDES, STELLUNGEN } from '#lib/rules/saukopf/vocabulary.ts';
import { SUITS } from '#lib/rules/vocabulary.ts';
import { madeBooks } from '../../../../tests/support/edited-books.ts';
import { asEntry } from '../../../../tests/support/entries.ts';
import { legalGame } from '../../../../tests/support/legal-games.ts';
import { live } from '../../../../tests/support/live.svelte.ts';
import { often } from '../../../../tests/support/whole.ts';
import { GamePanel } from './game-panel.svelte.ts';
import type { Keeper } from './panel.svelte.ts';
import { SaukopfPanel } from './saukopf-panel.svelte.ts';

// Whatever the order in which a game's chips are tapped: it is the same game, at the same price. Somebody taps what is not lit
// yet of what he wants to say, if it can be tapped, until all of it is lit; he does not look for what else is lit.

const PLAYERS = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name));
const evening = asId<EveningId>('abend');
/** A table where nothing is written. */
const AT = { evening, placeOf: () => null, write: async () => ok([]) };

/** One thing that is said of a game. */
interface Goal {
	readonly what: string;
	readonly isLit: () => boolean;
	readonly can: () => boolean;
	readonly tap: () => void;
}

const logOf = (rulebook: string, seats: readonly MemberId[]) =>
	standing([
		asEntry({
			...{ kind: 'evening', id: 'e0', at: '2026-01-02T20:00:00+01:00', evening, date: '2026-01-02' },
			...{ occasion: 'abend', rulebook, seats, dealer: seats.at(-1) }
		})
	]);

/** Keeps what is typed where the panel finds it. */
class Kept<T> {
	draft: { readonly typed: T } | null = $state.raw(null);
	readonly status = 'nothing';
	readonly saving = false;
	put(typed: T): void {
		this.draft = { typed };
	}
}

/** Taps in the order that these numbers choose, each time among what is not lit and can be tapped; returns what never was lit. */
function tapped(goals: readonly Goal[], order: readonly number[]): readonly string[] {
	for (const pick of order) {
		const open = goals.filter((goal) => !goal.isLit() && goal.can());
		open[pick % open.length]?.tap();
		flushSync();
	}
	for (let more = 0; more < 3 * goals.length; more++) {
		goals.find((goal) => !goal.isLit() && goal.can())?.tap();
		flushSync();
	}
	return goals.filter((goal) => !goal.isLit()).map(({ what }) => what);
}

const orders = fc.array(fc.nat(100), { minLength: 12, maxLength: 12 });

function schafkopf(book: Book): { readonly panel: GamePanel } {
	const state = foldEvening(logOf(book.id, PLAYERS), evening, new Map([[book.id, book]]));
	const keeper = new Kept() as unknown as Keeper<GamePanel['typed']>;
	return { panel: live(() => new GamePanel({ ...AT, state }, keeper)) };
}

/** What says this game, by the panel's chips. */
function goalsOf(panel: GamePanel, book: Book, game: Game): readonly Goal[] {
	const goals: Goal[] = [];
	const rule = book.contracts[game.contract];
	const isIt = (): boolean => panel.typed.contract === game.contract;
	const add = (what: string, isLit: () => boolean, tap: () => void, can = (): boolean => true): void =>
		void goals.push({ what, isLit, tap, can });
	add('contract', isIt, () => panel.change({ contract: game.contract }));
	const { suit, laufende, schuss, declarer, partner, augen } = game;
	if (suit) {
		const can = (): boolean => panel.rule?.suits.includes(suit) ?? false;
		add(
			'suit',
			() => panel.typed.suit === suit,
			() => panel.choose('suit', suit),
			can
		);
	}
	// Fewer than count have no chip.
	if (laufende && rule?.laufende && laufende >= rule.laufende.from.value) {
		const can = (): boolean => panel.laufende.includes(laufende);
		add(
			'laufende',
			() => panel.typed.laufende === laufende,
			() => panel.choose('laufende', laufende),
			can
		);
	}
	if (schuss)
		add(
			'schuss',
			() => panel.typed.schuss === schuss,
			() => panel.choose('schuss', schuss),
			() => panel.hasSchuss
		);
	if (game.muss)
		add(
			'muss',
			() => panel.typed.muss === true,
			() => panel.choose('muss', true),
			() => panel.rule?.sides !== 'mungo'
		);
	if (game.tout)
		add(
			'tout',
			() => panel.typed.tout === true,
			() => panel.toggleTout(),
			() => panel.rule?.tout != null
		);
	if (game.outOfTurn)
		add(
			'outOfTurn',
			() => panel.typed.outOfTurn === true,
			() => panel.toggleOutOfTurn()
		);
	for (const field of ['deckel', 'legen', 'spritzen', 'jungfrau'] as const) {
		// In a Bockspiel none is laid.
		if (game.outOfTurn && (field === 'deckel' || field === 'legen')) continue;
		for (const player of game[field] ?? []) {
			const can = (): boolean =>
				field === 'deckel' || field === 'legen'
					? panel.hasLaying
					: isIt() && goals.find(({ what }) => what === 'by')?.isLit() !== false;
			add(
				`${field} ${player}`,
				() => panel.typed[field]?.includes(player) ?? false,
				() => panel.toggleIn(field, player),
				can
			);
		}
	}
	if (rule?.sides === 'mungo') {
		const by: MungoBy =
			typeof augen === 'object'
				? 'augen'
				: game.durchmarsch
					? 'durchmarsch'
					: game.hinleger
						? 'hinleger'
						: 'losers';
		const chosen = (): boolean => isIt() && mungoBy(panel.typed) === by;
		add('by', chosen, () => panel.setMungoBy(by), isIt);
		if (typeof augen === 'object')
			for (const player of PLAYERS)
				add(
					`augen ${player}`,
					() => panel.each.get(player) === augen[player],
					() => panel.setAugenOf(player, augen[player] ?? 0),
					chosen
				);
		for (const player of [...(game.losers ?? []), game.durchmarsch, game.hinleger].flatMap(
			(one) => one ?? []
		))
			add(
				`named ${player}`,
				() =>
					panel.typed.losers?.includes(player) === true ||
					player === panel.typed.durchmarsch ||
					player === panel.typed.hinleger,
				() => panel.tapSeat(player),
				chosen
			);
		return goals;
	}
	const takesMore = (): boolean =>
		panel.rule?.sides !== 'mungo' &&
		(panel.typed.declarer === undefined || (panel.takesPair && panel.typed.partner === undefined));
	if (declarer)
		add(
			'declarer',
			() => panel.typed.declarer === declarer,
			() => panel.tapSeat(declarer),
			takesMore
		);
	if (partner)
		add(
			'partner',
			() => panel.typed.partner === partner,
			() => panel.tapSeat(partner),
			() => panel.typed.declarer === declarer && takesMore()
		);
	const counts = (): boolean => panel.countsAugen && isIt();
	if (typeof augen === 'number')
		add(
			'augen',
			() => panel.typed.augen === augen,
			() => panel.setAugen(augen),
			counts
		);
	else if (rule?.goal !== 'hand') {
		const won = game.won ?? true;
		add(
			'won',
			() => panel.outcome.won === won,
			() => panel.setWon(won),
			() => panel.rule?.sides !== 'mungo'
		);
		const raised = (): boolean => counts() && panel.rule?.schneider === true;
		if (game.schwarz)
			add(
				'schwarz',
				() => panel.outcome.schwarz,
				() => panel.toggleSchwarz(),
				raised
			);
		else if (game.schneider)
			add(
				'schneider',
				() => panel.outcome.schneider,
				() => panel.toggleSchneider(),
				raised
			);
	}
	return goals;
}

const said = (panel: GamePanel) => ({
	missing: panel.missing,
	price: panel.priced?.ok
		? Object.fromEntries(panel.priced.value.bill.payoff)
		: panel.priced?.error.map(({ refusal }) => refusal.code)
});

function anyOrder(book: Book, game: Game, one: readonly number[], other: readonly number[]): void {
	const results = [[], one, other].map((order) => {
		const { panel } = schafkopf(book);
		const unlit = tapped(goalsOf(panel, book, game), order);
		return { unlit, ...said(panel) };
	});
	expect(results[1]).toEqual(results[0]);
	expect(results[2]).toEqual(results[0]);
	expect([results[0]?.unlit, results[0]?.missing]).toEqual([[], null]);
}

function saukopf(count: number): { readonly panel: SaukopfPanel } {
	const state = foldSaukopf(logOf('saukopf', PLAYERS.slice(0, count)), evening);
	const keeper = new Kept() as unknown as Keeper<SaukopfPanel['typed']>;
	return { panel: live(() => new SaukopfPanel({ ...AT, state }, keeper)) };
}

/** What somebody wants to say of a game of Saukopf; what does not fit the contract can't be tapped. */
const saukopfGame = (count: number) => {
	const side = fc.constantFrom(...SIDES);
	const optional = {
		suit: fc.constantFrom(...SUITS),
		laufende: fc.record({ side, count: fc.integer({ min: 1, max: 8 }) }),
		...{ saukopf: side, mueller: side, stellung: fc.constantFrom(...STELLUNGEN) },
		...{ spiess: fc.constant(true), offen: fc.constant(true), huftritt: fc.constant(true) },
		...{
			gegenhieb: fc.constant(true),
			trog: fc.constant(true),
			schneider: fc.constant(true),
			schwarz: fc.constant(true)
		},
		augen: fc.integer({ min: 0, max: 120 })
	};
	return fc.record(
		{
			contract: fc.constantFrom(...SAUKOPF_CONTRACTS),
			bid: fc.constantFrom<Bid>(61, 70, 90, SCHWARZ),
			won: fc.boolean(),
			pair: fc.shuffledSubarray(PLAYERS.slice(0, count), { minLength: 2, maxLength: 2 }),
			...optional
		},
		{ requiredKeys: ['contract', 'bid', 'won', 'pair'] }
	);
};

type SaukopfWish = ReturnType<typeof saukopfGame> extends fc.Arbitrary<infer W> ? W : never;

function saukopfGoals(panel: SaukopfPanel, game: SaukopfWish): readonly Goal[] {
	const goals: Goal[] = [];
	const add = (what: string, isLit: () => boolean, tap: () => void, can = (): boolean => true): void =>
		void goals.push({ what, isLit, tap, can });
	const isIt = (): boolean => panel.typed.contract === game.contract;
	const rule = panel.book.contracts[game.contract];
	const [declarer, partner] = game.pair;
	add(
		'contract',
		isIt,
		() => panel.change({ contract: game.contract }),
		() => panel.contracts.includes(game.contract)
	);
	if (declarer)
		add(
			'declarer',
			() => panel.typed.declarer === declarer,
			() => panel.tapSeat(declarer),
			() => panel.typed.declarer === undefined
		);
	if (partner && rule.kind !== 'solo')
		add(
			'partner',
			() => panel.typed.partner === partner,
			() => panel.tapSeat(partner),
			() => panel.takesPair && panel.typed.declarer === declarer
		);
	add(
		'bid',
		() => panel.typed.bid === game.bid,
		() => panel.choose('bid', game.bid)
	);
	const { suit, laufende, saukopf: taken, mueller, stellung, augen } = game;
	if (suit)
		add(
			'suit',
			() => panel.typed.suit === suit,
			() => panel.choose('suit', suit),
			() => panel.rule.suits.includes(suit) && panel.rule.suits.length > 1
		);
	if (laufende)
		add(
			'laufende',
			() => panel.typed.laufende?.count === laufende.count && panel.typed.laufende.side === laufende.side,
			() => panel.change({ laufende }),
			() => isIt() && panel.mostLaufende(laufende.side) >= laufende.count
		);
	const special = (): boolean => panel.rule.kind !== 'solo' && panel.rule.ramsch === null;
	if (taken)
		add(
			'saukopf',
			() => panel.typed.saukopf?.[0] === taken,
			() => panel.toggleSaukopf(taken),
			special
		);
	if (mueller)
		add(
			'mueller',
			() => panel.typed.mueller === mueller,
			() => panel.choose('mueller', mueller),
			special
		);
	if (stellung)
		add(
			'stellung',
			() => panel.typed.stellung === stellung,
			() => panel.choose('stellung', stellung)
		);
	if (game.spiess)
		add(
			'spiess',
			() => panel.typed.spiess === true,
			() => panel.choose('spiess', true)
		);
	const alone = (): boolean =>
		panel.rule.kind === 'solo' || (panel.rule.kind === 'rufspiel' && panel.typed.partner === undefined);
	if (game.offen && rule.kind === 'solo')
		add(
			'offen',
			() => panel.typed.offen === true,
			() => panel.choose('offen', true),
			alone
		);
	if (game.huftritt)
		add(
			'huftritt',
			() => panel.typed.huftritt === true,
			() => panel.choose('huftritt', true)
		);
	if (game.huftritt && game.gegenhieb)
		add(
			'gegenhieb',
			() => panel.typed.gegenhieb === true,
			() => panel.choose('gegenhieb', true),
			() => panel.typed.huftritt === true
		);
	if (game.trog && panel.players.length === 3)
		add(
			'trog',
			() => panel.typed.trog === true,
			() => panel.choose('trog', true)
		);
	if (augen !== undefined && rule.ramsch === null) {
		add(
			'augen',
			() => panel.typed.augen === augen,
			() => panel.setAugen(augen),
			() => panel.rule.ramsch === null
		);
		return goals;
	}
	add(
		'won',
		() => panel.outcome.won === game.won,
		() => panel.setWon(game.won)
	);
	if (game.schwarz)
		add(
			'schwarz',
			() => panel.outcome.schwarz,
			() => panel.toggleSchwarz()
		);
	else if (game.schneider && rule.ramsch === null)
		add(
			'schneider',
			() => panel.outcome.schneider,
			() => panel.toggleSchneider(),
			() => panel.rule.ramsch === null
		);
	return goals;
}

describe('the order of the taps changes no price', () => {
	it.each([...BOOKS.values()])('by $name', (book) => {
		fc.assert(
			fc.property(legalGame(book), orders, orders, (game, one, other) => anyOrder(book, game, one, other)),
			{ numRuns: often(40) }
		);
	});

	it('by books that a club made', () => {
		fc.assert(
			fc.property(
				madeBooks.chain(({ book }) => fc.tuple(fc.constant(book), legalGame(book))),
				orders,
				orders,
				([book, game], one, other) => anyOrder(book, game, one, other)
			),
			{ numRuns: often(25) }
		);
	});

	it.each([3, 4])('in Saukopf with %i', (count) => {
		fc.assert(
			fc.property(saukopfGame(count), orders, orders, (game, one, other) => {
				const results = [[], one, other].map((order) => {
					const { panel } = saukopf(count);
					const unlit = tapped(saukopfGoals(panel, game), order);
					const { priced, missing } = panel;
					const price = priced?.ok
						? Object.fromEntries(priced.value.bill.points)
						: priced?.error.map(({ refusal }) => refusal.code);
					return { unlit, missing, price };
				});
				expect(results[1]).toEqual(results[0]);
				expect(results[2]).toEqual(results[0]);
			}),
			{ numRuns: often(200) }
		);
	});

	it('a lost bid of Schwarz is not schwarz: Zucht of three, 2 points, whichever is tapped first', () => {
		for (const order of [
			[0, 1],
			[1, 0]
		]) {
			const { panel } = saukopf(3);
			panel.change({ contract: 'zucht', suit: 'eichel' });
			panel.tapSeat(asId('B'));
			for (const tap of order)
				if (tap) panel.choose('bid', SCHWARZ);
				else panel.setWon(false);
			const bill = panel.priced?.ok ? panel.priced.value.bill : null;
			// "2 Punkte" for the game, and no Schneider or Schwarz that nobody entered.
			expect(bill?.kopfgeld).toBe(2);
			expect(panel.outcome).toMatchObject({ won: false, schneider: false, schwarz: false });
		}
	});

	it('who says "verloren" beside 60 : 60 leaves the Augen, which open a Bockrunde (allgaeu §5.1)', () => {
		const book = BOOKS.get('allgaeu');
		if (!book) throw new Error('no book');
		const { panel } = schafkopf(book);
		panel.setAugen(60);
		panel.setWon(false);
		expect(panel.typed.augen).toBe(60);
		panel.setWon(true);
		expect([panel.typed.augen, panel.typed.won]).toEqual([undefined, true]);
	});
});
