// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Allgäu rules' own.
// A Rufspiel costs 10, an Einzelspiel 25, a Mungo 10 (§4); a Deckel doubles (§4.4), and so does the Bockrunde (§5.1).
import { bettel, mungo, ruf, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const bockrunden: readonly Evening[] = [
	{
		says: '60 : 60 opens a Bockrunde of one game a player, with Deckel as ever', source: '§2.2, §4.4, §5.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ play: ruf('CD', 75, { deckel: 'D' }), price: 40, pays: 'A-40 B-40 C+40 D+40', round: 'bockrunde 1/4', dealer: 'B' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 2/4', dealer: 'C' },
			// Without a Deckel only Mungo, Tout and Sie, here too.
			{ play: solo('C', 61), price: 50, pays: 'A-50 B-50 C+150 D-50', warns: 'deckel-missing', round: 'bockrunde 3/4', dealer: 'D' },
			// (25 + 2 × 5) × 2 × 2. The round is over before the one that the Tout opens begins.
			{ play: wenz('D', true, { tout: true, laufende: 2 }), price: 140, pays: 'A-140 B-140 C-140 D+420', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: mungo('BA'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 1/4', dealer: 'B' }
		],
		balance: 'A-280 B-280 C+100 D+460'
	},
	{
		says: 'a Bockrunde inside a Bockrunde waits for its turn; 30 : 90 opens one either way', source: '§5, §5.1, §6.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 30, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ play: ruf('BC', 90, { deckel: 'A' }), price: 40, pays: 'A-40 B+40 C+40 D-40', opens: 'bockrunde', round: 'bockrunde 1/4', queue: 'bockrunde', dealer: 'B' },
			// 25 × 2 Schuss × 2 Deckel × 2; the opponents gave the last Schuss and have lost.
			{ play: solo('D', 60, { schuss: 1, deckel: 'B' }), price: 200, pays: 'A-200 B-200 C-200 D+600', opens: 'bockrunde', round: 'bockrunde 2/4', queue: 'bockrunde bockrunde', dealer: 'C' },
			{ play: mungo('AD'), price: 20, pays: 'A-20 B+20 C+20 D-20', round: 'bockrunde 3/4', dealer: 'D' },
			{ play: bettel('C', true, { deckel: 'D' }), price: 100, pays: 'A-100 B-100 C+300 D-100', round: 'bockrunde 0/4', queue: 'bockrunde', dealer: 'A' },
			{ play: mungo('BC'), price: 20, pays: 'A+20 B-20 C-20 D+20', round: 'bockrunde 1/4', dealer: 'B' },
			{ play: mungo('BC'), price: 20, pays: 'A+20 B-20 C-20 D+20', round: 'bockrunde 2/4', dealer: 'C' },
			{ play: mungo('BC'), price: 20, pays: 'A+20 B-20 C-20 D+20', round: 'bockrunde 3/4', dealer: 'D' },
			{ play: mungo('BC'), price: 20, pays: 'A+20 B-20 C-20 D+20', round: 'bockrunde 0/4', queue: '', dealer: 'A' },
			{ end: 'early', round: null },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', dealer: 'B' }
		],
		balance: 'A-310 B-350 C+110 D+550'
	},
	{
		says: 'what opens no Bockrunde: Augen of a Mungo, 31 and 89, a game that nobody counted', source: '§2.2, §5.1, §6.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: mungo({ A: 60, B: 30, C: 20, D: 10 }), price: 10, pays: 'A-10 B-10 C+10 D+10', dealer: 'A' },
			{ play: ruf('AB', 31, { deckel: 'A' }), price: 20, pays: 'A-20 B-20 C+20 D+20', dealer: 'B' },
			{ play: ruf('AB', 89, { deckel: 'A' }), price: 20, pays: 'A+20 B+20 C-20 D-20', dealer: 'C' },
			{ play: ruf('AB', false, { schneider: true, deckel: 'A' }), price: 30, pays: 'A-30 B-30 C+30 D+30', dealer: 'D' },
			// 30 with an own Re is Schneider, and opens one all the same: (25 + 5) × 4 × 2.
			{ play: wenz('A', 30, { schuss: 2, deckel: 'B' }), price: 240, pays: 'A-720 B+240 C+240 D+240', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' }
		],
		balance: 'A-760 B+200 C+280 D+280'
	},
	{
		says: 'a leaver in the middle of a Bockrunde: it keeps its five games', source: '§2.2, §5.1, §7.1',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/5', dealer: 'A', out: 'A' },
			{ play: solo('B', 70, { deckel: 'E' }), price: 100, pays: 'B+300 C-100 D-100 E-100', round: 'bockrunde 1/5', dealer: 'B', out: 'B' },
			{ seats: 'ABCD', dealer: 'B', out: '' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 2/5', dealer: 'C' },
			{ play: mungo('CD'), price: 20, pays: 'A+20 B+20 C-20 D-20', round: 'bockrunde 3/5', dealer: 'D' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 4/5', dealer: 'A' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: null, dealer: 'B' }
		],
		balance: 'A-60 B+240 C-40 D-40 E-100'
	},
	{
		says: 'a newcomer in the middle of a Bockrunde: it keeps its four games, the next one has five', source: '§2.2, §5.1, §7.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('CD', 60, { deckel: 'A' }), price: 20, pays: 'A+20 B+20 C-20 D-20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ play: mungo('CD'), price: 20, pays: 'A+20 B+20 C-20 D-20', round: 'bockrunde 1/4', dealer: 'B' },
			{ seats: 'ABCDE', dealer: 'B', out: 'B' },
			{ play: mungo('AE'), price: 20, pays: 'A-20 C+20 D+20 E-20', round: 'bockrunde 2/4', dealer: 'C', out: 'C' },
			{ play: mungo('DE'), price: 20, pays: 'A+20 B+20 D-20 E-20', round: 'bockrunde 3/4', dealer: 'D', out: 'D' },
			{ play: ruf('AB', 30, { deckel: 'C' }), price: 40, pays: 'A-40 B-40 C+40 E+40', opens: 'bockrunde', round: 'bockrunde 0/5', dealer: 'E', out: 'E' }
		],
		balance: 'A+0 B+20 C+20 D-40 E+0'
	},
	{
		says: 'a game corrected into a 60 : 60 makes the later ones Bock games, corrected away it unmakes them', source: '§5.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 61, { deckel: 'C' }), price: 20, pays: 'A+20 B+20 C-20 D-20', dealer: 'A' },
			{ play: ruf('CD', 70, { deckel: 'D' }), price: 20, pays: 'A-20 B-20 C+20 D+20', dealer: 'B' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', dealer: 'C' },
			{
				correct: 1, play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 2/4',
				now: { 2: { price: 40, pays: 'A-40 B-40 C+40 D+40' }, 3: { price: 20, pays: 'A-20 B-20 C+20 D+20' } }
			},
			{ play: mungo('AC'), price: 20, pays: 'A-20 B+20 C-20 D+20', round: 'bockrunde 3/4', dealer: 'D' },
			{
				correct: 4, play: ruf('AB', 62, { deckel: 'C' }), price: 20, pays: 'A+20 B+20 C-20 D-20', round: null,
				now: {
					2: { price: 20, pays: 'A-20 B-20 C+20 D+20' },
					3: { price: 10, pays: 'A-10 B-10 C+10 D+10' },
					5: { price: 10, pays: 'A-10 B+10 C-10 D+10' }
				}
			},
			// Without the last correction the one before it counts again.
			{
				strike: 6, round: 'bockrunde 3/4',
				now: {
					4: { price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde' },
					2: { price: 40, pays: 'A-40 B-40 C+40 D+40' },
					3: { price: 20, pays: 'A-20 B-20 C+20 D+20' },
					5: { price: 20, pays: 'A-20 B+20 C-20 D+20' }
				}
			}
		],
		balance: 'A-100 B-60 C+60 D+100'
	},
	{
		says: 'a void of the game that opened the running round prices the later games anew, and a void of the void', source: '§5, §5.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: solo('A', 60, { deckel: 'A' }), price: 50, pays: 'A-150 B+50 C+50 D+50', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ play: solo('B', 70, { deckel: 'C' }), price: 100, pays: 'A-100 B+300 C-100 D-100', round: 'bockrunde 1/4', dealer: 'B' },
			{ play: ruf('CD', 90, { deckel: 'A' }), price: 40, pays: 'A-40 B-40 C+40 D+40', opens: 'bockrunde', round: 'bockrunde 2/4', queue: 'bockrunde', dealer: 'C' },
			// One game fewer was dealt, and the round of the 30 : 90 has nothing to wait for.
			{
				strike: 1, round: 'bockrunde 0/4', queue: '', dealer: 'B',
				now: { 2: { price: 50, pays: 'A-50 B+150 C-50 D-50' }, 3: { price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde' } }
			},
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 1/4', dealer: 'C' },
			{
				strike: 4, round: 'bockrunde 3/4', queue: 'bockrunde', dealer: 'D',
				now: {
					1: { price: 50, pays: 'A-150 B+50 C+50 D+50', opens: 'bockrunde' },
					2: { price: 100, pays: 'A-100 B+300 C-100 D-100' },
					3: { price: 40, pays: 'A-40 B-40 C+40 D+40', opens: 'bockrunde' }
				}
			}
		],
		balance: 'A-310 B+290 C+10 D+10'
	}
];
