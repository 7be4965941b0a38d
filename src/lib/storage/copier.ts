import type { EntryId } from '#lib/base/ids.ts';
import { heldLine, namedLine, readHeld, readNamed, type HeldRow } from './copy.ts';
import { CLUB, UNPLACED, type Group } from './database.ts';
import { isEvening } from './missing.ts';

/** A text file that only grows. */
export interface GrowingFile {
	size(): Promise<number>;
	text(): Promise<string>;
	/** Resolves when the text is on the disk. */
	append(text: string): Promise<void>;
	clear(): Promise<void>;
}

/** The files of one club's copy, while nobody else writes to them. */
interface CopyFiles {
	readonly named: GrowingFile;
	readonly held: GrowingFile;
	/** Deletes what earlier versions kept here. */
	tidy(): Promise<void>;
}

/** Opens the files for a piece of work, and closes them afterwards. */
export type UseCopy = <T>(club: string, work: (files: CopyFiles) => Promise<T>) => Promise<T>;

/** The log that is copied. It is read in small pieces, because nobody can write during a long read. */
export interface CopiedFrom {
	clubId(): Promise<string>;
	groups(): Promise<readonly Group[]>;
	idsIn(group: Group): Promise<readonly EntryId[]>;
	rows(ids: readonly EntryId[]): Promise<readonly HeldRow[]>;
	/** Whether entries are still awaited that a restored copy could not give back. */
	isWaiting(): Promise<boolean>;
}

/** How far the copy is. An evening counts once the copy holds all of it. */
export type CopyState =
	| { readonly kind: 'copying'; readonly evenings: number; readonly of: number }
	/** `more`: the number of entries that the copy holds and the database has lost. */
	| { readonly kind: 'whole'; readonly evenings: number; readonly more: number }
	/** The copy failed on the way and will be tried again. */
	| { readonly kind: 'behind'; readonly evenings: number; readonly of: number; readonly full: boolean }
	/** This browser has no place for a copy. */
	| { readonly kind: 'none' };

/** Characters written at once. If the app is killed, no more than one such piece is lost. */
const AT_ONCE = 200_000;

/**
 * Keeps one club's copy level with its log. Missing entries are found by comparing ids, so nothing has to be remembered
 * from one start to the next. After the first comparison only the groups that were written to are looked at.
 */
export class Copier {
	readonly #use: UseCopy;
	readonly #now: () => string;
	readonly #say: (state: CopyState) => void;
	#club = '';
	#named = new Map<EntryId, Group>();
	#held = new Set<EntryId>();
	/** The files' sizes when this copier left them: another tab may have written to them since. */
	#sizes = '';
	#evenings = { held: 0, of: 0 };
	#more = 0;

	/** `now` in ISO 8601, UTC. */
	constructor(use: UseCopy, now: () => string, say: (state: CopyState) => void) {
		this.#use = use;
		this.#now = now;
		this.#say = say;
	}

	/** Copies what is missing from these groups, or from all groups. Throws if it can't; what was copied stays. */
	async copy(from: CopiedFrom, wanted: ReadonlySet<Group> | 'all'): Promise<void> {
		const club = await from.clubId();
		if (club === '') return;
		await this.#use(club, async (files) => {
			const known = await this.#look(club, files);
			const whole = wanted === 'all' || !known;
			const ids = await idsByGroup(from, whole ? await from.groups() : [...wanted]);
			if (whole) await this.#compare(from, files, ids);
			await this.#name(files, ids);
			await this.#fill(from, files, ids);
			this.#sizes = await sizesOf(files);
			if (whole) await files.tidy();
		});
		this.#say({ kind: 'whole', evenings: this.#evenings.of, more: this.#more });
	}

	/** After an error: reports it and forgets everything remembered about the files. */
	failed(full: boolean): void {
		this.#sizes = '';
		const { held, of } = this.#evenings;
		this.#say({ kind: 'behind', evenings: held, of, full });
	}

	/** Checks that what is remembered about the files still holds, and reads them if not. */
	async #look(club: string, files: CopyFiles): Promise<boolean> {
		if (club === this.#club && this.#sizes === (await sizesOf(files))) return true;
		this.#club = club;
		this.#sizes = '';
		this.#named = new Map(readNamed(await files.named.text()).groupOf);
		this.#held = new Set(readHeld(await files.held.text()).map(({ entry }) => entry.id));
		return false;
	}

	/** What the copy has and the log has not. Either the log lost it, or it was missing and is no longer awaited. */
	async #compare(from: CopiedFrom, files: CopyFiles, ids: IdsByGroup): Promise<void> {
		const there = new Set([...ids.values()].flat());
		this.#more = [...this.#held].filter((id) => !there.has(id)).length;
		const gone = [...this.#named.keys()].some((id) => !there.has(id) && !this.#held.has(id));
		if (gone && !(await from.isWaiting())) {
			await files.named.clear();
			this.#named.clear();
		}
	}

	/** Names come first, so that an interrupted copy knows what it lacks. */
	async #name(files: CopyFiles, byGroup: IdsByGroup): Promise<void> {
		const lines: string[] = [];
		for (const [group, all] of byGroup) {
			const ids = all.filter((id) => !this.#named.has(id));
			if (ids.length === 0) continue;
			lines.push(namedLine({ at: this.#now(), group, ids }));
			for (const id of ids) this.#named.set(id, group);
		}
		if (lines.length > 0) await files.named.append(lines.join(''));
	}

	/**
	 * The club's own entries come first, since nothing can be read without them; then the evenings, the newest first,
	 * each whole.
	 */
	async #fill(from: CopiedFrom, files: CopyFiles, byGroup: IdsByGroup): Promise<void> {
		const lacking = [...byGroup]
			.map(([group, ids]) => [group, ids.filter((id) => !this.#held.has(id))] as const)
			.filter(([, ids]) => ids.length > 0)
			.sort(
				([a, as], [b, bs]) => Number(isEvening(a)) - Number(isEvening(b)) || (last(as) < last(bs) ? 1 : -1)
			);
		const of = new Set([...this.#named.values()].filter(isEvening)).size;
		const left = (from: number): number => lacking.slice(from).filter(([group]) => isEvening(group)).length;
		this.#evenings = { of, held: of - left(0) };
		let text = '';
		let written: EntryId[] = [];
		for (const [i, [, ids]] of lacking.entries()) {
			text += (await from.rows(ids)).map(heldLine).join('');
			written.push(...ids);
			if (text.length < AT_ONCE && i < lacking.length - 1) continue;
			await files.held.append(text);
			for (const id of written) this.#held.add(id);
			this.#evenings = { of, held: of - left(i + 1) };
			this.#say({ kind: 'copying', evenings: this.#evenings.held, of });
			text = '';
			written = [];
		}
	}
}

type IdsByGroup = ReadonlyMap<Group, readonly EntryId[]>;

async function idsByGroup(from: CopiedFrom, groups: readonly Group[]): Promise<IdsByGroup> {
	const found = new Map<Group, readonly EntryId[]>();
	for (const group of [CLUB, UNPLACED, ...groups] as const) {
		if (!found.has(group)) found.set(group, await from.idsIn(group));
	}
	return found;
}

const last = (ids: readonly EntryId[]): EntryId => ids.at(-1) ?? ('' as EntryId);

const sizesOf = async ({ named, held }: CopyFiles): Promise<string> =>
	`${await named.size()} ${await held.size()}`;
