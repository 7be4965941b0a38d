import { asId, type MemberId } from '#lib/base/ids.ts';
import { oneLine } from '#lib/base/text.ts';
import { memberMoney, type MemberMoney } from '#lib/kasse/member-money.ts';
import { bookingLines } from '#lib/kasse/ledger.ts';
import { yearOf } from '#lib/log/calendar.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import type { Member } from '#lib/log/members.ts';
import { removedMembers, type RemovedMember } from '#lib/log/removed-members.ts';
import { club } from './club.svelte.ts';
import { takeBack } from './club-places.ts';
import { device, store, today } from './device.ts';
import { kasse } from './kasse.svelte.ts';
import { namedAnywhere } from './named-anywhere.ts';
import type { Written } from './writing.svelte.ts';

/** What is said of a member on a screen; an empty text is nothing. */
export interface Described {
	readonly name: string;
	readonly nickname: string;
	readonly joined: string;
	readonly left: string;
}

/** The club's members with how they stand. */
class Members {
	readonly year = $derived(yearOf(today()));
	readonly figures: ReadonlyMap<MemberId, MemberMoney> | undefined = $derived(
		kasse.accounts && kasse.whole
			? memberMoney(kasse.accounts.values(), bookingLines(club.log), this.year)
			: undefined
	);

	readonly present: readonly Member[] = $derived(club.byName.filter(({ left }) => left === null));
	readonly former: readonly Member[] = $derived(club.byName.filter(({ left }) => left !== null));
	readonly removed: readonly RemovedMember[] = $derived(removedMembers(club.log));
	/** Undefined while that is not known. */
	readonly #named = $derived(
		kasse.accounts && kasse.whole ? namedAnywhere(kasse.accounts.values(), club.log) : undefined
	);

	/** Who never played may be taken out again; everybody else only leaves. Undefined while that is not known. */
	isRemovable(member: MemberId): boolean | undefined {
		return this.#named && !this.#named.has(member);
	}

	/** Somebody else who is called just so. */
	namesake(name: string, but?: MemberId): Member | undefined {
		const same = (other: string): boolean => other.toLowerCase() === oneLine(name).toLowerCase();
		return club.byName.find(({ member, name, nickname }) => member !== but && same(nickname ?? name));
	}

	add(described: Described): Written {
		return store.append([memberEntry(asId(device.token()), described)]);
	}

	/** Renaming, leaving and coming back: an entry of its own, and the last one counts. */
	describe(member: MemberId, described: Described): Written {
		return store.append([memberEntry(member, described)]);
	}

	remove(member: MemberId): Written {
		const entries = club.log.places
			.filter(({ entry }) => entry?.kind === 'member' && entry['member'] === member)
			.flatMap(({ chain }) => chain);
		return takeBack(entries.map(({ id }) => id));
	}
}

function memberEntry(member: MemberId, { name, nickname, joined, left }: Described): NewEntry {
	const called = oneLine(nickname);
	return {
		...{ kind: 'member', member, name: oneLine(name) },
		...(called === '' ? {} : { nickname: called }),
		...(joined === '' ? {} : { joined }),
		...(left === '' ? {} : { left })
	};
}

export const members = new Members();
