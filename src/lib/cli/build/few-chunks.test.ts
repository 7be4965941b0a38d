import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewChunks, type Load, type Script } from './few-chunks.ts';

const small = { size: 300, imports: [] };
const load = (...needs: string[]): Load => ({ needs: new Set(needs), weight: 1 });

describe('few chunks', () => {
	it('puts small scripts together that are not needed by quite the same screens', () => {
		const scripts = new Map<string, Script>([
			['sheet', small],
			['pad', small]
		]);
		expect(fewChunks(scripts, [load('sheet', 'pad'), load('sheet', 'pad'), load('sheet')])).toEqual([
			['pad', 'sheet']
		]);
	});

	it('keeps a large script from screens that do not need it', () => {
		const scripts = new Map<string, Script>([
			['chart', { size: 90_000, imports: [] }],
			['sheet', small]
		]);
		const loads = [load('sheet', 'chart'), load('sheet', 'chart'), load('sheet'), load('sheet')];
		expect(fewChunks(scripts, loads)).toEqual([['chart'], ['sheet']]);
	});

	it('takes along nothing large that only one of them needs', () => {
		const scripts = new Map<string, Script>([
			['hint', small],
			['figures', { size: 300, imports: ['fold'] }],
			['fold', { size: 90_000, imports: [], chunk: 'fold' }]
		]);
		const loads = [load('hint'), load('hint', 'figures', 'fold'), load('hint', 'figures', 'fold')];
		expect(fewChunks(scripts, loads)).toEqual([['hint'], ['figures']]);
	});

	it('places each script once, and no chunks need each other in a circle', () => {
		fc.assert(
			fc.property(graphs, ({ scripts, loads }) => {
				const chunks = fewChunks(scripts, loads);
				expect(chunks.flat().sort()).toEqual([...scripts.keys()].sort());
				expect(endsInCircle(scripts, chunks)).toBe(false);
			}),
			{ numRuns: 1000 }
		);
	});
});

/** Whether chunks are left that can't run one after the other. */
function endsInCircle(scripts: ReadonlyMap<string, Script>, chunks: readonly (readonly string[])[]): boolean {
	const at = (id: string): number => chunks.findIndex((ids) => ids.includes(id));
	const needs = chunks.map((ids, own) =>
		ids.flatMap((id) => scripts.get(id)?.imports.map(at) ?? []).filter((one) => one !== own)
	);
	const run = new Set<number>();
	for (let round = 0; round < chunks.length; round += 1)
		needs.forEach((needed, own) => needed.every((one) => run.has(one)) && run.add(own));
	return run.size < chunks.length;
}

const SCRIPTS = 12;
const graphs = fc
	.record({
		sizes: fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: SCRIPTS, maxLength: SCRIPTS }),
		imports: fc.array(fc.array(fc.nat(SCRIPTS - 1)), { minLength: SCRIPTS, maxLength: SCRIPTS }),
		roots: fc.array(fc.nat(SCRIPTS - 1), { minLength: 1, maxLength: 8 })
	})
	.map(({ sizes, imports, roots }) => {
		// Each takes only from those after it: scripts in a circle are no matter of chunks.
		const scripts = new Map<string, Script>(
			sizes.map((size, at) => [
				`${at}`,
				{ size, imports: (imports[at] ?? []).filter((other) => other > at).map(String) }
			])
		);
		const reach = (id: string): string[] => [id, ...(scripts.get(id)?.imports ?? []).flatMap(reach)];
		return { scripts, loads: roots.map((root) => load(...reach(`${root}`))) };
	});
