import { filledIn, sum } from '#lib/base/collections.ts';
import { asId, type MemberId } from '#lib/base/ids.ts';
import { AMOUNT_LIMIT, euro, signedText, toCents } from '#lib/base/money.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import type { PaperEntry } from '#lib/log/entry.ts';
import { CRITERIA, type PaperCount } from '../ranking/criteria.ts';
import type { ChampionshipRefusal } from '../refusal-text.ts';
import { penaltiesOnPaper, type System } from '../system.ts';

// The totals of a list that stood on paper, as they are typed.

/** What was typed for each player; an empty or missing text is nothing. */
type Typed = Readonly<Record<string, string>>;

export interface PaperForm {
	readonly games: string;
	readonly points: Typed;
	/** In euro. */
	readonly money: Typed;
	readonly counts: Readonly<Partial<Record<PaperCount, Typed>>>;
}

/** What an entry says of games that stood on paper. */
export type PaperTotals = Pick<PaperEntry, 'games' | 'points' | 'money' | 'counts'>;

const COUNT_TEXTS: Readonly<Record<PaperCount, string>> = {
	solo: 'Farbsoli gespielt',
	soloWon: 'Farbsoli gewonnen',
	wenz: 'Wenz gespielt',
	wenzWon: 'Wenz gewonnen',
	bettel: 'Bettel gespielt',
	bettelWon: 'Bettel gewonnen',
	soloOrWenz: 'Soli und Wenz gespielt',
	soloOrWenzWon: 'Soli und Wenz gewonnen',
	tout: 'Tout gespielt',
	toutWon: 'Tout gewonnen',
	sie: 'Sie',
	rufspielWon: 'Rufspiele gewonnen, auch als Mitspieler'
};

/** The counts that the criteria of a championship take, each with its words. */
export function countsAsked(system: System): readonly (readonly [PaperCount, string])[] {
	const taken = new Set(CRITERIA[system].flatMap(({ onPaper }) => onPaper));
	return (Object.entries(COUNT_TEXTS) as [PaperCount, string][]).filter(([key]) => taken.has(key));
}

/** A number with its sign: "12", "+12", "-12", "−12". Null for an empty text, NaN for any other. */
export function numberIn(text = ''): number | null {
	const bare = text.trim();
	if (/^[+\-−–]?$/.test(bare)) return null;
	const [, sign, digits] = /^([+\-−–]?)(\d{1,6})$/.exec(bare) ?? [];
	return digits === undefined ? NaN : Number(digits) * (sign === '' || sign === '+' ? 1 : -1) + 0;
}

/** Euro as cents: "3", "−3,20", "3.2". Null for an empty text, NaN for any other. */
export function signedCentsIn(text = ''): number | null {
	const bare = text.trim().replace(/\s*€$/, '');
	if (/^[+\-−–]?$/.test(bare)) return null;
	const [, sign, euros, part = ''] = /^([+\-−–]?)(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
	if (euros === undefined) return NaN;
	return (Number(euros) * 100 + Number(part.padEnd(2, '0'))) * (sign === '' || sign === '+' ? 1 : -1) + 0;
}

/** What is typed so far, added up; what is no number counts nothing yet. */
export const crossSum = (typed: Typed, read: (text: string) => number | null): number =>
	sum(Object.values(typed).map((text) => read(text) || 0));

/** Whether a typed number begins with a minus of any kind. */
const isNegative = (text: string): boolean => /^[-−–]/.test(text);

/** The same number with the other sign. */
export const turned = (text: string): string =>
	isNegative(text) ? text.slice(1) : `−${text.replace(/^\+/, '')}`;

/** What the points' cross sum must be. */
export const DUE_TEXTS: Readonly<Record<System, string>> = {
	zockmeisterschaft: '0',
	schafkopfschule: '0 oder 18 weniger je Strafe im Tout (§\u00a03.4.17)'
};

const isCountOfGames = (games: number | null): games is number =>
	games !== null && games >= 1 && games <= 200;

/** The totals that were typed for these players. Refused if one is missing or no number, or if a cross sum is wrong. */
export function paperTotals(
	form: PaperForm,
	system: System,
	players: readonly MemberId[],
	nameOf: NameOf,
	asked: readonly PaperCount[] = []
): Result<PaperTotals, ChampionshipRefusal> {
	const games = numberIn(form.games);
	if (!isCountOfGames(games)) return refused({ code: 'paperGames' });
	const sums = sumsIn(form, players, nameOf);
	if (!sums.ok) return sums;
	const { points, money = {} } = sums.value;
	const off = sum(Object.values(points));
	if (penaltiesOnPaper(system, off, games) === null) {
		return refused({ code: 'paperCross', sum: signedText(off), due: DUE_TEXTS[system] });
	}
	const cents = sum(Object.values(money));
	if (cents !== 0) return refused({ code: 'paperCents', sum: euro(toCents(cents), true) });
	const counts = countsIn(form, players, games, nameOf);
	if (!counts.ok) return counts;
	const said = isCounted(form) ? { counts: { ...unsaidIn(form, asked), ...counts.value } } : {};
	return ok({ games, ...sums.value, ...said });
}

/** Everybody's points, and money where somebody has some typed. */
function sumsIn(
	form: PaperForm,
	players: readonly MemberId[],
	nameOf: NameOf
): Result<Pick<PaperTotals, 'points' | 'money'>, ChampionshipRefusal> {
	const points: Record<string, number> = {};
	const money: Record<string, number> = {};
	for (const player of players) {
		const own = totalsOf(form, player, nameOf);
		if (!own.ok) return own;
		points[player] = own.value.points;
		if (own.value.cents !== null) money[player] = own.value.cents;
	}
	return ok({ points, ...filledIn({ money }) });
}

function totalsOf(
	form: PaperForm,
	player: MemberId,
	nameOf: NameOf
): Result<{ readonly points: number; readonly cents: number | null }, ChampionshipRefusal> {
	const points = numberIn(form.points[player]);
	if (points === null) return refused({ code: 'paperMissing', player: nameOf(player) });
	if (Number.isNaN(points)) return refused({ code: 'paperPoints', player: nameOf(player) });
	const cents = signedCentsIn(form.money[player]);
	return cents !== null && !(Math.abs(cents) < AMOUNT_LIMIT)
		? refused({ code: 'paperMoney', player: nameOf(player) })
		: ok({ points, cents });
}

/** Whether anybody said how many of a kind stood there, and be it 0: then who is left empty has 0. Otherwise nobody knows. */
const isSaid = (typed: Typed = {}): boolean => Object.values(typed).some((text) => text.trim() !== '');
const isCounted = ({ counts }: PaperForm): boolean => Object.values(counts).some(isSaid);

/** What nobody said of all that was asked for: written as a count that names nobody. */
const unsaidIn = ({ counts }: PaperForm, asked: readonly PaperCount[]): Counts =>
	Object.fromEntries(asked.flatMap((key) => (isSaid(counts[key]) ? [] : [[key, {}]])));

/** The counts with a 0 for everything of which nobody said anything. */
export const restIsNone = (
	counts: PaperForm['counts'],
	asked: readonly PaperCount[],
	[player]: readonly MemberId[]
): PaperForm['counts'] =>
	player === undefined
		? counts
		: {
				...counts,
				...Object.fromEntries(asked.flatMap((key) => (isSaid(counts[key]) ? [] : [[key, { [player]: '0' }]])))
			};

type Counts = NonNullable<PaperTotals['counts']>;

/** The counts above 0. Nobody has won more than he played, or played more than there were games. */
function countsIn(
	form: PaperForm,
	players: readonly MemberId[],
	games: number,
	nameOf: NameOf
): Result<Counts, ChampionshipRefusal> {
	const counts: Partial<Record<PaperCount, Record<string, number>>> = {};
	for (const [key, typed] of Object.entries(form.counts) as [PaperCount, Typed][]) {
		for (const player of players) {
			const many = numberIn(typed[player]) ?? 0;
			if (!(many >= 0 && many <= games)) {
				return refused({ code: 'paperCount', player: nameOf(player), what: COUNT_TEXTS[key], games });
			}
			if (many > 0) (counts[key] ??= {})[player] = many;
		}
	}
	const unplayed = wonUnplayed(counts);
	if (!unplayed) return ok(counts);
	return refused({ code: 'paperWon', player: nameOf(unplayed.player), what: COUNT_TEXTS[unplayed.won] });
}

/** Who won more games of a kind than he played. */
function wonUnplayed(counts: Counts): { readonly player: MemberId; readonly won: PaperCount } | undefined {
	for (const [won, played] of WON) {
		for (const [player, many] of Object.entries(counts[won] ?? {})) {
			if (many > (counts[played]?.[player] ?? 0)) return { player: asId(player), won };
		}
	}
	return undefined;
}

const WON: readonly (readonly [won: PaperCount, played: PaperCount])[] = [
	['soloWon', 'solo'],
	['wenzWon', 'wenz'],
	['bettelWon', 'bettel'],
	['toutWon', 'tout'],
	['soloOrWenzWon', 'soloOrWenz']
];

/** The form with what an entry says, to change it; for `games` alone a new one. */
export function paperForm(
	before: PaperTotals | null,
	games: number,
	asked: readonly PaperCount[] = []
): PaperForm {
	const textsOf = (numbers: Readonly<Record<string, number>> = {}, text: (number: number) => string): Typed =>
		Object.fromEntries(Object.entries(numbers).map(([player, number]) => [player, text(number)]));
	const inPoints = (points: number): string => signedText(points, false);
	const inEuro = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',').replace('-', '−');
	return {
		games: String(before?.games ?? games),
		points: textsOf(before?.points, inPoints),
		money: textsOf(before?.money, inEuro),
		counts: countForm(before, asked)
	};
}

/** The counts as they stand; where all that was said of a kind is that there were none, a 0 says so again. */
function countForm(before: PaperTotals | null, asked: readonly PaperCount[]): PaperForm['counts'] {
	if (!before?.counts) return {};
	const typed = Object.entries(before.counts).map(([key, own]) => [
		key,
		Object.fromEntries(Object.entries(own).map(([player, many]) => [player, String(many)]))
	]);
	const none = asked.filter((key) => before.counts?.[key] === undefined);
	const players = Object.keys(before.points).map((player) => asId<MemberId>(player));
	return { ...restIsNone({}, none, players), ...(Object.fromEntries(typed) as PaperForm['counts']) };
}
