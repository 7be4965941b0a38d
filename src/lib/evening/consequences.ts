import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { amountText, unbroken } from '#lib/base/money.ts';
import { inSentence } from '#lib/base/text.ts';
import { isDoubled } from '#lib/rules/bill.ts';
import type { AnyEvening } from './state.ts';
import type { NameOf } from './game-text.ts';

// What follows from a change in the past: told before it is written, and afterwards, by the same two folds.

type Row = AnyEvening['rows'][number];
type Played = Extract<Row, { readonly type: 'game' | 'saukopf' }>;

/** A game that comes to something else although nobody changed it. */
interface LaterGame {
	readonly was: Played;
	readonly is: Played;
}

export interface Consequences {
	/** By how much each person's stand changes, in cents, or in points where the book counts those; nobody whose stays. */
	readonly moved: readonly (readonly [MemberId, number])[];
	readonly inPoints: boolean;
	readonly later: readonly LaterGame[];
	/** By how many cents the Stock grows. */
	readonly stock: number;
}

/** What a game moved, as a text that can be compared, in whatever order they sat. */
function movedIn(row: Played): string {
	const { bill } = row;
	const parts = row.type === 'game' ? [bill.payoff, row.stock, row.bought] : [bill.payoff, row.bill.points];
	return parts.map((by) => [...by].map(([member, amount]) => `${member} ${amount}`).sort()).join(';');
}

const scoresOf = (state: AnyEvening): ReadonlyMap<MemberId, number> =>
	state.type === 'saukopf' ? state.points : state.scores;

const gamesIn = ({ rows }: AnyEvening): readonly Played[] =>
	(rows as readonly Row[]).filter((row) => row.type === 'game' || row.type === 'saukopf');

/** Compares an evening before and after a change of the game at `changed`; that one is no later game. */
export function consequences(before: AnyEvening, after: AnyEvening, changed: EntryId | null): Consequences {
	const [then, now] = [scoresOf(before), scoresOf(after)];
	const moved = [...new Set([...then.keys(), ...now.keys()])].map(
		(member) => [member, (now.get(member) ?? 0) - (then.get(member) ?? 0)] as const
	);
	const old = new Map(gamesIn(before).map((row) => [row.place, row]));
	return {
		moved: moved.filter(([, amount]) => amount !== 0),
		inPoints: after.type === 'saukopf' || (after.book.unit.points ?? false),
		later: gamesIn(after).flatMap((is) => {
			const was = is.place === changed ? undefined : old.get(is.place);
			return was && movedIn(was) !== movedIn(is) ? [{ was, is }] : [];
		}),
		stock: after.stock - before.stock
	};
}

/** "Carla −1,00, Dieter +1,20"; says so if it is nobody. */
export function movedText({ moved, inPoints }: Consequences, nameOf: NameOf): string {
	const amount = (value: number): string => amountText(value, inPoints, true).replace(' €', '');
	return (
		moved.map(([member, value]) => `${nameOf(member)} ${amount(value)}`).join(', ') ||
		'Kein Stand ändert sich'
	);
}

/**
 * What else follows, a few words each: of the later games and of the Stock. Games have the number that the list shows, which is
 * the old one until the change is written.
 */
export function laterTexts(
	{ later, inPoints, stock }: Consequences,
	nameOf: NameOf,
	number: 'was' | 'is'
): readonly string[] {
	const texts = later.map((game) => laterText(game, `Spiel ${game[number].number}`, nameOf, inPoints));
	return stock === 0 ? texts : [...texts, `Stock ${amountText(stock, inPoints, true)}`];
}

/** What a loser pays a winner, in the unit of the stands. */
const priceOf = ({ type, bill }: Played): number =>
	type === 'game' ? bill.price : bill.kopfgeld + bill.penalty;

function laterText({ was, is }: LaterGame, name: string, nameOf: NameOf, inPoints: boolean): string {
	const [from, to] = [priceOf(was), priceOf(is)];
	const come = is.players.filter((player) => !was.players.includes(player));
	const go = was.players.filter((player) => !is.players.includes(player));
	if (come.length > 0)
		return `${name} rechnet ${go.length > 0 ? `${names(come, nameOf)} statt ${names(go, nameOf)}` : `auch ${names(come, nameOf)}`} mit ab`;
	if (go.length > 0) return `${name} rechnet ohne ${names(go, nameOf)} ab`;
	// What a championship's list says of both, where that is the only account.
	const [before, after] = [was, is].map((row) => (row.type === 'game' ? row.listed : undefined));
	if (after !== undefined && before !== after) return `${name} zählt ${after} statt ${before}`;
	if (from === to) return `${name} bewegt etwas anderes`;
	// Half the price alone does not say it: a Bockrunde and a Deckel may have made way for a Mungorunde, which doubles too.
	if (was.type === 'game' && is.type === 'game') {
		const [lines, others] = [was.bill.lines, is.bill.lines];
		if (from === 2 * to && isDoubled(lines, others)) return `${name} zählt nicht mehr doppelt`;
		if (to === 2 * from && isDoubled(others, lines)) return `${name} zählt jetzt doppelt`;
	}
	return unbroken(`${name} kostet ${amountText(to, inPoints)} statt ${amountText(from, inPoints)}`);
}

const names = (members: readonly MemberId[], nameOf: NameOf): string => inSentence(members.map(nameOf));

/** How many games of an evening come to something else, count again, or count no longer. */
type Compared = Readonly<Record<'repriced' | 'lost' | 'regained', number>>;

/** What became of an evening's games; null stands for an evening that nothing opens. */
export function comparedGames(before: AnyEvening | null, after: AnyEvening | null): Compared {
	const [then, now] = [costsIn(before), costsIn(after)];
	const places = [...now.keys()];
	return {
		repriced: places.filter((place) => then.has(place) && then.get(place) !== now.get(place)).length,
		regained: places.filter((place) => !then.has(place)).length,
		lost: [...then.keys()].filter((place) => !now.has(place)).length
	};
}

/** What each game moved, by its place, as a text that can be compared. */
const costsIn = (state: AnyEvening | null): ReadonlyMap<EntryId, string> =>
	new Map((state ? gamesIn(state) : []).map((row) => [row.place, movedIn(row)]));
