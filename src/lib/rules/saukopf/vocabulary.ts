// The words of Saukopf; the suits are those of Schafkopf. GLOSSARY.md explains the words.

export const SAUKOPF_CONTRACTS = [
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
export type SaukopfContract = (typeof SAUKOPF_CONTRACTS)[number];

/** The two sides: Spielerpartei and Nichtspielerpartei. */
export const SIDES = ['declarer', 'opponents'] as const;
export type Side = (typeof SIDES)[number];

/** The declarer leads to the first trick, or plays last to it. Losing then costs the Haxnspalter. */
export const STELLUNGEN = ['aufschlag', 'hinterhalt'] as const;
export type Stellung = (typeof STELLUNGEN)[number];

/** The highest bid, above 120: every trick, or in a Ramsch none. */
export const SCHWARZ = 'schwarz';
export type Bid = number | typeof SCHWARZ;

/** The players of a Vierhaxer. Only so many can play a Paarhufer. */
export const VIERHAXER = 4;
/** The players of a Dreihaxer. Only so many have a Trog. */
export const DREIHAXER = 3;
/** The cards in a hand, with four players and with three ("Saufutter"). */
export const HAND_OF_FOUR = 8;
export const HAND_OF_THREE = 10;
/** The cards in the Trog. */
export const TROG_CARDS = 2;
/** The most Augen in the Trog: two Sauen. */
export const TROG_AUGEN = 22;
