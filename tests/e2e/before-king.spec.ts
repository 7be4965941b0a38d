import { entry } from '../support/entries.ts';
import { CHAMPIONSHIP } from '../support/championship.ts';
import { spoiledMeisterschaft } from '../support/spoiled-championship.ts';
import { takeEntries } from './support/backup.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

test(
	'nobody is king before everything is right: wrong tables, a wrong clock and a tie on paper are mended one by one',
	WHOLE,
	async ({ page }) => {
		await takeEntries(page, spoiledMeisterschaft());
		const open = (screen: string): Promise<unknown> => page.goto(`/meisterschaft/${CHAMPIONSHIP}/${screen}`);
		const undone = page.getByRole('region', { name: 'Vor der Siegerehrung' }).getByRole('link');
		const podium = page.getByRole('region', { name: 'Siegerehrung', exact: true });

		await open('');
		await expect(
			page.getByText('an Tisch 1 sitzen andere als im Sitzplan · alle Tische sind fertig')
		).toBeVisible();
		await open('stand');
		await expect(undone).toHaveText([
			'Berti: 4 statt 8 Spiele',
			'Tisch 1, 1. Partie: Luis sitzt statt Berti',
			'Tisch 1, 2. Partie: Gusti sitzt statt Franz',
			'Tisch 2, 2. Partie: Franz sitzt statt Gusti',
			'Die Uhr von Tisch 2 geht einen Tag vor: An welchem Tag wird gespielt?',
			'Gleichauf um Platz 1: Für Tisch 1, 1. Partie fehlen Soli und Rufspiele vom Papier'
		]);
		await expect(podium).toHaveCount(0);

		// No certificate and no prize before, and each says why.
		await open('urkunde');
		await expect(undone).toHaveCount(6);
		await expect(page.getByRole('button', { name: /drucken/ })).toHaveCount(0);
		await open('startgeld');
		await expect(undone).toHaveCount(6);
		await expect(page.getByRole('button', { name: /ausgezahlt/ })).toHaveCount(0);

		await open('stand');
		await page.getByRole('button', { name: 'Luis saß für Berti' }).click();
		await expect(undone.first()).toHaveText('Tisch 1, 2. Partie: Gusti sitzt statt Franz');
		for (const left of [4, 3]) {
			await expect(undone).toHaveCount(left);
			await page.getByRole('button', { name: 'So haben sie gespielt' }).first().click();
		}
		await expect(undone).toHaveCount(2);

		await undone.first().click();
		await expect(
			page.getByText('Die Uhr von Tisch 2 geht einen Tag vor: Ihre Liste steht unter')
		).toBeVisible();
		await page.getByRole('textbox', { name: 'Ort' }).fill('Gasthof Post');
		await page.getByRole('button', { name: 'An diesem Tag wird gespielt' }).click();
		await expect(page.getByText('So steht es auf Urkunden und Listen.')).toBeVisible();

		await open('stand');
		await expect(undone).toHaveText([/fehlen Soli und Rufspiele vom Papier$/]);
		await undone.click();
		await page.getByText('Soli und Rufspiele: nur bei Gleichstand gebraucht').click();
		await page.getByLabel('Anna: Farbsoli gespielt').fill('5');
		await page.getByLabel('Anna: Farbsoli gewonnen').fill('4');
		await page.getByRole('button', { name: 'Vom Papier eintragen' }).click();
		await expect(page.getByRole('alert')).toContainText('Das geht von 0 bis 4.');
		await page.getByLabel('Anna: Farbsoli gespielt').fill('4');
		// The Soli alone do not say the Wenz, the Bettel and the Rufspiele (§11.3).
		await page.getByRole('button', { name: 'Alles Übrige war 0' }).click();
		await expect(page.getByLabel('Anna: Rufspiele gewonnen')).toHaveValue('0');
		await page.getByRole('button', { name: '4 Spiele vom Papier eintragen' }).click();
		await page.getByLabel('Warum wird geändert?').fill('Soli nachgetragen');
		await page.getByRole('button', { name: 'Mit Vermerk ändern' }).click();
		await expect(page).toHaveURL(new RegExp(`${CHAMPIONSHIP}/?$`, 'u'));

		// Emil declared and won as many: now they play it out, and draw before who announces first.
		await open('stand');
		await expect(undone).toHaveText([
			'Anna und Emil sind gleichauf um Platz 1: Ein Entscheidungsspiel muss entscheiden'
		]);
		const playoffs = page.getByRole('region', { name: 'Entscheidungsspiele' });
		await expect(playoffs).toContainText('Noch ist nicht gezogen, wer zuerst ansagen darf.');
		await playoffs.getByText('Von Hand gezogen').first().click();
		await playoffs.getByRole('button', { name: 'Emil', exact: true }).click();
		await expect(playoffs).toContainText('Emil sagt zuerst an');
		for (const games of ['0 : 1', '0 : 2']) {
			await page.getByRole('button', { name: 'Anna gewinnt ein Spiel gegen Emil' }).click();
			await expect(playoffs).toContainText(games);
		}
		await page.getByRole('button', { name: 'Anna gewinnt ein Spiel gegen Emil' }).click();
		await expect(podium).toContainText('Zock-König 2026: Anna');
		await expect(undone).toHaveCount(0);
		await open('urkunde');
		await expect(page.getByText('Gasthof Post, Montag, 23. November 2026').first()).toBeVisible();
		await open('startgeld');
		await page.getByRole('button', { name: '50,00 € an Anna ausgezahlt' }).click();
		await expect(page.getByText('✓ 50,00 €')).toBeVisible();
	}
);

test('three who beat each other in a circle are kings together, on every screen', async ({ page }) => {
	const names = ['Anna', 'Berti', 'Clemens', 'Dora'];
	const seats = names.map((name) => name.toLowerCase());
	const place = { championship: CHAMPIONSHIP, partie: 1, table: 1, occasion: 'meisterschaft' };
	const of = { evening: 'liste', date: '2026-11-23', rulebook: 'allgaeu', seats, dealer: 'dora' };
	const circle = ['anna berti', 'berti clemens', 'clemens anna'].map((pair) => pair.split(' '));
	// A Solo each: +15 −5 −5 are 5 points, and Dora has −15 (§11.5).
	await takeEntries(page, [
		...names.map((name, i) => entry(`00 ${seats[i]}`, 'member', { member: seats[i], name })),
		entry('00 championship', 'championship', {
			...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', games: 3 },
			...{ players: seats, plan: [[[1, 2, 3, 4]]] },
			numbers: Object.fromEntries(seats.map((member, i) => [member, i + 1]))
		}),
		entry('002', 'evening', { ...of, ...place }),
		...seats
			.slice(0, 3)
			.map((declarer, i) =>
				entry(`003 ${i}`, 'game', { evening: 'liste', game: { contract: 'solo', declarer, won: true } })
			),
		...seats.map((member) => entry(`004 ${member}`, 'confirm', { evening: 'liste', member })),
		entry('004 zu', 'close', { evening: 'liste' }),
		...circle.map(([winner, loser], i) =>
			entry(`005 ${i}`, 'playoff', { championship: CHAMPIONSHIP, winner, loser })
		)
	]);
	const kings = 'Anna, Berti und Clemens';
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
	await expect(page.getByText(`Zock-König 2026: ${kings}`)).toBeVisible();
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}/stand`);
	await expect(page.getByRole('region', { name: 'Siegerehrung', exact: true })).toContainText(
		`Zock-König 2026: ${kings}`
	);
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}/urkunde`);
	const papers = page.getByRole('article');
	await expect(papers.filter({ hasText: 'Zock-König' })).toHaveCount(3);
	await expect(papers.first()).toContainText('1. Platz (geteilt)');
	await page.goto('/meisterschaft');
	await expect(page.getByRole('region', { name: 'Die Könige' })).toContainText(kings);
});

test('where a whole table sat elsewhere, two names are chosen and not one of sixteen pairs', async ({
	page
}) => {
	const names = ['Anna', 'Berti', 'Clemens', 'Dora', 'Emil', 'Franz', 'Gusti', 'Hans'];
	const players = names.map((name) => name.toLowerCase());
	const [anna, berti, clemens, dora, ...seats] = players;
	await takeEntries(page, [
		...names.map((name, i) => entry(`00 ${players[i]}`, 'member', { member: players[i], name })),
		entry('00 championship', 'championship', {
			...{ championship: CHAMPIONSHIP, year: 2026, system: 'zockmeisterschaft', games: 3, players },
			...{
				plan: [
					[
						[1, 2, 3, 4],
						[5, 6, 7, 8]
					]
				]
			},
			numbers: Object.fromEntries([anna, berti, clemens, dora, ...seats].map((player, i) => [player, i + 1]))
		}),
		entry('01', 'evening', {
			...{ evening: 'liste', date: '2026-11-23', rulebook: 'allgaeu', seats, dealer: 'hans' },
			...{ championship: CHAMPIONSHIP, partie: 1, table: 1, occasion: 'meisterschaft' }
		}),
		entry('02', 'game', {
			evening: 'liste',
			game: { contract: 'solo', declarer: 'emil', won: true, deckel: ['emil'] }
		})
	]);
	await page.goto(`/meisterschaft/${CHAMPIONSHIP}`);
	const pairs = page.getByRole('button', { name: /saß für/ });
	await expect(page.getByRole('button', { name: 'So haben sie gespielt' })).toBeVisible();
	await expect(pairs).toHaveCount(0);
	await page.getByRole('combobox', { name: 'Wer' }).selectOption('Emil');
	await page.getByRole('combobox', { name: 'saß für' }).selectOption('Berti');
	await expect(pairs).toHaveText(['Emil saß für Berti']);
	await pairs.click();
	// The other three are asked for still.
	await expect(pairs).toHaveCount(0);
	await expect(page.getByRole('combobox', { name: 'Wer' })).not.toContainText('Emil');
});
