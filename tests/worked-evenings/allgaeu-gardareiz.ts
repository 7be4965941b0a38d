// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Allgäu rules' own.
// Every Einzelspiel of the round costs 25 × 2, without Deckel (§5).
import { bettel, herz, mungo, ruf, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const gardareiz: readonly Evening[] = [
	{
		says: 'without a Stock one round: the bid reached, missed by one, missing; a Bettel goes up to 76', source: '§5.1, §5.3, §6.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/4' },
			{ play: solo('A', 70, { bid: 70 }), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'gardareizrunde 1/4', dealer: 'A' },
			{ play: solo('B', 69, { bid: 70 }), price: 50, pays: 'A+50 B-150 C+50 D+50', round: 'gardareizrunde 2/4', dealer: 'B' },
			{ play: solo('C', 65), price: 50, pays: 'A-50 B-50 C+150 D-50', warns: 'bid-missing', round: 'gardareizrunde 3/4', dealer: 'C' },
			{ play: bettel('D', true, { bid: 76 }), price: 50, pays: 'A-50 B-50 C-50 D+150', round: null, dealer: 'D' },
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/4' },
			{ play: bettel('A', true, { bid: 78 }), price: 50, pays: 'A+150 B-50 C-50 D-50', warns: 'bid-too-high', round: 'gardareizrunde 1/4', dealer: 'A' },
			{ play: ruf('AB', 70), price: 10, pays: 'A+10 B+10 C-10 D-10', warns: 'contract-not-here', round: 'gardareizrunde 2/4', dealer: 'B' },
			// 60 Augen reach no bid, whoever gave a Schuss; without a Stock a lost Herz-Solo pays nothing into it.
			{ play: herz('C', 60, { bid: 62, schuss: 1 }), price: 100, pays: 'A+100 B+100 C-300 D+100', opens: 'bockrunde', queue: 'bockrunde', round: 'gardareizrunde 3/4', dealer: 'C' },
			// The winners' 25 are no Schneider: only losers can be.
			{ play: solo('D', 95, { bid: 100 }), price: 50, pays: 'A+50 B+50 C+50 D-150', round: 'bockrunde 0/4', queue: '', dealer: 'D' }
		],
		balance: 'A+410 B-190 C-210 D-10'
	},
	{
		says: 'a bid decides Schneider too: the loser’s fewer than 30, exactly 30 opens a Bockrunde', source: '§2.2, §5.1, §5.3, §6.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/4' },
			{ play: solo('A', 92, { bid: 62 }), price: 60, pays: 'A+180 B-60 C-60 D-60', round: 'gardareizrunde 1/4', dealer: 'A' }, // (25 + 5) × 2
			{ play: solo('B', 29, { bid: 64 }), price: 60, pays: 'A+60 B-180 C+60 D+60', round: 'gardareizrunde 2/4', dealer: 'B' },
			{ play: solo('C', 90, { bid: 92 }), price: 50, pays: 'A+50 B+50 C-150 D+50', opens: 'bockrunde', round: 'gardareizrunde 3/4', queue: 'bockrunde', dealer: 'C' },
			{ play: herz('D', true, { tout: true, bid: 120 }), price: 100, pays: 'A-100 B-100 C-100 D+300', opens: 'mungorunde', round: 'bockrunde 0/4', queue: 'mungorunde', dealer: 'D' }
		],
		balance: 'A+190 B-290 C-250 D+350'
	},
	{
		says: 'a Stock of 350: two lost Herz-Soli pay 200 each, the won one gets 750 and ends it', source: '§5.3, §8.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D', stock: 350,
		rows: [
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/-' },
			{ play: herz('A', 61, { bid: 62 }), price: 50, pays: 'A-150 B+50 C+50 D+50', fromStock: 'A-200', stock: 550, round: 'gardareizrunde 1/-', dealer: 'A' },
			{ play: herz('B', 50, { bid: 64 }), price: 50, pays: 'A+50 B-150 C+50 D+50', fromStock: 'B-200', stock: 750, round: 'gardareizrunde 2/-', dealer: 'B' },
			{ play: solo('C', 80, { bid: 70, suit: 'eichel' }), price: 50, pays: 'A-50 B-50 C+150 D-50', round: 'gardareizrunde 3/-', dealer: 'C' },
			{ play: bettel('D', true, { bid: 62 }), price: 50, pays: 'A-50 B-50 C-50 D+150', round: 'gardareizrunde 4/-', dealer: 'D' },
			{ play: herz('A', 80, { bid: 80 }), price: 50, pays: 'A+150 B-50 C-50 D-50', fromStock: 'A+750', stock: 0, round: null, dealer: 'A' }
		],
		balance: 'A+500 B-450 C+150 D+150'
	},
	{
		says: 'a Stock that arises by Vergeben lengthens the round; by agreement a won Bettel takes it', source: '§5.3, §8.1, §8.2',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'gardareizrunde', anyWins: true, round: 'gardareizrunde 0/4' },
			{ play: solo('A', 70, { bid: 62, suit: 'eichel' }), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'gardareizrunde 1/4', dealer: 'A' },
			{ vergeben: 'B', pays: 'B-50', stock: 50, round: 'gardareizrunde 1/-' },
			// As much again: the Stock is less than 200.
			{ play: herz('B', 50, { bid: 62 }), price: 50, pays: 'A+50 B-150 C+50 D+50', fromStock: 'B-50', stock: 100, round: 'gardareizrunde 2/-', dealer: 'B' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', warns: 'contract-not-here', round: 'gardareizrunde 3/-', dealer: 'C' },
			// Paying in stays with the Herz-Solo.
			{ play: solo('C', 50, { bid: 62, suit: 'laub' }), price: 50, pays: 'A+50 B+50 C-150 D+50', round: 'gardareizrunde 4/-', dealer: 'D' },
			{ verabhebt: 'B', pays: 'B-50', stock: 150 },
			// A Bockspiel stands beside the round.
			{ play: herz('A', 70, { bockspiel: true }), price: 50, pays: 'A+150 B-50 C-50 D-50' },
			{ play: bettel('D', true, { bid: 70 }), price: 50, pays: 'A-50 B-50 C-50 D+150', fromStock: 'D+150', stock: 0, round: null, dealer: 'A' }
		],
		balance: 'A+360 B-390 C-260 D+290'
	},
	{
		says: 'with the Vergeben struck there was no Stock: the round ended after its fourth game', source: '§4.4, §5.3, §8.1',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/4' },
			{ vergeben: 'A', pays: 'A-50', stock: 50, round: 'gardareizrunde 0/-' },
			{ play: solo('A', 70, { bid: 62 }), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'gardareizrunde 1/-', dealer: 'A' },
			{ play: solo('B', 70, { bid: 62 }), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'gardareizrunde 2/-', dealer: 'B' },
			{ play: solo('C', 70, { bid: 62 }), price: 50, pays: 'A-50 B-50 C+150 D-50', round: 'gardareizrunde 3/-', dealer: 'C' },
			{ play: solo('D', 70, { bid: 62 }), price: 50, pays: 'A-50 B-50 C-50 D+150', round: 'gardareizrunde 4/-', dealer: 'D' },
			{ play: solo('A', 70, { bid: 62 }), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'gardareizrunde 5/-', dealer: 'A' },
			{ strike: 2, stock: 0, round: null, now: { 7: { price: 25, pays: 'A+75 B-25 C-25 D-25', warns: 'deckel-missing' } } }
		],
		balance: 'A+75 B-25 C-25 D-25'
	},
	{
		// "Dauert das Herausspielen des Stock zulange Können nach Absprache auch andere Spiele den Stock bekommen."
		says: 'agreed in the middle: any won game gets the Stock from there on; elsewhere it is warned of', source: '§5.3',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D', stock: 100,
		rows: [
			{ agreed: true, warns: 'no-such-round' },
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/-' },
			{ play: solo('A', 70, { bid: 62 }), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'gardareizrunde 1/-', dealer: 'A' },
			{ agreed: true },
			{ agreed: false },
			{ play: solo('B', 70, { bid: 62 }), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'gardareizrunde 2/-', dealer: 'B' },
			{ agreed: true },
			{ play: solo('C', 70, { bid: 62 }), price: 50, pays: 'A-50 B-50 C+150 D-50', fromStock: 'C+100', stock: 0, round: null, dealer: 'C' }
		],
		balance: 'A+50 B+50 C+150 D-150'
	},
	{
		// Nobody bids: the source is silent; thrown in, the next player deals, and it uses up no game of the round (1.5).
		says: 'nobody bids: the next deals, no game of the round is used up; outside it is warned of; a Wenz that was bid for is priced', source: '§5.3',
		book: 'allgaeu', seats: 'ABCD', dealer: 'D',
		rows: [
			{ passed: true, warns: 'contract-not-here', dealer: 'A' },
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/4' },
			{ passed: true, dealer: 'B' },
			{ play: solo('A', 70, { bid: 62 }), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'gardareizrunde 1/4', dealer: 'C' },
			{ passed: true, dealer: 'D' },
			// 25, doubled as an Einzelspiel of a special round; 70 reach 62.
			{ play: wenz('B', 70, { bid: 62 }), price: 50, pays: 'A-50 B+150 C-50 D-50', warns: 'contract-not-here', round: 'gardareizrunde 2/4', dealer: 'A' }
		],
		balance: 'A+100 B+100 C-100 D-100'
	},
	{
		says: 'ended early, the Stock stays; five at the table play five games without one', source: '§5.3, §7.1, §8.1',
		book: 'allgaeu', seats: 'ABCDE', dealer: 'E', out: 'E', stock: 80,
		rows: [
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/-' },
			{ play: herz('A', 62, { bid: 64 }), price: 50, pays: 'A-150 B+50 C+50 D+50', fromStock: 'A-80', stock: 160, round: 'gardareizrunde 1/-', dealer: 'A', out: 'A' },
			{ end: 'early', round: null },
			// Herz-Solo outside the round: 25 × 2 Deckel, and no Stock.
			{ play: herz('B', 70, { deckel: 'C' }), price: 50, pays: 'B+150 C-50 D-50 E-50', dealer: 'B', out: 'B' },
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/-' },
			{ play: herz('C', 70, { bid: 70 }), price: 50, pays: 'A-50 C+150 D-50 E-50', fromStock: 'C+160', stock: 0, round: null, dealer: 'C', out: 'C' },
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/5' },
			{ play: herz('D', 70, { bid: 70 }), price: 50, pays: 'A-50 B-50 D+150 E-50', round: 'gardareizrunde 1/5', dealer: 'D', out: 'D' }
		],
		balance: 'A-330 B+150 C+310 D+100 E-150'
	}
];
