import type { MemberId } from '#lib/base/ids.ts';
import { USUAL_BIDS, USUAL_CONTRACTS } from '#lib/rules/saukopf/typed-saukopf.ts';
import { DREIHAXER, SAUKOPF_CONTRACTS, type SaukopfContract } from '#lib/rules/saukopf/vocabulary.ts';
import { SUITS } from '#lib/rules/vocabulary.ts';
import {
	about,
	type Action,
	following,
	type Key,
	lettered,
	nextIn,
	passing,
	seatKeys
} from './entry-keys.ts';
import type { SaukopfPanel } from './saukopf-panel.svelte.ts';

/** What the panel's screen does and the panel itself does not. */
interface Screen {
	readonly nameOf: (member: MemberId) => string;
	readonly onopen: (what: 'augen' | 'bid' | 'extras') => void;
	/** Writes that nobody bids. */
	readonly onpass: () => unknown;
}

/** The keys for a game of Saukopf. */
export const saukopfKeys = (panel: SaukopfPanel, { nameOf, onopen, onpass }: Screen): readonly Key[] => [
	...seatKeys(panel.players, '', nameOf, (member) => panel.tapSeat(member)),
	...lettered([
		...contracts(panel, USUAL_CONTRACTS),
		...ended(panel, onopen),
		...announced(panel, onopen),
		...passing(panel, 'Keiner bietet', onpass),
		...contracts(
			panel,
			SAUKOPF_CONTRACTS.filter((contract) => !USUAL_CONTRACTS.includes(contract))
		)
	])
];

const ended = (panel: SaukopfPanel, onopen: Screen['onopen']): readonly Action[] =>
	about('Ergebnis', [
		{
			word: 'Verloren / gewonnen',
			at: panel.outcome.won ? 'Verloren' : 'Gewonnen',
			press: () => panel.setWon(!panel.outcome.won)
		},
		{ word: 'Augen …', at: 'Augen', press: () => onopen('augen') },
		{ word: 'Schneider', press: () => !panel.rule.ramsch && panel.toggleSchneider() },
		{ word: panel.book.words.schwarz, press: () => panel.toggleSchwarz() }
	]);

const announced = (panel: SaukopfPanel, onopen: Screen['onopen']): readonly Action[] => [
	...about('Spiele', [
		{
			word: 'Bieten, jedes Mal mehr',
			at: `${nextIn(USUAL_BIDS, panel.typed.bid)} geboten`,
			press: () => panel.change({ bid: following(USUAL_BIDS, panel.typed.bid) })
		},
		{ word: 'Gebot …', press: () => onopen('bid') },
		{ word: 'allein', press: () => panel.rule.kind === 'rufspiel' && panel.toggleUnecht() }
	]),
	...about(
		'Farben',
		SUITS.map((suit) => ({
			word: panel.book.words.suits[suit],
			press: () => panel.rule.suits.includes(suit) && panel.choose('suit', suit)
		}))
	),
	...about('Ergebnis', [
		{ word: panel.book.words.huftritt, press: () => panel.choose('huftritt', true) },
		{
			word: panel.book.words.gegenhieb,
			press: () => panel.typed.huftritt && panel.choose('gegenhieb', true)
		},
		{ word: 'Trog', press: () => panel.players.length === DREIHAXER && panel.choose('trog', true) },
		{ word: 'Zusätze …', press: () => onopen('extras') }
	])
];

const contracts = (panel: SaukopfPanel, some: readonly SaukopfContract[]): readonly Action[] =>
	about(
		'Spiele',
		some.map((contract) => ({
			word: panel.book.contracts[contract].word,
			press: () => panel.contracts.includes(contract) && panel.change({ contract })
		}))
	);
