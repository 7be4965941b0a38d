import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Chance } from './chance.ts';
import type { ScreenPhone, Typed } from './screen-phone.ts';

const wait = (milliseconds: number): Promise<void> =>
	new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Told {
	did(what: string): void;
	acknowledged(entry: AnyEntry): void;
}

/** What is done with one phone that has a screen. */
export class ScreenLife {
	readonly phone: ScreenPhone;
	readonly #chance: Chance;
	readonly #told: Told;
	readonly #written = new Set<EntryId>();
	/** What was seen to be wrong on the way. */
	readonly faults: string[] = [];
	#typed = 0;

	constructor(phone: ScreenPhone, chance: Chance, told: Told) {
		this.phone = phone;
		this.#chance = chance;
		this.#told = told;
	}

	/** Lets things happen until then; a screen that gets stuck ends it. */
	async live(end: number): Promise<void> {
		try {
			while (Date.now() < end) {
				await this.#write();
				await wait(this.#chance.between(50, 500));
			}
		} catch (error) {
			this.faults.push(
				`${this.phone.name} got stuck: ${error instanceof Error ? error.message : String(error)}`
			);
		}
	}

	async #write(): Promise<void> {
		const typed = this.#next();
		await this.phone.type(typed);
		await this.phone.tapSave();
		await this.phone.listed(typed);
		await this.#acknowledge(typed);
	}

	/** Another game than the last five, so that the list tells it from them. */
	#next(): Typed {
		const turn = this.#typed++;
		const partners = [0, 1, 2, 3].filter((seat) => seat !== this.phone.seat);
		return { partner: partners[turn % 3] ?? 0, won: turn % 2 === 0 };
	}

	/** What the screen showed as saved is in the database now, once. */
	async #acknowledge(typed: Typed): Promise<void> {
		const news = (await this.phone.own()).filter(({ id }) => !this.#written.has(id));
		if (news.length !== 1)
			this.faults.push(`${this.phone.name} shows a game as saved that is stored ${news.length} times`);
		for (const entry of news) {
			this.#written.add(entry.id);
			this.#told.acknowledged(entry);
		}
		this.#told.did(`game ${news.map(({ id }) => id).join()} with ${typed.partner}`);
	}
}
