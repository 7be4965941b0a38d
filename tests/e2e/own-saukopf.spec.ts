import type { RulebookEntry } from '#lib/log/entry.ts';
import { writeBookLink } from '#lib/transfer/shared-book.ts';
import { entry } from '../support/entries.ts';
import { complaintsOf } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test('a game of Saukopf is tried by the book as it is being changed, the old bill beside the new one', async ({
	page
}) => {
	await page.goto('/regeln/eigene');
	await page.getByRole('link', { name: 'Aus Saukopf' }).click();
	const tried = page.getByRole('region', { name: 'Ein Spiel zur Probe' });
	await expect(tried.getByRole('heading', { name: 'Wie bisher' })).toBeVisible();
	await tried.getByRole('combobox', { name: 'Ausgang' }).selectOption({ label: 'verloren' });
	await tried.getByRole('combobox', { name: 'Außerdem' }).selectOption({ label: 'am Spieß' });
	// Sieg 2 and Quieker 1.
	await expect(tried.getByRole('table')).toContainText('3 P');
	await page.getByRole('spinbutton', { name: 'Sieg', exact: true }).fill('4');
	await expect(tried.getByRole('table')).toHaveText([/je Gegner\s*3 P/, /je Gegner\s*5 P/]);
	await expect(tried.getByRole('heading', { level: 3 })).toHaveText(['Bisher', 'Neu']);
	expect(await complaintsOf(page)).toEqual([]);
});

test(
	'a club’s own book of Saukopf is made, compared, handed on, hidden and given a day',
	WHOLE,
	async ({ page }) => {
		await page.goto('/regeln/eigene');
		await page.getByRole('link', { name: 'Aus Saukopf' }).click();
		await page.getByLabel('Name des Regelbuchs').fill('Sau Krone');
		await page.getByRole('spinbutton', { name: 'Sieg', exact: true }).fill('3');
		await page.getByRole('button', { name: 'Speichern, 1 Änderung' }).click();
		const own = page.getByRole('list').filter({ hasText: 'Sau Krone' });
		await expect(own).toBeVisible();

		// A change that holds from New Year on: until then the first edition is played.
		await own.getByRole('link', { name: /^Sau Krone.* ändern$/ }).click();
		await page.getByRole('spinbutton', { name: 'Sieg', exact: true }).fill('4');
		await page.getByLabel('Fassung', { exact: true }).fill('Neujahr');
		await page.getByLabel('Gilt ab').fill('2099-01-01');
		await page.getByRole('button', { name: 'Speichern, 1 Änderung' }).click();
		// Whoever changes today's edition sees that another one is to come.
		await expect(own.getByRole('link', { name: 'Ab Do., 01.01.2099 gilt eine neue Fassung' })).toBeVisible();
		await own.getByRole('link', { name: 'Sau Krone', exact: true }).click();
		const editions = page.getByRole('region', { name: 'Fassungen' });
		await expect(editions.getByRole('link').filter({ hasText: 'gilt heute' })).not.toContainText('Neujahr');
		await expect(editions.getByRole('link', { name: /Neujahr/ })).toBeVisible();

		const id = page.url().split('/').at(-1) ?? '';

		// The calculator asks the club's own book first: a won game is three instead of two from each of three.
		await page.goto('/rechner/saukopf');
		await expect(page.getByLabel('Regeln')).toHaveValue(id);
		const declarer = page.getByRole('row', { name: /^Sieg/ });
		await expect(declarer).toContainText('3 P');
		await page.getByLabel('Regeln').selectOption('Saukopf, 2016');
		await expect(declarer).toContainText('2 P');
		await page.goto(`/regeln/${id}`);

		await page.getByRole('button', { name: 'Weitergeben' }).click();
		const address = await page.getByLabel('Der Link').inputValue();
		await page.goto('/');
		await page.goto(address);
		await expect(page.getByText('Dieses Regelbuch steht hier schon.')).toBeVisible();
		const strange = entry('05', 'rulebook', {
			...{ rulebook: 'fremd', base: 'saukopf', name: 'Stadl' },
			changes: { edition: 'Herbst', kopfgeld: { sieg: { value: 5 } } }
		}) as RulebookEntry;
		await page.goto('/');
		await page.goto(`/regeln/nehmen#${writeBookLink('anderswo', strange)}`);
		await expect(page.getByRole('main')).toContainText('Sieg: 5 Punkte statt 2.');
		await page.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(page.getByRole('heading', { name: 'Regeln Stadl' })).toBeVisible();

		await page.goto(`/regeln/vergleich?a=saukopf&b=${id}`);
		await expect(page.getByRole('main')).toContainText('Sau Krone');
		await expect(page.getByRole('main')).not.toContainText('Die beiden sagen dasselbe.');
		const rows = page.getByRole('row');
		await expect(rows.first()).toHaveText(/Saukopf\s*Sau Krone/);
		const differing = await rows.count();
		await page.getByRole('button', { name: /^Gleiches zeigen \(\d+ Zeilen\)$/ }).click();
		expect(await rows.count()).toBeGreaterThan(differing + 10);

		await page.goto('/regeln/eigene');
		await own.getByRole('button', { name: /^Sau Krone.* ausblenden$/ }).click();
		await expect(page.getByRole('region', { name: 'Ausgeblendet' })).toContainText('Sau Krone');
		await page.goto('/abend/neu');
		const offered = page.getByRole('group', { name: 'Wie spielt ihr?' });
		await expect(offered).toContainText('Saukopf');
		await expect(offered).not.toContainText('Sau Krone');
	}
);
