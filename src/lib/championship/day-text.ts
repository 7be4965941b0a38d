import type { BoardTable, TableStand } from './board-table.ts';
import { NO_LIST } from './lists/list-text.ts';

/** What is done next at a table by the phone that writes it, and how far it is. */
export interface Step {
	readonly next: 'begin' | 'write' | 'reopen' | 'strike' | 'confirm' | 'close' | 'look';
	/** "27 von 40" */
	readonly far: string;
}

export const NEXT_TEXTS: Readonly<Record<Step['next'], string>> = {
	begin: 'Beginnen',
	write: 'Weiterschreiben',
	reopen: 'Wieder öffnen',
	strike: 'Spiel streichen',
	confirm: 'Bestätigen',
	close: 'Abschließen',
	look: 'Zur Meisterschaft'
};

/** The next step at a phone's own table. */
export function stepAt({
	stand,
	progress: { list, played, due }
}: Pick<BoardTable, 'stand' | 'progress'>): Step {
	const far = `${played} von ${due}`;
	const write = { next: list?.evening.closed ? 'reopen' : 'write', far } as const;
	const steps: Readonly<Record<TableStand, Step>> = {
		notBegun: list ? write : { next: 'begin', far: NO_LIST },
		running: write,
		tooMany: { next: 'strike', far: `${played} statt ${due}` },
		unconfirmed: { next: 'confirm', far },
		unclosed: { next: 'close', far },
		confirmed: { next: 'look', far: 'fertig' },
		twice: { next: 'look', far: 'zweimal geschrieben' },
		invalid: { next: 'look', far: 'für ungültig erklärt' }
	};
	return steps[stand];
}
