import { expect } from '@playwright/test';
import { AtTable } from './at-table.ts';
import type { Ground, Outcome } from './fault.ts';
import { wipeDatabase } from './profile.ts';
import { compare, copiedGames, hand, storedEvening } from './written.ts';

/** The database is gone: the app offers its copy; taken, everything is there, and twice declined it is gone for good. */
export async function snapshot(ground: Ground, games: number): Promise<Outcome> {
	const { device } = ground;
	const wrong: string[] = [];
	const written = Array.from({ length: games }, (_, i) => hand(i));
	const table = await AtTable.start(device);
	for (const [i, next] of written.entries()) await table.write(next, i + 1);
	await expect.poll(() => copiedGames(table.page), { message: 'the copy is not complete' }).toBe(games);

	for (const ending of ['close', 'kill'] as const) {
		await device[ending]();
		wipeDatabase(ground);
		const page = await device.open('/');
		const offer = page.getByRole('region', { name: 'Der Browser hat die Daten verloren' });
		await expect(offer).toContainText(`1 Abend, ${games} Spiele`);
		const emptied = await storedEvening(page, table.evening).catch(() => null);
		if (emptied && emptied.ids.length > 0) wrong.push('the database was not wiped: nothing was tried');
		await offer.getByRole('button', { name: 'Zurückholen', exact: true }).click();
		await expect(offer).toBeHidden();
		await page.getByRole('link', { name: 'Weiterschreiben' }).click();
		const back = await table.on(page);
		await back.listed(games);
		wrong.push(...compare('taken back', written, await storedEvening(page, table.evening)));
		// It goes on from there.
		const next = hand(written.length);
		await back.write(next, written.length + 1);
		written.push(next);
		games = written.length;
		await expect.poll(() => copiedGames(page), { message: 'the copy is not complete' }).toBe(games);
		wrong.push(...compare('gone on', written, await storedEvening(page, table.evening)));
	}

	await device.close();
	wipeDatabase(ground);
	const page = await device.open('/');
	await page.getByRole('button', { name: 'Nicht zurückholen' }).click();
	if ((await copiedGames(page)) !== games) wrong.push('declined once: the copy is gone already');
	await page.getByRole('button', { name: 'Endgültig löschen' }).click();
	await expect(page.getByText('Der Browser hat die Daten verloren')).toBeHidden();
	if ((await copiedGames(page)) > 0) wrong.push('declined twice: the copy is still there');
	await page.reload();
	await expect(page.getByText('Setz vier Leute an den Tisch')).toBeVisible();
	await expect(page.getByText('Der Browser hat die Daten verloren')).toBeHidden();
	return { runs: 3, wrong };
}
