import type { MemberId } from '#lib/base/ids.ts';
import type { KingEntry, TrophyEntry } from '#lib/log/entry.ts';
import { personName, type Person } from '#lib/log/entry-words.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { System } from '../system.ts';
import { kingsIn, type Reign } from './kings.ts';

// Kings for ever: those of the app's own championships and those of before, and the Wanderpokal they hand on (allgaeu §11.6).

/** The king of a year; several if they share the place. */
export interface KingOfYear {
	readonly year: number;
	readonly system: System;
	readonly kings: readonly Person[];
	/** Null if nobody knows them any more. */
	readonly points: number | null;
	/** The championship, if the app counted it. */
	readonly championship: string | null;
	/** The entry that tells of him, if it was played before the app. */
	readonly told: KingEntry | null;
}

/** The kings of all years, newest first. What the app counted itself stands above an entry for the same year. */
export function kingsOfYears(
	reigns: readonly Reign[],
	{ places }: Pick<Standing, 'places'>
): readonly KingOfYear[] {
	const crowned = reigns.map((reign): KingOfYear => ({
		year: reign.year,
		system: reign.system,
		kings: kingsIn(reign).map((member) => ({ member })),
		points: reign.podium[0]?.points ?? null,
		championship: reign.championship,
		told: null
	}));
	const taken = new Set(zockKings(crowned).map(({ year }) => year));
	const told = new Map<number, KingOfYear>();
	for (const { entry } of places) {
		if (entry?.kind !== 'king' || taken.has(entry.year)) continue;
		const { year, who, points = null } = entry;
		const before = { system: 'zockmeisterschaft', championship: null } as const;
		told.set(year, { ...before, year, kings: [who], points, told: entry });
	}
	return [...crowned, ...told.values()].sort((a, b) => b.year - a.year);
}

/** Only the Zockmeisterschaft has kings that are counted, and a Wanderpokal; a tournament has winners. */
export const zockKings = (all: readonly KingOfYear[]): readonly KingOfYear[] =>
	all.filter(({ system }) => system === 'zockmeisterschaft');

/** The member who reigns: the newest king; null before the first, where several share the place, or where he is no member. */
export function reigningKing(all: readonly KingOfYear[]): MemberId | null {
	const kings = zockKings(all)[0]?.kings ?? [];
	return (kings.length === 1 && kings[0]?.member) || null;
}

/** How many times somebody had become king by the end of a year. Whoever is called the same is the same. */
export function timesKing(
	all: readonly KingOfYear[],
	who: Person,
	year: number,
	nameOf: (member: MemberId) => string
): number {
	const nameAs = (one: Person): string => personName(one, nameOf).toLocaleLowerCase('de');
	const name = nameAs(who);
	return zockKings(all).filter((king) => king.year <= year && king.kings.some((one) => nameAs(one) === name))
		.length;
}

/** The Wanderpokal: whose it is, and what is known of it. Dates are YYYY-MM-DD, null where nothing was said. */
export interface Trophy {
	/** The year whose king has it. */
	readonly year: number;
	readonly holders: readonly Person[];
	readonly handed: TrophyEntry | null;
	readonly engraved: TrophyEntry | null;
	readonly broughtBack: TrophyEntry | null;
	/** A later king, who is to be handed it. */
	readonly next: KingOfYear | null;
}

/**
 * Where the Wanderpokal is: with the newest king of whom something was said, or else with the newest. Null before the
 * first king. `all` is newest first.
 */
export function trophyOf(all: readonly KingOfYear[], { places }: Pick<Standing, 'places'>): Trophy | null {
	const kings = zockKings(all);
	const [newest] = kings;
	if (!newest) return null;
	const said = new Map<number, Partial<Record<TrophyEntry['what'], TrophyEntry>>>();
	for (const { entry } of places) {
		if (entry?.kind === 'trophy') said.set(entry.year, { ...said.get(entry.year), [entry.what]: entry });
	}
	const at = kings.find(({ year }) => said.has(year)) ?? newest;
	const steps = { handed: null, engraved: null, broughtBack: null, ...said.get(at.year) };
	const holder = steps.handed?.who;
	return {
		...{ year: at.year, ...steps },
		holders: holder ? [holder] : at.kings,
		next: newest.year > at.year ? newest : null
	};
}
