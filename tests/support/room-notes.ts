import { NOWHERE, type KeptRow, type RoomPlace, type RoomMemory } from '#lib/live/memory.ts';

/** What a device remembers of a room, kept in memory. */
export class RoomNotes implements RoomMemory {
	place: RoomPlace = NOWHERE;
	readonly rows = new Map<string, KeptRow>();

	copy(): RoomNotes {
		const copy = new RoomNotes();
		void copy.keep(this.place, [...this.rows.values()]);
		return copy;
	}

	read(): ReturnType<RoomMemory['read']> {
		return Promise.resolve({ place: this.place, rows: [...this.rows.values()] });
	}

	keep(place: RoomPlace, rows: readonly KeptRow[]): Promise<void> {
		this.place = place;
		for (const row of rows) this.rows.set(row.address, row);
		return Promise.resolve();
	}
}
