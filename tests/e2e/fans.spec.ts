import type { Locator, Page } from '@playwright/test';
import { entry, members, opening } from '../support/entries.ts';
import { takeEntries } from './support/backup.ts';
import { fanChip, keyIn, over, press, slide } from './support/fan.ts';
import { keyOn } from './support/keyboard.ts';
import { newEvening, type Table } from './support/table.ts';
import { countTaps } from './support/taps.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// What is rare stands behind a chip: with one touch, with two taps, and with keys. Prices by allgaeu 4.1, 4.4, 6.1 and 6.2.

/** Where one is, and which, if there are several. */
interface Finger {
	readonly x: number;
	readonly y: number;
	readonly id?: number;
}

/** Fingers as the browser sees them: which of them are down from now on. */
async function fingers(page: Page): Promise<(type: string, ...at: readonly Finger[]) => Promise<unknown>> {
	const client = await page.context().newCDPSession(page);
	return (type, ...at) =>
		client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...at] });
}

async function centre(button: Locator): Promise<Finger> {
	const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	return { x: x + width / 2, y: y + height / 2 };
}

/** A Rufspiel that somebody has won, at a table of four. */
async function rufspiel(page: Page): Promise<Table> {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna > Berti · +Anna');
	await table.expectPrice(20, '10 × 2');
	return table;
}

const fans = (page: Page): Locator => page.locator('button[aria-expanded="true"]');

test('Re, Hirsch, 60 : 60 and seven Laufende take one touch each', async ({ page }) => {
	const table = await rufspiel(page);
	const taps = await countTaps(table);
	const touches: readonly [option: string, cents: number, sum: string][] = [
		['7 Laufende', 90, '(10 + 35) × 2'],
		['Re', 360, '(10 + 35) × 2 × 2 × 2'],
		['Hirsch', 1440, '(10 + 35) × 2 × 2 × 2 × 2 × 2'],
		['60 : 60', 1440, '(10 + 35) × 2 × 2 × 2 × 2 × 2']
	];
	for (const [option, cents, sum] of touches) {
		await table.tap(option);
		await table.expectPrice(cents, sum);
		expect(await taps(), option).toBe(1);
		await expect(fans(page)).toHaveCount(0);
	}
	for (const chosen of ['7 Laufende, ändern', 'Hirsch, ändern', '60 : 60, ändern'])
		await expect(table.button(chosen)).toHaveAttribute('aria-pressed', 'true');
	await table.saveGame();
	await expect(table.rows).toContainText('Rufspiel, 60 Augen, 7 Laufende, Hirsch, 1 Deckel');
	await expect(fanChip(page, 'Laufende')).toHaveText('…');
});

test('a finger slides to an option, too, and the screen does not scroll under it', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 480 });
	const table = await rufspiel(page);
	const touch = await fingers(page);
	const chip = fanChip(page, 'Ausgang');
	await chip.scrollIntoViewIfNeeded();
	const [from, other] = [await centre(chip), await centre(table.button('Gewonnen'))];
	await touch('touchStart', from);
	const to = await centre(table.button('30 : 90'));
	for (const part of [0.3, 0.6, 1])
		await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
	expect(await centre(table.button('Gewonnen'))).toEqual(other);
	await touch('touchEnd');
	await expect(table.button('30 : 90, ändern')).toBeVisible();
	await expect(fans(page)).toHaveCount(0);
	// A tap opens it, another tap chooses.
	for (const tapped of [chip, table.button('60 : 60')]) {
		await touch('touchStart', await centre(tapped));
		await touch('touchEnd');
	}
	await expect(table.button('60 : 60, ändern')).toBeVisible();
	await expect(fans(page)).toHaveCount(0);
});

test('one tap opens a fan and the next one chooses; beside it nothing is chosen', async ({ page }) => {
	const table = await rufspiel(page);
	const chip = fanChip(page, 'Laufende');
	await chip.click();
	await expect(chip).toHaveAttribute('aria-expanded', 'true');
	await table.button('8 Laufende').click();
	await table.expectPrice(100, '(10 + 40) × 2');
	await expect(fans(page)).toHaveCount(0);
	// The same again takes it back.
	await chip.click();
	await expect(table.button('8 Laufende')).toHaveAttribute('aria-pressed', 'true');
	await table.button('8 Laufende').click();
	await table.expectPrice(20, '10 × 2');

	await chip.click();
	await chip.click();
	await expect(fans(page)).toHaveCount(0);
	await chip.click();
	await fanChip(page, 'Schuss').click();
	await expect(fans(page)).toHaveCount(1);
	await expect(table.button('Hirsch')).toBeVisible();
	await table.button('Verloren').click();
	await expect(fans(page)).toHaveCount(0);
	await expect(table.button('Verloren')).toHaveAttribute('aria-pressed', 'true');

	// Off the options, on a seat, a finger writes nothing.
	await press(page, chip);
	await over(page, table.button('6 Laufende'));
	await over(page, table.button('Clemens'));
	await page.mouse.up();
	await expect(fans(page)).toHaveCount(0);
	await expect(table.button('Clemens')).toHaveAttribute('aria-pressed', 'false');
	await table.expectPrice(20, '10 × 2');
	// What a contract does not pay is not there, and pressing it opens nothing later on.
	await table.tap('Wenz');
	await expect(chip).toBeDisabled();
	await press(page, chip);
	await page.mouse.up();
	await table.tap('Rufspiel');
	await expect(chip).toBeEnabled();
	await expect(fans(page)).toHaveCount(0);
});

test('a finger that rolls while it taps chooses nothing; one that slides from an open fan does', async ({
	page
}) => {
	const table = await rufspiel(page);
	const chip = fanChip(page, 'Laufende');
	const { x, y, width } = (await chip.boundingBox()) ?? { x: 0, y: 0, width: 0 };
	await page.mouse.move(x + width / 2, y + 3);
	await page.mouse.down();
	await table.button('7 Laufende').waitFor();
	await page.mouse.move(x + width / 2, y - 11, { steps: 3 });
	await page.mouse.up();
	await expect(chip).toHaveAttribute('aria-expanded', 'true');
	await table.expectPrice(20, '10 × 2');
	await slide(page, chip, table.button('8 Laufende'));
	await table.expectPrice(100, '(10 + 40) × 2');
	await expect(fans(page)).toHaveCount(0);
	// Who has it read aloud clicks without pressing.
	await fanChip(page, 'Laufende').dispatchEvent('click');
	await expect(table.button('6 Laufende')).toBeVisible();
});

test('with keys a fan opens, chooses and closes, and keys that know the way need none', async ({ page }) => {
	const table = await rufspiel(page);
	const chip = fanChip(page, 'Laufende');
	await keyIn(page, 'Laufende', table.button('6 Laufende'));
	await table.expectPrice(80, '(10 + 30) × 2');
	await expect(chip).toBeFocused();
	await keyOn(page, chip, 'Space');
	await expect(chip).toHaveAttribute('aria-expanded', 'true');
	await page.keyboard.press('Escape');
	await expect(fans(page)).toHaveCount(0);
	await expect(chip).toBeFocused();
	await table.expectPrice(80, '(10 + 30) × 2');
	// Who goes on leaves it closed behind him.
	await keyOn(page, chip, 'Enter');
	await keyOn(page, table.save, 'Enter');
	await expect(table.rows).toContainText('6 Laufende');
	await expect(fans(page)).toHaveCount(0);

	for (const key of ['1', '2', 'Shift+Digit1', 'u', 'u', 'u', 'n', 'n', 'n']) await page.keyboard.press(key);
	// Three, four, five; Schuss, Re, Bock.
	await table.expectPrice(560, '(10 + 25) × 2 × 2 × 2 × 2');
	await page.keyboard.press('a');
	await expect(table.sheet).toContainText('Spielerpartei');
});

test('what is slid to while a game is being saved counts for the next one', WHOLE, async ({ page }) => {
	const table = await rufspiel(page);
	await table.save.click();
	await slide(page, fanChip(page, 'Laufende'), table.button('5 Laufende'));
	// The fan is gone before its choice has had its turn.
	await table.button('Verloren').click();
	await expect(table.rows).toContainText('Rufspiel, 1 Deckel');
	await expect(table.button('5 Laufende, ändern')).toBeVisible();
	await expect(table.button('Verloren')).toHaveAttribute('aria-pressed', 'true');
	await table.tap('Clemens · Dora');
	await table.expectPrice(35, '10 + 25');
});

test('while a finger is down on one fan a second one opens no other, and the first one chooses', async ({
	page
}) => {
	const table = await rufspiel(page);
	const touch = await fingers(page);
	const [laufende, schuss] = [fanChip(page, 'Laufende'), fanChip(page, 'Schuss')];
	const [first, second] = [
		{ ...(await centre(laufende)), id: 1 },
		{ ...(await centre(schuss)), id: 2 }
	];
	await touch('touchStart', first);
	await table.button('7 Laufende').waitFor();
	await touch('touchStart', first, second);
	await expect(table.button('Bock')).toHaveCount(0);
	await touch('touchMove', { ...(await centre(table.button('7 Laufende'))), id: 1 }, second);
	await touch('touchEnd');
	await table.expectPrice(90, '(10 + 35) × 2');
	await expect(fans(page)).toHaveCount(0);
	await expect(schuss).toHaveText('…');
});

/** The options of an open fan that are not whole on the screen, or too small for a thumb, once they are scrolled to. */
const unreached = (page: Page): Promise<readonly string[]> =>
	page.locator('.options').evaluate((list) =>
		[...list.querySelectorAll('button')].flatMap((one) => {
			one.scrollIntoView({ block: 'nearest' });
			const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
			const shown = document.elementFromPoint(left + width / 2, top + height / 2) === one;
			const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
			const isCut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
			const fits = list.scrollWidth <= list.clientWidth && width >= 44 && height >= 44;
			return shown && fits && !isOut && !isCut ? [] : [one.textContent];
		})
	);

const DOUBLINGS = ['Schuss', 'Re', 'Bock', 'Hirsch', 'Zwölfender', 'Kapitalhirsch', 'Gewitter', 'Feierabend'];
const OWN: Readonly<Record<string, readonly string[]>> = {
	acht: DOUBLINGS,
	lang: DOUBLINGS.map((name) => name.padEnd(40, ' und noch viel mehr'))
};

test(
	'each of eight doublings of an own book can be tapped on every phone, however long it is called',
	WHOLE,
	async ({ page }) => {
		const [books, evenings] = [
			Object.entries(OWN).map(([rulebook, names]) =>
				entry(`1 ${rulebook}`, 'rulebook', {
					...{ rulebook, base: 'allgaeu', name: rulebook, changes: { schuss: { names } } }
				})
			),
			Object.keys(OWN).map((id) => opening(`2 ${id}`, { evening: id, rulebook: id }))
		];
		await takeEntries(page, [...members('anna', 'ben', 'carl', 'dora'), ...books, ...evenings]);
		for (const [width, height] of [
			[320, 568],
			[390, 844],
			[844, 390]
		] as const) {
			await page.setViewportSize({ width, height });
			for (const letters of [100, 200])
				for (const [evening, names] of Object.entries(OWN)) {
					await page.goto(`/abend/${evening}`);
					await page.evaluate(
						(percent) => (document.documentElement.style.fontSize = `${percent}%`),
						letters
					);
					// The row is called by the first of them.
					await fanChip(page, names[0] ?? '').click();
					await page.getByRole('button', { name: names[7] ?? '', exact: true }).waitFor();
					expect(await unreached(page), `${width} × ${height}, ${letters} %, ${evening}`).toEqual([]);
				}
		}
		await page.getByRole('button', { name: OWN['lang']?.[7] ?? '', exact: true }).click();
		await expect(fanChip(page, OWN['lang']?.[0] ?? '')).toHaveAttribute('aria-pressed', 'true');
	}
);
