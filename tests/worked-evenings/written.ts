// What is written in a worked evening: the entries of its rows.
import type { AnyEntry } from '#lib/log/entry.ts';
import { members, opening, strike, tonight, type Fields } from '../support/entries.ts';
import type { Evening, Row, Written } from './protocol.ts';

/** Rows count from 1; the opening is 0. */
export const idOf = (row: number): string => String(row).padStart(2, '0');

function entryOf(row: Row, number: number): AnyEntry {
	if ('strike' in row) return strike(idOf(number), idOf(row.strike));
	const replaces = row.correct === undefined ? {} : { replaces: idOf(row.correct) };
	const { kind, ...fields } = fieldsOf(row);
	return tonight(idOf(number), kind, { ...fields, ...replaces });
}

function fieldsOf(row: Exclude<Written, { strike: number }>): Fields & { readonly kind: string } {
	if ('play' in row) return { kind: 'game', game: row.play };
	if ('vergeben' in row) return { kind: 'incident', incident: 'vergeben', player: row.vergeben };
	if ('verabhebt' in row) return { kind: 'incident', incident: 'verabhebt', player: row.verabhebt };
	if ('tooMuch' in row) {
		const sides = { from: [...row.from], to: [...row.to] };
		return { kind: 'incident', incident: 'falschKassiert', ...sides, amount: row.tooMuch };
	}
	if ('seats' in row) return { kind: 'seats', seats: [...row.seats], dealer: row.dealer };
	if ('announce' in row) return { kind: 'announced', round: row.announce };
	if ('end' in row) return { kind: 'roundEnd' };
	if ('passed' in row) return { kind: 'passed' };
	if ('agreed' in row) return { kind: 'agreed', anyContractWinsStock: row.agreed };
	if ('vote' in row) {
		const [mungorunde, bockrunde] = row.vote;
		// A tie is a Mungorunde.
		const round = bockrunde > mungorunde ? 'bockrunde' : 'mungorunde';
		return { kind: 'round', round, vote: { mungorunde, bockrunde } };
	}
	return {
		kind: 'round',
		round: row.ask,
		...(row.geschoben ? { geschoben: true } : {}),
		...(row.anyWins ? { anyContractWinsStock: true } : {}),
		...(row.alte === undefined ? {} : { dealer: row.alte })
	};
}

/** The whole log of the evening, its members and its opening first. */
export function logOf({ book, occasion, seats, dealer, stock, rate, rows }: Evening): readonly AnyEntry[] {
	const optional = {
		...(occasion && { occasion }),
		...(stock === undefined ? {} : { stock }),
		...(rate === undefined ? {} : { rate })
	};
	return [
		...members(...'ABCDEF'),
		opening('00', { rulebook: book, seats: [...seats], dealer, ...optional }),
		...rows.map((row, i) => entryOf(row, i + 1))
	];
}
