// Takes the pictures that a browser shows when it offers to install the app (static/manifest.webmanifest).
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { bigClub } from '../bench/big-club.ts';
import { App } from '../e2e/support/app.ts';
import { takeFile } from '../e2e/support/backup.ts';
import { Table } from '../e2e/support/table.ts';
import { phone } from '../e2e/support/phone.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { sampleClub } from '#lib/transfer/sample-club.ts';
import { fileText } from './entries.ts';

const FOLDER = 'static/screenshots';
const LAPTOP = { width: 1280, height: 800 };
/** Four months of evenings. */
const ENTRIES = 850;

const NAMES = ['Anni', 'Beppo', 'Centa', 'Done'];
const [DAY, NOW] = ['2026-11-20', '2026-11-20T20:15:00+01:00'];

const asFile = (entries: readonly AnyEntry[]) => ({
	...{ name: 'verein.json', mimeType: 'application/json' },
	buffer: Buffer.from(fileText(entries))
});

const isRunning = (one: AnyEntry): one is AnyEntry & { readonly evening: string } => one.kind === 'evening';
/** The club to try the app with, as if it were somebody's own. */
const sample = sampleClub(DAY, Date.parse(NOW)).entries.filter(({ kind }) => kind !== 'club');
const running = sample.findLast(isRunning)?.evening;

const app = await App.start();
const browser = await chromium.launch(phone.launchOptions);

async function pageOf(
	viewport: typeof LAPTOP,
	now: string | undefined,
	file: Parameters<typeof takeFile>[1]
): Promise<Page> {
	const context = await browser.newContext({ ...phone, viewport, baseURL: app.url, colorScheme: 'light' });
	const page = await context.newPage();
	await page.clock.setFixedTime(new Date(now ?? 0));
	await takeFile(page, file);
	return page;
}

async function take(page: Page, address: string, name: string, tap?: () => Promise<void>): Promise<void> {
	await page.goto(address);
	await tap?.();
	await page.waitForLoadState('networkidle');
	// Pictures within the page are drawn a moment later.
	await page.waitForTimeout(1500);
	await page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
}

mkdirSync(FOLDER, { recursive: true });
try {
	const onPhone = await pageOf(phone.viewport, NOW, asFile(sample));
	await take(onPhone, '/', 'start', async () => {
		await onPhone.getByRole('button', { name: 'Nicht fragen' }).click();
		// The Kasse is counted while nobody writes.
		await onPhone.getByRole('link', { name: /Kasse.*€/ }).waitFor();
	});
	await take(onPhone, '/kasse', 'kasse');
	await take(onPhone, `/abend/${String(running)}`, 'tisch', () =>
		new Table(onPhone, NAMES).tap('Rufspiel · Eichel · Beppo · Centa · +Beppo')
	);
	const { entries } = bigClub(ENTRIES, Date.UTC(2026, 4, 8, 18));
	const onLaptop = await pageOf(LAPTOP, entries.at(-1)?.at, asFile(entries));
	await take(onLaptop, '/statistik', 'statistik');
	const board = await pageOf(
		LAPTOP,
		'2026-10-04T12:00:00+02:00',
		'tests/golden/zockmeisterschaft-13.schafkopf.json'
	);
	await take(board, '/meisterschaft/meisterschaft-2026/stand', 'stand');
} finally {
	await browser.close();
	await app.end();
}
