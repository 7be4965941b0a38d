import { timeOf, type EntryId } from '#lib/base/ids.ts';
import type { BridgedLog } from './arrivals.ts';
import { devicesHeard } from './devices.ts';
import { Holdings } from './holdings.ts';
import { Inbox } from './inbox.ts';
import type { RoomKeys } from './keys.ts';
import { isOfAnother, RelayRefusal, type RelayLine, type Page } from './line.ts';
import { bytesBefore, NOWHERE, type RoomPlace, type RoomMemory } from './memory.ts';
import { Outbox } from './outbox.ts';
import { Presence, type Here } from './presence.ts';
import { Retry } from './retry.ts';
import type { BridgeState } from './status.ts';

interface BridgeOptions {
	readonly keys: RoomKeys;
	readonly log: BridgedLog;
	readonly line: RelayLine;
	readonly memory: RoomMemory;
	/** A name of this device that stays the same, and its lock. */
	readonly device: Pick<Here, 'device' | 'lock'>;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** From 0 to 1. */
	readonly chance: () => number;
	readonly say: (state: BridgeState) => void;
	/** Milliseconds within which a relay that lost rows is healed; devices choose different moments. */
	readonly healWithin?: number;
}

/** Milliseconds until a room is looked for again that is not there. */
const MISSING = 3000;
/** Milliseconds until a change is told. */
const SAID_AFTER = 30;
const HEAL_WITHIN = 10_000;
/** Milliseconds until what could not be taken in is tried again: the disk was full, or the database did not answer. */
const MINUTE = 60_000;

/** Brings the log and a room of the relay together: what one has and the other has not goes over. */
export class Bridge {
	readonly #options: BridgeOptions;
	readonly #presence: Presence;
	#place: RoomPlace = NOWHERE;
	readonly #holdings = new Holdings();
	readonly #inbox: Inbox;
	readonly #outbox: Outbox;
	#connected: boolean | null = null;
	#level = false;
	#isMissing = false;
	/** Where the room ends, in bytes. */
	#end = 0;
	#refused: string | null = null;
	readonly #retry: Retry;
	/** Pages are taken in one after the other. */
	#work: Promise<void> = Promise.resolve();
	#saying: ReturnType<typeof setTimeout> | null = null;
	#pushing: ReturnType<typeof setTimeout> | undefined;
	readonly #minute = setInterval(() => this.#tryAgain(), MINUTE);
	#unfollow: () => void = () => {};
	#ended = false;

	constructor(options: BridgeOptions) {
		const { keys, log, line, now, chance, device } = options;
		this.#options = options;
		this.#retry = new Retry(chance);
		this.#inbox = new Inbox(keys, log, this.#holdings);
		this.#outbox = new Outbox(this.#holdings, {
			...{ keys, log, line, now, chance },
			seen: () => (this.#isMissing ? null : this.#place.at),
			isOpen: () => this.#level && keys.canWrite && !this.#inbox.left && !this.#ended,
			// Perhaps somebody else has made it, and it was read meanwhile.
			made: () => (this.#isMissing ? (this.#isMissing = this.#level = false) : this.#pushAfter(0))
		});
		this.#presence = new Presence({ keys, line, device, chance, changed: () => this.#heard() });
		void this.#begin();
	}

	/** Says at which evening this device writes, and whose it is. */
	be(here: Pick<Here, 'evening' | 'member'>): void {
		this.#presence.be(here);
	}

	/** Tries at once, if it was waiting to try again. */
	wake(): void {
		this.#retry.wake();
		this.#presence.wake();
	}

	end(): void {
		this.#ended = true;
		this.#unfollow();
		this.#presence.end();
		this.#options.line.cut();
		clearInterval(this.#minute);
		clearTimeout(this.#pushing);
		if (this.#saying) clearTimeout(this.#saying);
		this.#retry.wake();
		this.#outbox.release();
	}

	async #begin(): Promise<void> {
		const { memory, log } = this.#options;
		const { place, rows } = await memory.read().catch(() => ({ place: NOWHERE, rows: [] }));
		this.#place = place;
		this.#holdings.recall(rows, place);
		await this.#inbox.recall(rows);
		if (this.#ended) return;
		// Not before: what the others say is put beside what is remembered of them.
		void this.#presence.listen();
		this.#unfollow = log.follow((ids) => {
			this.#holdings.hold(ids);
			this.#say();
			if (this.#isMissing) this.#retry.wake();
			else void this.#push();
		});
		await this.#run();
	}

	async #run(): Promise<void> {
		while (!this.#ended) {
			const pause = await this.#once().catch((error: unknown) => this.#failed(error));
			// What came before the line was cut is of the history that the room had then.
			await this.#work;
			this.#outbox.release();
			if (pause > 0 && !this.#ended) await this.#retry.rest(pause);
		}
	}

	/** Until the line ends; returns milliseconds until it is tried again. */
	async #once(): Promise<number> {
		await this.#readOn();
		this.#connected = true;
		this.#level = true;
		this.#refused = null;
		this.#say();
		if (this.#isMissing) {
			await this.#outbox.push();
			return this.#isMissing ? MISSING : this.#retry.again();
		}
		void this.#push();
		return this.#retry.hold(this.#options.line.follow(this.#place.at, (page) => this.#came(page)));
	}

	/** Reads page by page to the end of the room. */
	async #readOn(): Promise<void> {
		const { line } = this.#options;
		try {
			this.#isMissing = false;
			if (this.#place.at === NOWHERE.at) this.#end = bytesBefore(await line.tail());
			let coming = line.page(this.#place.at);
			for (let isTail = false; !isTail && !this.#ended;) {
				const page = await coming;
				({ isTail } = page);
				// The next one is on its way while this one is taken in.
				if (!isTail) (coming = line.page(page.next)).catch(() => {});
				await this.#inTurn(() => this.#take(page));
			}
		} catch (error) {
			const isNew = this.#place.at === NOWHERE.at;
			const isGone = error instanceof RelayRefusal && error.word === 'gone';
			if (!isOfAnother(error) || (isGone && isNew)) throw error;
			if (!isNew) await this.#forget();
			if (isGone) return this.#readOn();
			this.#isMissing = true;
			await this.#settle(true);
		}
	}

	/** The relay knows nothing of what was read before: all of it is read again, and what it has lost comes back. */
	async #forget(): Promise<void> {
		const { chance, now, healWithin = HEAL_WITHIN } = this.#options;
		const { history, shared } = this.#place;
		// What nobody else had yet does not wait, and others have to read it anew.
		const had = this.#isShared ? history : shared;
		this.#place = { ...this.#place, at: NOWHERE.at, history: history + 1, shared: had, own: 0, safe: 0 };
		this.#holdings.forget(had === history);
		this.#inbox.forget();
		this.#presence.forget();
		const after = chance() * healWithin;
		this.#outbox.healAt(now() + after);
		this.#pushAfter(after + 1);
		await this.#keep();
	}

	/** With a live line. */
	#came(page: Page): void {
		this.#inTurn(() => this.#take(page)).catch(() => this.#options.line.cut());
	}

	#inTurn(work: () => Promise<void>): Promise<void> {
		const done = this.#work.then(work);
		this.#work = done.catch(() => {});
		return done;
	}

	async #take({ rows, next, isTail }: Page): Promise<void> {
		if (this.#ended) return;
		// However poor the line, it brings something.
		if (rows.length > 0) this.#retry.start();
		const isOwn = await this.#inbox.read(rows);
		const { own } = this.#place;
		this.#place = { ...this.#place, at: next, own: isOwn ? bytesBefore(next) : own };
		this.#end = Math.max(this.#end, bytesBefore(next));
		if (isTail || this.#inbox.isFull) await this.#settle(isTail);
		if (isTail) this.#outbox.release();
		this.#say();
	}

	#tryAgain(): void {
		if (this.#level && this.#inbox.waits) this.#inTurn(() => this.#settle(true)).catch(() => {});
	}

	async #settle(isWhole: boolean): Promise<void> {
		await this.#inbox.settle(isWhole);
		await this.#keep();
	}

	/** The place never without the rows that lead to it. It may be forgotten: then it is read again. */
	async #keep(): Promise<void> {
		await this.#options.memory.keep(this.#place, this.#inbox.unkept(this.#place.history)).catch(() => {});
	}

	async #push(): Promise<void> {
		try {
			await this.#outbox.push();
			this.#refused = null;
		} catch (error) {
			if (error instanceof RelayRefusal && !isOfAnother(error)) {
				this.#refused = error.word;
				this.#pushAfter(error.after);
				// Else the line is made anew, and with it everything is compared.
			} else this.#options.line.cut();
		}
		this.#say();
	}

	#pushAfter(pause: number): void {
		clearTimeout(this.#pushing);
		this.#pushing = setTimeout(() => void this.#push(), pause);
	}

	get #isShared(): boolean {
		return this.#holdings.absent.size === 0 && this.#place.safe >= this.#place.own;
	}

	/** Somebody else came, went, or said something. */
	#heard(): void {
		const { others } = this.#presence;
		if (this.#isMissing && others.some(({ at }) => at !== NOWHERE.at)) this.#retry.wake();
		const safe = Math.max(this.#place.safe, ...others.map(({ at }) => bytesBefore(at)));
		const devices = devicesHeard(this.#place.devices, others, this.#options.now());
		if (safe !== this.#place.safe || devices !== this.#place.devices) {
			this.#place = { ...this.#place, safe, devices };
			void this.#keep();
		}
		this.#say();
	}

	/** Returns milliseconds until it is tried again. */
	#failed(error: unknown): number {
		this.#level = false;
		this.#connected = error instanceof RelayRefusal;
		if (error instanceof RelayRefusal) this.#refused = error.word;
		this.#say();
		return this.#retry.after(error);
	}

	/** Not with every one of a hundred changes. */
	#say(): void {
		if (this.#ended || this.#saying) return;
		this.#saying = setTimeout(() => {
			this.#saying = null;
			this.#presence.hold(this.#place.at);
			this.#options.say(this.#state);
		}, SAID_AFTER);
	}

	get #state(): BridgeState {
		const { absent, tooLarge } = this.#holdings;
		const waiting = this.#options.keys.canWrite ? absent : new Set<EntryId>();
		let first: EntryId | null = null;
		for (const id of waiting) if (first === null || id < first) first = id;
		const since = first && timeOf(first);
		return {
			connected: this.#connected,
			level: this.#level,
			history: this.#place.history,
			read: { done: bytesBefore(this.#place.at), of: this.#end },
			// What follows an id from a clock that was ahead is ahead of now, too.
			waiting: { count: waiting.size, since: since !== null && since > this.#options.now() ? null : since },
			tooLarge,
			aside: this.#level ? this.#inbox.aside : 0,
			apart: this.#inbox.apart,
			refused: this.#refused,
			left: this.#inbox.left,
			shared: this.#isShared && this.#place.at !== NOWHERE.at,
			others: this.#presence.others,
			devices: this.#place.devices
		};
	}
}
