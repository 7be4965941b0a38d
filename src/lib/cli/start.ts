import { readFileSync } from 'node:fs';
import { isCalled } from './command.ts';
import { openRelay, portOf } from './open-relay.ts';
import { LOOPBACK, serve } from './serve.ts';

/** The certificate that the environment names; both files or none. */
function certificate({ TLS_CERT, TLS_KEY }: NodeJS.ProcessEnv): { cert: Buffer; key: Buffer } | undefined {
	if (!TLS_CERT && !TLS_KEY) return undefined;
	if (!TLS_CERT || !TLS_KEY) throw new Error('TLS_CERT und TLS_KEY gehören zusammen.');
	return { cert: readFileSync(TLS_CERT), key: readFileSync(TLS_KEY) };
}

export const DAMAGED = 'Der Speicher ist beschädigt und nicht zu lesen.';

interface SystemFault {
	readonly code?: string | number;
	readonly port?: number;
	readonly path?: string;
	readonly syscall?: string;
	readonly message?: string;
}

/** What went wrong, in one sentence. */
export function faultSentence(error: unknown): string {
	const { code, port, path, syscall, message = String(error) } = error as SystemFault;
	const faults: readonly (readonly [boolean, string])[] = [
		[code === 'EADDRINUSE', `Der Port ${port} ist schon vergeben.`],
		[code === 'EACCES' && Boolean(port), `Der Port ${port} ist hier nicht erlaubt.`],
		[syscall === 'mkdir', `Hier darf nicht geschrieben werden: ${path}`],
		[syscall === 'connect', `Die Datenbank antwortet nicht (${code}).`],
		// LMDB's own faults have numbers below zero.
		[typeof code === 'number' && code < 0, DAMAGED],
		[/invalid (IP|range)/.test(message), 'TRUST_PROXY nennt etwas, das keine Adresse ist.']
	];
	return faults.find(([isIt]) => isIt)?.[1] ?? message;
}

/** Serves app and relay, or the relay alone (null), as the environment says until it is told to end. Resolves to its address. */
export async function startServer(root: string | null): Promise<string> {
	try {
		return await begin(root);
	} catch (error) {
		console.error(faultSentence(error));
		process.exit(1);
	}
}

/** Of a commit that failed, as on a full disk, lmdb tells whoever asked for it, and one more promise that nobody has. */
function outliveFullDisk(): void {
	process.on('unhandledRejection', (error: unknown) => {
		if (!(error instanceof Error && 'commitError' in error)) throw error;
	});
}

async function begin(root: string | null): Promise<string> {
	const { PORT, HOST = LOOPBACK } = process.env;
	const port = PORT ? portOf('PORT', PORT) : 4173;
	const tls = certificate(process.env);
	const relay = await openRelay(process.env, (line) => console.log(line));
	const { url, host, stop } = await serve({ root, port, host: HOST, otherPort: !PORT, relay, tls });
	// Without encryption, browsers on other devices allow neither offline storage nor signatures.
	if (host !== LOOPBACK && !tls)
		console.log('Andere Geräte brauchen eine https-Adresse davor, sonst geht die App dort nicht.');
	outliveFullDisk();
	let ending: Promise<void> | undefined;
	// Told twice, as by a parent and by the system, it still stores everything first.
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.on(signal, () => void (ending ??= stop().then(() => process.exit(0))));
	return url;
}

if (isCalled(import.meta.url)) console.log(`Schafkopf läuft: ${await startServer('build')}`);
