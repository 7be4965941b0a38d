import type { EveningId } from '#lib/base/ids.ts';
import { framesOf, type Frames } from '#lib/transfer/code-frames.ts';
import { packEntries } from '#lib/transfer/code-packing.ts';
import { entriesToShow } from '#lib/transfer/shown-entries.ts';
import { store } from './device.ts';
import { me } from './me.svelte.ts';

/** What is shown to another phone's camera: some evenings, or all that the club has. */
export type ToShow = { readonly evenings: readonly EveningId[]; readonly wholeClub?: boolean } | 'all';

/** The codes for it; null if it is too much for codes. */
export async function codesFor(what: ToShow): Promise<Frames | null> {
	const from = me.member ?? null;
	if (what === 'all') {
		const { club, entries } = await store.readAll();
		return framesOf(packEntries(club, from, entries));
	}
	const [club, entries, ...groups] = await Promise.all([
		store.clubId(),
		store.readClub(),
		...what.evenings.map((evening) => store.readGroup(evening))
	]);
	const evenings = groups.flat();
	const shown = what.wholeClub ? [...entries, ...evenings] : entriesToShow(entries, evenings);
	return framesOf(packEntries(club, from, shown));
}
