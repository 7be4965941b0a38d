import type { EveningState } from '#lib/evening/state.ts';
import type { OpenEvening } from '../table/open-evening.svelte.ts';
import type { Session } from '../session.svelte.ts';
import type { PartieTable } from './partie-table.svelte.ts';

/**
 * Loads what a championship's table has besides an evening; only such evenings load this code. Writing waits until it is
 * there: a confirmed list must not change without a tick.
 */
export function loadPartie(
	session: Session,
	table: OpenEvening,
	evening: () => EveningState
): Promise<PartieTable> {
	const loading = import('./partie-table.svelte.ts').then(
		({ PartieTable }) => new PartieTable(session, table, evening)
	);
	// The first that loads stays, for its questions are the ones that are shown.
	table.guard = table.guard?.catch(() => loading) ?? loading;
	return loading;
}
