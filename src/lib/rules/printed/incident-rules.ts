import type { Book, Figure, Rule } from '../book.ts';
import { wordOf } from '../fields.ts';
import type { Contract } from '../vocabulary.ts';
import { plain, type Piece } from './shape.ts';
import { amount, cents, fold } from './wording.ts';

const one = (rule: Rule | null, words: string): readonly Piece[] =>
	rule ? [{ slot: 'text', source: rule.source, block: plain(words) }] : [];

const fines = (
	fine: { readonly first: Figure; readonly further: Figure } | null,
	what: string
): readonly Piece[] =>
	fine
		? [
				{
					slot: 'first',
					source: fine.first.source,
					block: plain(`${what} Das erste Mal am Abend kostet ${cents(fine.first.value)}.`)
				},
				{
					slot: 'further',
					source: fine.further.source,
					block: plain(
						`Jedes weitere Mal desselben Spielers kostet ${cents(fine.further.value)}. Das Geld kommt in den Stock.`
					)
				}
			]
		: [];

export const vergebenRules = (book: Book): readonly Piece[] =>
	fines(book.vergeben, 'Wer sich beim Geben vertut, zahlt.');

export const verabhebtRules = (book: Book): readonly Piece[] =>
	fines(book.verabhebt, 'Fällt beim Abheben eine Karte offen um, so zahlt, wer abgehoben hat.');

/** Dealt by somebody whose turn it was not. */
export const bockspielRules = (book: Book): readonly Piece[] =>
	one(
		book.bockspiel,
		book.bockspiel
			? `Gibt einer, der nicht an der Reihe war, so ist dieses Spiel ein Bockspiel: Es zählt ${fold(book.bockspiel)}, ${book.words.deckel} zählen nicht und werden zurückgenommen. Danach gibt, wer an der Reihe gewesen wäre; eine laufende Runde geht weiter, als wäre nichts gewesen.`
			: ''
	);

/** Too much taken: double comes back. */
export const falschKassiertRules = (book: Book): readonly Piece[] =>
	one(
		book.falschKassiert,
		'Wer zu viel kassiert hat, gibt jedem, der zu viel gezahlt hat, das Doppelte des zu viel Verlangten zurück. Beispiel: 0,10 € zu viel genommen, 0,20 € kommen zurück.'
	);

export const verratenRules = (book: Book): readonly Piece[] =>
	one(
		book.verratenPaysAlone,
		'Wer das Spiel verrät, zahlt allein: Er zahlt jedem Gegner den vollen Preis, sein Mitspieler nichts. Verrät ein Gegner ein Einzelspiel, so zahlt er dem Spieler den Preis dreimal.'
	);

export const wrongCardRules = (book: Book): readonly Piece[] =>
	one(
		book.wrongCardLoses,
		'Fällt eine regelwidrige Karte erst auf, wenn der nächste Stich schon umgedreht ist, so hat die Partei des Falschspielers verloren und zahlt.'
	);

/** Base and Schneider of every contract, as a penalty (schafkopfschule 3.4.17). */
export function foulPenaltyRules(book: Book): readonly Piece[] {
	const { foulPenalty } = book;
	if (!foulPenalty) return [];
	const sum = (contract: Contract, hands: number): string => {
		const rule = book.contracts[contract];
		if (!rule) return '';
		const value = rule.base.value + book.schneider.value;
		return `${amount(book, { value, source: '' })} × ${hands}`;
	};
	const rows = [
		{ cells: [wordOf(book, 'rufspiel'), 'an jeden der zwei Gegner', sum('rufspiel', 2)] },
		{
			cells: [
				`${wordOf(book, 'solo')}, ${wordOf(book, 'wenz')}`,
				'der Spieler an jeden der drei, ein Gegner alles an den Spieler',
				sum('solo', 3)
			]
		}
	];
	const text =
		'Wer falsch spielt, zahlt allein; sein Mitspieler zahlt nichts. Bezahlt werden Grundpreis und Schneider, sonst nichts: Laufende, Stand des Spiels und Verdoppelungen sind gleich. Bei einem Tout ist es der doppelte Grundpreis.';
	return [
		{ slot: 'text', source: foulPenalty.source, block: plain(text) },
		{
			slot: 'table',
			source: foulPenalty.source,
			block: { type: 'table', head: ['Spiel', 'Wer zahlt wem', 'Betrag'], rows }
		}
	];
}

/** What the dealer may buy at five and six. */
export const boughtHandRules = (book: Book): readonly Piece[] =>
	one(
		book.boughtHand,
		`Der Geber hält die letzten vier Karten dessen, der rechts von ihm sitzt, darf sie ansehen und das Blatt abkaufen. Über den Preis einigen sich die beiden. Kauft er, so spielt er mit und rechnet ab, und der Verkäufer schaut zu; kauft er nicht, bekommt der Eigentümer seine Karten.${book.deckel ? ` Einen ${book.words.deckel} darf der Käufer nur legen, wenn er sich vorher keine Karte des Verkäufers hat zeigen lassen.` : ''}`
	);

export const kasseRules = (book: Book): readonly Piece[] =>
	one(
		book.winningsToKasse,
		'Was an einem gewöhnlichen Abend gewonnen wird, kommt in die Zockkasse; daraus werden der Ausflug und die Pokale bezahlt.'
	);

/** When nobody plays. */
export function nobodyPlaysRules(book: Book): readonly Piece[] {
	const pays = book.passedPays;
	const text =
		book.nobodyPlays === 'mungo'
			? `Will keiner spielen, so wird ein ${wordOf(book, 'mungo')} gespielt.`
			: 'Will keiner spielen, so werden die Karten zusammengeworfen, und der Nächste gibt.';
	const stock = pays ? `Jeder der vier zahlt dann ${amount(book, pays)} in den Stock.` : '';
	return [
		{ slot: 'text', block: plain(text) },
		...(pays ? [{ slot: 'stock', source: pays.source, block: plain(stock) }] : [])
	];
}

/** The Stock that Rufspiele win or fill. */
export function rufspielStockRules(book: Book): readonly Piece[] {
	const pays = book.passedPays;
	if (!book.rufspielStock) return [];
	const word = wordOf(book, 'rufspiel');
	const text = `Über den Stock entscheidet das nächste ${word}: Gewinnt die Spielerpartei, so teilt sie ihn, verliert sie, so legt sie noch einmal so viel hinein. Geteilt wird durch den Spieler, nicht durch den Gerufenen; ein Cent, der nicht aufgeht, ist seiner. Alle anderen Spiele lassen den Stock liegen.`;
	const full = pays ? pays.value * book.unit.cents * 4 : 0;
	const half = Math.floor(full / 2);
	const example: readonly Piece[] = pays
		? [
				{
					slot: 'sum',
					source: pays.source,
					block: {
						type: 'example',
						label: `Einmal hat keiner gespielt: ${cents(full)} im Stock`,
						sum: `gewonnen ${cents(full - half)} für den Spieler, ${cents(half)} für den Gerufenen; verloren liegen danach ${cents(2 * full)} darin`
					}
				}
			]
		: [];
	return [{ slot: 'text', source: book.rufspielStock.source, block: plain(text) }, ...example];
}
