import { valueAt } from '../book-path.ts';
import { changesOf } from '../patch.ts';
import type { RoundKind } from '../vocabulary.ts';

/** A row of a price table or of a contract's facts; without a source of its own it stands under its section's. */
export interface TableRow {
	readonly cells: readonly string[];
	readonly source?: string;
}

/** What a rule is printed as. */
export type Block =
	| { readonly type: 'text'; readonly text: string }
	| { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
	/** Without a head the first cell of a row is its name. */
	| { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly TableRow[] }
	| { readonly type: 'example'; readonly label: string; readonly sum: string };

/** A rule that a program writes from a book's data; `slot` names it among those of its kind. */
export interface Piece {
	readonly slot: string;
	readonly source?: string;
	/** Why the app decided it, where no club's text says it in any book that has it. */
	readonly ours?: string;
	/** When the table is told it. */
	readonly told?: Telling;
	readonly block: Block;
}

/** Under which heading the table hears a rule on its sheet "Was jetzt gilt". */
export type Topic = (typeof TOPICS)[number];
export const TOPICS = [
	'deal',
	'more',
	'announce',
	'order',
	'bids',
	'laying',
	'first',
	'championship',
	'approval'
] as const;

/** When the table hears a rule: what is left out does not matter. */
export interface Telling {
	readonly topic: Topic;
	/** Only where the evening is a championship's, or only where it is not. */
	readonly at?: 'championship' | 'evening';
	/** Only before an evening's first game. */
	readonly first?: true;
	/** What it takes out of what may be played then, beside what the book's data say. */
	readonly bars?: 'tout';
	/** Only where a Deckel may be laid. */
	readonly laying?: true;
	/** Only with so many at the table, or more. */
	readonly from?: 5 | 6;
	/** Only in these rounds. */
	readonly in?: readonly RoundKind[];
	/** Not in these rounds, which have something else in its place. */
	readonly notIn?: readonly RoundKind[];
}

/**
 * What a sentence of a source speaks of, as places of its book. In a club's own book it stands only while that says the same at
 * each of them; a place with a question mark has only to be there, and of several with a stroke between them only one; at
 * "place≥3" the book's number has to be as high. What names none stands in every book: it speaks of no figure and of nothing a
 * club can leave out.
 */
export type Needs = readonly string[];

/** A rule in an outline: written out here, in our words, or written from the data by the maker of this name. */
export type OutlineRule =
	| {
			readonly kind: 'said';
			/** What it speaks of: the same key in the parent book is the rule it is compared with. */
			readonly key: string;
			readonly source?: string;
			readonly block: Block;
			/** Says what the parent's rule of this key says, in this book's words. */
			readonly alike?: true;
			/** Why the app decided it; without it the source says it. */
			readonly ours?: string;
			/** When the table is told it; without it only the book says it. */
			readonly told?: Telling;
			readonly needs?: Needs;
			/** What a club's own book says in its place, without what the source tells of its own club. */
			readonly elsewhere?: string;
			/** Of rows of a table, by their names. */
			readonly rowNeeds?: Readonly<Record<string, Needs>>;
	  }
	| {
			readonly kind: 'made';
			readonly maker: string;
			/** Which of its pieces this book's source does not say, by slot, and why the app decided them so. */
			readonly ours?: Readonly<Record<string, string>>;
	  };

export type SaidRule = OutlineRule & { readonly kind: 'said' };

export interface OutlineSection {
	readonly source: string;
	readonly title: string;
	/** Where its paragraph's number is not its own. */
	readonly id?: string;
	/** What all its sentences need; what is made from data stands as the data do. */
	readonly needs?: Needs;
	readonly rules: readonly OutlineRule[];
}

interface OutlineChapter {
	readonly title: string;
	readonly sections: readonly OutlineSection[];
}

/** A source's chapters in its own order. */
export type Outline = readonly OutlineChapter[];

/** An empty cell. */
export const NOTHING_SAID = '–';

export const plain = (words: string): Block => ({ type: 'text', text: words });

/** A block with each of its texts changed. */
export function eachText(block: Block, change: (text: string) => string): Block {
	switch (block.type) {
		case 'text':
			return { ...block, text: change(block.text) };
		case 'list':
			return { ...block, items: block.items.map(change) };
		case 'table':
			return {
				...block,
				head: block.head.map(change),
				rows: block.rows.map((row) => ({ ...row, cells: row.cells.map(change) }))
			};
		case 'example':
			return { ...block, label: change(block.label), sum: change(block.sum) };
	}
}

/** The fragment under which a paragraph stands: "§4.1" is "4.1", "§3.2.3 Durch" is "3.2.3-Durch". */
export const anchorOf = (source: string): string => source.replace(/^§\s*/, '').replaceAll(/[\s:]+/g, '-');

/** Whether two books say the same, whoever says it. */
const isAlike = (one: unknown, other: unknown): boolean =>
	Object.keys(changesOf({ value: one }, { value: other })).length === 0;

const isThere = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

/** Whether a book that was made from `origin` still says what a sentence needs. */
export const standsIn = (origin: object, book: object, needs: Needs = []): boolean =>
	needs.every((need) => {
		if (need.endsWith('?'))
			return need
				.slice(0, -1)
				.split('/')
				.some((place) => isThere(valueAt(book, place)));
		const [place = '', least] = need.split('≥');
		const there = valueAt(book, place);
		return least === undefined ? isAlike(valueAt(origin, place), there) : Number(there) >= Number(least);
	});
