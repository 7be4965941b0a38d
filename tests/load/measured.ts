import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a process has used since it began: bytes of memory now, those of mapped files among them, and seconds of a processor. */
export interface Used {
	readonly memory: number;
	readonly mapped: number;
	readonly seconds: number;
}

/** A relay in a process of its own. */
export class MeasuredRelay {
	readonly url: string;
	readonly #process: ChildProcess;

	private constructor(child: ChildProcess, port: number) {
		this.#process = child;
		this.url = `ws://127.0.0.1:${port}/relay`;
	}

	static async start(connections: number): Promise<MeasuredRelay> {
		const child = fork(new URL('server.ts', import.meta.url), [String(connections)]);
		const [port] = (await once(child, 'message')) as [number];
		return new MeasuredRelay(child, port);
	}

	async used(): Promise<Used> {
		this.#process.send('used');
		const [used] = (await once(this.#process, 'message')) as [Used];
		return used;
	}

	async stop(): Promise<void> {
		this.#process.send('stop');
		await once(this.#process, 'exit');
	}
}
