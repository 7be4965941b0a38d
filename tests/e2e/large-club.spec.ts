import { bigClub, seed } from '../bench/big-club.ts';
import { loseDatabase } from '../browsers/in-page.ts';
import { Backup, readClub } from './support/backup.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// A large club: what the app writes it reads again, and its second copy holds all of it.

const ENTRIES = 50_000;

test(
	'a large club goes to another phone by file, and comes back from the second copy',
	WHOLE,
	async ({ page, device }, testInfo) => {
		const { entries } = bigClub(ENTRIES);
		await page.goto('/');
		await seed(page, entries);
		await page.goto('/sicherung');
		const file = await new Backup(page).save(testInfo, 'grosser-verein.schafkopf.json.gz');
		await expect(page.getByText(`${entries.length} Einträge in die Datei geschrieben.`)).toBeVisible();
		expect(readClub(file).entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));

		const other = await device.open('/sicherung');
		const backup = new Backup(other);
		await other.getByLabel('Datei auswählen').setInputFiles(file);
		await other.getByRole('button', { name: 'Abbrechen' }).click();
		await expect(other.getByText('Abgebrochen. Es bleibt alles, wie es war.')).toBeVisible();
		await expect(backup.preview).toBeHidden();
		await backup.choose(file);
		await expect(backup.preview).toContainText(`${entries.length} neue Einträge`);
		await backup.take();
		await expect(other.getByText(`${entries.length} Einträge übernommen.`)).toBeVisible();
		await expect(other.getByText('Die zweite Kopie auf diesem Handy ist vollständig.')).toBeVisible({
			timeout: 60_000
		});

		await other.evaluate(loseDatabase);
		await other.goto('/');
		const offer = other.getByRole('region', { name: 'Der Browser hat die Daten verloren' });
		const evenings = entries.filter(({ kind }) => kind === 'evening').length;
		await expect(offer).toContainText(`Auf diesem Handy liegt noch eine Kopie: ${evenings} Abende`);
		await offer.getByRole('button', { name: 'Zurückholen', exact: true }).click();
		await expect(offer).toBeHidden({ timeout: 60_000 });
		await other.goto('/sicherung');
		const again = await new Backup(other).save(testInfo, 'zurueckgeholt.schafkopf.json.gz');
		expect(readClub(again).entries).toEqual(readClub(file).entries);
	}
);
