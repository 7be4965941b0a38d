import type { PictureFiles } from './copy-folder.ts';
import { pictureNameOf, type PictureShelf } from './picture-shelf.ts';

/** What the log says of pictures: those that belong to it, with their bytes, and those that go for good. */
interface Asked {
	readonly wanted: ReadonlyMap<string, number>;
	readonly dropped: readonly string[];
}

/**
 * Brings a club's photos and their second copy level: what only one of them has, the other gets, and what the log has done with
 * goes from both. Without files, where the browser has no place for a copy, it only goes. A file that was torn counts as none.
 */
export async function levelPictures(
	shelf: Pick<PictureShelf, 'held' | 'picture' | 'keep' | 'drop'>,
	files: PictureFiles | null,
	{ wanted, dropped }: Asked
): Promise<void> {
	const held = await shelf.held();
	await shelf.drop(dropped.filter((name) => held.has(name)));
	if (!files) return;
	const copied = await files.sizes();
	for (const name of dropped) if (copied.has(name)) await files.remove(name);
	for (const [name, bytes] of wanted) {
		const isCopied = copied.get(name) === bytes;
		if (held.has(name) === isCopied) continue;
		const jpeg = isCopied ? await files.read(name) : await shelf.picture(name);
		if (!jpeg) continue;
		if (!isCopied) await files.write(name, jpeg);
		else if ((await pictureNameOf(jpeg)) === name) await shelf.keep(jpeg);
	}
}
