import type { Book } from '../book.ts';
import { under, type MakerRow } from './pieces.ts';
import { money } from './wording.ts';

/** Who pays an evening's fee. */
export const feePayers = ({ from }: Book['fees']): string =>
	from === 0
		? 'Jeder, der am Tisch gesessen ist, auch mit 0 Spielen,'
		: `Jeder, der wenigstens ${from} ${from === 1 ? 'Spiel' : 'Spiele'} mitgespielt hat, auch wer früher geht,`;

/** What everybody pays for coming. */
export const FEES = {
	title: 'Beiträge',
	write: ({ fees }) => {
		const { evening, championship, tournament } = fees;
		return [
			under(evening, {
				evening: `${feePayers(fees)} zahlt an einem gewöhnlichen Abend ${money(evening?.value)} in die Kasse.`
			}),
			under(championship, {
				championship: `Das Startgeld einer Meisterschaft ist ${money(championship?.value)}.`
			}),
			under(tournament, { tournament: `Das Startgeld eines Turniers ist ${money(tournament?.value)}.` })
		];
	}
} as const satisfies MakerRow;
