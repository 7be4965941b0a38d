import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a process has used since it began: bytes of memory now, and seconds of a processor. */
export interface Used {
	readonly memory: number;
	readonly seconds: number;
}

/** A relay in a process of its own, with a store that outlives it. */
export class MeasuredRelay {
	/** Not one of those that the system gives to connections: one that tries to come back could take it, and meet itself. */
	readonly port = 20_000 + (process.pid % 10_000);
	readonly #folder = mkdtempSync(join(tmpdir(), 'schafkopf-load-'));
	#process: ChildProcess | null = null;

	async start(): Promise<void> {
		this.#process = fork(new URL('server.ts', import.meta.url), [String(this.port), this.#folder]);
		const [told] = (await Promise.race([once(this.#process, 'message'), once(this.#process, 'exit')])) as [
			unknown
		];
		if (told !== 'here') throw new Error('the relay does not start');
	}

	async used(): Promise<Used> {
		if (!this.#process) throw new Error('the relay does not run');
		this.#process.send('used');
		const [used] = (await once(this.#process, 'message')) as [Used];
		return used;
	}

	/** Without warning. */
	async kill(): Promise<void> {
		const dying = this.#process;
		this.#process = null;
		if (!dying || dying.exitCode !== null) return;
		dying.kill('SIGKILL');
		await once(dying, 'exit');
	}

	async end(): Promise<void> {
		await this.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
