import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import { NOBODY } from '#lib/storage/database.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { Club } from './club.svelte.ts';
import { Live } from '../watched.ts';
import { ClubRelay } from '../relay/relay.svelte.ts';
import { OfSession } from '../session.svelte.ts';

/** Whose device this is. Said on a member's page or when the start asks, and kept on this device alone, never in the club's log. */
export class Me extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #clubRelay = this.session.of(ClubRelay);
	readonly #kept = new Live(() => this.session.store.watchKept('me'));

	/** Null if nobody said so or he is no member any more; undefined until the database has answered. */
	readonly member: MemberId | null | undefined = $derived.by(() => {
		const kept = this.#kept.current;
		if (kept === undefined) return undefined;
		// Its invitation says whose phone it is.
		const member = asId<MemberId>(kept || this.#clubRelay.whose);
		return this.#club.members.has(member) ? member : null;
	});
	/** Whether it may be asked: nobody has answered yet. */
	readonly unasked = $derived(this.member === null && this.#kept.current !== NOBODY);

	be(member: MemberId | null): Promise<Result<void, WriteFailure>> {
		return this.session.store.keep('me', member);
	}

	/** It is nobody's own, such as the table's tablet. */
	beNobodys(): Promise<Result<void, WriteFailure>> {
		return this.session.store.keep('me', NOBODY);
	}
}
