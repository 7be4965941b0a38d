import { readFileSync } from 'node:fs';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { repositoryFiles } from './support/files.ts';

// What is left of a script where a tag was changed would be drawn as it stands: a back tick, or a brace that closes nothing.

const components = repositoryFiles().filter((file) => /^src\/.*\.svelte$/.test(file));

/** The words that stand in a component's markup themselves, those of attributes left out. */
function drawnWords(source: string): readonly string[] {
	const words: string[] = [];
	const walk = (node: unknown): void => {
		if (typeof node !== 'object' || node === null) return;
		if ('type' in node && node.type === 'Text' && 'data' in node) words.push(String(node.data));
		else for (const [name, part] of Object.entries(node)) if (name !== 'attributes') walk(part);
	};
	walk(parse(source, { modern: true }).fragment);
	return words;
}

const strayIn = (source: string): readonly string[] =>
	drawnWords(source)
		.filter((text) => /[`{}]/.test(text))
		.map((text) => text.trim());

describe('the markup of a component', () => {
	it('draws no piece of script', () => {
		const stray = components.flatMap((file) =>
			strayIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`)
		);
		expect(stray).toEqual([]);
	});

	it.each(['<p>5 €</p>` )}', '{#if true}<b />` )}{/if}', '<p>(drei)}</p>'])('%s has one', (source) => {
		expect(strayIn(source)).toHaveLength(1);
	});

	it.each(['<p>{`${1} €`}</p>', '<p>(drei)</p>', '<p class={[`a`]}>{[`b`].join()}</p>'])(
		'%s has none',
		(source) => {
			expect(strayIn(source)).toEqual([]);
		}
	);
});
