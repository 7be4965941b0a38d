import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import type { Common, Occasion } from './entry.ts';

// What is written of a championship beside its evenings.

/** Its `note` says which wishes the plan keeps to, where it is not one of the stored ones. */
export interface ChampionshipEntry extends Common {
	readonly kind: 'championship';
	readonly championship: string;
	readonly year: number;
	readonly system: 'zockmeisterschaft' | 'schafkopfschule';
	readonly players: readonly MemberId[];
	/** Games a Partie. */
	readonly games?: number;
	readonly previousPlaces?: Readonly<Record<string, number>>;
	readonly numbers: Readonly<Record<string, number>>;
	/** Rounds, tables, drawn numbers. */
	readonly plan: readonly (readonly (readonly number[])[])[];
}

export interface DisputeEntry extends Common {
	readonly kind: 'dispute';
	readonly championship: string;
	readonly game: EntryId;
	readonly swing: Readonly<Record<string, number>>;
	readonly best: Readonly<Record<string, number>>;
}

export interface SubstituteEntry extends Common {
	readonly kind: 'substitute';
	readonly championship: string;
	readonly out: MemberId;
	readonly in: MemberId;
}

/**
 * What chance said, kept as it fell; a later draw of the same stands beside it. A draw made by hand says so in its `note`.
 * The `championship` entry written with a draw of numbers carries what follows from it.
 */
export interface DrawEntry extends Common {
	readonly kind: 'draw';
	readonly championship: string;
	readonly what: 'numbers' | 'seats' | 'lots';
	/** Both with `seats`. */
	readonly partie?: number;
	readonly table?: number;
	/**
	 * `numbers`: the members in the order of their numbers, the first has the 1. `seats`: the table clockwise from the
	 * Schreiber, who picks his seat; in a tournament, where none is drawn (schafkopfschule 5.3.1), from seat 1. `lots`: the
	 * first stands above the others.
	 */
	readonly result: readonly MemberId[];
	/** Why it was drawn again. */
	readonly again?: string;
}

export interface PlayoffEntry extends Common {
	readonly kind: 'playoff';
	readonly championship: string;
	readonly winner: MemberId;
	readonly loser: MemberId;
}

export interface ApprovalEntry extends Common {
	readonly kind: 'approval';
	readonly championship: string;
	readonly game: EntryId;
	readonly approved: boolean;
}

/**
 * Beside the file format's table, which knows no kind for it. The referee dismisses a player (schafkopfschule 5.1.4, 5.1.5,
 * 3.4.11): he has no place any more, nor has the number he plays on, unless a substitute takes it over with its points
 * (5.2.11). What the others won and lost with him stands: no paragraph takes it away.
 */
export interface DisqualifyEntry extends Common {
	readonly kind: 'disqualify';
	readonly championship: string;
	readonly member: MemberId;
	readonly reason: string;
}

/**
 * Beside the file format's table, too. The referee declares the list of a table to be invalid (schafkopfschule 5.3.6): its
 * games count neither points nor Solos, and were played all the same; its money stands. It belongs to the evening, so that it
 * goes along with the list.
 */
export interface InvalidEntry extends Common {
	readonly kind: 'invalid';
	readonly championship: string;
	readonly evening: EveningId;
	readonly reason: string;
}

/** Cents a member paid into the Kasse for an evening. */
export interface PaidEntry extends Common {
	readonly kind: 'paid';
	readonly evening: EveningId;
	readonly member: MemberId;
	readonly amount: number;
}

export interface EventEntry extends Common {
	readonly kind: 'event';
	readonly date: string;
	readonly title: string;
	readonly place?: string;
	/** What it will be, where it is one of these: the trip is found by it. */
	readonly occasion?: Occasion;
	/** The last day, YYYY-MM-DD, where there are several. */
	readonly until?: string;
}
