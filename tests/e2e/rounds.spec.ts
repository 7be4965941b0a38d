import type { Page } from '@playwright/test';
import { installedWhereWhole, leaveNet } from './support/net.ts';
import { FOUR, newEvening } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use(installedWhereWhole);

/** Opens the sheet of what happens beside the games and taps through it. */
async function atTable(page: Page, ...names: readonly string[]): Promise<void> {
	await page.getByRole('button', { name: 'Plätze', exact: true }).click();
	for (const name of names) await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('an evening with a Bockrunde, a voted Mungorunde, a Gardareizrunde and an Abschlussrunde', async ({
	page,
	app
}) => {
	test.slow();
	await page.goto('/');
	await leaveNet(page, app);
	const table = await newEvening(page);
	const news = page.getByRole('region', { name: 'Stand des Abends' });

	// §5.1: 60 : 60 without a Schuss is lost, and opens a Bockrunde.
	await table.play('Anna · Dora · 60 : 60 · +Berti', 20, '10 × 2', [-20, 20, 20, -20]);
	await expect(news).toContainText('Jetzt kommt eine Bockrunde, Spiel 1 von 4.');

	// §5.2: every trick; (25 + 5 + 5) with a Deckel, in a Bockrunde. The first one queues a Mungorunde.
	const schwarz = '(25 + 5 + 5) × 2 × 2';
	await table.play('Solo · Berti · Schwarz · +Anna', 140, schwarz, [-160, 440, -120, -160]);
	await expect(news).toContainText('Mungorunde vorgemerkt.');
	await expect(news).not.toContainText('danach Mungorunde');

	// The second one asks the table; a tie is a Mungorunde. The panel stays where it is.
	await table.play('Wenz · Clemens · Schwarz · +Anna', 140, schwarz, [-300, 300, 300, -300]);
	await expect(table.panel).toBeVisible();
	await expect(news).toContainText('Nach Spiel 3: alle Stiche.');
	const tie = news.getByRole('button', { name: '2 für die Mungorunde, 2 für die Bockrunde' });
	await expect(tie).toHaveText(/2\s*Mungo/);
	await tie.click();
	await expect(news).toContainText('danach 2 × Mungorunde');

	await table.play('Anna · Berti · +Anna', 40, '10 × 2 × 2', [-260, 340, 260, -340]);
	await table.play('Anna · Berti · +Anna', 40, '10 × 2 × 2', [-220, 380, 220, -380]);

	// §5, §5.2: no Rufspiel, no Deckel, Einzelspiele double, a Mungo does not.
	await expect(news).toContainText('Mungorunde, Spiel 1 von 4');
	await expect(table.button('Rufspiel')).toBeDisabled();
	for (const name of FOUR) await expect(table.button(`Deckel von ${name}`)).toBeDisabled();
	await table.play('Anna · Berti', 10, '10', [-230, 370, 230, -370]);
	await table.play('Solo · Dora', 50, '25 × 2', [-280, 320, 180, -220]);
	await table.play('Clemens · Dora', 10, '10', [-270, 330, 170, -230]);
	await table.play('Clemens · Dora', 10, '10', [-260, 340, 160, -240]);
	await expect(news).toContainText('Mungorunde, Spiel 1 von 4');
	await atTable(page, 'Mungorunde beenden');

	// §8.1: 50 cents for Anna's first; §5.3: a lost Herz-Solo doubles the Stock, a won one takes it and ends the round.
	await atTable(page, 'Berti: Vergeben oder verabhebt', 'Vergeben: Berti');
	await expect(news).toContainText('Stock 0,50 €');
	// It was Anna: an entry beside the games is taken back with one tap too, never the game below it.
	await page.getByRole('button', { name: /^Berti hat sich vergeben.*: zurücknehmen$/ }).click();
	await expect(news).not.toContainText('Stock');
	await atTable(page, 'Anna: Vergeben oder verabhebt', 'Vergeben: Anna');
	await expect(news).toContainText('Stock 0,50 €');
	await table.expectBalances(FOUR, [-310, 340, 160, -240]);
	// Whoever wants to close is told what lies in the Stock, and can play it out.
	await page.getByRole('link', { name: 'Abrechnung' }).click();
	const forgotten = page.getByRole('region', { name: 'Vor dem Schluss' });
	await expect(forgotten.getByRole('listitem')).toHaveText([
		/Im Stock liegen noch 0,50 €/,
		/Abschlussrunde: noch nicht gespielt/
	]);
	await forgotten.getByRole('button', { name: 'Gardareizrunde spielen' }).click();
	await expect(news).toContainText('Gardareizrunde, Spiel 1');
	const bid = 'Wie hoch gereizt?';
	await table.play(`Herz · Clemens · ${bid} · 7 · 0 · OK · Verloren`, 50, '25 × 2', [-260, 390, -40, -190]);
	await expect(news).toContainText('Stock 1,00 €');
	await table.play(`Herz · Berti · ${bid} · 6 · 2 · OK`, 50, '25 × 2', [-310, 640, -90, -240]);
	await expect(news).not.toContainText('Gardareizrunde');

	// §5.7: it is agreed; who holds the Alte in the next game, an ordinary one, deals the first and the last of its five.
	await atTable(page, 'Abschlussrunde beginnen', 'Ausgemacht');
	await expect(news).toContainText('Abschlussrunde ausgemacht, noch ein gewöhnliches Spiel');
	await page.reload();
	await expect(news).toContainText('Abschlussrunde ausgemacht, noch ein gewöhnliches Spiel');
	await table.play('Anna · Berti · +Anna', 20, '10 × 2', [-290, 660, -110, -260]);
	const alte = news.getByRole('group', { name: 'Wer hatte in Spiel 12 den Alten?' });
	await alte.getByRole('button', { name: 'Dora hatte den Alten' }).click();
	await expect(news).toContainText('Abschlussrunde, Spiel 1 von 5');
	// The wrong one: taken back, asked again, and whoever comes later is asked too.
	await page.getByRole('button', { name: 'Abschlussrunde, Dora hatte den Alten: zurücknehmen' }).click();
	await expect(alte).toBeVisible();
	await page.reload();
	await alte.getByRole('button', { name: 'Clemens hatte den Alten' }).click();
	await expect(alte).toBeHidden();
	const dealer = page.getByRole('button', { name: /gibt. Geber ändern$/ });
	for (let game = 1; game <= 5; game++) {
		await expect(news).toContainText(`Abschlussrunde, Spiel ${game} von 5`);
		if (game === 1 || game === 5) await expect(dealer).toHaveAccessibleName(/^Clemens/);
		const after = [-290 + 40 * game, 660 + 40 * game, -110 - 40 * game, -260 - 40 * game];
		await table.play('Anna · Berti · +Anna', 40, '10 × 2 × 2', after);
	}
	await expect(news).not.toContainText('Abschlussrunde');
	await expect(dealer).toHaveAccessibleName(/^Dora/);

	// Without the game that opened it there was no Bockrunde: later games are priced anew, which is said; and back again.
	await table.open(table.rows.last());
	await table.tap('Streichen');
	await expect(news).toContainText(/Spiel \d+ zählt nicht mehr doppelt/);
	// What was struck shares a line.
	await page.getByRole('button', { name: 'gestrichen' }).click();
	await table.open(table.rows.last());
	await table.tap('Zurückholen');
	await table.expectBalances(FOUR, [-90, 860, -310, -460]);
});
