import type { MemberId } from '#lib/base/ids.ts';
import type { MotionEntry } from '#lib/log/entry.ts';
import { motionsOf, type Choice, type Motion } from '#lib/log/motions.ts';
import { Club } from './club.svelte.ts';
import { OfSession } from './session.svelte.ts';
import type { Written } from './writing.svelte.ts';

/** The fields of a motion before it is written. */
export type NewMotion = Pick<MotionEntry, 'question' | 'majority' | 'voters' | 'king'>;

/** What the club votes on. */
export class Motions extends OfSession {
	readonly #club = this.session.of(Club);
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

	vote({ at }: Motion, member: MemberId, choice: Choice): Written {
		return this.session.store.append([{ kind: 'ballot', motion: at, member, choice }]);
	}

	/** Ends it today: who has not voted is not counted. */
	close({ entry }: Motion): Written {
		const { date, question, majority, voters, king } = entry;
		const said = { date, question, majority, voters, ...(king === undefined ? {} : { king }) };
		return this.session.store.append([
			{ kind: 'motion', ...said, closed: this.session.today(), replaces: entry.id }
		]);
	}
}
