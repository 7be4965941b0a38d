import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../../tests/support/championship.ts';
import { asEntry, entry, members, type Fields } from '../../../../tests/support/entries.ts';
import { partie, partieEvening, ruled } from '../../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldChampionship } from '../from-log.ts';
import { gamesDue, unevenText } from './hands.ts';
import { progressOf, type ChampionshipProgress } from './progress.ts';
import type { PlayerProgress, TableProgress } from './table-progress.ts';

// Counted by hand: at five the dealer sits out, at six the one to his right too (§7).

const SIX = ['anna', 'ben', 'carl', 'dora', 'emil', 'fritz'];

function progress(entries: readonly AnyEntry[]): ChampionshipProgress {
	const { rulings, partien, doubles } = foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS);
	if (!rulings.entry) throw new Error('no championship');
	return progressOf(rulings.entry, rulings, [...partien, ...doubles]);
}

function table(entries: readonly AnyEntry[]): TableProgress {
	const [[only] = []] = progress(entries).partien;
	if (!only) throw new Error('no table');
	return only;
}

/** One Partie of `count` players at one table. The last player deals first, so that anna leads. */
function club(count: number, system = 'zockmeisterschaft', fields: Fields = {}): readonly AnyEntry[] {
	const seats = SIX.slice(0, count);
	const numbers = Object.fromEntries(seats.map((player, i) => [player, i + 1]));
	const plan = [[Object.values(numbers)]];
	const [, , , , championship] = partie(system, { players: seats, numbers, plan, ...fields });
	if (!championship) throw new Error('no championship');
	return [
		...members(...seats),
		championship,
		partieEvening('2 evening', system, { seats, dealer: seats.at(-1) })
	];
}

const written = (kind: string, fields: Fields) => (from: number, to: number) =>
	Array.from({ length: to - from + 1 }, (_, i) =>
		entry(`3 ${String(from + i).padStart(2, '0')}`, kind, { evening: 'freitag', ...fields })
	);

/** At five and six anna does not always hold cards; that gives a warning, but the game counts. */
const games = written('game', { game: { contract: 'solo', declarer: 'anna', won: true } });
const passed = written('passed', {});
const bockspiele = written('game', {
	game: { contract: 'solo', declarer: 'anna', won: true, outOfTurn: true }
});

const counts = (players: readonly PlayerProgress[]): readonly string[] =>
	players.map(({ player, games: dealt, left }) => `${player} ${dealt} ${left}`);
const inShort = ({ due, played, left, state }: TableProgress): string =>
	`${played} of ${due}, ${left} left: ${state}`;

it.each([
	// 40 hands for each: 4 × 40 ÷ 4, 5 × 40 ÷ 4, 6 × 40 ÷ 4 (§11.2)
	[4, 40, 40],
	[5, 40, 50],
	[6, 40, 60],
	// 5.2.1
	[4, 32, 32],
	// a short Partie: 5 × 10 ÷ 4 is 12½, so some players get one hand more
	[5, 10, 13]
])('at a table of %i, %i games each: %i', (seats, each, due) => {
	expect(gamesDue(seats, each)).toBe(due);
});

it.each([
	// At five and six the deal goes round in five and six games, and gives everybody four hands (§7).
	[[5, 4], 40, ''],
	[[6], 4, ''],
	[[4, 4], 30, ''],
	[
		[5, 4],
		30,
		'Bei 30 Spielen hätten an Tischen zu mehr als viert nicht alle gleich oft Karten, bei 28 oder 32 schon.'
	],
	[[6], 3, 'Bei 3 Spielen hätten an Tischen zu mehr als viert nicht alle gleich oft Karten, bei 4 schon.'],
	[[], 3, '']
])('at tables of %j, %i games each: "%s"', (sizes, each, said) => {
	expect(unevenText(sizes, each).replaceAll('\u00a0', ' ')).toBe(said);
});

describe('a table', () => {
	it('that nobody opened waits, and owes everybody everything', () => {
		const waiting = table(club(5).slice(0, -1));
		expect(inShort(waiting)).toBe('0 of 50, 50 left: waiting');
		expect(waiting).toMatchObject({ partie: 1, table: 1, list: null, rounds: [], crossSum: 0, warnings: [] });
		expect(counts(waiting.players)).toEqual(SIX.slice(0, 5).map((player) => `${player} 0 40`));
	});

	it('of four: everybody has a hand in every game', () => {
		const running = table([...club(4), ...games(1, 39)]);
		expect(inShort(running)).toBe('39 of 40, 1 left: running');
		expect(counts(running.players)).toEqual(['anna 39 1', 'ben 39 1', 'carl 39 1', 'dora 39 1']);
		expect(inShort(table([...club(4), ...games(1, 40)]))).toBe('40 of 40, 0 left: complete');
	});

	it('of five: who deals has none', () => {
		// emil, anna and ben dealt
		const running = table([...club(5), ...games(1, 3)]);
		expect(inShort(running)).toBe('3 of 50, 47 left: running');
		expect(counts(running.players)).toEqual(['anna 2 38', 'ben 2 38', 'carl 3 37', 'dora 3 37', 'emil 2 38']);
		const complete = table([...club(5), ...games(1, 50)]);
		expect(inShort(complete)).toBe('50 of 50, 0 left: complete');
		expect(complete.players.map(({ left }) => left)).toEqual([0, 0, 0, 0, 0]);
	});

	it('of six: who deals and who cuts have none', () => {
		// fritz dealt and emil cut, then anna and fritz
		const running = table([...club(6), ...games(1, 2)]);
		expect(inShort(running)).toBe('2 of 60, 58 left: running');
		expect(counts(running.players)).toEqual([
			...['anna 1 39', 'ben 2 38', 'carl 2 38', 'dora 2 38'],
			...['emil 1 39', 'fritz 0 40']
		]);
		expect(inShort(table([...club(6), ...games(1, 60)]))).toBe('60 of 60, 0 left: complete');
	});

	it('counts a sold hand as dealt to who sold it (§7)', () => {
		// emil deals and buys the hand of dora, to his right
		const bought = { buyer: 'emil', seller: 'dora', price: 50 };
		const sold = written('game', { game: { contract: 'solo', declarer: 'emil', won: true, bought } });
		const { players, list } = table([...club(5), ...sold(1, 1)]);
		expect(list?.evening.warnings.filter(({ rule }) => rule === 'not-at-the-table')).toEqual([]);
		expect(counts(players)).toEqual(['anna 1 39', 'ben 1 39', 'carl 1 39', 'dora 1 39', 'emil 0 40']);
	});

	it('counts no Bockspiel, and no game that was struck out (§8.4)', () => {
		const struck = entry('4', 'void', { target: '3 02' });
		const running = table([...club(4), ...games(1, 5), ...bockspiele(6, 7), struck]);
		expect(inShort(running)).toBe('4 of 40, 36 left: running');
		expect(running.players.map(({ left }) => left)).toEqual([36, 36, 36, 36]);
	});

	it('of the tournament: 32, and where nobody plays it is no game (5.2.5)', () => {
		const running = table([...club(4, 'schafkopfschule'), ...games(1, 30), ...passed(31, 35)]);
		expect(inShort(running)).toBe('30 of 32, 2 left: running');
		expect(inShort(table([...club(4, 'schafkopfschule'), ...games(1, 32)]))).toBe(
			'32 of 32, 0 left: complete'
		);
	});

	it('plays as many as the championship says', () => {
		expect(inShort(table([...club(6, 'zockmeisterschaft', { games: 20 }), ...games(1, 30)]))).toBe(
			'30 of 30, 0 left: complete'
		);
	});

	it('warns of too many', () => {
		const over = table([...club(4), ...games(1, 42)]);
		expect(inShort(over)).toBe('42 of 40, 0 left: tooMany');
		expect(over.warnings).toEqual([
			'Zu viele Spiele: 42 statt 40. Was nicht hierher gehört, wird gestrichen.'
		]);
	});

	it('warns where hands did not come out even', () => {
		const seats = SIX.slice(0, 5);
		// after emil and anna have dealt three times and the others twice, anna deals again: at the end she has dealt
		// eleven times
		const twice = entry('3 12a', 'seats', { evening: 'freitag', seats, dealer: 'anna' });
		expect(table([...club(5), ...games(1, 50), twice]).warnings).toEqual([
			'Alle Spiele sind geschrieben, aber nicht jeder am Tisch hatte gleich oft Karten.'
		]);
	});

	it('warns where others sit there than planned', () => {
		const seats = ['anna', 'ben', 'carl', 'fritz'];
		const sits = entry('3 10a', 'seats', { evening: 'freitag', seats, dealer: 'fritz' });
		const { players, warnings } = table([...club(4), ...games(1, 12), sits]);
		expect(warnings).toEqual(['Hier sitzen andere Spieler, als der Sitzplan sagt.']);
		// ten by dora, and fritz since then
		expect(counts(players)).toEqual(['anna 12 28', 'ben 12 28', 'carl 12 28', 'fritz 2 38', 'dora 10 30']);
		expect(players.map(({ number }) => number)).toEqual([1, 2, 3, null, 4]);
	});

	it('warns where somebody is still written who left before', () => {
		const plan = [[[1, 2, 3, 5]]];
		const leaves = ruled('4', 'leave', { member: 'dora', from: 1, plan });
		const five = { players: SIX.slice(0, 5), numbers: { anna: 1, ben: 2, carl: 3, dora: 4, emil: 5 } };
		const stale = table([...club(4, 'zockmeisterschaft', five), ...games(1, 12), leaves]);
		expect(stale.warnings).toEqual([
			'Hier ist noch einer geschrieben, der ausgeschieden ist. Der Sitzplan hat an diesem Tisch andere Spieler.'
		]);
	});

	it('says what to do where it was opened before the plan was changed, and has no game yet', () => {
		const seats = ['anna', 'ben', 'carl', 'fritz'];
		const before = partieEvening('2 evening', 'zockmeisterschaft', { seats, dealer: 'fritz' });
		const opened = club(4).map((one) => (one.id === before.id ? before : one));
		expect(table(opened).warnings).toEqual([
			'Dieser Tisch ist mit anderen Spielern eröffnet, als der Sitzplan jetzt sagt. Solange hier kein Spiel geschrieben ist, kann er neu eröffnet werden.'
		]);
		expect(table(club(4)).warnings).toEqual([]);
	});

	it('has a substitute go on with the hands of who left (5.2.11)', () => {
		const seats = ['anna', 'ben', 'carl', 'fritz'];
		const sits = entry('3 10a', 'seats', { evening: 'freitag', seats, dealer: 'fritz' });
		const stands = ruled('3 10b', 'substitute', { out: 'dora', in: 'fritz' });
		const running = table([...club(4, 'schafkopfschule'), ...games(1, 12), sits, stands]);
		expect(running.warnings).toEqual([]);
		expect(counts(running.players)).toEqual(['anna 12 20', 'ben 12 20', 'carl 12 20', 'fritz 12 20']);
	});
});

describe('cross sums', () => {
	it('are drawn whenever the table has dealt once', () => {
		const { rounds, crossSum } = table([...club(4), ...games(1, 9)]);
		expect(rounds.map(({ games: count, crossSum: across }) => [count, across])).toEqual([
			[4, 0],
			[8, 0]
		]);
		// a Solo is 15 and −5 each
		expect(rounds.map(({ total }) => Object.fromEntries(total))).toEqual([
			{ anna: 60, ben: -20, carl: -20, dora: -20 },
			{ anna: 120, ben: -40, carl: -40, dora: -40 }
		]);
		expect(crossSum).toBe(0);
	});

	it('take in a Bockspiel without counting it', () => {
		const { rounds } = table([...club(4), ...games(1, 2), ...bockspiele(3, 3), ...games(4, 5)]);
		expect(rounds).toMatchObject([{ games: 4, crossSum: 0 }]);
		expect(Object.fromEntries(rounds[0]?.total ?? [])).toEqual({ anna: 75, ben: -25, carl: -25, dora: -25 });
	});

	it('tell where lots gave more than they took', () => {
		// 15 for anna and −5 for ben become 15 and −1
		const dispute = ruled('5', 'dispute', { game: '3 02', swing: { ben: -1 }, best: {} });
		const { rounds, crossSum, warnings } = table([...club(4), ...games(1, 4), dispute]);
		expect([rounds[0]?.crossSum, crossSum]).toEqual([4, 4]);
		expect(warnings).toEqual(['Die Quersumme ist +4 statt 0.']);
	});
});

describe('the whole championship', () => {
	const plan = Array.from({ length: 4 }, () => [[1, 2, 3, 4]]);
	const four = club(4, 'zockmeisterschaft', { plan });
	const all = (list: string, evening: string) =>
		games(1, 40).map((one) => asEntry({ ...one, evening, id: `${list} ${one.id}` }));

	it('gives everybody 160 games, the table that is played and those to come', () => {
		const after = progress([...four, ...games(1, 40)]);
		expect(after.games).toBe(160);
		expect(counts(after.players)).toEqual(['anna 40 120', 'ben 40 120', 'carl 40 120', 'dora 40 120']);
		expect(after.partien.map((tables) => tables.map(({ state }) => state))).toEqual([
			['complete'],
			['waiting'],
			['waiting'],
			['waiting']
		]);
		expect(after.complete).toBe(false);
	});

	it('is complete when every table of the plan is', () => {
		const later = [2, 3, 4].flatMap((number) => [
			partieEvening(`2 evening ${number}`, 'zockmeisterschaft', {
				evening: `partie ${number}`,
				partie: number
			}),
			...all(`4 ${number}`, `partie ${number}`)
		]);
		const done = progress([...four, ...games(1, 40), ...later]);
		expect(done).toMatchObject({ complete: true, beside: [] });
		expect(counts(done.players)).toEqual(['anna 160 0', 'ben 160 0', 'carl 160 0', 'dora 160 0']);
	});

	it('says it of two lists of one table', () => {
		const second = partieEvening('6 evening', 'zockmeisterschaft', { evening: 'doppelt' });
		const twice = progress([...club(4), ...games(1, 40), second, ...all('7', 'doppelt')]);
		expect(twice.complete).toBe(false);
		expect(twice.partien[0]?.map(({ warnings }) => warnings)).toEqual([
			['Für diesen Tisch gibt es mehr als eine Liste; nur eine davon kann gelten.'],
			['Für diesen Tisch gibt es mehr als eine Liste; nur eine davon kann gelten.']
		]);
	});

	it('puts beside what the plan has no table for', () => {
		const stray = partieEvening('6 evening', 'zockmeisterschaft', { evening: 'fremd', table: 2 });
		const { beside, partien, players } = progress([...four, stray, ...all('7', 'fremd').slice(0, 10)]);
		expect(partien[0]).toHaveLength(1);
		expect(beside.map(({ warnings }) => warnings)).toEqual([
			['Diese Liste gehört zu keinem Tisch des Sitzplans; ihre Spiele zählen trotzdem mit.']
		]);
		expect(beside[0]).toMatchObject({ due: 40, played: 10 });
		expect(counts(players)).toEqual(['anna 10 150', 'ben 10 150', 'carl 10 150', 'dora 10 150']);
	});
});
