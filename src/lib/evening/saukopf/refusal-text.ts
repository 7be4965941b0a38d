import { asSentence, sentenceOf, type Refusal } from '#lib/base/refusal.ts';
import { SAUKOPF_SENTENCES } from '#lib/rules/saukopf/refusal-text.ts';
import { inWords } from '#lib/rules/words-in-text.ts';

/** Why a game is refused at a table of Saukopf. */
export const SAUKOPF_TABLE_SENTENCES = {
	...SAUKOPF_SENTENCES,
	saukopfTonight: 'an diesem Abend wird Saukopf gespielt'
} as const;

export type SaukopfTableRefusal = Refusal<typeof SAUKOPF_TABLE_SENTENCES>;

/** The refusal in German words. */
export const saukopfSentence = (refusal: SaukopfTableRefusal): string =>
	asSentence(inWords(null, sentenceOf(SAUKOPF_TABLE_SENTENCES, refusal)));
