import type { Book, Figure } from '../book.ts';
import { wordOf } from '../book-words.ts';
import type { Contract } from '../vocabulary.ts';
import { plain, type Piece, type Row } from './shape.ts';
import { schussWord, times } from './wording.ts';

const counted = (figure: Figure): string => `${figure.value} ${figure.value === 1 ? 'Punkt' : 'Punkte'}`;

/** A Sie's points come with the Laufende that always count, and its factor. */
function contractPoints(book: Book, contract: Contract, figure: Figure): string {
	const rule = book.contracts[contract];
	const { factor = null, laufendeHeld = 0, laufende = null } = rule ?? {};
	const held = laufende && laufendeHeld >= laufende.from.value ? ` und ${laufendeHeld} Laufende` : '';
	return `${counted(figure)}${held}${factor ? `, ${times(factor)}` : ''}`;
}

/** What games are worth in a championship, for each opponent. */
export function pointRules(book: Book): readonly Piece[] {
	const { points } = book;
	if (!points) return [];
	const row = (word: string, figure: Figure, text = counted(figure)): Row => ({
		cells: [word, text],
		source: figure.source
	});
	const hasTout = Object.values(book.contracts).some(({ tout }) => tout);
	const rows: Row[] = [
		...book.order.flatMap((contract) => {
			const figure = points.contracts[contract];
			return figure ? [row(wordOf(book, contract), figure, contractPoints(book, contract, figure))] : [];
		}),
		row('Schneider dazu', points.schneider),
		row('Schwarz noch dazu', points.schwarz),
		...(hasTout ? [row(book.words.tout, points.tout, times(points.tout))] : []),
		row('Je Laufendem dazu', points.laufender)
	];
	const schuss =
		book.schuss.names.length === 0
			? ''
			: points.schuss
				? ` Jeder ${schussWord(book)} zählt auch in den Punkten: ${times(book.schuss.factor)}.`
				: ` Kein ${schussWord(book)} zählt in den Punkten.`;
	const text = `Die Punkte gelten gegen jeden Gegner, wer allein spielt, schreibt also das Dreifache.${schuss}`;
	return [
		{ slot: 'counted', source: points.source, block: plain(text) },
		{ slot: 'table', block: { type: 'table', head: [], rows } },
		...(book.mungo?.pays === 'two'
			? [
					{
						slot: 'third',
						ours: 'die Vorlage rundet nur das Geld auf; wie dort',
						block: plain(
							`Sind im ${wordOf(book, 'mungo')} drei gleichauf, wird ihr Drittel auf volle ${points.roundUpTo} aufgerundet.`
						)
					}
				]
			: [])
	];
}
