// What runs in the page while it is laid out for print: what is cut there, and how small its letters are.

/** What was found on paper. */
export interface OnPaper {
	/** Text that does not stand there whole, also where a style cuts it on purpose: on paper nothing can be tapped to read on. */
	readonly cut: readonly string[];
	/** Points of the smallest letters. */
	readonly smallest: number;
	/** All of the text, its gaps evened. */
	readonly text: string;
}

/** Runs in the page, once nothing more comes onto it. */
export async function lookAtPaper(): Promise<OnPaper> {
	const QUIET = 1000;
	for (let before = -1; before !== document.body.innerText.length;) {
		before = document.body.innerText.length;
		await new Promise((resolve) => setTimeout(resolve, QUIET));
	}
	const A_POINT = 96 / 72;
	const cut = new Set<string>();
	let smallest = Infinity;
	const isShown = (element: Element): boolean => {
		const { width, height } = element.getBoundingClientRect();
		return width > 1 && height > 1 && element.checkVisibility();
	};
	for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
		if (element.closest('svg, canvas, .for-readers, dialog') || !isShown(element)) continue;
		const { overflowX, overflowY, fontSize } = getComputedStyle(element);
		const words = element.innerText.replace(/\s+/g, ' ').trim();
		const wide = overflowX === 'visible' ? 0 : element.scrollWidth - element.clientWidth;
		const high = overflowY === 'visible' ? 0 : element.scrollHeight - element.clientHeight;
		if (words !== '' && Math.max(wide, high) > 2) cut.add(words.slice(0, 60));
		const isText = [...element.childNodes].some(
			(one) => one.nodeType === Node.TEXT_NODE && (one.textContent ?? '').trim() !== ''
		);
		if (isText) smallest = Math.min(smallest, parseFloat(fontSize) / A_POINT);
	}
	return {
		cut: [...cut],
		smallest: Math.round(smallest * 10) / 10,
		text: document.body.innerText.replace(/\u00AD/g, '').replace(/\s+/g, ' ')
	};
}
