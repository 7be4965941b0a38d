// Takes the pictures that a browser shows when it offers to install the app (static/manifest.webmanifest).
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { bigClub } from '../bench/big-club.ts';
import { App } from '../e2e/support/app.ts';
import { takeFile } from '../e2e/support/backup.ts';
import { Table } from '../e2e/support/table.ts';
import { phone } from '../e2e/support/phone.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { entry, fileText } from './entries.ts';
import { opens } from './kasse.ts';

const FOLDER = 'static/screenshots';
const LAPTOP = { width: 1280, height: 800 };
/** Four months of evenings, the last of them open. */
const ENTRIES = 850;

const NAMES = ['Anna', 'Ben', 'Carl', 'Dora'];
const DAY = '2026-11-20';

const asFile = (entries: readonly AnyEntry[]) => ({
	...{ name: 'verein.json', mimeType: 'application/json' },
	buffer: Buffer.from(fileText(entries))
});

/** An evening at its seventh game. */
const evening = (): readonly AnyEntry[] => [
	...NAMES.map((name) => entry(`0 ${name}`, 'member', { member: name.toLowerCase(), name })),
	opens('a', DAY),
	...[
		{ contract: 'rufspiel', suit: 'eichel', declarer: 'anna', partner: 'ben', augen: 71, deckel: ['anna'] },
		{ contract: 'wenz', declarer: 'carl', augen: 64, deckel: ['carl'] },
		{ contract: 'rufspiel', suit: 'laub', declarer: 'dora', partner: 'anna', augen: 55, deckel: ['ben'] },
		{ contract: 'solo', suit: 'schell', declarer: 'ben', augen: 92, laufende: 3, deckel: ['ben'] },
		{ contract: 'rufspiel', suit: 'schell', declarer: 'carl', partner: 'dora', augen: 80, deckel: ['carl'] },
		{ contract: 'rufspiel', suit: 'laub', declarer: 'anna', partner: 'carl', augen: 66, deckel: ['dora'] }
	].map((game, i) => entry(`a ${i + 1}`, 'game', { evening: 'a', game }))
];

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
	const { entries } = bigClub(ENTRIES, Date.UTC(2026, 4, 8, 18));
	const club = asFile(entries);
	const onPhone = await pageOf(phone.viewport, entries.at(-1)?.at, club);
	await take(onPhone, '/', 'start', () => onPhone.getByRole('button', { name: 'Nicht fragen' }).click());
	await take(onPhone, '/kasse', 'kasse');
	const atTable = await pageOf(phone.viewport, `${DAY}T20:15:00+01:00`, asFile(evening()));
	await take(atTable, '/abend/a', 'tisch', () =>
		new Table(atTable, NAMES).tap('Rufspiel · Eichel · Ben · Carl · +Ben')
	);
	const onLaptop = await pageOf(LAPTOP, entries.at(-1)?.at, club);
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
