import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { invitationLink, ownRelay } from '#lib/transfer/invitation.ts';
import { offlineReady } from '../e2e/support/app.ts';
import { Device } from '../e2e/support/device.ts';
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
		await device.context.tracing.start({ snapshots: true });
		await device.context.addInitScript(wrongClock);
		const { key, club } = invited;
		await page.goto(invitationLink(app, { may: 'write', key, relay: ownRelay(app), club }));
		await page.getByRole('button', { name: 'Beitreten' }).click();
		await patient(page.getByText('Auch auf einem anderen Telefon').first()).toBeAttached();
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

	/** Types a game; a question whether two shall write the same list is answered with yes. */
	async type({ partner, won }: Typed): Promise<void> {
		const declares = this.#seatButton(this.seat, 'spielt');
		const asked = this.#page.getByRole('button', { name: 'Ich schreibe auch' });
		await this.#seatButton(this.seat).click();
		await declares.or(asked).first().waitFor();
		if (await asked.isVisible()) {
			await asked.click();
			await this.#seatButton(this.seat).click();
		}
		await this.#seatButton(partner).click();
		if (!won) await this.#panel.getByRole('button', { name: 'Verloren' }).click();
	}

	async tapSave(): Promise<void> {
		await this.#panel.getByRole('button', { name: /^Speichern/ }).click();
	}

	/** Waits until the panel is empty and the list begins its games of this phone with that one. */
	async listed({ partner, won }: Typed): Promise<void> {
		const [one, other] = [this.seat, partner].map((seat) => this.#invited.seats[seat]?.[1]);
		const rows = this.#page.getByRole('list', { name: 'Spiele, das neueste zuerst' }).getByRole('listitem');
		await patient(this.#panel).toHaveAttribute('data-kept', 'nothing');
		await patient(rows.filter({ hasText: `${one} mit` }).first()).toContainText(
			`${one} mit ${other} ${won ? 'gewinnen' : 'verlieren'}`
		);
	}

	/** The whole log, as the database has it. */
	log(): Promise<ReadonlyMap<EntryId, AnyEntry>> {
		return storedLog(this.#page);
	}

	/** The games written here, the oldest first. */
	async own(): Promise<readonly AnyEntry[]> {
		const [declarer] = this.#invited.seats[this.seat] ?? [];
		return [...(await this.log()).values()].filter(
			(entry) => entry.kind === 'game' && entry.game.declarer === declarer
		);
	}

	/** Whether the screen says that another phone has all that was written here. */
	async isShared(): Promise<boolean> {
		return (await this.#page.getByText('Auch auf einem anderen Telefon').count()) > 0;
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

	get complaints(): readonly string[] {
		return this.#device.complaints;
	}

	/** Ends it. With a folder, what it held and what was seen on it are kept there. */
	async end(folder: string | null): Promise<void> {
		const path = folder ? { path: join(folder, `${this.name}-trace.zip`) } : {};
		await this.#device.context.tracing.stop(path).catch(() => {});
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
