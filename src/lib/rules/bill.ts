import { toCents, type Cents } from '#lib/base/money.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { OURS } from './book.ts';

/** One line of a bill: an amount to add (cents), a factor to multiply by, or what the price becomes, with its paragraph. */
export type Line =
	| { readonly label: string; readonly amount: Cents; readonly source: string }
	| { readonly label: string; readonly factor: number; readonly source: string }
	/** Cents; only last, after all others: rounded, or no more than a game may cost. */
	| { readonly label: string; readonly becomes: Cents; readonly source: string };

/** A German sentence for what the sum does not explain: why a side has won, how a tie is shared. */
export interface Reason {
	readonly text: string;
	readonly source: string;
}

/** What a game costs, and what it moves. */
export interface Bill {
	readonly lines: readonly Line[];
	/** What one loser pays one winner, in cents; in a Mungo the full price. */
	readonly price: Cents;
	/** Whether the declarer's side won; null if everybody plays for himself, and of a game that is drawn. */
	readonly won: boolean | null;
	/** What the game moves, in cents for each player; the sum is 0. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	/** What of the payoff comes on top because what somebody laid counts only between him and each other; only where it does. */
	readonly onTop?: ReadonlyMap<MemberId, Cents>;
	/** What was found while it was priced; `reasonsOf` says the rest. */
	readonly reasons: readonly Reason[];
}

/** The price in cents: first all amounts are added, then the factors multiply; what it becomes after that stands last. No other place computes a price. */
export function totalOf(lines: readonly Line[]): Cents {
	let sum = 0;
	let product = 1;
	for (const line of lines) {
		if ('amount' in line) sum += line.amount;
		else if ('factor' in line) product *= line.factor;
		else [sum, product] = [line.becomes, 1];
	}
	return toCents(sum * product);
}

/** What a line does, and by how much. */
const effectOf = (line: Line): string =>
	'factor' in line ? `× ${line.factor}` : 'becomes' in line ? `→ ${line.becomes}` : `+ ${line.amount}`;

/**
 * The lines that another bill does not have: none of its lines does the same under the same name, or in the same place. Its
 * words may differ, as other rules have other words; so amounts and factors are counted apart, or a Schneider more would set
 * each Schuss against another.
 */
export function unlike(lines: readonly Line[], others: readonly Line[]): ReadonlySet<Line> {
	const placed = ofOneKind(others);
	const found = ofOneKind(lines).filter(
		({ line, place }) =>
			!placed.some(
				(beside) =>
					(beside.line.label === line.label || beside.place === place) &&
					effectOf(beside.line) === effectOf(line)
			)
	);
	return new Set(found.map(({ line }) => line));
}

/** Whether a bill has the lines of another and one more, which doubles it. */
export function isDoubled(lines: readonly Line[], others: readonly Line[]): boolean {
	const said = (line: Line): string => `${line.label} ${effectOf(line)}`;
	const rest = others.map(said);
	const more = lines.filter((line) => {
		const at = rest.indexOf(said(line));
		if (at !== -1) rest.splice(at, 1);
		return at === -1;
	});
	const [double, ...less] = more;
	return rest.length + less.length === 0 && double !== undefined && 'factor' in double && double.factor === 2;
}

/** Each line with its place among those of its kind. */
function ofOneKind(lines: readonly Line[]): readonly { readonly line: Line; readonly place: number }[] {
	let amounts = 0;
	let factors = 0;
	return lines.map((line) => ({ line, place: 'factor' in line ? factors++ : amounts++ }));
}

/** The same with what it counts: "10 + 5 Cent". A lone number of points says nothing beside the price; it is left out. */
export const countedFormula = (lines: readonly Line[], inPoints: boolean | undefined): string =>
	inPoints && !lines[1] ? '' : `${formula(lines)} ${inPoints ? 'P' : 'Cent'}`;

/** The calculation as one would write it down: "(10 + 5 + 15) × 2 × 2", "25 × 3 → 80 → 60". */
export function formula(lines: readonly Line[]): string {
	let sum = '';
	let rest = '';
	for (const line of lines) {
		if ('amount' in line) sum += ` + ${line.amount}`;
		else rest += 'factor' in line ? ` × ${line.factor}` : ` → ${line.becomes}`;
	}
	sum = sum.slice(3);
	return (sum.includes('+') && rest.includes('×') ? `(${sum})` : sum) + rest;
}

// How a decision of the app is told apart from a paragraph, wherever a source is shown.

/** How such a decision is marked, on screen, on a bill and in print. */
export const OURS_MARK = `◆ ${OURS}`;

/** Whether a source is a decision of the app. */
export const isOurs = (source: string): boolean => source.startsWith(OURS);

/** "§ 4.1" is never broken at the end of a line. */
export const spaced = (text: string): string => text.replaceAll(/§\s?(?=\d)/g, '§\u00a0');

/** A source as it is shown: "§ 4.1"; one without numbers is named by its heading, our own by the mark. */
export const cited = (source: string): string =>
	isOurs(source) ? OURS_MARK : spaced(source).replace(/^§(?=[^\d\s])/, '');
