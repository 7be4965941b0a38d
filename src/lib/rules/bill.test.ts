import { expect, it } from 'vitest';
import { toCents } from '#lib/base/money.ts';
import { type Line, unlike } from './bill.ts';

const amount = (label: string, cents: number): Line => ({ label, amount: toCents(cents), source: '§1' });
const factor = (label: string): Line => ({ label, factor: 2, source: '§1' });

const labels = (lines: readonly Line[], others: readonly Line[]): readonly string[] =>
	[...unlike(lines, others)].map(({ label }) => label);

it('sets a Schuss against a Spritz, also where one side is Schneider by one book alone', () => {
	// Exactly 30 Augen after the last Schuss: Schneider in the Allgäu (§6.2), not in München.
	const allgaeu = [
		...[amount('Grundpreis Solo', 25), amount('Schneider', 5), amount('8 Laufende', 40)],
		...[factor('Schuss'), factor('Re')]
	];
	const muenchen = [
		...[amount('Grundpreis Solo', 20), amount('8 Laufende', 40)],
		...[factor('Spritz'), factor('Spritz zurück')]
	];
	expect(labels(allgaeu, muenchen)).toEqual(['Grundpreis Solo', 'Schneider']);
	expect(labels(muenchen, allgaeu)).toEqual(['Grundpreis Solo']);
});

it('marks what only one of them multiplies by', () => {
	const lines = [amount('Grundpreis Rufspiel', 10), factor('Schuss'), factor('Deckel')];
	expect(labels(lines, [amount('Grundpreis Sauspiel', 10), factor('Spritz')])).toEqual(['Deckel']);
	expect(labels(lines, lines)).toEqual([]);
});
