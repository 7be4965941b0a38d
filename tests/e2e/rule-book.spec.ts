import type { Page } from '@playwright/test';
import { BOOKS } from '#lib/rules/books/index.ts';
import { pagesOf } from '../crawl/pdf.ts';
import { complaintsOf } from './support/axe.ts';
import { brokenWords } from './support/broken-words.ts';
import { installedWhereWhole } from './support/net.ts';
import { expect, offlineReady, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test.use(installedWhereWhole);

test('a member looks a rule up: from the start page, by a search, back to where it stands', async ({
	page
}) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Regelbücher' }).click();
	await page.getByRole('link', { name: /Allgäu Juni 2024/ }).click();
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('1 Vorwort');
	await expect(page.getByText('(10 + 5 + 15) × 2 × 2 × 2 = 2,40 €')).toBeVisible();

	await page.getByRole('searchbox').fill('Schneider');
	await expect(page.locator('mark').first()).toHaveText('Schneider');
	await expect(page.getByRole('heading', { name: 'Stöcklesrunde' })).toHaveCount(0);
	await expect(page.getByRole('status')).toHaveText(/^\d+ Stellen$/);
	expect(await complaintsOf(page)).toEqual([]);

	await page.getByRole('link', { name: 'Rufspiel im Zusammenhang lesen' }).click();
	await expect(page).toHaveURL(/\/regeln\/allgaeu#4\.1$/);
	await expect(page.locator('mark')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: /4\.1 Rufspiel/ })).toBeInViewport();

	await page.getByRole('searchbox').fill('Doppelkopf');
	await expect(page.getByText('In diesem Buch steht nichts mit „Doppelkopf“.')).toBeVisible();
	await expect(page.getByRole('status')).toHaveText('Nichts gefunden');
});

test('a rule that names a paragraph leads to it', WHOLE, async ({ page }) => {
	await page.goto('/regeln/allgaeu#8.1');
	await expect(page.getByRole('heading', { name: /8\.1 Vergeben/ })).toBeInViewport();
	await page
		.getByRole('region', { name: /8\.1 Vergeben/ })
		.getByRole('link', { name: /^§\s5\.3/ })
		.click();
	await expect(page.getByRole('heading', { name: /5\.3 Gardareizrunde/ })).toBeInViewport();
});

test('Weitnau shows what it plays otherwise than the Allgäu, in words', WHOLE, async ({ page }) => {
	await page.goto('/regeln/weitnau');
	const rufspiel = page.getByRole('region', { name: /3\.1 Rufspiel/ });
	await expect(rufspiel.getByText('anders als Allgäu').first()).toBeVisible();
	await page.getByRole('checkbox', { name: 'Nur Unterschiede zu Allgäu' }).check();
	await expect(rufspiel.getByRole('row', { name: /Laufende/ })).toContainText('höchstens 14');
	await expect(rufspiel.getByRole('row', { name: /Laufende/ })).toContainText('Allgäu: Ab 3, höchstens 8');
	await expect(rufspiel.getByRole('row', { name: /Grundpreis/ })).toHaveCount(0);
	await expect(page.getByRole('region', { name: 'Was hier wegfällt' })).toContainText('Zockmeisterschaft');
	expect(await complaintsOf(page)).toEqual([]);
});

test('what no club printed is told apart, and a bill’s line leads to the sentence that says so', async ({
	page
}) => {
	// as München's Bettel is linked from a bill
	await page.goto('/regeln/muenchen#Festlegung-der-App-Bettel');
	const bettel = page.getByText('Der Spieler darf keinen Stich machen. Er kostet den höheren Tarif');
	await expect(bettel).toBeInViewport();
	await page.getByRole('button', { name: /^Nur diese \d+ zeigen$/ }).click();
	await expect(page.getByRole('heading', { name: 'Gaststätten' })).toHaveCount(0);
	await expect(page.getByText('◆ Festlegung der App: die Vorlage nennt keinen Preis')).toBeVisible();
	await page.getByRole('button', { name: 'Wieder das ganze Buch zeigen' }).click();
	await expect(page.getByRole('heading', { name: 'Gaststätten' })).toBeVisible();
	await page.getByRole('searchbox').fill('Schnieder');
	await expect(page.locator('mark').first()).toHaveText('Schneider');
});

const ALL = [...BOOKS.keys(), 'saukopf'];

/** How many sheets come out of the printer. */
const sheetsOf = async (page: Page): Promise<number> => {
	const pdf = await page.pdf({ preferCSSPageSize: true });
	return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
};

test('every book is printed whole, and its tariff on one sheet', WHOLE, async ({ page }) => {
	await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')));
	await page.goto('/regeln/muenchen');
	await page.getByRole('button', { name: 'Drucken' }).click();
	await expect(page.locator('body[data-printed]')).toBeVisible();
	expect(await sheetsOf(page)).toBeGreaterThan(4);
	// Without what stands at the edge each page lacks its head and its number.
	const letters = async () => pagesOf(await page.pdf()).map((one) => one.letters);
	const whole = await letters();
	await page.evaluate(() => {
		const edge = new CSSStyleSheet();
		edge.replaceSync('@page rules { @top-left { content: none } @bottom-right { content: none } }');
		document.adoptedStyleSheets.push(edge);
	});
	const bare = await letters();
	const { name, edition } = BOOKS.get('muenchen') ?? { name: '', edition: '' };
	expect(whole.map((many, i) => many - (bare[i] ?? 0))).toEqual(
		whole.map((_, i) => `Schafkopf-Regeln ${name}, ${edition}Seite ${i + 1} von ${whole.length}`.length)
	);
	for (const book of ALL) {
		await page.goto(`/regeln/${book}`);
		await page.getByRole('link', { name: 'Nur der Tarif' }).click();
		await expect(page.getByRole('region', { name: 'Zum Beispiel' })).toBeVisible();
		expect(await sheetsOf(page), book).toBe(1);
		// Paper is not left empty: the letters are as large as the sheet allows.
		await page.emulateMedia({ media: 'print' });
		const letters = await page
			.getByRole('main')
			.evaluate((main) => parseFloat(getComputedStyle(main).fontSize));
		expect(letters, book).toBeGreaterThan(14);
		await page.emulateMedia({ media: null });
	}
	await page.getByRole('button', { name: 'Drucken' }).click();
	await expect(page.locator('body[data-printed]')).toBeVisible();
});

const drawnByAll = ['allgaeu', 'saukopf'];

test(
	'every book reads on a narrow phone and in the dark, without the net and without a torn word',
	WHOLE,
	async ({ page, app }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.goto('/');
		await offlineReady(page);
		await app.stop();
		for (const book of ALL) {
			await page.goto(`/regeln/${book}`);
			await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
			expect(await page.evaluate(() => document.documentElement.scrollWidth), book).toBeLessThanOrEqual(360);
			for (const width of [390, 360]) {
				await page.setViewportSize({ width, height: 740 });
				expect(await brokenWords(page), `${book} at ${width}`).toEqual([]);
			}
			// The books are drawn by the same parts: the longest one and the other game's have them all.
			if (drawnByAll.includes(book)) expect(await complaintsOf(page), book).toEqual([]);
		}
		await page.goto('/regeln/doppelkopf');
		await expect(page.getByText('Dieses Regelbuch kennt die App nicht.')).toBeVisible();
	}
);

test('two books beside each other tear no word on the smallest phone', WHOLE, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.goto('/regeln/vergleich');
	const [one, other] = [page.locator('select').first(), page.locator('select').last()];
	await expect(page.getByRole('table')).toBeVisible();
	const names = await one.locator('option').allInnerTexts();
	for (const [i, name] of names.entries())
		for (const [j, beside] of names.entries()) {
			if (i >= j) continue;
			await one.selectOption({ index: i });
			await other.selectOption({ index: j });
			await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
			expect.soft(await brokenWords(page), `${name} beside ${beside}`).toEqual([]);
		}
	await page.goto('/rechner');
	await expect(page.getByRole('button', { name: 'Schneider' })).toBeVisible();
	expect(await brokenWords(page)).toEqual([]);
});
