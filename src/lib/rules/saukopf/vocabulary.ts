/** The words of Saukopf, once; the suits are those of Schafkopf. Meanings: GLOSSARY.md. */

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

/** Spielerpartei and Nichtspielerpartei. */
export const SIDES = ['declarer', 'opponents'] as const;
export type Side = (typeof SIDES)[number];

/** Haxnspalter: the declarer leads to the first trick, or plays last to it. */
export const STELLUNGEN = ['aufschlag', 'hinterhalt'] as const;
export type Stellung = (typeof STELLUNGEN)[number];

/** The highest bid, above 120. */
export const SCHWARZ = 'schwarz';
export type Bid = number | typeof SCHWARZ;

/** Vierhaxer: only so many can play a Paarhufer. */
export const VIERHAXER = 4;
/** Dreihaxer: only so many have a Trog. */
export const DREIHAXER = 3;
/** Cards a hand: "Saufutter". */
export const HAND_OF_FOUR = 8;
export const HAND_OF_THREE = 10;
/** So many cards lie in the Trog. */
export const TROG_CARDS = 2;
/** The most Augen two cards hold: two Sauen. */
export const TROG_AUGEN = 22;
/** The id of the book, for those who must not load it to know it. */
export const SAUKOPF_ID = 'saukopf';
