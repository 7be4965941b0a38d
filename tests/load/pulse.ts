import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** How long a relay takes to say that it is well, asked all the while by a process that does nothing else. */
export class Pulse {
	readonly #process: ChildProcess;
	#worst = 0;
	/** When the last one was asked that was answered. */
	#last = 0;

	private constructor(child: ChildProcess) {
		this.#process = child;
		child.on('message', ([begun, took]: [number, number | null]) => {
			this.#last = begun;
			// As JSON, what never came is null.
			this.#worst = Math.max(this.#worst, took ?? Infinity);
		});
	}

	static async of(port: number): Promise<Pulse> {
		const child = fork(new URL('beat.ts', import.meta.url), [String(port)]);
		await once(child, 'message');
		return new Pulse(child);
	}

	/** The longest since the last call, in milliseconds, once all that were asked by now are answered. */
	async worst(): Promise<number> {
		for (const now = Date.now(); this.#last < now;) await once(this.#process, 'message');
		const worst = this.#worst;
		this.#worst = 0;
		return worst;
	}

	end(): void {
		this.#process.kill();
	}
}
