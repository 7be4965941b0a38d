import { formatISO } from 'date-fns/formatISO';
import { ok } from '#lib/base/result.ts';
import { DATABASE, stillHere, type ListedClub } from '#lib/storage/database.ts';
import { countMissing, readMissing, type Lack } from '#lib/storage/missing.ts';
import type { FoundCopy } from '#lib/workers/files-desk.ts';
import type { FileWork } from './handing/file-work.svelte.ts';
import type { Promised } from './backup-due.ts';
import { listedClubs } from './club/front-club.ts';
import { Live } from './watched.ts';
import { SecondCopy } from './second-copy.svelte.ts';
import { OfSession } from './session.svelte.ts';

/** What this device keeps: how safe the club's data is, what could be restored, and which clubs it has. */
export class Keeping extends OfSession {
	readonly #secondCopy = this.session.of(SecondCopy);
	promised: Promised = $state('unknown');
	/** A copy of the log, found while the database is empty; `at` is by this device's clock. */
	lost: FoundCopy | null = $state.raw(null);
	/** What reads copies and takes them in; null until it was needed. */
	work: FileWork | null = $state.raw(null);
	readonly #backup = new Live(() => this.session.store.watchKept('backup'));
	readonly #missing = new Live(() => this.session.store.watchKept('missing'));
	readonly #clubs = new Live(() => this.session.store.watchKept('clubs'));

	/**
	 * The clubs beside each other on this device; none where there is one. The first database has the list itself, so it is
	 * known even where the browser's copy of it was lost, and the first club is in front; a page of another club knows it from
	 * that copy.
	 */
	readonly clubs: readonly ListedClub[] = $derived(
		this.session.store.name === DATABASE ? stillHere(this.#clubs.current) : listedClubs()
	);

	/** Whether the database has answered. */
	readonly known = $derived(
		this.#backup.current !== undefined &&
			this.#missing.current !== undefined &&
			(this.session.store.name !== DATABASE || this.#clubs.current !== undefined)
	);

	/** When the club was last saved to a file, ISO 8601; null for never. */
	readonly lastBackup: string | null = $derived(this.#backup.current ?? null);

	/** What a restored copy lacked and is still awaited. */
	readonly missing: Lack | null = $derived.by(() => {
		const missing = readMissing(this.#missing.current);
		return missing && countMissing(missing);
	});

	/** The number of entries that the second copy holds and the database has lost. */
	readonly more: number = $derived(
		this.#secondCopy.state?.kind === 'whole' ? this.#secondCopy.state.more : 0
	);

	/** What a backup is asked for by. A second copy is taken for granted until its worker says that it can't lie beside the database. */
	readonly safety = $derived({ promised: this.promised, hasCopy: this.#secondCopy.state?.kind !== 'none' });

	/** Finds out without asking the user. */
	async look(): Promise<void> {
		// WebKitGTK has no navigator.storage at all.
		const storage = navigator.storage as StorageManager | undefined;
		this.promised = storage?.persisted ? ((await storage.persisted()) ? 'yes' : 'no') : 'silent';
		// One that does not answer is not empty.
		const isEmpty = await this.session.store.isEmpty().catch(() => false);
		this.lost = isEmpty ? await this.#findLost() : null;
	}

	async #findLost(): Promise<FoundCopy | null> {
		const { copiedClubs } = await import('#lib/storage/copy-folder.ts');
		const others = listedClubs().filter(({ database }) => database !== this.session.store.name);
		const here = others.map(({ club }) => club);
		const isLost = (await copiedClubs()).some((club) => !here.includes(club));
		const found = isLost ? await (await this.#files()).findCopy(null, here) : null;
		return found && { ...found, at: found.at && formatISO(found.at) };
	}

	async #files(): Promise<FileWork> {
		const { FileWork } = await import('./handing/file-work.svelte.ts');
		return (this.work ??= new FileWork(this.session));
	}

	/** Asks the browser to keep the data; some browsers then ask the user. */
	async ask(): Promise<void> {
		const storage = navigator.storage as StorageManager | undefined;
		this.promised = storage?.persist ? ((await storage.persist()) ? 'yes' : 'no') : 'silent';
	}

	/** Restores the copy into the database, and notes what it lacked. */
	async restore(): ReturnType<FileWork['takeCopy']> {
		const taken = await (await this.#files()).takeCopy(true);
		if (taken?.ok) {
			this.lost = null;
			this.work?.end();
		}
		return taken;
	}

	/** Gives up bringing a copy back; everything is as it was. It is looked for once more. */
	async cancel(): Promise<void> {
		this.work?.end();
		await this.look();
	}

	/** Restores the entries that the database has lost and the copy holds. */
	async bringMore(): ReturnType<FileWork['takeCopy']> {
		const files = await this.#files();
		const found = await files.findCopy(await this.session.store.clubId());
		const taken = found ? await files.takeCopy(false) : ok(null);
		// What was read is not held any longer than it is needed.
		files.end();
		if (taken?.ok) this.#secondCopy.follow('all');
		return taken;
	}

	/** Deletes the copy on offer; if there is another club's copy, that one is offered next. */
	async discard(): Promise<void> {
		const { lost } = this;
		if (!lost) return;
		const { dropCopy } = await import('#lib/storage/copy-folder.ts');
		await dropCopy(lost.club);
		await this.look();
	}

	/** Stops waiting for what is missing. */
	async forgetMissing(): ReturnType<typeof this.session.store.keep> {
		const forgotten = await this.session.store.keep('missing', null);
		if (forgotten.ok) this.#secondCopy.follow('all');
		return forgotten;
	}
}
