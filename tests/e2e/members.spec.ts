import type { Locator, Page } from '@playwright/test';
import { closedEvening } from './support/kasse.ts';
import { euro, newEvening } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const row = (page: Page, name: string | RegExp): Locator => page.getByRole('link', { name });

async function add(page: Page, name: string, nickname = ''): Promise<void> {
	const form = page.getByRole('form', { name: 'Neues Mitglied' });
	await form.getByLabel('Name', { exact: true }).fill(name);
	await form.getByLabel('Spitzname').fill(nickname);
	await form.getByRole('button', { name: 'Aufnehmen' }).dblclick();
	await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
}

test('two of one name are told apart, everywhere', WHOLE, async ({ page }) => {
	await page.goto('/mitglieder');
	await expect(page.getByText('Noch kein Mitglied.')).toBeVisible();
	await page.getByRole('button', { name: 'Aufnehmen' }).click();
	await expect(page.getByRole('alert')).toHaveText('Ohne Namen geht es nicht.');
	await add(page, 'Anna');
	await page.getByLabel('Name', { exact: true }).fill('anna');
	await expect(
		page.getByText('anna gibt es schon. Ohne eigenen Spitznamen steht der Neue als „anna (2)“ am Tisch.')
	).toBeVisible();
	await add(page, 'Anna');
	await expect(row(page, /^Anna/)).toHaveText([/^Anna(?! \(2\))/, /^Anna \(2\)/]);
	// Pasted from a chat: whoever is there already is not taken in again, and one tap takes all back.
	await page.getByLabel('Name', { exact: true }).fill('Dabei sind:\n1. Vroni\n2. Anna\n3. Xaver');
	const form = page.getByRole('form', { name: 'Neues Mitglied' });
	await expect(form).toContainText(/2 neue Namen:\s*Vroni, Xaver\.\s*Einer steht schon/);
	await form.getByRole('button', { name: 'Alle 2 aufnehmen' }).click();
	await expect(row(page, /^(Vroni|Xaver)/)).toHaveCount(2);
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(row(page, /^(Vroni|Xaver)/)).toHaveCount(0);
	await page.goto('/abend/neu');
	await expect(page.getByRole('button', { name: 'Anna (2)', exact: true })).toBeVisible();
	await page.goto('/mitglieder');
	await row(page, /^Anna \(2\)/).click();
	// The list has a field of this name too.
	const described = page.getByRole('form', { name: 'Angaben' });
	await described.getByLabel('Spitzname').fill('Annerl');
	await described.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('heading', { name: 'Annerl', exact: true })).toBeVisible();
	await page.goto('/abend/neu');
	await expect(page.getByRole('button', { name: /^Ann/ })).toHaveText(['Anna', 'Annerl']);
});

test('who leaves while an evening runs is told what stands there', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	// 10 × 2 cents for the Deckel: Clemens and Dora lose 20 each (§4.1, §4.4).
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.goto('/mitglieder');
	await row(page, /^Clemens/).click();
	await page.getByRole('button', { name: 'Ist ausgetreten' }).click();
	await expect(page.getByRole('alert')).toHaveText(
		`Ein Abend ist noch nicht abgeschlossen: heute, ${euro(-20, true)}.`
	);
	await page.getByRole('button', { name: 'Trotzdem ausgetreten' }).click();
	await expect(page.getByRole('button', { name: 'Ist wieder dabei' })).toBeVisible();
});

test('who played leaves and comes back; who never did can be removed and brought back', async ({ page }) => {
	test.slow();
	await closedEvening(page);

	await test.step('everybody stands in the list, with what he won', async () => {
		await page.goto('/mitglieder');
		await add(page, 'Emil', 'Milli');
		await expect(page.getByRole('link', { name: /Platz|kein Abend/ })).toHaveText([
			/Anna.*\d{4}: Platz 1 von 4.*\+0,20 €/,
			/Berti.*Platz 1 von 4.*\+0,20 €/,
			/Clemens.*Platz 3 von 4.*−0,20 €/,
			/Dora.*Platz 3 von 4.*−0,20 €/,
			/Milli\s*Emil\s*noch kein Abend/
		]);
		await page.getByRole('button', { name: 'Alle Jahre' }).click();
		await expect(page.getByRole('link', { name: /€|kein Abend/ }).first()).toContainText(/Anna\s*\+0,20 €/);
		await expect(page.getByRole('link', { name: /€|kein Abend/ }).last()).toContainText('Milli');
	});

	await test.step('a member’s page', async () => {
		await row(page, /^Clemens/).click();
		const figures = page.getByRole('region', { name: 'Zahlen' });
		await expect(figures).toContainText(/Über alle Abende\s*−0,20 €/);
		await expect(figures).toContainText(/Abende am Tisch\s*1/);
		await expect(figures).toContainText(/In die Kasse gebracht\s*0,00 €\s*0 %/);
		await expect(figures).toContainText(/Offen\s*0,20 €/);
		await expect(page.getByRole('link', { name: /heute/ })).toContainText('−0,20 €');
		await expect(page.getByText('kann nur austreten')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Entfernen' })).toBeHidden();
	});

	await test.step('renamed, gone and back again', async () => {
		await page.getByLabel('Name', { exact: true }).fill('Clemens Maier');
		await page.getByLabel('Eintritt').fill('2026-10-25');
		await page.getByRole('button', { name: 'Speichern' }).click();
		await expect(page.getByText('dabei seit Sonntag, 25. Oktober 2026')).toBeVisible();
		// Two taps on the way out do not answer the question.
		await page.getByRole('button', { name: 'Ist ausgetreten' }).dblclick();
		await expect(page.getByText('hat noch 0,20 € in die Kasse zu zahlen.')).toBeVisible();
		await page.getByRole('button', { name: 'Trotzdem ausgetreten' }).click();
		await expect(page.getByRole('button', { name: 'Ist wieder dabei' })).toBeVisible();
		await page.getByRole('form', { name: 'Angaben' }).getByLabel('Austritt').fill('2026-03-29');
		await page.getByRole('button', { name: 'Speichern' }).click();
		await expect(page.getByRole('alert')).toHaveText('Der Austritt liegt vor dem Eintritt.');
		await page.goto('/abend/neu');
		await expect(page.getByRole('button', { name: 'Dora', exact: true })).toBeVisible();
		await expect(page.getByRole('button', { name: /Clemens/ })).toBeHidden();
		await page.goto('/mitglieder');
		await expect(page.getByRole('region', { name: 'Ausgetreten' })).toContainText('Clemens Maier');
		// As the places beside the names say, which count him.
		await expect(page.getByRole('main')).toContainText(/vor Dora und Clemens Maier \(je −0,20\s€\)/);

		// He pays what he still owes: a booking can name him.
		await page.goto('/kasse');
		await page.getByRole('button', { name: 'Buchen', exact: true }).click();
		const sheet = page.getByRole('dialog');
		await expect(sheet.locator('optgroup[label=Ausgetreten] option')).toHaveText(['Clemens Maier']);
		await sheet.getByLabel('Mitglied').selectOption('Clemens Maier');
		await sheet.getByRole('button', { name: 'Einnahme' }).click();
		for (const digit of '500') await sheet.getByRole('button', { name: digit, exact: true }).click();
		await sheet.getByRole('button', { name: 'Spende', exact: true }).click();
		await sheet.getByRole('button', { name: /buchen$/ }).click();
		await expect(sheet).toBeHidden();
		const booked = page.getByRole('listitem').filter({ hasText: 'Spende' });
		await expect(booked).toContainText('Clemens Maier');
		await expect(booked).toContainText(euro(500, true));

		await page.goto('/mitglieder');
		await row(page, /^Clemens Maier/).click();
		await page.getByRole('button', { name: 'Ist wieder dabei' }).click();
		await expect(page.getByRole('button', { name: 'Ist ausgetreten' })).toBeVisible();
	});

	await test.step('one who never played is removed, and brought back', async () => {
		await page.goto('/mitglieder');
		await row(page, /^Milli/).click();
		await page.getByRole('button', { name: 'Entfernen' }).click();
		await expect(page.getByText('Dieses Mitglied gibt es auf diesem Handy nicht')).toBeVisible();
		await page.getByRole('link', { name: 'Zurück zu den Mitgliedern' }).click();
		await expect(row(page, /^Milli/)).toBeHidden();
		await page.getByRole('button', { name: 'Emil zurückholen' }).click();
		await expect(row(page, /^Milli/)).toBeVisible();
	});
});
