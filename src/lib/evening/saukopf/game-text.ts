import { pointsText } from '#lib/base/points.ts';
import { assertNever } from '#lib/base/result.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { CheckedSaukopf } from '#lib/rules/saukopf/game.ts';
import { SCHWARZ } from '#lib/rules/saukopf/vocabulary.ts';
import type { GameText, NameOf } from '../game-text.ts';
import { seatsText, type ListItem } from '../row-text.ts';
import type { SaukopfEveningRow } from './state.ts';

/** A game in two short lines: "Sepp mit Vroni verlieren", "Großkopferter auf Gras, 80 geboten, Rauborstigkeit". */
export function saukopfText(game: CheckedSaukopf, nameOf: NameOf): GameText {
	const declarer = nameOf(game.declarer);
	const { won } = game.outcome;
	const ending =
		game.partner === null
			? `${declarer} ${won ? 'gewinnt' : 'verliert'}`
			: `${declarer} mit ${nameOf(game.partner)} ${won ? 'gewinnen' : 'verlieren'}`;
	return { ending, played: [nameOfGame(game), ...announced(game), ...happened(game)].join(', ') };
}

/** "Eichel-Zucht", "Sauerei auf Gras". */
function nameOfGame({ contract, suit, partner }: CheckedSaukopf): string {
	const { word, kind } = saukopf.contracts[contract];
	const { words } = saukopf;
	if (kind === 'solo') return suit === null ? word : `${words.suits[suit]}-${word}`;
	const called = suit === null ? word : `${word} auf ${words.suits[suit]}`;
	return partner === null ? `${called} (${words.unecht})` : called;
}

function announced(game: CheckedSaukopf): readonly string[] {
	const { words } = saukopf;
	const said = [game.bid === SCHWARZ ? `${words.schwarz} geboten` : `${game.bid} geboten`];
	if (game.offen) said.push(words.offen.toLowerCase());
	if (game.spiess) said.push(words.spiess);
	if (game.stellung) said.push(words.stellungen[game.stellung]);
	if (game.trog) said.push(words.trog);
	if (game.gegenhieb) said.push(words.gegenhieb);
	else if (game.huftritt) said.push(words.huftritt);
	return said;
}

function happened({ outcome, laufende, saukopf: taken, mueller }: CheckedSaukopf): readonly string[] {
	const { words } = saukopf;
	const { augen, schneider, schwarz } = outcome;
	const told: string[] = [];
	if (augen !== null) told.push(`${augen} Augen`);
	if (schwarz) told.push('Schwarz');
	else if (schneider) told.push('Schneider');
	if (laufende) told.push(`${laufende.count} Laufende der ${sideWord(laufende.side)}`);
	if (taken) told.push(`${words.saukopf} der ${sideWord(taken)}`);
	if (mueller) told.push(`${words.mueller} der ${sideWord(mueller)}`);
	return told;
}

const sideWord = (side: 'declarer' | 'opponents'): string =>
	side === 'declarer' ? 'Spielerpartei' : 'Nichtspieler';

/** A row of the evening as a list shows it; a game's price is its Kopfgeld. */
export function saukopfItem(row: SaukopfEveningRow, nameOf: NameOf): ListItem {
	const { place, entry, type } = row;
	const item = { place, entry: entry.id, voided: type === 'voided' };
	if (row.type !== 'saukopf') return { ...item, text: saukopfRowText(row, nameOf), game: null };
	const { ending, played } = saukopfText(row.game, nameOf);
	const { number, warnings, bill } = row;
	const { kopfgeld, penalty } = bill;
	const price = penalty > 0 ? `${pointsText(kopfgeld)} + ${penalty}` : pointsText(kopfgeld);
	return { ...item, text: ending, game: { number, played, warned: warnings.length > 0, price } };
}

/** Any other row in one line. */
export function saukopfRowText(row: SaukopfEveningRow, nameOf: NameOf): string {
	switch (row.type) {
		case 'saukopf':
			return saukopfText(row.game, nameOf).ending;
		case 'refused':
			return 'Ein Spiel, das sich nicht abrechnen lässt';
		case 'seats':
			return seatsText(row, nameOf);
		case 'passed':
			return 'Keiner bietet, der Nächste gibt';
		case 'round':
			return 'Beim Saukopf gibt es keine Runden';
		case 'voided':
			return VOIDED[row.entry.kind] ?? 'Eintrag';
		default:
			return assertNever(row);
	}
}

/** What a struck row was. */
const VOIDED: Readonly<Record<string, string>> = {
	game: 'Spiel',
	seats: 'Plätze geändert',
	passed: 'Keiner bietet'
};
