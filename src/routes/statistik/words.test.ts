import { describe, expect, it } from 'vitest';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { byName } from './words.ts';

describe('names to choose from', () => {
	const sorted = (...names: readonly string[]): readonly string[] =>
		names.map((name) => asId<MemberId>(name)).sort(byName((member) => member));

	it('stand where one looks for them: umlauts beside their vowels, ß as ss, however they are written', () => {
		expect(sorted('Zenz', 'Ötzi', 'otto', 'Anna', 'Özdem', 'Oz')).toEqual([
			'Anna',
			'otto',
			'Ötzi',
			'Oz',
			'Özdem',
			'Zenz'
		]);
		expect(sorted('Weist', 'Weiß', 'Weisse', 'Weis')).toEqual(['Weis', 'Weiß', 'Weisse', 'Weist']);
	});

	it('keep their order where they are the same', () => {
		const [first, second] = [asId<MemberId>('1'), asId<MemberId>('2')];
		expect([second, first].sort(byName(() => 'Sepp'))).toEqual([second, first]);
	});
});
