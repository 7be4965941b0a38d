import type { MemberId } from '#lib/base/ids.ts';
import type { AnyEvening } from '#lib/evening/any-evening.ts';
import { club } from './club.svelte.ts';

// In a file of its own, because the start page needs it before anybody opens an evening.

/** Players of a table who are no longer members and are not seated again. */
export const goneFrom = ({ seats }: Pick<AnyEvening, 'seats'>): readonly MemberId[] =>
	seats.filter((member) => !club.present.includes(member));

/** "Berti ist nicht mehr dabei." */
export const goneText = (gone: readonly MemberId[]): string =>
	`${gone.map(club.nameOf).join(' und ')} ${gone.length === 1 ? 'ist' : 'sind'} nicht mehr dabei.`;
