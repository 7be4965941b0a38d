import {
	after,
	CHAIN_START,
	type ChainPlace,
	type StoredPiece,
	cutFrames,
	type FramePiece
} from './chain.ts';
import { shortName } from './claims.ts';
import type { Limits } from './limits.ts';
import type { RelayStore, Room } from './store.ts';

/** What a store holds, and what in it is not as a relay writes it. */
interface Checked {
	readonly rooms: number;
	readonly rows: number;
	readonly bytes: number;
	/** One line each, without a room's name. */
	readonly faults: readonly string[];
}

/** Where the walk through one room stands. */
interface Walk {
	readonly place: ChainPlace;
	readonly rows: number;
	readonly bytes: number;
	readonly fault: string | null;
}

const BEGIN: Walk = { place: CHAIN_START, rows: 0, bytes: 0, fault: null };

/** Reads a whole store: every chain from its beginning, every frame. */
export async function checkStore(store: RelayStore, limits: Limits): Promise<Checked> {
	const rooms = new Map<string, Room>();
	for await (const [name, room] of store.rooms()) rooms.set(name, room);
	const walks = new Map([...rooms.keys()].map((name) => [name, BEGIN]));
	for await (const [name, piece] of store.pieces()) {
		const walk = walks.get(name) ?? { ...BEGIN, fault: 'gehört zu keinem Raum' };
		const [frames] = cutFrames(piece.bytes, limits) ?? [];
		walks.set(name, walkedOn(walk, piece, frames));
	}
	let [rows, bytes] = [0, 0];
	const faults: string[] = [];
	for (const [name, walk] of walks) {
		rows += walk.rows;
		bytes += walk.bytes;
		const fault = walk.fault ?? faultAtEnd(rooms.get(name), walk, limits);
		if (fault) faults.push(`${shortName(name)}: ${fault}`);
	}
	return { rooms: rooms.size, rows, bytes, faults };
}

function walkedOn(walk: Walk, piece: StoredPiece, frames: FramePiece | undefined): Walk {
	const isNext = piece.position === walk.place.position && piece.before.equals(walk.place.chain);
	const isWhole = frames?.bytes.length === piece.bytes.length;
	const torn = isWhole ? null : 'ein Stück ist keine ganzen Zeilen';
	return {
		// After a gap every piece would be one more fault of the same kind.
		place: after(isNext ? walk.place : { position: piece.position, chain: piece.before }, piece.bytes),
		rows: walk.rows + (frames?.rows ?? 0),
		bytes: walk.bytes + piece.bytes.length,
		fault: walk.fault ?? (isNext ? torn : 'ein Stück passt nicht zum vorigen')
	};
}

function faultAtEnd(room: Room | undefined, walk: Walk, limits: Limits): string | null {
	if (!room) return null;
	const { place, rows } = walk;
	if (room.ended && walk !== BEGIN) return 'beendet, und doch nicht leer';
	if (room.position !== place.position || !room.chain.equals(place.chain))
		return 'das Ende fehlt oder ist ein anderes';
	if (room.rows !== rows) return 'die Zahl der Zeilen stimmt nicht';
	return room.position > limits.room ? 'zu groß' : null;
}
