import type { AnyEntry } from '#lib/log/entry.ts';
import { CHAMPIONSHIP } from './championship.ts';
import { entry, FOUR, members, opening, type Fields } from './entries.ts';

// A championship of four at one table, short to write.

/** Opens an evening of the championship. */
export const partieEvening = (id: string, system: string, fields: Fields = {}): AnyEntry =>
	opening(id, {
		championship: CHAMPIONSHIP,
		partie: 1,
		table: 1,
		occasion: 'meisterschaft',
		rulebook: system === 'schafkopfschule' ? 'schafkopfschule' : 'allgaeu',
		...fields
	});

/** The championship and its only evening; everything in it may be set otherwise. */
export const partie = (system: string, fields: Fields = {}): readonly AnyEntry[] => [
	...members(...FOUR),
	entry('1 championship', 'championship', {
		championship: CHAMPIONSHIP,
		year: 2026,
		system,
		players: FOUR,
		numbers: { anna: 1, ben: 2, carl: 3, dora: 4 },
		plan: [[[1, 2, 3, 4]]],
		...fields
	}),
	partieEvening('2 evening', system)
];

/** What was ruled, beside the evening. */
export const ruled = (id: string, kind: string, fields: Fields): AnyEntry =>
	entry(id, kind, { championship: CHAMPIONSHIP, ...fields });
