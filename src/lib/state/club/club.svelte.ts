import type { MemberId } from '#lib/base/ids.ts';
import { alphabetical, inSentence } from '#lib/base/text.ts';
import type { AnyEvening } from '#lib/evening/state.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { clubNameOf, membersOf, type Member } from '#lib/log/members.ts';
import { standing, type Standing } from '#lib/log/standing.ts';
import { Live } from '../watched.ts';
import { OfSession } from '../session.svelte.ts';

/** The club's members, from any screen. */
export class Club extends OfSession {
	readonly #entries = new Live(() => this.session.store.watchClub());
	/** The entries that belong to the club and to no evening. */
	readonly entries: readonly AnyEntry[] = $derived(this.#entries.current ?? []);
	readonly log: Standing = $derived(standing(this.entries));
	readonly members: ReadonlyMap<MemberId, Member> = $derived(membersOf(this.log));
	readonly loaded = $derived(this.#entries.current !== undefined);
	readonly broken = $derived(this.#entries.broken);
	/** Whether names can be told, or nobody will ever tell them. */
	readonly answered = $derived(this.loaded || this.broken);
	/** The club's name; empty if it has none. */
	readonly name: string = $derived(clubNameOf(this.log) ?? '');

	/** All members, by name. */
	readonly byName: readonly Member[] = $derived(
		[...this.members.values()].sort(alphabetical(({ shown }) => shown))
	);
	/** Members who have not left, by name; and the same by their ids. */
	readonly staying: readonly Member[] = $derived(this.byName.filter(({ left }) => left === null));
	readonly present: readonly MemberId[] = $derived(this.staying.map(({ member }) => member));

	/** The club's id, by which links and invitations know it; empty where this device has no club. */
	id(): Promise<string> {
		return this.session.store.clubId();
	}

	/** What a member is called at the table. */
	readonly nameOf = (member: MemberId): string => this.members.get(member)?.shown ?? '?';

	/** Players of a table who are no longer members and are not seated again. */
	goneFrom({ seats }: Pick<AnyEvening, 'seats'>): readonly MemberId[] {
		return seats.filter((member) => !this.present.includes(member));
	}

	/** "Berti ist nicht mehr dabei." */
	goneText(gone: readonly MemberId[]): string {
		return `${inSentence(gone.map(this.nameOf))} ${gone.length === 1 ? 'ist' : 'sind'} nicht mehr dabei.`;
	}
}
