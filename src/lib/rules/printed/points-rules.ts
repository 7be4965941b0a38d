import { signedText } from '#lib/base/money.ts';
import { inSentence } from '#lib/base/text.ts';
import type { Book, ContractRule, Figure } from '../book.ts';
import { termOf, wordOf } from '../book-words.ts';
import type { Contract } from '../vocabulary.ts';
import { grid, ourOwn, row, SECTION, under, type MakerRow, type Maybe, type Pieces } from './pieces.ts';
import { type TableRow } from './shape.ts';
import { contractWords, roundedUpTo, times } from './wording.ts';

type Points = NonNullable<Book['points']>;

/** What games are worth in a championship, for each opponent. */
export const POINTS = {
	title: 'Punkte',
	write: (book): Pieces => {
		const { points, unit } = book;
		if (unit.points) {
			const isLess = points?.schuss === false && book.schuss.names.length > 0;
			const less = isLess ? ' {schuss.Kein} zählt dort.' : '';
			const tariff = `In Meisterschaft und Turnier zählt der Tarif: Er ist die Liste.${less}${besideText(book)}`;
			return [under(SECTION, { tariff })];
		}
		if (!points) return [];
		const isList = points.laufender.value === 0 && !points.schuss && !book.mungo;
		return [
			...(isList ? everyEnding(book, points) : whatCounts(book, points)),
			book.mungo?.pays === 'two' &&
				ourOwn('die Vorlage rundet nur das Geld auf; wie dort', {
					third: `Sind {mungo.im} drei gleichauf, wird ihr Drittel ${roundedUpTo(book, points.roundUpTo, true)} aufgerundet.`
				})
		];
	}
} as const satisfies MakerRow;

/** What lies beside the games is no part of the list (`listedBook`). */
function besideText(book: Book): string {
	const beside = [
		...((book.passedPays ?? book.stock.lostEinzelspiel) ? [termOf(book, 'stock')] : []),
		...(book.boughtHand ? ['gekauftes Blatt'] : []),
		...(book.falschKassiert ? ['falsch Kassiertes'] : [])
	];
	return beside.length > 0 ? ` Nur die Spiele zählen dort, nicht ${inSentence(beside, 'oder')}.` : '';
}

/** Where Laufende or Schüsse count there are too many endings: what each thing brings, and what multiplies. */
function whatCounts(book: Book, points: Points): Pieces {
	const { words, deckel, schuss } = book;
	const counts = points.schuss
		? ` {schuss.Jeder} zählt auch in den Punkten: ${times(schuss.factor)}.`
		: ' {schuss.Kein} zählt in den Punkten.';
	const laid = deckel ? ' {deckel.Ein} zählt nur beim Geld.' : '';
	const hasTout = Object.values(book.contracts).some(({ tout }) => tout);
	const plus = (name: string, figure: Figure): TableRow => row([name, `+ ${figure.value}`], figure);
	return [
		under(points, {
			counted: `Die Punkte gelten gegen jeden Gegner; wer allein spielt, schreibt sie also {dreimal}.${schuss.names.length === 0 ? '' : counts}${laid}`
		}),
		grid(
			'table',
			null,
			['Spiel', 'Punkte je Gegner'],
			[
				...book.order.map((contract): Maybe<TableRow> => {
					const figure = points.contracts[contract];
					return figure && row([wordOf(book, contract), ofContract(book, points, contract, figure)], figure);
				}),
				hasTout && row([words.tout, `(Spiel + {laufende}) ${times(points.tout)}, ${WITHOUT}`], points.tout),
				plus('Je {laufender}', points.laufender),
				plus('{schneider}', points.schneider),
				plus('{schwarz}, noch dazu', points.schwarz)
			]
		)
	];
}

const WITHOUT = 'ohne {schneider} und {schwarz}';

/** "5", or with the Laufende that are always held and a factor "(5 + 8) × 4 = 52, ohne Schneider und Schwarz". */
function ofContract(book: Book, points: Points, contract: Contract, figure: Figure): string {
	const { factor = null } = book.contracts[contract] ?? {};
	const held = heldIn(points, book.contracts[contract]);
	const { value } = figure;
	if (!held)
		return factor ? `${value} ${times(factor)} = ${value * factor.value}, ${WITHOUT}` : String(value);
	const [sum, comes] = [`${value} + ${held.text}`, value + held.value];
	return factor
		? `(${sum}) ${times(factor)} = ${comes * factor.value}, ${WITHOUT}`
		: `${sum} = ${comes}, ${WITHOUT}`;
}

/** What the Laufende that are always held come to; null where they do not count. */
function heldIn({ laufender: { value: each } }: Points, rule: ContractRule | undefined) {
	const { laufendeHeld = 0, laufende } = rule ?? {};
	if (!laufende || laufendeHeld < laufende.from.value || laufendeHeld * each === 0) return null;
	return { value: laufendeHeld * each, text: `${laufendeHeld}${each === 1 ? '' : ` × ${each}`}` };
}

/** Where nothing else counts: what winners and losers write for every ending, and what that is made of. */
function everyEnding(book: Book, points: Points): Pieces {
	const groups = groupsOf(book, points);
	const told = groups.map(({ contracts, figure, rule }) =>
		[
			inSentence(contractWords(book, contracts)),
			figure.value,
			...(rule.factor ? [times(rule.factor)] : [])
		].join(' ')
	);
	const tout = groups.some(({ rule }) => rule.tout) ? `, {tout.ein} ${times(points.tout)}` : '';
	return [
		under(points, {
			counted: `Gegen jeden Gegner zählt ${told.join(', ')}; {schneider.ein} ${points.schneider.value} dazu, {schwarz} noch ${points.schwarz.value}${tout}. Zusammen sind das:`
		}),
		grid(
			'table',
			null,
			['Spiel', 'Gewinner', 'Verlierer'],
			groups.flatMap((group) => rowsOf(book, points, group))
		),
		under(points.laufender, { laufende: '{laufende} werden bezahlt, zählen in der Liste aber nicht.' })
	];
}

interface Group {
	readonly contracts: readonly Contract[];
	readonly figure: Figure;
	readonly rule: ContractRule;
}

/** Contracts that are worth the same in every ending, cheapest first. */
function groupsOf(book: Book, points: Points): readonly Group[] {
	const groups = new Map<string, Group>();
	for (const contract of book.order) {
		const [rule, figure] = [book.contracts[contract], points.contracts[contract]];
		if (!rule || !figure) continue;
		const { sides, schneider, tout, factor, goal } = rule;
		const alone = sides === 'einzelspiel';
		const key = JSON.stringify([figure, alone, schneider, tout === null, factor?.value, goal === 'hand']);
		const contracts = [...(groups.get(key)?.contracts ?? []), contract];
		groups.set(key, { contracts, figure, rule });
	}
	return [...groups.values()].sort((one, other) => worth(one) - worth(other));
}

const worth = ({ figure, rule }: Group): number => figure.value * (rule.factor?.value ?? 1);

function rowsOf(book: Book, points: Points, { contracts, figure, rule }: Group): readonly TableRow[] {
	const value = figure.value * (rule.factor?.value ?? 1);
	const [schneider, schwarz] = [points.schneider.value, points.schwarz.value];
	const names = contractWords(book, contracts);
	const name = inSentence(names, 'oder');
	const endings = [
		{ name, value, source: figure },
		...(rule.schneider
			? [
					{ name: `${name}, {schneider}`, value: value + schneider, source: points.schneider },
					{ name: `${name}, {schwarz}`, value: value + schneider + schwarz, source: points.schwarz }
				]
			: []),
		...(rule.tout
			? [{ name: touts(book, names), value: figure.value * points.tout.value, source: points.tout }]
			: [])
	];
	if (rule.sides !== 'einzelspiel')
		return endings.map(({ name, value, source }) => row([name, each(value), each(-value)], source));
	if (rule.goal === 'hand') return [row([name, signed(3 * value), each(-value)], figure)];
	return endings.flatMap(({ name, value, source }) => [
		row([`${name}: gewonnen`, signed(3 * value), each(-value)], source),
		row([`${name}: verloren`, each(value), signed(-3 * value)], source)
	]);
}

const touts = (book: Book, names: readonly string[]): string =>
	inSentence(
		names.map((name) => `${name}-${book.words.tout}`),
		'oder'
	);

/** "+ 6", "− 2"; nothing is neither. */
const signed = (value: number): string => signedText(value, true).replace(/^([+−-])/, '$1 ');
const each = (value: number): string => `je ${signed(value)}`;
