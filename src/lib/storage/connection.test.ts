import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { draft, freshName, openStore, passed, valueOf } from '../../../tests/support/stores.ts';
import { rotateLog } from './connection.ts';

const scratches = async (): Promise<unknown[]> =>
	(await indexedDB.databases()).filter(({ name }) => name?.endsWith('-rotate'));

describe('the scratch database', () => {
	it('was opened and is gone again before the first write', async () => {
		const own = indexedDB.open.bind(indexedDB);
		const opened: string[] = [];
		indexedDB.open = (...args) => {
			opened.push(args[0]);
			return own(...args);
		};
		const { store, name } = openStore();
		valueOf(await store.append([passed('one')]));
		indexedDB.open = own;
		// Once to read and once to write.
		expect(opened).toEqual([`${name}-rotate`, name, name]);
		expect(await scratches()).toEqual([]);
	});

	it('does not stand in the way of others that start at the same time', async () => {
		const name = freshName();
		await Promise.all([rotateLog(name), rotateLog(name), rotateLog(name)]);
		expect(await scratches()).toEqual([]);
	});

	it('that can not be made does not stop the app', async () => {
		const own = indexedDB.open.bind(indexedDB);
		indexedDB.open = (...args) => {
			if (args[0].endsWith('-rotate')) throw new DOMException('no room', 'QuotaExceededError');
			return own(...args);
		};
		const { store } = openStore();
		valueOf(await store.putDraft(draft('t'), true));
		indexedDB.open = own;
		expect(await store.hasDraft('t')).toBe(true);
	});
});
