import type { EveningId, MemberId } from '#lib/base/ids.ts';
import type { Occasion } from '#lib/log/entry.ts';
import type { PlayedEvening } from './played.ts';
import { eveningsIn, yearOf } from './span.ts';

/** An evening as a yearbook lists it. */
export interface YearbookEvening {
	readonly evening: EveningId;
	readonly date: string;
	readonly occasion: Occasion;
	readonly book: string;
	readonly games: number;
	/** Who had most at its end, several where they were level; nobody where nobody had anything. */
	readonly winners: readonly MemberId[];
	/** What a winner had, in cents. */
	readonly cents: number;
	/** The sum of the positive balances, in cents. */
	readonly winnings: number;
	readonly intoKasse: number;
}

export interface Yearbook {
	readonly year: number;
	readonly evenings: readonly YearbookEvening[];
	/** Cents that evenings brought the Kasse: before the year, and in it. */
	readonly intoKasseBefore: number;
	readonly intoKasse: number;
}

/** What a yearbook tells of the evenings of a year. */
export function yearbookOf(evenings: readonly PlayedEvening[], year: number): Yearbook {
	const own = eveningsIn(evenings, { span: 'year', year });
	const before = evenings.filter((evening) => yearOf(evening) < year);
	return {
		year,
		evenings: own.map(yearbookEvening),
		intoKasseBefore: sumIntoKasse(before),
		intoKasse: sumIntoKasse(own)
	};
}

const sumIntoKasse = (evenings: readonly PlayedEvening[]): number =>
	evenings.reduce((sum, { intoKasse }) => sum + intoKasse, 0);

function yearbookEvening(evening: PlayedEvening): YearbookEvening {
	const { balance, games, ...about } = evening;
	const cents = Math.max(0, ...balance.values());
	const winners =
		cents === 0 ? [] : [...balance].filter(([, one]) => one === cents).map(([member]) => member);
	return {
		...{ evening: about.evening, date: about.date, occasion: about.occasion, book: about.book },
		...{ winnings: about.winnings, intoKasse: about.intoKasse },
		...{ games: games.length, winners, cents }
	};
}
