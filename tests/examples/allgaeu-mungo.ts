// Worked out by hand from the paragraphs, never copied from what the program prints. Where a row and the program differ,
// the paragraph decides.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Game } from '#lib/rules/game.ts';
import type { Example } from '../support/examples.ts';

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');
const C = asId<MemberId>('C');
const D = asId<MemberId>('D');

const ohne: Game = { contract: 'mungo' };

// Base 10 (§4.3.2), each Spritze × 2 (§6.1, §6.2). Ranked by Augen, fewest first; at equal Augen who gave no Spritze stands
// before who gave one. The first two win, the last two lose.
// prettier-ignore
export const allgaeuMungo: readonly Example[] = [
	// No tie.
	{ says: 'Mungo, vier verschiedene Augen', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, A und C haben die meisten', source: '§4.3.2', game: { ...ohne, augen: { A: 55, B: 10, C: 35, D: 20 } }, price: 10, won: null, payoff: [-10, 10, -10, 10] },
	{ says: 'Mungo, B ohne Augen, D fast alle', source: '§4.3.2', game: { ...ohne, augen: { A: 2, B: 0, C: 4, D: 114 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, 1 Spritze', source: '§4.3.2, §6.1', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, spritzen: [D] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, 2 Spritzen', source: '§4.3.2, §6.1', game: { ...ohne, augen: { A: 35, B: 20, C: 10, D: 55 }, spritzen: [A, B] }, price: 40, won: null, payoff: [-40, 40, 40, -40] }, // 10 × 4
	{ says: 'Mungo, 3 Spritzen', source: '§4.3.2, §6.1', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, spritzen: [A, B, C] }, price: 80, won: null, payoff: [80, 80, -80, -80] }, // 10 × 8
	{ says: 'Mungo, 4 Spritzen', source: '§4.3.2, §6.1', game: { ...ohne, augen: { A: 10, B: 35, C: 55, D: 20 }, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [160, -160, -160, 160] }, // 10 × 16
	{ says: 'Mungo, ein Auge Unterschied, die Spritze ändert nichts', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 29, C: 30, D: 51 }, spritzen: [B] }, price: 20, won: null, payoff: [20, 20, -20, -20] },

	// 1 = 2: both win, whoever gave a Spritze.
	{ says: 'Mungo, die zwei Besten gleich', source: '§4.3.2', game: { ...ohne, augen: { A: 15, B: 15, C: 40, D: 50 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, die zwei Besten gleich, einer spritzte', source: '§4.3.2', game: { ...ohne, augen: { A: 15, B: 15, C: 40, D: 50 }, spritzen: [A] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, die zwei Besten gleich, beide spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 40, B: 15, C: 50, D: 15 }, spritzen: [B, D] }, price: 40, won: null, payoff: [-40, 40, -40, 40] }, // 10 × 4

	// 2 = 3: level they settle nothing, the first gets the price from the fourth.
	{ says: 'Mungo, die zwei Mittleren gleich', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 } }, price: 10, won: null, payoff: [10, 0, 0, -10] },
	{ says: 'Mungo, die zwei Mittleren gleich, B spritzte: C gewinnt', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, spritzen: [B] }, price: 20, won: null, payoff: [20, -20, 20, -20] },
	{ says: 'Mungo, die zwei Mittleren gleich, C spritzte: B gewinnt', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, spritzen: [C] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, die zwei Mittleren gleich, beide spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, spritzen: [B, C] }, price: 40, won: null, payoff: [40, 0, 0, -40] }, // 10 × 4
	{ says: 'Mungo, die zwei Mittleren gleich, der Letzte spritzte', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, spritzen: [D] }, price: 20, won: null, payoff: [20, 0, 0, -20] },
	{ says: 'Mungo, die zwei Mittleren gleich, alle außer C spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, spritzen: [A, B, D] }, price: 80, won: null, payoff: [80, -80, 80, -80] }, // 10 × 8
	{ says: 'Mungo, die zwei Mittleren gleich, alle spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 50, B: 30, C: 10, D: 30 }, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [-160, 0, 160, 0] }, // 10 × 16
	{ says: 'Mungo, die zwei Mittleren gleich, die Stiche entscheiden hier nichts', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, tricks: { A: 1, B: 2, C: 1, D: 4 } }, price: 10, won: null, payoff: [10, 0, 0, -10] },

	// 3 = 4: both lose.
	{ says: 'Mungo, die zwei Letzten gleich', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 20, C: 45, D: 45 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, die zwei Letzten gleich, einer spritzte', source: '§4.3.2', game: { ...ohne, augen: { A: 10, B: 20, C: 45, D: 45 }, spritzen: [C] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, die zwei Letzten gleich, beide spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 45, B: 10, C: 20, D: 45 }, spritzen: [D, A] }, price: 40, won: null, payoff: [-40, 40, 40, -40] }, // 10 × 4

	// 1 = 2 and 3 = 4: the first two win, the last two lose, whoever gave a Spritze.
	{ says: 'Mungo, zwei Paare', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 } }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, zwei Paare, A spritzte', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [A] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, zwei Paare, D spritzte', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [D] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, zwei Paare, die Gewinner spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [A, B] }, price: 40, won: null, payoff: [40, 40, -40, -40] }, // 10 × 4
	{ says: 'Mungo, zwei Paare, je einer spritzte', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [B, C] }, price: 40, won: null, payoff: [40, 40, -40, -40] }, // 10 × 4
	{ says: 'Mungo, zwei Paare, die Verlierer spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [C, D] }, price: 40, won: null, payoff: [40, 40, -40, -40] }, // 10 × 4
	{ says: 'Mungo, zwei Paare, alle außer D spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [A, B, C] }, price: 80, won: null, payoff: [80, 80, -80, -80] }, // 10 × 8
	{ says: 'Mungo, zwei Paare, alle außer A spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 40, D: 40 }, spritzen: [B, C, D] }, price: 80, won: null, payoff: [80, 80, -80, -80] }, // 10 × 8
	{ says: 'Mungo, zwei Paare, alle spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 40, B: 20, C: 20, D: 40 }, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [-160, 160, 160, -160] }, // 10 × 16

	// 1 = 2 = 3: each of the three gets a third of the price from the fourth, rounded up to a full 10.
	{ says: 'Mungo, drei gleich mit den wenigsten, Preis 10', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 } }, price: 10, won: null, payoff: [10, 10, 10, -30] }, // 10 ÷ 3 = 3,3 → 10
	{ says: 'Mungo, drei gleich mit den wenigsten, der vierte spritzte, Preis 20', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [D] }, price: 20, won: null, payoff: [10, 10, 10, -30] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, drei gleich mit den wenigsten, 2 Deckel, Preis 40', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 60, B: 20, C: 20, D: 20 }, deckel: [A, B] }, price: 40, won: null, payoff: [-60, 20, 20, 20] }, // 40 ÷ 3 = 13,3 → 20
	{ says: 'Mungo, drei gleich mit den wenigsten, alle drei spritzten, Preis 80', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [A, B, C] }, price: 80, won: null, payoff: [30, 30, 30, -90] }, // 80 ÷ 3 = 26,7 → 30
	{ says: 'Mungo, drei gleich mit den wenigsten, alle spritzten, Preis 160', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 60, C: 20, D: 20 }, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [60, -180, 60, 60] }, // 160 ÷ 3 = 53,3 → 60
	// One Spritze among the three: they share all the same, as the exception needs two who gave one and one who did not.
	{ says: 'Mungo, drei gleich mit den wenigsten, einer spritzte: je ein Drittel', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [A] }, price: 20, won: null, payoff: [10, 10, 10, -30] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, drei gleich mit den wenigsten, einer spritzte, 2 Deckel, Preis 80', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [C], deckel: [A, B] }, price: 80, won: null, payoff: [30, 30, 30, -90] }, // 80 ÷ 3 = 26,7 → 30
	{ says: 'Mungo, drei gleich mit den wenigsten, einer und der vierte spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [C, D] }, price: 40, won: null, payoff: [20, 20, 20, -60] }, // 40 ÷ 3 = 13,3 → 20
	// One gave none and the two others did: he is first, they are level second and third.
	{ says: 'Mungo, drei gleich mit den wenigsten, zwei spritzten: die zwei stehen gleich', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [A, B] }, price: 40, won: null, payoff: [0, 0, 40, -40] }, // 10 × 4
	{ says: 'Mungo, drei gleich mit den wenigsten, alle außer B spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [A, C, D] }, price: 80, won: null, payoff: [0, 80, 0, -80] }, // 10 × 8

	// 2 = 3 = 4: each of the three pays a third of the price to the first, rounded up to a full 10.
	{ says: 'Mungo, drei gleich mit den meisten, Preis 10', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 } }, price: 10, won: null, payoff: [30, -10, -10, -10] }, // 10 ÷ 3 = 3,3 → 10
	{ says: 'Mungo, drei gleich mit den meisten, der Erste spritzte, Preis 20', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 }, spritzen: [A] }, price: 20, won: null, payoff: [30, -10, -10, -10] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, drei gleich mit den meisten, 2 Deckel, Preis 40', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 36, B: 36, C: 12, D: 36 }, deckel: [C, D] }, price: 40, won: null, payoff: [-20, -20, 60, -20] }, // 40 ÷ 3 = 13,3 → 20
	{ says: 'Mungo, drei gleich mit den meisten, alle drei spritzten, Preis 80', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 }, spritzen: [B, C, D] }, price: 80, won: null, payoff: [90, -30, -30, -30] }, // 80 ÷ 3 = 26,7 → 30
	{ says: 'Mungo, drei gleich mit den meisten, alle spritzten, Preis 160', source: '§4.3.2', game: { ...ohne, augen: { A: 40, B: 40, C: 40, D: 0 }, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [-60, -60, -60, 180] }, // 160 ÷ 3 = 53,3 → 60
	// One Spritze among the three: they share all the same.
	{ says: 'Mungo, drei gleich mit den meisten, einer spritzte: je ein Drittel', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 }, spritzen: [B] }, price: 20, won: null, payoff: [30, -10, -10, -10] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, drei gleich mit den meisten, einer und der Erste spritzten, 1 Deckel, Preis 80', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 }, spritzen: [A, D], deckel: [B] }, price: 80, won: null, payoff: [90, -30, -30, -30] }, // 80 ÷ 3 = 26,7 → 30
	// Two Spritzen: who gave none is second and wins, the two have lost.
	{ says: 'Mungo, drei gleich mit den meisten, zwei spritzten: der dritte gewinnt', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 }, spritzen: [B, C] }, price: 40, won: null, payoff: [40, -40, -40, 40] }, // 10 × 4
	{ says: 'Mungo, drei gleich mit den meisten, alle außer C spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 40, C: 40, D: 40 }, spritzen: [A, B, D] }, price: 80, won: null, payoff: [80, -80, 80, -80] }, // 10 × 8

	// All level.
	{ says: 'Mungo, alle gleich', source: '§4.3.2', game: { ...ohne, augen: { A: 30, B: 30, C: 30, D: 30 } }, price: 10, won: null, payoff: [0, 0, 0, 0] },
	{ says: 'Mungo, alle gleich, einer spritzte: er zahlt an drei', source: '§4.3.2', game: { ...ohne, augen: { A: 30, B: 30, C: 30, D: 30 }, spritzen: [D] }, price: 20, won: null, payoff: [10, 10, 10, -30] }, // 20 ÷ 3 = 6,7 → 10
	{ says: 'Mungo, alle gleich, zwei spritzten: sie verlieren', source: '§4.3.2', game: { ...ohne, augen: { A: 30, B: 30, C: 30, D: 30 }, spritzen: [A, C] }, price: 40, won: null, payoff: [-40, 40, -40, 40] }, // 10 × 4
	{ says: 'Mungo, alle gleich, drei spritzten: sie zahlen an den vierten', source: '§4.3.2', game: { ...ohne, augen: { A: 30, B: 30, C: 30, D: 30 }, spritzen: [B, C, D] }, price: 80, won: null, payoff: [90, -30, -30, -30] }, // 80 ÷ 3 = 26,7 → 30
	{ says: 'Mungo, alle gleich, alle spritzten', source: '§4.3.2', game: { ...ohne, augen: { A: 30, B: 30, C: 30, D: 30 }, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [0, 0, 0, 0] },

	// All tricks, all Augen.
	{ says: 'Mungo, C macht alle Stiche', source: '§4.3.2', game: { ...ohne, durchmarsch: C }, price: 10, won: null, payoff: [10, 10, -30, 10] },
	{ says: 'Mungo, A macht alle Stiche, 2 Spritzen', source: '§4.3.2, §6.1', game: { ...ohne, durchmarsch: A, spritzen: [B, D] }, price: 40, won: null, payoff: [-120, 40, 40, 40] }, // 10 × 4
	{ says: 'Mungo, D macht alle Stiche, alle spritzten', source: '§4.3.2, §6.1', game: { ...ohne, durchmarsch: D, spritzen: [A, B, C, D] }, price: 160, won: null, payoff: [160, 160, 160, -480] }, // 10 × 16
	{ says: 'Mungo, A macht alle 8 Stiche, gezählt, 2 Deckel', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 120, B: 0, C: 0, D: 0 }, tricks: { A: 8, B: 0, C: 0, D: 0 }, deckel: [A, B] }, price: 40, won: null, payoff: [-120, 40, 40, 40] }, // 10 × 4
	{ says: 'Mungo, B macht alle 8 Stiche, A spritzte: A gewinnt dennoch', source: '§4.3.2', game: { ...ohne, augen: { A: 0, B: 120, C: 0, D: 0 }, tricks: { A: 0, B: 8, C: 0, D: 0 }, spritzen: [A] }, price: 20, won: null, payoff: [20, -60, 20, 20] }, // 10 × 2
	{ says: 'Mungo, 120 Augen, nicht alle Stiche, 2 Deckel: drei gleich', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 120, B: 0, C: 0, D: 0 }, deckel: [A, B] }, price: 40, won: null, payoff: [-60, 20, 20, 20] }, // 40 ÷ 3 = 13,3 → 20
	{ says: 'Mungo, 120 Augen in 5 Stichen, 2 Deckel: drei gleich', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 120, B: 0, C: 0, D: 0 }, tricks: { A: 5, B: 1, C: 1, D: 1 }, deckel: [A, B] }, price: 40, won: null, payoff: [-60, 20, 20, 20] }, // 40 ÷ 3 = 13,3 → 20
	{ says: 'Mungo, 120 Augen, nicht alle Stiche, B spritzte: drei gleich', source: '§4.3.2', game: { ...ohne, augen: { A: 120, B: 0, C: 0, D: 0 }, spritzen: [B] }, price: 20, won: null, payoff: [-30, 10, 10, 10] }, // 20 ÷ 3 = 6,7 → 10

	// Laid down wrongly.
	{ says: 'Mungo, B legt sich falsch hin', source: '§8.6', game: { ...ohne, hinleger: B }, price: 10, won: null, payoff: [10, -30, 10, 10] },
	{ says: 'Mungo, B legt sich falsch hin, 2 Spritzen', source: '§6.1, §8.6', game: { ...ohne, hinleger: B, spritzen: [A, B] }, price: 40, won: null, payoff: [40, -120, 40, 40] }, // 10 × 4
	{ says: 'Mungo, D legt sich falsch hin, 1 Spritze, 2 Deckel, Bockrunde', source: '§4.4, §5.1, §8.6', game: { ...ohne, hinleger: D, spritzen: [C], deckel: [A, D] }, bock: true, price: 160, won: null, payoff: [160, 160, 160, -480] }, // 10 × 2 × 4 × 2

	// Where nobody counted.
	{ says: 'Mungo, die Verlierer genannt', source: '§4.3.2', game: { ...ohne, losers: [C, D] }, price: 10, won: null, payoff: [10, 10, -10, -10] },
	{ says: 'Mungo, die Verlierer genannt, 1 Spritze', source: '§4.3.2, §6.1', game: { ...ohne, losers: [C, A], spritzen: [B] }, price: 20, won: null, payoff: [-20, 20, -20, 20] },
	{ says: 'Mungo, die Verlierer genannt, 3 Deckel', source: '§4.3.2, §4.4', game: { ...ohne, losers: [B, D], deckel: [A, B, C] }, price: 80, won: null, payoff: [80, -80, 80, -80] }, // 10 × 8
	{ says: 'Mungo, die Verlierer genannt, Bockrunde', source: '§4.3.2, §5.1', game: { ...ohne, losers: [A, B] }, bock: true, price: 20, won: null, payoff: [-20, -20, 20, 20] },

	// Deckel, Bock, Bockspiel.
	{ says: 'Mungo, 1 Deckel', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, deckel: [D] }, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo, 2 Deckel', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, deckel: [A, D] }, price: 40, won: null, payoff: [40, 40, -40, -40] }, // 10 × 4
	{ says: 'Mungo, 3 Deckel', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, deckel: [A, B, C] }, price: 80, won: null, payoff: [80, 80, -80, -80] }, // 10 × 8
	{ says: 'Mungo, 4 Deckel', source: '§4.3.2, §4.4', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, deckel: [A, B, C, D] }, price: 160, won: null, payoff: [160, 160, -160, -160] }, // 10 × 16
	{ says: 'Mungo in der Bockrunde', source: '§4.3.2, §5.1', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 } }, bock: true, price: 20, won: null, payoff: [20, 20, -20, -20] },
	{ says: 'Mungo in der Bockrunde, drei gleich, 1 Deckel, 1 Spritze', source: '§4.3.2, §4.4, §5.1', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [D], deckel: [A] }, bock: true, price: 80, won: null, payoff: [30, 30, 30, -90] }, // 10 × 2 × 2 × 2; 80 ÷ 3 = 26,7 → 30
	{ says: 'Mungo im Bockspiel, 1 Deckel zählt nicht', source: '§4.3.2, §8.4', game: { ...ohne, augen: { A: 10, B: 30, C: 30, D: 50 }, deckel: [A], outOfTurn: true }, bockspiel: true, price: 20, won: null, payoff: [20, 0, 0, -20] },
	{ says: 'Mungo, von allem das Höchste', source: '§4.3.2, §4.4, §5.1, §6.1', game: { ...ohne, augen: { A: 10, B: 20, C: 35, D: 55 }, spritzen: [A, B, C, D], deckel: [A, B, C, D] }, bock: true, price: 5120, won: null, payoff: [5120, 5120, -5120, -5120] }, // 10 × 16 × 16 × 2
	{ says: 'Mungo, von allem das Höchste, drei gleich', source: '§4.3.2, §4.4, §5.1, §6.1', game: { ...ohne, augen: { A: 20, B: 20, C: 20, D: 60 }, spritzen: [A, B, C, D], deckel: [A, B, C, D] }, bock: true, price: 5120, won: null, payoff: [1710, 1710, 1710, -5130] }, // 5120 ÷ 3 = 1706,7 → 1710
	{ says: 'Mungo in der Stöcklesrunde: der Spieler zählt für den Preis nicht', source: '§4.3.2, §5.4', game: { ...ohne, declarer: D, augen: { A: 10, B: 20, C: 35, D: 55 } }, price: 10, won: null, payoff: [10, 10, -10, -10] }
];
