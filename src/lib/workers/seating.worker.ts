import { answersTo, type SeatingAsked } from './seating-answer.ts';

// One question, its answers, and no more: who has enough ends the worker.

self.addEventListener('message', ({ data }: MessageEvent<SeatingAsked>) => {
	for (const answer of answersTo(data, Math.random, () => performance.now())) self.postMessage(answer);
});
