import { groupBy } from '#lib/base/collections.ts';
import { earlierFirst, type EntryId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import {
	happened,
	isSaid,
	type AnyEntry,
	type ChampionshipEntry,
	type ComplaintEntry,
	type DisputeEntry,
	type DisqualifyEntry,
	type DrawEntry,
	type InvalidEntry,
	type JoinEntry,
	type LeaveEntry,
	type PlayoffEntry,
	type PlayoffGameEntry,
	type SaidEntry,
	type SatEntry,
	type SubstituteEntry
} from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import { leftOut, newNamesIn, saidApart } from './merging/rulings-apart.ts';
import type { JUDGES } from '#lib/log/entry-words.ts';

/** What a club's log says of one championship outside its evenings, in the order of the log. */
export interface Rulings {
	/**
	 * The first that counts, as with an evening, with the plan as it is after players left; null if none counts any more.
	 */
	readonly entry: ChampionshipEntry | null;
	/** By the place of the game; the last entry counts. */
	readonly disputes: ReadonlyMap<EntryId, DisputeEntry>;
	/** The referee's answers by the place of the game; the last answer counts. */
	readonly approvals: ReadonlyMap<EntryId, boolean>;
	readonly substitutes: readonly SubstituteEntry[];
	/** Who sat where in lists that name others than the plan. */
	readonly sat: readonly SatEntry[];
	/** Who left without a substitute; the last entry for a member counts. */
	readonly leavers: ReadonlyMap<MemberId, LeaveEntry>;
	/** Who came late and has no place; the last entry for a member counts. */
	readonly late: ReadonlyMap<MemberId, JoinEntry>;
	/** Whole play-offs, and single games of them. */
	readonly playoffs: readonly (PlayoffEntry | PlayoffGameEntry)[];
	readonly draws: Readonly<Record<DrawEntry['what'], readonly DrawEntry[]>>;
	/** The dismissed members; the last entry for a member counts. */
	readonly disqualified: ReadonlyMap<MemberId, DisqualifyEntry>;
	/** Lists that were declared invalid, by their evening; the last entry for a list counts. */
	readonly invalid: ReadonlyMap<EveningId, InvalidEntry>;
	readonly complaints: readonly ComplaintEntry[];
}

/** The rulings of a championship about which nothing was said. */
export const noRulings = (): Rulings => gathering();

const gathering = () => ({
	entry: null as ChampionshipEntry | null,
	disputes: new Map<EntryId, DisputeEntry>(),
	approvals: new Map<EntryId, boolean>(),
	substitutes: [] as SubstituteEntry[],
	sat: [] as SatEntry[],
	leavers: new Map<MemberId, LeaveEntry>(),
	late: new Map<MemberId, JoinEntry>(),
	playoffs: [] as (PlayoffEntry | PlayoffGameEntry)[],
	draws: {
		numbers: [] as DrawEntry[],
		seats: [] as DrawEntry[],
		lots: [] as DrawEntry[],
		mode: [] as DrawEntry[]
	},
	disqualified: new Map<MemberId, DisqualifyEntry>(),
	invalid: new Map<EveningId, InvalidEntry>(),
	complaints: [] as ComplaintEntry[]
});

type Gathered = ReturnType<typeof gathering>;

/**
 * The rulings of every championship of a club, by its id. Games are keyed by their place. Of what was said apart only the
 * version counts that was written last.
 */
export function rulingsIn(log: Standing): ReadonlyMap<string, Rulings> {
	const all = new Map<string, Gathered>();
	const placeOf = placesIn(log);
	const left = leftOutIn(log, placeOf);
	for (const { entry } of log.places) {
		if (entry === null || !(isSetUp(entry) || isRuling(entry)) || left.has(entry.id)) continue;
		const gathered = all.get(entry.championship) ?? gathering();
		all.set(entry.championship, gathered);
		answerOf(GATHER, 'kind', entry, gathered, placeOf);
	}
	for (const gathered of all.values()) {
		const { entry, leavers, late } = gathered;
		if (!entry) continue;
		const came = [...late.values()];
		const news = [...leavers.values(), ...came].sort(earlierFirst);
		const players = came.length > 0 ? withLate(entry, came) : {};
		gathered.entry = { ...entry, ...players, plan: planAfter(entry.plan, news) };
	}
	return all;
}

/**
 * Names the place of an entry by any id of it. A game that was copied when two lists were joined stands where its copy
 * stands.
 */
export function placesIn(log: Standing): (id: EntryId) => EntryId {
	const copies = new Map<EntryId, EntryId>();
	for (const { id, entry } of log.places) {
		if (entry && happened(entry) && entry.copyOf !== undefined) copies.set(entry.copyOf, id);
	}
	return (id) => {
		let place = log.placeOf(id)?.id ?? id;
		const passed: EntryId[] = [];
		// Ids rise from copy to copy; a circle, which only a forged file has, ends.
		for (let copy = copies.get(place); copy !== undefined && copy > place; copy = copies.get(place)) {
			passed.push(place);
			place = copy;
		}
		for (const one of passed) copies.set(one, place);
		return place;
	};
}

/** What was said apart and does not count meanwhile, of all championships. */
function leftOutIn(log: Standing, placeOf: (id: EntryId) => EntryId): ReadonlySet<EntryId> {
	const championshipOf = ({ championship }: SaidEntry): string => championship;
	const written = log.places.flatMap(({ chain }) => chain).filter(isSaid);
	const counting = log.places.flatMap(({ entry }) => entry ?? []).filter(isSaid);
	const [all, standing] = [groupBy(written, championshipOf), groupBy(counting, championshipOf)];
	const newName = newNamesIn(log);
	return new Set(
		[...standing].flatMap(([id, own]) => [...leftOut(saidApart(all.get(id) ?? [], own, placeOf, newName))])
	);
}

/** Whoever came late among the players, on his number. */
const withLate = (
	{ players, numbers }: ChampionshipEntry,
	late: readonly JoinEntry[]
): Pick<ChampionshipEntry, 'players' | 'numbers'> => ({
	players: [...new Set([...players, ...late.map(({ member }) => member)])],
	numbers: { ...numbers, ...Object.fromEntries(late.map(({ member, number }) => [member, number])) }
});

/** The plan of the Partien played before somebody left or came, and the one for all who play on. */
const planAfter = (
	plan: ChampionshipEntry['plan'],
	news: readonly (LeaveEntry | JoinEntry)[]
): ChampionshipEntry['plan'] =>
	news.reduce((before, { from, plan: rest }) => [...before.slice(0, from - 1), ...rest], plan);

/** What an organizer or referee said after the set-up. */
export type Ruling = Exclude<SaidEntry, ChampionshipEntry> | InvalidEntry;

/** What a set-up or a ruling adds. The compiler asks for every new kind. */
const GATHER: Answers<ChampionshipEntry | Ruling, 'kind', [Gathered, (game: EntryId) => EntryId], unknown> = {
	championship: (entry, gathered) => (gathered.entry ??= entry),
	dispute: (entry, { disputes }, placeOf) => disputes.set(placeOf(entry.game), entry),
	approval: ({ game, approved }, { approvals }, placeOf) => approvals.set(placeOf(game), approved),
	substitute: (entry, { substitutes }) => substitutes.push(entry),
	sat: (entry, { sat }) => sat.push(entry),
	leave: (entry, { leavers }) => leavers.set(entry.member, entry),
	join: (entry, { late }) => late.set(entry.member, entry),
	playoff: (entry, { playoffs }) => playoffs.push(entry),
	playoffGame: (entry, { playoffs }) => playoffs.push(entry),
	draw: (entry, { draws }) => draws[entry.what].push(entry),
	disqualify: (entry, { disqualified }) => disqualified.set(entry.member, entry),
	invalid: (entry, { invalid }) => invalid.set(entry.evening, entry),
	complaint: (entry, { complaints }) => complaints.push(entry)
};

export const isRuling = (entry: AnyEntry | Ruling): entry is Ruling =>
	entry.kind !== 'championship' && Object.hasOwn(GATHER, entry.kind);
const isSetUp = (entry: AnyEntry | ChampionshipEntry): entry is ChampionshipEntry =>
	entry.kind === 'championship';

// Complaints at a tournament: in case of disagreements the referee decides; a complaint against that goes to the tribunal,
// and nobody decides after it (schafkopfschule 5.1.3).

type Judge = keyof typeof JUDGES;

/** Who may decide next; null after the tribunal. */
export function nextJudge({ decided = [] }: Pick<ComplaintEntry, 'decided'>): Judge | null {
	if (decided.length === 0) return 'referee';
	return decided.some(({ by }) => by === 'tribunal') ? null : 'tribunal';
}

/** Whether nobody has decided it yet. */
export const isOpen = ({ decided = [] }: Pick<ComplaintEntry, 'decided'>): boolean => decided.length === 0;
