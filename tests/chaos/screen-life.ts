import { setTimeout as wait } from 'node:timers/promises';
import type { EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { Chance } from './chance.ts';
import { CLOCKS } from './clocks.ts';
import type { ScreenPhone, Typed } from './screen-phone.ts';

/** What the club is told of a phone with a screen, and has for it. */
interface Around {
	did(what: string): void;
	cut(): void;
	acknowledged(entry: AnyEntry): void;
	/** What some other phone would hand on as a file. */
	file(): Iterable<AnyEntry>;
}

/** What is done with one phone that has a screen. */
export class ScreenLife {
	readonly phone: ScreenPhone;
	readonly #chance: Chance;
	readonly #around: Around;
	readonly #written = new Set<EntryId>();
	/** What was seen to be wrong on the way. */
	readonly faults: string[] = [];
	#typed = 0;

	constructor(phone: ScreenPhone, chance: Chance, around: Around) {
		this.phone = phone;
		this.#chance = chance;
		this.#around = around;
	}

	/** Lets things happen until then; a screen that gets stuck ends it. */
	async live(end: number): Promise<void> {
		try {
			while (Date.now() < end) {
				await this.#act();
				await wait(this.#chance.between(50, 500));
			}
		} catch (error) {
			const message = error instanceof Error ? error.message : String(error);
			this.faults.push(`${this.phone.name} got stuck: ${message.split('\n', 1)[0]}`);
			this.#around.did(`${message}\n${await this.phone.screen().catch(String)}`);
		}
	}

	async #act(): Promise<void> {
		const act = this.#chance.weighted([
			[50, () => this.#write()],
			[10, () => this.#writeAndReload()],
			[6, () => this.#takeBack()],
			[12, () => this.#cut()],
			[8, () => this.#reload()],
			[8, () => this.#turnClock()],
			[4, () => this.#takeFile()]
		] as const);
		await act();
	}

	async #write(): Promise<void> {
		const typed = this.#next();
		await this.phone.type(typed);
		await this.phone.save();
		await this.#saved('game', typed);
	}

	async #writeAndReload(): Promise<void> {
		const typed = this.#next();
		await this.phone.type(typed);
		await this.phone.saveAndReload(this.#chance.between(0, 60));
		await this.#saved('game during a reload', typed);
	}

	async #saved(what: string, typed: Typed): Promise<void> {
		await this.phone.listed(typed);
		await this.#acknowledge(what);
	}

	async #takeBack(): Promise<void> {
		if (await this.phone.takeBack()) await this.#acknowledge('take back');
	}

	async #cut(): Promise<void> {
		this.#around.did('cut');
		this.#around.cut();
		this.phone.cut();
		await wait(this.#chance.between(100, 3000));
		if (this.#chance.next() < 0.5) await this.#write();
		if (this.#chance.next() < 0.3) await this.#reload();
		await this.phone.mend();
	}

	async #reload(): Promise<void> {
		this.#around.did('reload');
		await this.phone.reload();
	}

	async #turnClock(): Promise<void> {
		const wrong = this.#chance.pick(CLOCKS);
		await this.phone.turnClock(wrong);
		this.#around.did(`clock off by ${wrong} ms`);
	}

	async #takeFile(): Promise<void> {
		this.#around.did('file');
		await this.phone.takeFile(this.#around.file());
	}

	/** Another game than the last five, so that the list tells it from them. */
	#next(): Typed {
		const turn = this.#typed++;
		const partners = [0, 1, 2, 3].filter((seat) => seat !== this.phone.seat);
		return { partner: partners[turn % 3] ?? 0, won: turn % 2 === 0 };
	}

	/** What the screen showed as done lies in the database now, once. */
	async #acknowledge(what: string): Promise<void> {
		const news = (await this.phone.own()).filter(({ id }) => !this.#written.has(id));
		this.#around.did(`${what} ${news.map(({ id }) => id).join()}`);
		if (news.length !== 1) this.faults.push(`${this.phone.name}: ${what} is stored ${news.length} times`);
		for (const entry of news) {
			this.#written.add(entry.id);
			this.#around.acknowledged(entry);
		}
	}
}
