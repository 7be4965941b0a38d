import type { PrintedChapter } from './print.ts';
import { NOTHING_SAID, type Block } from './shape.ts';

/** What two books say about one thing, where they do not say the same; a book that says nothing has no lines. */
interface Differing {
	readonly key: string;
	readonly texts: readonly [readonly string[], readonly string[]];
}

/** A section of either book with the rules that differ, in the order of the first, then what only the second has. */
interface DifferingSection {
	readonly title: string;
	readonly rules: readonly Differing[];
}

interface Said {
	readonly title: string;
	readonly lines: readonly string[];
}

/** Both books as they are printed, each in its own words; a line that both have under the same heading is left out. */
export function differencesOf(
	one: readonly PrintedChapter[],
	other: readonly PrintedChapter[]
): readonly DifferingSection[] {
	const [mine, theirs] = [saidBy(one), saidBy(other)];
	const sections = new Map<string, Differing[]>();
	for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
		const [here, there] = [mine.get(key), theirs.get(key)];
		const texts = [only(here, there), only(there, here)] as const;
		if (texts.every((lines) => lines.length === 0)) continue;
		const title = (here ?? there)?.title ?? '';
		sections.set(title, [...(sections.get(title) ?? []), { key, texts }]);
	}
	return [...sections].map(([title, rules]) => ({ title, rules }));
}

const only = (said: Said | undefined, besides: Said | undefined): readonly string[] =>
	said?.lines.filter((line) => !besides?.lines.includes(line)) ?? [];

const saidBy = (chapters: readonly PrintedChapter[]): ReadonlyMap<string, Said> =>
	new Map(
		chapters.flatMap(({ sections }) =>
			sections.flatMap(({ title, rules }) =>
				rules
					.filter(({ differs }) => differs !== 'entfällt')
					.map(({ key, block }) => [key, { title, lines: linesOf(block) }] as const)
			)
		)
	);

function linesOf(block: Block): readonly string[] {
	switch (block.type) {
		case 'text':
			return [block.text];
		case 'list':
			return block.items;
		case 'example':
			return [`${block.label}: ${block.sum}`];
		case 'table':
			return block.rows.map(({ cells: [name = '', ...cells] }) => {
				const told = cells.map((cell, i) => {
					const head = block.head[i + 1];
					return cell === NOTHING_SAID ? '' : head === undefined ? cell : `${head} ${cell}`;
				});
				return `${name}: ${told.filter((cell) => cell !== '').join(', ')}`;
			});
	}
}
