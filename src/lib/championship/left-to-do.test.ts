import { describe, expect, it } from 'vitest';
import { CHAMPIONSHIP } from '../../../tests/support/championship.ts';
import { asEntry, entry, fieldsOf, members, type Fields } from '../../../tests/support/entries.ts';
import { ruled } from '../../../tests/support/partie.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { boardOf, type DayBoard } from './board.ts';
import { roundText, undoneText } from './board-text.ts';
import { foldChampionship } from './from-log.ts';
import { championshipNews } from './merging/news.ts';
import { reignIn } from './ranking/kings.ts';

// Eight players, two Partien of four games at two tables; every list is 4 × 4 = 16 hands, 4 each (§11.2 in small).

const EIGHT = ['anna', 'ben', 'carl', 'dora', 'emil', 'franz', 'gusti', 'hans'];
const PLAN = [
	[
		[1, 2, 3, 4],
		[5, 6, 7, 8]
	],
	[
		[1, 2, 5, 6],
		[3, 4, 7, 8]
	]
];

const setUp = (fields: Fields = {}): readonly AnyEntry[] => [
	...members(...EIGHT, 'luis', 'vroni'),
	entry('1 championship', 'championship', {
		...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: EIGHT, games: 4 },
		numbers: Object.fromEntries(EIGHT.map((member, i) => [member, i + 1])),
		plan: PLAN,
		...fields
	})
];

interface Listed {
	readonly date?: string;
	readonly at?: string;
	readonly games?: number;
	/** Totals from paper in place of games. */
	readonly paper?: Fields;
	/** Who wins the games alone, in turn: +15 and −5 each (§11.5). */
	readonly wins?: string;
	readonly more?: readonly Fields[];
}

/** The list of a table, confirmed by all and closed. */
function list(
	partie: number,
	table: number,
	seats: readonly string[],
	how: Listed = {}
): readonly AnyEntry[] {
	const evening = `liste ${partie} ${table}`;
	const {
		date = '2026-11-23',
		at = '2026-11-23T18:00:00+01:00',
		games = 4,
		paper,
		wins = seats[0] ?? ''
	} = how;
	const opened = entry(`2 ${evening}`, 'evening', {
		...{ evening, date, occasion: 'meisterschaft', rulebook: 'allgaeu', seats, dealer: seats[3] },
		...{ championship: CHAMPIONSHIP, partie, table }
	});
	const winners = wins.split(' ');
	const solo = (i: number): Fields => ({
		contract: 'solo',
		declarer: winners[i % winners.length],
		won: true
	});
	return [
		asEntry({ ...fieldsOf(opened), at }),
		...(paper
			? [entry(`3 ${evening}`, 'paper', { evening, games: 4, ...paper })]
			: Array.from({ length: games }, (_, i) =>
					entry(`3 ${evening} ${i}`, 'game', { evening, game: solo(i) })
				)),
		...(how.more ?? []).map((game, i) => entry(`3 ${evening} x${i}`, 'game', { evening, game })),
		...seats.map((member) => entry(`4 ${evening} ${member}`, 'confirm', { evening, member })),
		entry(`5 ${evening}`, 'close', { evening })
	];
}

const AT_FIRST = ['anna', 'ben', 'carl', 'dora'];
const AT_SECOND = ['emil', 'franz', 'gusti', 'hans'];
const THEN_FIRST = ['anna', 'ben', 'emil', 'franz'];
const THEN_SECOND = ['carl', 'dora', 'gusti', 'hans'];

/** Who wins in the last list, so that the podium is certain: anna 60 + 60, emil 60 − 20, gusti −20 + 45 − 5, carl −20 + 0. */
const LAST = 'gusti gusti gusti carl';
const whole = (): readonly AnyEntry[] => [
	...list(1, 1, AT_FIRST),
	...list(1, 2, AT_SECOND),
	...list(2, 1, THEN_FIRST),
	...list(2, 2, THEN_SECOND, { wins: LAST })
];

const from = (entries: readonly AnyEntry[]) => ({
	...{ log: standing(entries), championship: CHAMPIONSHIP, books: BOOKS }
});
function board(entries: readonly AnyEntry[]): DayBoard {
	const made = boardOf(entries, from(entries), foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS));
	if (!made) throw new Error('no championship');
	return made;
}
const name = (member: string): string => member;
/** The lines before the king; while there is one, there is none. */
function lines(
	entries: readonly AnyEntry[],
	system: 'zockmeisterschaft' | 'schafkopfschule' = 'zockmeisterschaft'
) {
	const { undone } = board(entries);
	expect(reignIn(entries, from(entries)) === null).toBe(undone.length > 0);
	return undone.map((one) => undoneText(one, name, system));
}
const placesOf = (entries: readonly AnyEntry[]): readonly string[] =>
	foldChampionship(standing(entries), CHAMPIONSHIP, BOOKS).ranking?.places.map(
		({ place, player }) => `${place} ${player}`
	) ?? [];

describe('everybody has the hands that he has to have (§11.2)', () => {
	it('where all lists are right there is a king', () => {
		expect(lines([...setUp(), ...whole()])).toEqual([]);
	});

	it('a ruling taken back, and lists written by it: whose hands are missing and whose are too many', () => {
		// luis left, vroni came for him; then he came for anna in the second Partie, and that ruling was taken back.
		const players = [...EIGHT.slice(0, 7), 'luis'];
		const withLuis = setUp({
			players,
			numbers: Object.fromEntries(players.map((member, i) => [member, i + 1]))
		});
		const day = [
			...withLuis,
			...list(1, 1, AT_FIRST),
			...list(1, 2, ['emil', 'franz', 'gusti', 'luis']),
			ruled('5', 'substitute', { out: 'luis', in: 'vroni' }),
			...list(2, 1, ['luis', 'ben', 'emil', 'franz'], { wins: 'ben ben emil emil' }),
			...list(2, 2, ['carl', 'dora', 'gusti', 'vroni'], { wins: LAST })
		];
		// anna played 4 of 8 hands; vroni has her own 4, luis' 4 before her and his 4 in anna's seat.
		expect(lines(day)).toEqual([
			'anna: 4 statt 8 Spiele, vroni: 12',
			'Tisch 1, 2. Partie: luis sitzt statt anna'
		]);
		expect(board(day).tables.map(roundText)).toEqual([
			'alle Tische sind fertig',
			'an Tisch 1 sitzen andere als im Sitzplan · alle Tische sind fertig'
		]);
		const said = ruled('6', 'sat', { evening: 'liste 2 1', instead: { member: 'luis', out: 'anna' } });
		expect(lines([...day, said])).toEqual([]);
		// anna: 60, and what luis lost for her: −20. vroni keeps what luis had on the number: −20, and −20.
		const { ranking } = foldChampionship(standing([...day, said]), CHAMPIONSHIP, BOOKS);
		const points = new Map(ranking?.places.map((one) => [one.player as string, [one.points, one.games]]));
		expect(points.get('anna')).toEqual([40, 8]);
		expect(points.get('vroni')).toEqual([-40, 8]);
	});

	it('a stranger in somebody’s seat is named, and the list may stand as it was written', () => {
		const day = [...setUp(), ...whole().filter(({ id }) => !id.includes('liste 2 1'))];
		const written = [...day, ...list(2, 1, ['anna', 'ben', 'emil', 'luis'])];
		expect(lines(written)).toEqual(['franz: 4 statt 8 Spiele', 'Tisch 1, 2. Partie: luis sitzt statt franz']);
		expect(lines([...written, ruled('6', 'sat', { evening: 'liste 2 1' })])).toEqual([]);
	});

	it('two who changed places have all their hands, and still are named', () => {
		const day = [...setUp(), ...list(1, 1, AT_FIRST), ...list(1, 2, AT_SECOND)];
		const changed = [
			...list(2, 1, ['anna', 'ben', 'emil', 'gusti']),
			...list(2, 2, ['carl', 'dora', 'franz', 'hans'], { wins: 'hans' })
		];
		expect(lines([...day, ...changed])).toEqual([
			'Tisch 1, 2. Partie: gusti sitzt statt franz',
			'Tisch 2, 2. Partie: franz sitzt statt gusti'
		]);
		const one = ruled('6', 'sat', { evening: 'liste 2 1' });
		expect(lines([...day, ...changed, one])).toEqual(['Tisch 2, 2. Partie: franz sitzt statt gusti']);
	});

	it('nobody plays at two tables at once, whatever was said of the list', () => {
		const day = [...setUp(), ...list(1, 1, AT_FIRST), ...list(1, 2, AT_SECOND), ...list(2, 1, THEN_FIRST)];
		// franz is written at his own table and at the other, in the place of gusti.
		const twice = [
			...day,
			...list(2, 2, ['carl', 'dora', 'franz', 'hans'], { wins: LAST.replaceAll('gusti', 'hans') })
		];
		const told = ['franz: 12 statt 8 Spiele, gusti: 4', 'Tisch 2, 2. Partie: franz sitzt statt gusti'];
		expect(lines(twice)).toEqual(told);
		expect(lines([...twice, ruled('6', 'sat', { evening: 'liste 2 2' })])).toEqual(told);
		const said = ruled('6', 'sat', { evening: 'liste 2 2', instead: { member: 'franz', out: 'gusti' } });
		expect(lines([...twice, said])).toEqual([]);
	});

	it('a stranger who sat down in the middle sat for one of those who had too few hands', () => {
		const evening = 'liste 2 1';
		const [head, ...games] = list(2, 1, THEN_FIRST).filter(
			({ kind }) => kind !== 'confirm' && kind !== 'close'
		);
		const seats = ['anna', 'luis', 'emil', 'franz'];
		const stayed = [...seats, 'ben'].map((member) =>
			entry(`4 ${evening} ${member}`, 'confirm', { evening, member })
		);
		const day = [
			...setUp(),
			...whole().filter(({ id }) => !id.includes(evening)),
			...(head ? [head] : []),
			...games.slice(0, 2),
			entry(`3 ${evening} 1 a`, 'seats', { evening, seats, dealer: 'emil' }),
			...games.slice(2),
			...stayed,
			entry(`5 ${evening}`, 'close', { evening })
		];
		const seated = board(day).undone.find((one) => one.what === 'seats');
		expect(seated?.table.misseated).toEqual({ others: ['luis'], missing: [], short: ['ben'], twice: [] });
		const said = ruled('6', 'sat', { evening, instead: { member: 'luis', out: 'ben' } });
		expect(lines([...day, said])).toEqual([]);
	});

	it('a Bockspiel is no hand of the count, and a game too many is told by its list alone (§8.4)', () => {
		const bock = { contract: 'solo', declarer: 'anna', won: true, outOfTurn: true };
		const day = [...setUp(), ...whole().filter(({ id }) => !id.includes('liste 1 1'))];
		expect(lines([...day, ...list(1, 1, AT_FIRST, { more: [bock] })])).toEqual([]);
		expect(lines([...day, ...list(1, 1, AT_FIRST, { games: 5 })])).toEqual([
			'Tisch 1, 1. Partie: 1 Spiel zu viel: 5 statt 4 Spiele'
		]);
	});

	it('a substitute takes over the hands with the number, and somebody without a place owes none (§5.2.11)', () => {
		const day = [
			...setUp(),
			...list(1, 1, AT_FIRST),
			...list(1, 2, AT_SECOND),
			ruled('25', 'substitute', { out: 'hans', in: 'luis' }),
			...list(2, 1, THEN_FIRST),
			...list(2, 2, ['carl', 'dora', 'gusti', 'luis'], { wins: LAST })
		];
		expect(lines(day)).toEqual([]);
	});

	it('at a table of five the dealer sits out: everybody has his hands after five games for four (§7)', () => {
		const five = [...EIGHT.slice(0, 4), 'emil'];
		const small = [
			...members(...five),
			entry('1 championship', 'championship', {
				...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', players: five, games: 4 },
				numbers: Object.fromEntries(five.map((member, i) => [member, i + 1])),
				plan: [[[1, 2, 3, 4, 5]]]
			})
		];
		const evening = 'liste 1 1';
		const written = (dealer: string): readonly AnyEntry[] => [
			...small,
			entry('2', 'evening', {
				...{
					evening,
					date: '2026-11-23',
					occasion: 'meisterschaft',
					rulebook: 'allgaeu',
					seats: five,
					dealer
				},
				...{ championship: CHAMPIONSHIP, partie: 1, table: 1 }
			}),
			// Each game is won by another, the one after the dealer.
			...five.map((_, i) =>
				entry(`3 ${i}`, 'game', {
					evening,
					game: { contract: 'mungo', hinleger: five[(five.indexOf(dealer) + 1 + i) % 5] }
				})
			),
			...five.map((member) => entry(`4 ${member}`, 'confirm', { evening, member })),
			entry('5', 'close', { evening })
		];
		const left = lines(written('emil'));
		expect(left.filter((one) => one.includes('Spiele'))).toEqual([]);
		// Somebody wrote down after two games that emil deals again: now not all have four hands.
		const astray = [...written('emil'), entry('3 1 a', 'seats', { evening, seats: five, dealer: 'emil' })];
		expect(lines(astray)[0]).toMatch(/: [35] statt 4 Spiele/u);
		expect(lines(astray)[1]).toMatch(/^Tisch 1, 1\. Partie: nicht jeder hatte gleich oft Karten: /u);
	});
});

describe('one day for all Partien', () => {
	const ahead = [
		...setUp(),
		...list(1, 1, AT_FIRST),
		...list(1, 2, AT_SECOND),
		...list(2, 1, THEN_FIRST),
		...list(2, 2, THEN_SECOND, {
			...{ wins: LAST, date: '2026-11-24', at: '2026-11-24T20:00:00+01:00' }
		})
	];

	it('a phone whose clock is a day ahead is named, until the organizers say the day', () => {
		expect(lines(ahead)).toEqual(['Die Uhr von Tisch 2 geht einen Tag vor: An welchem Tag wird gespielt?']);
		expect(
			lines(ahead.map((one) => (one.kind === 'championship' ? { ...one, date: '2026-11-23' } : one)))
		).toEqual([]);
	});

	it('is named when its file is read', () => {
		const before = ahead.filter(({ id }) => !id.includes('liste 2 2'));
		expect(championshipNews(before, ahead, CHAMPIONSHIP, BOOKS).doubts).toEqual([
			'Die Uhr von Tisch 2 geht einen Tag vor'
		]);
		expect(championshipNews(ahead, ahead, CHAMPIONSHIP, BOOKS).doubts).toEqual([]);
	});

	it('a clock behind, by more than a day', () => {
		const behind = [
			...ahead.filter(({ id }) => !id.includes('liste 2 2')),
			...list(2, 2, THEN_SECOND, { wins: LAST, date: '2026-11-20', at: '2026-11-20T20:00:00+01:00' })
		];
		expect(lines(behind)).toEqual(['Die Uhr von Tisch 2 geht 3 Tage nach: An welchem Tag wird gespielt?']);
	});

	it('a list begun after midnight, and a Partie of the next day, are no wrong clock', () => {
		const after = '2026-11-24';
		const night = [
			...setUp(),
			...list(1, 1, AT_FIRST, { at: '2026-11-23T22:00:00+01:00' }),
			...list(1, 2, AT_SECOND, { at: '2026-11-23T22:00:00+01:00' }),
			...list(2, 1, THEN_FIRST, { at: '2026-11-23T23:58:00+01:00' }),
			...list(2, 2, THEN_SECOND, { wins: LAST, date: after, at: '2026-11-24T00:03:00+01:00' })
		];
		expect(lines(night)).toEqual([]);
		const next = { date: after, at: '2026-11-24T18:00:00+01:00' };
		const twoDays = [
			...setUp(),
			...list(1, 1, AT_FIRST),
			...list(1, 2, AT_SECOND),
			...list(2, 1, THEN_FIRST, next),
			...list(2, 2, THEN_SECOND, { ...next, wins: LAST })
		];
		expect(lines(twoDays)).toEqual([]);
	});
});

describe('counts of a paper list', () => {
	// anna and emil: 4 × 15 + 4 × −5 each in turn; carl and gusti the like.
	const points = { anna: 60, ben: -20, carl: -20, dora: -20 };
	const day = (paper: Fields): readonly AnyEntry[] => [
		...setUp(),
		...list(1, 1, AT_FIRST, { paper }),
		...list(1, 2, AT_SECOND),
		...list(2, 1, THEN_FIRST, { wins: 'ben' }),
		...list(2, 2, THEN_SECOND, { wins: 'hans' })
	];

	// anna 60 − 20 = 40, emil 60 − 20 = 40, ben −20 + 60 = 40, hans −20 + 60 = 40; carl, dora, franz, gusti −40.
	it('are asked for exactly where a tie needs them, and decide no place before', () => {
		expect(lines(day({ points }))).toEqual([
			'Gleichauf um Platz 1 und 5: Für Tisch 1, 1. Partie fehlen Soli und Rufspiele vom Papier'
		]);
		expect(placesOf(day({ points }))).toEqual([
			...['1 anna', '1 ben', '1 emil', '1 hans'],
			...['5 carl', '5 dora', '5 franz', '5 gusti']
		]);
	});

	it('count where somebody said them, and be it that there were none', () => {
		const counts = { solo: { anna: 4 }, soloWon: { anna: 4 } };
		// All four played and won four Farbsoli: now they owe a play-off, each with each.
		expect(lines(day({ points, counts }))).toEqual([
			'anna, ben, emil und hans sind gleichauf um Platz 1: Ein Entscheidungsspiel muss entscheiden'
		]);
		// anna won her points without a Solo: she is behind the three.
		expect(placesOf(day({ points, counts: {} })).slice(0, 4)).toEqual([
			'1 ben',
			'1 emil',
			'1 hans',
			'4 anna'
		]);
	});

	it('are asked for one by one: whoever said the Soli did not say the Rufspiele (§11.3)', () => {
		// A count that names nobody was not said.
		const said = { solo: { anna: 4 }, soloWon: { anna: 4 }, rufspielWon: {} };
		// All four of the first place have played and won four Farbsoli, all of the fifth none.
		expect(lines(day({ points, counts: said }))).toEqual([
			'Gleichauf um Platz 1 und 5: Für Tisch 1, 1. Partie fehlen gewonnene Rufspiele vom Papier'
		]);
		expect(lines(day({ points, counts: { ...said, wenz: {} } }))[0]).toBe(
			'Gleichauf um Platz 1 und 5: Für Tisch 1, 1. Partie fehlen gespielte Wenz vom Papier'
		);
		// anna with three is behind the others before it comes to Rufspiele.
		const three = { ...said, solo: { anna: 3 }, soloWon: { anna: 3 } };
		expect(placesOf(day({ points, counts: three })).slice(0, 4)).toEqual([
			...['1 ben', '1 emil', '1 hans', '4 anna']
		]);
		// ben's win decides once the Rufspiele are said.
		const whole = { ...said, rufspielWon: { ben: 1 } };
		expect(placesOf(day({ points, counts: whole }))[0]).toBe('1 ben');
	});

	it('are not asked for where the points tell everybody apart', () => {
		const apart = { points: { anna: 61, ben: -22, carl: -19, dora: -20 } };
		const tied = lines(day(apart));
		// anna 41, emil 40, hans 40, ben 38; carl −39, dora −40, franz −40, gusti −40: dora is level with two.
		expect(tied).toEqual([
			'Gleichauf um Platz 6: Für Tisch 1, 1. Partie fehlen Soli und Rufspiele vom Papier'
		]);
		const alone = { points: { anna: 61, ben: -22, carl: -18, dora: -21 } };
		expect(lines(day(alone))).toEqual([
			'emil und hans sind gleichauf um Platz 2: Ein Entscheidungsspiel muss entscheiden'
		]);
	});
});

it('who was dismissed has a substitute before his table plays on (schafkopfschule 5.1.4, 5.2.11)', () => {
	const day = [
		...setUp({ system: 'schafkopfschule' }),
		...list(1, 1, AT_FIRST),
		...list(1, 2, AT_SECOND),
		ruled('5', 'disqualify', { member: 'carl', reason: 'Falsch aufgeschrieben' })
	];
	const lacks = 'carl ist ausgeschlossen, und für Tisch 2, 2. Durchgang fehlt ein Ersatz';
	expect(lines(day, 'schafkopfschule')).toContain(lacks);
	const found = [...day, ruled('6', 'substitute', { out: 'carl', in: 'vroni' })];
	expect(lines(found, 'schafkopfschule')).not.toContain(lacks);
	// At the end nobody has to sit there any more.
	expect(
		lines([...day, ...list(2, 1, THEN_FIRST), ...list(2, 2, THEN_SECOND)], 'schafkopfschule')
	).not.toContain(lacks);
});
