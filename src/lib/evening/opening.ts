import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { apartIn } from '#lib/log/apart.ts';
import { type Entry, type EveningEntry, eveningOf, type Occasion } from '#lib/log/entry.ts';
import { latestAt, type Place, type Standing } from '#lib/log/standing.ts';
import { bookTitle } from '#lib/rules/book-words.ts';
import type { EveningBase, Warning, WarningRule } from './state.ts';

// What the folds of every kind of evening do alike, before and beside the games.

/** The places of a log that belong to an evening, in order. */
export const placesOf = (log: Standing, evening: EveningId): readonly Place[] =>
	log.places.filter((place) => {
		const latest = latestAt(place);
		return latest !== undefined && eveningOf(latest) === evening;
	});

/** The entry that opens an evening: the first that counts. */
export const openingIn = (places: readonly Place[]): EveningEntry | undefined =>
	places.map(({ entry }) => entry).find((entry) => entry?.kind === 'evening');

/** What is paid, confirmed or ticked off belongs after the close; all else came late. */
export const isLate = ({ kind }: Entry): boolean => !['evening', 'paid', 'confirm', 'tick'].includes(kind);

type Told = readonly [WarningRule, string];
export const LATE: Told = ['after-close', 'Nach dem Schluss des Abends geschrieben.'];
export const SECOND: Told = ['second-evening', 'Dieser Abend wurde schon eröffnet; der erste Eintrag zählt.'];

const APART: Told = [
	'second-evening',
	'Von hier an auf zwei Geräten nebeneinander geschrieben: Was doppelt ist, muss gestrichen werden.'
];
const APART_IN_PARTIE: Told = [
	'second-evening',
	'Von hier an auf zwei Geräten nebeneinander geschrieben: Für die Plätze zählt einstweilen, was zuerst begonnen wurde.'
];

/** Where devices wrote an evening apart: a warning for each branch but the first, and all that they wrote there. */
export function apartOf(
	places: readonly Place[],
	{ championship }: EveningEntry
): { readonly apart: ReadonlySet<EntryId>; readonly warnings: readonly Warning[] } {
	const { forks, left } = apartIn(places);
	const begins = new Set(forks.flatMap(({ begin }) => begin).filter((id) => left.has(id)));
	const [rule, text] = championship === undefined ? APART : APART_IN_PARTIE;
	const warnings = places.flatMap(({ id, entry }): readonly Warning[] =>
		entry && begins.has(id) ? [{ entry: entry.id, rule, text }] : []
	);
	return { apart: left, warnings };
}

/** A table of a championship is one whatever its evening is called: no special rounds, and winnings are one's own (§11.4, §10). */
export const occasionOf = ({ occasion, championship }: EveningEntry): Occasion =>
	championship === undefined ? occasion : 'meisterschaft';

/** What an evening is, in the club's words. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
	abend: 'Abend',
	ausflug: 'Zockausflug',
	meisterschaft: 'Meisterschaft'
};

/** What is played and by which rules, in one quiet line: "Ausflug · Allgäu"; an ordinary evening needs no word. */
export function headText({ occasion, book }: Pick<EveningBase, 'occasion' | 'book'>): string {
	if (occasion === 'abend') return bookTitle(book);
	return `${occasion === 'ausflug' ? 'Ausflug' : OCCASION_WORDS[occasion]} · ${bookTitle(book)}`;
}
