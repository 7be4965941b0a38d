import { debtsOf, nextNumber, type Debt, type Debts, type Settled } from '#lib/kasse/debts.ts';
import { countingAt } from '#lib/log/strike.ts';
import { club } from './club.svelte.ts';
import { takeBack } from './club-places.ts';
import { store } from './device.ts';
import { kasse } from './kasse.svelte.ts';
import type { Written } from './writing.svelte.ts';

/** The money open between members, for any screen that has opened the Kasse. */
class MemberDebts {
	/** Undefined until every evening is counted. */
	readonly all: Debts | undefined = $derived(
		kasse.accounts && kasse.whole && club.loaded ? debtsOf(kasse.accounts.values(), club.log) : undefined
	);

	/** Ticks these payments as made. The same payment ticked twice before that is seen counts once. */
	settle(debts: readonly Debt[]): Written {
		const settled = this.all?.settled ?? [];
		return store.append(
			debts.map(({ from, to, amount }) => ({
				...{ kind: 'settled' as const, from, to, amount },
				nth: nextNumber(settled, { from, to })
			}))
		);
	}

	/** Takes a payment back, from wherever it was ticked. */
	unsettle({ places }: Settled): Written {
		return takeBack(
			places.flatMap((place) => {
				const struck = club.log.placeOf(place);
				return struck ? countingAt(struck, club.entries) : [];
			})
		);
	}
}

export const memberDebts = new MemberDebts();
