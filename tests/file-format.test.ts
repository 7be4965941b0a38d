import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { formatTables } from './support/format-tables.ts';

it('docs/entries.md says what the schemas say', async () => {
	const file = 'docs/entries.md';
	const text = await format(formatTables(), { ...(await resolveConfig(file)), filepath: file });
	await expect(text).toMatchFileSnapshot(`../${file}`);
});
