import type { EveningId } from '#lib/base/ids.ts';
import type { SeatsRow, AnyEvening } from '#lib/evening/state.ts';
import { eveningOf, isKnown } from '#lib/log/entry.ts';
import type { Place } from '#lib/log/place.ts';
import type { AuditWarning } from './audit-evening.ts';
import type { TableRules } from './table-rules.ts';

/**
 * Warns of an evening's entries that count but are not computed: no entry opens the evening any more, or it opens with
 * another book. `state` is the folded evening, null if nothing opens it.
 */
export function orphansOf(
	evening: EveningId,
	places: readonly Place[],
	state: AnyEvening | null,
	rulesOf: (rulebook: string) => TableRules | undefined
): readonly AuditWarning[] {
	const rule = 'orphan';
	if (state) {
		const text = 'Der Abend wird nach einem anderen Regelbuch gespielt; dieses Spiel zählt nicht.';
		const refusedRows = state.rows
			.filter(({ type }) => type === 'refused')
			.map(({ entry }) => ({ entry: entry.id, rule, text }));
		const away = 'So viele sitzen nach dem Regelbuch des Abends nicht am Tisch; diese Plätze zählen nicht.';
		const seatsRows = state.rows
			.filter((row) => row.type === 'seats' && !(row as SeatsRow).counts)
			.map(({ entry }) => ({ entry: entry.id, rule, text: away }));
		return [...refusedRows, ...seatsRows, ...unknownIncidents(evening, places, rulesOf(state.book.id))];
	}
	const text = 'Der Abend dieses Eintrags zählt nicht mehr.';
	return places.flatMap(({ entry }) =>
		entry && isKnown(entry) && eveningOf(entry) === evening ? [{ entry: entry.id, rule, text }] : []
	);
}

/** Incidents that only an earlier book of the evening knows: they move nothing. */
function unknownIncidents(
	evening: EveningId,
	places: readonly Place[],
	book: TableRules | undefined
): readonly AuditWarning[] {
	const text = 'Der Abend wird nach einem anderen Regelbuch gespielt; dieser Vorfall zählt nicht.';
	return places.flatMap(({ entry }) => {
		if (!entry || !isKnown(entry) || entry.kind !== 'incident' || entry.evening !== evening) return [];
		return book?.knows(entry.incident) ? [] : [{ entry: entry.id, rule: 'orphan', text }];
	});
}
