import { flushSync, onMount } from 'svelte';

/** Whether what is asking is drawn for paper now; for a component to make while it is made itself. */
export class Paper {
	on = $state(false);

	constructor() {
		onMount(() => {
			const paper = matchMedia('print');
			this.on = paper.matches;
			const follow = (): void => this.#put(paper.matches);
			const begin = (): void => this.#put(true);
			const end = (): void => this.#put(false);
			paper.addEventListener('change', follow);
			addEventListener('beforeprint', begin);
			addEventListener('afterprint', end);
			return () => {
				paper.removeEventListener('change', follow);
				removeEventListener('beforeprint', begin);
				removeEventListener('afterprint', end);
			};
		});
	}

	/** At once: the browser lays the sheet out right after it said so. */
	#put(on: boolean): void {
		flushSync(() => {
			this.on = on;
		});
	}
}
