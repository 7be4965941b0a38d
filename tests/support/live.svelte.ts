import { flushSync } from 'svelte';
import { onTestFinished } from 'vitest';
import { asId, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import type { WorkerPort } from '#lib/state/watched.ts';
import { Session } from '#lib/state/session.svelte.ts';
import { FOUR } from './entries.ts';
import { evening, openStore, valueOf, type Opened } from './stores.ts';

// Live objects for tests, as screens have them. A test file that uses them imports 'fake-indexeddb/auto' first of all.

export const [anna, ben, carl, dora] = FOUR.map((name) => asId<MemberId>(name)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];

/** A device, and the live objects that stand on it. */
export type AtDevice = Opened & { readonly session: Session };

/** Opens a database of its own, or the one of that name as another tab does. */
export async function atDevice(...of: Parameters<typeof openStore>): Promise<AtDevice> {
	const opened = openStore(...of);
	onTestFinished(() => opened.store.close());
	// The stand-in for a database takes no write while it is being opened.
	await opened.store.probe();
	return { ...opened, session: new Session(opened) };
}

/** Makes something that lives as long as a screen: here until the test ends. */
export function live<T>(make: () => T): T {
	let made: T | undefined;
	const end = $effect.root(() => {
		made = make();
	});
	onTestFinished(end);
	flushSync();
	return made as T;
}

/** What a screen would show now; it is shown until the test ends. */
export function shown<T>(read: () => T): () => T {
	let value: T | undefined;
	live(() => {
		$effect(() => {
			value = read();
		});
	});
	return () => {
		flushSync();
		return value as T;
	};
}

/** Writes entries, a failure fails the test. */
export const write = async (
	{ store }: Opened,
	...entries: readonly NewEntry[]
): Promise<readonly AnyEntry[]> => valueOf(await store.append(entries));

export const lastId = (entries: readonly AnyEntry[]): EntryId => (entries.at(-1) as AnyEntry).id;

/** Members for the four. */
export const fourMembers: readonly NewEntry[] = FOUR.map((name) => ({
	...{ kind: 'member', member: asId<MemberId>(name), name }
}));

/** The evening of the four, dora dealing. */
export const openedEvening: NewEntry = {
	...{ kind: 'evening', evening, date: '2026-11-20', occasion: 'abend', rulebook: 'allgaeu' },
	...{ seats: FOUR.map((name) => asId<MemberId>(name)), dealer: dora }
};

/** A worker that says what the test wants. */
export class FakeWorker<Answer> implements WorkerPort {
	readonly asked: unknown[] = [];
	ended = false;
	onmessage: WorkerPort['onmessage'] = null;
	onerror: WorkerPort['onerror'] = null;

	postMessage(asked: unknown): void {
		this.asked.push(asked);
	}

	terminate(): void {
		this.ended = true;
	}

	says(data: Answer): void {
		this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent<Answer>);
	}

	breaks(): void {
		this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
	}
}

/** The four with their members and their evening, for a test that needs all of it. */
export const four = { anna, ben, carl, dora, fourMembers, openedEvening };
