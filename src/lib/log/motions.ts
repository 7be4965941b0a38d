import { earlierFirst, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { BallotEntry, MotionEntry } from './entry.ts';
import { latestAt, placesOfKind } from './place.ts';
import type { Standing } from './standing.ts';

export type Majority = MotionEntry['majority'];
export type Choice = BallotEntry['choice'];

/** A question that members vote on. */
export interface Motion {
	/** Any id of its place in the log. */
	readonly at: EntryId;
	readonly entry: MotionEntry;
	/** Whether it was taken back and no longer counts. */
	readonly struck: boolean;
	/** How its voters voted; who did not is not among them. */
	readonly votes: ReadonlyMap<MemberId, Choice>;
}

/**
 * The motions in the order they were written, with the votes of those who may vote: of several of one member the one written
 * last. What is asked, and of whom, says its first entry: votes were cast on that, so a later one only closes it. A vote from a phone that did not know yet that the motion was closed counts, so that every order of the entries tells the same.
 */
export function motionsOf({ places, placeOf }: Pick<Standing, 'places' | 'placeOf'>): readonly Motion[] {
	const cast = placesOfKind(places, 'ballot').flatMap(({ entry }) => entry ?? []);
	const votes = new Map<EntryId, Map<MemberId, Choice>>();
	for (const { motion, member, choice } of cast.sort(earlierFirst)) {
		const at = placeOf(motion)?.id;
		if (at !== undefined) votes.set(at, (votes.get(at) ?? new Map<MemberId, Choice>()).set(member, choice));
	}
	return placesOfKind(places, 'motion').flatMap((place): Motion[] => {
		const [latest, first] = [latestAt(place), place.chain[0]];
		if (!latest || !first) return [];
		const { closed: _, ...put } = first;
		const { id, closed } = latest;
		const entry = { ...put, id, ...(closed === undefined ? {} : { closed }) };
		const own = [...(votes.get(place.id) ?? [])].filter(([member]) => entry.voters.includes(member));
		return [{ at: place.id, entry, struck: place.entry === null, votes: new Map(own) }];
	});
}

/** How a motion stands. */
export interface VoteCount {
	readonly yes: number;
	readonly no: number;
	readonly abstain: number;
	/** Who may vote and has not. */
	readonly missing: number;
	/** How many yes it needs by the votes there are, where no king decides. */
	readonly needed: number;
	/** Whether it is carried by them. */
	readonly carried: boolean;
	/** What the king's vote decided, or would: null where there is no tie that is his; `none` where he has not said yes or no. */
	readonly king: 'yes' | 'no' | 'none' | null;
	/** Whether nothing more is expected: it was closed, or all have voted. */
	readonly over: boolean;
}

/** What the reigning king says to a tie. */
function kingsVote({ majority, king }: MotionEntry, votes: Motion['votes']): VoteCount['king'] {
	if (majority !== 'simple' || king === undefined) return null;
	const said = votes.get(king);
	return said === 'yes' || said === 'no' ? said : 'none';
}

/**
 * Counts a motion. A simple majority is more yes than no, "bei Gleichstand entscheidet die Stimme des amtierenden Königs"; what
 * concerns every player needs three quarters, what matters most everybody (allgaeu §12). Who abstains or does not vote is not
 * counted (docs/decisions.md, 46).
 */
export function countedVotes({ entry, votes }: Pick<Motion, 'entry' | 'votes'>): VoteCount {
	const cast = [...votes.values()];
	const [yes = 0, no = 0, abstain = 0] = (['yes', 'no', 'abstain'] as const).map(
		(choice) => cast.filter((one) => one === choice).length
	);
	const missing = entry.voters.length - cast.length;
	const king = yes === no && yes > 0 ? kingsVote(entry, votes) : null;
	const needed = NEEDED[entry.majority](yes + no);
	return {
		...{ yes, no, abstain, missing, needed, king },
		carried: king === 'yes' || (yes > 0 && yes >= needed),
		over: entry.closed !== undefined || missing === 0
	};
}

/** How many of these votes have to be yes. */
const NEEDED: Readonly<Record<Majority, (votes: number) => number>> = {
	simple: (votes) => Math.floor(votes / 2) + 1,
	threeQuarters: (votes) => Math.ceil((3 * votes) / 4),
	unanimous: (votes) => votes
};
