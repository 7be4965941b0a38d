import { oneOf, said, some, text } from './json-schema.ts';
import { CONTRACTS, TERMS } from './vocabulary.ts';

/** The book's words for what has one usual name. What is left out has that name (`book-words.ts`). */
export const ownTerms = {
	terms: said('Words of its own for what has one usual name.', some(TERMS, text(40))),
	genders: said(
		'The article of a word whose sentences need one; left out as its usual word has it.',
		some([...CONTRACTS, 'stock'], oneOf('der', 'die', 'das'))
	)
};
