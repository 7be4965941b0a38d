import type { PictureFiles } from './copy-folder.ts';
import { pictureNameOf, type PictureShelf } from './picture-shelf.ts';

/** What the log says of pictures: those that belong to it, with their bytes, and those that go for good. */
interface Asked {
	readonly wanted: ReadonlyMap<string, number>;
	readonly dropped: readonly string[];
}

/** Milliseconds until a photo goes that no entry speaks of: its booking was refused, and perhaps tried again. */
const STRANGE_FOR = 30 * 86_400_000;

/**
 * Brings a club's photos and their second copy level: what only one of them has, the other gets, and what the log has done with
 * goes from both. Without files, where the browser has no place for a copy, it only goes. A file that was torn counts as none.
 * `mayDrop`: whether this device's clock says what is struck long enough; where a club has a relay, that says it, and only the
 * copy follows. `now` in milliseconds since 1970.
 */
export async function levelPictures(
	shelf: Pick<PictureShelf, 'held' | 'picture' | 'keep' | 'drop' | 'strange'>,
	files: PictureFiles | null,
	{ wanted, dropped }: Asked,
	{ mayDrop, now }: { readonly mayDrop: boolean; readonly now: number }
): Promise<void> {
	const known = new Set([...wanted.keys(), ...dropped]);
	await shelf.drop(await shelf.strange(known, now - STRANGE_FOR), now);
	const held = await shelf.held();
	const gone = dropped.filter((name) => mayDrop || !held.has(name));
	await shelf.drop(
		gone.filter((name) => held.has(name)),
		now
	);
	if (!files) return;
	const copied = await files.sizes();
	for (const name of gone) if (copied.has(name)) await files.remove(name);
	for (const [name, bytes] of wanted)
		await levelOne(shelf, files, name, copied.get(name) === bytes, held.has(name));
}

async function levelOne(
	shelf: Pick<PictureShelf, 'picture' | 'keep'>,
	files: PictureFiles,
	name: string,
	isCopied: boolean,
	isHeld: boolean
): Promise<void> {
	if (isCopied === isHeld) return;
	const jpeg = isCopied ? await files.read(name) : await shelf.picture(name);
	if (!jpeg) return;
	if (!isCopied) await files.write(name, jpeg);
	else if ((await pictureNameOf(jpeg)) === name) await shelf.keep(jpeg);
}
