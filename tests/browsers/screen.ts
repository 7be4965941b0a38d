import { readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { until, type Driver } from './driver.ts';
import { choose, selectFocused, spotOf, textsOf, type Wanted } from './in-page.ts';

const TAPPED = 'button, a[href], summary';

export const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const told = (wanted: unknown): string => JSON.stringify(wanted);

/** What somebody sees and taps in a browser: found by the words that stand there, waited for. */
export class Screen {
	readonly driver: Driver;
	#kept = 0;

	constructor(driver: Driver) {
		this.driver = driver;
	}

	/** Calls a function of `in-page.ts` over there. */
	call<T, A extends unknown[]>(task: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
		const given = args.map((arg) => JSON.stringify(arg)).join(', ');
		// The runner of our TypeScript keeps function names with a helper that the page does not have.
		const expression = `((__name) => (${task.toString()})(${given}))((named) => named)`;
		return this.driver.evaluate(expression) as Promise<Awaited<T>>;
	}

	/** Taps a button, a link or a summary by its whole name; in an open sheet, if there is one. */
	async tap(name: string): Promise<void> {
		await this.touch({ within: 'body, dialog[open]', selector: TAPPED, name: `^${quoted(name)}$` });
	}

	async touch(wanted: Wanted): Promise<void> {
		const { x, y } = await until(
			() => this.call(spotOf, wanted),
			() => `nothing to tap for ${told(wanted)}`
		);
		const actions = [
			{ type: 'pointerMove', x, y, duration: 0 },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 }
		];
		const parameters = { pointerType: 'mouse' };
		await this.driver.perform([{ type: 'pointer', id: 'finger', parameters, actions }]);
	}

	/** Types into a field, replacing its text. */
	async fill(label: string, text: string): Promise<void> {
		await this.touch({ selector: 'input, textarea', name: `^${quoted(label)}` });
		await this.call(selectFocused);
		const actions = [...text].flatMap((value) => [
			{ type: 'keyDown', value },
			{ type: 'keyUp', value }
		]);
		await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
	}

	async choose(label: string, option: string): Promise<void> {
		await until(
			async () => (await this.call(choose, { label, option })) ?? true,
			() => `nothing to choose for ${label}`
		);
	}

	/** Waits until one of these says so. */
	async sees(text: string | RegExp, selector = 'body'): Promise<void> {
		const fits = (one: string): boolean => (typeof text === 'string' ? one.includes(text) : text.test(one));
		let last: readonly string[] = [];
		await until(
			async () => ((last = await this.call(textsOf, selector)).some(fits) ? true : undefined),
			() => `not seen: ${String(text)}, but ${told(last).slice(0, 2_000)}`
		);
	}

	/** Waits until exactly this is there. */
	async shows<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
		let last: T | undefined;
		await until(
			async () => (told((last = await ask())) === told(wanted) ? true : undefined),
			() => `wanted ${told(wanted)}, but there is ${told(last)}`
		);
	}

	/** Waits until nothing of the kind is there. */
	gone(selector: string): Promise<void> {
		return this.shows(() => this.call(textsOf, selector), []);
	}

	async chooseFile(selector: string, path: string): Promise<void> {
		await until(
			async () => (await this.driver.chooseFile(selector, path)) ?? true,
			() => `no file chosen in ${selector}`
		);
	}

	/** Taps what saves a file, and returns its path. */
	async download(name: string): Promise<string> {
		const folder = this.driver.downloads;
		await this.tap(name);
		const path = await until(
			async () => {
				const come = readdirSync(folder);
				const file = come.find((one) => one.endsWith('.json.gz'));
				// While another file lies beside it, it is still being written.
				if (file === undefined || come.length > 1) return undefined;
				return statSync(join(folder, file)).size > 0 ? join(folder, file) : undefined;
			},
			() => `no file came, just ${told(readdirSync(folder))}`
		);
		// Moved away: a second file of the same name would replace it, or be renamed.
		const kept = join(dirname(folder), `${++this.#kept}.schafkopf.json.gz`);
		renameSync(path, kept);
		return kept;
	}
}
