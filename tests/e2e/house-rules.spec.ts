import type { Page, TestInfo } from '@playwright/test';
import { audit } from './support/audit.ts';
import { GALLERY } from '#lib/rules/house/gallery.ts';
import type { RulebookEntry } from '#lib/log/entry.ts';
import { writeBookLink } from '#lib/transfer/shared-book.ts';
import { entry } from '../support/entries.ts';
import { asUpload, clubFile } from './support/championship-file.ts';
import { complaintsOf } from './support/axe.ts';
import { Backup } from './support/backup.ts';
import { Editor } from './support/editor.ts';
import { FOUR, newEvening, Table, typeNames } from './support/table.ts';
import { narrowest } from './support/phone.ts';
import { countTaps } from './support/taps.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** The prices of all games, evening by evening, as the command line computes them from the saved club. */
async function auditedPrices(page: Page, info: TestInfo): Promise<readonly (readonly number[])[]> {
	await page.goto('/sicherung');
	const file = await new Backup(page).save(info, 'club.json');
	return Object.values(audit(file).evenings).map(({ games }) => games.map(({ price }) => price));
}

test('a tariff sheet is entered, played by and changed, and the old evening costs what it did', async ({
	page
}, info) => {
	// "10/20/50, Laufende 10 ab 3, Wenz ab 2, Klopfen, Kontra/Re, Ramsch 20 der Höchste zahlt alle, Jungfrau doppelt"
	const editor = await Editor.open(page, 'Aus München');
	await editor.number('Tarif', 'Rufspiel', 20);
	await editor.number('Tarif', 'Solo und Wenz', 50);
	await editor.number('Tarif', 'Grundtarif', 10);
	await editor.number('Tarif', 'Laufende ab', 3);
	await editor.number('Tarif', 'Laufende beim Wenz ab', 2);
	await editor.unfold('Doppeln');
	await editor.write('Doppeln', 'Wie das Verdoppeln heißt', 'Kontra, Re');
	await editor.turn('Doppeln', 'Klopfen, Legen oder Deckel');
	await editor.write('Doppeln', 'Wie das heißt', 'Klopfer');
	const nobody = 'Wenn keiner spielt';
	await editor.unfold(nobody);
	await editor.choose(nobody, nobody, 'Ramsch oder Mungo: jeder gegen jeden');
	await editor.number(nobody, 'Ramsch kostet', 20);
	await editor.choose(nobody, 'Wer zahlt', 'Der Höchste zahlt alle');
	await editor.turn(nobody, 'Jungfrau');
	// 20 + 10 + 3 × 10; 50 + 2 × 10; 20 × 2
	await editor.expectExample('Tarif', 'Rufspiel, gewonnen, Schneider, 3 Laufende', '0,60 €');
	await editor.expectExample('Tarif', 'Wenz, verloren mit 2 Laufenden', '0,70 €');
	await editor.expectExample(nobody, 'Ramsch, A ohne Stich', '0,40 €');
	await editor.saveAs('Stammtisch Krone', 'Herbst');

	await page.goto('/');
	const table = await newEvening(page, FOUR, { book: 'Stammtisch Krone, Herbst' });
	await table.tap('Anna · Berti · Schneider · 3 Laufende · Kontra · Klopfer von Clemens');
	await table.expectPrice(240, '(20 + 10 + 30) × 2 × 2');
	await table.saveGame();
	await table.tap('Ramsch · Dora · Jungfrau: Anna');
	await table.expectPrice(40, '20 × 2');
	await table.saveGame();
	const balances = [240 + 40, 240 + 40, -240 + 40, -240 - 120];
	await table.expectBalances(FOUR, balances);
	const address = page.url();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page.getByRole('list', { name: 'Endstand' })).toContainText('Anna gewonnen +2,80 €');

	// It can be read like any other, with what was changed marked.
	await page.goto('/regeln');
	await page.getByRole('link', { name: 'Stammtisch Krone' }).click();
	await expect(page.getByLabel('Nur Unterschiede zu München')).toBeVisible();

	const again = await Editor.open(page, 'Stammtisch Krone, Herbst ändern');
	await again.number('Tarif', 'Rufspiel', 30);
	await again.number('Tarif', 'Ramsch', 50);
	await again.saveAs('Stammtisch Krone', 'Winter');
	await page.goto(address);
	await table.expectBalances(FOUR, balances);

	await page.goto('/');
	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	// The present edition is offered first, and the old one no more.
	const rules = page.getByLabel('Regeln');
	await expect(rules.getByRole('option').first()).toHaveText('Stammtisch Krone, Winter');
	await expect(rules.getByRole('option', { selected: true })).toHaveText('Stammtisch Krone, Winter');
	await expect(rules.getByRole('option', { name: 'Herbst' })).toHaveCount(0);
	for (const name of FOUR) await page.getByRole('button', { name, exact: true }).first().click();
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	const next = new Table(page);
	await next.tap('Anna · Berti');
	await next.expectPrice(30, '30');
	await next.saveGame();
	expect(await auditedPrices(page, info)).toEqual([[240, 40], [30]]);

	// Anybody may ask what a game costs by it, beside another book.
	await page.goto('/rechner');
	await page.getByLabel('Regeln').selectOption({ label: 'Stammtisch Krone, Winter' });
	await page.getByLabel('Daneben').selectOption({ label: 'Allgäu' });
	await expect(page.getByRole('main')).toContainText('0,30 €');
	await page.reload();
	await expect(page.getByLabel('Regeln').getByRole('option', { selected: true })).toHaveText(
		'Stammtisch Krone, Winter'
	);
});

test('a game is tried by the book as it is being changed, the old bill beside the new one', async ({
	page
}) => {
	await page.goto('/regeln/eigene');
	await page.getByRole('link', { name: 'Aus München' }).click();
	const tried = page.getByRole('region', { name: 'Ein Spiel zur Probe' });
	await expect(tried.getByRole('heading', { name: 'Wie bisher' })).toBeVisible();
	await tried.getByRole('combobox', { name: 'Wie', exact: true }).selectOption({ label: 'mit Schneider' });
	await tried.getByRole('combobox', { name: 'Laufende' }).selectOption('3');
	// München: 5 + 5 + 3 × 5.
	await expect(tried.getByRole('table')).toContainText('0,25');
	await page.getByRole('spinbutton', { name: 'Was zahlt ihr für ein Rufspiel?' }).fill('20');
	// 20 + 5 + 3 × 5.
	await expect(tried.getByRole('table')).toHaveText([/0,25/, /0,40/]);
	await expect(tried.getByRole('heading', { level: 3 })).toHaveText(['Bisher', 'Neu']);
	expect(await complaintsOf(page)).toEqual([]);
});

test('a sheet of ten prices is entered in 25 taps and its figures', WHOLE, async ({ page }, info) => {
	await page.setViewportSize(narrowest);
	await page.goto('/regeln/eigene');
	const taps = await countTaps({ page });
	await page.getByRole('link', { name: 'Aus München' }).click();
	const editor = new Editor(page);
	const first = 'Die ersten Fragen';
	await editor.tapIn(first, 'Was zahlt ihr für ein Rufspiel?', 20);
	await editor.tapIn(first, 'Was zahlt ihr für ein Solo?', 60);
	await editor.tapIn(first, 'Was zahlt ihr für einen Wenz?', 50);
	await editor.tapIn(first, 'Was kommt für Schneider dazu?', 10);
	await editor.tapIn(first, 'Was kommt für jeden Laufenden dazu?', 10);
	await editor.choose(first, 'Was ist, wenn alle passen?', 'Ramsch oder Mungo: jeder gegen jeden');
	await editor.tapIn(first, 'Was kostet der Ramsch?', 30);
	const outcome = 'Gewonnen, Schneider, Schwarz';
	await editor.unfold(outcome);
	await editor.tapIn(outcome, 'Schwarz', 20);
	await editor.unfold('Geier im Einzelnen');
	await editor.tapIn('Geier im Einzelnen', 'Preis', 40);
	await editor.unfold('Farbwenz im Einzelnen');
	await editor.tapIn('Farbwenz im Einzelnen', 'Preis', 70);
	await editor.unfold('Bettel im Einzelnen');
	await editor.tapIn('Bettel im Einzelnen', 'Preis', 30);
	await page.getByLabel('Name des Regelbuchs').click();
	await page.keyboard.type('Zehn Preise');
	await page.getByLabel('Fassung', { exact: true }).click();
	await page.keyboard.type('Herbst');
	await expect(editor.save).toHaveText(/^Speichern, 1\d Änderungen$/);
	await editor.save.click();
	await expect(page.getByText('Zehn Preise')).toBeVisible();
	// A list is opened and something chosen in it outside the page: two taps more.
	expect((await taps()) + 2).toBeLessThanOrEqual(25);

	await page.goto('/');
	const table = await newEvening(page, FOUR, { book: 'Zehn Preise, Herbst' });
	for (const [typed, cents, sum] of [
		['Anna · Berti · Schwarz', 50, '20 + 10 + 20'],
		['Solo · Eichel · Dora', 60, '60'],
		['Wenz · Anna · 2 Laufende', 70, '50 + 20'],
		['Geier · Anna', 40, '40'],
		['Farbwenz · Eichel · Anna', 70, '70'],
		['Bettel · Berti', 30, '30']
	] as const) {
		await table.tap(typed);
		await table.expectPrice(cents, sum);
		await table.saveGame();
	}
	await table.tap('Ramsch · Dora');
	await table.saveGame();
	expect((await auditedPrices(page, info))[0]).toEqual([50, 60, 70, 40, 70, 30, 30]);
});

test('a tournament card is entered and played by', WHOLE, async ({ page }, info) => {
	// "Rufspiel 1, Solo und Wenz 5, Laufende zählen nicht, Schwarz 3": what the card does not name costs nothing.
	const editor = await Editor.open(page, 'Aus Schafkopfschule');
	await editor.number('Tarif', 'Rufspiel', 1);
	await editor.number('Tarif', 'Solo und Wenz', 5);
	await editor.turn('Tarif', 'Laufende zählen');
	const outcome = 'Gewonnen, Schneider, Schwarz';
	await editor.unfold(outcome);
	await editor.number(outcome, 'Schneider', 0);
	await editor.number(outcome, 'Schwarz', 3);
	// (1 + 3) × 10 Cent
	await editor.expectExample(outcome, 'Rufspiel, gewonnen, Schwarz', '0,40 €');
	await editor.saveAs('Turnier', '2026');

	await page.goto('/');
	const table = await newEvening(page, FOUR, { book: 'Turnier, 2026', unit: 10 });
	await expect(table.panel.getByRole('button', { name: / Laufende/ })).toHaveCount(0);
	await table.tap('Anna · Berti · Schwarz');
	await table.expectPrice(40, '10 + 30');
	await table.saveGame();
	await table.tap('Wenz · Dora · Verloren');
	await table.expectPrice(50, '50');
	await table.saveGame();
	await table.expectBalances(FOUR, [40 + 50, 40 + 50, -40 + 50, -40 - 150]);
	expect(await auditedPrices(page, info)).toEqual([[40, 50]]);
});

test('what is impossible is refused with its reason, and every change can be taken back', async ({
	page
}) => {
	const editor = await Editor.open(page, 'Aus Allgäu');
	await page.getByLabel('Name des Regelbuchs').fill('Versuch');
	await expect(editor.save).toHaveText('Noch ist nichts geändert');
	await editor.unfold('Wenz im Einzelnen');
	const wenz = 'Wenz im Einzelnen';
	await editor.number(wenz, 'Laufende höchstens', 1);
	await expect(page.getByRole('alert')).toHaveText(
		'Wenz, Laufende ab: Laufende ab 2 können bei Wenz nie zählen: es gibt höchstens 1.'
	);
	await expect(editor.save).toHaveAttribute('aria-disabled', 'true');
	await page.getByRole('button', { name: 'Laufende höchstens zurück auf 4 Laufende' }).click();
	await expect(page.getByRole('alert')).toBeHidden();
	await expect(editor.save).toHaveText('Noch ist nichts geändert');
	await expect(editor.save).toHaveAttribute('aria-disabled', 'true');

	await editor.part(wenz).getByRole('spinbutton', { name: 'Preis' }).fill('2,5');
	await expect(page.getByRole('alert')).toHaveText('Wenz, Preis: Hier stehen nur ganze Zahlen, ohne Komma.');
	await expect(editor.part(wenz).getByText('Hier stehen nur ganze Zahlen, ohne Komma.')).toBeVisible();
	await editor.number(wenz, 'Preis', 50);
	await expect(editor.save).toHaveText('Speichern, 1 Änderung');
});

test('what goes with a change comes back with it, and two things of one name leave the editor as it was', async ({
	page
}) => {
	const editor = await Editor.open(page, 'Aus Allgäu');
	await page.getByLabel('Name des Regelbuchs').fill('Versuch');
	const nobody = 'Wenn keiner spielt';
	await editor.unfold(nobody);
	await editor.choose(nobody, nobody, 'Muss: einer muss spielen');
	await expect(editor.save).toHaveText('Speichern, 1 Änderung');
	await page
		.getByRole('button', { name: `${nobody} zurück auf Ramsch` })
		.first()
		.click();
	await expect(editor.save).toHaveText('Noch ist nichts geändert');

	await editor.unfold('Gewonnen, Schneider, Schwarz');
	const words = 'Eure Wörter';
	await editor.unfold(words);
	await editor.write(words, 'Schwarz heißt', 'Schneider');
	await editor.write(words, 'Solo heißt', 'Wenz');
	await editor.save.click();
	await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
		'„Wenz“ heißt zweierlei. Soll das so sein?',
		'„Schneider“ heißt zweierlei. Soll das so sein?'
	]);
	await editor.write(words, 'Schwarz heißt', 'Schwarz');
	await editor.write(words, 'Solo heißt', 'Einzel');
	await expect(editor.save).toHaveText('Speichern, 1 Änderung');
	await editor.save.click();
	await expect(page.getByRole('heading', { name: 'Eigene Regeln' })).toBeVisible();
});

test('a field that shows a fault keeps its book from being saved, whatever else is filled in, and is one tap away', async ({
	page
}) => {
	await page.setViewportSize(narrowest);
	const editor = await Editor.open(page, 'Aus Allgäu');
	await page.getByLabel('Name des Regelbuchs').fill('Versuch');
	const [rufspiel, solo] = ['Rufspiel im Einzelnen', 'Solo im Einzelnen'];
	await editor.unfold(rufspiel);
	await editor.unfold(solo);
	const price = editor.part(rufspiel).getByRole('spinbutton', { name: 'Preis' });
	await price.fill('12,5');
	await editor.number(solo, 'Preis', 30);
	const fault = page.getByRole('alert').getByRole('button');
	await expect(fault).toHaveText('Rufspiel, Preis: Hier stehen nur ganze Zahlen, ohne Komma.');
	await expect(editor.save).toHaveAttribute('aria-disabled', 'true');

	await page.getByRole('heading', { name: rufspiel, exact: true }).click();
	await expect(price).toBeHidden();
	await fault.click();
	await expect(price).toBeFocused();
	await expect(price).toBeInViewport();
	await expect(price).toHaveAttribute('aria-invalid', 'true');
	await price.fill('15');
	await expect(page.getByRole('alert')).toBeHidden();
	await expect(editor.save).toHaveText('Speichern, 2 Änderungen');

	// What a check refuses is marked and led to as well.
	await editor.unfold('Töpfe');
	await editor.turn('Töpfe', 'Topf 1');
	await editor.turn('Töpfe', 'Topf 1: nach einem verlorenen Einzelspiel');
	await page.getByRole('heading', { name: 'Töpfe', exact: true }).click();
	await expect(fault).toHaveText('Töpfe, Topf 1: In „Topf 1“ zahlt so keiner etwas.');
	await fault.click();
	const pot = editor.part('Töpfe').getByRole('switch', { name: 'Topf 1', exact: true });
	await expect(pot).toBeFocused();
	await expect(pot).toHaveAttribute('aria-invalid', 'true');
	await pot.click();
	await expect(editor.save).toHaveText('Speichern, 2 Änderungen');

	// A fault goes with its field.
	await editor.unfold('Geier im Einzelnen');
	await editor.part('Geier im Einzelnen').getByRole('spinbutton', { name: 'Preis' }).fill('viel');
	await expect(fault).toHaveText('Geier, Preis: Hier stehen nur Ziffern.');
	await editor.unfold('Spiele');
	await editor.turn('Spiele', 'Geier');
	await expect(page.getByRole('alert')).toBeHidden();
	await editor.saveAs('Versuch', 'Herbst');
	await expect(page.getByRole('listitem').filter({ hasText: 'Versuch' })).toContainText(
		'Solo: Preis 30 Cent'
	);
});

test('a draft outlives back, close and a kill', WHOLE, async ({ device }) => {
	let page = await device.open();
	await page.setViewportSize(narrowest);
	let editor = await Editor.open(page, 'Aus München');
	const kept = (): Promise<void> => expect(page.getByText('Entwurf liegt auf diesem Handy')).toBeVisible();
	await page.getByLabel('Name des Regelbuchs').fill('Stammtisch');
	await editor.number('Tarif', 'Grundtarif', 10);
	await kept();

	await page.getByRole('link', { name: 'Zurück zu den eigenen Regeln' }).click();
	await expect(page.getByText(/^Entwurf „Stammtisch“ vom/)).toBeVisible();
	await page.getByRole('link', { name: 'Aus München' }).click();
	await expect(page.getByText('Stammtisch, 1 Änderung')).toBeVisible();
	await page.getByRole('button', { name: 'Weiter am Entwurf' }).click();
	await editor.unfold('Tarif');
	await editor.number('Tarif', 'Rufspiel', 20);
	await kept();

	await device.close();
	page = await device.open('/regeln/eigene/muenchen');
	await page.setViewportSize(narrowest);
	await page.getByRole('button', { name: 'Weiter am Entwurf' }).click();
	editor = new Editor(page);
	await editor.unfold('Tarif');
	await editor.number('Tarif', 'Solo und Wenz', 50);
	await kept();

	await device.kill();
	page = await device.open('/regeln/eigene/muenchen');
	await page.setViewportSize(narrowest);
	await expect(page.getByText('Stammtisch, 3 Änderungen')).toBeVisible();
	await page.getByRole('button', { name: 'Weiter am Entwurf' }).click();
	editor = new Editor(page);
	await editor.unfold('Tarif');
	await expect(editor.part('Tarif').getByRole('spinbutton', { name: 'Solo und Wenz' })).toHaveValue('50');
	await editor.saveAs('Stammtisch', 'Herbst');
	// Once saved, it is not offered a second time.
	await page.getByRole('link', { name: 'Aus München' }).click();
	await expect(page.getByLabel('Name des Regelbuchs')).toHaveValue('');
	await page.getByLabel('Name des Regelbuchs').fill('Weg damit');
	await kept();
	await page.getByRole('link', { name: 'Zurück zu den eigenen Regeln' }).click();
	await page.getByRole('link', { name: 'Aus München' }).click();
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await expect(page.getByLabel('Name des Regelbuchs')).toHaveValue('');
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(overflow).toBeLessThanOrEqual(0);
});

test('books of one name are told apart, warned of and hidden', WHOLE, async ({ page }) => {
	await page.setViewportSize(narrowest);
	for (const price of [20, 30]) {
		const editor = await Editor.open(page, 'Aus München');
		await editor.number('Tarif', 'Rufspiel', price);
		await page.getByLabel('Name des Regelbuchs').fill('Stammtisch');
		await editor.save.click();
		if (price === 30) {
			await expect(page.getByRole('alert')).toContainText('So heißt schon ein anderes: Stammtisch');
			await editor.save.click();
		}
		await expect(page.getByRole('heading', { name: 'Eigene Regeln' })).toBeVisible();
	}
	const books = page.getByRole('listitem').filter({ hasText: 'Stammtisch' });
	await expect(books).toHaveCount(2);
	await expect(books.nth(0)).toContainText('Nr. 2, nach München, anders: Rufspiel 30 Cent');

	await page.goto('/abend/neu');
	const offered = page.getByRole('radio', { name: 'Stammtisch' });
	await expect(offered).toHaveCount(2);
	await expect(offered.nth(0)).toHaveAccessibleName(/^Stammtisch, .*, Nr\. 2$/);
	await expect(offered.nth(1)).not.toHaveAccessibleName(/Nr\./);

	await page.goto('/regeln/eigene');
	await page.getByRole('button', { name: /^Stammtisch, .*, Nr\. 2 ausblenden$/ }).click();
	await expect(page.getByRole('heading', { name: 'Ausgeblendet' })).toBeVisible();
	await page.goto('/abend/neu');
	await expect(offered).toHaveCount(1);
	await page.goto('/regeln/eigene');
	await page.getByRole('button', { name: /Nr\. 2 wieder zeigen$/ }).click();
	await expect(page.getByRole('heading', { name: 'Ausgeblendet' })).toBeHidden();
});

test('everybody can use the editor, at any width and in the dark', WHOLE, async ({ page }) => {
	test.slow();
	// The dark theme differs only in colours, the wide window only in columns.
	for (const [colorScheme, width, what] of [
		['light', 360, 'all'],
		['dark', 1280, 'colours']
	] as const) {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/regeln/eigene/allgaeu');
		await page.getByRole('heading', { name: 'Tarif', exact: true }).waitFor();
		// The first one lies open.
		for (const summary of (await page.locator('summary').all()).slice(1)) await summary.click();
		expect(await complaintsOf(page, what)).toEqual([]);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	}
});

test(
	'a Hochzeit is made in the editor, played with whoever takes the card, and stands on bill and Abrechnung',
	WHOLE,
	async ({ page }, info) => {
		const editor = await Editor.open(page, 'Aus München');
		await editor.unfold('Eigene Spiele');
		await editor.choose('Eigene Spiele', 'Eigenes Spiel 1', 'Hochzeit: mit dem, der die Karte nimmt');
		const hochzeit = 'Hochzeit im Einzelnen';
		await editor.unfold(hochzeit);
		await editor.number(hochzeit, 'Preis', 30);
		await editor.write(hochzeit, 'Name', 'Solo');
		await expect(page.getByRole('alert')).toContainText('Solo heißt schon ein anderes Spiel.');
		await editor.write('Solo im Einzelnen', 'Name', 'Hochzeit');
		await editor.expectExample(hochzeit, 'Hochzeit, verloren', '0,30 €');
		await editor.saveAs('Krone mit Hochzeit', 'Winter');

		await page.goto('/');
		const table = await newEvening(page, FOUR, { book: 'Krone mit Hochzeit, Winter' });
		await table.tap('Hochzeit · Anna · Clemens · Verloren');
		await table.expectPrice(30, '30');
		await table.saveGame();
		await table.expectBalances(FOUR, [-30, 30, -30, 30]);
		await page.getByRole('link', { name: 'Abrechnung' }).click();
		await expect(page.getByText('Hochzeit').first()).toBeVisible();
		expect(await auditedPrices(page, info)).toEqual([[30]]);
	}
);

test('a book comes from another club by link, code or file, beside one of its name or as its next edition', async ({
	page
}) => {
	const handedOn = (price: number, edition: string) =>
		entry('05', 'rulebook', {
			rulebook: `krone-${price}`,
			base: 'muenchen',
			name: 'Krone',
			changes: { edition, contracts: { rufspiel: { base: { value: price } } } }
		}) as RulebookEntry;
	const linked = (price: number, edition: string): string =>
		`/regeln/nehmen#${writeBookLink('anderswo', handedOn(price, edition))}`;
	await page.goto(linked(30, 'Herbst'));
	await expect(page.getByRole('main')).toContainText('Rufspiel: 30 Cent statt 5.');
	await page.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(page.getByRole('heading', { name: 'Regeln Krone' })).toBeVisible();

	// What goes out is what came in, and comes to nothing here.
	await page.getByRole('button', { name: 'Weitergeben' }).click();
	await expect(page.getByRole('img', { name: 'QR-Code des Regelbuchs' })).toBeVisible();
	const address = await page.getByLabel('Der Link').inputValue();
	await page.goto('/');
	await page.goto(address);
	await expect(page.getByText('Dieses Regelbuch steht hier schon.')).toBeVisible();

	// A file of one book is asked about alike.
	await page.goto('/sicherung');
	const file = asUpload('krone', clubFile([handedOn(40, 'Winter')]));
	await page.getByLabel('Datei auswählen').setInputFiles(file);
	await expect(page.getByText('„Krone“ gibt es hier schon, in der Fassung Herbst.')).toBeVisible();
	await expect(page.getByRole('main')).toContainText('Rufspiel: 40 Cent statt 30.');
	await page.getByRole('button', { name: 'Als neue Fassung' }).click();
	await expect(page.getByRole('heading', { name: 'Regeln Krone' })).toBeVisible();
	await page.goto(linked(50, 'Sommer'));
	await page.getByRole('button', { name: 'Daneben legen' }).click();
	await expect(page.getByRole('heading', { name: 'Regeln Krone' })).toBeVisible();
	await page.goto('/abend/neu');
	const offered = page.getByRole('radio', { name: 'Krone' });
	await expect(offered.nth(0)).toHaveAccessibleName('Krone, Sommer');
	await expect(offered.nth(1)).toHaveAccessibleName('Krone, Winter');

	// An example sheet is a start like any other.
	await page.goto('/regeln/eigene');
	await page.getByRole('link', { name: 'Verein 10/50' }).click();
	await expect(page.getByLabel('Name des Regelbuchs')).toHaveValue('Verein 10/50');
	await expect(page.getByRole('spinbutton', { name: 'Was zahlt ihr für ein Solo?' })).toHaveValue('50');

	// What cannot be priced is refused with its sentence.
	await page.goto(linked(2.5, 'Frühling'));
	await expect(page.getByRole('alert')).toContainText('Rufspiel, Preis: hier steht eine ganze Zahl');
});

test(
	'a round of the club’s own follows on a Herz-Solo, names who must play, and a level game is dealt again',
	WHOLE,
	async ({ page }) => {
		const editor = await Editor.open(page, 'Aus München');
		await editor.unfold('Runden');
		await editor.turn('Runden', 'Eigene Runde 1');
		await editor.write('Runden', 'Eigene Runde 1 heißt', 'Herzrunde');
		await editor.choose('Runden', 'Herzrunde dauert', 'eine feste Zahl von Spielen');
		await editor.number('Runden', 'Herzrunde: wie viele Spiele', 1);
		await editor.choose('Runden', 'Herzrunde: wer spielen muss', 'wer gibt');
		await editor.number('Runden', 'Herzrunde: womit', 3);
		const next = 'Was danach folgt';
		await editor.unfold(next);
		await editor.turn(next, 'Satz 1: nach etwas anderem');
		await editor.choose(next, 'Satz 1: wonach', 'gespielt');
		await editor.choose(next, 'Satz 1: in welcher Farbe', 'Herz');
		await editor.choose(next, 'Satz 1: was dann', 'Herzrunde');
		const outcome = 'Gewonnen, Schneider, Schwarz';
		await editor.unfold(outcome);
		await editor.turn(outcome, 'Bei 60 : 60 noch einmal');
		await editor.saveAs('Stammtisch Krone', 'Herbst');

		await page.goto('/');
		const table = await newEvening(page, FOUR, { book: 'Stammtisch Krone, Herbst' });
		const news = page.getByRole('region', { name: 'Stand des Abends' });
		await table.play('Solo · Berti · Herz', 20, '20', [-20, 60, -20, -20]);
		await expect(news).toContainText('Herzrunde, Spiel 1 von 1');
		await expect(news).toContainText('alles ×\u00a03');
		await expect(page.getByText('Anna muss spielen: Herzrunde.')).toBeVisible();

		// Drawn: it costs nothing, is no game of the round, and Anna deals again.
		await table.tap('Mehr · Anna muss spielen');
		await table.tap('Clemens · 60 : 60');
		await expect(table.button('Verloren')).toHaveAttribute('aria-pressed', 'false');
		await table.saveGame();
		await expect(table.rows.first()).toContainText('Anna: unentschieden');
		await table.expectBalances(FOUR, [-20, 60, -20, -20]);
		await expect(news).toContainText('Herzrunde, Spiel 1 von 1');
		await expect(page.getByText('Anna muss spielen: Herzrunde.')).toBeVisible();

		await table.play('Anna · Clemens · Schneider', 30, '(5 + 5) × 3', [10, 30, 10, -50]);
		await expect(news).not.toContainText('Herzrunde');
	}
);

test(
	'who must play is asked at the table and told with one tap, and wins by a goal of his own',
	WHOLE,
	async ({ page }, info) => {
		const editor = await Editor.open(page, 'Aus München');
		const nobody = 'Wenn keiner spielt';
		await editor.unfold(nobody);
		await editor.choose(nobody, nobody, 'Muss: einer muss spielen');
		await editor.choose(nobody, 'Wer dann muss', 'wer den Eichel-Ober hat');
		await editor.number(nobody, 'Wer muss, gewinnt ab', 56);
		const next = 'Was danach folgt';
		await editor.unfold(next);
		await editor.turn(next, 'Satz 1: nach etwas anderem');
		await editor.choose(next, 'Satz 1: in welchem Spiel', 'Solo');
		await editor.choose(next, 'Satz 1: was dann', 'muss spielen, wer davor am meisten verloren hat');
		await editor.saveAs('Stammtisch Krone', 'Herbst');

		await page.goto('/');
		const table = await newEvening(page, FOUR, { book: 'Stammtisch Krone, Herbst' });
		// Only the table knows who holds the card: it may be any of the four. A Rufspiel is 5, and 56 Augen are enough.
		await table.tap('Mehr');
		await expect(table.sheet).toContainText('Wer den Eichel-Ober hat, muss spielen: wenn alle passen.');
		const asked = table.sheet.getByRole('group', { name: 'Wer muss spielen?' }).getByRole('button');
		await expect(asked).toHaveText(FOUR);
		await table.play('Berti muss spielen · Clemens · Augen eingeben · 5 · 6 · OK', 5, '5', [-5, 5, 5, -5]);
		await expect(table.rows.first()).toContainText('Berti mit Clemens gewinnen');
		await expect(table.rows.first()).toContainText('gemusst');
		// Whoever plays of his own will has lost with as many.
		await table.play('Anna · Dora · Augen eingeben · 5 · 6 · OK', 5, '5', [-10, 10, 10, -10]);
		await expect(table.rows.first()).toContainText('Anna mit Dora verlieren');
		await table.play('Solo · Clemens · Herz · Verloren', 20, '20', [10, 30, -50, 10]);

		// Now it is Clemens alone, and 55 are one too few for him, too.
		await expect(page.getByText('Clemens muss spielen: nach Solo (verloren).')).toBeVisible();
		await table.tap('Mehr');
		await expect(asked).toHaveText(['Clemens']);
		await table.play('Clemens muss spielen · Anna · Augen eingeben · 5 · 5 · OK', 5, '5', [5, 35, -55, 15]);
		await expect(table.rows.first()).toContainText('Clemens mit Anna verlieren');
		await expect(page.getByText('Clemens muss spielen')).toHaveCount(0);
		expect(await auditedPrices(page, info)).toEqual([[5, 5, 20, 5]]);
	}
);

test('Schneider is announced before the first card, and missed it is lost at the price it would have won', async ({
	page
}) => {
	const editor = await Editor.open(page, 'Aus München');
	const outcome = 'Gewonnen, Schneider, Schwarz';
	await editor.unfold(outcome);
	await editor.turn(outcome, 'Schneider und Schwarz ansagen');
	// (20 + 5) × 2
	await editor.expectExample(outcome, 'Solo, Schneider angesagt', '0,50 €');
	await editor.saveAs('Stammtisch Krone', 'Herbst');

	await page.goto('/');
	const table = await newEvening(page, FOUR, { book: 'Stammtisch Krone, Herbst' });
	await table.tap('Solo · Berti · Herz · Mehr · Schneider angesagt');
	await table.sheet.getByRole('button', { name: 'Fertig' }).click();
	await expect(page.getByRole('button', { name: /^Mehr:/ })).toContainText('Ansage');
	await table.expectPrice(50, '(20 + 5) × 2');
	await table.tap('Verloren');
	await table.expectPrice(50, '(20 + 5) × 2');
	await table.saveGame();
	await table.expectBalances(FOUR, [50, -150, 50, 50]);
	await expect(table.rows.first()).toContainText('Schneider angesagt');
	await table.rows.first().getByRole('button').first().click();
	await expect(table.sheet).toContainText('Schneider angesagt und nicht geschafft: verloren');
});

test('a table doubles its tariff from the next game on, and takes it back', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page, FOUR);
	await table.tap('Anna · Berti');
	await table.expectPrice(10, '10');
	await table.saveGame();
	await table.tap('Mehr · Tarif wechseln');
	await expect(table.sheet).toContainText('Bisher: einfacher Tarif. Der neue gilt ab Spiel 2');
	await table.sheet.getByRole('button', { name: 'Doppelter Tarif' }).click();
	await table.sheet.getByRole('button', { name: 'Alle einverstanden: ab Spiel 2 doppelter Tarif' }).click();
	await expect(table.rows.first()).toContainText('Ab hier doppelter Tarif');
	await table.tap('Solo · Berti · Herz');
	await table.expectPrice(50, '50');
	await table.saveGame();
	await table.expectBalances(FOUR, [10 - 50, 10 + 150, -10 - 50, -10 - 50]);
	await table.rows.first().getByRole('button').first().click();
	await expect(table.sheet).toContainText('Gerechnet ist: doppelter Tarif.');
	await page.keyboard.press('Escape');
	const address = page.url();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	const tariffs = page.getByText('Spiel 1 einfacher Tarif, ab Spiel 2 doppelter Tarif');
	await expect(tariffs).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	await expect(tariffs).toBeVisible();
	await page.emulateMedia({ media: 'screen' });
	await page.goto(address);
	await table.rows.filter({ hasText: 'Ab hier doppelter Tarif' }).getByRole('button').first().click();
	await table.sheet.getByRole('button', { name: 'Streichen' }).click();
	await table.expectBalances(FOUR, [10 - 25, 10 + 75, -10 - 25, -10 - 25]);
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page.getByText('2 Spiele')).toBeVisible();
	await expect(page.getByText(/doppelter Tarif/)).toHaveCount(0);
});

test('three play by a book for three: one alone against two, and the deal goes round', async ({ page }) => {
	const editor = await Editor.open(page, 'Aus München');
	await editor.unfold('Spiele');
	await editor.turn('Spiele', 'Kurzes Blatt');
	await editor.turn('Spiele', 'Zu dritt');
	await editor.saveAs('Zu dritt', 'Herbst');

	await page.goto('/');
	const three = FOUR.slice(0, 3);
	const table = await newEvening(page, three, { book: 'Zu dritt, Herbst' });
	await table.tap('Solo · Berti · Herz');
	await table.expectPrice(20, '20');
	await table.saveGame();
	await table.expectBalances(three, [-20, 40, -20]);
	await table.panel.getByRole('button', { name: /^Keiner spielt/ }).click();
	await expect(table.rows.first()).toContainText('je 0,10 € in den Stock');
	await table.tap('Wenz · Anna');
	await table.saveGame();
	// 10 each into the Stock; Anna wins 20 of each of two and the 30.
	await table.expectBalances(three, [-20 - 10 + 40 + 30, 40 - 10 - 20, -20 - 10 - 20]);
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page.getByText('2 Spiele · Regeln Zu dritt')).toBeVisible();
});

test(
	'each of the ten most played tariffs is one tap, and the last one tapped is played',
	WHOLE,
	async ({ page }) => {
		await page.goto('/abend/neu');
		await expect(page.getByRole('radio', { name: /^Saukopf/ })).toBeVisible();
		for (const { name } of GALLERY) {
			await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
			await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
		}
		await page.getByRole('radio', { name: /^Verein 10\/50/ }).check();
		await typeNames(page, [FOUR.join(', ')]);
		await page.getByRole('button', { name: 'Los geht’s' }).click();
		const table = new Table(page, FOUR);
		// 10, and a Rufspiel with Schneider 10 more
		await table.tap('Anna · Berti · Schneider');
		await table.expectPrice(20, '10 + 10');
	}
);
