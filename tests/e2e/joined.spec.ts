import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keysFrom, newKey } from '#lib/live/keys.ts';
import { openLine } from '#lib/live/line.ts';
import { sealEntry } from '#lib/live/seal.ts';
import { CHAMPIONSHIP, madeChampionship } from '../support/championship.ts';
import { takeEntries } from './support/backup.ts';
import { holdBefore } from './support/camera.ts';
import { Editor } from './support/editor.ts';
import { connect, invitation, invited, otherPhone } from './support/joined.ts';
import { FOUR, newEvening, Table } from './support/table.ts';
import { expect, joinedTest as test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** The phone is back in the net: it does not wait for its next try. */
const backInNet = (page: Page): Promise<void> => page.evaluate(() => void dispatchEvent(new Event('online')));

/** Goes on within the app, so that the line stands. */
async function toTable(page: Page): Promise<void> {
	await page
		.getByRole('link', { name: /Zum Start|Zurück zum Start/ })
		.last()
		.click();
	await page.getByRole('link', { name: /Weiterschreiben|Zuschauen/ }).click();
}

const digestOn = async (page: Page): Promise<string> => {
	await page.bringToFront();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	return page.getByText('Prüfzeichen').innerText();
};

test('two phones join by a link, write apart for an hour, and heal a relay that lost everything', async ({
	page,
	browser,
	app,
	store
}) => {
	await page.goto('/');
	const one = await newEvening(page);
	await one.tap('Anna · Berti · +Anna');
	await one.saveGame();
	await connect(page);
	await expect(page.getByRole('region', { name: 'Verein verbunden' })).toBeVisible();
	const toWrite = await invitation(page, 'Zum Schreiben');
	const toRead = await invitation(page, 'Nur zum Lesen');

	const other = await invited(browser, app, toWrite);
	await toTable(other);
	const two = new Table(other);
	await expect(two.rows).toHaveText([/Anna mit Berti gewinnen/]);
	await toTable(page);
	await expect(page.getByText('Auch auf einem anderen Handy')).toBeAttached();
	await one.tap('Wenz · Dora · +Berti');
	await one.saveGame();
	await expect(two.rows).toHaveText([/Dora gewinnt/, /Anna mit Berti gewinnen/]);

	// Whoever begins to write where another one does is asked.
	await expect(other.getByText('Jemand schreibt hier')).toBeVisible();
	await other.bringToFront();
	await two.button('Wenz').click();
	await other.getByRole('button', { name: 'Nur zuschauen' }).click();
	await expect(two.save).toContainText('Wer spielt?');

	await app.stop();
	await expect(other.getByText('Jemand schreibt hier')).toBeHidden();
	for (const [table, taps] of [
		[one, 'Solo · Herz · Clemens · +Anna'],
		[two, 'Wenz · Anna · +Berti']
	] as const) {
		await table.tap(taps);
		await table.saveGame();
		await expect(table.page.getByText('Auf diesem Handy gespeichert')).toBeAttached();
	}
	// And while nobody was there, the relay lost its store.
	rmSync(join(store, 'store'), { recursive: true });
	await app.start();
	for (const phone of [page, other]) await backInNet(phone);
	for (const table of [one, two]) await expect(table.rows).toHaveCount(4);
	await expect(page.getByText('Auch auf einem anderen Handy')).toBeAttached();

	const reading = await invited(browser, app, toRead);
	await expect(reading.getByText('Verein verbinden')).toBeHidden();
	await toTable(reading);
	const watched = new Table(reading);
	await expect(watched.rows).toHaveCount(4);
	await expect(reading.getByText('Dieses Handy liest mit.')).toBeVisible();
	await expect(watched.save).toHaveCount(0);
	await watched.open(watched.rows.first());
	await expect(reading.getByText('Ändern kann, wer die Einladung zum Schreiben hat.')).toBeVisible();
	await expect(reading.getByRole('button', { name: 'Streichen' })).toHaveCount(0);
	await reading.keyboard.press('Escape');
	const digests = [await digestOn(page), await digestOn(other), await digestOn(reading)];
	expect(new Set(digests).size).toBe(1);
	await reading.goto('/verein');
	await expect(reading.getByRole('button', { name: 'Nur zum Lesen' })).toBeVisible();
	await expect(reading.getByRole('button', { name: 'Zum Schreiben' })).toHaveCount(0);
});

test(
	'an invitation is photographed by a phone with a club of its own; it goes along with a new access',
	WHOLE,
	async ({ page, browser, app }) => {
		await page.goto('/');
		const one = await newEvening(page);
		await one.tap('Anna · Berti · +Anna');
		await one.saveGame();
		await connect(page);
		await page.getByRole('button', { name: 'Zum Schreiben' }).click();
		const code = page.getByRole('img', { name: 'QR-Code der Einladung' });
		const picture = (await code.screenshot()).toString('base64');
		const link = await page.getByLabel('Der Link').inputValue();
		await page.getByRole('button', { name: 'Schließen' }).click();

		const other = await otherPhone(browser, app);
		await other.goto('/');
		const own = await newEvening(other);
		await own.tap('Wenz · Dora · +Berti');
		await own.saveGame();
		await holdBefore(other, picture);
		await other.goto('/lesen');
		await other.getByRole('button', { name: 'Verein dazulegen und öffnen' }).click({ timeout: 30_000 });
		await expect(other).toHaveURL('/');
		await expect(other.getByRole('region', { name: 'Vereine' })).toBeVisible();
		await other.getByRole('link', { name: /Weiterschreiben|Zuschauen/ }).click();
		const two = new Table(other);
		await expect(two.rows).toHaveText([/Anna mit Berti gewinnen/]);

		// Somebody who has a key puts in what is none of the club's.
		const keys = await keysFrom(new URLSearchParams(new URL(link).hash.slice(1)).get('schreiben') ?? '');
		const foreign = await keysFrom(newKey());
		if (!keys || !foreign) throw new Error('no keys');
		const sealed = await sealEntry(foreign, { id: 'foreign', kind: 'passed' } as unknown as Parameters<
			typeof sealEntry
		>[1]);
		const forger = openLine({ relay: `${app.url}/relay`, ...keys });
		await forger.push([new Uint8Array(64).fill(7), sealed ?? new Uint8Array()], await forger.tail());
		await expect(page.getByText('2 Einträge auf dem Server sind nicht zu lesen')).toBeVisible();
		await expect(two.rows).toHaveText([/Anna mit Berti gewinnen/]);
		forger.cut();

		await page.getByRole('button', { name: 'Neue Einladung, alte sperren' }).click();
		await page.getByRole('button', { name: 'Sperren und neu einladen' }).click();
		await expect(page.getByText('Davon wird hier nichts übernommen.')).toBeHidden();
		await other.goto('/verein');
		const renewed = other.getByText(
			/Jemand hat den Zugang erneuert \(\d\d:\d\d Uhr\)\. Dieses Handy ist wieder/
		);
		await expect(renewed).toBeVisible();
		await expect(other.getByRole('button', { name: 'Dabei bleiben' })).toBeVisible();
		await expect(other.getByRole('button', { name: 'Zum Schreiben' })).toHaveCount(0);
		await toTable(page);
		await one.tap('Solo · Herz · Clemens · +Anna');
		await one.saveGame();
		await expect(page.getByText('Dem Server übergeben')).toBeAttached();
		await other.getByRole('link', { name: 'Zurück zum Start' }).click();
		await expect(renewed).toBeVisible();
		await other.getByRole('link', { name: /Weiterschreiben/ }).click();
		await two.tap('Wenz · Berti · +Dora');
		await two.saveGame();
		await expect(two.rows).toHaveText([/Berti gewinnt/, /Anna mit Berti gewinnen/]);
		await other.goto('/verein');
		await expect(renewed).toContainText('1 Eintrag wartet');

		await other.getByRole('button', { name: 'Dabei bleiben' }).click();
		await expect(other.getByText('Alles ist bei den anderen.')).toBeVisible();
		for (const [phone, table] of [
			[page, one],
			[other, two]
		] as const) {
			await toTable(phone);
			await expect(table.rows).toHaveCount(3);
		}
	}
);

test(
	'a rule book made on one phone is on the other, is played by there, and so is what it is changed into',
	WHOLE,
	async ({ page, browser, app }) => {
		await page.goto('/');
		await newEvening(page);
		await connect(page);
		const other = await invited(browser, app, await invitation(page, 'Zum Schreiben'));
		await other.goto('/regeln');
		await expect(other.getByRole('link', { name: 'München' })).toBeVisible();
		const book = other.getByRole('link', { name: 'Stammtisch Krone' });
		await expect(book).toHaveCount(0);

		const editor = await Editor.open(page, 'Aus München');
		await editor.number('Tarif', 'Rufspiel', 10);
		await editor.saveAs('Stammtisch Krone', 'Herbst');
		// It appears where the other one looks, and says what it says here.
		await other.bringToFront();
		await book.click();
		await other.getByRole('link', { name: 'Nur der Tarif' }).click();
		await expect(other.getByRole('row', { name: /^Rufspiel/ }).first()).toContainText('0,10');
		await other.goto('/');
		const two = await newEvening(other, FOUR, { book: 'Stammtisch Krone, Herbst' });
		await two.play('Anna · Berti', 10, '10', [10, 10, -10, -10]);

		await page.bringToFront();
		await page.getByRole('link', { name: 'Stammtisch Krone, Herbst ändern' }).click();
		await page.getByRole('spinbutton', { name: 'Was zahlt ihr für ein Rufspiel?' }).fill('15');
		await editor.saveAs('Stammtisch Krone', 'Winter');
		// The evening costs what it did; the next one is by the new edition.
		await other.bringToFront();
		await two.play('Anna · Berti', 10, '10', [20, 20, -20, -20]);
		await other.getByRole('link', { name: 'Zurück zum Start' }).click();
		await other.getByRole('link', { name: 'Neuer Abend' }).click();
		const offered = other.getByLabel('Regeln').getByRole('option', { name: 'Stammtisch Krone' });
		await expect(offered).toHaveText(['Stammtisch Krone, Winter']);
		await other.getByLabel('Regeln').selectOption('Stammtisch Krone, Winter');
		for (const name of FOUR) await other.getByRole('button', { name, exact: true }).first().click();
		await other.getByRole('button', { name: 'Los geht’s' }).click();
		await two.play('Anna · Berti', 15, '15', [15, 15, -15, -15]);
	}
);

test('a link that lost a letter on its way leads to nobody’s club, and that is said', async ({
	page,
	browser,
	app
}) => {
	await page.goto('/');
	await newEvening(page);
	await connect(page);
	const link = await invitation(page, 'Zum Schreiben');
	const other = await otherPhone(browser, app);
	await other.goto(link.replace(/schreiben=./, (start) => `schreiben=${start.endsWith('A') ? 'B' : 'A'}`));
	await other.getByRole('button', { name: 'Beitreten' }).click();
	await expect(other.getByRole('status')).toContainText('Von diesem Verein ist auf dem Server noch nichts.');
	await other.close();
});

test('the hub of a connected club has from its first picture on the button that comes next', async ({
	page
}) => {
	// Both tables have written their only Partie, and nobody has confirmed.
	const { entries } = madeChampionship(8, 'Erinnern');
	await takeEntries(
		page,
		entries.filter(({ id }) => !/^[23] partie [234] /.test(id))
	);
	await connect(page);
	await page.addInitScript(() => {
		const seen = new Set<string>();
		const look = (): void => {
			for (const { textContent } of document.querySelectorAll('main .button.main'))
				seen.add(textContent.trim());
			document.documentElement.dataset['leads'] = [...seen].join(', ');
		};
		new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
	});
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
	const leads = page.getByRole('region', { name: 'So steht es' });
	await expect(leads).toContainText('Tisch 1 und 2 müssen noch bestätigen');
	await expect(leads.getByRole('button', { name: 'Ans Bestätigen erinnern' })).toBeVisible();
	await expect(page.getByRole('button', { name: /^Code für Tisch/ })).toHaveCount(2);
	// With the line nothing comes in its place.
	await expect(page.locator('.sign svg')).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-leads', 'Ans Bestätigen erinnern');
});

test('what speaks with the relay is fetched again where a weak net did not bring it', async ({
	page,
	browser,
	app
}) => {
	await page.goto('/');
	const one = await newEvening(page);
	await connect(page);
	const other = await invited(browser, app, await invitation(page, 'Zum Schreiben'));

	let lost = 0;
	await other.route(/relay\.worker/, (route) => (lost++ === 0 ? route.abort() : route.continue()));
	await other.goto('/');
	await expect.poll(() => lost, { timeout: 60_000 }).toBe(2);
	await toTable(page);
	await one.tap('Anna · Berti · +Anna');
	await one.saveGame();
	await other.getByRole('link', { name: /Weiterschreiben|Zuschauen/ }).click();
	await expect(new Table(other).rows).toHaveText([/Anna mit Berti gewinnen/]);
});
