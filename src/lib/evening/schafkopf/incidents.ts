import type { MemberId } from '#lib/base/ids.ts';
import { NOTHING, toCents, type Cents } from '#lib/base/money.ts';
import type { IncidentEntry } from '#lib/log/entry.ts';
import type { Book } from '#lib/rules/book.ts';
import { finesIntoPots } from '#lib/rules/foul.ts';

/** What an incident moves. */
interface IncidentBill {
	/** Cents for each player. */
	readonly payoff: ReadonlyMap<MemberId, Cents>;
	/** Cents into the Stock. */
	readonly stock: Cents;
	readonly source: string;
}

/**
 * What an incident moves (allgaeu §8.1, §8.2, §6.3); null if the book does not know it. `before` is how many incidents of the
 * same kind the player had earlier tonight. What goes into pots of the club is beside it (`pots.ts`).
 */
export function billIncident(
	book: Book,
	entry: IncidentEntry,
	before: number,
	seats: readonly MemberId[]
): IncidentBill | null {
	if (entry.incident === 'falschKassiert') {
		return book.falschKassiert && falschKassiert(entry, seats, book.falschKassiert.source);
	}
	const rule = book[entry.incident];
	if (!rule) {
		const [intoPot] = finesIntoPots(book);
		return intoPot ? { payoff: new Map(), stock: NOTHING, source: intoPot.source } : null;
	}
	const fine = before === 0 ? rule.first : rule.further;
	return {
		payoff: new Map([[entry.player, toCents(-fine.value)]]),
		stock: toCents(fine.value),
		source: fine.source
	};
}

/**
 * Each payer gets back double what was taken too much. The game is booked at its right price already, so he gains the `amount`
 * once more here. The takers share the sum evenly, and odd cents go by the order of the seats.
 */
function falschKassiert(
	entry: Extract<IncidentEntry, { incident: 'falschKassiert' }>,
	seats: readonly MemberId[],
	source: string
): IncidentBill {
	const payoff = new Map<MemberId, Cents>();
	const move = (member: MemberId, amount: number): void =>
		void payoff.set(member, toCents((payoff.get(member) ?? 0) + amount));
	for (const payer of entry.to) move(payer, entry.amount);
	const takers = [...entry.from].sort((a, b) => seats.indexOf(a) - seats.indexOf(b));
	const total = entry.amount * entry.to.length;
	const share = Math.trunc(total / takers.length);
	const odd = total - share * takers.length;
	takers.forEach((taker, i) => move(taker, -share - (i < odd ? 1 : 0)));
	return { payoff, stock: toCents(0), source };
}
