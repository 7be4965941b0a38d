import { resolve } from '$app/paths';
import type { EntryId, EveningId } from '#lib/base/ids.ts';

/** Where an evening's table stands with this game's sheet open: its bill, and what can be done about it. */
export const gameAddress = (evening: EveningId, place: EntryId): string =>
	`${resolve('/abend/[evening]', { evening })}#spiel-${place}`;
