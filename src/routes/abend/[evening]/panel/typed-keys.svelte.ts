import { hasMouse } from '#lib/ui/shortcuts.svelte.ts';

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
