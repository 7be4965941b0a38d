// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Allgäu rules' own.
import { bettel, mungo, ruf, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const tables: readonly Evening[] = [
	{
		says: 'Vergeben and Verabheben: 50, then 100, by player and kind; too much taken comes back, odd cents in seat order', source: '§6.3, §8.1, §8.2',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E', stock: 120,
		rows: [
			{ vergeben: 'E', pays: 'E-50', stock: 170 },
			{ vergeben: 'E', pays: 'E-100', stock: 270 },
			{ verabhebt: 'D', pays: 'D-50', stock: 320 },
			{ verabhebt: 'E', pays: 'E-50', stock: 370 },
			{ vergeben: 'D', pays: 'D-50', stock: 420 },
			{ vergeben: 'E', pays: 'E-100', stock: 520 },
			{ play: ruf('AB', 70, { deckel: 'A' }), price: 20, pays: 'A+20 B+20 C-20 D-20', dealer: 'A', out: 'A' },
			{ tooMuch: 5, from: 'AB', to: 'CD', pays: 'A-5 B-5 C+5 D+5' },
			{ tooMuch: 5, from: 'BA', to: 'C', pays: 'A-3 B-2 C+5' },
			{ tooMuch: 10, from: 'DCE', to: 'A', pays: 'A+10 C-4 D-3 E-3' },
			// Without the first one, the second is E’s first.
			{ strike: 1, stock: 420, now: { 2: { pays: 'E-50' } } },
			// It was D who dealt wrongly, for the first time: his other one is his second.
			{ correct: 2, vergeben: 'D', pays: 'D-50', stock: 420, now: { 5: { pays: 'D-100' }, 6: { pays: 'E-50' } } }
		],
		balance: 'A+22 B+13 C-14 D-218 E-103'
	},
	{
		says: 'five: the dealer buys his right neighbour’s hand; a wrong seller; who sits out lays no Deckel; Bockspiele dealt by others', source: '§5.1, §7.1, §8.4',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ play: solo('E', 70, { deckel: 'E', bought: { buyer: 'E', seller: 'D', price: 30 } }), price: 50, pays: 'A-50 B-50 C-50 E+150', hand: 'E-30 D+30', dealer: 'A', out: 'A' },
			{ play: ruf('AC', 70, { deckel: 'D', bought: { buyer: 'A', seller: 'B', price: 20 } }), price: 20, pays: 'A+20 C+20 D-20 E-20', hand: 'A-20 B+20', warns: 'not-at-the-table', dealer: 'B', out: 'B' },
			// Four settle: first those the game names, with B, who sits out, for his Deckel; then D from his left.
			{ play: ruf('AC', 70, { deckel: 'B' }), price: 20, pays: 'A+20 B-20 C+20 D-20', warns: 'not-at-the-table', dealer: 'C', out: 'C' },
			{ play: ruf('DE', 60, { deckel: 'D' }), price: 20, pays: 'A+20 B+20 D-20 E-20', opens: 'bockrunde', round: 'bockrunde 0/5', dealer: 'D', out: 'D' },
			// B dealt and sits out; D, whose turn it was, plays, and deals next.
			{ play: solo('D', 70, { bockspiel: true, dealtBy: 'B' }), price: 50, pays: 'A-50 C-50 D+150 E-50' },
			{ play: solo('A', 70, { bockspiel: true, dealtBy: 'A', bought: { buyer: 'A', seller: 'E', price: 10 } }), price: 50, pays: 'A+150 B-50 C-50 D-50', hand: 'A-10 E+10' },
			{ play: mungo('EA'), price: 20, pays: 'A-20 B+20 C+20 E-20', round: 'bockrunde 1/5', dealer: 'E', out: 'E' }
		],
		balance: 'A+60 B-60 C-90 D+70 E+20'
	},
	{
		says: 'six: dealer and cutter sit out; the dealer buys of the player to the cutter’s right; a Bockrunde of six games', source: '§2.2, §5.1, §7.2',
		book: 'allgaeu', seats: 'ABCDEF', dealer: 'A', out: 'AF',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C', bought: { buyer: 'A', seller: 'E', price: 15 } }), price: 20, pays: 'A-20 B-20 C+20 D+20', hand: 'A-15 E+15', opens: 'bockrunde', round: 'bockrunde 0/6', dealer: 'B', out: 'BA' },
			{ play: mungo('CD'), price: 20, pays: 'C-20 D-20 E+20 F+20', round: 'bockrunde 1/6', dealer: 'C', out: 'CB' },
			{ play: mungo('DE'), price: 20, pays: 'A+20 D-20 E-20 F+20', round: 'bockrunde 2/6', dealer: 'D', out: 'DC' },
			{ play: mungo('EF'), price: 20, pays: 'A+20 B+20 E-20 F-20', round: 'bockrunde 3/6', dealer: 'E', out: 'ED' },
			{ play: mungo('FA'), price: 20, pays: 'A-20 B+20 C+20 F-20', round: 'bockrunde 4/6', dealer: 'F', out: 'FE' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 5/6', dealer: 'A', out: 'AF' },
			{ play: mungo('BC'), price: 20, pays: 'B-20 C-20 D+20 E+20', round: null, dealer: 'B', out: 'BA' }
		],
		balance: 'A-35 B-20 C+20 D+20 E+15 F+0'
	},
	{
		says: 'an Abschlussrunde waits behind the running round; who holds the Alte deals its first and its fifth game', source: '§5, §5.7',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ ask: 'abschlussrunde', alte: 'C', queue: 'abschlussrunde' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 1/4', dealer: 'B' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 2/4', dealer: 'C' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 3/4', dealer: 'D' },
			// It would be A’s deal.
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'abschlussrunde 0/5', queue: '', dealer: 'C' },
			{ play: ruf('AB', 70, { deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', round: 'abschlussrunde 1/5', dealer: 'D' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'abschlussrunde 2/5', dealer: 'A' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'abschlussrunde 3/5', dealer: 'B' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'abschlussrunde 4/5', dealer: 'C' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: null, dealer: 'D' }
		],
		balance: 'A-140 B-140 C+140 D+140'
	},
	{
		says: 'an Abschlussrunde of five begins at once, a Bock game each; a Bockspiel’s 60 : 60 queues behind it', source: '§4.4, §5.1, §5.7, §7.1, §8.4',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'B', out: 'B',
		rows: [
			{ ask: 'abschlussrunde', alte: 'D', round: 'abschlussrunde 0/6', dealer: 'D', out: 'D' },
			{ play: solo('A', 70), price: 50, pays: 'A+150 B-50 C-50 E-50', warns: 'deckel-missing', round: 'abschlussrunde 1/6', dealer: 'E', out: 'E' },
			{ play: ruf('AC', 60, { bockspiel: true, dealtBy: 'B' }), price: 20, pays: 'A-20 C-20 D+20 E+20', opens: 'bockrunde', queue: 'bockrunde' },
			{ end: 'early', round: 'bockrunde 0/5', queue: '' },
			{ ask: 'bockrunde', queue: 'bockrunde' }
		],
		balance: 'A+130 B-50 C-70 D+20 E-30'
	},
	{
		says: 'the running round ended early, the Abschlussrunde begins, and the deal is his who holds the Alte, if he still sits there', source: '§5, §5.6, §5.7',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ ask: 'riminirunde', round: 'riminirunde 0/5' },
			{ ask: 'abschlussrunde', alte: 'B', queue: 'abschlussrunde' },
			{ end: 'early', round: 'abschlussrunde 0/6', queue: '', dealer: 'B', out: 'B' },
			// B had gone before it began: four play five games, and the deal is whose it was.
			{ strike: 3, round: 'riminirunde 0/5', queue: 'abschlussrunde', dealer: 'E', out: 'E' },
			{ seats: 'ACDE', dealer: 'E', out: '' },
			{ end: 'early', round: 'abschlussrunde 0/5', queue: '' },
			{ strike: 2, round: null }
		],
		balance: 'A+0 B+0 C+0 D+0 E+0'
	},
	{
		says: 'an Abschlussrunde is agreed: one more ordinary game at its own price, then it is known who held the Alte and deals', source: '§5.7',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ announce: 'abschlussrunde', announced: 'abschlussrunde' },
			{ play: ruf('AB', 70, { deckel: 'A' }), price: 20, pays: 'A+20 B+20 C-20 D-20', dealer: 'A', announced: 'abschlussrunde after 2' },
			{ ask: 'abschlussrunde', alte: 'C', round: 'abschlussrunde 0/5', dealer: 'C', announced: '' },
			{ play: ruf('AB', 70, { deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', round: 'abschlussrunde 1/5', dealer: 'D' },
			// The answer taken back: asked again, and A and B have dealt.
			{ strike: 3, round: null, dealer: 'B', announced: 'abschlussrunde after 2', now: { 4: { price: 20, pays: 'A+20 B+20 C-20 D-20' } } },
			{ strike: 5, round: 'abschlussrunde 1/5', dealer: 'D', announced: '', now: { 4: { price: 40, pays: 'A+40 B+40 C-40 D-40' } } },
			// It was B who held it.
			{ correct: 3, ask: 'abschlussrunde', alte: 'B', dealer: 'C' },
			{ correct: 2, play: solo('A', 70, { deckel: 'A' }), price: 50, pays: 'A+150 B-50 C-50 D-50' }
		],
		balance: 'A+190 B-10 C-90 D-90'
	},
	{
		says: 'an Abschlussrunde agreed in a Bockrunde: neither its games nor a Bockspiel decide, and a Bockrunde of the game that does comes first', source: '§5, §5.1, §5.7, §8.4',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ announce: 'abschlussrunde', announced: 'abschlussrunde' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 1/4', dealer: 'B' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 2/4', dealer: 'C' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 3/4', dealer: 'D' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: null, dealer: 'A' },
			{ play: ruf('AC', 70, { bockspiel: true }), price: 20, pays: 'A+20 B-20 C+20 D-20' },
			{ play: ruf('AB', 60, { deckel: 'D' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'B', announced: 'abschlussrunde after 8' },
			{ ask: 'abschlussrunde', alte: 'D', queue: 'abschlussrunde', announced: '' }
		],
		balance: 'A-100 B-140 C+140 D+100'
	},
	{
		says: 'five agree on it twice and play on before they say who held the Alte: it begins where it is said, whatever becomes of the game', source: '§5.7, §7.1',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ announce: 'abschlussrunde', announced: 'abschlussrunde' },
			{ play: ruf('AB', 70, { deckel: 'A' }), price: 20, pays: 'A+20 B+20 C-20 D-20', dealer: 'A', out: 'A', announced: 'abschlussrunde after 2' },
			{ announce: 'abschlussrunde' },
			{ play: mungo('BC'), price: 10, pays: 'B-10 C-10 D+10 E+10', dealer: 'B', out: 'B' },
			{ ask: 'abschlussrunde', alte: 'C', round: 'abschlussrunde 0/6', dealer: 'C', out: 'C', announced: '' },
			// So E dealt the Mungo and sat out.
			{ strike: 2, now: { 4: { price: 10, pays: 'A+10 B-10 C-10 D+10' } } }
		],
		balance: 'A+10 B-10 C-10 D+10 E+0'
	},
	{
		says: 'a Meisterschaft knows no special rounds: none opens, asking for one is warned of; Deckel, Bockspiel and Stock as ever', source: '§4.4, §8.1, §8.4, §11.4',
		book: 'allgaeu', occasion: 'meisterschaft', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', dealer: 'A' },
			{ play: solo('B', true, { schwarz: true, deckel: 'A' }), price: 70, pays: 'A-70 B+210 C-70 D-70', dealer: 'B' },
			{ ask: 'bockrunde', warns: 'no-such-round' },
			{ announce: 'abschlussrunde', warns: 'no-such-round' },
			{ vote: [1, 3], warns: 'no-such-round' },
			{ end: 'early', warns: 'no-such-round' },
			{ play: ruf('CD', 70), price: 10, pays: 'A-10 B-10 C+10 D+10', warns: 'deckel-missing', dealer: 'C' },
			{ play: solo('C', 70, { bockspiel: true }), price: 50, pays: 'A-50 B-50 C+150 D-50' },
			{ vergeben: 'C', pays: 'C-50', stock: 50 },
			{ play: solo('D', true, { schwarz: true, deckel: 'A' }), price: 70, pays: 'A-70 B-70 C-70 D+210', dealer: 'D' }
		],
		balance: 'A-220 B+60 C-10 D+120'
	},
	{
		says: 'a Tout goes without Deckel, a Bettel does not; at equal Augen a Spritze ranks, tricks do not; a talker is a remark', source: '§4.3.2, §4.4, §9.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: solo('A', false, { tout: true, laufende: 3 }), price: 80, pays: 'A-240 B+80 C+80 D+80', dealer: 'A' },
			{ play: bettel('B', false), price: 25, pays: 'A+25 B-75 C+25 D+25', warns: 'deckel-missing', dealer: 'B' },
			{ play: mungo({ A: 10, B: 30, C: 30, D: 50 }, { tricks: { A: 1, B: 3, C: 2, D: 2 } }), price: 10, pays: 'A+10 B+0 C+0 D-10', dealer: 'C' },
			{ play: mungo({ A: 10, B: 30, C: 30, D: 50 }, { spritzen: 'B' }), price: 20, pays: 'A+20 B-20 C+20 D-20', dealer: 'D' },
			{ play: ruf('AB', 70, { deckel: 'A', foul: { player: 'A', kind: 'verraten' } }), price: 20, pays: 'A+20 B+20 C-20 D-20', dealer: 'A' },
			{ play: wenz('C', 70, { deckel: 'C', foul: { player: 'C', kind: 'karte' } }), price: 50, pays: 'A-50 B-50 C+150 D-50', dealer: 'B' }
		],
		balance: 'A-215 B-45 C+255 D+5'
	}
];
