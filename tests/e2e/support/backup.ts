import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';

export interface ClubFile {
	format: string;
	version: number;
	club: string;
	entries: { id: string; kind: string; [field: string]: unknown }[];
}

export const readClub = (path: string): ClubFile => JSON.parse(readFileSync(path, 'utf8')) as ClubFile;

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
		expect(file.suggestedFilename()).toMatch(/^schafkopf-\d{4}-\d\d-\d\d\.schafkopf\.json$/);
		const path = testInfo.outputPath(name);
		await file.saveAs(path);
		return path;
	}

	/** Chooses a file and waits until the app says what it found. */
	async choose(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
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
