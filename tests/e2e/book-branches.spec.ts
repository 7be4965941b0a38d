import type { RulebookEntry } from '#lib/log/entry.ts';
import { muenchen } from '#lib/rules/books/muenchen.ts';
import { writeBookLink } from '#lib/transfer/shared-book.ts';
import { entry } from '../support/entries.ts';
import { complaintsOf } from './support/axe.ts';
import { takeEntries } from './support/backup.ts';
import { expect, test } from './support/test.ts';
import { WHOLE } from './support/whole.ts';

const price = (value: number) => ({ base: { value } });

/** The other club's book "Krone", from München (Rufspiel 5, Solo 20, Wenz 20), in its edition `id`. */
const krone = (id: string, contracts: object, before: readonly string[] = []): string => {
	const changes = { edition: id, contracts };
	const takes = before.length > 0 ? { takes: before } : {};
	const book = entry('05', 'rulebook', { rulebook: id, base: 'muenchen', name: 'Krone', changes, ...takes });
	return `/regeln/nehmen#${writeBookLink('anderswo', book as RulebookEntry)}`;
};

test('two clubs change one book: both branches are shown, and put together at one tap', async ({ page }) => {
	const main = page.getByRole('main');
	await page.goto(krone('Herbst', { rufspiel: price(10) }));
	await page.getByRole('button', { name: 'Übernehmen' }).click();
	await expect(page.getByRole('heading', { name: 'Regeln Krone' })).toBeVisible();

	// Here the Rufspiel costs more, there the Wenz.
	await page.getByRole('link', { name: 'Ändern' }).click();
	await page.getByRole('spinbutton', { name: 'Was zahlt ihr für ein Rufspiel?' }).fill('20');
	await page.getByRole('button', { name: /^Speichern, / }).click();
	await expect(page.getByRole('heading', { name: 'Eigene Regeln' })).toBeVisible();
	await page.goto(krone('Winter', { rufspiel: price(10), wenz: price(30) }, ['Herbst']));
	const mine = page.getByRole('region', { name: 'Bei euch', exact: true });
	const theirs = page.getByRole('region', { name: 'Im anderen Verein', exact: true });
	await expect(mine).toContainText('Rufspiel: 20 Cent statt 10.');
	await expect(mine).not.toContainText('Wenz');
	await expect(theirs).toContainText('Preis: 30 Cent statt 20.');
	await expect(theirs).not.toContainText('Rufspiel');
	expect(await complaintsOf(page)).toEqual([]);
	await page.getByRole('button', { name: 'Beides zusammen' }).click();
	await expect(page.getByRole('heading', { name: 'Regeln Krone' })).toBeVisible();
	await page.getByRole('link', { name: 'Nur der Tarif' }).click();
	await expect(main.getByRole('row', { name: /^Rufspiel/ }).first()).toContainText('0,20');
	await expect(main.getByRole('row', { name: /^Wenz/ }).first()).toContainText('0,30');

	// What was put together goes on from both: their next edition parts from theirs, not from what we had.
	await page.goto(krone('Frühling', { rufspiel: price(10), wenz: price(40) }, ['Winter', 'Herbst']));
	await expect(theirs).toContainText('Preis: 40 Cent statt 30.');
	await expect(mine).toContainText('Rufspiel: 20 Cent statt 10.');
	await expect(mine).not.toContainText('Wenz');
	// An old one brings nothing any more.
	await page.goto(krone('Winter', { rufspiel: price(10), wenz: price(30) }, ['Herbst']));
	await expect(page.getByText('Dieses Regelbuch steht hier schon.')).toBeVisible();

	// Where both changed the Rufspiel, somebody says whose price holds.
	await page.goto(krone('Sommer', { rufspiel: price(40), wenz: price(30) }, ['Winter']));
	const both = (name: string) => page.getByRole('region', { name: `${name}, wo beide anders sind` });
	await expect(both('Bei euch')).toContainText('Rufspiel: 20 Cent statt 10.');
	await expect(both('Im anderen Verein')).toContainText('Rufspiel: 40 Cent statt 10.');
	await page.getByRole('button', { name: 'Beides zusammen, wo beide anders sind wie dort' }).click();
	await page.getByRole('link', { name: 'Nur der Tarif' }).click();
	await expect(main.getByRole('row', { name: /^Rufspiel/ }).first()).toContainText('0,40');
});

test('two phones of one club change one book apart: neither is played in silence, and one tap decides', async ({
	page
}) => {
	const made = (id: string, rulebook: string, base: string, changes: object) =>
		entry(id, 'rulebook', { rulebook, base, name: 'Krone', changes });
	await takeEntries(page, [
		entry('001', 'club', { name: 'Verein' }),
		made('002', 'krone', 'muenchen', { edition: 'Herbst', contracts: { rufspiel: price(10) } }),
		made('003', 'eins', 'krone', { edition: 'Annas', contracts: { solo: price(50) } }),
		made('004', 'zwei', 'krone', { edition: 'Berts', contracts: { wenz: price(30) } })
	]);
	await page.goto('/regeln/eigene');
	await expect(page.getByRole('link', { name: 'Zwei Zweige: sagt, was gilt' })).toHaveCount(2);
	await page.getByRole('link', { name: 'Zwei Zweige: sagt, was gilt' }).first().click();
	await expect(page.getByRole('region', { name: 'Hier: Berts', exact: true })).toContainText(
		'Preis: 30 Cent'
	);
	await expect(page.getByRole('region', { name: 'Daneben: Annas', exact: true })).toContainText(
		'Preis: 50 Cent'
	);
	await page.getByRole('button', { name: 'Beides zusammen' }).click();
	await expect(page.getByRole('heading', { name: 'Zwei Zweige' })).toHaveCount(0);
	await page.getByRole('link', { name: 'Nur der Tarif' }).click();
	await expect(page.getByRole('row', { name: /^Solo/ }).first()).toContainText('0,50');
	await expect(page.getByRole('row', { name: /^Wenz/ }).first()).toContainText('0,30');
	await page.goto('/regeln/eigene');
	await expect(page.getByRole('link', { name: 'Krone', exact: true })).toHaveCount(1);
	await expect(page.getByRole('link', { name: 'Zwei Zweige: sagt, was gilt' })).toHaveCount(0);
});

test('of two games that both made up on one place it is said which is left out', WHOLE, async ({ page }) => {
	const game = (word: string, value: number) => ({
		contracts: { eigen1: { ...muenchen.contracts.wenz, ...price(value) } },
		words: { contracts: { eigen1: word } }
	});
	const made = (id: string, rulebook: string, base: string, changes: object) =>
		entry(id, 'rulebook', { rulebook, base, name: 'Krone', changes });
	await takeEntries(page, [
		entry('001', 'club', { name: 'Verein' }),
		made('002', 'krone', 'muenchen', { edition: 'Herbst', contracts: { rufspiel: price(10) } }),
		made('003', 'eins', 'krone', { edition: 'Annas', ...game('Schieber', 30) }),
		made('004', 'zwei', 'krone', { edition: 'Berts', ...game('Hirsch', 40) })
	]);
	await page.goto('/regeln/eigene');
	await page.getByRole('link', { name: 'Zwei Zweige: sagt, was gilt' }).first().click();
	await expect(page.getByText('„Schieber“ fehlt dann: „Hirsch“ steht auf demselben Platz.')).toBeVisible();
	await expect(page.getByText('„Hirsch“ fehlt dann: „Schieber“ steht auf demselben Platz.')).toBeVisible();
});
