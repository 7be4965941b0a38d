import { resolve } from '$app/paths';
import type { EveningId } from '#lib/base/ids.ts';
import { answerOf, type Answers } from '#lib/base/result.ts';
import type { BoardTable } from '#lib/championship/board-table.ts';
import { stepAt } from '#lib/championship/day-text.ts';
import type { Undone } from '#lib/championship/left-to-do.ts';

interface At {
	readonly championship: string;
	/** Whether this device may write: there is no way to a screen that does nothing else. */
	readonly mayWrite: boolean;
}

const whole = ({ championship }: Pick<At, 'championship'>): string =>
	resolve('/meisterschaft/[championship]', { championship });

const settled = (evening: EveningId | undefined, at: At): string =>
	evening === undefined ? whole(at) : resolve('/abend/[evening]/abrechnung', { evening });

const rulings = (_: Undone, { championship, mayWrite }: At): string | null =>
	mayWrite ? resolve('/meisterschaft/[championship]/leitung', { championship }) : null;

const PLACES: Answers<Undone, 'what', [At], string | null> = {
	table: ({ table: { stand, progress } }, at) =>
		stand === 'twice' || stand === 'notBegun' ? whole(at) : settled(progress.list?.evening.evening, at),
	noPlan: (_, { championship }) => resolve('/meisterschaft/[championship]/sitzplan', { championship }),
	deals: ({ table: { list } }, at) => settled(list?.evening.evening, at),
	clock: (_, { championship, mayWrite }) =>
		mayWrite ? resolve('/meisterschaft/[championship]/aendern', { championship }) : null,
	uncounted: ({ list }, { championship, mayWrite }) => {
		const { partie, table } = list.evening.opening;
		const paper = resolve('/meisterschaft/[championship]/papier', { championship });
		return mayWrite ? `${paper}?partie=${partie}&tisch=${table}` : null;
	},
	hands: (_, at) => whole(at),
	seats: ({ table }, at) => `${whole(at)}#partie-${table.partie}`,
	beside: (_, at) => `${whole(at)}#daneben`,
	clashes: (_, at) => whole(at),
	approvals: rulings,
	complaints: rulings,
	idle: rulings,
	dismissed: rulings,
	unseated: rulings,
	level: rulings
};

/** Where that is done which is left before the king; null if this device may not. */
export const undoneAddress = (undone: Undone, at: At): string | null => answerOf(PLACES, 'what', undone, at);

/** Where a device's own table is written or confirmed; before it has begun, the championship. */
export function stepAddress(table: BoardTable | null, championship: string): string {
	const evening = table?.progress.list?.evening.evening;
	const next = table && stepAt(table).next;
	if (evening === undefined || next === null || next === 'look') return whole({ championship });
	return next === 'confirm' || next === 'close'
		? resolve('/abend/[evening]/abrechnung', { evening })
		: resolve('/abend/[evening]', { evening });
}
