import { expect, type Locator, type Page } from '@playwright/test';
import { FANS, over, touch } from './fan.ts';

/** "+2,40 €" for cents, with a real minus sign; written here again, so that a fault in the app's own is seen. */
export function euro(cents: number, signed = false): string {
	const sign = cents < 0 ? '−' : signed && cents > 0 ? '+' : '';
	const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
	return `${sign}${whole.replace(/(\d)(?=(\d{3})+$)/g, '$1.')},${rest} €`;
}

/** "+3 P", "−3 P", "0 P" */
export const pointsText = (points: number): string =>
	`${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)} P`;

/** Money, or points where the book counts those alone. */
const AMOUNT = '(?:[+−]?[\\d.]+,\\d\\d\\s€|[+−]?\\d+ P)';
/** At a table of a championship everybody has points besides. */
const POINTS = '(, [+−]?\\d+ P)?';

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The evening's screen as the Schreiber uses it: everything is found by the words that stand there. */
export class Table {
	readonly page: Page;
	readonly panel: Locator;
	readonly sheet: Locator;
	readonly save: Locator;
	/** The list's rows, the newest first. */
	readonly rows: Locator;
	/** The players in the order of their seats, while nobody has a part in a game. */
	readonly seats: Locator;

	constructor(page: Page, names: readonly string[] = FOUR) {
		this.page = page;
		this.panel = page.getByRole('region', { name: 'Spiel eingeben' });
		this.sheet = page.getByRole('dialog');
		this.save = this.panel.getByRole('button').last();
		this.rows = page.getByRole('list', { name: 'Spiele, das neueste zuerst' }).getByRole('listitem');
		const seat = `^(${names.map(quoted).join('|')})(, (${AMOUNT}|setzt aus)${POINTS})?$`;
		this.seats = this.panel.getByRole('button', { name: new RegExp(seat) });
	}

	/**
	 * A button by its whole name; a tick that marks a chosen one and a player's balance are no part of it. In an open sheet,
	 * if there is one.
	 */
	button(name: string): Locator {
		// Sheets come after the panel in the page; some are loaded with the tap that opens them.
		const where = this.page.locator('dialog[open], section[aria-label="Spiel eingeben"]').last();
		return where.getByRole('button', { name: new RegExp(`^${quoted(name)}( ✓|, ${AMOUNT}${POINTS})?$`) });
	}

	/**
	 * Taps one after the other, written "Anna · Berti · +Anna": `+` is somebody's Deckel, `!` his Spritze, "Anna > Berti" a
	 * stroke from one to the other; what else is written is the button's name. What is behind a fan takes one touch, too.
	 */
	async tap(taps: string): Promise<void> {
		// A tab behind another draws a picture a second, and a tap waits for two.
		await this.page.bringToFront();
		for (const word of taps.split(' · ')) {
			const [from, to] = word.split(' > ');
			if (from && to) await this.#stroke(from, to);
			else await touch(this.page, this.#meant(word), word);
			// Its code is loaded with the first tap.
			if (word === 'Mehr') await expect(this.sheet).toBeVisible();
		}
	}

	async #stroke(from: string, to: string): Promise<void> {
		const { mouse } = this.page;
		for (const name of [from, to]) {
			await over(this.page, this.button(name));
			if (name === from) await mouse.down();
		}
		await mouse.up();
	}

	#meant(word: string): Locator {
		if (word.startsWith('+')) return this.button(`Deckel von ${word.slice(1)}`);
		if (word.startsWith('!')) return this.button(`Spritze von ${word.slice(1)}`);
		if (word === 'Mehr') return this.panel.getByRole('button', { name: /^Mehr:/ });
		return this.button(word);
	}

	/** Saves, and waits until the game stands in the list and the panel is empty again. */
	async saveGame(): Promise<void> {
		const before = await this.rows.filter({ hasNotText: 'Noch kein Spiel' }).count();
		await this.save.click();
		await expect(this.rows).toHaveCount(before + 1);
		await expect(this.panel).toHaveAttribute('data-kept', 'nothing');
	}

	/**
	 * Types and saves games without a pause, as `tap` has them written, and looks at none of them: for games that were looked at
	 * before. Each tap waits only until its button is there and may be tapped.
	 */
	async tapThrough(games: readonly string[]): Promise<void> {
		if (games.length === 0) return;
		const before = await this.rows.filter({ hasNotText: 'Noch kein Spiel' }).count();
		await this.page.bringToFront();
		const wanted = games.map((taps) =>
			taps.split(' · ').map((word) => word.replace(/^\+/, 'Deckel von ').replace(/^!/, 'Spritze von '))
		);
		await this.page.evaluate(tapInPage, {
			games: wanted,
			behind: `( ✓|, ${AMOUNT}${POINTS})?$`,
			more: '^Mehr:',
			fans: FANS
		});
		await expect(this.rows).toHaveCount(before + games.length);
		await expect(this.panel).toHaveAttribute('data-kept', 'nothing');
	}

	/** Waits until the half-typed game lies in the database. */
	async draftKept(): Promise<void> {
		await expect(this.panel).toHaveAttribute('data-kept', 'kept');
	}

	/** The price as the save button shows it, and the sum below it. */
	async expectPrice(cents: number, sum: string): Promise<void> {
		await expect(this.save).toContainText(`· ${euro(cents)}`);
		await expect(this.save).toContainText(`${sum} Cent`);
	}

	async expectBalances(names: readonly string[], cents: readonly number[]): Promise<void> {
		const texts = names.map((name, i) => `${name} ${euro(cents[i] ?? 0, true)}`);
		await expect(this.seats).toHaveText(texts);
	}

	/** Types a game, looks at its price and at everybody's balance after it; prices and balances were worked out by hand. */
	async play(taps: string, price: number, sum: string, balances: readonly number[]): Promise<void> {
		await this.tap(taps);
		await this.expectPrice(price, sum);
		await this.saveGame();
		await this.expectBalances(FOUR, balances);
	}

	/** For half a second after an undo a row opens nothing: it may have slid under the thumb. */
	async undone(): Promise<void> {
		await this.page.waitForTimeout(600);
	}

	async open(row: Locator): Promise<void> {
		await row.getByRole('button').first().click();
		await expect(this.sheet).toBeVisible();
	}
}

/** Runs in the page: taps the buttons of these names, each as soon as it can be tapped, and saves after each game. */
async function tapInPage(asked: {
	readonly games: readonly (readonly string[])[];
	readonly behind: string;
	/** How the name of what the word "Mehr" opens begins. */
	readonly more: string;
	/** By their groups, what is behind a fan. */
	readonly fans: typeof FANS;
}): Promise<void> {
	const PANEL = 'section[aria-label="Spiel eingeben"]';
	const nameOf = (button: HTMLElement): string =>
		(button.getAttribute('aria-label') ?? button.innerText).trim();
	const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const soon = async <T>(what: string, find: () => T | null | undefined): Promise<T> => {
		for (let tries = 0; tries < 3000; tries++) {
			const found = find();
			if (found) return found;
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
		throw new Error(`nothing to tap: ${what}`);
	};
	const buttonOf = (word: string): HTMLButtonElement | undefined => {
		const where = [...document.querySelectorAll(`dialog[open], ${PANEL}`)].at(-1);
		const name = new RegExp(word === 'Mehr' ? asked.more : `^${quoted(word)}${asked.behind}`);
		const all = [...(where?.querySelectorAll('button') ?? [])];
		const found = all.find((button) => !button.disabled && name.test(nameOf(button)));
		if (!found) openFan(word);
		return found;
	};
	const openFan = (word: string): void => {
		const [group] = asked.fans.find(([, names]) => new RegExp(names).test(word)) ?? [];
		const chip = document.querySelector<HTMLElement>(
			`${PANEL} [role="group"][aria-label="${group}"] button[aria-expanded="false"]`
		);
		chip?.click();
	};
	const panel = await soon(PANEL, () => document.querySelector<HTMLElement>(PANEL));
	for (const game of asked.games) {
		for (const word of game) {
			(await soon(word, () => buttonOf(word))).click();
			// What the tap changes is drawn before the next one looks for its button.
			await new Promise((resolve) => setTimeout(resolve, 10));
		}
		panel.querySelector<HTMLButtonElement>('.save')?.click();
		await soon('an empty panel', () => panel.dataset['kept'] === 'nothing');
	}
}

export const FOUR: readonly string[] = ['Anna', 'Berti', 'Clemens', 'Dora'];

/** Opens an evening with members whose names are typed, from any page. The last of them deals first. */
export async function newEvening(
	page: Page,
	names: readonly string[] = FOUR,
	rules?: { readonly book: string; readonly unit?: number }
): Promise<Table> {
	await page.getByRole('link', { name: 'Neuer Abend' }).click();
	await typeNames(page, names.some((name) => /[,;]/.test(name)) ? names : [names.join(', ')]);
	const dealer = page.getByRole('group', { name: 'Wer gibt zuerst?' });
	await dealer.getByRole('button', { name: `${names.at(-1)} gibt` }).click();
	if (rules) await chooseRules(page, rules.book);
	if (rules?.unit !== undefined) await page.getByLabel('Eine Einheit kostet').fill(String(rules.unit));
	await page.getByRole('button', { name: 'Los geht’s' }).click();
	const table = new Table(page, names);
	await expect(table.panel).toBeVisible();
	return table;
}

/** Chooses the rules of a new evening: a tile on the first one, an entry of the list later. */
export async function chooseRules(page: Page, book: string): Promise<void> {
	const tile = page.getByRole('radio', { name: book, exact: true });
	const list = page.getByLabel('Regeln');
	await expect(tile.or(list).first()).toBeVisible();
	if (await tile.isVisible()) await tile.check();
	else await list.selectOption({ label: book });
}

export async function typeNames(page: Page, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await page.getByLabel('Neuer Name').fill(name);
		await page.getByRole('button', { name: 'Dazu' }).click();
	}
}

/** Everybody's money and points as they stand at his seat, at a table of a championship. */
export async function expectSeats(
	page: Page,
	names: readonly string[],
	cents: readonly number[],
	points: readonly number[]
): Promise<void> {
	for (const [i, name] of names.entries()) {
		const seat = `${name}, ${euro(cents[i] ?? 0, true)}, ${pointsText(points[i] ?? 0)}`;
		await expect(page.getByRole('button', { name: seat, exact: true })).toBeVisible();
	}
}
