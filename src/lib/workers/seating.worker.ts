import { answersTo, type SeatingAsked } from './seating-answer.ts';

// Answers one question. A screen that needs no more answers ends the worker.

self.addEventListener('message', ({ data }: MessageEvent<SeatingAsked>) => {
	for (const answer of answersTo(data, Math.random, () => performance.now())) self.postMessage(answer);
});
