// Worked out by hand from chapters 3.4 and 4 of the Schafkopfschule, at 10 cents a unit, never copied from what the program
// prints. Where a row and the program differ, the paragraph decides.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Game } from '#lib/rules/game.ts';
import { type Example, playedAlone, rufspielWith } from '../support/examples.ts';

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');
const C = asId<MemberId>('C');
const D = asId<MemberId>('D');

type Fields = Partial<Game>;
const wrong = (player: MemberId): Fields => ({ foul: { player, kind: 'karte' } });

const ruf = rufspielWith('eichel');

// 1 unit (4.2.4), + 1 a Laufender from 3 (4.2.2), + 1 Schneider, + 2 in all Schwarz, × 2 Contra, × 4 Retour.
// prettier-ignore
const rufspiel: readonly Example[] = [
	ruf('61 Augen', '§4.1.2', { augen: 61 }, 10, true),
	ruf('60 Augen: die Nichtspieler haben gewonnen', '§4.1.2', { augen: 60 }, 10, false),
	ruf('59 Augen', '§4.1.2', { augen: 59 }, 10, false),
	ruf('90 Augen: kein Schneider', '§4.1.3', { augen: 90 }, 10, true),
	ruf('91 Augen: Schneider', '§4.1.3, §4.2.4', { augen: 91 }, 20, true), // 1 + 1
	ruf('92 Augen: Schneider', '§4.1.3, §4.2.4', { augen: 92 }, 20, true), // 1 + 1
	ruf('89 Augen: kein Schneider', '§4.1.3', { augen: 89 }, 10, true),
	ruf('30 Augen: die Spieler sind Schneider', '§4.1.3, §4.2.4', { augen: 30 }, 20, false), // 1 + 1
	ruf('31 Augen: kein Schneider', '§4.1.3', { augen: 31 }, 10, false),
	ruf('32 Augen: kein Schneider', '§4.1.3', { augen: 32 }, 10, false),
	ruf('0 Augen, aber ein Stich', '§4.1.3, §4.1.4', { augen: 0, schwarz: false }, 20, false), // 1 + 1
	ruf('0 Augen, kein Stich: Schwarz', '§4.1.4, §4.2.4', { augen: 0, schwarz: true }, 30, false), // 1 + 2
	ruf('120 Augen, die anderen haben einen Stich', '§4.1.4', { augen: 120 }, 20, true), // 1 + 1
	ruf('120 Augen, alle Stiche: Schwarz', '§4.1.4, §4.2.4', { augen: 120, schwarz: true }, 30, true), // 1 + 2
	ruf('gewonnen, nicht gezählt', '§4.2.4', { won: true }, 10, true),
	ruf('verloren, nicht gezählt', '§4.2.4', { won: false }, 10, false),
	ruf('Schneider gewonnen, nicht gezählt', '§4.2.4', { won: true, schneider: true }, 20, true), // 1 + 1
	ruf('Schneider verloren, nicht gezählt', '§4.2.4', { won: false, schneider: true }, 20, false), // 1 + 1
	ruf('Schwarz gewonnen', '§4.2.4', { won: true, schwarz: true }, 30, true), // 1 + 2
	ruf('Schwarz verloren', '§4.2.4', { won: false, schwarz: true }, 30, false), // 1 + 2
	ruf('gewonnen mit 2 Laufenden: zu wenige', '§4.2.2', { won: true, laufende: 2 }, 10, true),
	ruf('gewonnen mit 3 Laufenden', '§4.2.2, §4.2.4', { won: true, laufende: 3 }, 40, true), // 1 + 3
	ruf('gewonnen mit 9 Laufenden: die Herz zählen mit', '§4.2.2', { won: true, laufende: 9 }, 100, true), // 1 + 9
	ruf('gewonnen mit allen 14 Laufenden', '§4.2.2', { won: true, laufende: 14 }, 150, true), // 1 + 14
	ruf('verloren mit 1 Laufenden: zu wenige', '§4.2.2', { won: false, laufende: 1 }, 10, false),
	ruf('verloren mit 3 Laufenden', '§4.2.2, §4.2.4', { won: false, laufende: 3 }, 40, false), // 1 + 3
	ruf('verloren mit 6 Laufenden', '§4.2.2, §4.2.4', { won: false, laufende: 6 }, 70, false), // 1 + 6
	ruf('verloren mit allen 14 Laufenden', '§4.2.2', { won: false, laufende: 14 }, 150, false), // 1 + 14
	ruf('gewonnen gegen ein Contra', '§4.2.4', { won: true, schuss: 1 }, 20, true), // 1 × 2
	ruf('gewonnen mit Retour', '§4.2.4', { won: true, schuss: 2 }, 40, true), // 1 × 4
	ruf('verloren gegen ein Contra', '§4.2.4', { won: false, schuss: 1 }, 20, false), // 1 × 2
	ruf('verloren mit Retour', '§4.2.4', { won: false, schuss: 2 }, 40, false), // 1 × 4
	ruf('60 Augen mit Contra: verloren, es braucht 61', '§3.3.4', { augen: 60, schuss: 1 }, 20, false), // 1 × 2
	ruf('60 Augen mit Retour: verloren, es braucht 61', '§3.3.4', { augen: 60, schuss: 2 }, 40, false), // 1 × 4
	ruf('30 Augen mit Contra: Schneider wie ohne', '§3.3.4, §4.1.3', { augen: 30, schuss: 1 }, 40, false), // (1 + 1) × 2
	ruf('90 Augen mit Contra: kein Schneider', '§3.3.4, §4.1.3', { augen: 90, schuss: 1 }, 20, true), // 1 × 2
	ruf('Schneider mit 4 Laufenden und Contra', '§4.2.4', { augen: 95, laufende: 4, schuss: 1 }, 120, true), // (1 + 4 + 1) × 2
	ruf('gewonnen, von allem das Höchste', '§4.2.2, §4.2.4', { won: true, schwarz: true, laufende: 14, schuss: 2 }, 680, true), // (1 + 14 + 2) × 4
	ruf('verloren, von allem das Höchste', '§4.2.2, §4.2.4', { augen: 0, schwarz: true, laufende: 14, schuss: 2 }, 680, false), // (1 + 14 + 2) × 4
	ruf('eine ungültige Ansage zählt als verloren', '§2.4.10', { won: false }, 10, false)
];

// 5 units (4.2.4); Laufende from `least` to `most` (4.2.2); a Tout counts base and Laufende twice, without Schneider and Schwarz.
// prettier-ignore
const einzelspiel = (contract: 'solo' | 'wenz', word: string, least: number, most: number): readonly Example[] => {
	const row = playedAlone(contract, word);
	const units = (count: number): number => count * 10;
	return [
		row('61 Augen', '§4.1.2', { augen: 61 }, 50, true),
		row('60 Augen', '§4.1.2', { augen: 60 }, 50, false),
		row('59 Augen', '§4.1.2', { augen: 59 }, 50, false),
		row('89 Augen: kein Schneider', '§4.1.3', { augen: 89 }, 50, true),
		row('90 Augen: kein Schneider', '§4.1.3', { augen: 90 }, 50, true),
		row('91 Augen: Schneider', '§4.1.3, §4.2.4', { augen: 91 }, 60, true), // 5 + 1
		row('92 Augen: Schneider', '§4.1.3, §4.2.4', { augen: 92 }, 60, true), // 5 + 1
		row('30 Augen: der Spieler ist Schneider', '§4.1.3, §4.2.4', { augen: 30 }, 60, false), // 5 + 1
		row('31 Augen: kein Schneider', '§4.1.3', { augen: 31 }, 50, false),
		row('32 Augen: kein Schneider', '§4.1.3', { augen: 32 }, 50, false),
		row('0 Augen, aber ein Stich', '§4.1.4', { augen: 0 }, 60, false), // 5 + 1
		row('0 Augen, kein Stich: Schwarz', '§4.1.4', { augen: 0, schwarz: true }, 70, false), // 5 + 2
		row('120 Augen, die anderen haben einen Stich', '§4.1.4', { augen: 120 }, 60, true), // 5 + 1
		row('120 Augen, alle Stiche: Schwarz', '§4.1.4', { augen: 120, schwarz: true }, 70, true), // 5 + 2
		row('gewonnen, nicht gezählt', '§4.2.4', { won: true }, 50, true),
		row('verloren, nicht gezählt', '§4.2.4', { won: false }, 50, false),
		row('Schneider gewonnen, nicht gezählt', '§4.2.4', { won: true, schneider: true }, 60, true), // 5 + 1
		row('Schneider verloren, nicht gezählt', '§4.2.4', { won: false, schneider: true }, 60, false), // 5 + 1
		row('Schwarz gewonnen', '§4.2.4', { won: true, schwarz: true }, 70, true), // 5 + 2
		row('Schwarz verloren', '§4.2.4', { won: false, schwarz: true }, 70, false), // 5 + 2
		row('gewonnen mit einem Laufenden zu wenig', '§4.2.2', { won: true, laufende: least - 1 }, 50, true),
		row('verloren mit einem Laufenden zu wenig', '§4.2.2', { won: false, laufende: least - 1 }, 50, false),
		row('gewonnen mit den ersten Laufenden', '§4.2.2', { won: true, laufende: least }, units(5 + least), true),
		row('verloren mit den ersten Laufenden', '§4.2.2', { won: false, laufende: least }, units(5 + least), false),
		row('gewonnen mit einem Laufenden mehr', '§4.2.2', { won: true, laufende: least + 1 }, units(6 + least), true),
		row('verloren mit einem Laufenden mehr', '§4.2.2', { won: false, laufende: least + 1 }, units(6 + least), false),
		row('gewonnen mit allen Laufenden', '§4.2.2', { won: true, laufende: most }, units(5 + most), true),
		row('verloren mit allen Laufenden', '§4.2.2', { won: false, laufende: most }, units(5 + most), false),
		row('gewonnen gegen ein Contra', '§4.2.4', { won: true, schuss: 1 }, 100, true), // 5 × 2
		row('gewonnen mit Retour', '§4.2.4', { won: true, schuss: 2 }, 200, true), // 5 × 4
		row('verloren gegen ein Contra', '§4.2.4', { won: false, schuss: 1 }, 100, false), // 5 × 2
		row('verloren mit Retour', '§4.2.4', { won: false, schuss: 2 }, 200, false), // 5 × 4
		row('Tout gewonnen', '§4.2.4', { tout: true, won: true }, 100, true), // 5 × 2
		row('Tout verloren', '§4.2.4', { tout: true, won: false }, 100, false), // 5 × 2
		row('Tout gewonnen mit den ersten Laufenden', '§4.2.4', { tout: true, won: true, laufende: least }, units(2 * (5 + least)), true),
		row('Tout verloren mit den ersten Laufenden', '§4.2.4', { tout: true, won: false, laufende: least }, units(2 * (5 + least)), false),
		row('Tout gegen ein Contra', '§4.2.4', { tout: true, won: true, schuss: 1 }, 200, true), // 5 × 2 × 2
		row('Tout gewonnen, von allem das Höchste', '§4.2.4', { tout: true, won: true, laufende: most, schuss: 2 }, units(8 * (5 + most)), true),
		row('Tout verloren, von allem das Höchste', '§4.2.4', { tout: true, won: false, laufende: most, schuss: 2 }, units(8 * (5 + most)), false),
		row('gewonnen, von allem das Höchste', '§4.2.4', { won: true, schwarz: true, laufende: most, schuss: 2 }, units(4 * (7 + most)), true),
		row('verloren, von allem das Höchste', '§4.2.4', { won: false, schwarz: true, laufende: most, schuss: 2 }, units(4 * (7 + most)), false)
	];
};

// Whoever plays wrongly pays alone: base and Schneider, a Tout twice the base, whatever the game stood at (3.4.17).
// prettier-ignore
const strafen: readonly Example[] = [
	{ says: 'Rufspiel, der Spieler spielt falsch: 2 an jeden der beiden', source: '§3.4.17', game: { contract: 'rufspiel', declarer: A, partner: B, ...wrong(A) }, price: 20, won: false, payoff: [-40, 0, 20, 20] },
	{ says: 'Rufspiel, der Mitspieler spielt falsch: der Spieler zahlt nichts', source: '§3.4.17', game: { contract: 'rufspiel', declarer: A, partner: B, ...wrong(B) }, price: 20, won: false, payoff: [0, -40, 20, 20] },
	{ says: 'Rufspiel, ein Nichtspieler spielt falsch', source: '§3.4.17', game: { contract: 'rufspiel', declarer: A, partner: B, ...wrong(C) }, price: 20, won: true, payoff: [20, 20, -40, 0] },
	{ says: 'Rufspiel, jemand verrät das Spiel: ebenso', source: '§3.4.8, §3.4.17', game: { contract: 'rufspiel', declarer: A, partner: B, foul: { player: D, kind: 'verraten' } }, price: 20, won: true, payoff: [20, 20, 0, -40] },
	{ says: 'Rufspiel, weder Stand noch Laufende noch Contra zählen', source: '§3.4.17', game: { contract: 'rufspiel', declarer: A, partner: B, augen: 100, laufende: 5, schuss: 2, ...wrong(A) }, price: 20, won: false, payoff: [-40, 0, 20, 20] },
	{ says: 'Solo, der Spieler spielt falsch: 6 an jeden', source: '§3.4.17', game: { contract: 'solo', declarer: A, suit: 'laub', ...wrong(A) }, price: 60, won: false, payoff: [-180, 60, 60, 60] },
	{ says: 'Solo, ein Nichtspieler spielt falsch: 18 an den Spieler', source: '§3.4.17', game: { contract: 'solo', declarer: A, suit: 'laub', ...wrong(D) }, price: 60, won: true, payoff: [180, 0, 0, -180] },
	{ says: 'Wenz, der Spieler spielt falsch', source: '§3.4.17', game: { contract: 'wenz', declarer: B, ...wrong(B) }, price: 60, won: false, payoff: [60, -180, 60, 60] },
	{ says: 'Wenz, ein Nichtspieler spielt falsch', source: '§3.4.17', game: { contract: 'wenz', declarer: B, ...wrong(A) }, price: 60, won: true, payoff: [-180, 180, 0, 0] },
	{ says: 'Solo-Tout, der Spieler spielt falsch: das Doppelte des Grundpreises', source: '§3.4.17', game: { contract: 'solo', declarer: A, tout: true, laufende: 4, ...wrong(A) }, price: 100, won: false, payoff: [-300, 100, 100, 100] },
	{ says: 'Wenz-Tout, ein Nichtspieler spielt falsch', source: '§3.4.17', game: { contract: 'wenz', declarer: A, tout: true, won: false, ...wrong(C) }, price: 100, won: true, payoff: [300, 0, -300, 0] }
];

// Not priced in 4.2; as in its sister texts (5 + 8) × 4.
// prettier-ignore
const sie: readonly Example[] = [
	{ says: 'Sie: acht Laufende, mal vier', source: '§2.9', game: { contract: 'sie', declarer: A }, price: 520, won: true, payoff: [1560, -520, -520, -520] },
	{ says: 'Sie von D, von allem das Höchste', source: '§2.9', game: { contract: 'sie', declarer: D }, price: 520, won: true, payoff: [-520, -520, -520, 1560] }
];

/** All examples, by contract. */
export const schafkopfschuleExamples: readonly Example[] = [
	...rufspiel,
	...einzelspiel('solo', 'Solo', 3, 14),
	...einzelspiel('wenz', 'Wenz', 2, 4),
	...strafen,
	...sie
];
