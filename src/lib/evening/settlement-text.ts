import { stockWord } from '#lib/rules/book-words.ts';
import { counted } from '#lib/base/text.ts';
import { amountText, type Cents, euro } from '#lib/base/money.ts';
import { eveningFees, feesTogether } from './evening-fees.ts';
import { standOf } from './game-text.ts';
import { scoresOf } from './scores.ts';
import { type Party, type Payment, settlementOf, type StockContent } from './settlement.ts';
import { tariffsText } from './tariff.ts';
import type { EveningBase, AnyEvening } from './state.ts';

type PartyName = (party: Party) => string;

/** The evening's result as a German message to send: the scores, what goes where, and who pays whom. */
export function settlementText(evening: AnyEvening, dateText: string, partyName: PartyName): string {
	const standings = standingLines(evening, partyName).map(({ label, value }) => `${label} ${value}`);
	return [
		`${gameWord(evening)}, ${dateText}: ${counted(evening.games, 'Spiel', 'Spiele')}`,
		...[tariffsText(evening)].filter((text) => text !== ''),
		...standings,
		...(scoresOf(evening).inPoints
			? [...feeLines(evening, partyName), ...inStockLines(evening, partyName)]
			: moneyLines(evening, partyName))
	].join('\n');
}

const gameWord = ({ type }: AnyEvening): string => (type === 'saukopf' ? 'Saukopf' : 'Schafkopf');

/** "34 Spiele · Regeln Allgäu, 2019", with which games cost what where the tariff changed. */
export function gamesAndRules(evening: AnyEvening): string {
	const { games, book } = evening;
	const tariffs = tariffsText(evening);
	const rules = `${counted(games, 'Spiel', 'Spiele')} · Regeln ${book.name}, ${book.edition}`;
	return tariffs ? `${rules} · ${tariffs}` : rules;
}

/** Everybody with what he won or lost, with its sign, the best first. */
function standingLines(
	evening: AnyEvening,
	partyName: PartyName
): readonly { readonly label: string; readonly value: string }[] {
	const { inPoints, of } = scoresOf(evening);
	const scores = new Map(of);
	return standOf([...scores.keys()], scores, partyName, inPoints).map(({ name, text }) => ({
		label: name,
		value: text
	}));
}

/** The evening's result as what a picture of it says. */
export const settlementPicture = (evening: AnyEvening, dateText: string, partyName: PartyName) => ({
	file: `${gameWord(evening).toLowerCase()}-${evening.date}`,
	title: gameWord(evening),
	name: dateText,
	note: gamesAndRules(evening),
	lines: { standings: standingLines(evening, partyName) }
});

function moneyLines(evening: AnyEvening, partyName: PartyName): readonly string[] {
	const { kasse, between } = settlementOf(evening);
	const paid = (payments: readonly Payment[]): readonly string[] =>
		payments.map(({ from, to, amount }) => `${partyName(from)} an ${partyName(to)}: ${euro(amount)}`);
	return [
		...part('In die Kasse', paid(kasse ?? []), euro(evening.winnings)),
		...feeLines(evening, partyName),
		...inStockLines(evening, partyName),
		...part(kasse === null ? 'Wer zahlt wem' : 'Untereinander', paid(between))
	];
}

/** What lies in the Stock, counted as the games are; Saukopf has none. */
function inStockLines(evening: AnyEvening, partyName: PartyName): readonly string[] {
	if (evening.type === 'saukopf') return [];
	const { book, stock } = evening;
	const amount = (value: number): string => amountText(value, book.unit.points);
	const lines = stockLines(settlementOf(evening).stock, partyName);
	return part(
		stockWord(book, 'Im'),
		lines.map(([name, value]) => `${name}: ${amount(value)}`),
		amount(stock)
	);
}

/** Paid in cents even where the games count points. */
const feeLines = (evening: AnyEvening, partyName: PartyName): readonly string[] =>
	part(
		'Beitrag für den Abend',
		[...eveningFees(evening)].map(([member, fee]) => `${partyName(member)}: ${euro(fee)}`),
		euro(feesTogether(evening))
	);

/** A part of the message, with its sum if one is given; empty if there are no lines. */
function part(title: string, lines: readonly string[], sum?: string): readonly string[] {
	if (lines.length === 0) return [];
	return ['', `${title}:`, ...lines, ...(sum === undefined ? [] : [`Zusammen: ${sum}`])];
}

type MadeApart = Pick<EveningBase, 'apart' | 'correctedApart' | 'opening'>;

/** The warnings, in German, about an evening that devices wrote or corrected without seeing each other. */
export function apartTexts({ apart, correctedApart, opening }: MadeApart): readonly string[] {
	const entries = apart.size === 1 ? 'Ein Eintrag steht' : `${apart.size} Einträge stehen`;
	const meanwhile =
		opening.championship === undefined
			? 'Am Tisch steht ⚠ daran: Was doppelt ist, bitte streichen. Stimmt alles, ist nichts zu tun, gezählt wird jeder.'
			: 'Für die Plätze zählt das einstweilen nicht, die Turnierleitung entscheidet.';
	const games = correctedApart.size === 1 ? 'Ein Spiel wurde' : `${correctedApart.size} Spiele wurden`;
	const whoChooses =
		opening.championship === undefined
			? 'Am Tisch steht ⚠ daran: Tippt das Spiel an und wählt, was zählt.'
			: 'Die Turnierleitung entscheidet, was zählt.';
	return [
		...(apart.size > 0
			? [`Auf zwei Handys nebeneinander geschrieben: ${entries} vielleicht doppelt da. ${meanwhile}`]
			: []),
		...(correctedApart.size > 0 ? [`${games} auf zwei Handys verschieden geändert. ${whoChooses}`] : [])
	];
}

/** What is in the Stock by where it came from, counted as the games are. The lines add up to the whole Stock. */
export function stockLines(
	{ carried, paidIn }: StockContent,
	partyName: PartyName
): readonly (readonly [string, Cents])[] {
	const lines = [...paidIn].map(([player, cents]) => [partyName(player), cents] as const);
	return carried > 0 ? [['Vom letzten Mal', carried], ...lines] : lines;
}
