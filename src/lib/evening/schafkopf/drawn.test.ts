import { describe, expect, it } from 'vitest';
import { opens } from '../../../../tests/support/kasse.ts';
import { entry, type Fields } from '../../../../tests/support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Book } from '#lib/rules/book.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { contractTemplate, roundTemplate } from '#lib/rules/house/templates.ts';
import { patched, type Patch } from '#lib/rules/patch.ts';
import { foldEvening } from './fold.ts';
import { mustNow } from './must-play.ts';
import { itemOf } from './row-text.ts';

// A club that plays a Kreuz when nobody wants to, and plays it again at 60 : 60 ("steht es 60 zu 60, wird nochmal gespielt").

const source = 'Hausregel';
const bookOf = (of: 'kreuz' | null, more: Patch<Book> = {}): Book =>
	patched(
		patched(muenchen, {
			id: 'allgaeu',
			nobodyPlays: 'kreuz',
			passedPays: null,
			rufspielStock: null,
			bock: { value: 2, source },
			contracts: { kreuz: contractTemplate(muenchen, 'kreuz') },
			order: [...muenchen.order, 'kreuz'],
			rounds: { bockrunde: roundTemplate(muenchen, 'bockrunde') },
			words: { contracts: { kreuz: 'Kreuz' }, rounds: { bockrunde: 'Bockrunde' } },
			augen: { drawn: { source, of } }
		}),
		more
	);
const kreuz = (augen: number, more: Fields = {}): Fields => ({
	...{ contract: 'kreuz', declarer: 'anna', augen },
	...more
});

function folded(book: Book, ...games: readonly Fields[]) {
	const written = games.map((fields, i): AnyEntry => {
		const { kind = 'game', ...game } = fields;
		return entry(`a ${i + 1}`, String(kind), { evening: 'a', ...(kind === 'game' ? { game } : game) });
	});
	const log = standing([opens('a', '2026-01-09'), ...written]);
	const state = foldEvening(log, 'a' as EveningId, new Map([['allgaeu', book]]));
	if (!state) throw new Error('no evening');
	return state;
}
const gamesOf = (...all: Parameters<typeof folded>) =>
	folded(...all).rows.flatMap((row) => (row.type === 'game' ? [row] : []));

describe('a game that is drawn at 60 : 60', () => {
	it('counts nothing, and who dealt it deals again', () => {
		const [first, second] = gamesOf(bookOf('kreuz'), kreuz(60, { laufende: 4 }), kreuz(61));
		expect([first?.bill.price, first?.bill.won, first?.dealer, second?.dealer]).toEqual([
			...[0, null],
			...['dora', 'dora']
		]);
		expect([...(first?.bill.payoff.values() ?? [])]).toEqual([0, 0, 0, 0]);
		expect(second?.bill.price).toBe(5);
		const { dealer } = folded(bookOf('kreuz'), kreuz(60), kreuz(61));
		expect(dealer).toBe('anna');
	});

	it('says so in the list, and names nobody who lost', () => {
		const [row] = gamesOf(bookOf('kreuz'), kreuz(60));
		const item = row && itemOf(row, bookOf('kreuz'), (member) => member);
		expect([item?.text, item?.game?.played]).toEqual(['anna: unentschieden', 'Kreuz, 60 Augen']);
	});

	it('is only where the book says so: of this contract, without a foul, and by Augen', () => {
		const prices = (book: Book, game: Fields) => gamesOf(book, game)[0]?.bill.price;
		const rufspiel = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 60 };
		expect(prices(bookOf('kreuz'), rufspiel)).toBe(5);
		expect(prices(bookOf(null), rufspiel)).toBe(0);
		expect(prices(bookOf('kreuz'), kreuz(59))).toBe(5);
		expect(prices(bookOf('kreuz'), { contract: 'kreuz', declarer: 'anna', won: false })).toBe(5);
		const fouled = bookOf(null, { verratenPaysAlone: { source } });
		expect(prices(fouled, { ...rufspiel, foul: { player: 'ben', kind: 'verraten' } })).toBe(5);
	});

	it('uses up no game of a round and none that counts double, and leads to no more than 60 : 60 does', () => {
		const book = bookOf('kreuz', {
			next: { level: { value: 1, source } },
			sentences: {
				sentence1: { source, after: 'lost', of: 'kreuz', each: null, double: 5 }
			}
		});
		const round = { kind: 'round', round: 'bockrunde' };
		const rows = gamesOf(book, round, kreuz(60), kreuz(61), kreuz(61));
		// In the Bockrunde × 2; after the drawn game × 2 more, once.
		expect(rows.map(({ bill }) => bill.price)).toEqual([0, 20, 10]);
		expect(rows.map((row) => row.round?.played)).toEqual([0, 0, 1]);
	});

	it('lets who must play play it once more', () => {
		const book = bookOf('kreuz', {
			sentences: { sentence1: { source, after: 'won', of: 'solo', each: null, double: null, must: 'dealer' } }
		});
		const solo = { contract: 'solo', declarer: 'anna', suit: 'herz', won: true };
		expect(mustNow(folded(book, solo, kreuz(60)))?.must).toBe('dealer');
		expect(mustNow(folded(book, solo, kreuz(59)))).toBeNull();
	});
});

it('is refused of a contract that counts no Augen, and where 60 : 60 is not level', () => {
	const faults = (patch: Patch<Book>) => {
		const checked = checkBook(patched(bookOf(null), patch));
		return checked.ok ? [] : checked.error.map(({ path, refusal }) => [path, refusal.code]);
	};
	expect(faults({})).toEqual([]);
	expect(faults({ augen: { drawn: { source, of: 'bettel' } } })).toEqual([['augen.drawn.of', 'drawnNot']]);
	expect(faults({ augen: { drawn: { source, of: 'mungo' } } })).toEqual([
		['augen.drawn.of', 'sentenceUnknown']
	]);
	expect(faults({ augen: { won: { value: 60 } } })).toEqual([['augen.drawn', 'drawnNever']]);
});
