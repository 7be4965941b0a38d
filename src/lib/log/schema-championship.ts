import * as v from 'valibot';
import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { NAME_LENGTH, NOTE_LENGTH, PURPOSE_LENGTH } from '#lib/base/text.ts';
import {
	because,
	centsNotOwed,
	count,
	date,
	distinct,
	groupOf,
	id,
	listUpTo,
	LIST_LIMIT,
	oneOfWords,
	TABLE_LIMIT,
	tally,
	textUpTo,
	timeOfDay,
	yesOrNo
} from './field-bounds.ts';
import { entry, evening } from './schema-entry.ts';

const championship = { championship: id() };
/** For the kinds that are written of a championship outside its evenings, where the app notes what it had seen. */
const ofChampionship = {
	...championship,
	/**
	 * The last entry of this championship when this one was written, struck or not; absent on its first entry and in files of
	 * older versions. Two rulings of which neither comes from the other by `seen` were written apart.
	 */
	seen: v.exactOptional(id<EntryId>()),
	/** What else stood last then, if the entries before were written apart: the ends of the other lines of `seen`. */
	seenBeside: v.exactOptional(distinct(id<EntryId>(), LIST_LIMIT))
};

/** A day in minutes: no break is longer. */
const LONGEST_PAUSE = 1440;
/** More points than any game moves. */
const MANY_POINTS = 10_000;

/** Somebody by his id if he is a member, or else by his name: a referee or a king of old need not be one. */
const person = () =>
	v.pipe(
		groupOf({
			member: v.exactOptional(id<MemberId>()),
			name: v.exactOptional(textUpTo(NAME_LENGTH))
		}),
		v.check(
			({ member, name }) => (member === undefined) !== (name === undefined),
			because({ code: 'notOnePerson' })
		)
	);

/** Drawn numbers by Partie and table. */
const planOfTables = () =>
	listUpTo(listUpTo(listUpTo(count(1, LIST_LIMIT), TABLE_LIMIT), LIST_LIMIT), TABLE_LIMIT);

/** What is said of a championship outside its evenings, and of its kings. */
export const CHAMPIONSHIP_SCHEMAS = {
	/** Its `note` may name wishes that the plan respects; the app writes `fixed` and `apart` instead. */
	championship: entry('championship', {
		...ofChampionship,
		year: count(1, 9999),
		system: oneOfWords(['zockmeisterschaft', 'schafkopfschule']),
		/** The book that all its tables play by; absent in files of older versions, where each table chose. */
		rulebook: v.exactOptional(id()),
		players: distinct(id<MemberId>(), LIST_LIMIT),
		/** The day and the place where they play; without a day it is that of most lists. */
		date: v.exactOptional(date()),
		place: v.exactOptional(textUpTo(NAME_LENGTH)),
		/** When the first Partie begins, and for how many minutes they rest after each; both only plan the day. */
		begins: v.exactOptional(timeOfDay()),
		pause: v.exactOptional(count(0, LONGEST_PAUSE)),
		/** How many games a Partie has. */
		games: v.exactOptional(count(1, LIST_LIMIT)),
		/** Last year's places, for the order of the draw (allgaeu §11.2). */
		previousPlaces: v.exactOptional(tally(1, LIST_LIMIT, LIST_LIMIT)),
		/** The drawn numbers; empty before the draw. */
		numbers: tally(1, LIST_LIMIT, LIST_LIMIT),
		/** Who sits at each table of each Partie, by drawn numbers. */
		plan: planOfTables(),
		/** Who decides in a tournament (schafkopfschule 5.1). */
		referee: v.exactOptional(person()),
		/**
		 * Wishes that the plan keeps: who sits at which table in every Partie, and pairs that never sit together. Before
		 * numbers are drawn, `plan` numbers the players in the order of their ids; a draw gives these numbers to those drawn.
		 */
		fixed: v.exactOptional(tally(1, LIST_LIMIT, LIST_LIMIT)),
		apart: v.exactOptional(listUpTo(distinct(id<MemberId>(), 2), LIST_LIMIT)),
		/** What each player pays to take part. */
		fee: v.exactOptional(centsNotOwed()),
		/** What a place brings: money, a thing, or both. */
		prizes: v.exactOptional(
			listUpTo(
				groupOf({
					place: count(1, LIST_LIMIT),
					amount: v.exactOptional(centsNotOwed()),
					thing: v.exactOptional(textUpTo(PURPOSE_LENGTH))
				}),
				LIST_LIMIT
			)
		),
		/** The names of the teams, and the number of each member's team in this list, from 1. */
		teams: v.exactOptional(listUpTo(textUpTo(NAME_LENGTH), LIST_LIMIT)),
		teamOf: v.exactOptional(tally(1, LIST_LIMIT, LIST_LIMIT)),
		/** What the winning team gets together: money, a thing, or both. */
		teamPrize: v.exactOptional(
			groupOf({
				amount: v.exactOptional(centsNotOwed()),
				thing: v.exactOptional(textUpTo(PURPOSE_LENGTH))
			})
		)
	}),
	/** A game whose points were written wrongly and can't be cleared up (allgaeu §11.3). */
	dispute: entry('dispute', {
		...ofChampionship,
		game: id<EntryId>(),
		/** The points that the lots gave those concerned; the table's list counts them. */
		swing: tally(-MANY_POINTS, MANY_POINTS, TABLE_LIMIT),
		/** What is better for each of them; the places count it. */
		best: tally(-MANY_POINTS, MANY_POINTS, TABLE_LIMIT)
	}),
	/** Somebody plays on for a player who goes: on his number, with his points. */
	substitute: entry('substitute', { ...ofChampionship, out: id<MemberId>(), in: id<MemberId>() }),
	/**
	 * Who sat at a table whose list names others than the plan, as the organizers say: with `instead` the games of `member` in
	 * this list count for `out`, on whose number he keeps no hold; without it the list stands as it is written. No paragraph
	 * speaks of it.
	 */
	sat: entry('sat', {
		...ofChampionship,
		evening: id<EveningId>(),
		instead: v.exactOptional(groupOf({ member: id<MemberId>(), out: id<MemberId>() }))
	}),
	/**
	 * A player leaves and nobody comes for him. `from` is the first Partie that he does not play; `plan` takes the place of
	 * that Partie's plan and of all later ones. He keeps what he has, but no place: no paragraph speaks of it.
	 */
	leave: entry('leave', {
		...ofChampionship,
		member: id<MemberId>(),
		from: count(1, TABLE_LIMIT),
		plan: planOfTables()
	}),
	/**
	 * Somebody comes late. `from` is the first Partie that he plays, on a `number` nobody drew; `plan` takes the place of that
	 * Partie's plan and of all later ones. He has no place: one is for who played all games (allgaeu §11.2).
	 */
	join: entry('join', {
		...ofChampionship,
		member: id<MemberId>(),
		number: count(1, LIST_LIMIT),
		from: count(1, TABLE_LIMIT),
		plan: planOfTables()
	}),
	/**
	 * The result of a draw, kept as it fell; a repeated draw stands beside it. A draw made by hand says so in its `note`.
	 * The `championship` entry written together with a draw of numbers holds the result.
	 */
	draw: entry('draw', {
		...ofChampionship,
		what: oneOfWords(['numbers', 'seats', 'lots', 'mode']),
		/** The Partie and the table, both only for `seats`. */
		partie: v.exactOptional(count(1, LIST_LIMIT)),
		table: v.exactOptional(count(1, LIST_LIMIT)),
		/**
		 * `numbers`: the members in the order of their numbers, from 1. `seats`: the table clockwise, beginning with the
		 * Schreiber, who chooses his seat; in a tournament, where no Schreiber is drawn (schafkopfschule 5.3.1), beginning
		 * with seat 1. `lots`: the first stands above the others. `mode`: level players before their play-off, the lowest
		 * number first; of two who play, the one drawn earlier announces first (allgaeu §11.3).
		 */
		result: distinct(id<MemberId>(), LIST_LIMIT),
		/** Why the draw was repeated. */
		again: v.exactOptional(textUpTo(NOTE_LENGTH))
	}),
	/** A play-off of which only the winner is known. */
	playoff: entry('playoff', { ...ofChampionship, winner: id<MemberId>(), loser: id<MemberId>() }),
	/** One game of a play-off, the Seemannsschafkopf that goes to whoever wins three of five (allgaeu §11.3). */
	playoffGame: entry('playoffGame', {
		...ofChampionship,
		winner: id<MemberId>(),
		loser: id<MemberId>(),
		/** Which time they play, if they beat each other in a circle and play again; absent the first time. */
		round: v.exactOptional(count(2, LIST_LIMIT))
	}),
	/** What the referee says of a Tout, a Sie, or a fifth Solo or Wenz (schafkopfschule 5.2.14, 5.2.16). */
	approval: entry('approval', { ...ofChampionship, game: id<EntryId>(), approved: yesOrNo() }),
	/**
	 * The referee dismisses a player (schafkopfschule 5.1.4, 5.1.5, 3.4.11). He loses his place, and so does his drawn
	 * number, unless a substitute takes it over with its points (5.2.11). What the others won and lost with him stands:
	 * no paragraph takes it away.
	 */
	disqualify: entry('disqualify', {
		...ofChampionship,
		member: id<MemberId>(),
		reason: textUpTo(NOTE_LENGTH)
	}),
	/**
	 * The referee declares a table's list invalid (schafkopfschule 5.3.6): its games count neither as points nor as
	 * Solos, but they were played, and their money stands. The entry belongs to the evening, so that it travels with the
	 * list.
	 */
	invalid: entry('invalid', { ...championship, ...evening, reason: textUpTo(NOTE_LENGTH) }),
	/**
	 * A complaint at a tournament. The referee decides it; after him the tribunal may, and that is final (schafkopfschule
	 * 5.1.3). What was decided stands in `decided` in the order it fell, and changes neither points nor places.
	 */
	complaint: entry('complaint', {
		...ofChampionship,
		/** The list and the game it is about. */
		evening: v.exactOptional(id<EveningId>()),
		game: v.exactOptional(id<EntryId>()),
		/** Who complains. */
		by: v.exactOptional(id<MemberId>()),
		text: textUpTo(NOTE_LENGTH),
		decided: v.exactOptional(
			listUpTo(groupOf({ by: oneOfWords(['referee', 'tribunal']), text: textUpTo(NOTE_LENGTH) }), TABLE_LIMIT)
		)
	}),
	/**
	 * A Zock-König whose Meisterschaft was not played in the app. The last entry for a year counts, and none for a year that
	 * has a king of the app's own.
	 */
	king: entry('king', {
		year: count(1, 9999),
		who: person(),
		/** His points at the end. */
		points: v.exactOptional(count(-MANY_POINTS, MANY_POINTS))
	}),
	/**
	 * What happens to the Wanderpokal (allgaeu §11.6) that the king of `year` got: he is handed it, has his name engraved, and
	 * brings it back for the next Meisterschaft. Without a `handed` he is taken to have it.
	 */
	trophy: entry('trophy', {
		what: oneOfWords(['handed', 'engraved', 'broughtBack']),
		year: count(1, 9999),
		date: date(),
		/** Who has it, if the year had several kings or another took it. */
		who: v.exactOptional(person())
	})
} as const;
