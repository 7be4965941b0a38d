import { PARTIE_TEXTS } from '#lib/championship/system.ts';
import type { ChampionshipEntry } from '#lib/log/entry.ts';
import { Club } from '#lib/state/club.svelte.ts';
import type { PartieAt } from '#lib/statistics/played.ts';
import { session } from '#lib/state/session.svelte.ts';

/** "Meisterschaft 2026 · 2. Partie · Tisch 3": its lists are all of one day and one length. */
export function partieText({ championship, partie, table }: PartieAt): string {
	const entry = session
		.of(Club)
		.log.places.flatMap((place) =>
			place.entry?.kind === 'championship' ? [place.entry as ChampionshipEntry] : []
		)
		.find((one) => one.championship === championship);
	const name = entry ? `Meisterschaft ${entry.year}` : 'Meisterschaft';
	return `${name} · ${partie}. ${PARTIE_TEXTS[entry?.system ?? 'zockmeisterschaft']} · Tisch ${table}`;
}
