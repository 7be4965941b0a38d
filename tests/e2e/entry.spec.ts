import type { Locator } from '@playwright/test';
import { entry, FOUR, members, opening } from '../support/entries.ts';
import { takeEntries } from './support/backup.ts';
import { fanChip } from './support/fan.ts';
import { newEvening, type Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const GROUPS = ['Farbe und Zusätze', 'Ausgang', 'Laufende', 'Schuss', 'Wie ging es aus?', 'Spritzen'];

/** What the panel offers for the chosen contract, group by group, and in brackets what is behind a fan; what is dimmed in its place is not offered. */
async function offered(table: Table): Promise<Record<string, string>> {
	const found: Record<string, string> = {};
	for (const name of GROUPS) {
		const group = table.panel.getByRole('group', { name, exact: true });
		if ((await group.count()) === 0) continue;
		const names = await group
			.getByRole('button', { disabled: false })
			.evaluateAll((buttons) =>
				buttons.map((button) => button.ariaLabel ?? button.textContent?.trim() ?? '')
			);
		if (names.length === 0) continue;
		const shown = names.filter((label) => !/weitere Spiele/i.test(label)).join(' ');
		found[name] = `${shown}${await behind(fanChip(table.page, name))}`;
	}
	return found;
}

/** What is behind a fan, which is opened and closed for it. */
async function behind(chip: Locator): Promise<string> {
	if ((await chip.count()) === 0 || (await chip.isDisabled())) return '';
	await chip.click();
	const fan = chip
		.page()
		.getByRole('group', { name: (await chip.getAttribute('aria-label')) ?? '', exact: true });
	const options = fan.getByRole('button', { disabled: false });
	await options.first().waitFor();
	const names = await options.evaluateAll((all) =>
		all.map((button) => button.ariaLabel ?? button.textContent?.trim() ?? '')
	);
	await chip.click();
	await expect(chip).toHaveAttribute('aria-expanded', 'false');
	return ` (${names.join(' ')})`;
}

const SCHUSS = 'Schuss Re Noch mehr Schuss (Bock Hirsch)';
const OUTCOME = 'Gewonnen Verloren Schneider Schwarz Augen (30 : 90 Karten zählen 60 : 60 Augen eingeben)';
const laufende = (...counts: readonly number[]): string =>
	counts.map((count) => `${count} Laufende`).join(' ');
/** As many as a Rufspiel or a Solo has. */
const LAUFENDE = `${laufende(3, 4)} Noch mehr Laufende (${laufende(5, 6, 7, 8)})`;

test('each contract offers what it knows and nothing else', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const contracts: readonly [string, Record<string, string>][] = [
		[
			'Rufspiel',
			{
				'Farbe und Zusätze': 'Eichel Laub Schell',
				Ausgang: OUTCOME,
				Laufende: LAUFENDE,
				Schuss: SCHUSS
			}
		],
		[
			'Solo',
			{
				'Farbe und Zusätze': 'Eichel Laub Herz Schell Tout',
				Ausgang: OUTCOME,
				Laufende: LAUFENDE,
				Schuss: SCHUSS
			}
		],
		[
			'Solo · Tout',
			{
				'Farbe und Zusätze': 'Eichel Laub Herz Schell Tout',
				Ausgang: 'Gewonnen Verloren Laufende zählen',
				Laufende: LAUFENDE,
				Schuss: SCHUSS
			}
		],
		[
			'Tout · Wenz',
			{
				'Farbe und Zusätze': 'Tout',
				Ausgang: OUTCOME,
				Laufende: laufende(2, 3, 4),
				Schuss: SCHUSS
			}
		],
		['Bettel', { 'Farbe und Zusätze': '', Ausgang: 'Gewonnen Verloren', Schuss: SCHUSS }],
		['Sie', { 'Farbe und Zusätze': '' }],
		[
			'Mungo',
			{
				'Farbe und Zusätze': '',
				'Wie ging es aus?': 'Verlierer Alle Stiche Hingelegt Augen',
				Spritzen: 'Spritze von Anna Spritze von Berti Spritze von Clemens Spritze von Dora'
			}
		]
	];
	for (const [taps, groups] of contracts) {
		await table.tap(taps);
		await expect.poll(() => offered(table), taps).toEqual(groups);
	}
	await table.tap('Sie');
	await expect(table.panel).toContainText('Immer gewonnen, 8 Laufende.');
});

test(
	'a Rufspiel without a Deckel is told before it is saved, written all the same, and marked',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page);
		const sentence = table.panel.getByRole('status');
		await expect(sentence).toBeEmpty();
		await table.tap('Anna · Berti');
		// Where nobody has played before, it says whose rule that is, and leads to others.
		await expect(sentence).toHaveText('Allgäu: Ohne Deckel gibt es kein Rufspiel. Ändern');
		await sentence.getByRole('button').click();
		await expect(table.sheet.getByLabel('Regeln')).toBeVisible();
		await page.keyboard.press('Escape');
		await table.tap('+Dora');
		await expect(sentence).toBeEmpty();
		await table.tap('+Dora');
		await expect(sentence).toHaveText('Allgäu: Ohne Deckel gibt es kein Rufspiel. Ändern');
		await table.saveGame();
		await expect(sentence).toBeEmpty();
		await expect(table.rows).toContainText('Rufspiel ohne Deckel');
		await table.expectBalances(['Anna', 'Berti', 'Clemens', 'Dora'], [10, 10, -10, -10]);
		await table.open(table.rows.first());
		await expect(table.sheet).toContainText('Ohne Deckel gibt es kein Rufspiel.');
		await page.keyboard.press('Escape');
		await table.tap('Anna · Berti');
		await expect(sentence).toHaveText('Ohne Deckel gibt es kein Rufspiel.');
	}
);

test(
	'another contract keeps the players and the Deckel and drops what does not fit',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page);
		const seat = (name: string) => table.panel.getByRole('button', { name, exact: true });
		await table.tap('Laub · Anna · Berti · +Clemens · Schneider · 5 Laufende · Schuss');
		await table.expectPrice(160, '(10 + 5 + 25) × 2 × 2');
		await expect(seat('Anna, spielt')).toBeVisible();
		await expect(seat('Berti, spielt mit')).toBeVisible();

		// A Wenz knows no partner, no Laub and at most four Laufende.
		await table.tap('Wenz');
		await expect(seat('Anna, spielt allein')).toBeVisible();
		await expect(table.button('Berti')).toBeVisible();
		await expect(seat('Deckel von Clemens')).toHaveAttribute('aria-pressed', 'true');
		await table.expectPrice(120, '(25 + 5) × 2 × 2');
		// A Bettel no Schneider.
		await table.tap('Bettel');
		await table.expectPrice(100, '25 × 2 × 2');
		// What was dropped does not come back unseen.
		await table.tap('Solo');
		await table.expectPrice(100, '25 × 2 × 2');
		// A Sie no Schuss.
		await table.tap('Sie');
		await table.expectPrice(520, '(25 + 40) × 4 × 2');
		await table.tap('Mungo');
		await table.expectPrice(20, '10 × 2');
		await expect(seat('Deckel von Clemens')).toHaveAttribute('aria-pressed', 'true');
		await expect(table.save).toContainText('Wer verliert?');
		await table.tap('Rufspiel');
		await expect(table.save).toContainText('Wer spielt?');
		await table.expectPrice(20, '10 × 2');
	}
);

test('what is missing stands on the button, and nothing is written before it is there', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const asks = async (taps: string, text: string): Promise<void> => {
		if (taps) await table.tap(taps);
		await expect(table.save).toContainText(text);
		await table.save.click({ force: true });
		await expect(table.rows).toHaveText('Noch kein Spiel. Tipp an, wer spielt.');
	};
	await asks('', 'Wer spielt?');
	await asks('Anna', 'Mit wem?');
	await asks('Mungo · Clemens', 'Wer verliert?');
	// 20 + 30 + 80 are more than there are.
	await table.tap('Augen · 2 · 0 · 3 · 0 · 8 · 0');
	await expect(table.sheet).toContainText('80 geht nicht: höchstens 70.');
	await table.tap('Schließen');
	await expect(table.sheet).toBeHidden();
	await expect(table.save).toContainText('Augen eingeben');
	// The button goes on where the pad was closed.
	await table.save.click();
	await expect(table.sheet).toContainText('Augen von Clemens');
	await table.tap('Schließen');
	await asks('Alle Stiche', 'Wer macht alle Stiche?');
	await asks('Hingelegt', 'Wer hat falsch hingelegt?');
	await table.tap('Dora');
	await table.saveGame();
	await expect(table.rows).toContainText('Dora legt falsch hin');
});

test(
	'the pad takes the Augen of either side, none above 120, and gives them back',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page);
		await table.tap('Anna · Berti · Augen eingeben · 1 · 2 · 1');
		await expect(table.sheet.getByText('121 geht nicht: höchstens 120.')).toBeVisible();
		await expect(table.button('OK')).toBeDisabled();
		await table.tap('Letzte Ziffer löschen');
		await expect(table.sheet.getByText('12 : 108 für die Spielerpartei')).toBeVisible();
		await table.tap('0');
		await expect(table.sheet.getByText('120 : 0 für die Spielerpartei')).toBeVisible();
		await table.tap('Letzte Ziffer löschen · Letzte Ziffer löschen · Gegenpartei · 0');
		await expect(table.sheet.getByText('110 : 10 für die Spielerpartei')).toBeVisible();
		await table.tap('OK');
		await table.expectPrice(15, '10 + 5');
		await expect(table.button('Schneider')).toHaveAttribute('aria-pressed', 'true');
		// Another outcome no longer agrees with what was counted.
		await table.tap('Verloren');
		await expect(table.button('Augen')).toHaveAttribute('aria-pressed', 'false');
		await table.tap('30 : 90');
		await expect(table.button('30 : 90, ändern')).toBeVisible();
		await table.tap('Gewonnen · Augen eingeben');
		await expect(table.sheet).toContainText('90 : 30 für die Spielerpartei');
		await table.tap('Eingabe entfernen');
		await expect(table.button('Augen')).toBeVisible();
		await expect(table.button('Gewonnen')).toHaveAttribute('aria-pressed', 'true');
	}
);

test('the dealer is set by hand, and the deal passes on from him', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await page.getByRole('button', { name: 'Dora gibt. Geber ändern' }).click();
	await expect(table.sheet).toContainText('Wer gibt das nächste Spiel?');
	await table.tap('Berti gibt');
	await expect(page.getByRole('button', { name: 'Berti gibt. Geber ändern' })).toBeVisible();
	await expect(table.rows).toHaveText(/Berti gibt/);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	const next = page.getByRole('button', { name: 'Clemens gibt. Geber ändern' });
	// §8.3: who had to deal anew is noted, and nobody else deals for it.
	await next.click();
	await table.tap('Neu gegeben: es gibt derselbe');
	await expect(table.rows.first()).toContainText('Neu gegeben');
	await expect(next).toBeVisible();
	await expect(page.getByRole('button', { name: /Was jetzt gilt$/ })).toContainText(
		'Berti hebt ab, Dora fängt an'
	);
	await table.open(table.rows.nth(1));
	await expect(table.sheet).toContainText('Berti gab');
});

test('a note is kept with its game and is text, whatever stands in it', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const note = 'Berti hatte die Alte <img src=x onerror="alert(1)"> 🍺';
	await table.tap('Anna · Berti · +Anna · Mehr');
	await table.sheet.getByLabel('Notiz').fill(note);
	await table.tap('Fertig');
	await table.saveGame();
	await table.open(table.rows.first());
	await expect(table.sheet.getByText(`Notiz: ${note}`)).toBeVisible();
	await table.tap('Ändern · Mehr');
	await expect(table.sheet.getByLabel('Notiz')).toHaveValue(note);
});

test('an evening that is not here says so', async ({ page }) => {
	for (const address of ['/abend/nirgends', '/abend/nirgends/abrechnung']) {
		await page.goto(address);
		await expect(page.getByText('Diesen Abend gibt es auf diesem Handy nicht.')).toBeVisible();
		await page.getByRole('link', { name: /^Zurück/ }).click();
		await expect(page.getByRole('link', { name: 'Neuer Abend' })).toBeVisible();
	}
});

test('a list that was struck as a whole says so, and why', async ({ page }) => {
	const note = '2. Partie, Tisch 1: neu eröffnet, weil hier jetzt andere sitzen.';
	const list = [opening('1 freitag'), entry('2', 'void', { target: '1 freitag', note })];
	await takeEntries(page, [...members(...FOUR), ...list]);
	for (const address of ['/abend/freitag', '/abend/freitag/abrechnung']) {
		await page.goto(address);
		await expect(page.getByText('Diese Liste ist gestrichen.')).toBeVisible();
		await expect(page.getByText(note)).toBeVisible();
	}
});
