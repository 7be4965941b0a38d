import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const STOPS = 120;

interface Ring {
	/** What has the focus. */
	readonly html: string;
	/** The outline's width in pixels. */
	readonly width: number;
	/** The contrast of the outline to its background, or to a second ring inside it. */
	readonly contrast: number;
}

/** How the focused element is marked, null if nothing has the focus; and whether it is this one. */
const lookAtFocus = (target: Locator): Promise<{ ring: Ring | null; there: boolean }> =>
	target.evaluate((element) => {
		const focused = document.activeElement ?? document.body;
		const there = focused === element;
		// Within a date the browser itself marks day, month and year.
		const within = focused.matches('[type="date"]') && !focused.matches(':focus-visible');
		// A screen's title is read first; nothing can be done with it (WCAG 2.4.7 speaks of what can be operated).
		const isTitle = focused.matches('h1[tabindex="-1"]');
		if (focused === document.body || within || isTitle) return { ring: null, there };
		const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
		if (!brush) throw new Error('no canvas');
		/** The colour as the screen mixes it, and how much it covers. */
		const paint = (colour: string): readonly number[] => {
			brush.clearRect(0, 0, 1, 1);
			brush.fillStyle = colour;
			brush.fillRect(0, 0, 1, 1);
			return [...brush.getImageData(0, 0, 1, 1).data];
		};
		const light = (colour: string): number => {
			const [red = 0, green = 0, blue = 0] = paint(colour).map((part) => {
				const share = part / 255;
				return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = (one: string, other: string): number => {
			const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
			return (bright + 0.05) / (dark + 0.05);
		};
		// A file input is drawn as its label, which shows the focus for it.
		const drawn = focused.matches('[type="file"]') ? (focused.closest('label') ?? focused) : focused;
		const style = getComputedStyle(drawn);
		let ground = drawn.parentElement;
		while (ground && paint(getComputedStyle(ground).backgroundColor)[3] !== 255)
			ground = ground.parentElement;
		const below = getComputedStyle(ground ?? document.body).backgroundColor;
		const inner = /^(rgba?\([^)]*\)) 0px 0px 0px [1-9]/.exec(style.boxShadow)?.[1];
		const ring = {
			html: drawn.outerHTML.slice(0, 120),
			width: style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
			contrast: Math.max(contrast(style.outlineColor, below), inner ? contrast(style.outlineColor, inner) : 0)
		};
		return { ring, there };
	});

/** Presses Tab until this has the focus, which must be visible at every stop on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	for (let stop = 0; stop < STOPS; stop++) {
		await page.keyboard.press('Tab');
		const { ring, there } = await lookAtFocus(target);
		if (ring) {
			expect(ring.width, `the focus is to be seen on ${ring.html}`).toBeGreaterThanOrEqual(2);
			expect(ring.contrast, `the ring stands out on ${ring.html}`).toBeGreaterThanOrEqual(3);
		}
		if (there) return;
	}
	throw new Error(`The Tab key does not lead to ${target.toString()}`);
}

/** Presses a key on whatever this is, reached by the Tab key. */
export async function keyOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}
