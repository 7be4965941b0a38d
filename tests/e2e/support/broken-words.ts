import type { Page } from '@playwright/test';

/** The words on the page that go on in the next line without a hyphen, with a bar where they are torn. */
export const brokenWords = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const torn = new Set<string>();
		const range = document.createRange();
		const topOf = (node: Node, from: number, to: number): number | null => {
			range.setStart(node, from);
			range.setEnd(node, to);
			return [...range.getClientRects()].at(-1)?.top ?? null;
		};
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (range.getClientRects().length < 2) continue;
				let before: number | null = null;
				for (let i = 0; i < word.length; i++) {
					const top = topOf(node, index + i, index + i + 1);
					const isNextLine = before !== null && top !== null && top > before + 4;
					if (isNextLine && !/[-–—/\u00ad…]/.test(word.charAt(i - 1)))
						torn.add(`${word.slice(0, i)}|${word.slice(i)}`);
					before = top ?? before;
				}
			}
		}
		return [...torn];
	});
