import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Where the relays of a world keep their rooms. It is wiped and set back only while none of them runs. */
export interface Disk {
	/** What a relay is told of it. */
	readonly env: Readonly<Record<string, string>>;
	wipe(): Promise<void>;
	keepCopy(): Promise<void>;
	/** Sets it back to the last copy, if there is one. */
	rollBack(): Promise<void>;
	end(): Promise<void>;
}

/** A folder, or a part of the database that is named. */
export const newDisk = (database: string | undefined): Promise<Disk> =>
	database ? Schema.in(database) : Promise.resolve(new Folder());

class Folder implements Disk {
	readonly #folder = mkdtempSync(join(tmpdir(), 'schafkopf-chaos-'));
	readonly #store = join(this.#folder, 'store');
	readonly #copy = join(this.#folder, 'copy');
	readonly env = { RELAY_STORE: this.#store };

	async wipe(): Promise<void> {
		rmSync(this.#store, { recursive: true, force: true });
	}

	async keepCopy(): Promise<void> {
		rmSync(this.#copy, { recursive: true, force: true });
		cpSync(this.#store, this.#copy, { recursive: true });
	}

	async rollBack(): Promise<void> {
		if (!existsSync(this.#copy)) return;
		await this.wipe();
		cpSync(this.#copy, this.#store, { recursive: true });
	}

	async end(): Promise<void> {
		rmSync(this.#folder, { recursive: true, force: true });
	}
}

/** A schema of its own, so that whatever else is in the database stays. */
class Schema implements Disk {
	readonly #client: Client;
	readonly #name: string;
	readonly env: Readonly<Record<string, string>>;

	private constructor(client: Client, name: string, url: URL) {
		this.#client = client;
		this.#name = name;
		this.env = { DATABASE_URL: url.href };
	}

	static async in(database: string): Promise<Schema> {
		const name = `chaos_${randomBytes(6).toString('hex')}`;
		const client = new Client({ connectionString: database });
		await client.connect();
		await client.query(`CREATE SCHEMA ${name}; SET search_path = ${name}`);
		const url = new URL(database);
		url.searchParams.set('options', `-c search_path=${name}`);
		return new Schema(client, name, url);
	}

	async wipe(): Promise<void> {
		await this.#client.query('DROP TABLE IF EXISTS relay_streams, relay_pieces');
	}

	keepCopy(): Promise<void> {
		return this.#copy('relay', 'copy');
	}

	rollBack(): Promise<void> {
		return this.#copy('copy', 'relay');
	}

	async #copy(from: string, to: string): Promise<void> {
		const { rows } = await this.#client.query(`SELECT to_regclass('${from}_streams') AS there`);
		if (rows[0]?.there === null) return;
		for (const table of ['streams', 'pieces'])
			await this.#client.query(`DROP TABLE IF EXISTS ${to}_${table};
				CREATE TABLE ${to}_${table} (LIKE ${from}_${table} INCLUDING ALL);
				INSERT INTO ${to}_${table} TABLE ${from}_${table}`);
	}

	async end(): Promise<void> {
		await this.#client.query(`DROP SCHEMA ${this.#name} CASCADE`);
		await this.#client.end();
	}
}
