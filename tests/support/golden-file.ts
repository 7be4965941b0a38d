// Writes a championship down as tables and organizers do: openings, draws, games, corrections, confirmations, rulings.
import type { AnyEntry } from '#lib/log/entry.ts';
import { holdersOf } from './counted-championship.ts';
import { asEntry, type Fields } from './entries.ts';
import { otherResult } from './golden-games.ts';

export const CHAMPIONSHIP = 'meisterschaft-2026';

/** A deal, and who holds cards in it. */
export interface Slot {
	readonly four: readonly string[];
	game: Fields;
	/** Not to be changed: something else was written about it. */
	fixed?: boolean;
	/** The id of its entry, once it is written. */
	id?: string;
}

/** What a table writes in a Partie. */
export interface List {
	readonly rulebook: string;
	readonly partie: number;
	readonly table: number;
	/** As drawn, clockwise; the first of them writes, and deals first. */
	readonly seats: readonly string[];
	readonly slots: Slot[];
}

export interface Drawn {
	readonly system: 'zockmeisterschaft' | 'schafkopfschule';
	readonly players: readonly string[];
	/** By drawn number. */
	readonly byNumber: readonly string[];
	readonly previousPlaces?: Readonly<Record<string, number>>;
	readonly plan: readonly (readonly (readonly number[])[])[];
}

/** When a deal was written: every four minutes from 14:00, a Partie a day. */
function at(partie: number, deal: number): string {
	const minutes = 14 * 60 + 4 * deal;
	const two = (number: number): string => String(number).padStart(2, '0');
	return `2026-10-0${partie}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00+02:00`;
}

const line = (id: string, time: string, kind: string, fields: Fields): AnyEntry =>
	asEntry({ id, at: time, kind, ...fields });

/** A ruling of the championship; those of the end come after all games. */
export const ruling = (id: string, kind: string, fields: Fields): AnyEntry =>
	line(id, at(4, 75), kind, { championship: CHAMPIONSHIP, ...fields });

const nameOf = (player: string): string => `${player.charAt(0).toUpperCase()}${player.slice(1)}`;

export const joined = (player: string): AnyEntry =>
	line(`1-${player}`, at(1, -30), 'member', { member: player, name: nameOf(player) });

/** The club, its members, who takes part, and the numbers they drew. */
export function opened({ byNumber, ...drawn }: Drawn): readonly AnyEntry[] {
	const before = at(1, -30);
	const championship = CHAMPIONSHIP;
	const numbers = Object.fromEntries(byNumber.map((player, i) => [player, i + 1]));
	return [
		line('0', before, 'club', { name: 'Schafkopf-Freunde Musterdorf' }),
		...drawn.players.map(joined),
		line('2', before, 'championship', { championship, year: 2026, ...drawn, numbers }),
		line('3', before, 'draw', { championship, what: 'numbers', result: byNumber })
	];
}

/** How a list was written beside its games. */
export interface Mishaps {
	/** This deal was first written the wrong way round, and corrected after everybody had confirmed. */
	readonly corrected?: number;
	/** This deal was written twice, and one of the two struck. */
	readonly twice?: number;
	/** What else was written, by the deal it came after. */
	readonly after?: ReadonlyMap<number, readonly Happened[]>;
}

export interface Happened {
	/** Whose entry it is. */
	readonly of: 'evening' | 'championship';
	readonly kind: string;
	readonly fields: Fields;
}

/** A table's list of a Partie; notes in its slots the ids of its games. */
export function listed(list: List, { corrected, twice, after }: Mishaps = {}): readonly AnyEntry[] {
	const { rulebook, partie, table, seats, slots } = list;
	const name = `p${partie}t${table}`;
	const evening = { evening: name };
	const place = { championship: CHAMPIONSHIP, partie, table };
	const end = at(partie, slots.length + 1);
	const date = at(partie, 0).slice(0, 10);
	const about = { date, occasion: 'meisterschaft', rulebook, seats, dealer: seats[0] };
	const confirmed = (by: string): readonly AnyEntry[] =>
		seats.map((member, i) => line(`${name}-${by}${i}`, end, 'confirm', { ...evening, member }));
	const games = slots.flatMap((slot, i) => {
		slot.id = `${name}-g${String(i + 1).padStart(2, '0')}`;
		const time = at(partie, i + 1);
		const right = { ...evening, game: slot.game };
		const wrong = { ...evening, game: { ...slot.game, ...otherResult(slot.game) } };
		const written = line(slot.id, time, 'game', i === corrected ? wrong : right);
		const more = after?.get(i + 1) ?? [];
		return [
			...[written, ...(i === twice ? [line(`${slot.id}b`, time, 'game', right)] : [])],
			...more.map(({ of, kind, fields }, k) =>
				line(`${slot.id}c${k}`, time, kind, {
					...(of === 'evening' ? evening : { championship: CHAMPIONSHIP }),
					...fields
				})
			)
		];
	});
	const again = twice === undefined ? undefined : slots[twice]?.id;
	const struck = again === undefined ? [] : [line(`${name}-h`, end, 'void', { target: `${again}b` })];
	return [
		line(`${name}-d`, at(partie, 0), 'draw', { ...place, what: 'seats', result: seats }),
		line(`${name}-e`, at(partie, 0), 'evening', { ...evening, ...about, ...place }),
		...games,
		...struck,
		...confirmed('k'),
		...(corrected === undefined ? [] : [...correction(name, end, slots[corrected]), ...confirmed('u')]),
		line(`${name}-x`, end, 'close', evening)
	];
}

function correction(name: string, end: string, slot: Slot | undefined): readonly AnyEntry[] {
	if (!slot?.id) return [];
	return [
		line(`${name}-r`, end, 'game', { evening: name, game: slot.game, replaces: slot.id }),
		line(`${name}-t`, end, 'tick', {
			evening: name,
			remark: 'Falsch herum geschrieben, alle vier waren sich einig.'
		})
	];
}

/** The deals of a table, with nothing played yet. */
export function dealtAt(
	partie: number,
	table: number,
	seats: readonly string[],
	deals: number,
	rulebook = 'allgaeu'
): List {
	const slots = Array.from({ length: deals }, (_, deal): Slot => {
		return { four: holdersOf(seats, seats[deal % seats.length] ?? ''), game: {} };
	});
	return { rulebook, partie, table, seats, slots };
}
