import { assertNever, ok, refused, type Result } from '#lib/base/result.ts';
import { championshipSentence } from '#lib/championship/refusal-text.ts';
import type { SeatingPlan } from '#lib/championship/seating/plan.ts';
import type { Progress } from '#lib/championship/seating/solve.ts';
import type { WorkerPort } from '../watched.ts';
import type { SeatingAnswer, SeatingAsked } from '#lib/workers/seating-answer.ts';

const openWorker = (): WorkerPort =>
	new Worker(new URL('../../workers/seating.worker.ts', import.meta.url), { type: 'module' });

/** A search in a worker. */
export interface SeatingSearch {
	/** The plan, or a sentence why there is none. */
	readonly plan: Promise<Result<SeatingPlan, string>>;
	/** Ends the search at once; the best plan so far is then the result. */
	readonly stop: () => void;
}

/** Searches a plan while the screen goes on; `onProgress` gets the progress about ten times a second. */
export function searchSeating(
	asked: SeatingAsked,
	onProgress: (progress: Progress) => void,
	open: () => WorkerPort = openWorker
): SeatingSearch {
	const worker = open();
	let best: SeatingPlan | undefined;
	const { promise, resolve } = withResolver<Result<SeatingPlan, string>>();
	const end = (result: Result<SeatingPlan, string>): void => {
		worker.terminate();
		resolve(result);
	};
	const endWithBest = (): void =>
		end(best ? ok(best) : refused(championshipSentence({ code: 'planNotFound' })));
	worker.onmessage = ({ data }: MessageEvent<SeatingAnswer>) => {
		switch (data.kind) {
			case 'progress':
				best = data.best;
				return onProgress({ done: data.done, best });
			case 'found':
				return end(ok(data.plan));
			case 'refused':
				return end(refused(championshipSentence(data.refusal)));
			default:
				return assertNever(data);
		}
	};
	worker.onerror = endWithBest;
	worker.postMessage(asked);
	return { plan: promise, stop: endWithBest };
}

/** A promise and the function that resolves it; `Promise.withResolvers` is missing on older phones. */
function withResolver<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
	let resolve: (value: T) => void = () => undefined;
	const promise = new Promise<T>((settle) => (resolve = settle));
	return { promise, resolve };
}
