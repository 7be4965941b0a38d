import type { Result } from '#lib/base/result.ts';
import type { Aim, SeatingPlan } from '#lib/championship/seating/plan.ts';
import { inChampionshipWords } from '#lib/championship/refusal-text.ts';
import { checkWishes, NO_WISHES, type Task, type Wishes } from '#lib/championship/seating/wishes.ts';
import { searchSeating, type SeatingSearch } from './seating-search.ts';

/** A search for a plan as its screen shows it: the wishes, the progress, the result. */
export class PlanSearch {
	/** Whom a refusal is about, by number. */
	nameOf: ((number: number) => string) | undefined;
	/** Null while the field is empty. */
	partien: number | null = $state(NO_WISHES.partien);
	aim: Aim = $state(NO_WISHES.aim);
	sixes: boolean = $state(NO_WISHES.sixes);
	fixed: Wishes['fixed'] = $state.raw([]);
	apart: Wishes['apart'] = $state.raw([]);
	readonly #players: () => number;
	readonly #played: Wishes['played'];
	readonly wishes: Wishes = $derived.by(() => ({
		partien: this.partien ?? 0,
		aim: this.aim,
		sixes: this.sixes,
		fixed: this.fixed,
		apart: this.apart,
		played: this.#played
	}));
	/** Refused with a sentence if the wishes contradict each other. */
	readonly task: Result<Task, string> = $derived.by(() =>
		inChampionshipWords(checkWishes(this.players, this.wishes, this.nameOf))
	);
	/** From 0 to 1; null while no search runs. */
	done: number | null = $state(null);
	/** The best plan so far, or the result. */
	best: SeatingPlan | null = $state.raw(null);
	refusal = $state('');
	/** The wishes that the best plan so far keeps, even if others are entered since. */
	asked: Wishes = $state.raw(NO_WISHES);
	#search: SeatingSearch | null = null;
	#running: Promise<void> | null = null;

	/** `after` is for those who go on after some Partien. */
	constructor(players: () => number, after?: Pick<Wishes, 'partien' | 'played'>) {
		this.#players = players;
		this.#played = after?.played ?? [];
		if (after) this.partien = after.partien;
	}

	get players(): number {
		return this.#players();
	}

	/** Whether the even plan with four Partien, which is stored, would not do. */
	get wants(): boolean {
		const { partien, aim, sixes, fixed, apart } = this;
		const isUsual = partien === NO_WISHES.partien && aim === NO_WISHES.aim && sixes === NO_WISHES.sixes;
		return !isUsual || fixed.length > 0 || apart.length > 0;
	}

	/** Whether the best plan was searched for the wishes as they are now. */
	get isFound(): boolean {
		return this.best?.players === this.players && JSON.stringify(this.asked) === JSON.stringify(this.wishes);
	}

	/** Searches to the end; a search that runs already is not begun again. */
	start(): Promise<void> {
		this.#running ??= this.#run().finally(() => (this.#running = null));
		return this.#running;
	}

	async #run(): Promise<void> {
		if (!this.task.ok) return;
		this.done = 0;
		this.best = null;
		this.refusal = '';
		// The wishes are copied: a worker takes only plain data.
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

	/** What `stop` is called. */
	get stopText(): string {
		return this.best ? 'Abbrechen und das Beste bisher nehmen' : 'Abbrechen';
	}

	/** Ends the search; the best plan so far is its result. */
	stop(): void {
		this.#search?.stop();
	}

	discard(): void {
		this.stop();
		this.best = null;
	}
}
