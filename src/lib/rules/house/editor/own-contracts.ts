import type { Book, ContractRule } from '../../book.ts';
import { trumpsOf } from '../../cards.ts';
import { wordOf } from '../../book-words.ts';
import type { Patch } from '../../patch.ts';
import { OWN_CONTRACTS, SUITS, type OwnContract, type Rank, type Suit } from '../../vocabulary.ts';
import { changedRule, MOST_SHORT, namePatch, ownPatch, templateOf, TEMPLATES } from '../own-contracts.ts';
import { figure } from '../templates.ts';
import { ofContract } from './examples.ts';
import { OF_CONTRACT } from './games-and-rounds.ts';
import { whenRows } from './when-played.ts';
import {
	choice,
	eachOf,
	number,
	optional,
	price,
	toggle,
	word,
	type Desk,
	type FieldRow,
	type SectionRows
} from './row.ts';

const NONE = 'none';
const MADE_FROM = {
	[NONE]: 'nicht vergeben',
	...Object.fromEntries(Object.entries(TEMPLATES).map(([name, { says }]) => [name, says]))
};

const ruleIn = ({ book }: Desk, own: OwnContract): ContractRule | undefined => book.contracts[own];

/** Which contracts of its own a club has: those there are, and the next free place. */
const MADE = eachOf(OWN_CONTRACTS, (own): FieldRow => {
	const at = OWN_CONTRACTS.indexOf(own);
	const before = OWN_CONTRACTS[at - 1];
	return choice(
		`contracts.${own}`,
		`Eigenes Spiel ${at + 1}`,
		'Woraus es gemacht wird; Name und Preis stehen weiter unten.',
		MADE_FROM,
		{
			when: (desk) =>
				ruleIn(desk, own) !== undefined || before === undefined || ruleIn(desk, before) !== undefined,
			read: (of) => templateOf(of, own) ?? NONE,
			write: (made, { book }) => ownPatch(book, own, made)
		}
	);
});

const HIGHEST = 'highest';

/** Below which game a contract of the club's own ranks: asked where it is made. */
const RANKED = eachOf(OWN_CONTRACTS, (own): FieldRow =>
	choice(
		'order',
		`{${own}}: im Rang gleich unter`,
		'Was darüber steht, geht ihm vor.',
		({ book }) => ({
			[HIGHEST]: 'keinem: Es ist das höchste',
			...Object.fromEntries(book.order.filter((one) => one !== own).map((one) => [one, wordOf(book, one)]))
		}),
		{
			when: (desk) => ruleIn(desk, own) !== undefined,
			read: (of) => (of.order.includes(own) ? (of.order[of.order.indexOf(own) - 1] ?? HIGHEST) : undefined),
			write: (above, { book }) => {
				const others = book.order.filter((one) => one !== own);
				return { order: others.toSpliced(others.findIndex((one) => one === above) + 1, 0, own) };
			}
		}
	)
);

export const ownContracts: SectionRows = {
	key: 'eigene',
	title: 'Eigene Spiele',
	says: 'Hochzeit, Bettel offen, Schieber: was sonst nirgends steht',
	rows: OWN_CONTRACTS.flatMap((own) => [MADE[own], RANKED[own]]),
	told: ({ book }) =>
		OWN_CONTRACTS.some((own) => book.contracts[own])
			? []
			: [{ says: 'Eine Hochzeit aus der Vorlage', comes: 'kostet wie ein Spiel mit gerufener Sau' }],
	examples: (desk) => OWN_CONTRACTS.flatMap((own) => ofContract(desk, own).slice(0, 1))
};

const SIDES: Readonly<Record<ContractRule['sides'], string>> = {
	rufspiel: 'mit gerufener Sau',
	kreuz: 'mit dem Gegenüber',
	hochzeit: 'mit dem, der die Karte nimmt',
	einzelspiel: 'einer allein',
	mungo: 'jeder für sich'
};
const GOALS: Readonly<Record<ContractRule['goal'], string>> = {
	augen: 'Augen',
	keinStich: 'kein Stich',
	alleStiche: 'alle Stiche',
	hand: 'die Hand, ungespielt'
};

const RANKS: Readonly<Record<string, readonly [text: string, ranks: readonly Rank[]]>> = {
	both: ['Ober und Unter', ['ober', 'unter']],
	ober: ['nur die Ober', ['ober']],
	unter: ['nur die Unter', ['unter']],
	none: ['keine', []]
};
const ranksOf = (of: Book, own: OwnContract): string | undefined => {
	const trumps = of.contracts[own] && trumpsOf(own, of.contracts[own]);
	return trumps
		? Object.keys(RANKS).find((key) => RANKS[key]?.[1].join() === trumps.ranks.join())
		: undefined;
};
const trumpPatch = (
	{ book }: Desk,
	own: OwnContract,
	changes: Partial<NonNullable<ContractRule['trumps']>>
): Patch<Book> => {
	const now = trumpsOf(own, book.contracts[own]) ?? { ranks: [], suit: null };
	return { contracts: { [own]: { trumps: { ...now, ...changes } } } };
};

const playedRows = (own: OwnContract): readonly FieldRow[] => [
	word(`words.contracts.${own}`, 'Name', 'So steht es überall.', {
		write: (typed, { book }) => namePatch(book, own, typed)
	}),
	word(`words.short.${own}`, 'Kurz', `So steht es auf dem Knopf, höchstens ${MOST_SHORT} Zeichen.`, {
		when: (desk) => ruleIn(desk, own) !== undefined,
		read: (of) => (of.contracts[own] ? (of.words.short[own] ?? '') : undefined),
		write: (typed) => ({
			words: { short: { [own]: typed.trim() === '' ? null : typed.slice(0, MOST_SHORT) } }
		})
	}),
	choice(`contracts.${own}.sides`, 'Wer spielt', 'Wer gegen wen.', SIDES, {
		write: (sides, { book }) => {
			const suits = sides === 'rufspiel' ? (['eichel', 'laub', 'schell'] as const) : [];
			return changedRule(book, own, { sides: sides as ContractRule['sides'], suits });
		}
	}),
	choice(`contracts.${own}.goal`, 'Was gewinnt', 'Womit der Spieler gewinnt.', GOALS, {
		write: (goal, { book }) => changedRule(book, own, { goal: goal as ContractRule['goal'] })
	}),
	choice(
		`contracts.${own}.trumps.ranks`,
		'Trümpfe',
		'Welche Karten aus allen Farben stechen; die höchsten sind {laufende}.',
		Object.fromEntries(Object.entries(RANKS).map(([key, [text]]) => [key, text])),
		{
			read: (of) => ranksOf(of, own),
			write: (key, desk) => trumpPatch(desk, own, { ranks: RANKS[key]?.[1] ?? [] })
		}
	),
	choice(
		`contracts.${own}.trumps.suit`,
		'Trumpffarbe',
		'Dazu eine Farbe, fest oder angesagt.',
		({ book }) => ({
			...Object.fromEntries(SUITS.map((suit) => [suit, book.words.suits[suit]])),
			chosen: 'angesagt',
			none: 'keine'
		}),
		{
			read: (of) => (of.contracts[own] ? (trumpsOf(own, of.contracts[own])?.suit ?? 'none') : undefined),
			write: (suit, desk) => {
				const patch = trumpPatch(desk, own, { suit: suit === 'none' ? null : (suit as Suit | 'chosen') });
				const suits = suit === 'chosen' ? SUITS : ruleIn(desk, own)?.sides === 'rufspiel' ? null : [];
				return suits ? { contracts: { [own]: { ...patch.contracts?.[own], suits } } } : patch;
			}
		}
	)
];

const surchargeRows = (own: OwnContract): readonly FieldRow[] => {
	const isBetweenSides = (desk: Desk): boolean => {
		const rule = ruleIn(desk, own);
		return rule?.goal === 'augen' && rule.sides !== 'mungo';
	};
	const priced = (
		name: 'schneiderPrice' | 'schwarzPrice' | 'laufenderPrice',
		label: string,
		usual: 'schneider' | 'schwarz' | 'laufender',
		when: (desk: Desk) => boolean
	): readonly FieldRow[] => [
		optional(
			`contracts.${own}.${name}`,
			`${label}: eigener Preis`,
			'Sonst kostet es, was im ganzen Buch gilt.',
			({ book }) => figure(book[usual].value),
			when
		),
		price(`contracts.${own}.${name}.value`, `${label} hier`, 'Kommt in diesem Spiel dazu.')
	];
	const withSchneider = (desk: Desk): boolean => ruleIn(desk, own)?.schneider === true;
	return [
		toggle(
			`contracts.${own}.schneider`,
			'{schneider} und {schwarz} zählen',
			'Ob sie in diesem Spiel etwas kosten.',
			{
				when: isBetweenSides
			}
		),
		...priced('schneiderPrice', '{schneider}', 'schneider', withSchneider),
		...priced('schwarzPrice', '{schwarz}', 'schwarz', withSchneider),
		...priced('laufenderPrice', 'Je {laufendem}', 'laufender', (desk) => ruleIn(desk, own)?.laufende != null),
		toggle(`contracts.${own}.schuss`, '{schuss} möglich', 'Ob in diesem Spiel verdoppelt werden kann.', {
			when: (desk) =>
				ruleIn(desk, own)?.sides !== 'mungo' &&
				ruleIn(desk, own)?.goal !== 'hand' &&
				ruleIn(desk, own) !== undefined
		}),
		number(
			`contracts.${own}.laufendeHeld`,
			'{laufende}, die immer zählen',
			'So viele hat, wer diese Hand hat.',
			[0, 8, '{laufende}'],
			{
				when: (desk) => ruleIn(desk, own)?.goal === 'hand'
			}
		)
	];
};

const COUNTS = {
	none: 'nach seinen Parteien',
	rufspiel: 'als Rufspiel',
	solo: 'als Farbsolo',
	wenz: 'als Wenz',
	bettel: 'als Bettel',
	sie: 'als Sie',
	nothing: 'gar nicht'
};

const placeRows = (own: OwnContract): readonly FieldRow[] => [
	...whenRows(own),
	choice(
		`contracts.${own}.stoeckle`,
		({ book }) => `Welches ${book.words.stoeckle} es abspielt`,
		'Wer es spielt, hat dieses Spiel nicht mehr offen.',
		({ book }) => ({
			none: 'sein eigenes',
			...Object.fromEntries(book.order.filter((one) => one !== own).map((one) => [one, wordOf(book, one)]))
		}),
		{
			when: ({ book }) => Object.values(book.rounds).some(({ stoeckle }) => stoeckle.length > 0),
			read: (of) => of.contracts[own] && (of.contracts[own].stoeckle ?? 'none'),
			write: (used, { book }) => ({
				contracts: { [own]: { stoeckle: book.order.find((one) => one === used) ?? null } }
			})
		}
	),
	choice(`contracts.${own}.counts`, 'In der Meisterschaft', 'Als was es bei Gleichstand zählt.', COUNTS, {
		when: (desk) => ruleIn(desk, own) !== undefined,
		read: (of) => of.contracts[own] && (of.contracts[own].counts ?? 'none'),
		write: (as) => ({
			contracts: { [own]: { counts: as === 'none' ? null : (as as ContractRule['counts']) } }
		})
	})
];

const OF_OWN = eachOf(OWN_CONTRACTS, (own): readonly FieldRow[] => [
	...playedRows(own),
	...OF_CONTRACT[own],
	...surchargeRows(own),
	...placeRows(own)
]);

/** A section for each contract of the club's own. */
export const ownContractSections = (desk: Desk): readonly SectionRows[] =>
	OWN_CONTRACTS.filter((own) => desk.book.contracts[own]).map((own) => ({
		key: own,
		title: `{${own}} im Einzelnen`,
		game: `{${own}}`,
		says: 'Name, Partei, Ziel, Preis, wann es gespielt wird',
		rows: OF_OWN[own],
		examples: () => ofContract(desk, own)
	}));
