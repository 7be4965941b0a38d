import type { Book } from '../book.ts';
import { MAKERS } from './made.ts';
import type { Block, Outline, OutlineRule, OutlineSection, Row } from './shape.ts';
import { anchorOf, made, NOTHING_SAID, plain } from './shape.ts';

/** What a rule is beside the parent book's: another one, one it has not, or one that this book has not. */
export type Difference = 'anders' | 'neu' | 'entfällt';

export interface PrintedRow extends Row {
	readonly differs: Difference | null;
}

export interface PrintedRule {
	readonly key: string;
	/** Where it is said, if the section's own paragraph does not say it. */
	readonly source: string | null;
	/** The fragment that leads here, null where it leads to the section. */
	readonly anchor: string | null;
	readonly block: Block;
	/** Of a table: which rows differ. */
	readonly rows: readonly PrintedRow[];
	readonly differs: Difference | null;
	/** What the parent book says in its place. */
	readonly parent: Block | null;
}

export interface PrintedSection {
	readonly anchor: string;
	readonly source: string;
	readonly title: string;
	readonly rules: readonly PrintedRule[];
}

export interface PrintedChapter {
	readonly anchor: string;
	readonly title: string;
	readonly sections: readonly PrintedSection[];
}

/** A book with the outline of the source it is printed after. */
export interface Source {
	readonly book: Book;
	readonly outline: Outline;
}

interface Written {
	readonly key: string;
	readonly source: string | null;
	readonly block: Block;
	readonly alike: boolean;
}

/**
 * A book as it is printed: its source's chapters in their order, every rule in words. Rules that no chapter of the source has
 * a place for stand in one of their own. With a parent book, what differs is marked, and what it had and this one has not
 * stands at the end.
 */
export function printBook({ book, outline }: Source, parent: Source | null): readonly PrintedChapter[] {
	const compared = parent && new Comparison(book, parent);
	const whole = [...outline, ...unplaced(book, outline)];
	const anchors = new Set(whole.flatMap(({ sections }) => sections.map(sectionAnchor)));
	const chapters = whole.map(({ title, sections }, i) => ({
		anchor: `kapitel-${i + 1}`,
		title,
		sections: sections
			.map((section) => printSection(book, section, compared, anchors))
			.filter(({ rules }) => rules.length > 0)
	}));
	const gone = compared?.gone() ?? [];
	return [...chapters, ...gone].filter(({ sections }) => sections.length > 0);
}

function printSection(
	book: Book,
	section: OutlineSection,
	compared: Comparison | null,
	anchors: Set<string>
): PrintedSection {
	const rules = section.rules
		.flatMap((rule) => writtenOf(book, rule))
		.map(({ key, source, block, alike }): PrintedRule => {
			const other = source !== null && source !== section.source ? source : null;
			const own = other === null ? '' : anchorOf(other);
			const isFirst = own !== '' && !anchors.has(own);
			if (isFirst) anchors.add(own);
			const difference = compared?.look(key, block, alike) ?? SAME;
			return {
				key,
				source: other,
				anchor: isFirst ? own : null,
				block,
				...difference,
				rows: difference.rows ?? rowsOf(block, null)
			};
		});
	return { anchor: sectionAnchor(section), source: section.source, title: section.title, rules };
}

const sectionAnchor = (section: OutlineSection): string => section.id ?? anchorOf(section.source);

function writtenOf(book: Book, rule: OutlineRule): readonly Written[] {
	if (rule.kind === 'said')
		return [{ key: rule.key, source: rule.source ?? null, block: rule.block, alike: rule.alike ?? false }];
	const pieces = MAKERS.get(rule.maker)?.write(book) ?? [];
	return pieces.map(({ slot, source, block }) => ({
		key: `${rule.maker}.${slot}`,
		source: source ?? null,
		block,
		alike: false
	}));
}

const placedIn = (outline: Outline): ReadonlySet<string> =>
	new Set(
		outline.flatMap(({ sections }) =>
			sections.flatMap(({ rules }) => rules.flatMap((rule) => (rule.kind === 'made' ? [rule.maker] : [])))
		)
	);

/** What the book knows and its source has no place for: house rules, mostly. */
function unplaced(book: Book, outline: Outline): Outline {
	const placed = placedIn(outline);
	const sections = [...MAKERS].flatMap(([name, { title, write }]): OutlineSection[] => {
		const pieces = placed.has(name) ? [] : write(book);
		if (pieces.length === 0) return [];
		const source = pieces.find((piece) => piece.source !== undefined)?.source ?? '';
		return [{ source, id: name.replace(':', '-'), title: title(book), rules: [made(name)] }];
	});
	return sections.length === 0 ? [] : [{ title: 'Was dieses Buch außerdem regelt', sections }];
}

interface Look {
	readonly differs: Difference | null;
	readonly parent: Block | null;
	readonly rows?: readonly PrintedRow[];
}

const SAME: Look = { differs: null, parent: null };

/** One book beside the one it was made from. */
class Comparison {
	/** The parent's rules in this book's words, so that another name for the same thing is no other rule. */
	readonly #parents: ReadonlyMap<string, Block>;
	readonly #parent: Source;
	readonly #seen = new Set<string>();

	constructor(book: Book, parent: Source) {
		this.#parent = parent;
		const renamed = { ...parent.book, words: book.words };
		const rules = [
			...parent.outline.flatMap(({ sections }) => sections.flatMap((section) => section.rules)),
			...unplaced(book, parent.outline).flatMap(({ sections }) =>
				sections.flatMap((section) => section.rules)
			)
		];
		this.#parents = new Map(
			rules.flatMap((rule) => {
				const own = rule.kind === 'made' && MAKERS.get(rule.maker)?.ownWords;
				return writtenOf(own ? parent.book : renamed, rule).map(({ key, block }) => [key, block] as const);
			})
		);
	}

	look(key: string, block: Block, alike: boolean): Look {
		this.#seen.add(key);
		if (alike) return SAME;
		const parent = this.#parents.get(key);
		if (!parent) return { differs: 'neu', parent: null, rows: rowsOf(block, null) };
		if (sayings(parent) === sayings(block)) return SAME;
		return { differs: 'anders', parent, rows: rowsOf(block, parent) };
	}

	/** What the parent has and this book has not: its sections by name. */
	gone(): readonly PrintedChapter[] {
		const lost = this.#parent.outline.flatMap(({ sections }) =>
			sections.filter((section) => {
				const keys = section.rules
					.flatMap((rule) => writtenOf(this.#parent.book, rule))
					.map(({ key }) => key);
				return keys.length > 0 && keys.every((key) => !this.#seen.has(key));
			})
		);
		if (lost.length === 0) return [];
		const { name } = this.#parent.book;
		const rules = lost.map(({ source, title }, i): PrintedRule => ({
			key: `gone.${i}`,
			source,
			anchor: null,
			block: plain(title),
			rows: [],
			differs: 'entfällt',
			parent: null
		}));
		const title = 'Was hier wegfällt';
		return [
			{
				anchor: 'entfallen',
				title,
				sections: [
					{
						anchor: 'entfallen-liste',
						source: '',
						title: `Im Buch ${name} geregelt, hier nicht`,
						rules
					}
				]
			}
		];
	}
}

/** Rows of a table with what they are beside the parent's row of the same name. */
function rowsOf(block: Block, parent: Block | null): readonly PrintedRow[] {
	if (block.type !== 'table') return [];
	const before = new Map(
		parent?.type === 'table' ? parent.rows.map(({ cells }) => [cells[0], told(cells)]) : []
	);
	return block.rows.map((row) => {
		const was = before.get(row.cells[0]);
		const differs = was === undefined ? 'neu' : was === told(row.cells) ? null : 'anders';
		return { ...row, differs: parent === null ? null : differs };
	});
}

/** A row's cells, those that say nothing left out. */
const told = (cells: readonly string[]): string => cells.filter((cell) => cell !== NOTHING_SAID).join('|');

/** What is said, without the paragraphs that say it. */
export function sayings(block: Block): string {
	switch (block.type) {
		case 'text':
			return block.text;
		case 'list':
			return block.items.join('\n');
		case 'table':
			return [block.head, ...block.rows.map(({ cells }) => cells)]
				.map((cells) => cells.join('\t'))
				.join('\n');
		case 'example':
			return `${block.label}: ${block.sum}`;
	}
}
