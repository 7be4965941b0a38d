import { unitAt, type Book } from '#lib/rules/book.ts';
import type { EveningBase, EveningState, RowBase, AnyEvening } from './state.ts';

// What a unit of the book is worth may change in the course of an evening, where everybody at the table agrees. Games before
// that keep their price.

type Rated = Pick<Book, 'unit'>;

const TIMES = ['', 'einfacher', 'doppelter', 'dreifacher', 'vierfacher'];

/** A tariff in German: "großer Tarif", "doppelter Tarif", "20 Cent je Einheit". `unit` is what a unit is worth, in cents or points. */
export function tariffWord({ unit: { cents, agreed, large, points } }: Rated, unit: number): string {
	if (large) return unit > cents ? 'großer Tarif' : 'kleiner Tarif';
	const times = unit / cents;
	if (agreed || !Number.isInteger(times)) return `${unit} ${points ? 'Punkte' : 'Cent'} je Einheit`;
	return `${TIMES[times] ?? `${times}-facher`} Tarif`;
}

/** What a unit was worth when the evening began, in cents or points; in Saukopf a point. */
export const openedUnit = ({ book: { unit: ofBook }, opening, unit }: EveningBase): number =>
	ofBook ? unitAt({ unit: ofBook }, opening.rate) : unit;

interface Span {
	readonly from: number;
	to: number | null;
	readonly unit: number;
}

/** The tariffs of an evening by its games, and the one that the next game has; one span where none was changed. */
function spansOf({ rows, unit, games, closed }: EveningState): readonly Span[] {
	const spans: Span[] = [];
	const add = (number: number, of: number): void => {
		const last = spans.at(-1);
		if (last?.unit === of) return;
		if (last) last.to = number - 1;
		spans.push({ from: number, to: null, unit: of });
	};
	for (const row of rows) if (row.type === 'game') add(row.number, row.unit);
	if (!closed) add(games + 1, unit);
	return spans;
}

/** Which games cost what: "Spiel 1 bis 11 einfacher Tarif, ab Spiel 12 doppelter Tarif"; empty where the tariff never changed. */
export function tariffsText(evening: AnyEvening): string {
	if (evening.type === 'saukopf') return '';
	const spans = spansOf(evening);
	if (spans.every(({ unit }) => unit === openedUnit(evening))) return '';
	return spans
		.map(({ from, to, unit }) => {
			const games =
				to === null ? `ab Spiel ${from}` : to === from ? `Spiel ${from}` : `Spiel ${from} bis ${to}`;
			return `${games} ${tariffWord(evening.book, unit)}`;
		})
		.join(', ');
}

/** The tariff that a row's game was played by; empty where the evening had one alone. */
export const tariffAt = (evening: EveningState, { unit }: Pick<RowBase, 'unit'>): string =>
	tariffsText(evening) && tariffWord(evening.book, unit);
