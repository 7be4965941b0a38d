import { besideOthers } from '#lib/base/text.ts';
import type { EntryId } from '#lib/base/ids.ts';
import type { EventEntry } from '#lib/log/entry.ts';
import { calendarFile } from '#lib/transfer/calendar.ts';
import { Club } from './club.svelte.ts';
import type { Written } from './writing.svelte.ts';
import { downloadFile, shareFile, shareText } from './share.ts';
import { OfSession } from './session.svelte.ts';

/** The fields of a date before it is written. */
export type NewEvent = Pick<EventEntry, 'date' | 'title' | 'place' | 'occasion' | 'until'>;

/** A date of the club. */
export interface ClubEvent extends NewEvent {
	/** Any id of its place in the log. */
	readonly at: EntryId;
	readonly entry: EventEntry;
	/** How often it was changed or changed back. */
	readonly changes: number;
	/** Whether it was called off and no longer counts. */
	readonly struck: boolean;
}

/** The club's dates: the next evening, the trip. */
export class Events extends OfSession {
	readonly #club = this.session.of(Club);
	/** Oldest first, including those called off. */
	readonly all: readonly ClubEvent[] = $derived(
		this.#club.log.places
			.flatMap(({ id, chain, entry, voids }): ClubEvent[] => {
				const event = (entry ?? chain.at(-1)) as EventEntry | undefined;
				if (event?.kind !== 'event') return [];
				const { date, occasion, until } = event;
				const [title, place] = [besideOthers(event.title), besideOthers(event.place ?? '')];
				const about = { date, title, ...(place ? { place } : {}), ...(occasion ? { occasion } : {}) };
				return [
					{
						...about,
						...(until ? { until } : {}),
						at: id,
						entry: event,
						changes: chain.length - 1 + voids.length,
						struck: entry === null
					}
				];
			})
			.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
	);

	/** The trips of a year. */
	tripsOf(year: number): readonly ClubEvent[] {
		return this.all.filter(
			({ struck, occasion, date }) => !struck && occasion === 'ausflug' && Number(date.slice(0, 4)) === year
		);
	}

	/** Writes a date; `replaces` names one that was moved or misspelt. */
	write(event: NewEvent, replaces?: EntryId): Written {
		return this.session.store.append([
			{ kind: 'event', ...event, ...(replaces === undefined ? {} : { replaces }) }
		]);
	}
}

/** The dates as a calendar file. */
const calendarOf = (dates: readonly ClubEvent[]): string =>
	calendarFile(
		dates.map(({ at, entry, changes, date, until, title, place }) => ({
			uid: `${at}@schafkopf`,
			sequence: changes,
			written: entry.at,
			date,
			title,
			...(until ? { until } : {}),
			...(place ? { place } : {})
		}))
	);

const TYPE = 'text/calendar';

/** Downloads the dates; tapping the file puts them into the calendar. */
export const downloadCalendar = (dates: readonly ClubEvent[]): void =>
	downloadFile('schafkopf-termine.ics', calendarOf(dates), TYPE);

/** Shares a date: as a calendar file if the system's share sheet takes one, otherwise in words. */
export async function shareEvent(event: ClubEvent, words: string): ReturnType<typeof shareText> {
	const file = new File([calendarOf([event])], 'schafkopf-termin.ics', { type: TYPE });
	if (!navigator.canShare?.({ files: [file] })) return shareText(words);
	const handed = await shareFile(file, words);
	return handed === 'done' ? 'shared' : handed === 'dismissed' ? 'dismissed' : shareText(words);
}
