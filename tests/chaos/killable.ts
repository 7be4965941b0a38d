import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
	readonly #folder = mkdtempSync(join(tmpdir(), 'schafkopf-chaos-'));
	#process: ChildProcess | null = null;

	private constructor(port: number) {
		this.port = port;
	}

	static async start(): Promise<Killable> {
		const relay = new Killable(await freePort());
		await relay.start();
		return relay;
	}

	get #store(): string {
		return join(this.#folder, 'store');
	}

	get #copy(): string {
		return join(this.#folder, 'copy');
	}

	/** Resolves when it answers. */
	async start(): Promise<void> {
		this.#process = spawn(process.execPath, ['--import', 'tsx', 'src/lib/cli/relay.ts'], {
			stdio: 'ignore',
			env: { ...process.env, PORT: String(this.port), RELAY_STORE: this.#store }
		});
		for (let tries = 0; tries < 300; tries++) {
			const answer = await fetch(`http://127.0.0.1:${this.port}/relay/health`).catch(() => null);
			if (answer?.ok) return;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		throw new Error('the relay does not start');
	}

	async kill(): Promise<void> {
		const dying = this.#process;
		this.#process = null;
		if (!dying || dying.exitCode !== null) return;
		const gone = new Promise((resolve) => dying.once('exit', resolve));
		dying.kill('SIGKILL');
		await gone;
	}

	/** Only while it is dead. */
	wipe(): void {
		rmSync(this.#store, { recursive: true, force: true });
	}

	keepCopy(): void {
		rmSync(this.#copy, { recursive: true, force: true });
		cpSync(this.#store, this.#copy, { recursive: true });
	}

	/** Sets the store back to the last copy, if there is one. */
	rollBack(): void {
		if (!existsSync(this.#copy)) return;
		this.wipe();
		cpSync(this.#copy, this.#store, { recursive: true });
	}

	async end(): Promise<void> {
		await this.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}
}
