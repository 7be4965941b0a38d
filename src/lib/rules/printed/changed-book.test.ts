import { describe, expect, it } from 'vitest';
import { allgaeu } from '../books/allgaeu.ts';
import { muenchen } from '../books/muenchen.ts';
import { weitnau } from '../books/weitnau.ts';
import { at, type Book } from '../book.ts';
import { patched } from '../patch.ts';
import { saukopf } from '../saukopf/book.ts';
import type { SaukopfBook } from '../saukopf/book-type.ts';
import { printSchafkopf } from './outlines.ts';
import { printSaukopf } from './saukopf.ts';
import { sentencesOf, type PrintedRule } from './print.ts';
import { tariffOf } from './tariff.ts';

/** A club's own book as it is printed. */
function rulesOf(parent: Book, change: object): readonly PrintedRule[] {
	return printSchafkopf(clubs(parent, change), parent).flatMap(({ sections }) =>
		sections.flatMap(({ rules }) => rules)
	);
}

const clubs = (parent: Book, change: object): Book =>
	patched({ ...parent, id: 'haus', name: 'Haus', parent: parent.id }, change as Partial<Book>);

const textOf = (rules: readonly PrintedRule[]): string =>
	rules.map(({ block }) => sentencesOf(block)).join('\n');
const house = (value: number) => at(value, 'Hausregel');

describe('what a club changed', () => {
	it('is told beside the word that the source has for it', () => {
		const text = textOf(
			rulesOf(allgaeu, {
				words: {
					contracts: { sie: 'Königsblatt' },
					rounds: { bockrunde: 'Goaßrunde' },
					suits: { eichel: 'Eckern' }
				}
			})
		);
		for (const row of ['„Sie“\tKönigsblatt', '„Bockrunde“\tGoaßrunde', '„Eichel“\tEckern'])
			expect(text).toContain(`Für ${row}`);
		expect(textOf(rulesOf(weitnau, { winningsToKasse: null }))).not.toContain('Für „Si“');
	});

	it('is not explained by what the source left open', () => {
		const why = (change: object): string | null | undefined =>
			rulesOf(muenchen, change).find(({ block }) => sentencesOf(block).startsWith('Will keiner spielen'))
				?.ours;
		expect(why({ bockspiel: null })).toContain('wer nach einem Spiel gibt');
		expect(why({ nobodyPlays: 'muss', passedPays: null, rufspielStock: null })).toBeNull();
	});

	it('counts Vergeben apart from Verabheben only where both cost', () => {
		const fine = { first: house(50), further: house(100) };
		expect(textOf(rulesOf(muenchen, { vergeben: fine }))).toContain('für jeden Spieler getrennt.');
		expect(textOf(rulesOf(muenchen, { vergeben: fine, verabhebt: fine }))).toContain(
			'für jeden Spieler und für Vergeben und Verabheben getrennt.'
		);
	});

	it('says without a comma after what a game counts double', () => {
		const text = textOf(rulesOf(muenchen, { next: { lostEinzelspiel: house(1), passed: house(2) } }));
		expect(text).toContain('Nach einem verlorenen Einzelspiel zählt danach 1 Spiel doppelt.');
		expect(text).toContain('Wenn keiner spielen will, zählen danach 2 Spiele doppelt.');
	});

	it('has no sum with a Deckel that counts between two alone, and the sheet says for whom it does', () => {
		const book = clubs(weitnau, { deckel: { pays: 'layer' } });
		const sheet = tariffOf(book)
			.flatMap(({ blocks }) => blocks)
			.map(sentencesOf)
			.join('\n');
		expect(sheet).toContain(
			'Solo, Schneider, 3 Laufende, Schuss: (25 + 5 + 15) × 2 = 0,90 €; der Spieler bekommt ihn dreimal: 2,70 €'
		);
		expect(sheet).toContain('Je Deckel\t× 2, nur für den, der legt');
	});
});

it('a changed Saukopf tells no story that its own sums contradict', () => {
	const text = (book: SaukopfBook): string =>
		textOf(printSaukopf(book, saukopf).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules)));
	const STORIES = [
		'kostet das Gebot ab 75',
		'heben den Sieg der anderen auf',
		'fiele das Kopfgeld unter 0',
		'kostet es sogar'
	];
	const { kopfgeld } = saukopf;
	const changed: SaukopfBook = {
		...{ ...saukopf, id: 'haus', name: 'Haus', parent: 'saukopf', rauborstigFrom: house(80) },
		kopfgeld: {
			...kopfgeld,
			sieg: { ...kopfgeld.sieg, value: 5 },
			gluecksschwein: { ...kopfgeld.gluecksschwein, value: 0 }
		}
	};
	expect(STORIES.filter((one) => !text(saukopf).includes(one))).toEqual([]);
	expect(STORIES.filter((one) => text(changed).includes(one))).toEqual([]);
});
