import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { changesOf } from '#lib/rules/patch.ts';
import type { Field } from '#lib/rules/house/editor/field.ts';
import { printSaukopf } from '#lib/rules/printed/saukopf.ts';
import { sentencesOf } from '#lib/rules/printed/print.ts';
import { saukopf } from './book.ts';
import type { SaukopfBook } from './book-type.ts';
import { checkSaukopf } from './check.ts';
import { saukopfChanges, saukopfDoubts, saukopfSections, workedSaukopf } from './editor.ts';
import { checkOwnSaukopf } from './check-own.ts';
import { priceSaukopf } from './price.ts';

const fieldsOf = (book: SaukopfBook, parent = saukopf): readonly Field<SaukopfBook>[] =>
	saukopfSections(book, parent).flatMap(({ fields }) => fields);
const FIELDS = fieldsOf(saukopf);

function field(book: SaukopfBook, label: string): Field<SaukopfBook> {
	const found = fieldsOf(book).find((one) => one.label === label);
	if (!found) throw new Error(label);
	return found;
}

/** The book as it is read back from the entry that the editor writes. */
function written(book: SaukopfBook): SaukopfBook {
	const own = checkOwnSaukopf(saukopf, {
		id: 'krone',
		name: 'Krone',
		edition: '2026',
		changes: changesOf(saukopf, book)
	});
	if (!own.ok) throw new Error(JSON.stringify(own.error));
	return own.value;
}

const printed = (book: SaukopfBook) =>
	printSaukopf(book, saukopf).flatMap(({ sections }) => sections.flatMap(({ rules }) => rules));

describe('the editor of a club’s own book of Saukopf', () => {
	// "die Gewinnerpartei muss von ihren Prämienpunkten ggf. die von der Verliererpartei erzielten Sonderpunkte abziehen"
	it.each(['Saukopf', 'Müller'])('says of %s as the printed book does whom it costs something', (label) => {
		const [deducted = ''] = /haben \w+ die Verlierer, wird abgezogen/.exec(field(saukopf, label).says) ?? [];
		expect(deducted).not.toBe('');
		expect(
			printed(saukopf)
				.flatMap(({ block }) => sentencesOf(block))
				.join(' ')
		).toContain(deducted);
	});

	it('has one label for each field of a part', () => {
		for (const { fields } of saukopfSections(saukopf, saukopf)) {
			expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length);
		}
	});

	it('says what differs in sentences, and shows the examples with the old points (Kopfgeld berechnen)', () => {
		const book = field(field(saukopf, 'Sieg').set(3), 'Glücksschwein, Abzug').set(2);
		expect(saukopfChanges(saukopf, book)).toEqual([
			{
				title: 'Kopfgeld',
				sentences: ['Sieg: 3 Punkte statt 2.', 'Glücksschwein, Abzug: 2 Punkte statt 1.']
			}
		]);
		// Each of the three pays 3 instead of 2; without 2 and with Huftritt 3 + 2 + 2; with Schneider 3 + 1 − 2.
		const examples = saukopfSections(book, saukopf)[0]?.examples ?? [];
		const shown = examples.map((example) => {
			const was = workedSaukopf(saukopf, example)?.points;
			return { ...workedSaukopf(book, example), was };
		});
		expect(shown).toEqual([
			{ says: 'Zucht gewonnen', sum: 'Sieg +3', points: 9, was: 6 },
			{
				says: 'Zucht gewonnen ohne 2, mit Huftritt',
				sum: 'Sieg +3, Huftritt +2, Ohne 2 +2',
				points: 21,
				was: 18
			},
			{
				says: 'Zucht mit 95 Augen und 4 Laufenden',
				sum: 'Sieg +3, Schneider +1, Glücksschwein −2',
				points: 6,
				was: 6
			}
		]);
	});

	it('counts a bid in Augen, and writes no line that costs nothing', () => {
		expect(saukopfChanges(saukopf, field(saukopf, 'Rauborstig ab').set(80))[0]?.sentences).toEqual([
			'Rauborstig ab: 80 Augen statt 75.'
		]);
		const book = field(field(saukopf, 'Huftritt').set(0), 'Quieker').set(0);
		const examples = saukopfSections(book, saukopf).flatMap((section) => section.examples);
		const sums = examples.map((example) => workedSaukopf(book, example)?.sum);
		expect(sums).toContain('Sieg +2, Ohne 2 +2');
		expect(sums).toContain('Sieg +2, Haxnspalter +3');
	});

	it('asks about two things that are called alike by now', () => {
		expect(saukopfDoubts(saukopf, saukopf)).toEqual([]);
		const book = field(field(saukopf, 'Eichel heißt').set('gras'), 'Quieker heißt').set('Stallgeruch');
		expect(saukopfDoubts(saukopf, book)).toEqual([
			'„Gras“ heißt zweierlei. Soll das so sein?',
			'„Stallgeruch“ heißt zweierlei. Soll das so sein?'
		]);
	});

	it.each(FIELDS.map((one) => [one.label, one] as const))('%s is written, read and printed', (_, one) => {
		const value = one.type === 'number' ? (one.value === 59 ? 58 : Math.min(59, one.most)) : 'Krautkopf';
		const book = written(one.set(value));
		expect(field(book, one.label).value).toBe(value);
		expect(saukopfChanges(saukopf, book).flatMap(({ sentences }) => sentences)).toHaveLength(1);
		const differing = printed(book).filter(({ differs }) => differs !== null);
		expect(differing.map(({ block }) => sentencesOf(block)).join('\n')).toContain(String(value));
	});

	const PLAYERS = ['a', 'b', 'c', 'd'].map((name) => asId<MemberId>(name));
	const [A = asId<MemberId>('a'), B = asId<MemberId>('b')] = PLAYERS;
	const randomBook = fc
		.array(fc.tuple(fc.nat(FIELDS.length - 1), fc.nat(100), fc.string({ minLength: 1, maxLength: 12 })), {
			maxLength: 8
		})
		.map((steps) =>
			steps.reduce((book, [i, number, text]) => {
				const one = fieldsOf(book)[i];
				if (!one) return book;
				const value =
					one.type === 'number' ? Math.max(one.least, Math.min(one.most, number)) : `${i} ${text}`.trim();
				return one.set(value);
			}, saukopf)
		);

	it('makes books by which every game sums to 0 and its lines to its price', () => {
		fc.assert(
			fc.property(randomBook, fc.boolean(), fc.boolean(), fc.nat(8), (changed, won, paired, count) => {
				const { kopfgeld } = changed;
				fc.pre(kopfgeld.sieg.value > 0);
				const book = written(changed);
				const game = {
					...{
						contract: paired ? ('grosskopferter' as const) : ('zucht' as const),
						declarer: A,
						bid: 80,
						won
					},
					...(paired ? { partner: B } : { spiess: true, stellung: 'aufschlag' as const }),
					laufende: { side: 'declarer' as const, count },
					huftritt: true
				};
				const checked = checkSaukopf(book, game);
				if (!checked.ok) throw new Error(JSON.stringify(checked.error));
				const bill = priceSaukopf(book, checked.value, PLAYERS, 10);
				expect([...bill.points.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
				expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.kopfgeld + bill.penalty);
				expect(bill.kopfgeld).toBeGreaterThanOrEqual(0);
			}),
			{ numRuns: 300 }
		);
	});
});
