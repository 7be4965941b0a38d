import { HOW_HIGH } from '#lib/evening/schafkopf/typing.ts';
import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { GamePanel } from '#lib/state/game-panel.svelte.ts';
import type { AskedNumber } from '#lib/ui/NumberPad.svelte';

/** How high the declarer of a Gardareizrunde has bid. */
export const askedBid = (panel: GamePanel): AskedNumber => ({
	title: HOW_HIGH,
	value: panel.typed.bid ?? null,
	most: ALL_AUGEN,
	set: (bid) => panel.change({ bid: bid ?? undefined })
});
