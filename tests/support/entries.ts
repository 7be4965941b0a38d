import type { AnyEntry } from '#lib/log/entry.ts';
import type { ClubFile } from '#lib/transfer/envelope.ts';

// Entries for tests, written by hand and short to read. Ids are plain words: any text up to 64 characters is one.

export type Fields = Readonly<Record<string, unknown>>;

export const AT = '2026-11-20T19:30:00+01:00';
export const CLUB = 'verein';
/** Four at the table, clockwise. */
export const FOUR = ['anna', 'ben', 'carl', 'dora'] as const;

/** Fields as an entry, valid or not. */
export const asEntry = (fields: Fields): AnyEntry => fields as unknown as AnyEntry;
/** An entry's fields, whatever its kind. */
export const fieldsOf = (entry: AnyEntry): Fields => entry as unknown as Fields;

export const entry = (id: string, kind: string, fields: Fields = {}): AnyEntry =>
	asEntry({ ...fields, id, at: AT, kind });

/** A club of these members; their ids come before all others. */
export const members = (...names: readonly string[]): readonly AnyEntry[] =>
	names.map((name) => entry(`0 ${name}`, 'member', { member: name, name }));

export const EVENING = 'freitag';

/** Opens the evening for the four, `dora` dealing, so that `anna` leads. */
export const opening = (id: string, fields: Fields = {}): AnyEntry =>
	entry(id, 'evening', {
		...{
			evening: EVENING,
			date: '2026-11-20',
			occasion: 'abend',
			rulebook: 'allgaeu',
			seats: FOUR,
			dealer: 'dora'
		},
		...fields
	});

/** An entry of the evening. */
export const tonight = (id: string, kind: string, fields: Fields = {}): AnyEntry =>
	entry(id, kind, { evening: EVENING, ...fields });

export const game = (id: string, written: Fields, fields: Fields = {}): AnyEntry =>
	tonight(id, 'game', { game: written, ...fields });

export const strike = (id: string, target: string): AnyEntry => entry(id, 'void', { target });

/** The text of a file as another program may write it. */
export const fileText = (entries: readonly unknown[], cover: Fields = {}): string =>
	JSON.stringify({ format: 'schafkopf-club', version: 1, club: CLUB, entries, ...cover });

export const fileOf = (entries: readonly AnyEntry[], club = CLUB): ClubFile => ({
	format: 'schafkopf-club',
	version: 1,
	club,
	entries
});
