import type { Page } from '@playwright/test';
import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';

/** What lies in the database of a page, read past the app. */
export async function storedLog(page: Page): Promise<ReadonlyMap<EntryId, AnyEntry>> {
	const entries = await page.evaluate(async () => {
		const opening = indexedDB.open('schafkopf');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const reading = opening.result.transaction('entries').objectStore('entries').getAll();
		await new Promise((resolve) => (reading.onsuccess = resolve));
		opening.result.close();
		return (reading.result as { readonly entry: AnyEntry }[]).map(({ entry }) => entry);
	});
	return new Map(entries.map((entry) => [entry.id, entry]));
}
