import { each, fields, flag, list, oneOf, orNull, refTo, said, some, text, whole } from './json-schema.ts';
import { ALL_AUGEN, CONTRACTS, HANDS, ROUNDS, SUITS } from './vocabulary.ts';

// A book is written once: as the JSON Schema that is published and that a club's own book is checked with. Its types
// (`book.ts`) follow from it; they import nothing else from here, so this file is loaded only where a book is checked.

/** Cents or units of one line of a bill: 100 €. */
const MOST_AMOUNT = 10_000;
const MOST_FACTOR = 10;
const MOST_SCHUSS = 8;
const MOST_LAUFENDE = 14;

const source = text();
const figureOf = (minimum: number, maximum: number) => fields({ value: whole(minimum, maximum), source });

export const parts = {
	amount: said('Units of the book.', figureOf(0, MOST_AMOUNT)),
	cents: said('Cents whatever a unit is worth.', figureOf(0, MOST_AMOUNT)),
	factor: said('Multiplies.', figureOf(1, MOST_FACTOR)),
	extra: fields({ value: whole(1, MOST_AMOUNT), by: oneOf('factor', 'amount'), source }),
	rule: fields({ source }),
	contract: oneOf(...CONTRACTS),
	contracts: list(oneOf(...CONTRACTS), 0, CONTRACTS.length),
	round: oneOf(...ROUNDS)
};
const part = refTo(parts);
const rule = part('rule');

const laufende = fields({
	/** So many must there be before any counts. */
	from: figureOf(1, MOST_LAUFENDE),
	/** More than so many can't be entered. */
	most: whole(1, MOST_LAUFENDE)
});

export const contractRule = fields({
	/** Who plays against whom: two against two by a call or as they sit, one against three, each for himself. */
	sides: oneOf('rufspiel', 'kreuz', 'einzelspiel', 'mungo'),
	base: part('amount'),
	/** What wins it: enough Augen, no trick at all, or holding the cards (a Sie is never played out). */
	goal: oneOf('augen', 'keinStich', 'hand'),
	/** Whether Schneider and Schwarz count. */
	schneider: flag,
	laufende: orNull(laufende),
	/** Laufende that always count, whatever is entered: the eight Buben of a Sie. */
	laufendeHeld: whole(0, 8),
	/** What an announced Tout multiplies by or costs more, null where there is none. */
	tout: orNull(part('extra')),
	/** A factor of the contract itself. */
	factor: orNull(part('factor')),
	schuss: flag,
	/** The suits that can be called or made trump; empty where there is no choice. */
	suits: list(oneOf(...SUITS), 0, SUITS.length),
	/** Whether an ordinary game may be of this contract, or one of a special round alone. */
	place: oneOf('always', 'specialRounds'),
	/** Whether it may be played with no Deckel out: as it is, only as a Tout, or not. */
	withoutDeckel: oneOf('yes', 'tout', 'no')
});

export const roundRule = fields({
	source,
	/**
	 * How long: a game for each player at the table, one more than that, two for each, until as many Mungos were played, or four
	 * whoever sits there, until all Stöckle are gone, or a game for each player but, while there is a Stock, until it is won.
	 */
	lasts: oneOf('round', 'roundAndOne', 'twoRounds', 'mungos', 'fourMungos', 'stoeckle', 'stock'),
	/** What may be played, null for what may be played any time. A hand that is never played out goes always. */
	contracts: orNull(part('contracts')),
	/** What every player must play once as declarer; empty where nobody owes anything. */
	stoeckle: part('contracts'),
	/** Whether Deckel are laid as ever. */
	deckel: flag,
	/** Which games double. */
	doubles: fields({ source, games: oneOf('every', 'einzelspiel') }),
	/** Whether the table may agree to play until as many Mungos as players were played. */
	canBeGeschoben: flag,
	/** Whether the holder of the Alte deals first. */
	alteDeals: flag,
	/** Played only in an evening that has had no round of this kind. */
	onlyWithout: orNull(part('round'))
});

const defs = { ...parts, contractRule, roundRule };
const ref = refTo(defs);
const fine = orNull(fields({ first: ref('cents'), further: ref('cents') }));

/** What opens a round by itself. */
const triggers = fields({
	/** A game settled by Augen leaves either side with exactly so many: 60, and 30. */
	level: orNull(fields({ source, opens: ref('round'), at: list(whole(0, ALL_AUGEN), 1, 5) })),
	/** An Einzelspiel is lost. */
	lostEinzelspiel: orNull(fields({ source, opens: ref('round') })),
	/** One side takes every trick. */
	allTricks: orNull(
		fields({
			source,
			opens: ref('round'),
			/** Whether every later one of an evening asks the table, and what it may decide instead. */
			voteAgainst: orNull(ref('round')),
			/** Whether a won Bettel, where the opponents took every trick, opens it too. */
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
	/** The Solo of this suit wins the Stock, or pays into it. */
	suit: oneOf(...SUITS),
	/** A lost one pays as much again as the Stock holds, at most this. */
	payMost: ref('cents')
});

export const points = fields({
	source,
	/** What a plain game of the contract is worth. */
	contracts: some(CONTRACTS, ref('amount')),
	schneider: ref('amount'),
	schwarz: ref('amount'),
	laufender: ref('amount'),
	/** An announced Tout is worth so many times as much. */
	tout: ref('factor'),
	/** Whether every Schuss doubles. */
	schuss: flag,
	/** Shares of three level players of a Mungo are rounded up to a full multiple of this. */
	roundUpTo: whole(1, 1000)
});

const mungo = fields({
	/** Null where nobody may double a Mungo. */
	spritze: orNull(ref('factor')),
	pays: said('two: the two with most Augen; most: the one with most, to all three.', oneOf('two', 'most')),
	/** What each player without a trick multiplies the price by; null where that changes nothing. */
	jungfrau: orNull(ref('factor')),
	/** At equal Augen one who gave no Spritze stands better, or one who took fewer tricks. */
	ties: fields({ source, by: oneOf('spritze', 'tricks') }),
	/** Who takes every trick pays everybody, or is paid by everybody. */
	durchmarsch: fields({ source, wins: flag }),
	hinleger: rule,
	/** Shares of three level players are rounded up to a full multiple of this. */
	roundUpTo: whole(1, 1000)
});

export const book = fields({
	id: text(64),
	name: text(),
	edition: text(),
	/** The book it was changed from, where it is a club's own. */
	parent: orNull(text(64)),
	/** `agreed` where the players agree on its worth for each evening. */
	unit: said(
		'Cents one unit is worth; all amounts of the book are in units but fines and what the Gardareiz pays in.',
		fields({ cents: whole(1, 1000), agreed: flag })
	),
	order: said('Contracts, highest first.', list(ref('contract'), 1, CONTRACTS.length)),
	contracts: said('In a patch null takes a contract out.', some(CONTRACTS, ref('contractRule'))),
	augen: fields({
		/** The declarer's side has won with so many. */
		won: figureOf(1, ALL_AUGEN),
		/** With so many where he was forced to play, null where that changes nothing. */
		wonMuss: orNull(figureOf(1, ALL_AUGEN)),
		/** A losing declarer's side with fewer is Schneider. */
		schneiderDeclarer: figureOf(0, ALL_AUGEN),
		/** Losing opponents with fewer are Schneider. */
		schneiderOpponents: figureOf(0, ALL_AUGEN),
		/** At 60:60, and at exactly 30, the side that gave the last Schuss has the worse of it; null where nothing changes. */
		lastSchuss: orNull(rule)
	}),
	schneider: ref('amount'),
	schwarz: said('On top of Schneider.', ref('amount')),
	laufender: ref('amount'),
	schuss: fields({ factor: ref('factor'), names: list(text(), 0, MOST_SCHUSS) }),
	/** A doubling before the game: by how much, and by how many players. */
	deckel: orNull(fields({ factor: ref('factor'), rule, most: whole(1, HANDS) })),
	/**
	 * What happens when nobody plays: a Mungo, the next one deals, somebody must play all the same, or the one who must plays
	 * with the player opposite.
	 */
	nobodyPlays: oneOf('mungo', 'passed', 'muss', 'kreuz'),
	/** Null where that costs nothing. */
	passedPays: said('Each of the four into the Stock when nobody plays.', orNull(ref('amount'))),
	/**
	 * The next Rufspiel decides over the Stock: won, its side shares it, lost, the side puts in as much again; the odd cent is
	 * the declarer's. Null where no Rufspiel touches it.
	 */
	rufspielStock: orNull(rule),
	mungo: orNull(mungo),
	/** What a game of a round that doubles is multiplied by; null where no round does. */
	bock: orNull(ref('factor')),
	/** Null where it counts there too. */
	sieNotFirst: said('A Sie counts nothing as an evening’s first game.', orNull(rule)),
	rounds: said('In a patch null takes a round out.', some(ROUNDS, ref('roundRule'))),
	triggers,
	/** Bidding for a Solo with cards from the middle. */
	gardareiz: orNull(gardareiz),
	/** Dealt out of turn. */
	bockspiel: orNull(ref('factor')),
	/** Into the Stock for Vergeben and Verabheben: the first of a kind, and each further one. */
	vergeben: fine,
	verabhebt: fine,
	falschKassiert: orNull(rule),
	/** A game betrayed: the talker alone pays everyone of the other side; null where it is a remark. */
	verratenPaysAlone: orNull(rule),
	/** A wrong card found late loses the game for its side; null where it is a remark. */
	wrongCardLoses: orNull(rule),
	/**
	 * Wrong play is settled by a penalty: the offender alone pays every opponent base and Schneider, for a Tout twice the base,
	 * whatever the game stood at. Null where it is settled as a game.
	 */
	foulPenalty: orNull(rule),
	/** With five and six the dealer may buy a hand; null where nobody may. */
	boughtHand: orNull(rule),
	/** Whether an ordinary evening's winnings go into the Kasse. */
	winningsToKasse: orNull(rule),
	/** What games are worth in a championship, counted for each opponent as the money is; Deckel never count. */
	points: orNull(points),
	words: fields({
		suits: each(SUITS, text()),
		contracts: some(CONTRACTS, text()),
		rounds: some(ROUNDS, text()),
		tout: text(),
		deckel: text(),
		spritze: text(),
		stoeckle: text()
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
