import { LogReader } from '#lib/storage/log-reader.ts';
import { Accountant, type KasseAnswer } from './kasse-answer.ts';

// Says what the newest evenings come to, then all of them; then, for as long as it lives, each that changes.

/** Evenings that come first: what is open is among them, and the lines that one looks at. */
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
