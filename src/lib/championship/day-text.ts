import { assertNever } from '#lib/base/result.ts';
import type { BoardTable } from './board.ts';

/** What is done next at a table by the phone that writes it, and how far it is. */
export interface Step {
	readonly next: 'begin' | 'write' | 'strike' | 'confirm' | 'look';
	/** "27 von 40" */
	readonly far: string;
}

export const NEXT_TEXTS: Readonly<Record<Step['next'], string>> = {
	begin: 'Beginnen',
	write: 'Weiterschreiben',
	strike: 'Spiel streichen',
	confirm: 'Bestätigen',
	look: 'Zur Meisterschaft'
};

/** The next step at a phone's own table. */
export function stepAt({
	stand,
	progress: { list, played, due }
}: Pick<BoardTable, 'stand' | 'progress'>): Step {
	const far = `${played} von ${due}`;
	switch (stand) {
		case 'notBegun':
			return list ? { next: 'write', far } : { next: 'begin', far: 'noch nicht begonnen' };
		case 'running':
			return { next: 'write', far };
		case 'tooMany':
			return { next: 'strike', far: `${played} statt ${due}` };
		case 'unconfirmed':
			return { next: 'confirm', far };
		case 'confirmed':
			return { next: 'look', far: 'fertig' };
		case 'twice':
			return { next: 'look', far: 'zweimal geschrieben' };
		case 'invalid':
			return { next: 'look', far: 'für ungültig erklärt' };
		default:
			return assertNever(stand);
	}
}
