import { amountText, euro, toCents } from '#lib/base/money.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { counted } from '#lib/base/text.ts';
import type {
	AgreedEntry,
	TariffEntry,
	GameEntry,
	IncidentEntry,
	PaperEntry,
	RoundEntry,
	TableEntry
} from '#lib/log/entry.ts';
import { aRound, roundWord, stockWord, termOf, wordOf } from '#lib/rules/book-words.ts';
import type { Book } from '#lib/rules/book.ts';
import { checkGame } from '#lib/rules/check.ts';
import { type AnyGame, isSchafkopf } from '#lib/rules/game.ts';
import type { GameText, NameOf } from '../game-text.ts';
import { DEALT_AGAIN, gameItem, lineItem, type ListItem, seatedText, seatsText } from '../row-text.ts';
import type { GameRow, IncidentRow, PassedRow, RoundRow, Row } from '../state.ts';
import { gameLine, gameText, ranked } from './game-text.ts';
import { tariffWord } from '../tariff.ts';
import { stockWinner } from './round-text.ts';

/** A row of the evening as a list shows it. Who sold his hand, what moved in the Stock and which round follows comes after what was played. */
export function itemOf(row: Row, book: Book, nameOf: NameOf): ListItem {
	if (row.type !== 'game') return lineItem(row, rowText(row, book, nameOf));
	const { ending, played } = winnerFirst(row, nameOf, gameText(book, row.game, row.entry.game, nameOf));
	return gameItem(
		row,
		{
			ending,
			played: `${played}${boughtText(book, row, nameOf)}${stockText(book, row)}${opensText(book, row)}`
		},
		row.listed ?? amountText(row.bill.price, book.unit.points),
		onlyLacksDeckel(row) ? `ohne\u00a0${book.words.deckel}` : ''
	);
}

/** Most of Bavaria plays without, so a game that only lacks one is named after it and not called wrong. */
export const onlyLacksDeckel = ({ warnings }: Pick<GameRow, 'warnings'>): boolean =>
	warnings.length > 0 && warnings.every(({ rule }) => rule === 'deckel-missing');

/** A Mungo by Augen says who won before it says with how many; the others say it already. */
function winnerFirst({ game, bill }: GameRow, nameOf: NameOf, { ending, played }: GameText): GameText {
	if (game.type !== 'mungo' || game.result.by !== 'augen') return { ending, played };
	const winners = ranked(game.result.augen, nameOf).flatMap(([member]) =>
		(bill.payoff.get(member) ?? 0) > 0 ? [nameOf(member)] : []
	);
	if (winners.length === 0) return { ending, played };
	const last = winners.pop();
	const named = winners.length > 0 ? `${winners.join(', ')} und ${last}` : last;
	return {
		ending: `${named} ${winners.length === 0 ? 'gewinnt' : 'gewinnen'}`,
		played: `${played}: ${ending}`
	};
}

/** A row of the evening in one German line, in the book's words. */
export const rowText = (row: Row, book: Book, nameOf: NameOf): string =>
	answerOf(ROWS, 'type', row, book, nameOf);

const ROWS: Answers<Row, 'type', [Book, NameOf], string> = {
	game: (row, book, nameOf) => gameLine(book, row.game, row.entry.game, nameOf),
	refused: (row, book) => `${spielText(book, row.entry.game)}, lässt sich nicht abrechnen`,
	incident: (row, book, nameOf) => `${incidentText(book, row.entry, nameOf)}${fineText(book, row)}`,
	seats: (row, _, nameOf) => seatsText(row, nameOf),
	round: (row, book, nameOf) => roundText(row, book, nameOf),
	passed: (row, book) => passedText(book, row),
	dealtAgain: () => DEALT_AGAIN,
	paper: (row) => paperText(row.entry),
	voided: (row, book, nameOf) => answerOf(VOIDED, 'kind', row.entry, book, nameOf)
};

/** The contract of a game that has no price here. */
const spielText = (book: Book, game: AnyGame): string =>
	isSchafkopf(game) ? wordOf(book, game.contract) : 'Ein Spiel Saukopf';

const paperText = ({ games }: PaperEntry): string => `${counted(games, 'Spiel', 'Spiele')} vom Papier`;

function passedText(book: Book, { payoff }: PassedRow): string {
	const [paid] = payoff.values();
	const into = paid ? `je ${amountText(-paid, book.unit.points)} ${stockWord(book, 'in')}, ` : '';
	return `Keiner spielt, ${into}der Nächste gibt`;
}

const roundText = (row: RoundRow, book: Book, nameOf: NameOf): string =>
	answerOf(ROUND_ROWS, 'kind', row.entry, row, book, nameOf);

const ROUND_ROWS: Answers<RoundRow['entry'], 'kind', [RoundRow, Book, NameOf], string> = {
	roundEnd: (_entry, { round, counts }, book) =>
		round && counts ? `${roundWord(book, round.kind)} vorzeitig beendet` : 'Keine Runde zu beenden',
	agreed: (entry, { counts }, book) => agreedText(book, entry, counts),
	tariff: (entry, { counts }, book) => (counts ? tariffText(book, entry) : 'Hier wechselt der Tarif nicht'),
	announced: (entry, { counts }, book) =>
		counts ? `${roundWord(book, entry.round)} ausgemacht` : noRoundText(book, entry),
	round: (entry, { counts }, book, nameOf) =>
		counts ? askedText(book, entry, nameOf) : noRoundText(book, entry)
};

const noRoundText = (book: Book, { round }: Pick<RoundEntry, 'round'>): string =>
	`${roundWord(book, round)} zählt hier nicht`;

function askedText(book: Book, { round, vote, dealer, geschoben }: RoundEntry, nameOf: NameOf): string {
	const word = roundWord(book, round);
	if (dealer && book.rounds[round]?.alteDeals) return `${word}, ${nameOf(dealer)} hatte den Alten`;
	const votes = vote ? `, abgestimmt ${vote.mungorunde} : ${vote.bockrunde}` : '';
	return `${geschoben ? 'Geschobene ' : ''}${word}${votes}`;
}

const tariffText = (book: Book, { rate }: TariffEntry): string => `Ab hier ${tariffWord(book, rate)}`;

function agreedText(book: Book, { anyContractWinsStock }: AgreedEntry, counts: boolean): string {
	if (!counts) return 'Hier läuft keine Gardareizrunde';
	return `Ausgemacht: ${stockWord(book, 'Den')} gewinnt ${stockWinner(book, anyContractWinsStock)}`;
}

function incidentText(book: Book, entry: IncidentEntry, nameOf: NameOf): string {
	switch (entry.incident) {
		case 'vergeben':
			return `${nameOf(entry.player)} hat sich vergeben`;
		case 'verabhebt':
			return `${nameOf(entry.player)} hat verabhebt`;
		case 'falschKassiert':
			return `${entry.from.map(nameOf).join(', ')}: falsch kassiert, ${amountText(entry.amount, book.unit.points)}`;
	}
}

/** ", 0,50 € in den Stock", if a fine goes there (§8.1); else empty. */
function fineText(book: Book, { payoff, entry }: IncidentRow): string {
	if (entry.incident === 'falschKassiert') return '';
	return [...payoff.values()].map((cents) => `, ${euro(toCents(-cents))} ${stockWord(book, 'in')}`).join('');
}

/** ", ben kauft das Blatt von anna für 0,50 €", where the book lets a hand be bought (allgaeu §7.1); else empty. */
function boughtText(book: Book, { bought, entry }: GameRow, nameOf: NameOf): string {
	const hand = isSchafkopf(entry.game) ? entry.game.bought : undefined;
	if (!hand || bought.size === 0) return '';
	const { buyer, seller, price } = hand;
	return `, ${nameOf(buyer)} kauft das Blatt von ${nameOf(seller)} für ${amountText(price, book.unit.points)}`;
}

/** ", Stock gewonnen: 4,00 €" for a game that won it or paid into it (§5.3); else empty. */
function stockText(book: Book, { stock }: GameRow): string {
	const moved = [...stock.values()].reduce<number>((sum, cents) => sum + cents, 0);
	if (moved === 0) return '';
	return moved > 0
		? `, ${termOf(book, 'stock')} gewonnen: ${amountText(moved, book.unit.points)}`
		: `, ${amountText(-moved, book.unit.points)} ${stockWord(book, 'in')}`;
}

/** ", öffnet eine Bockrunde": a round that the table asked for has a row of its own, one that a game opened has none; else empty. */
const opensText = (book: Book, { opens }: GameRow): string =>
	opens
		.map((kind) => (kind === 'vote' || !book.rounds[kind] ? '' : `, öffnet ${aRound(book, kind)}`))
		.join('');

/** What a struck row was, as far as it can still be told. */
const VOIDED: Answers<TableEntry, 'kind', [Book, NameOf], string> = {
	game: voidedGameText,
	incident: (entry, book, nameOf) => incidentText(book, entry, nameOf),
	agreed: (entry, book) => agreedText(book, entry, true),
	tariff: (entry, book) => tariffText(book, entry),
	passed: () => 'Keiner spielt',
	dealtAgain: () => DEALT_AGAIN,
	paper: paperText,
	round: (entry, book) => roundWord(book, entry.round),
	announced: (entry, book) => roundWord(book, entry.round),
	roundEnd: () => 'Runde beendet',
	seats: (entry, _book, nameOf) => seatedText(entry, nameOf)
};

function voidedGameText({ game }: GameEntry, book: Book, nameOf: NameOf): string {
	const checked = isSchafkopf(game) ? checkGame(book, game) : null;
	if (!isSchafkopf(game) || !checked?.ok) return spielText(book, game);
	return gameLine(book, checked.value, game, nameOf);
}
