import type { MemberId } from '#lib/base/ids.ts';
import { capital } from '#lib/base/text.ts';
import { roundWord } from '#lib/rules/book-words.ts';
import { endsDrawn } from '#lib/rules/game.ts';
import type { MustPlay } from '#lib/rules/occurrences.ts';
import { afterText, type Sentence, mustText } from '#lib/rules/sentences.ts';
import { dealAt, seatAfter } from '../seats.ts';
import type { NameOf } from '../game-text.ts';
import type { EveningState, GameRow, Row } from '../state.ts';
import { sentencesAfter } from './triggers.ts';

/** Who must play: after something by a sentence of the club's own, in a round, or when nobody wants to. */
interface Must {
	readonly must: MustPlay;
	readonly by: Sentence | 'round' | 'passed';
	/** The game before. */
	readonly row: GameRow | null;
}

type Played = Pick<EveningState, 'book' | 'rows' | 'rounds'>;

/** Who must play the game that is dealt now; null if nobody must. What had to be played makes nobody play, but in a round. */
export function mustNow(evening: Played): Must | null {
	const { rounds } = evening;
	const must = rounds.running?.rule.must;
	const row = evening.rows.findLast((one) => one.type === 'game') ?? null;
	return mustAfter(evening) ?? (must ? { must, by: 'round', row } : null);
}

/** Who must play if nobody wants to; null where the book does not say it. */
export const mustWhenPassed = ({ book, rows }: Played): Must | null =>
	book.muss
		? { must: book.muss.who, by: 'passed', row: rows.findLast((one) => one.type === 'game') ?? null }
		: null;

function mustAfter({ book, rows }: Played): Must | null {
	const after = (row: Row): Must | null => {
		if (row.type !== 'game' && row.type !== 'passed') return null;
		const game = row.type === 'game' ? row.game : null;
		const sentence = sentencesAfter(book, game, row.type === 'game' ? row.number : 0).find(
			({ must }) => must && (must !== 'declarer' || game?.type === 'sides')
		);
		return sentence?.must
			? { must: sentence.must, by: sentence, row: row.type === 'game' ? row : null }
			: null;
	};
	return rows
		.filter(({ type }) => type === 'game' || type === 'passed')
		.reduce<Must | null>((before, row) => {
			// Who has to play has to play again what was drawn.
			if (before) return row.type === 'game' && endsDrawn(row.game) ? before : null;
			return after(row);
		}, null);
}

/** Who that is; null where only the table knows: who has the Alte, or where no game was played before. */
export function memberWhoMust(
	{ seats, dealer }: Pick<EveningState, 'seats' | 'dealer'>,
	{ must, row }: Must
): MemberId | null {
	switch (must) {
		case 'alte':
			return null;
		case 'declarer':
			return row?.game.declarer ?? null;
		case 'first':
			return dealAt(seats, dealer).first;
		case 'dealer':
			return dealer;
		case 'loser':
			return row && mostLost(row);
	}
}

/** Who lost most by a game; of several who comes first after its dealer. Null if it moved nothing. */
function mostLost({ bill, seats, dealer }: GameRow): MemberId | null {
	const most = Math.min(...bill.payoff.values());
	const inTurn = seats.map((_, i) => seatAfter(seats, dealer, i + 1));
	return most < 0 ? (inTurn.find((seat) => bill.payoff.get(seat) === most) ?? null) : null;
}

/** "Anna muss spielen: nach Solo (verloren)."; null if nobody must. */
export function mustNowText(
	evening: Played & Pick<EveningState, 'seats' | 'dealer'>,
	nameOf: NameOf
): string | null {
	const now = mustNow(evening);
	return now && mustSaid(evening, now, nameOf);
}

/** Who must, and why, as a German sentence. */
export function mustSaid(
	{ book, seats, dealer, rounds }: Pick<EveningState, 'book' | 'seats' | 'dealer' | 'rounds'>,
	now: Must,
	nameOf: NameOf
): string {
	const member = memberWhoMust({ seats, dealer }, now);
	const who = member === null ? `${capital(mustText(book, now.must))},` : nameOf(member);
	const { by } = now;
	const why =
		by === 'round'
			? rounds.running && roundWord(book, rounds.running.kind)
			: by === 'passed'
				? 'wenn alle passen'
				: afterText(book, by);
	return `${who} muss spielen: ${why ?? ''}.`;
}
