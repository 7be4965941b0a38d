import { wordOf } from '../book-words.ts';
import { POTS } from '../vocabulary.ts';
import { under, type MakerRow, type Pieces } from './pieces.ts';
import { joined, money } from './wording.ts';

/** The club's pots: who pays into each, and who gets it. */
export const POT_RULES = {
	title: 'Töpfe',
	write: (book): Pieces =>
		POTS.flatMap((key) => {
			const pot = book.pots[key];
			if (!pot) return [];
			const { name, lostEinzelspiel, passed, evening, takenBy } = pot;
			const into = `in den Topf „${name}“`;
			const called = book.order.filter((one) => book.contracts[one]?.sides === 'rufspiel');
			const taken = {
				einzelspiel: 'bekommt ganz, wer das nächste Einzelspiel gewinnt, das er spielt',
				herzSolo: 'bekommt ganz, wer das nächste Herz-Solo gewinnt, das er spielt',
				any: 'bekommt ganz, wer das nächste Spiel gewinnt, das er ansagt; zwei teilen, ein Cent zu viel gehört dem Spieler',
				treasurer: 'zahlt der Kassier aus, wenn der Verein es beschließt: am Tisch gewinnt ihn keiner',
				rufspiel: `teilt sich die Partei, die das nächste Spiel mit gerufenem Partner (${joined(called.map((one) => wordOf(book, one)))}) ansagt und gewinnt; ein Cent zu viel gehört dem Spieler`
			}[takenBy];
			return [
				under(lostEinzelspiel, {
					[`${key}Lost`]: `Wer ein Einzelspiel verliert, zahlt ${money(lostEinzelspiel?.value)} ${into}.`
				}),
				under(passed, {
					[`${key}Passed`]: `Wenn keiner spielen will, zahlt jeder der vier ${money(passed?.value)} ${into}.`
				}),
				under(evening, {
					[`${key}Evening`]: `Wer wenigstens ein Spiel mitgespielt hat, zahlt zum Schluss des Abends ${money(evening?.value)} ${into}.`
				}),
				under(pot, {
					[`${key}Taken`]: `Den Topf „${name}“ ${taken}. Was darin liegt, bleibt bis dahin liegen, auch über Abende.`
				})
			];
		})
} as const satisfies MakerRow;
