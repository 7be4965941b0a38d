// Worked out by hand from the ZGB's paragraphs, never copied from what the program prints: what Weitnau says otherwise than
// the Allgäu, and enough of the rest to see that it is there. Where a row and the program differ, the paragraph decides.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Game } from '#lib/rules/game.ts';
import type { Example } from '../support/examples.ts';

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');
const C = asId<MemberId>('C');
const D = asId<MemberId>('D');

const verraten = (player: MemberId): Partial<Game> => ({ foul: { player, kind: 'verraten' } });
const karte = (player: MemberId): Partial<Game> => ({ foul: { player, kind: 'karte' } });

/** A plays with B, who holds the Alte, against C and D. */
const ruf: Game = { contract: 'rufspiel', declarer: A, partner: B, suit: 'eichel' };

// Base 10 (§3.1), Schneider, Schwarz and each Laufende 5 (§5); Laufende from 3 (§3.1) are all trumps from the top (§3): 14.
// prettier-ignore
const rufspiel: readonly Example[] = [
	{ says: 'Rufspiel, 61 Augen', source: '§3.1', game: { ...ruf, augen: 61 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel, 60:60 ohne Schuss: die Nichtspieler gewinnen', source: '§3.1', game: { ...ruf, augen: 60 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, 60:60 mit Schuss: die Nichtspieler zahlen', source: '§5', game: { ...ruf, augen: 60, schuss: 1 }, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel, 60:60 mit Reh: die Spieler zahlen', source: '§5', game: { ...ruf, augen: 60, schuss: 2 }, price: 40, won: false, payoff: [-40, -40, 40, 40] },
	{ says: 'Rufspiel, 29 Augen: Schneider', source: '§3, §5', game: { ...ruf, augen: 29 }, price: 15, won: false, payoff: [-15, -15, 15, 15] }, // 10 + 5
	{ says: 'Rufspiel, 30 Augen: kein Schneider', source: '§3', game: { ...ruf, augen: 30 }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, 30 Augen mit eigenem Reh: Schneider', source: '§5', game: { ...ruf, augen: 30, schuss: 2 }, price: 60, won: false, payoff: [-60, -60, 60, 60] }, // (10 + 5) × 4
	{ says: 'Rufspiel, 120 Augen und alle Stiche: Schneider und Schwarz', source: '§3, §5', game: { ...ruf, augen: 120, schwarz: true }, price: 20, won: true, payoff: [20, 20, -20, -20] }, // 10 + 5 + 5

	{ says: 'Rufspiel gewonnen mit 2 Laufenden: zu wenige', source: '§3.1', game: { ...ruf, won: true, laufende: 2 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel gewonnen mit 3 Laufenden', source: '§3.1, §5', game: { ...ruf, won: true, laufende: 3 }, price: 25, won: true, payoff: [25, 25, -25, -25] }, // 10 + 15
	{ says: 'Rufspiel gewonnen mit 9 Laufenden: die Herz zählen mit', source: '§3, §5', game: { ...ruf, won: true, laufende: 9 }, price: 55, won: true, payoff: [55, 55, -55, -55] }, // 10 + 45
	{ says: 'Rufspiel verloren mit 13 Laufenden', source: '§3, §5', game: { ...ruf, augen: 50, laufende: 13 }, price: 75, won: false, payoff: [-75, -75, 75, 75] }, // 10 + 65
	{ says: 'Rufspiel gewonnen mit allen 14 Laufenden, 2 Deckel', source: '§3, §5', game: { ...ruf, won: true, laufende: 14, deckel: [A, C] }, price: 320, won: true, payoff: [320, 320, -320, -320] }, // (10 + 70) × 4
	{ says: 'Rufspiel verloren mit allen 14 Laufenden', source: '§3, §5', game: { ...ruf, won: false, laufende: 14 }, price: 80, won: false, payoff: [-80, -80, 80, 80] }, // 10 + 70
	{ says: 'Rufspiel gewonnen in der Bockrunde', source: '§4.2', game: { ...ruf, augen: 61 }, bock: true, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel gewonnen im Bockspiel, 2 Deckel zählen nicht', source: '§3', game: { ...ruf, augen: 61, deckel: [A, C], outOfTurn: true }, bockspiel: true, price: 20, won: true, payoff: [20, 20, -20, -20] },
	{ says: 'Rufspiel gewonnen, von allem das Höchste', source: '§3, §3.1, §4.2, §5', game: { ...ruf, won: true, schneider: true, schwarz: true, laufende: 14, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 46080, won: true, payoff: [46080, 46080, -46080, -46080] }, // (10 + 5 + 5 + 70) × 16 × 16 × 2
	{ says: 'Rufspiel verloren, von allem das Höchste', source: '§3, §3.1, §4.2, §5', game: { ...ruf, augen: 0, schwarz: true, laufende: 14, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 46080, won: false, payoff: [-46080, -46080, 46080, 46080] }, // (10 + 5 + 5 + 70) × 16 × 16 × 2

	// Who betrays the game pays everybody of the other side alone.
	{ says: 'Rufspiel, der Spieler verrät: er zahlt an beide', source: '§3', game: { ...ruf, ...verraten(A) }, price: 10, won: false, payoff: [-20, 0, 10, 10] },
	{ says: 'Rufspiel, der Mitspieler verrät: er zahlt an beide', source: '§3', game: { ...ruf, ...verraten(B) }, price: 10, won: false, payoff: [0, -20, 10, 10] },
	{ says: 'Rufspiel, ein Nichtspieler verrät: er zahlt an beide', source: '§3', game: { ...ruf, ...verraten(C) }, price: 10, won: true, payoff: [10, 10, -20, 0] },
	{ says: 'Rufspiel, ein Nichtspieler verrät mit 3 Laufenden und 1 Deckel', source: '§3, §5', game: { ...ruf, ...verraten(D), laufende: 3, deckel: [A] }, price: 50, won: true, payoff: [50, 50, 0, -100] }, // (10 + 15) × 2
	{ says: 'Rufspiel, ein Nichtspieler verrät mit Schneider und Schuss', source: '§3, §5', game: { ...ruf, ...verraten(D), won: true, schneider: true, schuss: 1 }, price: 30, won: true, payoff: [30, 30, 0, -60] }, // (10 + 5) × 2
	{ says: 'Rufspiel, der Spieler verrät mit 100 Augen: verloren', source: '§3', game: { ...ruf, ...verraten(A), augen: 100 }, price: 10, won: false, payoff: [-20, 0, 10, 10] },
	// A wrong card: his side pays.
	{ says: 'Rufspiel, der Spieler legt eine falsche Karte', source: '§3', game: { ...ruf, ...karte(A) }, price: 10, won: false, payoff: [-10, -10, 10, 10] },
	{ says: 'Rufspiel, ein Nichtspieler legt eine falsche Karte, die Spieler haben 40 Augen', source: '§3', game: { ...ruf, ...karte(C), augen: 40 }, price: 10, won: true, payoff: [10, 10, -10, -10] },
	{ says: 'Rufspiel, der Mitspieler legt eine falsche Karte, sie sind Schneider', source: '§3, §5', game: { ...ruf, ...karte(B), won: false, schneider: true }, price: 15, won: false, payoff: [-15, -15, 15, 15] } // 10 + 5
];

const alle: Game = { contract: 'solo', declarer: A, suit: 'schell' };
const quando: Game = { contract: 'wenz', declarer: A };

// Base 25, Laufende from 3 in a Solo (§3.2.3), from 2 in a Wenz (§3.2.2): all trumps from the top, 14 and 4 (§3), for the
// three opponents together may hold more than one hand of eight.
// prettier-ignore
const soloUndWenz: readonly Example[] = [
	{ says: 'Solo, 61 Augen', source: '§3.2.3', game: { ...alle, augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Solo, 60 Augen', source: '§3.2.3', game: { ...alle, augen: 60 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Solo gewonnen mit 3 Laufenden', source: '§3.2.3, §5', game: { ...alle, won: true, laufende: 3 }, price: 40, won: true, payoff: [120, -40, -40, -40] }, // 25 + 15
	{ says: 'Solo gewonnen mit 8 Laufenden', source: '§3, §3.2.3', game: { ...alle, won: true, laufende: 8 }, price: 65, won: true, payoff: [195, -65, -65, -65] }, // 25 + 40
	{ says: 'Solo verloren gegen 9 Laufende der drei anderen', source: '§3, §3.2.3', game: { ...alle, augen: 40, laufende: 9 }, price: 70, won: false, payoff: [-210, 70, 70, 70] }, // 25 + 45
	{ says: 'Solo gewonnen mit 14 Laufenden', source: '§3, §3.2.3', game: { ...alle, won: true, laufende: 14 }, price: 95, won: true, payoff: [285, -95, -95, -95] }, // 25 + 70
	{ says: 'Solo gewonnen, von allem das Höchste', source: '§3, §3.2.3, §4.2, §5', game: { ...alle, won: true, schwarz: true, laufende: 14, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 53760, won: true, payoff: [161280, -53760, -53760, -53760] }, // (25 + 5 + 5 + 70) × 16 × 16 × 2
	{ says: 'Solo verloren, von allem das Höchste', source: '§3, §3.2.3, §4.2, §5', game: { ...alle, augen: 0, schwarz: true, laufende: 14, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 53760, won: false, payoff: [-161280, 53760, 53760, 53760] }, // (25 + 5 + 5 + 70) × 16 × 16 × 2
	{ says: 'Solo-Durch gewonnen, von allem das Höchste', source: '§3, §3.2.3 Durch, §4.2, §5', game: { ...alle, tout: true, won: true, laufende: 14, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 97280, won: true, payoff: [291840, -97280, -97280, -97280] }, // (25 + 70) × 2 × 16 × 16 × 2
	{ says: 'Solo-Durch verloren, von allem das Höchste', source: '§3, §3.2.3 Durch, §4.2, §5', game: { ...alle, tout: true, won: false, laufende: 14, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 97280, won: false, payoff: [-291840, 97280, 97280, 97280] }, // (25 + 70) × 2 × 16 × 16 × 2
	{ says: 'Solo verloren gegen alle 14 Laufenden, Schneider', source: '§3, §3.2.3, §5', game: { ...alle, augen: 10, laufende: 14 }, price: 100, won: false, payoff: [-300, 100, 100, 100] }, // 25 + 5 + 70
	{ says: 'Solo, der Spieler verrät', source: '§3', game: { ...alle, ...verraten(A) }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Solo, ein Nichtspieler verrät: er zahlt dreifach', source: '§3', game: { ...alle, ...verraten(C) }, price: 25, won: true, payoff: [75, 0, -75, 0] },
	{ says: 'Solo, ein Nichtspieler verrät, 2 Deckel', source: '§3', game: { ...alle, ...verraten(D), deckel: [A, B] }, price: 100, won: true, payoff: [300, 0, 0, -300] }, // 25 × 4
	{ says: 'Solo, ein Nichtspieler legt eine falsche Karte: alle drei zahlen', source: '§3', game: { ...alle, ...karte(B) }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Solo, der Spieler legt eine falsche Karte', source: '§3', game: { ...alle, ...karte(A), augen: 80 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Solo-Durch gewonnen', source: '§3.2.3 Durch', game: { ...alle, tout: true, won: true }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: 'Solo-Durch verloren mit 3 Laufenden', source: '§3.2.3 Durch', game: { ...alle, tout: true, won: false, laufende: 3 }, price: 80, won: false, payoff: [-240, 80, 80, 80] }, // (25 + 15) × 2
	{ says: 'Solo-Durch, ein Nichtspieler verrät', source: '§3, §3.2.3 Durch', game: { ...alle, tout: true, ...verraten(B) }, price: 50, won: true, payoff: [150, -150, 0, 0] }, // 25 × 2
	{ says: 'Wenz, 61 Augen', source: '§3.2.2', game: { ...quando, augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Wenz gewonnen mit 1 Laufenden: zu wenig', source: '§3.2.2', game: { ...quando, won: true, laufende: 1 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Wenz verloren mit allen 4 Laufenden', source: '§3.2.2, §5', game: { ...quando, won: false, laufende: 4 }, price: 45, won: false, payoff: [-135, 45, 45, 45] }, // 25 + 20
	{ says: 'Wenz-Durch gewonnen mit 2 Laufenden', source: '§3.2.3 Durch', game: { ...quando, tout: true, won: true, laufende: 2 }, price: 70, won: true, payoff: [210, -70, -70, -70] } // (25 + 10) × 2
];

/** Farbwenz and Farbgeier have a suit for trumps as well: Laufende from 2, as in a Wenz, up to all eleven trumps (§3). */
// prettier-ignore
const farbig = (name: string, spiel: Game): readonly Example[] => [
	{ says: `${name}, 61 Augen`, source: '§4.5', game: { ...spiel, augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: `${name} gewonnen mit 5 Laufenden`, source: '§3, §4.5', game: { ...spiel, won: true, laufende: 5 }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 + 25
	{ says: `${name} gewonnen mit 8 Laufenden`, source: '§3, §4.5', game: { ...spiel, won: true, laufende: 8 }, price: 65, won: true, payoff: [195, -65, -65, -65] }, // 25 + 40
	{ says: `${name} gewonnen mit allen 11 Laufenden`, source: '§3, §4.5', game: { ...spiel, won: true, laufende: 11 }, price: 80, won: true, payoff: [240, -80, -80, -80] }, // 25 + 55
	{ says: `${name} verloren gegen alle 11 Laufenden der drei anderen`, source: '§3, §4.5', game: { ...spiel, augen: 55, laufende: 11 }, price: 80, won: false, payoff: [-240, 80, 80, 80] }, // 25 + 55
	{ says: `${name} gewonnen, von allem das Höchste`, source: '§3, §4.2, §4.5, §5', game: { ...spiel, augen: 120, schwarz: true, laufende: 11, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 46080, won: true, payoff: [138240, -46080, -46080, -46080] }, // (25 + 5 + 5 + 55) × 16 × 16 × 2
	{ says: `${name} verloren, von allem das Höchste`, source: '§3, §4.2, §4.5, §5', game: { ...spiel, won: false, schwarz: true, laufende: 11, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 46080, won: false, payoff: [-138240, 46080, 46080, 46080] }, // (25 + 5 + 5 + 55) × 16 × 16 × 2
	{ says: `${name}-Durch gewonnen, von allem das Höchste`, source: '§3.2.3 Durch, §4.2, §4.5, §5', game: { ...spiel, tout: true, won: true, laufende: 11, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 81920, won: true, payoff: [245760, -81920, -81920, -81920] }, // (25 + 55) × 2 × 16 × 16 × 2
	{ says: `${name}-Durch verloren, von allem das Höchste`, source: '§3.2.3 Durch, §4.2, §4.5, §5', game: { ...spiel, tout: true, won: false, laufende: 11, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 81920, won: false, payoff: [-245760, 81920, 81920, 81920] } // (25 + 55) × 2 × 16 × 16 × 2
];

const gargaraz: Game = { contract: 'gargaraz', declarer: A };

// §4.5 names it without a price or a rule: 25 as every Einzelspiel, with Schneider and Schwarz, no Laufende, no Durch.
// prettier-ignore
const gargarazGames: readonly Example[] = [
	{ says: 'Gargaraz, 61 Augen', source: '§4.5', game: { ...gargaraz, augen: 61 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Gargaraz, 60:60 ohne Schuss: die Nichtspieler gewinnen', source: '§4.5', game: { ...gargaraz, augen: 60 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Gargaraz, 59 Augen', source: '§4.5', game: { ...gargaraz, augen: 59 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Gargaraz, 60:60 mit Schuss: die Nichtspieler zahlen', source: '§4.5, §5', game: { ...gargaraz, augen: 60, schuss: 1 }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: 'Gargaraz, 60:60 mit Reh: der Spieler zahlt', source: '§4.5, §5', game: { ...gargaraz, augen: 60, schuss: 2 }, price: 100, won: false, payoff: [-300, 100, 100, 100] }, // 25 × 4
	{ says: 'Gargaraz, 60:60 mit Bock: die Nichtspieler zahlen', source: '§4.5, §5', game: { ...gargaraz, augen: 60, schuss: 3 }, price: 200, won: true, payoff: [600, -200, -200, -200] }, // 25 × 8
	{ says: 'Gargaraz, 60:60 mit Hirsch: der Spieler zahlt', source: '§4.5, §5', game: { ...gargaraz, augen: 60, schuss: 4 }, price: 400, won: false, payoff: [-1200, 400, 400, 400] }, // 25 × 16
	{ says: 'Gargaraz, 29 Augen: Schneider', source: '§3, §4.5', game: { ...gargaraz, augen: 29 }, price: 30, won: false, payoff: [-90, 30, 30, 30] }, // 25 + 5
	{ says: 'Gargaraz, 30 Augen: kein Schneider', source: '§3, §4.5', game: { ...gargaraz, augen: 30 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Gargaraz, 31 Augen: kein Schneider', source: '§3, §4.5', game: { ...gargaraz, augen: 31 }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Gargaraz, 30 Augen mit Schuss der anderen: kein Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 30, schuss: 1 }, price: 50, won: false, payoff: [-150, 50, 50, 50] }, // 25 × 2
	{ says: 'Gargaraz, 30 Augen mit eigenem Reh: Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 30, schuss: 2 }, price: 120, won: false, payoff: [-360, 120, 120, 120] }, // (25 + 5) × 4
	{ says: 'Gargaraz, 30 Augen mit Bock der anderen: kein Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 30, schuss: 3 }, price: 200, won: false, payoff: [-600, 200, 200, 200] }, // 25 × 8
	{ says: 'Gargaraz, 30 Augen mit eigenem Hirsch: Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 30, schuss: 4 }, price: 480, won: false, payoff: [-1440, 480, 480, 480] }, // (25 + 5) × 16
	{ says: 'Gargaraz, 89 Augen: kein Schneider', source: '§3, §4.5', game: { ...gargaraz, augen: 89 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Gargaraz, 90 Augen: kein Schneider', source: '§3, §4.5', game: { ...gargaraz, augen: 90 }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Gargaraz, 91 Augen: Schneider', source: '§3, §4.5', game: { ...gargaraz, augen: 91 }, price: 30, won: true, payoff: [90, -30, -30, -30] }, // 25 + 5
	{ says: 'Gargaraz, 90 Augen mit Schuss der Verlierer: Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 90, schuss: 1 }, price: 60, won: true, payoff: [180, -60, -60, -60] }, // (25 + 5) × 2
	{ says: 'Gargaraz, 90 Augen mit Reh des Gewinners: kein Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 90, schuss: 2 }, price: 100, won: true, payoff: [300, -100, -100, -100] }, // 25 × 4
	{ says: 'Gargaraz, 90 Augen mit Bock der Verlierer: Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 90, schuss: 3 }, price: 240, won: true, payoff: [720, -240, -240, -240] }, // (25 + 5) × 8
	{ says: 'Gargaraz, 90 Augen mit Hirsch des Gewinners: kein Schneider', source: '§4.5, §5', game: { ...gargaraz, augen: 90, schuss: 4 }, price: 400, won: true, payoff: [1200, -400, -400, -400] }, // 25 × 16
	{ says: 'Gargaraz, 0 Augen, aber ein Stich', source: '§3, §4.5', game: { ...gargaraz, augen: 0 }, price: 30, won: false, payoff: [-90, 30, 30, 30] }, // 25 + 5
	{ says: 'Gargaraz, 0 Augen und kein Stich: Schwarz', source: '§3, §4.5', game: { ...gargaraz, augen: 0, schwarz: true }, price: 35, won: false, payoff: [-105, 35, 35, 35] }, // 25 + 5 + 5
	{ says: 'Gargaraz, 120 Augen, aber ein Stich der anderen', source: '§3, §4.5', game: { ...gargaraz, augen: 120 }, price: 30, won: true, payoff: [90, -30, -30, -30] }, // 25 + 5
	{ says: 'Gargaraz, 120 Augen und alle Stiche: Schwarz', source: '§3, §4.5', game: { ...gargaraz, augen: 120, schwarz: true }, price: 35, won: true, payoff: [105, -35, -35, -35] }, // 25 + 5 + 5
	{ says: 'Gargaraz gewonnen, nicht gezählt', source: '§4.5', game: { ...gargaraz, won: true }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Gargaraz verloren, nicht gezählt', source: '§4.5', game: { ...gargaraz, won: false }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Gargaraz gewonnen mit Schneider, nicht gezählt', source: '§4.5, §5', game: { ...gargaraz, won: true, schneider: true }, price: 30, won: true, payoff: [90, -30, -30, -30] }, // 25 + 5
	{ says: 'Gargaraz verloren mit Schneider, nicht gezählt', source: '§4.5, §5', game: { ...gargaraz, won: false, schneider: true }, price: 30, won: false, payoff: [-90, 30, 30, 30] }, // 25 + 5
	{ says: 'Gargaraz gewonnen, Schwarz', source: '§4.5, §5', game: { ...gargaraz, won: true, schwarz: true }, price: 35, won: true, payoff: [105, -35, -35, -35] }, // 25 + 5 + 5
	{ says: 'Gargaraz verloren, Schwarz', source: '§4.5, §5', game: { ...gargaraz, won: false, schwarz: true }, price: 35, won: false, payoff: [-105, 35, 35, 35] }, // 25 + 5 + 5
	{ says: 'Gargaraz gewonnen, 1 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: true, deckel: [C] }, price: 50, won: true, payoff: [150, -50, -50, -50] }, // 25 × 2
	{ says: 'Gargaraz gewonnen, 2 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: true, deckel: [A, C] }, price: 100, won: true, payoff: [300, -100, -100, -100] }, // 25 × 4
	{ says: 'Gargaraz gewonnen, 3 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: true, deckel: [A, B, C] }, price: 200, won: true, payoff: [600, -200, -200, -200] }, // 25 × 8
	{ says: 'Gargaraz gewonnen, 4 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: true, deckel: [A, B, C, D] }, price: 400, won: true, payoff: [1200, -400, -400, -400] }, // 25 × 16
	{ says: 'Gargaraz verloren, 1 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: false, deckel: [D] }, price: 50, won: false, payoff: [-150, 50, 50, 50] }, // 25 × 2
	{ says: 'Gargaraz verloren, 2 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: false, deckel: [B, D] }, price: 100, won: false, payoff: [-300, 100, 100, 100] }, // 25 × 4
	{ says: 'Gargaraz verloren, 3 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: false, deckel: [B, C, D] }, price: 200, won: false, payoff: [-600, 200, 200, 200] }, // 25 × 8
	{ says: 'Gargaraz verloren, 4 Deckel', source: '§3, §4.5', game: { ...gargaraz, won: false, deckel: [A, B, C, D] }, price: 400, won: false, payoff: [-1200, 400, 400, 400] }, // 25 × 16
	{ says: 'Gargaraz gewonnen als Bockspiel der Rimini Runde', source: '§4, §4.6', game: { ...gargaraz, declarer: D, won: true }, bock: true, price: 50, won: true, payoff: [-50, -50, -50, 150] },
	{ says: 'Gargaraz verloren als Bockspiel der Rimini Runde', source: '§4, §4.6', game: { ...gargaraz, declarer: B, won: false }, bock: true, price: 50, won: false, payoff: [50, -150, 50, 50] },
	{ says: 'Gargaraz gewonnen, außer der Reihe gegeben, 2 Deckel zählen nicht', source: '§3, §4.5', game: { ...gargaraz, won: true, deckel: [A, B], outOfTurn: true }, bockspiel: true, price: 50, won: true, payoff: [150, -50, -50, -50] },
	{ says: 'Gargaraz verloren, außer der Reihe gegeben', source: '§3, §4.5', game: { ...gargaraz, won: false, outOfTurn: true }, bockspiel: true, price: 50, won: false, payoff: [-150, 50, 50, 50] },
	{ says: 'Gargaraz gewonnen, von allem das Höchste', source: '§3, §4.2, §4.5, §5', game: { ...gargaraz, won: true, schwarz: true, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 17920, won: true, payoff: [53760, -17920, -17920, -17920] }, // (25 + 5 + 5) × 16 × 16 × 2
	{ says: 'Gargaraz verloren, von allem das Höchste', source: '§3, §4.2, §4.5, §5', game: { ...gargaraz, augen: 0, schwarz: true, schuss: 4, deckel: [A, B, C, D] }, bock: true, price: 17920, won: false, payoff: [-53760, 17920, 17920, 17920] } // (25 + 5 + 5) × 16 × 16 × 2
];

const bettelspiel: Game = { contract: 'bettel', declarer: A };

// prettier-ignore
const bettelUndSi: readonly Example[] = [
	{ says: 'Bettel gewonnen', source: '§3.2.1', game: { ...bettelspiel, won: true }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Bettel verloren, Schuss', source: '§3.2.1, §5', game: { ...bettelspiel, won: false, schuss: 1 }, price: 50, won: false, payoff: [-150, 50, 50, 50] }, // 25 × 2
	{ says: 'Bettel, der Spieler verrät', source: '§3', game: { ...bettelspiel, ...verraten(A) }, price: 25, won: false, payoff: [-75, 25, 25, 25] },
	{ says: 'Bettel, ein Nichtspieler verrät: er zahlt dreifach', source: '§3', game: { ...bettelspiel, ...verraten(C) }, price: 25, won: true, payoff: [75, 0, -75, 0] },
	{ says: 'Bettel, ein Nichtspieler legt eine falsche Karte', source: '§3', game: { ...bettelspiel, ...karte(C) }, price: 25, won: true, payoff: [75, -25, -25, -25] },
	{ says: 'Si', source: '§3.2.4', game: { contract: 'sie', declarer: B }, price: 260, won: true, payoff: [-260, 780, -260, -260] }, // (25 + 8 × 5) × 4
	{ says: 'Si in der Bockrunde, 1 Deckel', source: '§3, §3.2.4, §4.2', game: { contract: 'sie', declarer: A, deckel: [B] }, bock: true, price: 1040, won: true, payoff: [3120, -1040, -1040, -1040] } // 260 × 2 × 2
];

const mungospiel: Game = { contract: 'mungo' };

/** Two in the middle with 30 each. */
const mitte = { A: 10, B: 30, C: 30, D: 50 };
/** Three with 20 each; three with 40 each; all with 30. */
const unten = { A: 20, B: 20, C: 20, D: 60 };
const oben = { A: 0, B: 40, C: 40, D: 40 };
const gleich = { A: 30, B: 30, C: 30, D: 30 };

// Level are equal Augen and equal tricks (§3.3.2); at equal Augen fewer tricks is better. A Spritze ranks nobody. Three and
// four level the source does not know: as in the Allgäu a third of the price each, rounded up to a full 10.
// prettier-ignore
const mungo: readonly Example[] = [
	{ says: 'Mungo, alle verschieden', source: '§3.3.2', game: { ...mungospiel, augen: { A: 10, B: 20, C: 35, D: 55 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, verschieden in Augen: die Stiche entscheiden nichts', source: '§3.3.2', game: { ...mungospiel, augen: { A: 10, B: 20, C: 35, D: 55 }, tricks: { A: 3, B: 3, C: 1, D: 1 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, die zwei Mittleren gleich an Augen, B hat weniger Stiche', source: '§3.3.2', game: { ...mungospiel, augen: mitte, tricks: { A: 1, B: 1, C: 3, D: 3 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, die zwei Mittleren gleich an Augen, C hat weniger Stiche', source: '§3.3.2', game: { ...mungospiel, augen: mitte, tricks: { A: 1, B: 3, C: 2, D: 2 } }, price: 10, won: null, payoff: [10, -10, 10, -10] },
	{ says: 'Mungo, die zwei Mittleren gleich an Augen und Stichen', source: '§3.3.2', game: { ...mungospiel, augen: mitte, tricks: { A: 1, B: 2, C: 2, D: 3 } }, price: 10, won: null, payoff: [10, 0, 0, -10] },
	{ says: 'Mungo, die zwei Mittleren gleich an Augen, Stiche nicht gezählt', source: '§3.3.2', game: { ...mungospiel, augen: mitte }, price: 10, won: null, payoff: [10, 0, 0, -10] },
	{ says: 'Mungo, die zwei Mittleren gleich an Augen und Stichen, B spritzte: es entscheidet nichts', source: '§3.3.2, §5', game: { ...mungospiel, augen: mitte, tricks: { A: 1, B: 2, C: 2, D: 3 }, spritzen: [B] }, price: 20, won: null, payoff: [20, 0, 0, -20] },
	{ says: 'Mungo, die zwei Mittleren gleich an Augen, B spritzte, hat aber weniger Stiche', source: '§3.3.2, §5', game: { ...mungospiel, augen: mitte, tricks: { A: 1, B: 1, C: 2, D: 4 }, spritzen: [B] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, zwei Paare, auch an Stichen verschieden: das bleibt sich gleich', source: '§3.3.2', game: { ...mungospiel, augen: { A: 20, B: 20, C: 40, D: 40 }, tricks: { A: 2, B: 1, C: 3, D: 2 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },

	{ says: 'Mungo, drei gleich mit den wenigsten, auch an Stichen', source: '§3.3.2', game: { ...mungospiel, augen: unten, tricks: { A: 1, B: 1, C: 1, D: 5 } }, price: 10, won: null, payoff: [10, 10, 10, -30] }, // 10 ÷ 3 = 3,3 → 10
	{ says: 'Mungo, drei gleich an Augen, C hat mehr Stiche: er verliert', source: '§3.3.2', game: { ...mungospiel, augen: unten, tricks: { A: 1, B: 1, C: 2, D: 4 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, drei gleich an Augen, A hat weniger Stiche: die zwei anderen stehen gleich', source: '§3.3.2', game: { ...mungospiel, augen: unten, tricks: { A: 1, B: 2, C: 2, D: 3 } }, price: 10, won: null, payoff: [10, 0, 0, -10] },
	{ says: 'Mungo, drei gleich an Augen, alle an Stichen verschieden', source: '§3.3.2', game: { ...mungospiel, augen: unten, tricks: { A: 3, B: 1, C: 2, D: 2 } }, price: 10, won: null, payoff: [-10, 10, 10, -10] },
	{ says: 'Mungo, drei gleich mit den wenigsten, einer spritzte, Preis 20', source: '§3.3.2, §5', game: { ...mungospiel, augen: unten, spritzen: [A] }, price: 20, won: null, payoff: [10, 10, 10, -30] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, drei gleich mit den wenigsten, zwei spritzten, Preis 40', source: '§3.3.2, §5', game: { ...mungospiel, augen: unten, spritzen: [A, B] }, price: 40, won: null, payoff: [20, 20, 20, -60] }, // 40 ÷ 3 = 13,3 → 20

	{ says: 'Mungo, drei gleich mit den meisten, auch an Stichen', source: '§3.3.2', game: { ...mungospiel, augen: oben, tricks: { A: 2, B: 2, C: 2, D: 2 } }, price: 10, won: null, payoff: [30, -10, -10, -10] }, // 10 ÷ 3 = 3,3 → 10
	{ says: 'Mungo, drei gleich mit den meisten, B hat weniger Stiche: er gewinnt', source: '§3.3.2', game: { ...mungospiel, augen: oben, tricks: { A: 0, B: 2, C: 3, D: 3 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, drei gleich mit den meisten, D hat mehr Stiche: er allein verliert', source: '§3.3.2', game: { ...mungospiel, augen: oben, tricks: { A: 0, B: 2, C: 2, D: 4 } }, price: 10, won: null, payoff: [10, 0, 0, -10] },
	{ says: 'Mungo, drei gleich mit den meisten, einer spritzte, Preis 20', source: '§3.3.2, §5', game: { ...mungospiel, augen: oben, spritzen: [B] }, price: 20, won: null, payoff: [30, -10, -10, -10] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, drei gleich mit den meisten, zwei spritzten, Preis 40', source: '§3.3.2, §5', game: { ...mungospiel, augen: oben, spritzen: [B, C] }, price: 40, won: null, payoff: [60, -20, -20, -20] }, // 40 ÷ 3 = 13,3 → 20

	{ says: 'Mungo, alle gleich an Augen und Stichen', source: '§3.3.2', game: { ...mungospiel, augen: gleich, tricks: { A: 2, B: 2, C: 2, D: 2 } }, price: 10, won: null, payoff: [0, 0, 0, 0] },
	{ says: 'Mungo, alle gleich an Augen, zwei haben weniger Stiche', source: '§3.3.2', game: { ...mungospiel, augen: gleich, tricks: { A: 3, B: 1, C: 3, D: 1 } }, price: 10, won: null, payoff: [-10, 10, -10, 10] },
	{ says: 'Mungo, alle gleich an Augen, D hat die meisten Stiche', source: '§3.3.2', game: { ...mungospiel, augen: gleich, tricks: { A: 1, B: 1, C: 1, D: 5 } }, price: 10, won: null, payoff: [10, 10, 10, -30] }, // 10 ÷ 3 = 3,3 → 10
	{ says: 'Mungo, alle gleich an Augen, A hat die wenigsten und D die meisten Stiche', source: '§3.3.2', game: { ...mungospiel, augen: gleich, tricks: { A: 1, B: 2, C: 2, D: 3 } }, price: 10, won: null, payoff: [10, 0, 0, -10] },
	{ says: 'Mungo, alle gleich, einer spritzte', source: '§3.3.2, §5', game: { ...mungospiel, augen: gleich, spritzen: [D] }, price: 20, won: null, payoff: [0, 0, 0, 0] },
	{ says: 'Mungo, alle gleich, zwei spritzten', source: '§3.3.2, §5', game: { ...mungospiel, augen: gleich, spritzen: [A, C] }, price: 40, won: null, payoff: [0, 0, 0, 0] },
	{ says: 'Mungo, alle gleich, drei spritzten', source: '§3.3.2, §5', game: { ...mungospiel, augen: gleich, spritzen: [B, C, D] }, price: 80, won: null, payoff: [0, 0, 0, 0] },

	{ says: 'Mungo, C macht alle Stiche', source: '§3.3.2', game: { ...mungospiel, durchmarsch: C }, price: 10, won: null, payoff: [10, 10, -30, 10] },
	{ says: 'Mungo, B legt sich falsch hin, 1 Spritze', source: '§3, §5', game: { ...mungospiel, hinleger: B, spritzen: [A] }, price: 20, won: null, payoff: [20, -60, 20, 20] },
	{ says: 'Mungo, B verrät', source: '§3', game: { ...mungospiel, ...verraten(B) }, price: 10, won: null, payoff: [10, -30, 10, 10] },
	{ says: 'Mungo, D legt eine falsche Karte, 1 Spritze', source: '§3, §5', game: { ...mungospiel, ...karte(D), spritzen: [A] }, price: 20, won: null, payoff: [20, 20, 20, -60] }
];

/** All examples, by contract. */
export const weitnauExamples: readonly Example[] = [
	...rufspiel,
	...soloUndWenz,
	...farbig('Farbwenz', { contract: 'farbwenz', declarer: A, suit: 'laub' }),
	...farbig('Farbgeier', { contract: 'farbgeier', declarer: A, suit: 'laub' }),
	...gargarazGames,
	...bettelUndSi,
	...mungo
];
