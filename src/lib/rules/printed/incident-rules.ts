import type { Book, ContractRule } from '../book.ts';
import { stockWord, wordOf } from '../book-words.ts';
import { isTwoToTwo, isWonOrLost, surchargesOf } from '../contract-kind.ts';
import type { Contract } from '../vocabulary.ts';
import { grid, ourOwn, row, SECTION, sumLine, told, under, type MakerTable, type Pieces } from './pieces.ts';
import { type TableRow } from './shape.ts';
import { amount, gameSum, money, fold, passedPaysText, whenNobodyPlays } from './wording.ts';

/** What cannot be halved. */
const coin = ({ unit }: Book): string => (unit.points ? 'Punkt' : 'Cent');

const fines = ({ vergeben, verabhebt }: Book, fine: Book['vergeben'], what: string): Pieces => [
	under(fine?.first, { first: `${what} Das erste Mal kostet ${money(fine?.first)}.` }),
	under(fine?.further, {
		further: `Jedes weitere Mal desselben Spielers kostet ${money(fine?.further)}. Das Geld kommt {stock.in}.`
	}),
	fine &&
		ourOwn('die Vorlage sagt nicht, bis wann mitgezählt wird', {
			evening: `Gezählt wird an jedem Abend neu, für jeden Spieler${vergeben && verabhebt ? ' und für Vergeben und Verabheben' : ''} getrennt.`
		})
];

/** What happens when nobody plays, what goes wrong at a table, and what is paid for it. */
export const INCIDENTS = {
	nobodyPlays: {
		title: 'Keiner spielt',
		// Where all bid, and where somebody has to play, the round says what happens.
		told: { topic: 'order', notIn: ['gardareizrunde', 'stoecklesrunde', 'megastoecklesrunde'] },
		write: (book) => {
			const { wonMuss } = book.augen;
			const stock = passedPaysText(book);
			const nobody = `Will keiner spielen, so ${whenNobodyPlays(book)}.`;
			return [
				under(book.muss ?? wonMuss ?? SECTION, { text: nobody }),
				stock !== null && under(book.passedPays, { stock: `J${stock.slice(1)}.` })
			];
		}
	},
	rufspielStock: {
		title: '{stock.Der}',
		write: (book) => {
			const { rufspielStock: rule, passedPays: pays } = book;
			const full = (pays?.value ?? 0) * book.unit.cents * 4;
			const half = Math.floor(full / 2);
			return [
				under(rule, {
					text: `Über {stock.den} entscheidet das nächste ${wordOf(book, 'rufspiel')}: Gewinnt die Spielerpartei, so teilt sie {stock:ihn}, verliert sie, so legt sie noch einmal so viel hinein. Geteilt wird durch den Spieler, nicht durch den Gerufenen. Alle anderen Spiele lassen {stock.den} liegen.`
				}),
				rule &&
					ourOwn('die Vorlage schweigt; er ist es, der teilt', {
						odd: `Ein ${coin(book)}, der nicht aufgeht, ist der des Spielers: Er bekommt ihn, und er legt ihn hinein.`
					}),
				rule &&
					pays &&
					sumLine(
						'sum',
						pays,
						`Einmal hat keiner gespielt: ${gameSum(book, full)} {stock.im}`,
						`gewonnen ${gameSum(book, full - half)} für den Spieler, ${gameSum(book, half)} für den Gerufenen; verloren liegen danach ${gameSum(book, 2 * full)} darin`
					)
			];
		}
	},
	stock: {
		title: 'Was {stock.in} kommt und wer {stock:ihn} gewinnt',
		write: (book) => {
			const { lostEinzelspiel, wonBy } = book.stock;
			const solo = `${book.words.suits.herz}-${wordOf(book, 'solo')}`;
			const games = {
				rufspiel: `ein gewonnenes ${wordOf(book, 'rufspiel')}`,
				einzelspiel: 'ein gewonnenes Einzelspiel',
				herzSolo: `ein gewonnenes ${solo}`,
				any: 'jedes gewonnene Spiel'
			} as const;
			return [
				under(lostEinzelspiel, {
					lost: `Wer ein Einzelspiel verliert, zahlt ${lostEinzelspiel && amount(book, lostEinzelspiel)} ${stockWord(book, 'in')}.`
				}),
				under(wonBy, {
					won: `${stockWord(book, 'Den')} gewinnt ${wonBy && games[wonBy.game]}: Der Spieler nimmt alles${isEverShared(book) ? `; zu zweit wird geteilt, und ein ${coin(book)}, der nicht aufgeht, ist der des Spielers` : ''}.`
				})
			];
		}
	},
	bockspiel: {
		title: 'Es gibt der Falsche',
		write: ({ bockspiel, deckel, words }) => {
			const without = deckel ? `, und es wird ohne ${words.deckel} gespielt` : '';
			const back = deckel
				? 'Liegt doch {deckel.ein}, so zählt {deckel:er} nicht und wird zurückgenommen. '
				: '';
			return [
				under(bockspiel, {
					text: `Gibt einer, der nicht an der Reihe war, so ist dieses Spiel {bockspiel.ein}: Es zählt ${fold(bockspiel)}${without}.`,
					after: `${back}Danach gibt, wer an der Reihe gewesen wäre; eine laufende Runde geht weiter, als wäre nichts gewesen.`
				}),
				bockspiel &&
					ourOwn('die Vorlage schweigt; es steht neben der Runde', {
						beside:
							'Es verdoppelt nur einmal, auch in einer Runde, die schon verdoppelt, und gespielt werden darf darin alles. Was es auslöst, folgt wie sonst. Zu fünft und zu sechst setzt der aus, der gegeben hat.'
					})
			];
		}
	},
	vergeben: {
		title: 'Vergeben',
		write: (book) => fines(book, book.vergeben, 'Wer sich beim Geben vertut, zahlt.')
	},
	verabhebt: {
		title: 'Verabhebt',
		write: (book) =>
			fines(book, book.verabhebt, 'Fällt beim Abheben eine Karte offen um, so zahlt, wer abgehoben hat.')
	},
	falschKassiert: {
		title: 'Falsch kassiert',
		write: (book) => {
			const { falschKassiert: rule } = book;
			return [
				under(rule, {
					text: `Wer zu viel kassiert hat, gibt jedem, der zu viel gezahlt hat, das Doppelte des zu viel Verlangten zurück. Beispiel: ${gameSum(book, 10)} zu viel genommen, ${gameSum(book, 20)} kommen zurück.`
				}),
				rule &&
					ourOwn('die Vorlage schweigt', {
						share: `Haben mehrere zu viel kassiert, so tragen sie es zu gleichen Teilen; ${book.unit.points ? 'Punkte' : 'Cent'}, die nicht aufgehen, der Reihe nach, wie sie sitzen.`
					})
			];
		}
	},
	verraten: {
		title: 'Spiel verraten',
		write: ({ verratenPaysAlone: rule }) => [
			under(rule, {
				text: 'Wer das Spiel verrät, zahlt allein: Er zahlt jedem Gegner den vollen Preis, sein Mitspieler nichts. Verrät ein Gegner ein Einzelspiel, so zahlt er dem Spieler den Preis dreimal.'
			})
		]
	},
	wrongCard: {
		title: 'Regelwidrige Karte',
		write: ({ wrongCardLoses: rule }) => [
			under(rule, {
				text: 'Fällt eine regelwidrige Karte erst auf, wenn der nächste Stich schon umgedreht ist, so hat die Partei des Falschspielers verloren und zahlt.'
			})
		]
	},
	/** Base and Schneider of every contract, as a penalty (schafkopfschule 3.4.17). */
	foulPenalty: {
		title: 'Strafen für falsches Spiel',
		write: (book) => {
			const { foulPenalty: rule } = book;
			return [
				under(rule, {
					text: 'Wer falsch spielt, zahlt allein; sein Mitspieler zahlt nichts. Bezahlt werden Grundpreis und {schneider}, sonst nichts: {laufende}, Stand des Spiels und Verdoppelungen sind gleich.',
					tout: 'Bei {tout.einem} zählt statt {schneider.des}, was {tout.der} mehr kostet.'
				}),
				rule && grid('table', rule, ['Spiel', 'Wer zahlt wem', 'Betrag'], penaltyRows(book))
			];
		}
	},
	boughtHand: {
		title: 'Blatt abkaufen',
		write: ({ boughtHand: rule, deckel, kurz }) => {
			const laid =
				'{deckel.Einen} darf der Käufer nur legen, wenn er sich vorher keine Karte des Verkäufers hat zeigen lassen.';
			return [
				told(
					{ topic: 'more', from: 5 },
					under(rule, {
						text: `Der Geber hält die letzten ${kurz ? 'drei' : 'vier'} Karten dessen, der rechts von ihm sitzt, darf sie ansehen und das Blatt abkaufen. Kauft er, so spielt er mit und rechnet ab, und der Verkäufer schaut zu; kauft er nicht, bekommt der Eigentümer seine Karten.`
					})
				),
				deckel && told({ topic: 'more', from: 5, laying: true }, under(rule, { laid })),
				rule &&
					ourOwn('die Vorlage nennt keinen', { price: 'Über den Preis des Blatts einigen sich die beiden.' })
			];
		}
	},
	reshuffle: {
		title: 'Nachmischen statt abheben',
		told: { topic: 'deal', at: 'championship' },
		write: ({ championshipShuffle: rule }) => [
			under(rule, {
				text: 'Abgehoben wird nicht. Der rechte Nachbar des Gebers mischt nach: mindestens dreimal unten heraus nach oben.'
			})
		]
	},
	kasse: {
		title: 'Kasse',
		write: ({ winningsToKasse: rule, parent }) => [
			under(rule, {
				// What the source's club pays of it is its own affair.
				text: `Was an einem gewöhnlichen Abend gewonnen wird, kommt in die ${parent === null ? 'Zockkasse; daraus werden der Ausflug und die Pokale bezahlt' : 'Kasse'}.`
			})
		]
	}
} as const satisfies MakerTable;

/** One row for all contracts that cost the offender the same, as the bill has it. */
function penaltyRows(book: Book): readonly TableRow[] {
	const named = new Map<string, string[]>();
	const add = (word: string, hands: number, value: number): void => {
		const who =
			hands === 2
				? 'an jeden der zwei Gegner'
				: 'der Spieler an jeden der drei, ein Gegner alles an den Spieler';
		const key = `${who}|${amount(book, { value, source: '' })} × ${hands}`;
		named.set(key, [...(named.get(key) ?? []), word]);
	};
	const played = book.order.flatMap((contract) => {
		const rule = book.contracts[contract];
		return rule && isWonOrLost(rule) ? [[contract, rule] as const] : [];
	});
	for (const [contract, rule] of [...played].sort(twoFirst)) {
		const { sides, base } = rule;
		add(
			wordOf(book, contract),
			sides === 'einzelspiel' ? 3 : 2,
			base.value + surchargesOf(book, rule).schneider.value
		);
	}
	for (const [contract, { base, sides, tout }] of played) {
		if (!tout) continue;
		const value = tout.by === 'factor' ? base.value * tout.value : base.value + tout.value;
		add(`${wordOf(book, contract)}-${book.words.tout}`, sides === 'einzelspiel' ? 3 : 2, value);
	}
	return [...named].map(([key, words]) => row([words.join(', '), ...key.split('|')]));
}

type Played = readonly [Contract, ContractRule];
const twoFirst = ([, one]: Played, [, other]: Played): number =>
	Number(one.sides === 'einzelspiel') - Number(other.sides === 'einzelspiel');

/** Whether a game that wins the Stock may be one of two against two. */
const isEverShared = ({ stock: { wonBy }, contracts }: Book): boolean =>
	(wonBy?.game === 'rufspiel' || wonBy?.game === 'any') && Object.values(contracts).some(isTwoToTwo);
