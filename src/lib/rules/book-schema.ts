import {
	each,
	fields,
	fieldsAnd,
	flag,
	forMoney,
	list,
	byItsName,
	oneOf,
	orNull,
	described,
	some,
	text,
	whole,
	figureOf,
	MOST_SCHUSS,
	parts,
	source
} from './schema-shapes.ts';
import { announcingRule, contractRule, laying, mungoRule, pointsRule } from './schema-games.ts';
import { feesRule, finalPrice, potsRule, stockRule } from './schema-money.ts';
import {
	gardareizRule,
	mussRule,
	nextRule,
	roundRule,
	sentencesRule,
	triggersRule
} from './schema-rounds.ts';
import { ALL_AUGEN, CONTRACTS, ROUNDS, SUITS, TERMS } from './vocabulary.ts';

// A book's form is written once: it is checked with it, its types follow from it (`book.ts`), and so does the JSON schema that is
// published. Whoever only handles books imports types alone from here, so this is loaded only where a book is checked.

const { amount, cents, contract, factor, rule } = parts;
const fine = orNull(fields({ first: cents, further: cents }));

/** The book's words for what has one usual name. What is left out has that name (`book-words.ts`). */
export const ownTerms = {
	terms: described('Words of its own for what has one usual name.', some(TERMS, text(40))),
	genders: described(
		'The article of a word whose sentences need one; left out as its usual word has it.',
		some([...CONTRACTS, 'stock'], oneOf('der', 'die', 'das'))
	)
};

export const book = fieldsAnd(
	{
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
						byItsName(factor)
					)
				}
			)
		),
		order: described('Contracts, highest first.', list(contract, 1, CONTRACTS.length)),
		contracts: described('In a patch null takes a contract out.', some(CONTRACTS, contractRule)),
		augen: fieldsAnd(
			{
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
			},
			{
				drawn: described(
					'At 60:60 a game, or only one of this contract, is drawn: it moves nothing, uses no game of a round up, and who dealt it deals again. Not where the last Schuss decides, nor where 60 are enough or a bid has to be reached.',
					orNull(fields({ source, of: orNull(contract) }))
				)
			}
		),
		schneider: amount,
		schwarz: described('On top of Schneider.', byItsName(amount)),
		laufender: amount,
		...finalPrice,
		schuss: fields({ factor, names: list(text(), 0, MOST_SCHUSS) }),
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
		passedPays: described('Each of the four into the Stock when nobody plays.', orNull(amount)),
		/**
		 * The next Rufspiel decides about the Stock: if it is won, its side shares the Stock; if lost, the side pays in as much again.
		 * An odd cent is the declarer's. Null if no Rufspiel touches the Stock.
		 */
		rufspielStock: orNull(rule),
		stock: stockRule,
		mungo: orNull(mungoRule),
		/** What a game multiplies by in a round that doubles; null if no round does. */
		bock: orNull(factor),
		/** Null if it counts there as well. */
		sieNotFirst: described('A Sie counts nothing as an evening’s first game.', orNull(rule)),
		rounds: described('In a patch null takes a round out.', some(ROUNDS, roundRule)),
		triggers: triggersRule,
		next: nextRule,
		sentences: sentencesRule,
		/** Bidding for a Solo with cards from the middle. */
		gardareiz: forMoney(orNull(gardareizRule)),
		/** What a game that was dealt out of turn multiplies by; null if there is no Bockspiel. */
		bockspiel: orNull(factor),
		/** The fine into the Stock for Vergeben, and below for Verabheben: for the first, and for each further one. */
		vergeben: forMoney(fine),
		verabhebt: forMoney(fine),
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
		winningsToKasse: forMoney(orNull(rule)),
		fees: feesRule,
		pots: potsRule,
		/** What games are worth in a championship, in points from each opponent. Deckel never count. Null without a point list. */
		points: orNull(pointsRule),
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
	},
	{
		muss: mussRule,
		kurz: described(
			'The short pack: 24 cards, without Siebener and Achter, six for each of the four. Laufende and the eight of a Sie are figures of the contracts.',
			orNull(
				fieldsAnd(
					{ source },
					{
						dritt: described(
							'Three play instead, with eight cards each: one alone against two in every game. Such a book has no game with a partner and none in which everybody plays for himself.',
							flag
						)
					}
				)
			)
		),
		angesagt: described(
			'What Schneider and Schwarz cost more if they are announced before the first card, where they count and no Tout is said; left out nobody announces them.',
			orNull(announcingRule)
		)
	}
);
