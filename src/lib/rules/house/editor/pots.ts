import type { Book, ContractRule } from '../../book.ts';
import { someOf, wordOf } from '../../book-words.ts';
import type { Patch } from '../../patch.ts';
import { POTS, type Contract } from '../../vocabulary.ts';
import { isLostAlone } from '../check-pots.ts';
import { HOUSE } from '../house-book.ts';
import { figure } from '../templates.ts';
import {
	CENTS,
	choice,
	number,
	optional,
	toggle,
	word,
	type Desk,
	type FieldRow,
	type SectionRows
} from './row.ts';

const TAKERS = {
	einzelspiel: 'wer ein Einzelspiel gewinnt',
	rufspiel: 'wer mit gerufenem Partner gewinnt',
	herzSolo: 'wer ein {herz}-{solo} gewinnt',
	any: 'wer das nächste Spiel gewinnt, das er ansagt',
	treasurer: 'keiner am Tisch: die Kasse zahlt ihn aus'
};
/** A contract among the takers: "one:solo". */
const ONE = 'one:';

const listed = (book: Book, isIn: (rule: ContractRule) => boolean): readonly Contract[] =>
	book.order.filter((contract) => book.contracts[contract] && isIn(book.contracts[contract]));

const takers = ({ book }: Desk) => ({
	...TAKERS,
	...Object.fromEntries(
		listed(book, ({ sides }) => sides !== 'mungo').map((one) => [
			`${ONE}${one}`,
			`nur wer ${someOf(book, one)} gewinnt`
		])
	)
});

/** Any Einzelspiel, as a choice. */
const ANY = 'any';
const losers = ({ book }: Desk) => ({
	[ANY]: 'jedes Einzelspiel',
	...Object.fromEntries(listed(book, isLostAlone).map((one) => [one, `nur ${wordOf(book, one)}`]))
});

const potRows = (key: (typeof POTS)[number], i: number): readonly FieldRow[] => {
	/** Its name by now. */
	const here = `{${key}}`;
	const at = `pots.${key}` as const;
	const before = POTS[i - 1];
	const has = ({ book }: Desk): boolean => book.pots[key] !== undefined;
	const opens = ({ book }: Desk): boolean => before === undefined || book.pots[before] !== undefined;
	const pays = (
		cause: 'lostEinzelspiel' | 'passed' | 'evening' | 'misdealt',
		label: string,
		says: string,
		open: (desk: Desk) => boolean = has
	): readonly FieldRow[] => [
		optional(`${at}.${cause}`, `${here}: ${label}`, says, () => figure(50), open),
		number(`${at}.${cause}.value`, `${here}: ${label}, wie viel`, 'Jedes Mal so viel.', CENTS)
	];
	return [
		optional(
			at,
			here,
			'Geld, das der Verein beiseitelegt, bis es einer gewinnt.',
			() => ({
				source: HOUSE,
				name: `Topf ${i + 1}`,
				lostEinzelspiel: figure(50),
				passed: null,
				evening: null,
				takenBy: 'einzelspiel'
			}),
			(desk) => has(desk) || opens(desk)
		),
		word(`${at}.name`, `${here} heißt`, 'So steht er in der Abrechnung und in der Kasse.'),
		...pays('lostEinzelspiel', 'nach einem verlorenen Einzelspiel', 'Es zahlt, wer allein gespielt hat.'),
		choice(
			`${at}.lostOf`,
			`${here}: welches verlorene Spiel`,
			'Jedes, das einer allein spielt, oder nur eines.',
			losers,
			{
				when: ({ book }) => book.pots[key]?.lostEinzelspiel != null,
				read: (of) => of.pots[key] && (of.pots[key].lostOf ?? ANY),
				write: (one, { book }) => ({
					pots: { [key]: { lostOf: book.order.find((contract) => contract === one) ?? null } }
				})
			}
		),
		...pays(
			'passed',
			'wenn keiner spielen will',
			'Jeder der {vier} zahlt.',
			(desk) => has(desk) && desk.book.nobodyPlays === 'passed'
		),
		...pays('evening', 'für den Abend', 'Jeder zahlt, der mitgespielt hat.'),
		...pays('misdealt', 'fürs Vergeben und Verabheben', 'Wer sich vertut, jedes Mal.'),
		choice(
			[`${at}.takenBy`, `${at}.takenOf`],
			`${here} bekommt`,
			'Alles, was darin liegt, auch von früheren Abenden. Auszahlen, etwa zum Jahresende oder an den König, geht in der Kasse.',
			takers,
			{
				read: (of) => {
					const pot = of.pots[key];
					return pot?.takenOf ? `${ONE}${pot.takenOf}` : pot?.takenBy;
				},
				write: (taker, { book }) => {
					const one = book.order.find((contract) => taker === `${ONE}${contract}`);
					return { pots: { [key]: { takenBy: one ? 'any' : taker, takenOf: one ?? null } } } as Patch<Book>;
				}
			}
		),
		toggle(
			`${at}.championships`,
			`${here}: auch in Meisterschaft und Turnier`,
			'Sonst bewegen ihn nur gewöhnliche Abende.',
			{
				when: has,
				read: (of) => of.pots[key] && of.pots[key].championships === true,
				write: (on) => ({ pots: { [key]: { championships: on || null } } })
			}
		)
	];
};

/** Pots of the club's own. */
export const pots: SectionRows = {
	key: 'toepfe',
	title: 'Töpfe',
	says: 'Was ein verlorenes Solo, Passen oder der Abend kostet, und wer es bekommt',
	rows: POTS.flatMap(potRows)
};
