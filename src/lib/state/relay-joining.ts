import { refused, type Result } from '#lib/base/result.ts';
import { newKey } from '#lib/live/keys.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { dropRoomCache } from '#lib/storage/room-cache.ts';
import { relayFrom, type Joining } from '#lib/transfer/invitation.ts';
import { store } from './device.ts';
import { clubRelay } from './relay.svelte.ts';

// What is done once: making a club's room, joining one, leaving it. The keys are kept on the device alone.

async function keep(joining: Joining): Promise<Result<void, WriteFailure>> {
	const kept = JSON.stringify(joining);
	const done = await store.keep('relay', kept);
	// The next page knows it from its first picture on.
	if (done.ok) clubRelay.learn(store.name, kept);
	return done;
}

/** The id of the club on this device; empty if there is none. */
export const clubHere = (): Promise<string> => store.clubId();

/** Makes keys for this club, and so a room at the relay that was typed, or at the app's own. */
export async function connect(typed: string): Promise<Result<void, WriteFailure | 'address'>> {
	const relay = relayFrom(typed, location.origin);
	if (relay === null) return refused('address');
	return keep({ may: 'write', key: newKey(), relay, club: await store.clubId() });
}

/** New keys and a new room. The log goes along; who is not invited anew stays with what he has. */
export const renew = (joining: Joining): Promise<Result<void, WriteFailure>> =>
	keep({ ...joining, may: 'write', key: newKey(), former: [...(joining.former ?? []), joining.key] });

/** Joins the club of an invitation, on a phone that holds this one or none. */
export async function accept(joining: Joining): Promise<Result<void, WriteFailure>> {
	if ((await store.clubId()) === '') {
		const taken = await store.take({ club: joining.club, entries: [] });
		if (!taken.ok) return taken;
	}
	return keep(joining);
}

/** What is here stays here, and nothing more is sent or fetched. */
export async function leave(): Promise<Result<void, WriteFailure>> {
	const left = await store.keep('relay', null);
	if (left.ok) await dropRoomCache(store.name);
	return left;
}
