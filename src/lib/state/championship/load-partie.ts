import type { EveningState } from '#lib/evening/state.ts';
import type { OpenEvening } from '../open-evening.svelte.ts';
import type { PartieTable } from './partie-table.svelte.ts';

/**
 * What a table of a championship has besides; its code comes with such an evening. What is written before it is there waits
 * for it: a list that is confirmed already is not changed without a tick.
 */
export function loadPartie(table: OpenEvening, evening: () => EveningState): Promise<PartieTable> {
	const loading = import('./partie-table.svelte.ts').then(
		({ PartieTable }) => new PartieTable(table, evening)
	);
	table.guard ??= loading;
	return loading;
}
