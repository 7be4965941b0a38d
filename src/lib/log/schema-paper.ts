import * as v from 'valibot';
import { AMOUNT_LIMIT } from '#lib/base/money.ts';
import { toutPenalties } from '#lib/rules/points.ts';
import { because, groupOf, LIST_LIMIT, tally, TABLE_LIMIT } from './field-bounds.ts';

// Totals of a list that stood on paper.

/** More points than any list comes to. */
const LIST_POINTS = 10_000_000;

const addingUp = (most: number, isRight: (sum: number) => boolean) =>
	v.pipe(
		tally(-most, most, TABLE_LIMIT),
		v.rawCheck(({ dataset, addIssue }) => {
			const sum = dataset.typed ? Object.values(dataset.value).reduce((all, one) => all + one, 0) : 0;
			if (!isRight(sum)) addIssue({ message: because({ code: 'crossSum', sum }) });
		})
	);

/** A map from member to whole cents, with the cross sum 0. */
export const paperMoney = () => addingUp(AMOUNT_LIMIT - 1, (sum) => sum === 0);

/** A map from member to points, with the cross sum 0 or less by the penalties in Touts; an entry does not know whether there were any. */
export const paperPoints = () => addingUp(LIST_POINTS, (sum) => toutPenalties(sum) !== null);

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
