import type { EveningId } from '#lib/base/ids.ts';
import { assertNever, ok, refused, type Result } from '#lib/base/result.ts';
import { clubNameOf } from '#lib/log/members.ts';
import { standing } from '#lib/log/standing.ts';
import { ClubShelf } from '#lib/storage/club-shelf.ts';
import { ClubStore } from '#lib/storage/club-store.ts';
import type { CopiedLog } from '#lib/storage/copy.ts';
import { dropCopy, readCopies } from '#lib/storage/copy-folder.ts';
import type { Group, ListedClub } from '#lib/storage/database.ts';
import type { ClubLog } from '#lib/storage/read-groups.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import type { Device } from '#lib/storage/sign.ts';
import { clubFileBytes, type WrittenFile } from '#lib/transfer/club-file.ts';
import { otherClubOf, type OtherClub } from '#lib/transfer/hand-over.ts';
import { fileSentence } from '#lib/transfer/refusal-text.ts';
import {
	bookIn,
	mergeAll,
	otherIn,
	parseAll,
	toldOf,
	type ReadFile,
	type RefusedFile
} from './read-files.ts';

/** What is to be done with files; `take` takes in what was read last. */
export type FilesAsked =
	| { readonly kind: 'read'; readonly files: readonly File[]; readonly championship: string | null }
	/** `own`: with the evenings of the club in front, where they could go along. */
	| { readonly kind: 'take'; readonly own: boolean }
	/** The whole club, or what belongs to it and these evenings. */
	| { readonly kind: 'write'; readonly evenings: readonly EveningId[] | null; readonly isPlain: boolean }
	/** Looks for the second copy of this club, or of the one written last without those that are here anyway. */
	| { readonly kind: 'findCopy'; readonly club: string | null; readonly here: readonly string[] }
	/** Takes in the copy that was found; `noting` what it lacks. */
	| { readonly kind: 'takeCopy'; readonly noting: boolean };

/** What lies in a second copy. */
export interface FoundCopy {
	readonly club: string;
	/** What the club is called; empty if it has no name. */
	readonly name: string;
	/** When the last of the club's entries was noted, ISO 8601 in UTC; null if the copy does not say. */
	readonly at: string | null;
	readonly games: number;
	/** How many evenings are held whole, of how many. */
	readonly evenings: number;
	readonly of: number;
	/** Whether anything is known to be missing. */
	readonly isPart: boolean;
}

/** What was found in files. */
export interface FilesRead {
	readonly kind: 'read';
	/** What those would change that can be taken in; null if none can. */
	readonly read: ReadFile | null;
	readonly refused: readonly RefusedFile[];
	/** A single rule book and nothing else: the end of the address at which a club takes it. */
	readonly book: string | null;
}

export type FilesAnswer =
	| { readonly kind: 'step'; readonly done: number | null }
	| FilesRead
	/** Where it was laid, if that is another club than the one in front. */
	| { readonly kind: 'taken'; readonly taken: Result<ListedClub | null, WriteFailure> }
	| { readonly kind: 'written'; readonly file: WrittenFile }
	| { readonly kind: 'copy'; readonly found: FoundCopy | null }
	| { readonly kind: 'refused'; readonly why: string }
	/** Written into the club in front. */
	| { readonly kind: 'touched'; readonly groups: ReadonlySet<Group> };

/** Parts of writing a file: what is read, and what is packed. */
const COLLECTED = 0.2;

/** Reads files, takes in what was read, and writes files, one after the other. */
export class FilesDesk {
	readonly #store: ClubStore;
	readonly #device: Device;
	readonly #say: (answer: FilesAnswer) => void;
	/** What was read last, ready to be taken in. */
	#ready: { readonly log: ClubLog; readonly other: OtherClub | null } | null = null;
	#copy: CopiedLog | null = null;

	constructor(database: string, device: Device, say: (answer: FilesAnswer) => void) {
		this.#say = say;
		this.#device = device;
		this.#store = new ClubStore(database, device, (rows) =>
			say({ kind: 'touched', groups: new Set(rows.map(({ group }) => group)) })
		);
	}

	async ask(asked: FilesAsked): Promise<void> {
		this.#say(await this.#answer(asked));
	}

	close(): void {
		this.#store.close();
	}

	#answer(asked: FilesAsked): Promise<FilesAnswer> {
		switch (asked.kind) {
			case 'read':
				return this.#read(asked.files, asked.championship);
			case 'take':
				return this.#take(asked.own);
			case 'write':
				return this.#write(asked.evenings, asked.isPlain);
			case 'findCopy':
				return this.#findCopy(asked.club, asked.here);
			case 'takeCopy':
				return this.#takeCopy(asked.noting);
			default:
				return assertNever(asked);
		}
	}

	async #read(files: readonly File[], championship: string | null): Promise<FilesRead> {
		this.#ready = null;
		const parsed = await parseAll(files, this.#step);
		const book = championship === null ? bookIn(parsed) : null;
		if (book !== null) return { kind: 'read', read: null, refused: parsed.bad, book };
		const inFront = await this.#store.readAll();
		const other = championship === null ? otherIn(parsed, inFront) : null;
		const met = other ? await this.#meet(other, inFront) : { log: inFront, other: null };
		const merged = mergeAll(parsed, met.log);
		const good = files.length - merged.refused.length;
		if (good === 0) return { kind: 'read', read: null, refused: merged.refused, book: null };
		const read = toldOf(merged, good, met.other, championship);
		this.#ready = { log: { club: merged.after.club, entries: merged.news }, other: read.other };
		return { kind: 'read', read, refused: merged.refused, book: null };
	}

	/** The club that the file belongs to, and what is here of it. */
	async #meet(file: ClubLog, inFront: ClubLog): Promise<{ other: OtherClub; log: ClubLog }> {
		const shelf = this.#shelf();
		const here = await shelf.find(file.club);
		const log = here ? await shelf.in(here.database, (store) => store.readAll()) : null;
		return {
			other: otherClubOf(file.entries, log?.entries ?? null, inFront.entries),
			log: log ?? { club: file.club, entries: [] }
		};
	}

	async #take(own: boolean): Promise<FilesAnswer> {
		if (!this.#ready) return { kind: 'taken', taken: refused('lost') };
		const { log, other } = this.#ready;
		this.#step(null);
		if (!other) {
			const taken = await this.#store.take(log);
			return { kind: 'taken', taken: taken.ok ? ok(null) : taken };
		}
		const along = own ? (other.own?.entries ?? []) : [];
		const laid = await this.#shelf().lay({ club: log.club, entries: [...log.entries, ...along] });
		return { kind: 'taken', taken: laid };
	}

	async #findCopy(club: string | null, here: readonly string[]): Promise<FilesAnswer> {
		this.#copy = await readCopies(club ?? undefined, new Set(here));
		return { kind: 'copy', found: this.#copy && foundIn(this.#copy) };
	}

	async #takeCopy(noting: boolean): Promise<FilesAnswer> {
		const copy = this.#copy;
		if (!copy) return { kind: 'taken', taken: refused('lost') };
		this.#step(null);
		const taken = await this.#store.take(copy, noting ? copy.missing : undefined);
		return { kind: 'taken', taken: taken.ok ? ok(null) : taken };
	}

	async #write(evenings: readonly EveningId[] | null, isPlain: boolean): Promise<FilesAnswer> {
		this.#step(0);
		const { club, entries } = await this.#collect(evenings);
		const written = clubFileBytes(club, entries, isPlain, (done) =>
			this.#step(COLLECTED + done * (1 - COLLECTED))
		);
		return written.ok
			? { kind: 'written', file: written.value }
			: { kind: 'refused', why: fileSentence(written.error) };
	}

	async #collect(evenings: readonly EveningId[] | null): Promise<ClubLog> {
		if (evenings === null) return this.#store.readAll();
		const [club, ...groups] = await Promise.all([
			this.#store.clubId(),
			this.#store.readClub(),
			...evenings.map((evening) => this.#store.readGroup(evening))
		]);
		return { club, entries: groups.flat() };
	}

	readonly #step = (done: number | null): void => this.#say({ kind: 'step', done });

	#shelf(): ClubShelf {
		return new ClubShelf(this.#store, this.#device, dropCopy);
	}
}

function foundIn({ club, entries, at, evenings, missing }: CopiedLog): FoundCopy {
	const log = standing(entries);
	return {
		...{ club, at, evenings, of: missing.of },
		name: clubNameOf(log) ?? '',
		games: log.places.filter(({ entry }) => entry?.kind === 'game').length,
		isPart: Object.keys(missing.groups).length > 0
	};
}
