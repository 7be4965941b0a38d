import { foldSaukopf } from '#lib/evening/saukopf/fold.ts';
import type { SaukopfState } from '#lib/evening/saukopf/state.ts';
import { OpenEvening } from './open-evening.svelte.ts';

/** One evening of Saukopf for its screen. */
export class SaukopfTable extends OpenEvening {
	/** Undefined while the database has not answered, null where there is no such evening. */
	readonly state: SaukopfState | null | undefined = $derived.by(
		() => this.log && foldSaukopf(this.log, this.evening)
	);
}
