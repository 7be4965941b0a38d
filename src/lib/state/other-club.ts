import type { ClubLog } from '#lib/storage/logs.ts';
import { otherClubOf, type OtherClub } from '#lib/transfer/other-club.ts';
import { findClub, readClubIn } from './clubs.ts';
import type { Session } from './session.svelte.ts';

/** Finds what came from outside its club on this device; a log without entries if it is not here. */
export async function meetClub(
	session: Session,
	come: ClubLog
): Promise<{ readonly other: OtherClub; readonly log: ClubLog }> {
	const here = await findClub(session, come.club);
	const log = here ? await readClubIn(session, here.database) : null;
	const { entries } = await session.store.readAll();
	return {
		other: otherClubOf(come.entries, log?.entries ?? null, entries),
		log: log ?? { club: come.club, entries: [] }
	};
}
