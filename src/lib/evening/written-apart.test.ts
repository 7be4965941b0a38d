import { expect, it } from 'vitest';
import { Phone } from '../../../tests/support/devices.ts';
import { EVENING, opening } from '../../../tests/support/entries.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import { foldAnyEvening } from './any-evening.ts';
import { foldSaukopf } from './saukopf/fold.ts';
import { apartTexts } from './settlement-text.ts';

// club-file.md, Entries: "What was written apart is a clash to be shown".

it.each([...BOOKS.keys(), saukopf.id])('is told of an evening in %s', (rulebook) => {
	const [one, two] = [new Phone(1), new Phone(2)];
	one.take([opening('0 opening', { rulebook })]);
	one.write('passed', { note: 'both' });
	two.take(one.entries);
	two.clock += 10_000;
	one.write('passed', { note: 'here' });
	const there = ['there', 'there again'].map((note) => two.write('passed', { note }).id);
	const evening = foldAnyEvening(standing([...one.entries, ...two.entries]), EVENING as EveningId, {
		books: BOOKS,
		saukopf: foldSaukopf
	});
	if (!evening) throw new Error('no evening');
	expect([...evening.apart]).toEqual(there);
	expect(evening.warnings.filter(({ rule }) => rule === 'second-evening').map(({ entry }) => entry)).toEqual([
		there[0]
	]);
	expect(apartTexts(evening)).toEqual([
		'Auf zwei Handys nebeneinander geschrieben: 2 Einträge stehen vielleicht doppelt da. Am Tisch steht ⚠ daran: Was doppelt ist, bitte streichen. Stimmt alles, ist nichts zu tun, gezählt wird jeder.'
	]);
});
