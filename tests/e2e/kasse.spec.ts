import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { entry, fileText, tonight } from '../support/entries.ts';
import { booking, closes, opens, rufspiel, solo } from '../support/kasse.ts';
import { audit } from './support/audit.ts';
import { Backup, readClub, takeEntries } from './support/backup.ts';
import { book, closedEvening } from './support/kasse.ts';
import { installedWhereWhole, leaveNet } from './support/net.ts';
import { euro, Table } from './support/table.ts';
import { narrowest, sideways } from './support/phone.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use(installedWhereWhole);

// The device's clock stands on a Saturday in November, so that the year is 2026.
const NOW = new Date('2026-11-21T12:00:00+01:00');

const NAMES: Readonly<Record<string, string>> = { anna: 'Anna', ben: 'Ben', carl: 'Carl', dora: 'Dora' };

const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });
const lines = (page: Page): Locator => region(page, /^Jahr/).getByRole('listitem');

/** What stands at the top: the balance by the books, what is open, what is too much, and what should be in the box. */
async function expectBalance(
	page: Page,
	books: number,
	open: number,
	over: number,
	cash: number
): Promise<void> {
	const top = region(page, 'Stand der Kasse');
	await expect(top.locator('strong')).toHaveText(euro(books));
	const told = [
		...(open > 0 ? [`noch nicht eingezahlt ${euro(-open)}`] : []),
		...(over > 0 ? [`zu viel eingezahlt ${euro(over, true)}`] : []),
		...(open > 0 || over > 0 ? [`bar müssten da sein ${euro(cash)}`] : [])
	];
	await expect(top.locator('dl > div')).toHaveText(
		told.map((text) => new RegExp(text.replace(/ (?=\S+ €)/, '\\s*').replace('+', '\\+')))
	);
}

async function csvOf(page: Page): Promise<string> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'CSV-Datei' }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe('kasse-2026.csv');
	return readFileSync(await file.path(), 'utf8');
}

test('an evening flows into the Kasse, is paid, and all of it can be taken back', async ({
	page,
	app
}, testInfo) => {
	test.slow();
	await page.clock.setFixedTime(NOW);
	const table = await closedEvening(page);

	await test.step('the start page says what is in it', async () => {
		await page.getByRole('link', { name: new RegExp(`^Kasse ?: ${euro(40)}$`) }).click();
		await expectBalance(page, 40, 40, 0, 0);
		await expect(lines(page)).toHaveText([/Gewinne des Abends.*Sa., 21.11.2026 · 1 Spiel.*\+0,40 €.*0,40 €/]);
	});

	const open = region(page, 'An die Kasse');
	const toOpen = (): Promise<void> => page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
	const toKasse = (): Promise<void> => page.getByRole('link', { name: 'Zurück zur Kasse' }).click();
	const clemens = page.getByRole('button', { name: 'Clemens hat 0,20 € bezahlt' });
	await test.step('a loser pays: one tap, one payment, however often it is tapped', async () => {
		await toOpen();
		await clemens.dblclick();
		await expect(open.getByRole('listitem')).toHaveText([/Dora/]);
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		await expect(open.getByRole('listitem')).toHaveCount(2);
		await toKasse();
		await expectBalance(page, 40, 40, 0, 0);
		await toOpen();
		// A separate tap, not the second of a double tap.
		await page.waitForTimeout(600);
		await clemens.click();
		await expect(open.getByRole('listitem')).toHaveCount(1);
	});

	await test.step('another amount than what is owed', async () => {
		await open.getByRole('button', { name: 'Nach Abenden' }).click();
		await open.getByRole('button', { name: 'heute' }).click();
		const sheet = page.getByRole('dialog');
		await expect(sheet).toContainText('0,20 € bezahlt');
		await sheet.getByRole('button', { name: 'Dora zahlt einen anderen Betrag' }).click();
		for (const name of ['Letzte Ziffer löschen', 'Letzte Ziffer löschen', '5']) {
			await sheet.getByRole('button', { name, exact: true }).click();
		}
		await sheet.getByRole('button', { name: '0,05 € bezahlt' }).click();
		await expect(sheet).toContainText('noch 0,15 € von 0,20 € offen');
		await sheet.getByRole('button', { name: '0,05 € von Dora streichen' }).click();
		await expect(sheet).toContainText('gestrichen');
		await page.keyboard.press('Escape');
		await toKasse();
		await expectBalance(page, 40, 20, 0, 20);
	});

	await test.step('the evening is changed after that: the Kasse changes and says so', async () => {
		await page.goto('/');
		await page.getByRole('link', { name: /November 2026/ }).click();
		await page.getByRole('link', { name: 'Spiele ansehen und ändern' }).click();
		await table.open(table.rows.first());
		await table.tap('Streichen');
		await expect(table.rows.first()).toContainText('gestrichen');
		await page.goto('/kasse');
		await expectBalance(page, 0, 0, 20, 20);
		await expect(lines(page).first()).toContainText('danach geändert, beim Abschluss waren es 0,40 €');
		await toOpen();
		await open.getByRole('button', { name: 'Nach Abenden' }).click();
		await expect(open).toContainText('Nach dem Bezahlen wurde an diesem Abend noch etwas geändert.');
		await expect(open.getByRole('listitem')).toContainText(/Clemens\s*hat 0,20 € gezahlt, schuldet 0,00 €/);
		await page.goBack();
		await page.goBack();
		await table.open(table.rows.first());
		await table.tap('Zurückholen');
		await expect(table.rows.first()).not.toContainText('gestrichen');
		await page.goto('/kasse');
		await expectBalance(page, 40, 20, 0, 20);
		await expect(lines(page).first()).not.toContainText('geändert');
	});

	await test.step('money in and out is booked, once a tap; what is wrong is struck and stays to be seen', async () => {
		await book(page, 'Einnahme', '5000', 'Anfangsbestand');
		await book(page, 'Ausgabe', '4500', 'Pokale');
		await expectBalance(page, 540, 20, 0, 520);
		await expect(lines(page)).toHaveCount(3);
		await lines(page).first().getByRole('button').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Streichen' }).click();
		await expectBalance(page, 5040, 20, 0, 5020);
		await expect(lines(page).first()).toContainText(/Pokale.*gestrichen.*−45,00 €/);
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		await expectBalance(page, 540, 20, 0, 520);
		await lines(page).first().getByRole('button').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Berichtigen' }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('textbox', { name: 'Wofür' }).fill('=Pokale; "Gold"');
		await sheet.getByRole('button', { name: 'Änderung speichern' }).click();
		await expect(lines(page).first()).toContainText('berichtigt, vorher −45,00 €, Pokale');
		// Looked at again and left as it is: nothing is written.
		await lines(page).first().getByRole('button').click();
		await sheet.getByRole('button', { name: 'Berichtigen' }).click();
		await sheet.getByRole('button', { name: 'Änderung speichern' }).click();
		await expect(sheet).toBeHidden();
		await lines(page).first().getByRole('button').click();
		await expect(sheet.getByRole('region', { name: 'Vorher' }).getByRole('listitem')).toHaveCount(1);
		await page.keyboard.press('Escape');
	});

	await test.step('a booking without an amount or a purpose says what is missing', async () => {
		await page.getByRole('button', { name: 'Buchen', exact: true }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('button', { name: 'Buchen', exact: true }).click({ force: true });
		await expect(sheet.getByRole('alert')).toHaveText('Tipp zuerst den Betrag ein.');
		await page.keyboard.press('7');
		await expect(sheet.getByRole('alert')).toHaveText('Schreib dazu, wofür.');
		await page.keyboard.press('Escape');
	});

	await test.step('the treasurer takes the year with him', async () => {
		expect(await csvOf(page)).toBe(
			[
				'\uFEFFDatum;Art;Zweck;Mitglied;Betrag;Bemerkung;Davon',
				'01.01.2026;Übertrag;Übertrag aus 2025;;0,00;;',
				'21.11.2026;Abend;Gewinne des Abends (1 Spiel);;0,40;noch offen 0,20 €;',
				'21.11.2026;Einnahme;Anfangsbestand;;50,00;;',
				`21.11.2026;Ausgabe;"'=Pokale; ""Gold""";;-45,00;berichtigt, vorher -45,00 €, Pokale;`,
				';Endstand;Endstand 2026;;;Die Beträge ergeben 5,40 €;',
				// Of the 5,40 € the 0,20 € that are open are not there yet.
				';Davon;Bar in der Kasse;;;;5,20',
				';Davon;Zum Endstand noch nicht eingezahlt;;;;0,20',
				''
			].join('\r\n')
		);
		await page.getByRole('button', { name: 'Jahr 2026 abschließen' }).click();
		await page.getByRole('button', { name: 'Mit 5,40 € abschließen' }).click();
		await expect(region(page, /Kassier/)).toContainText('2026 ist abgeschlossen.');
		await book(page, 'Einnahme', '100', 'Spende');
		await expect(region(page, /Kassier/)).toContainText(
			'Seitdem hat sich der Endstand geändert, von 5,40 € auf 6,40 €;'
		);
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		await expect(region(page, /Kassier/)).not.toContainText('Seitdem');
	});

	await test.step('all of it is there after a reload, and the command line comes to the same', async () => {
		await leaveNet(page, app);
		await page.reload();
		await expectBalance(page, 540, 20, 0, 520);
		// The evening, and four bookings of which one is struck.
		await expect(lines(page)).toHaveCount(5);
		await page.goto('/sicherung');
		const file = await new Backup(page).save(testInfo, 'kasse.schafkopf.json');
		expect(audit(file).kasse.balance).toBe(540);
		const kinds = readClub(file).entries.map(({ kind }) => kind);
		expect(kinds.filter((kind) => kind === 'paid')).toHaveLength(3);
		expect(kinds.filter((kind) => kind === 'booking')).toHaveLength(5);
	});
});

test('a pot is shared at the year’s end, and a fine goes into it', WHOLE, async ({ page }) => {
	await page.clock.setFixedTime(NOW);
	const names = Object.entries(NAMES).map(([member, name]) =>
		entry(`0 ${member}`, 'member', { member, name })
	);
	const pot1 = {
		source: 'Hausregel',
		name: 'Reuegeld',
		lostEinzelspiel: { value: 50 },
		takenBy: 'treasurer'
	};
	const changes = { pots: { pot1: { ...pot1, passed: null, evening: null } } };
	const own = entry('1', 'rulebook', { rulebook: 'own', base: 'muenchen', name: 'Krone', changes });
	await takeEntries(page, [
		...names,
		own,
		opens('a', '2026-10-09', { rulebook: 'own' }),
		...['1', '2'].map((id) => solo('a', id)),
		entry('9', 'king', { year: 2025, who: { member: 'dora' } })
	]);
	// It lies on the table too.
	await page.goto('/abend/a');
	await expect(page.getByRole('status', { name: 'Töpfe' })).toHaveText('Reuegeld 1,00 €');
	await page.goto('/kasse');
	const pots = region(page, 'In den Töpfen');
	await pots.getByRole('button', { name: /^Reuegeld/ }).click();
	const sheet = page.getByRole('dialog', { name: 'Topf „Reuegeld“: 1,00 €' });
	// All of it to the king, found by the app; or 100 cents among three: 33 each, and one stays.
	await sheet.getByRole('button', { name: 'König 2025: Dora' }).click();
	await expect(sheet.getByRole('button', { name: '1,00 € auszahlen' })).toBeVisible();
	await sheet.getByRole('button', { name: 'König 2025: Dora' }).click();
	for (const name of ['Anna', 'Ben', 'Carl']) await sheet.getByRole('button', { name, exact: true }).click();
	await expect(sheet).toContainText('0,01 € bleibt im Topf');
	await sheet.getByRole('button', { name: 'je 0,33 € auszahlen, 3 Personen' }).click();
	await expect(pots).toContainText('0,01 €');
	// A fine of Dora's; then all of the payout is taken back with one tap.
	await pots.getByRole('button', { name: /^Reuegeld/ }).click();
	const again = page.getByRole('dialog', { name: 'Topf „Reuegeld“: 0,01 €' });
	await again.getByRole('button', { name: 'Einzahlen' }).first().click();
	await again.getByRole('button', { name: 'Dora', exact: true }).click();
	for (const digit of ['2', '0', '0']) await again.getByRole('button', { name: digit, exact: true }).click();
	await again.getByRole('button', { name: '2,00 € einzahlen' }).click();
	await expect(pots).toContainText('2,01 €');
	await page.getByRole('button', { name: /Rückgängig|zurücknehmen/i }).click();
	await expect(pots).toContainText('0,01 €');
	// The Kasse itself was never touched.
	await expect(region(page, 'Stand der Kasse').locator('strong')).toHaveText(euro(0));
	await expect(lines(page)).toHaveCount(0);
});

test('the second of two taps on what books does not take it back, wherever that comes up', async ({
	page
}) => {
	await page.goto('/kasse');
	await book(page, 'Ausgabe', '100', 'Pokale');
	const undo = page.getByRole('button', { name: 'Rückgängig' });
	const { x, y, width, height } = (await undo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	const [over, down] = [x + width / 2, y + height / 2];
	await page.getByRole('button', { name: 'Buchen', exact: true }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: '7', exact: true }).click();
	await sheet.getByRole('button', { name: 'Gravur', exact: true }).click();
	const save = sheet.getByRole('button', { name: /buchen$/ });
	// It lies where the word will come up.
	const box = await save.boundingBox();
	expect(box && box.x < over && over < box.x + box.width && box.y < down && down < box.y + box.height).toBe(
		true
	);
	await page.mouse.move(over, down);
	await page.mouse.down({ clickCount: 1 });
	await page.mouse.up({ clickCount: 1 });
	await expect(undo).toBeVisible();
	await expect(sheet).toBeHidden();
	await page.mouse.down({ clickCount: 2 });
	await page.mouse.up({ clickCount: 2 });
	await expect(page.getByText('„Gravur“ gebucht.')).toBeVisible();
	await expect(lines(page).filter({ hasText: 'Gravur' })).not.toContainText('gestrichen');
	await undo.click();
	await expect(lines(page).filter({ hasText: 'Gravur' })).toContainText('gestrichen');
});

test('a club with nothing in the Kasse is told what will come', async ({ page }) => {
	await page.goto('/kasse');
	await expectBalance(page, 0, 0, 0, 0);
	await expect(region(page, /^Jahr/)).toContainText('Noch ist nichts in der Kasse.');
	await expect(page.getByRole('button', { name: 'CSV-Datei' })).toBeHidden();
	// What it holds is told on the start page, although no evening was ever closed.
	await book(page, 'Einnahme', '500', 'Spende');
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await expect(page.getByRole('link', { name: new RegExp(`^Kasse ?: ${euro(500)}$`) })).toBeVisible();
});

test.describe('on the narrowest phone', () => {
	test.use({ viewport: narrowest });

	test('fines lie in the Stock, not in the Kasse; what is open, paid and missing is told apart', async ({
		page,
		context
	}) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.clock.setFixedTime(NOW);
		// Anna and Ben win 20 cents of each of the others; Carl deals wrongly twice: 50 and 100 cents (§4.1, §6.1, §8.1).
		const vergeben = (id: string) =>
			tonight(id, 'incident', { evening: 'a', incident: 'vergeben', player: 'carl' });
		const entries = [
			...['anna', 'ben', 'carl', 'dora'].map((member) =>
				entry(`0 ${member}`, 'member', { member, name: NAMES[member] })
			),
			...[
				opens('a', '2026-11-20'),
				rufspiel('a', '1', 1),
				vergeben('a 2'),
				vergeben('a 3'),
				closes('a', '4')
			],
			...[booking('1', '2026-01-01', 4500, 'Anfangsbestand'), booking('2', '2026-11-20', -4510, 'Pokale')]
		];
		await page.goto('/sicherung');
		const backup = new Backup(page);
		const buffer = Buffer.from(fileText(entries));
		await backup.choose({ name: 'club.json', mimeType: 'application/json', buffer });
		await backup.take();

		await test.step('the Abrechnung and its message', async () => {
			await page.goto('/abend/a/abrechnung');
			await expect(page.getByRole('list', { name: 'Endstand' }).getByRole('listitem')).toHaveText([
				...[/Anna.*\+0,20 €/, /Ben.*\+0,20 €/, /Dora.*−0,20 €/, /Carl.*−1,70 €/]
			]);
			const kasse = region(page, 'In die Kasse');
			await expect(kasse.getByRole('listitem').filter({ visible: true })).toHaveText([
				...[/Carl.*Kasse\s*0,20 €/, /Dora.*Kasse\s*0,20 €/]
			]);
			await expect(kasse).toContainText('Zusammen 0,40 €');
			const stock = region(page, 'Im Stock');
			await expect(stock.getByRole('listitem')).toHaveText([/Carl\s*1,50 €/]);
			await expect(stock).toContainText('Zusammen 1,50 €');
			expect(await sideways(page)).toBe(0);
			// Without a Deckel there is no Rufspiel (§4.4).
			await expect(region(page, 'Spiele')).toContainText('ohne Deckel');
			// This browser shares no files: the picture is saved.
			const saving = page.waitForEvent('download');
			await page.getByRole('button', { name: 'Als Bild teilen' }).click();
			expect((await saving).suggestedFilename()).toBe('schafkopf-2026-11-20.png');
			await expect(page.getByText('Das Bild liegt bei den Downloads.')).toBeVisible();
			await page.getByRole('button', { name: 'Als Text teilen' }).click();
			await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
				[
					'Schafkopf, Freitag, 20. November 2026: 1 Spiel',
					...['Anna +0,20 €', 'Ben +0,20 €', 'Dora −0,20 €', 'Carl −1,70 €', ''],
					...['In die Kasse:', 'Carl an Kasse: 0,20 €', 'Dora an Kasse: 0,20 €', 'Zusammen: 0,40 €'],
					...['', 'Im Stock:', 'Carl: 1,50 €', 'Zusammen: 1,50 €']
				].join('\n')
			);
		});

		await test.step('a member’s page: nothing was brought, and leaving says what is open', async () => {
			await page.goto('/mitglieder/carl');
			const figures = region(page, 'Zahlen');
			await expect(figures).toContainText(/In die Kasse gebracht\s*0,00 €/);
			await expect(figures).toContainText(/Offen\s*0,20 €/);
			await page.getByRole('button', { name: 'Ist ausgetreten' }).dblclick();
			await expect(page.getByText('Carl hat noch 0,20 € in die Kasse zu zahlen.')).toBeVisible();
			await page.getByRole('button', { name: 'Doch nicht' }).click();
			await expect(page.getByRole('button', { name: 'Ist ausgetreten' })).toBeVisible();
		});

		await test.step('the Kasse: 0,30 by the books, 0,40 of it open, so 10 cents are missing', async () => {
			await page.goto('/kasse');
			const top = region(page, 'Stand der Kasse');
			await expect(top.locator('dl > div')).toHaveText([/noch nicht eingezahlt\s*−0,40 €/]);
			await expect(top).toContainText('Bar fehlen 0,10 €.');
			await expect(top).not.toContainText('davon');
			expect(await sideways(page)).toBe(0);
			await page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
			await page.getByRole('button', { name: 'Alle haben bezahlt' }).click();
			await page.getByRole('button', { name: 'Ja, die Kasse hat alle 0,40 €' }).click();
			await expect(region(page, 'An die Kasse')).toContainText('Niemand schuldet der Kasse etwas.');
			expect(await sideways(page)).toBe(0);
			await page.getByRole('link', { name: 'Zurück zur Kasse' }).click();
			await expect(top).toContainText('Alles eingezahlt, so viel liegt bar in der Kasse.');
			await page.goto('/mitglieder/carl');
			await expect(region(page, 'Zahlen')).toContainText(/In die Kasse gebracht\s*0,20 €\s*50 %/);
			await expect(region(page, 'Zahlen')).not.toContainText('Offen');
		});
	});
});

test('the winnings of a trip stay with the players', WHOLE, async ({ page }) => {
	await page.goto('/abend/neu');
	for (const name of ['Anna', 'Berti', 'Clemens', 'Dora']) {
		await page.getByLabel('Neuer Name').fill(name);
		await page.getByRole('button', { name: 'Dazu' }).click();
	}
	await page.getByRole('button', { name: 'Zockausflug' }).click();
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	// The page before has buttons of the same names.
	await expect(page.locator('.save')).toBeVisible();
	await new Table(page).tap('Anna · Berti');
	await page.locator('.save').click();
	await expect(page.getByRole('list', { name: 'Spiele, das neueste zuerst' })).toContainText('gewinnen');
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	await page.goto('/kasse');
	await expectBalance(page, 0, 0, 0, 0);
	await page.getByRole('link', { name: 'Mitglieder' }).click();
	await expect(page.getByRole('link', { name: /Anna/ })).toContainText('+0,10 €');
});
