import { clubLabel } from '#lib/log/members.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { handOver, type HandOver } from './hand-over.ts';

/** A club that is not the one in front: what came from outside belongs to it. */
export interface OtherClub {
	readonly name: string;
	/** Whether it is on this device already. */
	readonly isHere: boolean;
	/** What of the club in front could go there, if that is a few evenings with typed names. */
	readonly own: HandOver | null;
}

/** The club that something came from: what came, what is here of it (null for nothing), and the club in front. */
export function otherClubOf(
	come: readonly AnyEntry[],
	here: readonly AnyEntry[] | null,
	inFront: readonly AnyEntry[]
): OtherClub {
	const theirs = [...(here ?? []), ...come];
	const name = clubLabel(standing(theirs)) || 'Ohne Namen';
	return { name, isHere: here !== null, own: handOver(inFront, theirs) };
}
