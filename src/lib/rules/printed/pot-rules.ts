import { inSentence } from '#lib/base/text.ts';
import { someOf, wordOf } from '../book-words.ts';
import type { Book } from '../book.ts';
import { namesPartner } from '../contract-kind.ts';
import { POTS, type Contract } from '../vocabulary.ts';
import { under, type MakerRow, type Pieces } from './pieces.ts';
import { money } from './wording.ts';

/** Who takes a pot that is one contract's. */
const takenOf = (book: Book, contract: Contract): string =>
	namesPartner(book.contracts[contract])
		? `teilt sich die Partei, die als nächste ${someOf(book, contract)} ansagt und gewinnt; ein Cent zu viel gehört dem Spieler`
		: `bekommt ganz, wer als Nächster ${someOf(book, contract)} gewinnt`;

/** The club's pots: who pays into each, and who gets it. */
export const POT_RULES = {
	title: 'Töpfe',
	write: (book): Pieces =>
		POTS.flatMap((key) => {
			const pot = book.pots[key];
			if (!pot) return [];
			const { name, lostEinzelspiel, passed, evening, misdealt, takenBy, championships } = pot;
			const lost = pot.lostOf ? someOf(book, pot.lostOf) : 'ein Einzelspiel';
			const into = `in den Topf „${name}“`;
			const called = book.order.filter((one) => book.contracts[one]?.sides === 'rufspiel');
			const taken = {
				einzelspiel: 'bekommt ganz, wer das nächste Einzelspiel gewinnt, das er spielt',
				herzSolo: `bekommt ganz, wer das nächste ${book.words.suits.herz}-${wordOf(book, 'solo')} gewinnt, das er spielt`,
				any: 'bekommt ganz, wer das nächste Spiel gewinnt, das er ansagt; zwei teilen, ein Cent zu viel gehört dem Spieler',
				treasurer: 'zahlt der Kassier aus, wenn der Verein es beschließt: am Tisch gewinnt ihn keiner',
				rufspiel: `teilt sich die Partei, die das nächste Spiel mit gerufenem Partner (${inSentence(called.map((one) => wordOf(book, one)))}) ansagt und gewinnt; ein Cent zu viel gehört dem Spieler`
			}[takenBy];
			const taker = pot.takenOf && takenBy !== 'treasurer' ? takenOf(book, pot.takenOf) : taken;
			return [
				under(lostEinzelspiel, {
					[`${key}Lost`]: `Wer ${lost} verliert, zahlt ${money(lostEinzelspiel)} ${into}.`
				}),
				under(passed, {
					[`${key}Passed`]: `Wenn keiner spielen will, zahlt jeder der {vier} ${money(passed)} ${into}.`
				}),
				under(evening, {
					[`${key}Evening`]: `Wer wenigstens ein Spiel mitgespielt hat, zahlt zum Schluss des Abends ${money(evening)} ${into}.`
				}),
				under(misdealt, {
					[`${key}Misdealt`]: `Wer sich beim Geben oder Abheben vertut, zahlt jedes Mal ${money(misdealt)} ${into}.`
				}),
				under(pot, {
					[`${key}Taken`]: `Den Topf „${name}“ ${taker}. Was darin liegt, bleibt bis dahin liegen, auch über Abende.`
				}),
				championships === true &&
					under(pot, {
						[`${key}Championships`]: `In den Topf „${name}“ wird auch in Meisterschaft und Turnier gezahlt, und dort wird er auch gewonnen; nur für den Abend zahlt dort keiner.`
					})
			];
		})
} as const satisfies MakerRow;

/** Who pays an evening's fee. */
export const feePayers = ({ from }: Book['fees']): string =>
	from === 0
		? 'Jeder, der am Tisch gesessen ist, auch mit 0 Spielen,'
		: `Jeder, der wenigstens ${from} ${from === 1 ? 'Spiel' : 'Spiele'} mitgespielt hat, auch wer früher geht,`;

/** What everybody pays for coming. */
export const FEES = {
	title: 'Beiträge',
	write: ({ fees }) => {
		const { evening, championship, tournament } = fees;
		return [
			under(evening, {
				evening: `${feePayers(fees)} zahlt an einem gewöhnlichen Abend ${money(evening)} in die Kasse.`
			}),
			under(championship, {
				championship: `Das Startgeld einer Meisterschaft ist ${money(championship)}.`
			}),
			under(tournament, { tournament: `Das Startgeld eines Turniers ist ${money(tournament)}.` })
		];
	}
} as const satisfies MakerRow;
