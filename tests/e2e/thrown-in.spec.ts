import { installedWhereWhole, leaveNet } from './support/net.ts';
import { FOUR, newEvening } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use(installedWhereWhole);

test('a Munich evening: nobody plays, the Stock is doubled, then won, and a thrown-in deal is taken back', async ({
	page,
	app
}) => {
	await page.goto('/');
	await leaveNet(page, app);
	const table = await newEvening(page, FOUR, { book: 'München, 2024' });
	const news = page.getByRole('region', { name: 'Stand des Abends' });
	const nobody = table.panel.getByRole('button', { name: /^Keiner spielt/ });

	// Vorbereitungen: each of the four pays ten cents in.
	await nobody.click();
	await table.expectBalances(FOUR, [-10, -10, -10, -10]);
	await expect(news).toContainText('Stock 0,40 €, das nächste Rufspiel entscheidet darüber');
	await expect(table.rows.first()).toContainText('Keiner spielt, je 0,10 € in den Stock');

	// Tapped again by mistake, and taken back with one tap.
	await nobody.click();
	await expect(news).toContainText('Stock 0,80 €');
	await page.getByRole('button', { name: 'Zuletzt Eingetragenes zurücknehmen' }).click();
	await expect(news).toContainText('Stock 0,40 €');
	await table.expectBalances(FOUR, [-10, -10, -10, -10]);

	// Other contracts leave the Stock; a lost Rufspiel doubles it, a won one shares it.
	await table.play('Solo · Berti · 3 Laufende', 35, '20 + 15', [-45, 95, -45, -45]);
	await expect(news).toContainText('Stock 0,40 €');
	await table.play('Anna · Berti · Verloren · Spritz', 10, '5 × 2', [-75, 65, -35, -35]);
	await expect(news).toContainText('Stock 0,80 €');
	await table.play('Clemens · Dora · Schneider', 10, '5 + 5', [-85, 55, 15, 15]);
	await expect(news).not.toContainText('Stock');
	await table.open(table.rows.first());
	await expect(table.sheet).toContainText('Clemens holt den Stock: +0,40 €');
	await expect(table.sheet).toContainText('Dora holt den Stock: +0,40 €');
});

test(
	'an evening of the Schafkopfschule: twenty cents a unit, a penalty, and nobody plays',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page, FOUR, { book: 'Schafkopfschule, März 2007', unit: 20 });

		await table.play('Anna · Berti · Schneider · 3 Laufende', 100, '20 + 20 + 60', [100, 100, -100, -100]);
		await table.panel.getByRole('button', { name: /^Keiner spielt/ }).click();
		await expect(table.rows.first()).toContainText('Keiner spielt, der Nächste gibt');
		await table.expectBalances(FOUR, [100, 100, -100, -100]);

		// 3.4.17: wrong play by an opponent in a Solo costs him three times 5 + 1 units, whatever the score was.
		await table.tap('Solo · Dora · Contra · Mehr · Regelwidrige Karte: Anna · Fertig');
		await expect(table.panel).toContainText('Anna hat falsch gespielt und zahlt allein.');
		await table.expectPrice(120, '100 + 20');
		await table.saveGame();
		await table.expectBalances(FOUR, [-260, 100, -100, 260]);
	}
);
