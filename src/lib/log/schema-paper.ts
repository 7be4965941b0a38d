import * as v from 'valibot';
import { because, groupOf, LIST_LIMIT, tally, TABLE_LIMIT } from './field-bounds.ts';

// Totals of a list that stood on paper.

/** More points than any list comes to. */
export const LIST_POINTS = 10_000_000;

/** A map from member to whole number up to `most` either way, with the cross sum 0. */
export const zeroSum = (most: number) =>
	v.pipe(
		tally(-most, most, TABLE_LIMIT),
		v.rawCheck(({ dataset, addIssue }) => {
			const sum = dataset.typed ? Object.values(dataset.value).reduce((all, one) => all + one, 0) : 0;
			if (sum !== 0) addIssue({ message: because({ code: 'crossSum', sum }) });
		})
	);

const many = () => v.exactOptional(tally(0, LIST_LIMIT, TABLE_LIMIT));

/**
 * Games that a player declared: all of a kind, and those he won. A Sie is always won; a won Rufspiel counts for both. What is
 * missing here is 0. Where there are no counts at all nobody said them, and a count that names nobody was not said either: a
 * tie that needs it waits for it.
 */
export const paperCounts = () =>
	groupOf({
		solo: many(),
		soloWon: many(),
		wenz: many(),
		wenzWon: many(),
		bettel: many(),
		bettelWon: many(),
		sie: many(),
		rufspielWon: many(),
		/** A Tout is also one of the Solos and Wenz. */
		tout: many(),
		toutWon: many(),
		/** Where a list circles both alike (schafkopfschule 5.3.3). */
		soloOrWenz: many(),
		soloOrWenzWon: many()
	});
