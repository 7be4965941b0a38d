import type { PricedGame } from '#lib/evening/schafkopf/price-at-table.ts';
import type { Moment } from '#lib/evening/schafkopf/moment.ts';
import type { EveningState, GameRow, AnyEvening } from '#lib/evening/state.ts';
import type { EntryId, MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { Game } from '#lib/rules/game.ts';
import { entrantsOf } from '../draw/entrants.ts';
import { noRulings, rulingsIn, type Rulings } from '../rulings.ts';
import { listedEvening } from './listed-evening.ts';
import { partieOf } from './points.ts';
import type { Partie } from './partie.ts';
import { takenOver, type TakenOver } from './replaced.ts';

// Where a championship's table plays by a book that counts points, its list is the evening's only account: whoever shows such
// an evening, compares two of them or counts over many asks here after folding it.

/**
 * What was ruled on the championship of an evening: disputes and approvals belong to the club; the games they name, and a
 * ruling that makes the list invalid, to the evening.
 */
export function rulingsFor({ opening }: Pick<AnyEvening, 'opening'>, club: Standing, own: Standing): Rulings {
	const log = {
		places: [...club.places, ...own.places],
		placeOf: (id: EntryId) => own.placeOf(id) ?? club.placeOf(id)
	};
	return rulingsIn(log).get(opening.championship ?? '') ?? noRulings();
}

/** The points of those who left a list, which stand with who sits there for them. */
export const takenIn = (partie: Partie, rulings: Rulings): readonly TakenOver[] =>
	rulings.entry ? takenOver(partie, entrantsOf(rulings.entry, rulings)) : [];

/** Whether a list is an evening's only account. */
export const isOnlyAccount = (evening: AnyEvening): evening is EveningState =>
	evening.type !== 'saukopf' &&
	evening.opening.championship !== undefined &&
	evening.book.unit.points === true;

/** A folded evening with the account that counts; `own` is its log, `club` what stands beside the evenings. */
export function asListed(evening: AnyEvening, club: Standing, own: Standing): AnyEvening {
	if (!isOnlyAccount(evening)) return evening;
	const rulings = rulingsFor(evening, club, own);
	const partie = partieOf(evening, rulings);
	return listedEvening(partie, takenIn(partie, rulings));
}

/** A game that is typed, where the list is the only account. */
interface Typed {
	readonly priced: PricedGame;
	readonly moment: Moment;
	readonly written: Game;
}

/**
 * What one loser pays in the list, in points: a tournament may count a game otherwise than its bill (schafkopfschule 5.2.15,
 * 5.2.4). What waits for the referee is told as he may approve it.
 */
export function listedPrice(
	evening: EveningState,
	rulings: Rulings,
	{ priced, moment, written }: Typed
): Cents {
	const place = evening.opening.id;
	const row: GameRow = {
		...{ type: 'game', place, seats: moment.seats, dealer: moment.dealer, round: moment.round },
		...{
			doubles: moment.doubles,
			laid: moment.laid,
			unit: moment.unit,
			...priced,
			number: moment.first ? 1 : 2,
			stepsMade: 0
		},
		...{ opens: [], stock: new Map(), bought: new Map() },
		entry: { kind: 'game', evening: evening.evening, game: written, id: place, at: '' }
	};
	const said = { ...rulings, approvals: new Map([[place, true]]), disputes: new Map(), invalid: new Map() };
	const points = partieOf({ ...evening, rows: [row] }, said).games[0]?.points ?? new Map<MemberId, number>();
	const { bill } = priced;
	if ([...bill.payoff].every(([player, amount]) => points.get(player) === amount)) return bill.price;
	const moved = [...points.values()].map(Math.abs).filter((one) => one > 0);
	return toCents(moved.length > 0 ? Math.min(...moved) : 0);
}
