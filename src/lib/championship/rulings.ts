import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import {
	happened,
	isSaid,
	type AnyEntry,
	type ApprovalEntry,
	type ChampionshipEntry,
	type ComplaintEntry,
	type DisputeEntry,
	type DisqualifyEntry,
	type DrawEntry,
	type InvalidEntry,
	type LeaveEntry,
	type PlayoffEntry,
	type PlayoffGameEntry,
	type SaidEntry,
	type SatEntry,
	type SubstituteEntry
} from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';
import { newNamesIn } from './merging/new-names.ts';
import { leftOut, saidApart } from './merging/rulings-apart.ts';

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
		gather(gathered, entry, placeOf);
	}
	for (const gathered of all.values()) {
		const { entry, leavers } = gathered;
		if (entry) gathered.entry = { ...entry, plan: planAfter(entry.plan, [...leavers.values()]) };
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
	const all = new Map<string, SaidEntry[]>();
	const standing = new Map<string, SaidEntry[]>();
	const add = (to: Map<string, SaidEntry[]>, entry: SaidEntry): void => {
		const own = to.get(entry.championship);
		if (own) own.push(entry);
		else to.set(entry.championship, [entry]);
	};
	for (const { entry, chain } of log.places) {
		for (const one of chain) if (isSaid(one)) add(all, one);
		if (entry && isSaid(entry)) add(standing, entry);
	}
	const newName = newNamesIn(log);
	return new Set(
		[...standing].flatMap(([id, own]) => [...leftOut(saidApart(all.get(id) ?? [], own, placeOf, newName))])
	);
}

/** The plan of the Partien played before somebody left, and the one for those who stayed. */
const planAfter = (
	plan: ChampionshipEntry['plan'],
	leavers: readonly LeaveEntry[]
): ChampionshipEntry['plan'] =>
	leavers.reduce((before, { from, plan: rest }) => [...before.slice(0, from - 1), ...rest], plan);

/** What an organizer or referee said after the set-up. */
export type Ruling =
	| DisputeEntry
	| ApprovalEntry
	| SubstituteEntry
	| SatEntry
	| LeaveEntry
	| PlayoffEntry
	| PlayoffGameEntry
	| DrawEntry
	| DisqualifyEntry
	| InvalidEntry
	| ComplaintEntry;

/** One key for each kind, so that the compiler asks for every new one. */
const RULINGS: Readonly<Record<Ruling['kind'], true>> = {
	dispute: true,
	approval: true,
	substitute: true,
	sat: true,
	leave: true,
	playoff: true,
	playoffGame: true,
	draw: true,
	disqualify: true,
	invalid: true,
	complaint: true
};

export const isRuling = (entry: AnyEntry | Ruling): entry is Ruling => Object.hasOwn(RULINGS, entry.kind);
const isSetUp = (entry: AnyEntry | ChampionshipEntry): entry is ChampionshipEntry =>
	entry.kind === 'championship';

function gather(
	gathered: Gathered,
	entry: ChampionshipEntry | Ruling,
	placeOf: (game: EntryId) => EntryId
): void {
	switch (entry.kind) {
		case 'championship':
			gathered.entry ??= entry;
			return;
		case 'dispute':
			gathered.disputes.set(placeOf(entry.game), entry);
			return;
		case 'approval':
			gathered.approvals.set(placeOf(entry.game), entry.approved);
			return;
		case 'substitute':
			gathered.substitutes.push(entry);
			return;
		case 'sat':
			gathered.sat.push(entry);
			return;
		case 'leave':
			gathered.leavers.set(entry.member, entry);
			return;
		case 'playoff':
		case 'playoffGame':
			gathered.playoffs.push(entry);
			return;
		case 'draw':
			gathered.draws[entry.what].push(entry);
			return;
		case 'disqualify':
			gathered.disqualified.set(entry.member, entry);
			return;
		case 'invalid':
			gathered.invalid.set(entry.evening, entry);
			return;
		case 'complaint':
			gathered.complaints.push(entry);
			return;
		default:
			assertNever(entry);
	}
}
