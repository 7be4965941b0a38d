import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'svelte/compiler';
import { repositoryFiles } from './support/files.ts';

/** What stands between the tags of a component, as it is shown. */
function textsIn(node: unknown): readonly string[] {
	if (typeof node !== 'object' || node === null) return [];
	const { type, data, attributes: _, ...inner } = node as Readonly<Record<string, unknown>>;
	if (type === 'Text') return [String(data).trim()];
	return Object.values(inner).flatMap(textsIn);
}

const shown = (source: string): readonly string[] => textsIn(parse(source, { modern: true }).fragment);
const isCode = (text: string): boolean => /[`{}]|=>/.test(text);

it('no component shows a piece of its code', () => {
	const components = repositoryFiles().filter((file) => /^src\/.*\.svelte$/.test(file));
	expect(components.length).toBeGreaterThan(100);
	const found = components.flatMap((file) =>
		shown(readFileSync(file, 'utf8'))
			.filter(isCode)
			.map((text) => `${file}: ${text}`)
	);
	expect(found).toEqual([]);
	expect(shown('<ul>{#if a}<B c={`d`} />` )}{/if}</ul>').filter(isCode)).toEqual(['` )}']);
});

it('no component says "der 1. Durchgang" of what is a Partie elsewhere: the article belongs to the word', () => {
	const articled = /\b(der|die|den|dem|des|zur|einer)\s+(\d|\{[^}]*\})\.\s+\{part\}/gu;
	const found = repositoryFiles()
		.filter((file) => /^src\/.*\.svelte$/.test(file))
		.flatMap((file) => (readFileSync(file, 'utf8').match(articled) ?? []).map((text) => `${file}: ${text}`));
	expect(found).toEqual([]);
});

it.each([
	['writes "gutgeschrieben" in two words', /\bgut\s+(ge|zu)?schr(ie|ei)ben/gu],
	['says "aus 1 Spielen"', /\baus\s+\{[^}]*\}\s+Spielen/gu]
])('no component %s', (_what, wrong) => {
	const found = repositoryFiles()
		.filter((file) => /^src\/.*\.svelte$/.test(file))
		.flatMap((file) => (readFileSync(file, 'utf8').match(wrong) ?? []).map((text) => `${file}: ${text}`));
	expect(found).toEqual([]);
});
