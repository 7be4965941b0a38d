import type { Book } from '../../book.ts';
import { wordOf } from '../../book-words.ts';
import { MUST_PLAY } from '../../occurrences.ts';
import { mustText } from '../../sentences.ts';
import { MOST_GAMES } from '../../schema-shapes.ts';
import {
	CONTRACTS,
	HANDS,
	OWN_ROUNDS,
	type Contract,
	type OwnRound,
	type RoundKind
} from '../../vocabulary.ts';
import { figure, LASTS, ROUND_WORDS } from '../templates.ts';
import { roundPatch } from './going-along.ts';
import { choice, factor, number, price, toggle, word, type Desk, type FieldRow } from './row.ts';

// Rounds of the club's own. What opens them is said where it says what follows; any of them can be asked for at the table.

/** What is played out and so can be kept out of a round; a hand may be shown at any time. */
const played = ({ order, contracts }: Book): readonly Contract[] =>
	order.filter((one) => contracts[one]?.goal !== 'hand');

const usual = (book: Book): readonly Contract[] =>
	played(book).filter((one) => book.contracts[one]?.place === 'always');

/** The game that is played because nobody wants to. A round of a few games is mostly of that one, as a Mungorunde is (allgaeu §5.2). */
function few(book: Book): readonly Contract[] {
	const { nobodyPlays: way, contracts } = book;
	return (way === 'kreuz' || way === 'mungo') && contracts[way] ? [way] : usual(book);
}

/** What a round of any kind asks. */
export const ROUND_IS = 'Eine Runde sind so viele Spiele, wie Spieler am Tisch sitzen.';
export const deckelRow = (kind: RoundKind): FieldRow =>
	toggle(
		`rounds.${kind}.deckel`,
		`{${kind}}: mit {deckel}`,
		'Ob in dieser Runde auch vorher verdoppelt wird.',
		{
			when: ({ book }) => book.deckel !== null && book.rounds[kind] !== undefined
		}
	);

const lengthRows = (kind: OwnRound): readonly FieldRow[] => {
	const at = `rounds.${kind}` as const;
	return [
		choice(
			`${at}.lasts`,
			`{${kind}} dauert`,
			ROUND_IS,
			{ ...LASTS, games: 'eine feste Zahl von Spielen' },
			{
				when: ({ book }) => book.rounds[kind] !== undefined,
				read: ({ rounds }) => rounds[kind] && (rounds[kind].games != null ? 'games' : rounds[kind].lasts),
				write: (lasts) => ({
					rounds: {
						[kind]:
							lasts === 'games' ? { lasts: 'round', games: HANDS } : { lasts: lasts as 'round', games: null }
					}
				})
			}
		),
		number(`${at}.games`, `{${kind}}: wie viele Spiele`, 'So viele, gleich wie viele am Tisch sitzen.', [
			1,
			MOST_GAMES,
			'Spiele'
		])
	];
};

const NOTHING = 'nothing';

/** What its games cost: a factor, and prices of its own. */
const countingRows = (kind: OwnRound): readonly FieldRow[] => {
	const at = `rounds.${kind}` as const;
	return [
		choice(
			`${at}.doubles.games`,
			`{${kind}}: was mehr zählt`,
			'Welche Spiele malgenommen werden.',
			{ every: 'jedes Spiel', einzelspiel: 'nur Einzelspiele', [NOTHING]: 'keines' },
			{
				when: ({ book }) => book.rounds[kind] !== undefined,
				read: ({ rounds }) =>
					rounds[kind] && (rounds[kind].factor?.value === 1 ? NOTHING : rounds[kind].doubles.games),
				write: (games, { book }) => {
					const now = book.rounds[kind]?.factor?.value ?? 1;
					const more = figure(now > 1 ? now : 2);
					return {
						rounds: {
							[kind]:
								games === NOTHING
									? { factor: figure(1) }
									: { factor: more, doubles: { games: games === 'every' ? 'every' : 'einzelspiel' } }
						}
					};
				}
			}
		),
		factor(`${at}.factor.value`, `{${kind}}: womit`, 'Damit werden diese Spiele malgenommen.', {
			when: ({ book }) => (book.rounds[kind]?.factor?.value ?? 1) > 1
		}),
		toggle(`${at}.prices`, `{${kind}}: eigene Preise`, 'Was ein Spiel dort kostet, ehe etwas dazukommt.', {
			when: ({ book }) => book.rounds[kind] !== undefined,
			read: ({ rounds }) => rounds[kind] && rounds[kind].prices != null,
			write: (on, { book }) => ({ rounds: { [kind]: { prices: on ? pricesIn(book, kind) : null } } })
		}),
		...CONTRACTS.map((contract) =>
			price(
				`${at}.prices.${contract}.value`,
				`{${kind}}: {${contract}} kostet`,
				'Statt des üblichen Grundpreises.'
			)
		),
		deckelRow(kind)
	];
};

/** The usual prices of what is played there, to begin with. */
function pricesIn(book: Book, kind: OwnRound) {
	const there = book.rounds[kind]?.contracts ?? usual(book);
	return Object.fromEntries(there.map((one) => [one, figure(book.contracts[one]?.base.value ?? 0)]));
}

/** What may be played there: all that is usual, or a list. */
const listRows = (kind: OwnRound): readonly FieldRow[] => [
	toggle(`rounds.${kind}.contracts`, `{${kind}}: nur bestimmte Spiele`, 'Sonst geht alles, was immer geht.', {
		when: ({ book }) => book.rounds[kind] !== undefined,
		read: ({ rounds }) => rounds[kind] && rounds[kind].contracts !== null,
		write: (on, { book }) => ({ rounds: { [kind]: { contracts: on ? few(book) : null } } })
	}),
	...CONTRACTS.map((contract) =>
		toggle([], ({ book }) => `{${kind}}: ${wordOf(book, contract)}`, 'Ob es dort gespielt werden darf.', {
			when: ({ book }) => book.rounds[kind]?.contracts != null && played(book).includes(contract),
			read: ({ rounds }) => rounds[kind]?.contracts?.includes(contract),
			write: (on, { book }) => {
				const others = (book.rounds[kind]?.contracts ?? []).filter((one) => one !== contract);
				return { rounds: { [kind]: { contracts: on ? [...others, contract] : others } } };
			}
		})
	)
];

const NOBODY = 'nobody';

const mustRow = (kind: OwnRound): FieldRow =>
	choice(
		`rounds.${kind}.must`,
		`{${kind}}: wer spielen muss`,
		'Wer dort jedes Spiel spielen muss.',
		({ book }) => ({
			[NOBODY]: 'keiner, es wird angesagt',
			...Object.fromEntries(MUST_PLAY.map((who) => [who, mustText(book, who)]))
		}),
		{
			when: ({ book }) => book.rounds[kind] !== undefined,
			read: ({ rounds }) => rounds[kind] && (rounds[kind].must ?? NOBODY),
			write: (word) => ({
				rounds: { [kind]: { must: MUST_PLAY.find((one) => one === word) ?? null } }
			})
		}
	);

const rowsOf = (kind: OwnRound, i: number): readonly FieldRow[] => {
	const before = OWN_ROUNDS[i - 1];
	const isOffered = ({ book }: Desk): boolean =>
		book.rounds[kind] !== undefined || before === undefined || book.rounds[before] !== undefined;
	return [
		toggle(
			`rounds.${kind}`,
			ROUND_WORDS[kind],
			'Was bei euch sonst noch rundum gespielt wird. Wonach sie folgt, steht unter „Was danach folgt“; beginnen kann sie der Tisch immer.',
			{
				when: isOffered,
				read: (of) => of.rounds[kind] !== undefined,
				write: (on, desk) => roundPatch(desk, kind, on)
			}
		),
		word(`words.rounds.${kind}`, `${ROUND_WORDS[kind]} heißt`, 'So steht sie am Tisch: „Kreuzrunde“.', {
			when: ({ book }) => book.rounds[kind] !== undefined
		}),
		...lengthRows(kind),
		...listRows(kind),
		mustRow(kind),
		...countingRows(kind)
	];
};

export const ownRoundRows: readonly FieldRow[] = OWN_ROUNDS.flatMap(rowsOf);
