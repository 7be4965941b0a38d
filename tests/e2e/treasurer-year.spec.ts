import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { countedYear, plain, POT, treasurerYear } from '../support/treasurer-year.ts';
import { takeEntries } from './support/backup.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// A treasurer's year of twenty evenings on the screen, on paper and in the table for a spreadsheet, beside what is counted from its file.

const region = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

const euro = (cents: number): string =>
	`${cents < 0 ? '−' : ''}${(Math.abs(cents) / 100)
		.toFixed(2)
		.replace('.', ',')
		.replace(/\B(?=(\d{3})+,)/, '.')}`;

test(
	'a year of twenty evenings stands in the Kasse, on paper and in its table as it is counted',
	WHOLE,
	async ({ page }) => {
		const entries = treasurerYear();
		const [year, now] = [
			countedYear(plain(entries), '2026-12-31'),
			countedYear(plain(entries), '2027-12-31')
		];
		await page.clock.setFixedTime(new Date('2027-01-05T12:00:00+01:00'));
		await takeEntries(page, [...entries]);

		await page.goto('/kasse');
		const stand = region(page, 'Stand der Kasse');
		await expect(stand.locator('strong').first()).toHaveText(`${euro(now.end)} €`);
		await expect(stand).toContainText(
			new RegExp(`bar müssten da sein\\s*${euro(now.box)} €\\s*auf dem Konto\\s*${euro(now.account)} €`)
		);
		await expect(region(page, 'In den Töpfen')).toContainText(new RegExp(`${POT}.*${euro(now.pot)} €`));
		await page.getByRole('button', { name: 'Jahr 2026', exact: true }).click();
		await expect(region(page, /^Jahr 2026/)).toContainText(
			new RegExp(`Gewinne der Abende\\s*\\+${euro(year.winnings)} €[^]*Endstand 2026\\s*${euro(year.end)} €`)
		);

		const download = page.waitForEvent('download');
		await page.getByRole('button', { name: 'CSV-Datei' }).click();
		const table = readFileSync(await (await download).path(), 'utf8')
			.split('\r\n')
			.slice(1);
		const column = (at: number): number =>
			table.reduce((sum, row) => sum + Number((row.split(';')[at] ?? '').replace(',', '')), 0);
		expect([column(4), column(6)]).toEqual([year.end, year.end]);

		await page.emulateMedia({ media: 'print' });
		const report = page.locator('article');
		for (const [what, cents] of [
			['Übertrag aus 2025', euro(12_345)],
			['Gewinne der Abende', `+${euro(year.winnings)}`],
			['Beiträge', `+${euro(year.dues)}`],
			['Strafen und Umlagen', `+${euro(year.fines)}`],
			['Beim Zählen berichtigt', '+0,85'],
			['Endstand 2026', euro(year.end)],
			['Bar in der Kasse', euro(year.box)],
			['Auf dem Konto', euro(year.account)]
		] as const)
			await expect(report.getByRole('row', { name: what, includeHidden: true }).first()).toContainText(
				`${cents} €`
			);
		await expect(report).toContainText(/Kasse gezählt am 20\.12\.2026 von Anna und Dora/);
		await expect(report).toContainText(`Abgeschlossen am 31.12.2026 mit ${euro(year.end)} €.`);
		await page.emulateMedia({ media: 'screen' });

		await page.getByRole('link', { name: 'Offen: wer zahlt noch' }).click();
		const rows = region(page, 'An die Kasse').getByRole('listitem');
		for (const [name, cents] of Object.entries(now.owing))
			await expect(rows.filter({ hasText: new RegExp(`^\\s*${name}`, 'i') }).first()).toContainText(
				`${euro(cents)} €`
			);
	}
);
