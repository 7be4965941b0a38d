import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { isSchafkopf, type AnyGame } from '#lib/rules/game.ts';
import { checkSaukopf } from '#lib/rules/saukopf/check.ts';
import type { CheckedSaukopf } from '#lib/rules/saukopf/game.ts';
import { SCHWARZ, type Side } from '#lib/rules/saukopf/vocabulary.ts';
import { endingOf, NO_PRICE, type GameText, type NameOf } from '../game-text.ts';

/** A game of Saukopf in two short German lines, in the book's words. */
export const saukopfText = (book: SaukopfBook, game: CheckedSaukopf, nameOf: NameOf): GameText => ({
	ending: endingOf(game, nameOf),
	played: [...announced(book, game), ...made(book, game)].join(', ')
});

/** A game in one German line, as it was written. */
export function saukopfLine(book: SaukopfBook, written: AnyGame, nameOf: NameOf): string {
	const checked = isSchafkopf(written) ? null : checkSaukopf(book, written);
	if (!checked?.ok) return NO_PRICE;
	const { ending, played } = saukopfText(book, checked.value, nameOf);
	return `${ending}: ${played}`;
}

/** What was announced before the first card: "Eichel Zucht am Spieß im Hinterhalt, 85 geboten, Offen, mit Trog, Huftritt". */
function announced(book: SaukopfBook, game: CheckedSaukopf): readonly string[] {
	const { words, contracts } = book;
	return [
		named(book, game),
		`${game.bid === SCHWARZ ? words.schwarz : game.bid} geboten`,
		...(contracts[game.contract].kind === 'rufspiel' && game.partner === null ? [words.unecht] : []),
		...(game.offen ? [words.offen] : []),
		...(game.trog ? [words.trog] : []),
		...(game.gegenhieb ? [words.gegenhieb] : game.huftritt ? [words.huftritt] : [])
	];
}

/** "Eichel Zucht am Spieß im Hinterhalt" */
function named({ words, contracts }: SaukopfBook, game: CheckedSaukopf): string {
	const rule = contracts[game.contract];
	const suit = game.suit === null ? '' : words.suits[game.suit];
	const called = game.card ?? suit;
	const isTrump = rule.kind === 'solo' && suit !== '';
	const name = [
		isTrump ? `${suit} ${rule.word}` : rule.word,
		isTrump || called === '' ? '' : rule.kind === 'solo' ? called : `auf ${called}`,
		game.spiess ? words.spiess : '',
		game.stellung === null ? '' : words.stellungen[game.stellung]
	];
	return name.filter((part) => part !== '').join(' ');
}

/** What came of it. Laufende are told from the winners' side: "mit 2", "ohne 2". */
function made({ words, kopfgeld }: SaukopfBook, game: CheckedSaukopf): readonly string[] {
	const { won, augen, schneider, schwarz } = game.outcome;
	const winners: Side = won ? 'declarer' : 'opponents';
	const { laufende } = game;
	const by = (side: Side): string => (side === winners ? '' : ' der Verlierer');
	return [
		...(augen === null ? [] : [`${augen} Augen`]),
		...(schwarz ? [kopfgeld.schwarz.word] : schneider ? [kopfgeld.schneider.word] : []),
		...(laufende ? [`${laufende.side === winners ? 'mit' : 'ohne'} ${laufende.count}`] : []),
		...(game.saukopf ? [`${words.saukopf}${by(game.saukopf)}`] : []),
		...(game.mueller ? [`${words.mueller}${by(game.mueller)}`] : [])
	];
}
