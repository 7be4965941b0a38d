import {
	described,
	fields,
	fieldsAnd,
	flag,
	list,
	oneOf,
	orNull,
	some,
	whole,
	figureOf,
	MOST_GAMES,
	MOST_LAUFENDE,
	parts,
	source
} from './schema-shapes.ts';
import { MUST_PLAY, OCCURRENCES, SENTENCES } from './occurrences.ts';
import { ALL_AUGEN, CONTRACTS, SUITS } from './vocabulary.ts';

// The special rounds, and whatever follows on a game.

const { amount, cents, contract, contracts, factor, round } = parts;

const mustPlay = orNull(oneOf(...MUST_PLAY));

/** Who has to play when nobody wants to, by a book in which somebody must. */
export const mussRule = described(
	'Who has to play when nobody wants to, where `nobodyPlays` is `muss` or `kreuz`; left out, the table knows.',
	orNull(fields({ source, who: oneOf(...MUST_PLAY) }))
);

export const roundRule = fieldsAnd(
	{
		source,
		/**
		 * How long it lasts. `round`: a game for each player at the table; `roundAndOne`: one more; `twoRounds`: two for each;
		 * `mungos`: as many Mungos as players; `fourMungos`: four Mungos; `stoeckle`: until no Stöckle are left; `stock`: until the
		 * Stock is won, or without a Stock a game for each player.
		 */
		lasts: oneOf('round', 'roundAndOne', 'twoRounds', 'mungos', 'fourMungos', 'stoeckle', 'stock'),
		/** What may be played; null for what may be played any time. A Sie may always be played. */
		contracts: orNull(contracts),
		/** What every player must play once as declarer; empty in a round without Stöckle. */
		stoeckle: contracts,
		/** Whether Deckel count as usual. */
		deckel: flag,
		/** Which games double. */
		doubles: fields({ source, games: oneOf('every', 'einzelspiel') }),
		/** Whether the table may agree to make it geschoben: it then ends after as many Mungos as players. */
		canBeGeschoben: flag,
		/** Whether the holder of the Alte deals first. */
		alteDeals: flag,
		/** It may be played only if the evening has had no round of this kind; null if that does not matter. */
		onlyWithout: orNull(round)
	},
	{
		also: described(
			'What is played there besides what may be played any time, where `contracts` is null.',
			orNull(contracts)
		),
		games: described(
			'It lasts so many games, however many sit at the table; only where `lasts` is `round`.',
			orNull(whole(1, MOST_GAMES))
		),
		factor: described(
			'What its games that count more multiply by instead of `bock`; with 1 they count as ever.',
			orNull(factor)
		),
		prices: described(
			'What contracts cost there in place of their base; what is left out costs that.',
			orNull(some(CONTRACTS, amount))
		),
		must: described('Who must play each of its games, where no sentence makes another.', mustPlay)
	}
);

/** What opens a round by itself. */
export const triggersRule = fields({
	/** A game decided by Augen leaves either side with exactly one of these counts. */
	level: orNull(fields({ source, opens: round, at: list(whole(0, ALL_AUGEN), 1, 5) })),
	/** An Einzelspiel is lost. */
	lostEinzelspiel: orNull(fields({ source, opens: round })),
	/** One side takes every trick. */
	allTricks: orNull(
		fields({
			source,
			opens: round,
			/** After every later such game of an evening the table votes; the round it may vote for instead. Null if it does not vote. */
			voteAgainst: orNull(round),
			/** Whether a won Bettel, in which the opponents took every trick, opens it as well. */
			afterKeinStich: flag
		})
	)
});

const games = orNull(figureOf(1, MOST_GAMES));

/** What lets the next games count double; the value is how many. Whatever is left when it happens again is played as well. */
export const nextRule = described(
	'After what the next games count double: how many. By this never more than double; a Bockrunde doubles them once more. Null where nothing follows.',
	fields({
		passed: described('Nobody plays; each time so many more, as that is no game.', games),
		lostEinzelspiel: described('An Einzelspiel is lost.', games),
		level: described('A game ends 60 : 60.', games),
		allTricks: described('One side takes every trick.', games)
	})
);

/**
 * A club's own sentences of what follows. A game that already counts double leads to no more by them, so however they are
 * put together they end. Nobody playing is no game: each time it adds what its sentence says, as `next.passed` does.
 */
export const sentencesRule = described(
	'What lets the next games count double, opens a round or makes somebody play, in sentences of the club’s own. A game that already counts double leads to no more, a game of a round to no other, a game that had to be played to none. That nobody plays is no game: it leads to more each time. In a patch null takes one out.',
	some(
		SENTENCES,
		fieldsAnd(
			{
				source,
				after: described(
					'passed: nobody plays; every: each so-and-so-many game of an evening; played, won, lost: by the declarer’s side; schneider, schwarz: either side was; level: 60 : 60; allTricks: one side took every trick; lostSchuss: who gave the last Schuss lost; laufende: there were so many of them.',
					oneOf(...OCCURRENCES)
				),
				of: described('Only games of this contract; null for any.', orNull(contract)),
				each: described(
					'Of `every`: which game, counted from the evening’s first.',
					orNull(whole(2, MOST_GAMES))
				),
				double: described(
					'How many games then count double; null where something else follows.',
					orNull(whole(1, MOST_GAMES))
				)
			},
			{
				suit: described('Of `of`: only games in this suit.', orNull(oneOf(...SUITS))),
				laufende: described(
					'Of the occurrence `laufende`: from how many on.',
					orNull(whole(1, MOST_LAUFENDE))
				),
				opens: described('The round that follows instead, unless one is running.', orNull(round)),
				must: described(
					'Who must play the next game instead. alte: who is dealt the Eichel-Ober; declarer: who played this game; first: who leads; dealer: who deals; loser: who lost most by this game, of several who comes first after its dealer.',
					mustPlay
				)
			}
		)
	)
);

export const gardareizRule = fields({
	source,
	least: whole(61, ALL_AUGEN),
	step: whole(1, 20),
	/** Up to this bid a Bettel opens one card for each step. */
	bettelOpenUpTo: whole(61, ALL_AUGEN),
	/** Up to this bid a Bettel lets the opponents swap two cards for each further step; above it there is none. */
	bettelUpTo: whole(61, ALL_AUGEN),
	/** A won Solo of this suit wins the Stock; a lost one pays into it. */
	suit: oneOf(...SUITS),
	/** A lost one pays as much as the Stock holds, at most this. */
	payMost: cents
});
