import { championships } from './decided/championships.ts';
import type { Decision } from './decided/decision.ts';
import { prices, sheet } from './decided/prices.ts';
import { rounds } from './decided/rounds.ts';
import { pig } from './decided/saukopf.ts';
import { mungo, table } from './decided/table.ts';

/**
 * Every decision by its key, found by reading the sources, the specification and the program side by side. A printed mark's key
 * is that of its rule: each of these must be printed as ours in each of its books, and no mark may be missing here.
 */
export const DECISIONS: Readonly<Record<string, Decision>> = {
	...prices,
	...sheet,
	...table,
	...mungo,
	...rounds,
	...championships,
	...pig
};
