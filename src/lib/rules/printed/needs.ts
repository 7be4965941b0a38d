import { valueAt } from '../book-path.ts';
import { changesOf } from '../patch.ts';
import type { Needs } from './shape.ts';

/** Whether two books say the same, whoever says it. */
const isAlike = (one: unknown, other: unknown): boolean =>
	Object.keys(changesOf({ value: one }, { value: other })).length === 0;

const isThere = (value: unknown): boolean => value != null && !(Array.isArray(value) && value.length === 0);

/** Whether a book that was made from `origin` still says what a sentence needs. */
export const standsIn = (origin: object, book: object, needs: Needs = []): boolean =>
	needs.every((need) =>
		need.endsWith('?')
			? isThere(valueAt(book, need.slice(0, -1)))
			: isAlike(valueAt(origin, need), valueAt(book, need))
	);
