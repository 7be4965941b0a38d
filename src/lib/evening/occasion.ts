import type { EveningEntry, Occasion } from '#lib/log/entry.ts';
import { tariffWord } from './tariff.ts';
import type { EveningBase } from './state.ts';

// Apart from the fold: the start page says it of an evening that it has not folded.

/** The occasion. A championship's table is a `meisterschaft`: no special rounds, nothing for the Kasse (§11.4, §10). */
export const occasionOf = ({ occasion, championship }: EveningEntry): Occasion =>
	championship === undefined ? occasion : 'meisterschaft';

/** The occasions in the club's words. */
export const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
	abend: 'Abend',
	ausflug: 'Zockausflug',
	meisterschaft: 'Meisterschaft'
};

/**
 * Occasion and book in one line: "Zockausflug · Allgäu", with the tariff where it is not the book's own. An ordinary evening
 * shows its book alone; which edition it is stands in the settlement.
 */
export function headText({
	occasion,
	book,
	unit = book.unit?.cents ?? 0
}: Pick<EveningBase, 'occasion' | 'book'> & { readonly unit?: number }): string {
	const of = book.unit && !book.unit.agreed && unit !== book.unit.cents ? { unit: book.unit } : null;
	const rules = book.name + (of ? `, ${tariffWord(of, unit)}` : '');
	return occasion === 'abend' ? rules : `${OCCASION_WORDS[occasion]} · ${rules}`;
}
