import type { Page } from '@playwright/test';
import { takeFile } from './support/backup.ts';
import {
	asUpload,
	CHAMPIONSHIP,
	clubFile,
	onePartie,
	opening,
	rufspiel,
	Writer
} from './support/championship-file.ts';
import { tablesShown } from './support/meisterschaft.ts';
import { bar } from './support/hub.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const NINE = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Fritz', 'Gustl', 'Hans', 'Ida'];
const PLAN = [
	[1, 2, 3, 4, 5],
	[6, 7, 8, 9]
];

/** Nine players, two Partien; the first table has begun the first. */
async function begun(page: Page): Promise<void> {
	const writer = new Writer(77);
	const club = onePartie(writer, NINE, PLAN);
	const entries = club.entries.map((entry) =>
		entry.kind === 'championship' ? { ...entry, plan: [PLAN, PLAN] } : entry
	);
	const list = [opening('eins', 1, NINE.slice(0, 5)), rufspiel('eins', ['Anna', 'Berti'])];
	// The second wrote a game too many.
	const long = Array.from({ length: 41 }, () => rufspiel('zwei', NINE.slice(5, 7)));
	const second = [opening('zwei', 2, NINE.slice(5)), ...long];
	const file = clubFile([...entries, ...writer.sign([...list, ...second])]);
	await takeFile(page, asUpload('meisterschaft', file));
}

test(
	'a substitute is typed in and sits down; who leaves alone leaves a new plan',
	WHOLE,
	async ({ page }) => {
		await begun(page);
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}/leitung`);
		const card = page.getByRole('region', { name: 'Ersatz und Nachzügler' });
		await card.getByLabel('Fällt aus').selectOption('Clemens');
		await card.getByLabel('Spielt weiter').selectOption('ein neuer Name …');
		await card.getByLabel('Name', { exact: true }).fill('Dora');
		await card.getByRole('button', { name: 'Ersatz eintragen' }).click();
		await expect(card.getByRole('alert')).toContainText('Dora gibt es schon');
		await card.getByLabel('Name', { exact: true }).fill('Zenzi');
		await card.getByRole('button', { name: 'Ersatz eintragen' }).click();
		const protocol = page.getByRole('region', { name: 'Protokoll' });
		await expect(protocol).toContainText('Zenzi spielt für Clemens weiter');

		await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
		await expect(page.getByText('Clemens steht hier noch, aber jetzt spielt Zenzi')).toBeVisible();
		// Once it is this phone's own table, it is written without a question.
		await page.getByRole('button', { name: /^Tisch 1:/ }).click();
		await page.getByRole('link', { name: 'Schreiben' }).click();
		await expect(bar(page)).toContainText('Wer sitzt jetzt hier? Zenzi spielt für Clemens weiter.');
		await page.getByRole('button', { name: 'Zenzi sitzt hier' }).click();
		await expect(bar(page)).not.toContainText('Wer sitzt jetzt hier?');
		// What Clemens lost in the first game goes with the seat.
		await expect(page.locator('.player').filter({ hasText: 'Zenzi' })).toContainText('−2 P');
		await expect(bar(page)).toContainText('Zenzi: −2 P von Clemens übernommen');

		// Emil leaves in the middle of the first Partie: from the second on eight play at two tables of four.
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}/leitung`);
		await card.getByLabel('Fällt aus').selectOption('Emil');
		await card.getByLabel('Spielt weiter').selectOption('niemand, es geht ohne Ersatz');
		await expect(card).toContainText('Ab der 2. Partie sitzen 8 Spieler an 2 Tischen zu viert');
		await card.getByRole('button', { name: 'Emil scheidet aus' }).click();
		await expect(protocol).toContainText('Emil ist ausgeschieden und spielt ab der 2. Partie nicht mehr');
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}/sitzplan`);
		const [first, second] = await tablesShown(page);
		expect(first?.map((table) => table.length)).toEqual([5, 4]);
		expect(second?.map((table) => table.length)).toEqual([4, 4]);
		expect(second?.flat()).not.toContain('Emil');

		// Somebody comes late: what that changes is said before, and one tap takes it back.
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}/leitung`);
		await card.getByLabel('Fällt aus').selectOption('niemand, einer kommt dazu');
		await card.getByLabel('Steigt ein').selectOption('ein neuer Name …');
		await card.getByLabel('Name', { exact: true }).fill('Resi');
		await expect(card).toContainText('Resi spielt auf Nummer 10 mit und hat Punkte, aber keinen Platz');
		await expect(card).toContainText('Ab der 2. Partie sitzen 9 Spieler an 2 Tischen');
		await expect(card.getByRole('region', { name: '2. Partie' })).toContainText('Resi');
		await card.getByRole('button', { name: 'Resi kommt dazu' }).click();
		await expect(protocol).toContainText('Resi ist dazugekommen und spielt ab der 2. Partie mit');
		await expect(card).toContainText('Resi ist zur 2. Partie dazugekommen');
		const came = protocol.getByRole('listitem').filter({ hasText: 'Resi ist dazugekommen' });
		await came.getByRole('button', { name: 'Zurücknehmen' }).click();
		await expect(card).not.toContainText('Resi ist zur 2. Partie dazugekommen');

		// His table goes on with four until each of them had his hands.
		await page.goto('/abend/eins');
		await expect(bar(page)).toContainText('Emil ist ausgeschieden.');
		await page.getByRole('button', { name: 'Weiter ohne Ersatz' }).click();
		await expect(bar(page)).not.toContainText('Emil ist ausgeschieden.');
		await expect(page.locator('.player').filter({ hasText: 'Emil' })).toHaveCount(0);
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}/stand`);
		await expect(page.getByRole('list', { name: 'Plätze' })).toContainText(
			'ausgeschieden, spielt ab der 2. Partie nicht mehr'
		);

		// A list with a game too many is not closed: that game is struck first, and nothing lies over the list meanwhile.
		await page.goto('/abend/zwei/abrechnung');
		await expect(
			page.getByText('Abgeschlossen wird erst, wenn gestrichen ist, was zu viel ist.')
		).toBeVisible();
		await expect(page.getByRole('button', { name: 'Partie abschließen' })).toHaveCount(0);
		await page.getByRole('link', { name: 'Zur Liste: Spiel streichen' }).click();
		await page.getByRole('button', { name: 'In diese Liste schreiben' }).click();
		await page.getByRole('button', { name: 'Trotzdem schreiben' }).click();
		const panel = page.getByRole('region', { name: 'Zu viele Spiele' });
		await expect(panel.getByRole('alert')).toContainText('Zu viele Spiele: 41 statt 40.');
		await expect(bar(page).getByRole('alert')).toHaveCount(0);
		await panel.getByRole('button', { name: 'Spiel 41 streichen' }).click();
		await expect(bar(page)).toContainText('40 Spiele: fertig, bitte bestätigen');
		await expect(panel).toHaveCount(0);
	}
);
