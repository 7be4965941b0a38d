import { store, today } from './device.ts';

/** Milliseconds until the page is drawn and has done what nobody waits for. */
const SETTLED = 1500;

/**
 * The start page as it was drawn last stands there before any script of the app has come (routes/start-picture.js), until
 * the page itself does.
 */
export class StartPicture {
	readonly #version: string;
	/** Asked for first: whatever is written from now on makes the next picture worthless. */
	readonly #stamp = store.stamp();

	constructor(version: string) {
		this.#version = version;
	}

	/** The page was left. */
	end(): void {
		document.getElementById('picture')?.remove();
	}

	/** The page takes its picture's place. What was tapped on that is tapped on the page. */
	replace(main: HTMLElement): void {
		const picture = document.getElementById('picture');
		if (!picture) return;
		main.className = picture.className;
		main.hidden = false;
		picture.remove();
		const { tapped } = picture.dataset;
		if (tapped !== undefined) main.querySelectorAll('button')[Number(tapped)]?.click();
	}

	/** Keeps the page as it is drawn now for the next start. */
	keep(main: HTMLElement): void {
		const [day, html] = [today(), main.innerHTML];
		setTimeout(async () => {
			const stamp = await this.#stamp;
			await store.keepPicture(`${this.#version} ${day} ${stamp} ${html}`, stamp);
		}, SETTLED);
	}
}
