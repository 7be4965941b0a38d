import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import { saukopfBooksOf } from '#lib/log/saukopf-books.ts';
import type { Standing } from '#lib/log/standing.ts';
import type { SaukopfState } from '#lib/evening/state.ts';
import { Club } from './club.svelte.ts';
import { OpenEvening } from './open-evening.svelte.ts';

/** One evening of Saukopf for its screen. */
export class SaukopfEveningTable extends OpenEvening {
	readonly #club = this.session.of(Club);
	/** Undefined until the database has told the evening and who is who, null if there is no such evening. */
	readonly state: SaukopfState | null | undefined = $derived.by(() =>
		this.#club.answered && this.log ? this.fold(this.log) : undefined
	);

	override fold(log: Standing): SaukopfState | null {
		return foldSaukopf(log, this.evening, saukopfBooksOf(this.#club.log));
	}
}
