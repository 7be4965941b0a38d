import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { entry, game, opening, strike, tonight } from '../../../tests/support/entries.ts';
import { foldAnyEvening } from '#lib/evening/any-evening.ts';
import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { besideOf } from './two-members.ts';
import { figuresOf, type Figures } from './figures.ts';
import { listedGame } from './listed-games.ts';
import { playedEvening } from './played-games.ts';
import { recordsOf } from './records.ts';
import { eveningsIn, type Span } from './span.ts';
import { yearbookOf } from './yearbook.ts';

// Figures worked out by hand for cases that a club of three years seldom meets.

const ALL: Span = { span: 'all' };

function played(entries: readonly AnyEntry[]) {
	const evenings = [...new Set(entries.flatMap((one) => eveningOf(one) ?? []))];
	const log = standing(entries);
	return evenings.flatMap((evening) => {
		const state = foldAnyEvening(log, evening, { books: BOOKS, saukopf: foldSaukopf });
		return state ? [playedEvening(state, log)] : [];
	});
}

const figuresFor = (...entries: readonly AnyEntry[]): Figures => figuresOf(eveningsIn(played(entries), ALL));

function of(figures: Figures, name: string) {
	const found = figures.members.find(({ member }) => member === name);
	if (!found) throw new Error(`nothing of ${name}`);
	return found;
}

function together(figures: Figures, a: string, b: string): number | undefined {
	const at = (one: string): number => figures.pairs.members.indexOf(asId<MemberId>(one));
	return figures.pairs.together[at(a) * figures.pairs.members.length + at(b)];
}

const solo = (declarer: string, won: boolean, more: object = {}) => ({
	contract: 'solo',
	declarer,
	won,
	...more
});
const mungo = (...losers: readonly string[]) => ({ contract: 'mungo', losers });

describe('figures', () => {
	it('leave out what does not count: struck games, evenings that nothing opens, games the book refuses', () => {
		const figures = figuresFor(
			opening('1'),
			game('2', solo('anna', true)),
			strike('3', '2'),
			game('4', { contract: 'rufspiel', declarer: 'anna', won: true }),
			opening('5', { evening: 'irrtum' }),
			entry('6', 'game', { evening: 'irrtum', game: solo('ben', true) }),
			strike('7', '5')
		);
		expect([figures.evenings, figures.games]).toEqual([1, 0]);
		expect(of(figures, 'anna')).toMatchObject({ evenings: 1, cents: 0, average: null, counts: {} });
		expect(of(figures, 'anna').best?.cents).toBe(0);
	});

	it('count a game for those who held cards: at five the dealer sits out', () => {
		const figures = figuresFor(
			opening('1', { seats: ['anna', 'ben', 'carl', 'dora', 'eva'], dealer: 'eva' }),
			game('2', solo('anna', true, { deckel: ['ben'] }))
		);
		expect(of(figures, 'eva').counts).toEqual({});
		expect(of(figures, 'eva').evenings).toBe(1);
		expect(of(figures, 'ben').counts.deckel).toMatchObject({ games: 1, won: 0, lost: 1, cents: -50 });
		expect(of(figures, 'ben').counts.inThree?.games).toBe(1);
	});

	it('count no Deckel where none counts, and Schüsse by the side they come from', () => {
		const figures = figuresFor(
			opening('1'),
			tonight('2', 'round', { round: 'riminirunde' }),
			game('3', solo('anna', true, { deckel: ['anna'], schuss: 1 })),
			game('4', solo('ben', false, { schuss: 2 }))
		);
		expect(of(figures, 'anna').counts.deckel).toBeUndefined();
		expect(of(figures, 'anna').counts.schussTaken?.games).toBe(2);
		expect(of(figures, 'anna').counts.schussGiven).toMatchObject({ games: 1, won: 1 });
		expect(of(figures, 'ben').counts.schussGiven).toMatchObject({ games: 2, won: 0, lost: 2 });
		expect(of(figures, 'carl').counts.schussTaken).toMatchObject({ games: 1, won: 1 });
	});

	it('name of equally dear games the first', () => {
		const figures = figuresFor(
			opening('1'),
			game('2', solo('anna', false, { deckel: ['ben'] })),
			game('3', solo('anna', true, { deckel: ['ben'] }))
		);
		expect(of(figures, 'anna').dearest).toMatchObject({ cents: -150, game: { number: 1 } });
		expect(figures.dearest.map(({ number }) => number)).toEqual([1, 2]);
	});

	it('count an evening as won only by who is above 0: where all are even nobody won', () => {
		const level = { anna: 30, ben: 30, carl: 30, dora: 30 };
		const figures = figuresFor(opening('1'), game('2', { contract: 'mungo', augen: level }));
		expect(figures.members.map(({ eveningsWon }) => eveningsWon)).toEqual([0, 0, 0, 0]);
	});

	it('know no sides in a Mungo, and a run that a game without payment ends', () => {
		const level = { anna: 30, ben: 30, carl: 30, dora: 30 };
		const figures = figuresFor(
			opening('1'),
			game('2', mungo('carl', 'dora')),
			game('3', { contract: 'mungo', augen: level }),
			game('4', mungo('carl', 'dora')),
			game('5', mungo('carl', 'anna'))
		);
		expect(figures.pairs.together.every((games) => games === 0)).toBe(true);
		expect(figures.pairs.against.every((games) => games === 0)).toBe(true);
		expect(of(figures, 'anna').counts.alone).toMatchObject({ games: 4, won: 2, lost: 1 });
		expect(of(figures, 'anna').runs.won).toMatchObject({ length: 1, from: { number: 1 } });
		expect(of(figures, 'carl').runs.lost).toMatchObject({
			length: 2,
			from: { number: 3 },
			to: { number: 4 }
		});
		expect(of(figures, 'carl').counts['contract mungo']).toMatchObject({ games: 4, lost: 3, cents: -30 });
		expect(recordsOf(figures).mostMungosLost).toMatchObject({ value: 3, holders: [['carl', null]] });
	});

	it('count a game of Saukopf that was won for nothing as won, and lost by the others', () => {
		const figures = figuresFor(
			opening('1', { rulebook: 'saukopf', rate: 5 }),
			// 2 for the game, less 1 for the Saukopf and 1 for the Müller of those who lost ("Kopfgeld berechnen").
			game('2', {
				...{ contract: 'sauerei', declarer: 'anna', partner: 'ben', suit: 'eichel', bid: 61, won: true },
				...{ saukopf: ['opponents'], mueller: 'opponents' }
			})
		);
		expect(of(figures, 'anna').counts.all).toMatchObject({ games: 1, won: 1, lost: 0, cents: 0 });
		expect(of(figures, 'carl').counts.all).toMatchObject({ games: 1, won: 0, lost: 1, cents: 0 });
		expect(of(figures, 'ben').runs.won).toMatchObject({ length: 1 });
		expect(together(figures, 'anna', 'ben')).toBe(1);
	});

	it('count Saukopf for points as games, and no money of it', () => {
		const figures = figuresFor(
			opening('1', { rulebook: 'saukopf', seats: ['anna', 'ben', 'carl'], dealer: 'carl' }),
			game('2', { contract: 'eber', declarer: 'anna', bid: 61, won: true })
		);
		expect(of(figures, 'anna')).toMatchObject({
			cents: 0,
			forMoney: 0,
			average: null,
			best: null,
			worst: null
		});
		expect(of(figures, 'anna').counts.all).toMatchObject({ games: 1, won: 1, cents: 0 });
		expect(of(figures, 'anna').counts.einzelspiel).toBeUndefined();
		// The two against one are a pair.
		expect([together(figures, 'ben', 'carl'), together(figures, 'anna', 'ben')]).toEqual([1, 0]);
	});

	it('name the winner of Saukopf for points by his points, and say no money of it', () => {
		const read = played([
			opening('1', { rulebook: 'saukopf', seats: ['anna', 'ben', 'carl'], dealer: 'carl' }),
			game('2', { contract: 'eber', declarer: 'anna', bid: 61, won: true })
		]);
		const [evening] = yearbookOf(read, 2026);
		expect(evening).toMatchObject({ winners: ['anna'], inPoints: true, winnings: 0 });
		expect(evening?.most).toBe(read[0]?.points?.get('anna' as MemberId));
		expect(evening?.most).toBeGreaterThan(0);
		expect(of(figuresOf(read), 'anna')).toMatchObject({ eveningsWon: 1, cents: 0 });
		expect(of(figuresOf(read), 'ben')).toMatchObject({ eveningsWon: 0, cents: 0 });
	});

	it('follow a run from one evening into the next, by date and not as they were written', () => {
		const friday = [opening('1'), game('2', solo('anna', true)), game('3', solo('anna', true))];
		const before = [
			opening('4', { evening: 'davor', date: '2026-11-13' }),
			entry('5', 'game', { evening: 'davor', game: solo('ben', true) }),
			entry('6', 'game', { evening: 'davor', game: solo('anna', true) })
		];
		const figures = figuresFor(...friday, ...before);
		expect(of(figures, 'anna').runs.won).toMatchObject({
			length: 3,
			from: { place: '6' },
			to: { place: '3' }
		});
		expect(figures.course.dates).toEqual(['2026-11-13', '2026-11-20']);
		expect(figures.course.cents.find(([member]) => member === 'anna')?.[1]).toEqual([50, 200]);
	});

	it('count a Tout’s points, and no Laufende below the minimum', () => {
		const figures = figuresFor(
			opening('1'),
			game('2', solo('anna', true, { tout: true, laufende: 3 })),
			game('3', solo('anna', true, { laufende: 2 }))
		);
		// §11.5: (5 + 3) × 2 and 5, from each of three.
		expect(of(figures, 'anna').counts.einzelspiel?.points).toBe(3 * 16 + 3 * 5);
		expect(of(figures, 'anna').counts.laufende).toMatchObject({ games: 1, laufende: 3 });
	});

	it('give level ones a record together', () => {
		const figures = figuresFor(opening('1'), game('2', mungo('carl', 'dora')));
		const records = recordsOf(figures);
		expect(records.bestEvening?.value).toBe(10);
		expect(records.bestEvening?.holders.map(([member]) => member)).toEqual(['anna', 'ben']);
		expect(records.worstEvening?.value).toBe(-10);
		expect(records.mostSoli).toBeNull();
		expect(recordsOf(figuresOf([])).longestWon).toBeNull();
	});
});

it('plays evenings of one day in the order they were opened, whichever opening was corrected since', () => {
	const rufspiel = (won: boolean) => ({ contract: 'rufspiel', declarer: 'anna', partner: 'ben', won });
	const second = { evening: 'spät' };
	const entries = [
		...[opening('1'), game('2', rufspiel(true)), game('3', rufspiel(true))],
		...[opening('4', second), entry('5', 'game', { ...second, game: rufspiel(false) })],
		opening('6', { replaces: '1', dealer: 'carl' })
	];
	expect(eveningsIn(played(entries), ALL).map(({ evening }) => evening)).toEqual(['freitag', 'spät']);
});

it('calls a game of Saukopf won that was won for nothing', () => {
	// Kopfgeld 2, less 1 for the winners' four Laufende and 1 for the other side's Müller.
	const schwarte = { contract: 'schwarte', declarer: 'anna', partner: 'ben', bid: 61, won: true };
	const laufende = { side: 'declarer', count: 4 };
	const [evening] = played([
		opening('1', { rulebook: 'saukopf' }),
		game('2', { ...schwarte, laufende, mueller: 'opponents' })
	]);
	const [one] = evening?.games ?? [];
	if (!evening || !one) throw new Error('no game');
	expect([...one.result.values()]).toEqual([0, 0, 0, 0]);
	expect(listedGame(evening, one)).toMatchObject({ won: true });
});

it('leaves of a time only the evenings of an occasion, or of a book', () => {
	const head = (id: string, evening: string, fields: object) => opening(id, { evening, ...fields });
	const evenings = played([
		head('1', 'a', { date: '2025-12-30' }),
		head('2', 'b', { occasion: 'ausflug', rulebook: 'muenchen' }),
		head('3', 'c', { rulebook: 'muenchen' }),
		// A table of a championship is one, whatever its head says.
		head('4', 'd', { championship: 'x', partie: 1, table: 1 })
	]);
	const left = (span: Span): string =>
		eveningsIn(evenings, span)
			.map(({ evening }) => evening)
			.join('');
	expect(left({ span: 'all' })).toBe('abcd');
	expect(left({ span: 'all', occasion: 'abend' })).toBe('ac');
	expect(left({ span: 'all', occasion: 'meisterschaft' })).toBe('d');
	expect(left({ span: 'all', book: 'München' })).toBe('bc');
	expect(left({ span: 'year', year: 2026, occasion: 'abend' })).toBe('c');
	expect(left({ span: 'year', year: 2026, occasion: 'ausflug', book: 'Allgäu' })).toBe('');
});

/*
 * Two evenings (allgaeu §4.1, §4.2.1, §4.4). The Rufspiel is won by Anna and Ben, doubled by Ben's Deckel: 20. Ben's Solo is
 * lost to the three: 25 each; the three against one are no pair. Carl's Rufspiel with Anna is lost to Ben and Dora: 10. The Mungo
 * has no sides. The second evening knows Anna alone of the two.
 *
 *          Anna   Ben  Carl  Dora
 * Rufspiel  +20   +20   −20   −20    together
 * Solo      +25   −75   +25   +25    against
 * Rufspiel  −10   +10   −10   +10    against
 * Mungo     −10   +10   +10   −10
 *           +25   −35    +5    +5
 */
it('puts two members beside each other, where both were', () => {
	const rufspiel = (declarer: string, partner: string, won: boolean, more: object = {}) => ({
		...{ contract: 'rufspiel', declarer, partner, won },
		...more
	});
	const evenings = played([
		opening('1'),
		game('2', rufspiel('anna', 'ben', true, { deckel: ['ben'] })),
		game('3', solo('ben', false)),
		game('4', rufspiel('carl', 'anna', false)),
		game('5', mungo('anna', 'dora')),
		opening('6', { evening: 'ohne Ben', seats: ['anna', 'carl', 'dora', 'eva'] }),
		entry('7', 'game', { evening: 'ohne Ben', game: rufspiel('anna', 'carl', true) })
	]);
	const [anna, ben] = [asId<MemberId>('anna'), asId<MemberId>('ben')];
	const common = { evenings: 1, together: { games: 1, won: 1, lost: 0, cents: [20, 20] } };
	expect(besideOf(evenings, [anna, ben])).toEqual({
		...{ two: [anna, ben], ahead: 1, behind: 0, ...common },
		against: { games: 2, won: 1, lost: 1, cents: [15, -65] }
	});
	expect(besideOf(evenings, [ben, anna])).toEqual({
		...{ two: [ben, anna], ahead: 0, behind: 1, ...common },
		against: { games: 2, won: 1, lost: 1, cents: [-65, 15] }
	});
	expect(besideOf(evenings, [ben, asId('eva')])).toMatchObject({ evenings: 0, against: { games: 0 } });
});

it('lists a year’s evenings with their winners', () => {
	const evenings = played([
		opening('1'),
		game('2', mungo('carl', 'dora')),
		opening('3', { evening: 'leer', date: '2026-12-31' })
	]);
	expect(
		yearbookOf(evenings, 2026).map(({ date, winners, most, winnings }) => [date, winners, most, winnings])
	).toEqual([
		['2026-11-20', ['anna', 'ben'], 10, 20],
		['2026-12-31', [], 0, 0]
	]);
	expect(yearbookOf(evenings, 2027)).toEqual([]);
});
