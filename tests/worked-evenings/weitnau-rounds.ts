// Worked out by hand from the paragraphs, never copied from what the program prints. Paragraphs are the Weitnau ZGB's own;
// where it is silent, rules.md says to do as the Allgäu does.
import {
	bettel,
	durchmarsch,
	farbgeier,
	farbwenz,
	gargaraz,
	geier,
	herz,
	mungo,
	ruf,
	sie,
	solo,
	wenz,
	type Evening
} from './protocol.ts';

// prettier-ignore
export const weitnauRounds: readonly Evening[] = [
	{
		says: 'a won Bettel opens a Mungorunde, a Si, a lost Durch and a Mungo do not; it lasts four Mungos; never a vote', source: '§3.2.4, §4, §4.1',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: sie('A'), price: 260, pays: 'A+780 B-260 C-260 D-260', dealer: 'A' },
			{ play: solo('B', false, { tout: true, deckel: 'B' }), price: 100, pays: 'A+100 B-300 C+100 D+100', dealer: 'B' },
			{ play: durchmarsch('C'), price: 10, pays: 'A+10 B+10 C-30 D+10', dealer: 'C' },
			{ play: bettel('D', true, { deckel: 'D' }), price: 50, pays: 'A-50 B-50 C-50 D+150', opens: 'mungorunde', round: 'mungorunde 0/-', dealer: 'D' },
			// The Mungorunde knows no Geier and no Farbwenz.
			{ play: geier('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', warns: 'contract-not-here', round: 'mungorunde 1/-', dealer: 'A' },
			{ play: farbwenz('B', 70), price: 50, pays: 'A-50 B+150 C-50 D-50', warns: 'contract-not-here', round: 'mungorunde 2/-', dealer: 'B' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 3/-', dealer: 'C' },
			{ play: bettel('C', true), price: 50, pays: 'A-50 B-50 C+150 D-50', opens: 'mungorunde', round: 'mungorunde 4/-', queue: 'mungorunde', dealer: 'D' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 5/-', dealer: 'A' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 6/-', dealer: 'B' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 0/-', queue: '', dealer: 'C' },
			{ play: sie('B'), price: 520, pays: 'A-520 B+1560 C-520 D-520', round: 'mungorunde 1/-', dealer: 'D' }
		],
		balance: 'A+330 B+970 C-670 D-630'
	},
	{
		says: 'Bockrunden and Mungorunden queue in the order they arose; a vote has nothing to answer', source: '§4, §4.1, §4.2, §5',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 120, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/-', dealer: 'A' },
			{ play: solo('B', 60), price: 50, pays: 'A+50 B-150 C+50 D+50', opens: 'bockrunde', round: 'mungorunde 1/-', queue: 'bockrunde', dealer: 'B' },
			{ play: wenz('C', true, { schwarz: true }), price: 70, pays: 'A-70 B-70 C+210 D-70', opens: 'mungorunde', round: 'mungorunde 2/-', queue: 'bockrunde mungorunde', dealer: 'C' },
			// The opponents have exactly 30 and gave the last Schuss: (25 + 5) × 2 × 2.
			{ play: solo('D', 90, { schuss: 1 }), price: 120, pays: 'A-120 B-120 C-120 D+360', opens: 'bockrunde', round: 'mungorunde 3/-', queue: 'bockrunde mungorunde bockrunde', dealer: 'D' },
			{ end: 'early', round: 'bockrunde 0/4', queue: 'mungorunde bockrunde' },
			{ play: ruf('AB', 30, { deckel: 'A' }), price: 40, pays: 'A-40 B-40 C+40 D+40', opens: 'bockrunde', round: 'bockrunde 1/4', queue: 'mungorunde bockrunde bockrunde', dealer: 'A' },
			{ end: 'early', round: 'mungorunde 0/-', queue: 'bockrunde bockrunde' },
			{ vote: [0, 4], warns: 'no-open-vote', queue: 'bockrunde bockrunde bockrunde' }
		],
		balance: 'A-140 B-340 C+140 D+340'
	},
	{
		// §4.1: "bis vier Mungospiele gemacht wurden".
		says: 'five begin a Mungorunde and one leaves: four Mungos end it', source: '§4.1, §6',
		book: 'weitnau', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/-', dealer: 'A', out: 'A' },
			{ seats: 'ABCD', dealer: 'B', out: '' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 1/-', dealer: 'C' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 2/-', dealer: 'D' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 3/-', dealer: 'A' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: null, dealer: 'B' }
		],
		balance: 'A+0 B+0 C+0 D+0 E+0'
	},
	{
		// §4.1: "bis vier Mungospiele gemacht wurden", whoever sits there; a Solo in it counts as a Bock game and no Mungo.
		says: 'six in a Mungorunde: after the fourth Mungo it is over', source: '§4, §4.1, §6.1',
		book: 'weitnau', seats: 'ABCDEF', dealer: 'F', out: 'FE',
		rows: [
			{ play: ruf('AB', true, { schwarz: true, deckel: 'A' }), price: 40, pays: 'A+40 B+40 C-40 D-40', opens: 'mungorunde', round: 'mungorunde 0/-', dealer: 'A', out: 'AF' },
			{ play: mungo('BC'), price: 10, pays: 'B-10 C-10 D+10 E+10', round: 'mungorunde 1/-', dealer: 'B', out: 'BA' },
			{ play: mungo('CD'), price: 10, pays: 'C-10 D-10 E+10 F+10', round: 'mungorunde 2/-', dealer: 'C', out: 'CB' },
			{ play: solo('D', 70), price: 50, pays: 'A-50 D+150 E-50 F-50', round: 'mungorunde 3/-', dealer: 'D', out: 'DC' },
			{ play: mungo('EF'), price: 10, pays: 'A+10 B+10 E-10 F-10', round: 'mungorunde 4/-', dealer: 'E', out: 'ED' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 F+10', round: null, dealer: 'F', out: 'FE' }
		],
		// A 40 − 50 + 10 − 10, B 40 − 10 + 10 − 10, C − 40 − 10 − 10 + 10, D − 40 + 10 − 10 + 150, E 10 + 10 − 50 − 10, F 10 − 50 − 10 + 10
		balance: 'A-10 B+30 C-50 D+110 E-40 F-40'
	},
	{
		says: 'an Abschlussrunde only where there was no Mungorunde: the Bettel that opened one is corrected', source: '§4, §4.1, §4.7',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: bettel('A', true, { deckel: 'A' }), price: 50, pays: 'A+150 B-50 C-50 D-50', opens: 'mungorunde', round: 'mungorunde 0/-', dealer: 'A' },
			// In Weitnau it does not matter who holds the Alte.
			{ ask: 'abschlussrunde', alte: 'C', warns: 'no-such-round' },
			{
				correct: 1, play: bettel('A', false, { deckel: 'A' }), price: 50, pays: 'A-150 B+50 C+50 D+50', round: 'abschlussrunde 0/4',
				now: { 2: {} }
			},
			{ play: solo('B', 70), price: 50, pays: 'A-50 B+150 C-50 D-50', round: 'abschlussrunde 1/4', dealer: 'B' },
			{ play: mungo('CD'), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'abschlussrunde 2/4', dealer: 'C' },
			{ play: ruf('AB', 70), price: 10, pays: 'A+10 B+10 C-10 D-10', warns: 'contract-not-here', round: 'abschlussrunde 3/4', dealer: 'D' },
			{ play: geier('D', 70, { deckel: 'D' }), price: 50, pays: 'A-50 B-50 C-50 D+150', warns: 'contract-not-here deckel-not-allowed', round: null, dealer: 'A' }
		],
		balance: 'A-230 B+170 C-70 D+130'
	},
	{
		says: 'a Mungorunde that was asked for is one too: no Abschlussrunde after it', source: '§4.1, §4.7',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'mungorunde', round: 'mungorunde 0/-' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'mungorunde 1/-', dealer: 'A' },
			{ end: 'early', round: null },
			{ ask: 'abschlussrunde', warns: 'no-such-round' },
			{ strike: 1, round: 'abschlussrunde 0/4', now: { 3: { warns: 'no-such-round' }, 4: {} } }
		],
		balance: 'A-10 B-10 C+10 D+10'
	},
	{
		says: 'an Abschlussrunde is a Mungorunde: no second one', source: '§4.7',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			// Nobody asks for the Alte here: it waits for no game.
			{ announce: 'abschlussrunde', warns: 'no-such-round' },
			{ ask: 'abschlussrunde', round: 'abschlussrunde 0/4' },
			// Ended without a game it did not come about, and may be asked for again.
			{ end: 'early', round: null },
			{ ask: 'abschlussrunde', round: 'abschlussrunde 0/4' },
			{ play: mungo('AB'), price: 10, pays: 'A-10 B-10 C+10 D+10', round: 'abschlussrunde 1/4', dealer: 'A' },
			{ end: 'early', round: null },
			{ ask: 'abschlussrunde', warns: 'no-such-round' },
			{ strike: 4, now: { 6: { warns: 'no-such-round' }, 7: {} }, round: 'abschlussrunde 0/4' }
		],
		balance: 'A-10 B-10 C+10 D+10'
	},
	{
		says: 'a Rimini Runde with Gargaraz, Farbgeier and Farbwenz: up to eight Laufende; a Rufspiel stays single', source: '§4, §4.2, §4.6',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: geier('A', 70, { deckel: 'A' }), price: 50, pays: 'A+150 B-50 C-50 D-50', warns: 'contract-not-here', dealer: 'A' },
			{ ask: 'riminirunde', round: 'riminirunde 0/4' },
			{ play: gargaraz('B', 91), price: 60, pays: 'A-60 B+180 C-60 D-60', round: 'riminirunde 1/4', dealer: 'B' }, // (25 + 5) × 2
			{ play: farbgeier('C', 70, { suit: 'eichel', laufende: 8 }), price: 130, pays: 'A-130 B-130 C+390 D-130', round: 'riminirunde 2/4', dealer: 'C' }, // (25 + 40) × 2
			{ play: ruf('AB', 70, { laufende: 3 }), price: 25, pays: 'A+25 B+25 C-25 D-25', round: 'riminirunde 3/4', dealer: 'D' },
			{ play: farbwenz('D', 60), price: 50, pays: 'A+50 B+50 C+50 D-150', opens: 'bockrunde', round: 'bockrunde 0/4', dealer: 'A' }
		],
		balance: 'A+35 B+75 C+305 D-415'
	},
	{
		says: 'a Megastecklesrunde: Gargaraz may be played and is not owed, a second Geier is', source: '§4, §4.1, §4.4, §4.5',
		book: 'weitnau', seats: 'ABCD', dealer: 'D',
		rows: [
			{ ask: 'megastoecklesrunde', round: 'megastoecklesrunde 0/-', must: 'D', owes: { A: 'solo wenz bettel rufspiel mungo geier farbgeier farbwenz' } },
			{ play: gargaraz('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'megastoecklesrunde 1/-', dealer: 'A', must: 'A', owes: { A: 'solo wenz bettel rufspiel mungo geier farbgeier farbwenz' } },
			{ play: gargaraz('A', true, { schwarz: true }), price: 70, pays: 'A+210 B-70 C-70 D-70', opens: 'mungorunde', round: 'megastoecklesrunde 2/-', queue: 'mungorunde', dealer: 'B', must: 'B' },
			{ play: geier('B', 70, { laufende: 2 }), price: 70, pays: 'A-70 B+210 C-70 D-70', round: 'megastoecklesrunde 3/-', dealer: 'C', must: 'C', owes: { B: 'solo wenz bettel rufspiel mungo farbgeier farbwenz' } },
			{ play: geier('B', 50), price: 50, pays: 'A+50 B-150 C+50 D+50', warns: 'stoeckle-missing', round: 'megastoecklesrunde 4/-', dealer: 'D', must: 'D' },
			{ end: 'early', round: 'mungorunde 0/-', queue: '', must: null }
		],
		balance: 'A+340 B-60 C-140 D-140'
	},
	{
		says: 'a Stecklesrunde of five: who alone owes still leaves, and takes his Steckle along', source: '§4, §4.4, §6',
		book: 'weitnau', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ ask: 'stoecklesrunde', round: 'stoecklesrunde 0/-', must: 'D' },
			{ play: solo('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'stoecklesrunde 1/-', dealer: 'A', out: 'A', must: 'E' },
			{ play: solo('B', 70), price: 50, pays: 'B+150 C-50 D-50 E-50', round: 'stoecklesrunde 2/-', dealer: 'B', out: 'B', must: 'A' },
			{ play: solo('C', 70), price: 50, pays: 'A-50 C+150 D-50 E-50', round: 'stoecklesrunde 3/-', dealer: 'C', out: 'C', must: 'B' },
			{ play: solo('D', 70), price: 50, pays: 'A-50 B-50 D+150 E-50', round: 'stoecklesrunde 4/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: wenz('A', 70), price: 50, pays: 'A+150 B-50 C-50 E-50', round: 'stoecklesrunde 5/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: bettel('A', false), price: 50, pays: 'A-150 B+50 C+50 D+50', round: 'stoecklesrunde 6/-', dealer: 'A', out: 'A', must: 'E' },
			{ play: wenz('B', 70), price: 50, pays: 'B+150 C-50 D-50 E-50', round: 'stoecklesrunde 7/-', dealer: 'B', out: 'B', must: 'A' },
			{ play: wenz('C', 70), price: 50, pays: 'A-50 C+150 D-50 E-50', round: 'stoecklesrunde 8/-', dealer: 'C', out: 'C', must: 'B' },
			{ play: wenz('D', 70), price: 50, pays: 'A-50 B-50 D+150 E-50', round: 'stoecklesrunde 9/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: bettel('B', false), price: 50, pays: 'A+50 B-150 C+50 E+50', round: 'stoecklesrunde 10/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: ruf('AB', 70), price: 10, pays: 'A+10 B+10 C-10 D-10', round: 'stoecklesrunde 11/-', dealer: 'A', out: 'A', must: 'E' },
			{ play: ruf('BC', 70), price: 10, pays: 'B+10 C+10 D-10 E-10', round: 'stoecklesrunde 12/-', dealer: 'B', out: 'B', must: 'A' },
			{ play: bettel('C', false), price: 50, pays: 'A+50 C-150 D+50 E+50', round: 'stoecklesrunde 13/-', dealer: 'C', out: 'C', must: 'B' },
			{ play: bettel('D', false), price: 50, pays: 'A+50 B+50 D-150 E+50', round: 'stoecklesrunde 14/-', dealer: 'D', out: 'D', must: 'C' },
			{ play: ruf('CA', 70), price: 10, pays: 'A+10 B-10 C+10 E-10', round: 'stoecklesrunde 15/-', dealer: 'E', out: 'E', must: 'D' },
			{ play: mungo('BC', { declarer: 'A' }), price: 10, pays: 'A+10 B-10 C-10 D+10', round: 'stoecklesrunde 16/-', dealer: 'A', out: 'A', must: 'E' },
			{ play: mungo('CD', { declarer: 'B' }), price: 10, pays: 'B+10 C-10 D-10 E+10', round: 'stoecklesrunde 17/-', dealer: 'B', out: 'B', must: 'E' },
			{ play: ruf('DE', 70), price: 10, pays: 'A-10 C-10 D+10 E+10', round: 'stoecklesrunde 18/-', dealer: 'C', out: 'C', must: 'E' },
			{ play: mungo('AB', { declarer: 'D' }), price: 10, pays: 'A-10 B-10 D+10 E+10', round: 'stoecklesrunde 19/-', dealer: 'D', out: 'D', must: 'C' },
			// E alone owes, deals and sits out: nobody who holds cards must play.
			{ play: mungo('AB', { declarer: 'C' }), price: 10, pays: 'A-10 B-10 C+10 E+10', round: 'stoecklesrunde 20/-', dealer: 'E', out: 'E', must: null, owes: { A: '', B: '', C: '', D: '', E: 'solo wenz bettel rufspiel mungo' } },
			{ seats: 'ABCD', dealer: 'A', round: null, out: '' }
		],
		balance: 'A+100 B+40 C+40 D+0 E-180'
	},
	{
		says: 'Gardareiz: a Bettel goes up to 82; a lost Herz-Durch pays into the Stock, a Herz-Solo outside does not win it', source: '§3, §4, §4.1, §4.3',
		book: 'weitnau', seats: 'ABCD', dealer: 'D', stock: 60,
		rows: [
			{ vergeben: 'A', pays: 'A-50', stock: 110 },
			{ ask: 'gardareizrunde', round: 'gardareizrunde 0/-' },
			{ play: bettel('A', false, { bid: 82 }), price: 50, pays: 'A-150 B+50 C+50 D+50', round: 'gardareizrunde 1/-', dealer: 'A' },
			{ play: bettel('B', false, { bid: 84 }), price: 50, pays: 'A+50 B-150 C+50 D+50', warns: 'bid-too-high', round: 'gardareizrunde 2/-', dealer: 'B' },
			{ play: bettel('C', true, { bid: 62 }), price: 50, pays: 'A-50 B-50 C+150 D-50', opens: 'mungorunde', round: 'gardareizrunde 3/-', queue: 'mungorunde', dealer: 'C' },
			{ play: herz('D', false, { tout: true, bid: 62 }), price: 100, pays: 'A+100 B+100 C+100 D-300', fromStock: 'D-110', stock: 220, round: 'gardareizrunde 4/-', dealer: 'D' },
			{ end: 'early', round: 'mungorunde 0/-', queue: '' },
			{ play: herz('A', 70), price: 50, pays: 'A+150 B-50 C-50 D-50', round: 'mungorunde 1/-', dealer: 'A' }
		],
		balance: 'A+50 B-100 C+300 D-410'
	}
];
