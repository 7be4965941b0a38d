import { chromium } from '@playwright/test';
import { App } from './support/app.ts';
import { goldenClub } from '../support/golden-club.ts';
import { writeClubFile } from '#lib/transfer/club-file.ts';
const app = await App.start();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const file = { name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(writeClubFile('golden', goldenClub())) };
const only = process.argv.slice(2);
for (const [name, viewport, colorScheme] of [['light', { width: 390, height: 844 }, 'light'], ['dark', { width: 390, height: 844 }, 'dark'], ['wide', { width: 1280, height: 800 }, 'light']] as const) {
	const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: 'block', baseURL: app.url, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
	const page = await context.newPage();
	page.on('pageerror', (e) => console.log(name, 'ERROR', e.message));
	page.on('console', (m) => m.type() === 'error' && console.log(name, m.text()));
	await page.goto('/sicherung');
	await page.locator('input[type=file]').setInputFiles(file);
	await page.getByRole('button', { name: 'Übernehmen' }).click();
	await page.getByText('Einträge übernommen').waitFor();
	for (const [shot, path] of [['all', '/statistik?zeit=alles'], ['year', '/statistik?zeit=2025'], ['anna', '/statistik?zeit=alles&wer=anna'], ['games', '/statistik?zeit=2025&wer=anna&spiele=zahl.deckel'], ['evening', '/statistik?abend=abend-100'], ['book', '/jahrbuch/2025'], ['termine', '/termine']]) {
		if (only.length && !only.includes(shot!)) continue;
		await page.goto(path!);
		await page.waitForTimeout(1500);
		// let every picture be seen
		await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); } scrollTo(0, 0); });
		await page.waitForTimeout(300);
		await page.screenshot({ path: `/tmp/h/st/${shot}-${name}.png`, fullPage: shot !== 'games' });
		if (shot === 'book' && name === 'wide') await page.pdf({ path: '/tmp/h/st/book.pdf', format: 'A4' });
	}
	await context.close();
}
await browser.close();
await app.end();
