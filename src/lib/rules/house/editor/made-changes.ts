import { assertNever } from '#lib/base/result.ts';
import { inSentence } from '#lib/base/text.ts';
import type { Book } from '../../book.ts';
import { isFields, changesOf } from '../../patch.ts';
import { changeSentence, countText, type ChangedPart, type Field } from './field.ts';
import { sectionsOf } from './sections.ts';

/** A field of the editor that says something else than the book it was made from: as a person counts, one change. */
interface MadeChange {
	readonly label: string;
	readonly field: Field;
	/** The key of its part of the editor. */
	readonly section: string;
	/** The game that its label needs beside it. */
	readonly game: string | null;
}

/**
 * The fewest fields that lead from `parent` to `book`: "Grundtarif" is one change, though it sets three figures and other
 * fields show them too, and a switch that brings figures along is one as well. What no field can say counts key by key.
 */
export function madeChanges(parent: Book, book: Book): readonly MadeChange[] {
	const known = found.get(book);
	if (known?.parent === parent) return known.made;
	const made: MadeChange[] = [];
	const wanted = new Map(
		sectionsOf(book, parent).flatMap(({ key, fields }) =>
			fields.map((field) => [`${key} ${field.key}`, field] as const)
		)
	);
	let now = parent;
	for (let open = leavesOf(now, book); open.size > 0;) {
		const step = bestStep(parent, now, book, open, wanted);
		if (!step) break;
		const { field, section, game } = step;
		made.push({ label: field.label, field, section, game });
		now = step.book;
		open = step.left;
	}
	found.set(book, { parent, made });
	return made;
}

/** The editor asks for the same book's changes in several places. */
const found = new WeakMap<Book, { readonly parent: Book; readonly made: readonly MadeChange[] }>();

/** How many changes a person would count. */
export function changeCount(parent: Book, book: Book): number {
	const made = madeChanges(parent, book);
	if (made.length > 0) return made.length;
	return Object.keys(changesOf(parent, book)).length;
}

interface Step extends Pick<MadeChange, 'field' | 'section' | 'game'> {
	readonly book: Book;
	readonly left: ReadonlySet<string>;
}

/** The field that brings the book nearest to what it should say, and nothing else with it. */
function bestStep(
	parent: Book,
	now: Book,
	book: Book,
	open: ReadonlySet<string>,
	wanted: ReadonlyMap<string, Field>
): Step | null {
	let best: Step | null = null;
	for (const { key, game, fields } of sectionsOf(now, parent)) {
		for (const field of fields) {
			const target = wanted.get(`${key} ${field.key}`);
			const nearer = target && nearerBy(field, target, book, open);
			if (nearer && nearer.left.size < (best?.left.size ?? Infinity)) {
				best = { field: target, section: key, game, ...nearer };
			}
		}
	}
	return best;
}

/** The book with the field as it is wanted; null where it says so already, or where that changes anything else. */
function nearerBy(
	field: Field,
	target: Field,
	book: Book,
	open: ReadonlySet<string>
): Pick<Step, 'book' | 'left'> | null {
	if (target.type !== field.type || target.value === field.value) return null;
	const next = field.set(target.value);
	const left = leavesOf(next, book);
	const isNearer = left.size < open.size && [...left].every((leaf) => open.has(leaf));
	return isNearer ? { book: next, left } : null;
}

/** Where two books differ, place by place; what one of them lacks as a whole is a place too, as a list that is yet empty. */
function leavesOf(now: Book, book: Book): ReadonlySet<string> {
	const leaves = new Set<string>();
	const walk = (value: unknown, before: unknown, path: string): void => {
		if (!isFields(value)) leaves.add(path);
		else {
			if (!isFields(before)) leaves.add(path);
			for (const [key, inner] of Object.entries(value)) {
				if (key !== 'source') walk(inner, isFields(before) ? before[key] : undefined, `${path}.${key}`);
			}
		}
	};
	walk(changesOf(now, book), now, '');
	return leaves;
}

/** What differs, in a few words each: "Rufspiel 20 Cent", "Wenz und Geier: Preis 30 Cent", "ohne Geier". */
export function changeTexts(parent: Book, book: Book): readonly string[] {
	const games = new Map<string, Set<string>>();
	for (const { field, game } of madeChanges(parent, book)) {
		const text = changeText(field);
		games.set(text, (games.get(text) ?? new Set()).add(game ?? ''));
	}
	return [...games].map(([text, of]) => {
		const named = inSentence([...of].filter((game) => game !== ''));
		return named === '' ? text : `${named}: ${text}`;
	});
}

function changeText(field: Field): string {
	if (field.told !== undefined) return field.told;
	switch (field.type) {
		case 'number':
			return `${field.label} ${countText(field)}`;
		case 'switch':
			return field.value ? field.label : `ohne ${field.label}`;
		case 'choice': {
			const chosen = field.choices.find(({ value }) => value === field.value);
			return `${field.label}: ${chosen?.text ?? field.value}`;
		}
		case 'text':
			return `${field.label}: ${field.value}`;
		default:
			return assertNever(field);
	}
}

/** Whether a change is this field's, or one that brought its figure: a pot what is paid into it, rounding to how much. */
const isToldBy = (changed: Field, field: Field): boolean =>
	changed.key === field.key ||
	(changed.type !== 'number' &&
		field.type === 'number' &&
		field.before === undefined &&
		changed.places.some((place) => field.places.some((one) => one.startsWith(`${place}.`))));

/** What differs from `parent`, part by part, in the order of the sheet; games of which the same differs are one part. */
export function changedParts(parent: Book, book: Book): readonly ChangedPart[] {
	const made = madeChanges(parent, book);
	const parts = new Map<
		string,
		{ readonly title: string; readonly games: string[]; readonly sentences: readonly string[] }
	>();
	for (const { key, title, game, fields } of sectionsOf(book, parent)) {
		const sentences = fields
			.filter((field) => made.some((one) => one.section === key && isToldBy(one.field, field)))
			.map(changeSentence);
		if (sentences.length === 0) continue;
		const same = game === null ? key : sentences.join('\n');
		const part = parts.get(same) ?? { title, games: [], sentences: [...new Set(sentences)] };
		if (game !== null) part.games.push(game);
		parts.set(same, part);
	}
	return [...parts.values()].map(({ title, games: [first = '', ...more], sentences }) => ({
		title: more.length === 0 ? title : title.replace(first, inSentence([first, ...more])),
		sentences
	}));
}
