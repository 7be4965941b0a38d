import { FilesDesk, type FilesAnswer, type FilesAsked } from './files-desk.ts';

// Reads and writes files of clubs. It is told the club's database first. Whoever wants no answer any more ends the worker: a
// transaction that is not complete then leaves everything as it was.

/** Milliseconds between two reports of how far it is. */
const PAUSE = 100;

let desk: FilesDesk | undefined;
let told = 0;

function say(answer: FilesAnswer): void {
	if (answer.kind === 'step' && answer.done !== null && performance.now() - told < PAUSE) return;
	told = performance.now();
	self.postMessage(answer);
}

self.addEventListener('message', ({ data }: MessageEvent<string | FilesAsked>) => {
	if (typeof data !== 'string') return ask(data);
	desk = new FilesDesk(
		data,
		{
			now: () => Date.now(),
			at: () => new Date().toISOString(),
			random: () => crypto.getRandomValues(new Uint8Array(8)),
			token: () => crypto.randomUUID()
		},
		say
	);
});

/** What breaks here is told by the page: it hears an error of the worker. */
function ask(asked: FilesAsked): void {
	desk?.ask(asked).catch((error: unknown) => {
		setTimeout(() => {
			throw error;
		});
	});
}
