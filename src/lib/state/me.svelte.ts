import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { club } from './club.svelte.ts';
import { store } from './device.ts';
import { Live } from './live.ts';

/** Whose device this is. Said on a member's page and kept on this device alone, never in the club's log. */
class Me {
	readonly #kept = new Live(() => store.watchKept('me'));

	/** Null if nobody said so or he is no member any more; undefined until the database has answered. */
	readonly member: MemberId | null | undefined = $derived.by(() => {
		const kept = this.#kept.current;
		if (!kept) return kept === undefined ? undefined : null;
		const member = asId<MemberId>(kept);
		return club.members.has(member) ? member : null;
	});

	be(member: MemberId | null): Promise<Result<void, WriteFailure>> {
		return store.keep('me', member);
	}
}

export const me = new Me();
