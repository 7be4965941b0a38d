import { fields, orNull, refTo, described, whole } from './json-schema.ts';
import { parts } from './schema-parts.ts';

const cents = orNull(refTo(parts)('cents'));

/** What everybody pays into the Kasse for coming, in cents whatever a unit is worth; null where that is nothing. */
export const feesRule = described(
	'What everybody pays into the Kasse for coming, in cents.',
	fields({
		evening: described('At an ordinary evening.', cents),
		from: described(
			'Whoever played so many games pays for the evening; with 0 whoever sat down.',
			whole(0, 99)
		),
		championship: described('The entry fee that a Meisterschaft by this book begins with.', cents),
		tournament: described('The entry fee that a tournament by this book begins with.', cents)
	})
);
