import type { Book } from '../book.ts';
import { under, type MakerRow, type Pieces } from './pieces.ts';

const WHEN = {
	passed: 'Wenn keiner spielen will',
	lostEinzelspiel: 'Nach einem verlorenen Einzelspiel',
	level: 'Nach 60 : 60',
	allTricks: 'Wenn eine Partei alle Stiche macht'
} as const satisfies Record<keyof Book['next'], string>;

/** What lets the next games count double. */
export const NEXT = {
	title: 'Was danach doppelt zählt',
	write: ({ next }): Pieces =>
		(Object.keys(WHEN) as (keyof Book['next'])[]).map((when) => {
			const rule = next[when];
			if (!rule) return null;
			const games = rule.value === 1 ? 'zählt danach 1 Spiel' : `zählen danach ${rule.value} Spiele`;
			return under(rule, { [when]: `${WHEN[when]}, ${games} doppelt.` });
		})
} as const satisfies MakerRow;
