import type { EveningId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import { yearOf } from '#lib/log/calendar.ts';
import type { PlayedEvening } from './played.ts';

/** Which evenings the figures cover. */
export type Span =
	| { readonly span: 'all' }
	| { readonly span: 'year'; readonly year: number }
	| { readonly span: 'evening'; readonly evening: EveningId };

/** The evenings of a span, in the order they were played: by date, then as they were opened. */
export function eveningsIn(evenings: readonly PlayedEvening[], span: Span): readonly PlayedEvening[] {
	return evenings.filter((evening) => isIn(evening, span)).sort(byDate);
}

function isIn(evening: PlayedEvening, span: Span): boolean {
	switch (span.span) {
		case 'all':
			return true;
		case 'year':
			return yearOf(evening.date) === span.year;
		case 'evening':
			return evening.evening === span.evening;
		default:
			return assertNever(span);
	}
}

const byDate = (a: PlayedEvening, b: PlayedEvening): number =>
	a.date < b.date ? -1 : a.date > b.date ? 1 : a.opened < b.opened ? -1 : 1;
