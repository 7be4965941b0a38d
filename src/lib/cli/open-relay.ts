import type { Extension } from '@hocuspocus/server';
import { Relay } from '#lib/relay/relay.ts';
import type { RelayStore } from '#lib/relay/store.ts';

/** What the environment says of a relay. */
export interface RelayEnvironment {
	/** PostgreSQL; without it rooms are kept in a folder. */
	readonly DATABASE_URL?: string | undefined;
	/** Redis, where several processes share rooms. */
	readonly REDIS_URL?: string | undefined;
	/** The folder; the default is `relay-store`. */
	readonly RELAY_STORE?: string | undefined;
}

/** The folder that rooms are kept in where no database is named. */
export const storeFolder = ({ RELAY_STORE }: RelayEnvironment): string => RELAY_STORE || 'relay-store';

/** Opens the store that the environment names. What the other one needs is not loaded. */
export async function openStore(env: RelayEnvironment): Promise<RelayStore> {
	if (env.DATABASE_URL) {
		const { PostgresStore } = await import('#lib/relay/postgres-store.ts');
		return new PostgresStore(env.DATABASE_URL);
	}
	const { LmdbStore } = await import('#lib/relay/lmdb-store.ts');
	return new LmdbStore(storeFolder(env));
}

/** Opens a relay as the environment says; `log` gets its lines. */
export async function openRelay(env: RelayEnvironment, log?: (line: string) => void): Promise<Relay> {
	const [store, extensions] = await Promise.all([openStore(env), sharing(env)]);
	return new Relay({ store, extensions, ...(log ? { log } : {}) });
}

/** What shares rooms with other processes, where Redis is named. */
export async function sharing({ REDIS_URL }: RelayEnvironment): Promise<readonly Extension[]> {
	if (!REDIS_URL) return [];
	const { Redis } = await import('@hocuspocus/extension-redis');
	const { hostname, port, username, password, protocol } = new URL(REDIS_URL);
	const redis = new Redis({
		host: hostname,
		port: Number(port || 6379),
		prefix: 'schafkopf',
		options: {
			...(username ? { username: decodeURIComponent(username) } : {}),
			...(password ? { password: decodeURIComponent(password) } : {}),
			...(protocol === 'rediss:' ? { tls: {} } : {})
		}
	});
	for (const connection of [redis.pub, redis.sub])
		connection.on('error', (error: Error) => console.error(`Redis: ${error.message}`));
	const leave = redis.onDestroy.bind(redis);
	const onDestroy = async (): Promise<void> => {
		if (redis.pub.status === 'ready') return leave();
		// It would wait to say so until Redis is there again.
		for (const connection of [redis.pub, redis.sub]) connection.disconnect();
	};
	// Each process stores what its own clients wrote: the store merges, so none has to wait for another's lock.
	return [Object.assign(redis, { onStoreDocument: undefined, afterStoreDocument: undefined, onDestroy })];
}
