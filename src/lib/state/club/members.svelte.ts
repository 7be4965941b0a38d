import { filledIn } from '#lib/base/collections.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { newNames } from '#lib/base/names.ts';
import { NAME_LENGTH, oneLine } from '#lib/base/text.ts';
import type { EveningAccount } from '#lib/kasse/account.ts';
import { memberMoney, openOnlyOf, type MemberMoney } from '#lib/kasse/member-money.ts';
import { bookingLines } from '#lib/kasse/ledger.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import { isKnown, type NewEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import { type Member, type RemovedMember, removedMembers } from '#lib/log/members.ts';
import { membersNamedIn } from '#lib/transfer/named-members.ts';
import { Club } from './club.svelte.ts';
import { takeBack } from './club-places.ts';
import { Kasse } from './kasse.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession } from '../session.svelte.ts';

/** The fields of a member on a screen; an empty text means none. */
export interface Described {
	readonly name: string;
	readonly nickname: string;
	readonly joined: string;
	readonly left: string;
}

/** What is wrong with the typed fields of a member, in one sentence; empty if nothing is. */
export function faultIn({ name, nickname, joined, left }: Described): string {
	if (oneLine(name) === '') return 'Ohne Namen geht es nicht.';
	if ([...name].length > NAME_LENGTH || [...nickname].length > NAME_LENGTH)
		return `Ein Name hat höchstens ${NAME_LENGTH} Zeichen.`;
	if (joined !== '' && left !== '' && left < joined) return 'Der Austritt liegt vor dem Eintritt.';
	return '';
}

/** The club's members with how they stand. */
export class Members extends OfSession {
	readonly #kasse = this.session.of(Kasse);
	readonly #club = this.session.of(Club);
	readonly year = $derived(yearOf(this.session.today()));
	/** What is open only of those whose money this phone shows. */
	readonly figures: ReadonlyMap<MemberId, MemberMoney> | undefined = $derived(
		this.#kasse.accounts && this.#kasse.whole
			? openOnlyOf(
					(member) => this.#kasse.shows(member),
					memberMoney(
						this.#kasse.accounts.values(),
						bookingLines(this.#club.log),
						this.year,
						this.#kasse.levies
					)
				)
			: undefined
	);

	readonly present: readonly Member[] = $derived(this.#club.staying);
	readonly former: readonly Member[] = $derived(this.#club.byName.filter(({ left }) => left !== null));
	readonly removed: readonly RemovedMember[] = $derived(removedMembers(this.#club.log));
	/** The members that any entry names; undefined while that is not known. */
	readonly #named = $derived(
		this.#kasse.accounts && this.#kasse.whole
			? namedAnywhere(this.#kasse.accounts.values(), this.#club.log)
			: undefined
	);

	/**
	 * Whether a member may be taken out again: he may if he never played; otherwise he can only leave. Undefined while
	 * that is not known.
	 */
	isRemovable(member: MemberId): boolean | undefined {
		return this.#named && !this.#named.has(member);
	}

	/** Another member with exactly this name. */
	namesake(name: string, but?: MemberId): Member | undefined {
		const same = (other: string): boolean => other.toLowerCase() === oneLine(name).toLowerCase();
		return this.#club.byName.find(({ member, name, nickname }) => member !== but && same(nickname ?? name));
	}

	/** Of several names those that no member has, each once; "Huber Toni" is also Toni Huber. */
	newAmong(names: readonly string[]): readonly string[] {
		return newNames(
			names,
			this.#club.byName.flatMap(({ name, shown }) => [name, shown])
		);
	}

	/** New members, all of them in one write. */
	add(...described: readonly Described[]): Written {
		return this.session.store.append(
			described.map((one) => memberEntry(asId(this.session.device.token()), one))
		);
	}

	/** Writes a renaming, a leaving or a return as an entry of its own; the last one counts. */
	describe(member: MemberId, described: Described): Written {
		return this.session.store.append([memberEntry(member, described)]);
	}

	remove(member: MemberId): Written {
		const entries = this.#club.log.places
			.filter(({ entry }) => entry?.kind === 'member' && entry['member'] === member)
			.flatMap(({ chain }) => chain);
		return takeBack(
			this.session,
			entries.map(({ id }) => id)
		);
	}
}

function memberEntry(member: MemberId, { name, nickname, joined, left }: Described): NewEntry {
	const called = oneLine(nickname);
	return {
		kind: 'member',
		member,
		name: oneLine(name),
		...filledIn({ nickname: called, joined, left })
	};
}

/** Every member whom an evening, a payment, a booking or a championship names. */
const namedAnywhere = (accounts: Iterable<EveningAccount>, club: Standing): ReadonlySet<MemberId> =>
	new Set([
		...[...accounts].flatMap(({ attended, balance, payments }) => [
			...[...attended, ...balance.keys()],
			...payments.map(({ member }) => member)
		]),
		...club.places.flatMap(({ entry }) =>
			entry && isKnown(entry) ? [...membersNamedIn(entry)].map(({ member }) => member) : []
		)
	]);
