import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A wire that can be cut and mended: what one phone's net is. Where it leads to several servers, each call comes to the next. */
export class Cuttable {
	readonly #server: Server;
	readonly #open = new Set<Socket>();
	#cut = false;
	#calls = 0;

	private constructor(to: readonly number[]) {
		this.#server = createServer((near) => {
			if (this.#cut) {
				near.destroy();
				return;
			}
			const far = connect(to[this.#calls++ % to.length] ?? 0, '127.0.0.1');
			for (const [one, other] of [
				[near, far],
				[far, near]
			] as const) {
				this.#open.add(one);
				one.on('error', () => other.destroy());
				one.on('close', () => {
					this.#open.delete(one);
					other.destroy();
				});
				one.pipe(other);
			}
		});
	}

	static async to(ports: readonly number[]): Promise<Cuttable> {
		const wire = new Cuttable(ports);
		await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
		return wire;
	}

	get port(): number {
		return (this.#server.address() as AddressInfo).port;
	}

	cut(): void {
		this.#cut = true;
		for (const socket of this.#open) socket.destroy();
	}

	mend(): void {
		this.#cut = false;
	}

	close(): void {
		this.cut();
		this.#server.close();
	}
}
