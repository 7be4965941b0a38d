import { sum } from '#lib/base/collections.ts';
import type { MemberId } from '#lib/base/ids.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { HOW_HIGH } from '#lib/evening/schafkopf/typing.ts';
import { type Book, tricksIn } from '#lib/rules/book.ts';
import { mungoTricks, tricksDecide } from '#lib/rules/typed-game.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { GamePanel } from '#lib/state/table/game-panel.svelte.ts';
import type { AskedNumber } from '#lib/ui/NumberPad.svelte';

/** A game in which everybody's Augen are counted. */
interface Counted {
	readonly players: readonly MemberId[];
	/** The Augen as far as they are known, with those that follow from the others. */
	readonly each: ReadonlyMap<MemberId, number>;
	/** The Augen that were typed. */
	readonly typed: { readonly augen?: number | Readonly<Record<string, number>> };
	setAugenOf(player: MemberId, augen: number | null): void;
}

interface Screen {
	readonly nameOf: NameOf;
	readonly ask: (wanted: AskedNumber) => void;
	/** Opens the counting of a player's cards. */
	readonly count: (player: MemberId) => void;
	/** Goes on when everybody's are known. */
	readonly then?: () => void;
}

/** Numbers of everybody's that have a sum. */
interface Shares {
	readonly word: string;
	readonly players: readonly MemberId[];
	/** As they are now, with those that follow from the others. */
	readonly each: () => ReadonlyMap<MemberId, number>;
	/** As they were typed. */
	readonly typed: () => Readonly<Record<string, number>>;
	readonly all: number;
	/** A number of so many digits is taken over at once. */
	readonly digits: number;
	readonly set: (player: MemberId, value: number | null) => void;
	readonly count?: (player: MemberId) => void;
	/** When the last one is known. */
	readonly then?: (() => void) | undefined;
}

/** Asks for a player's number, then for that of the next whose number is not known, until all are; the first of these if none is named. */
function askInTurn(of: Shares, { nameOf, ask }: Pick<Screen, 'nameOf' | 'ask'>, first?: MemberId): void {
	const { players, word } = of;
	const known = of.each();
	const openAfter = (player: MemberId | undefined): MemberId | undefined => {
		const at = player === undefined ? 0 : players.indexOf(player) + 1;
		return [...players.slice(at), ...players.slice(0, at)].find((other) => !of.each().has(other));
	};
	const asked = first ?? openAfter(undefined) ?? players[0];
	if (asked === undefined) return;
	const again = (player: MemberId): void => askInTurn(of, { nameOf, ask }, player);
	const others = Object.entries(of.typed()).filter(([player]) => player !== asked);
	// If everybody else was typed, one of them may be the one who is wrong.
	const taken = others.length < players.length - 1 ? sum(others.map(([, share]) => share)) : 0;
	ask({
		title: `${word} von ${nameOf(asked)}`,
		value: known.get(asked) ?? null,
		most: of.all - taken,
		digits: of.digits,
		steps: players.map((player) => {
			const own = known.get(player);
			const name = `${word} von ${nameOf(player)}`;
			return {
				label: own === undefined ? nameOf(player) : `${nameOf(player)} ${own}`,
				name: own === undefined ? name : `${name}: ${own}`,
				now: player === asked,
				go: () => again(player)
			};
		}),
		set: (value) => {
			of.set(asked, value);
			const next = value === null ? undefined : openAfter(asked);
			if (next !== undefined) again(next);
			else if (value !== null) of.then?.();
		},
		...(of.count ? { count: () => of.count?.(asked) } : {})
	});
}

export const askAugenInTurn = (panel: Counted, screen: Screen, first?: MemberId): void =>
	askInTurn(
		{
			word: 'Augen',
			players: panel.players,
			each: () => panel.each,
			typed: () => (typeof panel.typed.augen === 'object' ? panel.typed.augen : {}),
			all: ALL_AUGEN,
			digits: 2,
			set: (player, augen) => panel.setAugenOf(player, augen),
			count: screen.count,
			then: screen.then
		},
		screen,
		first
	);

/** The tricks that break a tie in a Mungo (weitnau §3.3.2). */
export const askTricksInTurn = (panel: GamePanel, book: Book, screen: Pick<Screen, 'nameOf' | 'ask'>): void =>
	askInTurn(
		{
			word: 'Stiche',
			players: panel.players,
			each: () => mungoTricks(book, panel.typed, panel.players),
			typed: () => panel.typed.tricks ?? {},
			all: tricksIn(book),
			digits: 1,
			set: (player, tricks) => panel.setMungoTricks(player, tricks)
		},
		screen
	);

/** The same, if only they can tell who pays, and they are not known yet. */
export function askMissingTricks(...[panel, book, screen]: Parameters<typeof askTricksInTurn>): void {
	const isMissing = mungoTricks(book, panel.typed, panel.players).size < panel.players.length;
	if (isMissing && tricksDecide(book, panel.typed, panel.players)) askTricksInTurn(panel, book, screen);
}

/** The Augen of the declarer's side; those of the other side may be typed instead. */
export const augenOfSides = (panel: GamePanel): AskedNumber => ({
	title: 'Augen',
	value: typeof panel.typed.augen === 'number' ? panel.typed.augen : null,
	most: ALL_AUGEN,
	sides: true,
	set: (value) => (value === null ? panel.clearAugen() : panel.setAugen(value))
});

/** How high the declarer of a Gardareizrunde has bid. */
export const askedBid = (panel: GamePanel): AskedNumber => ({
	title: HOW_HIGH,
	value: panel.typed.bid ?? null,
	most: ALL_AUGEN,
	set: (bid) => panel.change({ bid: bid ?? undefined })
});
