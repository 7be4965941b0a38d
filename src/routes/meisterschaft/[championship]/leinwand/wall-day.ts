import type { MemberId } from '#lib/base/ids.ts';
import { lettersOf } from '#lib/base/text.ts';
import { nameOf } from '../../../name-of.ts';

/** The letters of a name that one line always holds. */
const ONE_LINE = 15;

/** Whether some names take two lines: each page then has fewer rows. */
export const areLong = (members: readonly MemberId[]): boolean =>
	members.some((member) => lettersOf(nameOf(member)).length > ONE_LINE);

/** The most rows of a page: where all names are short, and where some are long. */
export const PAGE_ROWS = {
	numbers: { short: 33, long: 22 },
	standings: { short: 24, long: 16 },
	/** In three columns, where names are short and the wall is a television. */
	many: { short: 36, long: 16 },
	seats: { short: 8, long: 4 },
	race: { short: 10, long: 7 },
	/** Beside the number drawn last. */
	drawn: { short: 12, long: 8 }
} as const;

/** Whether all names fit two columns, or a third of the wall, in the larger size. */
export const fitLarge = (members: readonly MemberId[]): boolean =>
	members.every((member) => lettersOf(nameOf(member)).length <= 10);
