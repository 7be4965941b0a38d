import { groupBy } from '#lib/base/collections.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { linksIn, START, type SeenLink } from './seen-links.ts';
import type { Place } from './place.ts';

/** A point after which several devices went on without seeing each other's entries. */
interface Fork {
	/** The place that begins each branch. The first branch, which has the smallest id, counts until somebody decides. */
	readonly begin: readonly EntryId[];
	/** All places of one branch, up to the point where somebody wrote who had seen both branches. */
	placesOf(branch: number): readonly EntryId[];
}

export interface Forks {
	readonly forks: readonly Fork[];
	/** The places of every branch that does not count. */
	readonly left: ReadonlySet<EntryId>;
}

/**
 * Finds what was written apart on an evening (docs/file-format.md, `seen`): two entries that saw the same entry. Entries
 * written in turn form one chain and are never found, on however many devices. Corrections and voids are never found
 * either, because they add nothing twice (see corrected-apart.ts for those). The branch number `chosen` counts at the first
 * fork, the first branch at every other. The order of `places` does not matter.
 */
export function apartIn(places: readonly Place[], chosen = 0): Forks {
	const tree = treeOf(linksIn(places));
	const forks: Fork[] = [];
	const left = new Set<EntryId>();
	const isLeft = new Set<number>();
	const leaveOut = (link: number, at: number): void => {
		for (const one of branchFrom(tree, link, at)) {
			isLeft.add(one);
			const place = tree.links[one]?.place ?? null;
			if (place !== null) left.add(place);
		}
	};
	// Later links have larger numbers, so a link is known to be left out before the loop reaches it.
	for (let at = START; at < tree.links.length; at++) {
		const behind = (tree.behind.get(at) ?? []).filter((link) => tree.counted(link) > 0 && !isLeft.has(link));
		if (behind.length < 2) continue;
		const branches = behind.flatMap((link) => {
			const [begin] = branchFrom(tree, link, at, true).flatMap((one) => tree.links[one]?.place ?? []);
			return begin === undefined ? [] : [{ link, begin }];
		});
		if (branches.length < 2) continue;
		const kept = forks.length === 0 ? chosen : 0;
		for (const [i, { link }] of branches.entries()) if (i !== kept) leaveOut(link, at);
		forks.push({
			begin: branches.map(({ begin }) => begin),
			placesOf: (branch) =>
				branchFrom(tree, branches[branch]?.link ?? at, at).flatMap((one) => tree.links[one]?.place ?? [])
		});
	}
	return { forks, left };
}

interface Tree {
	readonly links: readonly SeenLink[];
	/** The links written directly after a link, oldest first. */
	readonly behind: ReadonlyMap<number, readonly number[]>;
	/** How many counting links a branch holds, including those written after both branches were seen. */
	counted(link: number): number;
	/** Whether `link` is `other` or comes somewhere after it. */
	isBehind(link: number, other: number): boolean;
}

function treeOf(links: readonly SeenLink[]): Tree {
	const behind = groupBy(links.keys(), (number) => links[number]?.behind ?? START);
	const counts: number[] = links.map(({ place }) => (place === null ? 0 : 1));
	for (let at = links.length - 1; at >= 0; at--) {
		const before = links[at]?.behind ?? START;
		if (before !== START) counts[before] = (counts[before] ?? 0) + (counts[at] ?? 0);
	}
	const spans = spansOf(behind);
	return {
		links,
		behind,
		counted: (link) => counts[link] ?? 0,
		isBehind: (link, other) => {
			const [from = 0, to = 0] = spans.get(other) ?? [];
			const [at = -1] = spans.get(link) ?? [];
			return from <= at && at <= to;
		}
	};
}

/** Each link's place in a walk through the tree, and the last place among the links that follow it. */
function spansOf(
	behind: ReadonlyMap<number, readonly number[]>
): ReadonlyMap<number, readonly [number, number]> {
	const spans = new Map<number, [number, number]>();
	const open = [START];
	for (let link = open.at(-1); link !== undefined; link = open.at(-1)) {
		const span = spans.get(link);
		if (span) {
			span[1] = spans.size - 1;
			open.pop();
			continue;
		}
		spans.set(link, [spans.size, spans.size]);
		open.push(...(behind.get(link) ?? []));
	}
	return spans;
}

/**
 * A branch after a fork, without the entries of writers who had seen another branch too: they knew both. With `begin` it
 * stops at the first link that counts.
 */
function branchFrom(tree: Tree, first: number, fork: number, begin = false): readonly number[] {
	const sawBoth = (link: number): boolean => {
		const own = tree.links[link]?.own ?? null;
		return (
			own !== null && link !== first && tree.isBehind(own, fork) && own !== fork && !tree.isBehind(own, first)
		);
	};
	const branch = [first];
	for (const link of branch) {
		if (begin && tree.links[link]?.place !== null) return [link];
		branch.push(...(tree.behind.get(link) ?? []).filter((one) => !sawBoth(one)));
	}
	return branch;
}
