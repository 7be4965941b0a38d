import type { EveningId, MemberId } from '#lib/base/ids.ts';
import type { Occasion } from '#lib/log/entry.ts';
import type { PartieAt, PlayedEvening } from './played-games.ts';
import { eveningsIn } from './span.ts';

/** An evening as a yearbook lists it. */
export interface YearbookEvening {
	readonly evening: EveningId;
	readonly date: string;
	readonly occasion: Occasion;
	/** A table of a championship. */
	readonly at: PartieAt | null;
	readonly book: string;
	/** What still runs has only leaders. */
	readonly closed: boolean;
	readonly games: number;
	/** Who had most at the end; several if they were level, nobody if nobody was above 0. */
	readonly winners: readonly MemberId[];
	/** What a winner had, in cents; in points where nothing else was played for. */
	readonly most: number;
	readonly inPoints: boolean;
	/** The sum of the positive balances, in cents; 0 where points were played for. */
	readonly winnings: number;
}

/** The evenings of a year as a yearbook lists them, in their order. */
export const yearbookOf = (evenings: readonly PlayedEvening[], year: number): readonly YearbookEvening[] =>
	eveningsIn(evenings, { span: 'year', year }).map(yearbookEvening);

function yearbookEvening(evening: PlayedEvening): YearbookEvening {
	const { points, games, onPaper, ...about } = evening;
	const scores = points ?? about.balance;
	const most = Math.max(0, ...scores.values());
	const winners = most === 0 ? [] : [...scores].filter(([, one]) => one === most).map(([member]) => member);
	return {
		evening: about.evening,
		date: about.date,
		occasion: about.occasion,
		at: about.at,
		book: about.book,
		closed: about.closed,
		winnings: about.winnings,
		games: games.length + onPaper,
		winners,
		most,
		inPoints: points !== null
	};
}
