import { joinedBytes } from '#lib/base/bytes.ts';
import { pictureName } from '#lib/transfer/receipt-files.ts';
import { sha256 } from './bytes.ts';
import { keysFrom, type RoomKeys } from './keys.ts';
import { isOfAnother, RelayRefusal, type RelayLine } from './line.ts';
import { Retry } from './retry.ts';
import { openPart, sealPicture } from './seal.ts';

// A picture of a receipt has a room of its own at the relay: whoever deletes it ends that room. The log says by its SHA-256
// (base64url) which pictures there are; everything here goes by that name. One that is wanted again after its room was ended gets
// the next room of its name.

/** The pictures of a club on this device. */
export interface HeldPictures {
	held(): Promise<ReadonlySet<string>>;
	picture(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
	/** Keeps a picture, and returns its name. */
	keep(jpeg: Uint8Array<ArrayBuffer>): Promise<string>;
	drop(names: readonly string[]): Promise<void>;
}

/** What the log says of pictures: those that belong to it, and those that were struck so long ago that they go for good. */
export interface AskedPictures {
	/** With their bytes. */
	readonly wanted: ReadonlyMap<string, number>;
	readonly dropped: readonly string[];
}

/** What this device knows of the pictures at a relay. It may be lost: then it asks again. */
export interface PictureNotes {
	/** The club's room there, and which of its histories: what was known of another one is not known of this. */
	readonly room: string;
	readonly history: number;
	/** Those that are there, and those whose rooms were ended; with when that was seen (ms since 1970). */
	readonly there: Readonly<Record<string, number>>;
	readonly removed: Readonly<Record<string, number>>;
}

/** Pictures that this device has and the relay has not, and the other way round. */
export interface WaitingPictures {
	readonly toBring: number;
	readonly toCome: number;
}

type LineTo = (keys: RoomKeys) => RelayLine;

interface ExchangeOptions {
	/** The club's key, and what follows from it for the club's own room. */
	readonly key: string;
	readonly keys: RoomKeys;
	readonly lineTo: LineTo;
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

/** Milliseconds after which it is asked whether it is still so. Being asked keeps a room from expiring. */
const SEEN_FOR = 30 * 86_400_000;
const HEAL_WITHIN = 10_000;
/** Milliseconds until one that is missing is asked for again, at most: its phone may be off for days. */
const ASKED_AGAIN = 600_000;
/** Rows of a picture, and some more: whoever may write could put a whole room there. */
const ROWS_MOST = 32;
/** So often a picture may be struck for good and laid to a booking again. */
const ROOMS_MOST = 5;

/** Ends all rooms of these pictures, with a key that may write. Fails where the line is cut. */
export async function endPictures(key: string, lineTo: LineTo, names: Iterable<string>): Promise<void> {
	for (const name of names)
		for (let nth = 1; nth <= ROOMS_MOST; nth++) {
			const keys = await keysFrom(key, roomName(name, nth));
			if (!keys) return;
			const word = await refusalOf(lineTo(keys).remove());
			// Behind one that never was there is none.
			if (word === 'unknown-room') break;
		}
}

const roomName = (name: string, nth: number): string => (nth === 1 ? name : `${name} ${nth}`);

/** What the relay says against it, in one word; null if nothing. Fails where the line is cut. */
const refusalOf = (asking: Promise<unknown>): Promise<string | null> =>
	asking.then(
		() => null,
		(error: unknown) => {
			if (isOfAnother(error)) return (error as RelayRefusal).word;
			throw error;
		}
	);

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
	/** Those that came and could not be kept: they are not fetched again before something changes. */
	readonly #unkept = new Set<string>();

	constructor(options: ExchangeOptions) {
		this.#options = options;
		this.#retry = new Retry(options.chance, ASKED_AGAIN);
		this.#notes = { room: options.keys.room, history: 0, there: {}, removed: {} };
	}

	/** Says whether the club's entries are level with the relay, and in which history of the room; null if they are not. */
	level(history: number | null): void {
		const before = this.#history;
		this.#history = history;
		if (history === null) this.#line?.cut();
		else if (history !== before) this.look();
	}

	/** Something may have changed: an entry came, or a picture. Without a line it is told what waits. */
	look(): void {
		this.#isNew = true;
		this.#unkept.clear();
		this.#retry.start();
		this.#retry.wake();
		if (!this.#isOpen) void this.#tell().catch(() => {});
		else if (!this.#isBusy) void this.#run();
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

	/**
	 * Goes through all of them: what goes makes room for what is brought, and what others took comes last. Returns milliseconds
	 * until that is worth doing again, 0 if something has to change first.
	 */
	async #once(): Promise<number> {
		await this.#recall();
		const { dropped, bringing, missing } = await this.#tell();
		for (const name of dropped) await this.#remove(name);
		for (const name of bringing) {
			await this.#bring(name);
			await this.#tell();
		}
		let isLacking = false;
		for (const name of missing) {
			if (this.#unkept.has(name)) continue;
			if (await this.#fetch(name)) await this.#tell();
			else isLacking ||= !this.#unkept.has(name);
		}
		return isLacking ? this.#retry.next() : 0;
	}

	/** What has to be done, which is told as well. */
	async #tell() {
		const { pictures, asked, keys, now, notes, say } = this.#options;
		const { wanted, dropped } = await asked();
		const held = await pictures.held();
		// Before there was a line, what was known last is good enough.
		const known =
			this.#notes.history === 0 ? ((await notes.read().catch(() => null)) ?? this.#notes) : this.#notes;
		const there = known.room === keys.room ? known.there : {};
		const names = [...wanted.keys()];
		const here = names.filter((name) => held.has(name));
		const missing = names.filter((name) => !held.has(name));
		const toBring = keys.canWrite ? here.filter((name) => there[name] === undefined).length : 0;
		say({ toBring, toCome: missing.length });
		return {
			dropped,
			missing,
			bringing: here.filter((name) => now() - (there[name] ?? -SEEN_FOR) >= SEEN_FOR)
		};
	}

	async #recall(): Promise<void> {
		const { notes, keys, chance, healWithin = HEAL_WITHIN } = this.#options;
		const { room } = keys;
		const history = this.#history ?? 0;
		if (this.#notes.history === history) return;
		const kept = await notes.read().catch(() => null);
		const isSame = kept?.room === room && kept.history === history;
		this.#notes = isSame ? kept : { room, history, there: {}, removed: {} };
		if (!isSame && kept?.room === room) await this.#retry.rest(chance() * healWithin);
	}

	/** Fetches a picture; false where the relay does not have it, or not what the log says, or it could not be kept. */
	async #fetch(name: string): Promise<boolean> {
		const rows: Uint8Array<ArrayBuffer>[] = [];
		const keys = await this.#ask(name, async (line) => {
			let at = '-1';
			for (let isTail = false; !isTail && rows.length <= ROWS_MOST;) {
				const page = await line.page(at);
				rows.push(...page.rows);
				({ next: at, isTail } = page);
			}
		});
		if (!keys) return false;
		const parts = await Promise.all(rows.map((row) => openPart(keys, row))).catch(() => []);
		const jpeg = joinedBytes(parts);
		// Somebody who may write could have put something else there.
		if (pictureName(await sha256(jpeg)) !== name) return false;
		const isKept = await this.#options.pictures.keep(jpeg).then(
			() => true,
			() => false
		);
		if (!isKept) this.#unkept.add(name);
		else await this.#noteThere(name);
		return isKept;
	}

	/** Brings a picture, unless it is there. A reader alone asks, and keeps its room from expiring. */
	async #bring(name: string): Promise<void> {
		const { pictures, keys } = this.#options;
		if (await this.#ask(name, async (line) => void (await line.tail()))) return this.#noteThere(name);
		const jpeg = keys.canWrite ? await pictures.picture(name).catch(() => null) : null;
		if (!jpeg) return;
		const isDone = await this.#ask(name, async (line, own) => line.push(await sealPicture(own, jpeg), null));
		if (isDone) await this.#noteThere(name);
	}

	/** Ends the rooms of a picture that nobody wants any more, and then it goes from this device, too. */
	async #remove(name: string): Promise<void> {
		const { key, keys, lineTo, pictures, now } = this.#options;
		if (keys.canWrite && now() - (this.#notes.removed[name] ?? -SEEN_FOR) >= SEEN_FOR) {
			if (!this.#isOpen) throw new Error('the line is cut');
			await endPictures(key, (own) => (this.#line = lineTo(own)), [name]);
			const { [name]: _, ...there } = this.#notes.there;
			await this.#note({ there, removed: { ...this.#notes.removed, [name]: now() } });
		}
		await pictures.drop([name]).catch(() => {});
	}

	/**
	 * Asks the relay for the room of a picture that was not ended; its keys, or null where there is none. Whoever puts one makes
	 * it.
	 */
	async #ask(
		name: string,
		use: (line: RelayLine, keys: RoomKeys) => Promise<void>
	): Promise<RoomKeys | null> {
		for (let nth = 1; nth <= ROOMS_MOST; nth++) {
			if (!this.#isOpen) throw new Error('the line is cut');
			const keys = await keysFrom(this.#options.key, roomName(name, nth));
			if (!keys) return null;
			this.#line = this.#options.lineTo(keys);
			const word = await refusalOf(use(this.#line, keys));
			if (word === null) return keys;
			if (word === 'unknown-room') return null;
		}
		return null;
	}

	#noteThere(name: string): Promise<void> {
		return this.#note({ there: { ...this.#notes.there, [name]: this.#options.now() } });
	}

	async #note(news: Partial<PictureNotes>): Promise<void> {
		this.#notes = { ...this.#notes, ...news };
		await this.#options.notes.keep(this.#notes).catch(() => {});
	}
}
