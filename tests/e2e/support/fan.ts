import { expect, type Locator, type Page } from '@playwright/test';
import { keyOn } from './keyboard.ts';

/** By the group in which a fan's chip stands, what is behind it unless it has a place of its own. */
export const FANS: readonly (readonly [group: string, names: string])[] = [
	['Ausgang', '^(60 : 60|30 : 90|Augen eingeben|(Karten|Laufende) zählen)$'],
	['Laufende', '^\\d+ Laufende$'],
	['Schuss', '^(Bock|Hirsch)$']
];

/** The group of the fan behind which a button of this name is, unless it has a place of its own. */
export const fanOf = (name: string): string | undefined =>
	FANS.find(([, names]) => new RegExp(names).test(name))?.[0];

/** A fan's chip, by the group it stands in. */
export const fanChip = (page: Page, group: string): Locator =>
	page.getByRole('group', { name: group, exact: true }).locator('button[aria-expanded]');

/** Taps the button, or slides to it with one touch where it is behind a fan. */
export async function touch(page: Page, button: Locator, name: string): Promise<void> {
	const group = fanOf(name);
	if (group === undefined) return button.click();
	const chip = fanChip(page, group);
	await button.or(chip).first().waitFor();
	if (await button.isVisible()) await button.click();
	else await slide(page, chip, button);
}

/** One touch: down on the chip, over to this, and up. */
export async function slide(page: Page, chip: Locator, to: Locator): Promise<void> {
	await press(page, chip);
	await over(page, to);
	await page.mouse.up();
}

export async function press(page: Page, chip: Locator): Promise<void> {
	await chip.scrollIntoViewIfNeeded();
	await over(page, chip);
	await page.mouse.down();
}

export async function over(page: Page, to: Locator): Promise<void> {
	await to.waitFor();
	const { x, y, width, height } = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
}

/** With keys alone: the chip opens it, and the option is the next stop or one behind. */
export async function keyIn(page: Page, group: string, option: Locator): Promise<void> {
	await keyOn(page, fanChip(page, group), 'Enter');
	await expect(fanChip(page, group)).toHaveAttribute('aria-expanded', 'true');
	await keyOn(page, option, 'Enter');
}
