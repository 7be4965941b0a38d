import type { Book } from '../book.ts';
import type { Block, Outline } from './shape.ts';
import { schussWord } from './wording.ts';

/** What a sentence may call the first of these words besides. */
const FORMS: Readonly<Record<string, readonly string[]>> = { Schuss: ['Schüsse', 'Schüssen'] };

/**
 * An outline as a club reads it that calls things otherwise: a Schuss, Deckel, Tout or Mungo by its own word, wherever the
 * sentence does not name that word already. Names of contracts that are also plain German ("Sie") stay.
 */
export function inOwnWords(outline: Outline, parent: Book, book: Book): Outline {
	const pairs = wordsOf(parent).flatMap((from, i): (readonly [RegExp, string])[] => {
		const to = wordsOf(book)[i];
		if (from === undefined || to === undefined || from === to) return [];
		const forms = [from, ...(FORMS[from] ?? [])].map((form) => form.replaceAll(/[^\p{L}\d ]/gu, '.'));
		return [[new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'gu'), to]];
	});
	if (pairs.length === 0) return outline;
	const say = (text: string): string =>
		pairs.reduce((said, [from, to]) => (said.includes(to) ? said : said.replaceAll(from, () => to)), text);
	return outline.map((chapter) => ({
		...chapter,
		sections: chapter.sections.map((section) => ({
			...section,
			title: say(section.title),
			rules: section.rules.map((rule) =>
				rule.kind === 'said' ? { ...rule, block: reworded(rule.block, say) } : rule
			)
		}))
	}));
}

const wordsOf = (book: Book): readonly (string | undefined)[] => [
	schussWord(book),
	book.words.deckel,
	book.words.tout,
	book.words.spritze,
	book.words.stoeckle,
	book.words.contracts.mungo
];

function reworded(block: Block, say: (text: string) => string): Block {
	switch (block.type) {
		case 'text':
			return { ...block, text: say(block.text) };
		case 'list':
			return { ...block, items: block.items.map(say) };
		case 'table':
			return {
				...block,
				head: block.head.map(say),
				rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(say) }))
			};
		case 'example':
			return { ...block, label: say(block.label), sum: say(block.sum) };
	}
}
