import * as v from 'valibot';
import type { MemberId } from '#lib/base/ids.ts';
import type { AnyGame, Game } from '#lib/rules/game.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';
import { NAME_LENGTH } from '#lib/base/text.ts';
import { SAUKOPF_CONTRACTS, SCHWARZ, SIDES, STELLUNGEN, TROG_AUGEN } from '#lib/rules/saukopf/vocabulary.ts';
import { isFields } from '#lib/rules/patch.ts';
import { ALL_AUGEN, ALL_TRICKS, ANGESAGT, CONTRACTS, FOULS, SUITS } from '#lib/rules/vocabulary.ts';
import {
	centsNotOwed,
	count,
	groupOf,
	id,
	listUpTo,
	oneOfWords,
	TABLE_LIMIT,
	tally,
	textUpTo,
	yesOrNo
} from './field-bounds.ts';

// The form of a game alone: the evening's book says what a contract allows and how many Laufende or Schüsse there are.
// The type of a game comes from the rules; a schema that adds, omits or changes a field does not compile.

type FieldsOf<G> = { readonly [K in keyof G]-?: v.GenericSchema<unknown, Exclude<G[K], undefined>> };

/** More than any book allows; the book refuses smaller numbers in its own words. */
const MANY = 99;

const member = () => v.exactOptional(id<MemberId>());
const flag = () => v.exactOptional(yesOrNo());
const members = () => v.exactOptional(listUpTo(id<MemberId>(), TABLE_LIMIT));

/** The declaring side's Augen, or each player's. Faults are named for the form that the value has. */
const augen = () =>
	v.lazy((input): v.GenericSchema<unknown, number | Readonly<Record<string, number>>> =>
		isFields(input) ? tally(0, ALL_AUGEN, TABLE_LIMIT) : count(0, ALL_AUGEN)
	);

export const schafkopfGame = groupOf({
	contract: oneOfWords(CONTRACTS),
	declarer: member(),
	partner: member(),
	suit: v.exactOptional(oneOfWords(SUITS)),
	tout: flag(),
	angesagt: v.exactOptional(oneOfWords(ANGESAGT)),
	augen: v.exactOptional(augen()),
	won: flag(),
	schneider: flag(),
	schwarz: flag(),
	laufende: v.exactOptional(count(0, MANY)),
	schuss: v.exactOptional(count(0, MANY)),
	deckel: members(),
	legen: members(),
	losers: members(),
	durchmarsch: member(),
	hinleger: member(),
	tricks: v.exactOptional(tally(0, ALL_TRICKS, TABLE_LIMIT)),
	spritzen: members(),
	jungfrau: members(),
	muss: flag(),
	bid: v.exactOptional(count(1, ALL_AUGEN)),
	bought: v.exactOptional(groupOf({ buyer: id<MemberId>(), seller: id<MemberId>(), price: centsNotOwed() })),
	outOfTurn: flag(),
	dealtBy: member(),
	foul: v.exactOptional(groupOf({ player: id<MemberId>(), kind: oneOfWords(FOULS) }))
} satisfies FieldsOf<Game>);

const side = () => oneOfWords(SIDES);

/** The Augen that must be reached, or every trick. */
const bid = () =>
	v.lazy((input): v.GenericSchema<unknown, number | typeof SCHWARZ> =>
		typeof input === 'string' ? oneOfWords([SCHWARZ]) : count(1, ALL_AUGEN)
	);

export const saukopfGame = groupOf({
	contract: oneOfWords(SAUKOPF_CONTRACTS),
	declarer: id<MemberId>(),
	partner: member(),
	suit: v.exactOptional(oneOfWords(SUITS)),
	card: v.exactOptional(textUpTo(NAME_LENGTH)),
	bid: bid(),
	offen: flag(),
	huftritt: flag(),
	gegenhieb: flag(),
	spiess: flag(),
	stellung: v.exactOptional(oneOfWords(STELLUNGEN)),
	trog: flag(),
	trogAugen: v.exactOptional(count(0, TROG_AUGEN)),
	augen: v.exactOptional(augen()),
	won: flag(),
	schneider: flag(),
	schwarz: flag(),
	laufende: v.exactOptional(groupOf({ side: side(), count: count(0, MANY) })),
	saukopf: v.exactOptional(listUpTo(side(), TABLE_LIMIT)),
	mueller: v.exactOptional(side())
} satisfies FieldsOf<SaukopfGame>);

/** Whether a game that is not checked yet claims to be one of Saukopf. */
const saysSaukopf = (game: unknown): boolean =>
	isFields(game) && SAUKOPF_CONTRACTS.some((contract) => contract === game['contract']);

/** A game of either kind. Its contract decides for which kind the faults are named. */
export const anyGame = () =>
	v.lazy((input): v.GenericSchema<unknown, AnyGame> => (saysSaukopf(input) ? saukopfGame : schafkopfGame));
