import type { EntryId } from '#lib/base/ids.ts';
import { refused } from '#lib/base/result.ts';
import { picturesOf, receiptsOf, tooManyReceipts, type Receipt } from '#lib/kasse/receipts.ts';
import { bookingLines, type BookingLine } from '#lib/kasse/ledger.ts';
import type { NewEntry } from '#lib/log/entry.ts';
import { unwritten } from '#lib/log/unwritten.ts';
import { failureOf } from '#lib/storage/failure.ts';
import { PictureShelf } from '#lib/storage/picture-shelf.ts';
import { Club } from './club.svelte.ts';
import { OfSession, type Session } from '../session.svelte.ts';
import { downloadFile } from '../handing/share.ts';
import type { Written } from '../writing.svelte.ts';

/** A photo before it is kept. */
export type Photo = Uint8Array<ArrayBuffer>;

/** Whatever is asked of photos where they can't be read, or what reads them does not come. */
export const PHOTOS_SILENT = 'Die Fotos lassen sich gerade nicht lesen. Lade die Seite neu.';

/** What becomes of the pictures of so many struck receipts. */
export const photosGoneText = (many: number): string =>
	`Nach 30 Tagen ${many === 1 ? 'ist das Foto' : 'sind die Fotos'} weg.`;

/** How many photos of a file were new, here already, of no booking of the club, and without room on this device. */
export interface TakenPhotos {
	readonly fresh: number;
	readonly known: number;
	readonly strange: number;
	readonly failed: number;
}

/** The photos of receipts, for the screens of the Kasse. */
export class Receipts extends OfSession {
	readonly #club = this.session.of(Club);
	readonly #shelf: PictureShelf;
	/** The names of the pictures that are here; null until it is known. */
	held: ReadonlySet<string> | null = $state.raw(null);
	readonly #of = $derived(this.#club.loaded ? receiptsOf(this.#club.log) : null);

	readonly #standing = $derived([...(this.#of?.values() ?? [])].flat().filter(({ struck }) => !struck));

	constructor(session: Session) {
		super(session);
		this.#shelf = new PictureShelf(session.store.name);
		this.#shelf.follow(() => void this.#look());
		void this.#look();
	}

	/** Those of a booking, by its place. */
	of(booking: string): readonly Receipt[] {
		return this.#of?.get(booking as EntryId) ?? [];
	}

	/** How many stand at a booking. */
	countOf(booking: string): number {
		return this.of(booking).filter(({ struck }) => !struck).length;
	}

	/** How many stand in all. */
	get count(): number {
		return this.#standing.length;
	}

	/** How many of the club's are not on this device. */
	get missing(): number {
		const { held } = this;
		return held ? this.#standing.filter(({ entry }) => !held.has(entry.picture)).length : 0;
	}

	/** The picture, to be shown or handed on; null if it is not on this device. */
	async picture(name: string): Promise<Blob | null> {
		const jpeg = await this.#shelf.picture(name).catch(() => null);
		return jpeg && new Blob([jpeg], { type: 'image/jpeg' });
	}

	/** Why so many more are too many, in a sentence; empty if they are not. */
	tooMany(more: number): string {
		return tooManyReceipts(this.#club.log, more);
	}

	/**
	 * Writes entries of the Kasse with photos for one booking: the one that is there, or the first of these. The photos are on the disk
	 * before the entry that names them.
	 */
	async write(entries: readonly NewEntry[], photos: readonly Photo[], booking = unwritten(0)): Written {
		const named: NewEntry[] = [];
		try {
			for (const jpeg of photos)
				named.push({
					kind: 'receipt',
					booking,
					picture: await this.#shelf.keep(jpeg),
					bytes: jpeg.length
				});
		} catch (error) {
			return refused(failureOf(error));
		}
		const written = await this.session.store.append([...entries, ...named]);
		await this.#look();
		return written;
	}

	/** Takes in photos that somebody handed on as one file; null if it is no such file. */
	async take(zip: Blob): Promise<TakenPhotos | null> {
		const { picturesInZip } = await import('#lib/transfer/receipt-files.ts');
		const { pictureNameOf } = await import('#lib/storage/picture-shelf.ts');
		const photos = picturesInZip(new Uint8Array(await zip.arrayBuffer()));
		if (!photos) return null;
		const wanted = picturesOf(this.#club.log);
		const held = [...(await this.#shelf.held())];
		let [fresh, known, strange, failed] = [0, 0, 0, 0];
		for (const jpeg of photos) {
			const name = await pictureNameOf(jpeg);
			if (!wanted.includes(name)) strange++;
			else if (held.includes(name)) known++;
			else if (await this.#shelf.keep(jpeg).catch(() => null)) {
				held.push(name);
				fresh++;
			} else failed++;
		}
		await this.#look();
		return { fresh, known, strange, failed };
	}

	/** Saves all photos that are here of these bookings, or of all, as one file, if there are any; `saying` tells how many are missing. */
	async save(
		name: string,
		saying: (missing: number) => string,
		lines: readonly BookingLine[] = bookingLines(this.#club.log)
	): Promise<string> {
		const file = await this.#asZip(lines).catch(() => null);
		if (!file) return PHOTOS_SILENT;
		if (file.photos === 0) return 'Von diesen Fotos ist keines auf diesem Handy.';
		downloadFile(`${name}.zip`, file.zip, 'application/zip');
		return saying(file.missing);
	}

	async #asZip(
		lines: readonly BookingLine[]
	): Promise<{ readonly zip: Blob; readonly photos: number; readonly missing: number }> {
		const { receiptsAsZip } = await import('#lib/transfer/receipt-files.ts');
		const files: { readonly booking: BookingLine['booking']; readonly jpeg: Photo }[] = [];
		let missing = 0;
		for (const { order, booking } of lines)
			for (const { entry, struck } of this.of(order)) {
				if (struck) continue;
				const jpeg = await this.#shelf.picture(entry.picture);
				if (jpeg) files.push({ booking, jpeg });
				else missing++;
			}
		const zip = new Blob([receiptsAsZip(files)], { type: 'application/zip' });
		return { zip, photos: files.length, missing };
	}

	/** Takes out all receipts of these bookings. */
	strike(lines: readonly BookingLine[]): Written {
		const places = lines.flatMap(({ order }) => this.of(order).filter(({ struck }) => !struck));
		return this.session.store.append(places.map(({ entry }) => ({ kind: 'void', target: entry.id })));
	}

	async #look(): Promise<void> {
		this.held = await this.#shelf.held().catch(() => this.held);
	}
}
