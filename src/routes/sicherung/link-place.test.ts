import { expect, it } from 'vitest';
import { linkPlace } from './link-place.ts';

it.each([
	['https://karten.example/kasse/stand#abc', '/kasse/stand', 'abc'],
	['  https://karten.example/rechner/saukopf#x_1-2 ', '/rechner/saukopf', 'x_1-2'],
	['Schau: https://karten.example/verein#lesen=k&verein=v Servus', '/verein', 'lesen=k&verein=v'],
	['/stand#s', '/stand', 's'],
	['https://karten.example/kasse/stand', undefined, undefined],
	['https://karten.example/kasse/stand#', undefined, undefined],
	['https://karten.example/anderswo#abc', undefined, undefined],
	['{ "format": "schafkopf-club" }', undefined, undefined],
	['', undefined, undefined]
])('%j opens %s', (text, place, content) => {
	expect(linkPlace(text)?.place).toBe(place);
	expect(linkPlace(text)?.content).toBe(content);
});
