import { expect, type Locator } from '@playwright/test';
import { AtTable } from './at-table.ts';
import type { Ground, Outcome } from './fault.ts';
import { compare, hand, storedEvening } from './written.ts';

/** The disk is full: the app says so and keeps what is typed; nothing is lost, and it saves when there is room again. */
export async function fullDisk(ground: Ground): Promise<Outcome> {
	const { device } = ground;
	const wrong: string[] = [];
	let table = await AtTable.start(device);
	await table.write(hand(0), 1);
	const check = async (when: string, games: number): Promise<void> => {
		const wanted = Array.from({ length: games }, (_, i) => hand(i));
		wrong.push(...compare(when, wanted, await storedEvening(table.page, table.evening)));
	};
	const alert = (): Locator => table.page.getByRole('alert');

	// Full before the first tap: neither the taps nor the game can be kept.
	await device.close();
	const room = await fillDisk(ground);
	table = await table.again(device);
	await table.tapDeclarer(hand(1));
	await table.kept('full');
	await expect(table.panel.getByRole('status')).toContainText('Speicher voll');
	await table.tapRest(hand(1));
	await table.saveButton.click();
	await expect(alert()).toContainText('Noch nicht gespeichert: Der Speicher des Handys ist voll');
	await stillTyped(table, 1);
	await check('full before typing', 1);
	await room();
	await table.saved(2);
	await expect(alert()).toBeHidden();
	await check('room again', 2);

	// Full between typing and saving: the draft stays in the database.
	await table.tapDeclarer(hand(2));
	await table.tapRest(hand(2));
	await table.kept();
	await device.kill();
	await fillDisk(ground);
	table = await table.again(device);
	await stillTyped(table, 2);
	await table.saveButton.click();
	await expect(alert()).toContainText('Der Speicher des Handys ist voll');
	await stillTyped(table, 2);
	await check('full while saving', 2);
	await device.kill();
	table = await table.again(device);
	await stillTyped(table, 2);
	await table.saved(3);
	await check('after a start', 3);
	return { runs: 2, wrong };
}

/**
 * Starts the browser with no room on the disk for the app; returns a function that gives room again. Within a run Chromium
 * remembers for a while how much room there was, so it has to be closed.
 */
async function fillDisk({ app, device }: Ground): Promise<() => Promise<unknown>> {
	const page = await device.open('about:blank#full');
	const session = await device.context.newCDPSession(page);
	const { origin } = new URL(app.url);
	await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	return () => session.send('Storage.overrideQuotaForOrigin', { origin });
}

async function stillTyped(table: AtTable, game: number): Promise<void> {
	await expect(table.seat(hand(game).declarer, 'spielt')).toBeVisible();
	await expect(table.seat(hand(game).partner, 'spielt mit')).toBeVisible();
}
