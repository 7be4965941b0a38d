import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	entry,
	EVENING,
	FOUR,
	game,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../../tests/support/entries.ts';
import { legalGame } from '../../../../tests/support/legal-games.ts';
import { asId } from '#lib/base/ids.ts';
import { STOCK_LIMIT } from '#lib/base/money.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { foldEvening } from './fold.ts';
import type { EveningState } from '../state.ts';

// Paragraphs are the Allgäu rules' own.

/** Folds the evening of the four, `dora` dealing, with these entries behind its opening. */
const fold = (...entries: readonly AnyEntry[]): EveningState => foldOf([opening('1'), ...entries]);

function foldOf(entries: readonly AnyEntry[]): EveningState {
	const state = foldEvening(standing(entries), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	return state;
}

const balanceOf = (state: EveningState): Fields => Object.fromEntries(state.balance);
const warningsOf = (state: EveningState): readonly string[] =>
	state.warnings.map(({ entry, rule }) => `${entry} ${rule}`);

/** Worth 25 cents from each, doubled by the Deckel: 50, won by the declarer. */
const solo = (declarer: string): Fields => ({ contract: 'solo', declarer, augen: 70, deckel: [declarer] });
const five = [...FOUR, 'emil'];
const six = [...five, 'fritz'];

describe('seats and the deal', () => {
	it('the deal passes on clockwise after every game, §2.3', () => {
		expect(fold().dealer).toBe('dora');
		expect(fold(game('2', solo('anna'))).dealer).toBe('anna');
		const games = ['2', '3', '4', '5', '6'].map((id) => game(id, solo('anna')));
		expect(fold(...games).rows.map(({ dealer }) => dealer)).toEqual(['dora', 'anna', 'ben', 'carl', 'dora']);
		expect(fold(...games).dealer).toBe('anna');
	});

	it('nobody playing passes the deal on too', () => {
		expect(fold(tonight('2', 'passed')).dealer).toBe('anna');
	});

	it('a hand dealt again is noted: same dealer, same Stock, no game of the round, §8.3', () => {
		const before = [
			tonight('2', 'incident', { incident: 'vergeben', player: 'dora' }),
			tonight('3', 'round', { round: 'bockrunde' })
		];
		const state = fold(...before, tonight('4', 'dealtAgain'));
		expect(state).toMatchObject({ dealer: 'dora', stock: 50, games: 0, warnings: [] });
		expect(state.rounds.running?.played).toBe(0);
		expect(state.rows.map(({ type }) => type)).toEqual(['incident', 'round', 'dealtAgain']);
		expect(fold(...before, tonight('4', 'dealtAgain'), strike('5', '4')).rows.at(-1)?.type).toBe('voided');
	});

	it.each([
		['four: nobody', [...FOUR], 'ben', [], ['anna', 'ben', 'carl', 'dora']],
		['five: the dealer, §7.1', five, 'ben', ['ben'], ['anna', 'carl', 'dora', 'emil']],
		[
			'six: the dealer and the cutter to his right, §7.2',
			six,
			'ben',
			['ben', 'anna'],
			['carl', 'dora', 'emil', 'fritz']
		],
		['six, across the end of the row', six, 'anna', ['anna', 'fritz'], ['ben', 'carl', 'dora', 'emil']]
	])('who sits out at %s', (_, seats, dealer, out, players) => {
		const state = foldOf([opening('1', { seats, dealer })]);
		expect(state.sittingOut).toEqual(out);
		expect(state.players).toEqual(players);
	});

	it('who sits out neither pays nor gets', () => {
		const state = foldOf([opening('1', { seats: five, dealer: 'ben' }), game('2', solo('emil'))]);
		expect(balanceOf(state)).toEqual({ anna: -50, ben: 0, carl: -50, dora: -50, emil: 150 });
		expect(state.dealer).toBe('carl');
	});

	it('who comes sits from there on, who goes keeps his balance', () => {
		const state = fold(
			game('2', solo('dora')),
			tonight('3', 'seats', { seats: ['emil', 'anna', 'ben', 'carl'], dealer: 'carl' }),
			game('4', solo('emil'))
		);
		expect(balanceOf(state)).toEqual({ anna: -100, ben: -100, carl: -100, dora: 150, emil: 150 });
		expect(state.seats).toEqual(['emil', 'anna', 'ben', 'carl']);
		expect(state.dealer).toBe('emil');
		expect(state.rows.map(({ type, seats }) => [type, seats.length, seats[0]])).toEqual([
			['game', 4, 'anna'],
			['seats', 4, 'anna'],
			['game', 4, 'emil']
		]);
	});
});

describe('incidents', () => {
	const incident = (id: string, fields: Fields) => tonight(id, 'incident', fields);
	const vergeben = (id: string, player: string) => incident(id, { incident: 'vergeben', player });
	const verabhebt = (id: string, player: string) => incident(id, { incident: 'verabhebt', player });

	it('50 cents for the first of a kind, 100 for each further one, by player and kind, §8.1 and §8.2', () => {
		const state = fold(
			vergeben('2', 'carl'),
			vergeben('3', 'carl'),
			verabhebt('4', 'carl'),
			vergeben('5', 'ben'),
			vergeben('6', 'carl')
		);
		const moved = state.rows.map((row) => (row.type === 'incident' ? Object.fromEntries(row.payoff) : {}));
		expect(moved).toEqual([{ carl: -50 }, { carl: -100 }, { carl: -50 }, { ben: -50 }, { carl: -100 }]);
		expect(balanceOf(state)).toEqual({ anna: 0, ben: -50, carl: -300, dora: 0 });
		expect(state.stock).toBe(350);
		expect(state.dealer).toBe('dora');
	});

	it('a voided one leaves the next the first', () => {
		const state = fold(vergeben('2', 'carl'), vergeben('3', 'carl'), strike('4', '2'));
		expect(balanceOf(state)['carl']).toBe(-50);
		expect(state.stock).toBe(50);
	});

	it('adds to the Stock that the evening was opened with, §8.1', () => {
		expect(foldOf([opening('1', { stock: 250 }), vergeben('2', 'anna')]).stock).toBe(300);
	});

	it.each<readonly [string, readonly string[], readonly string[], number, Fields]>([
		// What was taken too much is paid back double: each payer ends up better off by that amount, §6.3.
		['one takes of one', ['anna'], ['ben'], 5, { anna: -5, ben: 5, carl: 0, dora: 0 }],
		['one takes of three', ['anna'], ['ben', 'carl', 'dora'], 5, { anna: -15, ben: 5, carl: 5, dora: 5 }],
		[
			'two of two, evenly',
			['anna', 'ben'],
			['carl', 'dora'],
			10,
			{ anna: -10, ben: -10, carl: 10, dora: 10 }
		],
		[
			'an odd cent is the first seat’s',
			['dora', 'ben'],
			['anna'],
			5,
			{ anna: 5, ben: -3, carl: 0, dora: -2 }
		],
		['two odd cents', ['dora', 'carl', 'ben'], ['anna'], 5, { anna: 5, ben: -2, carl: -2, dora: -1 }]
	])('falsch kassiert: %s', (_, from, to, amount, expected) => {
		const state = fold(incident('2', { incident: 'falschKassiert', from, to, amount }));
		expect(balanceOf(state)).toEqual(expected);
		expect(state.stock).toBe(0);
	});
});

it('pays into a Stock that is all but full what still fits, in equal parts, and says so', () => {
	// Four times 10 cents (muenchen, Vorbereitungen) do not fit any more: two cents each do, and two stay out.
	const full = opening('1', { rulebook: 'muenchen', stock: STOCK_LIMIT - 10 });
	const state = foldOf([full, tonight('2', 'passed')]);
	expect([...state.balance.values()]).toEqual([-2, -2, -2, -2]);
	expect(state.stock).toBe(STOCK_LIMIT - 2);
	expect(warningsOf(state)).toEqual(['2 too-large']);
});

describe('Bockspiel, §8.4', () => {
	it('counts double, no Deckel count, and the deal does not move', () => {
		const state = fold(game('2', { ...solo('anna'), outOfTurn: true }), game('3', solo('anna')));
		const [bock, next] = state.rows.flatMap((row) => (row.type === 'game' ? [row] : []));
		expect(bock?.bill.price).toBe(50);
		expect(bock?.bill.lines.filter((line) => 'factor' in line)).toEqual([
			{ label: 'Bockspiel', factor: 2, source: '§8.4' }
		]);
		expect(next?.dealer).toBe('dora');
		expect(warningsOf(state)).toEqual(['2 deckel-not-allowed']);
	});

	it('needs no Deckel for any game', () => {
		const rufspiel = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 70, outOfTurn: true };
		const state = fold(game('2', rufspiel));
		expect(balanceOf(state)).toEqual({ anna: 20, ben: 20, carl: -20, dora: -20 });
		expect(state.warnings).toEqual([]);
	});

	it('at five, who dealt sits out, and the dealer whose turn it was plays and deals next', () => {
		const bock = { contract: 'solo', declarer: 'dora', augen: 70, outOfTurn: true, dealtBy: 'ben' };
		const state = foldOf([opening('1', { seats: five }), game('2', bock)]);
		expect(balanceOf(state)).toEqual({ anna: -50, ben: 0, carl: -50, dora: 150, emil: -50 });
		expect(state.warnings).toEqual([]);
		expect(state.dealer).toBe('dora');
	});
});

describe('what is written, priced and warned of', () => {
	const rufspiel: Fields = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 70 };

	it.each<readonly [string, Fields, readonly string[], number]>([
		['a Rufspiel without Deckel, §4.4', rufspiel, ['2 deckel-missing'], 10],
		['a Solo without Deckel', { contract: 'solo', declarer: 'anna', augen: 70 }, ['2 deckel-missing'], 75],
		[
			'a Bettel without Deckel',
			{ contract: 'bettel', declarer: 'anna', won: true },
			['2 deckel-missing'],
			75
		],
		['a Mungo without', { contract: 'mungo', losers: ['carl', 'dora'] }, [], 10],
		['a lost Tout without', { contract: 'wenz', declarer: 'anna', tout: true, won: false }, [], -150],
		['a Sie without', { contract: 'sie', declarer: 'anna' }, [], 780],
		['a Rufspiel with one', { ...rufspiel, deckel: ['dora'] }, [], 20],
		['a Mungo with one', { contract: 'mungo', losers: ['carl', 'dora'], deckel: ['ben'] }, [], 20],
		[
			'a Geier outside the special rounds, §5.5',
			{ contract: 'geier', declarer: 'anna', augen: 70, deckel: ['ben'] },
			['2 contract-not-here'],
			150
		],
		[
			'a partner who does not sit here',
			{ ...rufspiel, partner: 'emil', deckel: ['ben'] },
			['2 not-at-the-table'],
			// Four settle: the two who are named, Ben for his Deckel, and Carl, who comes next from the dealer's left (1.7).
			20
		],
		['a Deckel of somebody else', { ...rufspiel, deckel: ['emil'] }, ['2 not-at-the-table'], 20]
	])('%s', (_, written, warnings, anna) => {
		const state = fold(game('2', written));
		expect(warningsOf(state)).toEqual(warnings);
		expect(balanceOf(state)['anna']).toBe(anna);
		expect(state.games).toBe(1);
	});

	// 1.7: first all whom the game names, then who holds cards from the dealer's left. dora deals and sits out: emil, anna, ben,
	// carl hold cards. anna, ben and the talker emil are named, and carl fills up; who only fills up never takes a talker's place.
	it('a talker settles like everybody who is named', () => {
		const named = { declarer: 'ben', deckel: ['carl'], foul: { player: 'anna', kind: 'verraten' } };
		const state = foldOf([
			opening('1', { seats: five }),
			game('2', { contract: 'solo', won: true, ...named })
		]);
		const [row] = state.rows;
		const dealt = row?.type === 'game' ? row.players : [];
		expect(dealt).toContain('anna');
		// emil sits out by a merge and is blamed all the same: he settles, and the last who was not named does not.
		const out = foldOf([
			opening('1', { seats: five, dealer: 'emil' }),
			game('2', { contract: 'solo', won: true, ...named, foul: { player: 'emil', kind: 'karte' } })
		]);
		const [other] = out.rows;
		expect(other?.type === 'game' ? other.players : []).toEqual(['anna', 'ben', 'carl', 'emil']);
	});

	it('who sits out at five and is named all the same', () => {
		const state = foldOf([opening('1', { seats: five }), game('2', solo('dora'))]);
		expect(warningsOf(state)).toEqual(['2 not-at-the-table']);
	});

	it('an entry after the close counts, in its order', () => {
		const state = fold(game('2', solo('anna')), tonight('3', 'close'), game('4', solo('ben')));
		expect(state.closed).toBe(true);
		expect(balanceOf(state)).toEqual({ anna: 100, ben: 100, carl: -100, dora: -100 });
		expect(warningsOf(state)).toEqual(['4 after-close']);
	});

	it('a correction after the close stands where it was before it', () => {
		const state = fold(
			game('2', solo('anna')),
			tonight('3', 'close'),
			game('4', solo('ben'), { replaces: '2' })
		);
		expect(balanceOf(state)).toEqual({ anna: -50, ben: 150, carl: -50, dora: -50 });
		expect(state.warnings).toEqual([]);
	});

	it('of two openings the first counts, and the second once the first is voided', () => {
		const second = opening('2', {
			seats: ['emil', 'carl', 'ben', 'anna'],
			dealer: 'ben',
			occasion: 'ausflug'
		});
		const both = fold(second, game('3', solo('anna')));
		expect([both.seats, both.dealer, both.occasion]).toEqual([FOUR, 'anna', 'abend']);
		expect(warningsOf(both)).toEqual(['2 second-evening']);
		const voided = fold(second, game('3', solo('anna')), strike('4', '1'));
		expect([voided.seats[0], voided.dealer, voided.occasion]).toEqual(['emil', 'anna', 'ausflug']);
		expect(voided.warnings).toEqual([]);
	});
});

describe('what moves nothing', () => {
	it('a game that the book refuses', () => {
		const state = fold(game('2', { ...solo('anna'), laufende: 9 }), game('3', solo('ben')));
		expect(state.rows.map(({ type }) => type)).toEqual(['refused', 'game']);
		expect(balanceOf(state)).toEqual({ anna: -50, ben: 150, carl: -50, dora: -50 });
		expect(state.dealer).toBe('anna');
		expect(state.games).toBe(1);
	});

	it('what a later version wrote, and what belongs to other evenings', () => {
		const state = fold(tonight('2', 'applause'), game('3', solo('anna'), { evening: 'samstag' }));
		expect(state.rows).toEqual([]);
		expect(balanceOf(state)).toEqual({ anna: 0, ben: 0, carl: 0, dora: 0 });
	});

	it('a rate, where the book has its own prices', () => {
		expect(balanceOf(foldOf([opening('1', { rate: 50 }), game('2', solo('anna'))]))['anna']).toBe(150);
	});

	it('an evening that nothing opens, or by a book nobody knows, is not computed', () => {
		const log = (...entries: readonly AnyEntry[]) => foldEvening(standing(entries), asId(EVENING), BOOKS);
		expect(log(game('2', solo('anna')))).toBeNull();
		expect(log(opening('1'), strike('2', '1'))).toBeNull();
		expect(log(opening('1', { rulebook: 'haus' }))).toBeNull();
		expect(log(opening('1', { rulebook: 'constructor' }))).toBeNull();
		expect(log(entry('1', 'evening', { evening: 'samstag' }))).toBeNull();
	});
});

describe('laws', () => {
	const name: Readonly<Record<string, string>> = { A: 'anna', B: 'ben', C: 'carl', D: 'dora' };
	/** Any legal game among the four: the laws' own players, called by our names, as values and as keys. */
	const anyGame = legalGame(allgaeu).map(
		(written): Fields =>
			JSON.parse(
				JSON.stringify(written).replace(/"([ABCD])"/g, (_, letter: string) => `"${name[letter]}"`)
			) as Fields
	);
	const anyBock = fc.tuple(anyGame, fc.boolean()).map(([written, outOfTurn]) => ({ ...written, outOfTurn }));
	const anyGames = fc.array(anyBock, { minLength: 1, maxLength: 8 });
	const player = fc.constantFrom(...FOUR);
	const anyIncident = fc.oneof(
		fc.record({ incident: fc.constantFrom('vergeben', 'verabhebt'), player }),
		fc
			.tuple(fc.shuffledSubarray([...FOUR], { minLength: 2 }), fc.nat(3), fc.nat(500))
			.map(([members, cut, amount]) => {
				const at = Math.min(cut + 1, members.length - 1);
				return { incident: 'falschKassiert', from: members.slice(0, at), to: members.slice(at), amount };
			})
	);
	const anyThing = fc.oneof(
		{ weight: 4, arbitrary: anyBock.map((written) => ({ kind: 'game', fields: { game: written } })) },
		{ weight: 2, arbitrary: anyIncident.map((fields) => ({ kind: 'incident', fields })) },
		{
			weight: 1,
			arbitrary: fc
				.shuffledSubarray([...six], { minLength: 4 })
				.map((seats) => ({ kind: 'seats', fields: { seats, dealer: seats[0] } }))
		}
	);
	const idOf = (i: number): string => `2.${String(i).padStart(3, '0')}`;
	/** What an evening comes to, however it was written down. */
	const outcomeOf = (state: EveningState) => ({
		balance: balanceOf(state),
		stock: state.stock,
		dealer: state.dealer,
		games: state.rows.flatMap((row) =>
			row.type === 'game' ? [[row.number, row.bill, state.steps.slice(0, row.stepsMade)]] : []
		),
		warnings: state.warnings.map(({ rule }) => rule)
	});

	it('balances and what went into the Stock add up to nothing', () => {
		fc.assert(
			fc.property(fc.array(anyThing, { maxLength: 12 }), fc.nat(500), (things, stock) => {
				const state = foldOf([
					opening('1', { stock }),
					...things.map(({ kind, fields }, i) => tonight(idOf(i), kind, fields))
				]);
				const sum = [...state.balance.values()].reduce((total, cents) => total + cents, 0);
				expect(sum + state.stock - stock).toBe(0);
				const gains = [...state.balance.values()].filter((cents) => cents > 0);
				expect(state.winnings).toBe(gains.reduce((total, cents) => total + cents, 0));
			})
		);
	});

	it('a corrected log is the log written right', () => {
		fc.assert(
			fc.property(anyGames, anyBock, fc.nat(), (games, wrong, pick) => {
				const at = pick % games.length;
				const right = games.map((written, i) => game(idOf(i), written));
				const corrected = games.map((written, i) => game(idOf(i), i === at ? wrong : written));
				const correction = game('3', games[at] ?? {}, { replaces: idOf(at) });
				expect(outcomeOf(fold(...corrected, correction))).toEqual(outcomeOf(fold(...right)));
			})
		);
	});

	it('a voided game is a game that was never written, and a voided void takes that back', () => {
		fc.assert(
			fc.property(anyGames, fc.nat(), (games, pick) => {
				const at = pick % games.length;
				const written = games.map((one, i) => game(idOf(i), one));
				const without = written.filter((_, i) => i !== at);
				const voided = [...written, strike('3', idOf(at))];
				expect(outcomeOf(fold(...voided))).toEqual(outcomeOf(fold(...without)));
				expect(outcomeOf(fold(...voided, strike('4', '3')))).toEqual(outcomeOf(fold(...written)));
			})
		);
	});
});

describe('a Mungorunde of the day (allgaeu §5.2)', () => {
	const every = {
		contract: 'solo',
		declarer: 'anna',
		won: true,
		schneider: true,
		schwarz: true,
		deckel: ['anna']
	};
	const opens = (head: Fields, ...ids: readonly string[]) =>
		foldOf([opening('1', head), ...ids.map((id) => game(id, every))]).rows.map((row) =>
			row.type === 'game' ? row.opens : []
		);

	const waitingIn = ({ rounds }: EveningState): readonly string[] =>
		rounds.waiting.map(({ kind, geschoben }) => (geschoben ? `${kind} geschoben` : kind));

	it('is compulsory the first time: without a word in the head that is the evening’s first', () => {
		expect(opens({}, '2', '3')).toEqual([['mungorunde'], ['vote']]);
	});

	it('is voted on from the first time where the day has had it', () => {
		expect(opens({ mungorundeToday: true }, '2', '3')).toEqual([['vote'], ['vote']]);
	});

	it('can be made geschoben, each of two that wait (§5.2.2)', () => {
		const state = foldOf([
			opening('1'),
			// 60 : 60 opens the Bockrunde behind which both wait (§5.1).
			game('2', { ...solo('anna'), augen: 60 }),
			...['3', '4'].map((id) => game(id, every)),
			tonight('5', 'round', { round: 'mungorunde', vote: { mungorunde: 3, bockrunde: 1 } }),
			...['6', '7'].map((id) => tonight(id, 'round', { round: 'mungorunde', geschoben: true }))
		]);
		expect(state.rounds.running?.kind).toBe('bockrunde');
		expect(waitingIn(state)).toEqual(['mungorunde geschoben', 'mungorunde geschoben']);
	});

	it('is another one where the table votes for a geschobene (§5.2, §5.2.2)', () => {
		const vote = { mungorunde: 3, bockrunde: 1 };
		const state = foldOf([
			opening('1'),
			game('2', { ...solo('anna'), augen: 60 }),
			...['3', '4'].map((id) => game(id, every)),
			tonight('5', 'round', { round: 'mungorunde', vote, geschoben: true })
		]);
		expect(waitingIn(state)).toEqual(['mungorunde', 'mungorunde geschoben']);
	});

	it('is never voted on in Weitnau (§4.1)', () => {
		expect(opens({ rulebook: 'weitnau', mungorundeToday: true }, '2', '3')).toEqual([
			['mungorunde'],
			['mungorunde']
		]);
	});
});

// "wird falls bisher noch keine Mungorunde zustande kam, dies gespielt"
describe('Weitnau’s Abschlussrunde (§4.7)', () => {
	const round = (id: string, kind: string): AnyEntry => tonight(id, 'round', { round: kind });
	const mungo = (id: string): AnyEntry => game(id, { contract: 'mungo', losers: ['anna', 'ben'] });
	const told = (...entries: readonly AnyEntry[]) => {
		const { warnings, rounds } = foldOf([opening('1', { rulebook: 'weitnau' }), ...entries]);
		return [...warnings.map(({ text }) => text), rounds.running?.kind];
	};
	const WHY = 'Abschlussrunde gibt es nur, solange noch keine Mungorunde zustande kam (§\u00a04.7).';
	const end = (id: string): AnyEntry => tonight(id, 'roundEnd');

	it('may be played after a Mungorunde that ended without a game', () => {
		expect(told(round('2', 'mungorunde'), end('3'), round('4', 'abschlussrunde'))).toEqual([
			'abschlussrunde'
		]);
	});

	it('may not be played after one with a game, nor while one runs, and it is said why', () => {
		const after = [round('2', 'mungorunde'), mungo('3'), end('4'), round('5', 'abschlussrunde')];
		expect(told(...after)).toEqual([WHY, undefined]);
		expect(told(round('2', 'mungorunde'), round('3', 'abschlussrunde'))).toEqual([WHY, 'mungorunde']);
	});
});
