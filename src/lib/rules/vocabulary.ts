// The words of Schafkopf. Every union type of the rules is made from these lists. GLOSSARY.md explains the words.

export const SUITS = ['eichel', 'laub', 'herz', 'schell'] as const;
export type Suit = (typeof SUITS)[number];

/** Places for a club's own contracts: their rules and words stand in its book alone. */
export const OWN_CONTRACTS = [
	'eigen1',
	'eigen2',
	'eigen3',
	'eigen4',
	'eigen5',
	'eigen6',
	'eigen7',
	'eigen8'
] as const;

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
	'sie',
	...OWN_CONTRACTS
] as const;
export type Contract = (typeof CONTRACTS)[number];

/** The ranks, highest first within a suit that is not trump (allgaeu §2.1). */
export const RANKS = ['sau', 'zehn', 'koenig', 'ober', 'unter', 'neun', 'acht', 'sieben'] as const;
export type Rank = (typeof RANKS)[number];

export type OwnContract = (typeof OWN_CONTRACTS)[number];
export const isOwn = (contract: Contract): contract is OwnContract =>
	OWN_CONTRACTS.some((own) => own === contract);

/** What the declarer's side may announce of how the others end. */
export const ANGESAGT = ['schneider', 'schwarz'] as const;
export type Angesagt = (typeof ANGESAGT)[number];

export const FOULS = ['karte', 'verraten'] as const;
export type FoulKind = (typeof FOULS)[number];

/** Places for a club's own rounds: their rules and words stand in its book alone. */
export const OWN_ROUNDS = ['runde1', 'runde2', 'runde3', 'runde4'] as const;
export type OwnRound = (typeof OWN_ROUNDS)[number];

export const ROUNDS = [
	'bockrunde',
	'mungorunde',
	'gardareizrunde',
	'stoecklesrunde',
	'megastoecklesrunde',
	'riminirunde',
	'abschlussrunde',
	...OWN_ROUNDS
] as const;
export const isOwnRound = (kind: string): kind is OwnRound => OWN_ROUNDS.some((own) => own === kind);
export type RoundKind = (typeof ROUNDS)[number];

/** Things of the game that a club may call otherwise. */
export const TERMS = [
	'schneider',
	'schwarz',
	'schuss',
	'laufende',
	'laufender',
	'legen',
	'stock',
	'bockspiel',
	'jungfrau'
] as const;
export type Term = (typeof TERMS)[number];

export const OCCASIONS = ['abend', 'ausflug', 'meisterschaft'] as const;

/** All Augen of a pack (§2.1). */
export const ALL_AUGEN = 120;
export const ALL_TRICKS = 8;
/** How many players hold cards in a game, however many sit at the table. */
export const HANDS = 4;

/** Places for pots of a club's own; each has its name in the book. */
export const POTS = ['pot1', 'pot2', 'pot3', 'pot4', 'pot5', 'pot6', 'pot7', 'pot8'] as const;
export type Pot = (typeof POTS)[number];

/** The id of the book of Saukopf, for code that must not load the book. */
export const SAUKOPF_ID = 'saukopf';
