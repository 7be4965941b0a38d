import * as v from 'valibot';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { NOTE_LENGTH } from '#lib/base/text.ts';
import { isFields } from '#lib/rules/patch.ts';
import { OCCASIONS, ROUNDS } from '#lib/rules/vocabulary.ts';
import {
	because,
	centsEitherWay,
	centsNotOwed,
	count,
	date,
	distinct,
	groupOf,
	id,
	listUpTo,
	LIST_LIMIT,
	missing,
	moment,
	NAME_LENGTH,
	oneOfWords,
	PURPOSE_LENGTH,
	TABLE_LIMIT,
	tally,
	textUpTo,
	yesOrNo
} from './field-schemas.ts';
import { anyGame } from './schema-game.ts';

/** What every entry carries. */
const common = {
	id: id<EntryId>(),
	/** ISO 8601 with offset: what the device's clock said, never used to order. */
	at: moment(),
	/** The entry of the same kind whose place this one takes. */
	replaces: v.exactOptional(id<EntryId>()),
	note: v.exactOptional(textUpTo(NOTE_LENGTH))
};

/** Fields that are not named here are kept: they come from a later version. */
const entry = <K extends string, const T extends v.ObjectEntries>(kind: K, own: T) =>
	v.looseObject({ ...common, kind: v.literal(kind), ...own }, missing);

const evening = { evening: id<EveningId>() };
/** What happened at the table: on these kinds the app writes what was seen. */
const atTable = {
	...evening,
	/**
	 * The entry of this evening that stood last where this one was written; absent on its first one. What was written in turn is
	 * one chain, however many devices took turns; two entries that saw the same were written apart.
	 */
	seen: v.exactOptional(id<EntryId>())
};
const championship = { championship: id() };

/** More points than any game moves. */
const MANY_POINTS = 10_000;

/** Three to six, as the book has it, clockwise; the dealer is one of them. */
const seated = {
	seats: v.pipe(distinct(id<MemberId>(), 6), v.minLength(3, because({ code: 'tooFewSeats' }))),
	dealer: id<MemberId>()
};

const dealerSits = <T extends { readonly seats: readonly MemberId[]; readonly dealer: MemberId }>() =>
	v.rawCheck<T>(({ dataset, addIssue }) => {
		// Also where another field is wrong: all faults of an entry are named at once.
		const { seats, dealer } = dataset.value as Readonly<Record<string, unknown>>;
		if (!Array.isArray(seats) || typeof dealer !== 'string' || seats.includes(dealer)) return;
		addIssue({
			message: because({ code: 'dealerNotSeated' }),
			path: [{ type: 'unknown', origin: 'value', input: seats, key: 'dealer', value: dealer }]
		});
	});

/**
 * What every kind of entry holds, the app’s own kinds last. The types in `entry.ts`
 * follow from it. Dates are YYYY-MM-DD, amounts are cents.
 */
export const SCHEMAS = {
	club: entry('club', { name: textUpTo(NAME_LENGTH) }),
	/** The last entry for a member wins. */
	member: entry('member', {
		member: id<MemberId>(),
		name: textUpTo(NAME_LENGTH),
		left: v.exactOptional(date()),
		joined: v.exactOptional(date()),
		nickname: v.exactOptional(textUpTo(NAME_LENGTH))
	}),
	/** A changed book: an RFC 7396 merge patch on the base's data. Never replaced or voided; a change is a new book. */
	rulebook: entry('rulebook', {
		replaces: v.exactOptional(v.custom<EntryId>(() => false, because({ code: 'rulebookReplaced' }))),
		rulebook: id(),
		base: id(),
		name: textUpTo(NAME_LENGTH),
		changes: v.custom<Readonly<Record<string, unknown>>>(isFields, because({ code: 'notFields' }))
	}),
	evening: v.pipe(
		entry('evening', {
			...evening,
			...seated,
			/** The club's local date. */
			date: date(),
			occasion: oneOfWords(OCCASIONS),
			rulebook: id(),
			/** Carried in. */
			stock: v.exactOptional(centsNotOwed()),
			/** What one unit, in Saukopf one point, is worth, where the book lets the table agree on it. */
			rate: v.exactOptional(centsNotOwed()),
			championship: v.exactOptional(id()),
			partie: v.exactOptional(count(1, LIST_LIMIT)),
			table: v.exactOptional(count(1, LIST_LIMIT))
		}),
		dealerSits()
	),
	/** Someone comes or goes, or the dealer is set by hand; from here on. */
	seats: v.pipe(entry('seats', { ...atTable, ...seated }), dealerSits()),
	game: entry('game', { ...atTable, game: anyGame() }),
	/** Nobody plays; the deal passes on. */
	passed: entry('passed', atTable),
	/** Agreed on in the running Gardareizrunde, from here on: what wins the Stock (§5.3, weitnau §4.3). */
	agreed: entry('agreed', { ...atTable, anyContractWinsStock: yesOrNo() }),
	incident: v.variant(
		'incident',
		[
			entry('incident', {
				...atTable,
				incident: v.picklist(['vergeben', 'verabhebt']),
				player: id<MemberId>()
			}),
			entry('incident', {
				...atTable,
				incident: v.literal('falschKassiert'),
				/** Those who took too much. */
				from: listUpTo(id<MemberId>(), TABLE_LIMIT),
				/** Those who paid it. */
				to: listUpTo(id<MemberId>(), TABLE_LIMIT),
				/** Too much, per payer. */
				amount: centsNotOwed()
			})
		],
		because({ code: 'notOneOf', words: 'vergeben, verabhebt, falschKassiert' })
	),
	round: entry('round', {
		...atTable,
		round: oneOfWords(ROUNDS),
		geschoben: v.exactOptional(yesOrNo()),
		/** Abschlussrunde: who holds the Alte. */
		dealer: v.exactOptional(id<MemberId>()),
		anyContractWinsStock: v.exactOptional(yesOrNo()),
		/** Answers the oldest open vote: how many were for which round. */
		vote: v.exactOptional(groupOf({ mungorunde: count(0, TABLE_LIMIT), bockrunde: count(0, TABLE_LIMIT) }))
	}),
	roundEnd: entry('roundEnd', atTable),
	close: entry('close', evening),
	/** Takes out just its target. What a void replaces is nobody's business: the field is not looked at, and kept. */
	void: v.looseObject(
		{ id: common.id, at: common.at, note: common.note, kind: v.literal('void'), target: id<EntryId>() },
		missing
	),
	/** Money in or out of the Kasse. */
	booking: entry('booking', {
		date: date(),
		amount: centsEitherWay(),
		purpose: textUpTo(PURPOSE_LENGTH),
		member: v.exactOptional(id<MemberId>()),
		/** Closes a year: what the treasurer read and signed. The booking moves nothing then; what changes later can be told. */
		closes: v.exactOptional(groupOf({ year: count(1, 9999), balance: centsEitherWay() }))
	}),
	/** Its `note` says which wishes the plan keeps to, where it is not one of the stored ones. */
	championship: entry('championship', {
		...championship,
		year: count(1, 9999),
		system: oneOfWords(['zockmeisterschaft', 'schafkopfschule']),
		players: distinct(id<MemberId>(), LIST_LIMIT),
		/** Games a Partie. */
		games: v.exactOptional(count(1, LIST_LIMIT)),
		previousPlaces: v.exactOptional(tally(1, LIST_LIMIT, LIST_LIMIT)),
		numbers: tally(1, LIST_LIMIT, LIST_LIMIT),
		/** Rounds, tables, drawn numbers. */
		plan: listUpTo(listUpTo(listUpTo(count(1, LIST_LIMIT), TABLE_LIMIT), LIST_LIMIT), TABLE_LIMIT)
	}),
	dispute: entry('dispute', {
		...championship,
		game: id<EntryId>(),
		swing: tally(-MANY_POINTS, MANY_POINTS, TABLE_LIMIT),
		best: tally(-MANY_POINTS, MANY_POINTS, TABLE_LIMIT)
	}),
	substitute: entry('substitute', { ...championship, out: id<MemberId>(), in: id<MemberId>() }),
	confirm: entry('confirm', { ...evening, member: id<MemberId>() }),
	/**
	 * What chance said, kept as it fell; a later draw of the same stands beside it. A draw made by hand says so in its `note`.
	 * The `championship` entry written with a draw of numbers carries what follows from it.
	 */
	draw: entry('draw', {
		...championship,
		what: oneOfWords(['numbers', 'seats', 'lots']),
		/** Partie and table: both with `seats`. */
		partie: v.exactOptional(count(1, LIST_LIMIT)),
		table: v.exactOptional(count(1, LIST_LIMIT)),
		/**
		 * `numbers`: the members in the order of their numbers, the first has the 1. `seats`: the table clockwise from the
		 * Schreiber, who picks his seat; in a tournament, where none is drawn (schafkopfschule 5.3.1), from seat 1. `lots`: the
		 * first stands above the others.
		 */
		result: distinct(id<MemberId>(), LIST_LIMIT),
		/** Why it was drawn again. */
		again: v.exactOptional(textUpTo(NOTE_LENGTH))
	}),
	tick: entry('tick', { ...evening, remark: textUpTo(NOTE_LENGTH) }),
	/** What a member paid into the Kasse for an evening. */
	paid: entry('paid', { ...evening, member: id<MemberId>(), amount: centsEitherWay() }),
	event: entry('event', {
		date: date(),
		title: textUpTo(NOTE_LENGTH),
		place: v.exactOptional(textUpTo(NOTE_LENGTH)),
		/** What it will be, where it is one of these. The trip is found by it. */
		occasion: v.exactOptional(oneOfWords(OCCASIONS)),
		/** The last day, where there are several. */
		until: v.exactOptional(date())
	}),
	playoff: entry('playoff', { ...championship, winner: id<MemberId>(), loser: id<MemberId>() }),
	approval: entry('approval', { ...championship, game: id<EntryId>(), approved: yesOrNo() }),
	/**
	 * The referee dismisses a player (schafkopfschule 5.1.4, 5.1.5, 3.4.11): he has no place any more,
	 * nor has the number he plays on, unless a substitute takes it over with its points (5.2.11). What the others won and lost
	 * with him stands: no paragraph takes it away.
	 */
	disqualify: entry('disqualify', { ...championship, member: id<MemberId>(), reason: textUpTo(NOTE_LENGTH) }),
	/**
	 * The referee declares the list of a table to be invalid (schafkopfschule 5.3.6): its games count neither points
	 * nor Solos, and were played all the same; its money stands. It belongs to the evening, so that it goes along with the list.
	 */
	invalid: entry('invalid', { ...championship, ...evening, reason: textUpTo(NOTE_LENGTH) }),
	/**
	 * Agreed on, and begun by a `round` later: an Abschlussrunde, once it is known who held the Alte in the next
	 * ordinary game (allgaeu §5.7). A note alone: who does not know the kind prices every game the same.
	 */
	announced: entry('announced', { ...atTable, round: oneOfWords(ROUNDS) })
} as const;

/** A kind from a later version: nothing else of it is looked at. */
export const UNKNOWN = v.looseObject({ id: common.id, at: common.at, kind: id() }, missing);
