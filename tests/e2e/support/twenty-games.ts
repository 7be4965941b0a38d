/** A game of the Meisterschaft: how it is typed, and what it must come to. */
export interface Played {
	/** What is tapped, see `Table.tap`; A to D are the seats as drawn. */
	readonly taps: string;
	/** How the price is made up, in cents. */
	readonly sum: string;
	/** What it moves for A, B, C and D. */
	readonly cents: Four;
	readonly points: Four;
}

export type Four = readonly [number, number, number, number];

/**
 * Ten games of each table, worked out by hand from §6 (money), §11.4 and §11.5 (points: without Deckel, with every Schuss).
 * None opens a special round, as there are none; without a Deckel only Mungo and Tout are played.
 */
export const TEN_GAMES: readonly (readonly Played[])[] = [
	[
		// 2 points each, and the Deckel does not count in them.
		{
			taps: 'A · B · +A',
			sum: '10 × 2 = 20',
			cents: [20, 20, -20, -20],
			points: [2, 2, -2, -2]
		},
		{
			taps: 'Mungo · C · D',
			sum: '10 = 10',
			cents: [10, 10, -10, -10],
			points: [1, 1, -1, -1]
		},
		{
			taps: 'Solo · Herz · C · +C',
			sum: '25 × 2 = 50',
			cents: [-50, -50, 150, -50],
			points: [-5, -5, 15, -5]
		},
		// Three Laufende count from the first: 2 + 3.
		{
			taps: 'Eichel · D · B · Verloren · 3 Laufende · +B · +D',
			sum: '(10 + 15) × 2 × 2 = 100',
			cents: [100, -100, 100, -100],
			points: [5, -5, 5, -5]
		},
		// (5 + 2) × 2 from each of the three.
		{
			taps: 'Wenz · A · 2 Laufende · Schuss · +B',
			sum: '(25 + 10) × 2 × 2 = 140',
			cents: [420, -140, -140, -140],
			points: [42, -14, -14, -14]
		},
		// 120 − 10 − 30 − 30 are 50; the second and the third are level.
		{
			taps: 'Mungo · Augen · 1 · 0 · 3 · 0 · 3 · 0',
			sum: '10 = 10',
			cents: [10, 0, 0, -10],
			points: [1, 0, 0, -1]
		},
		{
			taps: 'Bettel · D · Verloren · +A',
			sum: '25 × 2 = 50',
			cents: [50, 50, 50, -150],
			points: [5, 5, 5, -15]
		},
		// Without a Schuss the declarer's side has lost, and no Bockrunde follows.
		{
			taps: 'B · C · 60 : 60 · +C',
			sum: '10 × 2 = 20',
			cents: [20, -20, -20, 20],
			points: [2, -2, -2, 2]
		},
		{
			taps: 'Solo · Tout · Laub · D',
			sum: '25 × 2 = 50',
			cents: [-50, -50, -50, 150],
			points: [-10, -10, -10, 30]
		},
		// (2 + 1) × 2 × 2.
		{
			taps: 'A · D · Schneider · Re · +D',
			sum: '(10 + 5) × 2 × 2 × 2 = 120',
			cents: [120, -120, -120, 120],
			points: [12, -12, -12, 12]
		}
	],
	[
		// 2 + 1 for Schneider + 1 for Schwarz.
		{
			taps: 'Laub · D · A · Schwarz · +B',
			sum: '(10 + 5 + 5) × 2 = 40',
			cents: [40, -40, -40, 40],
			points: [4, -4, -4, 4]
		},
		{
			taps: 'Mungo · Alle Stiche · B',
			sum: '10 = 10',
			cents: [10, -30, 10, 10],
			points: [1, -3, 1, 1]
		},
		{
			taps: 'Solo · Schell · C · Augen eingeben · Spielerpartei · 4 · 5 · OK · +D',
			sum: '25 × 2 = 50',
			cents: [50, 50, -150, 50],
			points: [5, 5, -15, 5]
		},
		{
			taps: 'B · C · +A · +B · +C · +D',
			sum: '10 × 2 × 2 × 2 × 2 = 160',
			cents: [-160, 160, 160, -160],
			points: [-2, 2, 2, -2]
		},
		{
			taps: 'Wenz · D · Schneider · +A · +C',
			sum: '(25 + 5) × 2 × 2 = 120',
			cents: [-120, -120, -120, 360],
			points: [-6, -6, -6, 18]
		},
		// A Spritze doubles the points, too.
		{
			taps: 'Mungo · A · C · !B',
			sum: '10 × 2 = 20',
			cents: [-20, 20, -20, 20],
			points: [-2, 2, -2, 2]
		},
		{
			taps: 'Bettel · A · +C',
			sum: '25 × 2 = 50',
			cents: [150, -50, -50, -50],
			points: [15, -5, -5, -5]
		},
		// Three Schüsse: 2 × 8.
		{
			taps: 'A · D · Bock · +A',
			sum: '10 × 2 × 2 × 2 × 2 = 160',
			cents: [160, -160, -160, 160],
			points: [16, -16, -16, 16]
		},
		// (5 + 2) × 2, and from two Laufende in a Wenz.
		{
			taps: 'Wenz · Tout · B · Verloren · 2 Laufende',
			sum: '(25 + 10) × 2 = 70',
			cents: [70, -210, 70, 70],
			points: [14, -42, 14, 14]
		},
		// Exactly 30 is not Schneider, and opens nothing.
		{
			taps: 'Eichel · C · A · Augen eingeben · 3 · 0 · OK · +D',
			sum: '10 × 2 = 20',
			cents: [-20, 20, -20, 20],
			points: [-2, 2, -2, 2]
		}
	]
];

/** What is tapped when these sit at the table. */
export const tapsAt = ({ taps }: Played, names: readonly string[]): string =>
	taps.replace(
		/(?<=^|· )([+!]?)([ABCD])(?= ·|$)/g,
		(_, sign: string, seat: string) => `${sign}${names['ABCD'.indexOf(seat)]}`
	);

/** What each ten come to, added up by hand. */
export const SUM_OF_TEN: readonly { readonly cents: Four; readonly points: Four }[] = [
	{ cents: [650, -400, -60, -190], points: [55, -40, -16, 1] },
	{ cents: [160, -360, -320, 520], points: [43, -65, -33, 55] }
];

/**
 * The first of one table and the last of the other are level in all of §11.3: 55 points, a Wenz won, no other Einzelspiel,
 * and two Rufspiele won.
 */
export const LEVEL: readonly [number, number] = [0, 3];
