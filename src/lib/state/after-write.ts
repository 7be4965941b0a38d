import { happened, type AnyEntry } from '#lib/log/entry.ts';
import type { Group } from '#lib/storage/database.ts';
import { forgetPicture } from './kept-text.ts';
import { SecondCopy } from './second-copy.svelte.ts';
import type { Session } from './session.svelte.ts';

/**
 * What is done after each completed write of this page or of a worker of it. The start page's picture holds after what
 * happened at a table, with other figures; after anything else the page will look otherwise. `entries`: what was written, none
 * where a worker does not say or only what the device keeps has changed.
 */
export function afterWrite(
	session: Session,
	groups: Iterable<Group>,
	entries: readonly AnyEntry[] = []
): void {
	if (entries.length === 0 || !entries.every(happened)) forgetPicture(session.store.name, 'start');
	const written = new Set(groups);
	// The second copy waits until the first is acknowledged and listed.
	if (written.size > 0) setTimeout(() => session.of(SecondCopy).follow(written));
}
