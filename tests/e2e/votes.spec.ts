import type { Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { takeEntries } from './support/backup.ts';
import { connect, invited } from './support/joined.ts';
import { expect, joinedTest, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const NAMES = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil'];
const idOf = (name: string): string => name.toLowerCase();
/** Five members; Dora is king. */
const CLUB = [
	...NAMES.map((name) => entry(`0 ${idOf(name)}`, 'member', { member: idOf(name), name })),
	entry('1', 'king', { year: 2025, who: { member: 'dora' } })
];

const motionOf = (page: Page, question: string) => page.getByRole('region', { name: question });

test('a question is voted on: the king decides a tie, the last vote counts, and the end is handed on', async ({
	page,
	context
}) => {
	await page.clock.setFixedTime('2026-11-28T20:00:00+01:00');
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await takeEntries(page, CLUB);
	await page.goto('/termine');
	await page.getByRole('link', { name: 'Abstimmungen' }).click();
	await page.getByRole('button', { name: 'Neue Abstimmung' }).click();
	const sheet = page.getByRole('dialog', { name: 'Neue Abstimmung' });
	await expect(sheet).toContainText('Bei Gleichstand entscheidet die Stimme des Königs: Dora.');
	await sheet.getByRole('button', { name: 'Emil', exact: true }).click();
	await sheet.getByLabel('Worüber?').fill('Geier nur im Ramsch?');
	await sheet.getByRole('button', { name: 'Zur Abstimmung stellen' }).dblclick();

	const motion = motionOf(page, 'Geier nur im Ramsch?');
	await expect(motion).toHaveCount(1);
	await expect(motion).toContainText('Noch hat keiner abgestimmt.');
	await motion.getByText('Stimmen eintragen').click();
	const vote = (name: string, choice: string) =>
		motion.getByRole('button', { name: `${name}: ${choice}`, exact: true }).click();
	await vote('Anna', 'Ja');
	await vote('Ben', 'Nein');
	// One against one, and the king has said nothing.
	await expect(motion).toContainText('Dora hat weder Ja noch Nein gesagt.');
	await vote('Carl', 'Nein');
	await expect(motion).toContainText('Bisher reicht es nicht. 1 Ja, 2 Nein: Einfache Mehrheit, nötig 2 Ja.');
	await vote('Dora', 'Ja');
	await expect(motion).toContainText(
		'Bisher angenommen. 2 zu 2: Es entscheidet die Stimme des Königs. Dora stimmt mit Ja.'
	);
	// Carl thinks again, and back.
	await vote('Carl', 'Enthaltung');
	await expect(motion).toContainText('Bisher angenommen. 2 Ja, 1 Nein: Einfache Mehrheit, nötig 2 Ja.');
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await expect(motion).toContainText('Nein (2): Ben und Carl');

	await motion.getByRole('button', { name: 'Schließen', exact: true }).click();
	await expect(page.getByText('Gerade wird über nichts abgestimmt.')).toBeVisible();
	await page.getByText('Frühere Abstimmungen').click();
	await expect(motion).toContainText('Samstag, 28. November 2026, geschlossen Samstag, 28. November 2026');
	await expect(motion.getByRole('button', { name: 'Anna: Ja' })).toBeHidden();
	await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
	await motion.getByRole('button', { name: 'Teilen' }).click();
	await expect(page.getByText('In die Zwischenablage kopiert.')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
		[
			'Abstimmung: Geier nur im Ramsch?',
			'Angenommen. 2 zu 2: Es entscheidet die Stimme des Königs. Dora stimmt mit Ja.',
			'Ja (2): Anna und Dora',
			'Nein (2): Ben und Carl'
		].join('\n')
	);
});

joinedTest(
	'a member’s phone that only reads sends its vote, and the start page says that it is missing',
	WHOLE,
	async ({ page, browser, app }) => {
		const voters = NAMES.map(idOf);
		await takeEntries(page, [
			...CLUB,
			entry('2', 'motion', { date: '2026-11-28', question: 'Drei Mungo?', majority: 'threeQuarters', voters })
		]);
		await connect(page);
		await page.getByRole('button', { name: 'Für ein Mitglied' }).click();
		await page.getByRole('button', { name: 'Carl' }).click();
		const own = await invited(browser, app, await page.getByLabel('Der Link').inputValue());
		await own.getByRole('link', { name: 'Zum Start', exact: true }).click();
		await own.getByRole('link', { name: /Drei Mungo\?\s*Abstimmung, deine Stimme fehlt/ }).click();
		await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await own.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
		await own.getByRole('button', { name: 'Nein', exact: true }).click();
		await expect(own.getByText('In die Zwischenablage kopiert.')).toBeVisible();
		const [words = '', link = ''] = (await own.evaluate(() => navigator.clipboard.readText())).split('\n');
		expect(words).toBe('Carl stimmt mit Nein. Drei Mungo?');
		await page.goto(link);
		await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
		await expect(page.getByText('Das steht schon hier.')).toBeVisible();
		// It comes back by the relay.
		await expect(own.getByRole('button', { name: 'Nein', exact: true, pressed: true })).toBeVisible();
		await own.getByRole('link', { name: 'Zurück zu den Terminen' }).click();
		await own.getByRole('link', { name: 'Zurück zum Start' }).click();
		await expect(own.getByText('deine Stimme fehlt')).toBeHidden();
	}
);
