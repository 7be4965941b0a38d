import { decide, type Apart } from '#lib/championship/merging/apart.ts';
import { bothSetUps, takeBoth } from '#lib/championship/merging/set-ups-apart.ts';
import { joinedLists, joinsOf, type Join } from '#lib/championship/merging/joining.ts';
import { gamesIn } from '#lib/championship/lists/hands.ts';
import { inChampionshipWords } from '#lib/championship/refusal-text.ts';
import type { BoardTable } from '#lib/championship/board-table.ts';
import { deviceNames, type DeviceNames } from '#lib/championship/merging/devices.ts';
import { protocolOf, type ProtocolLine } from '#lib/championship/protocol.ts';
import { confirmationsOf, needsTick, type Confirmations } from '#lib/championship/lists/confirmations.ts';
import type { System } from '#lib/championship/system.ts';
import { drawnSeats, tableMembers } from '#lib/championship/draw/seats.ts';
import type { Partie } from '#lib/championship/lists/partie.ts';
import type { TableProgress } from '#lib/championship/lists/table-progress.ts';
import { asId, deviceOf, nextId, type EveningId, type MemberId } from '#lib/base/ids.ts';
import { ok, type Result } from '#lib/base/result.ts';
import type { ChampionshipEntry, EveningEntry, NewEntry } from '#lib/log/entry.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { OpenChampionship } from './championship.svelte.ts';
import { Live } from '../watched.ts';
import { OwnTables } from './own-tables.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { allLists } from '#lib/championship/from-log.ts';
import { listAt } from '#lib/championship/names.ts';

/** A table of a Partie in the organizer's list. */
export interface HubTable extends BoardTable {
	readonly partie: number;
	readonly table: number;
	/** As drawn, or else as the plan names them; null while numbers are missing. */
	readonly members: readonly MemberId[] | null;
	readonly drawn: boolean;
}

/** The tables of a championship on this device, their clashes, and what an organizer does about them. */
export class ChampionshipTables extends OfSession {
	readonly #ownTables = this.session.of(OwnTables);
	readonly #open: OpenChampionship;

	constructor(session: Session, open: OpenChampionship) {
		super(session);
		this.#open = open;
	}

	get system(): System | undefined {
		return this.#open.entry?.system;
	}

	/** By Partie and table of the plan; for a table that two phones wrote, the list that counts. */
	readonly rounds: readonly (readonly HubTable[])[] = $derived.by(
		() => this.#open.board?.tables.map((tables) => tables.map((one) => this.#tableOf(one))) ?? []
	);

	/**
	 * Lists without a table in the plan, perhaps because the plan changed after they were opened; their games are added
	 * up.
	 */
	readonly beside: readonly TableProgress[] = $derived.by(() => this.#open.board?.beside ?? []);

	#tableOf(of: BoardTable): HubTable {
		const { entry, rulings } = this.#open;
		const { partie, table, list } = of.progress;
		const at = { partie: partie ?? 0, table: table ?? 0 };
		const seats = drawnSeats(rulings, at);
		return {
			...at,
			...of,
			members: list?.evening.seats ?? seats ?? (entry ? tableMembers(entry, rulings, at) : null),
			drawn: seats !== null
		};
	}

	readonly clashes: readonly Apart[] = $derived.by(() => this.#open.board?.clashes ?? []);
	/** What organizers and referee said, the newest first. */
	readonly protocol: readonly ProtocolLine[] = $derived.by(() => {
		const { log, board, id } = this.#open;
		return log && board ? protocolOf(log, id, board) : [];
	});

	readonly #number = new Live(() => this.session.store.watchKept('number'));
	/** Names the device that wrote an entry. */
	readonly device: DeviceNames = $derived.by(() => {
		const number = this.#number.current;
		return deviceNames(this.#open.own, number ? deviceOf(nextId(null, 0, BigInt(number))) : null);
	});

	/** Every list on this device, even those that are not added up. */
	readonly lists: readonly Partie[] = $derived.by(() =>
		this.#open.folded ? allLists(this.#open.folded) : []
	);

	listOf(evening: EveningId): Partie | undefined {
		return listAt(this.lists, evening);
	}

	confirmationsOf({ evening }: Partie): Confirmations {
		const log = this.#open.evenings.find((one) => one.evening === evening.evening);
		return confirmationsOf(log?.entries ?? [], evening.evening, evening.seats);
	}

	/** Opens a table's Partie with its players in the order they sit. From now on it is this device's table. */
	async begin(how: BeginPlan): Promise<Result<EveningId, WriteFailure>> {
		const evening = asId<EveningId>(this.session.device.token());
		const written = await this.session.store.append([
			{
				kind: 'evening',
				evening,
				date: this.session.today(),
				occasion: 'meisterschaft',
				championship: this.#open.id,
				...how
			}
		]);
		if (!written.ok) return written;
		await this.#ownTables.choose(this.#open.id, how);
		return ok(evening);
	}

	/** An organizer chooses one of the versions; a confirmed list gets his tick with it. */
	decide(clash: Apart, chosen: number, note: string): Written {
		return this.#settle(decide(clash, chosen, note), note);
	}

	/** The set-up with the changes of all versions; null where only one version can stand. */
	bothOf(clash: Apart): ChampionshipEntry | null {
		const { log } = this.#open;
		return clash.type === 'ruling' && log ? bothSetUps(clash, log) : null;
	}

	/** An organizer takes the changes of all versions of a set-up. */
	takeBoth(clash: Apart<'ruling'>, both: ChampionshipEntry, note: string): Written {
		return this.#settle(takeBoth(clash, both, note), note);
	}

	/** The ways in which the two versions of a table's list become one; or why there is none. */
	joinsOf(clash: Apart<'table'>): Result<readonly Join[], string> {
		const { entry } = this.#open;
		return entry ? inChampionshipWords(joinsOf(clash, gamesIn(entry))) : ok([]);
	}

	/** Joins two versions of a list in one write. */
	join(clash: Apart<'table'>, join: Join, note: string): Written {
		const evening = clash.versions[join.first]?.list.evening.evening;
		const closes = (this.#open.log?.places ?? []).flatMap(({ entry }): readonly NewEntry[] =>
			entry?.kind === 'close' && entry.evening === evening ? [{ kind: 'void', target: entry.id, note }] : []
		);
		return this.#settle(joinedLists(clash, join, closes, note), note);
	}

	#settle(entries: readonly NewEntry[], note: string): Written {
		// If another list is struck as a whole, the one that counts does not change.
		const changed = this.#open.evenings.filter(({ evening, entries: written }) =>
			needsTick(written, evening, entries)
		);
		const ticks = changed.map(({ evening }): NewEntry => ({ kind: 'tick', evening, remark: note }));
		return this.#open.write([...entries, ...ticks]);
	}

	/** Takes out a whole list. This appears among the decisions, where it can be taken back. */
	strike({ evening }: Partie, note: string): Written {
		const openings = (this.#open.log?.places ?? []).filter(
			({ entry }) => entry?.kind === 'evening' && entry['evening'] === evening.evening
		);
		const targets = openings.flatMap(({ chain }) => chain.map(({ id }) => id));
		return this.#open.write(targets.map((target) => ({ kind: 'void', target, note })));
	}
}

type BeginPlan = Pick<EveningEntry, 'rulebook' | 'seats' | 'dealer' | 'writer'> & {
	readonly partie: number;
	readonly table: number;
};
