import { chromium, type Page } from '@playwright/test';
import { App } from './support/app.ts';
import { Backup } from './support/backup.ts';
import {
	asUpload,
	clubFile,
	eightPlayers,
	EIGHT,
	opening,
	rufspiel,
	Writer,
	CHAMPIONSHIP
} from './support/championship-file.ts';
import { Table } from './support/table.ts';

const app = await App.start();
const browser = await chromium.launch({
	executablePath: '/usr/bin/chromium',
	args: ['--no-sandbox', '--disable-gpu']
});
const dark = process.argv.includes('dark');
const wide = process.argv.includes('wide');
const context = await browser.newContext({
	viewport: wide ? { width: 1280, height: 800 } : { width: 390, height: 844 },
	serviceWorkers: 'block',
	baseURL: app.url,
	colorScheme: dark ? 'dark' : 'light',
	locale: 'de-DE'
});
const page = await context.newPage();
const tag = (dark ? 'd' : 'l') + (wide ? 'w' : '');
const errors: string[] = [];
page.on('pageerror', (e) => errors.push(e.message));
page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
const shot = async (name: string, full = false) => {
	await page.waitForTimeout(250);
	await page.screenshot({ path: `/tmp/h/shots-${tag}-${name}.png`, fullPage: full });
};
try {
	const w = new Writer(77);
	await page.goto('/sicherung');
	const backup = new Backup(page);
	const start = eightPlayers(w);
	await backup.choose(asUpload('start', start));
	await backup.take();
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
	await page.getByText('Plätze auslosen').first().waitFor();
	await shot('1-hub', true);
	await page.getByText('Plätze auslosen').first().click();
	await page.getByText('Partie beginnen').click();
	await shot('2-begin');
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	const table = new Table(page);
	await table.panel.waitFor();
	const anna = 'Anna',
		berti = 'Berti';
	for (let i = 0; i < 5; i++) {
		await table.tap(i % 2 ? 'Solo · Herz · Anna · +Anna' : 'Anna · Berti · +Anna');
		await table.saveGame();
	}
	await shot('3-table');
	await table.rows.first().getByRole('button').first().click();
	await shot('4-bill');
	await page.keyboard.press('Escape');
	const evening = page.url().split('/').at(-1)!;
	const seats = EIGHT.slice(0, 4);
	const rest = w.sign(
		Array.from({ length: 35 }, (_, i) =>
			rufspiel(evening, i % 2 ? [seats[0]!, seats[2]!] : [seats[1]!, seats[3]!])
		),
		Date.now()
	);
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
	const two = 'zwei',
		drei = 'drei';
	const t2 = w.sign(
		[opening(two, 2, EIGHT.slice(4)), ...Array.from({ length: 12 }, () => rufspiel(two, EIGHT.slice(4)))],
		Date.now()
	);
	await page
		.getByLabel('Dateien der Tische einlesen')
		.setInputFiles([
			asUpload('rest', clubFile([...start.entries, ...rest])),
			asUpload('tisch2', clubFile([...start.entries, ...t2])),
			asUpload('kaputt', { ...start, club: 'anderer' })
		]);
	await page.getByText('Übernehmen').waitFor();
	await shot('5-preview', true);
	await page.getByText('Übernehmen').click();
	await page.getByText('übernommen').waitFor();
	await shot('6-hub', true);
	await page.getByText('Schreiben').first().waitFor();
	await page.getByText('Liste und Bestätigung').click();
	await page.getByText('Ich stehe zu').waitFor();
	await page.getByRole('button', { name: /^Anna/ }).click();
	await page.getByRole('button', { name: /^Berti/ }).click();
	await shot('7-settle', true);
	await page.goto(`/abend/${evening}`);
	await page.getByText('bestätigt von 2 von 4').waitFor();
	await shot('8-complete');
	await table.rows.first().getByRole('button').first().click();
	await page.getByRole('button', { name: 'Streichen' }).click();
	await page.getByText('Warum wird geändert').waitFor();
	await shot('9-tick');
	await page.getByLabel('Warum wird geändert').fill('Doppelt geschrieben');
	await page.getByRole('button', { name: 'Mit Vermerk ändern' }).click();
	await page.getByText('noch 1 Spiel').waitFor();
	// clash
	const x = new Writer(88);
	const t2b = x.sign(
		[
			opening(drei, 2, EIGHT.slice(4)),
			...Array.from({ length: 9 }, () => rufspiel(drei, EIGHT.slice(4).reverse()))
		],
		Date.now()
	);
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
	await page
		.getByLabel('Dateien der Tische einlesen')
		.setInputFiles([asUpload('tisch2b', clubFile([...start.entries, ...t2b]))]);
	await page.getByText('Übernehmen').click();
	await page.getByText('Diese zählt').first().waitFor();
	await shot('A-clash', true);
	await page.getByText('Diese zählt').nth(1).click();
	await page.getByText('Eine Entscheidung').click();
	await shot('B-decided', true);
	await page.goto(`/abend/${evening}/abrechnung`);
	await page.getByText('Vermerke').waitFor();
	await shot('C-settle', true);
} catch (e) {
	console.log(String(e));
	await shot('X');
}
console.log(errors);
await browser.close();
await app.end();
