import { picturesIn } from '#lib/kasse/receipts.ts';
import { Copier, type CopyState } from '#lib/storage/copier.ts';
import { canCopy, useCopy, usePictureFiles } from '#lib/storage/copy-folder.ts';
import { CLUB } from '#lib/storage/database.ts';
import { levelPictures } from '#lib/storage/level-pictures.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { PictureShelf } from '#lib/storage/picture-shelf.ts';
import { CopyDesk, type WantedGroups } from './copy-desk.ts';

// Keeps the second copy level with the log: all of it at each start, then what is written, while the page lives. It is
// told the club's database first.

const say = (state: CopyState): void => self.postMessage(state);
let database = '';
let desk: CopyDesk | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<string | WantedGroups>) => {
	if (!desk) return begin(String(data));
	const wanted = data as WantedGroups;
	const isPossible = await canCopy();
	if (isPossible) await desk.copy(wanted);
	else say({ kind: 'none' });
	// What fails here is done at the next start.
	if (wanted === 'all' || wanted.has(CLUB)) await copyPictures(isPossible).catch(() => {});
});

function begin(name: string): void {
	database = name;
	desk = new CopyDesk({
		copier: new Copier(useCopy, () => new Date().toISOString(), say),
		open: () => new LogReader(database),
		later: (work, milliseconds) => void setTimeout(work, milliseconds)
	});
}

async function copyPictures(isPossible: boolean): Promise<void> {
	const reader = new LogReader(database);
	const shelf = new PictureShelf(database);
	try {
		const now = Date.now();
		const asked = picturesIn(await reader.readGroup(CLUB), now);
		if (asked.wanted.size + asked.dropped.length === 0) return;
		const club = await reader.clubId();
		const how = { mayDrop: !(await reader.isJoined()), now };
		if (isPossible) await usePictureFiles(club, (files) => levelPictures(shelf, files, asked, how));
		else await levelPictures(shelf, null, asked, how);
	} finally {
		reader.close();
		shelf.close();
	}
}
