import type { Page } from '@playwright/test';
import { entry, fileText, game, members, opening } from '../support/entries.ts';
import { Backup } from './support/backup.ts';
import { FOUR, newEvening, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const GUESTS = ['emil', 'fritz', 'gustl', 'hans'] as const;

/** Another club: its evening with one game, in which emil won 25 from each. */
const guests = {
	name: 'gast.schafkopf.json',
	mimeType: 'application/json',
	buffer: Buffer.from(
		fileText(
			[
				entry('0 name', 'club', { name: 'Gastverein' }),
				...members(...GUESTS),
				opening('1', { seats: GUESTS, dealer: 'hans' }),
				game('2', { contract: 'solo', declarer: 'emil', won: true })
			],
			{ club: 'gast' }
		)
	)
};

/** Opens the other club from the start page. */
async function change(page: Page, name: string): Promise<void> {
	await page.goto('/');
	await page.getByRole('button', { name: `Zu ${name}`, exact: true }).click();
	await expect(page.getByRole('button', { name: `Zu ${name}`, exact: true })).toBeHidden();
	await expect(page.getByRole('region', { name: 'Vereine' })).toContainText(name);
}

test('two clubs lie on one phone, and nothing of one is in the other', async ({ page }) => {
	await page.goto('/');
	const home = await newEvening(page);
	await home.tap('Anna · Berti · +Anna');
	await home.saveGame();
	const evening = new URL(page.url()).pathname;
	await page.goto('/verein');
	await page.getByLabel('Name des Vereins').fill('Daheim');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByText('Der Verein heißt jetzt „Daheim“.')).toBeVisible();

	await page.getByRole('button', { name: 'Neuer Verein' }).click();
	await page.getByRole('button', { name: 'Abbrechen' }).click();
	await expect(page.getByRole('button', { name: 'Neuer Verein' })).toBeVisible();

	await page.goto('/sicherung');
	const backup = new Backup(page);
	await backup.choose(guests);
	await backup.preview.getByRole('button', { name: 'Verein dazulegen und öffnen' }).click();
	await expect(page).toHaveURL('/');
	await page.getByRole('link', { name: /Weiterschreiben/ }).click();
	const away = new Table(page, GUESTS);
	await away.expectBalances(GUESTS, [75, -25, -25, -25]);
	await away.tap('emil · fritz · +emil');
	await away.saveGame();
	await away.expectBalances(GUESTS, [95, -5, -45, -45]);

	await change(page, 'Daheim');
	await page.reload();
	await expect(page.getByRole('region', { name: 'Vereine' })).toContainText('Zu Gastverein');
	await page.goto(evening);
	await home.expectBalances(FOUR, [20, 20, -20, -20]);
	await expect(home.rows).toHaveCount(1);
	await page.goto('/mitglieder');
	await expect(page.getByText('Anna')).toBeVisible();
	await expect(page.getByText('emil')).toBeHidden();

	// A link to the other club's evening says where it is. A tab that was open stays in its own club.
	const tab = await page.context().newPage();
	await tab.goto('/abend/freitag');
	await tab.getByRole('button', { name: 'Zu „Gastverein“ wechseln' }).click();
	await new Table(tab, GUESTS).expectBalances(GUESTS, [95, -5, -45, -45]);
	await page.goto(evening);
	await expect(home.rows).toHaveCount(1);

	// Left after its copy was offered; the tab that has it open goes on with the club that is left.
	await tab.goto('/verein');
	await expect(tab.getByRole('listitem')).toHaveCount(2);
	await tab.getByRole('button', { name: 'Verein verlassen …' }).click();
	await expect(tab.getByRole('region', { name: 'Verein verlassen' })).toContainText('„Gastverein“ geht');
	await tab.getByRole('button', { name: 'Ohne Kopie löschen' }).click();
	await expect(tab).toHaveURL('/');
	await expect(tab.getByRole('link', { name: /Weiterschreiben/ })).toContainText('1 Spiel');
	await expect(tab.getByRole('region', { name: 'Vereine' })).toBeHidden();
});

test('the club of an empty phone stands in the list once it is named', async ({ page }) => {
	await page.goto('/verein');
	await page.getByLabel('Name des Vereins').fill('Daheim');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByRole('region', { name: 'Vereine auf diesem Handy' })).toContainText('Daheim');
});

test('evenings with typed names go along to the club that the phone met', WHOLE, async ({ page }) => {
	await page.goto('/');
	const typed = await newEvening(page);
	await typed.tap('Anna · Berti · +Anna');
	await typed.saveGame();
	const evening = new URL(page.url()).pathname;
	await page.goto('/sicherung');
	const backup = new Backup(page);
	const own = backup.preview.getByLabel(/Eigene Abende dorthin mitnehmen/);
	const club = fileText([
		entry('0 name', 'club', { name: 'Stammtisch' }),
		...members('anna', 'berti', 'egon')
	]);
	await backup.choose({ ...guests, buffer: Buffer.from(club) });
	await own.check();
	await expect(backup.preview).toContainText('Eigene Abende dorthin mitnehmen: 1 Abend, 1 Spiel');
	for (const line of ['Anna ist dort anna', 'Berti ist dort berti', 'Dora kommt als neues Mitglied dazu'])
		await expect(backup.preview.getByRole('listitem').filter({ hasText: line })).toBeVisible();
	await backup.preview.getByRole('button', { name: 'Verein dazulegen und öffnen' }).click();
	await expect(page).toHaveURL('/');
	await page.goto(evening);
	const there = new Table(page, ['anna', 'berti', 'Clemens', 'Dora']);
	await there.expectBalances(['anna', 'berti', 'Clemens', 'Dora'], [20, 20, -20, -20]);
	await page.goto('/mitglieder');
	await expect(page.getByText('egon')).toBeVisible();
	// What is there already is not offered again.
	await change(page, 'Anna, Berti, Clemens\u00a0…');
	await page.goto('/sicherung');
	await backup.choose({ ...guests, buffer: Buffer.from(club) });
	await expect(backup.preview).toContainText('einem anderen Verein auf diesem Handy');
	await expect(own).toBeHidden();
});
