import { debtsAmong, debtsOf, nextNumber, type Debt, type Debts, type Settled } from '#lib/kasse/debts.ts';
import { Club } from './club.svelte.ts';
import { strikePlaces } from './club-places.ts';
import { Kasse } from './kasse.svelte.ts';
import type { Written } from '../writing.svelte.ts';
import { OfSession } from '../session.svelte.ts';

/** The money open between members, for any screen that has opened the Kasse. */
export class MemberDebts extends OfSession {
	readonly #kasse = this.session.of(Kasse);
	readonly #club = this.session.of(Club);
	/** Undefined until every evening is counted. */
	readonly all: Debts | undefined = $derived(
		this.#kasse.accounts && this.#kasse.whole && this.#club.loaded
			? debtsAmong(debtsOf(this.#kasse.accounts.values(), this.#club.log), (member) =>
					this.#kasse.shows(member)
				)
			: undefined
	);

	/** Ticks these payments as made. The same payment ticked twice before that is seen counts once. */
	settle(debts: readonly Debt[]): Written {
		const settled = this.all?.settled ?? [];
		return this.session.store.append(
			debts.map(({ from, to, amount }) => ({
				...{ kind: 'settled' as const, from, to, amount },
				nth: nextNumber(settled, { from, to })
			}))
		);
	}

	/** Takes a payment back, from wherever it was ticked. */
	unsettle({ places }: Settled): Written {
		return strikePlaces(this.session, places);
	}
}
