import type { MemberId } from '#lib/base/ids.ts';
import { Club } from '#lib/state/club/club.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';

/** What a member of the club in front is called at the table. */
export const nameOf = (member: MemberId): string => session.of(Club).nameOf(member);
