import { expect, it } from 'vitest';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { patched } from '#lib/rules/patch.ts';
import { usualFee } from './usual-fee.ts';

it('is the fee of the first of the club’s books that names one, for each system its own', () => {
	const source = 'Hausregel';
	const cup = patched(allgaeu, { fees: { championship: { value: 500, source } } });
	const open = patched(allgaeu, { fees: { tournament: { value: 1000, source } } });
	expect(usualFee('zockmeisterschaft', [open, cup])).toBe(500);
	expect(usualFee('schafkopfschule', [cup, open])).toBe(1000);
	expect(usualFee('zockmeisterschaft', [allgaeu])).toBeNull();
});
