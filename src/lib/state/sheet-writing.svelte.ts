import { Writing } from './writing.svelte.ts';

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
