import type { Book } from '../book.ts';
import { wordOf } from '../book-words.ts';
import { ALL_AUGEN } from '../vocabulary.ts';
import { plain, type Piece, type Row } from './shape.ts';
import { amount, cents, contractWords, fold, joined, schussWord, times } from './wording.ts';

const HALF = ALL_AUGEN / 2;

/** What one unit is worth. */
export function unitRules(book: Book): readonly Piece[] {
	const worth = cents(book.unit.cents);
	if (!book.unit.agreed) return [];
	const text = `Gerechnet wird in Einheiten. Was eine wert ist, macht der Tisch vorher aus; ohne Absprache sind es ${worth}. Alle Beträge in Klammern rechnen damit.`;
	return [{ slot: 'worth', block: plain(text) }];
}

/** What comes on top of the base price, and what multiplies the sum. */
export function surchargeRules(book: Book): readonly Piece[] {
	const rows: Row[] = [
		{ cells: ['Schneider', `+ ${amount(book, book.schneider)}`], source: book.schneider.source },
		{
			cells: ['Schwarz', `+ ${amount(book, book.schwarz)}, immer zum Schneider dazu`],
			source: book.schwarz.source
		},
		{ cells: ['Je Laufender', `+ ${amount(book, book.laufender)}`], source: book.laufender.source },
		...(book.schuss.names.length > 0
			? [
					{
						cells: [
							`Je ${schussWord(book)}`,
							`${times(book.schuss.factor)} (${book.schuss.names.join(', ')})`
						],
						source: book.schuss.factor.source
					}
				]
			: []),
		...(book.deckel
			? [{ cells: [`Je ${book.words.deckel}`, times(book.deckel.factor)], source: book.deckel.factor.source }]
			: []),
		...(book.mungo?.spritze
			? [
					{
						cells: [`Je ${book.words.spritze} im ${wordOf(book, 'mungo')}`, times(book.mungo.spritze)],
						source: book.mungo.spritze.source
					}
				]
			: []),
		...(book.mungo?.jungfrau
			? [
					{
						cells: [`Je Jungfrau im ${wordOf(book, 'mungo')}`, times(book.mungo.jungfrau)],
						source: book.mungo.jungfrau.source
					}
				]
			: []),
		...(book.bock ? [{ cells: ['Im Bock', times(book.bock)], source: book.bock.source }] : [])
	];
	const rules = Object.values(book.contracts);
	const fixed = rules.some(({ tout }) => tout?.by === 'amount') ? `, ein ${book.words.tout}` : '';
	const sum = `Zuerst wird zusammengezählt: Grundpreis, Schneider, Schwarz${fixed} und Laufende. Dann wird die Summe mit allem malgenommen, was vervielfacht. Das ist der Preis, den ein Verlierer an einen Gewinner zahlt.`;
	const two = book.order.filter((contract) =>
		['rufspiel', 'kreuz'].includes(book.contracts[contract]?.sides ?? '')
	);
	const called =
		two.length > 0
			? `Im ${joined(contractWords(book, two))} zahlt jeder der zwei Verlierer an einen der zwei Gewinner. `
			: '';
	const alone = rules.some(({ sides }) => sides === 'einzelspiel')
		? 'Im Einzelspiel rechnet der Spieler mit jedem der drei anderen ab: Er bekommt oder zahlt den Preis dreimal.'
		: '';
	const settled = `${called}${alone}`.trim();
	return [
		{ slot: 'table', block: { type: 'table', head: [], rows } },
		{ slot: 'sum', block: plain(sum) },
		...(settled === '' ? [] : [{ slot: 'settled', block: plain(settled) }])
	];
}

/** Who has won, by Augen, and what the last Schuss changes. */
export function wonRules(book: Book): readonly Piece[] {
	const { won, wonMuss, lastSchuss } = book.augen;
	const text = `Die Spielerpartei hat mit ${won.value} Augen gewonnen, die Nichtspieler mit ${ALL_AUGEN - won.value + 1}.`;
	// Level decides only where the declarer's side misses the win by one Auge.
	const level =
		lastSchuss && won.value === HALF + 1
			? `Bei ${HALF} : ${HALF} hat die Partei verloren, die den letzten ${schussWord(book)} gegeben hat: Die ${book.words.spritze} übernimmt das Spiel. Wurde nicht gespritzt, haben die Spieler verloren.`
			: 'Daran ändert auch nichts, wer zuletzt verdoppelt hat.';
	return [
		{ slot: 'won', source: won.source, block: plain(text) },
		...(wonMuss
			? [
					{
						slot: 'muss',
						source: wonMuss.source,
						block: plain(
							`Wer spielen muss, hat mit ${wonMuss.value} Augen gewonnen, die Nichtspieler dann mit ${ALL_AUGEN - wonMuss.value + 1}.`
						)
					}
				]
			: []),
		{ slot: 'level', source: (lastSchuss ?? won).source, block: plain(level) }
	];
}

/** Who is Schneider, who is Schwarz. */
export function schneiderRules(book: Book): readonly Piece[] {
	const { schneiderDeclarer: own, schneiderOpponents: others, lastSchuss } = book.augen;
	const pieces: Piece[] = [
		{
			slot: 'declarer',
			source: own.source,
			block: plain(`Verliert die Spielerpartei mit weniger als ${own.value} Augen, so ist sie Schneider.`)
		},
		{
			slot: 'opponents',
			source: others.source,
			block: plain(`Verlieren die Nichtspieler mit weniger als ${others.value} Augen, so sind sie Schneider.`)
		}
	];
	if (lastSchuss) {
		const at =
			own.value === others.value
				? `genau ${own.value} Augen`
				: `genau so vielen Augen (die Spieler mit ${own.value}, die Nichtspieler mit ${others.value})`;
		const text = `Wer den letzten ${schussWord(book)} gegeben hat und verliert, ist schon mit ${at} Schneider.`;
		pieces.push({ slot: 'lastSchuss', source: lastSchuss.source, block: plain(text) });
	}
	const schwarz =
		'Schwarz ist eine Partei ohne einen einzigen Stich; null Augen allein genügen nicht. Wer Schwarz ist, ist immer auch Schneider.';
	return [...pieces, { slot: 'schwarz', source: book.schwarz.source, block: plain(schwarz) }];
}

/** The Schüsse by name, in their order. */
export function schussRules(book: Book): readonly Piece[] {
	const { factor, names } = book.schuss;
	if (names.length === 0)
		return [{ slot: 'names', block: plain('Verdoppelt wird während des Spiels nicht.') }];
	const most =
		names.length > 1 ? `, mehr als ${names.length} gibt es nicht` : ', mehr als einen gibt es nicht';
	const text = `Mit jedem Schritt zählt der Preis noch einmal ${fold(factor)}: ${names.join(' – ')}${most}. ${names.length > 1 ? 'Den ersten gibt ein Nichtspieler, danach geht es abwechselnd.' : 'Ihn gibt ein Nichtspieler.'}`;
	return [{ slot: 'names', source: factor.source, block: plain(text) }];
}

/** What a Bock game costs. */
export function bockRules(book: Book): readonly Piece[] {
	if (!book.bock) return [];
	return [
		{
			slot: 'factor',
			source: book.bock.source,
			block: plain(`Bock heißt: Der Preis des Spiels zählt ${fold(book.bock)}.`)
		}
	];
}
