import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry, FOUR, type Fields } from '../../../tests/support/entries.ts';
import { closes, opens, rufspiel, solo } from '../../../tests/support/kasse.ts';
import { often } from '../../../tests/support/whole.ts';
import type { EveningId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import { foldEvening } from '#lib/evening/schafkopf/fold.ts';
import { potTexts } from '#lib/evening/pots.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { checkBook } from '#lib/rules/house/check-book.ts';
import { houseBook } from '#lib/rules/house/house-book.ts';
import { accountOf } from './account.ts';
import { standing } from '#lib/log/standing.ts';
import { potMoves, potsOf, shareOf } from './pots.ts';

// By hand: a lost Einzelspiel pays 50 cents into the Reuegeld, a pass 20 of each of the four, an evening 30 a head.

const POT = {
	source: 'Hausregel',
	name: 'Reuegeld',
	lostEinzelspiel: { value: 50 },
	passed: null,
	evening: null,
	takenBy: 'einzelspiel'
};
function withPots(pots: Fields, base = 'muenchen'): Book {
	const parent = BOOKS.get(base);
	if (!parent) throw new Error(`no book ${base}`);
	return houseBook(parent, { id: 'own', name: 'Own', edition: '1', changes: { pots } });
}
const faultsOf = (pots: Fields, base?: string): unknown => {
	const checked = checkBook(withPots(pots, base));
	return checked.ok ? [] : checked.error.map(({ path, refusal }) => [path, refusal.code]);
};

const soloWon = (evening: string, id: string): AnyEntry =>
	entry(`${evening} ${id}`, 'game', { evening, game: { contract: 'solo', declarer: 'ben', won: true } });
const passed = (evening: string, id: string): AnyEntry => entry(`${evening} ${id}`, 'passed', { evening });
const open = (evening: string, date: string, fields: Fields = {}): AnyEntry =>
	opens(evening, date, { rulebook: 'own', ...fields });

function potsIn(
	book: Book,
	evenings: Readonly<Record<string, readonly AnyEntry[]>>,
	apart: readonly AnyEntry[] = []
) {
	const accounts = Object.entries(evenings).flatMap(
		([evening, entries]) =>
			accountOf(entries, evening as EveningId, { books: new Map([['own', book]]) }) ?? []
	);
	const { evenings: over, held } = potsOf(accounts, potMoves(standing(apart)));
	const plain = (evening: string) =>
		over
			.get(evening as EveningId)
			?.map(({ pot, before, after, moved }) => ({ pot, before, after, moved: Object.fromEntries(moved) }));
	return { accounts, plain, over, held: Object.fromEntries(held) };
}

describe('a pot', () => {
	it('holds what lost Einzelspiele paid until one is won, an evening later too, in the order of dates', () => {
		const { plain, held } = potsIn(withPots({ pot1: POT }), {
			b: [open('b', '2026-01-16'), solo('b', '1'), soloWon('b', '2'), solo('b', '3')],
			a: [open('a', '2026-01-09'), solo('a', '1'), rufspiel('a', '2')]
		});
		expect(plain('a')).toEqual([{ pot: 'Reuegeld', before: 0, after: 50, moved: { dora: -50 } }]);
		// ben takes 50 + 50, then dora pays once more.
		expect(plain('b')).toEqual([{ pot: 'Reuegeld', before: 50, after: 50, moved: { dora: -100, ben: 100 } }]);
		expect(held).toEqual({ Reuegeld: 50 });
	});

	it('is shared by a side that was called, an odd cent to the declarer; four pay who pass, all pay for the evening', () => {
		const book = withPots({
			pot1: {
				...POT,
				lostEinzelspiel: { value: 51 },
				passed: { value: 20 },
				evening: { value: 30 },
				takenBy: 'rufspiel'
			}
		});
		const { plain } = potsIn(book, {
			a: [open('a', '2026-01-09'), passed('a', '1'), solo('a', '2'), rufspiel('a', '3')]
		});
		// 4 × 20 + 51 = 131: anna 66, ben 65; then each pays 30.
		expect(plain('a')).toEqual([
			{
				pot: 'Reuegeld',
				before: 0,
				after: 120,
				moved: { anna: 66 - 20 - 30, ben: 65 - 20 - 30, carl: -50, dora: -20 - 51 - 30 }
			}
		]);
	});

	it.each([{ occasion: 'ausflug' }, { championship: 'm' }])('moves nothing at %j', (fields) => {
		const { held } = potsIn(withPots({ pot1: POT }), {
			a: [open('a', '2026-01-09', fields), solo('a', '1')]
		});
		expect(held).toEqual({});
	});
});

describe('a pot that the treasurer pays out', () => {
	const book = withPots({ pot1: { ...POT, takenBy: 'treasurer' } });
	const moved = (id: string, date: string, member: string, amount: number): AnyEntry =>
		entry(id, 'pot', { date, pot: 'Reuegeld', member, amount });
	const winter = { a: [open('a', '2026-01-09'), solo('a', '1'), soloWon('a', '2'), solo('a', '3')] };

	it('is won by nobody at the table, takes a fine, and pays the king in its turn by the date', () => {
		const { plain, held } = potsIn(
			book,
			{ ...winter, b: [open('b', '2026-03-01'), solo('b', '1')] },
			// Two lost Solos, 100; a fine of 30; the king gets 130; then 50 again.
			[moved('x', '2026-02-02', 'anna', -130), moved('w', '2026-01-20', 'carl', 30)]
		);
		expect(plain('a')).toEqual([{ pot: 'Reuegeld', before: 0, after: 100, moved: { dora: -100 } }]);
		expect(plain('b')).toEqual([{ pot: 'Reuegeld', before: 0, after: 50, moved: { dora: -50 } }]);
		expect(held).toEqual({ Reuegeld: 50 });
	});

	it('counts nothing that was struck', () => {
		const { held } = potsIn(book, winter, [
			moved('x', '2026-02-02', 'anna', -100),
			entry('y', 'void', { target: 'x' })
		]);
		expect(held).toEqual({ Reuegeld: 100 });
	});

	it('is short if more was paid out than was in it; then who wins it takes nothing', () => {
		const { plain, held } = potsIn(
			withPots({ pot1: POT }),
			{ b: [open('b', '2026-03-01'), soloWon('b', '1'), solo('b', '2')] },
			[moved('x', '2026-02-02', 'anna', -80)]
		);
		expect(plain('b')).toEqual([{ pot: 'Reuegeld', before: -80, after: -30, moved: { ben: 0, dora: -50 } }]);
		expect(held).toEqual({ Reuegeld: -30 });
	});

	it.each([
		[250, 3, 83],
		[250, 1, 250],
		[2, 3, 0],
		[-10, 2, 0],
		[100, 0, 0]
	])('shares %i cents among %i: %i each', (held, among, each) => {
		expect(shareOf(held as Cents, among)).toBe(each);
	});
});

it('goes to a Herz-Solo, and to any game its declarer wins, where the book says so', () => {
	const herz = (id: string, suit: string): AnyEntry =>
		entry(`a ${id}`, 'game', {
			...{ evening: 'a', game: { contract: 'solo', suit, declarer: 'ben', won: true } }
		});
	const after = (takenBy: string, ...won: readonly AnyEntry[]) =>
		potsIn(withPots({ pot1: { ...POT, takenBy } }), { a: [open('a', '2026-01-09'), solo('a', '1'), ...won] })
			.held;
	expect(after('herzSolo', herz('2', 'laub'))).toEqual({ Reuegeld: 50 });
	expect(after('herzSolo', herz('2', 'laub'), herz('3', 'herz'))).toEqual({ Reuegeld: 0 });
	expect(after('any', rufspiel('a', '2'))).toEqual({ Reuegeld: 0 });
});

describe('a pot for one contract alone', () => {
	// A sheet's "Solo verloren 50 Cent in den Topf, das nächste Solo nimmt ihn": no other Einzelspiel touches it.
	const book = withPots({
		pot1: { ...POT, name: 'Solotopf', takenBy: 'any', lostOf: 'solo', takenOf: 'solo' }
	});
	const wenz = (id: string, won: boolean): AnyEntry =>
		entry(`a ${id}`, 'game', { evening: 'a', game: { contract: 'wenz', declarer: 'carl', won } });

	it('is paid by who loses it and taken by who wins it next, and by no other', () => {
		const lost = [
			open('a', '2026-01-09'),
			solo('a', '1'),
			wenz('2', false),
			wenz('3', true),
			rufspiel('a', '4')
		];
		// Dora 50; a Wenz, lost or won, and a Rufspiel leave it.
		expect(potsIn(book, { a: lost }).plain('a')).toEqual([
			{ pot: 'Solotopf', before: 0, after: 50, moved: { dora: -50 } }
		]);
		// Dora once more, then ben takes 50 + 50.
		const won = [...lost, solo('a', '5'), soloWon('a', '6')];
		expect(potsIn(book, { a: won }).plain('a')).toEqual([
			{ pot: 'Solotopf', before: 0, after: 0, moved: { dora: -100, ben: 100 } }
		]);
	});

	it('may be filled by any Einzelspiel and taken by one, or by one and taken by any', () => {
		const taken = withPots({ pot1: { ...POT, takenBy: 'any', takenOf: 'wenz' } });
		const filled = withPots({ pot1: { ...POT, lostOf: 'wenz' } });
		const games = [
			open('a', '2026-01-09'),
			solo('a', '1'),
			soloWon('a', '2'),
			wenz('3', false),
			soloWon('a', '4')
		];
		// 50 of dora and 50 of carl, which no Solo takes.
		expect(potsIn(taken, { a: games }).held).toEqual({ Reuegeld: 100 });
		expect(potsIn(taken, { a: [...games, wenz('5', true)] }).held).toEqual({ Reuegeld: 0 });
		// Carl's 50 alone, which ben's Solo takes.
		expect(potsIn(filled, { a: games }).plain('a')).toEqual([
			{ pot: 'Reuegeld', before: 0, after: 0, moved: { ben: 50, carl: -50 } }
		]);
	});

	it('is shared where two win it', () => {
		const shared = withPots({
			pot1: { ...POT, lostEinzelspiel: { value: 51 }, takenBy: 'any', takenOf: 'rufspiel' }
		});
		const { plain } = potsIn(shared, { a: [open('a', '2026-01-09'), solo('a', '1'), rufspiel('a', '2')] });
		expect(plain('a')).toEqual([
			{ pot: 'Reuegeld', before: 0, after: 0, moved: { dora: -51, anna: 26, ben: 25 } }
		]);
	});

	it('is refused for a game that is not there, that nobody loses alone, and of another kind than takes it', () => {
		expect(faultsOf({ pot1: { ...POT, lostOf: 'solo', takenOf: 'wenz' } })).toEqual([]);
		expect(faultsOf({ pot1: { ...POT, lostOf: 'kreuz' } })).toEqual([
			['pots.pot1.lostOf', 'sentenceUnknown']
		]);
		expect(faultsOf({ pot1: { ...POT, lostOf: 'rufspiel' } })).toEqual([
			['pots.pot1.lostOf', 'potNobodyLoses']
		]);
		expect(faultsOf({ pot1: { ...POT, lostOf: 'sie' } })).toEqual([['pots.pot1.lostOf', 'potNobodyLoses']]);
		expect(faultsOf({ pot1: { ...POT, takenOf: 'rufspiel' } })).toEqual([
			['pots.pot1.takenBy', 'potOnlyGrows']
		]);
	});
});

describe('a pot where points are counted', () => {
	const inPoints = (pot1: Fields): Book =>
		houseBook(BOOKS.get('schafkopfschule') as Book, {
			...{ id: 'own', name: 'Own', edition: '1' },
			changes: {
				unit: { cents: 1, agreed: false, points: true },
				falschKassiert: null,
				fees: { evening: { value: 200 } },
				pots: { pot1: { ...POT, ...pot1 } }
			}
		});
	const games = [solo('a', '1'), rufspiel('a', '2'), closes('a', '3')];

	it('takes its cents beside the points, and so does the fee', () => {
		const book = inPoints({ takenBy: 'treasurer' });
		expect(checkBook(book).ok).toBe(true);
		const { held, accounts } = potsIn(book, { a: [open('a', '2026-01-09'), ...games] });
		expect(held).toEqual({ Reuegeld: 50 });
		const [account] = accounts;
		// A Solo of 5 against three, then a Rufspiel of 1; 2,00 € of each of the four into the Kasse.
		expect(Object.fromEntries(account?.points ?? [])).toEqual({ anna: 6, ben: 6, carl: 4, dora: -16 });
		expect([account?.forKasse, account?.amount]).toEqual([true, 800]);
		expect([...(account?.balance.values() ?? [])]).toEqual([0, 0, 0, 0]);
	});

	it('takes what a wrong deal or cut costs, each time, in a book without a Stock too', () => {
		const book = inPoints({ takenBy: 'treasurer', misdealt: { value: 50 } });
		expect(checkBook(book).ok).toBe(true);
		const wrong = (id: string, incident: string, player: string): AnyEntry =>
			entry(`a ${id}`, 'incident', { evening: 'a', incident, player });
		const evening = [
			open('a', '2026-01-09'),
			wrong('1', 'vergeben', 'anna'),
			wrong('2', 'vergeben', 'anna'),
			wrong('3', 'verabhebt', 'carl')
		];
		const { plain, accounts } = potsIn(book, { a: evening });
		expect(plain('a')).toEqual([
			{ pot: 'Reuegeld', before: 0, after: 150, moved: { anna: -100, carl: -50 } }
		]);
		expect([...(accounts[0]?.points?.values() ?? [])]).toEqual([0, 0, 0, 0]);
		const state = foldEvening(standing(evening), 'a' as EveningId, new Map([['own', book]]));
		expect(state?.rows.flatMap((row) => potTexts(state, row, (member) => member))[0]).toBe(
			'anna zahlt 0,50 € in „Reuegeld“.'
		);
		// A book that charges nothing for it knows no such incident, as before.
		const without = potsIn(inPoints({ takenBy: 'treasurer' }), { a: evening });
		expect(without.held).toEqual({});
	});

	it('is paid at a table of a tournament too, where it says so; nobody pays there for coming', () => {
		const at = (pot1: Fields) =>
			potsIn(inPoints({ ...pot1, takenBy: 'treasurer', evening: { value: 30 } }), {
				a: [open('a', '2026-01-09', { championship: 'm', occasion: 'meisterschaft' }), ...games]
			});
		expect(at({ championships: true }).plain('a')).toEqual([
			{ pot: 'Reuegeld', before: 0, after: 50, moved: { dora: -50 } }
		]);
		expect(at({}).held).toEqual({});
		// A fee is for an evening of the club.
		expect(at({ championships: true }).accounts[0]?.amount).toBe(0);
	});
});

describe('the check', () => {
	it('says of each game what it did to the pots', () => {
		const book = withPots({ pot1: POT, pot2: { ...POT, name: 'Ausflug', takenBy: 'any' } });
		const log = standing([open('a', '2026-01-09'), solo('a', '1'), rufspiel('a', '2')]);
		const evening = foldEvening(log, 'a' as EveningId, new Map([['own', book]]));
		const texts = evening?.rows.map((row) => potTexts(evening, row, (member) => member));
		expect(texts).toEqual([
			['dora zahlt 0,50 € in „Reuegeld“.', 'dora zahlt 0,50 € in „Ausflug“.'],
			['anna und ben teilen sich, was in „Ausflug“ liegt.']
		]);
	});

	it('refuses a pot that nobody ever gets, that nobody pays, that pays where none pass, or of a name twice', () => {
		expect(faultsOf({ pot1: POT })).toEqual([]);
		const noSolo = { pots: { pot1: POT }, contracts: {} as Record<string, null> };
		const { contracts, rounds } = BOOKS.get('schafkopfschule') ?? {};
		for (const [name, rule] of Object.entries(contracts ?? {}))
			if (rule.sides === 'rufspiel') noSolo.contracts[name] = null;
		expect(rounds).toBeDefined();
		const parent = BOOKS.get('schafkopfschule') as Book;
		const grows = houseBook(parent, {
			id: 'own',
			name: 'Own',
			edition: '1',
			changes: {
				contracts: noSolo.contracts,
				rufspielStock: null,
				pots: { pot1: { ...POT, takenBy: 'rufspiel' } }
			}
		});
		const refused = checkBook(grows);
		expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toContain('pots.pot1.takenBy');
		expect(faultsOf({ pot1: { ...POT, lostEinzelspiel: null } })).toEqual([['pots.pot1', 'potEmpty']]);
		expect(faultsOf({ pot1: { ...POT, passed: { value: 10 } } }, 'allgaeu')).toEqual([
			['pots.pot1.passed', 'passedNever']
		]);
		expect(faultsOf({ pot1: POT, pot3: POT })).toEqual([['pots.pot3.name', 'potTwice']]);
	});
});

const figure = fc.option(fc.record({ value: fc.integer({ min: 1, max: 999 }) }), { nil: null });
const pot = fc.record({
	lostEinzelspiel: fc.record({ value: fc.integer({ min: 1, max: 999 }) }),
	passed: figure,
	evening: figure,
	takenBy: fc.constantFrom('rufspiel', 'einzelspiel', 'herzSolo', 'any', 'treasurer'),
	lostOf: fc.constantFrom(null, 'solo', 'wenz')
});
const evenings = fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), {
	minLength: 1,
	maxLength: 5
});

const RUNS = often(300);

describe('over random evenings of random pots', () => {
	it('players and pots together stay at zero, and an evening begins with what the one before left', () => {
		let taken = 0;
		fc.assert(
			fc.property(pot, pot, evenings, (first, second, nights) => {
				const book = withPots({
					pot1: { ...first, source: 'Hausregel', name: 'Eins' },
					pot2: { ...second, source: 'Hausregel', name: 'Zwei' }
				});
				expect(checkBook(book).ok).toBe(true);
				const made = nights.map((games, night): readonly [string, readonly AnyEntry[]] => {
					const name = `e${night}`;
					const rows = games.map((what, i) => [solo, soloWon, rufspiel, passed][what]?.(name, `g${i + 10}`));
					return [name, [open(name, `2026-01-1${night}`), ...rows.flatMap((row) => row ?? [])]];
				});
				const { over, held, accounts } = potsIn(book, Object.fromEntries(made));
				const lies = new Map<string, number>();
				let players = 0;
				for (const [evening] of made) {
					for (const { pot, before, after, moved } of over.get(evening as EveningId) ?? []) {
						expect(before).toBe(lies.get(pot) ?? 0);
						expect(after).toBeGreaterThanOrEqual(0);
						const sum = [...moved.values()].reduce<number>((all, cents) => all + cents, 0);
						expect(sum + after - before).toBe(0);
						players += sum;
						if ([...moved.values()].some((cents) => cents > 0)) taken++;
						lies.set(pot, after);
					}
				}
				expect(players + Object.values(held).reduce<number>((all, cents) => all + cents, 0)).toBe(0);
				// The table's own money stays as it was: pots are beside it.
				for (const { balance } of accounts) expect([...balance.keys()]).toEqual([...FOUR]);
			}),
			{ numRuns: RUNS }
		);
		expect(taken).toBeGreaterThan(RUNS / 6);
	});
});
