import type { EveningId } from '#lib/base/ids.ts';
import { foldingOf } from '#lib/evening/any-evening.ts';
import { accountOf, type EveningAccount } from '#lib/kasse/account.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import type { Changed } from '#lib/storage/log-reader.ts';

/** What the worker answers: changed evenings, or that the database does not respond. */
export type KasseAnswer =
	/** `whole`: with these accounts every evening has been told. */
	| { readonly kind: 'accounts'; readonly accounts: readonly EveningAccount[]; readonly whole: boolean }
	| { readonly kind: 'broken' };

/** Folds evenings as they arrive; holds only those whose book is not known yet. */
export class Accountant {
	#folding = foldingOf(standing([]));
	readonly #waiting = new Map<EveningId, readonly AnyEntry[]>();

	/** The accounts of all evenings that a change concerns. */
	take({ club, evenings }: Changed): readonly EveningAccount[] {
		const touched = new Map(evenings.map(({ evening, entries }) => [evening, entries]));
		if (club) {
			this.#folding = foldingOf(standing(club));
			// A club's own book may arrive after an evening that is played by it.
			for (const [evening, entries] of this.#waiting)
				if (!touched.has(evening)) touched.set(evening, entries);
		}
		return [...touched].flatMap(([evening, entries]) => {
			const account = accountOf(entries, evening, this.#folding);
			if (account?.stands === 'gone') this.#waiting.set(evening, entries);
			else this.#waiting.delete(evening);
			return account ?? [];
		});
	}
}
