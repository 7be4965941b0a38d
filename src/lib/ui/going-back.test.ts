import { afterEach, expect, it, vi } from 'vitest';

interface Visited {
	readonly page: string;
	readonly sheets?: number;
}

/** A browser's history, standing at the last of these entries, and what follows it from the start. */
async function at(...visited: readonly Visited[]) {
	const entries = visited.map(({ page, ...own }): Readonly<Record<string, unknown>> => ({
		'sveltekit:history': page,
		...own
	}));
	let i = entries.length - 1;
	const listeners = new Set<() => void>();
	class FakeHistory {
		get state(): unknown {
			return entries[i];
		}
		pushState(state: Readonly<Record<string, unknown>>): void {
			entries.splice(++i, Infinity, state);
		}
		replaceState(state: Readonly<Record<string, unknown>>): void {
			entries[i] = state;
		}
		go(by: number): void {
			setTimeout(() => {
				if (!entries[i + by]) return;
				i += by;
				for (const listener of listeners) listener();
			});
		}
	}
	const history = new FakeHistory();
	vi.stubGlobal('History', FakeHistory);
	vi.stubGlobal('history', history);
	vi.stubGlobal('location', { href: 'here' });
	vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener));
	vi.resetModules();
	const { closesByGoingBack, followHistory } = await import('./going-back.ts');
	followHistory();
	const go = async (by: number): Promise<void> => {
		history.go(by);
		// Steps of ours follow.
		for (let steps = 0; steps < 4; steps += 1) await new Promise((resolve) => setTimeout(resolve));
	};
	const where = (): string =>
		`${String(entries[i]?.['sveltekit:history'])} ${String(entries[i]?.sheets ?? 0)}`;
	return { closesByGoingBack, go, where };
}

afterEach(() => void vi.unstubAllGlobals());

it('leaves the page with one step where it was loaded anew while a sheet was open', async () => {
	const { go, where } = await at({ page: 'start' }, { page: 'table' }, { page: 'table', sheets: 1 });
	await go(-1);
	expect(where()).toBe('start 0');
});

it('closes a sheet that the address opened again, and stays', async () => {
	const { closesByGoingBack, go, where } = await at(
		{ page: 'start' },
		{ page: 'table' },
		{ page: 'table', sheets: 1 }
	);
	const gone = closesByGoingBack(() => gone());
	await go(-1);
	expect(where()).toBe('table 0');
});

it('closes the next sheet where nothing lies before the page', async () => {
	const { closesByGoingBack, go, where } = await at({ page: 'table' }, { page: 'table', sheets: 1 });
	await go(-1);
	expect(where()).toBe('table 0');
	const close = vi.fn(() => gone());
	const gone = closesByGoingBack(close);
	expect(where()).toBe('table 1');
	await go(-1);
	expect(close).toHaveBeenCalledOnce();
	expect(where()).toBe('table 0');
});
