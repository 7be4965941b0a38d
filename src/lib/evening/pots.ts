import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { euro, NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import { inSentence } from '#lib/base/text.ts';
import type { Book } from '#lib/rules/book.ts';
import { POTS, type Contract } from '#lib/rules/vocabulary.ts';
import { gamesPlayed } from './evening-fees.ts';
import { isOfKind } from './schafkopf/stock.ts';
import { holders } from './seats.ts';
import type { EveningState, GameRow, IncidentRow, Row, AnyEvening } from './state.ts';

type PotRule = NonNullable<Book['pots']['pot1']>;

/** Something that moves a pot. What it pays out follows only from the evenings before. Plain data. */
export interface PotStep {
	/** The pot's name: pots of one name are one pot, by whatever edition of the book. */
	readonly pot: string;
	/** The paragraph it comes from. */
	readonly source: string;
	/** Who pays, or who shares what lies in it; an odd cent is the first one's. */
	readonly players: readonly MemberId[];
	/** Cents that each of them pays in; null if they take it all. */
	readonly pays: Cents | null;
	/** The game or thrown-in deal that moved it; null where the evening itself does. */
	readonly entry: EntryId | null;
}

/** The pots that an evening moves: an ordinary one all of them, a table of a championship those whose rule says so, a trip none. */
export function potsMovedBy({
	book,
	occasion,
	opening
}: Pick<EveningState, 'book' | 'occasion' | 'opening'>): readonly PotRule[] {
	const rules = POTS.flatMap((key) => book.pots[key] ?? []);
	if (opening.championship !== undefined) return rules.filter(({ championships }) => championships === true);
	return occasion === 'abend' ? rules : [];
}

/** What an evening did to the club's pots, in the order of the games. */
export function potSteps(evening: AnyEvening): readonly PotStep[] {
	if (evening.type === 'saukopf') return [];
	const { book, rows } = evening;
	const rules = potsMovedBy(evening);
	if (rules.length === 0) return [];
	const steps = rows.flatMap((row) => rules.flatMap((rule) => stepOf(book, rule, row) ?? []));
	// A championship has an entry fee, and several lists a day.
	if (evening.opening.championship !== undefined) return steps;
	const played = [...gamesPlayed(rows)].filter(([, games]) => games > 0).map(([member]) => member);
	const forComing = rules.flatMap((rule) => paying(rule, rule.evening, played, null) ?? []);
	return played.length > 0 ? [...steps, ...forComing] : steps;
}

const paying = (
	{ name }: PotRule,
	figure: PotRule['passed'],
	players: readonly MemberId[],
	entry: EntryId | null
): PotStep | null =>
	figure && { pot: name, source: figure.source, players, pays: toCents(figure.value), entry };

/** What a row did to the club's pots, in a few German words: "zahlt 0,50 € in „Reuegeld“". */
export const potTexts = (
	evening: Pick<EveningState, 'book' | 'occasion' | 'opening'>,
	row: Row,
	nameOf: (member: MemberId) => string
): readonly string[] =>
	potsMovedBy(evening).flatMap((rule) => {
		const step = stepOf(evening.book, rule, row);
		if (!step) return [];
		const who = inSentence(step.players.map(nameOf));
		const many = step.players.length > 1;
		return step.pays === null
			? `${who} ${many ? 'teilen sich' : 'bekommt'}, was in „${step.pot}“ liegt.`
			: `${who} ${many ? 'zahlen je' : 'zahlt'} ${euro(step.pays)} in „${step.pot}“.`;
	});

function stepOf(book: Book, rule: PotRule, row: Row): PotStep | null {
	if (row.type === 'passed') return paying(rule, rule.passed, holders(row.seats, row.dealer), row.entry.id);
	if (row.type === 'incident') return stepOfIncident(rule, row);
	return row.type === 'game' ? stepOfGame(book, rule, row) : null;
}

/** Who deals or cuts wrongly pays. */
const stepOfIncident = (rule: PotRule, { entry }: IncidentRow): PotStep | null =>
	entry.incident === 'falschKassiert' ? null : paying(rule, rule.misdealt ?? null, [entry.player], entry.id);

/** The declarer's side alone moves pots: it pays for a loss or takes for a win. */
function stepOfGame(book: Book, rule: PotRule, { game, entry }: GameRow): PotStep | null {
	if (game.type !== 'sides' || game.outcome.drawn) return null;
	const { contract, declarer, partner, outcome } = game;
	if (!outcome.won) {
		const pays = paysLost(book, rule, contract);
		return pays ? paying(rule, rule.lostEinzelspiel, [declarer], entry.id) : null;
	}
	if (rule.takenBy === 'treasurer' || !isAbout(rule.takenOf, contract)) return null;
	if (!isOfKind(book, game, rule.takenBy)) return null;
	return {
		pot: rule.name,
		source: rule.source,
		players: partner === null ? [declarer] : [declarer, partner],
		pays: null,
		entry: entry.id
	};
}

const paysLost = (book: Book, { lostOf }: PotRule, contract: Contract): boolean =>
	book.contracts[contract]?.sides === 'einzelspiel' && isAbout(lostOf, contract);

/** Whether a pot's rule for one contract is about this one; without one it is about any. */
const isAbout = (one: Contract | null | undefined, contract: Contract): boolean =>
	(one ?? contract) === contract;

/** What an evening did to one pot, in cents: what lay in it before and after, and what each player got of it, negative if he paid. */
export interface PotEvening {
	readonly pot: string;
	readonly before: Cents;
	readonly after: Cents;
	readonly moved: ReadonlyMap<MemberId, Cents>;
	/** The same for each game and thrown-in deal. */
	readonly movedBy: ReadonlyMap<EntryId, ReadonlyMap<MemberId, Cents>>;
}

/**
 * What each evening did to the pots it touched; evenings come oldest first. Nothing is lost: what a pot has more after an
 * evening is what the players together paid in.
 */
export function potsOver(evenings: readonly (readonly PotStep[])[]): readonly (readonly PotEvening[])[] {
	const held = new Map<string, Cents>();
	return evenings.map((steps) => {
		const names = [...new Set(steps.map(({ pot }) => pot))];
		return names.map((pot) => {
			const before = held.get(pot) ?? NOTHING;
			const done = runPot(
				before,
				steps.filter((step) => step.pot === pot)
			);
			held.set(pot, done.after);
			return { pot, before, ...done };
		});
	});
}

function runPot(before: Cents, steps: readonly PotStep[]): Omit<PotEvening, 'pot' | 'before'> {
	let lies: number = before;
	const moved = new Map<MemberId, Cents>();
	const movedBy = new Map<EntryId, Map<MemberId, Cents>>();
	for (const { players, pays, entry } of steps) {
		const own = new Map<MemberId, Cents>();
		if (entry !== null) movedBy.set(entry, own);
		const move = (player: MemberId, cents: number): void => {
			for (const to of [moved, own]) to.set(player, toCents((to.get(player) ?? 0) + cents));
			lies -= cents;
		};
		// More may have been paid out than is left after an evening was corrected: then nobody takes anything.
		const there = Math.max(0, lies);
		const share = Math.floor(there / players.length);
		const odd = there % players.length;
		players.forEach((player, i) => move(player, pays === null ? share + (i < odd ? 1 : 0) : -pays));
	}
	return { after: toCents(lies), moved, movedBy };
}
