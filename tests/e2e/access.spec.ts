import type { Page } from '@playwright/test';
import { newKey } from '#lib/live/keys.ts';
import { connect, invitation, invited, otherPhone } from './support/joined.ts';
import { newEvening, Table } from './support/table.ts';
import { expect, joinedTest as test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

async function written(page: Page): Promise<Table> {
	await page.goto('/');
	const table = await newEvening(page);
	await table.tap('Anna · Berti · +Anna');
	await table.saveGame();
	return table;
}

test('who is put out hears of it, and the others stay by one tap', WHOLE, async ({ page, browser, app }) => {
	const table = await written(page);
	await connect(page);
	const toWrite = await invitation(page, 'Zum Schreiben');
	const toRead = await invitation(page, 'Nur zum Lesen');
	const writing = await invited(browser, app, toWrite);
	const reading = await invited(browser, app, toRead);
	for (const phone of [writing, reading])
		await phone.getByRole('link', { name: 'Zum Start', exact: true }).click();

	await page.getByRole('button', { name: 'Verbundene Geräte' }).click();
	const devices = page.getByRole('dialog').getByRole('listitem');
	await expect(devices).toHaveText([/gerade da/, /gerade da/]);
	await page.getByRole('button', { name: 'Liest mit ausschließen' }).click();
	await page.getByRole('button', { name: 'Ausschließen', exact: true }).click();

	await expect(reading.getByText(/hat den Zugang erneuert .* Lass dich neu einladen\./)).toBeVisible();
	await expect(
		writing.getByText(/hat den Zugang erneuert .* Dieses Handy ist wieder eingeladen\./)
	).toBeVisible();
	await writing.getByRole('button', { name: 'Dabei bleiben' }).click();
	await expect(page.getByText('Alles ist bei den anderen.')).toBeVisible();

	await page.getByRole('link', { name: 'Zurück zum Start' }).click();
	await page.getByRole('link', { name: /Weiterschreiben/ }).click();
	await table.tap('Wenz · Dora · +Berti');
	await table.saveGame();
	for (const phone of [writing, reading])
		await phone.getByRole('link', { name: /Weiterschreiben|Zuschauen/ }).click();
	await expect(new Table(writing).rows).toHaveText([/Dora gewinnt/, /Anna mit Berti gewinnen/]);
	await expect(new Table(reading).rows).toHaveText([/Anna mit Berti gewinnen/]);
});

test('who was put out and is invited anew is offered that alone, from the first picture on', async ({
	page,
	browser,
	app
}) => {
	await written(page);
	await connect(page);
	const other = await invited(browser, app, await invitation(page, 'Zum Schreiben'));
	await other.getByRole('link', { name: 'Zum Start', exact: true }).click();
	await other.getByRole('link', { name: /Weiterschreiben/ }).click();
	await expect(new Table(other).rows).toHaveCount(1);
	await page.getByRole('button', { name: 'Verbundene Geräte' }).click();
	await page.getByRole('button', { name: 'Ohne Namen ausschließen' }).click();
	await page.getByRole('button', { name: 'Ausschließen', exact: true }).click();
	// In the middle of the evening, too: what is written now stays here.
	await other.getByRole('link', { name: /hat den Zugang erneuert .* Lass dich neu einladen\./ }).click();
	await expect(other.getByRole('link', { name: 'Einladung mit der Kamera lesen' })).toBeVisible();
	const anew = await invitation(page, 'Zum Schreiben');
	await other.addInitScript(() => {
		const seen = new Set<string>();
		new MutationObserver(() => {
			for (const { textContent } of document.querySelectorAll('main .button.big'))
				seen.add(textContent.trim());
			document.documentElement.dataset['offered'] = [...seen].join(', ');
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	await other.goto('about:blank');
	await other.goto(anew);
	await expect(other.getByRole('button', { name: 'Beitreten' })).toBeVisible();
	await expect(other.locator('html')).toHaveAttribute('data-offered', 'Beitreten');
	await other.getByRole('button', { name: 'Beitreten' }).click();
	await expect(other.getByText('Alles ist bei den anderen.')).toBeVisible();
});

test('an invitation says whose it is, ends on its day, and takes the place of no access by one tap', async ({
	page,
	browser,
	app
}) => {
	await written(page);
	await page.goto('/verein');
	await page.getByLabel('Name des Vereins').fill('Zockverein Süd');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await expect(page.getByText('Der Verein heißt jetzt „Zockverein Süd“.')).toBeVisible();
	await connect(page);
	await page.getByRole('button', { name: 'Zum Schreiben' }).click();
	await page.getByRole('button', { name: 'Eine Woche' }).click();
	await expect(page.getByText(/Er gilt bis \S+, \d+\. \S+ \d{4}\./)).toBeVisible();
	const link = await page.getByLabel('Der Link').inputValue();
	const asked = new URLSearchParams(new URL(link).hash.slice(1));
	const other = await otherPhone(browser, app);
	const open = async (changed: Readonly<Record<string, string>>): Promise<void> => {
		await other.goto('about:blank');
		await other.goto(`/verein#${new URLSearchParams({ ...Object.fromEntries(asked), ...changed })}`);
	};
	await open({ bis: '2026-01-31' });
	await expect(
		other.getByText('Diese Einladung galt bis Samstag, 31. Januar 2026. Lass dir eine neue zeigen.')
	).toBeVisible();
	await expect(other.getByRole('button')).toHaveCount(0);

	await open({});
	await expect(other.getByRole('heading', { name: 'Einladung in „Zockverein Süd“' })).toBeVisible();
	await expect(other.getByText(new URL(app.url).host)).toBeVisible();
	await other.getByRole('button', { name: 'Beitreten' }).click();
	const shared = other.getByText('Alles ist bei den anderen.');
	await expect(shared).toBeVisible();

	await open({});
	await expect(other.getByText('Dieses Handy hat diesen Zugang schon.')).toBeVisible();
	// Somebody who was put out makes a room of his own for the same club.
	await open({ schreiben: newKey() });
	await expect(
		other.getByText(/schon mit dem Verein verbunden.* Diese Einladung ist ein anderer Zugang/)
	).toBeVisible();
	await other.getByRole('link', { name: 'Beim bisherigen bleiben' }).click();
	await other.goto('/verein');
	await expect(shared).toBeVisible();
	await open({ schreiben: newKey() });
	await other.getByRole('button', { name: 'Zugang wechseln' }).click();
	await expect(other.getByText('Alles ist übertragen.')).toBeVisible();
});

test(
	'its page says at once how the club stands with its relay, and who is not there any more',
	WHOLE,
	async ({ page, browser, app }) => {
		await written(page);
		await connect(page);
		const other = await invited(browser, app, await invitation(page, 'Zum Schreiben'));
		// What waits until a page has settled never begins.
		await page.addInitScript(() => {
			const real = setTimeout;
			Object.assign(globalThis, {
				setTimeout: (then: () => void, pause = 0) => real(then, pause === 1500 ? 60_000 : pause)
			});
		});
		await page.goto('/verein');
		await expect(page.getByText('Alles ist bei den anderen.')).toBeVisible();
		await expect(page.getByText('kein anderes Handy')).toHaveCount(0);
		// Without a word to anybody, as who makes a room of his own does.
		await other.goto('/verein');
		await other.getByRole('button', { name: 'Nicht mehr verbinden' }).click();
		await other.getByRole('button', { name: 'Verbindung beenden' }).click();
		await expect(page.getByText(/^Gerade ist hier kein anderes Handy verbunden, zuletzt/)).toBeVisible();
	}
);

test('a server that is none is not kept', WHOLE, async ({ page, app }) => {
	await written(page);
	await page.goto('/verein');
	await page.getByText('Anderer Server').click();
	await page.getByLabel('Adresse').fill('kein server');
	await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
	await expect(page.getByRole('alert')).toHaveText(
		'Das ist keine Adresse. Sie sieht aus wie verein.example.de.'
	);
	await page.getByLabel('Adresse').fill(`${app.url}/verschrieben`);
	await page.getByRole('button', { name: 'Verbinden', exact: true }).click();
	await expect(page.getByRole('alert')).toHaveText(
		'Dort antwortet kein Server für Schafkopf. Prüf die Adresse, und ob du Netz hast.'
	);
	await expect(page.getByRole('button', { name: 'Nur zum Lesen' })).toHaveCount(0);
});
