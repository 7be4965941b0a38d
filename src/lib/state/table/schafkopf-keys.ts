import type { MemberId } from '#lib/base/ids.ts';
import { type Book, knowsMuss } from '#lib/rules/book.ts';
import { termOf, wordOf } from '#lib/rules/book-words.ts';
import { mungoOf } from '#lib/rules/contract-kind.ts';
import { type Contract, SUITS } from '#lib/rules/vocabulary.ts';
import {
	about,
	type Action,
	following,
	type Key,
	lettered,
	nextIn,
	passing,
	seatKeys,
	SHIFT
} from './entry-keys.ts';
import type { GamePanel } from './game-panel.svelte.ts';

/** What the panel's screen does and the panel itself does not. */
interface Screen {
	readonly nameOf: (member: MemberId) => string;
	readonly onseat: (member: MemberId) => void;
	/** Opens the pad for the Augen of this game. */
	readonly onaugen: () => void;
	/** Writes that nobody plays. */
	readonly onpass: () => unknown;
}

/** They keep their first letters whatever the book calls them. */
const USUAL: readonly Contract[] = ['rufspiel', 'solo', 'wenz', 'mungo', 'bettel'];

/** The keys for a game of Schafkopf; the same as long as the book is. */
export function schafkopfKeys(panel: GamePanel, book: Book, screen: Screen): readonly Key[] {
	const contracts = new Set([...USUAL.filter((contract) => book.order.includes(contract)), ...book.order]);
	const [usual, rare] = [[...contracts].slice(0, USUAL.length), [...contracts].slice(USUAL.length)];
	const contractActions = (some: readonly Contract[]): readonly Action[] =>
		about(
			'Spiele',
			some.map((contract) => ({
				word: wordOf(book, contract),
				press: () => panel.change({ contract })
			}))
		);
	const { deckel } = book.words;
	const seats = panel.moment?.seats ?? [];
	return [
		...seatKeys(seats, '', screen.nameOf, screen.onseat),
		...(book.deckel
			? seatKeys(
					seats,
					SHIFT,
					(member) => `${deckel} von ${screen.nameOf(member)}`,
					(member) => panel.hasDeckel && panel.players.includes(member) && panel.toggleIn('deckel', member)
				)
			: []),
		...lettered([
			...contractActions(usual),
			...outcomes(panel, screen),
			...suits(panel, book),
			...raises(panel, book),
			...contractActions(rare),
			...rareOutcomes(panel, book),
			...(book.nobodyPlays === 'passed' ? passing(panel, 'Keiner spielt', screen.onpass) : [])
		])
	];
}

function outcomes(panel: GamePanel, { onaugen }: Screen): readonly Action[] {
	const sided = (press: () => void) => (): void => void (panel.rule?.sides !== 'mungo' && press());
	return about('Ergebnis', [
		{
			word: 'Verloren / gewonnen',
			at: panel.outcome.won ? 'Verloren' : 'Gewonnen',
			press: sided(() => panel.setWon(!panel.outcome.won))
		},
		{ word: 'Augen', press: () => (panel.rule?.sides === 'mungo' || panel.countsAugen) && onaugen() }
	]);
}

const suits = (panel: GamePanel, book: Book): readonly Action[] =>
	about(
		'Farben',
		SUITS.map((suit) => ({
			word: book.words.suits[suit],
			press: () => panel.rule?.suits.includes(suit) && panel.choose('suit', suit)
		}))
	);

function raises(panel: GamePanel, book: Book): readonly Action[] {
	const { names } = book.schuss;
	const schuesse = names.map((_, i) => i + 1);
	const schneider = (press: () => void) => (): void =>
		void (panel.rule?.schneider && panel.countsAugen && press());
	const laufende = nextIn(panel.laufende, panel.typed.laufende);
	return about('Ergebnis', [
		{ word: book.words.tout, press: () => panel.rule?.tout && panel.toggleTout() },
		...(names.length > 0
			? [
					{
						word: names.join(', '),
						at: names[(nextIn(schuesse, panel.typed.schuss) ?? 1) - 1],
						press: () => panel.hasSchuss && panel.change({ schuss: following(schuesse, panel.typed.schuss) })
					}
				]
			: []),
		{
			word: `${termOf(book, 'laufende')}, jedes Mal mehr`,
			at: `${laufende} ${termOf(book, 'laufende')}`,
			press: () => panel.change({ laufende: following(panel.laufende, panel.typed.laufende) })
		},
		{ word: termOf(book, 'schneider'), press: schneider(() => panel.toggleSchneider()) },
		{ word: termOf(book, 'schwarz'), press: schneider(() => panel.toggleSchwarz()) }
	]);
}

function rareOutcomes(panel: GamePanel, book: Book): readonly Action[] {
	const muss: Omit<Action, 'group'> = {
		word: 'Muss',
		press: () => panel.rule?.sides !== 'mungo' && panel.choose('muss', true)
	};
	const mungo = (word: string, by: 'losers' | 'durchmarsch' | 'hinleger'): Omit<Action, 'group'> => ({
		word,
		press: () => panel.rule?.sides === 'mungo' && panel.setMungoBy(by)
	});
	return about('Ergebnis', [
		...(knowsMuss(book) ? [muss] : []),
		...(mungoOf(book)
			? [mungo('Verlierer', 'losers'), mungo('Alle Stiche', 'durchmarsch'), mungo('Hingelegt', 'hinleger')]
			: [])
	]);
}
