/** The hashes (SHA-256, hex) of the keys that a room was made with. */
export interface RoomRecord {
	readonly read: string;
	readonly write: string;
}

/** Where a relay keeps its rooms. Everything it acknowledges is on the disk. */
export interface RelayStore {
	room(room: string): Promise<RoomRecord | null>;
	/** Makes a room, unless it is there; returns the one that stands. */
	makeRoom(room: string, record: RoomRecord): Promise<RoomRecord>;
	/** A document as an update of Yjs; null if it was never saved. */
	load(document: string): Promise<Uint8Array | null>;
	/** Saves a document, and nothing that was saved before is lost by it. Resolves to its bytes in the store. */
	save(document: string, update: Uint8Array): Promise<number>;
	/** The bytes of all documents of a room. */
	sizeOf(room: string): Promise<number>;
	/** All rooms, and all documents with their bytes. */
	rooms(): AsyncIterable<readonly [string, RoomRecord]>;
	documents(): AsyncIterable<readonly [string, Uint8Array]>;
	close(): Promise<void>;
}
