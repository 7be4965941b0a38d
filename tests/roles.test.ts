import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isShown, roleOf, SIGHTS } from '#lib/transfer/roles.ts';

describe('what a phone of a club sees', () => {
	it('stands in the docs as it stands in the code', () => {
		const rows = Object.values(SIGHTS).map(
			({ what, writer, reader, member, sealed }) =>
				`| ${[what, writer, reader, member, sealed ? 'the key' : 'the screens'].join(' | ')} |`
		);
		const docs = readFileSync('docs/roles.md', 'utf8');
		expect(
			docs
				.split('\n')
				.filter((line) => line.startsWith('| '))
				.slice(2)
		).toEqual(rows);
	});

	it('follows from its access', () => {
		expect(
			[{ may: 'write' }, { may: 'read' }, { may: 'read', whose: 'anna' }].map((one) => roleOf(one as never))
		).toEqual(['writer', 'reader', 'member']);
		const anna = { may: 'read', whose: 'anna' } as const;
		expect([isShown('open', anna, 'anna'), isShown('open', anna, 'ben')]).toEqual([true, false]);
		expect([isShown('club', anna, 'ben'), isShown('write', anna, 'anna')]).toEqual([true, false]);
		expect(isShown('open', { may: 'read' }, 'ben')).toBe(true);
	});
});
