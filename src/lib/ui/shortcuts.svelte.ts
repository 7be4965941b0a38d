import { getContext, setContext } from 'svelte';

/** By what a control is called, its key as `aria-keyshortcuts` wants it. */
type Shown = ReadonlyMap<string, string>;

/** The keys that a panel's chips and seats show. None, until somebody has a keyboard. */
export class Shortcuts {
	#now: (() => Shown) | null = $state.raw(null);
	readonly #shown: Shown | undefined = $derived(this.#now?.());

	/** From now on they are what this says, whatever is typed meanwhile. */
	show(now: () => Shown): void {
		this.#now = now;
	}

	of(name: string): string | undefined {
		return this.#shown?.get(name);
	}
}

const CONTEXT = Symbol('shortcuts');

export const provideShortcuts = (): void => void setContext(CONTEXT, new Shortcuts());

/** Those of the panel around; none where there is no such panel. */
export const shortcuts = (): Shortcuts | undefined => getContext<Shortcuts | undefined>(CONTEXT);

/** Whether a laptop is likely: its mouse is known, its keyboard is not. */
export const hasMouse = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

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
