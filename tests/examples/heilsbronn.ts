// Worked out by hand from the sheet's list: 1, 2 and 3 points, 4 for who plays alone, and one more for each of three or four
// Laufende; never copied from what the program prints. Where a row and the program differ, the sheet decides.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import { type Example, playedAlone, rufspielWith } from '../support/examples.ts';

const B = asId<MemberId>('B');
const C = asId<MemberId>('C');

const PRICES = 'Punktevergabe';
const WON = 'Regel 6';
const RUNNING = 'Regel 9';
const CROSS = 'Festlegung der App: Kreuz';

type Row = ReturnType<typeof rufspielWith>;

/** A leads and plays with C, who sits opposite. */
const kreuz: Row = (says, source, fields, price, won) => ({
	says: `Kreuz, ${says}`,
	source,
	game: { contract: 'kreuz', declarer: asId<MemberId>('A'), ...fields },
	price,
	won,
	payoff: won ? [price, -price, price, -price] : [-price, price, -price, price]
});

// Two against two: 1, Schneider 2, Schwarz 3 in all; three Laufende 3 more, four 4 more; nobody doubles.
// prettier-ignore
const twoAgainstTwo = (row: Row, price: string): readonly Example[] => [
	row('61 Augen', WON, { augen: 61 }, 1, true),
	row('60 Augen', WON, { augen: 60 }, 1, false),
	row('59 Augen', WON, { augen: 59 }, 1, false),
	row('91 Augen: die anderen haben 29, Schneider', WON, { augen: 91 }, 2, true), // 1 + 1
	row('90 Augen: die anderen haben 30, schneiderfrei', WON, { augen: 90 }, 1, true),
	row('89 Augen', WON, { augen: 89 }, 1, true),
	row('29 Augen: Schneider', WON, { augen: 29 }, 2, false), // 1 + 1
	row('30 Augen: schneiderfrei', WON, { augen: 30 }, 1, false),
	row('31 Augen', WON, { augen: 31 }, 1, false),
	row('0 Augen, aber ein Stich', price, { augen: 0 }, 2, false), // 1 + 1
	row('0 Augen, kein Stich', price, { augen: 0, schwarz: true }, 3, false), // 1 + 1 + 1
	row('120 Augen, die anderen haben einen Stich', price, { augen: 120 }, 2, true), // 1 + 1
	row('120 Augen, die anderen haben keinen Stich', price, { augen: 120, schwarz: true }, 3, true), // 1 + 1 + 1
	row('gewonnen, nicht gezählt', price, { won: true }, 1, true),
	row('verloren, nicht gezählt', price, { won: false }, 1, false),
	row('Schneider gewonnen, nicht gezählt', price, { won: true, schneider: true }, 2, true), // 1 + 1
	row('Schneider verloren, nicht gezählt', price, { won: false, schneider: true }, 2, false), // 1 + 1
	row('Schwarz gewonnen, nicht gezählt', price, { won: true, schwarz: true }, 3, true), // 1 + 1 + 1
	row('Schwarz verloren, nicht gezählt', price, { won: false, schwarz: true }, 3, false), // 1 + 1 + 1
	row('gewonnen mit 2 Laufenden: zu wenige', RUNNING, { won: true, laufende: 2 }, 1, true),
	row('verloren mit 2 Laufenden: zu wenige', RUNNING, { won: false, laufende: 2 }, 1, false),
	row('gewonnen mit 3 Laufenden', RUNNING, { won: true, laufende: 3 }, 4, true), // 1 + 3
	row('verloren mit 3 Laufenden', RUNNING, { won: false, laufende: 3 }, 4, false), // 1 + 3
	row('gewonnen mit allen vier Obern', RUNNING, { won: true, laufende: 4 }, 5, true), // 1 + 4
	row('verloren mit allen vier Obern', RUNNING, { won: false, laufende: 4 }, 5, false), // 1 + 4
	row('gewonnen, von allem das Höchste', RUNNING, { won: true, schwarz: true, laufende: 4 }, 7, true), // 1 + 1 + 1 + 4
	row('verloren, von allem das Höchste', RUNNING, { won: false, schwarz: true, laufende: 4 }, 7, false) // 1 + 1 + 1 + 4
];

// One against three: 4 from or to each of them, whatever the Augen; three Laufende 3 more, four 4 more.
// prettier-ignore
const einzelspiel = (contract: Contract, word: string): readonly Example[] => {
	const row = playedAlone(contract, word);
	return [
		row('61 Augen', WON, { augen: 61 }, 4, true),
		row('60 Augen', WON, { augen: 60 }, 4, false),
		row('59 Augen', WON, { augen: 59 }, 4, false),
		row('91 Augen: Schneider zählt nicht', PRICES, { augen: 91 }, 4, true),
		row('90 Augen', WON, { augen: 90 }, 4, true),
		row('89 Augen', WON, { augen: 89 }, 4, true),
		row('29 Augen: Schneider zählt nicht', PRICES, { augen: 29 }, 4, false),
		row('30 Augen', WON, { augen: 30 }, 4, false),
		row('31 Augen', WON, { augen: 31 }, 4, false),
		row('0 Augen', PRICES, { augen: 0 }, 4, false),
		row('120 Augen', PRICES, { augen: 120 }, 4, true),
		row('gewonnen, nicht gezählt', PRICES, { won: true }, 4, true),
		row('verloren, nicht gezählt', PRICES, { won: false }, 4, false),
		row('gewonnen mit 2 Laufenden: zu wenige', PRICES, { won: true, laufende: 2 }, 4, true),
		row('verloren mit 2 Laufenden: zu wenige', PRICES, { won: false, laufende: 2 }, 4, false),
		row('gewonnen mit 3 Laufenden', PRICES, { won: true, laufende: 3 }, 7, true), // 4 + 3
		row('verloren mit 3 Laufenden', PRICES, { won: false, laufende: 3 }, 7, false), // 4 + 3
		row('gewonnen mit allen vier', RUNNING, { won: true, laufende: 4 }, 8, true), // 4 + 4
		row('verloren mit allen vier', RUNNING, { won: false, laufende: 4 }, 8, false), // 4 + 4
		// Three times 8 to him alone, and the list is even: 24 − 8 − 8 − 8.
		{ says: `${word}, C gewinnt mit allen vier`, source: PRICES, game: { contract, declarer: C, won: true, laufende: 4 }, price: 8, won: true, payoff: [-8, -8, 24, -8] }
	];
};

/** All examples, by contract. */
export const heilsbronnExamples: readonly Example[] = [
	...twoAgainstTwo(rufspielWith('schell'), PRICES),
	...twoAgainstTwo(kreuz, CROSS),
	{
		says: 'Kreuz, B spielt aus und gewinnt mit D',
		source: CROSS,
		game: { contract: 'kreuz', declarer: B, won: true },
		price: 1,
		won: true,
		payoff: [-1, 1, -1, 1]
	},
	...einzelspiel('solo', 'Solo'),
	...einzelspiel('wenz', 'Wenz')
];
