import { expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import {
	EVENING,
	FOUR,
	game,
	opening,
	strike,
	tonight,
	type Fields
} from '../../../../tests/support/entries.ts';
import { foldEvening } from './fold.ts';
import { meaningText, outOfTurnText, stockWinner } from './round-text.ts';
import { tableSentence } from '../refusal-text.ts';
import { warningText } from '../row-text.ts';
import { itemOf } from './row-text.ts';

// Two fines and a Gardareizrunde of the Allgäu: 50 + 100 cents (§8.1), then dora loses a Herz-Solo and pays 150 more (§5.3).
const HERZ_SOLO = { contract: 'solo', suit: 'herz', augen: 40, bid: 62 };
const ROWS: readonly AnyEntry[] = [
	opening('1'),
	tonight('2', 'incident', { incident: 'vergeben', player: 'anna' }),
	tonight('3', 'incident', { incident: 'vergeben', player: 'anna' }),
	tonight('4', 'round', { round: 'gardareizrunde' }),
	game('5', { ...HERZ_SOLO, declarer: 'dora' })
];
const AGREED = tonight('6', 'agreed', { anyContractWinsStock: true });

function told(...more: readonly AnyEntry[]) {
	const state = foldEvening(standing([...ROWS, ...more]), asId(EVENING), BOOKS);
	if (!state) throw new Error('nothing opens the evening');
	const items = state.rows.map((row) => itemOf(row, state.book, (member) => member));
	return { lines: items.map(({ text, game: one }) => `${text}: ${one?.played ?? ''}`), state };
}

it('says in a line what it moved into the Stock or out of it, beside its price (§5.3, §8.1)', () => {
	const { lines } = told(AGREED, game('7', { contract: 'bettel', declarer: 'carl', won: true, bid: 64 }));
	expect(lines).toEqual([
		'anna hat sich vergeben, 0,50 € in den Stock: ',
		'anna hat sich vergeben, 1,00 € in den Stock: ',
		'Gardareizrunde: ',
		'dora verliert: Herz-Solo, 62 gereizt, 40 Augen, 1,50 € in den Stock',
		'Ausgemacht: Den Stock gewinnt jedes gewonnene Spiel: ',
		'carl gewinnt: Bettel, 64 gereizt, Stock gewonnen: 3,00 €'
	]);
});

it('says who bought a hand, of whom and for how much (§7.1)', () => {
	const { lines } = told(
		tonight('6', 'roundEnd'),
		tonight('7', 'seats', { seats: [...FOUR, 'eva'], dealer: 'dora' }),
		game('8', {
			...{ contract: 'bettel', declarer: 'dora', won: true, deckel: ['dora'] },
			bought: { buyer: 'dora', seller: 'carl', price: 50 }
		})
	);
	expect(lines.at(-1)).toBe('dora gewinnt: Bettel, 1 Deckel, dora kauft das Blatt von carl für 0,50 €');
});

it('says which round a game itself opened, which has no row of its own (§5.1, §5.2)', () => {
	const level = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', augen: 60 };
	const { lines, state } = told(tonight('6', 'roundEnd'), game('7', level));
	expect(state.rounds.running?.kind).toBe('bockrunde');
	expect(lines.at(-1)).toMatch(/, öffnet eine Bockrunde$/u);
});

it('says of struck seats who sat there and who dealt', () => {
	const { lines } = told(
		tonight('7', 'seats', { seats: [...FOUR, 'eva'], dealer: 'dora' }),
		strike('8', '7')
	);
	expect(lines.at(-1)).toBe('Am Tisch: anna, ben, carl, dora, eva; dora gibt: ');
});

it('names who pays alone for wrong play (weitnau §3, schafkopfschule 3.4.17)', () => {
	const foul = { player: 'ben', kind: 'verraten' };
	for (const rulebook of ['weitnau', 'schafkopfschule']) {
		const typed = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', deckel: ['anna'], foul };
		const entries = [
			opening('1', { rulebook }),
			game('2', rulebook === 'weitnau' ? typed : { ...typed, deckel: [] })
		];
		const state = foldEvening(standing(entries), asId(EVENING), BOOKS);
		const row = state?.rows.at(-1);
		expect(state && row && itemOf(row, state.book, (member) => member).game?.played).toMatch(
			/^Rufspiel.*, ben zahlt allein$/
		);
	}
});

it('names whose wrong card lost it (weitnau §3)', () => {
	const foul = { player: 'ben', kind: 'karte' };
	const typed = { contract: 'rufspiel', declarer: 'anna', partner: 'ben', deckel: ['anna'], foul };
	const entries = [opening('1', { rulebook: 'weitnau' }), game('2', typed)];
	const state = foldEvening(standing(entries), asId(EVENING), BOOKS);
	const row = state?.rows.at(-1);
	expect(state && row && itemOf(row, state.book, (member) => member).game?.played).toBe(
		'Rufspiel, 1 Deckel, regelwidrige Karte von ben'
	);
});

it('names wrong play that costs nothing by the book (allgaeu §8.5, §9.2: settled as a game)', () => {
	const played = (kind: string, typed: Fields) => {
		const { state } = told(game('7', { ...typed, deckel: ['anna'], foul: { player: 'ben', kind } }));
		return state.rows.slice(-1).map((row) => itemOf(row, state.book, (member) => member).game?.played);
	};
	const wenz = { contract: 'wenz', declarer: 'carl', won: true };
	expect(played('verraten', wenz)).toEqual([expect.stringMatching(/^Wenz.*, von ben verraten$/)]);
	expect(played('karte', wenz)).toEqual([expect.stringMatching(/^Wenz.*, regelwidrige Karte von ben$/)]);
	const mungo = { contract: 'mungo', losers: ['ben', 'dora'] };
	expect(played('verraten', mungo)).toEqual([expect.stringMatching(/^Mungo.*, von ben verraten$/)]);
});

it('says what was struck, also of an agreement and of an end', () => {
	const { lines } = told(AGREED, strike('7', '6'), tonight('8', 'roundEnd'), strike('9', '8'));
	expect(lines.slice(-2)).toEqual([
		'Ausgemacht: Den Stock gewinnt jedes gewonnene Spiel: ',
		'Runde beendet: '
	]);
});

it('says beside the Stock what wins it, before and after the agreement (§5.3)', () => {
	// The Stock comes first: a table that plays for it must read it whatever else the line has to say.
	const rest = 'Einzelspiele doppelt, ohne Deckel';
	expect(meaningText(told().state)).toBe(`Stock 3,00 € nur für das Herz-Solo, ${rest}`);
	expect(meaningText(told(AGREED).state)).toBe(`Stock 3,00 € für jedes gewonnene Spiel, ${rest}`);
	const { book } = told().state;
	const stich = {
		...book.words,
		contracts: { ...book.words.contracts, solo: 'Stich' },
		genders: { solo: 'der' }
	} as const;
	expect(stockWinner({ ...book, words: stich }, false)).toBe('nur der Herz-Stich');
	expect(stockWinner({ ...book, words: stich }, false, 'für ')).toBe('nur für den Herz-Stich');
});

// Allgäu §4.3.2, §6.2: the two with the fewest win; of three level with the fewest each is paid by the fourth; four level pay nothing.
it.each([
	[[10, 20, 40, 50], 'anna und bert gewinnen: Mungo: anna 10, bert 20, carl 40, dora 50'],
	[[24, 24, 24, 48], 'anna, bert und carl gewinnen: Mungo: anna 24, bert 24, carl 24, dora 48'],
	[[0, 40, 40, 40], 'anna gewinnt: Mungo: anna 0, bert 40, carl 40, dora 40'],
	[[30, 30, 30, 30], 'anna 30, bert 30, carl 30, dora 30: Mungo']
])('names who wins a Mungo by Augen first: %j', ([anna, bert, carl, dora], line) => {
	const { lines } = told(
		tonight('6', 'roundEnd'),
		game('7', { contract: 'mungo', augen: { anna, bert, carl, dora } })
	);
	expect(lines.at(-1)).toBe(line);
});

it('names whoever plays what he no longer owes (§5.4)', () => {
	const solo = { contract: 'solo', declarer: 'anna', won: true };
	const round = tonight('2', 'round', { round: 'stoecklesrunde' });
	const state = foldEvening(
		standing([opening('1'), round, game('3', solo), game('4', solo)]),
		asId(EVENING),
		BOOKS
	);
	const said = state?.warnings.map((warning) => warningText(warning, (member) => member.toUpperCase()));
	expect(said).toEqual(['ANNA hat für Solo kein Stöckle mehr.']);
});

it('names a game and a round that other rules do not know as people do, and says in a sentence why it has no price', () => {
	const state = foldEvening(
		standing([
			opening('1', { rulebook: 'muenchen' }),
			game('2', { contract: 'mungo', losers: ['anna', 'ben'] }),
			game('3', { contract: 'bettel', declarer: 'carl', won: true, schuss: 3, suit: 'laub' }),
			tonight('4', 'round', { round: 'stoecklesrunde' })
		]),
		asId(EVENING),
		BOOKS
	);
	const said = state?.rows.map((row) => [
		itemOf(row, state.book, (member) => member).text,
		...(row.type === 'refused' ? row.faults.map(({ refusal }) => tableSentence(refusal, state.book)) : [])
	]);
	expect(said).toEqual([
		['Mungo, lässt sich nicht abrechnen', 'Das Regelbuch München kennt kein Spiel „Mungo“.'],
		[
			'Bettel, lässt sich nicht abrechnen',
			'Gras geht bei Bettel nicht.',
			'Bei Bettel sind höchstens 2 Spritzen möglich, nicht 3.'
		],
		['Stöcklesrunde zählt hier nicht']
	]);
});

it('marks a vote that nothing asks for any more, and says so in its sheet (§5.2)', () => {
	// Two games with every trick: the first opens a Mungorunde, the second has the table vote.
	const every = { contract: 'solo', declarer: 'anna', won: true, schwarz: true, deckel: ['anna'] };
	const vote = tonight('4', 'round', { round: 'bockrunde', vote: { mungorunde: 1, bockrunde: 3 } });
	const evening = [opening('1'), game('2', every), game('3', every), vote];
	const voted = (...more: readonly AnyEntry[]) => {
		const state = foldEvening(standing([...evening, ...more]), asId(EVENING), BOOKS);
		const row = state?.rows.find(({ place }) => place === '4');
		if (!state || row?.type !== 'round') throw new Error('nobody voted');
		return [itemOf(row, state.book, String).mark, ...(row.warnings ?? []).map(({ text }) => text)];
	};
	expect(voted()).toEqual(['']);
	// Without the first game the second is the first trigger, which asks nobody.
	expect(voted(strike('5', '2'))).toEqual([
		'⚠\u00a0gegen\u00a0die\u00a0Regel',
		'Hier war über nichts abzustimmen.'
	]);
});

it('says by the book what a game counts that was dealt out of turn (§8.4)', () => {
	const allgaeu = BOOKS.get('allgaeu');
	if (!allgaeu) throw new Error('no book');
	expect(outOfTurnText(allgaeu)).toBe('Bockspiel: der Falsche gab, zählt doppelt');
	const own = { ...allgaeu, bockspiel: { value: 3, source: 'Hausregel' } };
	expect(outOfTurnText(own)).toBe('Bockspiel: der Falsche gab, zählt ×\u00a03');
});
