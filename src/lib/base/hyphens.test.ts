import { expect, it } from 'vitest';
import { breakable } from './hyphens.ts';

const shown = (text: string): string => breakable(text).replaceAll('\u00ad', '|');

it('lets long words of the game be broken at their joints, alone and inside others', () => {
	expect(shown('Grobschlächterstrafpunkte')).toBe('Grob|schlächter|straf|punkte');
	expect(shown('Megastöcklesrunde')).toBe('Mega|stöckles|runde');
	expect(shown('Einzelspiele im Paarhufer')).toBe('Einzel|spiele im Paar|hufer');
	expect(shown('im laufenden Mungo')).toBe('im laufen|den Mungo');
	expect(shown('Hingelegt')).toBe('Hin|gelegt');
	expect(shown('Zockmeisterschaft')).toBe('Zock|meister|schaft');
	expect(shown('Zockausflug, Abschlussrunde')).toBe('Zock|ausflug, Ab|schluss|runde');
	expect(shown('im Uhrzeigersinn zusammengeworfen')).toBe('im Uhr|zeiger|sinn zusammen|geworfen');
	expect(shown('mit Großkopfertem')).toBe('mit Groß|kopfertem');
});

it('leaves every other word and the text itself alone', () => {
	expect(breakable('Ober, Unter und die Sau')).toBe('Ober, Unter und die Sau');
	expect(breakable('Die Gardareizrunde.').replaceAll('\u00ad', '')).toBe('Die Gardareizrunde.');
});
