import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { dayAmong } from '#lib/log/club-dates.ts';
import { hasGames } from './lists/hands.ts';
import type { Partie } from './lists/partie.ts';

// The day of a championship. Each list has the date of the phone that opened it, and a phone's clock may be wrong.

const DAY = 86_400_000;
/** Lists opened so close together were opened in one night, though their dates differ. */
const NIGHT = DAY / 4;

/** A list whose date is not that of the championship, because the clock of its phone was off. */
export interface ClockOff {
	readonly list: Partie;
	/** How many days its clock is ahead; negative if it is behind. */
	readonly days: number;
}

type Said = Pick<ChampionshipEntry, 'date'>;

/**
 * The day of a championship, YYYY-MM-DD: as its set-up says, or else the date of most lists, of as many the earlier; null
 * before the first game.
 */
export function championshipDay({ date }: Said, partien: readonly Partie[]): string | null {
	return date ?? dayAmong(partien.filter(hasGames).map(dateOf));
}

/**
 * The lists whose phone had a wrong clock. A Partie that all its tables began on a later day, and a list begun after midnight,
 * are none; nor is anything once the organizers have said the day.
 */
export function clocksOff(entry: Said, partien: readonly Partie[]): readonly ClockOff[] {
	const lists = partien.filter(hasGames);
	const day = championshipDay(entry, partien);
	if (day === null || entry.date !== undefined) return [];
	const onDay = lists.filter((list) => dateOf(list) === day);
	return lists
		.filter((list) => dateOf(list) !== day && !isOfTheNight(list, onDay) && !isOfItsPartie(list, lists))
		.map((list) => ({ list, days: daysBetween(day, dateOf(list)) }));
}

const dateOf = ({ evening }: Partie): string => evening.date;
const partieOf = ({ evening: { opening } }: Partie): number => opening.partie ?? 0;
const openedAt = ({ evening: { opening } }: Partie): number => Date.parse(opening.at);

const isOfTheNight = (list: Partie, onDay: readonly Partie[]): boolean =>
	Math.abs(daysBetween(dateOf(list), dateOf(onDay[0] ?? list))) === 1 &&
	onDay.some((one) => Math.abs(openedAt(one) - openedAt(list)) < NIGHT);

/**
 * Whether most tables of its Partie have its date, and no later Partie an earlier one. A table alone is no witness for its
 * clock: there another Partie has that date, or a later one follows.
 */
function isOfItsPartie(list: Partie, lists: readonly Partie[]): boolean {
	const same = lists.filter((one) => partieOf(one) === partieOf(list));
	const alike = same.filter((one) => dateOf(one) === dateOf(list));
	const isInOrder = lists.every((one) =>
		partieOf(one) > partieOf(list)
			? dateOf(one) >= dateOf(list)
			: partieOf(one) === partieOf(list) || dateOf(one) <= dateOf(list)
	);
	const isAlone = same.length === 1;
	const isBorneOut =
		!isAlone ||
		lists.some(
			(one) =>
				partieOf(one) > partieOf(list) || (partieOf(one) < partieOf(list) && dateOf(one) === dateOf(list))
		);
	return alike.length * 2 > same.length && isBorneOut && isInOrder;
}

/** From one day to another; both are YYYY-MM-DD. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** "Die Uhr von Tisch 3 geht einen Tag vor" */
export function tableClockText({ list, days }: ClockOff): string {
	const { table } = list.evening.opening;
	const many = Math.abs(days);
	const far = many === 1 ? 'einen Tag' : `${many} Tage`;
	return `Die Uhr von ${table === undefined ? 'einem Tisch' : `Tisch ${table}`} geht ${far} ${days > 0 ? 'vor' : 'nach'}`;
}
