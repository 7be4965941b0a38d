import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** The relay as it is started by hand, in a process of its own that is killed without warning. */
export class Killable {
	readonly port: number;
	readonly #env: Readonly<Record<string, string>>;
	readonly #script: string;
	#process: ChildProcess | null = null;

	private constructor(port: number, env: Readonly<Record<string, string>>, script: string) {
		this.port = port;
		this.#env = env;
		this.#script = script;
	}

	/** Where the environment names its store: the relay alone, or with the app at the same address. */
	static async start(env: Readonly<Record<string, string>>, withApp = false): Promise<Killable> {
		const script = `src/lib/cli/${withApp ? 'start' : 'relay'}.ts`;
		const relay = new Killable(await freePort(), env, script);
		await relay.start();
		return relay;
	}

	/** Resolves when it answers. */
	async start(): Promise<void> {
		this.#process = spawn(process.execPath, ['--import', 'tsx', this.#script], {
			stdio: 'ignore',
			env: { ...process.env, ...this.#env, PORT: String(this.port) }
		});
		for (let tries = 0; tries < 300; tries++) {
			const answer = await fetch(`http://127.0.0.1:${this.port}/relay/health`).catch(() => null);
			if (answer?.ok) return;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		throw new Error('the relay does not start');
	}

	/** Its process, if that lives. */
	get pid(): number | null {
		return this.#process?.exitCode === null && this.#process.signalCode === null
			? (this.#process.pid ?? null)
			: null;
	}

	async kill(): Promise<void> {
		const dying = this.#process;
		this.#process = null;
		if (!dying || dying.exitCode !== null) return;
		const gone = new Promise((resolve) => dying.once('exit', resolve));
		dying.kill('SIGKILL');
		await gone;
	}
}
