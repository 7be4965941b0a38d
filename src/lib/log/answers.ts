import type { EntryId, MemberId } from '#lib/base/ids.ts';
import type { AnswerEntry } from './entry.ts';
import { placesOfKind } from './place.ts';
import type { Standing } from './standing.ts';

export type Coming = AnswerEntry['coming'];

/** What members said of each event, by the event's place: of several answers of one member the one written last. */
export function answersOf({
	places,
	placeOf
}: Pick<Standing, 'places' | 'placeOf'>): ReadonlyMap<EntryId, ReadonlyMap<MemberId, Coming>> {
	const entries = placesOfKind(places, 'answer').flatMap(({ entry }) => entry ?? []);
	const answers = new Map<EntryId, Map<MemberId, Coming>>();
	for (const { event, member, coming } of entries.sort((a, b) => (a.id < b.id ? -1 : 1))) {
		const place = placeOf(event);
		if (!place) continue;
		const own = answers.get(place.id) ?? new Map<MemberId, Coming>();
		answers.set(place.id, own.set(member, coming));
	}
	return answers;
}
