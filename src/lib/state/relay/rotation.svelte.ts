import type { Slide } from '#lib/championship/wall.ts';

/** Milliseconds that a page stays: long enough to find one name among 24. */
const STAY = 10_000;

const nameOf = ({ scene, page }: Slide): string => `${scene} ${page}`;

/** The pages of the wall, one after the other. A new first scene is shown at once. */
export class Rotation {
	readonly #slides: () => readonly Slide[];
	/** The page stepped to, and the first scene at that time. */
	#at = $state.raw({ name: '', first: '' });
	/** Whether the page stays until somebody steps on. */
	held = $state(false);

	readonly #index: number = $derived.by(() => {
		const slides = this.#slides();
		const { name, first } = this.#at;
		return first === slides[0]?.scene
			? Math.max(
					0,
					slides.findIndex((slide) => nameOf(slide) === name)
				)
			: 0;
	});
	readonly current: Slide | undefined = $derived.by(() => this.#slides()[this.#index]);
	/** Changes whenever the page does. */
	readonly name: string = $derived(this.current ? nameOf(this.current) : '');

	constructor(slides: () => readonly Slide[]) {
		this.#slides = slides;
	}

	/** Shows the page after, or before, and begins again at the end. */
	step(by: 1 | -1): void {
		const slides = this.#slides();
		const next = slides.at((this.#index + by) % slides.length);
		if (next) this.#at = { name: nameOf(next), first: slides[0]?.scene ?? '' };
	}

	/** Steps on by itself, for as long as its effect lives; the podium stays until somebody steps on. */
	run(): (() => void) | undefined {
		// Asked for, so that each page has its full time.
		if (this.name === '' || this.current?.scene === 'podium' || this.held || this.#slides().length < 2)
			return undefined;
		const timer = setTimeout(() => this.step(1), STAY);
		return () => clearTimeout(timer);
	}
}
