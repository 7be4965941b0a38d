// Evenings of the books that throw the cards in when nobody plays, worked out by hand from their sources, never copied from
// what the program prints.
import { bettel, farbwenz, ruf, sie, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const thrownIn: readonly Evening[] = [
	{
		// 2.9.1: "In the very first game, a 'Sie' does not count." A deal that nobody played is no game; the second one is (5 + 8) × 4 units.
		says: 'a Sie as the very first game counts nothing, the next does', source: '§2.9.1, §4.2',
		book: 'schafkopfschule', seats: 'ABCD', dealer: 'D',
		rows: [
			{ passed: true, dealer: 'A' },
			{ play: sie('B'), price: 0, pays: 'A+0 B+0 C+0 D+0', dealer: 'B' },
			{ play: sie('C'), price: 520, pays: 'A-520 B-520 C+1560 D-520', dealer: 'C' },
			// Without the first, the second is the first.
			{ strike: 2, dealer: 'B', now: { 3: { price: 0, pays: 'A+0 B+0 C+0 D+0' } } },
			{ play: sie('A'), price: 520, pays: 'A+1560 B-520 C-520 D-520', dealer: 'C' }
		],
		balance: 'A+1560 B-520 C-520 D-520'
	},
	{
		says: 'nobody plays, ten cents each; the next Rufspiel wins the Stock, other contracts leave it', source: 'Vorbereitungen, Abrechnung',
		book: 'muenchen', seats: 'ABCD', dealer: 'D',
		rows: [
			{ passed: true, pays: 'A-10 B-10 C-10 D-10', stock: 40, dealer: 'A' },
			{ play: solo('B', 70), price: 20, pays: 'A-20 B+60 C-20 D-20', dealer: 'B' },
			{ play: ruf('AB', false), price: 5, pays: 'A-5 B-5 C+5 D+5', fromStock: 'A-20 B-20', stock: 80, dealer: 'C' },
			{ passed: true, pays: 'A-10 B-10 C-10 D-10', stock: 120, dealer: 'D' },
			{ play: ruf('CD', true, { laufende: 3 }), price: 20, pays: 'A-20 B-20 C+20 D+20', fromStock: 'C+60 D+60', stock: 0, dealer: 'A' },
			{ play: ruf('AC', true), price: 5, pays: 'A+5 B-5 C+5 D-5', dealer: 'B' }
		],
		// −10−20−5−20−10−20+5, −10+60−5−20−10−20−5, −10−20+5−10+20+60+5, −10−20+5−10+20+60−5
		balance: 'A-80 B-10 C+50 D+40'
	},
	{
		says: 'an odd Stock of the evening before: the cent is the declarer’s, won or lost', source: 'Vorbereitungen',
		book: 'muenchen', seats: 'ABCD', dealer: 'A', stock: 45,
		rows: [
			{ play: ruf('BD', false, { schuss: 1 }), price: 10, pays: 'A+10 B-10 C+10 D-10', fromStock: 'B-23 D-22', stock: 90, dealer: 'B' },
			{ correct: 1, play: ruf('BD', true, { schuss: 1 }), price: 10, pays: 'A-10 B+10 C-10 D+10', fromStock: 'B+23 D+22', stock: 0 },
			{ play: bettel('C', true), price: 20, pays: 'A-20 B-20 C+60 D-20', dealer: 'C' }
		],
		balance: 'A-30 B+13 C+50 D+12'
	},
	{
		says: 'a thrown-in deal struck: the Stock it made is gone from the Rufspiel behind it', source: 'Vorbereitungen',
		book: 'muenchen', seats: 'ABCD', dealer: 'D',
		rows: [
			{ passed: true, pays: 'A-10 B-10 C-10 D-10', stock: 40, dealer: 'A' },
			{ play: ruf('AB', 61), price: 5, pays: 'A+5 B+5 C-5 D-5', fromStock: 'A+20 B+20', stock: 0, dealer: 'B' },
			{ strike: 1, stock: 0, dealer: 'A', now: { 2: { price: 5, pays: 'A+5 B+5 C-5 D-5' } } },
			{ play: farbwenz('C', 91, { laufende: 2 }), price: 35, pays: 'A-35 B-35 C+105 D-35', dealer: 'B' } // 20 + 5 + 10
		],
		balance: 'A-30 B-30 C+100 D-40'
	},
	{
		says: 'five at the table: the four who hold cards pay in, the dealer does not', source: 'Vorbereitungen',
		book: 'muenchen', seats: 'ABCDE', dealer: 'E', out: 'E',
		rows: [
			{ passed: true, pays: 'A-10 B-10 C-10 D-10', stock: 40, dealer: 'A', out: 'A' },
			{ play: ruf('BE', true), price: 5, pays: 'B+5 C-5 D-5 E+5', fromStock: 'B+20 E+20', stock: 0, dealer: 'B', out: 'B' },
			{ play: sie('A'), price: 240, pays: 'A+720 C-240 D-240 E-240', dealer: 'C', out: 'C' }
		],
		balance: 'A+710 B+15 C-255 D-255 E-215'
	},
	{
		says: 'units of 20 cents; nobody plays and it costs nothing; too much Laufende goes back doubled', source: '§4.2.1, §4.2.3',
		book: 'schafkopfschule', seats: 'ABCD', dealer: 'D', rate: 20,
		rows: [
			{ passed: true, dealer: 'A' },
			{ play: ruf('AB', 91, { laufende: 3 }), price: 100, pays: 'A+100 B+100 C-100 D-100', dealer: 'B' }, // (1 + 3 + 1) × 20
			{ tooMuch: 20, from: 'AB', to: 'CD', pays: 'A-20 B-20 C+20 D+20' },
			{ play: wenz('C', 30, { schuss: 1 }), price: 240, pays: 'A+240 B+240 C-720 D+240', dealer: 'C' }, // (5 + 1) × 2 × 20
			{ passed: true, dealer: 'D' },
			{ play: solo('D', true, { tout: true, laufende: 4 }), price: 360, pays: 'A-360 B-360 C-360 D+1080', dealer: 'A' } // (5 + 4) × 2 × 20
		],
		balance: 'A-40 B-40 C-1160 D+1240'
	},
	{
		says: 'whoever plays wrongly pays alone, at ten cents a unit', source: '§3.4.17',
		book: 'schafkopfschule', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', null, { foul: { player: 'B', kind: 'karte' } }), price: 20, pays: 'A+0 B-40 C+20 D+20', dealer: 'A' },
			{ play: ruf('AB', 100, { laufende: 5, schuss: 2, foul: { player: 'C', kind: 'verraten' } }), price: 20, pays: 'A+20 B+20 C-40 D+0', dealer: 'B' },
			{ play: solo('D', null, { foul: { player: 'A', kind: 'karte' } }), price: 60, pays: 'A-180 B+0 C+0 D+180', dealer: 'C' },
			{ play: wenz('B', true, { tout: true, foul: { player: 'B', kind: 'karte' } }), price: 100, pays: 'A+100 B-300 C+100 D+100', dealer: 'D' }
		],
		balance: 'A-60 B-320 C+80 D+300'
	}
];
