import type { BridgedLog } from '#lib/live/arrivals.ts';
import { Bridge } from '#lib/live/bridge.ts';
import { lockText, newLock, unlockKey } from '#lib/live/invited.ts';
import { keysFrom, type RoomKeys } from '#lib/live/keys.ts';
import { leaveRoom } from '#lib/live/leave-room.ts';
import { openLine, RelayClock, type RelayLine } from '#lib/live/line.ts';
import { NOWHERE, type KeptRow, type RoomPlace } from '#lib/live/memory.ts';
import { NOTHING_YET, type RelaySaid, type RelayStatus } from '#lib/live/status.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { ClubStore } from '#lib/storage/club-store.ts';
import { CLUB } from '#lib/storage/database.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { PictureShelf } from '#lib/storage/picture-shelf.ts';
import { RoomCache } from '#lib/storage/room-cache.ts';
import type { Device } from '#lib/storage/sign.ts';
import { spokenAddress, type InvitedDevices, type Joining } from '#lib/transfer/invitation.ts';
import { exchangePictures, leavePictures } from './exchange-pictures.ts';

/** Which club it is. */
export interface RelayBegun {
	/** The club's database. */
	readonly database: string;
	readonly joining: Joining;
	/** A name of this device that stays the same. */
	readonly device: string;
}

/** More evenings than this are read with the whole log. */
const SINGLY = 12;
/** Milliseconds until a room that was left is told so once more. */
const AGAIN = 15_000;

const DEVICE: Device = {
	now: () => Date.now(),
	at: () => new Date().toISOString(),
	random: () => crypto.getRandomValues(new Uint8Array(8)),
	token: () => crypto.randomUUID()
};

/** Keeps a club level with its relay, and tells the club's pages how that stands. */
export class RelayDesk {
	readonly #begun: RelayBegun;
	readonly #pages: BroadcastChannel;
	#status: RelayStatus = NOTHING_YET;

	constructor(begun: RelayBegun) {
		this.#begun = begun;
		this.#pages = new BroadcastChannel(this.name);
	}

	/** What its pages and its lock are called. */
	get name(): string {
		return `${this.#begun.database}-relay`;
	}

	/** Never ends by itself. */
	async work(): Promise<void> {
		const { database, joining, device } = this.#begun;
		const keys = await keysFrom(joining.key);
		this.#say(keys ? {} : { refused: 'old-key' });
		if (keys) {
			const store = new ClubStore(database, DEVICE);
			const memory = new RoomCache<RoomPlace, KeptRow>(database, keys.room, NOWHERE);
			const lock = await memory.own(newLock).catch(newLock);
			const clock = new RelayClock({ wall: () => Date.now(), steady: () => performance.now() });
			const pictures = exchangePictures(joining.key, keys, memory, {
				line: (of) => openLine({ relay: spokenAddress(joining.relay), ...of }),
				reader: new LogReader(database),
				shelf: new PictureShelf(database),
				now: () => clock.now(),
				say: (waiting) => this.#say({ pictures: waiting })
			});
			const bridge = new Bridge({
				...{ keys, memory },
				device: { device, lock: await lockText(lock) },
				log: logOf(store, new LogReader(database), joining.club),
				line: openLine({
					relay: spokenAddress(joining.relay),
					...keys,
					time: (relay) => (this.#status = { ...this.#status, ahead: clock.heard(relay) })
				}),
				now: () => Date.now(),
				chance: () => Math.random(),
				say: (state) => {
					this.#say(state);
					pictures.level(state.level && !state.left ? state.history : null);
					if (state.left?.invited) void this.#goAlong(state.left.invited, lock);
				}
			});
			this.#pages.onmessage = ({ data }: MessageEvent<RelaySaid>) => {
				if ('ask' in data) this.#say({});
				else if ('wake' in data) {
					bridge.wake();
					pictures.look();
				} else if ('here' in data) bridge.be(data.here);
			};
			this.#pages.postMessage({ ask: true } satisfies RelaySaid);
			for (const former of joining.former ?? []) void sayLeft(store, joining, former);
		}
		await new Promise(() => {});
	}

	/** Looks whether the key of the club's other room was left for this device. */
	async #goAlong(invited: InvitedDevices, lock: CryptoKeyPair): Promise<void> {
		if (this.#status.anew !== null) return;
		const anew = await unlockKey(invited, this.#begun.device, lock);
		if (anew !== null) this.#say({ anew });
	}

	#say(news: Partial<RelayStatus>): void {
		this.#status = { ...this.#status, ...news };
		this.#pages.postMessage({ status: this.#status } satisfies RelaySaid);
	}
}

/** Says in a room that the club has left it, however long that takes. */
async function sayLeft(store: ClubStore, joining: Joining, former: string): Promise<void> {
	const keys = await keysFrom(former);
	if (!keys) return;
	const lineTo = (of: RoomKeys): RelayLine => openLine({ relay: spokenAddress(joining.relay), ...of });
	const line = lineTo(keys);
	const shelf = new PictureShelf(store.name);
	const leave = joining.renewed ?? { by: '', at: 0 };
	for (;;) {
		const others = await leaveRoom(keys, line, leave)
			.then(async (others) => {
				await leavePictures(former, lineTo, await store.readClub(), shelf);
				return others;
			})
			.catch(() => null);
		if (others) {
			shelf.close();
			await store.keep('relay', (kept) => {
				if (kept === null) return null;
				const { former: all = [], ...rest } = JSON.parse(kept) as Joining;
				const left = all.filter((key) => key !== former);
				const rival = others.at(-1);
				return JSON.stringify({ ...rest, ...(left.length > 0 && { former: left }), ...(rival && { rival }) });
			});
			return;
		}
		await new Promise((resolve) => setTimeout(resolve, AGAIN));
	}
}

const logOf = (store: ClubStore, reader: LogReader, club: string): BridgedLog => ({
	follow: (heard) => {
		const { unsubscribe } = reader.watchIds().subscribe(heard);
		return unsubscribe;
	},
	entries: async (ids) => (await reader.rows(ids)).map(({ entry }) => entry),
	around: async (come) => around(store, reader, come),
	take: async (entries) => (await store.take({ club, entries })).ok,
	replace: async (entries) => (await store.replace(entries)).ok
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
