import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { Bridge, type BridgedLog } from '#lib/live/bridge.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { keysFrom } from '#lib/live/keys.ts';
import { leaveRoom } from '#lib/live/leave-room.ts';
import { openLine } from '#lib/live/line.ts';
import type { Here } from '#lib/live/presence.ts';
import type { ClubStore } from '#lib/storage/club-store.ts';
import { CLUB } from '#lib/storage/database.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { RoomCache } from '#lib/storage/room-cache.ts';
import { device } from './device.ts';
import { me } from './me.svelte.ts';
import { NOTHING_YET, type RelayStatus } from './relay-status.ts';
import { clubRelay } from './relay.svelte.ts';

/** More evenings than this are read with the whole log. */
const SINGLY = 12;

/** What the tabs of a club tell each other: how it stands, who asks, and at which evening a tab writes. */
type Said =
	{ readonly status: RelayStatus | null } | { readonly ask: true } | Pick<Here, 'evening' | 'member'>;

/** Keeps the club level with its relay until `end` is called. One tab does it, and tells the others. */
export function follow(store: ClubStore, name: string, joining: Joining): () => void {
	const ended = new AbortController();
	const tabs = new BroadcastChannel(`${name}-relay`);
	const tell = (said: Said): void => tabs.postMessage(said);
	tabs.onmessage = ({ data }: MessageEvent<Said>) => {
		if ('status' in data) clubRelay.status = data.status;
	};
	tell({ ask: true });
	const unwatch = watchWriting((here) => tell(here));
	void navigator.locks
		.request(`${name}-relay`, { signal: ended.signal }, async () => {
			const end = await begin(store, name, joining, tabs);
			await new Promise((resolve) => {
				if (ended.signal.aborted) resolve(null);
				else ended.signal.addEventListener('abort', resolve);
			});
			end();
		})
		// It was ended before its turn came.
		.catch(() => {});
	return () => {
		ended.abort();
		unwatch();
		tabs.close();
		clubRelay.status = null;
	};
}

/** Tells at which evening this page writes, and whose device it is. */
function watchWriting(tell: (here: Pick<Here, 'evening' | 'member'>) => void): () => void {
	return $effect.root(() => {
		$effect(() => tell({ evening: clubRelay.writes ?? undefined, member: me.member ?? undefined }));
	});
}

async function begin(
	store: ClubStore,
	name: string,
	joining: Joining,
	tabs: BroadcastChannel
): Promise<() => void> {
	const keys = await keysFrom(joining.key);
	const reader = new LogReader(name);
	const cache = new RoomCache(name, keys.room);
	const say = (news: Partial<RelayStatus>): void => {
		const status = { ...(clubRelay.status ?? NOTHING_YET), ...news };
		clubRelay.status = status;
		tabs.postMessage({ status } satisfies Said);
	};
	say(NOTHING_YET);
	const line = openLine(joining.relay, keys.token, (connected, why) =>
		say(connected ? { connected } : { connected, cutOff: why })
	);
	const bridge = new Bridge({
		keys,
		line,
		cache,
		now: () => device.now(),
		log: logOf(store, reader, joining.club),
		say,
		time: (relay) => say({ ahead: device.now() - relay })
	});
	const unleave = await Promise.all((joining.former ?? []).map((key) => sayLeft(store, joining.relay, key)));
	const unwatch = watchWriting((here) => bridge.be(here));
	tabs.onmessage = ({ data }: MessageEvent<Said>) => {
		if ('ask' in data) say({});
		else if (!('status' in data)) bridge.be(data);
	};
	const wake = (): void => {
		if (document.visibilityState === 'visible') line.wake();
	};
	addEventListener('online', wake);
	document.addEventListener('visibilitychange', wake);
	return () => {
		removeEventListener('online', wake);
		document.removeEventListener('visibilitychange', wake);
		unwatch();
		for (const end of unleave) end();
		bridge.end();
		line.close();
		reader.close();
		cache.close();
	};
}

/** Says in a room that the club has left it, however long that takes. */
async function sayLeft(store: ClubStore, relay: string, key: string): Promise<() => void> {
	const keys = await keysFrom(key);
	const line = openLine(relay, keys.token, () => {});
	const end = leaveRoom(keys, line, () => {
		void store.keep('relay', (kept) => {
			if (kept === null) return null;
			const { former = [], ...joining } = JSON.parse(kept) as Joining;
			const left = former.filter((one) => one !== key);
			return JSON.stringify(left.length > 0 ? { ...joining, former: left } : joining);
		});
	});
	return () => {
		end();
		line.close();
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
