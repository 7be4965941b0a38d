import type { MemberId } from '#lib/base/ids.ts';
import { capital } from '#lib/base/text.ts';
import { endsDrawn } from '#lib/rules/game.ts';
import { afterText, type Sentence, mustText } from '#lib/rules/sentences.ts';
import { dealAt } from '../deal.ts';
import type { NameOf } from '../game-text.ts';
import type { EveningState, Row } from '../state.ts';
import { sentencesAfter } from './triggers.ts';

/** A sentence of the club's own that makes somebody play, and who played the game it speaks of. */
interface Must {
	readonly sentence: Sentence;
	readonly declarer: MemberId | null;
}

/** Who must play the game that is dealt now; null if nobody must. What had to be played makes nobody play. */
export function mustNow({ book, rows }: Pick<EveningState, 'book' | 'rows'>): Must | null {
	const after = (row: Row): Must | null => {
		if (row.type !== 'game' && row.type !== 'passed') return null;
		const game = row.type === 'game' ? row.game : null;
		const number = row.type === 'game' ? row.number : 0;
		const declarer = game?.type === 'sides' ? game.declarer : null;
		const sentence = sentencesAfter(book, game, number).find(
			({ must }) => must && (must !== 'declarer' || declarer !== null)
		);
		return sentence ? { sentence, declarer } : null;
	};
	return rows
		.filter(({ type }) => type === 'game' || type === 'passed')
		.reduce<Must | null>((before, row) => {
			// Who has to play has to play again what was drawn.
			if (before) return row.type === 'game' && endsDrawn(row.game) ? before : null;
			return after(row);
		}, null);
}

/** "Anna muss spielen: nach Solo (verloren)"; null if nobody must. */
export function mustNowText(evening: EveningState, nameOf: NameOf): string | null {
	const now = mustNow(evening);
	const must = now?.sentence.must;
	if (!must) return null;
	const { book, seats, dealer } = evening;
	const named = {
		alte: () => `${mustText(book, 'alte')},`,
		declarer: () => nameOf(now.declarer ?? dealer),
		first: () => nameOf(dealAt(seats, dealer).first),
		dealer: () => nameOf(dealer)
	}[must]();
	return `${capital(named)} muss spielen: ${afterText(book, now.sentence)}.`;
}
