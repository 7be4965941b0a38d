// Evenings of the book that lets two play across the table when nobody wants to, worked out by hand from its sheet.
import { kreuz, ruf, solo, wenz, type Evening } from './protocol.ts';

// prettier-ignore
export const crossed: readonly Evening[] = [
	{
		// 1, Schneider 2, Schwarz 3; 4 for who plays alone, whatever the Augen; three and four Laufende 3 and 4 more.
		says: 'ten games of every kind, and the list is even after each of them', source: 'Regel 5, Regel 9, Punktevergabe',
		book: 'heilsbronn', seats: 'ABCD', dealer: 'D',
		rows: [
			{ play: ruf('AB', 61), price: 1, pays: 'A+1 B+1 C-1 D-1', dealer: 'A' },
			{ play: kreuz('B', 55), price: 1, pays: 'A+1 B-1 C+1 D-1', dealer: 'B' },
			{ play: solo('C', 91, { laufende: 4 }), price: 8, pays: 'A-8 B-8 C+24 D-8', dealer: 'C' }, // 4 + 4, no Schneider
			{ play: wenz('D', false, { laufende: 3 }), price: 7, pays: 'A+7 B+7 C+7 D-21', dealer: 'D' }, // 4 + 3
			{ play: ruf('AC', false, { schwarz: true }), price: 3, pays: 'A-3 B+3 C-3 D+3', dealer: 'A' },
			{ play: ruf('BD', 91, { laufende: 3 }), price: 5, pays: 'A-5 B+5 C-5 D+5', dealer: 'B' }, // 1 + 1 + 3
			{ play: kreuz('C', 60), price: 1, pays: 'A-1 B+1 C-1 D+1', dealer: 'C' },
			{ play: kreuz('D', 92), price: 2, pays: 'A-2 B+2 C-2 D+2', dealer: 'D' }, // 1 + 1
			{ play: solo('A', 60), price: 4, pays: 'A-12 B+4 C+4 D+4', dealer: 'A' },
			{ play: ruf('BC', 90, { laufende: 2 }), price: 1, pays: 'A-1 B+1 C+1 D-1', dealer: 'B' }
		],
		// A 1+1−8+7−3−5−1−2−12−1, B 1−1−8+7+3+5+1+2+4+1, C −1+1+24+7−3−5−1−2+4+1, D −1−1−8−21+3+5+1+2+4−1
		balance: 'A-23 B+15 C+25 D-17'
	}
];
