import * as v from 'valibot';
import type { MemberId } from '#lib/base/ids.ts';
import { ALL_AUGEN, ALL_TRICKS, CONTRACTS, FOULS, SUITS } from '#lib/rules/vocabulary.ts';
import {
	centsNotOwed,
	count,
	fields,
	id,
	isFields,
	list,
	oneOf,
	TABLE_LIMIT,
	tally,
	yesOrNo
} from './schema-fields.ts';

// The form of a game alone. What a contract allows, and how many Laufende or Schüsse, says the evening's book.

/** More than any book knows; the book says in its own words how many there are. */
const MANY = 99;

const member = () => v.exactOptional(id<MemberId>());
const flag = () => v.exactOptional(yesOrNo());
const members = () => v.exactOptional(list(id<MemberId>(), TABLE_LIMIT));

/** The declarer's side's Augen, or each player's: whichever form is there is the one whose faults are named. */
const augen = () =>
	v.lazy((input): v.GenericSchema<unknown, number | Readonly<Record<string, number>>> =>
		isFields(input) ? tally(0, ALL_AUGEN, TABLE_LIMIT) : count(0, ALL_AUGEN)
	);

export const schafkopfGame = fields({
	contract: oneOf(CONTRACTS),
	declarer: member(),
	partner: member(),
	suit: v.exactOptional(oneOf(SUITS)),
	tout: flag(),
	augen: v.exactOptional(augen()),
	won: flag(),
	schneider: flag(),
	schwarz: flag(),
	laufende: v.exactOptional(count(0, MANY)),
	schuss: v.exactOptional(count(0, MANY)),
	deckel: members(),
	losers: members(),
	durchmarsch: member(),
	hinleger: member(),
	tricks: v.exactOptional(tally(0, ALL_TRICKS, TABLE_LIMIT)),
	spritzen: members(),
	bid: v.exactOptional(count(1, ALL_AUGEN)),
	bought: v.exactOptional(fields({ buyer: id<MemberId>(), seller: id<MemberId>(), price: centsNotOwed() })),
	outOfTurn: flag(),
	dealtBy: member(),
	foul: v.exactOptional(fields({ player: id<MemberId>(), kind: oneOf(FOULS) }))
});

const SAUKOPF_CONTRACTS = [
	'zucht',
	'wutz',
	'hauer',
	'eber',
	'hybridschwein',
	'ferkelparade',
	'knorpel',
	'keiler',
	'feigeSau',
	'schwarte',
	'feigesMastschwein',
	'sauerei',
	'unreineSauerei',
	'grosskopferter'
] as const;
const side = () => oneOf(['declarer', 'opponents']);

/** A game of Saukopf: this version keeps it and hands it on, and has no book that prices it. */
export const saukopfGame = fields({
	contract: oneOf(SAUKOPF_CONTRACTS),
	declarer: id<MemberId>(),
	partner: member(),
	bid: v.lazy((input): v.GenericSchema<unknown, number | string> =>
		typeof input === 'string' ? oneOf(['schwarz']) : count(1, ALL_AUGEN)
	),
	stellung: v.exactOptional(oneOf(['aufschlag', 'hinterhalt'])),
	augen: v.exactOptional(augen()),
	won: flag(),
	schneider: flag(),
	schwarz: flag(),
	laufende: v.exactOptional(fields({ side: side(), count: count(0, MANY) })),
	saukopf: v.exactOptional(list(side(), TABLE_LIMIT)),
	mueller: v.exactOptional(side())
});

/** Whether a game that was not checked yet says it is one of Saukopf. */
export const saysSaukopf = (game: unknown): boolean =>
	isFields(game) && SAUKOPF_CONTRACTS.some((contract) => contract === game['contract']);
