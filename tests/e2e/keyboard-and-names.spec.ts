import type { Page, TestInfo } from '@playwright/test';
import { complaintsInTurn } from './support/axe.ts';
import { Backup } from './support/backup.ts';
import { fanChip, keyIn } from './support/fan.ts';
import { keyOn, tabTo } from './support/keyboard.ts';
import { FOUR, newEvening, Table, typeNames } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { isWhole } from '../support/whole.ts';
import { WHOLE } from './support/whole.ts';

test('an evening is opened and a game written with the keyboard alone', async ({ page }) => {
	await page.goto('/');
	await keyOn(page, page.getByRole('link', { name: 'Neuer Abend' }), 'Enter');
	await tabTo(page, page.getByLabel('Neuer Name'));
	for (const name of FOUR) {
		await page.keyboard.type(name);
		await page.keyboard.press('Enter');
	}
	await keyOn(page, page.getByRole('button', { name: 'Berti gibt' }), 'Space');
	await keyOn(page, page.getByRole('button', { name: 'Los geht’s' }), 'Enter');

	const table = new Table(page);
	await keyOn(page, table.button('Laub'), 'Enter');
	await keyOn(page, table.button('Anna'), 'Space');
	await keyOn(page, table.button('Deckel von Anna'), 'Space');
	await keyOn(page, table.button('Clemens'), 'Enter');
	await keyIn(page, 'Ausgang', table.button('Augen eingeben'));
	await expect(table.sheet).toBeVisible();
	await page.keyboard.type('912');
	await expect(table.sheet).toContainText('912 geht nicht: höchstens 120.');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Backspace');
	await expect(table.sheet).toContainText('91 : 29 für die Spielerpartei');
	await page.keyboard.press('Enter');
	await expect(table.sheet).toBeHidden();
	await keyOn(page, table.button('3 Laufende'), 'Space');
	await table.expectPrice(60, '(10 + 5 + 15) × 2');
	await keyOn(page, table.save, 'Enter');
	await expect(table.rows).toContainText('Anna mit Clemens gewinnen');
	await table.expectBalances(FOUR, [60, -60, 60, -60]);
	await expect(table.save).toBeFocused();
	// The next one goes on from here.
	await keyOn(page, table.button('Wenz'), 'Enter');
	await expect(table.button('Wenz')).toHaveAttribute('aria-pressed', 'true');
});

test('a laptop writes with keys alone: a Solo takes six', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const { keyboard } = page;
	const press = async (...keys: readonly string[]): Promise<void> => {
		for (const key of keys) await keyboard.press(key);
	};
	// Solo, Herz, Berti, his Deckel, lost, and saved.
	const solo = ['s', 'h', '2', 'Shift+Digit2', 'v', 'Enter'];
	expect(solo).toHaveLength(6);
	await press(...solo);
	await expect(table.rows).toContainText('Berti verliert');
	await table.expectBalances(FOUR, [50, -150, 50, 50]);

	await press('?');
	await expect(table.sheet.getByRole('listitem').filter({ hasText: 'Solo' })).toHaveText('S Solo');
	// Behind an open sheet no key types, and Escape only closes the sheet.
	await press('1', 'Escape');
	await expect(table.sheet).toBeHidden();
	await expect(table.save).toContainText('Wer spielt?');
	await press('1', '3');
	await expect(page.getByRole('button', { name: 'Clemens, spielt mit', exact: true })).toBeVisible();
	await press('Escape');
	await expect(table.save).toContainText('Wer spielt?');
	await table.tap('Geleertes zurückholen');
	await expect(table.save).toContainText('Speichern');
	// Enter presses what has the focus, until the next key.
	await table.button('Verloren').focus();
	await press('Enter');
	await expect(table.button('Verloren')).toHaveAttribute('aria-pressed', 'true');
	await expect(table.rows).toHaveCount(1);
	await press('Shift+Digit4', 'Enter');
	await expect(table.rows).toHaveCount(2);

	// In a field letters are letters.
	await table.tap('Mehr');
	await table.sheet.getByLabel('Notiz').fill('');
	await keyboard.type('s1');
	await expect(table.sheet.getByLabel('Notiz')).toHaveValue('s1');
	await table.tap('Fertig');
	await expect(table.button('Rufspiel')).toHaveAttribute('aria-pressed', 'true');
	await expect(table.save).toContainText('Wer spielt?');
	await press('?');
	await table.tap('Tasten aus · Schließen');
	await press('w');
	await press('?');
	await table.tap('Tasten an · Schließen');
	await expect(table.button('Rufspiel')).toHaveAttribute('aria-pressed', 'true');
});

test('in the pad every key does what the button with the focus says', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti');
	await keyIn(page, 'Ausgang', table.button('Augen eingeben'));
	await expect(table.sheet).toBeVisible();
	await page.keyboard.type('75');
	await keyOn(page, table.button('Gegenpartei'), 'Enter');
	await expect(table.sheet).toContainText('45 : 75 für die Spielerpartei');
	await keyOn(page, table.button('1'), 'Enter');
	await expect(table.sheet).toContainText('751 geht nicht: höchstens 120.');
	await page.keyboard.press('Backspace');
	await expect(table.sheet).toContainText('45 : 75 für die Spielerpartei');
	await page.keyboard.press('Backspace');
	await expect(table.sheet).toContainText('113 : 7 für die Spielerpartei');
	await keyOn(page, table.button('OK'), 'Enter');
	await expect(table.sheet).toBeHidden();
	await expect(table.button('113 Augen, ändern')).toBeVisible();
	await keyIn(page, 'Ausgang', table.button('Augen eingeben'));
	await expect(table.sheet).toBeVisible();
	await keyOn(page, table.button('Eingabe entfernen'), 'Enter');
	await expect(table.button('Augen')).toBeVisible();
});

test('a saved game is read aloud with its price and every balance; keys open it and take it back', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Solo · Anna · +Berti');
	await table.saveGame();
	// (25) × 2, from each of three (allgaeu §4.2.1, §6.3).
	await expect(page.getByRole('status').filter({ hasText: 'Spiel gespeichert.' })).toHaveText(
		'Spiel gespeichert. Anna gewinnt: Solo, 1 Deckel, 0,50 €. ' +
			'Anna +1,50 €, Berti −0,50 €, Clemens −0,50 €, Dora −0,50 €.'
	);
	await page.keyboard.press('Home');
	await expect(table.sheet).toContainText('Grundpreis');
	// In a sheet the keys of the table do nothing.
	await page.keyboard.press('Control+z');
	await page.keyboard.press('Escape');
	await expect(table.sheet).toBeHidden();
	await expect(table.rows).toContainText('Anna gewinnt');
	await page.keyboard.press('Control+z');
	await expect(table.rows).toContainText('gestrichen');
	await table.expectBalances(FOUR, [0, 0, 0, 0]);
});

test('a changed game is read aloud with the balance of who has left since', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page, [...FOUR, 'Emil']);
	// Emil deals and sits out.
	await table.tap('Solo · Anna · +Berti');
	await table.saveGame();
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.tap('Jemand kommt oder geht');
	await table.sheet.getByRole('button', { name: /Anna/ }).first().click();
	await table.sheet.getByRole('button', { name: 'So spielen wir weiter' }).click();
	await table.open(table.rows.filter({ hasText: 'Anna gewinnt' }));
	await table.tap('Ändern · Verloren');
	await table.save.click();
	await expect(page.getByRole('status').filter({ hasText: 'Spiel geändert.' })).toHaveText(
		'Spiel geändert. Berti +0,50 €, Clemens +0,50 €, Dora +0,50 €, Emil 0,00 €. Nicht mehr am Tisch: Anna −1,50 €.'
	);
});

test('keys alone keep the focus where they strike and take back, and begin at the heading of an Abrechnung', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	for (const taps of ['Solo · Anna', 'Wenz · Dora']) {
		await table.tap(taps);
		await table.saveGame();
	}
	const first = table.rows.last().getByRole('button').first();
	await keyOn(page, first, 'Enter');
	await expect(table.sheet).toBeVisible();
	await keyOn(page, table.sheet.getByRole('button', { name: 'Streichen', exact: true }), 'Enter');
	await expect(table.rows.last()).toContainText('gestrichen');
	await expect(first).toBeFocused();
	await keyOn(page, page.getByRole('button', { name: /^Streichen zurücknehmen/ }), 'Enter');
	await expect(table.rows.last()).not.toContainText('gestrichen');
	await expect(first).toBeFocused();
	await keyOn(page, page.getByRole('button', { name: 'Spiel 2 zurücknehmen' }), 'Enter');
	await expect(table.rows.first()).toContainText('gestrichen');
	await expect(table.rows.first().getByRole('button').first()).toBeFocused();
	// Two struck are folded into one line.
	await table.undone();
	await keyOn(page, first, 'Enter');
	await expect(table.sheet).toBeVisible();
	await keyOn(page, table.sheet.getByRole('button', { name: 'Streichen', exact: true }), 'Enter');
	await expect(table.rows).toHaveText([/2 gestrichen/]);
	await expect(table.rows.getByRole('button', { name: '2 gestrichen' })).toBeFocused();

	await keyOn(page, page.getByRole('link', { name: 'Abrechnung' }), 'Enter');
	const heading = page.getByRole('heading', { name: 'Abrechnung' });
	await expect(heading).toBeFocused();
	await keyOn(page, page.getByRole('button', { name: 'Abend abschließen' }), 'Enter');
	await expect(page.getByText('Abgeschlossen.')).toBeVisible();
	await expect(heading).toBeFocused();
});

test('going back closes what is open and leaves the screen where it is, and only then leaves it', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	const evening = page.url();
	await table.tap('Anna · Berti · Augen eingeben');
	await expect(table.sheet).toBeVisible();
	await page.goBack();
	await expect(table.sheet).toBeHidden();
	await expect(table.panel.getByRole('button', { name: 'Anna, spielt' })).toBeVisible();
	// Going forward does nothing: the sheet is gone.
	await page.goForward();
	await expect(table.sheet).toBeHidden();
	// One sheet after the other, however the first was closed; closing the last one leaves nothing behind.
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.button('Jemand kommt oder geht').click();
	await expect(table.sheet).toContainText('So sitzt ihr');
	await page.goBack();
	await expect(table.sheet).toBeHidden();
	for (const close of ['Escape', 'Escape']) {
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await expect(table.sheet).toBeVisible();
		await page.keyboard.press(close);
		await expect(table.sheet).toBeHidden();
	}
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.button('Geber ändern').click();
	await table.sheet.getByRole('button', { name: /^Clemens/ }).click();
	await expect(table.sheet).toBeHidden();
	expect(page.url()).toBe(evening);
	await page.goBack();
	await expect(page.getByRole('link', { name: 'Neuer Abend' })).toBeVisible();
	// A sheet that was open during a reload costs no extra step.
	await page.goForward();
	await expect(table.rows).toContainText('Clemens gibt');
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await expect(table.sheet).toBeVisible();
	await page.reload();
	await expect(table.rows).toContainText('Clemens gibt');
	await page.goBack();
	await expect(page.getByRole('link', { name: 'Neuer Abend' })).toBeVisible();
	// A link in a sheet leaves the page; going back leads to the page, not to the sheet.
	await page.goForward();
	await expect(table.rows).toContainText('Clemens gibt');
	await table.saveGame();
	await table.open(table.rows.first());
	await table.sheet.getByRole('link').first().click();
	await expect(page).toHaveURL(/\/regeln\//);
	// The router scrolls to the paragraph a moment after the address changes; a reader goes back later than that.
	await expect(page.locator(':target')).toBeVisible();
	await page.goBack();
	await expect(table.panel).toBeVisible();
	await page.goBack();
	await expect(page.getByRole('link', { name: 'Neuer Abend' })).toBeVisible();
});

test('a sheet closes with Escape, and the focus is back where it was, however it closes', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	const row = table.rows.getByRole('button').first();
	const fan = fanChip(page, 'Ausgang');
	const openers = [
		fan,
		table.panel.getByRole('button', { name: /weitere Spiele/i }),
		page.getByRole('button', { name: 'Anna gibt. Geber ändern' }),
		page.getByRole('button', { name: 'Plätze', exact: true }),
		row
	];
	for (const opener of openers) {
		for (const close of ['Escape', 'Schließen']) {
			await opener.focus();
			if (opener === fan) await keyIn(page, 'Ausgang', table.button('Augen eingeben'));
			else await page.keyboard.press('Enter');
			await expect(table.sheet).toBeVisible();
			if (close === 'Escape') {
				// The focus goes round and never leaves an open sheet for the page below.
				for (let stop = 0; stop < 16; stop++) {
					await page.keyboard.press('Tab');
					const below = await page.evaluate(() => {
						const focused = document.activeElement;
						return focused !== document.body && !focused?.closest('dialog');
					});
					expect(below).toBe(false);
				}
				await page.keyboard.press('Escape');
			} else await keyOn(page, table.button('Schließen'), 'Enter');
			await expect(table.sheet).toBeHidden();
			await expect(opener).toBeFocused();
		}
	}
	// A sheet that leads to another one leads back to where the first was opened.
	const tisch = page.getByRole('button', { name: 'Plätze', exact: true });
	await tisch.focus();
	await page.keyboard.press('Enter');
	await expect(table.sheet).toBeVisible();
	await keyOn(page, table.button('Jemand kommt oder geht'), 'Enter');
	await expect(table.sheet).toContainText('So sitzt ihr');
	await page.keyboard.press('Escape');
	await expect(tisch).toBeFocused();
});

test(
	'who closes a sheet with Escape and opens it again in the same moment has it open',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page);
		const tisch = page.getByRole('button', { name: 'Plätze', exact: true });
		await tisch.focus();
		await page.keyboard.press('Enter');
		await expect(table.sheet).toBeVisible();
		for (let time = 0; time < 5; time++) {
			await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
			// The browser reports the closed one with its next frames.
			await page.evaluate(
				() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
			);
			await expect(table.sheet).toBeVisible();
		}
		await page.keyboard.press('Escape');
		await expect(table.sheet).toBeHidden();
		await expect(tisch).toBeFocused();
	}
);

test('a screen reader hears what stands on a button, and no tick', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	const seats = ['Anna, +0,20 €', 'Berti, +0,20 €', 'Clemens, −0,20 €', 'Dora, −0,20 €'];
	for (const name of seats) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
	const more = page.getByRole('button', { name: /^Mehr/ });
	await expect(more).toHaveText('Mehr');
	// What is chosen behind it comes first, and is not said again.
	await table.tap('Solo · Dora · Mehr · Regelwidrige Karte: Anna · Fertig');
	await expect(more).toHaveAccessibleName('Mehr: Regelwidrig, weitere Spiele, Bockspiel, Notiz');
	await table.tap('Rufspiel');
	await expect(page.getByRole('button', { name: 'Rufspiel', exact: true, pressed: true })).toBeVisible();
});

test('nothing moves for those who asked for rest', WHOLE, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · Augen eingeben');
	await expect(table.sheet).toBeVisible();
	const moving = await page.evaluate(() =>
		[...document.querySelectorAll('*')]
			.filter((element) => {
				const { animationName, transitionDuration } = getComputedStyle(element);
				return animationName !== 'none' || /[1-9]/.test(transitionDuration);
			})
			.map((element) => element.outerHTML.slice(0, 80))
	);
	expect(moving).toEqual([]);
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/**
 * What axe finds on the present screen, and which buttons have no name. The dark theme differs only in colours, so
 * every other screen is looked at in it instead; where everything is tried, each in both.
 */
async function expectAccessible(page: Page, screen: string, turn: number): Promise<void> {
	const dark = turn % 2 === 1;
	if (!dark || isWhole) expect.soft(await complaintsInTurn(page, turn), screen).toEqual([]);
	if (dark || isWhole) {
		await page.emulateMedia({ colorScheme: 'dark' });
		expect
			.soft(await complaintsInTurn(page, turn + 1, isWhole ? 'colours' : 'all'), `${screen}, dark`)
			.toEqual([]);
		await page.emulateMedia({ colorScheme: 'light' });
	}
	const tree = await page.locator('body').ariaSnapshot();
	expect.soft(tree.match(/- (button|link|textbox|combobox)(:| \[|$).*/gm) ?? [], screen).toEqual([]);
}

/** Walks through every screen and every sheet. */
async function lookAtAll(page: Page, testInfo: TestInfo): Promise<void> {
	let turn = 0;
	const look = (screen: string): Promise<void> => expectAccessible(page, screen, turn++);
	await page.goto('/');
	await expect(page.getByText('Setz vier Leute an den Tisch')).toBeVisible();
	await look('the first start');
	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	await typeNames(page, [...FOUR, 'anna']);
	await expect(page.getByRole('alert')).toBeVisible();
	await look('a new evening');
	// A refused name stays in the field and would be refused again.
	await page.getByLabel('Neuer Name').fill('');
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	const table = new Table(page);
	await expect(table.panel).toBeVisible();
	await look('the empty table');
	await page.getByRole('button', { name: /Was jetzt gilt$/ }).click();
	await expect(table.sheet).toContainText('Anna mischt und gibt, Dora hebt ab.');
	await look('what holds for the next game');
	await table.tap('Schließen');
	await table.tap('Anna · Berti');
	await look('a game against the rules');
	await table.tap('+Anna · Schneider · 3 Laufende · Schuss');
	await look('a game half typed');
	await table.saveGame();
	await look('the table with a game');
	await table.open(table.rows.first());
	await look('the bill');
	await table.tap('Streichen');
	await expect(table.rows).toContainText('gestrichen');
	await table.tap('Mungo · Augen');
	await look('the pad of a Mungo');
	await table.tap('2 · 0 · Schließen');
	await look('a Mungo');
	await table.tap('Rufspiel · Augen eingeben · 4 · 5');
	await look('the pad of two sides');
	await table.tap('OK · Karten zählen');
	await table.sheet.getByRole('button', { name: 'Laub Sau, 11 Augen' }).click();
	await look('cards of two sides');
	await table.tap('Laufende · Eichel Ober');
	await look('cards that are Laufende');
	await table.tap('Schließen · Mehr');
	await look('more');
	await table.tap('Fertig');
	await page.getByRole('button', { name: /Geber ändern/ }).click();
	await look('the dealer');
	await table.tap('Anna gibt');
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.sheet.getByText('Falsch kassiert').click();
	await look('at the table');
	await table.tap('Jemand kommt oder geht');
	await look('who comes and goes');
	await table.tap('Schließen · Solo · Herz · Clemens · Schwarz · +Clemens');
	await table.saveGame();
	await table.tap('Sie · Dora');
	await table.saveGame();
	await table.open(table.rows.first());
	await page.getByRole('link', { name: 'Blatt zum Aufhängen' }).click();
	await expect(page.getByRole('article', { name: 'Sie von Dora' })).toContainText(
		'Am Tisch: Anna, Berti, Clemens'
	);
	const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	expect(paper.match(/\/Type\s*\/Page\b/g), 'one sheet to hang up').toHaveLength(1);
	// At least three fifths of the letters are read without glasses, here and on paper.
	for (const media of ['print', 'screen'] as const) {
		await page.emulateMedia({ media });
		expect(await legible(page), media).toBeGreaterThan(0.6);
	}
	await look('a Sie to hang up');
	await page.getByRole('link', { name: 'Zurück an den Tisch' }).click();
	await table.tap('Wenz · Clemens · Schwarz');
	await table.saveGame();
	await expect(page.getByText('Wie viele wollen eine Mungorunde?')).toBeVisible();
	await look('a round and a vote');
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await expect(page.getByText('Weiterschreiben')).toBeVisible();
	await look('the start page while an evening runs');
	await page.getByText('Weiterschreiben').click();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByText('Verlauf als Tabelle').click();
	await page.getByText('Stattdessen untereinander ausgleichen').click();
	await look('the settlement');
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await page.getByRole('link', { name: 'Spiele ansehen und ändern' }).click();
	await expect(page.getByText('Dieser Abend ist abgeschlossen.')).toBeVisible();
	await look('the table of a closed evening');
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await expect(page.getByRole('heading', { name: 'Vergangene Abende' })).toBeVisible();
	await look('the start page with a past evening');
	await page.getByRole('link', { name: 'Statistik' }).click();
	await page.getByText('Tabelle zum Vergleichen').click();
	await page.getByText('Als Tabelle').first().click();
	await look('the statistics of the club');
	await page.goBack();
	await page.goto('/statistik?wer=niemand');
	await page.getByRole('combobox', { name: 'Wer' }).selectOption({ index: 2 });
	await expect(page.getByText('Im Schnitt je Spiel')).toBeVisible();
	await look('the statistics of a member');
	await page.getByRole('link', { name: /^Jahrbuch/ }).click();
	await expect(page.getByRole('heading', { name: 'Rekorde' })).toBeVisible();
	await look('the yearbook');
	await page.goto('/termine');
	await page.getByRole('button', { name: 'Neuer Termin' }).click();
	await look('a new date');
	await page.goto('/termine/abstimmung');
	await page.getByRole('button', { name: 'Neue Abstimmung' }).click();
	await look('a new vote');
	await page.getByLabel('Worüber?').fill('Mehr Mungo?');
	await page.getByRole('button', { name: 'Zur Abstimmung stellen' }).click();
	await page.getByText('Stimmen eintragen').click();
	await look('a vote');
	await page.goto('/');
	await lookAtKasse(page, look);
	await page.getByRole('link', { name: 'Sicherung' }).click();
	const backup = new Backup(page);
	const file = await backup.save(testInfo, 'verein.json');
	await backup.choose(file);
	await look('the backup');
	await backup.choose({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('x') });
	await expect(backup.problem).toBeVisible();
	await look('a broken file');
	await page.goto('/rechner#1;schafkopfschule,20;muenchen;rufspiel;gewonnen;laufende=10;schuss=2;ende');
	await expect(page.getByText('höchstens 8 Laufende möglich')).toBeVisible();
	await look('the calculator with two books');
	await page.goto('/rechner#1;allgaeu;-;mungo;augen=20,30,,;wie=augen;ende');
	await expect(page.getByText('Noch offen')).toBeVisible();
	await look('the calculator with a Mungo');
	await page.goto('/rechner/saukopf#1;vierhaxer;grosskopferter;gebot=80;augen=77;punkt=10;beides;ende');
	await expect(page.getByText('Angenommen')).toBeVisible();
	await look('the calculator of Saukopf, won beside lost');
	await page.getByRole('button', { name: 'Karten zählen' }).click();
	await expect(page.getByRole('group', { name: 'Karten', exact: true })).toBeVisible();
	await look('counting cards of Saukopf');
	await page.goto('/abend/nirgends');
	await expect(page.getByText('Diesen Abend gibt es auf diesem Handy nicht.')).toBeVisible();
	await look('no such evening');
}

/** How much of the text that is shown is set in 12 px or more: 0 to 1. */
const legible = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		let [all, large] = [0, 0];
		while (texts.nextNode()) {
			const parent = texts.currentNode.parentElement;
			const letters = texts.currentNode.textContent?.trim().length ?? 0;
			if (!parent?.checkVisibility() || letters === 0) continue;
			all += letters;
			if (parseFloat(getComputedStyle(parent).fontSize) >= 12) large += letters;
		}
		return large / all;
	});

/** The Kasse of a club with one evening, and its members. */
async function lookAtKasse(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
	await page.getByRole('link', { name: 'Kasse' }).click();
	await page.getByText('Verlauf als Tabelle').click();
	await look('the Kasse');
	await page.getByRole('button', { name: 'Buchen', exact: true }).click();
	await page.keyboard.type('45');
	await page.getByRole('button', { name: 'Pokale' }).click();
	await look('a booking half typed');
	await page.getByRole('button', { name: /buchen$/ }).click();
	// The sheet has its own control named Pokale.
	await expect(page.getByRole('dialog')).toBeHidden();
	await page.getByRole('button', { name: /^Pokale/ }).click();
	await look('a booking');
	await page.getByRole('button', { name: 'Streichen' }).click();
	await expect(page.getByText('„Pokale“ gestrichen.')).toBeVisible();
	await look('the Kasse with a booking struck');
	await page.getByRole('button', { name: /^Gewinne des Abends/ }).click();
	await look('an evening’s payments');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: /^Jahr .* abschließen/ }).click();
	await look('closing a year');
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Mitglieder' }).click();
	await expect(page.getByText(/Platz \d von 4/).first()).toBeVisible();
	await look('the members');
	await page.getByRole('link', { name: /^Anna/ }).click();
	await expect(page.getByText('kann nur austreten')).toBeVisible();
	await look('a member');
	await page.goto('/');
}

test('every screen and sheet can be read and told apart, light and dark', async ({ page }, testInfo) => {
	test.slow();
	await page.emulateMedia({ colorScheme: 'light' });
	await lookAtAll(page, testInfo);
});
