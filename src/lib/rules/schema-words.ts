import { oneOf, described, some, text } from './json-schema.ts';
import { CONTRACTS, TERMS } from './vocabulary.ts';

/** The book's words for what has one usual name. What is left out has that name (`book-words.ts`). */
export const ownTerms = {
	terms: described('Words of its own for what has one usual name.', some(TERMS, text(40))),
	genders: described(
		'The article of a word whose sentences need one; left out as its usual word has it.',
		some([...CONTRACTS, 'stock'], oneOf('der', 'die', 'das'))
	)
};
