import { sum } from '#lib/base/collections.ts';
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

/** Whether anything laid counts only between who laid and each other. Hardly a book has it. */
export const countsApart = (book: Book): boolean =>
	book.deckel?.pays === 'layer' || book.legen?.pays === 'layer';

/** What was laid and counts only between who laid and each other. */
const laidApart = (book: Book, game: Laid) =>
	CHANCES.flatMap((chance) => {
		const rule = book[chance];
		const by = game[chance] ?? [];
		return rule?.pays === 'layer' && by.length > 0 ? [{ chance, rule, by }] : [];
	});

/** Adds the factors of what was laid for everybody, a line each. Every game asks, so nothing else is made. */
export function addLayingLines(book: Book, game: Laid, lines: Line[]): void {
	if (!game.deckel?.length && !game.legen?.length) return;
	for (const chance of CHANCES) addLaid(book, chance, game[chance]?.length ?? 0, lines);
}

function addLaid(book: Book, chance: Chance, laid: number, lines: Line[]): void {
	const rule = laid > 0 ? book[chance] : null;
	if (!rule || rule.pays === 'layer') return;
	const { value, source } = rule.factor;
	const line = { label: chanceWord(book, chance), factor: value, source };
	for (let i = timesOf(rule, laid); i > 0; i--) lines.push(line);
}

/** What only those pay and get more who laid, said beside the sum. */
export const layingReasons = (book: Book, game: Laid): readonly Reason[] =>
	laidApart(book, game).map(({ chance, rule, by }) => ({
		text: `${by.length} ${chanceWord(book, chance)}: × ${rule.factor.value} nur zwischen dem, der gelegt hat, und jedem anderen`,
		source: rule.factor.source
	}));

/**
 * What comes on top of the payoff (cents, sum 0) where what somebody laid counts only between him and each other; empty if nothing
 * does. Whoever lost owes each winner his share of what that one won; between two of whom one laid, that share is multiplied. Of
 * what comes on top half cents are dropped, of each player but the declarer, who has the rest; without a declarer between each
 * two. So it does not matter who sits where.
 */
export function amongLayers(
	book: Book,
	game: Laid,
	payoff: ReadonlyMap<MemberId, Cents>,
	declarer: MemberId | null
): ReadonlyMap<MemberId, Cents> {
	const laid = laidApart(book, game);
	const won = sum([...payoff.values()].map((cents) => Math.max(0, cents)));
	if (laid.length === 0 || won === 0) return new Map();
	/** What comes on top for one from the other, times all that was won. */
	const more = (one: MemberId, other: MemberId): number => {
		const [mine, theirs] = [payoff.get(one) ?? 0, payoff.get(other) ?? 0];
		if (mine * theirs >= 0) return 0;
		const factor = laid.reduce((product, { rule, by }) => {
			const here = by.filter((member) => member === one || member === other).length;
			return product * rule.factor.value ** timesOf(rule, here);
		}, 1);
		return Math.sign(mine) * Math.abs(mine * theirs) * (factor - 1);
	};
	const players = [...payoff.keys()];
	const whole = (times: number): number => Math.trunc(times / won);
	const onTop = new Map(
		players.map((player) => {
			const each = players.map((other) => more(player, other));
			return [player, toCents(declarer === null ? sum(each.map(whole)) : whole(sum(each)))] as const;
		})
	);
	if (declarer !== null) {
		const others = players.filter((player) => player !== declarer);
		onTop.set(declarer, toCents(-sum(others.map((player) => onTop.get(player) ?? 0))));
	}
	return onTop;
}
