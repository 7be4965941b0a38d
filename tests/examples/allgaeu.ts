// Worked out by hand from the paragraphs, never copied from what the program prints. Where a row and the program differ,
// the paragraph decides.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Game } from '#lib/rules/game.ts';
import type { Example } from '../support/examples.ts';
import { allgaeuMungo } from './allgaeu-mungo.ts';

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');
const C = asId<MemberId>('C');
const D = asId<MemberId>('D');

/** A plays with B, who holds the Alte, against C and D. */
const ruf: Game = { contract: 'rufspiel', declarer: A, partner: B, suit: 'eichel' };

// Base 10 (§4.1), Schneider, Schwarz and each Laufende 5 (§6.1), Laufende from 3 (§4.1).
// prettier-ignore
const rufspiel: readonly Example[] = [
	// Who has won. The first Schuss is the opponents', then they alternate: 1 and 3 are theirs, 2 and 4 the declarer's.
	{ says: 'Rufspiel, 61 Augen', source: '§4.1', game: { ...ruf, augen: 61 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel, 59 Augen', source: '§4.1', game: { ...ruf, augen: 59 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, 60:60 ohne Schuss: die Nichtspieler gewinnen', source: '§4.1', game: { ...ruf, augen: 60 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, 60:60 mit Schuss: die Nichtspieler zahlen', source: '§6.2', game: { ...ruf, augen: 60, schuss: 1 }, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel, 60:60 mit Re: die Spieler zahlen', source: '§6.2', game: { ...ruf, augen: 60, schuss: 2 }, price: 40, won: false, payoff: [-40, -40, 40, 40] },
	{ says: 'Rufspiel, 60:60 mit Bock: die Nichtspieler zahlen', source: '§6.2', game: { ...ruf, augen: 60, schuss: 3 }, price: 80, won: true, payoff: [80, 80, -80, -80] },
	{ says: 'Rufspiel, 60:60 mit Hirsch: die Spieler zahlen', source: '§6.2', game: { ...ruf, augen: 60, schuss: 4 }, price: 160, won: false, payoff: [-160, -160, 160, 160] },
	{ says: 'Rufspiel, 61 Augen mit Re: es bleibt gewonnen', source: '§4.1, §6.1', game: { ...ruf, augen: 61, schuss: 2 }, price: 40, won: true, payoff: [40, 40, -40, -40] },
	{ says: 'Rufspiel, 59 Augen mit Schuss: es bleibt verloren', source: '§4.1, §6.1', game: { ...ruf, augen: 59, schuss: 1 }, price: 20, won: false, payoff: [-20, -20, 20, 20] },
	{ says: 'Rufspiel, C spielt mit A, 75 Augen', source: '§4.1', game: { ...ruf, declarer: C, partner: A, augen: 75 }, price: 10, won: true, payoff: [10, -10, 10, -10] },
	{ says: 'Rufspiel, D spielt mit A, 45 Augen', source: '§4.1', game: { ...ruf, declarer: D, partner: A, suit: 'laub', augen: 45 }, price: 10, won: false, payoff: [-10, 10, 10, -10] },
	{ says: 'Rufspiel, B spielt mit D, die Farbe ist nicht geschrieben', source: '§4.1', game: { contract: 'rufspiel', declarer: B, partner: D, augen: 80 }, price: 10, won: true, payoff: [-10, 10, -10, 10] },

	// Who is Schneider: fewer than 30, exactly 30 only for those who gave the last Schuss.
	{ says: 'Rufspiel, 29 Augen: Schneider', source: '§2.2, §6.1', game: { ...ruf, augen: 29 }, price: 15, won: false, payoff: [-15, -15, 15, 15] }, // 10 + 5
	{ says: 'Rufspiel, 30 Augen: kein Schneider', source: '§2.2', game: { ...ruf, augen: 30 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, 31 Augen: kein Schneider', source: '§2.2', game: { ...ruf, augen: 31 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, 30 Augen mit Schuss der anderen: kein Schneider', source: '§2.2, §6.2', game: { ...ruf, augen: 30, schuss: 1 }, price: 20, won: false, payoff: [-20, -20, 20, 20] }, // 10 × 2
	{ says: 'Rufspiel, 30 Augen mit eigenem Re: Schneider', source: '§6.2', game: { ...ruf, augen: 30, schuss: 2 }, price: 60, won: false, payoff: [-60, -60, 60, 60] }, // (10 + 5) × 4
	{ says: 'Rufspiel, 30 Augen mit Bock der anderen: kein Schneider', source: '§6.2', game: { ...ruf, augen: 30, schuss: 3 }, price: 80, won: false, payoff: [-80, -80, 80, 80] }, // 10 × 8
	{ says: 'Rufspiel, 30 Augen mit eigenem Hirsch: Schneider', source: '§6.2', game: { ...ruf, augen: 30, schuss: 4 }, price: 240, won: false, payoff: [-240, -240, 240, 240] }, // (10 + 5) × 16
	{ says: 'Rufspiel, 91 Augen: Schneider', source: '§2.2, §6.1', game: { ...ruf, augen: 91 }, price: 15, won: true, payoff: [15, 15, -15, -15] }, // 10 + 5
	{ says: 'Rufspiel, 90 Augen: kein Schneider', source: '§2.2', game: { ...ruf, augen: 90 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel, 89 Augen: kein Schneider', source: '§2.2', game: { ...ruf, augen: 89 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel, 90 Augen mit Schuss der Verlierer: Schneider', source: '§6.2', game: { ...ruf, augen: 90, schuss: 1 }, price: 30, won: true, payoff: [30, 30, -30, -30] }, // (10 + 5) × 2
	{ says: 'Rufspiel, 90 Augen mit Re der Gewinner: kein Schneider', source: '§6.2', game: { ...ruf, augen: 90, schuss: 2 }, price: 40, won: true, payoff: [40, 40, -40, -40] }, // 10 × 4
	{ says: 'Rufspiel, 90 Augen mit Bock der Verlierer: Schneider', source: '§6.2', game: { ...ruf, augen: 90, schuss: 3 }, price: 120, won: true, payoff: [120, 120, -120, -120] }, // (10 + 5) × 8
	{ says: 'Rufspiel, 90 Augen mit Hirsch der Gewinner: kein Schneider', source: '§6.2', game: { ...ruf, augen: 90, schuss: 4 }, price: 160, won: true, payoff: [160, 160, -160, -160] }, // 10 × 16
	{ says: 'Rufspiel, 0 Augen, aber ein Stich: Schneider, nicht Schwarz', source: '§2.2', game: { ...ruf, augen: 0 }, price: 15, won: false, payoff: [-15, -15, 15, 15] }, // 10 + 5
	{ says: 'Rufspiel, 0 Augen und kein Stich: Schneider und Schwarz', source: '§2.2, §6.2', game: { ...ruf, augen: 0, schwarz: true }, price: 20, won: false, payoff: [-20, -20, 20, 20] }, // 10 + 5 + 5
	{ says: 'Rufspiel, 120 Augen, aber ein Stich der anderen: Schneider, nicht Schwarz', source: '§2.2', game: { ...ruf, augen: 120, schwarz: false }, price: 15, won: true, payoff: [15, 15, -15, -15] }, // 10 + 5
	{ says: 'Rufspiel, 120 Augen und alle Stiche: Schneider und Schwarz', source: '§2.2, §6.2', game: { ...ruf, augen: 120, schwarz: true }, price: 20, won: true, payoff: [20, 20, -20, -20] }, // 10 + 5 + 5

	// Where nobody counted.
	{ says: 'Rufspiel gewonnen, nicht gezählt', source: '§4.1', game: { ...ruf, won: true }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel verloren, nicht gezählt', source: '§4.1', game: { ...ruf, won: false }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel gewonnen mit Schneider, nicht gezählt', source: '§6.1', game: { ...ruf, won: true, schneider: true }, price: 15, won: true, payoff: [15, 15, -15, -15] }, // 10 + 5
	{ says: 'Rufspiel verloren mit Schneider, nicht gezählt', source: '§6.1', game: { ...ruf, won: false, schneider: true }, price: 15, won: false, payoff: [-15, -15, 15, 15] }, // 10 + 5
	{ says: 'Rufspiel gewonnen mit Schneider und Schwarz', source: '§6.1, §6.2', game: { ...ruf, won: true, schneider: true, schwarz: true }, price: 20, won: true, payoff: [20, 20, -20, -20] }, // 10 + 5 + 5
	{ says: 'Rufspiel verloren, Schwarz: der Schneider versteht sich', source: '§2.2, §6.2', game: { ...ruf, won: false, schwarz: true }, price: 20, won: false, payoff: [-20, -20, 20, 20] }, // 10 + 5 + 5
	{ says: 'Rufspiel mit Augen und Ergebnis, beide sagen dasselbe', source: '§2.2, §4.1', game: { ...ruf, augen: 95, won: true, schneider: true, schwarz: false }, price: 15, won: true, payoff: [15, 15, -15, -15] }, // 10 + 5

	// Laufende.
	{ says: 'Rufspiel gewonnen mit 2 Laufenden: zu wenige', source: '§4.1', game: { ...ruf, won: true, laufende: 2 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel verloren mit 1 Laufenden: zu wenige', source: '§4.1', game: { ...ruf, won: false, laufende: 1 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel gewonnen mit 3 Laufenden', source: '§4.1, §6.1', game: { ...ruf, won: true, laufende: 3 }, price: 25, won: true, payoff: [25, 25, -25, -25] }, // 10 + 15
	{ says: 'Rufspiel verloren mit 3 Laufenden', source: '§4.1, §6.1', game: { ...ruf, won: false, laufende: 3 }, price: 25, won: false, payoff: [-25, -25, 25, 25] }, // 10 + 15
	{ says: 'Rufspiel gewonnen mit 4 Laufenden', source: '§4.1, §6.1', game: { ...ruf, augen: 70, laufende: 4 }, price: 30, won: true, payoff: [30, 30, -30, -30] }, // 10 + 20
	{ says: 'Rufspiel verloren mit 5 Laufenden', source: '§4.1, §6.1', game: { ...ruf, augen: 50, laufende: 5 }, price: 35, won: false, payoff: [-35, -35, 35, 35] }, // 10 + 25
	{ says: 'Rufspiel gewonnen mit allen 8 Laufenden', source: '§2.2, §6.1', game: { ...ruf, won: true, laufende: 8 }, price: 50, won: true, payoff: [50, 50, -50, -50] }, // 10 + 40
	{ says: 'Rufspiel verloren mit allen 8 Laufenden', source: '§2.2, §6.1', game: { ...ruf, won: false, laufende: 8 }, price: 50, won: false, payoff: [-50, -50, 50, 50] }, // 10 + 40

	// Deckel, Bock, Bockspiel.
	{ says: 'Rufspiel gewonnen, 1 Deckel', source: '§4.4', game: { ...ruf, augen: 61, deckel: [C] }, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel gewonnen, 2 Deckel', source: '§4.4', game: { ...ruf, augen: 61, deckel: [A, D] }, price: 40, won: true, payoff: [40, 40, -40, -40] },
	{ says: 'Rufspiel gewonnen, 3 Deckel', source: '§4.4', game: { ...ruf, won: true, deckel: [B, C, D] }, price: 80, won: true, payoff: [80, 80, -80, -80] },
	{ says: 'Rufspiel gewonnen, 4 Deckel', source: '§4.4', game: { ...ruf, won: true, deckel: [A, B, C, D] }, price: 160, won: true, payoff: [160, 160, -160, -160] },
	{ says: 'Rufspiel verloren, 1 Deckel', source: '§4.4', game: { ...ruf, augen: 60, deckel: [A] }, price: 20, won: false, payoff: [-20, -20, 20, 20] },
	{ says: 'Rufspiel verloren, 2 Deckel', source: '§4.4', game: { ...ruf, augen: 40, deckel: [B, C] }, price: 40, won: false, payoff: [-40, -40, 40, 40] },
	{ says: 'Rufspiel verloren, 3 Deckel', source: '§4.4', game: { ...ruf, won: false, deckel: [A, B, D] }, price: 80, won: false, payoff: [-80, -80, 80, 80] },
	{ says: 'Rufspiel verloren, 4 Deckel', source: '§4.4', game: { ...ruf, won: false, deckel: [D, C, B, A] }, price: 160, won: false, payoff: [-160, -160, 160, 160] },
	{ says: 'Rufspiel gewonnen in der Bockrunde', source: '§5.1', game: { ...ruf, augen: 61 }, bock: true, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel verloren in der Bockrunde', source: '§5.1', game: { ...ruf, augen: 60 }, bock: true, price: 20, won: false, payoff: [-20, -20, 20, 20] },
	{ says: 'Rufspiel gewonnen im Bockspiel, 2 Deckel zählen nicht', source: '§8.4', game: { ...ruf, augen: 61, deckel: [A, C], outOfTurn: true }, bockspiel: true, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel verloren im Bockspiel', source: '§8.4', game: { ...ruf, won: false, outOfTurn: true }, bockspiel: true, price: 20, won: false, payoff: [-20, -20, 20, 20] },

	// Together.
	{ says: 'Rufspiel mit Schneider, 3 Laufenden, Schuss und 2 Deckeln', source: '§4.1, §4.4, §6.1', game: { ...ruf, won: true, schneider: true, laufende: 3, schuss: 1, deckel: [A, B] }, price: 240, won: true, payoff: [240, 240, -240, -240] }, // (10 + 5 + 15) × 2 × 4
	{ says: 'Rufspiel, 30:90 mit Re, 4 Laufenden und 1 Deckel in der Bockrunde', source: '§5.1, §6.1, §6.2', game: { ...ruf, augen: 30, laufende: 4, schuss: 2, deckel: [B] }, bock: true, price: 560, won: false, payoff: [-560, -560, 560, 560] }, // (10 + 5 + 20) × 4 × 2 × 2
	{ says: 'Rufspiel, 60:60 mit Bock, 2 Laufenden und 3 Deckeln in der Bockrunde', source: '§5.1, §6.1, §6.2', game: { ...ruf, augen: 60, laufende: 2, schuss: 3, deckel: [A, B, C] }, bock: true, price: 1280, won: true, payoff: [1280, 1280, -1280, -1280] }, // 10 × 8 × 8 × 2
	{ says: 'Rufspiel gewonnen, von allem das Höchste', source: '§4.1, §4.4, §5.1, §6.1', game: { ...ruf, won: true, schneider: true, schwarz: true, laufende: 8, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 30720, won: true, payoff: [30720, 30720, -30720, -30720] }, // (10 + 5 + 5 + 40) × 16 × 16 × 2
	{ says: 'Rufspiel verloren, von allem das Höchste', source: '§4.1, §4.4, §5.1, §6.1', game: { ...ruf, augen: 0, schwarz: true, laufende: 8, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 30720, won: false, payoff: [-30720, -30720, 30720, 30720] }, // (10 + 5 + 5 + 40) × 16 × 16 × 2
	{ says: 'Rufspiel verloren, von allem das Höchste im Bockspiel', source: '§4.1, §6.1, §8.4', game: { ...ruf, won: false, schwarz: true, laufende: 8, schuss: 4, deckel: [A, B, C, D], outOfTurn: true }, bockspiel: true, price: 1920, won: false, payoff: [-1920, -1920, 1920, 1920] } // (10 + 5 + 5 + 40) × 16 × 2
];

/**
 * What every Einzelspiel with Augen has in common. Base 25 (§4.2.1, §4.2.2), Schneider and Schwarz 5 (§6.1); the declarer
 * settles with each of the three.
 */
// prettier-ignore
const einzelspiel = (name: string, source: string, spiel: Game): readonly Example[] => [
	{ says: `${name}, 61 Augen`, source, game: { ...spiel, augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: `${name}, 59 Augen`, source, game: { ...spiel, augen: 59 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: `${name}, 60:60 ohne Schuss: die Nichtspieler gewinnen`, source, game: { ...spiel, augen: 60 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: `${name}, 60:60 mit Schuss: die Nichtspieler zahlen`, source: `${source}, §6.2`, game: { ...spiel, augen: 60, schuss: 1 }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: `${name}, 60:60 mit Re: der Spieler zahlt`, source: `${source}, §6.2`, game: { ...spiel, augen: 60, schuss: 2 }, price: 100, won: false, payoff: [-300, 100, 100, 100] }, // 25 × 4
	{ says: `${name}, 60:60 mit Bock: die Nichtspieler zahlen`, source: `${source}, §6.2`, game: { ...spiel, augen: 60, schuss: 3 }, price: 200, won: true, payoff: [600, -200, -200, -200] }, // 25 × 8
	{ says: `${name}, 60:60 mit Hirsch: der Spieler zahlt`, source: `${source}, §6.2`, game: { ...spiel, augen: 60, schuss: 4 }, price: 400, won: false, payoff: [-1200, 400, 400, 400] }, // 25 × 16
	{ says: `${name}, B spielt, 100 Augen`, source, game: { ...spiel, declarer: B, augen: 100 }, price: 30, won: true, payoff: [-30, 90, -30, -30] }, // 25 + 5
	{ says: `${name}, C spielt, 58 Augen`, source, game: { ...spiel, declarer: C, augen: 58 }, price: 25, won: false, payoff: [25, 25, -75, 25] },
	{ says: `${name}, D spielt, 62 Augen`, source, game: { ...spiel, declarer: D, augen: 62 }, price: 25, won: true, payoff: [-25, -25, -25, 75] },

	{ says: `${name}, 29 Augen: Schneider`, source: `${source}, §2.2`, game: { ...spiel, augen: 29 }, price: 30, won: false, payoff: [-90, 30, 30, 30] }, // 25 + 5
	{ says: `${name}, 30 Augen: kein Schneider`, source: `${source}, §2.2`, game: { ...spiel, augen: 30 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: `${name}, 31 Augen: kein Schneider`, source: `${source}, §2.2`, game: { ...spiel, augen: 31 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: `${name}, 30 Augen mit Schuss der anderen: kein Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 30, schuss: 1 }, price: 50, won: false, payoff: [-150, 50, 50, 50] }, // 25 × 2
	{ says: `${name}, 30 Augen mit eigenem Re: Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 30, schuss: 2 }, price: 120, won: false, payoff: [-360, 120, 120, 120] }, // (25 + 5) × 4
	{ says: `${name}, 30 Augen mit Bock der anderen: kein Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 30, schuss: 3 }, price: 200, won: false, payoff: [-600, 200, 200, 200] }, // 25 × 8
	{ says: `${name}, 30 Augen mit eigenem Hirsch: Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 30, schuss: 4 }, price: 480, won: false, payoff: [-1440, 480, 480, 480] }, // (25 + 5) × 16
	{ says: `${name}, 91 Augen: Schneider`, source: `${source}, §2.2`, game: { ...spiel, augen: 91 }, price: 30, won: true, payoff: [90, -30, -30, -30] }, // 25 + 5
	{ says: `${name}, 90 Augen: kein Schneider`, source: `${source}, §2.2`, game: { ...spiel, augen: 90 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: `${name}, 89 Augen: kein Schneider`, source: `${source}, §2.2`, game: { ...spiel, augen: 89 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: `${name}, 90 Augen mit Schuss der Verlierer: Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 90, schuss: 1 }, price: 60, won: true, payoff: [180, -60, -60, -60] }, // (25 + 5) × 2
	{ says: `${name}, 90 Augen mit Re des Gewinners: kein Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 90, schuss: 2 }, price: 100, won: true, payoff: [300, -100, -100, -100] }, // 25 × 4
	{ says: `${name}, 90 Augen mit Bock der Verlierer: Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 90, schuss: 3 }, price: 240, won: true, payoff: [720, -240, -240, -240] }, // (25 + 5) × 8
	{ says: `${name}, 90 Augen mit Hirsch des Gewinners: kein Schneider`, source: `${source}, §6.2`, game: { ...spiel, augen: 90, schuss: 4 }, price: 400, won: true, payoff: [1200, -400, -400, -400] }, // 25 × 16
	{ says: `${name}, 0 Augen, aber ein Stich: Schneider, nicht Schwarz`, source: `${source}, §2.2`, game: { ...spiel, augen: 0, schwarz: false }, price: 30, won: false, payoff: [-90, 30, 30, 30] }, // 25 + 5
	{ says: `${name}, 0 Augen und kein Stich: Schneider und Schwarz`, source: `${source}, §6.2`, game: { ...spiel, augen: 0, schwarz: true }, price: 35, won: false, payoff: [-105, 35, 35, 35] }, // 25 + 5 + 5
	{ says: `${name}, 120 Augen, aber ein Stich der anderen: Schneider, nicht Schwarz`, source: `${source}, §2.2`, game: { ...spiel, augen: 120 }, price: 30, won: true, payoff: [90, -30, -30, -30] }, // 25 + 5
	{ says: `${name}, 120 Augen und alle Stiche: Schneider und Schwarz`, source: `${source}, §6.2`, game: { ...spiel, augen: 120, schwarz: true }, price: 35, won: true, payoff: [105, -35, -35, -35] }, // 25 + 5 + 5

	{ says: `${name} gewonnen, nicht gezählt`, source, game: { ...spiel, won: true }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: `${name} verloren, nicht gezählt`, source, game: { ...spiel, won: false }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: `${name} gewonnen mit Schneider, nicht gezählt`, source: `${source}, §6.1`, game: { ...spiel, won: true, schneider: true }, price: 30, won: true, payoff: [90, -30, -30, -30] }, // 25 + 5
	{ says: `${name} verloren mit Schneider, nicht gezählt`, source: `${source}, §6.1`, game: { ...spiel, won: false, schneider: true }, price: 30, won: false, payoff: [-90, 30, 30, 30] }, // 25 + 5
	{ says: `${name} gewonnen, Schwarz: der Schneider versteht sich`, source: `${source}, §6.2`, game: { ...spiel, won: true, schwarz: true }, price: 35, won: true, payoff: [105, -35, -35, -35] }, // 25 + 5 + 5
	{ says: `${name} verloren mit Schneider und Schwarz`, source: `${source}, §6.2`, game: { ...spiel, won: false, schneider: true, schwarz: true }, price: 35, won: false, payoff: [-105, 35, 35, 35] }, // 25 + 5 + 5

	{ says: `${name} gewonnen in der Bockrunde`, source: `${source}, §5.1`, game: { ...spiel, won: true }, bock: true, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: `${name} verloren in der Bockrunde`, source: `${source}, §5.1`, game: { ...spiel, augen: 60 }, bock: true, price: 50, won: false, payoff: [-150, 50, 50, 50] },
	{ says: `${name} gewonnen im Bockspiel`, source: `${source}, §8.4`, game: { ...spiel, augen: 80, outOfTurn: true }, bockspiel: true, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: `${name} verloren im Bockspiel, 3 Deckel zählen nicht`, source: `${source}, §8.4`, game: { ...spiel, won: false, deckel: [A, B, D], outOfTurn: true }, bockspiel: true, price: 50, won: false, payoff: [-150, 50, 50, 50] },

	// Tout: base × 2, neither Schneider nor Schwarz.
	{ says: `${name}-Tout gewonnen`, source: '§4.2.3', game: { ...spiel, tout: true, won: true }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: `${name}-Tout verloren`, source: '§4.2.3', game: { ...spiel, tout: true, won: false }, price: 50, won: false, payoff: [-150, 50, 50, 50] }, // 25 × 2
	{ says: `${name}-Tout gewonnen, Schuss`, source: '§4.2.3, §6.1', game: { ...spiel, tout: true, won: true, schuss: 1 }, price: 100, won: true, payoff: [300, -100, -100, -100] }, // 25 × 2 × 2
	{ says: `${name}-Tout verloren, Schuss und Re`, source: '§4.2.3, §6.1', game: { ...spiel, tout: true, won: false, schuss: 2 }, price: 200, won: false, payoff: [-600, 200, 200, 200] }, // 25 × 2 × 4
	{ says: `${name}-Tout gewonnen, Deckel`, source: '§4.2.3, §4.4', game: { ...spiel, declarer: D, tout: true, won: true, deckel: [B] }, price: 100, won: true, payoff: [-100, -100, -100, 300] }, // 25 × 2 × 2
	{ says: `${name}-Tout verloren im Bockspiel`, source: '§4.2.3, §8.4', game: { ...spiel, tout: true, won: false, outOfTurn: true }, bockspiel: true, price: 100, won: false, payoff: [-300, 100, 100, 100] } // 25 × 2 × 2
];

const alle: Game = { contract: 'solo', declarer: A, suit: 'schell' };

// Laufende from 3, at most 8 (§2.2, §4.2.1).
// prettier-ignore
const solo: readonly Example[] = [
	...einzelspiel('Solo', '§4.2.1', alle),
	{ says: 'Solo ohne geschriebene Farbe', source: '§4.2.1', game: { contract: 'solo', declarer: A, augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Herz-Solo kostet wie jedes Solo', source: '§4.2.1', game: { ...alle, suit: 'herz', augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Solo gewonnen mit 2 Laufenden: zu wenige', source: '§4.2.1', game: { ...alle, won: true, laufende: 2 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Solo gewonnen mit 3 Laufenden', source: '§4.2.1, §6.1', game: { ...alle, won: true, laufende: 3 }, price: 40, won: true, payoff: [120, -40, -40, -40] }, // 25 + 15
	{ says: 'Solo verloren mit 7 Laufenden', source: '§4.2.1, §6.1', game: { ...alle, augen: 57, laufende: 7 }, price: 60, won: false, payoff: [-180, 60, 60, 60] }, // 25 + 35
	{ says: 'Solo verloren mit allen 8 Laufenden der Nichtspieler', source: '§2.2, §6.1', game: { ...alle, won: false, laufende: 8 }, price: 65, won: false, payoff: [-195, 65, 65, 65] }, // 25 + 40
	{ says: 'Solo gewonnen, 2 Laufende sind zu wenige, 1 Deckel', source: '§4.2.1, §4.4', game: { ...alle, augen: 66, laufende: 2, deckel: [D] }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: 'Solo gewonnen mit 3 Laufenden, 2 Deckel', source: '§4.2.1, §4.4', game: { ...alle, augen: 66, laufende: 3, deckel: [A, C] }, price: 160, won: true, payoff: [480, -160, -160, -160] }, // (25 + 15) × 4
	{ says: 'Solo gewonnen mit 5 Laufenden, 3 Deckel', source: '§4.2.1, §4.4', game: { ...alle, won: true, laufende: 5, deckel: [A, B, C] }, price: 400, won: true, payoff: [1200, -400, -400, -400] }, // (25 + 25) × 8
	{ says: 'Solo gewonnen mit allen 8 Laufenden, 4 Deckel', source: '§2.2, §4.4', game: { ...alle, won: true, laufende: 8, deckel: [A, B, C, D] }, price: 1040, won: true, payoff: [3120, -1040, -1040, -1040] }, // (25 + 40) × 16
	{ says: 'Solo verloren, 1 Laufender ist zu wenig, 4 Deckel', source: '§4.2.1, §4.4', game: { ...alle, augen: 44, laufende: 1, deckel: [A, B, C, D] }, price: 400, won: false, payoff: [-1200, 400, 400, 400] }, // 25 × 16
	{ says: 'Solo verloren mit 3 Laufenden, 3 Deckel', source: '§4.2.1, §4.4', game: { ...alle, augen: 44, laufende: 3, deckel: [B, C, D] }, price: 320, won: false, payoff: [-960, 320, 320, 320] }, // (25 + 15) × 8
	{ says: 'Solo verloren mit 4 Laufenden, 2 Deckel', source: '§4.2.1, §4.4', game: { ...alle, won: false, laufende: 4, deckel: [B, C] }, price: 180, won: false, payoff: [-540, 180, 180, 180] }, // (25 + 20) × 4
	{ says: 'Solo verloren mit allen 8 Laufenden, 1 Deckel', source: '§2.2, §4.4', game: { ...alle, won: false, laufende: 8, deckel: [C] }, price: 130, won: false, payoff: [-390, 130, 130, 130] }, // (25 + 40) × 2
	{ says: 'Solo-Tout gewonnen, 2 Laufende sind zu wenige', source: '§4.2.3', game: { ...alle, tout: true, won: true, laufende: 2 }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: 'Solo-Tout gewonnen mit 3 Laufenden', source: '§4.2.3', game: { ...alle, tout: true, won: true, laufende: 3 }, price: 80, won: true, payoff: [240, -80, -80, -80] }, // (25 + 15) × 2
	{ says: 'Solo-Tout verloren mit 4 Laufenden', source: '§4.2.3', game: { ...alle, tout: true, won: false, laufende: 4 }, price: 90, won: false, payoff: [-270, 90, 90, 90] }, // (25 + 20) × 2
	{ says: 'Solo-Tout gewonnen mit 3 Laufenden, Schuss, Re und 2 Deckeln', source: '§4.2.3, §4.4, §6.1', game: { ...alle, tout: true, won: true, laufende: 3, schuss: 2, deckel: [A, D] }, price: 1280, won: true, payoff: [3840, -1280, -1280, -1280] }, // (25 + 15) × 2 × 4 × 4
	{ says: 'Solo-Tout gewonnen, von allem das Höchste', source: '§4.2.3, §4.4, §5.1, §6.1', game: { ...alle, tout: true, won: true, laufende: 8, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 66560, won: true, payoff: [199680, -66560, -66560, -66560] }, // (25 + 40) × 2 × 16 × 16 × 2
	{ says: 'Solo-Tout verloren, von allem das Höchste', source: '§4.2.3, §4.4, §5.1, §6.1', game: { ...alle, tout: true, won: false, laufende: 8, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 66560, won: false, payoff: [-199680, 66560, 66560, 66560] }, // (25 + 40) × 2 × 16 × 16 × 2
	{ says: 'Solo, 30:90 mit Re, 3 Laufenden und 1 Deckel in der Bockrunde', source: '§4.4, §5.1, §6.2', game: { ...alle, augen: 30, laufende: 3, schuss: 2, deckel: [A] }, bock: true, price: 720, won: false, payoff: [-2160, 720, 720, 720] }, // (25 + 5 + 15) × 4 × 2 × 2
	{ says: 'Solo gewonnen, von allem das Höchste', source: '§4.2.1, §4.4, §5.1, §6.1', game: { ...alle, augen: 120, schwarz: true, laufende: 8, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 38400, won: true, payoff: [115200, -38400, -38400, -38400] }, // (25 + 5 + 5 + 40) × 16 × 16 × 2
	{ says: 'Solo verloren, von allem das Höchste', source: '§4.2.1, §4.4, §5.1, §6.1', game: { ...alle, won: false, schneider: true, schwarz: true, laufende: 8, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 38400, won: false, payoff: [-115200, 38400, 38400, 38400] }, // (25 + 5 + 5 + 40) × 16 × 16 × 2
	{ says: 'Solo gewonnen, von allem das Höchste im Bockspiel', source: '§4.2.1, §6.1, §8.4', game: { ...alle, won: true, schneider: true, schwarz: true, laufende: 8, schuss: 4, deckel: [A, B, C, D], outOfTurn: true }, bockspiel: true, price: 2400, won: true, payoff: [7200, -2400, -2400, -2400] } // (25 + 5 + 5 + 40) × 16 × 2
];

/**
 * Laufende from 2, at most 4 (§2.2, §4.2.2). Geier, Farbwenz and Farbgeier are named (§4, §5.2, §5.5, §5.6) without a
 * price: 25 as every Einzelspiel, their Laufende as in a Wenz.
 */
// prettier-ignore
const wie = (name: string, source: string, spiel: Game): readonly Example[] => [
	...einzelspiel(name, source, spiel),
	{ says: `${name} gewonnen mit 1 Laufenden: zu wenig`, source, game: { ...spiel, won: true, laufende: 1 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: `${name} gewonnen mit 2 Laufenden`, source: `${source}, §6.1`, game: { ...spiel, won: true, laufende: 2 }, price: 35, won: true, payoff: [105, -35, -35, -35] }, // 25 + 10
	{ says: `${name} verloren mit 3 Laufenden`, source: `${source}, §6.1`, game: { ...spiel, augen: 57, laufende: 3 }, price: 40, won: false, payoff: [-120, 40, 40, 40] }, // 25 + 15
	{ says: `${name} verloren mit allen 4 Laufenden der Nichtspieler`, source: `${source}, §6.1`, game: { ...spiel, won: false, laufende: 4 }, price: 45, won: false, payoff: [-135, 45, 45, 45] }, // 25 + 20
	{ says: `${name} gewonnen, 1 Laufender ist zu wenig, 1 Deckel`, source: `${source}, §4.4`, game: { ...spiel, augen: 66, laufende: 1, deckel: [D] }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: `${name} gewonnen mit 2 Laufenden, 2 Deckel`, source: `${source}, §4.4`, game: { ...spiel, augen: 66, laufende: 2, deckel: [A, C] }, price: 140, won: true, payoff: [420, -140, -140, -140] }, // (25 + 10) × 4
	{ says: `${name} gewonnen mit 3 Laufenden, 3 Deckel`, source: `${source}, §4.4`, game: { ...spiel, won: true, laufende: 3, deckel: [A, B, C] }, price: 320, won: true, payoff: [960, -320, -320, -320] }, // (25 + 15) × 8
	{ says: `${name} gewonnen mit allen 4 Laufenden, 4 Deckel`, source: `${source}, §4.4`, game: { ...spiel, won: true, laufende: 4, deckel: [A, B, C, D] }, price: 720, won: true, payoff: [2160, -720, -720, -720] }, // (25 + 20) × 16
	{ says: `${name} verloren, 1 Laufender ist zu wenig, 4 Deckel`, source: `${source}, §4.4`, game: { ...spiel, augen: 44, laufende: 1, deckel: [A, B, C, D] }, price: 400, won: false, payoff: [-1200, 400, 400, 400] }, // 25 × 16
	{ says: `${name} verloren mit 2 Laufenden, 3 Deckel`, source: `${source}, §4.4`, game: { ...spiel, augen: 44, laufende: 2, deckel: [B, C, D] }, price: 280, won: false, payoff: [-840, 280, 280, 280] }, // (25 + 10) × 8
	{ says: `${name} verloren mit 3 Laufenden, 2 Deckel`, source: `${source}, §4.4`, game: { ...spiel, won: false, laufende: 3, deckel: [B, C] }, price: 160, won: false, payoff: [-480, 160, 160, 160] }, // (25 + 15) × 4
	{ says: `${name} verloren mit allen 4 Laufenden, 1 Deckel`, source: `${source}, §4.4`, game: { ...spiel, won: false, laufende: 4, deckel: [C] }, price: 90, won: false, payoff: [-270, 90, 90, 90] }, // (25 + 20) × 2
	{ says: `${name}-Tout gewonnen, 1 Laufender ist zu wenig`, source: '§4.2.3', game: { ...spiel, tout: true, won: true, laufende: 1 }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: `${name}-Tout gewonnen mit 2 Laufenden`, source: '§4.2.3', game: { ...spiel, tout: true, won: true, laufende: 2 }, price: 70, won: true, payoff: [210, -70, -70, -70] }, // (25 + 10) × 2
	{ says: `${name}-Tout verloren mit 3 Laufenden`, source: '§4.2.3', game: { ...spiel, tout: true, won: false, laufende: 3 }, price: 80, won: false, payoff: [-240, 80, 80, 80] }, // (25 + 15) × 2
	{ says: `${name}-Tout gewonnen, von allem das Höchste`, source: '§4.2.3, §4.4, §5.1, §6.1', game: { ...spiel, tout: true, won: true, laufende: 4, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 46080, won: true, payoff: [138240, -46080, -46080, -46080] }, // (25 + 20) × 2 × 16 × 16 × 2
	{ says: `${name}-Tout verloren, von allem das Höchste`, source: '§4.2.3, §4.4, §5.1, §6.1', game: { ...spiel, tout: true, won: false, laufende: 4, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 46080, won: false, payoff: [-138240, 46080, 46080, 46080] }, // (25 + 20) × 2 × 16 × 16 × 2
	{ says: `${name}, 60:60 mit Schuss, 2 Laufenden und 2 Deckeln in der Bockrunde`, source: '§4.4, §5.1, §6.2', game: { ...spiel, augen: 60, laufende: 2, schuss: 1, deckel: [A, B] }, bock: true, price: 560, won: true, payoff: [1680, -560, -560, -560] }, // (25 + 10) × 2 × 4 × 2
	{ says: `${name} gewonnen, von allem das Höchste`, source: `${source}, §4.4, §5.1, §6.1`, game: { ...spiel, augen: 120, schwarz: true, laufende: 4, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 28160, won: true, payoff: [84480, -28160, -28160, -28160] }, // (25 + 5 + 5 + 20) × 16 × 16 × 2
	{ says: `${name} verloren, von allem das Höchste`, source: `${source}, §4.4, §5.1, §6.1`, game: { ...spiel, won: false, schneider: true, schwarz: true, laufende: 4, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 28160, won: false, payoff: [-84480, 28160, 28160, 28160] } // (25 + 5 + 5 + 20) × 16 × 16 × 2
];

const wenz = wie('Wenz', '§4.2.2', { contract: 'wenz', declarer: A });
const geier = wie('Geier', '§4, §4.2.2', { contract: 'geier', declarer: A });
const farbwenz = wie('Farbwenz', '§4, §4.2.2', { contract: 'farbwenz', declarer: A, suit: 'herz' });
const farbgeier = wie('Farbgeier', '§4, §4.2.2', { contract: 'farbgeier', declarer: A, suit: 'laub' });

const arm: Game = { contract: 'bettel', declarer: A };

// Base 25, neither Schneider nor Laufende (§4.2.5).
// prettier-ignore
const bettel: readonly Example[] = [
	{ says: 'Bettel ohne Stich', source: '§4.2.5', game: { ...arm, won: true }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Bettel mit einem Stich', source: '§4.2.5', game: { ...arm, won: false }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Bettel von D gewonnen', source: '§4.2.5', game: { ...arm, declarer: D, won: true }, price: 25, won: true, payoff: [-25, -25, -25, 75] },
	{ says: 'Bettel von B verloren', source: '§4.2.5', game: { ...arm, declarer: B, won: false }, price: 25, won: false, payoff: [25, -75, 25, 25] },
	{ says: 'Bettel gewonnen, Schuss', source: '§4.2.5, §6.1', game: { ...arm, won: true, schuss: 1 }, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: 'Bettel gewonnen, Re', source: '§4.2.5, §6.1', game: { ...arm, won: true, schuss: 2 }, price: 100, won: true, payoff: [300, -100, -100, -100] },
	{ says: 'Bettel gewonnen, Bock', source: '§4.2.5, §6.1', game: { ...arm, won: true, schuss: 3 }, price: 200, won: true, payoff: [600, -200, -200, -200] },
	{ says: 'Bettel gewonnen, Hirsch', source: '§4.2.5, §6.1', game: { ...arm, won: true, schuss: 4 }, price: 400, won: true, payoff: [1200, -400, -400, -400] },
	{ says: 'Bettel verloren, Schuss', source: '§4.2.5, §6.1', game: { ...arm, won: false, schuss: 1 }, price: 50, won: false, payoff: [-150, 50, 50, 50] },
	{ says: 'Bettel verloren, Re', source: '§4.2.5, §6.1', game: { ...arm, won: false, schuss: 2 }, price: 100, won: false, payoff: [-300, 100, 100, 100] },
	{ says: 'Bettel verloren, Bock', source: '§4.2.5, §6.1', game: { ...arm, won: false, schuss: 3 }, price: 200, won: false, payoff: [-600, 200, 200, 200] },
	{ says: 'Bettel verloren, Hirsch', source: '§4.2.5, §6.1', game: { ...arm, won: false, schuss: 4 }, price: 400, won: false, payoff: [-1200, 400, 400, 400] },
	{ says: 'Bettel gewonnen, 1 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: true, deckel: [B] }, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: 'Bettel gewonnen, 2 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: true, deckel: [A, B] }, price: 100, won: true, payoff: [300, -100, -100, -100] },
	{ says: 'Bettel gewonnen, 3 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: true, deckel: [A, C, D] }, price: 200, won: true, payoff: [600, -200, -200, -200] },
	{ says: 'Bettel gewonnen, 4 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: true, deckel: [A, B, C, D] }, price: 400, won: true, payoff: [1200, -400, -400, -400] },
	{ says: 'Bettel verloren, 1 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: false, deckel: [C] }, price: 50, won: false, payoff: [-150, 50, 50, 50] },
	{ says: 'Bettel verloren, 2 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: false, deckel: [C, D] }, price: 100, won: false, payoff: [-300, 100, 100, 100] },
	{ says: 'Bettel verloren, 3 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: false, deckel: [A, B, C] }, price: 200, won: false, payoff: [-600, 200, 200, 200] },
	{ says: 'Bettel verloren, 4 Deckel', source: '§4.2.5, §4.4', game: { ...arm, won: false, deckel: [A, B, C, D] }, price: 400, won: false, payoff: [-1200, 400, 400, 400] },
	{ says: 'Bettel gewonnen in der Bockrunde', source: '§4.2.5, §5.1', game: { ...arm, won: true }, bock: true, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: 'Bettel verloren in der Bockrunde', source: '§4.2.5, §5.1', game: { ...arm, won: false }, bock: true, price: 50, won: false, payoff: [-150, 50, 50, 50] },
	{ says: 'Bettel gewonnen im Bockspiel', source: '§4.2.5, §8.4', game: { ...arm, won: true, outOfTurn: true }, bockspiel: true, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: 'Bettel verloren im Bockspiel, 1 Deckel zählt nicht', source: '§4.2.5, §8.4', game: { ...arm, won: false, deckel: [B], outOfTurn: true }, bockspiel: true, price: 50, won: false, payoff: [-150, 50, 50, 50] },
	{ says: 'Bettel gewonnen, von allem das Höchste', source: '§4.2.5, §4.4, §5.1, §6.1', game: { ...arm, won: true, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 12800, won: true, payoff: [38400, -12800, -12800, -12800] }, // 25 × 16 × 16 × 2
	{ says: 'Bettel verloren, von allem das Höchste', source: '§4.2.5, §4.4, §5.1, §6.1', game: { ...arm, won: false, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 12800, won: false, payoff: [-38400, 12800, 12800, 12800] } // 25 × 16 × 16 × 2
];

const glueck: Game = { contract: 'sie', declarer: A };

// Base 25 as a Solo, the eight Buben as Laufende, × 4 (§4.2.4): (25 + 40) × 4. Never played out, so no Schuss.
// prettier-ignore
const sie: readonly Example[] = [
	{ says: 'Sie', source: '§4.2.4', game: glueck, price: 260, won: true, payoff: [780, -260, -260, -260] }, // (25 + 40) × 4
	{ says: 'Sie, die acht Laufenden mitgeschrieben: sie zählen einmal', source: '§4.2.4', game: { ...glueck, laufende: 8 }, price: 260, won: true, payoff: [780, -260, -260, -260] }, // (25 + 40) × 4
	{ says: 'Sie von C', source: '§4.2.4', game: { ...glueck, declarer: C }, price: 260, won: true, payoff: [-260, -260, 780, -260] }, // (25 + 40) × 4
	{ says: 'Sie, 1 Deckel', source: '§4.2.4, §4.4', game: { ...glueck, deckel: [B] }, price: 520, won: true, payoff: [1560, -520, -520, -520] }, // (25 + 40) × 4 × 2
	{ says: 'Sie, 2 Deckel', source: '§4.2.4, §4.4', game: { ...glueck, deckel: [B, C] }, price: 1040, won: true, payoff: [3120, -1040, -1040, -1040] }, // (25 + 40) × 4 × 4
	{ says: 'Sie, 3 Deckel', source: '§4.2.4, §4.4', game: { ...glueck, deckel: [A, C, D] }, price: 2080, won: true, payoff: [6240, -2080, -2080, -2080] }, // (25 + 40) × 4 × 8
	{ says: 'Sie, 4 Deckel', source: '§4.2.4, §4.4', game: { ...glueck, deckel: [A, B, C, D] }, price: 4160, won: true, payoff: [12480, -4160, -4160, -4160] }, // (25 + 40) × 4 × 16
	{ says: 'Sie in der Bockrunde', source: '§4.2.4, §5.1', game: glueck, bock: true, price: 520, won: true, payoff: [1560, -520, -520, -520] }, // (25 + 40) × 4 × 2
	{ says: 'Sie im Bockspiel, 2 Deckel zählen nicht', source: '§4.2.4, §8.4', game: { ...glueck, declarer: B, deckel: [A, D], outOfTurn: true }, bockspiel: true, price: 520, won: true, payoff: [-520, 1560, -520, -520] }, // (25 + 40) × 4 × 2
	{ says: 'Sie, von allem das Höchste', source: '§4.2.4, §4.4, §5.1', game: { ...glueck, deckel: [A, B, C, D] }, bock: true, price: 8320, won: true, payoff: [24960, -8320, -8320, -8320] } // (25 + 40) × 4 × 16 × 2
];

/** All examples, by contract. */
export const allgaeuExamples: readonly Example[] = [
	...rufspiel,
	...solo,
	...wenz,
	...geier,
	...farbwenz,
	...farbgeier,
	...bettel,
	...allgaeuMungo,
	...sie
];
