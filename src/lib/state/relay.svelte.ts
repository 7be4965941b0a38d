import type { EntryId } from '#lib/base/ids.ts';
import type { Joining } from '#lib/transfer/invitation.ts';
import { refused, type Result } from '#lib/base/result.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { store } from './device.ts';
import { Live } from './live.ts';

/** How this club stands with the relay that its phones share. */
export interface RelayStatus {
	readonly connected: boolean;
	/** Whether everything that the relay has was compared since the line was cut last. */
	readonly level: boolean;
	readonly parts: { readonly compared: number; readonly of: number };
	readonly waiting: readonly EntryId[];
	readonly aside: readonly string[];
	/** What the relay said last against it, in one word. */
	readonly refused: string | null;
	/** How far the device's clock is ahead of the relay's, in milliseconds; null if it did not say. */
	readonly ahead: number | null;
}

/** The relay that the club's phones share, where one was chosen. Nothing is sent and nothing fetched before that. */
class ClubRelay {
	readonly #kept = new Live(() => store.watchKept('relay'));
	/** Null while there is no line, or another tab has it and has not spoken. */
	status: RelayStatus | null = $state.raw(null);

	/** Null if the club shares none; undefined until the database has answered. */
	readonly joining: Joining | null | undefined = $derived.by(() => {
		const kept = this.#kept.current;
		return kept ? (JSON.parse(kept) as Joining) : kept === undefined ? undefined : null;
	});

	/** A phone with the read key shows everything and writes nothing. */
	readonly readOnly: boolean = $derived(this.joining?.may === 'read');

	/** The id of the club on this device; empty if there is none. */
	clubHere(): Promise<string> {
		return store.clubId();
	}

	/** Makes keys for this club, and a room at the relay that was typed, or at the app's own. */
	async connect(typed: string): Promise<Result<void, WriteFailure | 'address'>> {
		const { relayFrom } = await import('#lib/transfer/invitation.ts');
		const { newKey } = await import('#lib/live/keys.ts');
		const relay = relayFrom(typed, location.origin);
		if (relay === null) return refused('address');
		return this.#keep({ may: 'write', key: newKey(), relay, club: await store.clubId() });
	}

	/** Joins the club of an invitation, on a phone that holds this one or none. */
	async accept(joining: Joining): Promise<Result<void, WriteFailure>> {
		if ((await store.clubId()) === '') {
			const taken = await store.take({ club: joining.club, entries: [] });
			if (!taken.ok) return taken;
		}
		return this.#keep(joining);
	}

	#keep(joining: Joining): Promise<Result<void, WriteFailure>> {
		return store.keep('relay', JSON.stringify(joining));
	}

	leave(): ReturnType<typeof store.keep> {
		return store.keep('relay', null);
	}
}

export const clubRelay = new ClubRelay();
