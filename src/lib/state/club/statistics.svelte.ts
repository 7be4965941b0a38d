import type { Two } from '#lib/statistics/two-members.ts';
import type { Which } from '#lib/statistics/games-behind.ts';
import type { ListedGame } from '#lib/statistics/listed-games.ts';
import type { Span } from '#lib/statistics/span.ts';
import type {
	StatisticsAnswer,
	StatisticsAsked,
	FiguresAnswer,
	YearbookAnswer
} from '#lib/workers/statistics-answer.ts';
import type { WorkerPort } from '../watched.ts';
import { OfSession, type Session } from '../session.svelte.ts';

function openWorker(database: string): WorkerPort {
	const worker = new Worker(new URL('../../workers/statistics.worker.ts', import.meta.url), {
		type: 'module'
	});
	worker.postMessage(database);
	return worker;
}

/** The games behind a figure: the newest, and how many there are in all. */
export interface GamesBehind {
	readonly games: readonly ListedGame[];
	readonly inAll: number;
}

/** Figures over the whole club, counted in a worker; `end` stops the counting. */
export class Statistics extends OfSession {
	/** The newest answers; they stay while the next question is open. */
	figures: FiguresAnswer | undefined = $state.raw();
	yearbook: YearbookAnswer | undefined = $state.raw();
	/** How much of the club was counted, 0 to 1. */
	done = $state(0);
	broken = $state(false);
	readonly #worker: WorkerPort;
	/** The newest question for games, and who gets its answer. */
	#waiting: { readonly turn: number; readonly hear: (games: GamesBehind) => void } | null = null;
	/** The number of the newest question for figures; answers to earlier ones are ignored. */
	#asked = 0;
	#turn = 0;

	constructor(session: Session, open: (database: string) => WorkerPort = openWorker) {
		super(session);
		this.#worker = open(this.session.store.name);
		this.#worker.onmessage = ({ data }: MessageEvent<StatisticsAnswer>) => this.#hear(data);
		this.#worker.onerror = () => (this.broken = true);
	}

	/** Without a span the newest year is meant; `two` are put beside each other. */
	askFigures(span: Span | null, two: Two | null = null): void {
		this.#asked = this.#post({ kind: 'figures', span, two });
	}

	askYearbook(year: number): void {
		this.#asked = this.#post({ kind: 'yearbook', year });
	}

	gamesBehind(span: Span, which: Which): Promise<GamesBehind> {
		const turn = this.#post({ kind: 'games', span, which });
		return new Promise((hear) => (this.#waiting = { turn, hear }));
	}

	end(): void {
		this.#worker.terminate();
	}

	#post(question: Question): number {
		this.#turn += 1;
		this.#worker.postMessage({ ...question, turn: this.#turn });
		return this.#turn;
	}

	#hear(answer: StatisticsAnswer): void {
		if (answer.kind === 'broken') {
			this.broken = true;
		} else if (answer.kind === 'games') {
			if (answer.turn === this.#waiting?.turn) this.#waiting.hear(answer);
		} else if (answer.kind === 'progress') {
			this.done = answer.done;
		} else {
			this.done = 1;
			if (answer.turn !== this.#asked) return;
			if (answer.kind === 'figures') this.figures = answer;
			else this.yearbook = answer;
		}
	}
}

type Question = StatisticsAsked extends infer A
	? A extends StatisticsAsked
		? Omit<A, 'turn'>
		: never
	: never;
