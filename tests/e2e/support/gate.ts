import type { Page } from '@playwright/test';

/**
 * Keeps every tab of a browser from writing to the club's database for a while: what they want to write meanwhile waits in
 * line and runs, one after the other, once the gate opens. So "at the same time" does not depend on luck.
 */
export class Gate {
	readonly #page: Page;

	private constructor(page: Page) {
		this.#page = page;
	}

	/** A tab of its own that can hold the database; it needs to be on the app's origin. */
	static async beside(page: Page): Promise<Gate> {
		const tab = await page.context().newPage();
		await tab.goto('/abend/gibt-es-nicht');
		// A tab behind another draws only one frame a second.
		await page.bringToFront();
		return new Gate(tab);
	}

	/** Returns once nobody else can write. */
	async close(): Promise<void> {
		await this.#page.evaluate(async () => {
			const database = await new Promise<IDBDatabase>((resolve, reject) => {
				const opening = indexedDB.open('schafkopf');
				opening.onsuccess = () => resolve(opening.result);
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
			});
			const stores = database.transaction([...database.objectStoreNames], 'readwrite').objectStore('drafts');
			document.documentElement.dataset['gate'] = 'closed';
			await new Promise<void>((resolve) => {
				// A transaction stays open as long as it has requests.
				const hold = (): void => {
					const asked = stores.count();
					asked.onsuccess = () => {
						resolve();
						if (document.documentElement.dataset['gate'] === 'closed') hold();
						else database.close();
					};
				};
				hold();
			});
		});
	}

	async open(): Promise<void> {
		await this.#page.evaluate(() => (document.documentElement.dataset['gate'] = 'open'));
	}
}
