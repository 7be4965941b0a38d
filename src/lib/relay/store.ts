import type { Mark, StoredPage, ChainPlace, StoredPiece, FramePiece } from './chain.ts';
import type { RefusalWord } from './refusals.ts';

/** What is known of a room beside its rows; the place is its tail. */
export interface Room extends ChainPlace {
	readonly rows: number;
	/** The day on which it was last opened, counted from 1970. */
	readonly opened: number;
	/** Nothing is left of it but that it was ended. */
	readonly ended: boolean;
}

/** Why nothing is appended to a room as it stands (null: nobody has it); null if it may be. */
export type Refuse = (stands: Room | null) => RefusalWord | 'exists' | null;

/** What processes that share a store tell each other. */
export interface Wire {
	tell(text: string): Promise<void>;
	/** Gets what others told; null when some of it may have been lost. */
	hear(listener: (text: string | null) => void): void;
	/** Where the rooms end that there are of these. */
	tails(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Append-only histories, by room. What it says it stored is durable. */
export interface RelayStore {
	/** Where several processes have it open. */
	readonly wire: Wire | null;
	room(room: string): Promise<Room | null>;
	/** Asks and appends in one transaction, and makes the room if there is none; the room as it is then. */
	append(
		room: string,
		pieces: readonly FramePiece[],
		today: number,
		refuse: Refuse
	): Promise<Room | RefusalWord | 'exists'>;
	/** One page from a mark. */
	read(room: string, from: Mark, most: number): Promise<StoredPage | 'gone' | 'unknown-room'>;
	/** Remembers on which day a room was opened. */
	opened(room: string, today: number): Promise<void>;
	/** Takes everything away but that the room was ended; false if nobody has it. */
	end(room: string): Promise<boolean>;
	/** Takes everything away, as if it had never been; false if nobody has it. */
	forget(room: string): Promise<boolean>;
	rooms(): AsyncGenerator<readonly [string, Room]>;
	/** All pieces, by room and position. */
	pieces(): AsyncGenerator<readonly [string, StoredPiece]>;
	close(): Promise<void>;
}

/** Days since 1970. */
export const daysSince1970 = (milliseconds: number): number => Math.floor(milliseconds / 86_400_000);
