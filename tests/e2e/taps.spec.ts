import type { Table } from './support/table.ts';
import { newEvening } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Counts from now on every click that reaches the page, whoever or whatever makes it. */
async function countClicks(table: Table): Promise<() => Promise<number>> {
	await table.page.evaluate(() => {
		document.documentElement.dataset['clicks'] = '0';
		addEventListener(
			'click',
			() => {
				const { dataset } = document.documentElement;
				dataset['clicks'] = String(Number(dataset['clicks']) + 1);
			},
			{ capture: true }
		);
	});
	let before = 0;
	return async () => {
		const now = Number(await table.page.locator('html').getAttribute('data-clicks'));
		const since = now - before;
		before = now;
		return since;
	};
}

test('a plain won Rufspiel with one Deckel takes four taps', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const clicks = await countClicks(table);
	await table.tap('Anna · Berti · +Anna');
	await table.expectPrice(20, '10 × 2');
	await table.saveGame();
	expect(await clicks()).toBeLessThanOrEqual(4);
	await expect(table.rows).toContainText('Anna mit Berti gewinnen');
});

test('a Rufspiel with Schneider, three Laufende, a Schuss and a Deckel takes seven', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const clicks = await countClicks(table);
	await table.tap('Dora · Anna · +Berti · Schneider · 3 Laufende · Schuss');
	await table.expectPrice(120, '(10 + 5 + 15) × 2 × 2');
	await expect(table.button('Gewonnen')).toHaveAttribute('aria-pressed', 'true');
	await table.saveGame();
	expect(await clicks()).toBeLessThanOrEqual(7);
});

test('the outcome that is chosen beforehand is turned round with one tap', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const clicks = await countClicks(table);
	const won = table.button('Gewonnen');
	const lost = table.button('Verloren');
	for (const contract of ['Rufspiel', 'Solo', 'Wenz', 'Bettel']) {
		await table.tap(`${contract} · Anna`);
		if (contract === 'Rufspiel') await table.tap('Berti');
		await expect(won).toHaveAttribute('aria-pressed', 'true');
		await clicks();
		await lost.click();
		expect(await clicks()).toBe(1);
		await expect(won).toHaveAttribute('aria-pressed', 'false');
		await expect(lost).toHaveAttribute('aria-pressed', 'true');
		await table.saveGame();
		await expect(table.rows.first()).toContainText('Anna');
		await expect(table.rows.first()).toContainText('verlier');
	}
});

test('the games of an ordinary evening take six taps on average', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const clicks = await countClicks(table);
	// As evenings go: mostly Rufspiele with a Deckel or two, some of them dear, a few played alone.
	const games = [
		'Anna · Berti · +Anna',
		'Clemens · Dora · +Berti · Verloren',
		'Dora · Anna · +Clemens · +Dora',
		'Berti · Clemens · +Dora · Schneider',
		'Anna · Dora · +Anna · 3 Laufende',
		'Clemens · Anna · +Berti · Schuss · Verloren',
		'Berti · Dora · +Clemens · Augen eingeben · 7 · 8 · OK',
		'Dora · Clemens · +Dora · 60 : 60',
		'Solo · Eichel · Anna · +Berti',
		'Solo · Herz · Clemens · +Clemens · 3 Laufende · Verloren',
		'Wenz · Berti · +Anna · 2 Laufende',
		'Bettel · Dora · +Anna',
		'Mungo · Anna · Clemens',
		'Mungo · Augen · Anna · 2 · 2 · OK · Berti · 3 · 1 · OK · Clemens · 8 · OK',
		'Anna · Clemens · +Berti · Schuss',
		'Berti · Anna · +Dora · Schneider · 4 Laufende'
	];
	for (const taps of games) {
		await table.tap(taps);
		await table.saveGame();
	}
	expect((await clicks()) / games.length).toBeLessThanOrEqual(6);
});
