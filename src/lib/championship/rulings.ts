import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { assertNever } from '#lib/base/result.ts';
import type {
	AnyEntry,
	ApprovalEntry,
	ChampionshipEntry,
	DisputeEntry,
	DisqualifyEntry,
	DrawEntry,
	InvalidEntry,
	PlayoffEntry,
	SubstituteEntry
} from '#lib/log/entry.ts';
import type { Standing } from '#lib/log/standing.ts';

/** All that a club's log says of one championship beside its evenings, in the order of the log. */
export interface Rulings {
	/** The first that counts, as with an evening; null where none does any more. */
	readonly entry: ChampionshipEntry | null;
	/** By the place of the game; of several the last. */
	readonly disputes: ReadonlyMap<EntryId, DisputeEntry>;
	/** What the referee said of a game, by its place; of several the last. */
	readonly approvals: ReadonlyMap<EntryId, boolean>;
	readonly substitutes: readonly SubstituteEntry[];
	readonly playoffs: readonly PlayoffEntry[];
	readonly draws: Readonly<Record<DrawEntry['what'], readonly DrawEntry[]>>;
	/** Who was dismissed; of several entries for one the last. */
	readonly disqualified: ReadonlyMap<MemberId, DisqualifyEntry>;
	/** Lists that were declared invalid, by their evening; of several entries for one the last. */
	readonly invalid: ReadonlyMap<EveningId, InvalidEntry>;
}

/** What was said of a championship that nothing was said of. */
export const noRulings = (): Rulings => gathering();

const gathering = () => ({
	entry: null as ChampionshipEntry | null,
	disputes: new Map<EntryId, DisputeEntry>(),
	approvals: new Map<EntryId, boolean>(),
	substitutes: [] as SubstituteEntry[],
	playoffs: [] as PlayoffEntry[],
	draws: { numbers: [] as DrawEntry[], seats: [] as DrawEntry[], lots: [] as DrawEntry[] },
	disqualified: new Map<MemberId, DisqualifyEntry>(),
	invalid: new Map<EveningId, InvalidEntry>()
});

type Gathered = ReturnType<typeof gathering>;

/** The championships of a club by their id. A game is named by any id of its place. */
export function rulingsIn(log: Standing): ReadonlyMap<string, Rulings> {
	const all = new Map<string, Gathered>();
	const placeOf = (game: EntryId): EntryId => log.placeOf(game)?.id ?? game;
	for (const { entry } of log.places) {
		if (entry === null || !(isSetUp(entry) || isRuling(entry))) continue;
		const gathered = all.get(entry.championship) ?? gathering();
		all.set(entry.championship, gathered);
		gather(gathered, entry, placeOf);
	}
	return all;
}

/** What an organizer or referee said, beside the set-up. */
export type Ruling =
	DisputeEntry | ApprovalEntry | SubstituteEntry | PlayoffEntry | DrawEntry | DisqualifyEntry | InvalidEntry;

/** One key a kind, so that the compiler asks for every new one. */
const RULINGS: Readonly<Record<Ruling['kind'], true>> = {
	dispute: true,
	approval: true,
	substitute: true,
	playoff: true,
	draw: true,
	disqualify: true,
	invalid: true
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
		case 'playoff':
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
		default:
			assertNever(entry);
	}
}
