import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import { Club } from './club.svelte.ts';
import type { Session } from './session.svelte.ts';

// In a file of its own, because the start page needs it before anybody opens an evening.

/** Players of a table who are no longer members and are not seated again. */
export const goneFrom = (session: Session, { seats }: Pick<AnyEvening, 'seats'>): readonly MemberId[] =>
	seats.filter((member) => !session.of(Club).present.includes(member));

/** "Berti ist nicht mehr dabei." */
export const goneText = (session: Session, gone: readonly MemberId[]): string =>
	`${gone.map(session.of(Club).nameOf).join(' und ')} ${gone.length === 1 ? 'ist' : 'sind'} nicht mehr dabei.`;
