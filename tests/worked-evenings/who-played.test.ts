// Who played stays who played: what is put in, struck, corrected or brought back later changes no hand that was dealt (1.7).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptWith, withDealsKept } from '#lib/evening/deals-kept.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { EveningState, Row } from '#lib/evening/state.ts';
import { asId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { standing, voidsToLift } from '#lib/log/standing.ts';
import { asWritten, named } from '#lib/log/unwritten.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { AT, EVENING, game, opening, tonight, type Fields } from '../support/entries.ts';
import { often } from '../support/whole.ts';
import { anyEvening, anyGame, plainEvening, type Thing } from './any-evening.ts';
import { auditOfFile, foldOf } from './said.ts';

const numRuns = often(60);

const fold = (log: Parameters<typeof foldEvening>[0]): EveningState | null =>
	foldEvening(log, asId(EVENING), BOOKS);

/** What becomes of the later deals: they stay, they move with what is said, or they go back with what is undone. */
type Deals = 'stay' | 'move' | 'back';

/** The log after a write of one phone, which gives ids of its own behind all that it has. */
function after(
	log: readonly AnyEntry[],
	news: readonly NewEntry[],
	phone = 'a',
	deals: Deals = 'stay'
): readonly AnyEntry[] {
	const whole = asWritten(deals === 'move' ? news : withDealsKept(log, news, fold, deals === 'back'));
	const ids = whole.map((one, i) => ({
		...one,
		id: asId<EntryId>(`n${String(log.length + i).padStart(4, '0')}${phone}`)
	}));
	return [...log, ...named(ids.map((one) => ({ ...one, at: AT })))];
}

const written = (thing: Thing, where: Fields): NewEntry =>
	({ kind: thing.kind, evening: EVENING, ...thing.fields, ...where }) as unknown as NewEntry;
const strike = (...targets: readonly string[]): readonly NewEntry[] =>
	targets.map((target) => ({ kind: 'void', target: asId<EntryId>(target) }));

/** The log after these entries are undone with what was written along with them. */
const undone = (log: readonly AnyEntry[], ids: readonly EntryId[]): readonly AnyEntry[] =>
	after(log, strike(...ids, ...keptWith(log, ids)), 'a', 'back');

/** What strikes a hand, and what brings it back. */
function strikeOf(log: readonly AnyEntry[], hand: string) {
	const place = standing(log).placeOf(asId(hand));
	if (!place) throw new Error('a hand without a place');
	return {
		voids: strike(...place.chain.map(({ id }) => id).filter((id) => !place.struck.includes(id))),
		lifted: (struck: readonly AnyEntry[]) => voidsToLift(standing(struck).placeOf(place.id) ?? place, struck)
	};
}

/** Who dealt, sat out and settled each hand. */
const dealt = ({ rows }: EveningState) =>
	new Map(
		rows.flatMap((row: Row): [string, unknown][] => {
			if (row.type !== 'game' && row.type !== 'passed') return [];
			const settled = row.type === 'game' ? row.players : [...row.payoff.keys()];
			return [[row.place, [row.seats, row.dealer, settled]]];
		})
	);

const moneyOf = ({ balance, stock, rounds, roundLength }: EveningState) => ({
	balance: Object.fromEntries([...balance].filter(([, cents]) => cents !== 0)),
	stock,
	running: rounds.running && [rounds.running.kind, rounds.running.played, roundLength],
	waiting: rounds.waiting.map(({ kind }) => kind)
});

const handsOf = (state: EveningState): readonly string[] => [...dealt(state).keys()];

function keepsHands(old: EveningState, now: EveningState, but: readonly string[] = []): void {
	const hands = dealt(now);
	for (const [place, deal] of dealt(old))
		if (!but.includes(place) && hands.has(place)) expect([place, hands.get(place)]).toEqual([place, deal]);
}

/** Nothing happened: every hand, every balance and the next dealer are as they were. */
function isNothing(old: EveningState, now: EveningState): void {
	expect(dealt(now)).toEqual(dealt(old));
	expect(moneyOf(now)).toEqual(moneyOf(old));
	expect(now.dealer).toBe(old.dealer);
}

/** Evenings of four, five and six in which something can be put in, and the hand to do it at. */
const withHand = (book: Book, evening = anyEvening(book)) =>
	fc.tuple(evening, fc.nat(), anyGame(book)).filter(([{ entries }]) => handsOf(foldOf(entries)).length > 0);

const at = (hands: readonly string[], pick: number): string => hands[pick % hands.length] ?? '';

describe.each([...BOOKS.values()])('later changes, $name', (book) => {
	it('a forgotten game moves what it moves, as if the evening had been written at once', () => {
		fc.assert(
			fc.property(withHand(book, plainEvening(book)), ([{ entries }, pick, thing]) => {
				const old = foldOf(entries);
				const place = at(handsOf(old), pick);
				const late = foldOf(after(entries, [written(thing, { before: place })]));
				keepsHands(old, late);
				// The same log with the game in its place, and who dealt the hands behind it said again: ids that sort between the others'.
				const before = (id: string): string =>
					entries[entries.findIndex((one) => one.id === id) - 1]?.id ?? '';
				const hands = handsOf(old);
				const dealtAs = hands.slice(hands.indexOf(place)).map((hand) => {
					const row = old.rows.find((one) => one.place === hand);
					return tonight(`${before(hand)}n`, 'seats', { seats: row?.seats, dealer: row?.dealer });
				});
				const once = [...entries, tonight(`${before(place)}m`, thing.kind, thing.fields), ...dealtAs];
				expect(moneyOf(late)).toEqual(moneyOf(foldOf(once)));
			}),
			{ numRuns }
		);
	});

	it('striking a hand and bringing it back is nothing, and changes no other on the way', () => {
		fc.assert(
			fc.property(withHand(book), ([{ entries }, pick]) => {
				const old = foldOf(entries);
				const { voids, lifted } = strikeOf(entries, at(handsOf(old), pick));
				const struck = after(entries, voids);
				keepsHands(old, foldOf(struck));
				isNothing(old, foldOf(undone(struck, lifted(struck))));
			}),
			{ numRuns }
		);
	});

	it('moving the deal and taking that back is nothing', () => {
		fc.assert(
			fc.property(withHand(book), ([{ entries }, pick, thing]) => {
				const old = foldOf(entries);
				const place = at(handsOf(old), pick);
				const late = after(entries, [written(thing, { before: place })], 'a', 'move');
				isNothing(
					old,
					foldOf(
						undone(
							late,
							late.slice(entries.length).map(({ id }) => id)
						)
					)
				);
				const { voids, lifted } = strikeOf(entries, place);
				const struck = after(entries, voids, 'a', 'move');
				isNothing(old, foldOf(undone(struck, lifted(struck))));
			}),
			{ numRuns }
		);
	});

	it('what is brought back long after it had moved the deal gives the hands before it back, and leaves those since', () => {
		fc.assert(
			fc.property(withHand(book, plainEvening(book)), ([{ entries }, pick, thing]) => {
				const old = foldOf(entries);
				const { voids, lifted } = strikeOf(entries, at(handsOf(old), pick));
				const struck = after(entries, voids, 'a', 'move');
				const since = after(struck, [written(thing, {})]);
				const back = foldOf(undone(since, lifted(since)));
				keepsHands(old, back);
				keepsHands(foldOf(since), back, handsOf(old));
			}),
			{ numRuns }
		);
	});

	it('a correction changes nobody’s hand but its own', () => {
		fc.assert(
			fc.property(withHand(book), ([{ entries }, pick, thing]) => {
				const old = foldOf(entries);
				const place = at(
					handsOf(old).filter((one) => old.rows.some((row) => row.place === one && row.type === 'game')),
					pick
				);
				if (!place) return;
				keepsHands(old, foldOf(after(entries, [written(thing, { replaces: place })])), [place]);
			}),
			{ numRuns }
		);
	});

	it('what two phones put in apart changes no hand of either', () => {
		fc.assert(
			fc.property(withHand(book), fc.nat(), anyGame(book), ([{ entries }, pick, thing], other, more) => {
				const hands = handsOf(foldOf(entries));
				const one = after(entries, [written(thing, { before: at(hands, pick) })], 'a');
				const two = after(entries, [written(more, { before: at(hands, other) })], 'b');
				const both = foldOf([...one, ...two]);
				keepsHands(foldOf(one), both);
				keepsHands(foldOf(two), both);
			}),
			{ numRuns }
		);
	});
});

describe('five at the table', () => {
	const FIVE = ['A', 'B', 'C', 'D', 'E'];
	const bettel = game('003', { contract: 'bettel', declarer: 'B', won: true, deckel: ['B'] });
	const log = [
		opening('000', { seats: FIVE, dealer: 'A' }),
		game('001', { contract: 'solo', suit: 'herz', declarer: 'C', won: true, deckel: ['C'] }),
		game('002', { contract: 'wenz', declarer: 'E', won: true, deckel: ['E'] }),
		bettel,
		game('004', { contract: 'solo', suit: 'herz', declarer: 'A', won: true, deckel: ['A'] })
	];
	const forgotten = {
		kind: 'game',
		fields: { game: { contract: 'rufspiel', declarer: 'A', partner: 'D', won: true, deckel: ['A'] } }
	};

	it('a forgotten game before a Bettel that Carl dealt leaves him without its payment', () => {
		const old = foldOf(log);
		const late = after(log, [written(forgotten, { before: '003' })]);
		const now = foldOf(late);
		// 20 cents from each loser to each winner: the game was dealt by C as well, so he sat out.
		const moved = FIVE.map(
			(member) => (now.balance.get(asId(member)) ?? 0) - (old.balance.get(asId(member)) ?? 0)
		);
		expect(moved).toEqual([20, -20, 0, 20, -20]);
		expect(now.rows.map(({ type, dealer }) => `${type} ${dealer}`)).toEqual([
			...['game A', 'game B', 'game C', 'seats D', 'game C', 'game D']
		]);
		expect(now.dealer).toBe('E');
		// The plain file comes to the same.
		const audit = auditOfFile([
			...FIVE.map(
				(member) =>
					({ ...game(`00${member}`, {}), kind: 'member', member, name: member }) as unknown as AnyEntry
			),
			...late
		]);
		expect(audit.balance).toEqual(Object.fromEntries(now.balance));
	});

	it('a forgotten game that moved the deal, taken back, gives everybody back what he had', () => {
		const old = foldOf(log);
		const late = after(log, [written(forgotten, { before: '003' })], 'a', 'move');
		const moved = (now: EveningState): readonly number[] =>
			FIVE.map((member) => (now.balance.get(asId(member)) ?? 0) - (old.balance.get(asId(member)) ?? 0));
		// A and D get 20 cents each from B and E. Now D dealt the Bettel, so C pays its 50 (25 by §4.2.5, doubled by
		// the Deckel) instead of D; and E dealt the last Solo, so D pays its 50 (25 by §4.2.1, doubled) instead of E.
		expect(moved(foldOf(late))).toEqual([20, -20, -50, 20 + 50 - 50, -20 + 50]);
		const back = undone(late, [late.at(-1)?.id ?? asId('')]);
		expect(moved(foldOf(back))).toEqual([0, 0, 0, 0, 0]);
		isNothing(old, foldOf(back));
		// Nothing but its void is written, and it can come back as it was.
		expect(back.slice(late.length).map(({ kind }) => kind)).toEqual(['void']);
		isNothing(foldOf(late), foldOf(undone(back, [back.at(-1)?.id ?? asId('')])));
	});

	it('several at one place keep the deal of each other', () => {
		const one = after(log, [written(forgotten, { before: '003' })]);
		const two = after(one, [written(forgotten, { before: '003' })]);
		keepsHands(foldOf(one), foldOf(two));
		const three = after(two, [written(forgotten, { before: at(handsOf(foldOf(two)), 2) })]);
		keepsHands(foldOf(two), foldOf(three));
		expect(handsOf(foldOf(three))).toHaveLength(7);
	});

	it('the last game, struck, lets its dealer deal again; brought back, the next one deals', () => {
		const struck = after(log, strike('004'));
		expect(struck).toHaveLength(log.length + 1);
		expect(foldOf(struck).dealer).toBe('D');
		expect(foldOf(after(struck, strike(struck.at(-1)?.id ?? ''))).dealer).toBe('E');
	});

	it('a hand that nobody played, struck or put in, moves no later deal either', () => {
		const before = [
			...log,
			tonight('005', 'passed'),
			game('006', { contract: 'wenz', declarer: 'A', won: true })
		];
		const old = foldOf(before);
		keepsHands(old, foldOf(after(before, strike('005'))));
		keepsHands(old, foldOf(after(before, [written({ kind: 'passed', fields: {} }, { before: '002' })])));
	});

	it('what another phone puts in further up leaves who dealt a forgotten game out of turn', () => {
		// Whoever holds the Alte deals the first game of the Abschlussrunde (§5.7): A. Where all tricks further up open a
		// Mungorunde, it has to wait.
		const last = [
			opening('000', { seats: FIVE.slice(0, 4), dealer: 'B' }),
			game('001', { contract: 'mungo', augen: { A: 40, B: 60, C: 10, D: 10 } }),
			tonight('002', 'round', { round: 'abschlussrunde', dealer: 'A' }),
			game('003', { contract: 'bettel', declarer: 'A', won: false })
		];
		const schwarz = {
			contract: 'solo',
			suit: 'herz',
			declarer: 'D',
			won: true,
			schneider: true,
			schwarz: true
		};
		const here = after(last, [written({ kind: 'game', fields: { game: schwarz } }, { before: '001' })], 'a');
		const there = after(last, [written(forgotten, { before: '003' })], 'b');
		const both = foldOf([...here, ...there]);
		keepsHands(foldOf(here), both);
		keepsHands(foldOf(there), both);
		expect(both.rows.filter(({ type }) => type === 'game').map(({ dealer }) => dealer)).toEqual([
			...['B', 'B', 'A', 'A']
		]);
	});

	it('what two phones put in apart lets no Abschlussrunde begin in the middle of what was written', () => {
		// A Bockrunde goes over four games, and A deals the first game of the Abschlussrunde behind it (§5.7). With one game
		// put in, the last Bettel is its fourth; with both, it would be the first of the Abschlussrunde.
		const round = [
			opening('000', { seats: FIVE.slice(0, 4), dealer: 'B' }),
			tonight('001', 'round', { round: 'bockrunde' }),
			tonight('002', 'round', { round: 'abschlussrunde', dealer: 'A' }),
			...['003', '004', '005'].map((id) => game(id, { contract: 'bettel', declarer: 'D', won: false }))
		];
		const bettel = { kind: 'game', fields: { game: { contract: 'bettel', declarer: 'B', won: false } } };
		const here = after(round, [written(bettel, { before: '003' })], 'a');
		const there = after(round, [written(bettel, { before: '003' })], 'b');
		const both = foldOf([...here, ...there]);
		keepsHands(foldOf(here), both);
		keepsHands(foldOf(there), both);
		expect(both.rows.filter(({ type }) => type === 'game').map(({ dealer }) => dealer)).toEqual([
			...['B', 'B', 'B', 'C', 'D']
		]);
		// What is struck or corrected names nobody's deal but the one that it shifts.
		expect(after(round, [written(bettel, { replaces: '003' })])).toHaveLength(round.length + 1);
		expect(after(round, strike('003'))).toHaveLength(round.length + 2);
	});

	it('somebody who comes, struck, changes who plays from there on: that is what is said', () => {
		const come = [
			...log,
			tonight('005', 'seats', { seats: FIVE.slice(0, 4), dealer: 'A' }),
			game('006', { contract: 'wenz', declarer: 'A', won: true })
		];
		expect(after(come, strike('005'))).toHaveLength(come.length + 1);
	});
});
