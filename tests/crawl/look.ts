import type { Page } from '@playwright/test';
import { complaintsOf } from '../e2e/support/axe.ts';
import { drawn, faultsAt, movedByItself, sizeText, type Size } from '../e2e/support/looks.ts';
import { hiddenOnScreen, unseenFocus } from './in-page.ts';
import type { Screen } from './screens.ts';

/** From the smallest phone that is still sold to a screen on the wall. */
export const SIZES: readonly Size[] = [
	{ width: 320, height: 568 },
	{ width: 360, height: 640 },
	{ width: 390, height: 844 },
	{ width: 844, height: 390 },
	{ width: 820, height: 1180 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 }
];
const LETTERS = [100, 200] as const;
/** Axe is asked on a phone, in both themes, and on a laptop. */
const [PHONE, LAPTOP] = ['390×844', '1280×800'];

/** What may move by itself, as a share of the window. */
const MOVED_MOST = 0.01;

/** Opens the screen anew, as somebody who comes to it; what moved by itself until it was there. */
async function open(page: Page, { address, open }: Screen, size: Size): Promise<readonly string[]> {
	await page.setViewportSize(size);
	// From elsewhere: a page that is loaded again is scrolled to where it was.
	await page.goto('about:blank');
	await page.goto(address);
	await page.locator('main, article').first().waitFor();
	await drawn(page);
	const moved = await movedByItself(page);
	const sum = moved.reduce((all, one) => all + Number.parseFloat(one), 0);
	if (open) {
		await open(page);
		await drawn(page);
	}
	return sum > MOVED_MOST ? moved.map((one) => `moves by itself: ${one}`) : [];
}

/** Everything that is wrong with a screen at the sizes of these names, in a light room and a dark one; whether axe is asked. */
export async function faultsOf(
	page: Page,
	screen: Screen,
	only: readonly string[],
	asked = true
): Promise<readonly string[]> {
	const faults: string[] = [];
	const wanted = SIZES.filter(
		(one) => one.width >= (screen.from ?? 0) && (only.length === 0 || only.includes(sizeText(one)))
	);
	for (const size of wanted) {
		const name = sizeText(size);
		const note = (all: readonly string[], how = name): void =>
			void faults.push(...all.map((one) => `${how}: ${one}`));
		note(await open(page, screen, size));
		await page.evaluate(() =>
			document.querySelectorAll('main details').forEach((one) => ((one as HTMLDetailsElement).open = true))
		);
		for (const letters of LETTERS) {
			const lettered = { ...size, letters };
			faults.push(...(await faultsAt([lettered], page, screen.least ?? 24)));
			note(await page.evaluate(hiddenOnScreen, letters), sizeText(lettered));
		}
		await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
		if (asked && (name === PHONE || name === LAPTOP)) note(await complaintsOf(page));
		if (name !== PHONE) continue;
		if (asked) {
			await page.emulateMedia({ colorScheme: 'dark' });
			note(await complaintsOf(page, 'colours'), `${name}, dark`);
			await page.emulateMedia({ colorScheme: 'light' });
		}
		await page.keyboard.press('Shift');
		note(await page.evaluate(unseenFocus));
	}
	return faults;
}
