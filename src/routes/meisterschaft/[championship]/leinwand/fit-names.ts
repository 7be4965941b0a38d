import type { MemberId } from '#lib/base/ids.ts';
import { lettersOf } from '#lib/base/text.ts';
import { nameOf } from '../../../shared/name-of.ts';

// How much room names have on the wall: rows by how long they are, and smaller letters where one would still be cut.

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

/** What holds a name, or a sentence with names. */
const NAMES = 'li .grow, strong.who, .two-lines, .headline, .king';
/** The smallest letters, as a share of the others: below it nobody reads a name from the back of the room. */
const LEAST = 0.45;
const STEP = 0.05;

/** Whether a part of it is not to be seen: a word in its single line, or a line below those that are shown. */
function isCut(name: HTMLElement): boolean {
	const line = Number.parseFloat(getComputedStyle(name).fontSize);
	return name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + line / 2;
}

function fit(name: HTMLElement): void {
	let size = 1;
	for (const one of ['--shrunk', '--name']) name.style.removeProperty(one);
	const lines = Number.parseInt(getComputedStyle(name).webkitLineClamp, 10);
	let shown = lines;
	while (size > LEAST && isCut(name)) {
		name.style.setProperty('--shrunk', String((size -= STEP)));
		// So many smaller lines stand where these have room.
		shown = Math.floor(lines / size);
		if (lines > 1) name.style.setProperty('--name', String(shown));
	}
	// The smallest fill their row, where that is higher.
	const most = 2 * shown;
	const high = name.parentElement?.clientHeight ?? 0;
	while (lines > 1 && shown < most && isCut(name) && name.clientHeight * (1 + 1 / shown) < high)
		name.style.setProperty('--name', String((shown += 1)));
}

/** Names in letters so small that none is cut; those that have room keep theirs. Measured again whenever the wall changes. */
export function fitNames(wall: HTMLElement): () => void {
	const all = (): void => wall.querySelectorAll<HTMLElement>(NAMES).forEach(fit);
	const changes = new MutationObserver(all);
	const sizes = new ResizeObserver(all);
	changes.observe(wall, { childList: true, characterData: true, subtree: true });
	sizes.observe(wall);
	return () => {
		changes.disconnect();
		sizes.disconnect();
	};
}
