import { oneLine } from '#lib/base/text.ts';
import { clubNameOf, membersOf } from './members.ts';
import type { Standing } from './standing.ts';

/** Names of members that stand for a club without one. */
const NAMED = 3;

/** What tells a club from others: its name, or the members named first; empty if there are none. */
export function clubLabel(log: Pick<Standing, 'places'>): string {
	const name = clubNameOf(log);
	if (name) return name;
	const members = [...membersOf(log).values()].map(({ shown }) => oneLine(shown));
	return members.slice(0, NAMED).join(', ') + (members.length > NAMED ? ' …' : '');
}
