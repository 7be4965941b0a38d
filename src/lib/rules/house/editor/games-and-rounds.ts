import { laufendeLimit } from '../../cards.ts';
import { pluralOf } from '../../words-in-text.ts';
import type { Book } from '../../book.ts';
import { mungoOf } from '../../contract-kind.ts';
import {
	CONTRACTS,
	isOwn,
	isOwnRound,
	OWN_ROUNDS,
	ROUNDS,
	type Contract,
	type OwnRound,
	type RoundKind
} from '../../vocabulary.ts';
import { figure, laufendeTemplate, LASTS, lastsUntilMungos, nameIn } from '../templates.ts';
import { eachWon, inRounds, ofContract, openedBy } from './examples.ts';
import { LIST_OF } from './price-list.ts';
import { raiseRows } from './raise.ts';
import { deckelRow, ownRoundRows, ROUND_IS } from './own-rounds.ts';
import { toutCountsRow } from './tariff.ts';
import { contractPatch, drittPatch, packPatch, roundPatch, triggerPatch } from './going-along.ts';
import { notAlways, whenRows } from './when-played.ts';
import {
	price,
	choice,
	eachOf,
	factor,
	toggle,
	number,
	optional,
	type Desk,
	type FieldRow,
	type Range,
	type SectionRows
} from './row.ts';

/** What a declarer can play; Ramsch and Kreuz stand where it says what happens when nobody plays. */
const offered = ({ parent }: Desk): readonly Contract[] =>
	CONTRACTS.filter(
		(contract) =>
			contract !== 'mungo' &&
			contract !== 'kreuz' &&
			!isOwn(contract) &&
			(contract !== 'gargaraz' || parent.contracts.gargaraz)
	);

const MEANS: Readonly<Partial<Record<Contract, string>>> = {
	rufspiel: 'Zwei gegen zwei, der Partner wird mit einer Sau gerufen.',
	solo: 'Einer gegen drei mit einer Farbe als Trumpf.',
	wenz: 'Einer gegen drei, nur die Unter sind Trumpf.',
	geier: 'Einer gegen drei, nur die Ober sind Trumpf.',
	farbwenz: 'Die Unter und eine Farbe sind Trumpf.',
	farbgeier: 'Die Ober und eine Farbe sind Trumpf.',
	bettel: 'Gewonnen hat, wer keinen Stich macht.',
	sie: 'Alle Ober und Unter auf einer Hand: wird nicht ausgespielt.'
};

const PLAYED = eachOf(CONTRACTS, (contract) =>
	toggle(
		`contracts.${contract}`,
		`{${contract}}`,
		(desk) =>
			`${MEANS[contract] ?? `Einer gegen ${desk.book.kurz?.dritt ? 'zwei' : 'drei'}.`}${notAlways(desk, contract)}`,
		{
			read: (of) => of.contracts[contract] !== undefined,
			write: (on, desk) => contractPatch(desk, contract, on)
		}
	)
);

/** The short pack; what it has no trumps for goes along. */
const shortPack = toggle('kurz', 'Kurzes Blatt', '24 Karten, ohne Siebener und Achter: sechs für jeden.', {
	read: (of) => of.kurz != null,
	write: (on, desk) => packPatch(desk, on)
});

/** For three at the table, with the same pack. */
const forThree = toggle(
	'kurz.dritt',
	'Zu dritt',
	'Acht für jeden, einer allein gegen zwei: Spiele mit Partner und jeder gegen jeden fallen weg.',
	{
		when: ({ book }) => book.kurz != null,
		read: (of) => of.kurz?.dritt ?? false,
		write: (on, desk) => drittPatch(desk, on)
	}
);

/** Which contracts there are. */
export const whichContracts: SectionRows = {
	key: 'spiele',
	title: 'Spiele',
	says: 'Was gespielt werden darf',
	rows: (desk) => [shortPack, forThree, ...offered(desk).map((contract) => PLAYED[contract])],
	examples: ({ book }) => eachWon(book)
};

const isHand = (desk: Desk, contract: Contract): boolean => desk.book.contracts[contract]?.goal === 'hand';

const priceAndLaufende = (contract: Contract): readonly FieldRow[] => {
	const at = `contracts.${contract}` as const;
	const bounds = ({ book }: Desk): Range => [
		1,
		laufendeLimit(book, contract, book.contracts[contract]),
		'{laufende}'
	];
	return [
		price(`${at}.base.value`, 'Preis', 'Was jeder Verlierer zahlt, ehe etwas dazukommt.'),
		optional(
			`${at}.laufende`,
			'{laufende} zählen hier',
			'Ob in diesem Spiel {laufende} etwas kosten.',
			({ book }) => laufendeTemplate(book, contract),
			({ book }) => {
				const { goal, sides } = book.contracts[contract] ?? {};
				return sides !== 'mungo' && goal !== 'keinStich';
			}
		),
		number(
			`${at}.laufende.from.value`,
			'{laufende} ab',
			'So viele müssen es hier sein; dann zählen alle.',
			bounds
		),
		number(`${at}.laufende.most`, '{laufende} höchstens', 'Mehr lassen sich nicht eingeben.', bounds)
	];
};

const toutRows = (contract: Contract): readonly FieldRow[] => {
	const at = `contracts.${contract}.tout` as const;
	const ruleIn = ({ book }: Desk) => book.contracts[contract];
	const knowsTout = (desk: Desk): boolean => {
		const { goal, sides } = ruleIn(desk) ?? {};
		return goal === 'augen' && sides !== 'mungo' && contract !== 'rufspiel';
	};
	return [
		...raiseRows({
			at,
			value: `${at}.value`,
			by: `${at}.by`,
			label: '{tout}',
			says: 'Angesagt: alle Stiche. Er nimmt den Preis mal, kostet fest etwas dazu, oder es gibt ihn nicht.',
			when: knowsTout,
			read: (of) => of.contracts[contract]?.tout,
			usual: (desk) => ruleIn(desk)?.base.value
		}),
		toutCountsRow(() => [contract])
	];
};

/** What is paid for a hand that is not played: a Sie. */
const handRows = (contract: Contract): readonly FieldRow[] => [
	factor(
		`contracts.${contract}.factor.value`,
		'Wird malgenommen mit',
		'Mit 1 kostet es fest, was bei Preis und {laufenden} steht.',
		{
			when: (desk) => isHand(desk, contract),
			read: (of) => of.contracts[contract]?.factor?.value ?? 1,
			write: (value) => ({ contracts: { [contract]: { factor: value === 1 ? null : figure(value) } } })
		}
	),
	optional(
		'sieNotFirst',
		'Zählt im ersten Spiel nicht',
		'Als allererstes Spiel eines Abends kostet er nichts.',
		undefined,
		(desk) => isHand(desk, contract)
	)
];

export const OF_CONTRACT = eachOf(CONTRACTS, (contract): readonly FieldRow[] => [
	...priceAndLaufende(contract),
	...toutRows(contract),
	...handRows(contract),
	...LIST_OF[contract],
	...(isOwn(contract) ? [] : whenRows(contract)),
	choice(
		`contracts.${contract}.withoutDeckel`,
		'Ohne {deckel}',
		'Ob das Spiel gespielt wird, wenn vorher keiner verdoppelt hat.',
		({ book }) => {
			const { tout = null, withoutDeckel } = book.contracts[contract] ?? {};
			const asTout = tout || withoutDeckel === 'tout' ? { tout: 'nur als {tout}' } : {};
			return { yes: 'wird gespielt', ...asTout, no: 'wird nicht gespielt' };
		},
		{ when: (desk) => desk.book.deckel !== null && !isHand(desk, contract) }
	)
]);

/** One contract after the other, of those the book has. */
export const contractSections = (desk: Desk): readonly SectionRows[] =>
	offered(desk)
		.filter((contract) => desk.book.contracts[contract])
		.map((contract) => ({
			key: contract,
			title: `{${contract}} im Einzelnen`,
			game: `{${contract}}`,
			says: 'Preis, {laufende}, {tout}',
			rows: OF_CONTRACT[contract],
			examples: () => ofContract(desk, contract)
		}));

type SourceRound = Exclude<RoundKind, OwnRound>;
const SOURCE_ROUNDS = ROUNDS.filter((kind): kind is SourceRound => !isOwnRound(kind));

/** Rounds that any club may have; the others hang on more rules and stay with the books that know them. */
const ANY: readonly RoundKind[] = ['bockrunde', 'mungorunde', 'abschlussrunde'];
const offeredRounds = ({ parent, book }: Desk): readonly SourceRound[] =>
	SOURCE_ROUNDS.filter(
		(kind) =>
			parent.rounds[kind] !== undefined || (ANY.includes(kind) && (kind !== 'mungorunde' || mungoOf(book)))
	);

const OF_ROUND = eachOf(SOURCE_ROUNDS, (kind): readonly FieldRow[] => {
	const at = `rounds.${kind}` as const;
	return [
		toggle(at, `{${kind}}`, 'Eine Runde mit eigenen Regeln.', {
			read: (of) => of.rounds[kind] !== undefined,
			write: (on, desk) => roundPatch(desk, kind, on)
		}),
		choice(`${at}.lasts`, `{${kind}} dauert`, ROUND_IS, (desk) => lengths(desk, kind), {
			when: (desk) => (desk.book.rounds[kind]?.lasts ?? '') in lengths(desk, kind)
		}),
		choice(`${at}.doubles.games`, `{${kind}}: doppelt`, 'Welche Spiele mehr kosten.', {
			every: 'jedes Spiel',
			einzelspiel: 'nur Einzelspiele'
		}),
		deckelRow(kind)
	];
});

/** Which rounds there are, and what each counts. */
export const rounds: SectionRows = {
	key: 'runden',
	title: 'Runden',
	says: 'Bockrunde und andere: wie lang, was doppelt',
	rows: (desk) => [...offeredRounds(desk).flatMap((kind) => OF_ROUND[kind]), ...ownRoundRows],
	examples: inRounds
};

function lengths({ book, parent }: Desk, kind: RoundKind): Readonly<Record<string, string>> {
	const inIt = book.rounds[kind]?.contracts ?? book.order;
	const untilMungos = inIt.some((one) => book.contracts[one]?.sides === 'mungo');
	return {
		...LASTS,
		...(untilMungos ? lastsUntilMungos(pluralOf(nameIn(mungoOf(book) ?? 'mungo', book, parent))) : {})
	};
}

const openable = (desk: Desk): readonly RoundKind[] =>
	[...offeredRounds(desk), ...OWN_ROUNDS].filter((kind) => desk.book.rounds[kind]);

const opening = (name: keyof Book['triggers'], label: string, says: string): FieldRow =>
	choice(
		`triggers.${name}.opens`,
		label,
		says,
		(desk) => ({
			none: 'keine Runde',
			...Object.fromEntries(openable(desk).map((kind) => [kind, `{${kind}}`]))
		}),
		{
			read: (of) => of.triggers[name]?.opens ?? 'none',
			write: (opens, desk) => triggerPatch(desk, name, opens)
		}
	);

const OPENING: readonly FieldRow[] = [
	opening('level', 'Nach 60 : 60', 'Welche Runde folgt, wenn beide gleich viele Augen haben.'),
	toggle('triggers.level.at', 'Auch nach 30 : 90', 'Dasselbe, wenn eine Partei genau 30 Augen hat.', {
		when: ({ book }) => book.triggers.level !== null,
		read: (of) => of.triggers.level?.at.includes(30),
		write: (on) => ({ triggers: { level: { at: on ? [60, 30] : [60] } } })
	}),
	opening(
		'lostEinzelspiel',
		'Nach einem verlorenen Einzelspiel',
		'Welche Runde folgt, wenn einer allein gegen drei verliert.'
	),
	opening('allTricks', 'Nach allen Stichen', 'Welche Runde folgt, wenn eine Partei jeden Stich gemacht hat.')
];

/** What opens a round by itself; nothing where there is no round. */
export const triggers: SectionRows = {
	key: 'anlass',
	title: 'Was eine Runde auslöst',
	says: '60 : 60, verlorenes Solo, alle Stiche',
	rows: (desk) => (openable(desk).length > 0 ? OPENING : []),
	told: openedBy
};
