import { clubLabel } from '#lib/log/club-label.ts';
import { standing } from '#lib/log/standing.ts';
import type { ClubLog } from '#lib/storage/logs.ts';
import { handOver, type HandOver } from '#lib/transfer/hand-over.ts';
import { findClub, readClubIn } from './clubs.ts';
import { store } from './device.ts';

/** A club that is not the one in front: what came from outside belongs to it. */
export interface OtherClub {
	readonly name: string;
	/** Whether it is on this device already. */
	readonly isHere: boolean;
	/** What of the club in front could go there, if that is a few evenings with typed names. */
	readonly own: HandOver | null;
}

/** Finds what came from outside its club on this device; a log without entries if it is not here. */
export async function meetClub(file: ClubLog): Promise<{ readonly other: OtherClub; readonly log: ClubLog }> {
	const here = await findClub(file.club);
	const log = here ? await readClubIn(here.database) : { club: file.club, entries: [] };
	const theirs = [...log.entries, ...file.entries];
	const name = clubLabel(standing(theirs)) || 'Ohne Namen';
	const { entries } = await store.readAll();
	return { other: { name, isHere: here !== undefined, own: handOver(entries, theirs) }, log };
}
