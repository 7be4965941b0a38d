import type { Book } from '../book.ts';
import { roundWord, wordOf } from '../book-words.ts';
import { isFields, patched, type Patch, changesOf } from '../patch.ts';
import { OWN_CONTRACTS, OWN_ROUNDS, POTS } from '../vocabulary.ts';

// One book, changed in two places: what the one changed, what the other did, and where both said something else of one thing.
// Nothing is decided here; which of two figures holds, the club says.

interface Branches<B> {
	/** The base with what this side says where the other says something else of the same. */
	readonly mine: B;
	readonly theirs: B;
	/** Both changed something, and not to the same: neither goes on from the other. */
	readonly parted: boolean;
	/** Both say something of one thing, and not the same. */
	readonly clashing: boolean;
	/** What both changed, in one book; where they clash one of them wins. Whether it is a sound book says its check. */
	readonly together: (wins: 'mine' | 'theirs') => B;
}

/** A changed place of a book, as the path to it, and what it became. */
type Leaves = ReadonlyMap<string, { readonly path: readonly string[]; readonly value: unknown }>;

/** How two books go apart from the one that both were made from. Paragraphs are no change, names and editions neither. */
export function branchesOf<B extends object>(base: B, mine: NoInfer<B>, theirs: NoInfer<B>): Branches<B> {
	const [my, their] = [leavesOf(base, changesOf(base, mine)), leavesOf(base, changesOf(base, theirs))];
	const made = (leaves: Leaves, keep: (key: string) => boolean, on = base): B =>
		[...leaves].reduce(
			(book, [key, { path, value }]) =>
				keep(key) ? patched(book, patchTo(path, value) as Patch<NoInfer<B>>) : book,
			on
		);
	const against = (leaves: Leaves, others: Leaves): B =>
		made(leaves, (key) => isAgainst(leaves, others, key));
	const own = (leaves: Leaves, others: Leaves): boolean =>
		[...leaves.keys()].some((key) => !isSame(leaves, others, key));
	return {
		mine: against(my, their),
		theirs: against(their, my),
		parted: own(my, their) && own(their, my),
		clashing: [...my.keys()].some((key) => isAgainst(my, their, key)),
		together(wins) {
			const [first, last] = wins === 'mine' ? [their, my] : [my, their];
			// A part that the other took out or put in as a whole is not half of each.
			return made(
				last,
				() => true,
				made(first, (key) => !isAgainst(first, last, key))
			);
		}
	};
}

/** What the base has nothing of is one leaf however much is in it: of two games or pots of a club's own never half of each. */
function leavesOf(base: object, changes: object): Leaves {
	const leaves = new Map<string, { path: readonly string[]; value: unknown }>();
	const walk = (value: unknown, path: readonly string[], before: unknown): void => {
		if (isFields(value) && isFields(before) && !('value' in value)) {
			for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], before[key]);
		} else leaves.set(path.join('\n'), { path, value });
	};
	walk(changes, [], base);
	return leaves;
}

const patchTo = (path: readonly string[], value: unknown): unknown =>
	path.reduceRight((inner, key) => ({ [key]: inner }), value);

/** What a figure says; its paragraph is not part of it. */
const saidBy = (value: unknown): string =>
	JSON.stringify(isFields(value) && 'value' in value ? value['value'] : value);

const isSame = (leaves: Leaves, others: Leaves, key: string): boolean =>
	others.has(key) && saidBy(others.get(key)?.value) === saidBy(leaves.get(key)?.value);

/** The other says something else of the same place, of a part of it or of the whole. */
const isAgainst = (leaves: Leaves, others: Leaves, key: string): boolean =>
	(others.has(key) && !isSame(leaves, others, key)) ||
	[...others.keys()].some((other) => other.startsWith(`${key}\n`) || key.startsWith(`${other}\n`));

/** What a club made up itself, by the place it has in the book: games, rounds and pots by their names. */
export function ownNames(book: Book): ReadonlyMap<string, string> {
	const { contracts, rounds, pots } = book;
	return new Map([
		...OWN_CONTRACTS.flatMap((own) => (contracts[own] ? [[own, wordOf(book, own)] as const] : [])),
		...OWN_ROUNDS.flatMap((own) => (rounds[own] ? [[own, roundWord(book, own)] as const] : [])),
		...POTS.flatMap((pot) => (pots[pot] ? [[pot, pots[pot].name] as const] : []))
	]);
}

/** Of two things that two branches put on one free place only one is kept: which goes, and which stays there. */
export function crowdedOut(
	base: ReadonlyMap<string, string>,
	kept: ReadonlyMap<string, string>,
	other: ReadonlyMap<string, string>
): readonly { readonly gone: string; readonly stays: string }[] {
	return [...other].flatMap(([place, gone]) => {
		const stays = base.has(place) ? undefined : kept.get(place);
		return stays === undefined || stays === gone ? [] : [{ gone, stays }];
	});
}
