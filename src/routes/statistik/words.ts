import { counted, folded } from '#lib/base/text.ts';
import type { MemberId } from '#lib/base/ids.ts';
import { euro, toCents } from '#lib/base/money.ts';
import { allgaeu } from '#lib/rules/books/allgaeu.ts';
import { wordOf } from '#lib/rules/book-words.ts';
import { saukopf } from '#lib/rules/saukopf/book.ts';
import type { SaukopfBook } from '#lib/rules/saukopf/book-type.ts';
import { CONTRACTS, isOwn, type Contract, type OwnContract } from '#lib/rules/vocabulary.ts';
import { ClubBooks } from '#lib/state/club/club-books.svelte.ts';
import type { NameOf } from '#lib/evening/game-text.ts';
import { assertNever } from '#lib/base/result.ts';
import type { Which } from '#lib/statistics/games-behind.ts';
import type { CountKey } from '#lib/statistics/counts.ts';
import type { ListedGame } from '#lib/statistics/listed-games.ts';
import type { AnyContract, PartieAt } from '#lib/statistics/played-games.ts';
import { said, ClubWords } from '#lib/state/club/club-words.svelte.ts';
import { session } from '#lib/state/session.svelte.ts';
import { listTitle } from '#lib/championship/names.ts';
import { Club } from '#lib/state/club/club.svelte.ts';
import { soughtBy, type Sought, type SoughtTerm } from '#lib/statistics/search.ts';
import { SAUKOPF_CONTRACTS } from '#lib/rules/saukopf/vocabulary.ts';

// Figures over several books that do not agree use the words of the Allgäu, and plain words for what it does not know.

const PLAIN: Readonly<Partial<Record<Contract, string>>> = { kreuz: 'Kreuz', gargaraz: 'Gargaraz' };

export const isOfSchafkopf = (contract: AnyContract): contract is Contract =>
	CONTRACTS.some((one) => one === contract);

/** What the club's books call one of their own contracts; all of them, where they do not agree. */
function ownWord(contract: OwnContract): string {
	const words = [...session.of(ClubBooks).all.values()].flatMap(
		(book) => book.words.contracts[contract] ?? []
	);
	return [...new Set(words)].join(' / ') || 'Eigenes Spiel';
}

export const contractWord = (contract: AnyContract): string =>
	isOfSchafkopf(contract)
		? isOwn(contract)
			? ownWord(contract)
			: session
					.of(ClubWords)
					.agreed((book) => book.words.contracts[contract], PLAIN[contract] ?? wordOf(allgaeu, contract))
		: // An address may say anything.
			session
				.of(ClubWords)
				.agreedInSaukopf((book) => saukopfWord(book, contract), saukopfWord(saukopf, contract) ?? '?');

const saukopfWord = ({ contracts }: SaukopfBook, contract: string): string | undefined =>
	(contracts as Readonly<Record<string, { readonly word: string } | undefined>>)[contract]?.word;

/** "1.692" */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, '.');

export const gameCountText = (games: number): string =>
	`${grouped(games)} ${games === 1 ? 'Spiel' : 'Spiele'}`;
export const eveningsText = (evenings: number): string => counted(evenings, 'Abend', 'Abenden');

/** "+2,40 €" for cents, which may be a fraction, as an average is. */
export const roundedMoney = (cents: number, signed = true): string =>
	euro(toCents(Math.round(cents)), signed);

/** For an axis: whole euros if there are no cents. */
export const axisMoney = (cents: number): string =>
	cents % 100 === 0 ? roundedMoney(cents).replace(',00', '') : roundedMoney(cents);

/** "14,2": one decimal. */
export const oneDigit = (number: number): string => number.toFixed(1).replace('.', ',');

/** "62 %", or "–" if there are none. */
export const share = (part: number, all: number): string =>
	all === 0 ? '–' : `${Math.round((100 * part) / all)} %`;

/**
 * Compares by name: "Öttl" next to "Otto", "Weiß" next to "Weiss". Written by hand, because the browser's own order takes a slow phone longer than the rest of the
 * chooser.
 */
export function byName(nameOf: NameOf): (a: MemberId, b: MemberId) => number {
	return (a, b) => {
		const [one, other] = [folded(nameOf(a)), folded(nameOf(b))];
		return one < other ? -1 : one > other ? 1 : 0;
	};
}

const KEY_TEXTS: ReadonlyMap<string, string> = new Map([
	['all', 'Spiele'],
	['declarer', 'als Spieler'],
	['partner', 'als Mitspieler'],
	['opponent', 'als Gegner'],
	['einzelspiel', 'Alleinspiele'],
	['laufende', 'Spiele mit {laufenden}'],
	['deckel', 'Spiele mit eigenem {deckel}'],
	['schussGiven', '{schuss} der eigenen Seite'],
	['schussTaken', '{schuss} der Gegner'],
	['alone', 'allein gegen alle'],
	['inThree', 'zu dritt gegen einen']
]);

function keyText(key: CountKey): string {
	const [kind = '', contract] = key.split(' ');
	if (contract === undefined) return said(session, KEY_TEXTS.get(kind) ?? 'Spiele');
	const word = contractWord(contract as AnyContract);
	return kind === 'declared' ? `${word}, selbst gespielt` : word;
}

/** "Sie-Tout von Anna mit Ben, gewonnen": a game in a list. */
export function listedText({ contract, tout, side, won }: ListedGame, nameOf: NameOf): string {
	const word = `${contractWord(contract)}${tout ? said(session, '-{tout}') : ''}`;
	if (side.length === 0) return word;
	return `${word} von ${side.map(nameOf).join(' mit ')}, ${won ? 'gewonnen' : 'verloren'}`;
}

const RESULT_TEXTS = { won: ', gewonnen', lost: ', verloren', level: ', auf null' } as const;

/** The common name of the games behind a figure. */
export function figureText(which: Which, nameOf: NameOf): string {
	switch (which.by) {
		case 'count':
			return `${nameOf(which.member)}: ${keyText(which.key)}${which.result ? RESULT_TEXTS[which.result] : ''}`;
		case 'pair':
			return `${nameOf(which.member)} ${which.kind === 'together' ? 'mit' : 'gegen'} ${nameOf(which.other)}`;
		case 'run':
			return `${nameOf(which.member)}: längste Serie`;
		case 'contract':
			return contractWord(which.contract);
		case 'search':
			return which.query;
		default:
			return assertNever(which);
	}
}

/** "2. Partie, Tisch 3 · Zockmeisterschaft 2026": its lists are all of one day and one length. */
export const partieText = (at: PartieAt): string =>
	listTitle(session.of(Club).log, at) || `Meisterschaft, Tisch ${at.table}`;

/** The words that a search knows: everybody's names, what the club's books call their games, how a game ends. */
const searchWords = (): readonly (readonly [string, SoughtTerm])[] => [
	...session
		.of(Club)
		.byName.flatMap(({ member, name, shown }) =>
			[name, shown].map((word) => [word, { is: 'member', member }] as const)
		),
	...[...CONTRACTS, ...SAUKOPF_CONTRACTS].map(
		(contract) => [contractWord(contract), { is: 'contract', contract }] as const
	),
	...(['schneider', 'schwarz', 'tout', 'laufende'] as const).map(
		(is) => [said(session, `{${is}}`), { is }] as const
	),
	['gewonnen', { is: 'ended', sign: 1 }],
	['verloren', { is: 'ended', sign: -1 }]
];

/** What somebody typed on the screen of the figures. */
export const soughtHere = (query: string): Sought => soughtBy(query, searchWords());
