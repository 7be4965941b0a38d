import type { ClubFile } from './backup.ts';
import { asUpload, Writer } from './championship-file.ts';
import { today } from './phone.ts';

/** What a list has beside even games. */
export interface Beside {
	/** Games more than are due. */
	readonly more?: number;
	/** A member who plays a Sie instead of the first two games that others win while he plays. */
	readonly sie?: string;
	/** Left open, and confirmed by nobody. */
	readonly unconfirmed?: boolean;
	/** Written by a second phone, which did not know that there was a list. */
	readonly again?: boolean;
}

type Upload = ReturnType<typeof asUpload>;

/** Tables' lists of a club's one championship, as their phones hand them over. */
export class EvenLists {
	readonly #club: ClubFile;
	readonly #championship: ClubFile['entries'][number];
	readonly #substitutes: ReadonlyMap<unknown, string>;

	constructor(club: ClubFile) {
		this.#club = club;
		const championship = club.entries.findLast(({ kind }) => kind === 'championship');
		if (!championship) throw new Error('no championship');
		this.#championship = championship;
		const substitutes = club.entries.filter(({ kind }) => kind === 'substitute');
		this.#substitutes = new Map(substitutes.map((entry) => [entry['out'], entry['in'] as string]));
	}

	/** Who sits at a table by the plan, as ids. */
	seats(partie: number, table: number): readonly string[] {
		const numbers = Object.entries(this.#championship['numbers'] as Readonly<Record<string, number>>);
		const plan = this.#championship['plan'] as readonly (readonly (readonly number[])[])[];
		return (plan[partie - 1]?.[table - 1] ?? []).map((drawn) => {
			const [member = ''] = numbers.find(([, number]) => number === drawn) ?? [];
			return this.#substitutes.get(member) ?? member;
		});
	}

	tables(partie: number): readonly number[] {
		const plan = this.#championship['plan'] as readonly (readonly (readonly number[])[])[];
		return (plan[partie - 1] ?? []).map((_, i) => i + 1);
	}

	/** A list in which everybody wins 20 Rufspiele and loses 20, so that all come to nothing. */
	file(partie: number, table: number, beside: Beside = {}): Upload {
		const seats = this.seats(partie, table);
		const evening = `partie-${partie}-tisch-${table}${beside.again ? '-nochmal' : ''}`;
		const place = { championship: this.#championship['championship'], partie, table };
		const about = { date: today(), occasion: 'meisterschaft', rulebook: 'allgaeu' };
		const confirmed = [
			...seats.map((member) => ({ kind: 'confirm', evening, member })),
			{ kind: 'close', evening }
		];
		const written = [
			{ kind: 'draw', what: 'seats', result: seats, ...place },
			{ kind: 'evening', evening, ...about, ...place, seats, dealer: seats[0] },
			...gamesOf(seats, beside).map((game) => ({ kind: 'game', evening, game })),
			...(beside.unconfirmed ? [] : confirmed)
		];
		return this.#upload(evening, new Writer(100 * partie + table + (beside.again ? 50 : 0)), written);
	}

	/** What lots gave two players in a game, on a laptop that knew of no other ruling. */
	disputed(game: string, [better, worse]: readonly [string, string], points: number): Upload {
		const { id: seen, championship } = this.#championship;
		const swing = { [better]: points, [worse]: -points };
		const best = { [better]: points, [worse]: points };
		return this.#upload('zweite-leitung', new Writer(900), [
			{ kind: 'dispute', championship, game, swing, best, seen }
		]);
	}

	#upload(name: string, writer: Writer, written: Parameters<Writer['sign']>[0]): Upload {
		const common = this.#club.entries.filter(({ kind }) => kind === 'member' || kind === 'championship');
		const entries = [...common, ...writer.sign(written, Date.now())];
		return asUpload(name, { ...this.#club, entries });
	}
}

function gamesOf(seats: readonly string[], { more = 0, sie }: Beside): readonly object[] {
	const games = Array.from({ length: seats.length * 10 + more }, (_, i) => {
		// §7: at five the dealer sits out.
		const hands = seats.length === 5 ? seats.filter((_seat, at) => at !== i % 5) : seats;
		const first = Math.floor(i / (seats.length === 5 ? 5 : 1)) % 2 === 0;
		return { hands, pair: first ? hands.slice(0, 2) : hands.slice(2) };
	});
	const lost = games.filter(({ hands, pair }) => hands.includes(sie ?? '') && !pair.includes(sie ?? ''));
	const won = lost.slice(0, 2);
	return games.map((game) =>
		won.includes(game) ? { contract: 'sie', declarer: sie } : rufspielOf(game.pair)
	);
}

const rufspielOf = ([declarer, partner]: readonly string[]): object => ({
	contract: 'rufspiel',
	declarer,
	partner,
	won: true,
	deckel: [declarer]
});
