import { LogReader } from '#lib/storage/log-reader.ts';
import { Accountant, type KasseAnswer } from './kasse-answer.ts';

// Tells the accounts of the newest evenings, then of all; afterwards it tells each evening that changes.

/** How many evenings come first: the open ones and the lines a reader looks at are among them. */
const FIRST = 24;

const accountant = new Accountant();
const say = (answer: KasseAnswer): void => self.postMessage(answer);

async function follow(name: string): Promise<void> {
	const reader = new LogReader(name);
	const newest = await reader.readNewest(FIRST);
	say({ kind: 'accounts', accounts: accountant.take(newest), whole: false });
	reader.watch().subscribe(
		(changed) => say({ kind: 'accounts', accounts: accountant.take(changed), whole: true }),
		() => say({ kind: 'broken' })
	);
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
	follow(data).catch(() => say({ kind: 'broken' }));
});
