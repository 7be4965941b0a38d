import { afterAll, beforeAll, onTestFinished } from 'vitest';
import * as clients from './relay-clients.ts';
import { Events, serveRelay, storeFolder, type Answer, type Asked, type Keys } from './relay-clients.ts';

type Options = NonNullable<Parameters<typeof serveRelay>[1]>;

/** A folder that is gone after the test. */
export function testFolder(): string {
	const { path, remove } = storeFolder();
	onTestFinished(remove);
	return path;
}

/** A relay in this process, and whoever asks it. */
export class TestRelay {
	readonly #folder = storeFolder();
	readonly #options: Options;
	#served: Awaited<ReturnType<typeof serveRelay>> | null = null;

	private constructor(options: Options) {
		this.#options = options;
	}

	/** For all tests of a file. */
	static forAll(options: Options = {}): TestRelay {
		const relay = new TestRelay(options);
		beforeAll(() => relay.#start());
		afterAll(() => relay.#end());
		return relay;
	}

	/** For the test that runs. */
	static async forOne(limits: NonNullable<Options['limits']>, options: Options = {}): Promise<TestRelay> {
		const relay = new TestRelay({ limits, ...options });
		await relay.#start();
		onTestFinished(() => relay.#end());
		return relay;
	}

	get folder(): string {
		return this.#folder.path;
	}

	get port(): number {
		return this.#served?.port ?? 0;
	}

	get relayUrl(): string {
		return this.#served?.relayUrl ?? '';
	}

	get log(): readonly string[] {
		return this.#served?.log ?? [];
	}

	ask(
		method: string,
		of: { readonly room: string; readonly claim?: string },
		asked?: Asked
	): Promise<Answer> {
		return clients.ask(this.relayUrl, method, of, asked);
	}

	write(method: string, keys: Keys, asked?: Asked): Promise<Answer> {
		return clients.write(this.relayUrl, method, keys, asked);
	}

	append(keys: Keys, body: Uint8Array | string, headers?: Asked['headers']): Promise<Answer> {
		return clients.append(this.relayUrl, keys, body, headers);
	}

	read(keys: Keys, offset?: string): Promise<Answer> {
		return clients.read(this.relayUrl, keys, offset);
	}

	roomOf(...rows: readonly string[]): ReturnType<typeof clients.roomWith> {
		return clients.roomWith(this.relayUrl, ...rows);
	}

	allRows(keys: Keys): ReturnType<typeof clients.allRows> {
		return clients.allRows(this.relayUrl, keys);
	}

	follow(keys: Keys, offset = '-1'): Promise<Events> {
		return this.listen(keys.reader, `${keys.room}?offset=${offset}&live=sse`);
	}

	/** A stream of events, ended with the test. */
	async listen(claim: string, path: string): Promise<Events> {
		const events = await Events.of(`${this.relayUrl}/rooms/${path}`, claim);
		onTestFinished(() => events.end());
		return events;
	}

	/** Its store is lost while it is away. */
	async lose(room: string): Promise<void> {
		await this.#served?.stop();
		await clients.wipeStore(this.folder, room);
		await this.#start();
	}

	async #start(): Promise<void> {
		this.#served = await serveRelay(this.folder, this.#options);
	}

	async #end(): Promise<void> {
		await this.#served?.stop();
		this.#folder.remove();
	}
}
