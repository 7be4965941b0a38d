// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Allgäu rules' own.
// In special rounds other than the Bockrunde no Deckel count; Einzelspiele double, Rufspiel and Mungo do not (§5).
import {
	bettel,
	durchmarsch,
	farbgeier,
	farbwenz,
	geier,
	mungo,
	ruf,
	sie,
	solo,
	wenz,
	type Evening
} from './protocol.ts';

// prettier-ignore
export const mungorunden: readonly Evening[] = [
	{
		says: 'Schwarz opens a Mungorunde; Farbwenz and Geier belong there, a Rufspiel does not; 60 : 60 in its last game', source: '§5, §5.1, §5.2.1, §6.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: farbwenz('B', 70), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'mungorunde 1/4', dealer: 'B' },
			{ play: geier('C', true, { laufende: 2 }), price: 70, pays: 'A-70 B-70 C+210 D-70', round: 'mungorunde 2/4', dealer: 'C' },
			{ play: ruf('AB', 70), price: 10, pays: 'A+10 B+10 C-10 D-10', warns: 'contract-not-here', round: 'mungorunde 3/4', dealer: 'D' },
			{ play: solo('D', 60), price: 50, pays: 'A+50 B+50 C+50 D-150', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' }
		],
		balance: 'A-20 B+180 C+160 D-320'
	},
	{
		says: 'a won Tout opens a Mungorunde; in it Deckel do not count, a Sie doubles, a Farbgeier has no place', source: '§4.2.4, §4.4, §5, §5.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: solo('A', true, { tout: true }), price: 50, pays: 'A+150 B-50 C-50 D-50', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: solo('B', 70, { deckel: 'BC' }), price: 50, pays: 'A-50 B+150 C-50 D-50', warns: 'deckel-not-allowed', round: 'mungorunde 1/4', dealer: 'B' },
			// (25 + 8 × 5) × 4 × 2
			{ play: sie('C'), price: 520, pays: 'A-520 B-520 C+1560 D-520', round: 'mungorunde 2/4', dealer: 'C' },
			{ play: farbgeier('D', 70), price: 50, pays: 'A-50 B-50 C-50 D+150', warns: 'contract-not-here', round: 'mungorunde 3/4', dealer: 'D' },
			{ play: durchmarsch('A', { spritzen: 'B' }), price: 20, pays: 'A-60 B+20 C+20 D+20', round: null, dealer: 'A' }
		],
		balance: 'A-530 B-450 C+1430 D-450'
	},
	{
		says: 'a lost Tout, a Bettel, a Mungo and a Sie open none; Schwarz of the losing declarer does; 120 Augen alone do not', source: '§4.2.3, §5.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: wenz('A', false, { tout: true }), price: 50, pays: 'A-150 B+50 C+50 D+50', dealer: 'A' },
			{ play: bettel('B', true, { deckel: 'A' }), price: 50, pays: 'A-50 B+150 C-50 D-50', dealer: 'B' },
			{ play: durchmarsch('C'), price: 10, pays: 'A+10 B+10 C-30 D+10', dealer: 'C' },
			{ play: sie('D'), price: 260, pays: 'A-260 B-260 C-260 D+780', dealer: 'D' },
			{ play: ruf('AB', 0, { schwarz: true, deckel: 'D' }), price: 40, pays: 'A-40 B-40 C+40 D+40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			// Schneider, not Schwarz: (25 + 5) × 2.
			{ play: solo('A', 120), price: 60, pays: 'A+180 B-60 C-60 D-60', round: 'mungorunde 1/4', dealer: 'B' }
		],
		balance: 'A-310 B-150 C-310 D+770'
	},
	{
		says: 'the second one asks the table, and the table wants a Bockrunde', source: '§5.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ end: 'early', round: null },
			{ play: ruf('CD', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A-40 B-40 C+40 D+40', opens: 'vote', votes: 1, dealer: 'B' },
			{ vote: [1, 3], votes: 0, round: 'bockrunde 0/4' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 1/4', dealer: 'C' }
		],
		balance: 'A-20 B-20 C+20 D+20'
	},
	{
		says: 'two open votes answered in their order: a tie is a Mungorunde; a third answer had nothing to answer', source: '§5, §5.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: solo('A', true, { schwarz: true, deckel: 'A' }), price: 70, pays: 'A+210 B-70 C-70 D-70', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: solo('B', true, { schwarz: true }), price: 70, pays: 'A-70 B+210 C-70 D-70', opens: 'vote', votes: 1, round: 'mungorunde 1/4', dealer: 'B' },
			{ play: wenz('C', true, { tout: true }), price: 100, pays: 'A-100 B-100 C+300 D-100', opens: 'vote', votes: 2, round: 'mungorunde 2/4', dealer: 'C' },
			{ vote: [2, 2], votes: 1, queue: 'mungorunde' },
			{ vote: [0, 4], votes: 0, queue: 'mungorunde bockrunde' },
			{ vote: [4, 0], warns: 'no-open-vote', queue: 'mungorunde bockrunde mungorunde' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 3/4', dealer: 'D' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 0/4', queue: 'bockrunde mungorunde', dealer: 'A' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 1/4', dealer: 'B' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 2/4', dealer: 'C' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 3/4', dealer: 'D' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'bockrunde 0/4', queue: 'mungorunde', dealer: 'A' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 1/4', dealer: 'B' }
		],
		balance: 'A-20 B-20 C+220 D-180'
	},
	{
		says: 'a vote and Bockrunden at once: each queues where it arose, a decision where it was decided', source: '§5, §5.1, §5.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: solo('A', true, { schwarz: true, deckel: 'D' }), price: 70, pays: 'A+210 B-70 C-70 D-70', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: solo('B', 60), price: 50, pays: 'A+50 B-150 C+50 D+50', opens: 'bockrunde', round: 'mungorunde 1/4', queue: 'bockrunde', dealer: 'B' },
			{ play: wenz('C', true, { schwarz: true }), price: 70, pays: 'A-70 B-70 C+210 D-70', opens: 'vote', votes: 1, round: 'mungorunde 2/4', dealer: 'C' },
			{ play: solo('D', 30), price: 50, pays: 'A+50 B+50 C+50 D-150', opens: 'bockrunde', round: 'mungorunde 3/4', queue: 'bockrunde bockrunde', dealer: 'D' },
			{ vote: [3, 1], votes: 0, queue: 'bockrunde bockrunde mungorunde' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'bockrunde 0/4', queue: 'bockrunde mungorunde', dealer: 'A' },
			{ end: 'early', round: 'bockrunde 0/4', queue: 'mungorunde' },
			{ end: 'early', round: 'mungorunde 0/4', queue: '' },
			{ end: 'early', round: null },
			{ end: 'early', warns: 'no-such-round' }
		],
		balance: 'A+230 B-250 C+250 D-230'
	},
	{
		says: 'made a geschobene before its first game: three Soli lengthen it by three', source: '§5.2.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ ask: 'mungorunde', geschoben: true, round: 'mungorunde 0/-' },
			{ play: solo('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'mungorunde 1/-', dealer: 'B' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 2/-', dealer: 'C' },
			{ play: solo('C', 50), price: 50, pays: 'A+50 B+50 C-150 D+50', round: 'mungorunde 3/-', dealer: 'D' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 4/-', dealer: 'A' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 5/-', dealer: 'B' },
			{ play: wenz('B', 80), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'mungorunde 6/-', dealer: 'C' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: null, dealer: 'D' }
		],
		balance: 'A+170 B+170 C-270 D-70'
	},
	{
		says: 'a waiting one is made a geschobene in the queue; with a game played, asking for one is a new one', source: '§5, §5.2.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 60, { deckel: 'C' }), price: 20, pays: 'A-20 B-20 C+20 D+20', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' },
			{ play: ruf('CD', true, { schwarz: true, deckel: 'D' }), price: 80, pays: 'A-80 B-80 C+80 D+80', opens: 'mungorunde', round: 'bockrunde 1/4', queue: 'mungorunde', dealer: 'B' },
			{ ask: 'mungorunde', geschoben: true },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 2/4', dealer: 'C' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'bockrunde 3/4', dealer: 'D' },
			{ play: mungo('AB'), price: 20, pays: 'A-20 B-20 C+20 D+20', round: 'mungorunde 0/-', queue: '', dealer: 'A' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 1/-', dealer: 'B' },
			{ ask: 'mungorunde', geschoben: true, queue: 'mungorunde' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 2/-', dealer: 'C' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 3/-', dealer: 'D' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 0/-', queue: '', dealer: 'A' },
			{ play: solo('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'mungorunde 1/-', dealer: 'B' }
		],
		balance: 'A+30 B-170 C+70 D+70'
	},
	{
		says: 'after the first game of a normal one a geschobene is a new one behind it, and stays as it is', source: '§5.2.1, §5.2.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 1/4', dealer: 'B' },
			{ ask: 'mungorunde', geschoben: true, queue: 'mungorunde' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 2/4', dealer: 'C' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 3/4', dealer: 'D' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'mungorunde 0/-', queue: '', dealer: 'A' },
			// No game opened this one, and it is already geschoben.
			{ ask: 'mungorunde', geschoben: true, queue: 'mungorunde' },
			{ end: 'early', round: 'mungorunde 0/-', queue: '' },
			{ end: 'early', round: null }
		],
		balance: 'A+80 B+80 C-80 D-80'
	},
	{
		says: 'the one that was voted for is made a geschobene too, the one that was asked for is not', source: '§5.2, §5.2.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ end: 'early', round: null },
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'vote', votes: 1, dealer: 'B' },
			{ vote: [3, 1], votes: 0, round: 'mungorunde 0/4' },
			{ ask: 'mungorunde', geschoben: true, round: 'mungorunde 0/-' },
			{ end: 'early', round: null },
			{ ask: 'mungorunde', round: 'mungorunde 0/4' },
			{ ask: 'mungorunde', geschoben: true, queue: 'mungorunde' },
			{ end: 'early', round: 'mungorunde 0/-', queue: '' }
		],
		balance: 'A+80 B+80 C-80 D-80'
	},
	{
		says: 'a Mungorunde of a vote that had nothing to answer was asked for: a geschobene is a new one', source: '§5.2, §5.2.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ vote: [3, 1], warns: 'no-open-vote', round: 'mungorunde 0/4' },
			{ ask: 'mungorunde', geschoben: true, queue: 'mungorunde' }
		],
		balance: 'A+0 B+0 C+0 D+0'
	},
	{
		says: 'the first of a vote chain corrected: the second opens the round, and its vote had nothing to answer', source: '§4.4, §5.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: solo('C', true, { schwarz: true }), price: 70, pays: 'A-70 B-70 C+210 D-70', opens: 'vote', votes: 1, round: 'mungorunde 1/4', dealer: 'B' },
			{ vote: [1, 3], votes: 0, queue: 'bockrunde' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 2/4', dealer: 'C' },
			{
				correct: 1, play: ruf('AB', true, { deckel: 'A' }), price: 20, pays: 'A+20 B+20 C-20 D-20', round: 'mungorunde 1/4',
				now: { 2: { price: 35, pays: 'A-35 B-35 C+105 D-35', opens: 'mungorunde', warns: 'deckel-missing' }, 3: { warns: 'no-open-vote' } }
			},
			// Without this game the deal is one behind.
			{ strike: 2, round: 'bockrunde 1/4', queue: '', dealer: 'B', now: { 4: { price: 20, pays: 'A-20 B-20 C+20 D+20' } } }
		],
		balance: 'A+0 B+0 C+0 D+0'
	},
	{
		says: 'a Bockspiel inside a Mungorunde and a Bockrunde: × 2 once, any contract, no game of the round, the deal stays', source: '§5.1, §5.2, §8.4',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: wenz('A', true, { tout: true }), price: 50, pays: 'A+150 B-50 C-50 D-50', opens: 'mungorunde', round: 'mungorunde 0/4', dealer: 'A' },
			{ play: ruf('BC', 60, { bockspiel: true, deckel: 'D' }), price: 20, pays: 'A+20 B-20 C-20 D+20', opens: 'bockrunde', warns: 'deckel-not-allowed', queue: 'bockrunde' },
			{ play: solo('B', 70), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'mungorunde 1/4', dealer: 'B' },
			{ play: solo('C', 70, { bockspiel: true }), price: 50, pays: 'A-50 B-50 C+150 D-50' },
			{ end: 'early', round: 'bockrunde 0/4', queue: '' },
			{ play: ruf('AB', 70, { bockspiel: true }), price: 20, pays: 'A+20 B+20 C-20 D-20' },
			{ play: ruf('AB', 70, { deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', round: 'bockrunde 1/4', dealer: 'C' }
		],
		balance: 'A+130 B+90 C-30 D-190'
	}
];
