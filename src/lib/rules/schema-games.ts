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
	MOST_LAUFENDE,
	parts,
	source
} from './schema-shapes.ts';
import { ENDINGS } from './occurrences.ts';
import { CONTRACTS, HANDS, RANKS, SUITS } from './vocabulary.ts';

// What games there are, and what they count.

const { amount, contract, extra, factor, rule } = parts;

/** A list of prices by how a game ends. An ending that is left out costs what the sums say. */
const priceTable = described(
	'What each loser pays each winner by how the game ends, instead of base, Schneider, Schwarz, Tout and the contract’s factor. What is left out is summed.',
	orNull(some(ENDINGS, amount))
);

const laufende = fields({
	/** Fewer than this do not count. */
	from: figureOf(1, MOST_LAUFENDE),
	/** More than this can't be entered. */
	most: whole(1, MOST_LAUFENDE)
});

/** What a contract may say besides; left out or null it is as the book has it. */
const besides = {
	trumps: described(
		'Trumps: ranks of every suit, highest first, then one suit. The highest of them are Laufende. Left out: as usual.',
		orNull(fields({ ranks: list(oneOf(...RANKS), 0, RANKS.length), suit: orNull(oneOf('chosen', ...SUITS)) }))
	),
	/** What these cost in this contract, where they do not cost what the book says. */
	schneiderPrice: orNull(amount),
	schwarzPrice: orNull(amount),
	laufenderPrice: orNull(amount),
	toutCounts: described(
		'What of Schneider and Schwarz an announced Tout counts before it multiplies, won or lost alike: Schneider, or Schwarz on top of it as well. Left out, and where Schneider does not count: neither.',
		orNull(oneOf('schneider', 'schwarz'))
	),
	table: priceTable,
	stoeckle: described('Played once, it uses up this Stöckle.', orNull(contract)),
	counts: described(
		'As what a championship counts it; by a name of the sources it is known.',
		orNull(oneOf('rufspiel', 'solo', 'wenz', 'bettel', 'sie', 'nothing'))
	)
};

export const contractRule = fieldsAnd(
	{
		/**
		 * Who plays against whom: two against two by a call, as they sit, or with whoever takes the offered card (Hochzeit); one
		 * against three; each for himself.
		 */
		sides: oneOf('rufspiel', 'kreuz', 'hochzeit', 'einzelspiel', 'mungo'),
		base: amount,
		/** What wins it: enough Augen, no trick at all, every trick, or holding the cards (a Sie is never played out). */
		goal: oneOf('augen', 'keinStich', 'alleStiche', 'hand'),
		/** Whether Schneider and Schwarz count. */
		schneider: flag,
		laufende: orNull(laufende),
		/** Laufende that always count, whatever is entered: the eight Buben of a Sie. */
		laufendeHeld: whole(0, 8),
		/** What an announced Tout multiplies by or adds; null if there is none. */
		tout: orNull(extra),
		/** A factor of the contract itself. */
		factor: orNull(factor),
		schuss: flag,
		/** The suits that can be called or made trump; empty if there is no choice. */
		suits: list(oneOf(...SUITS), 0, SUITS.length),
		/** Whether this contract may be played any time, or only in special rounds. */
		place: oneOf('always', 'specialRounds'),
		/** Whether it may be played if nobody laid a Deckel: yes, only as a Tout, or no. */
		withoutDeckel: oneOf('yes', 'tout', 'no')
	},
	besides
);

/** A doubling before the game. What may be left out is then as the first value of its list, and without a limit. */
export const laying = fieldsAnd(
	{
		factor,
		rule,
		most: described('Players who may lay one in a game.', whole(1, HANDS))
	},
	{
		moment: described(
			'Before the first four cards, before the other four, or with all eight.',
			oneOf('beforeCards', 'firstFour', 'allCards')
		),
		counts: described(
			'Whether each one multiplies, or all of a game together once, for the table.',
			oneOf('each', 'once')
		),
		pays: described(
			'Who pays more: everybody, or who laid one and whoever settles with him; of what comes on top there half cents are dropped, of each player but the declarer, who has the rest.',
			oneOf('all', 'layer')
		),
		limit: described(
			'So many count and no more, of a player or of the table, in an evening or in a round of deals. What is laid over it is warned of and neither counts nor uses anything up, as where a round is played without.',
			orNull(fields({ of: oneOf('player', 'table'), per: oneOf('evening', 'round'), most: whole(1, 99) }))
		)
	}
);

/** Raised where it is announced before the first card; null where that can't be announced. */
const raise = orNull(extra);

export const announcingRule = fields({
	schneider: raise,
	schwarz: raise,
	missed: described(
		'Announced and missed the declarer’s side has lost: alike, and pays what it would have got; plain, and pays as if nothing had been announced.',
		oneOf('alike', 'plain')
	)
});

export const mungoRule = fields({
	/** What a Spritze multiplies a Mungo by; null if nobody may give one. */
	spritze: orNull(factor),
	pays: described(
		'two: the two with most Augen; most: the one with most, to all three.',
		oneOf('two', 'most')
	),
	/** What each player without a trick multiplies the price by; null if that changes nothing. */
	jungfrau: orNull(factor),
	/** With equal Augen a player ranks better who gave no Spritze, or who took fewer tricks. */
	ties: fields({ source, by: oneOf('spritze', 'tricks') }),
	/** Whether a player who takes every trick is paid by everybody; if not, he pays everybody. */
	durchmarsch: fieldsAnd(
		{ source, wins: flag },
		{
			price: described(
				'What it costs instead of the contract’s base, before anything multiplies; left out it costs that.',
				orNull(amount)
			)
		}
	),
	hinleger: rule,
	/** Shares of three level players are rounded up to a multiple of this, in cents. */
	roundUpTo: whole(1, 1000)
});

export const pointsRule = fields({
	source,
	/** What a plain game of the contract is worth. */
	contracts: some(CONTRACTS, amount),
	schneider: amount,
	schwarz: amount,
	laufender: amount,
	/** An announced Tout multiplies by this. */
	tout: factor,
	/** Whether every Schuss doubles. */
	schuss: flag,
	/** In a Mungo, shares of three level players are rounded up to a multiple of this, in points. */
	roundUpTo: whole(1, 1000)
});
