import * as v from 'valibot';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { NOTE_LENGTH } from '#lib/base/text.ts';
import { OCCASIONS } from '#lib/rules/vocabulary.ts';
import {
	because,
	VOTE_CHOICES,
	COMING,
	date,
	distinct,
	id,
	LIST_LIMIT,
	MAJORITIES,
	oneOfWords,
	textUpTo,
	timeOfDay
} from './field-bounds.ts';
import { entry } from './schema-entry.ts';
import { MOST_DAYS } from './series.ts';

/** What a club agrees on away from the table: when it meets, and by which rules it plays. */
export const MEETING_SCHEMAS = {
	event: entry('event', {
		date: date(),
		title: textUpTo(NOTE_LENGTH),
		place: v.exactOptional(textUpTo(NOTE_LENGTH)),
		/** The occasion, if it is one of these; a trip is recognized by it. */
		occasion: v.exactOptional(oneOfWords(OCCASIONS)),
		/** The last day, if the event takes several. */
		until: v.exactOptional(date()),
		/** When it begins by the club's clock, "19:30"; without it, it takes the whole day. */
		time: v.exactOptional(timeOfDay()),
		/** What the dates of a series have in common; each is an entry of its own, so that one can be moved or called off. */
		series: v.exactOptional(id())
	}),
	/** Whether a member comes to an event, by any entry of its place; of several for one member the last counts. */
	answer: entry('answer', {
		event: id<EntryId>(),
		member: id<MemberId>(),
		coming: oneOfWords(COMING),
		/** Of a trip, the days on which he comes, if not on all. A version that does not know it shows that he comes. */
		days: v.exactOptional(distinct(date(), MOST_DAYS))
	}),
	/**
	 * A question that members vote on, such as a change of the rules (allgaeu §12). Another question is another motion: only its end
	 * is written as a replacement. A version that does not know this kind shows no votes and computes all else alike.
	 */
	motion: entry('motion', {
		date: date(),
		question: v.pipe(textUpTo(NOTE_LENGTH), v.minLength(1, because({ code: 'empty' }))),
		/** What carries it: more yes than no, three quarters, or nobody against it. */
		majority: oneOfWords(MAJORITIES),
		/** Who may vote. */
		voters: v.pipe(distinct(id<MemberId>(), LIST_LIMIT), v.minLength(1, because({ code: 'empty' }))),
		/**
		 * Who is king while it is voted on: his vote decides a tie (allgaeu §12). The app writes it in, so that the next king changes no
		 * vote. Without it a tie carries nothing.
		 */
		king: v.exactOptional(id<MemberId>()),
		/** The day it was closed: nobody votes on it any more. */
		closed: v.exactOptional(date())
	}),
	/** How a member votes on a motion, by any entry of its place; of several of one member the last counts. */
	ballot: entry('ballot', { motion: id<EntryId>(), member: id<MemberId>(), choice: oneOfWords(VOTE_CHOICES) })
} as const;
