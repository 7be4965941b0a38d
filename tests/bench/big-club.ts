import type { Page } from '@playwright/test';
import { nextId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { SCHEMA } from '#lib/storage/database.ts';
import { placeEntries } from '#lib/storage/club-writer.ts';
import { asEntry } from '../support/entries.ts';

// A club that has played for fourteen years: 30,000 entries, 40 games and four other entries an evening, the last one open.

const SIZE = 30_000;
const GAMES = 40;
const EVENING_LENGTH = GAMES + 5;
const MEMBERS = ['Anna', 'Ben', 'Carl', 'Dora', 'Eva', 'Fritz', 'Gerd', 'Hanna'];
const HOUR = 3_600_000;

interface BigClub {
	readonly entries: readonly AnyEntry[];
	readonly lastEvening: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The i-th game of an evening of these four: mostly Rufspiele, as everywhere. */
function game(i: number, seats: readonly string[]): Fields {
	const declarer = seats[i % 4];
	const partner = seats[(i + 1 + (i % 3)) % 4];
	const suit = (['eichel', 'laub', 'schell'] as const)[i % 3];
	const augen = 31 + ((i * 17) % 60);
	if (i % 10 === 7)
		return { contract: 'solo', declarer, suit, augen, laufende: 3, deckel: [seats[(i + 1) % 4]] };
	if (i % 10 === 8)
		return { contract: 'wenz', declarer, won: i % 4 !== 0, schneider: i % 3 === 0, schuss: 1 };
	return { contract: 'rufspiel', declarer, partner, suit, augen, laufende: i % 5 === 0 ? 4 : 0 };
}

/** The entries of a club of 30,000 games. */
export const OF_30_000_GAMES = Math.ceil(30_000 / GAMES) * EVENING_LENGTH + MEMBERS.length + 1;

/** `from`: when the first evening begins, in milliseconds. */
export function bigClub(size = SIZE, from = Date.UTC(2012, 0, 6, 19)): BigClub {
	const entries: AnyEntry[] = [];
	let last: EntryId | null = null;
	let time = from;
	const write = (kind: string, fields: Fields): void => {
		time += 180_000;
		last = nextId(last, time, 0x1234_5678_9abcn);
		entries.push(asEntry({ id: last, at: new Date(time).toISOString(), kind, ...fields }));
	};
	write('club', { name: 'Schafkopffreunde' });
	for (const name of MEMBERS) write('member', { member: name.toLowerCase(), name });
	let evening = '';
	for (let number = 0; entries.length + EVENING_LENGTH <= size; number++) {
		evening = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
		const seats = [0, 1, 2, 3].map((i) => MEMBERS[(number + i) % MEMBERS.length]?.toLowerCase() ?? '');
		const date = new Date(time).toISOString().slice(0, 10);
		write('evening', { evening, date, occasion: 'abend', rulebook: 'allgaeu', seats, dealer: seats[3] });
		for (let i = 0; i < GAMES; i++) write('game', { evening, game: game(i, seats) });
		write('passed', { evening });
		write('void', { target: entries.at(-1)?.id });
		write('passed', { evening });
		if (entries.length + EVENING_LENGTH < size) write('close', { evening });
		time += 150 * HOUR;
	}
	return { entries, lastEvening: evening };
}

/** The entries hold everything that a void can mean. */
const NOTHING_BESIDE = { get: () => Promise.resolve(undefined) };

/** Writes a club into the database that the app has made, as the app itself would have. */
export async function seed(page: Page, entries: readonly AnyEntry[]): Promise<void> {
	const rows = await placeEntries(NOTHING_BESIDE, entries);
	const device = { schema: String(SCHEMA), club: 'big-club', number: '20015998343868' };
	const portion = 5000;
	for (let from = 0; from < rows.length; from += portion) {
		await page.evaluate(
			async ({ rows, device }) => {
				const opening = indexedDB.open('schafkopf');
				await new Promise((resolve) => (opening.onsuccess = resolve));
				const writing = opening.result.transaction(['entries', 'device'], 'readwrite');
				for (const row of rows) writing.objectStore('entries').put(row);
				for (const [key, value] of Object.entries(device)) writing.objectStore('device').put({ key, value });
				await new Promise((resolve, reject) => {
					writing.oncomplete = resolve;
					writing.onabort = reject;
				});
				opening.result.close();
			},
			{ rows: rows.slice(from, from + portion), device }
		);
	}
}
