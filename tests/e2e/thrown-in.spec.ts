import { installedWhereWhole, leaveNet } from './support/net.ts';
import { FOUR, newEvening, pointsText } from './support/table.ts';
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

	// Tapped again by mistake, and taken back with one tap. What was typed for that deal goes with it, and comes back.
	await table.tap('Solo · Berti');
	await nobody.click();
	await expect(news).toContainText('Stock 0,80 €');
	await table.panel.getByRole('button', { name: 'Geleertes zurückholen' }).click();
	await expect(page.getByRole('button', { name: 'Berti, spielt allein' })).toBeVisible();
	await table.panel.getByRole('button', { name: 'Leeren' }).click();
	await page.getByRole('button', { name: /^Keiner spielt.*: zurücknehmen$/ }).click();
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
		// On a laptop it has a key, too.
		await expect(table.rows).toHaveCount(2);
		await page.keyboard.press('k');
		await expect(table.rows).toHaveCount(3);

		// 3.4.17: wrong play by an opponent in a Solo costs him three times 5 + 1 units, whatever the score was.
		await table.tap('Solo · Dora · Contra · Mehr · Regelwidrige Karte: Anna · Fertig');
		await expect(table.panel).toContainText('Anna hat falsch gespielt und zahlt allein.');
		await table.expectPrice(120, '100 + 20');
		await table.saveGame();
		await table.expectBalances(FOUR, [-260, 100, -100, 260]);
	}
);

/** What is tapped, and everybody's points after it, added up by hand from the sheet of Heilsbronn. */
const ACROSS: readonly (readonly [taps: string, points: readonly number[]])[] = [
	['Sauspiel · Anna · Berti', [1, 1, -1, -1]],
	// Who leads plays with who sits opposite (Regel 5).
	['Kreuz · Berti · Verloren', [2, 0, 0, -2]],
	// 4 + 4 from each of three.
	['Solo · Clemens · 4 Laufende', [-6, -8, 24, -10]],
	['Wenz · Dora · Verloren · 3 Laufende', [1, -1, 31, -31]],
	['Sauspiel · Anna · Clemens · Verloren · Schwarz', [-2, 2, 28, -28]],
	['Sauspiel · Berti · Dora · Schneider · 3 Laufende', [-7, 7, 23, -23]],
	['Kreuz · Clemens · 60 : 60', [-8, 8, 22, -22]],
	['Kreuz · Dora · Schneider', [-10, 10, 20, -20]],
	['Solo · Anna · Verloren', [-22, 14, 24, -16]],
	['Sauspiel · Berti · Clemens', [-23, 15, 25, -17]]
];

test(
	'a Heilsbronn evening: points alone, across the table when nobody plays, up to its Abrechnung',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page, FOUR, { book: 'Heilsbronn, Dezember 2008' });
		await expect(table.panel.getByRole('button', { name: /^Keiner spielt|Deckel|Kontra/ })).toHaveCount(0);
		for (const [taps, points] of ACROSS) {
			await table.tap(taps);
			await table.saveGame();
			await expect(table.seats).toHaveText(FOUR.map((name, i) => `${name} ${pointsText(points[i] ?? 0)}`));
		}
		await page.getByRole('link', { name: 'Abrechnung' }).click();
		await expect(page.getByText('10 Spiele · Regeln Heilsbronn')).toBeVisible();
		const main = page.getByRole('main');
		for (const points of [25, 15, -17, -23]) await expect(main).toContainText(pointsText(points));
		await expect(main).not.toContainText('€');
	}
);
