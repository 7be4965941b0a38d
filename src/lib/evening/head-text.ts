import type { Occasion } from '#lib/log/entry.ts';
import { bookTitle } from '#lib/rules/fields.ts';
import type { EveningBase } from './state.ts';

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
