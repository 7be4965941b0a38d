import { expect, type Locator, type Page } from '@playwright/test';
import { storedDrafts, type TypedHand } from './written.ts';

/** Four names a table; each table of a test has its own people. */
const NAMES: readonly (readonly string[])[] = [
	['Anna', 'Ben', 'Carl', 'Dora'],
	['Eva', 'Fritz', 'Gerd', 'Hanna']
];

/** Opens the app's addresses in new tabs: a phone, or a test's stand-in for one. */
export interface Opener {
	open(path: string): Promise<Page>;
}

/** An evening on a screen, written as the Schreiber writes it: by tapping. */
export class AtTable {
	readonly page: Page;
	readonly evening: string;
	readonly #names: readonly string[];
	readonly panel: Locator;

	private constructor(page: Page, evening: string, names: readonly string[]) {
		this.page = page;
		this.evening = evening;
		this.#names = names;
		this.panel = page.getByRole('region', { name: 'Spiel eingeben' });
	}

	/** Sits four new people down. */
	static async start(device: Opener, people: 0 | 1 = 0): Promise<AtTable> {
		const page = await device.open('/abend/neu');
		const names = NAMES[people] ?? [];
		for (const name of names) {
			await page.getByLabel('Neuer Name').fill(name);
			await page.getByRole('button', { name: 'Dazu' }).click();
			await expect(page.getByRole('button', { name: `${name}, Platz` })).toBeVisible();
		}
		await page.getByRole('button', { name: 'Los geht’s' }).click();
		await page.waitForURL(/\/abend\/[0-9a-f-]{36}$/);
		const evening = new URL(page.url()).pathname.split('/').at(-1) ?? '';
		return new AtTable(page, evening, names).ready();
	}

	/** The same evening in a new tab, or after the browser was started again. */
	async again(device: Opener): Promise<AtTable> {
		const page = await device.open(`/abend/${this.evening}`);
		return new AtTable(page, this.evening, this.#names).ready();
	}

	/** The same evening on a page that shows it already. */
	async on(page: Page): Promise<AtTable> {
		return new AtTable(page, this.evening, this.#names).ready();
	}

	async ready(): Promise<this> {
		await this.panel.waitFor();
		return this;
	}

	/** A player's seat; `role` is what he does in the game that is being typed, else his balance is said. */
	seat(seat: number, role = ''): Locator {
		const name = this.#names[seat] ?? '';
		const said = role || '[+−]?\\d.*';
		return this.panel.getByRole('button', { name: new RegExp(`^${name}, ${said}$`) });
	}

	async tapDeclarer({ declarer }: TypedHand): Promise<void> {
		await this.seat(declarer).click();
	}

	async tapRest({ partner, won }: TypedHand): Promise<void> {
		await this.seat(partner).click();
		if (!won) await this.panel.getByRole('button', { name: 'Verloren' }).click();
	}

	/** Whether a half-typed game lies in the database after a start; if so, waits until it is shown. */
	async typedAgain({ declarer }: TypedHand): Promise<boolean> {
		if ((await storedDrafts(this.page, this.evening)) === 0) return false;
		await this.seat(declarer, 'spielt').waitFor({ timeout: 30_000 });
		return true;
	}

	/** Waits until the panel says this of the half-typed game. */
	async kept(status = 'kept'): Promise<void> {
		await this.panel.and(this.page.locator(`[data-kept="${status}"]`)).waitFor();
	}

	get saveButton(): Locator {
		return this.panel.getByRole('button', { name: /^(Speichern|Ändern|Wer|Mit)/ });
	}

	/** Taps on save and waits until the app lists that many games; returns at once when it does. */
	async saved(games: number): Promise<void> {
		await this.saveButton.click();
		await this.listed(games);
	}

	async write(hand: TypedHand, games: number): Promise<void> {
		await this.tapDeclarer(hand);
		await this.tapRest(hand);
		await this.saved(games);
	}

	/** Waits until the app lists at least that many games, told by the list itself. */
	listed(games: number): Promise<void> {
		// No function in here has a name: for that the runner would need a helper of its own in the page.
		return this.page.evaluate(
			(games) =>
				new Promise<void>((resolve, reject) => {
					if (document.querySelectorAll('ol .number').length >= games) return resolve();
					const watching = new MutationObserver(() => {
						if (document.querySelectorAll('ol .number').length < games) return;
						watching.disconnect();
						clearTimeout(late);
						resolve();
					});
					const late = setTimeout(() => {
						watching.disconnect();
						reject(new Error(`${games} games wanted, not listed`));
					}, 60_000);
					watching.observe(document.body, { childList: true, subtree: true });
				}),
			games
		);
	}

	/** How many games the list shows. */
	shown(): Promise<number> {
		return this.page.locator('ol .number').count();
	}
}
