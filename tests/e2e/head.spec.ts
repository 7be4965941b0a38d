import type { Page } from '@playwright/test';
import { newEvening, Table, typeNames } from './support/table.ts';
import { narrowest } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// What an evening was opened with is corrected, on both sizes of phone. Anna and Berti win a Rufspiel with a Deckel: 10 × 2
// of each of the losers, so 40 cents of winnings (§4.1, §4.4). The trip begins on Friday, 20 November 2026.
const FRIDAY = new Date('2026-11-20T20:00:00+01:00');
const WEEK_AFTER = new Date('2026-11-27T20:00:00+01:00');

async function writeTrip(page: Page): Promise<void> {
	await page.goto('/termine');
	await page.getByRole('button', { name: 'Neuer Termin' }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: 'Zockausflug' }).click();
	await sheet.getByLabel('Tag', { exact: true }).fill('2026-11-20');
	await sheet.getByLabel(/^Letzter Tag/).fill('2026-11-22');
	await sheet.getByRole('button', { name: 'Eintragen' }).click();
	await expect(sheet).toBeHidden();
}

async function playAndClose(page: Page, table: Table): Promise<void> {
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
}

const head = (page: Page) => page.getByRole('banner').getByRole('paragraph');
const again = (page: Page) => page.getByRole('button', { name: /Wie letztes Mal/ });
const kasse = (page: Page, text: string) =>
	expect(page.getByRole('link', { name: /^Kasse/ })).toContainText(text);
const payments = (page: Page) => page.getByRole('heading', { name: /^(Wer zahlt wem|In die Kasse)$/ });
const change = (page: Page) => page.getByRole('button', { name: 'Abend ändern', exact: true });

test.describe('on the narrowest phone', () => {
	test.use({ viewport: narrowest });

	test(
		'a trip becomes an ordinary evening, the Kasse follows, and undo leads back',
		WHOLE,
		async ({ page }) => {
			test.slow();
			await page.clock.setFixedTime(FRIDAY);
			await writeTrip(page);
			await page.goto('/');
			const table = await newEvening(page);
			await expect(head(page)).toHaveText('0 Spiele · Zockausflug · Allgäu');
			// Two lines below the day.
			expect((await head(page).boundingBox())?.height).toBeLessThan(40);
			// After "Los geht’s" keyboards and screen readers begin at the table's heading.
			await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
			await page.getByRole('link', { name: 'Zurück zum Start' }).click();
			await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toContainText('Zockausflug · Allgäu');
			await page.getByRole('link', { name: /Weiterschreiben/ }).click();
			await playAndClose(page, table);
			await expect(payments(page)).toHaveText('Wer zahlt wem');
			await expect(page.getByText('Zockausflug · 1 Spiel')).toBeVisible();

			const sheet = page.getByRole('dialog');
			await change(page).click();
			await sheet.getByRole('button', { name: 'Abend', exact: true }).click();
			await expect(sheet.getByRole('status')).toHaveText('Dann: Kasse +0,40 €.');
			await sheet.getByRole('button', { name: 'Abend ändern' }).click();
			await expect(sheet).toBeHidden();
			await expect(page.getByText('Abend geändert: Kasse +0,40 €.')).toBeVisible();
			await expect(payments(page)).toHaveText('In die Kasse');
			await page.getByRole('button', { name: 'Rückgängig' }).click();
			await expect(payments(page)).toHaveText('Wer zahlt wem');

			// München knows no Deckel; Weitnau plays the same game for the same, and keeps no Kasse.
			await change(page).click();
			await sheet.getByRole('button', { name: 'Abend', exact: true }).click();
			await sheet.getByLabel('Regeln').selectOption({ label: 'München, 2024' });
			await expect(sheet.getByRole('status')).toHaveText('Dann: 1 Spiel zählt nicht mehr.');
			await sheet.getByLabel('Regeln').selectOption({ label: 'Weitnau, ZGB' });
			await sheet.getByRole('button', { name: 'Abend ändern' }).click();
			await expect(sheet).toBeHidden();
			await expect(page.getByText('Regeln Weitnau')).toBeVisible();
			await page.getByRole('link', { name: 'Zurück zum Start' }).click();
			await kasse(page, '0,00 €');
		}
	);

	test('a Stock that changes is handed on, or offered where a game of an old evening was struck', async ({
		page
	}) => {
		test.slow();
		await page.clock.setFixedTime(FRIDAY);
		await page.goto('/');
		const table = await newEvening(page);
		// §8.1: 50 cents for Anna's first wrong deal.
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await page.getByRole('button', { name: 'Anna: Vergeben oder verabhebt' }).click();
		await page.getByRole('button', { name: 'Vergeben: Anna' }).click();
		await playAndClose(page, table);
		await page.clock.setFixedTime(WEEK_AFTER);
		await page.goto('/');
		await again(page).click();
		const news = page.getByRole('region', { name: 'Stand des Abends' });
		await expect(news).toContainText('Stock 0,50 €');
		await playAndClose(page, new Table(page));
		await page.getByRole('link', { name: 'Zurück zum Start' }).click();

		await page.getByRole('link', { name: /20\. November/ }).click();
		await change(page).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('button', { name: 'Stock zu Beginn: 0,00 €' }).click();
		for (const digit of ['1', '00']) await sheet.getByRole('button', { name: digit, exact: true }).click();
		await sheet.getByRole('button', { name: 'Abend ändern' }).click();
		await expect(
			page.getByText('Abend geändert: Stock des nächsten Abends 1,50 statt 0,50 €.')
		).toBeVisible();

		await page.getByRole('link', { name: 'Spiele ansehen und ändern' }).click();
		await table.open(table.rows.filter({ hasText: 'Vergeben' }));
		await sheet.getByRole('button', { name: 'Streichen' }).click();
		await expect(news).toContainText(
			'Heute lagen zu Beginn 1,50 € im Stock; nach den Abenden davor wären es 1,00 €.'
		);
		await page.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(news).toContainText('Übernommen: 1,00 € im Stock');
		await page.getByRole('link', { name: 'Zurück zum Start' }).click();
		await expect(again(page)).toBeVisible();
		await expect(page.getByText('nach den Abenden davor')).toBeHidden();
	});

	test('"Wie letztes Mal" carries no trip over, and seats nobody who has left', WHOLE, async ({ page }) => {
		test.slow();
		await page.clock.setFixedTime(FRIDAY);
		await writeTrip(page);
		await page.goto('/');
		await playAndClose(page, await newEvening(page));
		await page.clock.setFixedTime(WEEK_AFTER);
		await page.goto('/');
		await again(page).click();
		await expect(head(page)).toHaveText('0 Spiele · Allgäu');
		await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
		await playAndClose(page, new Table(page));

		await page.goto('/mitglieder');
		await page.getByRole('link', { name: /^Clemens/ }).click();
		await expect(page.getByText('Abende am Tisch')).toBeVisible();
		await page.getByRole('button', { name: 'Ist ausgetreten' }).click();
		await expect(page.getByRole('alert')).toContainText(
			/Clemens hat noch 0,20 € in die Kasse zu zahlen\. Clemens hat anderen noch 0,20 € zu zahlen\./
		);

		await page.goto('/mitglieder');
		await page.getByRole('link', { name: /^Berti/ }).click();
		await expect(page.getByText('Abende am Tisch')).toBeVisible();
		await page.getByRole('button', { name: 'Ist ausgetreten' }).click();
		// What the trip's losers owe him goes past the Kasse.
		await expect(page.getByText('Berti bekommt von anderen noch 0,20 €.')).toBeVisible();
		await page.getByRole('button', { name: 'Trotzdem ausgetreten' }).click();
		await expect(page.getByRole('button', { name: 'Ist wieder dabei' })).toBeVisible();
		await page.goto('/');
		await expect(again(page)).toContainText('Anna, Clemens, Dora');
		await expect(again(page)).toContainText('Berti ist nicht mehr dabei.');
		await again(page).click();
		await expect(page.getByText('Berti ist nicht mehr dabei. Wer spielt stattdessen mit?')).toBeVisible();
		await expect(page.getByRole('button', { name: /^Platz/ })).toHaveText([/^Anna/, /^Clemens/, /^Dora/]);
		await expect(page.getByRole('button', { name: 'Noch einer fehlt' })).toBeVisible();
		await typeNames(page, ['Emil']);
		await page.getByRole('button', { name: 'Los geht’s' }).click();
		const table = new Table(page, ['Anna', 'Clemens', 'Dora', 'Emil']);
		await expect(table.seats).toHaveCount(4);
	});
});

test('the head of a table is two lines high on a usual phone, whatever the rules are called', async ({
	page
}) => {
	await page.goto('/');
	await newEvening(page, undefined, { book: 'München, 2024' });
	await expect(head(page)).toHaveText('0 Spiele · München');
	expect((await head(page).boundingBox())?.height).toBeLessThan(24);
});

test('rules that are loaded only now say what they change, with an undo, and no game is read out as saved', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Mungo · Anna · Berti');
	await table.saveGame();
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.sheet.getByRole('button', { name: /^Abend ändern/ }).click();
	await table.sheet.getByLabel('Regeln').selectOption({ label: 'München, 2024' });
	// What was read out stays as it was then.
	const spoken = page.getByText(/^Spiel gespeichert\..*Anna −0,10 €/);
	await expect(spoken).toBeAttached();
	await table.sheet.getByRole('button', { name: 'Abend ändern', exact: true }).click();
	await expect(table.rows.filter({ hasText: 'Mungo, lässt sich nicht abrechnen' })).toBeVisible();
	await expect(page.getByText('Abend geändert: 1 Spiel zählt nicht mehr.')).toBeVisible();
	await expect(spoken).toBeAttached();
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(table.rows).toHaveText([/Anna und Berti verlieren/]);
	await table.expectBalances(['Anna', 'Berti', 'Clemens', 'Dora'], [-10, -10, 10, 10]);
});

test('rules of the other kind bring another screen, and what they change is told there with its undo, there and back', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Solo · Anna');
	await table.saveGame();
	const change = async (rules: string): Promise<void> => {
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await table.sheet.getByRole('button', { name: /^Abend ändern/ }).click();
		await table.sheet.getByLabel('Regeln').selectOption({ label: rules });
		await table.sheet.getByRole('button', { name: 'Abend ändern', exact: true }).click();
		await expect(table.sheet).toBeHidden();
	};
	await change('Saukopf, 2016');
	await expect(table.button('Feige Sau')).toBeVisible();
	await expect(page.getByText('Abend geändert: 1 Spiel zählt nicht mehr.')).toBeVisible();
	await change('Allgäu, Juni 2024');
	await expect(table.rows).toHaveText([/Anna gewinnt/]);
	await expect(page.getByText('Abend geändert: 1 Spiel zählt wieder.')).toBeVisible();
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(table.button('Feige Sau')).toBeVisible();
	await expect(page.getByText('Zurückgenommen.')).toBeVisible();
});
