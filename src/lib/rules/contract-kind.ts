import type { Book, ContractRule, Figure, GardareizRule, RoundRule } from './book.ts';
import type { Game, SidesGame } from './game.ts';
import type { Angesagt, Contract } from './vocabulary.ts';

// What a contract is follows from its rule, so that a club's own contracts are treated as those of the sources.

/** Whether the declarer's partner is named: whoever has the called Sau, or took the offered card. */
export const namesPartner = (rule: Pick<ContractRule, 'sides'> | null | undefined): boolean =>
	rule?.sides === 'rufspiel' || rule?.sides === 'hochzeit';

/** Whether two play it against two, named or as they sit. */
export const isTwoToTwo = (rule: Pick<ContractRule, 'sides'> | null | undefined): boolean =>
	namesPartner(rule) || rule?.sides === 'kreuz';

/** Whether the Augen decide between two sides. */
export const countsAugen = (rule: Pick<ContractRule, 'sides' | 'goal'> | null | undefined): boolean =>
	rule?.goal === 'augen' && rule.sides !== 'mungo';

/** Whether two sides play it out, so that one wins it and one loses it. */
export const isWonOrLost = ({ sides, goal }: Pick<ContractRule, 'sides' | 'goal'>): boolean =>
	sides !== 'mungo' && goal !== 'hand';

/** Whether trumps help to win it. */
export const trumpsHelp = ({ sides, goal }: Pick<ContractRule, 'sides' | 'goal'>): boolean =>
	sides !== 'mungo' && goal !== 'keinStich';

/** Whether every trick or none decides, so that it is only said who has won. */
export const goesByTricks = ({ goal }: Pick<ContractRule, 'goal'>): boolean =>
	goal === 'keinStich' || goal === 'alleStiche';

/** What is played if nobody wants to: the Mungo, or a club's own contract in which everybody plays for himself. */
export const mungoOf = (book: Pick<Book, 'contracts' | 'order'>): Contract | undefined =>
	book.contracts.mungo ? 'mungo' : book.order.find((contract) => book.contracts[contract]?.sides === 'mungo');

const withGoal = (book: Book, goal: ContractRule['goal'], among: readonly Contract[]): Contract | undefined =>
	among.find((contract) => book.contracts[contract]?.goal === goal);

/** What is won without a trick, of what is bid for (allgaeu §5.3). */
export const bettelOf = (book: Book): Contract =>
	withGoal(book, 'keinStich', book.rounds.gardareizrunde?.contracts ?? book.order) ?? 'bettel';

/** What is won by holding it. */
export const handOf = (book: Book): Contract => withGoal(book, 'hand', book.order) ?? 'sie';

/** Which Stöckle a contract uses up: its own, or the one its rule names (allgaeu §5.4). */
export const stoeckleOf = (book: Book, contract: Contract): Contract =>
	book.contracts[contract]?.stoeckle ?? contract;

/** What a championship counts a contract as. */
export type CountsAs = NonNullable<ContractRule['counts']>;

/** Geier, Farbwenz and Farbgeier have no place in a Zockmeisterschaft; if they are written anyway they count as a Wenz. */
const OF_SOURCES: Readonly<Partial<Record<Contract, CountsAs>>> = {
	rufspiel: 'rufspiel',
	solo: 'solo',
	wenz: 'wenz',
	geier: 'wenz',
	farbwenz: 'wenz',
	farbgeier: 'wenz',
	bettel: 'bettel',
	sie: 'sie'
};

/** As what a championship counts the contract; null if by its sides alone. */
export const countsAs = (book: Book, contract: Contract): CountsAs | null =>
	book.contracts[contract]?.counts ?? OF_SOURCES[contract] ?? null;

/** What a round knows: its own list, or where whatever is usual is played there, what goes there besides. */
export const ofRound = ({ contracts, also }: RoundRule): readonly Contract[] => contracts ?? also ?? [];

/** The rounds of the book that know it beside the usual. */
const roundsWith = ({ rounds }: Book, contract: Contract): readonly RoundRule[] =>
	Object.values(rounds).filter((round) => ofRound(round).includes(contract));

/** Whether it is kept for special rounds. */
export const isKept = ({ contracts }: Book, contract: Contract): boolean =>
	contracts[contract]?.place === 'specialRounds';

/** A contract for special rounds alone that no round of the book knows: nobody could ever play it. */
export const isNeverPlayed = (book: Book, contract: Contract): boolean =>
	isKept(book, contract) && roundsWith(book, contract).length === 0;

/** Whether it is played in special rounds alone, and costs more in each of those that know it. */
export const isAlwaysBock = (book: Book, contract: Contract): boolean =>
	isKept(book, contract) &&
	(book.contracts[contract]?.sides === 'einzelspiel' ||
		roundsWith(book, contract).every(({ doubles }) => doubles.games === 'every'));

/** What Schneider, Schwarz and each Laufende cost in a contract: its own prices, or those of the book. */
export const surchargesOf = (
	book: Book,
	rule: ContractRule
): Readonly<Record<'schneider' | 'schwarz' | 'laufender', Figure>> => ({
	schneider: rule.schneiderPrice ?? book.schneider,
	schwarz: rule.schwarzPrice ?? book.schwarz,
	laufender: rule.laufenderPrice ?? book.laufender
});

/** What of Schneider and Schwarz a Tout of this contract counts. */
export const countedInTout = ({ tout, schneider, toutCounts }: ContractRule): readonly Angesagt[] =>
	tout && schneider ? upTo(toutCounts) : [];

/** Whoever is Schwarz is Schneider, too. */
const upTo = (said: Angesagt | null | undefined): readonly Angesagt[] =>
	said ? (said === 'schneider' ? [said] : ['schneider', said]) : [];

/** Whether Schneider or Schwarz may be announced in this game. */
export const canAnnounce = (
	{ angesagt, contracts }: Pick<Book, 'angesagt' | 'contracts'>,
	{ contract, tout }: Pick<Game, 'contract' | 'tout'>,
	what: Angesagt
): boolean =>
	!tout && !!angesagt?.[what] && countsAugen(contracts[contract]) && !!contracts[contract]?.schneider;

/** What was announced, if it counts: made, or missed where that costs as much. */
export const announcedIn = (
	book: Book,
	{ angesagt, outcome }: Pick<SidesGame, 'angesagt' | 'outcome'>
): Angesagt | undefined => (outcome.won || book.angesagt?.missed === 'alike' ? angesagt : undefined);

/** What of Schneider and Schwarz a game counts however it ended: staked by a Tout, or by announcing it. */
export const staked = (
	book: Book,
	rule: ContractRule,
	game: Pick<SidesGame, 'angesagt' | 'outcome' | 'tout'>
): readonly Angesagt[] => (game.tout ? countedInTout(rule) : upTo(announcedIn(book, game)));

/** How a bid makes a Bettel harder: how many cards are opened, and how many cards the opponents may then swap. */
interface BettelHandicap {
	readonly open: number;
	readonly swap: number;
}

/** Each step of the bid opens a card, the first at 62; further steps let the opponents swap two each (§5.3, weitnau §4.3). */
export function bettelHandicap(rule: GardareizRule, bid: number): BettelHandicap {
	const stepsTo = (limit: number): number => (Math.min(bid, limit) - rule.least) / rule.step + 1;
	const open = stepsTo(rule.bettelOpenUpTo);
	return { open, swap: 2 * (stepsTo(rule.bettelUpTo) - open) };
}
