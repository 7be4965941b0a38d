import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { asUpload } from './championship-file.ts';

export type Upload = string | ReturnType<typeof asUpload>;

/** A championship's own screen, where tables begin and come together. */
export class Hub {
	readonly page: Page;
	readonly preview: Locator;

	constructor(page: Page) {
		this.page = page;
		this.preview = page.getByRole('group', { name: 'Inhalt der Dateien' });
	}

	/** From the numbers that were drawn, past the plan. */
	static async afterDraw(page: Page): Promise<Hub> {
		await page.getByRole('link', { name: 'Weiter zum Sitzplan' }).click();
		// The link back stands on either screen.
		await expect(page.getByRole('heading', { name: 'Sitzplan' })).toBeVisible();
		await page.getByRole('link', { name: 'Zurück zur Meisterschaft' }).click();
		return new Hub(page);
	}

	/** A table of the Partie that is open. */
	table(number: number): Locator {
		const heading = this.page.getByRole('heading', { name: `Tisch ${number}` });
		return this.page.getByRole('listitem').filter({ has: heading });
	}

	/** Who sits at the table, in the order of the seats. */
	async seatsAt(number: number): Promise<readonly string[]> {
		const list = this.page.getByRole('list', { name: `Wer an Tisch ${number} sitzt` });
		await expect(list.getByRole('listitem').first()).toBeVisible();
		const players = await list.getByRole('listitem').allInnerTexts();
		return players.map((player) => player.replace(/\s*schreibt$/, '').trim());
	}

	/** Where the championship is handed on, and the files of its tables are read. */
	async handOn(): Promise<void> {
		await this.page.getByRole('button', { name: 'Weitergeben', exact: true }).click();
	}

	async choose(files: readonly Upload[]): Promise<void> {
		const input = this.page.getByLabel('Dateien der Tische einlesen');
		await expect(this.page.getByRole('region', { name: 'So steht es' })).toBeVisible();
		if ((await input.count()) === 0) await this.handOn();
		if (files.every((file) => typeof file === 'string')) await input.setInputFiles([...files]);
		else await input.setInputFiles(files.filter((file) => typeof file !== 'string'));
	}

	/** Reads files and takes them in after the app has shown what they would bring. */
	async take(files: readonly Upload[], news: readonly string[]): Promise<void> {
		await this.choose(files);
		await expect(this.preview.getByRole('listitem')).toHaveText([...news]);
		await this.preview.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(this.preview).toBeHidden();
	}
}

/** Taps what writes a file, and returns where it lies. */
export async function download(page: Page, button: string, info: TestInfo, name: string): Promise<string> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: button }).click();
	const path = info.outputPath(name);
	await (await download).saveAs(path);
	return path;
}

/** The championship as a file, from its own screen. */
export async function championshipFile(page: Page, info: TestInfo, name: string): Promise<string> {
	await new Hub(page).handOn();
	await page.getByRole('dialog').getByRole('button', { name: 'Meisterschaft weitergeben' }).click();
	const path = await download(page, 'Als Datei sichern', info, name);
	const dialogs = page.getByRole('dialog');
	while ((await dialogs.count()) > 0) {
		const before = await dialogs.count();
		await page.keyboard.press('Escape');
		await expect(dialogs).toHaveCount(before - 1);
	}
	return path;
}

/** What a Partie is written on. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Stand des Abends' });
