import { said } from '#lib/state/club/club-words.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';
import type { FigureLine } from './FigureList.svelte';
import { share } from './words.ts';

// What a figure counts, where its name does not say it.

const TEXTS = {
	evening:
		'Jeder Tisch zählt als Abend, auch jede Partie einer Meisterschaft: an einem Tag können es mehrere sein. Abende, die noch laufen, zählen mit; die Seiten der Mitglieder zählen nur abgeschlossene.',
	balance:
		'Alles, was er an den Abenden gewonnen und verloren hat, auch {stock}, Bußen und gekaufte Karten. Auch Abende, die noch laufen.',
	average: 'Was ein Spiel im Schnitt gebracht hat: nur die Spiele, ohne {stock}, Bußen und gekaufte Karten.',
	run: 'Spiele hintereinander, in denen er Karten hatte, auch über Abende hinweg, aber nur innerhalb des gewählten Zeitraums. Ein Spiel auf null beendet die Serie.',
	solo: 'Einer gegen alle, wie es das Regelbuch des Abends sagt: Solo, Wenz, Bettel, Sie und was dort noch dazugehört.',
	points:
		'Die Punkte nach der Liste des Regelbuchs (Allgäu §\u00a011.5, Schafkopfschule §\u00a05.2.7), zusammengezählt. Ein Spiel, das nicht auf der Liste steht, und ein Buch ohne Liste bringen keine.',
	price: 'Was ein Verlierer zahlt. Dahinter, was die Gewinner zusammen bekommen.',
	role: 'Spieler: hat das Spiel angesagt. Mitspieler: dessen Partner. Gegner: auf der anderen Seite. Im {mungo} gibt es keine Seiten.',
	attendance: 'Bei wie vielen Abenden des Zeitraums er am Tisch saß.',
	eveningsWon: 'Abende, an denen niemand mehr hatte als er. Wer gleichauf war, zählt auch.',
	eveningAverage: 'Die Bilanz, geteilt durch seine Abende.',
	fines: 'Was Vergeben und Verabheben gekostet haben.',
	together:
		'Spiele zu zweit auf einer Seite, Spieler oder Gegner im Rufspiel. Alleinspiele und die drei dagegen sind kein Paar.',
	against: 'Spiele auf verschiedenen Seiten. Im {mungo} gibt es keine.',
	two: 'Darunter, was diese Spiele dem Ersten und dem Zweiten gebracht haben.',
	share: 'Mit weniger als fünf gemeinsamen Spielen zählt es nicht.',
	schneider: 'Von allen Spielen zwischen zwei Seiten; Saukopf und {mungo} nicht mitgezählt.',
	level: 'Von den Spielen, bei denen die Augen aufgeschrieben sind.'
} as const;

export type Meant = keyof typeof TEXTS;

/** What a figure counts, in the words of the evenings that are shown. */
export const meaningOf = (figure: Meant): string => said(session, TEXTS[figure]);

/** A line of a list of figures; `meant` says what it counts, where its name does not. */
export const figureLine = (
	label: string,
	value: string | number,
	more: Pick<FigureLine, 'hint' | 'href'> = {},
	...meant: readonly Meant[]
): FigureLine => ({ label, value: String(value), ...more, meaning: meant.map(meaningOf).join(' ') });

/** So many of all. */
export const part = (label: string, some: number, all: number, ...meant: readonly Meant[]): FigureLine =>
	figureLine(label, `${some} von ${all}`, { hint: share(some, all) }, ...meant);

/** Those that there are. */
export const linesOf = (lines: readonly (FigureLine | false | null | undefined)[]): readonly FigureLine[] =>
	lines.flatMap((one) => one || []);
