/** A script before it is put into a chunk. */
export interface Script {
	/** Characters. */
	readonly size: number;
	/** The scripts that have to run before it does. */
	readonly imports: readonly string[];
	/** The chunk that it is in already, and stays in. */
	readonly chunk?: string | null;
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
	/** Numbers of the loads that need any of it. */
	readonly loads: ReadonlySet<number>;
	readonly stays: boolean;
}

/** What one more request costs, in characters that could be fetched and read in its time. */
const REQUEST = 6000;

/**
 * Puts scripts that are needed together into one chunk. Two become one as long as the requests that this saves are worth
 * more than what loads then fetch without need: of the two, and of what these need themselves.
 * @returns the scripts of each new chunk; none stands in two, and chunks do not need each other in a circle
 */
export function fewChunks(
	scripts: ReadonlyMap<string, Script>,
	loads: readonly Load[]
): readonly (readonly string[])[] {
	let chunks = neededTogether(scripts, loads);
	let cost = costOf(needsOf(chunks, scripts), loads);
	let pairs = chunks.flatMap((chunk, at) => pairsOf(chunk, chunks.slice(0, at), loads));
	for (;;) {
		pairs.sort((one, other) => other.saves - one.saves);
		const best = pairs.find(({ parts, joined }) => {
			const others = [...chunks.filter((chunk) => !parts.includes(chunk)), joined];
			const needs = needsOf(others, scripts);
			const isCircular = allNeeded(needs.get(joined) ?? [], needs).has(joined);
			const then = isCircular ? Infinity : costOf(needs, loads);
			if (then >= cost) return false;
			[chunks, cost] = [others, then];
			return true;
		});
		if (!best) return chunks.filter(({ stays }) => !stays).map(({ ids }) => ids);
		const { parts, joined } = best;
		pairs = [
			...pairs.filter((pair) => !pair.parts.some((part) => parts.includes(part))),
			...pairsOf(joined, chunks.slice(0, -1), loads)
		];
	}
}

/** A chunk for each set of loads that need the same scripts, and those that stay. */
function neededTogether(scripts: ReadonlyMap<string, Script>, loads: readonly Load[]): readonly Chunk[] {
	const found = new Map<string, Chunk>();
	for (const [id, { size, chunk }] of scripts) {
		const numbers = new Set(loads.flatMap(({ needs }, number) => (needs.has(id) ? [number] : [])));
		const key = chunk ?? [...numbers].join();
		const one = { ids: [id], size, loads: numbers, stays: typeof chunk === 'string' };
		const before = found.get(key);
		found.set(key, before ? join(before, one) : one);
	}
	return [...found.values()];
}

const join = (a: Chunk, b: Chunk): Chunk => ({
	ids: [...a.ids, ...b.ids],
	size: a.size + b.size,
	loads: new Set([...a.loads, ...b.loads]),
	stays: a.stays
});

/** Two chunks that would cost less as one if they needed no others. */
interface Pair {
	readonly parts: readonly [Chunk, Chunk];
	readonly joined: Chunk;
	readonly saves: number;
}

function pairsOf(a: Chunk, others: readonly Chunk[], loads: readonly Load[]): readonly Pair[] {
	const alone = ({ loads: numbers, size }: Chunk): number =>
		[...numbers].reduce((sum, number) => sum + (loads[number]?.weight ?? 0), 0) * (size + REQUEST);
	return others.flatMap((b) => {
		if (a.stays || b.stays) return [];
		const joined = join(a, b);
		const saves = alone(a) + alone(b) - alone(joined);
		return saves > 0 ? [{ parts: [a, b], joined, saves }] : [];
	});
}

type Needs = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

/** What each chunk needs itself, beside what that needs. */
function needsOf(chunks: readonly Chunk[], scripts: ReadonlyMap<string, Script>): Needs {
	const holder = new Map(chunks.flatMap((chunk) => chunk.ids.map((id) => [id, chunk] as const)));
	const needs = (chunk: Chunk): readonly Chunk[] =>
		chunk.ids.flatMap((id) => scripts.get(id)?.imports.flatMap((other) => holder.get(other) ?? []) ?? []);
	return new Map(chunks.map((chunk) => [chunk, new Set(needs(chunk).filter((other) => other !== chunk))]));
}

/** These chunks with all that they need. */
function allNeeded(chunks: Iterable<Chunk>, needs: Needs): ReadonlySet<Chunk> {
	const all = new Set(chunks);
	for (const chunk of all) needs.get(chunk)?.forEach((other) => all.add(other));
	return all;
}

/** What all loads fetch, each as often as it is asked for. */
const costOf = (needs: Needs, loads: readonly Load[]): number =>
	loads.reduce((sum, { weight }, number) => {
		const own = [...needs.keys()].filter((chunk) => chunk.loads.has(number));
		return [...allNeeded(own, needs)].reduce((all, { size }) => all + weight * (size + REQUEST), sum);
	}, 0);
