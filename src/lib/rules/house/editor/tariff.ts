import { inSentence } from '#lib/base/text.ts';
import { trumpsHelp } from '../../contract-kind.ts';
import type { Book, ContractRule } from '../../book.ts';
import { isOfOneRank } from '../../cards.ts';
import { termOf, wordOf } from '../../book-words.ts';
import { patched, type Patch } from '../../patch.ts';
import { patchAt, valueAt } from '../../book-path.ts';
import { ALL_AUGEN, HANDS, type Contract } from '../../vocabulary.ts';
import { ABOUT_MONEY } from '../check-book.ts';
import { figure, laufendeTemplate, layingTemplate } from '../templates.ts';
import { drawnRows } from './drawn-game.ts';
import { announcingRows } from './raise.ts';
import { A, B, C, D, ofTariff, won } from './examples.ts';
import {
	price,
	choice,
	factor,
	toggle,
	number,
	optional,
	word,
	unitOf,
	type Desk,
	type FieldRow,
	type SectionRows
} from './row.ts';

const contractsWith = (book: Book, isIt: (rule: ContractRule) => boolean): readonly Contract[] =>
	book.order.filter((contract) => {
		const rule = book.contracts[contract];
		return rule !== undefined && isIt(rule);
	});

const alone = (book: Book): readonly Contract[] =>
	contractsWith(book, ({ sides }) => sides === 'einzelspiel');
/** The Solo speaks for all that are played alone. */
export const soloFirst = (book: Book): readonly Contract[] => [
	...(book.contracts.solo ? (['solo'] as const) : []),
	...alone(book)
];

/** What all games of one against three are called by: the first two of them. */
function soloAndWenz({ book }: Desk): string {
	const words = (['solo', 'wenz'] as const).filter((contract) => book.contracts[contract]);
	return words.length > 0 ? inSentence(words.map((contract) => wordOf(book, contract))) : 'Einzelspiele';
}

export const counting = (book: Book): readonly Contract[] =>
	contractsWith(book, ({ laufende }) => laufende !== null);
export const manyTrumps = (book: Book): readonly Contract[] =>
	counting(book).filter((one) => !isOfOneRank(one, book.contracts[one]));
export const fewTrumps = (book: Book): readonly Contract[] =>
	counting(book).filter((one) => isOfOneRank(one, book.contracts[one]));
export const laufendeFrom = (contract: Contract) => `contracts.${contract}.laufende.from.value` as const;

/** Laufende for every game in which they can count, or for none. */
export function laufendePatch({ book, parent }: Desk, on: boolean): Patch<Book> {
	const played = contractsWith(book, trumpsHelp);
	const usual = (contract: Contract) =>
		parent.contracts[contract]?.laufende ?? laufendeTemplate(book, contract);
	return {
		contracts: Object.fromEntries(
			played.map((contract) => [contract, { laufende: on ? usual(contract) : null }])
		)
	};
}

const COUNTED_IN = { Cent: 'cents', Einheiten: 'units', Punkte: 'points' } as const;
const UNITS: Readonly<Record<string, Patch<Book['unit']>>> = {
	cents: { cents: 1, agreed: false, points: null, large: null },
	units: { cents: 10, agreed: true, points: null, large: null },
	points: { cents: 1, agreed: false, points: true, large: null }
};

/** Takes out what costs money at the table, or brings back what the parent has of it. */
function inMoneyPatch(book: Book, parent: Book, inMoney: boolean): Patch<Book> {
	if (inMoney && !book.unit.points) return {};
	const money = inMoney && !parent.unit.points;
	const { gardareizrunde = null } = parent.rounds;
	const patches = ABOUT_MONEY.map((place) => patchAt(place, money ? (valueAt(parent, place) ?? null) : null));
	const bidding: Patch<Book> = { rounds: { gardareizrunde: money ? gardareizrunde : null } };
	return patches.reduce((all, patch) => patched(all, patch), bidding);
}

/** The tariff sheet on one hand: what most sheets say stands here. */
export const tariff: SectionRows = {
	key: 'tarif',
	title: 'Tarif',
	says: 'Was auf dem Zettel am Tisch steht',
	rows: [
		price('contracts.rufspiel.base.value', '{rufspiel}', 'Was ein Verlierer dem Gewinner zahlt.'),
		price(
			(of) => soloFirst(of).map((contract) => `contracts.${contract}.base.value` as const),
			soloAndWenz,
			'Was jeder der drei zahlt, in allen Spielen allein gegen drei; einzeln unter „Spiele“.',
			{ when: () => true }
		),
		price(
			['schneider.value', 'schwarz.value', 'laufender.value'],
			'Grundtarif',
			'Der kleinste Preis: setzt {schneider}, {schwarz} und jeden {laufendenEinen} zugleich.'
		),
		toggle([], '{laufende} zählen', 'Ob die höchsten Trümpfe ohne Lücke etwas kosten.', {
			read: (of) => counting(of).length > 0,
			write: (on, desk) => laufendePatch(desk, on)
		}),
		price('laufender.value', 'Je {laufendem}', 'Kommt für jeden dazu, sobald es genug sind.', {
			when: ({ book }) => counting(book).length > 0
		}),
		number(
			(_, { book }) => manyTrumps(book).map(laufendeFrom),
			'{laufende} ab',
			'So viele müssen es sein; dann zählen alle.',
			[1, 14, '{laufende}']
		),
		number(
			(_, { book }) => fewTrumps(book).map(laufendeFrom),
			({ book }) => `{laufende} beim ${wordOf(book, fewTrumps(book)[0] ?? 'wenz')} ab`,
			'So viele müssen es sein; dann zählen alle.',
			[1, 4, '{laufende}']
		),
		price('contracts.mungo.base.value', '{mungo}', 'Jeder gegen jeden: was einer zahlt.'),
		choice(
			'unit.agreed',
			'Preise in',
			'Cent, oder Einheiten, deren Wert der Tisch ausmacht, oder Punkte: dann geht es in den Spielen um kein Geld, und der Tarif ist auch die Liste jeder Meisterschaft. Auch {stock} und gekauftes Blatt gehen dann in Punkten, Töpfe und Beiträge bleiben in Cent.',
			{ cents: 'Cent', units: 'Einheiten', points: 'Punkte' },
			{
				read: (of) => COUNTED_IN[unitOf(of)],
				write: (value, { book, parent }) => ({
					...inMoneyPatch(book, parent, value !== 'points'),
					unit: UNITS[value] ?? null
				})
			}
		),
		optional(
			'unit.large',
			'Kleiner und großer Tarif',
			'Vor jedem Abend sagt der Tisch, ob nach dem großen gespielt wird.',
			() => figure(2),
			({ book }) => unitOf(book) === 'Cent'
		),
		factor('unit.large.value', 'Der große Tarif', 'Damit wird jedes Spiel malgenommen.'),
		number(
			'unit.cents',
			'Eine Einheit',
			'Was eine Einheit wert ist, solange der Tisch nichts anderes ausmacht.',
			[1, 1000, 'Cent'],
			{ when: ({ book }) => unitOf(book) === 'Einheiten' }
		)
	],
	examples: ofTariff
};

/** What of Schneider and Schwarz a Tout of these contracts counts; the first that has one speaks for all. */
export const toutCountsRow = (among: (of: Book) => readonly Contract[]): FieldRow => {
	const withTout = (of: Book) =>
		among(of).filter((one) => of.contracts[one]?.tout && of.contracts[one].schneider);
	const first = (of: Book) => withTout(of)[0];
	return choice(
		(of) => withTout(of).map((one) => `contracts.${one}.toutCounts` as const),
		'{tout} mit {schneider}',
		'Was davon zum Preis kommt, ehe er malgenommen wird, gewonnen wie verloren.',
		{
			none: 'ohne {schneider} und {schwarz}',
			schneider: 'mit {schneider}',
			schwarz: 'mit {schneider} und {schwarz}'
		},
		{
			when: ({ book }) => first(book) !== undefined,
			read: (of) => {
				const one = first(of);
				return one && (of.contracts[one]?.toutCounts ?? 'none');
			},
			write: (counts, { book }) => {
				const toutCounts = counts === 'schneider' || counts === 'schwarz' ? counts : null;
				return { contracts: Object.fromEntries(withTout(book).map((one) => [one, { toutCounts }])) };
			}
		}
	);
};

const AUGEN = [0, ALL_AUGEN, 'Augen'] as const;

/** When a game is won, and what Schneider and Schwarz cost. */
export const outcome: SectionRows = {
	key: 'ausgang',
	title: 'Gewonnen, {schneider}, {schwarz}',
	says: 'Ab wie vielen Augen, und was es kostet',
	rows: [
		price('schneider.value', '{schneider}', 'Kommt dazu, wenn die Verlierer {schneider} sind.'),
		price(
			'schwarz.value',
			'{schwarz}',
			'Kommt zum {schneider} noch dazu, wenn die Verlierer keinen Stich haben.'
		),
		number('augen.won.value', 'Gewonnen ab', 'So viele Augen braucht, wer spielt.', [1, ALL_AUGEN, 'Augen']),
		number(
			'augen.schneiderDeclarer.value',
			'Spieler {schneider} unter',
			'Hat die Spielerpartei weniger, ist sie {schneider}.',
			AUGEN
		),
		number(
			'augen.schneiderOpponents.value',
			'Gegner {schneider} unter',
			'Haben die Gegner weniger, sind sie {schneider}.',
			AUGEN
		),
		optional(
			'augen.lastSchuss',
			'Wer zuletzt verdoppelt, entscheidet ({schuss})',
			'Bei 60 : 60 verliert, wer zuletzt verdoppelt hat; an der Schneidergrenze ist er {schneider}.'
		),
		...drawnRows,
		...announcingRows,
		toutCountsRow(soloFirst)
	],
	examples: ({ book }) => [
		won('rufspiel', 'gewonnen, {schneider}', { schneider: true }),
		won('rufspiel', 'gewonnen, {schwarz}', { schwarz: true }),
		...(book.angesagt?.schneider ? [won('solo', '{schneider} angesagt', { angesagt: 'schneider' })] : []),
		{
			says: `mit 60 Augen und ${termOf(book, 'schuss')}`,
			game: { contract: 'rufspiel', declarer: A, partner: B, augen: 60, schuss: 1 }
		},
		{ says: 'mit 60 Augen', game: { contract: 'solo', declarer: A, augen: 60 } }
	]
};

/** What a doubling is called one after the other, where the book names fewer. */
const NAMES = ['Kontra', 'Re', 'Sub', 'Hirsch', 'Fünfter', 'Sechster', 'Siebter', 'Achter'];
/** Words of a text, divided by commas; each once. */
const wordsOf = (typed: string): readonly string[] => {
	const words = typed.split(',').map((word) => word.trim().slice(0, 40));
	return [...new Set(words.filter((word) => word !== ''))].slice(0, NAMES.length);
};

/** How often is doubled; what is new is called as usual. */
export const schussCount = (label: string, says: string): FieldRow =>
	number('schuss.names', label, says, [0, NAMES.length, 'mal'], {
		read: (of) => of.schuss.names.length,
		write: (count, { book }) => ({
			schuss: { names: [...new Set([...book.schuss.names, ...NAMES])].slice(0, count) }
		})
	});

/** How often and by how much is doubled. */
export const doubling: SectionRows = {
	key: 'doppeln',
	title: 'Doppeln',
	says: ({ book }) =>
		`${termOf(book, 'schuss')}, ${book.deckel ? book.words.deckel : 'Klopfen'}, Bock: wie oft und womit`,
	rows: [
		schussCount('Wie oft verdoppelt werden kann', 'Abwechselnd, der erste kommt von den Gegnern.'),
		word(
			'schuss.names',
			'Wie das Verdoppeln heißt',
			'Der Reihe nach, mit Komma: „Kontra, Re“. So oft geht es, wie Wörter dastehen.',
			{
				read: (of) => of.schuss.names.join(', '),
				write: (typed) => ({ schuss: { names: wordsOf(typed) } })
			}
		),
		factor('schuss.factor.value', 'Je {schuss}', 'Damit wird der Preis malgenommen.'),
		optional(
			'deckel',
			'Klopfen, Legen oder Deckel',
			'Vor dem Spiel kann jeder einmal verdoppeln.',
			() => layingTemplate
		),
		word('words.deckel', 'Wie das heißt', '„Klopfer“, „Leger“ oder „Deckel“: so steht es auf dem Knopf.', {
			when: ({ book }) => book.deckel !== null
		}),
		factor('deckel.factor.value', 'Jeder davon', 'Damit wird der Preis malgenommen.'),
		number('deckel.most', 'Wie viele höchstens', 'Jeder der {vier} kann es einmal.', [1, HANDS, 'Spieler']),
		factor('bock.value', 'Bock', 'Damit werden Spiele einer Runde malgenommen, die doppelt zählt.'),
		optional('bockspiel', '{bockspiel}', 'Wer außer der Reihe gibt, gibt ein Spiel, das doppelt zählt.', () =>
			figure(2)
		)
	],
	examples: ({ book: { schuss, words } }) => [
		won('rufspiel', `gewonnen, ${inSentence(schuss.names.slice(0, 2))}`, {
			schuss: Math.min(2, schuss.names.length)
		}),
		won('rufspiel', `gewonnen, zweimal ${words.deckel}`, { deckel: [C, D] })
	]
};
