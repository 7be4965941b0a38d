import { filledIn } from '#lib/base/collections.ts';
import type { EveningId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import { yearOf } from '#lib/log/club-dates.ts';
import type { Occasion } from '#lib/log/entry.ts';
import type { PlayedEvening } from './played-games.ts';

/** Only evenings of an occasion, or played by a book of this name, in any of its editions. */
export interface Among {
	readonly occasion?: Occasion;
	readonly book?: string;
}

/** Which evenings the figures cover. */
export type Span =
	| (Among & { readonly span: 'all' })
	| (Among & { readonly span: 'year'; readonly year: number })
	| { readonly span: 'evening'; readonly evening: EveningId };

/** What a span asks for besides its time; nothing for a single evening. */
export const amongOf = (span: Span): Among => {
	if (span.span === 'evening') return {};
	const { occasion, book } = span;
	return filledIn({ occasion, book });
};

/** The evenings of a span, in the order they were played: by date, then as they were opened. */
export function eveningsIn(evenings: readonly PlayedEvening[], span: Span): readonly PlayedEvening[] {
	return evenings.filter((evening) => isIn(evening, span)).sort(byDate);
}

function isIn(evening: PlayedEvening, span: Span): boolean {
	switch (span.span) {
		case 'all':
			return isAmong(evening, span);
		case 'year':
			return yearOf(evening.date) === span.year && isAmong(evening, span);
		case 'evening':
			return evening.evening === span.evening;
		default:
			return assertNever(span);
	}
}

const isAmong = (evening: PlayedEvening, { occasion, book }: Among): boolean =>
	(occasion ?? evening.occasion) === evening.occasion && (book ?? evening.book) === evening.book;

const byDate = (a: PlayedEvening, b: PlayedEvening): number =>
	a.date < b.date ? -1 : a.date > b.date ? 1 : a.opened < b.opened ? -1 : 1;
