import { asId, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { allgaeuExamples } from '../examples/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import type { Game } from '#lib/rules/game.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { priceGame, type Circumstances } from '#lib/rules/price.ts';
import { median } from './measure.ts';
import { asEntry } from '../support/entries.ts';

const players = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name));
const circumstances: Circumstances = { players, unit: allgaeu.unit.cents, deckelCount: true, factors: [] };
/** Every contract with everything that can happen in it: the worked examples of the book. */
const games = allgaeuExamples.map(({ game }) => game).filter((game) => checkGame(allgaeu, game).ok);

/** Prices every game so many times, and returns a sum, so that no work can be optimised away. */
function priceAll(book: Book, played: readonly Game[], times: number): number {
	let sum = 0;
	for (let i = 0; i < times; i++) {
		for (const game of played) {
			const checked = checkGame(book, game);
			if (checked.ok) sum += priceGame(book, checked.value, circumstances).price;
		}
	}
	return sum;
}

/** A club's own book: other prices, a Tout that adds, a contract of its own that takes turns with the others. */
const solo = allgaeu.contracts.solo;
const own = houseBook(allgaeu, {
	id: 'own',
	name: 'Own',
	edition: '1',
	changes: {
		contracts: {
			rufspiel: { base: { value: 20 } },
			solo: { tout: { value: 50, by: 'amount' } },
			eigen1: { ...solo, base: { value: 70 }, laufenderPrice: { value: 15 } }
		},
		words: { contracts: { eigen1: 'Gramsch' } }
	}
});
const ownGames = games.flatMap((game): Game[] =>
	game.contract === 'solo' ? [game, { ...game, contract: 'eigen1' }] : [game]
);

/** Median of seven runs of about half a second, after two for warming up. */
export function gamesPerSecond(of: 'source' | 'own' = 'source'): number {
	const [book, played] = of === 'own' ? [own, ownGames] : [allgaeu, games];
	if (games.length < 100) throw new Error('too few games to speak of a mixed set');
	const rates: number[] = [];
	for (let run = 0; run < 9; run++) {
		const times = Math.ceil(250_000 / played.length);
		const start = performance.now();
		if (priceAll(book, played, times) <= 0) throw new Error('nothing was priced');
		rates.push((times * played.length * 1000) / (performance.now() - start));
	}
	return median(rates.slice(2));
}

/** Milliseconds for one evening of 100 games, from its entries to what the screen shows; median of 300, after 100. */
export function foldingTime(): number {
	const evening = asId<EveningId>('evening');
	const id = (i: number): EntryId =>
		asId<EntryId>(`0190${String(i).padStart(4, '0')}-0000-7000-8000-000000000000`);
	const common = { at: '2026-11-20T19:30:00+01:00', evening };
	const opening = { date: '2026-11-20', occasion: 'abend', rulebook: 'allgaeu', seats: players, dealer: 'A' };
	const entries: AnyEntry[] = [asEntry({ ...common, ...opening, id: id(0), kind: 'evening' })];
	for (let i = 1; i <= 100; i++) {
		entries.push(asEntry({ ...common, id: id(i), kind: 'game', game: games[(i * 7) % games.length] }));
	}
	const times: number[] = [];
	for (let run = 0; run < 400; run++) {
		const start = performance.now();
		const state = foldEvening(standing(entries), evening, BOOKS);
		times.push(performance.now() - start);
		if (state?.games !== 100) throw new Error(`${state?.games} games instead of 100`);
	}
	return median(times.slice(100));
}
