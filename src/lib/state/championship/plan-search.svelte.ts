import type { Result } from '#lib/base/result.ts';
import type { Aim, SeatingPlan } from '#lib/championship/seating/plan.ts';
import { inWords } from '#lib/championship/refusal-text.ts';
import { checkWishes, NO_WISHES, type Task, type Wishes } from '#lib/championship/seating/wishes.ts';
import { searchSeating, type SeatingSearch } from './seating-search.ts';

/** A search for a plan as its screen shows it: what is wished, how far it has come, what it found. */
export class PlanSearch {
	readonly players: number;
	/** Null while the field is empty. */
	partien: number | null = $state(NO_WISHES.partien);
	aim: Aim = $state(NO_WISHES.aim);
	sixes: boolean = $state(NO_WISHES.sixes);
	fixed: Wishes['fixed'] = $state.raw([]);
	apart: Wishes['apart'] = $state.raw([]);
	readonly wishes: Wishes = $derived({
		partien: this.partien ?? 0,
		aim: this.aim,
		sixes: this.sixes,
		fixed: this.fixed,
		apart: this.apart
	});
	/** Refused with one sentence where the wishes contradict each other. */
	readonly task: Result<Task, string> = $derived.by(() => inWords(checkWishes(this.players, this.wishes)));
	/** From 0 to 1; null while nothing is searched. */
	done: number | null = $state(null);
	/** The best so far, or what was found. */
	best: SeatingPlan | null = $state.raw(null);
	refusal = $state('');
	/** What the best so far keeps to, whatever is wished since. */
	asked: Wishes = $state.raw(NO_WISHES);
	#search: SeatingSearch | null = null;

	constructor(players: number) {
		this.players = players;
	}

	async start(): Promise<void> {
		if (this.#search || !this.task.ok) return;
		this.done = 0;
		this.best = null;
		this.refusal = '';
		// What is asked is copied: a worker is told plain data.
		const wishes = $state.snapshot(this.wishes) as Wishes;
		this.asked = wishes;
		this.#search = searchSeating({ players: this.players, wishes }, ({ done, best }) => {
			this.done = done;
			this.best = best ?? null;
		});
		const found = await this.#search.plan;
		this.#search = null;
		this.done = null;
		if (found.ok) this.best = found.value;
		else this.refusal = found.error;
	}

	/** Enough: the best so far is what was found. */
	stop(): void {
		this.#search?.stop();
	}

	discard(): void {
		this.stop();
		this.best = null;
	}
}
