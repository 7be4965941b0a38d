import type { Locator, Page } from '@playwright/test';
import { touch } from './support/fan.ts';
import { euro } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** The calculator's screen; everything is found by the words that stand there. */
class Calculator {
	readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	async tap(taps: string): Promise<void> {
		for (const name of taps.split(' · ')) {
			await touch(this.page, this.page.getByRole('button', { name, exact: true }), name);
		}
	}

	/** What one book says. */
	answer(book: string): Locator {
		return this.page.getByRole('region', { name: new RegExp(`^${book}`) });
	}

	async expectPrice(book: string, cents: number, sum: string): Promise<void> {
		const total = this.answer(book).getByRole('row', { name: `${sum} Cent` });
		await expect(total).toContainText(euro(cents));
	}

	async expectPayoffs(book: string, texts: readonly string[]): Promise<void> {
		const list = this.answer(book).getByRole('list', { name: 'Wer bekommt und wer zahlt' });
		await expect(list.getByRole('listitem')).toHaveText(texts);
	}
}

const money = (name: string, cents: number): string => `${name} ${euro(cents, true)}`;

test('the worked Rufspiel costs 240 cents, line by line, and nothing is written', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Rechner' }).click();
	const calculator = new Calculator(page);
	await calculator.tap('Schneider · 3 Laufende · Schuss · 2 Deckel');
	await calculator.expectPrice('Allgäu', 240, '(10 + 5 + 15) × 2 × 2 × 2');
	await expect(calculator.answer('Allgäu').getByRole('row')).toHaveText([
		/Posten/,
		/Grundpreis Rufspiel\s*0,10 €\s*§\s4.1/,
		/Schneider\s*0,05 €\s*§\s6.1/,
		/3 Laufende\s*0,15 €\s*§\s6.1/,
		/Schuss\s*× 2\s*§\s6.1/,
		/Deckel\s*× 2\s*§\s4.4/,
		/Deckel\s*× 2\s*§\s4.4/,
		/2,40 €/
	]);
	await calculator.expectPayoffs('Allgäu', [
		money('Spieler', 240),
		money('Mitspieler', 240),
		money('Gegner 1', -240),
		money('Gegner 2', -240)
	]);
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await expect(page.getByText('Setz vier Leute an den Tisch')).toBeVisible();
	await page.getByRole('link', { name: 'Rechner' }).click();
	await calculator.expectPrice('Allgäu', 10, '10');
});

test('two books stand beside each other, and what one does not know it says', WHOLE, async ({ page }) => {
	await page.goto('/rechner');
	const calculator = new Calculator(page);
	await page.getByLabel('Daneben').selectOption('München');
	await calculator.tap('Verloren · Schuss · Re · Bock · 1 Deckel');
	await calculator.expectPrice('Allgäu', 160, '10 × 2 × 2 × 2 × 2');
	await calculator.expectPrice('München', 20, '5 × 2 × 2');
	await expect(calculator.answer('München')).toContainText('Das Regelbuch München kennt keine Deckel.');
	await expect(calculator.answer('München')).toContainText(
		'Bei Rufspiel sind höchstens 2 Spritzen möglich, nicht 3.'
	);
	await expect(page.getByText('München: 1,40 € weniger.')).toBeVisible();
	await expect(calculator.answer('München').getByRole('row', { name: /Grundpreis/ })).toContainText('anders');
	// Spritz and Schuss are two words for one thing.
	await expect(calculator.answer('München').getByRole('row', { name: /^Spritz ×/ })).not.toContainText(
		'anders'
	);

	await calculator.tap('Mungo');
	await expect(calculator.answer('München')).toContainText('München kennt kein Spiel „Mungo“.');
	await expect(calculator.answer('Allgäu')).toContainText('Wer verliert?');
	await calculator.tap('Augen');
	await calculator.tap('2 · 0 · 2 · 5 · 3 · 0');
	await calculator.expectPayoffs('Allgäu', [
		money('Nr. 1', 20),
		money('Nr. 2', 20),
		money('Nr. 3', -20),
		money('Nr. 4', -20)
	]);
});

test('a round, a Bockspiel and an agreed unit are asked where the book has them', WHOLE, async ({ page }) => {
	await page.goto('/rechner');
	const calculator = new Calculator(page);
	await calculator.tap('Wenz');
	await calculator.tap('Mehr: weitere Spiele, Bockspiel, Runde');
	await page.getByRole('combobox', { name: 'Runde' }).selectOption('Bockrunde');
	await calculator.tap('Fertig');
	await calculator.expectPrice('Allgäu', 50, '25 × 2');
	await calculator.tap('Mehr: Bockrunde, weitere Spiele, Bockspiel, Runde');
	await page.getByRole('combobox', { name: 'Runde' }).selectOption('keine besondere');
	await calculator.tap('Bockspiel: der Falsche gab, zählt doppelt · Fertig');
	await calculator.expectPrice('Allgäu', 50, '25 × 2');
	await expect(page.getByRole('group', { name: 'Deckel' })).toBeHidden();
	await page.getByLabel('Regeln').selectOption('Schafkopfschule');
	await calculator.tap('Rufspiel · Contra · Einheit 10 Cent · 5 · 0 · OK');
	await calculator.expectPrice('Schafkopfschule', 100, '50 × 2');
	await calculator.tap('Karten zählen · Gras Sau, 11 Augen · Übernehmen');
	// 11 Augen are lost with Schneider, one unit more.
	await calculator.expectPrice('Schafkopfschule', 200, '(50 + 50) × 2');
});

test('what is asked is a link that another phone opens', WHOLE, async ({ page, context }) => {
	await page.goto('/rechner');
	const calculator = new Calculator(page);
	await page.getByLabel('Daneben').selectOption('Weitnau');
	await calculator.tap('Solo · Herz · Tout · 4 Laufende · Schuss');
	await expect(page).toHaveURL(
		/\/rechner#1;allgaeu;weitnau;solo;farbe=herz;tout;gewonnen;laufende=4;schuss=1;ende$/
	);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await calculator.tap('Als Link teilen');
	await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	const shared = await page.evaluate(() => navigator.clipboard.readText());
	expect(shared).toBe(`Herz-Solo-Tout, 4 Laufende, Schuss: Allgäu 1,80 €, Weitnau 1,80 €\n${page.url()}`);
	const other = await context.newPage();
	await other.goto(page.url());
	const opened = new Calculator(other);
	await opened.expectPrice('Allgäu', 180, '(25 + 20) × 2 × 2');
	await opened.expectPrice('Weitnau', 180, '(25 + 20) × 2 × 2');
	await expect(other.getByText('Beide Male gleich viel.')).toBeVisible();
	await expect(other.getByRole('button', { name: 'Tout', exact: true, pressed: true })).toBeVisible();
	await other.reload();
	await opened.expectPrice('Weitnau', 180, '(25 + 20) × 2 × 2');
});

test('a damaged link is one sentence, and the calculator works', async ({ page }) => {
	for (const [link, sentence] of [
		['1;allgaeu;-;rufspiel;gewonnen;lauf', 'Der Link ist beschädigt oder nicht vollständig.'],
		[
			'1;allgaeu;-;rufspiel;laufende=viele;ende',
			'Der Link ist beschädigt: „laufende=viele“ versteht der Rechner nicht.'
		],
		['1;hinterwald;-;rufspiel;ende', 'Der Link nennt Regeln, die es hier nicht gibt: „hinterwald“.']
	] as const) {
		// The same page with another end of its address, which is read too.
		await page.goto(`/rechner#${link}`);
		await expect(page.getByRole('alert')).toHaveText(sentence);
		await new Calculator(page).expectPrice('Allgäu', 10, '10');
	}
	await page.goto('/rechner#1;allgaeu;-;bettel;verloren;ende');
	await expect(page.getByRole('alert')).toBeHidden();
	await new Calculator(page).expectPrice('Allgäu', 25, '25');
});

test('Saukopf: the source’s Großkopferter, won beside lost, as a link', WHOLE, async ({ page, context }) => {
	await page.goto('/rechner');
	await page.getByRole('link', { name: 'Saukopf' }).click();
	await expect(page).toHaveURL(/\/rechner\/saukopf$/);
	const calculator = new Calculator(page);
	await calculator.tap('Großkopferter · Gras · 80 geboten · Augen eingeben · 7 · 7 · OK');
	await calculator.tap('Zusätze: Laufende, Saukopf, Müller, Spieß und mehr');
	await calculator.tap('Saukopf der Spielerpartei · Müller der Spielerpartei · Fertig');
	// "Sieg 2, Saukopf -1, Müller -1. Das hebt sich auf." Rauborstigkeit 1, Bolzenschuss 2: "je Nichtspieler +3, Sepp -6".
	const lost = calculator.answer('Verloren');
	await expect(lost.getByRole('row')).toHaveText([
		'Kopfgeld berechnen',
		/^Sieg\s*\+2 P/,
		/^Saukopf der Verlierer\s*−1 P/,
		/^Müller der Verlierer\s*−1 P/,
		/^Kopfgeld\s*0 P/,
		'Grobschlächterstrafpunkte',
		/^Rauborstigkeit\s*\+1 P/,
		/^Bolzenschuss\s*\+2 P/,
		/^Spieler allein an jeden Gegner\s*3 P/
	]);
	await calculator.expectPayoffs('Verloren', [
		'Spieler −6 P',
		'Mitspieler ±0',
		'Gegner 1 +3 P',
		'Gegner 2 +3 P'
	]);

	// Won it is 2 + 1 + 1, and no penalty.
	await calculator.tap('Beides zeigen: gewonnen und verloren · Cent für einen Punkt eingeben · 1 · 0 · OK');
	await expect(calculator.answer('Gewonnen').getByRole('row', { name: /^Kopfgeld \d/ })).toContainText('4 P');
	await calculator.expectPayoffs('Gewonnen', [
		`Spieler +4 P · ${euro(40, true)}`,
		`Mitspieler +4 P · ${euro(40, true)}`,
		`Gegner 1 −4 P · ${euro(-40, true)}`,
		`Gegner 2 −4 P · ${euro(-40, true)}`
	]);
	await expect(page).toHaveURL(
		/#1;vierhaxer;grosskopferter;farbe=laub;gebot=80;augen=77;saukopf=spieler;mueller=spieler;punkt=10;beides;ende$/
	);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await calculator.tap('Als Link teilen');
	await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	const shared = await page.evaluate(() => navigator.clipboard.readText());
	expect(shared).toBe(
		'Saukopf: Großkopferter auf Gras, 80 geboten, 77 Augen, Saukopf der Verlierer, Müller der Verlierer: ' +
			`Spieler, gewonnen +4 P, Spieler, verloren −6 P\n${page.url()}`
	);
	const other = await context.newPage();
	await other.goto(page.url());
	await new Calculator(other).expectPayoffs('Verloren', [
		`Spieler −6 P · ${euro(-60, true)}`,
		'Mitspieler ±0 · 0,00 €',
		`Gegner 1 +3 P · ${euro(30, true)}`,
		`Gegner 2 +3 P · ${euro(30, true)}`
	]);
	await other.goto('/rechner/saukopf#1;vierhaxer;grosskopferter;farbe=laub;gebo');
	await expect(other.getByRole('alert')).toHaveText('Der Link ist beschädigt oder nicht vollständig.');
	await other.goto('/rechner/skat');
	await expect(other.getByText('Für dieses Spiel gibt es keinen Rechner.')).toBeVisible();
	await other.getByRole('link', { name: 'Zum Rechner' }).click();
	await other.getByRole('link', { name: 'Saukopf' }).click();
	await expect(other.getByRole('region', { name: 'Gewonnen' })).toBeVisible();
	await other.getByRole('link', { name: 'Schafkopf', exact: true }).click();
	await new Calculator(other).expectPrice('Allgäu', 10, '10');
});

test('Saukopf at three: a Solo with the Trog, and no Paarhufer', WHOLE, async ({ page }) => {
	await page.goto('/rechner/saukopf');
	const calculator = new Calculator(page);
	await calculator.tap('zu dritt');
	await expect(page.getByRole('button', { name: 'Sauerei', exact: true })).toHaveCount(0);
	// "Kopfgeld 4 (Sieg 2, Trogsauger 2). Buchung: je Nichtspieler +4, Hansi -8."
	await calculator.tap('Anderes Spiel wählen · Hybridschwein · mit Trog · Verloren');
	await calculator.expectPayoffs('Verloren', ['Spieler −8 P', 'Gegner 1 +4 P', 'Gegner 2 +4 P']);
	// An unechter Paarhufer is one against three: Sieg 2, Bolzenschuss 2 to each.
	await calculator.tap(
		'zu viert · Großkopferter · allein (unecht): die Rufkarte in der eigenen Hand · Verloren'
	);
	await calculator.expectPayoffs('Verloren', [
		'Spieler −12 P',
		'Gegner 1 +4 P',
		'Gegner 2 +4 P',
		'Gegner 3 +4 P'
	]);
	await calculator.tap('61 geboten');
	await expect(calculator.answer('Verloren')).toContainText('Noch offen: Wie hoch geboten?');
});
