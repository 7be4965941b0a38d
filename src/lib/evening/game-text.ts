import type { MemberId } from '#lib/base/ids.ts';
import type { Book } from '#lib/rules/book.ts';
import { wordOf } from '#lib/rules/fields.ts';
import type { CheckedGame, MungoGame, SidesGame } from '#lib/rules/game.ts';

/** How a member is called at the table. */
export type NameOf = (member: MemberId) => string;

export interface GameText {
	/** What was played and how it ended: "Herz-Solo · Anna verliert". */
	readonly title: string;
	/** What made it dear: "Schneider, 3 Laufende, Schuss, 2 Deckel"; empty where nothing did. */
	readonly details: string;
}

/** A game in one line, in the book's words. */
export function gameText(book: Book, game: CheckedGame, outOfTurn: boolean, nameOf: NameOf): GameText {
	const details = game.type === 'mungo' ? mungoDetails(book, game, nameOf) : sidesDetails(book, game);
	if (outOfTurn) details.push('Bockspiel');
	if (game.deckel.length > 0) details.push(`${game.deckel.length} ${book.words.deckel}`);
	return {
		title: game.type === 'mungo' ? mungoTitle(book, game, nameOf) : sidesTitle(book, game, nameOf),
		details: details.join(', ')
	};
}

function sidesTitle(book: Book, game: SidesGame, nameOf: NameOf): string {
	const suit = game.suit === null || game.partner !== null ? '' : `${book.words.suits[game.suit]}-`;
	const tout = game.tout ? `-${book.words.tout}` : '';
	const declarer = nameOf(game.declarer);
	if (game.partner === null) {
		const verb = game.outcome.won ? 'gewinnt' : 'verliert';
		return `${suit}${wordOf(book, game.contract)}${tout} · ${declarer} ${verb}`;
	}
	const verb = game.outcome.won ? 'gewinnen' : 'verlieren';
	return `${wordOf(book, game.contract)} · ${declarer} mit ${nameOf(game.partner)} ${verb}`;
}

function sidesDetails(book: Book, game: SidesGame): string[] {
	const { augen, schneider, schwarz } = game.outcome;
	const details: string[] = [];
	if (game.suit !== null && game.partner !== null) details.push(`auf ${book.words.suits[game.suit]}`);
	if (augen !== null) details.push(`${augen} Augen`);
	if (schwarz) details.push('Schwarz');
	else if (schneider) details.push('Schneider');
	if (game.laufende > 0) details.push(`${game.laufende} Laufende`);
	const last = book.schuss.names[game.schuss - 1];
	if (last !== undefined) details.push(last);
	return details;
}

function mungoTitle(book: Book, game: MungoGame, nameOf: NameOf): string {
	const word = wordOf(book, 'mungo');
	const { result } = game;
	switch (result.by) {
		case 'losers':
			return `${word} · ${result.losers.map(nameOf).join(' und ')} verlieren`;
		case 'durchmarsch':
			return `${word} · ${nameOf(result.player)} macht alle Stiche`;
		case 'hinleger':
			return `${word} · ${nameOf(result.player)} legt falsch hin`;
		case 'augen':
			return word;
	}
}

function mungoDetails(book: Book, game: MungoGame, nameOf: NameOf): string[] {
	const details: string[] = [];
	if (game.result.by === 'augen') {
		details.push([...game.result.augen].map(([member, augen]) => `${nameOf(member)} ${augen}`).join(', '));
	}
	const { length } = game.spritzen;
	if (length > 0) details.push(`${length} ${book.words.spritze}${length > 1 ? 'n' : ''}`);
	return details;
}
