import { stillHere, type ListedClub } from '#lib/storage/club-list.ts';
import { DATABASE } from '#lib/storage/database.ts';
import { listedClubs } from './front-club.ts';
import { Live } from './watched.ts';
import { OfSession } from './session.svelte.ts';

/** The clubs beside each other on this device, for the start page. */
export class Clubs extends OfSession {
	readonly #kept = new Live(() => this.session.store.watchKept('clubs'));

	/**
	 * None where there is one club. The first database has the list itself, so it is known even where the browser's copy of
	 * it was lost, and the first club is in front; a page of another club knows it from that copy.
	 */
	readonly all: readonly ListedClub[] = $derived(
		this.session.store.name === DATABASE ? stillHere(this.#kept.current) : listedClubs()
	);
	/** Whether the database has answered. */
	readonly known = $derived(this.session.store.name !== DATABASE || this.#kept.current !== undefined);
}
