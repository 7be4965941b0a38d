import type { Page } from '@playwright/test';
import { takeFile } from './support/backup.ts';
import { asUpload, clubFile, idOf, Writer } from './support/championship-file.ts';
import { narrowest, phone } from './support/phone.ts';
import { FOUR, newEvening, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

// What stands on the seats and in the strips is whole and names the person, however long names and sums are.

const NAMES = ['Maximilian', 'Anna', 'Hans-Peter', 'Hans-Paul', 'Berti', 'Carla'] as const;

/** Evenings that begin with these entries, by the number who sit down; the first one deals. */
function club(evenings: Readonly<Record<string, readonly [number, ...(readonly object[])]>>) {
	const members = NAMES.map((name) => ({ kind: 'member', member: idOf(name), name }));
	const entries = Object.entries(evenings).flatMap(([evening, [players, ...more]]) => {
		const seats = NAMES.slice(0, players).map(idOf);
		const opening = { date: '2026-01-09', occasion: 'abend', rulebook: 'allgaeu', seats, dealer: seats[0] };
		return [{ kind: 'evening', evening, ...opening }, ...more.map((one) => ({ evening, ...one }))];
	});
	return clubFile(new Writer(78).sign([...members, ...(entries as { kind: string }[])]));
}

/** Hans-Peter took too much from Anna, who gets it back, more than ten euros. */
const LEADS = {
	kind: 'incident',
	incident: 'falschKassiert',
	from: ['hans-peter'],
	to: ['anna'],
	amount: 1240
};

/** Everything on the seats that is cut or runs over its edge. */
const cutOnSeats = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('.seat')].flatMap((seat) => {
			const room = seat.getBoundingClientRect();
			return [...seat.querySelectorAll('.player :is(.name, .amount, .shown)')].flatMap((part) => {
				const { top, bottom, right } = part.getBoundingClientRect();
				const edge = seat.querySelector('.player')?.getBoundingClientRect().right ?? room.right;
				const isCut = top < room.top - 0.5 || bottom > room.bottom + 0.5 || right > edge + 0.5;
				return isCut || part.scrollWidth > part.clientWidth + 1 ? [part.textContent] : [];
			});
		})
	);

test(
	'the leader’s name and sum are whole beside his crown, with four, five and six',
	WHOLE,
	async ({ page }) => {
		await takeFile(
			page,
			asUpload('fuehrt', club({ vier: [4, LEADS], fuenf: [5, LEADS], sechs: [6, LEADS] }))
		);
		for (const [evening, colorScheme] of [
			['vier', 'light'],
			['fuenf', 'dark'],
			['sechs', 'light']
		] as const) {
			await page.emulateMedia({ colorScheme });
			for (const size of [{ width: 390, height: 844 }, narrowest]) {
				await page.setViewportSize(size);
				await page.goto(`/abend/${evening}`);
				const leader = page.locator('.seat', { hasText: 'Anna' });
				await expect(leader).toContainText('+12,40 €');
				await expect(leader.locator('svg[viewBox="0 0 24 14"]')).toBeVisible();
				expect(await cutOnSeats(page), `${evening}, ${size.width}`).toEqual([]);
				// At least one whole row of the list.
				const row = await page.getByRole('listitem').first().boundingBox();
				const list = await page.locator('.games').boundingBox();
				expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(
					(list?.y ?? 0) + (list?.height ?? 0) + 1
				);
			}
		}
	}
);

test(
	'on a phone held sideways seats are as high as their lines, and whole, in large letters too',
	WHOLE,
	async ({ page }) => {
		await takeFile(page, asUpload('quer', club({ vier: [4, LEADS], fuenf: [5, LEADS], sechs: [6, LEADS] })));
		for (const [width, height] of [
			[844, 390],
			[667, 375]
		] as const)
			for (const evening of ['vier', 'fuenf', 'sechs'])
				for (const letters of [100, 200]) {
					await page.setViewportSize({ width, height });
					await page.goto(`/abend/${evening}`);
					await page.evaluate(
						(percent) => (document.documentElement.style.fontSize = `${percent}%`),
						letters
					);
					await page.locator('.player').first().click();
					const seat = (await page.locator('.seat').first().boundingBox())?.height ?? 0;
					// Four lines, of twelve pixels in letters of sixteen.
					expect.soft(seat, `${width}, ${evening}, ${letters} %`).toBeLessThanOrEqual(0.16 * letters * 4);
					expect.soft(await cutOnSeats(page), `${width}, ${evening}, ${letters} %`).toEqual([]);
					if (letters > 100) continue;
					// Who deals is read in one line, beside what holds now.
					const dealer = page.locator('.dealer .name');
					const [high = 0, all = 0, type = 0] = await dealer.evaluate((one) => [
						one.clientHeight,
						one.scrollHeight,
						parseFloat(getComputedStyle(one).fontSize)
					]);
					expect.soft(all, `${width}`).toBeLessThanOrEqual(high + 1);
					expect.soft(high, `${width}`).toBeLessThan(1.5 * type);
				}
	}
);

test('names as people bear them are whole on the seats, with two games above, on the smallest phone', async ({
	page
}) => {
	await page.goto('/');
	const names = ['Vroni Haslinger', 'Sepp', 'Hans-Peter', 'Dora Straßer-Öttinger'];
	const table = await newEvening(page, names);
	for (const declarer of ['Sepp', 'Vroni Haslinger']) {
		await table.tap(`Sie · ${declarer}`);
		await table.saveGame();
	}
	for (const size of [phone.viewport, narrowest]) {
		await page.setViewportSize(size);
		expect(await cutOnSeats(page), String(size.width)).toEqual([]);
		for (const name of names) {
			const seat = page.locator('.player .name', { hasText: name });
			const { scrollHeight, clientHeight } = await seat.evaluate((one) => ({
				scrollHeight: one.scrollHeight,
				clientHeight: one.clientHeight
			}));
			expect(scrollHeight, `${name} at ${size.width}`).toBeLessThanOrEqual(clientHeight + 1);
		}
		const list = await page.locator('.games').boundingBox();
		const second = await table.rows.nth(1).boundingBox();
		expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(
			(list?.y ?? 0) + (list?.height ?? 0) + 1
		);
	}
});

test('everything that is owed in a Stöcklesrunde is seen on each seat', WHOLE, async ({ page }) => {
	const round = { kind: 'round', round: 'megastoecklesrunde' };
	const evenings = { ohne: [4], vier: [4, LEADS, round], sechs: [6, LEADS, round] } as const;
	await takeFile(page, asUpload('schuldet', club(evenings)));
	await page.goto('/abend/ohne');
	const table = page.locator('.table');
	const felt = await table.evaluate((one) => getComputedStyle(one).backgroundColor);
	for (const size of [{ width: 390, height: 844 }, narrowest, { width: 844, height: 390 }])
		for (const evening of ['sechs', 'vier']) {
			await page.setViewportSize(size);
			await page.goto(`/abend/${evening}`);
			const owed = page.locator('.shown').first();
			await expect(owed).toContainText('Fw');
			await expect(owed).toContainText('Fg');
			await expect(table).toHaveCSS('background-color', felt);
			const crown = page.locator('.seat', { hasText: 'Anna' }).locator('svg[viewBox="0 0 24 14"]');
			await expect(crown).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
			await expect(crown).toHaveCSS('padding', '0px');
			expect.soft(await cutOnSeats(page), `${evening}, ${size.width}`).toEqual([]);
			// Nor does one line lie over another.
			const covered = await page
				.locator('.player .name')
				.evaluateAll((names) =>
					names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent)
				);
			expect.soft(covered, `${evening}, ${size.width}`).toEqual([]);
		}
	await page.setViewportSize(narrowest);
	const anna = page.getByRole('button', { name: /^Anna, .*schuldet noch .*Farbgeier, Farbwenz$/ });
	await expect(anna).toBeVisible();
	// Whose Mungo it is, then that he loses it himself.
	await page.getByRole('button', { name: 'Mungo', exact: true }).click();
	await anna.click();
	await expect(anna).toContainText('spielt Mungo');
	await anna.click();
	await expect(anna).toContainText('verliert');
});

test(
	'a dealer who is tapped as a player is named, before what is less, in one line',
	WHOLE,
	async ({ page }) => {
		await takeFile(page, asUpload('gibt', club({ fuenf: [5] })));
		const table = new Table(page, NAMES);
		for (const size of [{ width: 390, height: 844 }, narrowest]) {
			await page.setViewportSize(size);
			await page.goto('/abend/fuenf');
			await page.getByRole('button', { name: /^Maximilian, setzt aus/ }).click();
			await table.tap('Anna');
			const strip = table.panel.getByRole('status');
			await expect(strip).toHaveText('Maximilian gibt und setzt aus. Blatt gekauft?');
			await expect(table.panel.getByRole('button', { name: 'Maximilian kauft ein Blatt' })).toBeVisible();
			const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
			expect(height).toBeLessThan(24);
			// No row runs on below it.
			const rows = await table.panel.locator('.rows').boundingBox();
			expect((rows?.y ?? 0) + (rows?.height ?? 0)).toBeLessThanOrEqual(y + 1);
			await page.getByRole('button', { name: 'Leeren' }).click();
			// What he pays leaves the corner to the tick.
			await table.tap('Maximilian kauft ein Blatt · 1 · 0 · 3 · 0 · OK');
			const paid = page.getByRole('button', { name: /^Blatt von .* verkauft, ändern$/ });
			const free = await paid.evaluate((one) => {
				const text = document.createRange();
				text.selectNodeContents(one);
				const [chip, words] = [one.getBoundingClientRect(), text.getBoundingClientRect()];
				return [words.top - chip.top, chip.bottom - words.bottom, chip.width - words.width];
			});
			expect(Math.min(...free), free.join()).toBeGreaterThan(2);
			expect(free[0]).toBeGreaterThan(6);
			await page.getByRole('button', { name: 'Leeren' }).click();
		}
	}
);

test('a bid is asked for before its game is saved, and the Stock is read', WHOLE, async ({ page }) => {
	const fine = { kind: 'incident', incident: 'vergeben', player: 'anna' };
	const round = { kind: 'round', round: 'gardareizrunde' };
	await takeFile(page, asUpload('gereizt', club({ vier: [4, fine, round] })));
	const table = new Table(page, NAMES);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		await page.goto('/abend/vier');
		await expect(page.getByRole('button', { name: /Stock 0,50 €/ })).toBeVisible();
		await table.tap('Solo · Herz · Anna');
		await expect(table.save).toContainText('Wie hoch gereizt?');
		const chip = page.locator('.seat').getByRole('button', { name: 'Wie hoch gereizt?' });
		const [ink, paper] = await chip.evaluate((one) => {
			const { color, backgroundColor } = getComputedStyle(one);
			return [color, backgroundColor];
		});
		expect(ink).not.toBe(paper);
		await table.panel.getByRole('button', { name: 'Leeren' }).click();
	}
	await expect(table.button('Mungo')).toBeDisabled();
	await table.tap('Solo · Herz · Anna');
	await table.save.click();
	await table.tap('6 · 4 · OK');
	await table.saveGame();
	await expect(table.rows.first()).toContainText('64 gereizt');
	await expect(table.rows.first()).not.toContainText('gegen die Regel');
});

test('who pays for a mishap is said first, at his seat; then what it was', WHOLE, async ({ page }) => {
	await takeFile(page, asUpload('vergeben', club({ vier: [4] })));
	await page.goto('/abend/vier');
	const table = new Table(page, NAMES);
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	const mishap = page.getByRole('group', { name: 'Vergeben oder verabhebt' });
	await expect(mishap).toBeVisible();
	const boxes = async () =>
		await mishap
			.getByRole('button')
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
	const atFirst = await boxes();
	await expect(page.getByText('Wer hat zu viel genommen?')).toBeAttached();
	// Nothing moves under the thumb once the rest of the sheet has come.
	expect(await boxes()).toEqual(atFirst);
	const at = async (name: string) => await mishap.getByRole('button', { name }).boundingBox();
	const [first, second, third, fourth] = await Promise.all(NAMES.slice(0, 4).map(at));
	// Clockwise: the third sits below the second, the fourth below the first.
	expect([third?.x, fourth?.x]).toEqual([second?.x, first?.x]);
	expect([second?.y, third?.y]).toEqual([first?.y, fourth?.y]);
	await expect(page.getByRole('button', { name: /^Vergeben: / })).toBeDisabled();
	await mishap.getByRole('button', { name: 'Hans-Peter' }).click();
	await page.getByRole('button', { name: 'Verabhebt: Hans-Peter' }).click();
	await expect(table.rows.first()).toContainText('Hans-Peter hat verabhebt, 0,50 € in den Stock');
});

test('at a game of the past the seats show what everybody had then', WHOLE, async ({ page }) => {
	const solo = (declarer: string) => ({
		kind: 'game',
		game: { contract: 'solo', suit: 'herz', declarer, won: true, deckel: [declarer] }
	});
	await takeFile(
		page,
		asUpload('damals', club({ vier: [4, solo('anna'), solo('maximilian'), solo('anna')] }))
	);
	await page.goto('/abend/vier');
	const table = new Table(page, NAMES);
	const { seats } = table;
	// A Solo with a Deckel: 50 from each of three (§4.2.1, §4.4).
	await expect(seats).toHaveText([/\+0,50/, /\+2,50/, /−1,50/, /−1,50/]);
	await table.open(table.rows.filter({ hasText: 'Maximilian' }));
	await table.tap('Spiel davor nachtragen');
	await expect(seats).toHaveText([/−0,50/, /\+1,50/, /−0,50/, /−0,50/]);
	await page.getByRole('button', { name: 'Abbrechen' }).click();
	await expect(seats).toHaveText([/\+0,50/, /\+2,50/, /−1,50/, /−1,50/]);
});

test('an evening is closed with a word, and opened again with one tap', WHOLE, async ({ page }) => {
	await takeFile(page, asUpload('schluss', club({ vier: [4, LEADS] })));
	await page.goto('/abend/vier/abrechnung');
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByText('Abgeschlossen.')).toBeInViewport();
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(page.getByRole('button', { name: 'Abend abschließen' })).toBeVisible();
});

test(
	'a member whose name is typed sits down, and nothing is written where nothing changed',
	WHOLE,
	async ({ page }) => {
		await takeFile(page, asUpload('kommt', club({ vier: [4] })));
		await page.goto('/abend/vier');
		const table = new Table(page, NAMES);
		await table.page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await page.getByRole('button', { name: 'Jemand kommt oder geht' }).click();
		await page.getByRole('button', { name: 'So spielen wir weiter' }).click();
		await expect(table.sheet).toHaveCount(0);
		await expect(table.rows).toHaveText(['Noch kein Spiel. Tipp an, wer spielt.']);
		await table.page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await page.getByRole('button', { name: 'Jemand kommt oder geht' }).click();
		await page.getByLabel('Neuer Name').fill('berti');
		await page.getByRole('button', { name: 'So spielen wir weiter' }).click();
		await expect(table.sheet).toHaveCount(0);
		await expect(page.locator('.seat')).toHaveCount(5);
		await expect(table.panel.getByRole('button', { name: /^Berti,/ })).toBeVisible();
		await expect(
			page.getByRole('status').filter({ hasText: 'Plätze geändert: Berti kommt.' })
		).toBeAttached();
	}
);

test('no ring stands round the title of an evening that is opened', WHOLE, async ({ page }) => {
	await takeFile(page, asUpload('ring', club({ vier: [4] })));
	await page.goto('/abend/vier');
	const title = page.getByRole('heading', { level: 1 });
	await expect(title).toBeFocused();
	await expect(title).toHaveCSS('outline-style', 'none');
	await expect(title).toHaveCSS('box-shadow', 'none');
});

test('what a game brought stands on the seats until the next tap, and how it stands can be held up or laid down', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page, ['Anna', 'Berti', 'Clemens', 'Dora']);
	await table.tap('Wenz · Anna · Verloren');
	await table.saveGame();
	const moved = page.locator('.moved');
	await expect(moved).toHaveText([/^Anna −/, /^Berti \+/, /^Clemens \+/, /^Dora \+/]);
	const fill = (of: number) => moved.nth(of).evaluate((tile) => getComputedStyle(tile).backgroundColor);
	expect(await fill(0)).not.toBe(await fill(1));
	// The tap that ends it is a tap.
	await table.tap('Berti');
	await expect(moved).toHaveCount(0);
	await expect(table.panel.getByRole('button', { name: 'Berti, spielt' })).toHaveAttribute(
		'aria-pressed',
		'true'
	);

	const showStand = async (): Promise<void> => {
		await page.getByRole('button', { name: 'Plätze', exact: true }).click();
		await table.sheet.getByRole('button', { name: 'Stand zeigen' }).click();
		await expect(page.getByRole('dialog', { name: 'Stand' })).toBeVisible();
	};
	const names = table.sheet.locator('li .name');
	await showStand();
	await expect(names).toHaveText(['Berti', 'Clemens', 'Dora', 'Anna']);
	await table.sheet.getByRole('button', { name: 'In die Mitte legen' }).click();
	await expect(names).toHaveText(['Anna', 'Berti', 'Clemens', 'Dora']);
	const isCut = () =>
		table.sheet
			.locator('li > div')
			.evaluateAll((parts) =>
				parts.some(
					(part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
				)
			);
	for (const size of [narrowest, phone.viewport]) {
		await page.setViewportSize(size);
		expect(await isCut()).toBe(false);
	}
	await page.keyboard.press('Escape');
	await expect(table.sheet).toHaveCount(0);
	await showStand();
	await page.goBack();
	await expect(table.sheet).toHaveCount(0);
	await showStand();
	await names.first().click();
	await expect(table.sheet).toHaveCount(0);
	await expect(table.panel).toBeVisible();
});

test('held sideways, every seat is in sight while something is told, on the lowest phone too', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	for (const size of [
		{ width: 568, height: 320 },
		{ width: 640, height: 360 }
	]) {
		await page.setViewportSize(size);
		await table.tap('Anna');
		await expect(table.panel.getByText('Ohne Deckel gibt es kein Rufspiel.')).toBeInViewport({ ratio: 1 });
		for (const name of ['Berti', 'Clemens', 'Dora']) {
			for (const seat of [name, `Deckel von ${name}`]) {
				const button = table.button(seat);
				await expect(button).toBeInViewport({ ratio: 1 });
				await button.click({ trial: true });
				const box = await button.boundingBox();
				expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
			}
		}
		await table.tap('Leeren');
	}
	// Who deals is one word above the other.
	await page.setViewportSize({ width: 568, height: 320 });
	const dealer = page
		.getByRole('button', { name: 'Dora gibt. Geber ändern' })
		.getByText('Dora', { exact: true });
	expect((await dealer.boundingBox())?.height).toBeLessThan(24);
});

test('who dealt is said of games alone, and of a Bockspiel only where it is known', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.tap('Bockrunde beginnen');
	await expect(page.getByRole('status').filter({ hasText: 'Bockrunde eingetragen.' })).toBeAttached();
	await table.open(table.rows.first());
	await expect(table.sheet).toContainText(/geschrieben \d\d:\d\d Uhr/);
	await expect(table.sheet).not.toContainText(' gab');
	await table.tap('Schließen');
	await table.tap('Mehr · Bockspiel: der Falsche gab, zählt doppelt · Fertig · Anna · Berti');
	await table.saveGame();
	await table.open(table.rows.first());
	await expect(table.sheet).toContainText(/geschrieben \d\d:\d\d Uhr/);
	await expect(table.sheet).not.toContainText(' gab');
});

test('a round that would no longer count is not offered, and it is said why', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page, FOUR, { book: 'Weitnau, ZGB' });
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.tap('Mungorunde beginnen');
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await expect(table.button('Abschlussrunde beginnen')).toBeDisabled();
	await expect(table.sheet).toContainText(
		'Abschlussrunde gibt es nur, solange noch keine Mungorunde zustande kam'
	);
});
