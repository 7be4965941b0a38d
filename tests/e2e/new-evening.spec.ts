import type { Locator, Page } from '@playwright/test';
import { euro, FOUR, newEvening, Table, typeNames } from './support/table.ts';
import { clubLog } from './support/meisterschaft.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const seat = (page: Page, place: number): Locator =>
	page.getByRole('button', { name: new RegExp(`^Platz ${place}:`) });

async function expectSeats(page: Page, names: readonly string[]): Promise<void> {
	await expect(page.getByRole('button', { name: /^Platz/ })).toHaveText(
		names.map((name) => new RegExp(`^\\s*${name}`))
	);
}

const start = (page: Page): Locator => page.getByRole('button', { name: /^(Los geht’s|Noch)/ });

test('four are needed, and a name is taken once', async ({ page }) => {
	await page.goto('/abend/neu');
	await expect(start(page)).toHaveText('Noch 4 fehlen');
	await typeNames(page, ['Anna', '  ', 'Berti']);
	await expect(start(page)).toHaveText('Noch 2 fehlen');
	await typeNames(page, ['  anna ']);
	await expect(page.getByRole('alert')).toHaveText(
		'anna gibt es schon. Nimm einen Namen, der euch unterscheidet.'
	);
	await expectSeats(page, ['Anna', 'Berti']);
	await typeNames(page, ['Clemens']);
	await expect(page.getByRole('alert')).toBeHidden();
	await expect(start(page)).toHaveText('Noch einer fehlt');
	await start(page).click({ force: true });
	await expect(page).toHaveURL(/\/abend\/neu$/);
	// Rules of their own are written on the way, and lead back to the same table.
	await page.getByPlaceholder('Neue Namen, mit Komma').fill('Dora');
	const rules = page.getByRole('group', { name: 'Wie spielt ihr?' });
	// Nothing is ticked before anybody chose, and what then holds is said. Nine sheets and Saukopf are one tap each.
	await expect(rules.getByRole('radio', { checked: true })).toHaveCount(0);
	await expect(page.getByText('Nach dem Buch Allgäu, solange ihr nichts anderes wählt.')).toBeVisible();
	await expect(rules.getByRole('button')).toHaveCount(9);
	await rules.getByRole('radio', { name: /^Saukopf/ }).check();
	await expect(page.getByText('solange ihr nichts anderes wählt')).toBeHidden();
	await rules.getByRole('link', { name: 'Eigene Regeln' }).click();
	await page.getByRole('link', { name: /^Wirtshaus 10.20.50/ }).click();
	await page.getByRole('button', { name: /^Speichern/ }).click();
	await expect(rules.getByRole('radio', { name: /^Wirtshaus 10.20.50/ })).toBeChecked();
	await expectSeats(page, ['Anna', 'Berti', 'Clemens']);
	// A ready sheet is one tap.
	await rules.getByRole('button', { name: /^Wirtshaus mit Bock.*Klopfer verdoppeln/ }).click();
	await expect(rules.getByRole('radio', { name: /^Wirtshaus mit Bock/ })).toBeChecked();
	await start(page).click();
	await expect(page.getByRole('region', { name: 'Spiel eingeben' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Dora, 0,00 €' })).toBeVisible();
	await expect(page.getByRole('banner')).toContainText('Wirtshaus mit Bock');
	// Nobody goes back to setting up a table that is open.
	await page.goBack();
	await expect(page).not.toHaveURL(/\/abend\/neu$/);
});

test('taps while the table is still on its way open no second evening', WHOLE, async ({ page }, info) => {
	await page.goto('/abend/neu');
	await typeNames(page, ['Anna, Berti, Clemens, Dora']);
	const button = start(page);
	await expect(button).toHaveText('Los geht’s');
	await button.evaluate(async (element: HTMLElement) => {
		while (element.isConnected) {
			element.click();
			await new Promise((resolve) => setTimeout(resolve));
		}
	});
	await expect(page.getByRole('region', { name: 'Spiel eingeben' })).toBeVisible();
	const { entries } = await clubLog(page, info, 'verein');
	expect(entries.filter(({ kind }) => kind === 'evening')).toHaveLength(1);
});

test('several names are typed at once; what is refused stays in the field', WHOLE, async ({ page }) => {
	await page.goto('/abend/neu');
	const long = 'Wolfgang '.repeat(9).trim() + ' Maier';
	await typeNames(page, [`Anna, Berti; anna, ${long}, Clemens`]);
	await expectSeats(page, ['Anna', 'Berti', 'Clemens']);
	await expect(page.getByRole('alert')).toHaveText(
		'anna gibt es schon. Nimm einen Namen, der euch unterscheidet. Höchstens 80 Zeichen je Name.'
	);
	await expect(page.getByLabel('Neuer Name')).toHaveValue(`anna, ${long}`);
});

test('who gets up makes room, and sits down again at the end', WHOLE, async ({ page }) => {
	await page.goto('/abend/neu');
	await typeNames(page, ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gerda']);
	// Six find a seat.
	await expectSeats(page, ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz']);
	const people = page.getByRole('group', { name: 'Wer sitzt am Tisch?' });
	await people.getByRole('button', { name: 'Berti' }).click();
	await people.getByRole('button', { name: 'Gerda' }).click();
	await expectSeats(page, ['Anna', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gerda']);
});

test('two taps swap two seats, and so does a drag', WHOLE, async ({ page }) => {
	await page.goto('/abend/neu');
	await typeNames(page, FOUR);
	await expectSeats(page, ['Anna', 'Berti', 'Clemens', 'Dora']);
	await seat(page, 1).click();
	await expect(seat(page, 1)).toHaveAttribute('aria-pressed', 'true');
	await seat(page, 3).click();
	await expectSeats(page, ['Clemens', 'Berti', 'Anna', 'Dora']);
	await expect(page.getByRole('button', { name: /^Platz/, pressed: true })).toHaveCount(0);
	// Two taps on the same one change nothing.
	await seat(page, 2).click();
	await seat(page, 2).click();
	await expectSeats(page, ['Clemens', 'Berti', 'Anna', 'Dora']);

	await seat(page, 4).dragTo(seat(page, 1));
	await expectSeats(page, ['Dora', 'Berti', 'Anna', 'Clemens']);
	// Dropped outside: nobody moves, and the next tap is a tap again.
	await seat(page, 2).dragTo(page.getByRole('heading', { name: 'So sitzt ihr' }));
	await expectSeats(page, ['Dora', 'Berti', 'Anna', 'Clemens']);
	await expect(page.getByRole('button', { name: /^Platz/, pressed: true })).toHaveCount(0);
	await seat(page, 2).click();
	await seat(page, 3).click();
	await expectSeats(page, ['Dora', 'Anna', 'Berti', 'Clemens']);

	await start(page).click();
	const table = new Table(page);
	await expect(table.seats).toHaveText([/^Dora/, /^Anna/, /^Berti/, /^Clemens/]);
});

test('the first one deals unless another is chosen', WHOLE, async ({ page }) => {
	await page.goto('/abend/neu');
	await typeNames(page, FOUR);
	await expect(seat(page, 1)).toContainText('gibt');
	await page.getByRole('button', { name: 'Clemens gibt' }).click();
	await expect(seat(page, 3)).toContainText('gibt');
	await expect(seat(page, 1)).not.toContainText('gibt');
	await start(page).click();
	await expect(page.getByRole('button', { name: 'Clemens gibt. Geber ändern' })).toBeVisible();
});

test('the same table as last time is one tap away, and the deal has passed on', async ({ page }) => {
	await page.goto('/');
	let table = await newEvening(page, ['Berti', 'Dora', 'Anna', 'Clemens']);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	const again = page.getByRole('button', { name: /Wie letztes Mal/ });
	await expect(again).toContainText('Berti, Dora, Anna, Clemens');
	await expect(again).toContainText('Berti gibt');
	await again.click();

	table = new Table(page);
	await expect(table.seats).toHaveText(
		['Berti', 'Dora', 'Anna', 'Clemens'].map((name) => `${name} ${euro(0)}`)
	);
	await expect(page.getByRole('button', { name: 'Berti gibt. Geber ändern' })).toBeVisible();
	await expect(table.rows).toHaveText(/Noch kein Spiel/);
	// With an evening running, the start page leads back to it and offers no second one at a tap.
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toBeVisible();
	await expect(again).toBeHidden();
});

test('the last table comes first when the next evening is laid', WHOLE, async ({ page }) => {
	await page.goto('/');
	await newEvening(page, ['Xaver', 'Berti', 'Yvonne', 'Anna']);
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await newEvening(page, ['Clemens', 'Dora', 'Emil', 'Franz']);
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	await expect(page.getByRole('group', { name: 'Wer sitzt am Tisch?' }).getByRole('button')).toHaveText([
		'Clemens',
		'Dora',
		'Emil',
		'Franz',
		'Anna',
		'Berti',
		'Xaver',
		'Yvonne'
	]);
	// Who is known sits down by a typed name, too, under the name he has.
	await typeNames(page, ['XAVER']);
	await expect(page.getByRole('button', { name: /^Xaver, Platz \d$/ })).toBeVisible();
	await expect(page.getByRole('alert')).toBeHidden();
});

test('at five the dealer sits out, and sitting out goes round', async ({ page }) => {
	const five = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil'];
	await page.goto('/');
	const table = await newEvening(page, five);
	const out = table.seats.filter({ hasText: 'setzt aus' });
	const deckel = table.panel.getByRole('button', { name: /^Deckel von/ });
	await expect(out).toHaveText(/Emil/);
	await expect(deckel).toHaveCount(4);
	await expect(table.panel.getByRole('button', { name: 'Deckel von Emil' })).toBeHidden();
	// 10 × 2 for each of the four who hold cards, nothing for Emil.
	await table.tap('Anna · Berti · +Clemens');
	await table.expectPrice(20, '10 × 2');
	await table.saveGame();
	await expect(out).toHaveText(/Anna/);
	await expect(page.getByRole('button', { name: 'Anna gibt. Geber ändern' })).toBeVisible();
	await expect(table.seats.filter({ hasText: 'Emil' })).toContainText('0,00 €');
	// 25 × 2 from each of three to Emil.
	await table.tap('Solo · Emil · +Dora');
	await table.saveGame();
	await expect(out).toHaveText(/Berti/);
	await table.tap('Mungo');
	await expect(table.panel.getByRole('group', { name: 'Spritzen' }).getByRole('button')).toHaveText([
		'Anna',
		'Clemens',
		'Dora',
		'Emil'
	]);
	await table.tap('Clemens · Dora');
	await table.saveGame();
	await expect(out).toHaveText(/Clemens/);
	await table.tap('Wenz · Anna · Tout');
	await table.saveGame();
	// +20 +10 +150 | +20 −50 −50 | −20 −50 −10 | −20 −50 −10 −50 | +150 +10 −50; Dora deals and sits out.
	await expect(table.seats).toHaveText([
		`Anna ${euro(180, true)}`,
		`Berti ${euro(-80, true)}`,
		`Clemens ${euro(-80, true)}`,
		/Dora\s*setzt aus/,
		`Emil ${euro(110, true)}`
	]);
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page.getByRole('list', { name: 'Endstand' })).toContainText('−1,30 €');
});

test('at six the player to the right of the dealer sits out as well', WHOLE, async ({ page }) => {
	const six = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz'];
	await page.goto('/');
	const table = await newEvening(page, six);
	const out = table.seats.filter({ hasText: 'setzt aus' });
	await expect(out).toHaveText([/Emil/, /Franz/]);
	await table.tap('Anna · Dora · +Berti');
	await table.saveGame();
	// Anna deals, and to her right, against the clock, sits Franz.
	await expect(out).toHaveText([/Anna/, /Franz/]);
	// §5.7: whoever sat out in the game that decides it can't have held the Alte; seven games for six.
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.tap('Abschlussrunde beginnen');
	await table.tap('Ausgemacht');
	await table.tap('Emil · Dora · +Berti');
	await table.saveGame();
	await expect(out).toHaveText([/Anna/, /Berti/]);
	const alte = page.getByRole('group', { name: 'Wer hatte in Spiel 2 den Alten?' }).getByRole('button');
	await expect(alte).toHaveText(['Berti', 'Clemens', 'Dora', 'Emil']);
	await alte.nth(3).click();
	await expect(out).toHaveText([/Dora/, /Emil/]);
	await expect(page.getByText('Abschlussrunde, Spiel 1 von 7')).toBeVisible();
});
