import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { CopyState } from '#lib/storage/copier.ts';
import { atDevice, FakeWorker, shown } from '../../../tests/support/live.svelte.ts';
import { Keeping } from './keeping.svelte.ts';
import { SecondCopy } from './second-copy.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

it('takes a second copy for granted until its worker says that none can lie beside the database', async () => {
	const worker = new FakeWorker<CopyState>();
	// What the build makes of a worker's address asks where the page is.
	vi.stubGlobal('self', { location: new URL('http://localhost') });
	vi.stubGlobal('Worker', function opened() {
		return worker;
	});
	const { session } = await atDevice();
	const hasCopy = shown(() => session.of(Keeping).safety.hasCopy);
	expect(hasCopy()).toBe(true);
	session.of(SecondCopy).follow('all');
	expect(hasCopy()).toBe(true);
	worker.breaks();
	expect(hasCopy()).toBe(false);
	worker.says({ kind: 'copying', evenings: 1, of: 2 });
	expect(hasCopy()).toBe(true);
});
