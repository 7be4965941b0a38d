import { eveningOf, isSaid, type AnyEntry } from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Championship, ChampionshipLog } from '../from-log.ts';
import { gameClash, type Apart } from './apart.ts';
import { copiesOf, decidedApart, decisionVoids, verdictsIn, type Verdicts } from './decisions.ts';
import { rulingClashes } from './ruling-clashes.ts';
import { eveningOpenedAt, openedTwice, openingsOf, writtenTwice } from './table-clashes.ts';
import { earlierFirst } from '#lib/base/ids.ts';

export interface Disputed extends Verdicts {
	readonly clashes: readonly Apart[];
}

/**
 * What a merged log must not simply add up: tables that two phones wrote, and games that two devices corrected apart;
 * also what was decided about them. `entries` are all of the log, `from` is what stands of them, and `folded` the
 * championship made of it. The order of the entries does not matter.
 */
export function clashesIn(
	entries: Iterable<AnyEntry>,
	from: ChampionshipLog,
	folded: Championship
): Disputed {
	const ordered = [...new Map([...entries].map((entry) => [entry.id, entry])).values()];
	ordered.sort(earlierFirst);
	const openings = openingsOf(from);
	const evenings = new Set(openings.map(eveningOpenedAt));
	const own = from.log.places.filter(({ chain: [first] }) => first && evenings.has(eveningOf(first)));
	const said = from.log.places.filter(
		({ chain: [first] }) => first && isSaid(first) && first.championship === from.championship
	);
	const isOwn = new Set(own.map(({ id }) => id));
	const writtenApart = (log: Standing, ordered: readonly AnyEntry[]): readonly Apart[] => [
		...writtenTwice({ ...from, log }, folded),
		...log.places.flatMap((place) => (isOwn.has(place.id) ? (gameClash(place) ?? []) : [])),
		...rulingClashes(log, from.championship, ordered, folded.partien)
	];
	const decisions = decisionVoids([...own, ...said], ordered);
	const again = decidedApart(ordered, decisions, writtenApart);
	// What one of those decisions put together is asked with them, and not for itself.
	const asked = new Set(again.flatMap((clash) => (clash.type === 'ruling' ? clash.copies : [])));
	const isAsked = ({ versions }: Apart): boolean =>
		versions.some((version) => version.entries.some((id) => asked.has(id)));
	return {
		clashes: [
			...openedTwice(from, folded, openings, copiesOf(decisions, ordered)),
			...writtenApart(from.log, ordered).filter((clash) => !isAsked(clash)),
			...again
		],
		...verdictsIn(decisions, ordered)
	};
}
