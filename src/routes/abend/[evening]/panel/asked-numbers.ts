import type { MemberId } from '#lib/base/ids.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { HOW_HIGH } from '#lib/evening/schafkopf/typing.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { GamePanel } from '#lib/state/game-panel.svelte.ts';
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
}

/** Asks for a player's Augen, then for those of the next whose Augen are not known, until all are; the first of these if none is named. */
export function askAugenInTurn(panel: Counted, screen: Screen, first?: MemberId): void {
	const { players } = panel;
	const { nameOf, ask, count } = screen;
	const openAfter = (player: MemberId | undefined): MemberId | undefined => {
		const at = player === undefined ? 0 : players.indexOf(player) + 1;
		return [...players.slice(at), ...players.slice(0, at)].find((other) => !panel.each.has(other));
	};
	const asked = first ?? openAfter(undefined) ?? players[0];
	if (asked === undefined) return;
	const { augen: given } = panel.typed;
	const others = Object.entries(typeof given === 'object' ? given : {}).filter(
		([player]) => player !== asked
	);
	// If everybody else was typed, one of them may be the one who is wrong.
	const taken = others.length < players.length - 1 ? others.reduce((sum, [, augen]) => sum + augen, 0) : 0;
	ask({
		title: `Augen von ${nameOf(asked)}`,
		value: panel.each.get(asked) ?? null,
		most: ALL_AUGEN - taken,
		twoDigits: true,
		steps: players.map((player) => {
			const own = panel.each.get(player);
			const name = `Augen von ${nameOf(player)}`;
			return {
				label: own === undefined ? nameOf(player) : `${nameOf(player)} ${own}`,
				name: own === undefined ? name : `${name}: ${own}`,
				now: player === asked,
				go: () => askAugenInTurn(panel, screen, player)
			};
		}),
		set: (augen) => {
			panel.setAugenOf(asked, augen);
			const next = augen === null ? undefined : openAfter(asked);
			if (next !== undefined) askAugenInTurn(panel, screen, next);
		},
		count: () => count(asked)
	});
}

/** How high the declarer of a Gardareizrunde has bid. */
export const askedBid = (panel: GamePanel): AskedNumber => ({
	title: HOW_HIGH,
	value: panel.typed.bid ?? null,
	most: ALL_AUGEN,
	set: (bid) => panel.change({ bid: bid ?? undefined })
});
