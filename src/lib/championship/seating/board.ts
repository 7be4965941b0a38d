import { sum } from '#lib/base/collections.ts';
/* oxlint-disable typescript/no-non-null-assertion --
   every index is made here, the arrays have no holes, and this is where all the time goes */
import { costsOf, type Costs } from './costs.ts';
import { dealt, type RandomNumber } from './random-partie.ts';
import type { Meetings } from './meetings.ts';
import type { Tables } from './plan.ts';
import type { Task } from './wishes.ts';

/**
 * The plan during a search: all Partien at once, in arrays that a swap of two players changes in place. Players count
 * from 0 here; a seat is an index in the row of all tables. A swap is weighed by what it changes at its two tables.
 */
export class Board {
	/** The number of seats in all Partien together. */
	readonly places: number;
	readonly #task: Task;
	readonly #players: number;
	readonly #costs: Costs;
	/** By seat: the first seat of its table, the seat after its last, and whether the table is large. */
	readonly #from: Uint8Array;
	readonly #to: Uint8Array;
	readonly #isLarge: Uint8Array;
	/**
	 * Players who stay where they were dealt, because several are fixed together. A single fixed player may move: his
	 * table gets its number at the end.
	 */
	readonly #stays: Uint8Array;
	/** By Partie and seat: who sits there. */
	readonly #at: Uint8Array;
	/** By pair: how often they meet, and the row of the costs that holds for them. */
	readonly #times: Uint8Array;
	readonly #row: Uint8Array;
	/** By player: his Partien at large tables. By that number: how many players have it. */
	readonly #large: Uint8Array;
	readonly #shares: Int32Array;
	/** By pair and by player: the same for the Partien played before. */
	readonly #timesBefore: Uint8Array;
	readonly #largeBefore: Uint8Array;
	#cost = 0;
	#spread = 0;

	constructor(task: Task) {
		const { players, sizes, wishes } = task;
		const seats = sizes.flatMap((size, table) => {
			const from = sum(sizes.slice(0, table));
			return Array.from({ length: size }, () => ({ from, to: from + size, large: size > 4 ? 1 : 0 }));
		});
		this.#task = task;
		this.#players = players;
		this.places = players * wishes.partien;
		this.#costs = costsOf(task);
		this.#from = Uint8Array.from(seats, ({ from }) => from);
		this.#to = Uint8Array.from(seats, ({ to }) => to);
		this.#isLarge = Uint8Array.from(seats, ({ large }) => large);
		this.#stays = new Uint8Array(players);
		for (const group of task.groups) if (group.length > 1) for (const one of group) this.#stays[one - 1] = 1;
		this.#at = new Uint8Array(this.places);
		this.#times = new Uint8Array(players * players);
		this.#row = new Uint8Array(players * players);
		for (const [a, b] of task.apart) {
			this.#row[(a - 1) * players + b - 1] = this.#costs.apart;
			this.#row[(b - 1) * players + a - 1] = this.#costs.apart;
		}
		this.#large = new Uint8Array(players);
		this.#shares = new Int32Array(wishes.played.length + wishes.partien + 1);
		this.#timesBefore = new Uint8Array(players * players);
		this.#largeBefore = new Uint8Array(players);
		for (const table of wishes.played.flat()) this.#countBefore(table);
	}

	/** Counts a table that was played before the plan. */
	#countBefore(table: readonly number[]): void {
		for (const a of table.filter((number) => number > 0)) {
			if (table.length > 4) this.#largeBefore[a - 1]! += 1;
			for (const b of table) if (b > 0 && b !== a) this.#timesBefore[(a - 1) * this.#players + b - 1]! += 1;
		}
	}

	/** What the plan on the board costs. */
	get cost(): number {
		return this.#cost;
	}

	/** Lays a new random plan. */
	deal(chance: RandomNumber): void {
		this.#times.set(this.#timesBefore);
		this.#large.set(this.#largeBefore);
		this.#shares.fill(0);
		this.#cost = 0;
		for (let base = 0; base < this.places; base += this.#players) {
			this.#at.set(dealt(this.#task, chance), base);
			for (let seat = 0; seat < this.#players; seat++) {
				this.#large[this.#at[base + seat]!]! += this.#isLarge[seat]!;
				for (let other = this.#from[seat]!; other < seat; other++)
					this.#firstMeeting(base + seat, base + other);
			}
		}
		for (const share of this.#large) {
			this.#shares[share]! += 1;
			this.#cost += this.#costs.share * share * share;
		}
		this.#spread = this.#costs.spread[this.#widest()]!;
		this.#cost += this.#spread;
	}

	/**
	 * The change in cost if two seats of a Partie (given by its first seat) swap their players; undefined if they can't,
	 * or if nothing would change.
	 */
	weigh(base: number, a: number, b: number): number | undefined {
		const p = this.#at[base + a]!;
		const q = this.#at[base + b]!;
		if (this.#from[a] === this.#from[b] || this.#stays[p] || this.#stays[q]) return undefined;
		const step = this.#isLarge[a]! - this.#isLarge[b]!;
		const shares = step === 0 ? 0 : this.#changeOfShares(p, q, step);
		return shares + this.#change(base, a, p, q) + this.#change(base, b, q, p);
	}

	/** Swaps the players of two seats that were weighed. */
	swap(base: number, a: number, b: number, weight: number): void {
		const p = this.#at[base + a]!;
		const q = this.#at[base + b]!;
		this.#replace(base, a, p, q);
		this.#replace(base, b, q, p);
		this.#at[base + a] = q;
		this.#at[base + b] = p;
		const step = this.#isLarge[a]! - this.#isLarge[b]!;
		if (step !== 0) {
			this.#share(p, q, step);
			this.#large[p]! -= step;
			this.#large[q]! += step;
			this.#spread = this.#costs.spread[this.#widest()]!;
		}
		this.#cost += weight;
	}

	/** The figures by which the plan is judged, and how many forbidden meetings it has. */
	tally(): Pick<Meetings, 'pairs' | 'opponents' | 'large'> & { readonly forbidden: number } {
		const players = this.#players;
		const pairs = Array.from(this.#shares, () => 0);
		const opponents = Array.from(this.#large, () => 0);
		let forbidden = 0;
		for (let a = 0; a < players; a++) {
			for (let b = 0; b < a; b++) {
				const times = this.#times[a * players + b]!;
				pairs[times]! += 1;
				if (times === 0) continue;
				opponents[a]! += 1;
				opponents[b]! += 1;
				if (this.#row[a * players + b] !== 0) forbidden += times;
			}
		}
		return { pairs, opponents, large: [...this.#large], forbidden };
	}

	/** The plan on the board, in draw numbers. */
	rounds(): readonly Tables[] {
		return Array.from({ length: this.places / this.#players }, (_, partie) => {
			let from = partie * this.#players;
			return this.#task.sizes.map((size) => {
				const table = [...this.#at.subarray(from, (from += size))];
				return table.map((player) => player + 1).sort((a, b) => a - b);
			});
		});
	}

	#firstMeeting(a: number, b: number): void {
		const pair = this.#at[a]! * this.#players + this.#at[b]!;
		this.#cost += this.#costs.more[this.#row[pair]! + this.#times[pair]!]!;
		this.#times[pair]! += 1;
		this.#times[this.#at[b]! * this.#players + this.#at[a]!]! += 1;
	}

	/** The change in cost if `comes` replaces `goes` at this seat's table. */
	#change(base: number, seat: number, goes: number, comes: number): number {
		const at = this.#at;
		const times = this.#times;
		const row = this.#row;
		const { more } = this.#costs;
		const end = base + this.#to[seat]!;
		let cost = 0;
		for (let i = base + this.#from[seat]!; i < end; i++) {
			const other = at[i]!;
			if (other === goes) continue;
			const gained = comes * this.#players + other;
			const lost = goes * this.#players + other;
			cost += more[row[gained]! + times[gained]!]! - more[row[lost]! + times[lost]! - 1]!;
		}
		return cost;
	}

	#replace(base: number, seat: number, goes: number, comes: number): void {
		const players = this.#players;
		const times = this.#times;
		const end = base + this.#to[seat]!;
		for (let i = base + this.#from[seat]!; i < end; i++) {
			const other = this.#at[i]!;
			if (other === goes) continue;
			times[comes * players + other]! += 1;
			times[other * players + comes]! += 1;
			times[goes * players + other]! -= 1;
			times[other * players + goes]! -= 1;
		}
	}

	/** The change in cost if p gives `step` Partien at large tables to q. */
	#changeOfShares(p: number, q: number, step: number): number {
		this.#share(p, q, step);
		const spread = this.#costs.spread[this.#widest()]! - this.#spread;
		this.#share(p, q, -step, step);
		const squares = 2 * step * (this.#large[q]! - this.#large[p]!) + 2 * step * step;
		return spread + this.#costs.share * squares;
	}

	/**
	 * Counts the shares of large tables as if p gave `step` of his to q. To take it back, pass the shift that the two
	 * have then.
	 */
	#share(p: number, q: number, step: number, shift = 0): void {
		const ofP = this.#large[p]! - shift;
		const ofQ = this.#large[q]! + shift;
		this.#shares[ofP]! -= 1;
		this.#shares[ofP - step]! += 1;
		this.#shares[ofQ]! -= 1;
		this.#shares[ofQ + step]! += 1;
	}

	#widest(): number {
		let least = 0;
		let most = this.#shares.length - 1;
		while (this.#shares[least] === 0) least++;
		while (this.#shares[most] === 0) most--;
		return most - least;
	}
}
