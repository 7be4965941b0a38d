import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { Bridge, type BridgedLog } from '#lib/live/bridge.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { keysFrom } from '#lib/live/keys.ts';
import { openLine } from '#lib/live/line.ts';
import type { ClubStore } from '#lib/storage/club-store.ts';
import { CLUB } from '#lib/storage/database.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { clubRelay, type RelayStatus } from './relay.svelte.ts';

/** More evenings than this are read with the whole log. */
const SINGLY = 12;

const NOTHING: RelayStatus = {
	connected: false,
	level: false,
	parts: { compared: 0, of: 0 },
	waiting: [],
	aside: [],
	refused: null,
	ahead: null
};

/** Keeps the club level with its relay until `end` is called. One tab does it; the others hear of it by the store. */
export function follow(store: ClubStore, name: string, joining: Joining): () => void {
	const ended = new AbortController();
	void navigator.locks
		.request(`${name}-relay`, { signal: ended.signal }, async () => {
			const end = await begin(store, name, joining);
			await new Promise((resolve) => {
				if (ended.signal.aborted) resolve(null);
				else ended.signal.addEventListener('abort', resolve);
			});
			end();
		})
		// It was ended before its turn came.
		.catch(() => {});
	return () => ended.abort();
}

async function begin(store: ClubStore, name: string, joining: Joining): Promise<() => void> {
	const keys = await keysFrom(joining.key);
	const reader = new LogReader(name);
	let status = NOTHING;
	const say = (news: Partial<RelayStatus>): void => {
		clubRelay.status = status = { ...status, ...news };
	};
	const line = openLine(joining.relay, keys.token, (connected) => say({ connected }));
	const bridge = new Bridge({
		keys,
		line,
		log: logOf(store, reader, joining.club),
		say,
		time: (relay) => say({ ahead: Date.now() - relay })
	});
	const wake = (): void => {
		if (document.visibilityState === 'visible') line.wake();
	};
	addEventListener('online', wake);
	document.addEventListener('visibilitychange', wake);
	return () => {
		removeEventListener('online', wake);
		document.removeEventListener('visibilitychange', wake);
		bridge.end();
		line.close();
		reader.close();
		clubRelay.status = null;
	};
}

const logOf = (store: ClubStore, reader: LogReader, club: string): BridgedLog => ({
	follow: (heard) => {
		const { unsubscribe } = reader.watchIds().subscribe(heard);
		return unsubscribe;
	},
	entries: async (ids) => (await reader.rows(ids)).map(({ entry }) => entry),
	around: async (come) => around(store, reader, come),
	take: async (entries) => (await store.take({ club, entries })).ok
});

async function around(
	store: ClubStore,
	reader: LogReader,
	come: readonly AnyEntry[]
): Promise<readonly AnyEntry[]> {
	const evenings = new Set(come.map(eveningOf).filter((evening) => evening !== null));
	if (evenings.size > SINGLY) return (await store.readAll()).entries;
	const groups = await Promise.all([CLUB, ...evenings].map((group) => reader.readGroup(group)));
	// A void without a known target is read with each of them.
	return [...new Map(groups.flat().map((entry) => [entry.id, entry])).values()];
}
