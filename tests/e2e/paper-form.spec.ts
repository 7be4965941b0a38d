import { takeFile } from './support/backup.ts';
import { asUpload, CHAMPIONSHIP, eightPlayers, Writer } from './support/championship-file.ts';
import { Hub } from './support/hub.ts';
import { sideways } from './support/phone.ts';
import { expect, test } from './support/test.ts';

test('a list on paper is typed in the order of its sheet, with the sign a tap and the cross sum beside it', async ({
	page
}) => {
	await takeFile(page, asUpload('meisterschaft', eightPlayers(new Writer(5))));
	const day = `/meisterschaft/${CHAMPIONSHIP}`;
	await page.goto(day);
	await page.getByRole('button', { name: 'Alle Tische auslosen' }).click();
	const hub = new Hub(page);
	await expect(hub.table(1)).toContainText('schreibt');
	const names = [...(await hub.seatsAt(1))];

	// The sheet that hangs at the table has its columns in the order of the seats.
	await page.goto(`${day}/listen?partie=1&tisch=1`);
	await expect(page.getByRole('button', { name: 'Liste drucken' })).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('.leaf thead .name')).toHaveText(names);
	await page.emulateMedia({ media: null });

	await page.goto(`${day}/papier?partie=1&tisch=1`);
	const form = page.getByRole('main');
	const points = form.getByRole('textbox', { name: /: Punkte$/ });
	await expect(points).toHaveCount(4);
	for (const [i, name] of names.entries())
		await expect(points.nth(i)).toHaveAccessibleName(`${name}: Punkte`);
	const save = form.getByRole('button', { name: /Vom Papier eintragen$/ });
	await expect(save).toHaveAttribute('aria-disabled', 'true');

	// A phone's number keys have no minus: the sign before the number, and after it.
	await form.getByRole('button', { name: `${names[0]}: Punkte: Vorzeichen wechseln` }).click();
	await expect(points.nth(0)).toBeFocused();
	await expect(save).toHaveAttribute('aria-disabled', 'true');
	// It stays, whatever is tapped meanwhile.
	await points.nth(1).focus();
	await points.nth(0).focus();
	await page.keyboard.type('12');
	await expect(points.nth(0)).toHaveValue('−12');
	await points.nth(1).fill('5');
	await points.nth(2).fill('4');
	await points.nth(3).fill('3');
	const sum = form.getByRole('status');
	await expect(sum).toContainText(/Quersumme 0\s*stimmt/);
	await form.getByRole('button', { name: `${names[1]}: Punkte: Vorzeichen wechseln` }).click();
	await expect(points.nth(1)).toHaveValue('−5');
	await expect(sum).toContainText(/Quersumme −10\s*stimmt noch nicht/);
	await form.getByRole('button', { name: `${names[1]}: Punkte: Vorzeichen wechseln` }).click();
	await expect(points.nth(1)).toHaveValue('5');

	// A pressed chip has its tick beside the words.
	const signed = form.getByRole('button', { name: 'Alle haben auf dem Papier unterschrieben' });
	await signed.click();
	await expect(signed).toHaveAttribute('aria-pressed', 'true');
	await expect(signed).toHaveText('Alle haben auf dem Papier unterschrieben');
	await signed.click();

	// What decides at a tie stands in a table: a column for each player, as on the sheet.
	await form.getByText('Soli und Rufspiele: nur bei Gleichstand gebraucht').click();
	const counts = form.getByRole('table');
	await expect(counts.getByRole('columnheader')).toHaveText(names);
	await expect(counts.getByRole('rowheader')).toHaveCount(8);
	await form.getByLabel(`${names[2]}: Wenz gespielt`).fill('2');
	await form.getByLabel(`${names[2]}: Wenz gewonnen`).fill('1');
	const tops = await Promise.all(
		names.map(async (name) => (await form.getByLabel(`${name}: Wenz gespielt`).boundingBox())?.y)
	);
	expect(new Set(tops).size).toBe(1);
	for (const width of [360, 390, 1280, 1920]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await sideways(page), `${width} px`).toBe(0);
	}

	await form.getByRole('button', { name: '40 Spiele vom Papier eintragen' }).click();
	await expect(hub.table(1)).toContainText('40 Spiele vom Papier');
});
