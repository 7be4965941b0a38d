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
