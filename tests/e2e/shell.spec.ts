import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { heldScripts } from './support/picture.ts';
import { expect, offlineReady, test } from './support/test.ts';
import { newEvening } from './support/table.ts';
import { WHOLE } from './support/whole.ts';

interface Icon {
	readonly src: string;
	readonly sizes: string;
	readonly type: string;
	readonly purpose?: string;
}

interface Manifest {
	readonly name: string;
	readonly lang: string;
	readonly start_url: string;
	readonly scope: string;
	readonly display: string;
	readonly icons: readonly Icon[];
	readonly screenshots: readonly Icon[];
	readonly shortcuts: readonly {
		readonly name: string;
		readonly url: string;
		readonly icons: readonly Icon[];
	}[];
}

const manifest = JSON.parse(readFileSync('build/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height stand at a fixed place of every PNG's first block. */
function pngSize(path: string): string {
	const bytes = readFileSync(path);
	return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the app opens', async ({ page }) => {
	await page.goto('/');
	await expect(page).toHaveTitle(/Schafkopf/);
	await expect(page.locator('h1').first()).toBeVisible();
});

test.describe('where the app can’t run it says why', () => {
	test('a browser that is too old', async ({ page }) => {
		await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toReversed'));
		await page.goto('/');
		await expect(page.getByRole('alert')).toContainText('Dieser Browser ist zu alt für die App.');
	});

	test('an address without encryption', async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
		await page.goto('/');
		await expect(page.getByRole('alert')).toContainText('Öffne sie mit https:// am Anfang');
	});
});

test('where the net drops before all of the app is here, a tap says so, and works once there is a net', async ({
	page,
	app
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await app.stop();
	const lacking = page.getByRole('alert');
	const said = 'Dieser Teil der App ist noch nicht auf diesem Handy und lässt sich gerade nicht holen.';
	await table.rows.first().getByRole('button').first().click();
	await expect(lacking).toContainText(said);
	await lacking.getByRole('button', { name: 'Verstanden' }).click();
	await expect(lacking).toBeHidden();
	// The table is not left for a screen that cannot be shown.
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(lacking).toContainText(said);
	await lacking.getByRole('button', { name: 'Verstanden' }).click();
	await expect(table.panel).toBeVisible();
	await page.getByRole('button', { name: /^Mehr:/ }).click();
	await expect(lacking).toContainText(said);
	await lacking.getByRole('button', { name: 'Verstanden' }).click();
	await table.tap('Clemens');
	await table.draftKept();
	await page.getByRole('button', { name: 'Plätze' }).click();
	await lacking.getByRole('button', { name: 'Noch einmal versuchen' }).click();
	await expect(lacking).toContainText(said);
	await app.start();
	// Until then the old page stands, and what is tapped there goes with it.
	const anew = page.waitForEvent('load');
	await lacking.getByRole('button', { name: 'Noch einmal versuchen' }).click();
	await anew;
	await expect(lacking).toBeHidden();
	await expect(page.getByRole('button', { name: 'Clemens, spielt' })).toBeVisible();
	await table.open(table.rows.first());
});

test('where the net drops before what a screen is opened for is here, it says so', async ({ page, app }) => {
	await page.goto('/rechner');
	await expect(page.getByRole('heading', { name: 'Rechner' })).toBeVisible();
	await app.stop();
	const lacking = page.getByRole('alert');
	await page.getByRole('link', { name: 'Saukopf' }).click();
	await expect(lacking).toContainText('lässt sich gerade nicht holen');
	await lacking.getByRole('button', { name: 'Verstanden' }).click();
	await expect(lacking).toBeHidden();
});

test('an address that no file has is the app as well', async ({ page }) => {
	const response = await page.goto('/abend/x');
	expect(response?.status()).toBe(200);
	expect(response?.headers()['cache-control']).toBe('no-cache');
	await expect(page.locator('h1').first()).toBeVisible();
});

for (const screen of ['/kasse', '/regeln/muenchen/tarif', '/meisterschaft/x/stand'])
	test(`the scripts of ${screen} are asked for with its page`, async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/nodes/')) asked.push(request.url());
		});
		const begin = await heldScripts(page);
		await page.goto(screen);
		// Those around every screen, what says that something is wrong, and its own.
		const before = asked.splice(0);
		expect(before.length).toBeGreaterThan(2);
		begin();
		await expect(page.locator('h1').first()).toBeVisible();
		expect(asked.filter((script) => !before.includes(script))).toEqual([]);
	});

test('the watch that every story stands under sees what it must', async ({ page, context, app }) => {
	const { watch } = await import('./support/watch.ts');
	const other = await context.browser()?.newContext({ serviceWorkers: 'block' });
	if (!other) throw new Error('no browser');
	const complaints = await watch(other, app.url);
	const tab = await other.newPage();
	await tab.goto(app.url);
	await tab.evaluate(async () => {
		const style = document.createElement('style');
		style.textContent = 'h1 { color: red }';
		document.head.append(style);
		await fetch('http://127.0.0.1:1/').catch(() => undefined);
		setTimeout(() => {
			throw new Error('uncaught');
		});
	});
	await expect.poll(() => complaints.join('\n')).toContain('error: uncaught');
	expect(complaints.join('\n')).toContain('style-src');
	expect(complaints.join('\n')).toContain('connect-src');
	await other.close();
	await page.close();
});

test('the browser finds nothing wrong with the manifest', async ({ page, context }) => {
	await page.goto('/');
	const session = await context.newCDPSession(page);
	const found = await session.send('Page.getAppManifest');
	expect(found.errors).toEqual([]);
	expect(found.url).toContain('/manifest.webmanifest');
	await session.send('Page.enable');
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	// A window without memory can install nothing; that is the only reason left. A browser without windows gives none.
	const reasons = installabilityErrors.map((error) => error.errorId);
	expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});

test('the manifest says in German what the app is, and its icons are what they say', () => {
	expect(manifest).toMatchObject({
		name: 'Schafkopf',
		lang: 'de',
		start_url: '/',
		scope: '/',
		display: 'standalone'
	});
	expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
		['Neuer Abend', '/abend/neu'],
		['Kasse', '/kasse'],
		['Rechner', '/rechner'],
		['Code lesen', '/lesen'],
		['Sicherung', '/sicherung']
	]);
	for (const { src, sizes } of manifest.screenshots) expect(pngSize(join('build', src)), src).toBe(sizes);
	const shortcuts = manifest.shortcuts.flatMap(({ icons }) => icons);
	for (const icon of [...manifest.icons, ...shortcuts]) {
		const path = join('build', icon.src);
		expect(existsSync(path), icon.src).toBe(true);
		if (icon.type === 'image/png') expect(pngSize(path), icon.src).toBe(icon.sizes);
	}
	const sizes = (purpose: string): string[] =>
		manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
	expect(sizes('any')).toEqual(expect.arrayContaining(['192x192', '512x512', 'any']));
	expect(sizes('maskable')).toEqual(expect.arrayContaining(['192x192', '512x512']));
	expect(sizes('monochrome')).toEqual(['512x512']);
	expect(pngSize('build/icons/icon-180.png')).toBe('180x180');
});

test('the service worker lists every file of the build, and no packed twin', () => {
	const worker = readFileSync('build/service-worker.js', 'utf8');
	const files = readdirSync('build/_app/immutable', { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => entry.name);
	const plain = files.filter((name) => !/\.(br|gz)$/.test(name));
	expect(plain.length).toBeGreaterThan(3);
	expect(plain.filter((name) => !worker.includes(name))).toEqual([]);
	for (const page of ['/200.html', '/abend/tisch.html']) expect(worker).toContain(page);
	expect(worker).not.toMatch(/\.(br|gz)[`'"]/);
	// Pictures that only an app shop shows are no part of the app, nor is what only other programs read.
	expect(worker).not.toMatch(/screenshots\/tisch|schema\/book/);
});

test.describe('installed', () => {
	test.use({ serviceWorkers: 'allow' });

	test('after one visit every address opens without the server, also when the phone was off', async ({
		device,
		app
	}) => {
		let page = await device.open();
		await offlineReady(page);
		await app.stop();
		await expect(fetch(app.url)).rejects.toThrow();
		await page.reload();
		await expect(page.locator('h1').first()).toBeVisible();
		await page.goto('/abend/x');
		await expect(page.locator('h1').first()).toBeVisible();
		await device.kill();
		page = await device.open('/sicherung');
		await expect(page.locator('h1').first()).toBeVisible();
	});

	for (const lost of ['icons/icon-monochrome.svg', 'service-worker.js'])
		test(`${lost} that did not come over is fetched again, with all others`, WHOLE, async ({ page, app }) => {
			await app.without(lost);
			let tries = 0;
			await page.exposeFunction('tried', () => ++tries);
			await page.addInitScript(() => {
				const { serviceWorker } = navigator;
				const register = serviceWorker.register.bind(serviceWorker);
				serviceWorker.register = (...what) => {
					(window as unknown as { tried(): void }).tried();
					return register(...what);
				};
			});
			await page.goto('/');
			await expect.poll(() => tries).toBe(2);
			await app.start();
			await offlineReady(page);
		});
});

test('an address that leads nowhere says so and leads home', async ({ page }) => {
	await page.goto('/gibt-es-nicht');
	await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
	await page.getByRole('link', { name: 'Zum Start', exact: true }).click();
	await expect(page.getByRole('link', { name: 'Neuer Abend' })).toBeVisible();
});
