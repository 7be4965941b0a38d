import type { Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { opens } from '../support/kasse.ts';
import { takeEntries, takeFile } from './support/backup.ts';
import { asUpload, clubFile, eightPlayers, opening, rufspiel, Writer } from './support/championship-file.ts';
import { fanChip } from './support/fan.ts';
import { movedByItself } from './support/looks.ts';
import { heldScripts, keptPicture, pictureOf } from './support/picture.ts';
import { FOUR, newEvening, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Answers as the service worker does once it is there: any table's address has the page of tables. */
const asInstalled = (page: Page): Promise<unknown> =>
	page.route(/\/abend\/[-\da-f]{36}$/, (route) => route.fulfill({ path: 'build/abend/tisch.html' }));

/** A table is begun on such a phone. */
async function begunTable(
	page: Page,
	names = FOUR,
	rules?: Parameters<typeof newEvening>[2]
): Promise<Table> {
	await asInstalled(page);
	await page.goto('/');
	return newEvening(page, names, rules);
}

/** Leaves the table as a phone does that shows something else, and returns its address. */
async function left(page: Page): Promise<string> {
	const address = page.url();
	await page.goto('/rechner');
	return address;
}

/** The same with a game half typed. */
async function leftTyping(table: Table, taps: string): Promise<string> {
	await table.tap(taps);
	await table.draftKept();
	return left(table.page);
}

test('a table stands there as it was left before the app has come, and does then what was tapped', async ({
	page
}) => {
	const table = await begunTable(page);
	await table.play('Anna · Berti · +Anna', 20, '10 × 2', [20, 20, -20, -20]);
	const address = await leftTyping(table, 'Clemens');
	const begin = await pictureOf(page, address);
	await expect(table.rows).toHaveCount(1);
	await expect(table.rows.first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Clemens, spielt' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Anna, \+0,20/ })).toBeVisible();
	// Two taps in their order: the second is worth nothing without the first.
	await page.getByRole('button', { name: /^Dora/ }).click();
	await page.getByRole('button', { name: 'Verloren' }).click();
	await begin();
	await expect(page.getByRole('button', { name: 'Dora, spielt mit' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Verloren' })).toHaveAttribute('aria-pressed', 'true');
	await table.draftKept();
	await expect(table.rows).toHaveCount(1);
	expect(await movedByItself(page)).toEqual([]);
	await table.saveGame();
	await expect(table.rows).toHaveCount(2);
});

test('a game that is saved on the picture is written once', async ({ page }) => {
	const table = await begunTable(page);
	const address = await leftTyping(table, 'Anna · Berti · +Anna');
	const begin = await pictureOf(page, address);
	await expect(table.save).toContainText('0,20 €');
	await table.save.click();
	await table.save.click();
	await begin();
	await expect(table.rows).toHaveText([/Anna/]);
	await expect(table.panel).toHaveAttribute('data-kept', 'nothing');
	await table.expectBalances(['Anna', 'Berti', 'Clemens', 'Dora'], [20, 20, -20, -20]);
});

test('of a table that was written at elsewhere, by another version or on another day there is no picture', async ({
	page,
	context
}) => {
	const table = await begunTable(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	const address = await left(page);
	const picture = await keptPicture(page, 'table');
	const [drawn = '', day = ''] = JSON.parse(picture) as string[];
	const [version = ''] = drawn.split(' ');
	await page.route('**/entry/*.js', () => {});
	const isShown = async (): Promise<boolean> => {
		await page.goto(address, { waitUntil: 'domcontentloaded' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.waitForTimeout(300);
		return (await page.locator('#picture').count()) > 0;
	};
	expect(await isShown()).toBe(true);
	for (const [from, to] of [
		[version, 'another'],
		[day, '2026-01-01'],
		[new URL(address).pathname, '/abend/00000000']
	] as const) {
		await left(page);
		await keptPicture(page, 'table', picture.replace(from, to));
		expect([from, await isShown()]).toEqual([from, false]);
	}
	await left(page);
	await keptPicture(page, 'table', picture);
	expect(await isShown()).toBe(true);
	await left(page);

	const other = await context.newPage();
	await other.goto(address);
	const there = new Table(other);
	await there.tap('Anna · Berti · +Anna');
	await there.saveGame();
	// What this tab had kept.
	await keptPicture(page, 'table', picture);
	expect(await isShown()).toBe(false);
});

test('what was cleared can be brought back at the table alone, not on its picture', async ({ page }) => {
	const table = await begunTable(page);
	await table.tap('Anna · Berti');
	await table.panel.getByRole('button', { name: 'Leeren' }).click();
	const back = page.getByText('Doch nicht');
	await expect(back).toBeVisible();
	await expect(table.panel).toHaveAttribute('data-kept', 'nothing');
	const begin = await pictureOf(page, await left(page));
	await expect(table.panel).toBeVisible();
	await expect(back).toBeHidden();
	await begin();
	await expect(table.panel.getByRole('button', { name: 'Leeren' })).toBeVisible();
});

test('what shows for a moment is not on the picture', async ({ page }) => {
	const table = await begunTable(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await left(page);
	// The game's price at each seat would be gone when the table comes back.
	expect(await keptPicture(page, 'table')).toContain('+0,20');
	await page.goBack();
	await expect(table.panel).toBeVisible();
	const before = await keptPicture(page, 'table');
	// While a fan is open the table looks otherwise than it comes back.
	await table.tap('Wenz');
	await table.draftKept();
	await fanChip(page, 'Ausgang').click();
	await expect(fanChip(page, 'Ausgang')).toHaveAttribute('aria-expanded', 'true');
	expect(before).not.toBe('[]');
	await left(page);
	expect(await keptPicture(page, 'table')).toBe('[]');
});

test('no game is saved that could not be read on the picture', async ({ page }) => {
	const table = await begunTable(page);
	const address = await leftTyping(table, 'Anna');
	let begin = await pictureOf(page, address);
	// The button still asks who plays with her.
	await table.button('Berti').click();
	await table.save.click();
	await begin();
	await expect(page.getByRole('button', { name: 'Berti, spielt mit' })).toBeVisible();
	await table.expectPrice(10, '10');
	await table.draftKept();
	await expect(table.rows).toHaveText(/Noch kein Spiel/);

	// Another price than the one that stood there.
	await left(page);
	begin = await pictureOf(page, address);
	await table.button('Schneider').click();
	await table.save.click();
	await begin();
	await table.expectPrice(15, '10 + 5');
	await table.draftKept();
	await expect(table.rows).toHaveText(/Noch kein Spiel/);
});

test('what is tapped on the picture of one half-typed game is not done to another', async ({ page }) => {
	const table = await begunTable(page);
	const address = await leftTyping(table, 'Anna · Berti');
	await page.goto(address);
	// Until the picture is kept that is kept first.
	await page.waitForTimeout(2000);
	await page.getByRole('button', { name: 'Leeren' }).click();
	await table.tap('Clemens · Dora');
	await table.draftKept();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page).toHaveURL(/abrechnung$/);
	const begin = await pictureOf(page, address);
	await expect(page.getByRole('button', { name: 'Anna, spielt' })).toBeVisible();
	// It has the same price.
	await table.save.click();
	await begin();
	await expect(page.getByRole('button', { name: 'Clemens, spielt' })).toBeVisible();
	// A game would stand there by now.
	await page.waitForTimeout(500);
	await table.draftKept();
	await expect(table.rows).toHaveText(/Noch kein Spiel/);
});

test('at a table of Saukopf what is tapped on the picture is done, too', async ({ page }) => {
	const table = await begunTable(page, ['Hansi', 'Bert', 'Kati'], { book: 'Saukopf, 2016' });
	await page.getByRole('button', { name: /^Hansi/ }).click();
	await table.draftKept();
	const begin = await pictureOf(page, await left(page));
	const lost = page.getByRole('button', { name: 'Verloren' });
	await lost.click();
	await begin();
	await expect(lost).toHaveAttribute('aria-pressed', 'true');
});

test('who leaves the picture before the table has come sees where the link leads', async ({ page }) => {
	const table = await begunTable(page);
	const address = await leftTyping(table, 'Anna');
	// The database lets the app wait.
	await page.addInitScript(() => {
		const { objectStore } = IDBTransaction.prototype;
		IDBTransaction.prototype.objectStore = function (name) {
			const store = objectStore.call(this, name);
			if (name === 'entries' && location.pathname.startsWith('/abend/'))
				store.index = () => ({ getAll: () => ({}) }) as unknown as IDBIndex;
			return store;
		};
	});
	await page.goto(address);
	await expect(page.locator('#picture')).toBeVisible();
	await expect(page.locator('#app header')).toBeAttached();
	await page.waitForTimeout(1000);
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page).toHaveURL(/abrechnung$/);
	await expect(page.locator('#app')).toBeVisible();
	await expect(page.locator('#picture')).toHaveCount(0);
});

test('the picture has every button of the table, and names as they are written', async ({ page }) => {
	const table = await begunTable(page, ['A style="color:red"', 'Berti <b>', 'Clemens', 'Dora']);
	await table.tap('Clemens · Dora');
	await table.saveGame();
	await expect(page.getByText('+0,10 €', { exact: true })).toHaveCount(2);
	const buttons = await table.panel.getByRole('button').allTextContents();
	const begin = await pictureOf(page, await left(page));
	expect(await table.panel.getByRole('button').allTextContents()).toEqual(buttons);
	await page.getByRole('button', { name: /^A style="color:red", −0,10/ }).click();
	await begin();
	await expect(page.getByRole('button', { name: /^A style.*spielt/ })).toBeVisible();
});

test('the picture of a table of a championship is as high as the table, and without points until the database has answered', async ({
	page
}) => {
	await asInstalled(page);
	const writer = new Writer(77);
	const evening = '00000000-0000-4000-8000-000000000001';
	const { entries } = eightPlayers(writer);
	const begun = writer.sign([opening(evening, 1, FOUR), rufspiel(evening, FOUR)]);
	await takeFile(page, asUpload('meisterschaft', clubFile([...entries, ...begun])));
	await page.goto(`/abend/${evening}`);
	await page.getByRole('button', { name: 'In diese Liste schreiben' }).click();
	await page.getByRole('button', { name: 'Tisch 1 schreiben' }).click();
	await expect(new Table(page).panel).toBeVisible();
	const news = page.getByRole('region', { name: 'Stand des Abends' });
	await expect(news).toContainText('noch 39 Spiele');
	const height = await news.evaluate((one) => one.clientHeight);
	const address = await left(page);
	const begin = await pictureOf(page, address);
	expect(await news.evaluate((one) => one.clientHeight)).toBe(height);
	expect(await figures(page)).toContain('+2 P');
	await begin();
	await left(page);

	await page.addInitScript(() => {
		const { open } = IDBFactory.prototype;
		IDBFactory.prototype.open = function (name, version) {
			return version === undefined ? ({} as IDBOpenDBRequest) : open.call(this, name, version);
		};
	});
	await pictureOf(page, address);
	expect(await figures(page)).toEqual([]);
});

test('a table that waited for a finger is scrolled to the game being changed', async ({ page }) => {
	await asInstalled(page);
	const evening = '00000000-0000-4000-8000-000000000001';
	const game = { contract: 'solo', declarer: 'Anna', won: true };
	await takeEntries(page, [
		entry('0', 'club', { name: 'Verein' }),
		...FOUR.map((member) => entry(`0 ${member}`, 'member', { member, name: member })),
		opens(evening, '2026-11-20', { seats: FOUR, dealer: 'Anna' }),
		...Array.from({ length: 40 }, (_, i) => entry(`9 ${100 + i}`, 'game', { evening, game }))
	]);
	await page.goto(`/abend/${evening}`);
	const table = new Table(page);
	await expect(table.rows).toHaveCount(40);
	await table.open(table.rows.last());
	await table.sheet.getByRole('button', { name: 'Ändern' }).click();
	await table.draftKept();
	await left(page);
	const begin = await heldScripts(page);
	await page.goto(`/abend/${evening}`, { waitUntil: 'commit' });
	const picture = page.locator('#picture');
	await picture.locator('h1').hover();
	await page.mouse.down();
	await picture.evaluate((one) => (one.dataset['pressed'] = String(performance.now() + 60_000)));
	begin();
	await expect(page.locator('#app ol > li')).toHaveCount(40);
	await page.mouse.up();
	await expect(picture).toHaveCount(0);
	await expect(table.rows.last()).toBeInViewport();
	// There whoever hears the screen begins.
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** The sums and numbers of games that are seen on the picture. */
const figures = (page: Page): Promise<readonly string[]> =>
	page.locator('#picture *').evaluateAll((all) =>
		all
			.filter((one) => getComputedStyle(one).visibility === 'visible')
			.flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
			.map((node) => node.nodeValue ?? '')
			.filter((text) => /\d\s(€|P|Spiele?)/.test(text))
	);
