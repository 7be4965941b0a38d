import { Copier, type CopyState } from '#lib/storage/copier.ts';
import { canCopy, useCopy } from '#lib/storage/copy-folder.ts';
import { LogReader } from '#lib/storage/log-reader.ts';
import { CopyDesk, type WantedGroups } from './copy-desk.ts';

// Keeps the second copy level with the log: all of it at each start, then what is written, while the page lives. It is
// told the club's database first.

const say = (state: CopyState): void => self.postMessage(state);
let desk: CopyDesk | undefined;

self.addEventListener('message', async ({ data }: MessageEvent<string | WantedGroups>) => {
	if (!desk) return begin(String(data));
	if (await canCopy()) void desk.copy(data as WantedGroups);
	else say({ kind: 'none' });
});

function begin(database: string): void {
	desk = new CopyDesk({
		copier: new Copier(useCopy, () => new Date().toISOString(), say),
		open: () => new LogReader(database),
		later: (work, milliseconds) => void setTimeout(work, milliseconds)
	});
}
