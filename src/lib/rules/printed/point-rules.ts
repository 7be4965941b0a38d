import type { Book, Figure } from '../book.ts';
import { wordOf } from '../fields.ts';
import { plain, type Piece, type Row } from './shape.ts';
import { times } from './wording.ts';

const counted = (figure: Figure): string => `${figure.value} ${figure.value === 1 ? 'Punkt' : 'Punkte'}`;

/** What games are worth in a championship, for each opponent. */
export function pointRules(book: Book): readonly Piece[] {
	const { points } = book;
	if (!points) return [];
	const row = (word: string, figure: Figure, text = counted(figure)): Row => ({
		cells: [word, text],
		source: figure.source
	});
	const rows: Row[] = [
		...book.order.flatMap((contract) => {
			const figure = points.contracts[contract];
			return figure ? [row(wordOf(book, contract), figure)] : [];
		}),
		row('Schneider dazu', points.schneider),
		row('Schwarz noch dazu', points.schwarz),
		row(book.words.tout, points.tout, times(points.tout)),
		row('Je Laufendem dazu', points.laufender)
	];
	const schuss = points.schuss
		? 'Jeder Schuss verdoppelt auch die Punkte.'
		: 'Schüsse zählen in den Punkten nicht.';
	const third = book.mungo
		? ` Sind im ${wordOf(book, 'mungo')} drei gleichauf, wird ihr Drittel auf volle ${points.roundUpTo} aufgerundet.`
		: '';
	const text = `Die Punkte gelten gegen jeden Gegner, wer allein spielt, schreibt also das Dreifache. ${schuss}${third}`;
	return [
		{ slot: 'counted', source: points.source, block: plain(text) },
		{ slot: 'table', block: { type: 'table', head: [], rows } }
	];
}
