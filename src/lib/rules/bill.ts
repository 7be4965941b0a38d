import { toCents, type Cents } from '#lib/base/money.ts';
import type { MemberId } from '#lib/base/ids.ts';

/** One line of a bill: an amount that adds, or a factor that multiplies, with the paragraph it comes from. */
export type Line =
	| { readonly label: string; readonly amount: Cents; readonly source: string }
	| { readonly label: string; readonly factor: number; readonly source: string };

/** A sentence that explains what no sum can: who counts as winner, how a tie is shared. */
export interface Reason {
	readonly text: string;
	readonly source: string;
}

export interface Bill {
	readonly lines: readonly Line[];
	/** What one loser pays one winner; in a Mungo the full price. */
	readonly price: Cents;
	/** Whether the declarer's side won; null where everybody plays for himself. */
	readonly won: boolean | null;
	/** What the game moves, in cents a player; sums to 0. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	readonly reasons: readonly Reason[];
}

/** The one place that says how a price comes about: amounts add first, factors multiply after. */
export function totalOf(lines: readonly Line[]): Cents {
	let sum = 0;
	let product = 1;
	for (const line of lines) {
		if ('amount' in line) sum += line.amount;
		else product *= line.factor;
	}
	return toCents(sum * product);
}

/** The sum as one would write it: "(10 + 5 + 15) × 2 × 2". */
export function formula(lines: readonly Line[]): string {
	const amounts = lines.flatMap((line) => ('amount' in line ? [String(line.amount)] : []));
	const factors = lines.flatMap((line) => ('factor' in line ? [` × ${line.factor}`] : []));
	const sum = amounts.join(' + ');
	return (amounts.length > 1 && factors.length > 0 ? `(${sum})` : sum) + factors.join('');
}
