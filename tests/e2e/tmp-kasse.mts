import { chromium, type Page } from '@playwright/test';
import { App } from './support/app.ts';
import { seed, bigClub } from '../bench/big-club.ts';
const app = await App.start();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const mode = process.argv[2] ?? 'small';
type Fields = Record<string, unknown>;
function smallClub() {
	const rows: any[] = [];
	let n = 0;
	const CLUB = `${'-'.repeat(65)}club`;
	const write = (kind: string, fields: Fields, group = (fields['evening'] as string) ?? CLUB) => {
		const id = `0190${String(++n).padStart(4, '0')}-0000-7000-8000-000000000000`;
		rows.push({ id, kind, group, entry: { id, at: '2026-11-20T20:00:00+01:00', kind, ...fields } });
		return id;
	};
	const names = ['Anna', 'Berti', 'Clemens', 'Dora', 'Maximilian Hinterwimmer-Oberhuber'];
	names.forEach((name) => write('member', { member: name.toLowerCase(), name, joined: '2024-01-01' }));
	const seats = ['anna', 'berti', 'clemens', 'dora'];
	write('booking', { date: '2025-01-01', amount: 12345, purpose: 'Anfangsbestand' });
	let k = 0;
	for (const date of ['2025-02-14', '2025-03-30', '2025-06-20', '2025-10-26', '2026-01-09', '2026-02-13', '2026-03-29', '2026-05-08', '2026-06-19', '2026-09-11', '2026-10-25', '2026-11-20']) {
		const evening = `abend-${date}`;
		const its = k++ % 3 === 2 ? ['anna', 'berti', 'clemens', names[4]!.toLowerCase()] : seats;
		write('evening', { evening, date, occasion: 'abend', rulebook: 'allgaeu', seats: its, dealer: its[3] });
		for (let i = 0; i < 12; i++) write('game', { evening, game: i % 5 === 4 ? { contract: 'solo', declarer: its[(i + k) % 4], augen: 40 + ((i * 17 + k * 11) % 60), laufende: 3, deckel: [its[i % 4]] } : { contract: 'rufspiel', declarer: its[i % 4], partner: its[(i + 1 + (k % 3)) % 4], augen: 31 + ((i * 13 + k * 7) % 60), deckel: [its[i % 4]] } });
		write('close', { evening });
		if (date < '2026-06') for (const m of its) write('paid', { evening, member: m, amount: 0 });
	}
	write('booking', { date: '2026-04-02', amount: -4590, purpose: 'Pokale', member: 'anna' });
	const wrong = write('booking', { date: '2026-05-01', amount: -1200, purpose: 'Gravur' });
	write('void', { target: wrong }, CLUB);
	const b = write('booking', { date: '2026-05-02', amount: -1200, purpose: 'Gravur Wanderpokal' });
	write('booking', { date: '2026-05-02', amount: -1250, purpose: 'Gravur Wanderpokal', replaces: b });
	write('booking', { date: '2026-10-03', amount: 2000, purpose: 'Einlage', member: 'berti' });
	write('booking', { date: '2025-12-31', amount: 0, purpose: 'Jahresabschluss 2025', closes: { year: 2025, balance: 16000 } });
	return { rows, lastEvening: '' };
}
async function shots(scheme: 'light' | 'dark', width: number, height: number, tag: string) {
	const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, serviceWorkers: 'block', baseURL: app.url, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
	const page = await context.newPage();
	page.on('pageerror', (e) => console.log('ERR', e.message));
	page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
	await page.goto('/');
	await page.waitForTimeout(500);
	if (mode !== 'empty') await seed(page, mode === 'big' ? bigClub() : (smallClub() as never));
	await page.goto('/kasse');
	await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
	await page.waitForTimeout(500);
	const shot = (name: string, fullPage = true) => page.screenshot({ path: `/tmp/h/shots/${mode}-${tag}-${name}.png`, fullPage });
	await shot('kasse');
	if (tag === 'light') await page.pdf({ path: `/tmp/h/shots/${mode}.pdf`, format: 'A4' });
	await page.getByRole('button', { name: 'Buchen' }).first().click();
	await page.waitForTimeout(200);
	for (const d of ['4', '5', '0', '0']) await page.keyboard.press(d);
	await page.getByRole('button', { name: 'Pokale', exact: true }).click();
	await shot('buchen', false);
	await page.keyboard.press('Escape');
	if (mode === 'small') {
		await page.getByRole('button', { name: /Gravur Wanderpokal/ }).click();
		await shot('buchung', false);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: /^Abend / }).first().click();
		await shot('abend', false);
		await page.getByRole('button', { name: /anderen Betrag/ }).first().click();
		await shot('betrag', false);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Jahr 2026 abschließen' }).click();
		await shot('abschluss', false);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: /bezahlt$/ }).first().click();
		await page.waitForTimeout(400);
		await shot('getippt', false);
	}
	await page.goto('/mitglieder');
	await page.waitForTimeout(700);
	await shot('mitglieder');
	if (mode !== 'empty') {
		await page.getByRole('link', { name: /Anna/ }).first().click();
		await page.waitForTimeout(500);
		await shot('mitglied');
	}
	await page.goto('/');
	await page.waitForTimeout(700);
	await shot('start');
	await context.close();
}
await shots('light', 390, 844, 'light');
await shots('dark', 390, 844, 'dark');
if (mode === 'small') await shots('light', 1280, 800, 'wide');
await browser.close();
await app.end();
