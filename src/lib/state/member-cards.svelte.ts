import type { MemberId } from '#lib/base/ids.ts';
import { memberCards } from '#lib/log/member-cards.ts';
import type { Card } from '#lib/rules/cards.ts';
import { Club } from './club.svelte.ts';
import { OfSession } from './session.svelte.ts';

/** Each member's own card, for the screens that show it beside his name. */
export class MemberCards extends OfSession {
	readonly #cards = $derived(memberCards(this.session.of(Club).log));

	readonly of = (member: MemberId): Card | undefined => this.#cards.get(member);
}
