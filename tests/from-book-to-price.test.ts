import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entry } from './support/entries.ts';
import { formatted } from './support/formatted.ts';
import { circumstancesOf } from './support/examples.ts';
import { PLAYERS } from './support/legal-games.ts';
import type { EveningId, MemberId } from '#lib/base/ids.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { standing } from '#lib/log/standing.ts';
import { holdersIn, type Book } from '#lib/rules/book.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { Game } from '#lib/rules/game.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { pointsBook } from '#lib/rules/points.ts';
import { priceGame } from '#lib/rules/price.ts';
import type { RoundKind } from '#lib/rules/vocabulary.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { priceSaukopf } from '#lib/rules/saukopf/price.ts';

// The chapter for whoever writes a second program: its examples, worked out by hand, and the books it starts from.

const SEATS: readonly string[] = PLAYERS;

interface Told {
	readonly says: string;
	readonly book: string;
	readonly changes?: Readonly<Record<string, unknown>>;
}
/** A game, and what it comes to in cents. */
interface Priced extends Told {
	readonly game: Game | SaukopfGame;
	/** In a round that doubles, dealt out of turn, the evening's first, by the point list. */
	readonly bock?: true;
	readonly bockspiel?: true;
	readonly first?: true;
	readonly points?: true;
	readonly price: number;
	readonly payoff: readonly number[];
}
/** An evening, and what it leaves in cents. */
interface Played extends Told {
	readonly plays: readonly (Game | 'passed' | { readonly round: RoundKind } | { readonly rate: number })[];
	readonly balance: readonly number[];
	readonly stock: number;
}

const chapter = readFileSync(resolve('docs/from-book-to-price.md'), 'utf8');
const examples = [...chapter.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(
	([, block = '']) => JSON.parse(block) as readonly (Priced | Played)[]
);

function bookOf({ book, changes = {} }: Told): Book {
	const base = BOOKS.get(book);
	if (!base) throw new Error(`no book ${book}`);
	const made = houseBook(base, { id: 'haus', name: 'Haus', edition: '1', changes });
	expect(checkBook(made)).toMatchObject({ ok: true });
	return made;
}

const each = (of: ReadonlyMap<MemberId, number>): readonly number[] => PLAYERS.map((one) => of.get(one) ?? 0);

function ofSaukopf(game: SaukopfGame): readonly [number, readonly number[]] {
	const checked = checkSaukopf(saukopf, game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const { price, payoff } = priceSaukopf(saukopf, checked.value, PLAYERS, 1);
	return [price, each(payoff)];
}

function ofSchafkopf(example: Priced): readonly [number, readonly number[]] {
	const whole = bookOf(example);
	const book = (example.points && pointsBook(whole)) || whole;
	const checked = checkGame(book, example.game as Game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const { price, payoff } = priceGame(book, checked.value, {
		...circumstancesOf(book, example),
		first: example.first ?? false
	});
	return [price, each(payoff)];
}

function ofEvening(example: Played): readonly [readonly number[], number] {
	const book = bookOf(example);
	const opening = {
		date: '2026-11-20',
		occasion: 'abend',
		rulebook: book.id,
		seats: SEATS.slice(0, holdersIn(book)),
		dealer: SEATS[holdersIn(book) - 1]
	};
	const rate = book.unit.agreed ? { rate: book.unit.cents } : {};
	const entries = example.plays.map((play, i) => {
		if (play === 'passed') return entry(`${i + 1}`, play, { evening: 'e' });
		if ('rate' in play) return entry(`${i + 1}`, 'tariff', { evening: 'e', ...play });
		return 'round' in play
			? entry(`${i + 1}`, 'round', { evening: 'e', ...play })
			: entry(`${i + 1}`, 'game', { evening: 'e', game: play });
	});
	const log = standing([entry('0', 'evening', { evening: 'e', ...opening, ...rate }), ...entries]);
	const state = foldEvening(log, 'e' as EveningId, new Map([[book.id, book]]));
	if (!state) throw new Error('no evening');
	return [each(state.scores), state.stock];
}

describe('the chapter from a book to a price', () => {
	it.each(examples.map((example) => [example.says, example] as const))('%s', (_, example) => {
		if ('plays' in example) expect(ofEvening(example)).toEqual([example.balance, example.stock]);
		else {
			const { game, price, payoff } = example;
			const came = example.book === saukopf.id ? ofSaukopf(game as SaukopfGame) : ofSchafkopf(example);
			expect(came).toEqual([price, payoff]);
		}
	});

	it('starts from the books as they are published', async () => {
		for (const book of [...BOOKS.values(), saukopf]) {
			const published = resolve(`static/schema/${book.id}.json`);
			const text = JSON.stringify(book, null, '\t');
			await expect(await formatted(published, text)).toMatchFileSnapshot(published);
		}
	});
});
