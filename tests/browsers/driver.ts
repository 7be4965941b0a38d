import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A step of WebDriver's actions, which both protocols write alike. */
export type Step = Readonly<Record<string, string | number>>;

export interface Source {
	readonly type: 'key' | 'pointer';
	readonly id: string;
	readonly parameters?: Readonly<Record<string, string>>;
	readonly actions: readonly Step[];
}

/** A running browser, driven from outside; all that the stories ask of one. */
export interface Driver {
	/** Name and version. */
	readonly name: string;
	/** Where its downloads arrive. */
	readonly downloads: string;
	/** What the page reported that must happen in no story; empty where the protocol doesn't tell. */
	readonly complaints: string[];
	goto(url: string): Promise<void>;
	reload(): Promise<void>;
	/** Evaluates an expression in the page, waits for its promise, and returns what JSON keeps of it. */
	evaluate(expression: string): Promise<unknown>;
	/** Keys and taps, as a user's. */
	perform(sources: readonly Source[]): Promise<void>;
	/** Chooses a file in the one input that this selector means. */
	chooseFile(selector: string, path: string): Promise<void>;
	/** Closes everything and opens it again with the same data. */
	reopen(): Promise<void>;
	end(): Promise<void>;
}

/** A browser that is installed here, or what is missing. */
export type Found = { readonly start: () => Promise<Driver> } | { readonly missing: string };

/** The width and height of a phone, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const;

export function inPath(...names: readonly string[]): string | undefined {
	const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => {
			try {
				accessSync(path, constants.X_OK);
				return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).error === undefined;
			} catch {
				return false;
			}
		});
}

/** Tries until it gets an answer; the last refusal is the error. */
export async function until<T>(
	ask: () => Promise<T | undefined>,
	what: () => string,
	patience = 30_000
): Promise<T> {
	const end = performance.now() + patience;
	let refusal = '';
	for (;;) {
		try {
			const answer = await ask();
			if (answer !== undefined) return answer;
		} catch (error) {
			// A page that is being left answers with an error.
			refusal = error instanceof Error ? `: ${error.message}` : '';
		}
		if (performance.now() > end) throw new Error(`${what()}${refusal}`);
		await sleep(50);
	}
}
