import type { AnyEntry } from '#lib/log/entry.ts';
import type { Chance } from './chance.ts';

type Log = ReadonlyMap<string, AnyEntry>;

/** What is written in one club, by chance: each time one that fits what the phone holds, or null. */
export class Writing {
	readonly #chance: Chance;
	#names = 0;

	constructor(chance: Chance) {
		this.#chance = chance;
	}

	any(log: Log): object | null {
		const write = this.#chance.weighted([
			[70, () => this.game(log)],
			[10, () => this.member()],
			[6, () => this.evening(log)],
			[8, () => this.#strike(log)]
		] as const);
		return write();
	}

	member(): object {
		this.#names += 1;
		return { kind: 'member', member: `m${this.#names}`, name: `Name ${this.#names}` };
	}

	evening(log: Log): object | null {
		const members = new Set([...log.values()].flatMap((one) => (one.kind === 'member' ? [one.member] : [])));
		if (members.size < 4) return null;
		const seats = [...members].sort().slice(0, 4);
		this.#names += 1;
		return {
			...{ kind: 'evening', evening: `e${this.#names}`, date: '2026-03-06', occasion: 'abend' },
			...{ rulebook: 'allgaeu', seats, dealer: seats[0] }
		};
	}

	game(log: Log): object | null {
		const evenings = [...log.values()].filter((entry) => entry.kind === 'evening');
		return evenings.length > 0 ? this.#gameAt(this.#chance.pick(evenings)) : null;
	}

	/** So many games at once, as from the paper of a long tournament. */
	paper(log: Log, count: number): readonly object[] {
		const evening = [...log.values()].find((entry) => entry.kind === 'evening');
		return evening ? Array.from({ length: count }, () => this.#gameAt(evening)) : [];
	}

	#gameAt({ evening, seats }: Extract<AnyEntry, { readonly kind: 'evening' }>): object {
		const [declarer, partner] = this.#chance.next() < 0.5 ? seats : seats.toReversed();
		return {
			...{ kind: 'game', evening },
			game: { contract: 'rufspiel', declarer, partner, suit: 'eichel', won: this.#chance.next() < 0.5 }
		};
	}

	#strike(log: Log): object | null {
		const games = [...log.values()].filter(({ kind }) => kind === 'game');
		return games.length > 0 ? { kind: 'void', target: this.#chance.pick(games).id } : null;
	}
}
