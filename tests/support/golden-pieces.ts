// Games that show what the list of a tournament makes of them, and what a referee has to say.
import type { Fields } from './entries.ts';

/** They end level in everything, and lots are drawn. */
export const LEVEL = ['anni', 'hias'] as const;
/** A deal that shows a rule of the list. */
export interface Piece {
	readonly stage: number;
	readonly table: number;
	readonly deal: number;
	readonly game: (four: readonly string[]) => Fields;
	/** What the referee said, where he was asked. */
	readonly approved?: boolean;
	readonly counts?: Fields | null;
}

/** Players with no other part in the file, clockwise. */
const others = (four: readonly string[]): readonly string[] =>
	four.filter((player) => !LEVEL.some((one) => one === player));

/** Who plays the piece, and who breaks a rule in it if that is somebody else. */
export const declarerOf = (four: readonly string[]): string => others(four)[0] ?? '';
const nextOf = (four: readonly string[]): string => others(four)[1] ?? '';

const solo = (fields: Fields) => (four: readonly string[]) => ({
	contract: 'solo',
	declarer: declarerOf(four),
	won: true,
	...fields
});
const wenz = (fields: Fields) => (four: readonly string[]) => ({ ...solo(fields)(four), contract: 'wenz' });
const sie = (four: readonly string[]): Fields => ({ contract: 'sie', declarer: declarerOf(four) });
const plain: Fields = { tout: false, schwarz: false };

export const PIECES: readonly Piece[] = [
	// 5.2.15: a first Tout or Schwarz counts as a simple Solo; 2.9.1: a first Sie not at all
	{ stage: 1, table: 1, deal: 1, game: solo({ tout: true }), counts: plain },
	{ stage: 1, table: 2, deal: 1, game: sie, counts: null },
	{ stage: 2, table: 2, deal: 1, game: wenz({ schwarz: true }), counts: plain },
	// 5.2.16: with the first game's he has four; the fifth was approved, for the sixth nobody asked
	...[5, 9, 13].map((deal) => ({ stage: 1, table: 1, deal, game: solo({ won: deal === 9 }) })),
	{ stage: 1, table: 1, deal: 17, game: wenz({}), approved: true },
	{ stage: 1, table: 1, deal: 21, game: wenz({}), counts: null },
	// 5.2.14: approved, refused, not asked
	{ stage: 1, table: 2, deal: 7, game: wenz({ tout: true }), approved: true },
	{ stage: 1, table: 2, deal: 10, game: solo({ tout: true }), approved: false, counts: null },
	{ stage: 2, table: 2, deal: 14, game: solo({ tout: true, won: false }), approved: true },
	{ stage: 2, table: 2, deal: 20, game: sie, approved: true },
	{ stage: 2, table: 2, deal: 26, game: sie, counts: null },
	// 3.4.17: the soloist's wrong card, an opponent's, a partner's
	{
		stage: 2,
		table: 1,
		deal: 8,
		game: (four) => ({
			contract: 'solo',
			declarer: declarerOf(four),
			foul: { player: declarerOf(four), kind: 'karte' }
		})
	},
	{
		stage: 2,
		table: 1,
		deal: 16,
		game: (four) => ({
			contract: 'wenz',
			declarer: declarerOf(four),
			foul: { player: nextOf(four), kind: 'karte' }
		})
	},
	{
		stage: 1,
		table: 2,
		deal: 23,
		game: (four) => ({
			contract: 'rufspiel',
			declarer: declarerOf(four),
			partner: nextOf(four),
			foul: { player: nextOf(four), kind: 'verraten' }
		})
	}
];
