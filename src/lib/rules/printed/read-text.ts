import { filledIn } from '#lib/base/collections.ts';
import {
	plain,
	type Block,
	type Needs,
	type Outline,
	type OutlineRule,
	type OutlineSection,
	type SaidRule
} from './shape.ts';
import { isWordName } from '../words-in-text.ts';
import { Attributes, needsOf, type Known, type TextLine, type RefuseLine } from './text-attributes.ts';

/**
 * A source as it stands in `texts`, in Markdown: chapters, sections, and under them sentences, lists and tables by their ids,
 * each with its attributes below it (docs/new-rule-book.md). Throws at what it can't read, with file and line.
 */
export function readText(file: string, text: string, known: Known): Outline {
	const reader = new Reader(known, (at, why) => {
		throw new Error(`${file}:${at}: ${why}`);
	});
	for (const [head, ...below] of paragraphsOf(text)) if (head) reader.take(head, below);
	return reader.chapters;
}

function paragraphsOf(text: string): readonly (readonly TextLine[])[] {
	const lines = text.split('\n').map((line, i): TextLine => ({ at: i + 1, text: line.trimEnd() }));
	return lines.reduce<TextLine[][]>(
		(all, line) => {
			if (line.text === '') all.push([]);
			else all.at(-1)?.push(line);
			return all;
		},
		[[]]
	);
}

class Reader {
	readonly chapters: { title: string; sections: (OutlineSection & { rules: OutlineRule[] })[] }[] = [];
	readonly #known: Known;
	readonly #refuse: RefuseLine;
	readonly #seen = new Set<string>();

	constructor(known: Known, refuse: RefuseLine) {
		this.#known = known;
		this.#refuse = refuse;
	}

	take(head: TextLine, below: readonly TextLine[]): void {
		if (head.text.startsWith('<!--')) return;
		this.#checkWords([head, ...below]);
		const i = below.findIndex(({ text }) => text.startsWith('>'));
		const body = i < 0 ? below : below.slice(0, i);
		const attributes = new Attributes(i < 0 ? [] : below.slice(i), this.#known, this.#refuse);
		this.#put(head, body, attributes);
		attributes.end();
	}

	/** Every name in braces is a word of a book. */
	#checkWords(lines: readonly TextLine[]): void {
		for (const { at, text } of lines.filter((line) => !line.text.startsWith('{{')))
			for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g))
				if (!isWordName(name)) this.#refuse(at, `{${name}} is no word of a book`);
	}

	#put(head: TextLine, body: readonly TextLine[], attributes: Attributes): void {
		const title = /^# (.+)$/.exec(head.text)?.[1];
		const heading = /^## (?:(§\d+(?:\.\d+)*) )?(.+)$/.exec(head.text);
		const sections = this.chapters.at(-1)?.sections;
		if (title !== undefined) this.chapters.push({ title, sections: [] });
		else if (!sections) this.#refuse(head.at, 'a text begins with a chapter');
		else if (heading) sections.push(sectionOf(heading, attributes));
		else this.#rulesIn(sections, head).push(this.#ruleOf(head, body, attributes));
		if ((title ?? heading) && body[0]) this.#refuse(body[0].at, 'a heading has a line of its own');
	}

	#rulesIn(sections: readonly { readonly rules: OutlineRule[] }[], head: TextLine): OutlineRule[] {
		return sections.at(-1)?.rules ?? this.#refuse(head.at, 'a rule stands in a section');
	}

	#ruleOf(head: TextLine, body: readonly TextLine[], attributes: Attributes): OutlineRule {
		const [, from, name = ''] = /^\{\{(\S+) (\S+)\}\}$/.exec(head.text) ?? [];
		if (from === undefined) return this.#saidHere(head, body, attributes);
		this.#endsWith(body);
		this.#seeOnce(head, from === 'made' ? `{{made ${name}}}` : `[${name}]`);
		if (from === 'made') return this.#madeBy(head, name, attributes);
		return { ...this.#takenFrom(head, from, name), ...attributes.ofRule() };
	}

	#saidHere(head: TextLine, body: readonly TextLine[], attributes: Attributes): SaidRule {
		const [, number, key, words] = /^\[(§?)([^\]]+)\](?: (.+))?$/.exec(head.text) ?? [];
		if (words !== undefined) this.#endsWith(body);
		if (key === undefined) return this.#refuse(head.at, 'neither a sentence with an id nor a maker');
		this.#seeOnce(head, `[${key}]`);
		const said = words === undefined ? this.#blockOf(head, body) : { block: plain(words) };
		return { kind: 'said', key, ...said, ...(number && { source: `§${key}` }), ...attributes.ofRule() };
	}

	/** Nothing stands below a sentence. */
	#endsWith([rest]: readonly TextLine[]): void {
		if (rest) this.#refuse(rest.at, 'a sentence has one line');
	}

	#seeOnce({ at }: TextLine, rule: string): void {
		if (this.#seen.has(rule)) this.#refuse(at, `${rule} stands here twice`);
		this.#seen.add(rule);
	}

	#madeBy({ at }: TextLine, maker: string, attributes: Attributes): OutlineRule {
		if (!this.#known.makers.has(maker)) this.#refuse(at, `no maker is called ${maker}`);
		return { kind: 'made', maker, ...filledIn({ ours: attributes.bySlot('ours') }) };
	}

	/** What the app decided there it decided here too, and what the sentence needs it needs here. */
	#takenFrom({ at }: TextLine, from: string, wanted: string): SaidRule {
		const rules = (this.#known.others?.[from] ?? []).flatMap(({ sections }) =>
			sections.flatMap(({ rules }) => rules)
		);
		for (const rule of rules) {
			if (rule.kind === 'made' || rule.key !== wanted) continue;
			const { kind, key, block, told, ours, needs, rowNeeds, elsewhere } = rule;
			return { kind, key, block, ...filledIn({ told, ours, needs, rowNeeds, elsewhere }) };
		}
		return this.#refuse(at, `${from} has no rule ${wanted} to take over`);
	}

	#blockOf(head: TextLine, body: readonly TextLine[]): Pick<SaidRule, 'block' | 'rowNeeds'> {
		const [first] = body;
		if (!first) return this.#refuse(head.at, `[${head.text.slice(1, -1)}] says nothing`);
		if (first.text.startsWith('|')) return this.#tableOf(body);
		const ordered = first.text.startsWith('1.');
		const items = body.map(({ at, text }, i) => {
			const mark = ordered ? `${i + 1}. ` : '- ';
			return text.startsWith(mark) ? text.slice(mark.length) : this.#refuse(at, `not "${mark}…"`);
		});
		return { block: { type: 'list', ordered, items } };
	}

	/** A table with an empty head has none. A cell more than the head has says what its row needs. */
	#tableOf(lines: readonly TextLine[]): Pick<SaidRule, 'block' | 'rowNeeds'> {
		const rule = lines[1];
		if (rule && !/^\|( --- \|)+$/.test(rule.text))
			this.#refuse(rule.at, 'below the head of a table stands "| --- |"');
		const [head = [], , ...rows] = lines.map(({ at, text }) =>
			/^\|.*\|$/.test(text)
				? text
						.slice(1, -1)
						.split('|')
						.map((cell) => cell.trim())
				: this.#refuse(at, 'no row of a table')
		);
		const needs = rows.flatMap((cells, i): (readonly [string, Needs])[] => {
			const { at } = lines[i + 2] ?? { at: 0 };
			if (cells.length === head.length) return [];
			const needed = cells.length === head.length + 1 && /^needs: (.+)$/.exec(cells.at(-1) ?? '')?.[1];
			return needed
				? [[cells[0] ?? '', needsOf({ at, text: needed }, this.#known, this.#refuse)]]
				: this.#refuse(at, `not ${head.length} cells`);
		});
		const block: Block = {
			type: 'table',
			head: head.every((cell) => cell === '') ? [] : head,
			rows: rows.map((cells) => ({ cells: cells.slice(0, head.length) }))
		};
		return needs.length === 0 ? { block } : { block, rowNeeds: Object.fromEntries(needs) };
	}
}

/** A paragraph's number stands in its heading; any other source is an attribute, or the title. */
function sectionOf(
	[, number, title = '']: RegExpExecArray,
	attributes: Attributes
): OutlineSection & { rules: OutlineRule[] } {
	const source = number ?? attributes.text('source') ?? title;
	const id = attributes.text('id');
	return { ...filledIn({ id }), source, title, ...filledIn({ needs: attributes.needs() }), rules: [] };
}
