import type { Locator, Page } from '@playwright/test';
import { Backup, takeFile } from './support/backup.ts';
import {
	asUpload,
	CHAMPIONSHIP,
	clubFile,
	idOf,
	onePartie,
	opening,
	rufspiel,
	Writer
} from './support/championship-file.ts';
import { bar, download, Hub } from './support/hub.ts';
import { connect, invitation, invited } from './support/joined.ts';
import { newEvening, Table } from './support/table.ts';
import { countTaps } from './support/taps.ts';
import { movedByItself } from './support/looks.ts';
import { expect, joinedTest as relayTest, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

/** What a story needs to touch the screen with a finger. */
async function finger(page: Page) {
	const client = await page.context().newCDPSession(page);
	const centreOf = async (button: Locator): Promise<{ x: number; y: number }> => {
		const box = await button.boundingBox();
		if (!box) throw new Error('not to be seen');
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	return { client, centreOf };
}

test('games take as many taps as they say, with saving', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const taps = await countTaps(table);
	// A stroke from one seat to the other names both. Sums by allgaeu 4.1, 4.4 and 4.3.2.
	const games: readonly [taps: string, most: number, cents: number, sum: string, row: string][] = [
		['Anna · Berti', 3, 10, '10', 'Anna mit Berti gewinnen'],
		['Anna > Berti · +Anna', 3, 20, '10 × 2', 'Anna mit Berti gewinnen'],
		[
			'Dora > Anna · +Berti · Schneider · 3 Laufende · Schuss',
			6,
			120,
			'(10 + 5 + 15) × 2 × 2',
			'Dora mit Anna gewinnen'
		],
		['Mungo · Augen · 2 · 2 · 3 · 1 · 4 · 0', 9, 10, '10', 'Mungo'],
		['Mungo · Clemens > Dora', 3, 10, '10', 'Clemens und Dora verlieren']
	];
	for (const [typed, most, cents, sum, row] of games) {
		await table.tap(typed);
		await table.expectPrice(cents, sum);
		await table.saveGame();
		expect(await taps(), typed).toBeLessThanOrEqual(most);
		await expect(table.rows.first()).toContainText(row);
	}
});

test('the third game of twenty is corrected with four taps', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	for (let game = 0; game < 20; game++) {
		await table.tap('Anna > Berti · +Anna');
		await table.saveGame();
	}
	const taps = await countTaps(table);
	await table.open(table.rows.nth(17));
	await table.tap('Ändern · Verloren');
	await table.save.click();
	await expect(table.rows.nth(17)).toContainText('Anna mit Berti verlieren');
	expect(await taps()).toBeLessThanOrEqual(4);
});

test('who wins a Mungo stands at the seats before it is saved', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Mungo · Augen · 2 · 2 · 3 · 1 · 4 · 0');
	// 120 − 22 − 31 − 40 = 27
	for (const seat of [
		'Anna, 22 · gewinnt',
		'Berti, 31 · verliert',
		'Clemens, 40 · verliert',
		'Dora, 27 · gewinnt'
	]) {
		await expect(page.getByRole('button', { name: seat, exact: true })).toBeVisible();
	}
});

test('a finger draws from seat to seat, and elsewhere it scrolls', WHOLE, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 440 });
	await page.goto('/');
	const table = await newEvening(page);
	const { client, centreOf } = await finger(page);
	const touch = (type: string, ...at: readonly { x: number; y: number }[]) =>
		client.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...at] });
	const draw = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
		await touch('touchStart', from);
		for (const part of [0.25, 0.5, 0.75, 1]) {
			await touch('touchMove', {
				x: from.x + (to.x - from.x) * part,
				y: from.y + (to.y - from.y) * part
			});
		}
	};
	await table.button('Anna').scrollIntoViewIfNeeded();
	const anna = await centreOf(table.button('Anna'));
	await draw(anna, await centreOf(table.button('Dora')));
	await expect(table.panel.locator('svg.stroke')).toBeVisible();
	await touch('touchEnd');
	await expect(page.getByRole('button', { name: 'Anna, spielt', exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Dora, spielt mit', exact: true })).toBeVisible();
	await expect(table.panel.locator('svg.stroke')).toHaveCount(0);
	// The same movement that begins on a chip scrolls the rows.
	const scrolled = (): Promise<number> =>
		table.panel.evaluate((panel) =>
			Math.max(...[panel, ...panel.children].map(({ scrollTop }) => scrollTop))
		);
	const before = await scrolled();
	const chip = await centreOf(table.panel.getByRole('button', { name: 'Wenz', exact: true }));
	await draw(chip, { x: chip.x, y: chip.y - 120 });
	await touch('touchEnd');
	await expect.poll(scrolled).toBeGreaterThan(before);
});

test('the outcome that is chosen beforehand is turned round with one tap', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const taps = await countTaps(table);
	const won = table.button('Gewonnen');
	const lost = table.button('Verloren');
	for (const contract of ['Rufspiel', 'Solo', 'Wenz', 'Bettel']) {
		await table.tap(`${contract} · Anna`);
		if (contract === 'Rufspiel') await table.tap('Berti');
		await expect(won).toHaveAttribute('aria-pressed', 'true');
		await taps();
		await lost.click();
		expect(await taps()).toBe(1);
		await expect(won).toHaveAttribute('aria-pressed', 'false');
		await expect(lost).toHaveAttribute('aria-pressed', 'true');
		await table.saveGame();
		await expect(table.rows.first()).toContainText('Anna');
		await expect(table.rows.first()).toContainText('verlier');
	}
});

test('the games of an ordinary evening take six taps on average', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const taps = await countTaps(table);
	// As usual: mostly Rufspiele with a Deckel or two, some of them dear, a few Einzelspiele.
	const games = [
		'Anna · Berti · +Anna',
		'Clemens · Dora · +Berti · Verloren',
		'Dora · Anna · +Clemens · +Dora',
		'Berti · Clemens · +Dora · Schneider',
		'Anna · Dora · +Anna · 3 Laufende',
		'Clemens · Anna · +Berti · Schuss · Verloren',
		'Berti · Dora · +Clemens · Augen eingeben · 7 · 8 · OK',
		'Dora · Clemens · +Dora · 60 : 60',
		'Solo · Eichel · Anna · +Berti',
		'Solo · Herz · Clemens · +Clemens · 3 Laufende · Verloren',
		'Wenz · Berti · +Anna · 2 Laufende',
		'Bettel · Dora · +Anna',
		'Mungo · Anna · Clemens',
		'Mungo · Augen · 2 · 2 · 3 · 1 · 8 · OK',
		'Anna · Clemens · +Berti · Schuss',
		'Berti · Anna · +Dora · Schneider · 4 Laufende'
	];
	for (const typed of games) {
		await table.tap(typed);
		await table.saveGame();
	}
	expect((await taps()) / games.length).toBeLessThanOrEqual(6);
});

/** What is tapped outside the app, where nothing can count it: in a share sheet, to keep a file that came, in a picker. */
const [SHARE, KEEP, PICK_FOUR] = [3, 2, 5];
const SIXTEEN = Array.from({ length: 16 }, (_, i) => `Spieler ${'ABCDEFGHIJKLMNOP'[i]}`);
const FOURS = [0, 4, 8, 12].map((from) => SIXTEEN.slice(from, from + 4));
const TABLES = FOURS.map((_, table) => [1, 2, 3, 4].map((at) => table * 4 + at));
/** Nobody sits with anybody again. */
const CROSSED = TABLES.map((_, table) => [1, 5, 9, 13].map((at) => at + table));
const fortyGames = (of: string, four: readonly string[]) =>
	Array.from({ length: 40 }, (_, i) => rufspiel(of, i % 2 ? four.slice(2) : four.slice(0, 2)));

test(
	'a phone writes its first game five taps after the file, and a Partie of four tables goes over into the next by files in forty-four',
	WHOLE,
	async ({ page }, info) => {
		test.slow();
		const writer = new Writer(77);
		const now = new Date().toISOString();
		const start = clubFile(
			onePartie(writer, SIXTEEN, TABLES).entries.map((entry) => ({
				...entry,
				...(entry.kind === 'championship' ? { plan: [TABLES, CROSSED] } : {}),
				at: now
			}))
		);
		await page.goto('/sicherung');
		const backup = new Backup(page);
		const taps = await countTaps({ page });
		await backup.choose(asUpload('meisterschaft', start));
		await backup.take();
		await page.getByRole('button', { name: 'Tisch 2: Spieler E, Spieler F' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Plätze auslosen' }).click();
		await page.getByRole('button', { name: 'Los geht’s' }).click();
		await expect(new Table(page).panel).toBeVisible();
		// With the tap on the file itself there are five.
		expect(await taps()).toBe(4);

		// The rest of the list comes with a file; the other tables stand on other phones.
		const evening = new URL(page.url()).pathname.split('/').at(-1) ?? '';
		await page.getByRole('link', { name: 'Zurück zur Meisterschaft' }).click();
		const hub = new Hub(page);
		const written = writer.sign(fortyGames(evening, FOURS[1] ?? []), Date.now());
		await hub.take(
			[asUpload('spiele', clubFile([...start.entries, ...written]))],
			['Tisch 2, 1. Partie: 40 Spiele, noch nicht bestätigt']
		);
		await page.goto('/');
		const card = page.getByRole('link', { name: /Bestätigen/ });
		await expect(card).toContainText('Zockmeisterschaft · 1. Partie · dein Tisch 2 · 40 von 40');
		await expect(page.getByText(/^Läuft/)).toHaveCount(0);
		expect(await movedByItself(page)).toEqual([]);
		await page.goto(`/abend/${evening}`);

		const confirming = await countTaps({ page });
		await bar(page).getByRole('link', { name: 'Bestätigen' }).click();
		const names = page.getByRole('group', { name: 'Ich stehe zu der Liste' });
		await page.getByRole('button', { name: 'Alle stehen zu der Liste' }).click();
		for (const name of FOURS[1] ?? []) {
			await expect(names.getByRole('button', { name })).toContainText('bestätigt ✓');
		}
		await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
		// It is known where this phone's Schreiber sits next: with the list handed over, that comes up.
		const own = await download(page, 'Tisch abgeben: als Datei', info, 'tisch-2.json');
		await page.getByRole('button', { name: 'Los geht’s' }).click();
		await expect(bar(page)).toContainText('2. Partie · noch 40 Spiele');
		const phone = await confirming();
		expect(phone).toBe(4);

		await page.goto('/');
		await expect(page.getByRole('link', { name: /Weiterschreiben/ })).toContainText(
			/2. Partie · dein Tisch \d · 0 von 40/
		);
		await page.getByRole('link', { name: 'Tische' }).click();
		await expect(page.getByText('dein Tisch', { exact: true })).toBeVisible();
		const others = [1, 3, 4].map((table) => {
			const [four = [], id] = [FOURS[table - 1], `liste-${table}`];
			const confirmed = four.map((name) => ({ kind: 'confirm', evening: id, member: idOf(name) }));
			const closed = { kind: 'close', evening: id };
			const list = [opening(id, table, four), ...fortyGames(id, four), ...confirmed, closed];
			return asUpload(`tisch-${table}`, clubFile([...start.entries, ...writer.sign(list, Date.now())]));
		});
		const organizing = await countTaps({ page });
		await hub.take(
			others,
			[1, 3, 4].map((table) => `Tisch ${table}, 1. Partie: 40 Spiele, bestätigt von allen vier`)
		);
		await expect(page.getByText('alle Tische sind fertig')).toBeVisible();
		const organizer = 1 + (await organizing());
		await hub.choose([own]);
		await expect(hub.preview).toContainText('Nichts Neues.');
		// The sheet, the field for the files, and to take them in.
		expect(organizer).toBe(3);
		expect(4 * (phone + SHARE + KEEP) + organizer + PICK_FOUR).toBe(44);

		// Another table's list is there to be read; opened again and written in, once somebody says so.
		await page.goto('/abend/liste-3');
		const table = new Table(page);
		const ask = page.getByRole('button', { name: 'Wieder öffnen' });
		await ask.click();
		await expect(page.getByRole('dialog')).toContainText(
			'Das ist die Liste von Tisch 3: Spieler I, Spieler J, Spieler K, Spieler L. Dein Tisch ist 2.'
		);
		await page.getByRole('button', { name: 'Nur ansehen' }).click();
		await expect(table.panel).toBeHidden();
		await ask.click();
		await page.getByRole('button', { name: 'Trotzdem schreiben' }).click();
		await expect(table.panel).toBeVisible();
		await page.reload();
		await expect(table.panel).toBeVisible();
	}
);

/** The writers of the four tables sit apart in the next Partie, so that each phone knows where it goes on. */
const WRITERS = ['Spieler A', 'Spieler F', 'Spieler K', 'Spieler P'];

relayTest(
	'four tables go over into the next Partie in twelve taps where a relay brings the lists',
	WHOLE,
	async ({ page, browser, app }) => {
		test.slow();
		const writer = new Writer(77);
		const { entries } = onePartie(writer, SIXTEEN, TABLES);
		const lists = FOURS.flatMap((four, at) => {
			const [id, first = ''] = [`liste-${at + 1}`, WRITERS[at]];
			const drawn = [first, ...four.filter((name) => name !== first)];
			const place = { championship: CHAMPIONSHIP, partie: 1, table: at + 1 };
			return [
				{ kind: 'draw', what: 'seats', result: drawn.map(idOf), ...place },
				opening(id, at + 1, drawn),
				...fortyGames(id, drawn)
			];
		});
		const club = clubFile([
			...entries.map((entry) =>
				entry.kind === 'championship' ? { ...entry, plan: [TABLES, CROSSED] } : entry
			),
			...writer.sign(lists)
		]);
		await takeFile(page, asUpload('meisterschaft', club));
		await connect(page);
		const link = await invitation(page, 'Zum Schreiben');
		const phones = await Promise.all(
			FOURS.map(async (_, at) => {
				const phone = await invited(browser, app, link);
				await phone.goto(`/meisterschaft/${CHAMPIONSHIP}/dazu?tisch=${at + 1}`);
				await expect(phone).toHaveURL(new RegExp(`liste-${at + 1}|meisterschaft-2026$`));
				await phone.goto(`/abend/liste-${at + 1}`);
				await expect(bar(phone).getByRole('link', { name: 'Bestätigen' })).toBeVisible();
				return phone;
			})
		);
		await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
		const organizing = await countTaps({ page });
		let all = 0;
		for (const [at, phone] of phones.entries()) {
			const taps = await countTaps({ page: phone });
			await phone.bringToFront();
			await bar(phone).getByRole('link', { name: 'Bestätigen' }).click();
			await phone.getByRole('button', { name: 'Alle stehen zu der Liste' }).click();
			// Its Schreiber's table of the next Partie comes up by itself.
			await expect(phone.getByRole('dialog', { name: `Tisch ${at + 1}, 2. Partie` })).toBeVisible();
			await phone.getByRole('button', { name: 'Los geht’s' }).click();
			await expect(bar(phone)).toContainText(`Tisch ${at + 1}, 2. Partie · noch 40 Spiele`);
			all += await taps();
		}
		await page.bringToFront();
		await expect(page.getByRole('region', { name: 'So steht es' })).toContainText('2. Partie von 2');
		for (const table of [1, 2, 3, 4]) {
			await expect(new Hub(page).table(table).last()).toContainText('eröffnet, noch kein Spiel');
		}
		// Each confirms, for all of its four, and begins; nobody else has to tap.
		expect([all, await organizing()]).toEqual([12, 0]);
	}
);
