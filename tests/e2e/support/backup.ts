import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { fileText } from '../../support/entries.ts';

export interface ClubFile {
	format: string;
	version: number;
	club: string;
	entries: { id: string; kind: string; [field: string]: unknown }[];
}

/** The text of a club's file, packed or plain. */
export function textOf(path: string): string {
	const bytes = readFileSync(path);
	return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString();
}

export const readClub = (path: string): ClubFile => JSON.parse(textOf(path)) as ClubFile;

type Files = Parameters<Locator['setInputFiles']>[0];

/** The screen that writes the club to a file and reads one back. */
export class Backup {
	readonly page: Page;
	readonly preview: Locator;
	readonly problem: Locator;

	constructor(page: Page) {
		this.page = page;
		this.preview = page.getByRole('group', { name: 'Inhalt der Datei' });
		this.problem = page.getByRole('alert');
	}

	/** Saves the club and returns where the file lies. */
	async save(testInfo: TestInfo, name: string): Promise<string> {
		const download = this.page.waitForEvent('download');
		await this.page.getByRole('button', { name: 'Alles in eine Datei sichern' }).click();
		const file = await download;
		expect(file.suggestedFilename()).toMatch(/^schafkopf-\d{4}-\d\d-\d\d\.schafkopf\.json\.gz$/);
		const path = testInfo.outputPath(name);
		await file.saveAs(path);
		return path;
	}

	/** Chooses a file and waits until the app says what it found. */
	async choose(file: Files): Promise<void> {
		await this.page.getByLabel('Datei auswählen').setInputFiles(file);
		// What stood there before stays until the file is read.
		await expect(this.page.getByText('Datei wird gelesen …')).toBeHidden();
		await expect(this.preview.or(this.problem)).toBeVisible();
	}

	async take(): Promise<void> {
		await this.preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(this.preview).toBeHidden();
	}
}

/** Takes in what a file holds. */
export async function takeFile(page: Page, file: Files): Promise<void> {
	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(file);
	await backup.take();
}

/** Takes in a club of these entries. */
export const takeEntries = (page: Page, entries: readonly unknown[]): Promise<void> =>
	takeFile(page, {
		name: 'verein.schafkopf.json',
		mimeType: 'application/json',
		buffer: Buffer.from(fileText(entries))
	});
