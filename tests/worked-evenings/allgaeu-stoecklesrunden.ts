// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Allgäu rules' own.
// Einzelspiele cost 50 here, Rufspiel and Mungo 10, without Deckel (§5, §5.4).
import { bettel, farbgeier, farbwenz, geier, mungo, ruf, sie, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const stoecklesrunden: readonly Evening[] = [
	{
		says: 'five players to its end: each owes five contracts once, a Tout is a Solo, a Sie costs none, an extra Solo is warned of', source: '§5, §5.2, §5.4, §7.1',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ ask: 'stoecklesrunde', round: 'stoecklesrunde 0/-', must: 'D', owes: { A: 'solo wenz bettel rufspiel mungo', E: 'solo wenz bettel rufspiel mungo' } },
			// 25 × 2 Tout × 2. The Mungorunde it opens waits for the end.
			{ play: solo('A', true, { tout: true }), price: 100, pays: 'A+300 B-100 C-100 D-100', opens: 'mungorunde', round: 'stoecklesrunde 1/-', queue: 'mungorunde', dealer: 'A', out: 'A', must: 'E', owes: { A: 'wenz bettel rufspiel mungo' } },
			{ play: solo('B', 70), price: 50, pays: 'B+150 C-50 D-50 E-50', round: 'stoecklesrunde 2/-', dealer: 'B', out: 'B', must: 'A' },
			{ play: sie('C'), price: 520, pays: 'A-520 C+1560 D-520 E-520', round: 'stoecklesrunde 3/-', dealer: 'C', out: 'C', must: 'B', owes: { C: 'solo wenz bettel rufspiel mungo' } },
			{ play: solo('D', 70), price: 50, pays: 'A-50 B-50 D+150 E-50', round: 'stoecklesrunde 4/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: solo('E', 70), price: 50, pays: 'A-50 B-50 C-50 E+150', round: 'stoecklesrunde 5/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: wenz('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'stoecklesrunde 6/-', dealer: 'A', out: 'A', must: 'E' },
			{ play: wenz('B', 50), price: 50, pays: 'B-150 C+50 D+50 E+50', round: 'stoecklesrunde 7/-', dealer: 'B', out: 'B', must: 'A' },
			{ play: wenz('C', 70), price: 50, pays: 'A-50 C+150 D-50 E-50', round: 'stoecklesrunde 8/-', dealer: 'C', out: 'C', must: 'B' },
			{ play: wenz('D', 70), price: 50, pays: 'A-50 B-50 D+150 E-50', round: 'stoecklesrunde 9/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: wenz('E', 70), price: 50, pays: 'A-50 B-50 C-50 E+150', round: 'stoecklesrunde 10/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: bettel('A', true), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'stoecklesrunde 11/-', dealer: 'A', out: 'A', must: 'E' },
			{ play: bettel('B', false), price: 50, pays: 'B-150 C+50 D+50 E+50', round: 'stoecklesrunde 12/-', dealer: 'B', out: 'B', must: 'A' },
			{ play: bettel('C', true), price: 50, pays: 'A-50 C+150 D-50 E-50', round: 'stoecklesrunde 13/-', dealer: 'C', out: 'C', must: 'B' },
			{ play: bettel('D', false), price: 50, pays: 'A+50 B+50 D-150 E+50', round: 'stoecklesrunde 14/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: bettel('E', true), price: 50, pays: 'A-50 B-50 C-50 E+150', round: 'stoecklesrunde 15/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: ruf('AB', 70), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'stoecklesrunde 16/-', dealer: 'A', out: 'A', must: 'E' },
			// The called partner still owes a Rufspiel of his own.
			{ play: ruf('BC', 70), price: 10, pays: 'B+10 C+10 D-10 E-10', round: 'stoecklesrunde 17/-', dealer: 'B', out: 'B', must: 'A', owes: { B: 'mungo', C: 'solo rufspiel mungo' } },
			{ play: ruf('CD', 70), price: 10, pays: 'A-10 C+10 D+10 E-10', round: 'stoecklesrunde 18/-', dealer: 'C', out: 'C', must: 'B' },
			{ play: ruf('DE', 70), price: 10, pays: 'A-10 B-10 D+10 E+10', round: 'stoecklesrunde 19/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: ruf('EA', 70), price: 10, pays: 'A+10 B-10 C-10 E+10', round: 'stoecklesrunde 20/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: mungo('CD', { declarer: 'A' }), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'stoecklesrunde 21/-', dealer: 'A', out: 'A', must: 'E', owes: { A: '' } },
			// The last in turn is A, who owes nothing any more, so the one before him must.
			{ play: mungo('DE', { declarer: 'B' }), price: 10, pays: 'B+10 C+10 D-10 E-10', round: 'stoecklesrunde 22/-', dealer: 'B', out: 'B', must: 'E' },
			{ play: mungo('EA', { declarer: 'C' }), price: 10, pays: 'A-10 C+10 D+10 E-10', round: 'stoecklesrunde 23/-', dealer: 'C', out: 'C', must: 'E' },
			{ play: mungo('AB', { declarer: 'D' }), price: 10, pays: 'A-10 B-10 D+10 E+10', round: 'stoecklesrunde 24/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: solo('A', 70), price: 50, pays: 'A+150 B-50 C-50 E-50', warns: 'stoeckle-missing', round: 'stoecklesrunde 25/-', dealer: 'E', out: 'E', must: 'C' },
			{ play: solo('C', 70), price: 50, pays: 'A-50 B-50 C+150 D-50', round: 'stoecklesrunde 26/-', dealer: 'A', out: 'A', must: 'E', owes: { C: '', E: 'mungo' } },
			{ play: mungo('BC', { declarer: 'E' }), price: 10, pays: 'B-10 C-10 D+10 E+10', round: 'mungorunde 0/5', queue: '', dealer: 'B', out: 'B', must: null }
		],
		balance: 'A-130 B-650 C+1660 D-660 E-220'
	},
	{
		says: 'a newcomer owes nothing and need not play; a leaver takes his Stöckle along', source: '§5.4, §7.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'stoecklesrunde', round: 'stoecklesrunde 0/-', must: 'D' },
			{ seats: 'ABCDE', dealer: 'D', out: 'D', must: 'C', owes: { E: '' } },
			{ play: solo('E', 70), price: 50, pays: 'A-50 B-50 C-50 E+150', warns: 'stoeckle-missing', round: 'stoecklesrunde 1/-', dealer: 'E', out: 'E', must: 'D' },
			// E deals among four and is the last in turn, but owes nothing.
			{ seats: 'ABCE', dealer: 'E', out: '', must: 'C' }
		],
		balance: 'A-50 B-50 C-50 D+0 E+150'
	},
	{
		says: 'a Bockspiel gives up no Stöckle; a Mungo is somebody’s; a Stöckle struck is owed again', source: '§5.4, §8.4',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'stoecklesrunde', round: 'stoecklesrunde 0/-', must: 'D' },
			{ play: wenz('A', 70, { bockspiel: true }), price: 50, pays: 'A+150 B-50 C-50 D-50', owes: { A: 'solo wenz bettel rufspiel mungo' } },
			{ play: wenz('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'stoecklesrunde 1/-', dealer: 'A', must: 'A', owes: { A: 'solo bettel rufspiel mungo' } },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', warns: 'stoeckle-missing', round: 'stoecklesrunde 2/-', dealer: 'B', must: 'B', owes: { D: 'solo wenz bettel rufspiel mungo' } },
			{ play: geier('B', 70), price: 50, pays: 'A-50 B+150 C-50 D-50', warns: 'contract-not-here', round: 'stoecklesrunde 3/-', dealer: 'C', must: 'C' },
			{ strike: 3, round: 'stoecklesrunde 2/-', dealer: 'B', must: 'B', owes: { A: 'solo wenz bettel rufspiel mungo' } }
		],
		balance: 'A+90 B+90 C-90 D-90'
	},
	{
		says: 'a Megastöcklesrunde asks for Geier, Farbgeier and Farbwenz as well; a Rimini Runde is one round of them', source: '§5.5, §5.6',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'megastoecklesrunde', round: 'megastoecklesrunde 0/-', must: 'D', owes: { B: 'solo wenz bettel rufspiel mungo geier farbgeier farbwenz' } },
			{ ask: 'riminirunde', queue: 'riminirunde' },
			{ play: farbgeier('B', 70, { suit: 'laub' }), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'megastoecklesrunde 1/-', dealer: 'A', must: 'A', owes: { B: 'solo wenz bettel rufspiel mungo geier farbwenz' } },
			{ end: 'early', round: 'riminirunde 0/4', queue: '', must: null },
			{ play: farbgeier('B', 91, { laufende: 4 }), price: 100, pays: 'A-100 B+300 C-100 D-100', round: 'riminirunde 1/4', dealer: 'B' }, // (25 + 5 + 20) × 2
			{ play: farbwenz('C', 59), price: 50, pays: 'A+50 B+50 C-150 D+50', round: 'riminirunde 2/4', dealer: 'C' },
			{ play: ruf('AB', 70, { laufende: 3 }), price: 25, pays: 'A+25 B+25 C-25 D-25', round: 'riminirunde 3/4', dealer: 'D' },
			{ play: geier('D', 70), price: 50, pays: 'A-50 B-50 C-50 D+150', round: null, dealer: 'A' },
			// Outside the special rounds there is no Geier.
			{ play: geier('A', 70, { deckel: 'A' }), price: 50, pays: 'A+150 B-50 C-50 D-50', warns: 'contract-not-here', dealer: 'B' }
		],
		balance: 'A+25 B+425 C-425 D-25'
	}
];
