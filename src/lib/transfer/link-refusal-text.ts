import type { Refusal } from '#lib/base/refusal.ts';

/**
 * Why a link with the state of the Kasse can't be opened. Kept apart from the sentences for files, which the link's
 * screen does not load.
 */
export const LINK_SENTENCES = {
	kasseLinkDamaged: 'Der Link ist beschädigt oder nicht vollständig. Lass ihn dir noch einmal schicken.',
	kasseLinkNewer:
		'Der Link kommt aus einer neueren Fassung der App. Lade die App neu, dann öffne ihn noch einmal.'
} as const;

export type LinkRefusal = Refusal<typeof LINK_SENTENCES>;
