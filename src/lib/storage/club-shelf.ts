import { ok } from '#lib/base/result.ts';
import { oneLine } from '#lib/base/text.ts';
import { clubLabel } from '#lib/log/members.ts';
import { standing } from '#lib/log/standing.ts';
import { ClubStore } from './club-store.ts';
import type { WriteResult } from './club-writer.ts';
import { DATABASE, readList, stillHere, type ListedClub } from './database.ts';
import type { ClubLog } from './read-groups.ts';
import type { Watch } from './news.ts';
import { dropPictures } from './picture-shelf.ts';
import { dropRoomCache } from './room-cache.ts';
import type { Device } from './sign.ts';
import { answered } from './stored-table.ts';

/** A club as its own database tells it. */
export interface ShelvedClub extends ListedClub {
	/** The date of its newest evening, YYYY-MM-DD; null if it has none. */
	readonly last: string | null;
}

/** The database of a club that was added. No other name ends with this sign, so no id can lead to another database. */
export const databaseOf = (club: string): string => `${DATABASE}/${club}/`;

/** Milliseconds to wait for a database that another tab still reads: it goes as soon as that tab lets go of it. */
const LET_GO = 2000;

/** The clubs on this device beside each other. What changes their list is one transaction in the first database. */
export class ClubShelf {
	readonly #front: ClubStore;
	readonly #device: Device;
	readonly #dropCopy: (club: string) => Promise<void>;

	/** `front` is the club that the page has open. */
	constructor(front: ClubStore, device: Device, dropCopy: (club: string) => Promise<void>) {
		this.#front = front;
		this.#device = device;
		this.#dropCopy = dropCopy;
	}

	/** The clubs listed here; none where there is one club. */
	list(): Promise<readonly ListedClub[]> {
		return this.text().then(stillHere);
	}

	/** Works with a club's store. */
	async in<T>(database: string, work: (store: ClubStore) => Promise<T>): Promise<T> {
		if (database === this.#front.name) return work(this.#front);
		const store = new ClubStore(database, this.#device);
		try {
			return await work(store);
		} finally {
			store.close();
		}
	}

	/** The club of this id if it is on this device. */
	async find(club: string): Promise<ListedClub | undefined> {
		const listed = (await this.list()).find((one) => one.club === club);
		if (listed) return listed;
		const first = await this.#first();
		return first?.club === club ? first : undefined;
	}

	/** All clubs, as their databases tell them, the one played last first. A club that says nothing is told as it is listed. */
	async look(): Promise<readonly ShelvedClub[]> {
		const listed = await this.list();
		const clubs = listed.length > 0 ? listed : [await this.#first()].filter((one) => one !== undefined);
		const told = await Promise.all(clubs.map((one) => this.#told(one)));
		return told.sort((a, b) => ((a.last ?? '') < (b.last ?? '') ? 1 : -1));
	}

	/**
	 * Lays a club beside those that are here and takes these entries in; a club that is here takes in what is new. A device
	 * without a club takes it as its first. It is listed once all of it is written. `relay` is what its phones share.
	 */
	lay(log: ClubLog, relay: string | null = null): WriteResult<ListedClub> {
		return this.#shelve(log.club, clubLabel(standing(log.entries)), async (store) => {
			const taken = await store.take(log);
			return taken.ok && relay !== null ? store.keep('relay', relay) : taken;
		});
	}

	/** Begins a new club beside those that are here. */
	found(name: string): WriteResult<ListedClub> {
		const club = this.#device.token();
		return this.#shelve(club, oneLine(name), async (store) => {
			const begun = await store.take({ club, entries: [] });
			return begun.ok ? store.append([{ kind: 'club', name: oneLine(name) }]) : begun;
		});
	}

	async #shelve(
		club: string,
		name: string,
		write: (store: ClubStore) => WriteResult<unknown>
	): WriteResult<ListedClub> {
		await this.settle();
		const [first, listed, here] = [await this.#first(), await this.list(), await this.find(club)];
		const isOnly = !first && listed.length === 0;
		const database = here?.database ?? (isOnly ? DATABASE : databaseOf(club));
		const [written, isEmpty] = await this.in(database, async (store) => [
			await write(store),
			await store.isEmpty().catch(() => false)
		]);
		if (!written.ok) {
			if (isEmpty && !here && !isOnly) await remove(database);
			return written;
		}
		const one = here ?? { database, club, name };
		if (here || isOnly) return ok(one);
		const changed = await this.#change((clubs) =>
			withClub(clubs.length === 0 && first ? [first] : clubs, one)
		);
		return changed.ok ? ok(one) : changed;
	}

	/** Notes what a listed club is called now. */
	async rename(database: string, name: string): WriteResult<void> {
		return this.#change((clubs) => clubs.map((one) => (one.database === database ? { ...one, name } : one)));
	}

	/**
	 * Takes a club off this device: from then on it is not listed, and what is here of it goes. The first database stays,
	 * empty but for the list.
	 */
	async leave(database: string): WriteResult<void> {
		const club = await this.in(database, (store) => store.clubId());
		const left = (clubs: readonly ListedClub[]): readonly ListedClub[] =>
			withClub(clubs, { database, club, name: '', left: true });
		if (database !== DATABASE) return this.#change(left);
		return this.in(database, (first) => first.clear((text) => JSON.stringify(left(readList(text)))));
	}

	/** The list as text, with what was left and is not gone yet; empty where there is one club. */
	async text(): Promise<string> {
		return (await this.in(DATABASE, (first) => once(first.watchKept('clubs')))) ?? '';
	}

	/** Brings the list back from its copy if the browser lost the first database: each club's entries have a copy too. */
	async recover(copy: string): Promise<void> {
		if (stillHere(copy).length === 0 || (await this.text()) !== '') return;
		if ((await this.#first()) === undefined) await this.#change(() => readList(copy));
	}

	/** Finishes what a leaving left undone. */
	async settle(): Promise<void> {
		const gone = readList(await this.text()).filter(({ left }) => left);
		if (gone.length === 0) return;
		for (const { database, club } of gone) {
			if (database !== DATABASE) await remove(database);
			await dropRoomCache(database);
			await dropPictures(database);
			if (club !== '') await this.#dropCopy(club).catch(() => {});
		}
		await this.#change((now) => now.filter(({ left }) => !left));
	}

	/** The club of the first database while it is the only one; undefined if there is none. */
	async #first(): Promise<ListedClub | undefined> {
		return this.in(DATABASE, async (first) => {
			// One that was joined may have no entry yet.
			const [club, entries] = [await first.clubId(), await first.readClub()];
			return club === '' ? undefined : { database: DATABASE, club, name: clubLabel(standing(entries)) };
		});
	}

	#told(listed: ListedClub): Promise<ShelvedClub> {
		return this.in(listed.database, async (store) => {
			const [entries, [newest]] = [await store.readClub(), await store.readEvenings(1)];
			const log = standing(entries);
			const opening = newest?.entries.find((entry) => entry.kind === 'evening');
			return {
				...listed,
				name: clubLabel(log) || listed.name,
				last: opening?.kind === 'evening' ? opening.date : null
			};
		}).catch(() => ({ ...listed, last: null }));
	}

	/** One club, in the first database, needs no list. */
	#change(change: (clubs: readonly ListedClub[]) => readonly ListedClub[]): WriteResult<void> {
		return this.in(DATABASE, (first) =>
			first.keep('clubs', (text) => {
				const clubs = change(readList(text));
				const isOne = clubs.length === 0 || (clubs.length === 1 && clubs[0]?.database === DATABASE);
				return isOne && !clubs[0]?.left ? null : JSON.stringify(clubs);
			})
		);
	}
}

/** The list with this club, in place of what it said of its database. */
const withClub = (clubs: readonly ListedClub[], one: ListedClub): readonly ListedClub[] =>
	clubs.some(({ database }) => database === one.database)
		? clubs.map((club) => (club.database === one.database ? one : club))
		: [...clubs, one];

/** The newest value of something that is followed. */
function once<T>(watch: Watch<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const following = watch.subscribe((value) => {
			resolve(value);
			queueMicrotask(() => following.unsubscribe());
		}, reject);
	});
}

async function remove(database: string): Promise<void> {
	await Promise.race([
		answered(indexedDB.deleteDatabase(database)),
		new Promise((resolve) => setTimeout(resolve, LET_GO))
	]);
}
