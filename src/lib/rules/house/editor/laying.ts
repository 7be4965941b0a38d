import { chanceWord, type Chance } from '../../laying.ts';
import { tricksIn } from '../../book.ts';
import { HANDS } from '../../vocabulary.ts';
import { layingTemplate } from '../templates.ts';
import {
	choice,
	type Desk,
	factor,
	type FieldRow,
	number,
	optional,
	type SectionRows,
	toggle,
	word
} from './row.ts';
import { A, C, D, won } from './examples.ts';

/** When, for whom and how often somebody may lay. */
function kindRows(chance: Chance): readonly FieldRow[] {
	const has = ({ book }: Desk): boolean => book[chance] !== null;
	const name = ({ book }: Desk): string => chanceWord(book, chance);
	const titled = (what: string) => (desk: Desk) => `${name(desk)}: ${what}`;
	/** One of two words; the usual one is left out. */
	const either = (key: 'counts' | 'pays', what: string, says: string, [on, off]: readonly [string, string]) =>
		toggle(`${chance}.${key}`, titled(what), says, {
			when: has,
			read: (of) => of[chance]?.[key] === on,
			write: (yes, { parent }) => ({ [chance]: { [key]: yes ? on : parent[chance]?.[key] ? off : null } })
		});
	const limited = ({ book }: Desk): boolean => book[chance]?.limit != null;
	return [
		choice(
			`${chance}.moment`,
			titled('wann'),
			'Bis wann gelegt werden darf.',
			({ book }) => {
				const [half, all] = tricksIn(book) === 6 ? ['drei', 'sechs'] : ['vier', 'acht'];
				return {
					beforeCards: `vor den ersten ${half} Karten`,
					firstFour: `nach den ersten ${half} Karten`,
					allCards: `mit allen ${all} Karten`
				};
			},
			{
				when: has,
				read: (of) => of[chance]?.moment ?? (chance === 'deckel' ? 'firstFour' : 'beforeCards'),
				write: (moment, { parent }) => {
					const usual = chance === 'deckel' ? 'firstFour' : 'beforeCards';
					return { [chance]: { moment: moment === usual && !parent[chance]?.moment ? null : moment } };
				}
			}
		),
		either('counts', 'einmal für den Tisch', 'Zählt nur einmal, auch wenn mehrere legen.', ['once', 'each']),
		either(
			'pays',
			'nur für den, der legt',
			'Mehr zahlt und bekommt nur, wer gelegt hat, von jedem anderen und an ihn.',
			['layer', 'all']
		),
		optional(
			`${chance}.limit`,
			titled('begrenzt'),
			'Nur so oft an einem Abend oder in einer Runde.',
			() => ({ of: 'player', per: 'evening', most: 3 }),
			has
		),
		number(`${chance}.limit.most`, titled('so oft'), 'Mehr gibt es nicht.', [1, 99, 'mal'], {
			when: limited
		}),
		choice(
			`${chance}.limit.of`,
			titled('gezählt'),
			'Ob jeder für sich zählt oder alle zusammen.',
			{ player: 'jeder für sich', table: 'der Tisch zusammen' },
			{ when: limited }
		),
		choice(
			`${chance}.limit.per`,
			titled('gezählt bis'),
			'Wann neu gezählt wird.',
			{ evening: 'zum Ende des Abends', round: 'jeder einmal gegeben hat' },
			{ when: limited }
		)
	];
}

/** Deckel in all their kinds, and the other chance to double before the game. */
export const layingRows: SectionRows = {
	key: 'legen',
	title: 'Deckel und Legen im Einzelnen',
	says: 'Wann, wie oft, für alle oder nur für den, der legt',
	rows: [
		...kindRows('deckel'),
		optional(
			'legen',
			'Noch einmal vorher verdoppeln',
			'Eine zweite Gelegenheit mit eigenem Wort, etwa vor den ersten Karten.',
			() => layingTemplate
		),
		word('words.terms.legen', 'Wie das andere heißt', '„Legen“ oder „Klopfen“: so steht es auf dem Knopf.', {
			when: ({ book }) => book.legen !== null,
			read: (of) => chanceWord(of, 'legen'),
			write: (typed) => ({ words: { terms: { legen: typed === 'Legen' || typed === '' ? null : typed } } })
		}),
		factor('legen.factor.value', 'Jedes davon', 'Damit wird der Preis malgenommen.'),
		number('legen.most', 'Wie viele davon höchstens', 'Jeder der {vier} kann es einmal.', [
			1,
			HANDS,
			'Spieler'
		]),
		...kindRows('legen')
	],
	examples: ({ book }) => [
		...(book.deckel ? [won('solo', `gewonnen, ${book.words.deckel} vom Spieler`, { deckel: [A] })] : []),
		...(book.legen
			? [won('rufspiel', `gewonnen, zweimal ${chanceWord(book, 'legen')}`, { legen: [C, D] })]
			: [])
	]
};
