import type { EveningId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnyEntry, NewEntry } from '#lib/log/entry.ts';
import { ClubStore } from '#lib/storage/club-store.ts';
import type { DraftRow, Group } from '#lib/storage/database.ts';
import type { Device } from '#lib/storage/sign.ts';
import { AT, EVENING } from './entries.ts';

// Stores for tests. A test file that uses them imports 'fake-indexeddb/auto' first of all.

export const evening = EVENING as EveningId;

/** A device whose clock stands where the test puts it. */
export class TestDevice implements Device {
	time = Date.UTC(2026, 10, 20, 18, 30);
	readonly #chance: number;

	constructor(chance = 1) {
		this.#chance = chance;
	}

	now(): number {
		return this.time;
	}

	at(): string {
		return AT;
	}

	random(): Uint8Array {
		return new Uint8Array(8).fill(this.#chance);
	}

	token(): string {
		return crypto.randomUUID();
	}
}

/** A name that no database has yet: files of one worker share its databases, and may load this module anew. */
export const freshName = (): string => `test-${crypto.randomUUID()}`;

export interface Opened {
	readonly name: string;
	readonly device: TestDevice;
	readonly store: ClubStore;
	/** The groups that completed writes touched, in order. */
	readonly told: (readonly Group[])[];
}

/** A store of its own, or another one on the database of that name. */
export function openStore(name = freshName(), device = new TestDevice()): Opened {
	const told: (readonly Group[])[] = [];
	const store = new ClubStore(name, device, (rows) =>
		told.push([...new Set(rows.map(({ group }) => group))])
	);
	return { name, device, store, told };
}

/** A short entry of the evening, told from others by its note. */
export const passed = (note: string): NewEntry => ({ kind: 'passed', evening, note });

export const draft = (token: string, at = 0, fields: Partial<DraftRow> = {}): DraftRow => ({
	token,
	evening,
	at,
	typed: { contract: 'rufspiel', won: true },
	...fields
});

/** What a Result holds; a refusal fails the test. */
export function valueOf<T, E>(result: Result<T, E>): T {
	if (!result.ok) throw new Error(`refused: ${String(result.error)}`);
	return result.value;
}

export const idsOf = (entries: readonly AnyEntry[]): string[] => entries.map((entry) => entry.id);
export const notesOf = (entries: readonly AnyEntry[]): unknown[] => entries.map((entry) => entry['note']);
