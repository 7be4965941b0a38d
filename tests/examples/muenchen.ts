// Worked out by hand from the page's two tariffs, 5 and 20 cents, never copied from what the program prints. Where a row and
// the program differ, the page decides.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Contract } from '#lib/rules/vocabulary.ts';
import { type Example, playedAlone, rufspielWith } from '../support/examples.ts';

const B = asId<MemberId>('B');
const C = asId<MemberId>('C');

const PAY = 'Abrechnung';
const PLAY = 'Vorbereitungen';
const RANKS = 'Spiele und Rangfolgen';

const ruf = rufspielWith('schell');

// 5, Schneider 5, Schwarz 5, each Laufender 5 from 3 on, at most the eight Buben; Spritz × 2, returned × 4.
// prettier-ignore
const rufspiel: readonly Example[] = [
	ruf('61 Augen', RANKS, { augen: 61 }, 5, true),
	ruf('60 Augen: die Nichtspieler haben gewonnen', RANKS, { augen: 60 }, 5, false),
	ruf('59 Augen', RANKS, { augen: 59 }, 5, false),
	ruf('60 Augen mit Spritz: verloren wie ohne', RANKS, { augen: 60, schuss: 1 }, 10, false), // 5 × 2
	ruf('91 Augen: Schneider', RANKS, { augen: 91 }, 10, true), // 5 + 5
	ruf('90 Augen: kein Schneider', RANKS, { augen: 90 }, 5, true),
	ruf('89 Augen: kein Schneider', RANKS, { augen: 89 }, 5, true),
	ruf('29 Augen: Schneider', RANKS, { augen: 29 }, 10, false), // 5 + 5
	ruf('30 Augen: kein Schneider', RANKS, { augen: 30 }, 5, false),
	ruf('31 Augen: kein Schneider', RANKS, { augen: 31 }, 5, false),
	ruf('30 Augen mit zurückgegebener Spritz: kein Schneider', RANKS, { augen: 30, schuss: 2 }, 20, false), // 5 × 4
	ruf('0 Augen, aber ein Stich', PAY, { augen: 0 }, 10, false), // 5 + 5
	ruf('0 Augen, nicht gestochen', PAY, { augen: 0, schwarz: true }, 15, false), // 5 + 5 + 5
	ruf('120 Augen, die anderen haben einen Stich', PAY, { augen: 120 }, 10, true), // 5 + 5
	ruf('120 Augen, die anderen haben nicht gestochen', PAY, { augen: 120, schwarz: true }, 15, true), // 5 + 5 + 5
	ruf('gewonnen, nicht gezählt', PAY, { won: true }, 5, true),
	ruf('verloren, nicht gezählt', PAY, { won: false }, 5, false),
	ruf('Schneider gewonnen, nicht gezählt', PAY, { won: true, schneider: true }, 10, true), // 5 + 5
	ruf('Schneider verloren, nicht gezählt', PAY, { won: false, schneider: true }, 10, false), // 5 + 5
	ruf('die anderen haben nicht gestochen, nicht gezählt', PAY, { won: true, schwarz: true }, 15, true), // 5 + 5 + 5
	ruf('die Spieler haben nicht gestochen, nicht gezählt', PAY, { won: false, schwarz: true }, 15, false), // 5 + 5 + 5
	ruf('gewonnen mit 2 Laufenden: zu wenige', PAY, { won: true, laufende: 2 }, 5, true),
	ruf('verloren mit 2 Laufenden: zu wenige', PAY, { won: false, laufende: 2 }, 5, false),
	ruf('gewonnen mit 3 Laufenden', PAY, { won: true, laufende: 3 }, 20, true), // 5 + 15
	ruf('verloren mit 3 Laufenden', PAY, { won: false, laufende: 3 }, 20, false), // 5 + 15
	ruf('gewonnen mit 5: vier Ober und der Eichel-Unter', PAY, { won: true, laufende: 5 }, 30, true), // 5 + 25
	ruf('verloren mit 4 Laufenden', PAY, { won: false, laufende: 4 }, 25, false), // 5 + 20
	ruf('gewonnen mit allen 8 Laufenden', PAY, { won: true, laufende: 8 }, 45, true), // 5 + 40
	ruf('verloren mit allen 8 Laufenden', PAY, { won: false, laufende: 8 }, 45, false), // 5 + 40
	ruf('gewonnen mit Spritz', PLAY, { won: true, schuss: 1 }, 10, true), // 5 × 2
	ruf('verloren mit Spritz', PLAY, { won: false, schuss: 1 }, 10, false), // 5 × 2
	ruf('gewonnen, Spritz zurückgegeben', PLAY, { won: true, schuss: 2 }, 20, true), // 5 × 4
	ruf('verloren, Spritz zurückgegeben', PLAY, { won: false, schuss: 2 }, 20, false), // 5 × 4
	ruf('Schneider mit 3 Laufenden und Spritz', PAY, { augen: 100, laufende: 3, schuss: 1 }, 50, true), // (5 + 5 + 15) × 2
	ruf('gewonnen, von allem das Höchste', PAY, { won: true, schwarz: true, laufende: 8, schuss: 2 }, 220, true), // (5 + 10 + 40) × 4
	ruf('verloren, von allem das Höchste', PAY, { won: false, schwarz: true, laufende: 8, schuss: 2 }, 220, false) // (5 + 10 + 40) × 4
];

// 20, Schneider 5, Schwarz 5; Laufende from `least` to `most`, 5 each; a Tout doubles base and Laufende.
// prettier-ignore
const einzelspiel = (contract: Contract, word: string, least: number, most: number): readonly Example[] => {
	const row = playedAlone(contract, word);
	return [
		row('61 Augen', RANKS, { augen: 61 }, 20, true),
		row('60 Augen', RANKS, { augen: 60 }, 20, false),
		row('59 Augen', RANKS, { augen: 59 }, 20, false),
		row('89 Augen: kein Schneider', RANKS, { augen: 89 }, 20, true),
		row('90 Augen: kein Schneider', RANKS, { augen: 90 }, 20, true),
		row('91 Augen: Schneider', RANKS, { augen: 91 }, 25, true), // 20 + 5
		row('29 Augen: Schneider', RANKS, { augen: 29 }, 25, false), // 20 + 5
		row('30 Augen: kein Schneider', RANKS, { augen: 30 }, 20, false),
		row('31 Augen: kein Schneider', RANKS, { augen: 31 }, 20, false),
		row('0 Augen, aber ein Stich', PAY, { augen: 0 }, 25, false), // 20 + 5
		row('0 Augen, nicht gestochen', PAY, { augen: 0, schwarz: true }, 30, false), // 20 + 5 + 5
		row('120 Augen, die anderen haben einen Stich', PAY, { augen: 120 }, 25, true), // 20 + 5
		row('120 Augen, die anderen haben nicht gestochen', PAY, { augen: 120, schwarz: true }, 30, true), // 20 + 5 + 5
		row('gewonnen, nicht gezählt', PAY, { won: true }, 20, true),
		row('verloren, nicht gezählt', PAY, { won: false }, 20, false),
		row('Schneider gewonnen, nicht gezählt', PAY, { won: true, schneider: true }, 25, true), // 20 + 5
		row('Schneider verloren, nicht gezählt', PAY, { won: false, schneider: true }, 25, false), // 20 + 5
		row('die anderen haben nicht gestochen, nicht gezählt', PAY, { won: true, schwarz: true }, 30, true), // 20 + 5 + 5
		row('der Spieler hat nicht gestochen, nicht gezählt', PAY, { won: false, schwarz: true }, 30, false), // 20 + 5 + 5
		row('gewonnen mit einem Laufenden zu wenig', PAY, { won: true, laufende: least - 1 }, 20, true),
		row('verloren mit einem Laufenden zu wenig', PAY, { won: false, laufende: least - 1 }, 20, false),
		row('gewonnen mit den ersten Laufenden', PAY, { won: true, laufende: least }, 20 + 5 * least, true),
		row('verloren mit den ersten Laufenden', PAY, { won: false, laufende: least }, 20 + 5 * least, false),
		row('gewonnen mit einem Laufenden mehr', PAY, { won: true, laufende: least + 1 }, 25 + 5 * least, true),
		row('verloren mit einem Laufenden mehr', PAY, { won: false, laufende: least + 1 }, 25 + 5 * least, false),
		row('gewonnen mit allen Laufenden', PAY, { won: true, laufende: most }, 20 + 5 * most, true),
		row('verloren mit allen Laufenden', PAY, { won: false, laufende: most }, 20 + 5 * most, false),
		row('gewonnen mit Spritz', PLAY, { won: true, schuss: 1 }, 40, true), // 20 × 2
		row('verloren mit Spritz', PLAY, { won: false, schuss: 1 }, 40, false), // 20 × 2
		row('gewonnen, Spritz zurückgegeben', PLAY, { won: true, schuss: 2 }, 80, true), // 20 × 4
		row('verloren, Spritz zurückgegeben', PLAY, { won: false, schuss: 2 }, 80, false), // 20 × 4
		row('Tout gewonnen', PLAY, { tout: true, won: true }, 40, true), // 20 × 2
		row('Tout verloren', PLAY, { tout: true, won: false }, 40, false), // 20 × 2
		row('Tout gewonnen mit den ersten Laufenden', PLAY, { tout: true, won: true, laufende: least }, 40 + 10 * least, true),
		row('Tout verloren mit den ersten Laufenden', PLAY, { tout: true, won: false, laufende: least }, 40 + 10 * least, false),
		row('Tout gewonnen, von allem das Höchste', PLAY, { tout: true, won: true, laufende: most, schuss: 2 }, 8 * (20 + 5 * most), true),
		row('Tout verloren, von allem das Höchste', PLAY, { tout: true, won: false, laufende: most, schuss: 2 }, 8 * (20 + 5 * most), false),
		row('gewonnen, von allem das Höchste', PAY, { won: true, schwarz: true, laufende: most, schuss: 2 }, 4 * (30 + 5 * most), true),
		row('verloren, von allem das Höchste', PAY, { won: false, schwarz: true, laufende: most, schuss: 2 }, 4 * (30 + 5 * most), false)
	];
};

const bettel = playedAlone('bettel', 'Bettel');
const sie = playedAlone('sie', 'Sie');

// The page calls it Battle and gives it the dearer tariff as every game alone; it is won without a trick.
// prettier-ignore
const ohneAugen: readonly Example[] = [
	bettel('kein Stich', PAY, { won: true }, 20, true),
	bettel('ein Stich', PAY, { won: false }, 20, false),
	bettel('gewonnen mit Spritz', PLAY, { won: true, schuss: 1 }, 40, true), // 20 × 2
	bettel('verloren mit Spritz', PLAY, { won: false, schuss: 1 }, 40, false), // 20 × 2
	bettel('gewonnen, Spritz zurückgegeben', PLAY, { won: true, schuss: 2 }, 80, true), // 20 × 4
	bettel('verloren, Spritz zurückgegeben', PLAY, { won: false, schuss: 2 }, 80, false), // 20 × 4
	{ says: 'Bettel, B spielt und verliert', source: PAY, game: { contract: 'bettel', declarer: B, won: false }, price: 20, won: false, payoff: [20, -60, 20, 20] },
	// No price is given: as in the sister texts, Solo with eight Laufende, four times.
	sie('acht Laufende, mal vier', PLAY, {}, 240, true), // (20 + 40) × 4
	{ says: 'Sie von C', source: PLAY, game: { contract: 'sie', declarer: C }, price: 240, won: true, payoff: [-240, -240, 720, -240] }
];

/** All examples, by contract. */
export const muenchenExamples: readonly Example[] = [
	...rufspiel,
	...einzelspiel('solo', 'Solo', 3, 8),
	...einzelspiel('wenz', 'Wenz', 2, 4),
	// "Ober werden aber erst ab 3 laufenden gezahlt": two of a Geier add nothing, three are 15.
	...einzelspiel('geier', 'Geier', 3, 4),
	...einzelspiel('farbwenz', 'Farbwenz', 2, 4),
	...einzelspiel('farbgeier', 'Farbgeier', 3, 4),
	...ohneAugen
];
