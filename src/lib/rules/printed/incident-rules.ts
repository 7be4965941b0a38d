import type { Book, ContractRule, Figure, Rule } from '../book.ts';
import { wordOf } from '../book-words.ts';
import type { Contract } from '../vocabulary.ts';
import { plain, type Piece, type Row } from './shape.ts';
import { amount, cents, fold, passedPaysText, whenNobodyPlays } from './wording.ts';

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
					block: plain(`${what} Das erste Mal kostet ${cents(fine.first.value)}.`)
				},
				{
					slot: 'further',
					source: fine.further.source,
					block: plain(
						`Jedes weitere Mal desselben Spielers kostet ${cents(fine.further.value)}. Das Geld kommt in den Stock.`
					)
				},
				{
					slot: 'evening',
					ours: 'die Vorlage sagt nicht, bis wann mitgezählt wird',
					block: plain(
						'Gezählt wird an jedem Abend neu, für jeden Spieler und für Vergeben und Verabheben getrennt.'
					)
				}
			]
		: [];

export const vergebenRules = (book: Book): readonly Piece[] =>
	fines(book.vergeben, 'Wer sich beim Geben vertut, zahlt.');

export const verabhebtRules = (book: Book): readonly Piece[] =>
	fines(book.verabhebt, 'Fällt beim Abheben eine Karte offen um, so zahlt, wer abgehoben hat.');

/** Dealt by somebody whose turn it was not. */
export function bockspielRules(book: Book): readonly Piece[] {
	const { bockspiel, deckel, words } = book;
	if (!bockspiel) return [];
	const without = deckel ? `, und es wird ohne ${words.deckel} gespielt` : '';
	const back = deckel ? `Liegt doch ein ${words.deckel}, so zählt er nicht und wird zurückgenommen. ` : '';
	return [
		{
			slot: 'text',
			source: bockspiel.source,
			block: plain(
				`Gibt einer, der nicht an der Reihe war, so ist dieses Spiel ein Bockspiel: Es zählt ${fold(bockspiel)}${without}.`
			)
		},
		{
			slot: 'after',
			source: bockspiel.source,
			block: plain(
				`${back}Danach gibt, wer an der Reihe gewesen wäre; eine laufende Runde geht weiter, als wäre nichts gewesen.`
			)
		},
		{
			slot: 'beside',
			ours: 'die Vorlage schweigt; es steht neben der Runde',
			block: plain(
				'Es verdoppelt nur einmal, auch in einer Runde, die schon verdoppelt, und gespielt werden darf darin alles. Was es auslöst, folgt wie sonst. Zu fünft und zu sechst setzt der aus, der gegeben hat.'
			)
		}
	];
}

/** Too much taken: double comes back. */
export const falschKassiertRules = (book: Book): readonly Piece[] =>
	one(
		book.falschKassiert,
		'Wer zu viel kassiert hat, gibt jedem, der zu viel gezahlt hat, das Doppelte des zu viel Verlangten zurück. Beispiel: 0,10 € zu viel genommen, 0,20 € kommen zurück.'
	).flatMap((piece) => [
		piece,
		{
			slot: 'share',
			ours: 'die Vorlage schweigt',
			block: plain(
				'Haben mehrere zu viel kassiert, so tragen sie es zu gleichen Teilen; Cent, die nicht aufgehen, der Reihe nach, wie sie sitzen.'
			)
		}
	]);

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
	const rows = penaltyRows(book);
	const { tout } = book.words;
	const text = `Wer falsch spielt, zahlt allein; sein Mitspieler zahlt nichts. Bezahlt werden Grundpreis und Schneider, sonst nichts: Laufende, Stand des Spiels und Verdoppelungen sind gleich.`;
	const dearer = `Bei einem ${tout} zählt statt des Schneiders, was der ${tout} mehr kostet.`;
	return [
		{ slot: 'text', source: foulPenalty.source, block: plain(text) },
		{ slot: 'tout', source: foulPenalty.source, block: plain(dearer) },
		{
			slot: 'table',
			source: foulPenalty.source,
			block: { type: 'table', head: ['Spiel', 'Wer zahlt wem', 'Betrag'], rows }
		}
	];
}

/** One row for all contracts that cost the offender the same, as the bill has it. */
function penaltyRows(book: Book): readonly Row[] {
	const words = new Map<string, string[]>();
	const add = (word: string, hands: number, value: number): void => {
		const who =
			hands === 2
				? 'an jeden der zwei Gegner'
				: 'der Spieler an jeden der drei, ein Gegner alles an den Spieler';
		const key = `${who}|${amount(book, { value, source: '' })} × ${hands}`;
		words.set(key, [...(words.get(key) ?? []), word]);
	};
	const played = book.order.flatMap((contract) => {
		const rule = book.contracts[contract];
		return rule && rule.goal !== 'hand' && rule.sides !== 'mungo' ? [[contract, rule] as const] : [];
	});
	for (const [contract, { sides, base }] of [...played].sort(twoFirst)) {
		add(wordOf(book, contract), sides === 'einzelspiel' ? 3 : 2, base.value + book.schneider.value);
	}
	for (const [contract, { base, tout }] of played) {
		if (!tout) continue;
		const value = tout.by === 'factor' ? base.value * tout.value : base.value + tout.value;
		add(`${wordOf(book, contract)}-${book.words.tout}`, 3, value);
	}
	return [...words].map(([key, named]) => ({ cells: [named.join(', '), ...key.split('|')] }));
}

type Played = readonly [Contract, ContractRule];
const twoFirst = ([, one]: Played, [, other]: Played): number =>
	Number(one.sides === 'einzelspiel') - Number(other.sides === 'einzelspiel');

/** What the dealer may buy at five and six. */
export const boughtHandRules = (book: Book): readonly Piece[] =>
	one(
		book.boughtHand,
		`Der Geber hält die letzten vier Karten dessen, der rechts von ihm sitzt, darf sie ansehen und das Blatt abkaufen. Kauft er, so spielt er mit und rechnet ab, und der Verkäufer schaut zu; kauft er nicht, bekommt der Eigentümer seine Karten.${book.deckel ? ` Einen ${book.words.deckel} darf der Käufer nur legen, wenn er sich vorher keine Karte des Verkäufers hat zeigen lassen.` : ''}`
	).flatMap((piece) => [
		piece,
		{
			slot: 'price',
			ours: 'die Vorlage nennt keinen',
			block: plain('Über den Preis des Blatts einigen sich die beiden.')
		}
	]);

export const kasseRules = (book: Book): readonly Piece[] =>
	one(
		book.winningsToKasse,
		'Was an einem gewöhnlichen Abend gewonnen wird, kommt in die Zockkasse; daraus werden der Ausflug und die Pokale bezahlt.'
	);

/** When nobody plays. */
export function nobodyPlaysRules(book: Book): readonly Piece[] {
	const { passedPays } = book;
	const { wonMuss } = book.augen;
	const stock = passedPaysText(book);
	return [
		{
			slot: 'text',
			...(wonMuss ? { source: wonMuss.source } : {}),
			block: plain(`Will keiner spielen, so ${whenNobodyPlays(book)}.`)
		},
		...(passedPays && stock !== null
			? [{ slot: 'stock', source: passedPays.source, block: plain(`J${stock.slice(1)}.`) }]
			: [])
	];
}

/** The Stock that Rufspiele win or fill. */
export function rufspielStockRules(book: Book): readonly Piece[] {
	const pays = book.passedPays;
	if (!book.rufspielStock) return [];
	const word = wordOf(book, 'rufspiel');
	const text = `Über den Stock entscheidet das nächste ${word}: Gewinnt die Spielerpartei, so teilt sie ihn, verliert sie, so legt sie noch einmal so viel hinein. Geteilt wird durch den Spieler, nicht durch den Gerufenen. Alle anderen Spiele lassen den Stock liegen.`;
	const odd: Piece = {
		slot: 'odd',
		ours: 'die Vorlage schweigt; er ist es, der teilt',
		block: plain('Ein Cent, der nicht aufgeht, ist der des Spielers: Er bekommt ihn, und er legt ihn hinein.')
	};
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
	return [{ slot: 'text', source: book.rufspielStock.source, block: plain(text) }, odd, ...example];
}
