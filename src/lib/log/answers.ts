import { toggled } from '#lib/base/collections.ts';
import { earlierFirst, type EntryId, type MemberId } from '#lib/base/ids.ts';
import type { AnswerEntry, EventEntry } from './entry.ts';
import { latestAt, placesOfKind } from './place.ts';
import { daysOf } from './series.ts';
import type { Standing } from './standing.ts';

export type Coming = AnswerEntry['coming'];
/** What a member says of an event; without `days` of all its days. */
export type Answer = Pick<AnswerEntry, 'coming' | 'days'>;
type Days = Pick<EventEntry, 'date' | 'until'>;

/**
 * What members said of each event, by the event's place: of several answers of one member the one written last. Who named single days
 * of a trip that was moved past all of them is asked again.
 */
export function answersOf({
	places,
	placeOf
}: Pick<Standing, 'places' | 'placeOf'>): ReadonlyMap<EntryId, ReadonlyMap<MemberId, Answer>> {
	const entries = placesOfKind(places, 'answer').flatMap(({ entry }) => entry ?? []);
	const answers = new Map<EntryId, Map<MemberId, Answer>>();
	for (const { event, member, ...said } of entries.sort(earlierFirst)) {
		const place = placeOf(event);
		if (!place) continue;
		const own = answers.get(place.id) ?? new Map<MemberId, Answer>();
		const of = latestAt(place);
		answers.set(place.id, own.set(member, of?.kind === 'event' ? answerOn(said, of as EventEntry) : said));
	}
	return answers;
}

/** An answer as it holds for these days of an event: only days of it, and none where it is all of them. */
function answerOn({ coming, days }: Answer, event: Days): Answer {
	return days === undefined || coming !== 'yes' ? { coming } : comingOn(days, event, 'open');
}

/** Whether both say the same. */
export const sameAnswer = (a: Answer, b: Answer): boolean =>
	a.coming === b.coming && a.days?.join() === b.days?.join();

/** The days of an event (YYYY-MM-DD) on which somebody comes who says this. */
export const daysComing = ({ coming, days }: Answer, event: Days): readonly string[] =>
	coming === 'yes' ? (days ?? daysOf(event)) : [];

/** What somebody says who comes on these days of an event; who comes on none of them says `none`. */
export function comingOn(days: readonly string[], event: Days, none: Coming): Answer {
	const all = daysOf(event);
	const own = all.filter((day) => days.includes(day));
	if (own.length === 0) return { coming: none };
	return own.length === all.length ? { coming: 'yes' } : { coming: 'yes', days: own };
}

/** What somebody says who takes one more day, or gives it up; who gives up the last one does not come. */
export function turnDay(said: Answer | undefined, event: Days, day: string): Answer {
	const days = said ? daysComing(said, event) : [];
	return comingOn(toggled(days, day), event, 'no');
}
