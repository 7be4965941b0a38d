import { expect, type Page } from '@playwright/test';
import { AtTable } from './at-table.ts';
import type { Ground, Outcome } from './fault.ts';
import { compare, hand, storedDrafts, storedEvening } from './written.ts';

/**
 * Two tabs write at once: each its own evening into the one log, then both the same evening, where one types a game, the
 * other sees it, and both save it.
 */
export async function twoTabs({ device }: Ground, games: number, races: number): Promise<Outcome> {
	const wrong: string[] = [];
	const first = await AtTable.start(device, 0);
	await openWindow(first.page);
	const tables = [first, await AtTable.start(device, 1)];
	const written = Array.from({ length: games }, (_, i) => hand(i));
	const writing = tables.map(async (table) => {
		for (const [i, next] of written.entries()) await table.write(next, i + 1);
	});
	await Promise.all(writing);
	const ids: string[] = [];
	for (const [i, { page, evening }] of tables.entries()) {
		const stored = await storedEvening(page, evening);
		wrong.push(...compare(`tab ${i + 1}`, written, stored));
		ids.push(...stored.ids);
	}
	if (new Set(ids).size < ids.length) wrong.push('both tabs made the same id');

	const one = first;
	const { page, evening } = one;
	await openWindow(page);
	const two = await one.again(device);
	for (let race = 0; race < races; race++) {
		const next = hand(written.length);
		await one.tapDeclarer(next);
		await one.tapRest(next);
		await one.kept();
		await expect(two.seat(next.partner, 'spielt mit')).toBeVisible();
		if (!next.won)
			await expect(two.panel.getByRole('button', { name: 'Verloren', pressed: true })).toBeVisible();
		written.push(next);
		// Not Playwright's tap, which waits until a button can be tapped: one of the two comes too late for that.
		await Promise.all([one, two].map((table) => table.saveButton.dispatchEvent('click')));
		await Promise.all([one, two].map((table) => table.listed(written.length)));
		await expect.poll(() => storedDrafts(page, evening)).toBe(0);
		for (const table of [one, two]) await table.kept('nothing');
		const when = `race ${race + 1}`;
		wrong.push(...compare(when, written, await storedEvening(page, evening)));
		if ((await two.shown()) !== written.length) wrong.push(`${when}: the other tab lists something else`);
	}
	return { runs: 2 * games + races, wrong };
}

/** An empty window beside the page's own, in which the next page opens: a tab behind another one draws nothing. */
async function openWindow(page: Page): Promise<void> {
	const opened = page.context().waitForEvent('page');
	await page.evaluate(() => void window.open('about:blank', '', 'popup,noopener,width=390,height=844'));
	await opened;
}
