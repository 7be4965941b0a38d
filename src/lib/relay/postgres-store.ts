import { Pool, type PoolClient } from 'pg';
import { mergeUpdates } from 'yjs';
import type { RelayStore, RoomRecord } from './store.ts';

const TABLES = `
CREATE TABLE IF NOT EXISTS relay_rooms (room text PRIMARY KEY, read text NOT NULL, write text NOT NULL);
CREATE TABLE IF NOT EXISTS relay_documents (document text PRIMARY KEY, room text NOT NULL, state bytea NOT NULL);
CREATE INDEX IF NOT EXISTS relay_documents_room ON relay_documents (room);`;

/** Rows read at once when all are walked through. */
const AT_ONCE = 200;

/** Keeps rooms in PostgreSQL, for one process or several. */
export class PostgresStore implements RelayStore {
	readonly #pool: Pool;
	#ready: Promise<unknown> | null = null;

	constructor(url: string) {
		this.#pool = new Pool({ connectionString: url });
		// One that broke is made anew. Whoever asked by it is told as well: this would only end the process.
		this.#pool.on('error', () => {});
		this.#pool.on('connect', (client) => void client.on('error', () => {}));
	}

	async room(room: string): Promise<RoomRecord | null> {
		const { rows } = await this.#ask<RoomRecord>('SELECT read, write FROM relay_rooms WHERE room = $1', [
			room
		]);
		return rows[0] ?? null;
	}

	async makeRoom(room: string, { read, write }: RoomRecord): Promise<RoomRecord> {
		await this.#ask(
			'INSERT INTO relay_rooms (room, read, write) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
			[room, read, write]
		);
		const stands = await this.room(room);
		if (!stands) throw new Error('the store lost a room');
		return stands;
	}

	async load(document: string): Promise<Uint8Array | null> {
		const { rows } = await this.#ask<{ state: Buffer }>(
			'SELECT state FROM relay_documents WHERE document = $1',
			[document]
		);
		return rows[0]?.state ?? null;
	}

	/** Another process may have saved what this one has not heard of yet, so both are merged. */
	save(document: string, update: Uint8Array): Promise<number> {
		return this.#within(async (client) => {
			await client.query(
				`INSERT INTO relay_documents (document, room, state) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
				[document, document.split('/', 1)[0], Buffer.from(update)]
			);
			const { rows } = await client.query<{ state: Buffer }>(
				'SELECT state FROM relay_documents WHERE document = $1 FOR UPDATE',
				[document]
			);
			const before = rows[0]?.state;
			if (!before || before.equals(update)) return update.length;
			const merged = Buffer.from(mergeUpdates([before, update]));
			await client.query('UPDATE relay_documents SET state = $2 WHERE document = $1', [document, merged]);
			return merged.length;
		});
	}

	async sizeOf(room: string): Promise<number> {
		const { rows } = await this.#ask<{ bytes: string | null }>(
			'SELECT sum(length(state)) AS bytes FROM relay_documents WHERE room = $1',
			[room]
		);
		return Number(rows[0]?.bytes ?? 0);
	}

	async *rooms(): AsyncGenerator<readonly [string, RoomRecord]> {
		for (let last = ''; ;) {
			const { rows } = await this.#ask<RoomRecord & { room: string }>(
				'SELECT room, read, write FROM relay_rooms WHERE room > $1 ORDER BY room LIMIT $2',
				[last, AT_ONCE]
			);
			for (const { room, read, write } of rows) yield [room, { read, write }];
			if (rows.length < AT_ONCE) return;
			last = rows.at(-1)?.room ?? '';
		}
	}

	async *documents(): AsyncGenerator<readonly [string, Uint8Array]> {
		for (let last = ''; ;) {
			const { rows } = await this.#ask<{ document: string; state: Buffer }>(
				'SELECT document, state FROM relay_documents WHERE document > $1 ORDER BY document LIMIT $2',
				[last, AT_ONCE]
			);
			for (const { document, state } of rows) yield [document, state];
			if (rows.length < AT_ONCE) return;
			last = rows.at(-1)?.document ?? '';
		}
	}

	async close(): Promise<void> {
		await this.#pool.end();
	}

	async #ask<Row extends object>(
		question: string,
		values: readonly unknown[]
	): Promise<{ readonly rows: readonly Row[] }> {
		await this.#prepare();
		return this.#pool.query<Row>(question, [...values]);
	}

	/** Does the work in one transaction. */
	async #within<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
		await this.#prepare();
		const client = await this.#pool.connect();
		try {
			await client.query('BEGIN');
			const result = await work(client);
			await client.query('COMMIT');
			return result;
		} catch (error) {
			await client.query('ROLLBACK').catch(() => {});
			throw error;
		} finally {
			client.release();
		}
	}

	/** Makes the tables once; again if the database was not there the last time. */
	#prepare(): Promise<unknown> {
		return (this.#ready ??= this.#makeTables().catch((error: unknown) => {
			this.#ready = null;
			throw error;
		}));
	}

	/** Two processes that begin at once would both make them: one waits for the other. */
	async #makeTables(): Promise<void> {
		const client = await this.#pool.connect();
		try {
			await client.query('BEGIN; SELECT pg_advisory_xact_lock(7770077);');
			await client.query(TABLES);
			await client.query('COMMIT');
		} finally {
			client.release();
		}
	}
}
