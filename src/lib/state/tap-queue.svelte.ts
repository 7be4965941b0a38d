import { counted } from '#lib/base/text.ts';

type Tap = () => void;

/**
 * The taps on the entry panel. What is tapped while something is being written waits until that stands in the list. While
 * a game is being saved it is meant for the next one: if that fails, it goes on waiting until a game is saved.
 */
export class TapQueue {
	#writes = $state(0);
	#waiting: readonly Tap[] = $state.raw([]);
	/** What is meant for the game after one that could not be saved. */
	#kept: readonly Tap[] = $state.raw([]);
	/** Whatever takes its turn begins after this. */
	#turn: Promise<unknown> = Promise.resolve();
	/** Whether a tap waits now. */
	readonly held = $derived(this.#writes > 0);
	/** How many taps a write that failed keeps waiting. */
	readonly left = $derived(this.held ? 0 : this.#kept.length);
	/** What is to be said of them; usually nothing. */
	readonly said = $derived(
		this.left > 0
			? `${counted(this.left, 'Tipp wartet', 'Tipps warten')}, bis dieses Spiel gespeichert ist`
			: ''
	);
	readonly isEmpty = $derived(this.#waiting.length === 0);

	/** Does what was tapped, now or as soon as it can. */
	tap(work: Tap): void {
		if (this.held) this.#waiting = [...this.#waiting, work];
		else work();
	}

	/** The same for what takes a moment: each begins after the one before it. */
	inTurn(work: () => Promise<unknown>): void {
		const now = (): unknown => (this.held ? this.tap(() => this.inTurn(work)) : work());
		this.#turn = this.#turn.then(now).catch(() => undefined);
	}

	/**
	 * Keeps taps waiting while this is written; what it returns says whether it was. `savesGame` says whether what is tapped
	 * meanwhile is meant for another game.
	 */
	async hold(write: () => Promise<boolean>, savesGame = false): Promise<boolean> {
		this.#writes += 1;
		let written = false;
		try {
			return (written = await write());
		} finally {
			this.#writes -= 1;
			if (savesGame) this.#endGame(written);
			this.#goOn();
		}
	}

	/** Forgets what waits. */
	clear(): void {
		this.#waiting = [];
		this.#kept = [];
	}

	#endGame(written: boolean): void {
		const taps = [...this.#kept, ...this.#waiting];
		this.#kept = written ? [] : taps;
		this.#waiting = written ? taps : [];
	}

	#goOn(): void {
		for (let [next] = this.#waiting; next && !this.held; [next] = this.#waiting) {
			this.#waiting = this.#waiting.slice(1);
			next();
		}
	}
}
