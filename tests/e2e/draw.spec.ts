import type { Page } from '@playwright/test';
import { madeChampionship } from '../support/championship.ts';
import { fileText } from '../support/entries.ts';
import { complaintsOf } from './support/axe.ts';
import { takeFile } from './support/backup.ts';
import { mainButtons } from './support/looks.ts';
import {
	clubLog,
	drawAll,
	EIGHT,
	numberRows,
	numbersShown,
	setUp,
	tablesShown,
	typeAll
} from './support/meisterschaft.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const members = (log: Awaited<ReturnType<typeof clubLog>>): ReadonlyMap<unknown, unknown> =>
	new Map(log.entries.filter(({ kind }) => kind === 'member').map(({ member, name }) => [member, name]));

async function expectAccessible(page: Page, screen: string): Promise<void> {
	expect.soft(await complaintsOf(page), screen).toEqual([]);
}

test('from an empty browser to the plan on paper', async ({ page }, testInfo) => {
	await page.goto('/meisterschaft');
	await page.getByRole('link', { name: 'Neue Meisterschaft' }).click();
	// Pasted from a list, they are shown before they are taken.
	await expect(page.getByLabel('Neuer Name')).toBeFocused();
	await page.keyboard.insertText(
		EIGHT.slice(0, 7)
			.map((name, i) => `${i + 1}. ${name}`)
			.join('\n')
	);
	await expect(page.getByText('7 Namen: Anna (neu), Berti (neu), Clemens (neu)')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('region', { name: 'Wer spielt mit?' }).getByRole('status')).toContainText(
		'7 Spieler. Auf Tische mit 4 bis 6 Spielern lassen sich 7 nicht'
	);
	await page.getByRole('button', { name: 'Anlegen und auslosen' }).click({ force: true });
	await expect(page).toHaveURL(/\/neu$/);
	await typeAll(page, ['anna', EIGHT[7]]);
	await expect(page.getByRole('alert').first()).toContainText('anna gibt es schon');
	await page.getByLabel('Neuer Name').fill('');
	await expect(page.getByRole('region', { name: 'Wer spielt mit?' }).getByRole('status')).toContainText(
		'8 Spieler an 2 Tischen zu viert'
	);
	// Emil was king, then Anna and Clemens; the others are new, and Huber Sepp is put before Gerda.
	await page.getByRole('button', { name: 'Von Hand' }).click();
	for (const name of ['Emil', 'Anna', 'Clemens']) {
		await page.getByRole('button', { name: `${name}, ohne Platz` }).click();
	}
	await page.getByText('So wird gezogen').click();
	await page.getByRole('button', { name: 'Huber Sepp zieht früher' }).click();
	await expectAccessible(page, 'the set-up');
	await page.getByRole('button', { name: 'Anlegen und auslosen' }).click();

	// One tap draws all of it into the log; then one is uncovered a tap, in the order of §11.2.
	const order = ['Berti', 'Dora', 'Franz', 'Huber Sepp', 'Gerda', 'Clemens', 'Anna', 'Emil'];
	await expect(page.getByRole('listitem').getByRole('strong')).toHaveText(order);
	await expectAccessible(page, 'before the draw');
	await expect(mainButtons(page)).toHaveText(['Auslosen']);
	await page.getByRole('button', { name: 'Auslosen', exact: true }).click();
	await expect(page.getByText('8 Nummern liegen verdeckt')).toBeVisible();
	await page.getByRole('button', { name: 'Berti zieht' }).click();
	await page.getByRole('button', { name: 'Dora zieht' }).click();
	await page.getByRole('button', { name: 'Franz zieht' }).click();
	await expectAccessible(page, 'the draw');
	await expect(mainButtons(page)).toHaveText(['Huber Sepp zieht']);
	const stage = page.locator('.stage');
	await expect(stage).toContainText('Franz zieht die');
	const third = await stage.locator('.number').innerText();
	const before = await numbersShown(page);
	expect([...before.keys()]).toEqual(['Dora', 'Berti']);

	// A reload loses nothing and uncovers nothing.
	await page.reload();
	await expect(stage).toContainText('Franz zieht die');
	await expect(stage.locator('.number')).toHaveText(third);
	expect(await numbersShown(page)).toEqual(before);
	for (const name of order.slice(3)) await page.getByRole('button', { name: `${name} zieht` }).click();
	await expect(numberRows(page)).toHaveCount(8);
	const first = await numbersShown(page);
	expect([...first.values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	for (const [name, number] of before) expect(first.get(name)).toBe(number);
	expect(first.get('Franz')).toBe(Number(third));

	// A second draw needs a reason, and both stay.
	await page.getByRole('button', { name: 'Neu auslosen' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Neu auslosen' }).click({ force: true });
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.getByLabel('Grund').fill('Zettel gezinkt');
	await page.getByRole('dialog').getByRole('button', { name: 'Neu auslosen' }).click();
	await page.getByRole('button', { name: 'Alle aufdecken' }).click();
	const second = await numbersShown(page);
	await page.reload();
	await expect(page.getByText('2. Auslosung, Grund: Zettel gezinkt')).toBeVisible();
	await page.getByText('Gilt nicht mehr').click();
	for (const [name, number] of first) {
		await expect(page.getByText(`${number}\u00a0${name}`, { exact: true })).toBeVisible();
	}
	expect(await numbersShown(page)).toEqual(second);
	await expectAccessible(page, 'the numbers');
	await expect(mainButtons(page)).toHaveText(['Weiter zum Sitzplan']);

	// The log agrees: two draws, the second with its reason, and the championship with the second one's numbers.
	const log = await clubLog(page, testInfo, 'nach-der-auslosung');
	const names = members(log);
	const draws = log.entries.filter(({ kind }) => kind === 'draw');
	expect(draws.map(({ what, again }) => [what, again])).toEqual([
		['numbers', undefined],
		['numbers', 'Zettel gezinkt']
	]);
	const results = draws.map(({ result }) => (result as string[]).map((member) => names.get(member)));
	expect(results).toEqual([[...first.keys()], [...second.keys()]]);
	const last = log.entries.filter(({ kind }) => kind === 'championship').at(-1);
	const kept = Object.entries(last?.['numbers'] ?? {}) as [string, number][];
	expect(new Map(kept.map(([member, number]) => [names.get(member), number]))).toEqual(second);

	// The plan: everybody once in every Partie; one's own tables; the matrix; on paper.
	await page.getByRole('link', { name: 'Weiter zum Sitzplan' }).click();
	await expect(
		page.getByText('Jeder trifft 7 andere; 28 von 28 Paaren treffen sich wenigstens einmal, keines öfter als')
	).toBeVisible();
	const tables = await tablesShown(page);
	expect(tables).toHaveLength(4);
	for (const partie of tables) expect(partie.flat().sort()).toEqual([...EIGHT].sort());
	await expectAccessible(page, 'the tables');
	await expect(mainButtons(page)).toHaveText(['Weiter zu den Tischen']);
	await page.getByRole('button', { name: 'Wen treffe ich?' }).click();
	await page.getByLabel('Spieler').selectOption({ label: `Dora (Nr. ${second.get('Dora')})` });
	for (const [i, partie] of tables.entries()) {
		const at = partie.findIndex((table) => table.includes('Dora'));
		const card = page.getByRole('listitem').filter({ hasText: `${i + 1}. Partie · Tisch ${at + 1}` });
		for (const other of partie[at] ?? []) if (other !== 'Dora') await expect(card).toContainText(other);
	}
	await expect(page.getByText('niemand: Du triffst alle.')).toBeVisible();
	await expectAccessible(page, 'one’s own way');
	await page.getByRole('button', { name: 'Begegnungen', exact: true }).click();
	const cells = page.getByRole('region', { name: 'Alle Begegnungen' }).locator('tbody td:not(.self)');
	await expect(cells).toHaveCount(8 * 7);
	const together = (a: string, b: string): number =>
		tables.flat().filter((table) => table.includes(a) && table.includes(b)).length;
	const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Dora' }) });
	const byNumber = [...second].sort(([, a], [, b]) => a - b).map(([name]) => name);
	const expected = byNumber.filter((name) => name !== 'Dora').map((name) => String(together('Dora', name)));
	await expect(row.locator('td:not(.self)')).toHaveText(expected);
	await expectAccessible(page, 'the matrix');
	const pdf = await page.pdf({ format: 'A4' });
	// One for the wall, one a table.
	expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test('however often it is tapped, the numbers are drawn once', WHOLE, async ({ page }, testInfo) => {
	await setUp(page, EIGHT);
	await expect(page.getByRole('button', { name: 'Auslosen', exact: true })).toBeVisible();
	await page.evaluate(async () => {
		const named = (name: string): HTMLElement | undefined =>
			[...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);
		while (!named('Alle aufdecken')) {
			named('Auslosen')?.click();
			await new Promise((resolve) => setTimeout(resolve));
		}
	});
	const { entries } = await clubLog(page, testInfo, 'einmal');
	expect(entries.filter(({ kind, what }) => kind === 'draw' && what === 'numbers')).toHaveLength(1);
});

test(
	'numbers drawn with slips are typed in; the last one is what is left',
	WHOLE,
	async ({ page }, testInfo) => {
		await setUp(page, EIGHT);
		await page.getByRole('button', { name: 'Mit Zetteln gezogen' }).click();
		const take = page.getByRole('button', { name: 'Nummern übernehmen' });
		for (const [i, name] of EIGHT.slice(0, 6).entries()) await page.getByLabel(name).fill(String(8 - i));
		await expect(page.getByRole('status')).toHaveText('Noch 2 Nummern fehlen.');
		await page.getByLabel('Gerda').fill('8');
		await expect(page.getByRole('status')).toHaveText('Anna und Gerda können nicht beide die 8 haben.');
		await take.click({ force: true });
		await expect(take).toBeVisible();
		await page.getByLabel('Gerda').fill('2');
		await expect(page.getByLabel('Huber Sepp')).toHaveAttribute('placeholder', '1');
		await take.click();
		await expect(numberRows(page).getByRole('strong')).toHaveText([...EIGHT].reverse());
		await expect(page.getByText('von Hand gezogen')).toBeVisible();
		const log = await clubLog(page, testInfo, 'von-hand');
		const draws = log.entries.filter(({ kind }) => kind === 'draw');
		expect(draws.map(({ note, again }) => [note, again])).toEqual([['von Hand gezogen', undefined]]);

		// A missing player comes late: other participants, other numbers, and a reason.
		await page.getByRole('link', { name: 'Teilnehmer ändern' }).click();
		await typeAll(page, ['Irmgard']);
		await expect(page.getByText('Die ausgelosten Nummern gelten dann nicht mehr')).toBeVisible();
		await page.getByRole('button', { name: 'Speichern', exact: true }).click();
		await page.getByRole('button', { name: 'Neu auslosen' }).click();
		await page.getByLabel('Grund').fill('Irmgard kommt doch');
		await page.getByRole('dialog').getByRole('button', { name: 'Neu auslosen' }).click();
		await page.getByRole('button', { name: 'Alle aufdecken' }).click();
		await expect(numberRows(page)).toHaveCount(9);
		await expect(page.getByText('2. Auslosung, Grund: Irmgard kommt doch')).toBeVisible();
	}
);

test(
	'a tournament: lots for tables and seats of both stages, and nothing to choose',
	WHOLE,
	async ({ page }, testInfo) => {
		await setUp(page, EIGHT, 'Schafkopfturnier');
		await drawAll(page);
		await expect(numberRows(page).first()).toContainText(
			'1. Durchgang Tisch 1, Platz 1 · 2. Durchgang Tisch'
		);
		const numbers = await numbersShown(page);
		await page.getByRole('link', { name: 'Weiter zum Sitzplan' }).click();
		const stages = await tablesShown(page);
		expect(stages).toHaveLength(2);
		expect(stages[0]?.flat()).toEqual([...numbers.keys()]);
		expect(stages[1]?.flat().sort()).toEqual([...EIGHT].sort());
		await expect(page.getByText('Da gibt es nichts zu wählen')).toBeVisible();
		await expect(page.getByText('Plan mit Wünschen suchen')).toBeHidden();
		await page.goto(page.url().replace('sitzplan', 'leitung'));
		await page.getByLabel('Fällt aus').selectOption('Emil');
		await page.getByLabel('Spielt weiter').selectOption('ein neuer Name …');
		await page.getByLabel('Name', { exact: true }).fill('Zenzi');
		await expect(page.getByText(/sitzt im 1\. Durchgang an Tisch \d und im 2\. Durchgang an/)).toBeVisible();
		const log = await clubLog(page, testInfo, 'turnier');
		const names = members(log);
		const seats = log.entries.filter(({ what }) => what === 'seats');
		expect(
			seats.map(({ partie, table, result }) => [
				partie,
				table,
				(result as string[]).map((one) => names.get(one))
			])
		).toEqual(stages.flatMap((tables, i) => tables.map((table, j) => [i + 1, j + 1, table])));
	}
);

test(
	'last year’s players and places come along; what has begun stays; a new one can be taken out and back',
	WHOLE,
	async ({ page }) => {
		const made = madeChampionship(8, 'vorjahr');
		const text = fileText(made.entries).replace('"year":2026', '"year":2025');
		await takeFile(page, {
			name: 'verein.schafkopf.json',
			mimeType: 'application/json',
			buffer: Buffer.from(text)
		});

		// A game is written: numbers, players and plan stay.
		const it = page.getByRole('link', { name: /^Zockmeisterschaft 2025/ });
		await page.goto('/meisterschaft');
		await it.click();
		await expect(page).toHaveURL(/\/meisterschaft\/meisterschaft$/);
		const address = page.url();
		await page.goto(`${address}/auslosung`);
		await expect(page.getByText('Die erste Partie hat begonnen: Die Nummern bleiben.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Neu auslosen' })).toBeHidden();
		await page.goto(`${address}/sitzplan`);
		await expect(page.getByRole('button', { name: /^Drucken/ })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Welcher Plan?' })).toHaveCount(0);
		await page.goto(`${address}/aendern`);
		await expect(page.getByText('Die erste Partie hat begonnen: Teilnehmer und Plan bleiben.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Meisterschaft löschen' })).toBeHidden();

		await page.goto('/meisterschaft/neu');
		await expect(
			page.getByRole('button', { name: 'Aus der Meisterschaft 2025', pressed: true })
		).toBeVisible();
		await page.getByText('So wird gezogen').click();
		// §11.3 by hand: the criteria were counted while the championship was made; the player in the last place draws first.
		const lastFirst = [...made.expected].sort(([, a], [, b]) => {
			const at = a.findIndex((value, i) => value !== b[i]);
			return (a[at] ?? 0) - (b[at] ?? 0);
		});
		await expect(page.getByRole('listitem').locator('.name')).toHaveText(lastFirst.map(([player]) => player));
		await page.getByRole('button', { name: 'Anlegen und auslosen' }).click();
		await drawAll(page);
		await page.getByRole('link', { name: 'Teilnehmer ändern' }).click();
		await page.getByRole('button', { name: 'Meisterschaft löschen' }).click();
		await expect(page.getByText('Die Meisterschaft ist gelöscht.')).toBeVisible();
		await page.getByRole('button', { name: 'Rückgängig' }).click();
		await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();
		await page.getByRole('button', { name: 'Meisterschaft löschen' }).click();
		await expect(page.getByText('Die Meisterschaft ist gelöscht.')).toBeVisible();

		// Nobody can draw again unnoticed by making a second championship.
		await page.goto('/meisterschaft/neu');
		await page.getByRole('button', { name: 'Anlegen und auslosen' }).click();
		await drawAll(page);
		await expect(page.getByText('Auslosung einer gelöschten Meisterschaft desselben Jahres')).toBeVisible();
	}
);
