import type { MemberId } from '#lib/base/ids.ts';
import { isKnown, type MotionEntry } from '#lib/log/entry.ts';
import { motionsOf, type Choice, type Motion } from '#lib/log/motions.ts';
import { countingAt } from '#lib/log/standing.ts';
import { takeBack } from './club-places.ts';
import { Club } from './club.svelte.ts';
import { LastSaid } from './last-said.ts';
import { OfSession } from '../session.svelte.ts';
import type { Written } from '../writing.svelte.ts';

/** The fields of a motion before it is written. */
export type NewMotion = Pick<MotionEntry, 'question' | 'majority' | 'voters' | 'king'>;

/** What the club votes on. */
export class Motions extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #lastSaid = new LastSaid<Choice>((id) => this.#club.log.placeOf(id) !== null);
	/** Newest first, including those taken back. */
	readonly all: readonly Motion[] = $derived(motionsOf(this.#club.log).toReversed());
	/** Those that may still be voted on. */
	readonly open: readonly Motion[] = $derived(
		this.all.filter(({ struck, entry }) => !struck && entry.closed === undefined)
	);

	/** Puts a question to the club today. */
	put(motion: NewMotion): Written {
		return this.session.store.append([{ kind: 'motion', date: this.session.today(), ...motion }]);
	}

	/** Null if the member voted the same already. */
	vote({ at, votes }: Motion, member: MemberId, choice: Choice): Promise<Awaited<Written> | null> {
		return this.#lastSaid.say(`${at} ${member}`, choice, votes.get(member), () =>
			this.session.store.append([{ kind: 'ballot', motion: at, member, choice }])
		);
	}

	/** Ends it today: who has not voted is not counted. */
	close({ entry }: Motion): Written {
		const { id, at: _, ...said } = entry;
		return this.session.store.append([{ ...said, closed: this.session.today(), replaces: id }]);
	}

	/** Takes back that it was closed, by however many phones. */
	reopen({ at }: Motion): Written {
		const place = this.#club.log.placeOf(at);
		const counting = place ? countingAt(place) : [];
		const closing = (place?.chain ?? []).filter((one) => isKnown(one) && one.kind === 'motion' && one.closed);
		return takeBack(
			this.session,
			counting.filter((id) => closing.some((one) => one.id === id))
		);
	}
}
