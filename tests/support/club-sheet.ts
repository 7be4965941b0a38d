import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Game } from '#lib/rules/game.ts';

/** What is entered in the editor: the part, the field's label, and a figure, a choice's words, a name, or a switch. */
export type Stroke = readonly [part: string, label: string, value: number | string | boolean];

/** A tariff sheet that a club, a pub or a tournament has published, as its rules nerd enters it. */
export interface ClubSheet {
	readonly name: string;
	/** Where it was read. */
	readonly from: string;
	/** The id of the book it is entered from. */
	readonly base: 'muenchen' | 'schafkopfschule';
	readonly strokes: readonly Stroke[];
	/** Five games, each with what one loser pays one winner and how the sheet comes to it. */
	readonly games: readonly (readonly [game: Game, price: number, why: string])[];
}

export const [A, B, C, D] = ['A', 'B', 'C', 'D'].map((name) => asId<MemberId>(name)) as [
	MemberId,
	MemberId,
	MemberId,
	MemberId
];
export const called = (rest: Partial<Game> = {}): Game => ({
	contract: 'rufspiel',
	declarer: A,
	partner: B,
	won: true,
	...rest
});
/** A Rufspiel of which the Augen were counted. */
export const counted = (augen: number, rest: Partial<Game> = {}): Game => ({
	...{ contract: 'rufspiel', declarer: A, partner: B, augen },
	...rest
});
export const alone = (contract: Game['contract'], rest: Partial<Game> = {}): Game => ({
	contract,
	declarer: A,
	won: true,
	...rest
});
export const across = (rest: Partial<Game> = {}): Game => ({
	contract: 'kreuz',
	declarer: A,
	won: true,
	...rest
});

export const NOBODY = 'Wenn keiner spielt';
export const ALONE = 'Solo und Wenz';
export const PRICES = (called: number, alone: number, small: number): readonly Stroke[] => [
	['Tarif', 'Rufspiel', called],
	['Tarif', ALONE, alone],
	['Tarif', 'Grundtarif', small]
];
export const without = (...contracts: readonly string[]): readonly Stroke[] =>
	contracts.map((contract) => ['Spiele', contract, false]);
export const NO_SCHUSS: Stroke = ['Doppeln', 'Wie oft verdoppelt werden kann', 0];
export const POINTS: Stroke = ['Tarif', 'Preise in', 'Punkte'];
export const MUSS: Stroke = [NOBODY, NOBODY, 'Muss: einer muss spielen'];
export const ACROSS: Stroke = [NOBODY, NOBODY, 'Kreuz: wer muss, spielt mit dem Gegenüber'];
/** Schneider and Schwarz cost nothing more where one plays alone. */
export const plainAlone = (price: number): readonly Stroke[] => [
	['Preise nach Ausgang', `Preisliste für ${ALONE}`, true],
	...['gewonnen mit Schneider', 'gewonnen mit Schwarz', 'verloren mit Schneider', 'verloren mit Schwarz'].map(
		(end): Stroke => ['Preise nach Ausgang', `${ALONE} ${end}`, price]
	)
];
/** A Solo in Herz at a price of its own, ahead of all others; Schneider and Schwarz cost nothing more. */
export const herzSolo = (price: number): readonly Stroke[] => [
	['Eigene Spiele', 'Eigenes Spiel 1', 'etwas anderes'],
	['Eigenes Spiel 1 im Einzelnen', 'Wer spielt', 'einer allein'],
	['Eigenes Spiel 1 im Einzelnen', 'Trumpffarbe', 'Herz'],
	['Eigenes Spiel 1 im Einzelnen', 'Preis', price],
	['Eigenes Spiel 1 im Einzelnen', 'Schneider und Schwarz zählen', false],
	['Eigenes Spiel 1 im Einzelnen', 'Name', 'Herz-Solo']
];
