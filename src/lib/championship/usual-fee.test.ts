import { expect, it } from 'vitest';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';
import { usualFee } from './usual-fee.ts';

it('is the fee that the championship’s book names, for each system its own', () => {
	const source = 'Hausregel';
	const cup = patched(allgaeu, { fees: { championship: { value: 500, source } } });
	const open = patched(allgaeu, { fees: { tournament: { value: 1000, source } } });
	expect(usualFee('zockmeisterschaft', cup)).toBe(500);
	expect(usualFee('schafkopfschule', open)).toBe(1000);
	expect(usualFee('zockmeisterschaft', allgaeu)).toBeNull();
});
