import { CHAMPIONSHIP, madeChampionship } from '../support/championship.ts';
import { takeEntries } from './support/backup.ts';
import { connect, otherPhone } from './support/joined.ts';
import { expect, joinedTest as test } from './support/test.ts';

const M = `/meisterschaft/${CHAMPIONSHIP}`;

test('a code at the table brings a phone into the club and to that table, with one tap', async ({
	page,
	browser,
	app
}) => {
	const { entries } = madeChampionship(13, 'Tischcode');
	await takeEntries(
		page,
		entries.filter(({ id }) => !id.startsWith('2') && !id.startsWith('3'))
	);
	await page.goto(M);
	// Where the club is not connected there is nothing to lead to.
	await expect(page.getByRole('heading', { name: 'Tisch 2' }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: 'Code für Tisch 2' })).toBeHidden();
	await connect(page);
	await page.goto(M);
	await page.getByRole('button', { name: 'Code für Tisch 2' }).click();
	await expect(page.getByRole('heading', { name: 'Handy an Tisch 2, 1. Partie' })).toBeVisible();
	const link = await page.getByLabel('Der Link').inputValue();
	expect(new URLSearchParams(new URL(link).hash.slice(1)).get('partie')).toBe('1');

	const guest = await otherPhone(browser, app);
	await guest.goto(link);
	await guest.getByRole('button', { name: 'Beitreten' }).click();
	await expect(guest.getByText('1. Partie von 4 · dein Tisch 2 · noch keine Liste')).toBeVisible();
	expect(new URL(guest.url()).pathname).toBe(M);
	expect(new URL(guest.url()).hash).toBe('');

	// While the relay does not answer, its code would lead nowhere.
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Code für Tisch 3' })).toBeVisible();
	await app.stop();
	await expect(page.getByRole('heading', { name: 'Tisch 3' }).first()).toBeVisible();
	await expect(page.getByRole('button', { name: /^Code für Tisch/ })).toHaveCount(0);
});
