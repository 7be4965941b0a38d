import { Client } from 'pg';
import type { Wire } from './store.ts';

/** Milliseconds until a lost connection is made anew. */
const AGAIN = 1000;

type Ask = <Row extends object>(
	question: string,
	values: readonly unknown[]
) => Promise<{ readonly rows: readonly Row[] }>;

/** What processes tell each other by way of their database, on a connection of its own. */
export class PostgresWire implements Wire {
	static readonly CHANNEL = 'schafkopf_relay';
	readonly #url: string;
	readonly #ask: Ask;
	readonly #listeners: ((text: string | null) => void)[] = [];
	#client: Client | null = null;
	#isClosed = false;
	#timer: NodeJS.Timeout | null = null;

	constructor(url: string, ask: Ask) {
		this.#url = url;
		this.#ask = ask;
	}

	async tell(text: string): Promise<void> {
		await this.#ask('SELECT pg_notify($1, $2)', [PostgresWire.CHANNEL, text]);
	}

	async tails(rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
		const { rows } = await this.#ask<{ room: string; position: string }>(
			'SELECT room, position FROM relay_streams WHERE room = ANY($1)',
			[rooms]
		);
		return new Map(rows.map(({ room, position }) => [room, Number(position)]));
	}

	hear(listener: (text: string | null) => void): void {
		this.#listeners.push(listener);
		if (this.#listeners.length === 1) void this.#connect();
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		if (this.#timer) clearTimeout(this.#timer);
		await this.#client?.end().catch(() => {});
	}

	async #connect(): Promise<void> {
		const client = new Client({ connectionString: this.#url, keepAlive: true });
		this.#client = client;
		const lost = (): void => {
			if (this.#client !== client) return;
			this.#client = null;
			if (!this.#isClosed) this.#timer = setTimeout(() => void this.#connect(), AGAIN);
		};
		client.on('error', lost);
		client.on('end', lost);
		client.on('notification', ({ payload }) => isNotice(payload) && this.#say(payload));
		try {
			await client.connect();
			await client.query(`LISTEN ${PostgresWire.CHANNEL}`);
			// What was told in between is lost.
			this.#say(null);
		} catch {
			lost();
			await client.end().catch(() => {});
		}
	}

	#say(text: string | null): void {
		for (const listener of this.#listeners) listener(text);
	}
}

/** Whoever may use the database may say anything. */
function isNotice(text: string | undefined): text is string {
	try {
		const notice: unknown = JSON.parse(text ?? '');
		return typeof notice === 'object' && notice !== null && 'room' in notice;
	} catch {
		return false;
	}
}
