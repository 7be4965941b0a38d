import type { EntryId, EveningId, MemberId } from '#lib/base/ids.ts';
import { toCents, type Cents } from '#lib/base/money.ts';
import { potsOver, type PotEvening, type PotStep } from '#lib/evening/pots.ts';
import { byDate } from '#lib/evening/stock-chain.ts';
import { latestAt, placesOfKind } from '#lib/log/place.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { EveningAccount } from './account.ts';

type PotAccount = Pick<EveningAccount, 'evening' | 'date' | 'order' | 'pots'>;

/** Money that went into a pot or out of it without a game. */
export interface PotMove {
	/** The place in the log. */
	readonly order: EntryId;
	readonly date: string;
	readonly pot: string;
	readonly member: MemberId;
	/** Cents paid in; negative for what the member got. */
	readonly amount: Cents;
}

/** What each evening did to the club's pots, by evening, and what lies in each pot now, in cents; negative if more was paid out than lay in it. */
export interface PotsOfClub {
	readonly evenings: ReadonlyMap<EveningId, readonly PotEvening[]>;
	readonly held: ReadonlyMap<string, Cents>;
}

/** What was paid into pots and out of them without a game, oldest first; what was struck is not among it. */
export const potMoves = (club: Pick<Standing, 'places'>): readonly PotMove[] =>
	placesOfKind(club.places, 'pot')
		.flatMap((place) => {
			const entry = place.entry && latestAt(place);
			if (!entry) return [];
			const { date, pot, member, amount } = entry;
			return [{ order: place.id, date, pot, member, amount: toCents(amount) }];
		})
		.sort(byDate);

/** Accounts and moves may come in any order. */
export function potsOf(accounts: Iterable<PotAccount>, moves: readonly PotMove[] = []): PotsOfClub {
	const evenings = [...accounts].filter(({ pots }) => pots.length > 0);
	const apart = moves.map(({ pot, member, amount, ...when }) => {
		const step: PotStep = { pot, source: '', players: [member], pays: amount, entry: null };
		return { ...when, evening: null, pots: [step] };
	});
	const oldestFirst = [...evenings, ...apart].sort(byDate);
	const over = potsOver(oldestFirst.map(({ pots }) => pots));
	return {
		evenings: new Map(
			oldestFirst.flatMap(({ evening }, i) => (evening === null ? [] : [[evening, over[i] ?? []]]))
		),
		held: new Map(over.flat().map(({ pot, after }) => [pot, after]))
	};
}

/** Cents that each of so many gets of what lies in a pot; what can't be divided stays in it. */
export const shareOf = (held: Cents, among: number): Cents =>
	toCents(among > 0 ? Math.max(0, Math.floor(held / among)) : 0);
