// What holds for every game of every book of Schafkopf, however its prices are set: games are made from the book's own data.
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkGame } from '#lib/rules/check.ts';
import { type Game } from '#lib/rules/game.ts';
import { priceGame } from '#lib/rules/price.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import {
	augenOfSide,
	PLAYERS,
	any,
	circumstancesFor,
	everyForHimself,
	hasLaufende,
	holding,
	legalGame,
	seatless,
	settledByAugen,
	shuffled,
	twoSides,
	unsettledGame
} from './legal-games.ts';
import { billOf, checkedOf, expectAlike, payoffOf, renamed, reordered } from './rewritten-games.ts';
import {
	everyBook,
	withContract,
	opposite,
	always,
	paysAlike,
	isExact,
	onGame,
	turnedBySchuss,
	isDrawn,
	type Law
} from './law.ts';

export const laws: readonly Law[] = [
	{
		says: 'accepts every legal game',
		speaksOf: everyBook,
		hold: onGame(any, (book, game) => {
			expect(checkGame(book, game)).toMatchObject({ ok: true });
		})
	},
	{
		says: 'moves money only between those who hold cards: payoffs sum to zero',
		speaksOf: everyBook,
		hold: onGame(any, (book, game, circumstances) => {
			const bill = billOf(book, game, circumstances);
			expect([...bill.payoff.keys()].toSorted()).toEqual(holding(book));
			expect(payoffOf(bill).reduce((sum, amount) => sum + amount, 0)).toBe(0);
			expect(payoffOf(bill).every((amount) => Number.isSafeInteger(amount))).toBe(true);
		})
	},
	{
		says: 'has a price in whole cents that is the sum of its amounts times its factors, each with a paragraph',
		speaksOf: everyBook,
		hold: onGame(any, (book, game, circumstances) => {
			const bill = billOf(book, game, circumstances);
			let sum = 0;
			let product = 1;
			for (const line of bill.lines) {
				if ('amount' in line) sum += line.amount;
				else if ('factor' in line) product *= line.factor;
				else [sum, product] = [line.becomes, 1];
				expect(line.label).not.toBe('');
				expect(line.source).toMatch(/^(§\d|[A-Z])/);
			}
			expect(bill.price).toBe(sum * product);
			expect(Number.isSafeInteger(bill.price)).toBe(true);
			expect(bill.price).toBeGreaterThanOrEqual(0);
		})
	},
	{
		says: 'settles one against all others with the price for each of them, two against two with the price',
		// Where only who laid pays more, the price is what the others pay.
		speaksOf: (book) => withContract(twoSides)(book) && paysAlike(book),
		hold: onGame(twoSides, (book, game, circumstances) => {
			fc.pre(!isDrawn(book, game));
			const bill = billOf(book, game, circumstances);
			const gain = bill.won === true ? bill.price : -bill.price;
			const alone = book.contracts[game.contract]?.sides === 'einzelspiel';
			expect(bill.won).not.toBeNull();
			const players = holding(book);
			for (const player of players) {
				const playing = [game.declarer, game.partner, opposite(book, game)].includes(player);
				expect(bill.payoff.get(player)).toBe((playing ? gain * (alone ? players.length - 1 : 1) : -gain) + 0);
			}
		})
	},
	{
		says: 'permutes payoffs, and nothing else, when the players change names',
		speaksOf: everyBook,
		hold: always((book) =>
			fc.property(legalGame(book), circumstancesFor(book), shuffled(book), (game, circumstances, names) => {
				const to = new Map(holding(book).map((player, index) => [player, names[index] ?? player]));
				const before = billOf(book, game, circumstances);
				const after = billOf(book, renamed(game, to), { ...circumstances, players: names });
				expectAlike(after, before, names);
			})
		)
	},
	{
		says: 'settles alike wherever the players sit',
		speaksOf: withContract(seatless),
		hold: always((book) =>
			fc.property(
				legalGame(book, seatless),
				circumstancesFor(book),
				shuffled(book),
				(game, circumstances, players) => {
					const before = billOf(book, game, circumstances);
					const after = billOf(book, game, { ...circumstances, players });
					expectAlike(after, before);
				}
			)
		)
	},
	{
		says: 'settles alike in whatever order members are written down',
		speaksOf: everyBook,
		hold: always((book) =>
			fc.property(legalGame(book), circumstancesFor(book), shuffled(book), (game, circumstances, order) => {
				const before = billOf(book, game, circumstances);
				const after = billOf(book, reordered(game, order), circumstances);
				expectAlike(after, before);
			})
		)
	},
	{
		says: 'doubles the price for one Deckel more, where Deckel count',
		speaksOf: (book) =>
			isExact(book) && book.deckel !== null && book.deckel.counts !== 'once' && paysAlike(book),
		hold: onGame(any, (book, game, circumstances) => {
			const { deckel = [] } = game;
			const next = holding(book).find((player) => !deckel.includes(player));
			fc.pre(next !== undefined && deckel.length < (book.deckel?.most ?? 0));
			const before = billOf(book, game, circumstances).price;
			const after = billOf(book, { ...game, deckel: [...deckel, next] }, circumstances).price;
			expect(after).toBe(circumstances.deckelCount ? before * (book.deckel?.factor.value ?? 1) : before);
		})
	},
	{
		says: 'multiplies the price by one Schuss more, where the last one turns neither result nor Schneider',
		speaksOf: (book) =>
			isExact(book) && book.schuss.names.length > 0 && withContract((rule) => rule.schuss)(book),
		hold: onGame(
			(rule) => rule.schuss,
			(book, game, circumstances) => {
				const { schuss = 0, augen } = game;
				fc.pre(schuss < book.schuss.names.length);
				fc.pre(typeof augen !== 'number' || !turnedBySchuss(book).includes(augen));
				const before = billOf(book, game, circumstances);
				const after = billOf(book, { ...game, schuss: schuss + 1 }, circumstances);
				expect(after.price).toBe(before.price * book.schuss.factor.value);
				expect(after.won).toBe(before.won);
			}
		)
	},
	{
		says: 'costs no more than the limit, and below it a multiple of what it is rounded to',
		speaksOf: (book) => !isExact(book),
		hold: onGame(any, (book, game, circumstances) => {
			const { price } = billOf(book, game, circumstances);
			const most = book.cap?.value ?? Infinity;
			expect(price).toBeLessThanOrEqual(most);
			if (price < most) expect(price % (book.rounding?.to ?? 1)).toBe(0);
		})
	},
	{
		says: 'multiplies the price by one Spritze more in a Mungo',
		speaksOf: (book) => isExact(book) && withContract(everyForHimself)(book) && book.mungo?.spritze != null,
		hold: onGame(everyForHimself, (book, game, circumstances) => {
			const { spritzen = [] } = game;
			const next = PLAYERS.find((player) => !spritzen.includes(player));
			fc.pre(next !== undefined);
			const before = billOf(book, game, circumstances).price;
			const after = billOf(book, { ...game, spritzen: [...spritzen, next] }, circumstances).price;
			expect(after).toBe(before * (book.mungo?.spritze?.value ?? 1));
		})
	},
	{
		says: 'multiplies the price by what lies outside the game: Bock, Bockspiel',
		speaksOf: isExact,
		hold: onGame(any, (book, game, circumstances) => {
			const before = billOf(book, game, { ...circumstances, factors: [] }).price;
			const product = circumstances.factors.reduce((value, { factor }) => value * factor, 1);
			expect(billOf(book, game, circumstances).price).toBe(before * product);
		})
	},
	{
		says: 'asks nothing for Laufende below the minimum, and never less for more',
		speaksOf: (book) => isExact(book) && book.laufender.value > 0 && withContract(hasLaufende)(book),
		hold: onGame(hasLaufende, (book, game, circumstances) => {
			fc.pre(!isDrawn(book, game));
			const rule = book.contracts[game.contract]?.laufende;
			const { laufende = 0 } = game;
			const priceWith = (count: number): number =>
				billOf(book, { ...game, laufende: count }, circumstances).price;
			const none = priceWith(0);
			if (laufende < (rule?.from.value ?? 0)) expect(priceWith(laufende)).toBe(none);
			else expect(priceWith(laufende)).toBeGreaterThan(none);
			if (laufende > 0) expect(priceWith(laufende)).toBeGreaterThanOrEqual(priceWith(laufende - 1));
		})
	},
	{
		says: 'settles a game entered by Augen as one entered by the result that follows from them',
		speaksOf: withContract(settledByAugen),
		hold: always((book) =>
			fc.property(
				unsettledGame(book),
				augenOfSide,
				fc.boolean(),
				circumstancesFor(book),
				(game, augen, schwarz, circumstances) => {
					const rule = book.contracts[game.contract];
					const noTrick = schwarz && rule?.schneider === true && (augen === 0 || augen === ALL_AUGEN);
					const counted: Game = { ...game, augen, ...(noTrick ? { schwarz } : {}) };
					const checked = checkedOf(book, counted);
					if (checked.type !== 'sides') throw new Error('a Mungo is not settled by one side’s Augen');
					const { outcome } = checked;
					expect(outcome.augen).toBe(augen);
					// What nobody has won can't be entered by a result.
					fc.pre(!outcome.drawn);
					const result = { won: outcome.won, schneider: outcome.schneider, schwarz: outcome.schwarz };
					const before = priceGame(book, checked, circumstances);
					// By the result alone, and by both, which then agree.
					for (const same of [
						{ ...game, ...result },
						{ ...counted, ...result }
					]) {
						const after = billOf(book, same, circumstances);
						expectAlike(after, before);
					}
				}
			)
		)
	},
	{
		says: 'moves nothing at 60 : 60 where that is dealt again, whatever was laid, unless more was announced, and takes no winner',
		speaksOf: (book) => book.augen.drawn != null && withContract(settledByAugen)(book),
		hold: always((book) =>
			fc.property(unsettledGame(book), circumstancesFor(book), (game, circumstances) => {
				const level: Game = { ...game, augen: ALL_AUGEN / 2 };
				const of = book.augen.drawn?.of ?? game.contract;
				const decides = book.augen.lastSchuss !== null && (game.schuss ?? 0) > 0;
				const enough = game.muss === true && (book.augen.wonMuss?.value ?? ALL_AUGEN) <= ALL_AUGEN / 2;
				fc.pre(of === game.contract && !decides && !enough && !game.angesagt);
				const bill = billOf(book, level, circumstances);
				expect([bill.price, bill.won, ...payoffOf(bill)]).toEqual([0, null, ...holding(book).map(() => 0)]);
				expect(checkGame(book, { ...level, won: true }).ok).toBe(false);
			})
		)
	},
	{
		says: 'never pays the declarer less for more Augen',
		speaksOf: withContract(settledByAugen),
		hold: always((book) =>
			fc.property(
				unsettledGame(book),
				augenOfSide,
				augenOfSide,
				circumstancesFor(book),
				(game, one, other, circumstances) => {
					const gainWith = (augen: number): number => {
						const bill = billOf(book, { ...game, augen }, circumstances);
						return (game.declarer === undefined ? undefined : bill.payoff.get(game.declarer)) ?? Number.NaN;
					};
					const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
					expect(gainWith(fewer)).toBeLessThanOrEqual(gainWith(more));
				}
			)
		)
	},
	{
		says: 'never pays more for more Augen in a Mungo, and level players alike',
		speaksOf: (book) => withContract(everyForHimself)(book) && paysAlike(book),
		hold: onGame(everyForHimself, (book, game, circumstances) => {
			const { augen, tricks, spritzen = [] } = game;
			fc.pre(typeof augen === 'object');
			const bill = billOf(book, game, circumstances);
			const hands = PLAYERS.map((player) => ({
				augen: augen[player] ?? Number.NaN,
				tricks: tricks?.[player] ?? 0,
				gave: spritzen.includes(player),
				gain: bill.payoff.get(player) ?? Number.NaN
			}));
			for (const one of hands) {
				for (const other of hands) {
					if (one.augen > other.augen) expect(one.gain).toBeLessThanOrEqual(other.gain);
					if (one.augen !== other.augen || one.tricks !== other.tricks) continue;
					if (one.gave === other.gave) expect(one.gain).toBe(other.gain);
					else if (one.gave) expect(one.gain).toBeLessThanOrEqual(other.gain);
				}
			}
		})
	}
];
