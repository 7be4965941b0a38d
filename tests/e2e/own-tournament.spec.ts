import { takeFile } from './support/backup.ts';
import { asUpload } from './support/championship-file.ts';
import { Editor } from './support/editor.ts';
import { bar, Hub } from './support/hub.ts';
import { clubLog, drawAll, typeAll } from './support/meisterschaft.ts';
import { phone } from './support/phone.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const EIGHT = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gerda', 'Hans'] as const;
const MINUS = '−';

test(
	'a tournament by a club’s own points: two phones begin by the same book, and a Solo of 3 is +9 everywhere',
	WHOLE,
	async ({ page, browser, app }, info) => {
		test.slow();
		// Donauries: Rufspiel 1, Solo and Wenz 3, Schneider and Schwarz 1 each.
		const editor = await Editor.open(page, 'Aus Schafkopfschule');
		await editor.choose('Tarif', 'Preise in', 'Punkte');
		await editor.number('Tarif', 'Rufspiel', 1);
		await editor.number('Tarif', 'Solo und Wenz', 3);
		await editor.number('Tarif', 'Grundtarif', 1);
		await editor.unfold('Punkte');
		await expect(editor.part('Punkte')).toContainText('eine zweite Liste gibt es nicht');
		await editor.saveAs('Donauries', '2026');

		await page.goto('/meisterschaft');
		await page.getByRole('link', { name: 'Neue Meisterschaft' }).click();
		await page.getByRole('button', { name: 'Schafkopfturnier' }).click();
		await page.getByLabel('Regeln für alle Tische').selectOption({ label: 'Donauries, 2026' });
		await typeAll(page, EIGHT);
		await page.getByRole('button', { name: 'Anlegen und auslosen' }).click();
		await drawAll(page);
		const hub = await Hub.afterDraw(page);
		await expect(page.getByRole('button', { name: 'Durchgang beginnen' }).first()).toBeVisible();
		const address = page.url();
		const file = await clubLog(page, info, 'before');

		await test.step('the second phone begins table 2 by file, and chooses nothing', async () => {
			const other = await (await browser.newContext({ ...phone, baseURL: app.url })).newPage();
			await takeFile(other, asUpload('hub.schafkopf.json', file));
			await other.goto(address);
			await other.getByRole('button', { name: 'Durchgang beginnen' }).last().click();
			const dialog = other.getByRole('dialog');
			await expect(dialog).toContainText('Gespielt wird nach Donauries, 2026.');
			await expect(dialog.getByRole('combobox')).toHaveCount(0);
			await dialog.getByRole('button', { name: 'Los geht’s' }).click();
			await expect(bar(other)).toContainText('1. Durchgang');
			await other.context().close();
		});

		const seats = await hub.seatsAt(1);
		await page.getByRole('button', { name: 'Durchgang beginnen' }).first().click();
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText('Gespielt wird nach Donauries, 2026.');
		await dialog.getByRole('button', { name: 'Los geht’s' }).click();
		const table = new Table(page, seats);
		const tile = table.panel.getByRole('button', { name: new RegExp(`^${seats[0]}\\b`) }).first();
		await table.tap('Solo · Herz');
		await tile.click();
		await table.saveGame();
		await expect(table.rows.first()).toContainText(`+9 ${MINUS}3 P`);
		await expect(table.rows.first()).not.toContainText('6');
		await expect(tile).toContainText('+9 P');
		await expect(tile).not.toContainText('6 P');
		await page.getByRole('link', { name: 'Abrechnung' }).click();
		const ends = page.getByRole('list', { name: 'Endstand' }).getByRole('listitem');
		await expect(ends.first()).toContainText('+9 P');
		await expect(ends.nth(1)).toContainText(`${MINUS}3 P`);
		await expect(page.getByRole('list', { name: 'Endstand' })).not.toContainText('6 P');
		await page.goto(`${address}/stand`);
		const places = page.getByRole('main');
		await expect(places).toContainText('+9 P');
		await expect(places).not.toContainText('+6 P');
	}
);
