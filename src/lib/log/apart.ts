import type { EntryId } from '#lib/base/ids.ts';
import { linksIn, START, type SeenLink } from './chain.ts';
import type { Place } from './standing.ts';

/** A point where devices went on that had not seen each other. */
export interface Fork {
	/** The place each branch begins with. The first branch, begun by the smallest id, counts until somebody decides. */
	readonly begin: readonly EntryId[];
	/** All places of one branch, up to where somebody wrote who had seen both. */
	placesOf(branch: number): readonly EntryId[];
}

export interface Apart {
	readonly forks: readonly Fork[];
	/** The places of all branches but one at each fork. */
	readonly left: ReadonlySet<EntryId>;
}

/**
 * What of an evening was written apart (club-file.md, `seen`): two entries that saw the same. What was written in turn is one
 * chain and never found, however many devices wrote it; nor are corrections and what was struck, which add nothing twice. At
 * the first fork the `chosen` branch is kept, at the others the first one. The order in which entries came changes nothing.
 */
export function apartIn(places: readonly Place[], chosen = 0): Apart {
	const tree = treeOf(linksIn(places));
	const forks: Fork[] = [];
	const left = new Set<EntryId>();
	const isLeft = new Set<number>();
	// What is behind has the larger number: whether it is left is known when it is come to.
	for (let at = START; at < tree.links.length; at++) {
		const behind = (tree.behind.get(at) ?? []).filter((link) => tree.counted(link) > 0 && !isLeft.has(link));
		if (behind.length < 2) continue;
		const branches = behind.flatMap((link) => {
			const [begin] = branchFrom(tree, link, at, true).flatMap((one) => tree.links[one]?.place ?? []);
			return begin === undefined ? [] : [{ link, begin }];
		});
		if (branches.length < 2) continue;
		const kept = forks.length === 0 ? chosen : 0;
		for (const [i, { link }] of branches.entries()) {
			if (i === kept) continue;
			for (const one of branchFrom(tree, link, at)) {
				isLeft.add(one);
				const place = tree.links[one]?.place ?? null;
				if (place !== null) left.add(place);
			}
		}
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
	/** What was written right behind a link, oldest first. */
	readonly behind: ReadonlyMap<number, readonly number[]>;
	/** How much of what counts is in a branch, what was written after both among it. */
	counted(link: number): number;
	/** Whether the one is the other, or somewhere behind it. */
	isBehind(link: number, other: number): boolean;
}

function treeOf(links: readonly SeenLink[]): Tree {
	const behind = new Map<number, number[]>();
	for (const [number, link] of links.entries()) {
		const others = behind.get(link.behind);
		if (others) others.push(number);
		else behind.set(link.behind, [number]);
	}
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

/** Each link's place in a walk through the tree, and the last one behind it. */
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
 * A branch behind a fork without what its writers wrote when they had seen another branch, too: they knew what they had
 * written there themselves. `begin`: no farther than to the first that counts.
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
