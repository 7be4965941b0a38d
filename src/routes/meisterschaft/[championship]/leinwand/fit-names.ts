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
