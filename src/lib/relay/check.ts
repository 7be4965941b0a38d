import { applyUpdate, Doc } from 'yjs';
import { ENTRIES, faultIn } from './guard.ts';
import type { Limits } from './limits.ts';
import { documentName, shortName } from './rooms.ts';
import type { RelayStore } from './store.ts';

/** What a store holds, and what in it is not as a relay writes it. */
export interface Checked {
	readonly rooms: number;
	readonly documents: number;
	readonly entries: number;
	readonly bytes: number;
	/** One line each, without a room's name. */
	readonly faults: readonly string[];
}

const HASH = /^[0-9a-f]{64}$/;

/** Reads a whole store: all rooms have their hashes, all documents decode and hold nothing but entries within their sizes. */
export async function checkStore(store: RelayStore, limits: Limits): Promise<Checked> {
	const faults: string[] = [];
	const rooms = new Set<string>();
	for await (const [room, { read, write }] of store.rooms()) {
		rooms.add(room);
		if (!HASH.test(read) || !HASH.test(write)) faults.push(`${shortName(room)}: keys`);
	}
	const sizes = new Map<string, number>();
	let [documents, entries] = [0, 0];
	for await (const [name, state] of store.documents()) {
		const { room = name, part = '?' } = documentName(name) ?? {};
		documents += 1;
		sizes.set(room, (sizes.get(room) ?? 0) + state.length);
		const { fault, count } = readDocument(name, state, rooms, limits);
		entries += count;
		if (fault) faults.push(`${shortName(room)}/${part}: ${fault}`);
	}
	for (const [room, size] of sizes) if (size > limits.room) faults.push(`${shortName(room)}: full`);
	const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
	return { rooms: rooms.size, documents, entries, bytes, faults };
}

function readDocument(
	name: string,
	state: Uint8Array,
	rooms: ReadonlySet<string>,
	limits: Limits
): { readonly fault: string | null; readonly count: number } {
	const place = documentName(name);
	if (!place) return { fault: 'name', count: 0 };
	if (!rooms.has(place.room)) return { fault: 'unknown-room', count: 0 };
	const document = new Doc();
	try {
		applyUpdate(document, state);
		const fault = state.length > limits.document ? 'too-large' : faultIn(document, limits);
		return { fault, count: document.getMap(ENTRIES).size };
	} catch {
		return { fault: 'malformed', count: 0 };
	} finally {
		document.destroy();
	}
}
