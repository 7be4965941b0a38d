// The words of Schafkopf. Every union type of the rules is made from these lists. GLOSSARY.md explains the words.

export const SUITS = ['eichel', 'laub', 'herz', 'schell'] as const;
export type Suit = (typeof SUITS)[number];

export const CONTRACTS = [
	'rufspiel',
	'kreuz',
	'solo',
	'wenz',
	'geier',
	'farbwenz',
	'farbgeier',
	'gargaraz',
	'bettel',
	'mungo',
	'sie'
] as const;
export type Contract = (typeof CONTRACTS)[number];

export const FOULS = ['karte', 'verraten'] as const;
export type FoulKind = (typeof FOULS)[number];

export const ROUNDS = [
	'bockrunde',
	'mungorunde',
	'gardareizrunde',
	'stoecklesrunde',
	'megastoecklesrunde',
	'riminirunde',
	'abschlussrunde'
] as const;
export type RoundKind = (typeof ROUNDS)[number];

export const OCCASIONS = ['abend', 'ausflug', 'meisterschaft'] as const;

/** All Augen of a pack (§2.1). */
export const ALL_AUGEN = 120;
export const ALL_TRICKS = 8;
/** How many players hold cards in a game, however many sit at the table. */
export const HANDS = 4;
