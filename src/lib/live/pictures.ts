import { joinedBytes } from '#lib/base/bytes.ts';
import { pictureName } from '#lib/transfer/receipt-files.ts';
import { sha256 } from './bytes.ts';
import { keysFrom, type RoomKeys } from './keys.ts';
import { RelayRefusal, type RelayLine } from './line.ts';
import { Retry } from './retry.ts';
import { openPart, sealPicture } from './seal.ts';

// A picture of a receipt has a room of its own at the relay: whoever deletes it ends that room, and no other phone can bring
// it back there. The log says by its SHA-256 (base64url) which pictures there are; everything here goes by that name.

/** The pictures of a club on this device. */
export interface HeldPictures {
	held(): Promise<ReadonlySet<string>>;
	picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
	/** Keeps a picture, and returns its name. */
	keep(jpeg: Uint8Array<ArrayBuffer>): Promise<string>;
}

/** What the log says of pictures: those that belong to it, and those that were struck so long ago that they go for good. */
export interface AskedPictures {
	/** With their bytes. */
	readonly wanted: ReadonlyMap<string, number>;
	readonly dropped: readonly string[];
}

/** What this device knows of the pictures at a relay. It may be lost: then it asks again. */
export interface PictureNotes {
	/** The club's room there, and which of its histories: a relay that was wiped has none of them any more. */
	readonly room: string;
	readonly history: number;
	/** Those that are there, and when that was seen (ms since 1970). */
	readonly there: Readonly<Record<string, number>>;
	/** Those whose room was ended: they come no more, and need not be brought. */
	readonly ended: readonly string[];
}

/** Pictures that this device has and the relay has not, and the other way round. */
export interface WaitingPictures {
	readonly toBring: number;
	readonly toCome: number;
}

interface ExchangeOptions {
	/** The club's key, and what follows from it for the club's own room. */
	readonly key: string;
	readonly keys: RoomKeys;
	readonly lineTo: (keys: RoomKeys) => RelayLine;
	readonly pictures: HeldPictures;
	readonly asked: () => Promise<AskedPictures>;
	readonly notes: { read(): Promise<PictureNotes | null>; keep(notes: PictureNotes): Promise<void> };
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** From 0 to 1. */
	readonly chance: () => number;
	readonly say: (waiting: WaitingPictures) => void;
	/** Milliseconds within which a relay that lost them gets them back; devices choose different moments. */
	readonly healWithin?: number;
}

/** Milliseconds after which it is asked whether a picture is still there. Being asked keeps a room from expiring. */
const SEEN_FOR = 30 * 86_400_000;
const HEAL_WITHIN = 10_000;
/** Milliseconds until one that is missing is asked for again, at most: its phone may be off for days. */
const ASKED_AGAIN = 600_000;
/** Rows of a picture, and some more: whoever may write could put a whole room there. */
const ROWS_MOST = 32;

/** Brings the pictures of a club and its relay together, one after the other, behind all entries. */
export class PictureExchange {
	readonly #options: ExchangeOptions;
	readonly #retry: Retry;
	#notes: PictureNotes;
	/** Which history of the club's room is read to its end; null while the line is not level. */
	#history: number | null = null;
	/** Something may have changed since the pictures were last gone through. */
	#isNew = false;
	#isBusy = false;
	#ended = false;
	#line: RelayLine | null = null;

	constructor(options: ExchangeOptions) {
		this.#options = options;
		this.#retry = new Retry(options.chance, ASKED_AGAIN);
		this.#notes = { room: options.keys.room, history: 0, there: {}, ended: [] };
	}

	/** Says whether the club's entries are level with the relay, and in which history of the room; null if they are not. */
	level(history: number | null): void {
		const before = this.#history;
		this.#history = history;
		if (history === null) this.#line?.cut();
		else if (history !== before) this.look();
	}

	/** Something may have changed: an entry came, or a picture. */
	look(): void {
		this.#isNew = true;
		this.#retry.start();
		this.#retry.wake();
		if (!this.#isBusy) void this.#run();
	}

	end(): void {
		this.#ended = true;
		this.#line?.cut();
		this.#retry.wake();
	}

	get #isOpen(): boolean {
		return this.#history !== null && !this.#ended;
	}

	async #run(): Promise<void> {
		this.#isBusy = true;
		while (this.#isOpen) {
			this.#isNew = false;
			const pause = await this.#once().catch((error: unknown) =>
				Math.max(this.#retry.next(), error instanceof RelayRefusal ? error.after : 0)
			);
			if (this.#isNew) continue;
			if (pause === 0) break;
			if (this.#isOpen) await this.#retry.rest(pause);
		}
		this.#isBusy = false;
	}

	/** Goes through all of them; returns milliseconds until that is worth doing again, 0 if something has to change first. */
	async #once(): Promise<number> {
		await this.#recall();
		const { pictures, asked, now } = this.#options;
		const { wanted: known, dropped } = await asked();
		const wanted = [...known.keys()];
		const held = await pictures.held();
		const { ended } = this.#notes;
		const isOld = (name: string): boolean => now() - (this.#notes.there[name] ?? -SEEN_FOR) >= SEEN_FOR;
		let missing = wanted.filter((name) => !held.has(name) && !ended.includes(name));
		let bringing = wanted.filter((name) => held.has(name) && !ended.includes(name) && isOld(name));
		const unseen = (names: readonly string[]): number =>
			names.filter((name) => this.#notes.there[name] === undefined).length;
		const say = (): void =>
			this.#options.say({
				toBring: this.#options.keys.canWrite ? unseen(bringing) : 0,
				toCome: missing.length
			});
		say();
		for (const name of [...missing]) {
			if (await this.#fetch(name)) missing = missing.filter((other) => other !== name);
			say();
		}
		for (const name of [...bringing]) {
			await this.#bring(name);
			bringing = bringing.filter((other) => other !== name);
			say();
		}
		for (const name of dropped) await this.#remove(name);
		return missing.some((name) => !this.#notes.ended.includes(name)) ? this.#retry.next() : 0;
	}

	async #recall(): Promise<void> {
		const { notes, keys, chance, healWithin = HEAL_WITHIN } = this.#options;
		const { room } = keys;
		const history = this.#history ?? 0;
		if (this.#notes.history === history) return;
		const kept = await notes.read().catch(() => null);
		if (kept?.room === room && kept.history === history) {
			this.#notes = kept;
			return;
		}
		const wasLost = kept?.room === room;
		this.#notes = { room, history, there: {}, ended: wasLost ? kept.ended : [] };
		if (wasLost) await this.#retry.rest(chance() * healWithin);
	}

	/** Fetches a picture; false where the relay does not have it, or not what the log says. */
	async #fetch(name: string): Promise<boolean> {
		const { pictures, now } = this.#options;
		const rows: Uint8Array<ArrayBuffer>[] = [];
		const isThere = await this.#ask(name, async (line) => {
			let at = '-1';
			for (let isTail = false; !isTail && rows.length <= ROWS_MOST;) {
				const page = await line.page(at);
				rows.push(...page.rows);
				({ next: at, isTail } = page);
			}
		});
		const keys = isThere && (await keysFrom(this.#options.key, name));
		if (!keys) return false;
		const parts = await Promise.all(rows.map((row) => openPart(keys, row))).catch(() => []);
		const jpeg = joinedBytes(parts);
		// Somebody who may write could have put something else there.
		if (pictureName(await sha256(jpeg)) !== name) return false;
		await pictures.keep(jpeg);
		await this.#note({ there: { ...this.#notes.there, [name]: now() } });
		return true;
	}

	/** Brings a picture, unless it is there. A reader alone asks, and keeps its room from expiring. */
	async #bring(name: string): Promise<void> {
		const { pictures, key, now } = this.#options;
		const { canWrite } = this.#options.keys;
		const isThere = await this.#ask(name, async (line) => void (await line.tail()));
		if (!isThere && !this.#notes.ended.includes(name) && canWrite) {
			const [keys, jpeg] = await Promise.all([keysFrom(key, name), pictures.picture(name)]);
			if (!keys || !jpeg) return;
			const rows = await sealPicture(keys, jpeg);
			await this.#ask(name, (line) => line.push(rows, null));
		}
		if (isThere || canWrite) await this.#note({ there: { ...this.#notes.there, [name]: now() } });
	}

	/** Ends the room of a picture that nobody wants any more. */
	async #remove(name: string): Promise<void> {
		if (!this.#options.keys.canWrite || this.#notes.ended.includes(name)) return;
		await this.#ask(name, (line) => line.remove());
		const { [name]: _, ...there } = this.#notes.there;
		await this.#note({ there, ended: [...new Set([...this.#notes.ended, name])] });
	}

	/** Asks the relay for a picture's room; false where there is none, or where it was ended, which is remembered. */
	async #ask(name: string, use: (line: RelayLine) => Promise<void>): Promise<boolean> {
		if (!this.#isOpen) throw new Error('the line is cut');
		const keys = await keysFrom(this.#options.key, name);
		if (!keys) return false;
		const line = this.#options.lineTo(keys);
		this.#line = line;
		try {
			await use(line);
			return true;
		} catch (error) {
			const word = error instanceof RelayRefusal ? error.word : '';
			if (word === 'gone') await this.#note({ ended: [...this.#notes.ended, name] });
			if (word === 'gone' || word === 'unknown-room') return false;
			throw error;
		} finally {
			this.#line = null;
		}
	}

	async #note(news: Partial<PictureNotes>): Promise<void> {
		this.#notes = { ...this.#notes, ...news };
		await this.#options.notes.keep(this.#notes).catch(() => {});
	}
}
