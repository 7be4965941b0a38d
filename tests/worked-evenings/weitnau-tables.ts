// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Weitnau ZGB's own;
// where it is silent, rules.md says to do as the Allgäu does.
import { bettel, mungo, mungoFoul, ruf, sie, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const weitnauTables: readonly Evening[] = [
	{
		says: 'who betrays a game pays alone; a wrong card loses it for its side', source: '§3, §5',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', null, { deckel: 'A', foul: { player: 'B', kind: 'verraten' } }), price: 20, pays: 'A+0 B-40 C+20 D+20', dealer: 'A' },
			{ play: ruf('AB', null, { deckel: 'A', foul: { player: 'C', kind: 'verraten' } }), price: 20, pays: 'A+20 B+20 C-40 D+0', dealer: 'B' },
			{ play: solo('A', null, { deckel: 'A', foul: { player: 'A', kind: 'verraten' } }), price: 50, pays: 'A-150 B+50 C+50 D+50', dealer: 'C' },
			{ play: solo('A', null, { deckel: 'A', foul: { player: 'D', kind: 'verraten' } }), price: 50, pays: 'A+150 B+0 C+0 D-150', dealer: 'D' },
			{ play: mungoFoul({ foul: { player: 'B', kind: 'verraten' } }), price: 10, pays: 'A+10 B-30 C+10 D+10', dealer: 'A' },
			// 70 Augen do not help.
			{ play: ruf('AB', 70, { deckel: 'C', foul: { player: 'A', kind: 'karte' } }), price: 20, pays: 'A-20 B-20 C+20 D+20', dealer: 'B' },
			{ play: wenz('C', null, { deckel: 'C', foul: { player: 'D', kind: 'karte' } }), price: 50, pays: 'A-50 B-50 C+150 D-50', dealer: 'C' },
			{ play: bettel('D', null, { deckel: 'D', foul: { player: 'D', kind: 'verraten' } }), price: 50, pays: 'A+50 B+50 C+50 D-150', dealer: 'D' },
			{ play: mungoFoul({ foul: { player: 'C', kind: 'karte' } }), price: 10, pays: 'A+10 B+10 C-30 D+10', dealer: 'A' },
			// The whole sum, with Schneider and Schuss: (10 + 5) × 2 × 2.
			{ play: ruf('CD', true, { schneider: true, schuss: 1, deckel: 'A', foul: { player: 'A', kind: 'verraten' } }), price: 60, pays: 'A-120 B+0 C+60 D+60', dealer: 'B' }
		],
		balance: 'A-100 B-10 C+290 D-180'
	},
	{
		says: 'without a Deckel only Mungo and Si, a Durch is warned of; fourteen Laufende; a Mungo’s ties by tricks, not by Spritzen', source: '§3, §3.1, §3.2.3 Durch, §3.3.2, §5',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: solo('A', false, { tout: true, laufende: 3 }), price: 80, pays: 'A-240 B+80 C+80 D+80', warns: 'deckel-missing', dealer: 'A' },
			{ play: wenz('B', false, { tout: true }), price: 50, pays: 'A+50 B-150 C+50 D+50', warns: 'deckel-missing', dealer: 'B' },
			{ play: sie('C'), price: 260, pays: 'A-260 B-260 C+780 D-260', dealer: 'C' },
			{ play: mungo({ A: 10, B: 30, C: 30, D: 50 }, { tricks: { A: 1, B: 3, C: 2, D: 2 } }), price: 10, pays: 'A+10 B-10 C+10 D-10', dealer: 'D' },
			{ play: mungo({ A: 10, B: 30, C: 30, D: 50 }, { tricks: { A: 1, B: 2, C: 2, D: 3 } }), price: 10, pays: 'A+10 B+0 C+0 D-10', dealer: 'A' },
			{ play: mungo({ A: 10, B: 30, C: 30, D: 50 }, { tricks: { A: 1, B: 2, C: 2, D: 3 }, spritzen: 'B' }), price: 20, pays: 'A+20 B+0 C+0 D-20', dealer: 'B' },
			{ play: ruf('AB', 70, { laufende: 14, deckel: 'A' }), price: 160, pays: 'A+160 B+160 C-160 D-160', dealer: 'C' }, // (10 + 70) × 2
			{ play: ruf('CD', 70), price: 10, pays: 'A-10 B-10 C+10 D+10', warns: 'deckel-missing', dealer: 'D' }
		],
		balance: 'A-260 B-190 C+770 D-320'
	},
	{
		says: 'six: the cutter buys where the dealer declines; a wrong seller; a Bockspiel dealt by another beside the Bockrunde', source: '§3, §4.2, §6, §6.1',
		book: 'weitnau', seats: 'ABCDEF', dealer: 'F', out: 'FE',
		rows: [
			{ play: solo('E', 70, { deckel: 'E', bought: { buyer: 'E', seller: 'D', price: 50 } }), price: 50, pays: 'A-50 B-50 C-50 E+150', hand: 'E-50 D+50', dealer: 'A', out: 'AF' },
			{ play: ruf('AB', 70, { deckel: 'A', bought: { buyer: 'A', seller: 'E', price: 40 } }), price: 20, pays: 'A+20 B+20 C-20 D-20', hand: 'A-40 E+40', dealer: 'B', out: 'BA' },
			// A is B's right neighbour, but cuts and holds no cards: F sits to the cutter's right. The buyer of a hand plays; E is the
			// first from the dealer's left whom the game does not name.
			{ play: ruf('CD', 70, { deckel: 'C', bought: { buyer: 'B', seller: 'A', price: 10 } }), price: 20, pays: 'B-20 C+20 D+20 E-20', hand: 'B-10 A+10', warns: 'not-at-the-table', dealer: 'C', out: 'CB' },
			{ play: ruf('DE', 60, { deckel: 'D' }), price: 20, pays: 'A+20 D-20 E-20 F+20', opens: 'bockrunde', round: 'bockrunde 0/6', dealer: 'D', out: 'DC' },
			// A dealt, F cut: both sit out.
			{ play: ruf('CD', 61, { bockspiel: true, dealtBy: 'A' }), price: 20, pays: 'B-20 C+20 D+20 E-20' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 E+20 F+20', round: 'bockrunde 1/6', dealer: 'E', out: 'ED' }
		],
		balance: 'A-60 B-100 C-30 D+50 E+100 F+40'
	},
	{
		says: 'Vergeben and Verabheben into the Stock that the last evening left; too much taken comes back', source: '§3, §5',
		book: 'weitnau', seats: 'ABCD', dealer: 'D', stock: 250,
		rows: [
			{ vergeben: 'D', pays: 'D-50', stock: 300 },
			{ verabhebt: 'D', pays: 'D-50', stock: 350 },
			{ verabhebt: 'D', pays: 'D-100', stock: 450 },
			{ play: solo('A', 70, { deckel: 'B' }), price: 50, pays: 'A+150 B-50 C-50 D-50', dealer: 'A' },
			{ tooMuch: 5, from: 'A', to: 'BCD', pays: 'A-15 B+5 C+5 D+5' },
			{ tooMuch: 7, from: 'CBA', to: 'D', pays: 'A-3 B-2 C-2 D+7' }
		],
		balance: 'A+132 B-47 C-47 D-238'
	},
	{
		says: 'a Bockrunde corrected away and back; a Bockspiel in it doubles once and its 30 : 90 opens the next', source: '§3, §4.2',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: wenz('A', 60, { schuss: 2, deckel: 'B' }), price: 200, pays: 'A-600 B+200 C+200 D+200', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ play: ruf('CD', 30, { bockspiel: true }), price: 20, pays: 'A+20 B+20 C-20 D-20', opens: 'bockrunde', queue: 'bockrunde' },
			{ play: ruf('CD', 61, { deckel: 'D' }), price: 40, pays: 'A-40 B-40 C+40 D+40', round: 'bockrunde 1/4', dealer: 'B' },
			{ correct: 1, play: wenz('A', 61, { schuss: 2, deckel: 'B' }), price: 200, pays: 'A+600 B-200 C-200 D-200', round: 'bockrunde 1/4', queue: '' },
			{ strike: 2, round: null, now: { 3: { price: 20, pays: 'A-20 B-20 C+20 D+20' } } },
			{ strike: 4, round: 'bockrunde 1/4', now: { 1: { price: 200, pays: 'A-600 B+200 C+200 D+200', opens: 'bockrunde' }, 3: { price: 40, pays: 'A-40 B-40 C+40 D+40' } } }
		],
		balance: 'A-640 B+160 C+240 D+240'
	}
];
