import { flushSync, tick } from 'svelte';
import { keptList } from './club/front-club.ts';
import { dropPicture, forgetPicture, keepPicture, pictured, type Pictured } from './kept-text.ts';
import { OfSession, SETTLED, type Session } from './session.svelte.ts';

/** Milliseconds between two looks whether a finger still lies on the picture. */
const PRESSED = 30;
/** Rows of a long list that the first picture of a page shows, which is more than a phone does; the others come with the next one. */
export const FIRST_ROWS = 12;

/**
 * The page as it was drawn last stands there before any script of the app has come (routes/first-paint.js), until the page
 * itself does. Its figures are seen only if they still hold.
 */
abstract class PagePicture extends OfSession {
	readonly #version: string;
	readonly #page: Pictured;
	readonly #clubs = keptList();
	protected keeping: ReturnType<typeof setTimeout> | undefined;

	constructor(session: Session, version: string, page: Pictured) {
		super(session);
		this.#version = version;
		this.#page = page;
	}

	/**
	 * The page takes its picture's place. What was tapped on that is tapped on the page, in this order, where it says the same
	 * of the same half-typed game.
	 */
	replace(page: HTMLElement): void {
		const picture = pictured();
		if (!picture) return;
		if (Number(picture.dataset['pressed'] ?? 0) > performance.now())
			return void setTimeout(() => this.replace(page), PRESSED);
		const tapped = [...picture.querySelectorAll<HTMLElement>('[data-tapped]')].sort(
			(a, b) => Number(a.dataset['tapped']) - Number(b.dataset['tapped'])
		);
		const focused = twin(page, picture, picture.querySelector(':focus'));
		const taps = typedAt(page) === typedAt(picture) ? tapped.map((one) => twin(page, picture, one)) : [];
		page.className = picture.className;
		dropPicture();
		// While the page waited for a finger, its heading could not get the focus.
		(focused ?? page.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
		// Nor could anything on it be scrolled to.
		page.querySelector('ol > [aria-current]')?.scrollIntoView({ block: 'center' });
		void tapAll(taps);
	}

	/** Keeps what the page at this path shows on this day (YYYY-MM-DD) after so many writes. */
	protected keepAs(path: string, html: string, day: string, writes: number): void {
		const drawn = `${this.#version} ${path} ${this.#clubs}`;
		keepPicture(this.session.store.name, this.#page, { drawn, day, writes, html });
	}
}

/** The start page's. */
export class StartPicture extends PagePicture {
	/** Before anything is drawn: at midnight the picture is rather a day too old than one too young. */
	readonly #day = this.session.today();

	constructor(session: Session, version: string) {
		super(session, version, 'start');
	}

	/** The page was left. */
	end(): void {
		clearTimeout(this.keeping);
		dropPicture();
	}

	/**
	 * Keeps the page as it is drawn at first for the next start, if what it is drawn from stays the same until it has
	 * settled. Sums that come later are not on it, nor half of them.
	 */
	keep(main: HTMLElement, from: () => readonly unknown[]): void {
		if (this.keeping !== undefined) return;
		const [html, before, known] = [main.innerHTML, from(), this.session.store.knownWrites()];
		this.keeping = setTimeout(async () => {
			const writes = await known;
			if (from().every((part, i) => part === before[i])) this.keepAs('/', html, this.#day, writes);
		}, SETTLED);
	}
}

/** An open evening's: the table as it was left, also by a phone that ends what it does not show. */
export class TablePicture extends PagePicture {
	constructor(session: Session, version: string) {
		super(session, version, 'table');
	}

	/** The table at this path is drawn. `writing` tells what a write moved, and ends telling it. */
	follow(
		frame: HTMLElement,
		path: string,
		writing: { readonly moved: readonly unknown[]; endMoved(): void }
	): () => void {
		const page = document.getElementById('app');
		if (page) this.replace(page);
		const day = this.session.today();
		const keep = async (): Promise<void> => {
			// It will come back otherwise than it is now, and than it was before.
			if (writing.moved.length > 0 || !isAtRest(frame))
				return forgetPicture(this.session.store.name, 'table');
			const html = pictureOf(frame);
			this.keepAs(path, html, day, await this.session.store.knownWrites());
		};
		const keepLeft = (): void => {
			if (document.visibilityState !== 'hidden') return;
			flushSync(() => writing.endMoved());
			void keep();
		};
		document.addEventListener('visibilitychange', keepLeft);
		this.keeping = setTimeout(keep, SETTLED);
		return () => {
			document.removeEventListener('visibilitychange', keepLeft);
			clearTimeout(this.keeping);
		};
	}
}

/** Something can be typed, what is typed lies in the database, and nothing is folded out. */
const isAtRest = (frame: HTMLElement): boolean =>
	frame.querySelector('[data-kept="kept"], [data-kept="nothing"]') !== null &&
	frame.querySelector('[aria-expanded="true"]') === null;

/** What the table will show when it is opened again: nothing that is said for a moment, and no row out of sight. */
function pictureOf(frame: HTMLElement): string {
	const copy = frame.cloneNode(true) as HTMLElement;
	// The page's own rules let no attribute hold styles: the script sets them.
	for (const one of copy.querySelectorAll<HTMLElement>('[style]')) {
		one.dataset['style'] = one.style.cssText;
		one.removeAttribute('style');
	}
	// A press on it takes the focus from nothing.
	copy.querySelector('h1')?.removeAttribute('tabindex');
	for (const one of copy.querySelectorAll<HTMLElement>('[data-passing]'))
		one.dataset['style'] = 'visibility: hidden';
	for (const one of copy.querySelectorAll('.news > .over, :is(.said, .for-readers)[role="status"]'))
		one.replaceChildren();
	const unseen = `ol > :nth-child(n + ${FIRST_ROWS + 1})`;
	for (const one of copy.querySelectorAll(unseen)) one.remove();
	return copy.outerHTML;
}

/** Tells the half-typed game that is shown from any other. */
const typedAt = (root: HTMLElement): string | undefined =>
	root.querySelector<HTMLElement>('[data-typed]')?.dataset['typed'];

const says = (one: Element): string | null =>
	one.getAttribute('href') ?? `${one.ariaLabel} ${one.textContent}`;

/** The page's own link or button that one of its picture stands for. */
function twin(page: HTMLElement, picture: HTMLElement, of: Element | null): HTMLElement | undefined {
	if (!of) return undefined;
	const [there, here] = [picture, page].map((root) =>
		[...root.querySelectorAll<HTMLElement>('a, button')].filter((one) => says(one) === says(of))
	);
	return here?.[there?.indexOf(of as HTMLElement) ?? -1];
}

/** One tap after the other, each where the one before it left the same words: no price is saved that nobody read. */
async function tapAll(taps: readonly (HTMLElement | undefined)[]): Promise<void> {
	const words = taps.map((one) => one && says(one));
	for (const [i, one] of taps.entries()) {
		if (one && says(one) === words[i]) one.click();
		await tick();
	}
}
