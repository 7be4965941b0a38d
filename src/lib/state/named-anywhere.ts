import type { MemberId } from '#lib/base/ids.ts';
import type { EveningAccount } from '#lib/kasse/account.ts';
import { isKnown } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import { membersNamedIn } from '#lib/transfer/named.ts';

/** Everybody whom an evening, a payment, a booking or a championship names. */
export function namedAnywhere(accounts: Iterable<EveningAccount>, club: Standing): ReadonlySet<MemberId> {
	const named = new Set<MemberId>();
	for (const { attended, balance, payments } of accounts) {
		for (const member of [...attended, ...balance.keys()]) named.add(member);
		for (const { member } of payments) named.add(member);
	}
	for (const { entry } of club.places) {
		if (!entry || !isKnown(entry)) continue;
		for (const { member } of membersNamedIn(entry)) named.add(member);
	}
	return named;
}
