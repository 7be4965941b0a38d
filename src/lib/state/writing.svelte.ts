import type { EntryId } from '#lib/base/ids.ts';
import type { Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { isWriteFailure, type WriteFailure } from '#lib/storage/failure.ts';

/** The result of a write: its entries as they stand in the log, or why nothing was written. */
export type Written = Promise<Result<readonly AnyEntry[], WriteFailure>>;

/** A write. The device or a sentence of its own may refuse it; null means that the tap was one too many. */
export type Work<T> = () => Promise<Result<T, WriteFailure | string> | null>;

export interface How<T> {
	/** The sentence shown once it is written. */
	readonly said?: string | ((value: T) => string);
	/** The entries that one tap takes back; without it the earlier undo stays available. */
	readonly undo?: (value: T) => readonly AnyEntry[];
	/** What the tap is about: taps about different things do not wait for each other. */
	readonly about?: string;
	/** Whether something else is under the thumb afterwards: the second of two taps must not hit it. */
	readonly moves?: boolean;
	/** Whether it saves the game that is typed: what is tapped meanwhile is meant for the next one. */
	readonly savesGame?: boolean;
}

/** For entries that one tap takes back. */
export const undoable = (said: string): How<readonly AnyEntry[]> => ({ said, undo: (entries) => entries });

/**
 * Milliseconds in which a second tap belongs to the first: a double click on Windows and macOS. A payment for the wrong
 * player is worse than one that has to be tapped again.
 */
export const TWO_TAPS = 500;

/** What a tap is about that moves something under the thumb. */
const MOVES = 'moves';

/** The taps of one screen that write: each is written once, and the screen tells the result. */
export class Writing {
	/** Why the last tap wrote nothing, in one sentence. */
	problem = $state('');
	/** What was written last, in one sentence. */
	said = $state('');
	/** The entries that an undo takes back; empty if there are none. */
	ids: readonly EntryId[] = $state.raw([]);
	/** The one guard: what a second tap must not be about, until its first is written or nobody taps twice any more. */
	#underWay: readonly string[] = $state.raw([]);

	get busy(): boolean {
		return this.#underWay.some((one) => one !== MOVES);
	}

	/** Writes a tap, and nothing for a second tap until it is written. Returns whether it was written. */
	async once<T>(work: Work<T>, how: How<T> = {}): Promise<boolean> {
		const { about = '' } = how;
		const end = this.#begin(about);
		if (!end) return false;
		try {
			return await this.write(work, how);
		} finally {
			end();
		}
	}

	/** The same where a second tap is kept out only if it `moves` something: elsewhere it waits, or is one too many. */
	async write<T>(work: Work<T>, { said = '', undo, moves }: How<T> = {}): Promise<boolean> {
		const end = moves && this.#begin(MOVES);
		if (end === null) return false;
		if (end) setTimeout(end, TWO_TAPS);
		const written = await work();
		if (written === null) return false;
		if (!written.ok) {
			this.problem = await told(written.error);
			this.said = '';
			if (undo) this.ids = [];
			return false;
		}
		await this.shown(written.value);
		this.problem = '';
		if (undo) this.ids = undo(written.value).map(({ id }) => id);
		this.said = typeof said === 'string' ? said : said(written.value);
		return true;
	}

	/** Waits until the screen shows what was written, where taps must not run ahead of it. */
	protected async shown(_written: unknown): Promise<void> {}

	/** Takes back what was written last. */
	undo(takeBack: (ids: readonly EntryId[]) => Written): Promise<boolean> {
		return this.once(() => takeBack(this.ids), { said: 'Zurückgenommen.', undo: () => [] });
	}

	/** Keeps taps about this out until what it returns is called; null if one is kept out already. */
	#begin(about: string): (() => void) | null {
		if (this.#underWay.includes(about)) return null;
		this.#underWay = [...this.#underWay, about];
		return () => (this.#underWay = this.#underWay.filter((one) => one !== about));
	}
}

/** The sentence of a refusal. Those of the device are fetched with the first of them: hardly an evening sees one. */
async function told(refusal: WriteFailure | string): Promise<string> {
	if (!isWriteFailure(refusal)) return refusal;
	try {
		return (await import('./failure-text.ts')).refusalText(refusal);
	} catch {
		return 'Das ging nicht. Lade die Seite neu und sieh nach, was gespeichert ist.';
	}
}

/** The taps of a screen that shows one sheet at a time. */
export class SheetWriting<Sheet> extends Writing {
	sheet: Sheet | null = $state.raw(null);

	/** Opens a sheet, and clears the failure of an earlier one. */
	open(sheet: Sheet): void {
		this.problem = '';
		this.sheet = sheet;
	}

	readonly close = (): void => void (this.sheet = null);

	/** Writes, and closes the sheet that was tapped; a sheet opened before the write ended stays. */
	readonly closing: Writing['once'] = async (work, how) => {
		const { sheet } = this;
		const written = await this.once(work, how);
		if (written && this.sheet === sheet) this.close();
		return written;
	};
}
