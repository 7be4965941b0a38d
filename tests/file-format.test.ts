import { expect, it } from 'vitest';
import { formatTables } from './support/format-tables.ts';
import { formatted } from './support/formatted.ts';

it('docs/entries.md says what the schemas say', async () => {
	const file = 'docs/entries.md';
	await expect(await formatted(file, formatTables())).toMatchFileSnapshot(`../${file}`);
});
