import { FOUR, newEvening } from './support/table.ts';
import { expect, test } from './support/test.ts';

// With all that moves on a phone of everybody.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Milliseconds from one tap to the next: less than it takes to write a game. */
const BETWEEN = 24;

test('thirty games tapped without a pause are thirty games, each with those who were tapped', async ({
	page
}) => {
	await page.goto('/');
	const table = await newEvening(page);
	const pairs = Array.from({ length: 30 }, (_, i) => {
		const one = FOUR[i % 4] ?? '';
		return [one, FOUR[(i + 1 + (i % 3)) % 4] ?? ''] as const;
	});
	await page.evaluate(
		async ([pairs, between]) => {
			const panel = document.querySelector('section[aria-label="Spiel eingeben"]');
			const buttons = (): HTMLButtonElement[] => [...(panel?.querySelectorAll('button') ?? [])];
			const seat = (name: string): HTMLButtonElement | undefined =>
				buttons().find((one) => one.getAttribute('aria-label')?.startsWith(`${name}, `));
			const tap = async (button: HTMLButtonElement | null | undefined): Promise<void> => {
				button?.click();
				await new Promise((resolve) => setTimeout(resolve, between));
			};
			for (const [one, other] of pairs) {
				await tap(seat(one));
				await tap(seat(other));
				await tap(panel?.querySelector<HTMLButtonElement>('.save'));
			}
		},
		[pairs, BETWEEN] as const
	);
	await expect(table.rows).toHaveCount(30);
	const wanted = pairs.map(([one, other]) => new RegExp(`${one} mit ${other} gewinnen`)).reverse();
	await expect(table.rows).toHaveText(wanted);
	await expect(table.panel).toHaveAttribute('data-kept', 'nothing');
	await page.reload();
	await expect(table.rows).toHaveText(wanted);
});

test('a second tap on the button that saves writes nothing and takes nothing along', async ({ page }) => {
	await page.goto('/');
	const table = await newEvening(page);
	for (const between of [0, 10, 30]) {
		await table.tap('Anna · Berti');
		await page.evaluate(async (between) => {
			const save = document.querySelector<HTMLButtonElement>('section[aria-label="Spiel eingeben"] .save');
			save?.click();
			await new Promise((resolve) => setTimeout(resolve, between));
			save?.click();
		}, between);
		await expect(table.panel).toHaveAttribute('data-kept', 'nothing');
	}
	await expect(table.rows).toHaveCount(3);
});
