import type { EntryId } from '#lib/base/ids.ts';
import { failureText } from './failure-text.ts';
import type { Written } from './open-evening.svelte.ts';

/** What a table's screen says of what was written: that it is safe, or in one sentence why it is not. */
export class Spoken {
	problem = $state('');
	/** For screen readers; eyes see it in the list. */
	said = $state('');
	/** What was saved last from here: it can be taken back with one tap. */
	saved: EntryId | null = $state(null);

	/** Waits for a write and says how it went. */
	async done(writing: Written, text: string): Written {
		const written = await writing;
		this.problem = written.ok ? '' : failureText(written.error);
		if (written.ok) this.said = text;
		return written;
	}

	/** The same for something new, which can be taken back. */
	async saving(writing: Written, text: string): Written {
		const written = await this.done(writing, text);
		// A newcomer is written before the seats he takes.
		this.saved = written.ok ? (written.value.at(-1)?.id ?? null) : null;
		return written;
	}
}
