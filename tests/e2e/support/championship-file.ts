import { nextId, type EntryId } from '#lib/base/ids.ts';
import type { ClubFile } from './backup.ts';

// A small Zockmeisterschaft as another phone would hand it on, and what that phone writes afterwards. Ids are made as a
// device makes them: which device wrote what is read off them.

export const EIGHT: readonly string[] = [
	'Anna',
	'Berti',
	'Clemens',
	'Dora',
	'Emil',
	'Fritz',
	'Gustl',
	'Hans'
];
export const CHAMPIONSHIP = 'meisterschaft-2026';
const AT = '2026-01-09T20:00:00+01:00';
/** Long before the story, so that what the story writes comes after it. */
const BEGIN = Date.UTC(2026, 0, 9, 19);

export const idOf = (name: string): string => name.toLowerCase();

type Written = Readonly<Record<string, unknown>> & { readonly kind: string };

/** A phone that signs what it writes. */
export class Writer {
	readonly #device: bigint;
	#last: EntryId | null = null;

	constructor(device: number) {
		this.#device = BigInt(device);
	}

	/** Signs entries, in order, after everything this writer signed; `now` is its clock in milliseconds. */
	sign(entries: readonly Written[], now = BEGIN): ClubFile['entries'] {
		return entries.map((entry) => {
			this.#last = nextId(this.#last, now, this.#device);
			return { ...entry, id: this.#last, at: AT };
		});
	}
}

/** Eight players, their numbers drawn, one Partie at two tables of four: 1 to 4 and 5 to 8. */
export const eightPlayers = (writer: Writer): ClubFile =>
	onePartie(writer, EIGHT, [
		[1, 2, 3, 4],
		[5, 6, 7, 8]
	]);

/** Numbers drawn in the order of the names, and one Partie. */
export function onePartie(
	writer: Writer,
	names: readonly string[],
	tables: readonly (readonly number[])[]
): ClubFile {
	const members = names.map((name): Written => ({ kind: 'member', member: idOf(name), name }));
	const championship: Written = {
		kind: 'championship',
		championship: CHAMPIONSHIP,
		year: 2026,
		system: 'zockmeisterschaft',
		players: names.map(idOf),
		numbers: Object.fromEntries(names.map((name, i) => [idOf(name), i + 1])),
		plan: [tables]
	};
	return clubFile(writer.sign([...members, championship]));
}

export const clubFile = (entries: ClubFile['entries']): ClubFile => ({
	format: 'schafkopf-club',
	version: 1,
	club: 'stammtisch',
	entries
});

/** Chosen in a file input. */
export const asUpload = (name: string, club: ClubFile) => ({
	name: `${name}.schafkopf.json`,
	mimeType: 'application/json',
	buffer: Buffer.from(JSON.stringify(club))
});

/** Opens a table's list. */
export const opening = (evening: string, table: number, names: readonly string[]): Written => ({
	kind: 'evening',
	evening,
	date: '2026-01-09',
	occasion: 'meisterschaft',
	rulebook: 'allgaeu',
	seats: names.map(idOf),
	dealer: idOf(names.at(-1) ?? ''),
	championship: CHAMPIONSHIP,
	partie: 1,
	table
});

/** A won Rufspiel with one Deckel: 20 cents and 2 points each. */
export const rufspiel = (evening: string, [one, other]: readonly string[]): Written => ({
	kind: 'game',
	evening,
	game: {
		contract: 'rufspiel',
		declarer: idOf(one ?? ''),
		partner: idOf(other ?? ''),
		won: true,
		deckel: [idOf(one ?? '')]
	}
});
