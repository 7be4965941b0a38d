import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { booking, closes, opens, paid, rufspiel, solo } from '../support/kasse.ts';
import { takeEntries } from './support/backup.ts';
import { sideways } from './support/phone.ts';
import { readCode } from './support/read-code.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// The device's clock stands on a Saturday in November, so that the year is 2026.
const NOW = new Date('2026-11-21T12:00:00+01:00');

const NAMES: Readonly<Record<string, string>> = { anna: 'Anna', ben: 'Ben', carl: 'Carl', dora: 'Dora' };
const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** 100,00 € to begin with; carl owes 0,10, dora 0,10 + 0,75 (§4.1, §4.2.1): by the books 100,95 €. */
const club = [
	...Object.entries(NAMES).map(([member, name]) => entry(`0 ${member}`, 'member', { member, name })),
	booking('1', '2026-01-02', 10_000, 'Anfangsbestand'),
	...[opens('a', '2026-09-12'), rufspiel('a', '1'), closes('a', '2')],
	...[opens('b', '2026-10-03'), solo('b', '1'), closes('b', '2')]
];

test('the treasurer asks all for the due, ticks who paid, and two count the cash', async ({ page }) => {
	await page.clock.setFixedTime(NOW);
	await takeEntries(page, club);
	await page.goto('/kasse/ausgleich');
	const toKasse = region(page, 'An die Kasse');
	const rows = toKasse.getByRole('listitem');
	await expect(rows).toHaveText([/Dora.*seit 12\.9\..*0,85 €/, /Carl.*seit 12\.9\..*Abend.*0,10 €/]);

	await test.step('the due of all but one', async () => {
		await toKasse.getByRole('button', { name: 'Beitrag oder Strafe eintragen' }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByRole('button', { name: 'Ben', exact: true }).click();
		for (const digit of ['2', '0', '00'])
			await sheet.getByRole('button', { name: digit, exact: true }).click();
		await sheet.getByRole('button', { name: '3 × 20,00 € eintragen' }).click();
		await expect(rows).toHaveText([/Dora.*20,85 €/, /Carl.*20,10 €/, /Anna.*seit heute.*20,00 €/]);
	});

	await test.step('one debt, one member, all of an evening, and back', async () => {
		await toKasse.getByRole('button', { name: /^Dora/, expanded: false }).click();
		await toKasse.getByRole('button', { name: 'Abend 3.10.: Dora hat 0,75 € bezahlt' }).click();
		await expect(rows.first()).toContainText('20,10 €');
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		await expect(rows.first()).toContainText('20,85 €');
		// A separate tap, not the second of a double tap.
		await page.waitForTimeout(600);
		await toKasse.getByRole('button', { name: 'Anna hat 20,00 € bezahlt' }).click();
		const due = region(page, 'Jahresbeitrag 2026');
		await expect(due).toContainText('1 von 3 hat bezahlt, 40,00 € sind noch offen.');
		await expect(due.getByRole('listitem')).toHaveText([
			/Carl.*offen/,
			/Dora.*offen/,
			/Anna.*✓ bezahlt heute/
		]);
		await expect(due).toContainText('Nicht dabei: Ben.');
		await toKasse.getByRole('button', { name: 'Nach Abenden' }).click();
		await page.waitForTimeout(600);
		await toKasse.getByRole('button', { name: 'Alle bezahlt: Abend Sa., 12.09.2026' }).click();
		await toKasse.getByRole('button', { name: 'Nach Personen' }).click();
		await expect(toKasse).toContainText('Offen sind 40,75 € von 2 Personen.');
	});

	await test.step('the cash: what is not paid in is not expected in the box', async () => {
		await page.getByRole('link', { name: 'Zurück zur Kasse' }).click();
		// 100,00 + 0,95 + 20,00 by the books, 0,75 of it not paid in.
		await expect(region(page, 'Stand der Kasse').locator('strong').first()).toHaveText('120,95 €');
		await page.getByRole('button', { name: 'Jahr 2026 abschließen' }).click();
		const sheet = page.getByRole('dialog');
		await expect(sheet).toContainText('Gezählt müssten es heute 120,20 € sein');
		await sheet.getByRole('button', { name: 'Kasse zählen' }).click();
		await sheet.getByText('Scheine und Münzen einzeln').click();
		await sheet.getByLabel('Wie oft 50 €').fill('2');
		await sheet.getByLabel('Wie oft 20 €').fill('1');
		await expect(sheet.getByRole('status')).toHaveText('Es fehlen 0,20 €.');
		for (const name of ['Anna', 'Dora']) await sheet.getByRole('button', { name, exact: true }).click();
		await sheet.getByRole('textbox', { name: 'Woher kommt das?' }).fill('Wechselgeld');
		await sheet.getByRole('button', { name: 'Korrektur −0,20 € buchen' }).click();
		await expect(sheet).toContainText('Zuletzt gezählt heute von Anna und Dora.');
		await sheet.getByRole('button', { name: 'Mit 120,75 € abschließen' }).click();
		await expect(region(page, /Kassier/)).toContainText('2026 ist abgeschlossen.');
		await expect(region(page, /^Jahr/)).toContainText(/Kasse gezählt.*von Anna und Dora.*−0,20 €/);
		expect(await sideways(page)).toBe(0);
	});
});

test(
	'box and account are told apart: moved between, transferred, and counted each by itself',
	WHOLE,
	async ({ page }) => {
		await page.clock.setFixedTime(NOW);
		const bank = entry('2', 'bank', { holder: 'Schafkopf-Freunde', iban: 'DE89370400440532013000' });
		await takeEntries(page, [...club, bank]);
		await page.goto('/kasse');
		const stand = region(page, 'Stand der Kasse');
		const lies = (box: string, account: string) =>
			expect(stand).toContainText(
				new RegExp(`bar müssten da sein\\s*${box} €\\s*auf dem Konto\\s*${account} €`)
			);
		// Nothing was ever brought to the bank; 0,95 € of the 100,95 € are not paid in.
		await lies('100,00', '0,00');
		const sheet = page.getByRole('dialog');
		const type = async (...digits: readonly string[]) => {
			for (const digit of digits) await sheet.getByRole('button', { name: digit, exact: true }).click();
		};

		await page.getByRole('button', { name: 'Aufs Konto oder vom Konto' }).click();
		await type('6', '0', '00');
		await sheet.getByRole('button', { name: '60,00 € aufs Konto gebracht' }).click();
		await lies('40,00', '60,00');
		await expect(stand.locator('strong').first()).toHaveText('100,95 €');
		await expect(region(page, /^Jahr/)).toContainText(/Aufs Konto gebracht.*Konto \+60,00 €/);

		// Dora transfers what she owes: 0,10 + 0,75 (§4.1, §4.2.1).
		await page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
		await page.getByRole('button', { name: /^Dora/, expanded: false }).click();
		await page.getByRole('button', { name: 'Code zum Überweisen' }).click();
		await sheet.getByRole('button', { name: 'Ist auf dem Konto angekommen' }).click();
		await expect(page.getByText('Dora: 0,85 € überwiesen.')).toBeVisible();
		await page.getByRole('link', { name: 'Zurück zur Kasse' }).click();
		await lies('40,00', '60,85');

		await page.getByRole('button', { name: 'Buchen', exact: true }).click();
		await sheet.getByRole('button', { name: 'Konto', exact: true }).click();
		await type('1', '5', '00');
		await sheet.getByRole('button', { name: 'Pokale' }).click();
		await sheet.getByRole('button', { name: '−15,00 € buchen' }).click();
		await lies('40,00', '45,85');

		await page.getByRole('button', { name: 'Kasse zählen' }).click();
		await sheet.getByLabel('Bar gezählt').fill('40');
		await expect(sheet.getByRole('status')).toHaveText('Das stimmt.');
		await sheet.getByLabel('Auf dem Konto, laut Auszug').fill('44,85');
		await expect(sheet.getByRole('status')).toHaveText(
			'Es fehlen 1,00 €. In der Kasse stimmt es, auf dem Konto −1,00 €.'
		);
		await sheet.getByLabel('Woher kommt das?').fill('Gebühr');
		for (const name of ['Anna', 'Dora']) await sheet.getByRole('button', { name, exact: true }).click();
		await sheet.getByRole('button', { name: 'Korrektur −1,00 € buchen' }).click();
		await lies('40,00', '44,85');
		// Signed on paper: 100,95 − 15,00 − 1,00, of which Carl has not paid his 0,10.
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('article')).toContainText(
			/Endstand 2026\s*84,95 €\s*Bar in der Kasse\s*40,00 €\s*Auf dem Konto\s*44,85 €\s*Zum Endstand noch nicht eingezahlt\s*0,10 €/
		);
		await page.emulateMedia({ media: 'screen' });
		expect(await sideways(page)).toBe(0);

		// What was counted stays, whatever is found out later of what was booked before.
		const count = region(page, /^Jahr/).getByRole('button', { name: /^Kasse gezählt/ });
		await expect(count).toHaveText(/84,85 € von Anna und Dora, Konto\s*−1,00 €/);
		await region(page, /^Jahr/)
			.getByRole('button', { name: /^Pokale/ })
			.click();
		await sheet.getByRole('button', { name: 'Streichen' }).click();
		await expect(count).toHaveText(
			/84,85 € von Anna und Dora.*Früheres danach berichtigt, es hätten 100,85 € sein müssen/
		);
		await count.click();
		await expect(sheet).toContainText('Früheres danach berichtigt, es hätten 100,85 € sein müssen.');
	}
);

test('what somebody paid too much is taken off what he still owes, also where all pay at once', async ({
	page
}) => {
	await page.clock.setFixedTime(NOW);
	// Carl owes 0,10 and paid 0,15; of Ben 1,00 is asked, and Dora owes 0,85.
	await takeEntries(page, [
		...club,
		paid('a', '3', 'carl', 15),
		entry('2', 'levy', { date: '2026-11-02', member: 'ben', amount: 100, purpose: 'Zu spät' }),
		entry('3', 'levy', { date: '2026-11-03', member: 'carl', amount: 20, purpose: 'Zu spät' })
	]);
	await page.goto('/kasse/ausgleich');
	const toKasse = region(page, 'An die Kasse');
	await expect(toKasse.getByRole('listitem')).toHaveText([/Ben.*1,00 €/, /Dora.*0,85 €/, /Carl.*0,15 €/]);
	await expect(toKasse).toContainText('Offen sind 2,00 € von 3 Personen.');
	await toKasse.getByRole('button', { name: 'Alle haben bezahlt' }).click();
	await toKasse.getByRole('button', { name: 'Ja, die Kasse hat alle 2,00 €' }).click();
	await expect(toKasse).toContainText('Niemand schuldet der Kasse etwas.');

	// He handed over 0,05: neither the 0,20 nor the 0,15 of it stands without the other.
	await page.waitForTimeout(600);
	await page.goto('/kasse');
	await region(page, /^Jahr/)
		.getByRole('button', { name: /Zu spät.*Carl.*0,20/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Streichen' }).click();
	await expect(page.getByText('„Zu spät“ gestrichen, auch was damit verrechnet war.')).toBeVisible();
	await page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
	await expect(toKasse.getByRole('listitem')).toHaveText([/Carl.*0,15 €/]);

	// Brought back it comes as it went.
	await page.goto('/kasse');
	await region(page, /^Jahr/)
		.getByRole('button', { name: /Zu spät.*Carl.*0,20/ })
		.click();
	await page.getByRole('dialog').getByRole('button', { name: 'Zurückholen' }).click();
	await expect(page.getByText('„Zu spät“ zählt wieder, auch was damit verrechnet war.')).toBeVisible();
	await page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
	await expect(toKasse).toContainText('Niemand schuldet der Kasse etwas.');
});

test(
	'a debt has its code once the club said its account, and the year goes on paper and into a table',
	WHOLE,
	async ({ page }) => {
		await page.clock.setFixedTime(NOW);
		await takeEntries(page, club);
		await page.goto('/kasse');
		await page.getByRole('button', { name: 'Konto des Vereins' }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByLabel('Kontoinhaber').fill('Schafkopf-Freunde');
		await sheet.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 10');
		await sheet.getByRole('button', { name: 'Speichern' }).click();
		await expect(sheet.getByRole('alert')).toHaveText(/^Diese IBAN stimmt nicht/);
		await sheet.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
		await sheet.getByRole('button', { name: 'Speichern' }).click();
		await expect(sheet).toBeHidden();

		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'CSV-Datei' }).click();
		const csv = readFileSync(await (await download).path(), 'utf8');
		const amounts = csv
			.split('\r\n')
			.slice(1)
			.map((row) => Number((row.split(';')[4] ?? '').replace(',', '')));
		expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(10_095);
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('article')).toContainText(
			/Übertrag aus 2025\s*0,00 €.*Endstand 2026\s*100,95 €/
		);
		await expect(page.locator('article')).toContainText(/Noch offen[^]*Dora 0,85 €, Carl 0,10 €/);
		await page.emulateMedia({ media: 'screen' });

		await page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
		await page.getByRole('button', { name: /^Dora/, expanded: false }).click();
		await page.getByRole('button', { name: 'Code zum Überweisen' }).click();
		await expect(page.getByRole('dialog', { name: 'Dora überweist 0,85 €' })).toContainText(
			'DE89 3704 0044 0532 0130 00'
		);
		expect((await readCode(page.getByRole('img', { name: /^QR-Code zum Überweisen/ }))).split('\n')).toEqual([
			...['BCD', '002', '1', 'SCT', '', 'Schafkopf-Freunde', 'DE89370400440532013000', 'EUR0.85', '', ''],
			'Kasse Dora: Abend 12.9., Abend 3.10.'
		]);
	}
);

test('who has a due already is counted among those who can be asked, not with who left', async ({ page }) => {
	await page.clock.setFixedTime(NOW);
	const due = { date: '2026-02-01', amount: 2000, purpose: 'Jahresbeitrag 2026', year: 2026 };
	await takeEntries(page, [
		...club,
		...['anna', 'ben'].map((member) => entry(`2 ${member}`, 'levy', { member, ...due })),
		entry('3', 'member', { member: 'ben', name: 'Ben', left: '2026-11-01' })
	]);
	await page.goto('/kasse/ausgleich');
	await page.getByRole('button', { name: 'Beitrag oder Strafe eintragen' }).click();
	await expect(page.getByRole('dialog')).toContainText('1 Mitglied hat diesen Beitrag schon in der Liste.');
});
