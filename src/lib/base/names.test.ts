import { describe, expect, test } from 'vitest';
import { namesIn } from './names.ts';

const FOUR = ['Toni', 'Vroni', 'Huber Sepp', 'Xaver'];

describe('the names in a text', () => {
	test.each([
		['with commas', 'Toni, Vroni, Huber Sepp, Xaver'],
		['with semicolons and none after the last', 'Toni;Vroni; Huber Sepp;Xaver;'],
		['a line each', 'Toni\nVroni\nHuber Sepp\nXaver\n'],
		['lines of another system, with empty ones between', 'Toni\r\n\r\nVroni\r\n  \r\nHuber Sepp\rXaver'],
		['a row of a table', 'Toni\tVroni\tHuber Sepp\tXaver'],
		['a column with numbers', '1\tToni\n2\tVroni\n3\tHuber Sepp\n4\tXaver'],
		['a column with numbers and a heading', 'Nr.\tName\n1\tToni\n2\tVroni\n3\tHuber Sepp\n4\tXaver'],
		['numbered', '1. Toni\n2. Vroni\n3. Huber Sepp\n4. Xaver'],
		['numbered without a blank', '1)Toni\n2)Vroni\n3)Huber Sepp\n4)Xaver'],
		['numbered without a sign, not from one on', '13 Toni\n14 Vroni\n15 Huber Sepp\n16 Xaver'],
		['numbered in one line', '1 Toni 2 Vroni 3 Huber Sepp 4 Xaver'],
		['numbered in one line with signs', '1. Toni 2. Vroni 3. Huber Sepp 4. Xaver'],
		['with bullets', '- Toni\n• Vroni\n* Huber Sepp\n– Xaver'],
		['ticked', '✅ Toni\nVroni ✅\n[x] Huber Sepp\n☑️ Xaver 👍'],
		['said', 'Toni, Vroni, Huber Sepp und Xaver'],
		['introduced', 'Dabei sind: Toni, Vroni\nNoch dazu:\nHuber Sepp\nXaver'],
		[
			'from a chat on an iPhone',
			'[21.11.26, 18:03:12] Resi: Toni, Vroni\n[21.11.26, 18:05:40] Luis: Huber Sepp\nXaver'
		],
		[
			'from a chat on Android',
			'21.11.26, 18:03 - Resi: Toni\n21.11.26, 18:05 - Luis: Vroni, Huber Sepp, Xaver'
		]
	])('%s', (_, text) => {
		expect(namesIn(text)).toEqual(FOUR);
	});

	test('a name of nobility is one name', () => {
		expect(namesIn('Max von und zu Trettach und Vroni')).toEqual(['Max von und zu Trettach', 'Vroni']);
	});

	test('first name and surname in two columns are one name', () => {
		expect(namesIn('Nachname\tVorname\tTelefon\nHuber\tToni\t0171 23\nMaier\tVroni\t')).toEqual([
			'Huber Toni',
			'Maier Vroni'
		]);
		expect(namesIn('Toni Huber\tKempten\ttoni@example.org\nVroni Maier\tWeitnau\t')).toEqual([
			'Toni Huber',
			'Vroni Maier'
		]);
	});

	test('a name that stands there twice is given twice, so that it can be said', () => {
		expect(namesIn('Toni\nVroni\nToni')).toEqual(['Toni', 'Vroni', 'Toni']);
	});

	test('what belongs to a name stays', () => {
		expect(namesIn('Toni (2), Anna-Lena, Hl. Geist, Sepp 2, O’Hara 🃏')).toEqual([
			'Toni (2)',
			'Anna-Lena',
			'Hl. Geist',
			'Sepp 2',
			'O’Hara 🃏'
		]);
		expect(namesIn('4711')).toEqual(['4711']);
		expect(namesIn('2 Toni 7 Vroni')).toEqual(['Toni 7 Vroni']);
	});

	test('nothing that can be seen is no name', () => {
		expect(namesIn(' , \n\u200b;\t')).toEqual([]);
	});
});
