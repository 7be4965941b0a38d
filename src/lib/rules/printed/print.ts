import type { Block, Outline, OutlineRule, OutlineSection, Piece, TableRow, Telling } from './shape.ts';
import { anchorOf, NOTHING_SAID, plain } from './shape.ts';

/** What a rule is beside the parent book's: another one, one it has not, or one that this book has not. */
type Difference = 'anders' | 'neu' | 'entfällt';

export interface PrintedRow extends TableRow {
	readonly differs: Difference | null;
	/** What the parent's row of this name says, where that is something else. */
	readonly was: string | null;
}

export interface PrintedRule {
	readonly key: string;
	/** Where it is said, if the section's own paragraph does not say it. */
	readonly source: string | null;
	/** The fragment that leads here, null where it leads to the section. */
	readonly anchor: string | null;
	/** Why the app decided it; null where the source says it. */
	readonly ours: string | null;
	/** When the table is told it; null if only the book says it. */
	readonly told: Telling | null;
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

/** A maker with its book in hand. */
export interface Writer {
	readonly title: string;
	readonly write: () => readonly Piece[];
}

/** A book with the outline of the source it is printed after, and what writes its rules. */
export interface Source {
	readonly name: string;
	readonly outline: Outline;
	readonly writers: ReadonlyMap<string, Writer>;
}

interface Written {
	readonly key: string;
	readonly source: string | null;
	readonly ours: string | null;
	/** The reason that its maker gives, whatever the source says. */
	readonly madeOurs: string | null;
	readonly told: Telling | null;
	readonly block: Block;
	readonly alike: boolean;
}

/**
 * A book as it is printed: its source's chapters in their order, every rule in words. Rules that no chapter of the source has
 * a place for stand in one of their own. With a parent book, what differs is marked, and what it had and this one has not
 * stands at the end.
 */
export function printBook(
	source: Source,
	parent: Source | null,
	quoted: Source | null = parent
): readonly PrintedChapter[] {
	const compared = parent && new Comparison(parent, quoted ?? parent);
	const whole = [...source.outline, ...unplaced(source)];
	const anchors = new Set(whole.flatMap(({ sections }) => sections.map(sectionAnchor)));
	const chapters = whole.map(({ title, sections }, i) => ({
		anchor: `kapitel-${i + 1}`,
		title,
		sections: sections
			.map((section) => printSection(source, section, compared, anchors))
			.filter(({ rules }) => rules.length > 0)
	}));
	const gone = compared?.gone() ?? [];
	return [...chapters, ...gone].filter(({ sections }) => sections.length > 0);
}

function printSection(
	from: Source,
	section: OutlineSection,
	compared: Comparison | null,
	anchors: Set<string>
): PrintedSection {
	const rules = section.rules
		.flatMap((rule) => writtenOf(from, rule))
		.map(({ key, source, ours, madeOurs, told, block, alike }): PrintedRule => {
			const other = source !== null && source !== section.source ? source : null;
			const own = other === null ? '' : anchorOf(other);
			const isFirst = own !== '' && !anchors.has(own);
			if (isFirst) anchors.add(own);
			const difference = compared?.look(key, block, alike) ?? SAME;
			return {
				key,
				source: other,
				anchor: isFirst ? own : null,
				// What the source left open is decided by a club that says otherwise than the app.
				ours: difference.differs === 'anders' ? madeOurs : ours,
				told,
				block,
				...difference,
				rows: difference.rows ?? rowsOf(block, null)
			};
		});
	return { anchor: sectionAnchor(section), source: section.source, title: section.title, rules };
}

const sectionAnchor = (section: OutlineSection): string => section.id ?? anchorOf(section.source);

function writtenOf({ writers }: Source, rule: OutlineRule): readonly Written[] {
	if (rule.kind === 'said') {
		const { key, source = null, ours = null, told = null, block, alike = false } = rule;
		return [{ key, source, ours, madeOurs: ours, told, block, alike }];
	}
	const pieces = writers.get(rule.maker)?.write() ?? [];
	return pieces.map(({ slot, source, ours, told, block }) => ({
		key: `${rule.maker}.${slot}`,
		source: source ?? null,
		ours: rule.ours?.[slot] ?? ours ?? null,
		madeOurs: ours ?? null,
		told: told ?? null,
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
function unplaced({ outline, writers }: Source): Outline {
	const placed = placedIn(outline);
	const sections = [...writers].flatMap(([name, { title, write }]): OutlineSection[] => {
		const pieces = placed.has(name) ? [] : write();
		if (pieces.length === 0) return [];
		const source = pieces.find((piece) => piece.source !== undefined)?.source ?? '';
		return [{ source, id: name.replace(':', '-'), title, rules: [{ kind: 'made', maker: name }] }];
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
	readonly #parents: ReadonlyMap<string, Block>;
	/** The same in the parent's own words. */
	readonly #quotes: ReadonlyMap<string, Block>;
	readonly #parent: Source;
	readonly #seen = new Set<string>();

	constructor(parent: Source, quoted: Source) {
		this.#parent = parent;
		this.#parents = blocksOf(parent);
		this.#quotes = quoted === parent ? this.#parents : blocksOf(quoted);
	}

	look(key: string, block: Block, alike: boolean): Look {
		this.#seen.add(key);
		if (alike) return SAME;
		const parent = this.#parents.get(key);
		if (!parent) return { differs: 'neu', parent: null, rows: rowsOf(block, null) };
		if (sentencesOf(parent) === sentencesOf(block)) return SAME;
		const quote = this.#quotes.get(key) ?? parent;
		return { differs: 'anders', parent: quote, rows: rowsOf(block, parent, quote) };
	}

	/** What the parent has and this book has not: its sections by name. */
	gone(): readonly PrintedChapter[] {
		const lost = this.#parent.outline.flatMap(({ sections }) =>
			sections.filter((section) => {
				const keys = section.rules.flatMap((rule) => writtenOf(this.#parent, rule)).map(({ key }) => key);
				return keys.length > 0 && keys.every((key) => !this.#seen.has(key));
			})
		);
		if (lost.length === 0) return [];
		const { name } = this.#parent;
		const rules = lost.map(({ source, title }, i): PrintedRule => ({
			key: `gone.${i}`,
			source,
			anchor: null,
			ours: null,
			told: null,
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

/** What a book says under each key. */
function blocksOf(source: Source): ReadonlyMap<string, Block> {
	const sections = [...source.outline, ...unplaced(source)].flatMap((chapter) => chapter.sections);
	const rules = sections.flatMap((section) => section.rules.flatMap((rule) => writtenOf(source, rule)));
	return new Map(rules.map(({ key, block }) => [key, block] as const));
}

/** Rows of a table with what they are beside the parent's row of the same name, and after them the parent's that are gone. */
function rowsOf(block: Block, parent: Block | null, quote = parent): readonly PrintedRow[] {
	if (block.type !== 'table') return [];
	const old = parent?.type === 'table' ? parent.rows : [];
	const quotes = quote?.type === 'table' && quote.rows.length === old.length ? quote.rows : old;
	const was = (i: number): string => quotes[i]?.cells.slice(1).join(', ') ?? '';
	const rows = block.rows.map((row): PrintedRow => {
		const i = old.findIndex(({ cells }) => cells[0] === row.cells[0]);
		const before = old[i]?.cells;
		if (parent === null || (before && inCells(before) === inCells(row.cells)))
			return { ...row, differs: null, was: null };
		return before ? { ...row, differs: 'anders', was: was(i) } : { ...row, differs: 'neu', was: null };
	});
	const names = new Set(block.rows.map(({ cells }) => cells[0]));
	const gone = old.flatMap(({ cells: [name = '', ...cells] }, i): readonly PrintedRow[] =>
		names.has(name)
			? []
			: [{ cells: [name, ...cells.map(() => NOTHING_SAID)], differs: 'entfällt', was: was(i) }]
	);
	return [...rows, ...gone];
}

/** A row's cells, those that say nothing left out. */
const inCells = (cells: readonly string[]): string => cells.filter((cell) => cell !== NOTHING_SAID).join('|');

/** What the parent book says in a rule's place, in one line; null where its rows say it. */
export function beforeText({ parent, block }: PrintedRule): string | null {
	if (parent?.type === 'text') return parent.text;
	if (parent?.type === 'example')
		return block.type === 'example' && block.label === parent.label
			? parent.sum
			: `${parent.label}: ${parent.sum}`;
	return parent?.type === 'list' ? parent.items.join(', ') : null;
}

/** What is said, without the paragraphs that say it. */
export function sentencesOf(block: Block): string {
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
