import { counted } from '#lib/base/text.ts';
import { hasMouse } from '../phone.ts';
import { Writing } from '../writing.svelte.ts';

type Tap = () => void;

/**
 * The taps of a screen with an entry panel. What is tapped there while something is being written waits until that stands
 * in the list. While a game is being saved it is meant for the next one: if that fails, it goes on waiting until a game is
 * saved.
 */
export class TapQueue extends Writing {
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
	readonly leftText = $derived(
		this.left > 0
			? `${counted(this.left, 'Tipp wartet', 'Tipps warten')}, bis dieses Spiel gespeichert ist`
			: ''
	);
	readonly isEmpty = $derived(this.#waiting.length === 0);

	/** Does what was tapped, now or as soon as it can. If it `saves`, the second of two taps does nothing. */
	tap(work: Tap, saves = false): void {
		if (!this.held) work();
		else if (!saves || !this.isEmpty) this.#waiting = [...this.#waiting, work];
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

type Answer = (event: KeyboardEvent) => void;

/** Keys on their way to what answers them. It is fetched where there is a keyboard, and what is typed before it is there waits. */
export class TypedKeys {
	/** A mouse makes a keyboard likely, the first key tells. */
	expected = $state(hasMouse());
	readonly #waiting: KeyboardEvent[] = [];
	readonly #isButton: (target: EventTarget | null) => boolean;
	#answer: Answer | null = null;

	/** The button that Enter presses: before all is there it is pressed by the browser alone. */
	constructor(isButton: (target: EventTarget | null) => boolean) {
		this.#isButton = isButton;
	}

	readonly take: Answer = (event) => {
		this.expected = true;
		if (this.#answer) this.#answer(event);
		else if (!this.#isButton(event.target)) this.#waiting.push(event);
	};

	readonly answerWith = (answer: Answer): void => {
		this.#answer = answer;
		this.#waiting.splice(0).forEach(answer);
	};
}
