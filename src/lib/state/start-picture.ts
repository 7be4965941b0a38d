import { keptList } from './front-club.ts';
import { dropPicture, keepPicture, pictured } from './kept-text.ts';
import { OfSession, type Session } from './session.svelte.ts';

/** Milliseconds until the page is drawn and has done what nobody waits for. */
const SETTLED = 1500;
/** Milliseconds between two looks whether a finger still lies on the picture. */
const PRESSED = 30;

/**
 * The start page as it was drawn last stands there before any script of the app has come (routes/start-picture.js), until
 * the page itself does. Its figures are seen only if they still hold.
 */
export class StartPicture extends OfSession {
	readonly #version: string;
	/** Before anything is drawn: at midnight the picture is rather a day too old than one too young. */
	readonly #day = this.session.today();
	readonly #clubs = keptList();
	#keeping: ReturnType<typeof setTimeout> | undefined;

	constructor(session: Session, version: string) {
		super(session);
		this.#version = version;
	}

	/** The page was left. */
	end(): void {
		clearTimeout(this.#keeping);
		dropPicture();
	}

	/** The page takes its picture's place. What was tapped on that is tapped on the page, if it says the same. */
	replace(main: HTMLElement): void {
		const picture = pictured();
		if (!picture) return;
		if (Number(picture.dataset['pressed'] ?? 0) > performance.now())
			return void setTimeout(() => this.replace(main), PRESSED);
		const [focused, tapped] = [':focus', '[data-tapped]'].map((now) =>
			same(main, picture.querySelector(now))
		);
		main.className = picture.className;
		main.hidden = false;
		picture.remove();
		focused?.focus({ preventScroll: true });
		tapped?.click();
	}

	/**
	 * Keeps the page as it is drawn at first for the next start, if what it is drawn from stays the same until it has
	 * settled. Sums that come later are not on it, nor half of them.
	 */
	keep(main: HTMLElement, from: () => readonly unknown[]): void {
		if (this.#keeping !== undefined) return;
		const [html, before, known] = [main.innerHTML, from(), this.session.store.knownWrites()];
		this.#keeping = setTimeout(async () => {
			const writes = await known;
			if (from().some((part, i) => part !== before[i])) return;
			const drawn = `${this.#version} ${this.#clubs}`;
			keepPicture(this.session.store.name, { drawn, day: this.#day, writes, html });
		}, SETTLED);
	}
}

/** The page's own link or button that a picture's one stands for. */
function same(main: HTMLElement, of: Element | null): HTMLElement | undefined {
	return [...main.querySelectorAll<HTMLElement>('a, button')].find(
		(one) =>
			one.getAttribute('href') === of?.getAttribute('href') &&
			(one.matches('a') || one.textContent === of?.textContent)
	);
}
