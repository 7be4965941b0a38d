import { filledIn } from '#lib/base/collections.ts';
import { besideOthers } from '#lib/base/text.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { answersOf, sameAnswer, type Answer } from '#lib/log/answers.ts';
import { byWhen, nextEvent, yearOf } from '#lib/log/club-dates.ts';
import type { EventEntry } from '#lib/log/entry.ts';
import { latestAt } from '#lib/log/place.ts';
import { calendarFile } from '#lib/transfer/calendar-file.ts';
import { Club } from './club.svelte.ts';
import { strikePlaces } from './club-places.ts';
import { LastSaid } from './last-said.ts';
import type { Written } from '../writing.svelte.ts';
import { downloadFile, shareFile, shareText } from '../handing/share.ts';
import { OfSession } from '../session.svelte.ts';

/** The fields of a date before it is written. */
export type NewEvent = Pick<
	EventEntry,
	'date' | 'title' | 'place' | 'occasion' | 'until' | 'time' | 'series'
>;

/** A date of the club. */
export interface ClubEvent extends NewEvent {
	/** Any id of its place in the log. */
	readonly at: EntryId;
	readonly entry: EventEntry;
	/** How often it was changed or changed back. */
	readonly changes: number;
	/** Whether it was called off and no longer counts. */
	readonly struck: boolean;
	/** What members said of it; who said nothing is not among them. */
	readonly answers: ReadonlyMap<MemberId, Answer>;
}

const NONE: ClubEvent['answers'] = new Map();

/** The club's dates: the next evening, the trip. */
export class Events extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #answers = $derived(answersOf(this.#club.log));
	readonly #lastSaid = new LastSaid<Answer>((id) => this.#club.log.placeOf(id) !== null, sameAnswer);
	/** Oldest first, including those called off. */
	readonly all: readonly ClubEvent[] = $derived(
		this.#club.log.places
			.flatMap((where): ClubEvent[] => {
				const { id, chain, entry, voids } = where;
				const event = latestAt(where);
				if (event?.kind !== 'event') return [];
				const { date, occasion, until, time, series } = event;
				const [title, place] = [besideOthers(event.title), besideOthers(event.place ?? '')];
				return [
					{
						...{ date, title },
						...filledIn({ place, occasion, until, time, series }),
						at: id,
						entry: event,
						changes: chain.length - 1 + voids.length,
						struck: entry === null,
						answers: this.#answers.get(id) ?? NONE
					}
				];
			})
			.sort(byWhen)
	);

	/** The next of those that are not called off. */
	get next(): ClubEvent | undefined {
		const next = nextEvent(this.#club.log, this.session.today());
		return next && this.all.find(({ entry }) => entry === next);
	}

	/** The trips of a year. */
	tripsOf(year: number): readonly ClubEvent[] {
		return this.all.filter(
			({ struck, occasion, date }) => !struck && occasion === 'ausflug' && yearOf(date) === year
		);
	}

	/** Writes a date; `replaces` names one that was moved or misspelt. */
	write(event: NewEvent, replaces?: EntryId): Written {
		return this.session.store.append([{ kind: 'event', ...event, ...filledIn({ replaces }) }]);
	}

	/** Writes the dates of a series, alike but for their day. */
	writeSeries(event: NewEvent, dates: readonly string[]): Written {
		const series = this.session.device.token();
		return this.session.store.append(dates.map((date) => ({ kind: 'event', ...event, date, series })));
	}

	/** What is still to come of a date's series, from this date on. */
	restOf({ series, date }: ClubEvent): readonly ClubEvent[] {
		return series === undefined
			? []
			: this.all.filter((one) => one.series === series && one.date >= date && !one.struck);
	}

	callOff(events: readonly ClubEvent[]): Written {
		return strikePlaces(
			this.session,
			events.map(({ at }) => at)
		);
	}

	/** What a member said last, even where the screen does not show it yet. */
	lastSaid({ at, answers }: ClubEvent, member: MemberId): Answer | undefined {
		return this.#lastSaid.of(`${at} ${member}`, answers.get(member));
	}

	/** Says whether a member comes, and on which days; null if he said the same already. */
	answer({ at, answers }: ClubEvent, member: MemberId, said: Answer): Promise<Awaited<Written> | null> {
		return this.#lastSaid.say(`${at} ${member}`, said, answers.get(member), () =>
			this.session.store.append([{ kind: 'answer', event: at, member, ...said }])
		);
	}

	/** These dates as a calendar file. */
	calendarOf(dates: readonly ClubEvent[]): string {
		return calendarFile(
			dates.map(({ at, entry, changes, date, until, time, title, place }) => ({
				uid: `${at}@schafkopf`,
				sequence: changes,
				written: entry.at,
				date,
				title,
				...filledIn({ until, time, place })
			})),
			this.#club.name
		);
	}
}

const TYPE = 'text/calendar';

/** Downloads the dates; tapping the file puts them into the calendar. */
export const downloadCalendar = (calendar: string): void =>
	downloadFile('schafkopf-termine.ics', calendar, TYPE);

/** Shares a date, given as a calendar file and in words: as a calendar file if the system's share sheet takes one, otherwise in words. */
export async function shareEvent(calendar: string, words: string): ReturnType<typeof shareText> {
	const file = new File([calendar], 'schafkopf-termin.ics', { type: TYPE });
	if (!navigator.canShare?.({ files: [file] })) return shareText(words);
	const handed = await shareFile(file, words);
	return handed === 'done' ? 'shared' : handed === 'dismissed' ? 'dismissed' : shareText(words);
}
