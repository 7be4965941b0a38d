import type { Page } from '@playwright/test';

/** A game as the tests type it: seats of the table, counted from 0. */
export interface TypedHand {
	readonly declarer: number;
	readonly partner: number;
	readonly won: boolean;
}

/** The game that is typed as the `i`th of an evening; neighbours differ. */
export const hand = (i: number): TypedHand => ({
	declarer: i % 4,
	partner: (i + 1 + (Math.floor(i / 4) % 3)) % 4,
	won: i % 3 !== 0
});

const handText = ({ declarer, partner, won }: TypedHand): string =>
	`${declarer}+${partner}${won ? ' won' : ' lost'}`;

interface StoredEvening {
	readonly ids: readonly string[];
	/** The games in the order of their ids, as `handText` writes them. */
	readonly games: readonly string[];
}

/** What lies in the database for an evening, read past the app. */
export function storedEvening(page: Page, evening: string): Promise<StoredEvening> {
	return page.evaluate(async (evening) => {
		interface Row {
			readonly id: string;
			readonly kind: string;
			readonly entry: {
				readonly seats?: readonly string[];
				readonly game?: { readonly declarer: string; readonly partner: string; readonly won?: boolean };
			};
		}
		const opening = indexedDB.open('schafkopf');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const store = opening.result.transaction('entries').objectStore('entries');
		const reading = store.index('group').getAll(evening) as IDBRequest<Row[]>;
		await new Promise((resolve) => (reading.onsuccess = resolve));
		opening.result.close();
		const rows = reading.result.sort((a, b) => (a.id < b.id ? -1 : 1));
		const seats = rows.find(({ kind }) => kind === 'evening')?.entry.seats ?? [];
		const games = rows.flatMap(({ entry: { game } }) =>
			game
				? [`${seats.indexOf(game.declarer)}+${seats.indexOf(game.partner)}${game.won ? ' won' : ' lost'}`]
				: []
		);
		return { ids: rows.map(({ id }) => id), games };
	}, evening);
}

/** How many half-typed games of an evening lie in the database. */
export function storedDrafts(page: Page, evening: string): Promise<number> {
	return page.evaluate(async (evening) => {
		const opening = indexedDB.open('schafkopf');
		await new Promise((resolve) => (opening.onsuccess = resolve));
		const drafts = opening.result.transaction('drafts').objectStore('drafts').index('evening');
		const counting = drafts.count(evening);
		await new Promise((resolve) => (counting.onsuccess = resolve));
		opening.result.close();
		return counting.result;
	}, evening);
}

/** How many games the copies outside the database hold. */
export function copiedGames(page: Page): Promise<number> {
	return page.evaluate(async () => {
		const root = await navigator.storage.getDirectory();
		const folder = await root.getDirectoryHandle('log').catch(() => null);
		let games = 0;
		for await (const club of folder?.values() ?? []) {
			// It may just be written to.
			const text = await (club as FileSystemDirectoryHandle)
				.getFileHandle('held.jsonl')
				.then((file) => file.getFile())
				.then((file) => file.text())
				.catch(() => '');
			games += text.split('\n').filter((line) => line.includes('"kind":"game"') && line.endsWith('}')).length;
		}
		return games;
	});
}

/** Compares what should be there with what is; empty where it is the same, in the same order. */
export function compare(when: string, wanted: readonly TypedHand[], { ids, games }: StoredEvening): string[] {
	const texts = wanted.map(handText);
	const wrong: string[] = [];
	if (games.length < texts.length) wrong.push(`${when}: ${texts.length - games.length} games lost`);
	else if (games.length > texts.length) wrong.push(`${when}: ${games.length - texts.length} games too many`);
	else if (games.some((game, i) => game !== texts[i]))
		wrong.push(`${when}: other games, or in another order`);
	if (new Set(ids).size < ids.length) wrong.push(`${when}: an id was made twice`);
	return wrong;
}
