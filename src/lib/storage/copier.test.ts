import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId } from '#lib/base/ids.ts';
import { eveningOf, type AnyEntry } from '#lib/log/entry.ts';
import { entry, members, opening, tonight } from '../../../tests/support/entries.ts';
import { freshName, openStore, valueOf } from '../../../tests/support/stores.ts';
import { Copier, type CopyState, type GrowingFile } from './copier.ts';
import { heldLine, latestOf, namedLine, readCopy, type CopiedLog } from './copy.ts';
import { CLUB } from './database.ts';
import { LogReader } from './log-reader.ts';
import { countMissing, readMissing } from './missing.ts';

/** A disk with its files and the number of characters that still fit: a write is cut where the room ends. */
class Disk {
	readonly texts = { named: '', held: '' };
	room = Infinity;
	writes = 0;

	file(name: 'named' | 'held'): GrowingFile {
		return {
			size: async () => this.texts[name].length,
			text: async () => this.texts[name],
			append: async (text) => {
				this.writes += 1;
				const fitting = text.slice(0, this.room);
				this.texts[name] += fitting;
				this.room -= fitting.length;
				if (fitting.length < text.length) throw new Error('killed');
			},
			clear: async () => void (this.texts[name] = '')
		};
	}

	copier(said: CopyState[] = []): Copier {
		return new Copier(
			(_, work) =>
				work({ named: this.file('named'), held: this.file('held'), tidy: () => Promise.resolve() }),
			() => '2026-11-21T20:40:00.000Z',
			(state) => said.push(state)
		);
	}

	get left(): CopiedLog {
		return readCopy('verein', this.texts.named, this.texts.held);
	}
}

/** A club with this many evenings of four entries each, and seven entries of its own. */
function clubOf(evenings: number): readonly AnyEntry[] {
	const own = [entry('00', 'club', { name: 'Verein' }), ...members(...'abcdef')];
	const nights = Array.from({ length: evenings }, (_, i) => {
		const evening = `abend-${String(i).padStart(3, '0')}`;
		return [
			opening(`${i + 100}-0`, { evening }),
			...[1, 2, 3].map((n) => tonight(`${i + 100}-${n}`, 'passed', { evening, note: 'Grüße' }))
		];
	});
	return [...own, ...nights.flat()];
}

async function filled(entries: readonly AnyEntry[]) {
	const opened = openStore(freshName());
	valueOf(await opened.store.take({ club: 'verein', entries }));
	return { ...opened, reader: new LogReader(opened.name) };
}

const byId = (entries: readonly AnyEntry[]): readonly AnyEntry[] =>
	[...entries].sort((a, b) => (a.id < b.id ? -1 : 1));

describe('the second copy', () => {
	it('holds the whole club, and says so', async () => {
		const club = clubOf(12);
		const { reader } = await filled(club);
		const disk = new Disk();
		const said: CopyState[] = [];
		await disk.copier(said).copy(reader, 'all');
		expect(byId(disk.left.entries)).toEqual(byId(club));
		expect(disk.left).toMatchObject({ evenings: 12, missing: { of: 12, groups: {} } });
		expect(said.at(-1)).toEqual({ kind: 'whole', evenings: 12, more: 0 });
	});

	it('writes nothing where nothing is new, and only what is', async () => {
		const { store, reader } = await filled(clubOf(3));
		const disk = new Disk();
		const copier = disk.copier();
		await copier.copy(reader, 'all');
		const { writes } = disk;
		await disk.copier().copy(reader, 'all');
		expect(disk.writes).toBe(writes);
		const before = disk.texts.held.length;
		const evening = asId<never>('abend-001');
		valueOf(await store.append([{ kind: 'passed', evening }]));
		await copier.copy(reader, new Set([evening]));
		expect(disk.writes).toBe(writes + 2);
		expect(disk.texts.held.length - before).toBeLessThan(300);
		expect(disk.left.entries).toHaveLength(7 + 12 + 1);
	});

	// Law: wherever a copy was cut, what it says about itself is true, and the next start completes it.
	it('that was cut anywhere says how much of how much, and is whole after the next start', async () => {
		const club = clubOf(20);
		const { reader } = await filled(club);
		const whole = new Disk();
		await whole.copier().copy(reader, 'all');
		const names = whole.texts.named.length;
		const size = names + whole.texts.held.length;
		await fc.assert(
			fc.asyncProperty(fc.nat(size - 1), async (room) => {
				const disk = new Disk();
				disk.room = room;
				await expect(disk.copier().copy(reader, 'all')).rejects.toThrow('killed');
				const { left } = disk;
				const here = new Set(left.entries.map(({ id }) => id));
				if (room >= names) {
					const missing = club.filter(({ id }) => !here.has(id)).map(({ id }) => id);
					expect(Object.values(left.missing.groups).flat().sort()).toEqual(missing.sort());
					expect(left.missing.of).toBe(20);
					const wholes = club.filter(({ kind }) => kind === 'evening').map(eveningOf);
					const lacking = new Set(club.filter(({ id }) => missing.includes(id)).map(eveningOf));
					expect(left.evenings).toBe(wholes.filter((evening) => !lacking.has(evening)).length);
				}
				disk.room = Infinity;
				await disk.copier().copy(reader, 'all');
				expect(byId(disk.left.entries)).toEqual(byId(club));
				expect(disk.left).toMatchObject({ evenings: 20, missing: { of: 20, groups: {} } });
			}),
			{ numRuns: 60 }
		);
	});

	it('goes on in the same start after an error', async () => {
		const { reader } = await filled(clubOf(5));
		const disk = new Disk();
		const said: CopyState[] = [];
		const copier = disk.copier(said);
		disk.room = 1200;
		await expect(copier.copy(reader, 'all')).rejects.toThrow('killed');
		copier.failed(true);
		expect(said.at(-1)).toEqual({ kind: 'behind', evenings: 0, of: 5, full: true });
		disk.room = Infinity;
		await copier.copy(reader, new Set([asId('abend-001')]));
		expect(disk.left.missing.groups).toEqual({});
	});

	it('names again what an error kept from the disk', async () => {
		const { store, reader } = await filled(clubOf(2));
		const disk = new Disk();
		const copier = disk.copier();
		await copier.copy(reader, 'all');
		const evening = asId<never>('abend-001');
		const [added] = valueOf(await store.append([{ kind: 'passed', evening }]));
		disk.room = 0;
		await expect(copier.copy(reader, new Set([evening]))).rejects.toThrow('killed');
		copier.failed(false);
		disk.room = Infinity;
		await copier.copy(reader, new Set([evening]));
		expect(disk.texts.named).toContain(added?.id);
		expect(disk.left.entries).toHaveLength(7 + 8 + 1);
	});

	it('says that it holds what the log lost, and keeps it', async () => {
		const club = clubOf(4);
		const disk = new Disk();
		await disk.copier().copy((await filled(club)).reader, 'all');
		const said: CopyState[] = [];
		await disk.copier(said).copy((await filled(club.slice(0, -8))).reader, 'all');
		expect(said.at(-1)).toEqual({ kind: 'whole', evenings: 4, more: 8 });
		expect(disk.left.entries).toHaveLength(club.length);
	});
});

describe('a part that was taken back', () => {
	const club = clubOf(10);
	/** Of ten evenings the first six are missing, and the copy of one more was cut in two. */
	async function takenBack() {
		const disk = new Disk();
		const { reader } = await filled(club);
		await disk.copier().copy(reader, 'all');
		const lines = disk.texts.held.split('\n').filter((line) => line !== '');
		disk.texts.held = lines.slice(0, 7 + 4 * 4 - 2).join('\n');
		const { left } = disk;
		const opened = openStore(freshName());
		valueOf(await opened.store.take(left, left.missing));
		const kept = async () => {
			const { store } = openStore(opened.name);
			return new Promise<string | null>((resolve) => void store.watchKept('missing').subscribe(resolve));
		};
		const lack = async () => {
			const missing = readMissing(await kept());
			return missing && countMissing(missing);
		};
		return { ...opened, disk, reader: new LogReader(opened.name), lack };
	}

	it('says how many evenings are missing, also after the next start, until all of them came', async () => {
		const { store, lack } = await takenBack();
		expect(await lack()).toEqual({ of: 10, evenings: 7, club: 0 });
		// New entries do not change that; an evening that arrives does.
		valueOf(await store.append([{ kind: 'passed', evening: asId('abend-000') }]));
		expect(await lack()).toEqual({ of: 10, evenings: 7, club: 0 });
		const first = club.filter((one) => eveningOf(one) === 'abend-000');
		valueOf(await store.take({ club: 'verein', entries: first.slice(1) }));
		expect(await lack()).toEqual({ of: 10, evenings: 7, club: 0 });
		valueOf(await store.take({ club: 'verein', entries: first }));
		expect(await lack()).toEqual({ of: 10, evenings: 6, club: 0 });
		valueOf(await store.take({ club: 'verein', entries: club }));
		expect(await lack()).toBeNull();
	});

	it('is still known to the copy, until the user says that the rest will not come', async () => {
		const { store, disk, reader } = await takenBack();
		await disk.copier().copy(reader, 'all');
		expect(disk.left).toMatchObject({ evenings: 3, missing: { of: 10 } });
		valueOf(await store.keep('missing', null));
		await disk.copier().copy(reader, 'all');
		expect(disk.left).toMatchObject({ evenings: 4, missing: { of: 4, groups: {} } });
	});
});

describe('copies of several clubs', () => {
	const copy = (club: string, at: string, entries: readonly AnyEntry[]): CopiedLog => {
		const ids = entries.map(({ id }) => id);
		const held = entries.map((entry) => heldLine({ group: CLUB, entry })).join('');
		return readCopy(club, namedLine({ at, group: CLUB, ids }), held);
	};
	const large = copy('gestern', '2026-11-20T20:00:00.000Z', clubOf(3));
	const small = copy('heute', '2026-11-21T20:00:00.000Z', clubOf(1));
	const older = readCopy('frueher', '', '', clubOf(9));

	it('offer the one that was written last, however large another is', () => {
		expect(latestOf([small, large, older])?.club).toBe('heute');
		expect(latestOf([older, large, small])?.club).toBe('heute');
		expect(latestOf([older])?.club).toBe('frueher');
		expect(latestOf([readCopy('leer', '', '')])).toBeNull();
	});
});

describe('what an earlier version kept', () => {
	it('is read, but does not know of how much it is a part', () => {
		const older = clubOf(2);
		expect(readCopy('verein', '', '', older)).toMatchObject({
			...{ at: null, evenings: 2, missing: { of: 2, groups: {} } },
			entries: older
		});
	});
});
