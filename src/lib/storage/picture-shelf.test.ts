import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freshName } from '../../../tests/support/stores.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import type { PictureFiles } from './copy-folder.ts';
import { levelPictures } from './level-pictures.ts';
import { dropPictures, pictureNameOf, PictureShelf } from './picture-shelf.ts';

const photo = (first: number): Uint8Array<ArrayBuffer> => new Uint8Array([0xff, 0xd8, first, 1, 2, 3]);

const tomorrow = (): number => Date.now() + 86_400_000;

function open(name = freshName()): PictureShelf {
	const shelf = new PictureShelf(name);
	onTestFinished(() => shelf.close());
	return shelf;
}

/** Files in memory. */
class Files implements PictureFiles {
	readonly all = new Map<string, Uint8Array<ArrayBuffer>>();
	sizes = async (): Promise<ReadonlyMap<string, number>> =>
		new Map([...this.all].map(([name, { length }]) => [name, length]));
	read = async (name: string): Promise<Uint8Array<ArrayBuffer>> => this.all.get(name) ?? new Uint8Array();
	write = async (name: string, jpeg: Uint8Array<ArrayBuffer>): Promise<void> => void this.all.set(name, jpeg);
	remove = async (name: string): Promise<void> => void this.all.delete(name);
}

it('a photo is called by its SHA-256', async () => {
	// That of no bytes is e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 (FIPS 180-4).
	expect(await pictureNameOf(new Uint8Array())).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU');
});

describe('a photo that was kept', () => {
	it('is there at the next start, told to other pages, and gone with its club', async () => {
		const name = freshName();
		const [one, other] = [open(name), open(name)];
		const told: string[] = [];
		other.follow((kept) => told.push(kept));
		const kept = await one.keep(photo(1));
		expect(kept).toBe(await pictureNameOf(photo(1)));
		await eventually(() => expect(told).toEqual([kept]));
		const again = open(name);
		expect([...(await again.held())]).toEqual([kept]);
		expect(await again.picture(kept)).toEqual(photo(1));
		expect(await again.picture('another')).toBeNull();
		await dropPictures(name);
		expect([...(await open(name).held())]).toEqual([]);
	});

	it('goes where it is dropped, and no other', async () => {
		const database = freshName();
		const [shelf, other] = [open(database), open(database)];
		const [first, second] = [await shelf.keep(photo(1)), await shelf.keep(photo(2))];
		const told: string[] = [];
		other.follow((name) => told.push(name));
		await shelf.drop([first, 'another'], tomorrow());
		expect([...(await shelf.held())]).toEqual([second]);
		await eventually(() => expect(told).toContain(first));
	});

	it('stays where it has just come, since the entry that names it is written after it', async () => {
		const shelf = open();
		const name = await shelf.keep(photo(1));
		const [before, after] = [-1, 1].map((sign) => Date.now() + sign * 3_500_000);
		for (const now of [before, after]) await shelf.drop([name], now);
		expect([...(await shelf.held())]).toEqual([name]);
		// Kept again, it has come anew.
		vi.useFakeTimers({ now: tomorrow(), toFake: ['Date'] });
		onTestFinished(() => void vi.useRealTimers());
		await shelf.keep(photo(1));
		await shelf.drop([name]);
		expect([...(await shelf.held())]).toEqual([name]);
		// The clock was a day ahead, and is set right.
		vi.useRealTimers();
		await shelf.drop([name]);
		expect([...(await shelf.held())]).toEqual([]);
	});
});

describe('photos and their second copy', () => {
	/** Two photos that the log wants, and one that it is done with. */
	async function asked() {
		const [one, two, gone] = await Promise.all([photo(1), photo(2), photo(3)].map(pictureNameOf));
		if (!one || !two || !gone) throw new Error('no names');
		const wanted = new Map([one, two].map((name) => [name, photo(1).length]));
		return { one, two, gone, said: { wanted, dropped: [gone] } };
	}

	const how = { mayDrop: true, now: tomorrow() };

	it('where a relay says what goes, the copy follows alone', async () => {
		const { one, gone, said } = await asked();
		const [shelf, files] = [open(), new Files()];
		for (const first of [1, 3]) await shelf.keep(photo(first));
		await files.write(gone, photo(3));
		await levelPictures(shelf, files, said, { ...how, mayDrop: false });
		expect([[...(await shelf.held())].toSorted(), files.all.has(gone)]).toEqual([
			[one, gone].toSorted(),
			true
		]);
		await shelf.drop([gone], how.now);
		await levelPictures(shelf, files, said, { ...how, mayDrop: false });
		expect([...files.all.keys()]).toEqual([one]);
	});

	it('one that no entry speaks of goes after thirty days', async () => {
		const { one, said } = await asked();
		const shelf = open();
		for (const first of [1, 9]) await shelf.keep(photo(first));
		const later = (days: number) => ({ ...how, now: Date.now() + days * 86_400_000 });
		await levelPictures(shelf, null, said, later(29));
		expect((await shelf.held()).size).toBe(2);
		await levelPictures(shelf, null, said, later(31));
		expect([...(await shelf.held())]).toEqual([one]);
	});

	it('give each other what one of them lacks, and both lose what is struck for good', async () => {
		const { one, two, gone, said } = await asked();
		const [shelf, files] = [open(), new Files()];
		await shelf.keep(photo(1));
		await shelf.keep(photo(3));
		await files.write(two, photo(2));
		await files.write(gone, photo(3));
		await levelPictures(shelf, files, said, how);
		expect([...(await shelf.held())].toSorted()).toEqual([one, two].toSorted());
		expect([...files.all.keys()].toSorted()).toEqual([one, two].toSorted());
	});

	it('a torn copy is written anew, and never brought back', async () => {
		const { one, two, said } = await asked();
		const [shelf, files] = [open(), new Files()];
		await shelf.keep(photo(1));
		await files.write(one, photo(1).subarray(0, 2));
		// As long as it should be, and not what it should be.
		await files.write(two, photo(9));
		await levelPictures(shelf, files, said, how);
		expect([...(await shelf.held())]).toEqual([one]);
		expect(files.all.get(one)).toEqual(photo(1));
	});

	it('where there is no place for a copy, what is struck goes all the same', async () => {
		const { one, said } = await asked();
		const shelf = open();
		await shelf.keep(photo(1));
		await shelf.keep(photo(3));
		await levelPictures(shelf, null, said, how);
		expect([...(await shelf.held())]).toEqual([one]);
	});
});
