import type { EntryId } from '#lib/base/ids.ts';
import { failureText } from './failure-text.ts';
import type { Written } from './open-evening.svelte.ts';

/** What a screen says of the last thing written, with the way back. */
export class LastWritten {
	problem = $state('');
	said = $state('');
	/** What takes it back; empty where nothing does. */
	ids: readonly EntryId[] = $state.raw([]);

	/** Waits for a write and says how it went; false where it failed. Null is a tap too many, of which nothing is said. */
	async done(writing: Promise<Awaited<Written> | null>, text: string, undoable = true): Promise<boolean> {
		const written = await writing;
		if (written === null) return true;
		this.problem = written.ok ? '' : failureText(written.error);
		this.said = written.ok ? text : '';
		this.ids = written.ok && undoable ? written.value.map(({ id }) => id) : [];
		return written.ok;
	}
}
