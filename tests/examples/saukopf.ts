// Worked out by hand from the source's chapters, never copied from what the program prints. Where a row and the program differ,
// the chapter decides. The chapter "Beispiele" stands here whole, in its order, with its own people.
import { asId, type MemberId } from '#lib/base/ids.ts';
import type { SaukopfGame } from '#lib/rules/saukopf/game.ts';

/** A worked example: what is written down, and what it must come to. Members are A, B, C and, at four, D. */
export interface SaukopfExample {
	readonly says: string;
	readonly source: string;
	readonly game: SaukopfGame;
	readonly kopfgeld: number;
	/** What the declarer alone pays each opponent besides. */
	readonly penalty: number;
	readonly won: boolean;
	/** Points of A, B, C and, at four, D. */
	readonly points: readonly number[];
}

const A = asId<MemberId>('A');
const B = asId<MemberId>('B');

const hold = (side: 'declarer' | 'opponents', count: number): Partial<SaukopfGame> => ({
	laufende: { side, count }
});

/** Everybody's Augen. */
const each = (a: number, b: number, c: number, d?: number): Record<string, number> =>
	d === undefined ? { A: a, B: b, C: c } : { A: a, B: b, C: c, D: d };

const eber: SaukopfGame = { contract: 'eber', declarer: A, bid: 61 };
const zucht: SaukopfGame = { contract: 'zucht', declarer: A, suit: 'eichel', bid: 61 };
const feige: SaukopfGame = { contract: 'feigeSau', declarer: A, bid: 95 };
const mast: SaukopfGame = { contract: 'feigesMastschwein', declarer: A, partner: B, bid: 95 };
const schwarte: SaukopfGame = { contract: 'schwarte', declarer: A, partner: B, bid: 61 };
const sauerei: SaukopfGame = { contract: 'sauerei', declarer: A, partner: B, suit: 'laub', bid: 61 };
const kopf: SaukopfGame = {
	contract: 'grosskopferter',
	declarer: A,
	partner: B,
	card: 'Gras Ober',
	bid: 80,
	augen: 77
};
const zenzi: SaukopfGame = { contract: 'unreineSauerei', declarer: A, partner: B, bid: 95, augen: 93 };

// prettier-ignore
const beispiele: readonly SaukopfExample[] = [
	{ says: 'Grunzereien: D erhöht auf 120 und macht sie', source: 'Beispiele', game: { ...eber, bid: 120, augen: 120, schwarz: true }, kopfgeld: 4, penalty: 0, won: true, points: [12, -4, -4, -4] }, // 2 + Schneider 1 + Schwarz 1
	{ says: 'Grunzereien: auf Schwarz erhöht und schwarz gewonnen', source: 'Beispiele', game: { ...eber, bid: 'schwarz', augen: 120, schwarz: true }, kopfgeld: 4, penalty: 0, won: true, points: [12, -4, -4, -4] },
	{ says: 'Grunzereien: auf Schwarz erhöht, 120 Augen, aber ein Stich ging weg', source: 'Beispiele', game: { ...eber, bid: 'schwarz', augen: 120 }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Hauer-Unter im Trog: mit Trog Mit 1, gewonnen', source: 'Beispiele', game: { contract: 'hauer', declarer: A, suit: 'schell', bid: 61, trog: true, augen: 70, ...hold('declarer', 1) }, kopfgeld: 2, penalty: 0, won: true, points: [4, -2, -2] },
	{ says: 'Hauer-Unter im Trog: liegen gelassen Ohne 1, gewonnen', source: 'Beispiele', game: { contract: 'hauer', declarer: A, suit: 'schell', bid: 61, trog: false, trogAugen: 2, augen: 70, ...hold('opponents', 1) }, kopfgeld: 3, penalty: 0, won: true, points: [6, -3, -3] },
	{ says: 'Gewinnkriterium Feige Sau: bei 95 sind 12 Augen erlaubt', source: 'Beispiele', game: { ...feige, augen: each(12, 12, 40, 56) }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Gewinnkriterium Feige Sau: 13 sind zu viele', source: 'Beispiele', game: { ...feige, augen: each(13, 20, 40, 47) }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Gewinnkriterium Feige Sau: 12, aber einer hat 11', source: 'Beispiele', game: { ...feige, augen: each(12, 11, 40, 57) }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Gewinnkriterium Feiges Mastschwein: zusammen 25 sind erlaubt', source: 'Beispiele', game: { ...mast, augen: each(10, 15, 15, 80) }, kopfgeld: 2, penalty: 0, won: true, points: [2, 2, -2, -2] },
	{ says: 'Gewinnkriterium Feiges Mastschwein: zusammen 26, Gebot ab 75', source: 'Beispiele', game: { ...mast, augen: each(11, 15, 15, 79) }, kopfgeld: 2, penalty: 1, won: false, points: [-4, -2, 3, 3] },
	{ says: 'Gewinnkriterium Feiges Mastschwein: der Mitspieler übersticht den Wenigst-Stecher', source: 'Beispiele', game: { ...mast, augen: each(5, 20, 19, 76) }, kopfgeld: 2, penalty: 1, won: false, points: [-4, -2, 3, 3] },
	{ says: '0-Augen-Ramscher gegen Schwarz-Nichtspieler: er gewinnt', source: 'Beispiele', game: { ...feige, augen: each(0, 0, 50, 70) }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: '0-Augen-Ramscher, der Schwarz geboten hat: er verliert', source: 'Beispiele', game: { ...feige, bid: 'schwarz', augen: each(0, 0, 50, 70) }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Keiler-Trümpfe: Herz Keiler mit Ober hat 13; die Nichtspieler gewinnen mit allen', source: 'Beispiele', game: { contract: 'keiler', declarer: A, suit: 'herz', bid: 61, won: false, ...hold('opponents', 13) }, kopfgeld: 1, penalty: 0, won: false, points: [-3, 1, 1, 1] }, // 2 - 1
	{ says: 'Rauborstige Mästung: Schwarte mit Gebot 75 verloren', source: 'Beispiele', game: { ...schwarte, bid: 75, augen: 74 }, kopfgeld: 2, penalty: 1, won: false, points: [-4, -2, 3, 3] },
	{ says: 'Rauborstige Mästung: mit 74 nicht', source: 'Beispiele', game: { ...schwarte, bid: 74, augen: 73 }, kopfgeld: 2, penalty: 0, won: false, points: [-2, -2, 2, 2] },
	{ says: 'Offene Zucht: je Nichtspieler +3, Otto -9', source: 'Beispiele', game: { ...zucht, offen: true, won: false }, kopfgeld: 3, penalty: 0, won: false, points: [-9, 3, 3, 3] },
	{ says: 'Feige Sau im Hinterhalt, Alois macht keinen Stich', source: 'Beispiele', game: { ...feige, bid: 85, stellung: 'hinterhalt', augen: each(0, 0, 50, 70), schwarz: true }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'Feige Sau, Gebot 85: höchstens 17', source: 'Beispiele', game: { ...feige, bid: 85, augen: each(17, 17, 36, 50) }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Feige Sau, Gebot 85: 18 verlieren, der Hinterhalt kostet', source: 'Beispiele', game: { ...feige, bid: 85, stellung: 'hinterhalt', augen: each(18, 20, 36, 46) }, kopfgeld: 2, penalty: 3, won: false, points: [-15, 5, 5, 5] },
	{ says: 'Großkopferter: je Nichtspieler +3, Sepp -6', source: 'Beispiele', game: { ...kopf, saukopf: ['declarer'], mueller: 'declarer' }, kopfgeld: 0, penalty: 3, won: false, points: [-6, 0, 3, 3] }, // 2 - 1 - 1; 1 + 2
	{ says: 'Negatives Kopfgeld: dasselbe mit 4 Laufenden der Gewinner', source: 'Beispiele', game: { ...kopf, saukopf: ['declarer'], mueller: 'declarer', ...hold('opponents', 4) }, kopfgeld: 0, penalty: 3, won: false, points: [-6, 0, 3, 3] }, // 2 - 1 - 1 - 1 = -1
	{ says: 'Unreine Sauerei am Spieß mit Aufschlag: Girgl -6, Zenzi -6 und -12', source: 'Beispiele', game: { ...zenzi, spiess: true, stellung: 'aufschlag', ...hold('declarer', 4) }, kopfgeld: 6, penalty: 6, won: false, points: [-18, -6, 12, 12] }, // 2 + 4; 1 + 1 + 1 + 3
	{ says: 'Unechte Unreine Sauerei: je Nichtspieler +5, Zenzi -15', source: 'Beispiele', game: { contract: 'unreineSauerei', declarer: A, bid: 95, augen: 93, ...hold('declarer', 2) }, kopfgeld: 4, penalty: 1, won: false, points: [-15, 5, 5, 5] }, // 2 + 2; 1
	// The source calls 4 the Kopfgeld here; by its own chapters it is 2, and 2 of Trogsauger. The booking is the same.
	{ says: 'Mit Trog: Hybridschwein verloren, Hansi -8', source: 'Beispiele', game: { contract: 'hybridschwein', declarer: A, bid: 61, trog: true, won: false }, kopfgeld: 2, penalty: 2, won: false, points: [-8, 4, 4] },
	{ says: 'Ohne Trog: Eichel Hauer Ohne 1 gewonnen, Bert +6', source: 'Beispiele', game: { contract: 'hauer', declarer: A, suit: 'eichel', bid: 61, trog: false, won: true, ...hold('opponents', 1) }, kopfgeld: 3, penalty: 0, won: true, points: [6, -3, -3] }
];

// prettier-ignore
const gewinner: readonly SaukopfExample[] = [
	{ says: 'Gebot 61, 61 Augen', source: 'Gewinner ermitteln', game: { ...eber, augen: 61 }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Gebot 61, 60 Augen', source: 'Gewinner ermitteln', game: { ...eber, augen: 60 }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Gebot 1, 1 Auge', source: 'Gewinner ermitteln', game: { ...eber, bid: 1, augen: 1 }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Gebot 1, kein Auge: der Verlierer ist Schneider', source: 'Gewinner ermitteln', game: { ...eber, bid: 1, augen: 0 }, kopfgeld: 3, penalty: 0, won: false, points: [-9, 3, 3, 3] },
	{ says: 'Gebot 1, kein Stich: Schneider und Schwarz', source: 'Gewinner ermitteln', game: { ...eber, bid: 1, augen: 0, schwarz: true }, kopfgeld: 4, penalty: 0, won: false, points: [-12, 4, 4, 4] },
	{ says: 'Gebot 20 mit 20 Augen gewonnen: die 100 der anderen sind kein Schneider', source: 'Gewinner ermitteln', game: { ...eber, bid: 20, augen: 20 }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Gebot 100, 99 Augen: verloren', source: 'Gewinner ermitteln', game: { ...eber, bid: 100, augen: 99 }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Gebot 95 gewonnen, ohne zu zählen: die anderen haben höchstens 25', source: 'Gewinner ermitteln', game: { ...eber, bid: 95, won: true }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'Gebot 30 verloren, ohne zu zählen: der Spieler hat höchstens 29', source: 'Gewinner ermitteln', game: { ...eber, bid: 30, won: false }, kopfgeld: 3, penalty: 0, won: false, points: [-9, 3, 3, 3] },
	{ says: 'Gebot Schwarz verloren, ohne zu zählen', source: 'Gewinner ermitteln', game: { ...eber, bid: 'schwarz', won: false }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Feige Sau, Gebot 90: 15 sind nicht überschritten', source: 'Gewinner ermitteln', game: { ...feige, bid: 90, augen: each(15, 15, 40, 50) }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Feige Sau, Gebot 90: 16 sind es', source: 'Gewinner ermitteln', game: { ...feige, bid: 90, augen: each(16, 16, 40, 48) }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Feige Sau, Gebot 120: kein Auge erlaubt', source: 'Gewinner ermitteln', game: { ...feige, bid: 120, augen: each(2, 30, 40, 48) }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Feige Sau, Gebot Schwarz, kein Stich', source: 'Gewinner ermitteln', game: { ...feige, bid: 'schwarz', augen: each(0, 30, 40, 50), schwarz: true }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'Feige Sau, der Spieler macht alle Stiche', source: 'Gewinner ermitteln', game: { ...feige, augen: each(120, 0, 0, 0), schwarz: true }, kopfgeld: 3, penalty: 0, won: false, points: [-9, 3, 3, 3] },
	{ says: 'Feige Sau, ohne zu zählen', source: 'Gewinner ermitteln', game: { ...feige, won: false }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Feiges Mastschwein, Gebot Schwarz, kein Stich', source: 'Gewinner ermitteln', game: { ...mast, bid: 'schwarz', augen: each(0, 0, 50, 70), schwarz: true }, kopfgeld: 3, penalty: 0, won: true, points: [3, 3, -3, -3] },
	{ says: 'Feiges Mastschwein, Gebot Schwarz, ein Stich', source: 'Gewinner ermitteln', game: { ...mast, bid: 'schwarz', augen: each(0, 2, 50, 68) }, kopfgeld: 2, penalty: 1, won: false, points: [-4, -2, 3, 3] },
	{ says: 'Feiges Mastschwein, Gebot 60, ohne zu zählen verloren', source: 'Gewinner ermitteln', game: { ...mast, bid: 60, won: false }, kopfgeld: 2, penalty: 0, won: false, points: [-2, -2, 2, 2] }
];

// prettier-ignore
const kopfgeld: readonly SaukopfExample[] = [
	{ says: 'Huftritt, gewonnen', source: 'Kopfgeld berechnen', game: { ...eber, augen: 70, huftritt: true }, kopfgeld: 4, penalty: 0, won: true, points: [12, -4, -4, -4] },
	{ says: 'Huftritt und Gegenhieb, verloren', source: 'Kopfgeld berechnen', game: { ...eber, augen: 50, huftritt: true, gegenhieb: true }, kopfgeld: 6, penalty: 0, won: false, points: [-18, 6, 6, 6] },
	{ says: 'Offen gewonnen', source: 'Kopfgeld berechnen', game: { ...eber, augen: 70, offen: true }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'die Verlierer haben 29: Schneider', source: 'Kopfgeld berechnen', game: { ...eber, augen: 91 }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'die Verlierer haben 30: kein Schneider', source: 'Kopfgeld berechnen', game: { ...eber, augen: 90 }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'der Spieler hat 29: Schneider', source: 'Kopfgeld berechnen', game: { ...eber, augen: 29 }, kopfgeld: 3, penalty: 0, won: false, points: [-9, 3, 3, 3] },
	{ says: 'der Spieler hat 30: kein Schneider', source: 'Kopfgeld berechnen', game: { ...eber, augen: 30 }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'Schneider, ohne zu zählen', source: 'Kopfgeld berechnen', game: { ...eber, won: true, schneider: true }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'Schwarz ist auch Schneider, ohne zu zählen', source: 'Kopfgeld berechnen', game: { ...eber, won: true, schwarz: true }, kopfgeld: 4, penalty: 0, won: true, points: [12, -4, -4, -4] },
	{ says: 'Zucht mit 3 Laufenden gewonnen: nichts', source: 'Kopfgeld berechnen', game: { ...zucht, augen: 70, ...hold('declarer', 3) }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Zucht mit 4 Laufenden gewonnen: Glücksschwein', source: 'Kopfgeld berechnen', game: { ...zucht, augen: 70, ...hold('declarer', 4) }, kopfgeld: 1, penalty: 0, won: true, points: [3, -1, -1, -1] },
	{ says: 'Zucht mit 8 Laufenden gewonnen: auch nur eins', source: 'Kopfgeld berechnen', game: { ...zucht, augen: 70, ...hold('declarer', 8) }, kopfgeld: 1, penalty: 0, won: true, points: [3, -1, -1, -1] },
	{ says: 'Zucht ohne 5 gewonnen', source: 'Kopfgeld berechnen', game: { ...zucht, augen: 70, ...hold('opponents', 5) }, kopfgeld: 7, penalty: 0, won: true, points: [21, -7, -7, -7] },
	{ says: 'Zucht mit 8 Laufenden verloren: die anderen gewinnen ohne 8', source: 'Kopfgeld berechnen', game: { ...zucht, augen: 60, ...hold('declarer', 8) }, kopfgeld: 10, penalty: 0, won: false, points: [-30, 10, 10, 10] },
	{ says: 'Ferkelparade zu dritt mit Trog, alle 12 Laufenden und doch verloren', source: 'Kopfgeld berechnen', game: { contract: 'ferkelparade', declarer: A, bid: 100, trog: true, augen: 99, ...hold('declarer', 12) }, kopfgeld: 14, penalty: 2, won: false, points: [-32, 16, 16] },
	{ says: 'Wutz ohne alle 4 gewonnen', source: 'Kopfgeld berechnen', game: { contract: 'wutz', declarer: A, bid: 61, augen: 61, ...hold('opponents', 4) }, kopfgeld: 6, penalty: 0, won: true, points: [18, -6, -6, -6] },
	{ says: 'Knorpel ohne 1 gewonnen', source: 'Kopfgeld berechnen', game: { contract: 'knorpel', declarer: A, card: 'Schellen 7', bid: 61, augen: 80, ...hold('opponents', 1) }, kopfgeld: 3, penalty: 0, won: true, points: [9, -3, -3, -3] },
	{ says: 'Sauerei, Saukopf und Müller der Gewinner', source: 'Kopfgeld berechnen', game: { ...sauerei, augen: 70, saukopf: ['declarer'], mueller: 'declarer' }, kopfgeld: 4, penalty: 0, won: true, points: [4, 4, -4, -4] },
	{ says: 'Sauerei, Saukopf der Gewinner gegen Müller der Verlierer', source: 'Kopfgeld berechnen', game: { ...sauerei, augen: 70, saukopf: ['declarer'], mueller: 'opponents' }, kopfgeld: 2, penalty: 0, won: true, points: [2, 2, -2, -2] },
	{ says: 'Sauerei, Saukopf der Nichtspieler, die gewinnen', source: 'Kopfgeld berechnen', game: { ...sauerei, augen: 50, saukopf: ['opponents'] }, kopfgeld: 3, penalty: 0, won: false, points: [-3, -3, 3, 3] },
	{ says: 'Sauerei, die Gewinner haben nichts als Abzüge: 0, nicht weniger', source: 'Kopfgeld berechnen', game: { ...sauerei, augen: 70, saukopf: ['opponents'], mueller: 'opponents', ...hold('declarer', 4) }, kopfgeld: 0, penalty: 0, won: true, points: [0, 0, 0, 0] }, // 2 - 1 - 1 - 1
	{ says: 'unechte Sauerei, offen, mit Müller gewonnen', source: 'Kopfgeld berechnen', game: { contract: 'sauerei', declarer: A, suit: 'schell', bid: 61, augen: 80, offen: true, mueller: 'declarer' }, kopfgeld: 4, penalty: 0, won: true, points: [12, -4, -4, -4] },
	{ says: 'Sauerei, von allem das Höchste: alle 15 Laufenden bei den Verlierern', source: 'Kopfgeld berechnen', game: { ...sauerei, bid: 100, augen: 100, huftritt: true, gegenhieb: true, saukopf: ['declarer'], mueller: 'declarer', ...hold('opponents', 15) }, kopfgeld: 24, penalty: 0, won: true, points: [24, 24, -24, -24] }, // 2 + 2 + 2 + 1 + 15 + 1 + 1
	{ says: 'zu dritt, Trog mit 11 liegen gelassen: 80 zu 29 ist Schneider', source: 'Kopfgeld berechnen', game: { ...eber, trog: false, trogAugen: 11, augen: 80 }, kopfgeld: 3, penalty: 0, won: true, points: [6, -3, -3] }, // 120 - 11 - 80 = 29
	{ says: 'zu dritt, Trog mit 22 liegen gelassen und alle Stiche', source: 'Kopfgeld berechnen', game: { ...eber, bid: 'schwarz', trog: false, trogAugen: 22, augen: 98, schwarz: true }, kopfgeld: 4, penalty: 0, won: true, points: [8, -4, -4] },
	{ says: 'zu dritt, Feige Sau, Trog mit 10 liegen gelassen', source: 'Kopfgeld berechnen', game: { ...feige, trog: false, trogAugen: 10, augen: each(10, 40, 60) }, kopfgeld: 2, penalty: 0, won: true, points: [4, -2, -2] },
	{ says: 'zu dritt mit Trog, kein Stich: er hat nur die 15 abgelegten Augen', source: 'Kopfgeld berechnen', game: { ...eber, trog: true, augen: 15, schwarz: true }, kopfgeld: 4, penalty: 2, won: false, points: [-12, 6, 6] }
];

// prettier-ignore
const strafen: readonly SaukopfExample[] = [
	{ says: 'Quieker', source: 'Grobschlächterstrafpunkte', game: { ...eber, augen: 50, spiess: true }, kopfgeld: 2, penalty: 1, won: false, points: [-9, 3, 3, 3] },
	{ says: 'Spieß gewonnen kostet nichts', source: 'Grobschlächterstrafpunkte', game: { ...eber, augen: 70, spiess: true }, kopfgeld: 2, penalty: 0, won: true, points: [6, -2, -2, -2] },
	{ says: 'Haxnspalter im Aufschlag', source: 'Grobschlächterstrafpunkte', game: { ...eber, augen: 50, stellung: 'aufschlag' }, kopfgeld: 2, penalty: 3, won: false, points: [-15, 5, 5, 5] },
	{ says: 'Sauerei mit 75 verloren: Rauborstigkeit', source: 'Grobschlächterstrafpunkte', game: { ...sauerei, bid: 75, augen: 74 }, kopfgeld: 2, penalty: 1, won: false, points: [-4, -2, 3, 3] },
	{ says: 'Sauerei mit 74 verloren: keine', source: 'Grobschlächterstrafpunkte', game: { ...sauerei, bid: 74, augen: 73 }, kopfgeld: 2, penalty: 0, won: false, points: [-2, -2, 2, 2] },
	{ says: 'Sauerei mit Schwarz verloren: Rauborstigkeit', source: 'Grobschlächterstrafpunkte', game: { ...sauerei, bid: 'schwarz', augen: 118 }, kopfgeld: 2, penalty: 1, won: false, points: [-4, -2, 3, 3] },
	{ says: 'unechte Sauerei mit 90 verloren: keine Rauborstigkeit', source: 'Grobschlächterstrafpunkte', game: { contract: 'sauerei', declarer: A, suit: 'eichel', bid: 90, augen: 80 }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'unechter Großkopferter mit 90 verloren: nur der Bolzenschuss', source: 'Grobschlächterstrafpunkte', game: { contract: 'grosskopferter', declarer: A, card: 'Herz Ober', bid: 90, augen: 80 }, kopfgeld: 2, penalty: 2, won: false, points: [-12, 4, 4, 4] },
	{ says: 'Großkopferter, alles auf einmal', source: 'Grobschlächterstrafpunkte', game: { ...kopf, spiess: true, stellung: 'hinterhalt', huftritt: true, gegenhieb: true }, kopfgeld: 6, penalty: 7, won: false, points: [-20, -6, 13, 13] }, // 2 + 2 + 2; 1 + 1 + 2 + 3
	{ says: 'Solo mit 100 verloren: keine Rauborstigkeit', source: 'Grobschlächterstrafpunkte', game: { ...zucht, bid: 100, augen: 90 }, kopfgeld: 2, penalty: 0, won: false, points: [-6, 2, 2, 2] },
	{ says: 'zu dritt, Trogsauger, Quieker und Haxnspalter', source: 'Grobschlächterstrafpunkte', game: { ...zucht, augen: 50, trog: true, spiess: true, stellung: 'hinterhalt' }, kopfgeld: 2, penalty: 6, won: false, points: [-16, 8, 8] },
	{ says: 'zu dritt, Trog genommen und gewonnen', source: 'Grobschlächterstrafpunkte', game: { ...zucht, augen: 70, trog: true }, kopfgeld: 2, penalty: 0, won: true, points: [4, -2, -2] },
	{ says: 'zu dritt, Feige Sau mit Trog verloren', source: 'Grobschlächterstrafpunkte', game: { ...feige, trog: true, augen: each(20, 40, 60) }, kopfgeld: 2, penalty: 2, won: false, points: [-8, 4, 4] }
];

export const saukopfExamples: readonly SaukopfExample[] = [
	...beispiele,
	...gewinner,
	...kopfgeld,
	...strafen
];
