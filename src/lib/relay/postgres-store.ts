import { Pool, type PoolClient } from 'pg';
import {
	after,
	PAGE_PIECES,
	pageOf,
	CHAIN_START,
	type Mark,
	type StoredPage,
	type ChainPlace,
	type StoredPiece,
	type FramePiece
} from './chain.ts';
import type { RefusalWord } from './refusals.ts';
import { PostgresWire } from './postgres-wire.ts';
import type { Refuse, RelayStore, Room } from './store.ts';

/** Sealed bytes don't pack. */
const TABLES = `
CREATE TABLE IF NOT EXISTS relay_streams (
	room text PRIMARY KEY, position bigint NOT NULL, chain bytea NOT NULL, rows bigint NOT NULL,
	opened integer NOT NULL, ended boolean NOT NULL);
CREATE TABLE IF NOT EXISTS relay_pieces (
	room text NOT NULL, position bigint NOT NULL, before bytea NOT NULL, bytes bytea NOT NULL,
	PRIMARY KEY (room, position));
ALTER TABLE relay_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;`;

/** Rows read at once when all are walked through. */
const AT_ONCE = 200;
/** Milliseconds until a question is given up. */
const PATIENCE = 15_000;

/** Numbers of eight bytes come as text. */
interface RoomRow {
	readonly position: string;
	readonly chain: Buffer;
	readonly rows: string;
	readonly opened: number;
	readonly ended: boolean;
}

interface PieceRow {
	readonly room: string;
	readonly at: string;
	readonly before: Buffer;
	readonly bytes: Buffer;
}

const ofRow = ({ position, chain, rows, opened, ended }: RoomRow): Room => ({
	...{ position: Number(position), chain, rows: Number(rows), opened, ended }
});
const pieceOf = ({ at, before, bytes }: Omit<PieceRow, 'room'>): StoredPiece => ({
	...{ position: Number(at), before, bytes }
});

/** Keeps rooms in PostgreSQL, for one process or several. */
export class PostgresStore implements RelayStore {
	readonly wire: PostgresWire;
	readonly #pool: Pool;
	#ready: Promise<unknown> | null = null;

	constructor(url: string) {
		this.#pool = new Pool({
			connectionString: url,
			connectionTimeoutMillis: PATIENCE,
			query_timeout: PATIENCE
		});
		// One that broke is made anew. Whoever asked by it is told as well: this would only end the process.
		this.#pool.on('error', () => {});
		this.#pool.on('connect', (client) => void client.on('error', () => {}));
		this.wire = new PostgresWire(url, (question, values) => this.#ask(question, values));
	}

	async room(room: string): Promise<Room | null> {
		const { rows } = await this.#ask<RoomRow>('SELECT * FROM relay_streams WHERE room = $1', [room]);
		return rows[0] ? ofRow(rows[0]) : null;
	}

	append(
		room: string,
		pieces: readonly FramePiece[],
		today: number,
		refuse: Refuse
	): Promise<Room | RefusalWord | 'exists'> {
		return this.#within(async (client) => {
			let stands = await locked(client, room);
			if (!stands && refuse(null) === null && !(await made(client, room, today))) {
				// Another one made it in the meantime.
				stands = await locked(client, room);
			}
			const why = refuse(stands);
			if (why) return why;
			const before = stands ?? { ...CHAIN_START, rows: 0, opened: today };
			let tail: ChainPlace = before;
			const places: ChainPlace[] = [];
			for (const { bytes } of pieces) {
				places.push(tail);
				tail = after(tail, bytes);
			}
			const rows = before.rows + pieces.reduce((sum, piece) => sum + piece.rows, 0);
			await client.query(
				`INSERT INTO relay_pieces (room, position, before, bytes)
				SELECT $1, * FROM unnest($2::bigint[], $3::bytea[], $4::bytea[])`,
				[
					room,
					places.map(({ position }) => position),
					places.map(({ chain }) => chain),
					pieces.map(({ bytes }) => bytes)
				]
			);
			await client.query('UPDATE relay_streams SET position = $2, chain = $3, rows = $4 WHERE room = $1', [
				...[room, tail.position, tail.chain, rows]
			]);
			await this.#tell(client, room);
			return { ...tail, rows, opened: before.opened, ended: false };
		});
	}

	async read(room: string, from: Mark, most: number): Promise<StoredPage | 'gone' | 'unknown-room'> {
		const { rows } = await this.#ask<RoomRow & { [Name in keyof PieceRow]: PieceRow[Name] | null }>(
			`SELECT s.*, p.position AS at, p.before, p.bytes FROM relay_streams s
			LEFT JOIN relay_pieces p ON p.room = s.room AND p.position >= $2 AND p.position <= $3
			WHERE s.room = $1 ORDER BY p.position LIMIT $4`,
			[room, from.position, from.position + most, PAGE_PIECES + 1]
		);
		const [first] = rows;
		if (!first) return 'unknown-room';
		if (first.ended) return 'gone';
		const found = rows.flatMap(({ at, before, bytes }) =>
			at !== null && before && bytes ? [pieceOf({ at, before, bytes })] : []
		);
		return pageOf(ofRow(first), from, found, most);
	}

	async opened(room: string, today: number): Promise<void> {
		await this.#ask('UPDATE relay_streams SET opened = $2 WHERE room = $1 AND opened < $2', [room, today]);
	}

	end(room: string): Promise<boolean> {
		return this.#within(async (client) => {
			const { rowCount } = await client.query(
				'UPDATE relay_streams SET ended = true, position = 0, chain = $2, rows = 0 WHERE room = $1',
				[room, CHAIN_START.chain]
			);
			if (!rowCount) return false;
			await client.query('DELETE FROM relay_pieces WHERE room = $1', [room]);
			await this.#tell(client, room);
			return true;
		});
	}

	forget(room: string): Promise<boolean> {
		return this.#within(async (client) => {
			const { rowCount } = await client.query('DELETE FROM relay_streams WHERE room = $1', [room]);
			await client.query('DELETE FROM relay_pieces WHERE room = $1', [room]);
			await this.#tell(client, room);
			return Boolean(rowCount);
		});
	}

	async *rooms(): AsyncGenerator<readonly [string, Room]> {
		for (let last = ''; ;) {
			const { rows } = await this.#ask<RoomRow & { room: string }>(
				'SELECT * FROM relay_streams WHERE room > $1 ORDER BY room LIMIT $2',
				[last, AT_ONCE]
			);
			for (const row of rows) yield [row.room, ofRow(row)];
			if (rows.length < AT_ONCE) return;
			last = rows.at(-1)?.room ?? '';
		}
	}

	async *pieces(): AsyncGenerator<readonly [string, StoredPiece]> {
		for (let [room, at] = ['', '-1']; ;) {
			const { rows } = await this.#ask<PieceRow>(
				`SELECT room, position AS at, before, bytes FROM relay_pieces
				WHERE (room, position) > ($1, $2) ORDER BY room, position LIMIT $3`,
				[room, at, AT_ONCE]
			);
			for (const row of rows) yield [row.room, pieceOf(row)];
			if (rows.length < AT_ONCE) return;
			({ room, at } = rows.at(-1) as PieceRow);
		}
	}

	async close(): Promise<void> {
		await this.wire.close();
		await this.#pool.end();
	}

	/** Other processes hear it when it is stored, not before. */
	async #tell(client: PoolClient, room: string): Promise<void> {
		await client.query('SELECT pg_notify($1, $2)', [
			PostgresWire.CHANNEL,
			JSON.stringify({ of: 'rows', room })
		]);
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
		let broken: Error | undefined;
		try {
			await client.query('BEGIN');
			const result = await work(client);
			await client.query('COMMIT');
			return result;
		} catch (error) {
			await client.query('ROLLBACK').catch((cause: Error) => (broken = cause));
			throw error;
		} finally {
			client.release(broken);
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

async function locked(client: PoolClient, room: string): Promise<Room | null> {
	const { rows } = await client.query<RoomRow>('SELECT * FROM relay_streams WHERE room = $1 FOR UPDATE', [
		room
	]);
	return rows[0] ? ofRow(rows[0]) : null;
}

/** Whether this one made the room. */
async function made(client: PoolClient, room: string, today: number): Promise<boolean> {
	const { rowCount } = await client.query(
		`INSERT INTO relay_streams (room, position, chain, rows, opened, ended)
		VALUES ($1, 0, $2, 0, $3, false) ON CONFLICT DO NOTHING`,
		[room, CHAIN_START.chain, today]
	);
	return rowCount === 1;
}
