import type { EveningId } from '#lib/base/ids.ts';
import type { Cents } from '#lib/base/money.ts';
import { potsOver, type PotEvening } from '#lib/evening/pots.ts';
import { byDate } from '#lib/evening/stock-chain.ts';
import type { EveningAccount } from './account.ts';

type PotAccount = Pick<EveningAccount, 'evening' | 'date' | 'order' | 'pots'>;

/** What each evening did to the club's pots, by evening, and what lies in each pot now, in cents. Accounts may come in any order. */
export interface PotsOfClub {
	readonly evenings: ReadonlyMap<EveningId, readonly PotEvening[]>;
	readonly held: ReadonlyMap<string, Cents>;
}

export function potsOf(accounts: Iterable<PotAccount>): PotsOfClub {
	const oldestFirst = [...accounts].filter(({ pots }) => pots.length > 0).sort(byDate);
	const over = potsOver(oldestFirst.map(({ pots }) => pots));
	return {
		evenings: new Map(oldestFirst.map(({ evening }, i) => [evening, over[i] ?? []])),
		held: new Map(over.flat().map(({ pot, after }) => [pot, after]))
	};
}
