import type { MemberId } from '#lib/base/ids.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Card } from '#lib/rules/cards.ts';
import { type Rank, SUITS } from '#lib/rules/vocabulary.ts';
import { Club } from './club.svelte.ts';
import { OfSession } from '../session.svelte.ts';

/** The highest trumps are given first, of each rank the four suits: who joined together differs by the suit. */
const GIVEN: readonly Rank[] = ['ober', 'unter', 'sau', 'koenig', 'zehn', 'neun', 'acht', 'sieben'];
const PACK: readonly Card[] = GIVEN.flatMap((rank) => SUITS.map((suit) => ({ suit, rank })));

/**
 * Everybody's own card of the pack, in the order in which members were first named. Who left or was taken out keeps his, so
 * nobody who comes or goes changes another's; the thirty-third begins the pack again.
 */
export function memberCards({ places }: Pick<Standing, 'places'>): readonly (readonly [MemberId, Card])[] {
	const named = places.flatMap(({ chain }) =>
		chain.flatMap((entry) => (entry.kind === 'member' ? entry.member : []))
	);
	const members = named.filter((member, i) => named.indexOf(member) === i);
	return members.map((member, i) => [member, PACK[i % PACK.length] as Card]);
}

/** Each member's own card, for the screens that show it beside his name. */
export class MemberCards extends OfSession {
	readonly #cards = $derived(memberCards(this.session.of(Club).log));

	readonly of = (member: MemberId): Card | undefined => this.#cards.find(([one]) => one === member)?.[1];
}
