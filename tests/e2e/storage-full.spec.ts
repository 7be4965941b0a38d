import type { Locator } from '@playwright/test';
import type { Device } from './support/device.ts';
import { euro, FOUR, newEvening, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** How many bytes the browser lets the app store; without a number, as many as there are. */
type Quota = (bytes?: number) => Promise<void>;

/** Restarts the phone with its storage full: a running browser has already reserved some space. */
async function startFull(device: Device, origin: string): Promise<Quota> {
	await device.close();
	const page = await device.open('about:blank');
	const session = await device.context.newCDPSession(page);
	const quota: Quota = async (bytes) => {
		const limit = bytes === undefined ? {} : { quotaSize: bytes };
		await session.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
	};
	await quota(1);
	return quota;
}

/** Whether it lies on the screen with nothing over it. */
const isUncovered = (what: Locator): Promise<boolean> =>
	what.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect();
		const there = document.elementFromPoint(x + width / 2, y + height / 2);
		return there !== null && element.contains(there);
	});

test('a full phone is told in words, keeps what is typed, and saves it once there is room', async ({
	device,
	app
}) => {
	let page = await device.open();
	let table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	const address = new URL(page.url()).pathname;

	const quota = await startFull(device, app.url);
	page = await device.open(address);
	table = new Table(page);
	await table.tap('Solo · Herz · Clemens · +Dora');
	await expect(table.panel.getByRole('status')).toHaveText(
		'Speicher voll: Angefangenes Spiel noch nicht gesichert'
	);
	await table.expectPrice(50, '25 × 2');
	await table.save.click();
	const problem = page.getByRole('alert');
	await expect(problem).toContainText('Noch nicht gespeichert: Der Speicher des Handys ist voll.');
	await expect(problem).toContainText('Deine Eingabe bleibt stehen.');
	await expect(table.rows).toHaveCount(1);
	await expect(page.getByRole('button', { name: 'Clemens, spielt allein' })).toBeVisible();
	await table.expectPrice(50, '25 × 2');
	// A user who is quicker than the refusal has already tapped the next game: those taps wait.
	await page.evaluate(() => {
		const panel = document.querySelector('section[aria-label="Spiel eingeben"]');
		panel?.querySelector<HTMLButtonElement>('.save')?.click();
		for (const name of ['Berti', 'Dora'])
			panel?.querySelector<HTMLButtonElement>(`[aria-label^="${name}, "]`)?.click();
	});
	await expect(table.panel.getByRole('status')).toHaveText(
		'2 Tipps warten, bis dieses Spiel gespeichert ist'
	);
	await table.expectPrice(50, '25 × 2');

	await quota();
	await table.save.click();
	await expect(table.rows).toHaveCount(2);
	await expect(problem).toBeHidden();
	await expect(page.getByRole('button', { name: 'Berti, spielt' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Dora, spielt mit' })).toBeVisible();
	await table.draftKept();
	await page.reload();
	await expect(table.rows).toHaveCount(2);
	await table.save.click();
	await expect(table.rows).toHaveCount(3);
	await table.expectBalances(FOUR, [20 - 50 - 10, 20 - 50 + 10, -20 + 150 - 10, -20 - 50 + 10]);
});

test(
	'an evening that finds no room is not opened, and opens once there is',
	WHOLE,
	async ({ device, app }) => {
		await newEvening(await device.open());
		const quota = await startFull(device, app.url);
		// It is said where the finger is, however far down that was.
		const page = await device.open('/mitglieder');
		const whole = page.viewportSize();
		await page.setViewportSize({ width: 390, height: 420 });
		await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Emil');
		await page.getByRole('button', { name: 'Aufnehmen' }).click();
		const refused = page.getByRole('alert');
		await expect(refused).toContainText('Der Speicher des Handys ist voll.');
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
		expect(await isUncovered(refused)).toBe(true);
		await refused.getByRole('button', { name: 'Verstanden' }).click();
		await expect(refused).toBeHidden();
		if (whole) await page.setViewportSize(whole);

		await page.goto('/abend/neu');
		for (const name of FOUR) await page.getByRole('button', { name, exact: true }).click();
		const start = page.getByRole('button', { name: 'Los geht’s' });
		await start.click();
		await expect(page.getByRole('alert')).toContainText('Der Speicher des Handys ist voll.');
		expect(await isUncovered(page.getByRole('alert'))).toBe(true);
		await expect(page).toHaveURL(/\/abend\/neu$/);
		await quota();
		await start.click();
		await expect(page.getByRole('region', { name: 'Spiel eingeben' })).toBeVisible();
	}
);

test(
	'a booking that finds no room says so in its own sheet, and is made once there is',
	WHOLE,
	async ({ device, app }) => {
		await newEvening(await device.open());
		const quota = await startFull(device, app.url);
		const page = await device.open('/kasse');
		await page.getByRole('button', { name: 'Buchen', exact: true }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('button', { name: 'Einnahme' }).click();
		for (const digit of '1200') await sheet.getByRole('button', { name: digit, exact: true }).click();
		await sheet.getByRole('button', { name: 'Spende', exact: true }).click();
		const save = sheet.getByRole('button', { name: `${euro(1200, true)} buchen` });
		await save.click();
		await expect(sheet.getByRole('alert')).toContainText('Der Speicher des Handys ist voll.');
		await expect(page.getByRole('listitem').filter({ hasText: 'Spende' })).toHaveCount(0);
		await quota();
		await save.click();
		await expect(sheet).toBeHidden();
		await expect(page.getByRole('listitem').filter({ hasText: 'Spende' })).toContainText(euro(1200, true));
	}
);

test('a database that does not open is told on each screen, in one sentence', async ({ page }) => {
	await page.addInitScript(() => {
		IDBFactory.prototype.open = () => {
			const error = new DOMException('Internal error opening backing store.', 'UnknownError');
			const request = Object.assign(new EventTarget(), {
				error,
				onerror: null as ((event: Event) => void) | null
			});
			setTimeout(() => {
				const event = new Event('error', { cancelable: true });
				request.onerror?.call(request, Object.defineProperty(event, 'target', { value: request }));
				request.dispatchEvent(new Event('error', { cancelable: true }));
			});
			return request as unknown as IDBOpenDBRequest;
		};
	});
	for (const at of [
		...[
			'/',
			'/kasse',
			'/kasse/ausgleich',
			'/kasse/teilen',
			'/mitglieder',
			'/verein',
			'/sicherung',
			'/termine'
		],
		...['/abend/none', '/abend/neu', '/meisterschaft', '/meisterschaft/none', '/statistik']
	]) {
		await page.goto(at);
		await expect(page.getByRole('alert')).toHaveText(
			'Der Browser gibt nicht her, was gespeichert ist. Schließ andere Fenster der App und lade die Seite neu. Hilft das nicht, öffne die App in einem Fenster, das nicht privat ist.'
		);
		// Nothing is claimed of what nobody could read.
		if (at === '/sicherung')
			await expect(page.getByRole('main')).not.toContainText(/0 Mitglieder|nie gesichert/);
	}
});
