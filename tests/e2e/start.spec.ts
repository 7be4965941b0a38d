import type { Page } from '@playwright/test';
import { PRACTICE } from '#lib/log/members.ts';
import { SAMPLE_TABLE, sampleClub } from '#lib/transfer/sample-club.ts';
import { entry } from '../support/entries.ts';
import { opens } from '../support/kasse.ts';
import { takeEntries } from './support/backup.ts';
import { brokenWords } from './support/broken-words.ts';
import { drawn, movedByItself } from './support/looks.ts';
import { narrowest, sideways } from './support/phone.ts';
import { heldScripts, keptPicture } from './support/picture.ts';
import { newEvening, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const SIX = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Franz'];

test('from the first start to the first game it takes five taps beside the names', async ({ page }) => {
	await page.goto('/');
	// Three lines, and every way in.
	await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
	await expect(page.getByRole('link', { name: 'Bekommen: Datei, Link, Code' })).toBeVisible();

	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	// Nothing is ticked that nobody chose; what holds is said.
	await expect(page.getByText('Nach dem Buch Allgäu, solange ihr nichts anderes wählt.')).toBeVisible();
	await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
	await expect(page.getByText('ohne Deckel kein Rufspiel.').first()).toBeVisible();
	await expect(page.getByLabel('Neuer Name')).toBeFocused();
	await page.keyboard.type('Anna, Berti, Anna, Clemens, Dora');
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	// A refused name stays in the field, and no evening is opened.
	await expect(page.getByRole('alert')).toContainText('Anna gibt es schon.');
	await page.getByLabel('Neuer Name').fill('');
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	const table = new Table(page);
	await expect(table.panel).toBeVisible();
	// Keyboards and screen readers go on from the table's heading.
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await table.tap('Anna · Berti');
	await table.saveGame();
});

test('no long surname is torn where it is chosen, also on a small phone', async ({ page }) => {
	await takeEntries(
		page,
		['Korbinian Schweinsteiger', 'Irmi Schweinberger', 'Anna', 'Dora Straßer-Öttinger', 'Emil'].map((name) =>
			entry(`0 ${name}`, 'member', { member: name, name })
		)
	);
	for (const width of [390, 360]) {
		await page.setViewportSize({ width, height: 640 });
		for (const screen of ['/abend/neu', '/meisterschaft/neu']) {
			await page.goto(screen);
			await expect(page.getByRole('button', { name: 'Irmi Schweinberger' })).toBeVisible();
			expect(await brokenWords(page), `${screen} at ${width}`).toEqual([]);
		}
	}
});

test('no long surname is torn beside what it won, on the narrowest phone', WHOLE, async ({ page }) => {
	const names = ['Leutheusser-Schnarrenberger', 'Brandstetter', 'Hinterhuber Maximilian', 'Anna'];
	const at = { evening: 'e' };
	await takeEntries(page, [
		...names.map((name) => entry(`0 ${name}`, 'member', { member: name, name })),
		entry('1', 'evening', {
			...{ ...at, date: '2026-01-09', occasion: 'abend', rulebook: 'allgaeu' },
			...{ seats: names, dealer: 'Anna' }
		}),
		entry('2', 'game', { ...at, game: { contract: 'wenz', declarer: names[0], won: true } }),
		entry('3', 'close', at)
	]);
	await page.setViewportSize(narrowest);
	for (const screen of ['/abend/e/abrechnung', '/mitglieder', '/jahrbuch/2026', '/statistik?zeit=2026']) {
		await page.goto(screen);
		await expect(page.getByText('Brandstetter').filter({ visible: true }).first()).toBeVisible();
		await drawn(page);
		expect.soft(await brokenWords(page), screen).toEqual([]);
		expect.soft(await sideways(page), screen).toBe(0);
	}
});

test('a newcomer writes in a sample club and throws it away at one tap', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Erst anschauen' }).click();
	const sample = page.getByRole('region', { name: 'Beispielverein' });
	await expect(sample).toContainText('Es bleibt hier.');
	await page.getByRole('link', { name: 'Weiterschreiben' }).click();
	const table = new Table(page, ['Anni', 'Beppo', 'Centa', 'Done']);
	await expect(table.rows).toHaveCount(5);
	await table.tap('Anni · Beppo · +Anni');
	await table.saveGame();
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	// Nobody needs a copy of it, and nobody shares it.
	await expect(page.getByText('nie gesichert')).toBeVisible();
	await page.getByRole('link', { name: /Verein$|^Verein/ }).click();
	await expect(page.getByRole('button', { name: 'Verein verlassen …' })).toBeVisible();
	await expect(page.getByText('Verein verbinden')).toBeHidden();
	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await sample.getByRole('button', { name: 'Wegwerfen' }).click();
	await expect(page.getByRole('button', { name: 'Erst anschauen' })).toBeVisible();
	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	await expect(page.getByText('Anni')).toBeHidden();
});

test('a newcomer practises five games, each tap of which is said and marked', WHOLE, async ({ page }) => {
	await page.goto('/');
	await page.getByRole('button', { name: 'Erst anschauen' }).click();
	await page.getByRole('link', { name: 'Zum Üben: fünf Spiele' }).click();
	const table = new Table(page, ['Anni', 'Beppo', 'Centa', 'Done']);
	const strip = table.panel.getByRole('status');
	const follow = async (taps: number): Promise<void> => {
		for (let tap = 0; tap < taps; tap++) {
			const said = await strip.innerText();
			await page.locator('[data-next]').click();
			await expect(strip).not.toHaveText(said);
		}
	};
	const note = page.getByRole('region', { name: 'Zum Üben' });
	await expect(note).toContainText('1 von 5 Anni spielt mit Beppo auf die Alte, sie gewinnen.');
	await expect(strip).toHaveText('Tipp auf den Deckel von Anni');
	await follow(5);
	await expect(note).toContainText('2 von 5');
	await expect(table.rows.first()).toContainText('Anni mit Beppo gewinnen');
	await follow(7 + 5 + 6);
	await expect(strip).toHaveText('Tipp oben auf dieses Spiel, dann auf „Ändern“');
	await table.rows.first().click({ position: { x: 80, y: 12 } });
	await table.sheet.getByRole('button', { name: 'Ändern' }).click();
	await follow(2);
	await expect(table.rows.first()).toContainText('Done mit Anni verlieren');
	await note.getByRole('button', { name: 'Neuer Abend' }).click();
	await expect(page.getByLabel('Neuer Name')).toBeVisible();
	await expect(page.getByText('Anni')).toBeHidden();
});

test('where Laufende count from one, practising leads to what is behind their last chip', async ({
	page
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	const contracts = { rufspiel: { laufende: { from: { value: 1 } } } };
	const sample = sampleClub('2026-11-27', Date.parse('2026-11-27T18:00:00Z'));
	await takeEntries(page, [
		...sample.entries.map((one) => (one.kind === 'evening' ? { ...one, rulebook: 'unser' } : one)),
		entry('0-buch', 'rulebook', { rulebook: 'unser', base: 'allgaeu', name: 'Unser', changes: { contracts } })
	]);
	await page.goto(`/abend/${SAMPLE_TABLE}${PRACTICE}`);
	const table = new Table(page, ['Anni', 'Beppo', 'Centa', 'Done']);
	const strip = table.panel.getByRole('status');
	const next = page.locator('[data-next]');
	await expect(strip).toHaveText('Tipp auf den Deckel von Anni');
	for (const says of [/Anni: spielt/, /Beppo/, /Eichel/, 'Tipp auf Speichern', /Deckel/]) {
		await next.click();
		await expect(strip).toHaveText(says);
	}
	for (const says of [/Centa: spielt/, /Done/, /Laub/, 'Tipp auf Schneider', /Laufende/]) {
		await next.click();
		await expect(strip).toHaveText(says);
	}
	await expect(strip).toHaveText('Tipp auf 3 Laufende, hinter „…“');
	await next.click();
	await expect(strip).toHaveText('Tipp auf 3 Laufende');
	await next.click();
	await expect(strip).toHaveText('Tipp auf Speichern');
	await next.click();
	await expect(table.rows.first()).toContainText('3 Laufende');
});

test('the start says what goes on, and nothing on it moves', async ({ page }) => {
	await page.addInitScript(() => {
		const say = async (many = 0): Promise<void> =>
			void (document.documentElement.dataset['icon'] = `${many}`);
		Object.assign(navigator, { setAppBadge: say, clearAppBadge: () => say() });
	});
	const onIcon = (many: number): Promise<void> =>
		expect(page.locator('html')).toHaveAttribute('data-icon', `${many}`);
	await page.goto('/');
	await onIcon(0);
	const table = await newEvening(page);
	// 10 × 2 cents for the Deckel (§4.1): Anna and Berti win 20 each.
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.goto('/');
	const running = page.getByRole('link', { name: /Weiterschreiben/ });
	await expect(running).toContainText('Läuft · heute · 1 Spiel');
	await expect(running).toContainText('Allgäu');
	await running.click();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();

	await page.goto('/termine');
	await page.getByRole('button', { name: 'Neuer Termin' }).click();
	const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
	await page.getByLabel('Tag', { exact: true }).fill(day);
	await page.getByLabel('Ort').fill('Gasthof Post');
	await page.getByRole('button', { name: 'Eintragen' }).click();
	await expect(page.getByText('Gasthof Post')).toBeVisible();

	await page.goto('/mitglieder');
	await page.getByRole('link', { name: /^Dora/ }).click();
	await page.getByRole('button', { name: 'Das bin ich' }).click();
	await expect(page.getByRole('button', { name: 'Das bin ich', pressed: true })).toBeVisible();

	await page.goto('/');
	const mine = page.getByRole('link', { name: /^Deine Bilanz/ });
	await expect(mine).toContainText(/−0,20 €\s*Platz\s*3\. von 4\s*Offen\s*0,20 €/);
	// Dora owes, and this browser does not promise to keep anything.
	await onIcon(2);
	await expect(page.getByRole('link', { name: /^Kasse/ })).toContainText('0,40 €');
	const next = page.getByRole('link', { name: /^Nächster Abend/ });
	await expect(next).toContainText('Gasthof Post');
	await expect(next).toContainText(/in [78] Tagen/);
	expect(await movedByItself(page)).toEqual([]);
	for (const [width, height, letters] of [
		[360, 640, 16],
		[844, 390, 16],
		[1920, 1080, 16],
		[390, 844, 32]
	] as const) {
		await page.setViewportSize({ width, height });
		await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), letters);
		expect.soft(await sideways(page), `${width} px, letters of ${letters}`).toBeLessThanOrEqual(0);
	}

	await page.getByRole('link', { name: 'Alle Abende' }).click();
	await expect(page.getByRole('listitem')).toHaveCount(1);

	// While the next evening runs the sums come, too, later, into the places kept for them.
	await page.goto('/');
	await page.getByRole('button', { name: /Wie letztes Mal/ }).click();
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	await page.goto('/');
	await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toBeVisible();
	await expect(mine).toHaveText(/^Deine Bilanz\s*\d{4}\s*Platz\s*Offen\s*$/);
	await expect(mine).toContainText(/−0,20 €\s*Platz\s*3\. von 4/);
	await expect(page.getByRole('link', { name: /^Kasse/ })).toContainText('0,40 €');
	expect(await movedByItself(page)).toEqual([]);
});

test('of three open evenings the one written last leads, and each other one is a line', async ({ page }) => {
	const seats = (from: number): readonly string[] => SIX.slice(from, from + 4);
	await takeEntries(page, [
		entry('0', 'club', { name: 'Verein' }),
		...SIX.map((member) => entry(`0 ${member}`, 'member', { member, name: member })),
		...[0, 1, 2].map((i) => opens(`${i + 1}`, '2026-11-20', { seats: seats(i), dealer: SIX[i] })),
		// The first that was opened, and the last that was written.
		entry('9', 'game', { evening: '1', game: { contract: 'solo', declarer: 'Anna', won: true } })
	]);
	await page.goto('/');
	const leads = page.getByRole('link', { name: 'Weiterschreiben' });
	await expect(leads).toContainText('1 Spiel');
	await expect(page.getByRole('list', { name: 'Läuft auch' }).getByRole('listitem')).toHaveText([
		/^Carl, Dora, Emil, Franz\s*läuft · .*0 Spiele/,
		/^Ben, Carl, Dora, Emil\s*läuft · .*0 Spiele/
	]);
	await page.getByRole('link', { name: /^Ben, Carl/ }).click();
	await expect(page).toHaveURL(/\/abend\/2$/);
});

test('the start stands as it was drawn last before the app begins, its figures only if nothing was written since', async ({
	page
}) => {
	// Who comes for the first time is shown the ways in at once.
	await page.route('**/entry/*.js', () => {});
	await page.goto('/', { waitUntil: 'commit' });
	await expect(page.getByRole('link', { name: 'Neuer Abend' })).toBeVisible();
	await expect(page.getByRole('main')).toHaveCount(1);
	await page.unroute('**/entry/*.js');
	await page.goto('/');
	const table = await newEvening(page);
	await page.goto('/');
	const running = page.getByRole('link', { name: /Weiterschreiben/ });
	await expect(running).toContainText('0 Spiele');
	await expect.poll(() => keptPicture(page, 'picture')).toContain('Weiterschreiben');

	// Without its scripts the page stands there as it was drawn, once.
	const begin = await heldScripts(page);
	await page.goto('/', { waitUntil: 'commit' });
	await expect(running).toContainText('0 Spiele');
	await expect(page.getByRole('main')).toHaveCount(1);
	await running.focus();
	// The page waits for a finger that lies on it.
	await running.hover();
	await page.mouse.down();
	// It waits for two seconds; a busy machine may need longer until the app has come.
	const waits = await page.locator('#picture').evaluate((picture) => {
		const until = Number(picture.dataset['pressed']);
		picture.dataset['pressed'] = String(until + 60_000);
		return until - performance.now();
	});
	expect(waits).toBeGreaterThan(0);
	begin();
	await expect(page.locator('#app a').first()).toBeAttached();
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
	await expect(page.locator('#picture')).toHaveCount(1);
	await page.mouse.up();
	await expect(page).toHaveURL(/\/abend\//);
	await page.goBack();
	await expect(page.locator('#picture')).toHaveCount(0);
	await expect(running).toHaveCount(1);

	const again = await heldScripts(page);
	await page.goto('/', { waitUntil: 'commit' });
	await running.focus();
	again();
	await expect(page.locator('#picture')).toHaveCount(0);
	await expect(running).toBeFocused();
	expect(await movedByItself(page)).toEqual([]);

	// By another version it would look otherwise; on another day, or after a game, nobody knows its figures.
	const kept = await keptPicture(page, 'picture');
	const [drawn = '', day = ''] = JSON.parse(kept) as string[];
	const [version = ''] = drawn.split(' ');
	await page.unroute('**/entry/*.js');
	await page.goto('/abend');
	await page.route('**/entry/*.js', () => {});
	for (const [picture, shown] of [
		[kept, 'whole'],
		[kept.replace(version, 'another'), 'not'],
		[kept.replace(day, '2026-01-01'), 'without figures']
	] as const) {
		await keptPicture(page, 'picture', picture);
		expect(await shownOf(page), picture.slice(0, 60)).toBe(shown);
	}
	await keptPicture(page, 'picture', kept);
	await page.unroute('**/entry/*.js');
	await page.goto('/');
	await running.click();
	await table.tap('Anna · Berti');
	await table.saveGame();
	await page.route('**/entry/*.js', () => {});
	expect(await shownOf(page)).toBe('without figures');
	// A page that will look otherwise has no picture.
	await page.unroute('**/entry/*.js');
	await page.goto('/');
	await running.click();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	await page.route('**/entry/*.js', () => {});
	expect(await shownOf(page)).toBe('not');
});

/** What the start page shows where no script of the app comes. */
async function shownOf(page: Page): Promise<'not' | 'whole' | 'without figures'> {
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	// The page's own question was asked before this one.
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const opening = indexedDB.open('schafkopf');
				opening.onsuccess = () => {
					const device = opening.result.transaction('device').objectStore('device');
					device.get('writes').onsuccess = () => resolve();
					opening.result.close();
				};
			})
	);
	if ((await page.locator('#picture').count()) === 0) return 'not';
	await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toBeVisible();
	const figures = page.locator('#picture .amount').first();
	return (await figures.evaluate((one) => getComputedStyle(one).visibility)) === 'visible'
		? 'whole'
		: 'without figures';
}

test('a link that was sent is read where files are, and no camera is opened', async ({ page }) => {
	await page.goto('/');
	await page.getByRole('link', { name: 'Bekommen: Datei, Link, Code' }).click();
	const link = page.getByRole('region', { name: 'Was hast du?' });
	await expect(page.getByLabel('Bild der Kamera')).toHaveCount(0);
	await link.getByLabel('Link').fill('https://example.com/kasse');
	await link.getByRole('button', { name: 'Öffnen' }).click();
	await expect(link.getByRole('alert')).toContainText(
		'Das ist kein Link dieser App, oder er ist nicht ganz kopiert.'
	);
	await link.getByLabel('Link').fill('https://anderswo.example/rechner#1;allgaeu;-;solo;gewonnen;ende');
	await link.getByRole('button', { name: 'Öffnen' }).click();
	await expect(page).toHaveURL(/\/rechner#1;allgaeu/);
});
