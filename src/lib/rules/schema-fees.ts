import { fields, orNull, refTo, said, whole } from './json-schema.ts';
import { parts } from './schema-parts.ts';

const cents = orNull(refTo(parts)('cents'));

/** What everybody pays into the Kasse for coming, in cents whatever a unit is worth; null where that is nothing. */
export const feesRule = said(
	'What everybody pays into the Kasse for coming, in cents.',
	fields({
		evening: said('At an ordinary evening.', cents),
		from: said('Whoever played so many games pays for the evening; with 0 whoever sat down.', whole(0, 99)),
		championship: said('The entry fee that a Meisterschaft by this book begins with.', cents),
		tournament: said('The entry fee that a tournament by this book begins with.', cents)
	})
);
