/** A script before it is put into a chunk. */
export interface Script {
	/** Characters. */
	readonly size: number;
	/** The scripts that have to run before it does. */
	readonly imports: readonly string[];
}

/** What is asked for at once: a screen, or a part of one that comes later. */
export interface Load {
	readonly needs: ReadonlySet<string>;
	/** How often, beside the others. */
	readonly weight: number;
}

interface Chunk {
	readonly ids: readonly string[];
	readonly size: number;
	/** For each load whether it needs any of this. */
	readonly neededBy: readonly boolean[];
	readonly cost: number;
}

/** Two chunks that would cost less as one. */
interface Pair {
	readonly parts: readonly [Chunk, Chunk];
	readonly joined: Chunk;
	readonly saved: number;
}

/** What one more request costs, in characters that could be fetched and read in its time. */
const REQUEST = 6000;

/**
 * Puts scripts that are needed together into one chunk. Two become one as long as the requests that this saves are worth
 * more than what loads then fetch without need.
 * @returns the scripts of each chunk; none stands in two, and chunks do not need each other in a circle
 */
export function fewChunks(
	scripts: ReadonlyMap<string, Script>,
	loads: readonly Load[]
): readonly (readonly string[])[] {
	let chunks = neededTogether(scripts, loads);
	let pairs = chunks.flatMap((chunk, at) => pairsOf(chunk, chunks.slice(0, at), loads));
	for (;;) {
		pairs.sort((one, other) => other.saved - one.saved);
		const best = pairs.find(({ parts: [a, b] }) => !isBetween(a, b, chunks, scripts));
		if (!best) return chunks.map(({ ids }) => ids);
		const stays = (chunk: Chunk): boolean => !best.parts.includes(chunk);
		chunks = chunks.filter(stays);
		pairs = [...pairs.filter(({ parts }) => parts.every(stays)), ...pairsOf(best.joined, chunks, loads)];
		chunks.push(best.joined);
	}
}

/** A chunk for each set of loads that need the same scripts. */
function neededTogether(scripts: ReadonlyMap<string, Script>, loads: readonly Load[]): Chunk[] {
	const found = new Map<string, Chunk>();
	for (const [id, { size }] of scripts) {
		const neededBy = loads.map(({ needs }) => needs.has(id));
		const key = neededBy.map(Number).join('');
		found.set(
			key,
			chunkOf([...(found.get(key)?.ids ?? []), id], (found.get(key)?.size ?? 0) + size, neededBy, loads)
		);
	}
	return [...found.values()];
}

function chunkOf(
	ids: readonly string[],
	size: number,
	neededBy: readonly boolean[],
	loads: readonly Load[]
): Chunk {
	const weight = loads.reduce((sum, load, number) => sum + (neededBy[number] ? load.weight : 0), 0);
	return { ids, size, neededBy, cost: weight * (size + REQUEST) };
}

function pairsOf(a: Chunk, others: readonly Chunk[], loads: readonly Load[]): readonly Pair[] {
	return others.flatMap((b) => {
		const neededBy = a.neededBy.map((needed, load) => needed || (b.neededBy[load] ?? false));
		const joined = chunkOf([...a.ids, ...b.ids], a.size + b.size, neededBy, loads);
		const saved = a.cost + b.cost - joined.cost;
		return saved > 0 ? [{ parts: [a, b], joined, saved }] : [];
	});
}

/** Whether one of the two needs the other by way of a third, which would need them both as one, and be needed by it. */
function isBetween(
	a: Chunk,
	b: Chunk,
	chunks: readonly Chunk[],
	scripts: ReadonlyMap<string, Script>
): boolean {
	const holder = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
	const neededBy = ({ ids }: Chunk): readonly Chunk[] =>
		ids.flatMap((id) => scripts.get(id)?.imports.flatMap((other) => holder.get(other) ?? []) ?? []);
	const leads = (from: Chunk, to: Chunk): boolean => {
		const seen = new Set([from, to]);
		const ahead = neededBy(from).filter((chunk) => chunk !== to);
		for (let chunk = ahead.pop(); chunk; chunk = ahead.pop()) {
			if (seen.has(chunk)) continue;
			seen.add(chunk);
			const next = neededBy(chunk);
			if (next.includes(to)) return true;
			ahead.push(...next);
		}
		return false;
	};
	return leads(a, b) || leads(b, a);
}
