// What holds for every evening of every book, whatever was written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settlementOf, type Party } from '#lib/evening/settlement.ts';
import type { EveningState, GameRow, Row } from '#lib/evening/state.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { intoKasse } from '#lib/kasse/account.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { priceGame } from '#lib/rules/price.ts';
import { figuresOf } from '#lib/statistics/figures.ts';
import { playedEvening } from '#lib/statistics/played-games.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { EVENING, members, strike, tonight } from '../support/entries.ts';
import { often } from '../support/whole.ts';
import {
	anyEvening,
	anyThing,
	anyThings,
	entriesOf,
	idOf,
	plainEvening,
	type AnyEvening
} from './any-evening.ts';
import { auditOfFile, foldOf } from './said.ts';

const RUNS = often(200);
/** Where an evening is folded many times or told whole. */
const PREFIX_RUNS = often(80);

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, one) => total + one, 0);
const gamesOf = (state: EveningState): readonly GameRow[] =>
	state.rows.flatMap((row) => (row.type === 'game' ? [row] : []));

/** Every prefix of the log, the opening alone first. */
const prefixesOf = ({ entries }: AnyEvening): readonly (readonly AnyEntry[])[] =>
	entries.map((_, i) => entries.slice(0, i + 1));

const everywhere = (book: Book, holds: (evening: AnyEvening) => void, numRuns = RUNS): void =>
	fc.assert(fc.property(anyEvening(book), holds), { numRuns });

/** The rows that were written while a round ran, by its opener. */
function roundsOf(state: EveningState): ReadonlyMap<string, readonly Row[]> {
	const rounds = new Map<string, Row[]>();
	for (const row of state.rows) {
		const opener = row.round?.opener;
		if (opener !== undefined) rounds.set(opener, [...(rounds.get(opener) ?? []), row]);
	}
	return rounds;
}

const countsInRound = (row: Row): boolean => row.type === 'game' && !row.entry.game.outOfTurn;

describe.each([...BOOKS.values()])('laws of an evening, $name', (book) => {
	it('balances, the Stock and what was carried in add up to nothing, after every entry', () => {
		everywhere(
			book,
			(evening) => {
				for (const prefix of prefixesOf(evening)) {
					const state = foldOf(prefix);
					expect(sum(state.balance.values()) + state.stock - evening.stock).toBe(0);
					expect(state.winnings).toBe(sum([...state.balance.values()].filter((cents) => cents > 0)));
					expect(state.stock).toBeGreaterThanOrEqual(0);
				}
			},
			PREFIX_RUNS
		);
	});

	it('four settle every game, whoever it names, to the cent (1.7)', () => {
		everywhere(book, ({ entries }) => {
			for (const { bill, entry } of gamesOf(foldOf(entries))) {
				expect(bill.payoff.size).toBe(4);
				expect(sum([...bill.payoff.values()])).toBe(0);
				const { declarer } = entry.game;
				if (declarer !== undefined) expect(bill.payoff.has(declarer)).toBe(true);
			}
		});
	});

	it('what is handed over makes up every balance, the Kasse and the Stock, to the cent (§8.1, §10)', () => {
		everywhere(book, ({ entries, stock: brought }) => {
			for (const occasion of ['abend', 'ausflug', 'meisterschaft'] as const) {
				const state = foldOf(entries.map((one) => (one.kind === 'evening' ? { ...one, occasion } : one)));
				const { kasse, stock, between } = settlementOf(state);
				expect(kasse === null).toBe(book.winningsToKasse === null || occasion !== 'abend');
				const payments = [...(kasse ?? []), ...between];
				expect(payments.every(({ amount }) => amount > 0)).toBe(true);
				const got = (party: Party): number =>
					sum(payments.map(({ from, to, amount }) => (to === party ? amount : from === party ? -amount : 0)));
				for (const [player, cents] of state.balance) {
					// Whoever won at an evening for the Kasse has neither more nor less in his purse.
					const purse = kasse === null ? cents : Math.min(0, cents);
					expect(got(player) - (stock.paidIn.get(player) ?? 0)).toBe(purse + 0);
				}
				expect(got('kasse')).toBe(kasse === null ? 0 : state.winnings);
				expect(got('stock')).toBe(0 - stock.won);
				expect(stock.carried + stock.won).toBe(brought);
				expect(stock.carried + sum(stock.paidIn.values())).toBe(state.stock);
			}
		});
	});

	it('every game moves nothing in sum; what it moves with the Stock is the declarer’s, or his side’s', () => {
		everywhere(book, ({ entries }) => {
			const games = gamesOf(foldOf(entries));
			for (const { bill, bought, stock } of games) {
				expect(sum(bill.payoff.values())).toBe(0);
				expect(sum(bought.values())).toBe(0);
				expect(stock.size).toBeLessThanOrEqual(book.rufspielStock || book.stock.wonBy ? 2 : 1);
			}
		});
	});

	it('a Bockrunde doubles every game, another special round Einzelspiele; a Bockspiel doubles once', () => {
		everywhere(book, ({ entries }) => {
			for (const { entry, game, bill, players, round, number, unit } of gamesOf(foldOf(entries))) {
				const isBock = round?.rule.doubles.games === 'every';
				const alone = game.contract !== 'rufspiel' && game.contract !== 'mungo';
				const times = entry.game.outOfTurn || isBock || (round && alone) ? 2 : 1;
				const deckelCount = !entry.game.outOfTurn && (round === null || isBock);
				// The Schule's first game is no Sie (2.9.1).
				const first = number === 1;
				const single = priceGame(book, game, {
					...{ players, unit, deckelCount, factors: [], first }
				});
				expect(bill.price).toBe(single.price * times);
			}
		});
	});

	it('the deal passes on clockwise after a game, stays after a Bockspiel; who holds the Alte takes it', () => {
		fc.assert(
			fc.property(plainEvening(book), ({ entries }) => {
				const { rows } = foldOf(entries);
				rows.slice(1).forEach((row, i) => {
					const before = rows[i];
					if (before?.type !== 'game') return;
					const { seats, dealer } = before;
					const next = seats[(seats.indexOf(dealer) + 1) % seats.length];
					const begins = row.round?.opener !== before.round?.opener ? row.round?.dealer : null;
					const alte = begins && seats.includes(begins) ? begins : null;
					expect(row.dealer).toBe(alte ?? (before.entry.game.outOfTurn ? dealer : next));
				});
			}),
			{ numRuns: RUNS }
		);
	});

	it.each(['announced', 'dealtAgain'])(
		'%s moves nothing: without it every price, balance and deal is the same',
		(noted) => {
			const told = (entries: readonly AnyEntry[]): unknown => {
				const { warnings: _warnings, ...evening } = auditOf(entries).evenings[EVENING] ?? {};
				return evening;
			};
			fc.assert(
				fc.property(plainEvening(book), ({ entries }) => {
					const without = entries.filter(({ kind }) => kind !== noted);
					expect(told(entries)).toEqual(told(without));
				}),
				{ numRuns: RUNS }
			);
		}
	);

	it('a corrected log is the log written right', () => {
		const things = fc.tuple(anyThings(book), anyThing(book), fc.nat());
		fc.assert(
			fc.property(things, fc.gen(), ([right, other, pick], gen) => {
				const at = pick % right.length;
				const kind = right[at]?.kind ?? '';
				// The wrong first version is of the same kind.
				const wrong =
					other.kind === kind ? other : gen(() => anyThing(book).filter((thing) => thing.kind === kind));
				const entries = entriesOf(right);
				const first = tonight(idOf(at), kind, wrong.fields);
				const correction = tonight('900', kind, { ...right[at]?.fields, replaces: idOf(at) });
				const corrected = [...entries.map((entry, i) => (i === at ? first : entry)), correction];
				expect(outcomeOf(book, corrected).replaceAll('"900"', `"${idOf(at)}"`)).toBe(
					outcomeOf(book, entries)
				);
			}),
			{ numRuns: RUNS }
		);
	});

	it('a log with forgotten ones, put in place by `before`, is the log written right', () => {
		fc.assert(
			fc.property(
				plainEvening(book),
				fc.infiniteStream(fc.boolean()),
				({ entries: [first, ...right] }, chance) => {
					if (!first) return;
					// The last entry is never a forgotten one: there is nothing it could stand before.
					const forgotten = right.map((_, i) => i < right.length - 1 && chance.next().value === true);
					const late = right.flatMap((one, i) => {
						const next = right.find((_, at) => at > i && !forgotten[at]);
						return forgotten[i] && next
							? [tonight(`9${one.id}`, one.kind, { ...one, id: `9${one.id}`, before: next.id })]
							: [];
					});
					const log = [first, ...right.filter((_, i) => !forgotten[i]), ...late];
					const told = JSON.stringify(everythingOf(log)).replaceAll(/"9(\d{3})"/g, '"$1"');
					expect(told.replaceAll(/,"before":"\d+"/g, '')).toBe(
						JSON.stringify(everythingOf([first, ...right]))
					);
				}
			),
			{ numRuns: PREFIX_RUNS }
		);
	});

	it('a log with one struck is the log without it, and a struck void takes that back', () => {
		fc.assert(
			fc.property(anyThings(book), fc.nat(), (things, pick) => {
				const entries = entriesOf(things);
				const at = pick % entries.length;
				const struck = [...entries, strike('900', idOf(at))];
				expect(outcomeOf(book, struck)).toBe(
					outcomeOf(
						book,
						entries.filter((_, i) => i !== at)
					)
				);
				expect(outcomeOf(book, [...struck, strike('901', '900')])).toBe(outcomeOf(book, entries));
			}),
			{ numRuns: RUNS }
		);
	});

	it('in whatever order entries are given, and how often, the evening is the same', () => {
		fc.assert(
			fc.property(anyEvening(book), fc.infiniteStream(fc.nat()), ({ entries }, chance) => {
				const shuffled = [...entries, ...entries]
					.map((entry) => ({ entry, at: chance.next().value ?? 0 }))
					.sort((one, other) => one.at - other.at)
					.map(({ entry }) => entry);
				expect(auditOf(shuffled)).toEqual(auditOf(entries));
				expect(foldOf(shuffled)).toEqual(foldOf(entries));
			}),
			{ numRuns: RUNS }
		);
	});

	it('what has happened does not change by what happens after it', () => {
		fc.assert(
			fc.property(plainEvening(book), (evening) => {
				const whole = foldOf(evening.entries);
				for (const prefix of prefixesOf(evening)) {
					const { rows, warnings } = foldOf(prefix);
					expect(rows).toEqual(whole.rows.slice(0, rows.length));
					expect(warnings).toEqual(whole.warnings.slice(0, warnings.length));
				}
			}),
			{ numRuns: PREFIX_RUNS }
		);
	});

	it('is a valid file, and none of its games is refused', () => {
		everywhere(book, ({ entries }) => {
			expect(foldOf(entries).rows.filter(({ type }) => type === 'refused')).toEqual([]);
			expect(auditOfFile([...members(...'ABCDEF'), ...entries])).toEqual(auditOf(entries).evenings[EVENING]);
		});
	});
});

const withRounds = [...BOOKS.values()].filter(({ rounds }) => Object.keys(rounds).length > 0);

describe.each(withRounds)('laws of an evening with special rounds, $name', (book) => {
	it('never two rounds at once and none twice; no more games than a round has', () => {
		everywhere(
			book,
			(evening) => {
				for (const prefix of prefixesOf(evening)) {
					const { rounds, roundLength } = foldOf(prefix);
					const { running, waiting } = rounds;
					const openers = [...(running ? [running] : []), ...waiting].map(({ opener }) => opener);
					expect(new Set(openers).size).toBe(openers.length);
					if (waiting.length > 0) expect(running).not.toBeNull();
					if (running && roundLength !== null) expect(running.played).toBeLessThan(roundLength);
				}
			},
			PREFIX_RUNS
		);
	});

	it('a round of fixed length has a game for each who sat there when it began, unless it was ended early', () => {
		fc.assert(
			fc.property(plainEvening(book), ({ entries }) => {
				const state = foldOf(entries);
				const wrong = [...roundsOf(state)].filter(([opener, rows]) => {
					const [first] = rows;
					const round = first?.round;
					const isFixed = round?.rule.lasts === 'round' && !rows.some((row) => row.round?.geschoben);
					if (!first || !round || !isFixed) return false;
					const isOver = state.rounds.running?.opener !== opener;
					const last = rows.at(-1);
					const endedEarly = last?.type === 'round' && last.entry.kind === 'roundEnd';
					const played = rows.filter(countsInRound).length;
					const due = first.seats.length;
					return round.size !== due || (isOver && !endedEarly ? played !== due : played >= due);
				});
				// In few evenings there may be no such round at all.
				expect(wrong).toEqual([]);
			}),
			{ numRuns: RUNS }
		);
	});

	it('the first game of every trick opens a Mungorunde, later ones ask the table where it may choose', () => {
		everywhere(book, ({ entries }) => {
			const opened = gamesOf(foldOf(entries)).flatMap(({ opens }) =>
				opens.filter((what) => what !== 'bockrunde')
			);
			const later = book.triggers.allTricks?.voteAgainst ? 'vote' : 'mungorunde';
			expect(opened).toEqual(opened.map((_, i) => (i === 0 ? 'mungorunde' : later)));
		});
	});

	it('in a Stöcklesrunde one who holds cards and still owes must play, as long as there is one', () => {
		everywhere(book, ({ entries }) => {
			const { rounds, mustPlay, players } = foldOf(entries);
			const owing = players.filter((player) => (rounds.running?.stoeckle.get(player)?.length ?? 0) > 0);
			if (owing.length > 0) expect(owing).toContain(mustPlay);
			else expect(mustPlay).toBeNull();
		});
	});
});

/** The audit, the settlement, what goes into the Kasse and the figures of an evening. */
function everythingOf(entries: readonly AnyEntry[]): unknown {
	const log = standing(entries);
	const state = foldOf(entries);
	const settlement = settlementOf(state);
	return plain({
		audit: auditOf(entries),
		rows: state.rows,
		settlement,
		kasse: intoKasse(state),
		figures: figuresOf([playedEvening(state, log)])
	});
}

/** Maps and sets as lists, so that they can be written as text. */
function plain(value: unknown): unknown {
	if (value instanceof Map || value instanceof Set) return [...value].map(plain);
	if (Array.isArray(value)) return value.map(plain);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

/** What an evening comes to, as one text. */
function outcomeOf(book: Book, entries: readonly AnyEntry[]): string {
	const first = tonight('000', 'evening', {
		...{ date: '2026-11-20', occasion: 'abend', rulebook: book.id },
		...{ seats: [...'ABCDE'], dealer: 'C', stock: 70 }
	});
	return JSON.stringify(auditOf([first, ...entries]));
}
