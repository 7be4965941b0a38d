import type { MemberId } from '#lib/base/ids.ts';
import { alphabetical, inSentence } from '#lib/base/text.ts';
import type { Book } from '#lib/rules/book.ts';
import { angesagtText, laufendeText, termOf, wordOf } from '#lib/rules/book-words.ts';
import { checkGame } from '#lib/rules/check.ts';
import {
	isSchafkopf,
	type AnyGame,
	type CheckedGame,
	type Game,
	type MungoGame,
	type SidesGame
} from '#lib/rules/game.ts';
import { endingOf, NO_PRICE, type GameText, type NameOf } from '../game-text.ts';

/** What of a game as it was written its checked form does not say. */
type Written = Pick<Game, 'outOfTurn' | 'foul'>;

/** A game in two short German lines, in the book's words. */
export function gameText(book: Book, game: CheckedGame, written: Written, nameOf: NameOf): GameText {
	const [played, ending] =
		game.type === 'mungo'
			? [mungoPlayed(book, game, nameOf), mungoEnding(game, nameOf)]
			: [sidesPlayed(book, game), endingOf(game, nameOf)];
	if (written.outOfTurn) played.push(termOf(book, 'bockspiel'));
	if (game.deckel.length > 0) played.push(`${game.deckel.length} ${book.words.deckel}`);
	if (game.legen) played.push(`${game.legen.length} ${termOf(book, 'legen')}`);
	if (game.type === 'sides' && game.paysAlone) played.push(`${nameOf(game.paysAlone)} zahlt allein`);
	else if (written.foul && !endsByFoul(game)) played.push(foulText(written.foul, nameOf));
	return { ending, played: played.join(', ') };
}

/** Whether its ending names who pays for wrong play already. */
const endsByFoul = (game: CheckedGame): boolean => game.type === 'mungo' && game.result.by === 'foul';

/** Said also where it costs nothing: the table wrote it down. */
const foulText = ({ player, kind }: NonNullable<Game['foul']>, nameOf: NameOf): string =>
	kind === 'karte' ? `regelwidrige Karte von ${nameOf(player)}` : `von ${nameOf(player)} verraten`;

/** The same in one line: "Anna mit Berti gewinnen: Rufspiel, Schneider". */
export function gameLine(book: Book, game: CheckedGame, written: Written, nameOf: NameOf): string {
	const { ending, played } = gameText(book, game, written, nameOf);
	return `${ending}: ${played}`;
}

/** A game in one German line, as it was written. */
export function versionLine(book: Book, written: AnyGame, nameOf: NameOf): string {
	if (!isSchafkopf(written)) return NO_PRICE;
	const checked = checkGame(book, written);
	return checked.ok ? gameLine(book, checked.value, written, nameOf) : NO_PRICE;
}

function spielWithSuit(book: Book, { suit, contract, tout, partner }: SidesGame): string {
	const word = wordOf(book, contract);
	const named = suit === null ? '' : book.words.suits[suit];
	if (partner !== null) return named ? `${word} auf ${named}` : word;
	return `${named ? `${named}-` : ''}${word}${tout ? `-${book.words.tout}` : ''}`;
}

function sidesPlayed(book: Book, game: SidesGame): string[] {
	const { augen, schneider, schwarz } = game.outcome;
	const played = [spielWithSuit(book, game)];
	if (game.angesagt) played.push(angesagtText(book, game.angesagt));
	if (game.muss) played.push('gemusst');
	if (game.bid !== null) played.push(`${game.bid} gereizt`);
	if (augen !== null) played.push(`${augen} Augen`);
	if (schwarz) played.push(termOf(book, 'schwarz'));
	else if (schneider) played.push(termOf(book, 'schneider'));
	if (game.laufende > 0) played.push(laufendeText(book, game.laufende));
	const last = book.schuss.names[game.schuss - 1];
	if (last !== undefined) played.push(last);
	return played;
}

function mungoEnding(game: MungoGame, nameOf: NameOf): string {
	const { result } = game;
	switch (result.by) {
		case 'losers':
			return `${inSentence(result.losers.map(nameOf))} ${result.losers.length === 1 ? 'verliert' : 'verlieren'}`;
		case 'durchmarsch':
			return `${nameOf(result.player)} macht alle Stiche`;
		case 'hinleger':
			return `${nameOf(result.player)} legt falsch hin`;
		case 'foul':
			return `${nameOf(result.player)} zahlt allein`;
		case 'augen':
			return ranked(result.augen, nameOf)
				.map(([member, augen]) => `${nameOf(member)} ${augen}`)
				.join(', ');
	}
}

/** Fewest Augen first, then by name, so that the order does not depend on how they were typed. */
export const ranked = (
	augen: ReadonlyMap<MemberId, number>,
	nameOf: NameOf
): readonly (readonly [MemberId, number])[] =>
	[...augen].sort(([a, x], [b, y]) => x - y || alphabetical(nameOf)(a, b));

function mungoPlayed(book: Book, game: MungoGame, nameOf: NameOf): string[] {
	const word = wordOf(book, game.contract);
	const spritzen = inSentence(game.spritzen.map(nameOf));
	const jungfrau = game.jungfrau.map(nameOf).join(', ');
	return [
		word,
		...(spritzen ? [`${book.words.spritze} von ${spritzen}`] : []),
		...(jungfrau ? [`${termOf(book, 'jungfrau')} ${jungfrau}`] : [])
	];
}
