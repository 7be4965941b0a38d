import { POTS } from '../../vocabulary.ts';
import { HOUSE } from '../house-book.ts';
import { figure } from '../templates.ts';
import { CENTS, choice, number, optional, word, type Desk, type FieldRow, type SectionRows } from './row.ts';

const TAKERS = {
	einzelspiel: 'wer ein Einzelspiel gewinnt',
	rufspiel: 'wer mit gerufenem Partner gewinnt',
	herzSolo: 'wer ein Herz-Solo gewinnt',
	any: 'wer das nächste Spiel gewinnt, das er ansagt',
	treasurer: 'keiner am Tisch: die Kasse zahlt ihn aus'
};

const potRows = (key: (typeof POTS)[number], i: number): readonly FieldRow[] => {
	/** Its name by now. */
	const here = `{${key}}`;
	const at = `pots.${key}` as const;
	const before = POTS[i - 1];
	const has = ({ book }: Desk): boolean => book.pots[key] !== undefined;
	const opens = ({ book }: Desk): boolean => before === undefined || book.pots[before] !== undefined;
	const pays = (
		cause: 'lostEinzelspiel' | 'passed' | 'evening',
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
		...pays(
			'passed',
			'wenn keiner spielen will',
			'Jeder der vier zahlt.',
			(desk) => has(desk) && desk.book.nobodyPlays === 'passed'
		),
		...pays('evening', 'für den Abend', 'Jeder zahlt, der mitgespielt hat.'),
		choice(
			`${at}.takenBy`,
			`${here} bekommt`,
			'Alles, was darin liegt, auch von früheren Abenden. Auszahlen, etwa zum Jahresende oder an den König, geht in der Kasse.',
			TAKERS
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
