import { filledIn } from '#lib/base/collections.ts';
import type { SatEntry } from '#lib/log/entry.ts';
import type { MisseatedTable } from '#lib/championship/left-to-do.ts';
import type { Written } from '../writing.svelte.ts';
import type { Session } from '../session.svelte.ts';

/** The organizers say for whom somebody sat in a list, or without a name that it stands as it is written. */
export const sayWhoSat = (
	session: Session,
	championship: string,
	{ list }: MisseatedTable,
	instead?: SatEntry['instead']
): Written =>
	session.store.append([
		{ kind: 'sat', championship, evening: list.evening.evening, ...filledIn({ instead }) }
	]);
