import type { RoomKeys } from './keys.ts';
import { RelayRefusal, type RelayLine } from './line.ts';
import { askPicture, endPictures, fetchPicture, type LineTo } from './picture-rooms.ts';
import { Retry } from './retry.ts';
import { sealPicture } from './seal.ts';

// The log says by its SHA-256 (base64url) which pictures there are; everything here goes by that name.

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
/** Brings the pictures of a club and its relay together, one after the other, behind all entries. */
export class PictureExchange {
	readonly #options: ExchangeOptions;
	readonly #retry: Retry;
	#notes: PictureNotes;
	/** Which history of the club's room is read to its end; null while the line is not level. */
	#history: number | null = null;
	/** Something may have changed since the pictures were last gone through. */
	#isNew = false;
	/** What the log says; it is read once each time they are gone through. */
	#asked: Promise<AskedPictures> | null = null;
	#isBusy = false;
	#ended = false;
	#line: RelayLine | null = null;
	/** Those that came and could not be kept: they are not fetched again before something changes. */
	readonly #unkept = new Set<string>();
	/** Those that failed last: they come behind all others, so that one which the relay refuses holds up none. */
	readonly #failed = new Set<string>();

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

	/** Something may have changed: an entry came, or a picture. What waits is told at once, also without a line. */
	look(): void {
		this.#isNew = true;
		this.#asked = null;
		this.#unkept.clear();
		this.#retry.start();
		this.#retry.wake();
		if (this.#isOpen && !this.#isBusy) void this.#run();
		else void this.#tell().catch(() => {});
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
			this.#asked = null;
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
		const works = [
			...dropped.map((name) => ({ name, work: () => this.#remove(name) })),
			...bringing.map((name) => ({ name, work: () => this.#bring(name) })),
			...missing.map((name) => ({ name, work: () => this.#fetch(name) }))
		];
		const isLate = ({ name }: { readonly name: string }): boolean => this.#failed.has(name);
		let isLacking = false;
		for (const { name, work } of [...works.filter((one) => !isLate(one)), ...works.filter(isLate)]) {
			// Perhaps it is wanted again.
			if (this.#isNew && dropped.includes(name)) return 0;
			this.#failed.add(name);
			const isHere = await work();
			this.#failed.delete(name);
			if (isHere === false) isLacking ||= !this.#unkept.has(name);
			else await this.#tell();
		}
		return isLacking ? this.#retry.next() : 0;
	}

	/** What has to be done, which is told as well. */
	async #tell() {
		const { pictures, asked, keys, notes, say } = this.#options;
		const { wanted, dropped } = await (this.#asked ??= asked());
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
			dropped: dropped.filter((name) => held.has(name) || this.#isToEnd(name)),
			missing: missing.filter((name) => !this.#unkept.has(name)),
			bringing: here.filter((name) => this.#isOld(there[name]))
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

	/** Fetches a picture; false where the relay does not have it, or it could not be kept. */
	async #fetch(name: string): Promise<boolean> {
		const jpeg = await fetchPicture(this.#options.key, this.#lineTo, name);
		if (!jpeg) return false;
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
		const { pictures, key, keys } = this.#options;
		let isThere = await askPicture(key, this.#lineTo, name, async (line) => void (await line.tail()));
		if (!isThere) await this.#note({ there: without(this.#notes.there, name) });
		const jpeg = !isThere && keys.canWrite ? await pictures.picture(name).catch(() => null) : null;
		if (jpeg)
			isThere = await askPicture(key, this.#lineTo, name, async (line, own) =>
				line.push(await sealPicture(own, jpeg), null)
			);
		if (isThere) await this.#noteThere(name);
	}

	/** Ends the rooms of a picture that nobody wants any more, and then it goes from this device, too. */
	async #remove(name: string): Promise<void> {
		const { key, pictures, now } = this.#options;
		if (this.#isToEnd(name)) {
			await endPictures(key, this.#lineTo, [name]);
			const { there, removed } = this.#notes;
			await this.#note({ there: without(there, name), removed: { ...removed, [name]: now() } });
		}
		await pictures.drop([name]).catch(() => {});
	}

	#isToEnd(name: string): boolean {
		return this.#options.keys.canWrite && this.#isOld(this.#notes.removed[name]);
	}

	/** Whether that was seen so long ago, or never, that it is asked again. */
	#isOld(seen = -SEEN_FOR): boolean {
		return this.#options.now() - seen >= SEEN_FOR;
	}

	/** A line that can be cut. */
	readonly #lineTo = (keys: RoomKeys): RelayLine => {
		if (!this.#isOpen) throw new Error('the line is cut');
		return (this.#line = this.#options.lineTo(keys));
	};

	#noteThere(name: string): Promise<void> {
		return this.#note({ there: { ...this.#notes.there, [name]: this.#options.now() } });
	}

	async #note(news: Partial<PictureNotes>): Promise<void> {
		this.#notes = { ...this.#notes, ...news };
		await this.#options.notes.keep(this.#notes).catch(() => {});
	}
}

function without<T>(all: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
	const { [name]: _, ...others } = all;
	return others;
}
