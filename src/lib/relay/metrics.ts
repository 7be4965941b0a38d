import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Lines } from './lines.ts';

const PREFIX = 'schafkopf_relay_';

/** What a relay counts, as Prometheus reads it. */
export class Metrics {
	readonly #registry = new Registry();
	readonly refusals = this.#counter('refusals_total', 'What was refused, by its word', ['word']);
	readonly rows = this.#counter('rows_total', 'Rows stored since the start');
	readonly bytesIn = this.#counter('bytes_in_total', 'Bytes of rows stored');
	readonly bytesOut = this.#counter('bytes_out_total', 'Bytes of rows sent');
	readonly failures = this.#counter('failures_total', 'Requests that the store could not serve');
	readonly appends = new Histogram({
		name: `${PREFIX}append_seconds`,
		help: 'Seconds until what came was stored',
		buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
		registers: [this.#registry]
	});
	#server: Server | null = null;

	/** Also counts what is open, and what the process takes. */
	watch(lines: Lines): void {
		collectDefaultMetrics({ register: this.#registry });
		new Gauge({
			name: `${PREFIX}streams`,
			help: 'Streams held open',
			labelNames: ['kind'],
			registers: [this.#registry],
			collect() {
				for (const kind of ['live', 'present'] as const) this.set({ kind }, lines.count(kind));
			}
		});
	}

	text(): Promise<string> {
		return this.#registry.metrics();
	}

	/** Serves the figures to this machine alone. */
	async serve(port: number): Promise<void> {
		const server = createServer((_, answer) => {
			void this.text().then((text) =>
				answer.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text)
			);
		});
		await new Promise<void>((resolve, reject) => {
			server.once('error', reject);
			server.listen(port, '127.0.0.1', resolve);
		});
		this.#server = server;
	}

	async stop(): Promise<void> {
		const server = this.#server;
		if (!server) return;
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}

	#counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
		return new Counter({ name: `${PREFIX}${name}`, help, labelNames, registers: [this.#registry] });
	}
}
