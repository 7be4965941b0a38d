/** A game of the evening: how it is typed, and what it must come to. */
export interface Played {
	/** What is tapped, in the words of the buttons: see `Table.tap`. */
	readonly taps: string;
	/** How the price is made up, in cents. */
	readonly sum: string;
	/** What it moves for Anna, Berti, Clemens and Dora, in cents. */
	readonly moves: readonly [number, number, number, number];
	/** How the list tells it. */
	readonly text: string;
	/** Whether the table played it against the rules. */
	readonly warned?: true;
}

/** The price that a written sum comes to. */
export const priceOf = ({ sum }: Played): number => Number(sum.split(' = ').at(-1));

/**
 * One evening of the Schafkopf-Freunde Allgäu, every game worked out by hand from chapter 1 of the rules (1.1 price, 1.2 who
 * has won, 1.3 Mungo). What would open a special round (60 : 60, 30 : 90, every trick) stands at the end.
 */
export const FORTY_GAMES: readonly Played[] = [
	// 1: Grundpreis 10, ein Deckel.
	{
		taps: 'Anna · Berti · +Anna',
		sum: '10 × 2 = 20',
		moves: [20, 20, -20, -20],
		text: 'Anna mit Berti gewinnen: Rufspiel, 1 Deckel'
	},
	{
		taps: 'Clemens · Dora · Verloren · +Anna · +Berti',
		sum: '10 × 2 × 2 = 40',
		moves: [40, 40, -40, -40],
		text: 'Clemens mit Dora verlieren: Rufspiel, 2 Deckel'
	},
	// 3: the rules' own example, (10 + 5 + 15) × 2 × 4.
	{
		taps: 'Laub · Anna · Berti · Schneider · 3 Laufende · Schuss · +Anna · +Berti',
		sum: '(10 + 5 + 15) × 2 × 2 × 2 = 240',
		moves: [240, 240, -240, -240],
		text: 'Anna mit Berti gewinnen: Rufspiel auf Laub, Schneider, 3 Laufende, Schuss, 2 Deckel'
	},
	// 4: 91 Augen leave 29, and fewer than 30 are Schneider.
	{
		taps: 'Schell · Dora · Anna · Augen eingeben · 9 · 1 · OK · +Clemens',
		sum: '(10 + 5) × 2 = 30',
		moves: [30, -30, -30, 30],
		text: 'Dora mit Anna gewinnen: Rufspiel auf Schell, 91 Augen, Schneider, 1 Deckel'
	},
	// 5: the opponents counted 75, so 45 are left for Berti and Clemens.
	{
		taps: 'Eichel · Berti · Clemens · Augen eingeben · Gegenpartei · 7 · 5 · OK · +Dora',
		sum: '10 × 2 = 20',
		moves: [20, -20, -20, 20],
		text: 'Berti mit Clemens verlieren: Rufspiel auf Eichel, 45 Augen, 1 Deckel'
	},
	// 6: four Laufende count from the first, all four Deckel are out.
	{
		taps: 'Anna · Clemens · 4 Laufende · +Anna · +Berti · +Clemens · +Dora',
		sum: '(10 + 20) × 2 × 2 × 2 × 2 = 480',
		moves: [480, -480, 480, -480],
		text: 'Anna mit Clemens gewinnen: Rufspiel, 4 Laufende, 4 Deckel'
	},
	// 7: all eight Buben; Schuss and Re are two Schüsse.
	{
		taps: 'Dora · Berti · Verloren · 8 Laufende · Re · +Dora',
		sum: '(10 + 40) × 2 × 2 × 2 = 400',
		moves: [400, -400, 400, -400],
		text: 'Dora mit Berti verlieren: Rufspiel, 8 Laufende, Re, 1 Deckel'
	},
	{
		taps: 'Berti · Anna · Bock · +Clemens',
		sum: '10 × 2 × 2 × 2 × 2 = 160',
		moves: [160, 160, -160, -160],
		text: 'Berti mit Anna gewinnen: Rufspiel, Bock, 1 Deckel'
	},
	// 9: four Schüsse and three Deckel, 10 × 128.
	{
		taps: 'Clemens · Anna · Verloren · Hirsch · +Anna · +Berti · +Dora',
		sum: '10 × 2 × 2 × 2 × 2 × 2 × 2 × 2 = 1280',
		moves: [-1280, 1280, -1280, 1280],
		text: 'Clemens mit Anna verlieren: Rufspiel, Hirsch, 3 Deckel'
	},
	// 10: alone against three, three times the price.
	{
		taps: 'Solo · Herz · Clemens · +Clemens',
		sum: '25 × 2 = 50',
		moves: [-50, -50, 150, -50],
		text: 'Clemens gewinnt: Herz-Solo, 1 Deckel'
	},
	{
		taps: 'Solo · Eichel · Berti · Verloren · Schneider · 3 Laufende · +Anna',
		sum: '(25 + 5 + 15) × 2 = 90',
		moves: [90, -270, 90, 90],
		text: 'Berti verliert: Eichel-Solo, Schneider, 3 Laufende, 1 Deckel'
	},
	// 12: 61 Augen are just enough.
	{
		taps: 'Solo · Laub · Anna · Augen eingeben · Spielerpartei · 6 · 1 · OK · +Berti · +Dora',
		sum: '25 × 2 × 2 = 100',
		moves: [300, -100, -100, -100],
		text: 'Anna gewinnt: Laub-Solo, 61 Augen, 2 Deckel'
	},
	// 13: the opponents counted 61, so 59 are left for Dora.
	{
		taps: 'Solo · Schell · Dora · Augen eingeben · Gegenpartei · 6 · 1 · OK · Schuss · +Dora',
		sum: '25 × 2 × 2 = 100',
		moves: [100, 100, 100, -300],
		text: 'Dora verliert: Schell-Solo, 59 Augen, Schuss, 1 Deckel'
	},
	// 14: in a Wenz two Laufende count already.
	{
		taps: 'Wenz · Berti · 2 Laufende · +Anna',
		sum: '(25 + 10) × 2 = 70',
		moves: [-70, 210, -70, -70],
		text: 'Berti gewinnt: Wenz, 2 Laufende, 1 Deckel'
	},
	// 15: no Augen is Schneider, but not yet Schwarz.
	{
		taps: 'Wenz · Clemens · Augen eingeben · 0 · OK · +Berti',
		sum: '(25 + 5) × 2 = 60',
		moves: [60, 60, -180, 60],
		text: 'Clemens verliert: Wenz, 0 Augen, Schneider, 1 Deckel'
	},
	// 16: a Tout is doubled and goes without a Deckel.
	{
		taps: 'Wenz · Tout · Dora · Verloren · 4 Laufende · Schuss',
		sum: '(25 + 20) × 2 × 2 = 180',
		moves: [180, 180, 180, -540],
		text: 'Dora verliert: Wenz-Tout, 4 Laufende, Schuss'
	},
	{
		taps: 'Bettel · Anna · +Dora',
		sum: '25 × 2 = 50',
		moves: [150, -50, -50, -50],
		text: 'Anna gewinnt: Bettel, 1 Deckel'
	},
	{
		taps: 'Bettel · Berti · Verloren · Schuss · +Anna · +Clemens',
		sum: '25 × 2 × 2 × 2 = 200',
		moves: [200, -600, 200, 200],
		text: 'Berti verliert: Bettel, Schuss, 2 Deckel'
	},
	// 19: a Mungo where nobody counted names its two losers; it needs no Deckel.
	{
		taps: 'Mungo · Clemens · Dora',
		sum: '10 = 10',
		moves: [10, 10, -10, -10],
		text: 'Clemens und Dora verlieren: Mungo'
	},
	{
		taps: 'Mungo · Anna · Berti · !Anna · !Clemens · +Dora',
		sum: '10 × 2 × 2 × 2 = 80',
		moves: [-80, -80, 80, 80],
		text: 'Anna und Berti verlieren: Mungo, Spritze von Anna und Clemens, 1 Deckel'
	},
	// 21: 10 + 20 + 40 = 70 leave 50 for Dora.
	{
		taps: 'Mungo · Augen · 1 · 0 · 2 · 0 · 4 · 0',
		sum: '10 = 10',
		moves: [10, 10, -10, -10],
		text: 'Anna und Berti gewinnen: Mungo: Anna 10, Berti 20, Clemens 40, Dora 50'
	},
	// 22: second and third level: they settle nothing, the fourth pays the first.
	{
		taps: 'Mungo · Augen · 2 · 0 · 3 · 0 · 3 · 0 · +Anna',
		sum: '10 × 2 = 20',
		moves: [20, 0, 0, -20],
		text: 'Anna gewinnt: Mungo, 1 Deckel: Anna 20, Berti 30, Clemens 30, Dora 40'
	},
	// 23: three level with the fewest: 10 ÷ 3, rounded up to 10, from the fourth to each.
	{
		taps: 'Mungo · Augen · 2 · 4 · 2 · 4 · 2 · 4',
		sum: '10 = 10',
		moves: [10, 10, 10, -30],
		text: 'Anna, Berti und Clemens gewinnen: Mungo: Anna 24, Berti 24, Clemens 24, Dora 48'
	},
	// 24: three level with the most: 40 ÷ 3 = 13.3, rounded up to 20, from each to the first.
	{
		taps: 'Mungo · Augen · 0 · OK · 4 · 0 · Augen von Dora · 4 · 0 · +Anna · +Berti',
		sum: '10 × 2 × 2 = 40',
		moves: [60, -20, -20, -20],
		text: 'Anna gewinnt: Mungo, 2 Deckel: Anna 0, Berti 40, Clemens 40, Dora 40'
	},
	// 25: all four level.
	{
		taps: 'Mungo · Augen · 3 · 0 · 3 · 0 · 3 · 0',
		sum: '10 = 10',
		moves: [0, 0, 0, 0],
		text: 'Anna 30, Berti 30, Clemens 30, Dora 30: Mungo'
	},
	// 26: level with Clemens, but Berti gave a Spritze and stands behind him.
	{
		taps: 'Mungo · Augen · 2 · 0 · 3 · 0 · 3 · 0 · !Berti',
		sum: '10 × 2 = 20',
		moves: [20, -20, 20, -20],
		text: 'Anna und Clemens gewinnen: Mungo, Spritze von Berti: Anna 20, Berti 30, Clemens 30, Dora 40'
	},
	// 27: who takes every trick pays everybody.
	{
		taps: 'Mungo · Alle Stiche · Berti',
		sum: '10 = 10',
		moves: [10, -30, 10, 10],
		text: 'Berti macht alle Stiche: Mungo'
	},
	{
		taps: 'Mungo · Hingelegt · Clemens · +Anna',
		sum: '10 × 2 = 20',
		moves: [20, 20, -60, 20],
		text: 'Clemens legt falsch hin: Mungo, 1 Deckel'
	},
	// 29: (25 + 8 × 5) × 4; without a Deckel, as a Sie may be.
	{
		taps: 'Sie · Dora',
		sum: '(25 + 40) × 4 = 260',
		moves: [-260, -260, -260, 780],
		text: 'Dora gewinnt: Sie'
	},
	{
		taps: 'Sie · Anna · +Berti',
		sum: '(25 + 40) × 4 × 2 = 520',
		moves: [1560, -520, -520, -520],
		text: 'Anna gewinnt: Sie, 1 Deckel'
	},
	// 31: a Geier belongs to special rounds; written all the same, and priced as the Wenz.
	{
		taps: 'Mehr · Geier · Berti · 2 Laufende · +Berti',
		sum: '(25 + 10) × 2 = 70',
		moves: [-70, 210, -70, -70],
		text: 'Berti gewinnt: Geier, 2 Laufende, 1 Deckel',
		warned: true
	},
	// 32: dealt out of turn: doubled, without Deckel, and the deal stays.
	{
		taps: 'Mehr · Bockspiel: der Falsche gab, zählt doppelt · Fertig · Clemens · Dora',
		sum: '10 × 2 = 20',
		moves: [-20, -20, 20, 20],
		text: 'Clemens mit Dora gewinnen: Rufspiel, Bockspiel'
	},
	// 33: 60 : 60 without a Schuss: the declarer's side has lost, and a Bockrunde follows.
	{
		taps: 'Anna · Dora · 60 : 60 · +Berti',
		sum: '10 × 2 = 20',
		moves: [-20, 20, 20, -20],
		text: 'Anna mit Dora verlieren: Rufspiel, 60 Augen, 1 Deckel, öffnet eine Bockrunde'
	},
	// 34: in a Bockrunde now, as every game to the end. 60 : 60, the opponents gave the last Schuss and have lost.
	{
		taps: 'Berti · Dora · 60 : 60 · Schuss · +Anna',
		sum: '10 × 2 × 2 × 2 = 80',
		moves: [-80, 80, -80, 80],
		text: 'Berti mit Dora gewinnen: Rufspiel, 60 Augen, Schuss, 1 Deckel, öffnet eine Bockrunde'
	},
	// 35: 60 : 60, the Re was the declarer's and he has lost.
	{
		taps: 'Clemens · Berti · 60 : 60 · Re · +Clemens',
		sum: '10 × 2 × 2 × 2 × 2 = 160',
		moves: [160, -160, -160, 160],
		text: 'Clemens mit Berti verlieren: Rufspiel, 60 Augen, Re, 1 Deckel, öffnet eine Bockrunde'
	},
	// 36: exactly 30 without a Schuss is not Schneider.
	{
		taps: 'Anna · Berti · 30 : 90 · +Dora',
		sum: '10 × 2 × 2 = 40',
		moves: [40, 40, -40, -40],
		text: 'Anna mit Berti gewinnen: Rufspiel, 90 Augen, 1 Deckel, öffnet eine Bockrunde'
	},
	// 37: exactly 30, and the Re was Dora's own: Schneider.
	{
		taps: 'Solo · Dora · Verloren · 30 : 90 · Re · +Anna',
		sum: '(25 + 5) × 2 × 2 × 2 × 2 = 480',
		moves: [480, 480, 480, -1440],
		text: 'Dora verliert: Solo, 30 Augen, Schneider, Re, 1 Deckel, öffnet eine Bockrunde'
	},
	// 38: Schwarz comes on top of Schneider.
	{
		taps: 'Clemens · Anna · Schwarz · Re · +Berti',
		sum: '(10 + 5 + 5) × 2 × 2 × 2 × 2 = 320',
		moves: [320, -320, 320, -320],
		text: 'Clemens mit Anna gewinnen: Rufspiel, Schwarz, Re, 1 Deckel, öffnet eine Mungorunde'
	},
	{
		taps: 'Wenz · Berti · Verloren · Schwarz · 4 Laufende · +Dora',
		sum: '(25 + 5 + 5 + 20) × 2 × 2 = 220',
		moves: [220, -660, 220, 220],
		text: 'Berti verliert: Wenz, Schwarz, 4 Laufende, 1 Deckel'
	},
	{
		taps: 'Solo · Herz · Tout · Clemens · 4 Laufende',
		sum: '(25 + 20) × 2 × 2 = 180',
		moves: [-180, -180, 540, -180],
		text: 'Clemens gewinnt: Herz-Solo-Tout, 4 Laufende'
	}
];
