import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { deviceOf, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { invitationLink, ownRelay } from '#lib/transfer/invitation.ts';
import { writeClubFile } from '#lib/transfer/club-file.ts';
import { offlineReady } from '../e2e/support/app.ts';
import { Backup } from '../e2e/support/backup.ts';
import { Device } from '../e2e/support/device.ts';
import { storedDrafts } from '../faults/written.ts';
import { Cuttable } from './cuttable.ts';
import { storedLog } from './stored-log.ts';

/** The evening that is written on a screen, and the club that it belongs to. */
export interface Invited {
	/** The write key. */
	readonly key: string;
	readonly club: string;
	readonly evening: string;
	/** The players at its seats, by their ids and their names. */
	readonly seats: readonly (readonly [id: string, name: string])[];
}

/** A game as it is typed: the declarer is always the one whose games are written on this phone. */
export interface Typed {
	/** The seat of who plays along. */
	readonly partner: number;
	readonly won: boolean;
}

/** Milliseconds that a screen may take for what it is asked, while the machine has much to do. */
const PATIENCE = 30_000;
const patient = expect.configure({ timeout: PATIENCE });

/**
 * A phone in a real browser. It opens the app over a wire of its own, so that a cut takes away the relay and the app's
 * address too. It is written on by taps, and what it says is what its screen shows.
 */
export class ScreenPhone {
	readonly name: string;
	readonly #wire: Cuttable;
	readonly #device: Device;
	readonly #invited: Invited;
	/** The seat that declares all games written here, and no other's. */
	readonly seat: number;
	#page: Page;
	/** What it held when it was looked at last. */
	seen: readonly AnyEntry[] = [];

	private constructor(name: string, seat: number, invited: Invited, own: [Cuttable, Device, Page]) {
		this.name = name;
		this.seat = seat;
		this.#invited = invited;
		[this.#wire, this.#device, this.#page] = own;
	}

	/** A new phone that opens the invitation, takes it, and shows the evening. */
	static async at(
		ports: readonly number[],
		name: string,
		seat: number,
		invited: Invited
	): Promise<ScreenPhone> {
		const wire = await Cuttable.to(ports);
		const app = `http://localhost:${wire.port}`;
		const device = new Device(app);
		const page = await device.open('about:blank');
		page.setDefaultTimeout(PATIENCE);
		await device.context.addInitScript(wrongClock);
		const { key, club } = invited;
		const unsaid = { name: '', from: '', until: null };
		await page.goto(invitationLink(app, { may: 'write', key, relay: ownRelay(app), club, ...unsaid }));
		await page.getByRole('button', { name: 'Beitreten' }).click();
		await patient(page.getByText('Auch auf einem anderen Handy').first()).toBeAttached();
		const phone = new ScreenPhone(name, seat, invited, [wire, device, page]);
		await phone.#show();
		await offlineReady(page);
		return phone;
	}

	async #show(): Promise<void> {
		await this.#page.goto(`/abend/${this.#invited.evening}`);
		await this.#panel.waitFor();
	}

	get #panel(): Locator {
		return this.#page.getByRole('region', { name: 'Spiel eingeben' });
	}

	#seatButton(seat: number, role = ''): Locator {
		const [, name] = this.#invited.seats[seat] ?? [];
		return this.#panel.getByRole('button', { name: new RegExp(`^${name}, ${role}`) });
	}

	/** Taps until it is done; a question whether two shall write the same list swallows a tap, and is answered with yes. */
	async #tap(button: Locator, done: Locator): Promise<void> {
		const asked = this.#page.getByRole('button', { name: 'Ich schreibe auch' });
		await button.click();
		await done.or(asked).first().waitFor();
		if (!(await asked.isVisible())) return;
		await asked.click();
		await button.click();
		await done.waitFor();
	}

	/** Types a game and waits until it is kept as it is. */
	async type({ partner, won }: Typed): Promise<void> {
		await this.#tap(this.#seatButton(this.seat), this.#seatButton(this.seat, 'spielt'));
		await this.#tap(this.#seatButton(partner), this.#seatButton(partner, 'spielt mit'));
		const lost = { name: 'Verloren' };
		if (!won)
			await this.#tap(
				this.#panel.getByRole('button', lost),
				this.#panel.getByRole('button', { ...lost, pressed: true })
			);
		await this.#is('kept').waitFor();
	}

	/** The panel, once this becomes of what is typed. */
	#is(kept: 'kept' | 'nothing'): Locator {
		return this.#panel.and(this.#page.locator(`[data-kept="${kept}"]`));
	}

	get #save(): Locator {
		return this.#panel.getByRole('button', { name: /^Speichern/ });
	}

	save(): Promise<void> {
		return this.#tap(this.#save, this.#is('nothing'));
	}

	/** Waits until the panel is empty and the list begins its games of this phone with that one. */
	async listed({ partner, won }: Typed): Promise<void> {
		const [one, other] = [this.seat, partner].map((seat) => this.#invited.seats[seat]?.[1]);
		const rows = this.#page.getByRole('list', { name: 'Spiele, das neueste zuerst' }).getByRole('listitem');
		await this.#is('nothing').waitFor();
		await patient(rows.filter({ hasText: `${one} mit` }).first()).toContainText(
			`${one} mit ${other} ${won ? 'gewinnen' : 'verlieren'}`
		);
	}

	/** Reloads the page while it saves. If the game is still typed then, it is saved once more. */
	async saveAndReload(delay: number): Promise<void> {
		await this.#save.click();
		await this.#page.waitForTimeout(delay);
		await this.reload();
		if ((await storedDrafts(this.#page, this.#invited.evening)) === 0) return;
		await this.#seatButton(this.seat, 'spielt').waitFor();
		await this.save();
	}

	/** Takes back what was saved last, if the list offers it; whether it did. */
	async takeBack(): Promise<boolean> {
		const arrow = this.#page.getByRole('button', { name: /^Spiel \d+ zurücknehmen$/ });
		if (!(await arrow.isVisible())) return false;
		await arrow.click();
		await this.#page.getByText('Zurückgenommen:').first().waitFor();
		return true;
	}

	/** Takes in a file as another phone of the club writes it. */
	async takeFile(entries: Iterable<AnyEntry>): Promise<void> {
		await this.#page.goto('/sicherung');
		const backup = new Backup(this.#page);
		const buffer = Buffer.from(writeClubFile(this.#invited.club, entries));
		await backup.choose({ name: 'verein.schafkopf.json', mimeType: 'application/json', buffer });
		const nothing = backup.preview.getByText('Nichts Neues');
		if (!(await nothing.isVisible())) await backup.take();
		await this.#show();
	}

	/** The whole log, as the database has it. */
	async log(): Promise<ReadonlyMap<EntryId, AnyEntry>> {
		const log = await storedLog(this.#page);
		this.seen = [...log.values()];
		return log;
	}

	/** What was written here: with the first game it is known which device this is. */
	async own(): Promise<readonly AnyEntry[]> {
		const [declarer] = this.#invited.seats[this.seat] ?? [];
		const entries = [...(await this.log()).values()];
		const game = entries.find((entry) => entry.kind === 'game' && entry.game.declarer === declarer);
		return entries.filter(({ id }) => game && deviceOf(id) === deviceOf(game.id));
	}

	/** What stands on the screen, as it is read aloud. */
	screen(): Promise<string> {
		return this.#page.locator('body').ariaSnapshot();
	}

	/** Whether the screen says that another phone has all that was written here. */
	async isShared(): Promise<boolean> {
		return (await this.#page.getByText('Auch auf einem anderen Handy').count()) > 0;
	}

	async reload(): Promise<void> {
		await this.#page.reload();
		await this.#panel.waitFor();
	}

	/** Milliseconds by which its clock is wrong from now on. */
	turnClock(wrong: number): Promise<void> {
		return this.#page.evaluate((wrong) => localStorage.setItem('wrong-clock', String(wrong)), wrong);
	}

	cut(): void {
		this.#wire.cut();
	}

	async mend(): Promise<void> {
		this.#wire.mend();
		await this.#page.evaluate(() => void dispatchEvent(new Event('online')));
	}

	/** What happened in it that must not happen in a story. */
	get complaints(): readonly string[] {
		return this.#device.heard;
	}

	/** Ends it. With a folder, what it held and what was seen on it are kept there. */
	async end(folder: string | null): Promise<void> {
		await this.#device.close();
		if (folder) cpSync(this.#device.profile, join(folder, `${this.name}-profile`), { recursive: true });
		await this.#device.end();
		this.#wire.close();
	}
}

/** In every page: a clock that goes on, and is wrong by what is kept there. */
function wrongClock(): void {
	const Right = Date;
	globalThis.Date = class extends Right {
		constructor(...of: []) {
			if (of.length > 0) super(...of);
			else super(Right.now() + Number(localStorage.getItem('wrong-clock')));
		}

		static override now(): number {
			return Right.now() + Number(localStorage.getItem('wrong-clock'));
		}
	} as DateConstructor;
}
