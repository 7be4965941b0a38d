import type { EveningId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';

/** A value that changes, also in another tab: calls `next` now and after every change. */
export interface Watch<T> {
	subscribe(next: (value: T) => void, error?: (reason: unknown) => void): { unsubscribe(): void };
}

export interface EveningLog {
	readonly evening: EveningId;
	readonly entries: readonly AnyEntry[];
}

export interface ClubLog {
	readonly club: string;
	readonly entries: readonly AnyEntry[];
}
