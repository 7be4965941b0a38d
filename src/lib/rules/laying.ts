import type { MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { Line, Reason } from './bill.ts';
import type { Book, LayingRule } from './book.ts';
import { termOf } from './book-words.ts';

/** The chances to double before the game, in the order of the bill. */
export const CHANCES = ['deckel', 'legen'] as const;
export type Chance = (typeof CHANCES)[number];
type Laid = { readonly [C in Chance]?: readonly MemberId[] };

/** The book's word for what is laid. */
export const chanceWord = (book: Pick<Book, 'words'>, chance: Chance): string =>
	chance === 'deckel' ? book.words.deckel : termOf(book, chance);

/** How often a rule multiplies where so many laid. */
const timesOf = ({ counts }: LayingRule, laid: number): number =>
	counts === 'once' ? Math.min(laid, 1) : laid;

const laidIn = (book: Book, game: Laid, pays: LayingRule['pays']) =>
	CHANCES.flatMap((chance) => {
		const rule = book[chance];
		const by = game[chance] ?? [];
		return rule && by.length > 0 && (rule.pays ?? 'all') === pays ? [{ chance, rule, by }] : [];
	});

/** The factors of what was laid for everybody, a line each. */
export const layingLines = (book: Book, game: Laid): readonly Line[] =>
	laidIn(book, game, 'all').flatMap(({ chance, rule, by }) => {
		const { value, source } = rule.factor;
		return Array.from({ length: timesOf(rule, by.length) }, () => ({
			label: chanceWord(book, chance),
			factor: value,
			source
		}));
	});

/** What only those pay and get more who laid, said beside the sum. */
export const layingReasons = (book: Book, game: Laid): readonly Reason[] =>
	laidIn(book, game, 'layer').map(({ chance, rule, by }) => ({
		text: `${by.length} ${chanceWord(book, chance)}: × ${rule.factor.value} nur zwischen dem, der gelegt hat, und jedem anderen`,
		source: rule.factor.source
	}));

/**
 * The payoff (cents, sum 0) where what somebody laid counts only between him and each other. Whoever lost owes each winner his
 * share of what that one won; between two of whom one laid, that share is multiplied. What comes on top is rounded to whole
 * cents along the losers and along the winners, who is `first` before the others, so that no cent is lost.
 */
export function amongLayers(
	book: Book,
	game: Laid,
	payoff: ReadonlyMap<MemberId, Cents>,
	first: MemberId | null
): ReadonlyMap<MemberId, Cents> {
	const laid = laidIn(book, game, 'layer');
	if (laid.length === 0) return payoff;
	const order = [...payoff].sort(([a], [b]) => Number(b === first) - Number(a === first));
	const [winners, losers] = [order.filter(([, cents]) => cents > 0), order.filter(([, cents]) => cents < 0)];
	const won = winners.reduce((sum, [, cents]) => sum + cents, 0);
	const factorOf = (one: MemberId, other: MemberId): number =>
		laid.reduce((product, { rule, by }) => {
			const here = by.filter((member) => member === one || member === other).length;
			return product * rule.factor.value ** timesOf(rule, here);
		}, 1);
	const settled = new Map(payoff);
	const add = (side: typeof order, others: typeof order): void => {
		let [exact, moved] = [0, 0];
		for (const [player, cents] of side) {
			for (const [other, part] of others) exact += Math.abs(cents * part) * (factorOf(player, other) - 1);
			const more = Math.round(exact / won) - moved;
			moved += more;
			settled.set(player, toCents(cents + Math.sign(cents) * more));
		}
	};
	add(losers, winners);
	add(winners, losers);
	return settled;
}
