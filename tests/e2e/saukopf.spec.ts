import type { Page } from '@playwright/test';
import { brokenWords } from './support/broken-words.ts';
import { installedWhereWhole, leaveNet } from './support/net.ts';
import { chooseRules, typeNames } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use(installedWhereWhole);

/** Sits people down to an evening of Saukopf; the last of them deals first. */
async function sitDown(page: Page, names: readonly string[], centsAPoint = ''): Promise<void> {
	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	await chooseRules(page, 'Saukopf, 2016');
	if (centsAPoint) await page.getByLabel('Ein Punkt kostet').fill(centsAPoint);
	await typeNames(page, names);
	const dealer = page.getByRole('group', { name: 'Wer gibt zuerst?' });
	await dealer.getByRole('button', { name: `${names.at(-1)} gibt` }).click();
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	await expect(page.getByRole('region', { name: 'Spiel eingeben' })).toBeVisible();
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\…]/g, '\\$&');

/** Taps the panel's buttons by their names, one after the other; a player's name may carry what stands under it. */
async function tap(page: Page, taps: string): Promise<void> {
	const panel = page.getByRole('region', { name: 'Spiel eingeben' });
	for (const word of taps.split(' · ')) {
		const sheet = page.getByRole('dialog');
		const where = (await sheet.count()) > 0 ? sheet : panel;
		await where.getByRole('button', { name: new RegExp(`^${quoted(word)}( ✓|, [+−\\d].*)?$`) }).click();
	}
}

async function save(page: Page, games: number): Promise<void> {
	await page.getByRole('button', { name: /^Speichern/ }).click();
	const list = page.getByRole('list', { name: 'Spiele, das neueste zuerst' });
	await expect(list.locator('.number', { hasText: /^\d/ })).toHaveCount(games);
}

async function expectSeats(page: Page, seats: readonly string[]): Promise<void> {
	for (const seat of seats) await expect(page.getByRole('button', { name: seat, exact: true })).toBeVisible();
}

test('a Dreihaxer: Trog, Laufende, a corrected game; points alone', async ({ page, app }) => {
	await page.goto('/');
	await leaveNet(page, app);
	await sitDown(page, ['Hansi', 'Bert', 'Kati']);
	await expect(page.getByRole('button', { name: 'Sauerei', exact: true })).toHaveCount(0);

	// The source's own example "Mit Trog": Sieg 2, and the Trogsauger's 2 to each opponent.
	await tap(page, 'Anderes Spiel wählen · Hybridschwein · Hansi · 61 geboten · Verloren · mit Trog');
	await expect(page.getByRole('button', { name: /^Speichern/ })).toContainText('4 P');
	await save(page, 1);
	await expectSeats(page, ['Hansi, −8 P', 'Bert, +4 P', 'Kati, +4 P']);

	// "Ohne Trog": Sieg 2, ohne 1.
	await tap(page, 'Anderes Spiel wählen · Hauer · Eichel · Bert · 70 geboten');
	await tap(page, 'Zusätze: Laufende, Saukopf, Müller, Spieß und mehr · 1 Laufender der Gegner · Fertig');
	await expect(page.getByRole('button', { name: /^Speichern/ })).toContainText('3 P');
	await save(page, 2);
	await expectSeats(page, ['Hansi, −11 P', 'Bert, +10 P', 'Kati, +1 P']);

	// Nobody bids: the next player deals. Then Kati's Feige Sau at 85: at most 17 Augen, and no more than the lowest.
	await tap(page, 'Keiner bietet: der Nächste gibt');
	await expect(page.getByRole('listitem').first()).toContainText('Keiner bietet');
	await tap(page, 'Feige Sau · Kati · Anderes Gebot eingeben · 8 · 5 · OK');
	await tap(page, 'Augen von Kati eingeben · 1 · 7 · Augen von Bert · 5 · 3');
	await save(page, 3);
	await expectSeats(page, ['Hansi, −13 P', 'Bert, +8 P', 'Kati, +5 P']);

	// She had 18: lost. The list keeps one game in its place.
	await page.getByRole('listitem').first().getByRole('button').first().click();
	await page.getByRole('button', { name: 'Ändern', exact: true }).click();
	await tap(page, 'Kati: 17 Augen, ändern · 1 · 8 · Bert: 53 Augen, ändern · 5 · 2');
	await page.getByRole('button', { name: /^Ändern ·/ }).click();
	await expectSeats(page, ['Hansi, −9 P', 'Bert, +12 P', 'Kati, −3 P']);

	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await expect(page.getByRole('list', { name: 'Endstand' })).toContainText('Bert gewonnen +12 P');
	await expect(page.getByText('Wer zahlt wem')).toHaveCount(0);

	// Points are no money, wherever the evening is told of.
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	await page.goto('/mitglieder');
	await page.getByRole('link', { name: /^Bert/ }).click();
	const evenings = page.getByRole('region', { name: 'Letzte Abende' }).getByRole('listitem');
	await expect(evenings).toHaveText(/\+12 P$/);
	await page.goto(`/jahrbuch/${new Date().getFullYear()}`);
	const row = page.getByRole('region', { name: '1 Abend' }).getByRole('row').last();
	await expect(row).toHaveText(/Bert\s*\+12 P\s*–$/);
});

test(
	'a Vierhaxer at ten cents a point: the source’s Großkopferter and its penalties',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		await sitDown(page, ['Sepp', 'Reiner', 'Vroni', 'Zenzi'], '10');

		// 77 of 80 Augen: Sieg 2, Saukopf and Müller of the losers −1 each; Rauborstigkeit 1 and Bolzenschuss 2 from Sepp alone.
		await tap(page, 'Großkopferter · Gras · Sepp · Reiner · 80 geboten · Augen eingeben · 7 · 7 · OK');
		await tap(page, 'Zusätze: Laufende, Saukopf, Müller, Spieß und mehr');
		await tap(page, 'Saukopf der Spielerpartei · Müller der Spielerpartei · Fertig');
		await save(page, 1);
		await expectSeats(page, ['Sepp, −6 P · −0,60 €', 'Reiner, 0 P · 0,00 €', 'Vroni, +3 P · +0,30 €']);
		await page.getByRole('listitem').first().getByRole('button').first().click();
		const sheet = page.getByRole('dialog');
		await expect(sheet).toContainText('Rauborstigkeit');
		await expect(sheet).toContainText('Bolzenschuss');
		await expect(sheet).toContainText('Sepp allein an jeden Gegner');
		await sheet.getByRole('button', { name: 'Schließen' }).click();

		// A plain Sauerei: declarer, partner, bid, save.
		await tap(page, 'Vroni · Zenzi · 61 geboten');
		await save(page, 2);
		await expectSeats(page, ['Sepp, −8 P · −0,80 €', 'Zenzi, +5 P · +0,50 €']);
		await page.goto('/');
		await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toContainText('Sepp −0,80 €');
	}
);

test('cards are counted: those of either side, and in a Ramsch each player’s', WHOLE, async ({ page }) => {
	await page.goto('/');
	await sitDown(page, ['Sepp', 'Reiner', 'Vroni', 'Zenzi']);
	const sheet = page.getByRole('dialog');
	const sum = sheet.getByRole('status');
	await tap(page, 'Sauerei · Sepp · Reiner · 61 geboten · Karten zählen');
	// 11 + 11 + 11 + 11 + 10 + 4 + 3 = 61
	await expect(sheet.getByRole('group', { name: 'Karten', exact: true })).toBeVisible();
	const counted = [
		...['Eichel', 'Gras', 'Herz', 'Schellen'].map((suit) => `${suit} Sau, 11 Augen`),
		...['Eichel Zehn, 10 Augen', 'Gras König, 4 Augen', 'Herz Ober, 3 Augen']
	];
	for (const card of counted) await sheet.getByRole('button', { name: card, exact: true }).click();
	await expect(sum).toContainText('61 : 59 für die Spielerpartei');
	await sheet.getByRole('button', { name: 'Gegenpartei' }).click();
	await expect(sum).toContainText('59 : 61 für die Spielerpartei');
	await sheet.getByRole('button', { name: 'Übernehmen' }).click();
	await tap(page, '59 Augen, ändern');
	await sheet.getByRole('button', { name: 'Schließen' }).click();
	await save(page, 1);
	// 59 of 61 are lost: Sieg 2.
	await expectSeats(page, ['Sepp, −2 P', 'Vroni, +2 P']);

	await tap(page, 'Anderes Spiel wählen · Feiges Mastschwein');
	expect(await brokenWords(page)).toEqual([]);
	await tap(page, 'Feige Sau · Vroni · 80 geboten · Augen von Vroni eingeben · Karten zählen');
	await expect(sheet).toContainText('Karten von Vroni');
	for (const card of ['Gras Sau, 11 Augen', 'Gras König, 4 Augen']) {
		await sheet.getByRole('button', { name: card, exact: true }).click();
	}
	await sheet.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(page.getByRole('button', { name: 'Vroni: 15 Augen, ändern' })).toBeVisible();
});

test(
	'a Trog left lying belongs to nobody, so one side’s cards say nothing of the other’s',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		await sitDown(page, ['Hansi', 'Bert', 'Kati']);
		const sheet = page.getByRole('dialog');
		await tap(page, 'Eber · Hansi · 61 geboten · Karten zählen');
		await expect(sheet.getByRole('button', { name: 'Schell', exact: false }).first()).toBeVisible();
		await expect(sheet.getByRole('button', { name: 'Gegenpartei' })).toHaveCount(0);
		await sheet.getByRole('button', { name: 'Herz Sau, 11 Augen' }).click();
		await sheet.getByRole('button', { name: 'Übernehmen' }).click();
		await tap(page, 'Augen im Trog eingeben · 1 · 0 · OK · Karten zählen');
		// 120 − 10 lie in tricks; 14 of them with the others leave 96.
		await sheet.getByRole('button', { name: 'Gegenpartei' }).click();
		for (const card of ['Herz Sau, 11 Augen', 'Herz Ober, 3 Augen']) {
			await sheet.getByRole('button', { name: card, exact: true }).click();
		}
		await expect(sheet.getByRole('status')).toContainText('96 : 14 für die Spielerpartei');
		await sheet.getByRole('button', { name: 'Übernehmen' }).click();
		await expect(page.getByRole('button', { name: '96 Augen, ändern' })).toBeVisible();
	}
);
