import type { Page } from '@playwright/test';
import { CHAMPIONSHIP, madeChampionship } from '../support/championship.ts';
import { entry, fieldsOf } from '../support/entries.ts';
import { shortMeisterschaft } from '../support/short-championships.ts';
import { takeEntries } from './support/backup.ts';
import { otherPhone } from './support/joined.ts';
import { setUp, EIGHT } from './support/meisterschaft.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const TELEVISION = { width: 1920, height: 1080 };

async function openWall(page: Page, championship: string): Promise<Page> {
	const wall = await page.context().newPage();
	await wall.setViewportSize(TELEVISION);
	await wall.goto(`/meisterschaft/${championship}/leinwand`);
	await expect(wall.locator('.scene')).toBeVisible();
	return wall;
}

/** The lowest capital on the wall, as a share of its height; and what does not fit. */
const read = (wall: Page) =>
	wall.evaluate(() => {
		const pen = document.createElement('canvas').getContext('2d');
		const texts = document.createTreeWalker(
			document.querySelector('.scene') ?? document,
			NodeFilter.SHOW_TEXT
		);
		let least = Infinity;
		const outside: string[] = [];
		while (texts.nextNode()) {
			const { parentElement: element, textContent: text } = texts.currentNode;
			if (!pen || !element || !text?.trim() || element.closest('svg')) continue;
			const { font, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
			pen.font = font || `${fontWeight} ${fontSize} ${fontFamily}`;
			least = Math.min(least, pen.measureText('H').actualBoundingBoxAscent / innerHeight);
			const box = element.getBoundingClientRect();
			if (box.bottom > innerHeight || box.right > innerWidth || box.left < 0) outside.push(text.trim());
		}
		return { least, outside };
	});

/** No name is cut on any slide. */
async function expectWholeNames(wall: Page): Promise<void> {
	const slides = Math.max(1, await wall.locator('.marks li').count());
	for (let i = 0; i < slides; i++) {
		await expect
			.poll(
				() =>
					wall.evaluate(() =>
						[...document.querySelectorAll<HTMLElement>('.scene :is(li .grow, .who, .two-lines)')]
							.filter(
								(one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 8
							)
							.map(({ textContent }) => textContent)
					),
				{ message: `slide ${i + 1}` }
			)
			.toEqual([]);
		await wall.keyboard.press('ArrowRight');
	}
}

const scene = (wall: Page, name: string) => wall.getByRole('region', { name, exact: true });

test('the room reads every scene from five metres, and nobody is king while anything is undone', async ({
	page
}) => {
	// Four Partien of 48; the last is still played at most tables, and nothing is confirmed.
	const { entries } = madeChampionship(48, 'Leinwand');
	const late = /^3 partie 4 tisch \d+ (2\d|3\d)$/;
	await takeEntries(
		page,
		entries.filter(({ id }) => !late.test(id))
	);
	const wall = await openWall(page, CHAMPIONSHIP);
	const seen = new Set<string>();
	const slides = await wall.locator('.marks li').count();
	for (let i = 0; i < slides; i++) {
		seen.add((await wall.locator('.scene > [aria-label]').getAttribute('aria-label')) ?? '');
		const { least, outside } = await read(wall);
		expect(least).toBeGreaterThanOrEqual(0.03);
		expect(outside).toEqual([]);
		await wall.keyboard.press('ArrowRight');
	}
	expect([...seen].slice(0, 2)).toEqual(['Stand', 'Wie weit die Tische sind']);
	// Round to the first one again, and back by a tap on the left.
	await expect(scene(wall, 'Stand')).toContainText('Zwischenstand');
	await expect(scene(wall, 'Stand').getByRole('listitem')).toHaveCount(24);
	await wall.mouse.click(60, 500);
	await expect(scene(wall, 'Stand')).toBeHidden();

	// The rest comes in another window, unconfirmed.
	await takeEntries(page, entries);
	await expect(scene(wall, 'Vor der Siegerehrung')).toContainText('Noch gibt es keinen Zock-König');
	await expect(wall.getByText('Endstand')).toHaveCount(0);
	expect((await read(wall)).outside).toEqual([]);
});

test('the room is called to the tables when it is time, is told until when they play, and hears it after a tap', async ({
	page
}) => {
	const [STARTS, GAME] = [Date.parse('2026-11-20T14:00:00+01:00'), 180_000];
	await page.context().addInitScript(() => {
		const start = OscillatorNode.prototype.start;
		OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
			document.documentElement.dataset['struck'] = 'yes';
			start.call(this, when);
		};
	});
	await page.context().clock.install({ time: STARTS - 60_000 });
	const { entries } = madeChampionship(8, 'Glocke');
	const set = entries.map((one) => (one.kind === 'championship' ? { ...one, begins: '14:00' } : one));
	await takeEntries(
		page,
		set.filter(({ id }) => /^[01] /.test(id))
	);
	const wall = await openWall(page, CHAMPIONSHIP);
	await expect(scene(wall, 'Tische')).toContainText('ab 14:00');
	const call = wall.getByRole('alert');
	await expect(call).toHaveCount(0);
	await wall.getByRole('button', { name: 'Ton an' }).click();
	await expect(wall.getByRole('button', { name: 'Ton aus' })).toBeVisible();
	await wall.evaluate(() => delete document.documentElement.dataset['struck']);
	await page.context().clock.fastForward(75_000);
	await expect(call).toContainText('Es geht los');
	await expect(call).toContainText('1. Partie: an die Tische!');
	await expect(wall.locator('html')).toHaveAttribute('data-struck', 'yes');
	const { least, outside } = await read(wall);
	expect(least).toBeGreaterThanOrEqual(0.03);
	expect(outside).toEqual([]);
	await page.context().clock.fastForward(10_000);
	await expect(call).toHaveCount(0);

	// Twenty games of three minutes at both tables: twenty more take an hour.
	const played = set.filter(({ id }) => /^[012] |^3 partie 1 tisch \d [01]\d$/.test(id));
	const times = new Map<string, number>();
	const inTime = played.map((one) => {
		if (!/^[23] /.test(one.id)) return one;
		const evening = String(fieldsOf(one)['evening'] ?? '');
		const many = times.get(evening) ?? 0;
		if (one.kind === 'game') times.set(evening, many + 1);
		return { ...one, at: new Date(STARTS + many * GAME).toISOString() };
	});
	await page.context().clock.fastForward(19 * GAME);
	await takeEntries(page, inTime);
	await expect(call).toHaveCount(0);
	while (!(await scene(wall, 'Wie weit die Tische sind').isVisible()))
		await wall.keyboard.press('ArrowRight');
	await expect(wall.getByRole('listitem').filter({ hasText: 'Tisch 2' })).toContainText(
		/20 von 40 · bis etwa \d\d:\d\d/
	);
});

test('the wall follows a merge to the podium', WHOLE, async ({ page }) => {
	const whole = shortMeisterschaft();
	const championship = whole.flatMap((one) => String(fieldsOf(one)['championship'] ?? '') || []).at(0) ?? '';
	await takeEntries(page, whole);
	const wall = await openWall(page, championship);
	await expect(scene(wall, 'Vor der Siegerehrung')).toContainText('Dora und Clemens sind gleichauf');
	await wall.keyboard.press('ArrowRight');
	await expect(scene(wall, 'Stand')).toContainText('Zwischenstand');
	await expect(wall.getByText('Zock-König 2026')).toHaveCount(0);
	// Three games of five, written elsewhere.
	const won = [1, 2, 3].map((i) =>
		entry(`9 ${i}`, 'playoffGame', { championship, winner: 'clemens', loser: 'dora' })
	);
	await takeEntries(page, [...whole, ...won]);
	await expect(scene(wall, 'Siegerehrung')).toContainText('Zock-König 2026: Clemens');
	const { least, outside } = await read(wall);
	expect(least).toBeGreaterThanOrEqual(0.03);
	expect(outside).toEqual([]);
});

test('each number appears on the wall when it is uncovered in the other window', WHOLE, async ({ page }) => {
	await setUp(page, EIGHT);
	await expect(page).toHaveURL(/auslosung/);
	const wall = await openWall(page, /meisterschaft\/([^/]+)/.exec(page.url())?.[1] ?? '');
	await expect(scene(wall, 'Wer mitspielt')).toBeVisible();
	await page.getByRole('button', { name: 'Auslosen', exact: true }).click();
	const draw = wall.getByRole('article', { name: 'Auslosung' });
	await expect(draw).toContainText('8 Nummern liegen verdeckt');
	await page.getByRole('button', { name: / zieht$/ }).click();
	const number = await page.locator('.stage .number').innerText();
	await expect(draw.locator('.number')).toHaveText(number);
	expect((await read(wall)).least).toBeGreaterThanOrEqual(0.03);
	await page.getByRole('button', { name: 'Alle aufdecken' }).click();
	await expect(scene(wall, 'Tische')).toContainText('Tisch 1');
});

test(
	'a name of thirty letters is never cut, with thirteen players or forty-eight',
	WHOLE,
	async ({ browser, app }) => {
		const NAMES = ['Maximilian Schweinsteiger-Hölz', 'Annegret Mayrhofer-Haslingerin', 'Hias'];
		const [NOTHING_WRITTEN, LAST_PARTIE, NOTHING] = [/^[23] /, /^3 partie 4 tisch \d+ [23]\d$/, /^never/];
		for (const [count, missing] of [
			[13, LAST_PARTIE],
			[48, NOTHING_WRITTEN],
			[48, LAST_PARTIE],
			[48, NOTHING]
		] as const) {
			const entries = madeChampionship(count, 'Namen').entries.map((one, i) =>
				one.kind === 'member' ? { ...one, name: `${NAMES[i % 3] ?? ''}${i}`, nickname: undefined } : one
			);
			const other = await otherPhone(browser, app);
			await takeEntries(
				other,
				entries.filter(({ id }) => !missing.test(id))
			);
			const wall = await openWall(other, CHAMPIONSHIP);
			await expectWholeNames(wall);
			await wall.setViewportSize({ width: 1280, height: 800 });
			await expectWholeNames(wall);
			await other.context().close();
		}
	}
);

test('thirty-two places stand in three columns of a television, all on one page', WHOLE, async ({ page }) => {
	const { entries } = madeChampionship(32, 'Drei Spalten');
	await takeEntries(page, entries);
	const wall = await openWall(page, CHAMPIONSHIP);
	const standings = scene(wall, 'Stand');
	for (let i = 0; i < 8 && !(await standings.isVisible()); i++) await wall.keyboard.press('ArrowRight');
	await expect(standings.getByRole('listitem')).toHaveCount(32);
	const lefts = await standings
		.getByRole('listitem')
		.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);
	expect(lefts).toBe(3);
	const { least, outside } = await read(wall);
	expect(least).toBeGreaterThanOrEqual(0.015);
	expect(outside).toEqual([]);
	await expectWholeNames(wall);
	// A laptop has no room for three.
	await wall.setViewportSize({ width: 1280, height: 800 });
	await expect(standings.getByText('Seite 1 von 2').or(standings.getByText('Seite 2 von 2'))).toBeVisible();
});
