import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { withoutRooms } from '#lib/relay/rooms.ts';
import { openRelay } from './open-relay.ts';
import { LOOPBACK, serve } from './serve.ts';

/** The certificate that the environment names; both files or none. */
function certificate({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv): { cert: Buffer; key: Buffer } | undefined {
	if (!TLS_CERT && !TLS_KEY) return undefined;
	if (!TLS_CERT || !TLS_KEY) throw new Error('TLS_CERT und TLS_KEY gehören zusammen.');
	return { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) };
}

/** Hocuspocus writes its errors itself, with the names of rooms in them. */
function shortenRooms(): void {
	for (const kind of ['error', 'warn'] as const) {
		const write = console[kind].bind(console);
		console[kind] = (...words: unknown[]) => write(withoutRooms(format(...words)));
	}
}

/** Serves app and relay, or the relay alone (null), as the environment says until it is told to end. Resolves to its address. */
export async function start(root: string | null): Promise<string> {
	const { PORT = '4173', HOST = LOOPBACK } = process.env;
	const port = Number(PORT);
	if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('PORT ist keine Portnummer.');
	const tls = certificate(process.env);
	shortenRooms();
	const relay = await openRelay(process.env, (line) => console.log(line));
	const { url, host, stop } = await serve({ root, port, host: HOST, relay, tls });
	// Without encryption, browsers on other devices allow neither offline storage nor signatures.
	if (host !== LOOPBACK && !tls)
		console.log('Andere Geräte brauchen eine https-Adresse davor, sonst geht die App dort nicht.');
	let ending: Promise<void> | undefined;
	// Told twice, as by a parent and by the system, it still stores everything first.
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.on(signal, () => void (ending ??= stop().then(() => process.exit(0))));
	return url;
}
