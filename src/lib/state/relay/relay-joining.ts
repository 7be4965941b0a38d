import { formatISO } from 'date-fns/formatISO';
import { filledIn } from '#lib/base/collections.ts';
import { refused, type Result } from '#lib/base/result.ts';
import { picturesOf } from '#lib/kasse/receipts.ts';
import { keysFrom, newKey, readKeyOf } from '#lib/live/keys.ts';
import { lockKeys } from '#lib/live/invited.ts';
import { openLine, wordAgainst } from '#lib/live/line.ts';
import { standing } from '#lib/log/standing.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { dropRoomCache } from '#lib/storage/room-cache.ts';
import {
	invitationLink,
	keyKind,
	relayFrom,
	spokenAddress,
	type InvitedTo,
	type Joining
} from '#lib/transfer/invitation.ts';
import { Club } from '../club/club.svelte.ts';
import { Me } from '../club/me.svelte.ts';
import { KeptRelay } from './relay-kept.svelte.ts';
import { ClubRelay } from './relay.svelte.ts';
import type { Session } from '../session.svelte.ts';

// What is done once: making a club's room, joining one, leaving it. The keys are kept on the device alone.

async function keep(session: Session, joining: Joining): Promise<Result<void, WriteFailure>> {
	const kept = JSON.stringify(joining);
	const done = await session.store.keep('relay', kept);
	if (!done.ok) return done;
	// The next page knows it from its first picture on.
	session.of(ClubRelay).learn(session.store.name, kept);
	return done;
}

/** Milliseconds until a server that does not answer counts as none. */
const PATIENCE = 10_000;

/** Whether a relay answers at this address. */
async function answers(relay: string): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(PATIENCE);
		const response = await fetch(`${relay}/health`, { signal, cache: 'no-store' });
		return response.ok && (await response.text()).trim() === 'ok';
	} catch {
		return false;
	}
}

/** Makes keys for this club, and so a room at the relay that was typed, or at the app's own, if one answers there. */
export async function connect(
	session: Session,
	typed: string
): Promise<Result<void, WriteFailure | 'address' | 'silent'>> {
	const relay = relayFrom(typed, location.origin);
	if (relay === null) return refused('address');
	if (!(await answers(relay))) return refused('silent');
	return keep(session, {
		may: 'write',
		key: newKey(),
		relay,
		club: await session.store.clubId(),
		since: session.device.now()
	});
}

/** Devices that are invited with a renewal, those seen last: more have no room in a row. */
const INVITED_MOST = 30;

/**
 * New keys and a new room. The log goes along; the club's devices are invited there, but for the one that is put out. `by`:
 * who renews.
 */
export async function renew(
	session: Session,
	joining: Joining,
	by: string,
	putOut: string | null = null
): Promise<Result<void, WriteFailure>> {
	const { may, relay, club, former = [], key } = joining;
	const [at, write] = [session.device.now(), newKey()];
	const stay = (session.of(ClubRelay).status?.devices ?? []).filter(({ device }) => device !== putOut);
	const invited = await lockKeys(stay.slice(0, INVITED_MOST), { write, read: await readKeyOf(write) });
	return keep(session, {
		...{ may, relay, club, key: write, since: at },
		...{ former: [...former, key], renewed: { by, at, invited } }
	});
}

/** Goes along into the club's new room, by the key that was left for this device. */
export const goAlong = (
	session: Session,
	joining: Joining,
	key: string
): Promise<Result<void, WriteFailure>> => accept(session, { ...joining, key, may: keyKind(key) ?? 'read' });

/** Nobody asks any more which of two new accesses holds: this one. */
export function holdTo(
	session: Session,
	{ rival: _, ...joining }: Joining
): Promise<Result<void, WriteFailure>> {
	return keep(session, joining);
}

/** Joins the club of an invitation, on a phone that holds this one or none. */
export async function accept(
	session: Session,
	{ may, key, relay, club, whose }: Joining
): Promise<Result<void, WriteFailure>> {
	if ((await session.store.clubId()) === '') {
		const taken = await session.store.take({ club, entries: [] });
		if (!taken.ok) return taken;
	}
	const own = whose === undefined ? {} : { whose };
	return keep(session, { may, key, relay, club, ...own, since: session.device.now() });
}

/** Whom this phone may invite now: those who write too, those who read alone, or nobody. The key that was changed is known at once. */
export function invitesNow(session: Session): Joining['may'] | null {
	const { joining } = session.of(KeptRelay);
	const { status, mayWrite } = session.of(ClubRelay);
	if (!joining || joining.whose || status?.left || keyKind(joining.key) === null) return null;
	return mayWrite ? joining.may : 'read';
}

const DAY = 86_400_000;

/** An invitation from this phone, good for so many days beside today; null for one without an end. */
export function inviting(
	session: Session,
	joining: Joining,
	days: number | null,
	to?: InvitedTo
): { readonly link: string; readonly until: string | null } {
	const [club, { member }] = [session.of(Club), session.of(Me)];
	const until = days === null ? null : formatISO(session.device.now() + days * DAY).slice(0, 10);
	const from = member ? club.nameOf(member) : '';
	const link = invitationLink(location.origin, {
		...{ ...joining, name: club.name, from, until },
		...filledIn({ to })
	});
	return { link, until };
}

/** Invitations that lead to these places, to read alone or to write; none where this phone invites nobody so. */
export async function invitingTo(
	session: Session,
	may: Joining['may'],
	days: number,
	places: readonly InvitedTo[]
): Promise<readonly string[]> {
	const { joining } = session.of(KeptRelay);
	const invites = invitesNow(session);
	if (!joining || invites === null || (may === 'write' && invites === 'read')) return [];
	const handed = may === 'write' ? joining : await toRead(joining);
	return places.map((to) => inviting(session, handed, days, to).link);
}

/** The joining that a phone may hand on to somebody who reads, whatever it may itself. */
export const toRead = async (joining: Joining): Promise<Joining> => ({
	...joining,
	may: 'read',
	key: await readKeyOf(joining.key)
});

/** What is here stays here, and nothing more is sent or fetched. */
export async function leave(session: Session): Promise<Result<void, WriteFailure>> {
	const left = await session.store.keep('relay', null);
	if (left.ok) await dropRoomCache(session.store.name);
	return left;
}

/** Deletes the club's room at the relay for everybody, with those of its photos, then leaves it. */
export async function removeRoom(
	session: Session,
	joining: Joining
): Promise<Result<void, WriteFailure | 'silent'>> {
	const keys = await keysFrom(joining.key);
	try {
		const relay = spokenAddress(joining.relay);
		// No phone brings a photo behind a room that was ended; where none was made there is nothing to end.
		if (keys) await wordAgainst(openLine({ relay, ...keys }).remove());
		const { endPictures } = await import('#lib/live/picture-rooms.ts');
		const pictures = picturesOf(standing(await session.store.readClub()));
		await endPictures(joining.key, (of) => openLine({ relay, ...of }), pictures);
	} catch {
		return refused('silent');
	}
	return leave(session);
}
