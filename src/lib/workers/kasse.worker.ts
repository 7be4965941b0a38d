import { LogReader } from '#lib/storage/log-reader.ts';
import { Accountant, type Answer } from './kasse-answer.ts';

// Reads the whole log and says what each evening comes to; then, for as long as it lives, each that changes.

const accountant = new Accountant();
const say = (answer: Answer): void => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
	new LogReader(data).watch().subscribe(
		(changed) => say({ kind: 'accounts', accounts: accountant.take(changed) }),
		() => say({ kind: 'broken' })
	);
});
