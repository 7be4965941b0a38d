// What games move into a club's pots and out of them, beside the balance, as docs/file-format.md and the book's schema say.
import type { Outcome } from './price.ts';
import { at, entries, type Fields, number, type Names, text, yes } from './reading.ts';
import { isOf, shared } from './stock.ts';

/** Of each pot what everybody got, below 0 what he paid in. */
export class SecondPots {
	readonly #book: Fields;
	readonly #moved = new Map<string, Map<string, number>>();
	readonly #played = new Set<string>();

	constructor(book: Fields) {
		this.#book = book;
	}

	get #pots(): readonly unknown[] {
		return entries(at(this.#book, 'pots')).flatMap(([, pot]) => (yes(pot, 'name') ? [pot] : []));
	}
	#move(pot: unknown, moves: ReadonlyMap<string, number>): void {
		const name = text(pot, 'name');
		const moved = this.#moved.get(name) ?? new Map<string, number>();
		for (const [player, cents] of moves) moved.set(player, (moved.get(player) ?? 0) + cents);
		this.#moved.set(name, moved);
	}
	#pay(pot: unknown, key: string, players: Names): void {
		const cents = number(pot, key);
		if (cents > 0) this.#move(pot, new Map(players.map((player) => [player, -cents])));
	}
	#lies(pot: unknown): number {
		return [...(this.#moved.get(text(pot, 'name')) ?? [])].reduce((all, [, cents]) => all - cents, 0);
	}

	game(game: Fields, { won, side }: Outcome, players: Names): void {
		const contract = text(game, 'contract');
		const alone = text(this.#book, `contracts.${contract}.sides`) === 'einzelspiel';
		for (const player of players) this.#played.add(player);
		for (const pot of this.#pots) {
			const only = (key: string): boolean => !yes(pot, key) || text(pot, key) === contract;
			const declarer = text(game, 'declarer');
			if (won === false && alone && only('lostOf')) this.#pay(pot, 'lostEinzelspiel', [declarer]);
			if (won === true && isOf(this.#book, text(pot, 'takenBy'), game) && only('takenOf'))
				this.#move(pot, shared(side, declarer, this.#lies(pot)));
		}
	}
	passed(players: Names): void {
		for (const pot of this.#pots) this.#pay(pot, 'passed', players);
	}
	misdealt(player: string): void {
		for (const pot of this.#pots) this.#pay(pot, 'misdealt', [player]);
	}
	/** What everybody got who played, the evening's own payment included. */
	over(): Record<string, Record<string, number>> {
		for (const pot of this.#pots) this.#pay(pot, 'evening', [...this.#played]);
		const told = [...this.#moved].map(([name, moved]) => {
			const some = [...moved].filter(([, cents]) => cents !== 0).sort();
			return [name, Object.fromEntries(some)] as const;
		});
		return Object.fromEntries(told.filter(([, moved]) => Object.keys(moved).length > 0));
	}
}
