import { Copier, type CopyState } from '#lib/storage/copier.ts';
import { canCopy, useCopy } from '#lib/storage/copy-folder.ts';
import { DATABASE } from '#lib/storage/database.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { CopyDesk, type WantedGroups } from './copy-desk.ts';

// Keeps the second copy level with the log: all of it at each start, then what is written, while the page lives.

const say = (state: CopyState): void => self.postMessage(state);
const desk = new CopyDesk({
	copier: new Copier(useCopy, () => new Date().toISOString(), say),
	open: () => new LogReader(DATABASE),
	later: (work, milliseconds) => void setTimeout(work, milliseconds)
});

self.addEventListener('message', async ({ data }: MessageEvent<WantedGroups>) => {
	if (await canCopy()) void desk.copy(data);
	else say({ kind: 'none' });
});
