import { Writing } from './writing.svelte.ts';

/** The taps of a screen on which one sheet at a time lies. */
export class SheetWriting<Sheet> extends Writing {
	sheet: Sheet | null = $state.raw(null);

	/** What went wrong before is no word about this sheet. */
	open(sheet: Sheet): void {
		this.problem = '';
		this.sheet = sheet;
	}

	readonly close = (): void => void (this.sheet = null);

	/** Writes, and closes the sheet it was tapped in; another one that was opened before the write ended stays. */
	readonly closing: Writing['once'] = async (work, how) => {
		const { sheet } = this;
		const written = await this.once(work, how);
		if (written && this.sheet === sheet) this.close();
		return written;
	};
}
