import * as v from 'valibot';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { PICTURE_MOST } from '#lib/base/bytes.ts';
import { MOST_RATE, STOCK_LIMIT } from '#lib/base/money.ts';
import { HOLDER_LENGTH, NAME_LENGTH, NOTE_LENGTH, PURPOSE_LENGTH } from '#lib/base/text.ts';
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
	oneOfWords,
	sha256Name,
	TABLE_LIMIT,
	textUpTo,
	yesOrNo
} from './field-bounds.ts';
import { CHAMPIONSHIP_SCHEMAS } from './schema-championship.ts';
import { common, dealerSits, entry, evening, seatedFields, tableFields } from './schema-entry.ts';
import { anyGame } from './schema-game.ts';
import { MEETING_SCHEMAS } from './schema-meeting.ts';
import { paperCounts, paperMoney, paperPoints } from './schema-paper.ts';

/** More payments than one makes to another in a life. */
const MANY_PAYMENTS = 100_000;
const POT_NAME_LENGTH = 40;
/** An IBAN is at most so long (ISO 13616). */
const IBAN_LENGTH = 34;

const betweenTwo = <T extends { readonly from: MemberId; readonly to: MemberId }>() =>
	v.rawCheck<T>(({ dataset, addIssue }) => {
		const { from, to } = dataset.value as Readonly<Record<string, unknown>>;
		if (typeof to !== 'string' || from !== to) return;
		addIssue({
			message: because({ code: 'paidHimself' }),
			path: [{ type: 'unknown', origin: 'value', input: dataset.value, key: 'to', value: to }]
		});
	});

/**
 * The fields of every kind of entry. The types in `entry.ts` follow from these schemas. Dates
 * are YYYY-MM-DD, amounts are cents.
 */
export const SCHEMAS = {
	club: entry('club', { name: textUpTo(NAME_LENGTH) }),
	/** A member of the club; the last entry for a member counts. */
	member: entry('member', {
		member: id<MemberId>(),
		name: textUpTo(NAME_LENGTH),
		left: v.exactOptional(date()),
		joined: v.exactOptional(date()),
		nickname: v.exactOptional(textUpTo(NAME_LENGTH))
	}),
	/**
	 * A changed book: an RFC 7396 merge patch on the data of its base. It is never replaced or voided; another change
	 * makes a new book.
	 */
	rulebook: entry('rulebook', {
		replaces: v.exactOptional(v.custom<EntryId>(() => false, because({ code: 'rulebookReplaced' }))),
		rulebook: id(),
		base: id(),
		name: textUpTo(NAME_LENGTH),
		changes: v.custom<Readonly<Record<string, unknown>>>(isFields, because({ code: 'notFields' })),
		/** A new edition's first day; if it is not told, every new evening is played by it. */
		from: v.exactOptional(date()),
		/**
		 * Editions that it goes on from besides its base, newest first, also those of another club: what this one decided about
		 * them is decided. A book that is handed on names the editions before it, so that another club's change of an earlier one
		 * is known as a branch.
		 */
		takes: v.exactOptional(distinct(id(), TABLE_LIMIT))
	}),
	evening: v.pipe(
		entry('evening', {
			...evening,
			...seatedFields,
			/** The club's local date. */
			date: date(),
			occasion: oneOfWords(OCCASIONS),
			rulebook: id(),
			/**
			 * The Stock brought in from the evening before that played the same one: Allgäu and Weitnau and a club's own books made
			 * of them share one, München and what is made of it has its own. By a book that plays none it is nothing.
			 */
			stock: v.exactOptional(count(0, STOCK_LIMIT)),
			/**
			 * Earlier this day a table with one of these players, by a book of the same Stock, had the Mungorunde that a game opens
			 * without a vote. This one then votes from the first time on (allgaeu §5.2: only the first time "an dem Zocktag-/abend").
			 * The app writes it into a new evening; absent, the evening is the first.
			 */
			mungorundeToday: v.exactOptional(yesOrNo()),
			/** The value of one unit, in Saukopf of one point, where the book lets the table agree on it; of two tariffs, one of them. */
			rate: v.exactOptional(centsNotOwed()),
			championship: v.exactOptional(id()),
			partie: v.exactOptional(count(1, LIST_LIMIT)),
			table: v.exactOptional(count(1, LIST_LIMIT)),
			/** Who writes a tournament's list: the referee chooses him, or all at the table do (schafkopfschule 5.3.1). */
			writer: v.exactOptional(id<MemberId>())
		}),
		dealerSits()
	),
	/** A member comes or goes, or the dealer is set by hand; valid from here on. */
	seats: v.pipe(entry('seats', { ...tableFields, ...seatedFields }), dealerSits()),
	game: entry('game', { ...tableFields, game: anyGame() }),
	/** Nobody plays; the deal passes on. */
	passed: entry('passed', tableFields),
	/** Agreed on during the running Gardareizrunde, valid from here on: what wins the Stock (§5.3, weitnau §4.3). */
	agreed: entry('agreed', { ...tableFields, anyContractWinsStock: yesOrNo() }),
	/**
	 * The table agreed, with everybody's yes, on what a unit of the book is worth from here on; games before it keep their price. A
	 * version that does not know this kind goes on at the evening's own rate.
	 */
	tariff: entry('tariff', {
		...tableFields,
		/** Cents a unit; where the book counts points, points. Of two tariffs one of them. */
		rate: count(1, MOST_RATE)
	}),
	incident: v.variant(
		'incident',
		[
			entry('incident', {
				...tableFields,
				incident: v.picklist(['vergeben', 'verabhebt']),
				player: id<MemberId>()
			}),
			entry('incident', {
				...tableFields,
				incident: v.literal('falschKassiert'),
				/** The members who took too much. */
				from: listUpTo(id<MemberId>(), TABLE_LIMIT),
				/** The members who paid too much. */
				to: listUpTo(id<MemberId>(), TABLE_LIMIT),
				/** How much too much each payer paid. */
				amount: centsNotOwed()
			})
		],
		because({ code: 'notOneOf', words: 'vergeben, verabhebt, falschKassiert' })
	),
	round: entry('round', {
		...tableFields,
		round: oneOfWords(ROUNDS),
		geschoben: v.exactOptional(yesOrNo()),
		/** Who held the Alte, for an Abschlussrunde. */
		dealer: v.exactOptional(id<MemberId>()),
		anyContractWinsStock: v.exactOptional(yesOrNo()),
		/** The answer to the oldest open vote: how many voted for each round. */
		vote: v.exactOptional(groupOf({ mungorunde: count(0, TABLE_LIMIT), bockrunde: count(0, TABLE_LIMIT) }))
	}),
	roundEnd: entry('roundEnd', tableFields),
	close: entry('close', evening),
	/** Takes out its target and nothing else. A void cannot replace anything: a field `replaces` is kept but not read. */
	void: v.looseObject(
		{ id: common.id, at: common.at, note: common.note, kind: v.literal('void'), target: id<EntryId>() },
		missing
	),
	/** Money paid into the Kasse or out of it. */
	booking: entry('booking', {
		date: date(),
		amount: centsEitherWay(),
		purpose: textUpTo(PURPOSE_LENGTH),
		member: v.exactOptional(id<MemberId>()),
		/** The championship whose entry fee the member paid or, if the amount is negative, whose prize he got. */
		championship: v.exactOptional(id()),
		/**
		 * Closes a year with the balance that the treasurer read and signed. Such a booking moves no money; it shows later
		 * changes.
		 */
		closes: v.exactOptional(groupOf({ year: count(1, 9999), balance: centsEitherWay() })),
		/** The levy that it pays, whole or in part. */
		levy: v.exactOptional(id<EntryId>()),
		/**
		 * How much of it moved the club's account; the rest moved the box. Where the amount is 0 it was moved between them. A version that
		 * does not know it shows the same Kasse.
		 */
		account: v.exactOptional(centsEitherWay()),
		/**
		 * The money was counted: what lay in the box, what the bank said if the club has an account, and who counted. The amount is what
		 * brings the books to it, 0 where it was right.
		 */
		counted: v.exactOptional(
			groupOf({
				cash: centsNotOwed(),
				account: v.exactOptional(centsEitherWay()),
				by: distinct(id<MemberId>(), TABLE_LIMIT)
			})
		)
	}),
	/**
	 * What the club asks of one member: a year's due, a fine, a share. It moves nothing in the Kasse: what is paid of it is a
	 * `booking`, or a `pot`, that names it. A version that does not know this kind shows the same Kasse and no such debts.
	 */
	levy: entry('levy', {
		date: date(),
		member: id<MemberId>(),
		purpose: textUpTo(PURPOSE_LENGTH),
		amount: centsNotOwed(),
		/** The year whose due it is; of a fine there is none. */
		year: v.exactOptional(count(1, 9999)),
		/** The pot that it is paid into; without it the Kasse. */
		pot: v.exactOptional(textUpTo(POT_NAME_LENGTH))
	}),
	/**
	 * The photo of a receipt. The picture itself lies beside the log, by its name; several may belong to a booking. It moves
	 * nothing, and a version that does not know this kind shows none.
	 */
	receipt: entry('receipt', {
		booking: id<EntryId>(),
		/** The SHA-256 of the JPEG. */
		picture: sha256Name(),
		/** How many bytes it has. */
		bytes: count(1, PICTURE_MOST)
	}),
	/** The club's account, for payment codes; the last entry counts. A version that does not know this kind shows no codes. */
	bank: entry('bank', { holder: textUpTo(HOLDER_LENGTH), iban: textUpTo(IBAN_LENGTH) }),
	...CHAMPIONSHIP_SCHEMAS,
	confirm: entry('confirm', { ...evening, member: id<MemberId>() }),
	tick: entry('tick', { ...evening, remark: textUpTo(NOTE_LENGTH) }),
	/** What a member paid into the Kasse for an evening. */
	paid: entry('paid', {
		...evening,
		member: id<MemberId>(),
		amount: centsEitherWay(),
		/** How much of it came onto the club's account; the rest came into the box. */
		account: v.exactOptional(centsEitherWay())
	}),
	/**
	 * What one member gave another towards what is open between the members over all evenings. It is of no evening, and
	 * moves nothing in the Kasse. A version that does not know this kind shows no such debts.
	 */
	settled: v.pipe(
		entry('settled', {
			from: id<MemberId>(),
			to: id<MemberId>(),
			amount: centsNotOwed(),
			/**
			 * The number of this payment among those from one to the other, counting those taken back. Both may note the same one: with the
			 * same number and the same amount it counts once.
			 */
			nth: count(1, MANY_PAYMENTS)
		}),
		betweenTwo()
	),
	/**
	 * Money that a member gets out of a club's pot without a game, or pays into it: what is shared at the year's end, what the
	 * king gets, a fine. It moves nothing in the Kasse. A version that does not know this kind shows the pots without it.
	 */
	pot: entry('pot', {
		date: date(),
		/** The pot's name. */
		pot: textUpTo(POT_NAME_LENGTH),
		member: id<MemberId>(),
		/** Paid in; negative for what he gets. */
		amount: centsEitherWay(),
		/** The levy that it pays, whole or in part. */
		levy: v.exactOptional(id<EntryId>())
	}),
	...MEETING_SCHEMAS,
	/**
	 * Agreed on now and begun by a later `round`: an Abschlussrunde, once it is known who held the Alte in the next
	 * ordinary game (allgaeu §5.7). It is only a note: a version that does not know this kind prices every game the same.
	 */
	announced: entry('announced', { ...tableFields, round: oneOfWords(ROUNDS) }),
	/**
	 * The cards were dealt anew by the same dealer, such as after one fell open (allgaeu §8.3, schafkopfschule 3.4.2, 3.4.6).
	 * It is only a note: it moves neither money nor the deal, and a version that does not know this kind loses nothing.
	 */
	dealtAgain: entry('dealtAgain', tableFields),
	/**
	 * Games of a championship that are known only as totals, because they stood on paper: so many games more, and what
	 * they came to. Points and money have the cross sum 0 (schafkopfschule 5.3.3), the points less by 18 for each penalty in a
	 * Tout (3.4.17). Without `money` it was paid at the table.
	 * A version that does not know this kind does not count them.
	 */
	paper: entry('paper', {
		...tableFields,
		games: count(1, LIST_LIMIT),
		points: paperPoints(),
		/** Cents. */
		money: v.exactOptional(paperMoney()),
		/** What the criteria after the points need (allgaeu §11.3, schafkopfschule 5.4.2); whoever is absent has 0, and a count that names nobody was not said. */
		counts: v.exactOptional(paperCounts())
	})
} as const;

/** A kind from a later version: only these fields are checked. */
export const UNKNOWN = v.looseObject({ id: common.id, at: common.at, kind: id() }, missing);
