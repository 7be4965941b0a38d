import { describe, expect, it } from 'vitest';
import { entered } from '../../../../../tests/support/edited-books.ts';
import type { Book } from '../../book.ts';
import { allgaeu } from '../../books/allgaeu.ts';
import { BOOKS } from '../../books/index.ts';
import { muenchen } from '../../books/muenchen.ts';
import { weitnau } from '../../books/weitnau.ts';
import { changesOf } from '../../patch.ts';
import { checkBook } from '../check-book.ts';
import { worked } from './examples.ts';
import { isChanged, type Field, type FieldValue } from './field.ts';
import { questionsOf } from './questions.ts';

const find = (book: Book, parent: Book, label: string): Field => {
	const field = questionsOf(book, parent).fields.find((one) => one.label === label);
	if (!field) throw new Error(`nobody asks: ${label}`);
	return field;
};
const answered = (parent: Book, answers: Readonly<Record<string, FieldValue>>): Book =>
	Object.entries(answers).reduce((book, [label, value]) => find(book, parent, label).set(value), parent);
const costs = (book: Book): readonly number[] =>
	questionsOf(book, book).examples.flatMap((example) => worked(book, example)?.price ?? []);

describe('the first questions', () => {
	it.each([...BOOKS.values()])(
		'of $name change nothing before an answer, and each can be taken back',
		(book) => {
			const { fields } = questionsOf(book, book);
			expect(fields.filter(isChanged)).toEqual([]);
			for (const { label } of fields) {
				const field = find(book, book, label);
				const changed = field.type === 'number' ? field.set(field.value + 1) : entered(field, 0.4);
				const same = questionsOf(changed, book).fields.find((one) => one.label === label);
				if (!same) continue;
				expect(checkBook(changed).ok, label).toBe(true);
				expect([label, changesOf(book, same.set(field.value))]).toEqual([label, {}]);
			}
		}
	);

	it('make a whole tariff sheet of a base', () => {
		// "20/60, Wenz 50, Schneider 10, Laufende 10 ab 2, Kontra und Re, Klopfen, Bock nach verlorenem Solo, sonst Ramsch 30"
		const book = answered(muenchen, {
			'Was zahlt ihr für ein Rufspiel?': 20,
			'Was zahlt ihr für ein Solo?': 60,
			'Was zahlt ihr für einen Wenz?': 50,
			'Was kommt für Schneider dazu?': 10,
			'Was kommt für jeden Laufenden dazu?': 10,
			'Ab wie vielen Laufenden?': 2,
			'Darf vor dem Spiel verdoppelt werden?': 'beforeCards',
			'Wie oft darf im Spiel verdoppelt werden?': 2,
			'Wonach gibt es eine Bockrunde?': 'lost',
			'Was ist, wenn alle passen?': 'mungo',
			'Was kostet der Ramsch?': 30
		});
		expect(checkBook(book).ok).toBe(true);
		// 20 + 10 + 3 × 10; 60; 50 + 2 × 10, since two Laufende count from two on
		expect(costs(book)).toEqual([60, 60, 70]);
		expect(book.contracts.farbwenz?.base.value).toBe(60);
		expect(book.schwarz.value).toBe(10);
		expect(book.deckel).toMatchObject({ factor: { value: 2 }, moment: 'beforeCards' });
		expect(book.schuss.names).toHaveLength(2);
		expect(book.triggers).toMatchObject({ level: null, lostEinzelspiel: { opens: 'bockrunde' } });
		expect(book.rounds.bockrunde).toMatchObject({ doubles: { games: 'every' } });
		expect([book.nobodyPlays, book.contracts.mungo?.base.value]).toEqual(['mungo', 30]);
	});

	it('leave apart what already costs something else', () => {
		const wenzFirst = answered(muenchen, {
			'Was zahlt ihr für einen Wenz?': 30,
			'Was zahlt ihr für ein Solo?': 80
		});
		expect(wenzFirst.contracts.wenz?.base.value).toBe(30);
		expect(wenzFirst.contracts.solo?.base.value).toBe(80);
	});

	it('take Laufende out with 0 and bring them back as they were', () => {
		const without = answered(allgaeu, { 'Was kommt für jeden Laufenden dazu?': 0 });
		expect(Object.values(without.contracts).every(({ laufende }) => laufende === null)).toBe(true);
		expect(questionsOf(without, allgaeu).fields.map(({ label }) => label)).not.toContain(
			'Ab wie vielen Laufenden?'
		);
		const back = find(without, allgaeu, 'Was kommt für jeden Laufenden dazu?').set(5);
		expect(changesOf(allgaeu, back)).toEqual({});
	});

	it('open a Bockrunde after what is chosen, and leave alone what opens another round', () => {
		const asked = 'Wonach gibt es eine Bockrunde?';
		expect([allgaeu, weitnau, muenchen].map((book) => find(book, book, asked).value)).toEqual([
			'levels',
			'levels',
			'never'
		]);
		const lost = answered(allgaeu, { [asked]: 'lost' });
		expect(lost.triggers).toEqual({
			...allgaeu.triggers,
			level: null,
			lostEinzelspiel: { source: 'Hausregel', opens: 'bockrunde' }
		});
		const never = answered(muenchen, { [asked]: 'both' });
		expect(never.bock?.value).toBe(2);
		expect(changesOf(muenchen, find(never, muenchen, asked).set('never'))).toEqual({});
	});
});
