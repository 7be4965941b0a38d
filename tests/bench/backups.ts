import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bigClub } from './big-club.ts';
import { timed } from './long-tasks.ts';
import { atMost, told, type Measured } from './measure.ts';
import { onPhone, slowPage } from './slow-phone.ts';

const SIZE = 50_000;
/** Milliseconds for which a finger may wait while a file is written, read or taken in. */
const BLOCK = 500;

/** A club of 50,000 entries saved on a slow phone, read on another one and taken in there: time, size, and what blocks. */
export async function measureBackups(): Promise<readonly Measured[]> {
	const { entries } = bigClub(SIZE);
	const folder = mkdtempSync(join(tmpdir(), 'schafkopf-backup-'));
	const file = join(folder, 'verein.schafkopf.json.gz');
	const saving = await onPhone(entries, async (device) => {
		const page = await ready(await slowPage(device));
		return timed(page, async () => {
			const download = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Alles in eine Datei sichern' }).click();
			await (await download).saveAs(file);
			await page.getByText('Einträge in die Datei geschrieben').waitFor();
		});
	});
	const [reading, taking] = await onPhone([], async (device) => {
		const page = await ready(await slowPage(device));
		const reading = await timed(page, async () => {
			// By its path: bytes that are handed over would be unpacked in the page that is measured.
			await page.getByLabel('Datei auswählen').setInputFiles(file);
			await page.getByRole('group', { name: 'Inhalt der Datei' }).waitFor();
		});
		const taking = await timed(page, async () => {
			await page.getByRole('button', { name: 'Übernehmen' }).click();
			await page.getByText('übernommen.').waitFor({ timeout: 120_000 });
		});
		return [reading, taking] as const;
	});
	const { size } = statSync(file);
	rmSync(folder, { recursive: true });
	const rows = [
		['saving', saving],
		['reading', reading],
		['taking in', taking]
	] as const;
	return [
		told(`the file of ${entries.length} entries`, `${(size / 1_000_000).toFixed(2)} MB`),
		...rows.flatMap(([what, { seconds, block }]) => [
			told(`${what} it`, `${seconds.toFixed(1)} s`),
			atMost('  longest block of the screen', block, BLOCK, 'ms')
		])
	];
}

async function ready(page: Page): Promise<Page> {
	await page.goto('/sicherung');
	await page.getByRole('button', { name: 'Alles in eine Datei sichern' }).waitFor();
	// What the page does after it is drawn must not count.
	await page.waitForTimeout(3000);
	return page;
}
