// The rounds of an evening, one after the other, as the second program understands docs/from-book-to-price.md.
import { at, type Fields, number, type Names, names, text, yes } from './reading.ts';

export interface Asked {
	readonly kind: string;
	readonly geschoben: boolean;
	readonly anyContract: boolean;
	readonly dealer: string;
	/** Opened by a game, so that the table may still make it a geschobene. */
	readonly byGame: boolean;
}
interface Running extends Asked {
	readonly rule: unknown;
	/** How many sat when it began. */
	readonly size: number;
	readonly played: number;
	readonly mungos: number;
	/** Stöckle still to be played, each as player and contract. */
	readonly owed: Names;
}
export interface Rounds {
	readonly running: Running | null;
	readonly waiting: readonly Asked[];
}
export const NO_ROUNDS: Rounds = { running: null, waiting: [] };

/** What waits longest begins as soon as nothing runs. */
export function begun(book: Fields, { running, waiting }: Rounds, seats: Names): Rounds {
	const [next, ...rest] = waiting;
	if (running !== null || next === undefined) return { running, waiting };
	const rule = at(book, `rounds.${next.kind}`);
	const owed = seats.flatMap((player) => names(rule, 'stoeckle').map((what) => `${player} ${what}`));
	return { running: { ...next, rule, size: seats.length, played: 0, mungos: 0, owed }, waiting: rest };
}

function isOver(
	{ rule, size, played, mungos, owed, geschoben }: Running,
	stock: number,
	won: boolean
): boolean {
	const lasts = geschoben ? 'mungos' : text(rule, 'lasts');
	switch (lasts) {
		case 'mungos':
			return mungos >= size;
		case 'fourMungos':
			return mungos >= 4;
		case 'stoeckle':
			return owed.length === 0;
		case 'stock':
			return won || (stock === 0 && played >= size);
		case 'roundAndOne':
			return played > size;
		default:
			return played >= (lasts === 'twoRounds' ? 2 * size : number(rule, 'games', size));
	}
}

/** After a game in turn; `stock` is what lies there now, `won` whether this game took it. */
export function played(book: Fields, rounds: Rounds, game: Fields, stock: number, won: boolean): Rounds {
	if (rounds.running === null) return rounds;
	const contract = text(game, 'contract');
	const rule = at(book, `contracts.${contract}`);
	const used = `${text(game, 'declarer')} ${text(rule, 'stoeckle') || contract}`;
	const { running } = rounds;
	const after = {
		...running,
		played: running.played + 1,
		mungos: running.mungos + Number(text(rule, 'sides') === 'mungo'),
		owed: running.owed.filter((one) => one !== used)
	};
	return { ...rounds, running: isOver(after, stock, won) ? null : after };
}

/** Everything that waits, and the running round of that kind, of which no game was played yet. */
export function madeGeschoben({ running, waiting }: Rounds, kind: string): Rounds | null {
	if (running?.kind === kind && running.byGame && running.played === 0 && !running.geschoben)
		return { running: { ...running, geschoben: true }, waiting };
	const i = waiting.findIndex((one) => one.kind === kind && one.byGame && !one.geschoben);
	if (i < 0) return null;
	return { running, waiting: waiting.map((one, j) => (i === j ? { ...one, geschoben: true } : one)) };
}

/** What a running round multiplies such a contract by. */
export function factorOf(book: Fields, { running }: Rounds, contract: string): number {
	const games = text(running?.rule, 'doubles.games');
	const counts = games === 'every' || text(book, `contracts.${contract}.sides`) === games;
	return counts && games !== '' ? number(running?.rule, 'factor', number(book, 'bock', 1)) : 1;
}

/** The book as it prices in a running round: what has a price there has it in place of its base. */
export function bookIn(book: Fields, { running }: Rounds, contract: string): Fields {
	const there = at(running?.rule, `prices.${contract}`);
	if (!yes(running?.rule, `prices.${contract}`)) return book;
	const contracts = at(book, 'contracts') as Fields;
	const rule = { ...(at(contracts, contract) as Fields), base: there };
	return { ...book, contracts: { ...contracts, [contract]: rule } };
}
