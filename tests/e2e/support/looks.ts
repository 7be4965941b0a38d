import { expect, type Locator, type Page } from '@playwright/test';

/** A window, and how large its letters are in percent. */
export interface Size {
	readonly width: number;
	readonly height: number;
	readonly letters?: number;
}

export const SIZES: readonly Size[] = [
	{ width: 360, height: 640 },
	{ width: 390, height: 844 },
	{ width: 390, height: 844, letters: 200 },
	{ width: 768, height: 1024 },
	{ width: 844, height: 390 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 }
];

export const sizeText = ({ width, height, letters }: Size): string =>
	`${width}×${height}${letters === undefined ? '' : `, letters ${letters} %`}`;

/**
 * What is wrong with the look of a page at these sizes, without loading it again. Every control must be `least` pixels wide and high,
 * or 24 with the exceptions of WCAG 2.5.8: links in a sentence, and controls with enough room around them.
 */
export async function faultsAt(
	sizes: readonly Size[],
	page: Page,
	least: number
): Promise<readonly string[]> {
	const faults: string[] = [];
	for (const size of sizes) {
		await page.setViewportSize(size);
		const look = () => page.evaluate(faultsOnScreen, { least, letters: size.letters ?? 100 });
		let found = await look();
		// A picture may be redrawn a little later than the rest.
		if (found.length > 0) {
			await page.waitForTimeout(250);
			found = await look();
		}
		faults.push(...found.map((fault) => `${sizeText(size)}: ${fault}`));
	}
	await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
	return faults;
}

/** The main buttons that can be seen on a screen. It has one at most, which leads on. */
export const mainButtons = (page: Page): Locator => page.locator('.button.main:visible');

/** What has moved on a page since its start without anybody touching it, each with the share of the window that it moved by. */
export const movedByItself = (page: Page): Promise<readonly string[]> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				interface Shift extends PerformanceEntry {
					readonly value: number;
					readonly sources: readonly { readonly node: Node | null }[];
				}
				const watching = new PerformanceObserver((list) => {
					const shifts = list.getEntries().filter((one): one is Shift => one.entryType === 'layout-shift');
					resolve(
						shifts.map(({ value, sources }) =>
							[value.toFixed(4), ...sources.map(({ node }) => node?.textContent?.slice(0, 40))].join(' ')
						)
					);
				});
				// Something is always drawn, so that the answer comes even where nothing moved.
				for (const type of ['paint', 'layout-shift']) watching.observe({ type, buffered: true });
			})
	);

/** In how many lines the first words of each of these stand. */
export const linesOf = (all: Locator): Promise<readonly number[]> =>
	all.evaluateAll((elements) =>
		elements.map((one) => {
			const words = document.createRange();
			words.selectNodeContents(document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() ?? one);
			return words.getClientRects().length;
		})
	);

/** Waits until nothing changes any more, so that what is loaded on demand is drawn. */
export async function drawn(page: Page): Promise<void> {
	await expect(page.getByText(/^\s*(Lädt|Wird g|Das Jahr wird g)[^]*\s…\s*$/)).toHaveCount(0);
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const settled = (): void => {
					watching.disconnect();
					resolve();
				};
				let timer = setTimeout(settled, 200);
				const watching = new MutationObserver(() => {
					clearTimeout(timer);
					timer = setTimeout(settled, 200);
				});
				watching.observe(document.body, { subtree: true, childList: true });
			})
	);
}

/** Runs in the page. */
async function faultsOnScreen(asked: { least: number; letters: number }): Promise<readonly string[]> {
	const { documentElement: root } = document;
	root.style.fontSize = `${asked.letters}%`;
	// Two frames: what watches its own size redraws itself in the second.
	for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));

	const SLACK = 1.5;
	const found: string[] = [];
	const nameOf = (element: Element): string => {
		const words = element.getAttribute('aria-label') ?? (element as HTMLElement).innerText ?? '';
		const named = words
			.replace(/\s+/g, ' ')
			.replace(/(.)\1{5,}/g, '$1…')
			.slice(0, 40);
		const kind = [...element.classList].filter((one) => !one.startsWith('svelte-'));
		return [element.localName, ...kind].join('.') + (named ? ` "${named}"` : '');
	};
	const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
	const parentsOf = (element: Element): Element[] => {
		const parents: Element[] = [];
		for (let at = element.parentElement; at; at = at.parentElement) parents.push(at);
		return parents;
	};
	const box = (element: Element): DOMRect => element.getBoundingClientRect();
	const isShown = (element: Element): boolean => {
		if (
			!element.checkVisibility({
				visibilityProperty: true,
				opacityProperty: true,
				contentVisibilityAuto: true
			})
		)
			return false;
		const { width, height } = box(element);
		// Text for screen readers only is one pixel large.
		return width > 1 && height > 1;
	};
	const scrolls = (element: Element): boolean => {
		const { overflowX, overflowY } = styleOf(element);
		return [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
	};
	const clips = (element: Element): boolean => {
		const { overflowX, overflowY } = styleOf(element);
		return [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
	};

	const modal = document.querySelector('dialog:modal');
	const within = modal ?? document.body;

	// 1. Sideways: the page, and what lies beside it.
	const over = root.scrollWidth - root.clientWidth;
	if (over > 0) {
		found.push(`the page scrolls ${over}px sideways`);
	}
	const beside = new Set<Element>();
	for (const element of within.querySelectorAll('*')) {
		const { right, left } = box(element);
		if (right <= root.clientWidth + SLACK && left >= -SLACK) continue;
		if (!isShown(element) || element.closest('svg') !== null) continue;
		const parents = parentsOf(element);
		if (parents.some((parent) => beside.has(parent) || scrolls(parent) || clips(parent))) continue;
		beside.add(element);
		const by = Math.round(Math.max(right - root.clientWidth, -left));
		found.push(`reaches ${by}px beside the page: ${nameOf(element)}`);
	}

	// 2. Text that is cut off by what holds it, or sticks out of its control.
	const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]';
	const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const holder = text.parentElement;
		if (!text.nodeValue?.trim() || !holder || holder.closest('svg, script, style, option, noscript'))
			continue;
		if (!isShown(holder)) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		const [words, height] = [range.getBoundingClientRect(), parseFloat(styleOf(holder).fontSize)];
		if (words.width === 0 || words.height === 0) continue;
		for (const parent of [holder, ...parentsOf(holder)]) {
			if (parent === document.body || parent === root || scrolls(parent)) break;
			// Cut to so many lines on purpose, in a button that opens all of it.
			if (styleOf(parent).webkitLineClamp !== 'none' && parent.closest('button')) break;
			// One line that ends in an ellipsis, so that nothing below it moves: it is read aloud whole.
			const { textOverflow, whiteSpace } = styleOf(parent);
			if (parent.matches('[role="status"]') && textOverflow === 'ellipsis' && whiteSpace === 'nowrap') break;
			const isControl = parent.matches(CONTROLS) && styleOf(parent).display !== 'inline';
			if (!clips(parent) && !isControl) continue;
			const { left, right, top, bottom } = box(parent);
			const aside = Math.max(words.right - right, left - words.left);
			// A letter's box is higher than the letter.
			const below = Math.max(words.bottom - bottom, top - words.top) - height * 0.3;
			if (right - left <= 1 || bottom - top <= 1) break;
			if (aside > SLACK || below > SLACK) {
				found.push(
					`text ${clips(parent) ? 'is cut off' : 'sticks out'} by ${Math.round(Math.max(aside, below))}px: ${nameOf(holder)} in ${nameOf(parent)}`
				);
				break;
			}
		}
	}

	// 3. Controls: one upon the other, and too small.
	/** What is tapped: a field's label belongs to it. */
	const targetOf = (control: Element): Element => {
		const label = control.matches('input[type="checkbox"], input[type="radio"]')
			? control.closest('label')
			: null;
		return label ?? control;
	};
	const controls = [...new Set([...within.querySelectorAll(CONTROLS)].filter(isShown).map(targetOf))].filter(
		// A scrolling area can be reached by key but not tapped.
		(control) => !(control.matches('[tabindex="0"]') && scrolls(control))
	);
	const floats = (element: Element): Element | undefined =>
		[element, ...parentsOf(element)].find((one) => ['fixed', 'sticky'].includes(styleOf(one).position));
	/** The visible part of a control in its scrolling container. */
	const seen = (element: Element): DOMRect => {
		let { left, right, top, bottom } = box(element);
		for (const parent of parentsOf(element)) {
			if (parent === document.body || parent === root) break;
			if (!scrolls(parent) && !clips(parent)) continue;
			const around = box(parent);
			[left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
			[top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
		}
		return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
	};
	const targets = controls
		.map((control) => ({ control, at: box(control), visible: seen(control), layer: floats(control) }))
		.filter(({ visible }) => visible.width > 1 && visible.height > 1);
	for (const [i, one] of targets.entries()) {
		for (const other of targets.slice(i + 1)) {
			if (one.layer !== other.layer) continue;
			if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
			const wide =
				Math.min(one.visible.right, other.visible.right) - Math.max(one.visible.left, other.visible.left);
			const high =
				Math.min(one.visible.bottom, other.visible.bottom) - Math.max(one.visible.top, other.visible.top);
			if (wide > SLACK && high > SLACK)
				found.push(
					`controls overlap by ${Math.round(wide)}×${Math.round(high)}px: ${nameOf(one.control)} and ${nameOf(other.control)}`
				);
		}
	}
	const inSentence = (control: Element): boolean =>
		control.matches('a') &&
		styleOf(control).display === 'inline' &&
		control.closest('p, li, dd, td, figcaption, summary') !== null;
	const AA = 24;
	const isSmall = ({ at }: { at: DOMRect }, least: number): boolean =>
		at.width < least - 0.5 || at.height < least - 0.5;
	const middle = ({ left, right, top, bottom }: DOMRect): readonly [number, number] => [
		(left + right) / 2,
		(top + bottom) / 2
	];
	/** How far a point lies from a box. */
	const distance = ([x, y]: readonly [number, number], to: DOMRect): number =>
		Math.hypot(Math.max(to.left - x, 0, x - to.right), Math.max(to.top - y, 0, y - to.bottom));
	for (const target of targets) {
		if (!isSmall(target, asked.least) || inSentence(target.control)) continue;
		const { width, height } = target.at;
		if (asked.least <= AA) {
			const centre = middle(target.at);
			const crowded = targets.some((other) => {
				if (other === target || other.control.contains(target.control)) return false;
				const small = isSmall(other, AA);
				return small
					? Math.hypot(centre[0] - middle(other.at)[0], centre[1] - middle(other.at)[1]) < AA
					: distance(centre, other.at) < AA / 2;
			});
			if (!crowded) continue;
		}
		found.push(`only ${Math.round(width)}×${Math.round(height)}px large: ${nameOf(target.control)}`);
	}
	return [...new Set(found)];
}
