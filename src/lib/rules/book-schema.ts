import {
	each,
	fields,
	fieldsAnd,
	flag,
	list,
	oneOf,
	orNull,
	refTo,
	described,
	some,
	text,
	whole
} from './json-schema.ts';
import { feesRule } from './schema-fees.ts';
import { laying } from './schema-laying.ts';
import { figureOf, MOST_LAUFENDE, MOST_SCHUSS, parts, source } from './schema-parts.ts';
import { nextRule } from './schema-next.ts';
import { sentencesRule } from './schema-sentences.ts';
import { stockRule } from './schema-stock.ts';
import { potsRule } from './schema-pots.ts';
import { finalPrice, priceTable } from './schema-prices.ts';
import { ownTerms } from './schema-words.ts';
import { ALL_AUGEN, CONTRACTS, RANKS, ROUNDS, SUITS } from './vocabulary.ts';

// A book's form is written once: as the JSON Schema that is published, and that a club's own book is checked with. The types in
// `book.ts` follow from it. They import types alone from here, so this file is loaded only where a book is checked.

const part = refTo(parts);
const rule = part('rule');

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
	schneiderPrice: orNull(part('amount')),
	schwarzPrice: orNull(part('amount')),
	laufenderPrice: orNull(part('amount')),
	table: priceTable,
	stoeckle: described('Played once, it uses up this Stöckle.', orNull(part('contract'))),
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
		base: part('amount'),
		/** What wins it: enough Augen, no trick at all, every trick, or holding the cards (a Sie is never played out). */
		goal: oneOf('augen', 'keinStich', 'alleStiche', 'hand'),
		/** Whether Schneider and Schwarz count. */
		schneider: flag,
		laufende: orNull(laufende),
		/** Laufende that always count, whatever is entered: the eight Buben of a Sie. */
		laufendeHeld: whole(0, 8),
		/** What an announced Tout multiplies by or adds; null if there is none. */
		tout: orNull(part('extra')),
		/** A factor of the contract itself. */
		factor: orNull(part('factor')),
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

export const roundRule = fields({
	source,
	/**
	 * How long it lasts. `round`: a game for each player at the table; `roundAndOne`: one more; `twoRounds`: two for each;
	 * `mungos`: as many Mungos as players; `fourMungos`: four Mungos; `stoeckle`: until no Stöckle are left; `stock`: until the
	 * Stock is won, or without a Stock a game for each player.
	 */
	lasts: oneOf('round', 'roundAndOne', 'twoRounds', 'mungos', 'fourMungos', 'stoeckle', 'stock'),
	/** What may be played; null for what may be played any time. A Sie may always be played. */
	contracts: orNull(part('contracts')),
	/** What every player must play once as declarer; empty in a round without Stöckle. */
	stoeckle: part('contracts'),
	/** Whether Deckel count as usual. */
	deckel: flag,
	/** Which games double. */
	doubles: fields({ source, games: oneOf('every', 'einzelspiel') }),
	/** Whether the table may agree to make it geschoben: it then ends after as many Mungos as players. */
	canBeGeschoben: flag,
	/** Whether the holder of the Alte deals first. */
	alteDeals: flag,
	/** It may be played only if the evening has had no round of this kind; null if that does not matter. */
	onlyWithout: orNull(part('round'))
});

const defs = { ...parts, contractRule, roundRule };
const ref = refTo(defs);
const fine = orNull(fields({ first: ref('cents'), further: ref('cents') }));

/** What opens a round by itself. */
const triggers = fields({
	/** A game decided by Augen leaves either side with exactly one of these counts. */
	level: orNull(fields({ source, opens: ref('round'), at: list(whole(0, ALL_AUGEN), 1, 5) })),
	/** An Einzelspiel is lost. */
	lostEinzelspiel: orNull(fields({ source, opens: ref('round') })),
	/** One side takes every trick. */
	allTricks: orNull(
		fields({
			source,
			opens: ref('round'),
			/** After every later such game of an evening the table votes; the round it may vote for instead. Null if it does not vote. */
			voteAgainst: orNull(ref('round')),
			/** Whether a won Bettel, in which the opponents took every trick, opens it as well. */
			afterKeinStich: flag
		})
	)
});

export const gardareiz = fields({
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
	payMost: ref('cents')
});

export const points = fields({
	source,
	/** What a plain game of the contract is worth. */
	contracts: some(CONTRACTS, ref('amount')),
	schneider: ref('amount'),
	schwarz: ref('amount'),
	laufender: ref('amount'),
	/** An announced Tout multiplies by this. */
	tout: ref('factor'),
	/** Whether every Schuss doubles. */
	schuss: flag,
	/** In a Mungo, shares of three level players are rounded up to a multiple of this, in points. */
	roundUpTo: whole(1, 1000)
});

const mungo = fields({
	/** What a Spritze multiplies a Mungo by; null if nobody may give one. */
	spritze: orNull(ref('factor')),
	pays: described(
		'two: the two with most Augen; most: the one with most, to all three.',
		oneOf('two', 'most')
	),
	/** What each player without a trick multiplies the price by; null if that changes nothing. */
	jungfrau: orNull(ref('factor')),
	/** With equal Augen a player ranks better who gave no Spritze, or who took fewer tricks. */
	ties: fields({ source, by: oneOf('spritze', 'tricks') }),
	/** Whether a player who takes every trick is paid by everybody; if not, he pays everybody. */
	durchmarsch: fields({ source, wins: flag }),
	hinleger: rule,
	/** Shares of three level players are rounded up to a multiple of this, in cents. */
	roundUpTo: whole(1, 1000)
});

export const book = fields({
	id: text(64),
	name: text(),
	edition: text(),
	/** The book that a club's own book was changed from; null for the app's books. */
	parent: orNull(text(64)),
	/** `agreed` if the players agree on its worth for each evening. */
	unit: described(
		'Cents one unit is worth; all amounts of the book are in units but fines and what the Gardareiz pays in.',
		fieldsAnd(
			{ cents: whole(1, 1000), agreed: flag },
			{
				points: described('Its amounts are points and nobody plays for money; a unit is then 1.', flag),
				large: described(
					'What an evening by the large tariff multiplies them by; the book has the small one.',
					ref('factor')
				)
			}
		)
	),
	order: described('Contracts, highest first.', list(ref('contract'), 1, CONTRACTS.length)),
	contracts: described('In a patch null takes a contract out.', some(CONTRACTS, ref('contractRule'))),
	augen: fields({
		/** The declarer's side wins with so many. */
		won: figureOf(1, ALL_AUGEN),
		/** So many are enough if the declarer was forced to play; null if that changes nothing. */
		wonMuss: orNull(figureOf(1, ALL_AUGEN)),
		/** A losing declarer's side with fewer is Schneider. */
		schneiderDeclarer: figureOf(0, ALL_AUGEN),
		/** Losing opponents with fewer are Schneider. */
		schneiderOpponents: figureOf(0, ALL_AUGEN),
		lastSchuss: described(
			'At 60:60, and at exactly 30, the side that gave the last Schuss is worse off; null if the Schuss does not matter. Where another number than 61 wins, 60:60 goes by that number.',
			orNull(rule)
		)
	}),
	schneider: ref('amount'),
	schwarz: described('On top of Schneider.', ref('amount')),
	laufender: ref('amount'),
	...finalPrice,
	schuss: fields({ factor: ref('factor'), names: list(text(), 0, MOST_SCHUSS) }),
	/** A doubling before the game: what it multiplies by, and how many players may lay one. */
	deckel: orNull(laying),
	/** A second chance to double before the game, with a word of its own. */
	legen: orNull(laying),
	/**
	 * What happens if nobody wants to play. `mungo`: a Mungo is played; `passed`: the next player deals; `muss`: somebody is
	 * forced to play; `kreuz`: somebody is forced to play, together with the player opposite.
	 */
	nobodyPlays: oneOf('mungo', 'passed', 'muss', 'kreuz'),
	/** Null if that costs nothing. */
	passedPays: described('Each of the four into the Stock when nobody plays.', orNull(ref('amount'))),
	/**
	 * The next Rufspiel decides about the Stock: if it is won, its side shares the Stock; if lost, the side pays in as much again.
	 * An odd cent is the declarer's. Null if no Rufspiel touches the Stock.
	 */
	rufspielStock: orNull(rule),
	stock: stockRule,
	mungo: orNull(mungo),
	/** What a game multiplies by in a round that doubles; null if no round does. */
	bock: orNull(ref('factor')),
	/** Null if it counts there as well. */
	sieNotFirst: described('A Sie counts nothing as an evening’s first game.', orNull(rule)),
	rounds: described('In a patch null takes a round out.', some(ROUNDS, ref('roundRule'))),
	triggers,
	next: nextRule,
	sentences: sentencesRule,
	/** Bidding for a Solo with cards from the middle. */
	gardareiz: orNull(gardareiz),
	/** What a game that was dealt out of turn multiplies by; null if there is no Bockspiel. */
	bockspiel: orNull(ref('factor')),
	/** The fine into the Stock for Vergeben, and below for Verabheben: for the first, and for each further one. */
	vergeben: fine,
	verabhebt: fine,
	falschKassiert: orNull(rule),
	/** Who betrays a game pays the whole other side alone; null if it is only noted. */
	verratenPaysAlone: orNull(rule),
	/** A wrong card that is found late loses the game for its side; null if it is only noted. */
	wrongCardLoses: orNull(rule),
	/**
	 * A penalty for wrong play: the offender alone pays every opponent base and Schneider, for a Tout twice the base, whatever
	 * the state of the game. Null if it is settled as a game.
	 */
	foulPenalty: orNull(rule),
	/** With five or six players the dealer may buy a hand; null if nobody may. */
	boughtHand: orNull(rule),
	/** Null if the cards are cut there as on any evening. */
	championshipShuffle: described(
		'In a championship nobody cuts: the dealer’s right neighbour shuffles once more.',
		orNull(rule)
	),
	/** The winnings of an ordinary evening go into the Kasse; null if they do not. */
	winningsToKasse: orNull(rule),
	fees: feesRule,
	pots: potsRule,
	/** What games are worth in a championship, in points from each opponent. Deckel never count. Null without a point list. */
	points: orNull(points),
	words: fields({
		suits: each(SUITS, text()),
		contracts: some(CONTRACTS, text()),
		short: described('Short names of contracts, for narrow buttons.', some(CONTRACTS, text(12))),
		rounds: some(ROUNDS, text()),
		tout: text(),
		deckel: text(),
		spritze: text(),
		stoeckle: text(),
		...ownTerms
	})
});

export const BOOK_SCHEMA = {
	$schema: 'https://json-schema.org/draft/2020-12/schema',
	title: 'Schafkopf rule book',
	description:
		'A rule book of Schafkopf. The `changes` of a `rulebook` entry are an RFC 7396 merge patch on the data of its base; what they lead to must be a whole book. In a patch `source` may be left out beside `value`.',
	...book,
	$defs: defs
};
