import { ALL_AUGEN } from '#lib/rules/vocabulary.ts';
import type { GamePanel } from '#lib/state/game-panel.svelte.ts';
import type { AskedNumber } from '#lib/ui/NumberPad.svelte';

/** Asks for the Augen of the declarer's side; those of the other side may be typed instead. */
export const augenOfSides = (panel: GamePanel): AskedNumber => ({
	title: 'Augen',
	value: typeof panel.typed.augen === 'number' ? panel.typed.augen : null,
	most: ALL_AUGEN,
	sides: true,
	set: (value) => (value === null ? panel.clearAugen() : panel.setAugen(value))
});
