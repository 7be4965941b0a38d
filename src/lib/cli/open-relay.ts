import { Relay } from '#lib/relay/relay.ts';
import type { RelayStore } from '#lib/relay/store.ts';

/** What the environment says of a relay. */
export interface RelayEnvironment {
	/** PostgreSQL; without it rooms are kept in a folder. */
	readonly DATABASE_URL?: string | undefined;
	/** Origins of other pages that may use it, with commas between them. */
	readonly ORIGINS?: string | undefined;
	/** Addresses or nets of proxies, with commas between them. */
	readonly TRUST_PROXY?: string | undefined;
	/** Where this machine reads the figures. */
	readonly METRICS_PORT?: string | undefined;
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
	const origins = (env.ORIGINS ?? '').split(',').map((origin) => origin.trim().replace(/\/$/, ''));
	const relay = new Relay({
		store: await openStore(env),
		origins: origins.filter(Boolean),
		proxies: env.TRUST_PROXY || undefined,
		...(log ? { log } : {})
	});
	if (env.METRICS_PORT) await relay.metrics.serve(portOf('METRICS_PORT', env.METRICS_PORT));
	return relay;
}

/** Reads a port, or says which one is none. */
export function portOf(name: string, text: string): number {
	const port = Number(text);
	if (text.trim() && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
	throw new Error(`${name} ist keine Portnummer.`);
}
