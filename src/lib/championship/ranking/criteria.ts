import { asId, type MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { countsAs, type CountsAs } from '#lib/rules/contract-kind.ts';
import type { PaperEntry } from '#lib/log/entry.ts';
import type { PaperList, PartieGame } from '../lists/partie.ts';
import type { System } from '../system.ts';

/** A game that counts, as its declarer played it; in a Rufspiel also as his partner did. */
interface DeclaredGame {
	/** By its own name, or as the book says. */
	readonly as: CountsAs | null;
	readonly sides: 'rufspiel' | 'einzelspiel' | 'other';
	readonly tout: boolean;
	readonly won: boolean;
}

/** A count that a list on paper may give. */
export type PaperCount = keyof NonNullable<PaperEntry['counts']>;

/** What decides a place if all earlier criteria are level; a larger number is better. */
interface Criterion {
	readonly text: string;
	readonly source: string;
	/** Whether a game is counted. */
	readonly counts: (game: DeclaredGame) => boolean;
	/** What of a paper list's counts is added up for it. */
	readonly onPaper: readonly PaperCount[];
}

const isEinzelspiel = ({ sides }: DeclaredGame): boolean => sides === 'einzelspiel';
const isFarbsolo = ({ as }: DeclaredGame): boolean => as === 'solo';
const isWenz = ({ as }: DeclaredGame): boolean => as === 'wenz';
const isBettel = ({ as }: DeclaredGame): boolean => as === 'bettel';
const isRufspiel = ({ sides }: DeclaredGame): boolean => sides === 'rufspiel';
const isSie = ({ as }: DeclaredGame): boolean => as === 'sie';
const isTout = ({ tout }: DeclaredGame): boolean => tout;
const isSoloOrWenz = (game: DeclaredGame): boolean => isFarbsolo(game) || isWenz(game);

/** A criterion by its text, paragraph, games and counts on paper. */
type Counted = (
	text: string,
	source: string,
	counts: Criterion['counts'],
	onPaper: Criterion['onPaper']
) => Criterion;
const played: Counted = (text, source, counts, onPaper) => ({
	text: `gespielte ${text}`,
	source,
	counts,
	onPaper
});
const won: Counted = (text, source, counts, onPaper) => ({
	...{ text: `gewonnene ${text}`, source, onPaper },
	counts: (game) => game.won && counts(game)
});

/**
 * What decides after the points. A Solo-Tout counts as a Farbsolo and a Wenz-Tout as a Wenz; Sie, Tout, Solo, Wenz and
 * Bettel are Einzelspiele. In the tournament a Tout is also one of the Solos and Wenz; a Sie is not.
 */
export const CRITERIA: Readonly<Record<System, readonly Criterion[]>> = {
	zockmeisterschaft: [
		played('Einzelspiele', '§11.3', isEinzelspiel, ['solo', 'wenz', 'bettel', 'sie']),
		won('Einzelspiele', '§11.3', isEinzelspiel, ['soloWon', 'wenzWon', 'bettelWon', 'sie']),
		played('Farbsoli', '§11.3', isFarbsolo, ['solo']),
		won('Farbsoli', '§11.3', isFarbsolo, ['soloWon']),
		played('Wenz', '§11.3', isWenz, ['wenz']),
		won('Wenz', '§11.3', isWenz, ['wenzWon']),
		played('Bettel', '§11.3', isBettel, ['bettel']),
		won('Bettel', '§11.3', isBettel, ['bettelWon']),
		won('Rufspiele', '§11.3', isRufspiel, ['rufspielWon'])
	],
	schafkopfschule: [
		played('Sie', '§5.4.2', isSie, ['sie']),
		won('Tout', '§5.4.2', isTout, ['toutWon']),
		played('Tout', '§5.4.2', isTout, ['tout']),
		won('Soli und Wenz', '§5.4.2', isSoloOrWenz, ['soloOrWenzWon']),
		played('Soli und Wenz', '§5.4.2', isSoloOrWenz, ['soloOrWenz'])
	]
};

/** What decides if every criterion is level: a play-off or lots. */
export const LAST: Readonly<Record<System, Decision>> = {
	zockmeisterschaft: { by: 'playoff', text: 'Entscheidungsspiel', source: '§11.3' },
	schafkopfschule: { by: 'lots', text: 'Los', source: '§5.4.2' }
};

const TOTAL: Readonly<Record<System, Decision>> = {
	zockmeisterschaft: { by: 0, text: 'Gesamtpunkte', source: '§11.3' },
	schafkopfschule: { by: 0, text: 'Punkte', source: '§5.4.1' }
};

/** What put one player before another: a criterion by its place in the list (0 are the points), or the final decision. */
export interface Decision {
	readonly by: number | 'playoff' | 'lots';
	readonly text: string;
	readonly source: string;
}

export function decisionAt(system: System, at: number): Decision {
	const criterion = CRITERIA[system][at - 1];
	return criterion ? { by: at, text: criterion.text, source: criterion.source } : TOTAL[system];
}

/** The first criterion, by its place in the list, in which two are not level; -1 if there is none. */
export const firstDifference = (
	a: { readonly criteria: readonly number[] },
	b: { readonly criteria: readonly number[] }
): number => a.criteria.findIndex((value, i) => value !== b.criteria[i]);

/** Receives what a game adds to a player's numbers. The criterion is its place in the ranking's list; 0 are the points. */
type Add = (player: MemberId, criterion: number, more: number) => void;

/** Adds a game: points for every player, criteria for its declarer and his partner. */
export function tallyGame(system: System, book: Book, { counted, best }: PartieGame, add: Add): void {
	for (const [player, points] of best) add(player, 0, points);
	if (counted?.type !== 'sides') return;
	const game = playedGame(book, counted);
	const { declarer, partner } = counted;
	CRITERIA[system].forEach(({ counts }, i) => {
		if (!counts(game)) return;
		add(declarer, i + 1, 1);
		if (partner !== null) add(partner, i + 1, 1);
	});
}

/** Adds totals from paper: the points, and the counts that each criterion takes. */
export function tallyPaper(system: System, { row, points, counts }: PaperList, add: Add): void {
	for (const [player, more] of points) add(player, 0, more);
	if (!counts) return;
	CRITERIA[system].forEach(({ onPaper }, i) => {
		for (const key of onPaper) {
			for (const [player, more] of Object.entries(row.entry.counts?.[key] ?? {}))
				add(asId(player), i + 1, more);
		}
	});
}

/**
 * The criteria of which nobody said anything in totals from paper, by their place in the ranking's list: what is not known is
 * not none. Of a criterion that takes several counts one is enough.
 */
export function uncountedIn(system: System, { row: { entry }, counts }: PaperList): readonly number[] {
	if (!counts) return [];
	// A list that says something of others says nothing of a count whose map is there and names nobody.
	const isSaid = (key: PaperCount): boolean => {
		const said = entry.counts?.[key];
		return said === undefined || Object.keys(said).length > 0;
	};
	return CRITERIA[system].flatMap(({ onPaper }, i) => (entry.counts && onPaper.some(isSaid) ? [] : i + 1));
}

type SidesGame = Extract<PartieGame['counted'], { type: 'sides' }>;

/** A contract that the championship's list does not name is no Einzelspiel there. */
function playedGame(book: Book, { contract, tout, outcome }: SidesGame): DeclaredGame {
	const as = countsAs(book, contract);
	const sides = book.contracts[contract]?.sides;
	const inList = book.unit.points || book.points === null || book.points.contracts[contract] !== undefined;
	const kind = as === 'rufspiel' || as === 'nothing' ? as : as === null ? sides : 'einzelspiel';
	const isKnown = inList && (kind === 'rufspiel' || kind === 'einzelspiel');
	return { as, sides: isKnown ? kind : 'other', tout, won: outcome.won };
}
