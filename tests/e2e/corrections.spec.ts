import { expect, test } from './support/test.ts';
import { euro, FOUR, newEvening, Table } from './support/table.ts';
import { WHOLE } from './support/whole.ts';

const NOTHING = [0, 0, 0, 0];

test('the game saved last is taken back with one tap', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const undo = page.getByRole('button', { name: 'Spiel 1 zurücknehmen' });
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await table.expectBalances(FOUR, [20, 20, -20, -20]);
	await undo.click();
	await expect(table.rows).toHaveText(/Anna mit Berti gewinnen: Rufspiel, 1 Deckel\s*gestrichen/);
	await expect(undo).toBeHidden();
	await expect(
		page.getByText(/^Zurückgenommen: Anna mit Berti gewinnen.*\. Anna 0,00 €, Berti 0,00 €/)
	).toBeAttached();
	await table.expectBalances(FOUR, NOTHING);
	await expect(page.getByRole('button', { name: 'Dora gibt. Geber ändern' })).toBeVisible();

	// Only the last one has it, for as long as it is the last.
	await table.tap('Anna · Clemens · +Anna');
	await table.saveGame();
	await table.tap('Anna · Dora · +Anna');
	await table.saveGame();
	// It says which game it takes back.
	const undoes = page.getByRole('button', { name: /zurücknehmen$/ });
	await expect(undoes).toHaveAccessibleName('Spiel 2 zurücknehmen');
	await expect(table.rows.first().getByRole('button')).toHaveCount(2);
	await page.reload();
	await expect(table.rows).toHaveCount(3);
	await expect(undoes).toHaveAccessibleName('Spiel 2 zurücknehmen');
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.waitForURL(/\/abrechnung$/);
	await page.goBack();
	await undoes.click();
	await table.expectBalances(FOUR, [20, -20, 20, -20]);
	// Two struck ones share a line, which opens them.
	const folded = page.getByRole('button', { name: '2 gestrichen' });
	await expect(table.rows).toHaveText([/2 gestrichen/, /Anna mit Clemens gewinnen/]);
	await folded.click();
	await expect(table.rows).toHaveText([
		/2 gestrichen/,
		/Anna mit Dora/,
		/Anna mit Clemens/,
		/Anna mit Berti/
	]);
	await folded.click();
	await undo.click();
	await expect(table.rows).toHaveText([/3 gestrichen/]);
	await table.expectBalances(FOUR, NOTHING);
	await expect(undoes).toBeHidden();
});

test('one tap takes back what was written last, of whatever kind, and says what', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const balances = [20, 20, -20, -20];
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await table.tap('Clemens · Dora · +Anna');
	await table.saveGame();
	const taken = (text: string): Promise<void> =>
		expect(page.getByText(`Zurückgenommen: ${text}`)).toBeAttached();

	// A correction of an earlier game.
	await table.open(table.rows.last());
	await table.tap('Ändern · Verloren');
	await table.save.click();
	await expect(page.getByText('Zuletzt: Spiel 1 geändert')).toBeVisible();
	await expect(table.rows).toHaveText([/Clemens mit Dora/, /Anna mit Berti verlieren/]);
	await table.expectBalances(FOUR, [-40, -40, 40, 40]);
	await page.reload();
	await page.getByRole('button', { name: 'Spiel 1 geändert: zurücknehmen' }).click();
	await taken('Spiel 1 geändert');
	await expect(table.rows).toHaveText([/Clemens mit Dora/, /Anna mit Berti gewinnen/]);
	await table.expectBalances(FOUR, NOTHING);

	// The evening's head.
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	await table.sheet.getByRole('button', { name: /^Abend ändern/ }).click();
	await table.sheet.getByRole('button', { name: 'Ausflug' }).click();
	await table.sheet.getByRole('button', { name: 'Abend ändern', exact: true }).click();
	await expect(table.sheet).toBeHidden();
	await page.getByRole('button', { name: 'Abend geändert: zurücknehmen' }).click();
	await taken('Abend geändert');
	// The notice that it was changed goes with it.
	await expect(page.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0);
	await table.undone();

	// A strike, which strikes nothing else with it.
	await table.open(table.rows.first());
	await table.tap('Streichen');
	await table.expectBalances(FOUR, balances);
	await page.getByRole('button', { name: /^Streichen zurücknehmen: Clemens mit Dora/ }).click();
	await expect(table.rows).toHaveText([/Clemens mit Dora/, /Anna mit Berti gewinnen/]);
	await table.expectBalances(FOUR, NOTHING);
});

test(
	'a forgotten game is added where it was played, and what comes after it follows',
	WHOLE,
	async ({ page }) => {
		await page.goto('/');
		const table = await newEvening(page);
		await table.tap('Anna · Berti · +Anna');
		await table.saveGame();
		await table.tap('Clemens · Dora · +Anna');
		await table.saveGame();
		// Half of the next one is typed already.
		await table.tap('Solo · Berti');
		await table.draftKept();
		await table.open(table.rows.first());
		await table.tap('Spiel davor nachtragen');
		await expect(page.getByRole('region', { name: 'Stand des Abends' })).toContainText(
			'Nachtrag vor Spiel 2'
		);
		// Who dealt then deals in it: Anna dealt the second game.
		await page.getByRole('button', { name: 'Abbrechen' }).click();
		await expect(page.getByRole('button', { name: 'Berti, spielt allein' })).toBeVisible();
		await table.open(table.rows.first());
		await table.tap('Spiel davor nachtragen · Anna · Dora · Schneider · +Anna');
		await expect(table.save).toContainText('Nachtragen');
		await table.save.click();
		await expect(table.rows).toHaveText([
			/3\s*Clemens mit Dora gewinnen/,
			/2\s*Anna mit Dora gewinnen/,
			/1\s*Anna mit Berti gewinnen/
		]);
		await expect(page.getByRole('button', { name: 'Berti, spielt allein' })).toBeVisible();
		await page.getByRole('button', { name: 'Leeren' }).click();
		// 20, then 30 with Schneider, then 20 (§4.1, §6.1, §4.4).
		await table.expectBalances(FOUR, [20 + 30 - 20, 20 - 30 - 20, -20 - 30 + 20, -20 + 30 + 20]);
		await expect(table.panel).toHaveAttribute('data-kept', 'nothing');
		await page.reload();
		await page.getByRole('button', { name: 'Spiel 2 nachgetragen: zurücknehmen' }).click();
		await table.expectBalances(FOUR, NOTHING);
	}
);

test('the bill tells every cent with its paragraph', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Laub · Anna · Berti · Schneider · 3 Laufende · Schuss · +Anna · +Berti');
	await table.saveGame();
	await table.open(table.rows.first());
	await expect(table.sheet.getByRole('heading')).toHaveText('Anna mit Berti gewinnen');
	const lines = table.sheet.getByRole('table', { name: 'Rechnung' }).getByRole('row');
	// (10 + 5 + 3 × 5) × 2 × 2 × 2
	await expect(lines).toHaveText([
		/Posten\s*Betrag\s*Regel/,
		/^\s*Grundpreis Rufspiel\s*0,10\s€\s*§\s4\.1\s*$/,
		/^\s*Schneider\s*0,05\s€\s*§\s6\.1\s*$/,
		/^\s*3 Laufende\s*0,15\s€\s*§\s6\.1\s*$/,
		/^\s*Schuss\s*× 2\s*§\s6\.1\s*$/,
		/^\s*Deckel\s*× 2\s*§\s4\.4\s*$/,
		/^\s*Deckel\s*× 2\s*§\s4\.4\s*$/,
		/^\s*\(10 \+ 5 \+ 15\) × 2 × 2 × 2 Cent\s*2,40\s€\s*$/
	]);
	const payoff = table.sheet.getByRole('list', { name: 'Wer bekommt und wer zahlt' }).getByRole('listitem');
	await expect(payoff).toHaveText([
		/Anna\s*\+2,40\s€/,
		/Berti\s*\+2,40\s€/,
		/Clemens\s*−2,40\s€/,
		/Dora\s*−2,40\s€/
	]);
	await expect(table.sheet).toContainText('Dora gab');
	// And every paragraph can be read where it stands.
	await table.sheet
		.getByRole('link', { name: /^§\s4\.4 im Regelbuch lesen$/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/regeln\/allgaeu#4\.4$/);
	await expect(page.getByRole('heading', { name: /^§\s4\.4/ })).toBeInViewport();
});

test('where the sum alone does not say why, a sentence does', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const reasons: readonly [string, string][] = [
		['Anna · Dora · 60 : 60 · +Anna', '60 : 60, es fehlt ein Auge zum Sieg § 4.1'],
		[
			'Anna · Dora · 60 : 60 · Schuss · +Anna',
			'60 : 60, die Nichtspieler haben den letzten Schuss gegeben und verloren § 6.2'
		],
		['Anna · Dora · 30 : 90 · +Anna', '30 Augen sind nicht Schneider § 2.2'],
		['Anna · Dora · 30 : 90 · Schuss · +Anna', '30 Augen und der letzte Schuss: Schneider § 6.2'],
		[
			'Mungo · Augen · 2 · 4 · 2 · 4 · 2 · 4',
			'Drei sind gleichauf: je ein Drittel, aufgerundet auf 10 Cent § 4.3.2'
		],
		['Mungo · Hingelegt · Berti', 'Wer falsch hinlegt, zahlt an alle den vollen Preis § 8.6']
	];
	for (const [taps, sentence] of reasons) {
		await table.tap(taps);
		await table.saveGame();
		await table.open(table.rows.first());
		await expect(table.sheet.getByText(sentence)).toBeVisible();
		await table.tap('Schließen');
		await expect(table.sheet).toBeHidden();
	}
});

test('a second tap on the save button writes no second game', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.save.evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await expect(table.save).toContainText('Wer spielt?');
	await expect(table.rows).toHaveCount(1);

	await table.tap('Clemens · Dora · +Clemens');
	await table.save.dblclick();
	await expect(table.save).toContainText('Wer spielt?');
	await expect(table.rows).toHaveCount(2);

	await table.tap('Wenz · Dora · +Clemens');
	await table.save.evaluate(async (button: HTMLElement) => {
		for (let turn = 0; turn < 20; turn++) {
			button.click();
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
	});
	await expect(table.save).toContainText('Wer spielt?');
	await page.reload();
	await expect(table.rows).toHaveCount(3);
	// 20 and 20 even out; the Wenz is 25 × 2.
	await table.expectBalances(FOUR, [-50, -50, -50, 150]);
});

test('a game of a closed evening is corrected from the Abrechnung: a tap opens its bill', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await expect(page.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
	const games = page.getByRole('region', { name: 'Spiele', exact: true });
	for (const size of [
		{ width: 1280, height: 800 },
		{ width: 390, height: 844 }
	]) {
		await page.setViewportSize(size);
		await games.getByRole('link', { name: /Anna mit Berti gewinnen/ }).click();
		await expect(table.sheet).toContainText('Grundpreis');
		await expect(table.sheet.getByRole('button', { name: 'Ändern' })).toBeVisible();
		if (size.width === 390) break;
		// Back closes the sheet, and leads from there to the Abrechnung.
		await page.goBack();
		await expect(table.sheet).toBeHidden();
		await page.goBack();
		await expect(games).toBeVisible();
	}
	await table.tap('Ändern');
	await table.tap('Verloren');
	await table.save.click();
	await expect(table.rows).toContainText('Anna mit Berti verlieren');
});

test('a correction says what it changes, and can be called off', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	const games = [
		'Anna · Berti · +Anna',
		'Solo · Herz · Clemens · 3 Laufende · +Berti',
		'Mungo · Anna · Dora'
	];
	for (const taps of games) {
		await table.tap(taps);
		await table.saveGame();
	}
	// 20 each way, 3 × 80 for Clemens, 10 each way.
	const balances = [20 - 80 - 10, 20 - 80 + 10, -20 + 240 + 10, -20 - 80 - 10];
	await table.expectBalances(FOUR, balances);

	await table.open(table.rows.nth(1));
	await table.tap('Ändern');
	await expect(page.getByRole('region', { name: 'Stand des Abends' })).toContainText('Spiel 2 wird geändert');
	await expect(table.save).toContainText('Ändern · 0,80 € Kein Stand ändert sich');
	await table.tap('Verloren · Schneider');
	// Three got 80 less, and now get 90 each from him.
	await expect(table.save).toContainText(
		'Ändern · 0,90 € Anna +1,70, Berti +1,70, Clemens −5,10, Dora +1,70'
	);
	await table.tap('Abbrechen');
	await expect(page.getByRole('region', { name: 'Stand des Abends' })).not.toContainText('wird geändert');
	await expect(table.save).toContainText('Wer spielt?');
	await table.expectBalances(FOUR, balances);
	await expect(table.rows.nth(1)).toContainText('Clemens gewinnt');

	// Saved with nothing changed, it is as if nobody had opened it.
	await table.open(table.rows.nth(1));
	await table.tap('Ändern');
	await table.save.click();
	await expect(table.save).toContainText('Wer spielt?');
	await expect(page.getByText('Spiel geändert.')).toBeHidden();

	await table.open(table.rows.nth(1));
	await expect(table.sheet).not.toContainText('geändert');
	await table.tap('Ändern · Verloren');
	await table.draftKept();
	// A correction that is half typed outlives a reload as any game does.
	await page.reload();
	const again = new Table(page);
	await expect(again.page.getByRole('region', { name: 'Stand des Abends' })).toContainText(
		'Spiel 2 wird geändert'
	);
	await again.save.click();
	await expect(again.save).toContainText('Wer spielt?');
	await expect(again.rows).toHaveCount(3);
	await expect(again.rows.nth(1)).toContainText('Clemens verliert');
	await again.expectBalances(FOUR, [20 + 80 - 10, 20 + 80 + 10, -20 - 240 + 10, -20 + 80 - 10]);
	await again.open(again.rows.nth(1));
	await expect(again.sheet).toContainText(/geschrieben \d\d:\d\d Uhr, geändert \d\d:\d\d Uhr/);
});

test('a half-typed game outlives the correction of another', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await table.tap('Wenz · Clemens · 3 Laufende · +Dora');
	await table.draftKept();
	await table.open(table.rows.first());
	await table.tap('Ändern · Verloren');
	await table.save.click();
	await expect(table.rows).toContainText('Anna mit Berti verlieren');
	await expect(page.getByRole('button', { name: 'Clemens, spielt allein' })).toBeVisible();
	await table.expectPrice(80, '(25 + 15) × 2');
});

test('a closed evening takes no new game until it is opened again', WHOLE, async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	await page.getByRole('button', { name: 'Abend abschließen' }).click();
	await page.getByRole('link', { name: 'Spiele ansehen und ändern' }).click();
	await expect(page.getByText('Dieser Abend ist abgeschlossen.')).toBeVisible();
	await expect(table.panel).toBeHidden();
	await page.getByRole('button', { name: 'Wieder öffnen' }).click();
	await expect(table.panel).toBeVisible();
	await expect(table.rows).toContainText('Anna mit Berti gewinnen');
});

test(
	'a forgotten game at five changes nobody’s hand, and what follows is read before it is saved',
	WHOLE,
	async ({ page }) => {
		const FIVE = ['Anna', 'Berti', 'Clemens', 'Dora', 'Eva'];
		await page.goto('/');
		const table = await newEvening(page, FIVE);
		const expectStands = async (cents: readonly number[]): Promise<void> => {
			for (const [i, name] of FIVE.entries()) {
				const seat = table.panel.getByRole('button', { name: new RegExp(`^${name}, `) });
				if ((await seat.getAttribute('aria-label'))?.includes('setzt aus')) continue;
				await expect(seat).toHaveAccessibleName(`${name}, ${euro(cents[i] ?? 0, true)}`);
			}
		};
		// Eva, Anna and Berti deal and sit out; then Clemens does, in Berti's Bettel (allgaeu §7.1).
		for (const taps of ['Wenz · Anna · +Anna', 'Wenz · Berti · +Berti', 'Wenz · Clemens · +Clemens'])
			await table.tap(taps).then(() => table.saveGame());
		await table.tap('Bettel · Berti · +Berti');
		await table.saveGame();
		// 50 cents each: +150 −50 −50 −50, and so on, whoever deals 0.
		const before = [150 - 50 - 50, -50 + 150 + 150, -50 - 50 + 150, -50 - 50 - 50 - 50, -50 - 50 - 50];
		await expectStands(before);

		await table.open(table.rows.first());
		await expect(table.sheet).toContainText('Beim Streichen: Anna +0,50, Berti −1,50, Dora +0,50, Eva +0,50');
		await table.tap('Spiel davor nachtragen');
		await expect(page.getByRole('region', { name: 'Stand des Abends' })).toContainText('Clemens gibt');
		await expect(page.getByRole('region', { name: 'Stand des Abends' })).toContainText(
			'Nachtrag vor Spiel 4'
		);
		await table.tap('Rufspiel · Anna · Dora · +Anna');
		await expect(table.save).toContainText('Anna +0,20, Berti −0,20, Dora +0,20, Eva −0,20');
		// The other reading is offered, says what it costs, and is not the default.
		const moves = page.getByRole('button', { name: /^Damals hat sich das Geben verschoben/ });
		await expect(moves).toHaveAttribute('aria-pressed', 'false');
		await moves.click();
		await expect(table.panel).toContainText('Spiel 4 rechnet Clemens statt Dora mit ab');
		await expect(table.save).toContainText('Clemens −0,50, Dora +0,70');
		await moves.click();
		await expect(table.save).toContainText('Anna +0,20, Berti −0,20, Dora +0,20, Eva −0,20');
		await table.save.click();
		await expect(table.rows).toHaveCount(5);
		await expectStands(before.map((cents, i) => cents + ([20, -20, 0, 20, -20][i] ?? 0)));
		await expect(page.getByRole('button', { name: 'Dora gibt. Geber ändern' })).toBeVisible();
		await page.getByRole('button', { name: 'Spiel 4 nachgetragen: zurücknehmen' }).click();
		await expectStands(before);
		await table.undone();
		// With the deal moved: taken back, everybody has again what he had.
		await table.open(table.rows.filter({ hasText: 'Bettel' }));
		await table.tap('Spiel davor nachtragen');
		await table.tap('Anna · Dora · +Anna');
		await moves.click();
		await expect(moves).toHaveAttribute('aria-pressed', 'true');
		await table.save.click();
		await expectStands(before.map((cents, i) => cents + ([20, -20, -50, 70, -20][i] ?? 0)));
		await page.getByRole('button', { name: 'Spiel 4 nachgetragen: zurücknehmen' }).click();
		await expectStands(before);
	}
);
