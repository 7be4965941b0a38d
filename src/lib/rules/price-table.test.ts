import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { formula, type Bill } from './bill.ts';
import type { Book } from './book.ts';
import { allgaeu } from './books/allgaeu.ts';
import { checkGame } from './check.ts';
import type { Game } from './game.ts';
import { checkBook } from './house/check-book.ts';
import { houseBook } from './house/house-book.ts';
import { bookSentence } from './house/demands.ts';
import { pointsBook, pointsOf } from './points.ts';
import { priceGame } from './price.ts';

// A sheet as it hangs on a wall, in cents: Solo won 30, lost 35; Schneider 32 and 60; lost Schwarz 60; Tout 100 and 150; Sie
// 250; Bettel lost 45. The rest as in the Allgäu's book: Einzelspiele 25, Rufspiel 10, Schneider, Schwarz and each Laufende 5
// (§6.1).

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];
const PLAYERS = [A, B, C, D];

const withChanges = (changes: Record<string, unknown>): Book =>
	houseBook(allgaeu, { id: 'sheet', name: 'Sheet', edition: '1', changes });
const cell = (value: number) => ({ value });
const table = {
	won: cell(30),
	wonSchneider: cell(32),
	wonTout: cell(100),
	lost: cell(35),
	lostSchneider: cell(60),
	lostSchwarz: cell(60),
	lostTout: cell(150)
};
const sheet = withChanges({
	contracts: {
		solo: { table },
		sie: { table: { won: cell(250) }, laufende: null },
		bettel: { table: { lost: cell(45) } }
	}
});

function billOf(book: Book, game: Game): Bill {
	const checked = checkGame(book, game);
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	return priceGame(book, checked.value, {
		players: PLAYERS,
		unit: book.unit.cents,
		deckelCount: true,
		factors: []
	});
}
const solo: Game = { contract: 'solo', declarer: A, suit: 'herz' };

describe('prices by how a game ends', () => {
	it.each<[string, Game, first: string, formula: string, declarer: number]>([
		['won', { ...solo, won: true }, 'Solo gewonnen laut Preisliste', '30', 90],
		['lost: not in proportion', { ...solo, won: false }, 'Solo verloren laut Preisliste', '35', -105],
		[
			'won with Schneider: one line, no Schneider beside it',
			{ ...solo, won: true, schneider: true },
			'Solo gewonnen mit Schneider laut Preisliste',
			'32',
			96
		],
		[
			'lost Schwarz, which costs no more than Schneider here',
			{ ...solo, won: false, schwarz: true },
			'Solo verloren mit Schwarz laut Preisliste',
			'60',
			-180
		],
		// Not in the list: 25 + 5 + 5.
		['won Schwarz: the sums', { ...solo, won: true, schwarz: true }, 'Grundpreis Solo', '25 + 5 + 5', 105],
		[
			'Laufende come on top, then Schuss and Deckel double',
			{ ...solo, won: false, laufende: 3, schuss: 1, deckel: [B] },
			'Solo verloren laut Preisliste',
			'(35 + 15) × 2 × 2',
			-600
		],
		[
			'a Tout is its figure, and multiplies no Laufende',
			{ ...solo, tout: true, won: true, laufende: 4 },
			'Solo-Tout gewonnen laut Preisliste',
			'100 + 20',
			360
		],
		['a Tout lost', { ...solo, tout: true, won: false }, 'Solo-Tout verloren laut Preisliste', '150', -450],
		// Without its factor of four.
		['a Sie is its figure', { contract: 'sie', declarer: A }, 'Sie gewonnen laut Preisliste', '250', 750],
		[
			'a Bettel lost',
			{ contract: 'bettel', declarer: A, won: false },
			'Bettel verloren laut Preisliste',
			'45',
			-135
		],
		['a Bettel won: the sums', { contract: 'bettel', declarer: A, won: true }, 'Grundpreis Bettel', '25', 75]
	])('%s', (_, game, first, sum, declarer) => {
		const bill = billOf(sheet, game);
		expect(bill.lines[0]).toMatchObject({ label: first });
		expect([formula(bill.lines), bill.payoff.get(A)]).toEqual([sum, declarer]);
		expect([...bill.payoff.values()].reduce((all, cents) => all + cents, 0)).toBe(0);
	});

	it('count for a Rufspiel too, its two sides sharing evenly', () => {
		const book = withChanges({ contracts: { rufspiel: { table: { lost: cell(30) } } } });
		const bill = billOf(book, { contract: 'rufspiel', declarer: A, partner: B, won: false });
		expect(PLAYERS.map((player) => bill.payoff.get(player))).toEqual([-30, -30, 30, 30]);
	});

	it('stay out of a championship’s points', () => {
		const counting = pointsBook(
			withChanges({ contracts: { solo: { table, schneiderPrice: cell(40), laufenderPrice: cell(40) } } })
		);
		const game = checkGame(sheet, { ...solo, won: true, schneider: true, laufende: 3 });
		if (!counting || !game.ok) throw new Error('no points');
		// 5 for the Solo, 1 for Schneider, 3 Laufende (§11.5), from each of three.
		expect(pointsOf(counting, game.value, PLAYERS)?.get(A)).toBe(27);
	});
});

describe('what a list of prices can’t say', () => {
	const faults = (contracts: Record<string, unknown>): readonly string[] => {
		const checked = checkBook(withChanges({ contracts }));
		return checked.ok ? [] : checked.error.map(({ path, refusal }) => `${path}: ${bookSentence(refusal)}`);
	};

	it('is nothing where each step costs more or the same', () => {
		expect(faults({ solo: { table } })).toEqual([]);
		expect(faults({ solo: { table: { won: cell(30), wonSchneider: null } } })).toEqual([]);
	});

	it('is a Schneider that costs less than none', () => {
		expect(faults({ solo: { table: { won: cell(30), wonSchneider: cell(29) } } })).toEqual([
			'contracts.solo.table.wonSchneider.value: Solo gewonnen mit Schneider darf nicht weniger kosten als Solo gewonnen'
		]);
		// The sums come to 30 with Schneider.
		expect(faults({ solo: { table: { lost: cell(31) } } })).toEqual([
			'contracts.solo.table.lostSchneider.value: Solo verloren mit Schneider darf nicht weniger kosten als Solo verloren'
		]);
	});

	it('is a game in which everybody plays for himself', () => {
		expect(faults({ mungo: { table: { won: cell(20) } } })).toEqual([
			'contracts.mungo.table: Mungo: wo jeder für sich spielt, gibt es keine Preise nach Ausgang'
		]);
	});

	it('is a price that is no figure', () => {
		expect(faults({ solo: { table: { won: cell(-1) } } })).toHaveLength(1);
		expect(faults({ solo: { table: { wonAgain: cell(1) } } })).toHaveLength(1);
	});
});
