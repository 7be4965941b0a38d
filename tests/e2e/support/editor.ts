import { expect, type Locator, type Page } from '@playwright/test';
import type { Stroke } from '../../support/club-sheet.ts';

/** The editor of a club's own book, used by its labels, as by somebody who copies a tariff sheet. */
export class Editor {
	readonly page: Page;
	readonly save: Locator;

	constructor(page: Page) {
		this.page = page;
		this.save = page.getByRole('button', { name: /^(Speichern|Trotzdem|Wie heißt|Noch ist nichts)/ });
	}

	/** Makes a new book from one of ours, starting on any page. */
	static async open(page: Page, choice: string): Promise<Editor> {
		await page.goto('/regeln/eigene');
		await page.getByRole('link', { name: choice }).click();
		const editor = new Editor(page);
		await editor.unfold('Tarif');
		return editor;
	}

	/** Types figures where a finger tapped. */
	async tapIn(part: string, label: string, figures: number): Promise<void> {
		await this.part(part).getByRole('spinbutton', { name: label, exact: true }).click();
		await this.page.keyboard.type(String(figures));
	}

	part(title: string): Locator {
		return this.page.getByRole('group', { name: title, exact: true });
	}

	async unfold(title: string): Promise<void> {
		await this.page.getByRole('heading', { name: title, exact: true }).click();
		await expect(this.part(title)).toBeVisible();
	}

	async number(part: string, label: string, value: number): Promise<void> {
		await this.part(part).getByRole('spinbutton', { name: label, exact: true }).fill(String(value));
	}

	async choose(part: string, label: string, choice: string): Promise<void> {
		await this.part(part).getByLabel(label, { exact: true }).selectOption({ label: choice });
	}

	async turn(part: string, label: string): Promise<void> {
		await this.part(part).getByRole('switch', { name: label, exact: true }).click();
	}

	async write(part: string, label: string, text: string): Promise<void> {
		const field = this.part(part).getByLabel(label, { exact: true });
		await field.fill(text);
		await field.blur();
	}

	async expectExample(part: string, says: string, cost: string): Promise<void> {
		const example = this.part(`Beispiele: ${part}`).getByRole('listitem').filter({ hasText: says });
		await expect(example).toContainText(cost);
	}

	async saveAs(name: string, edition: string): Promise<void> {
		await this.page.getByLabel('Name des Regelbuchs').fill(name);
		await this.page.getByLabel('Fassung', { exact: true }).fill(edition);
		await this.save.click();
		await expect(this.page.getByText(edition)).toBeVisible();
	}

	/** Enters one thing into its field, in a part that is folded or not. */
	async enter([part, label, value]: Stroke): Promise<void> {
		if (await this.part(part).isHidden()) await this.unfold(part);
		if (typeof value === 'number') return this.number(part, label, value);
		const field = this.part(part).getByLabel(label, { exact: true });
		if (typeof value === 'boolean') return field.setChecked(value);
		const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
		return isList ? this.choose(part, label, value) : this.write(part, label, value);
	}
}
