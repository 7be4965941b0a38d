import { existsSync } from 'node:fs';
import { checkStore } from '#lib/relay/check.ts';
import { LIMITS } from '#lib/relay/limits.ts';
import { LmdbStore } from '#lib/relay/lmdb-store.ts';
import { openStore, storeFolder } from './open-relay.ts';
import { start } from './start.ts';

const BROKEN = 2;

function fail(sentence: string): void {
	console.error(sentence);
	process.exitCode = BROKEN;
}

/** A store of which there is nothing yet would be made by looking at it. */
const isMissing = (): boolean => !process.env['DATABASE_URL'] && !existsSync(storeFolder(process.env));

async function check(): Promise<void> {
	if (isMissing()) return fail(`Hier ist kein Speicher: ${storeFolder(process.env)}`);
	const store = await openStore(process.env);
	const { rooms, documents, entries, bytes, faults } = await checkStore(store, LIMITS);
	await store.close();
	console.log(`Räume: ${rooms}, Dokumente: ${documents}, Einträge: ${entries}, Bytes: ${bytes}`);
	if (faults.length === 0) return console.log('Alles in Ordnung.');
	fail(faults.map((fault) => `Fehler: ${fault}`).join('\n'));
}

/** Copies the folder while a relay may be writing in it. */
async function backUp(folder: string | undefined): Promise<void> {
	if (process.env['DATABASE_URL']) return fail('PostgreSQL sichert pg_dump.');
	if (isMissing()) return fail(`Hier ist kein Speicher: ${storeFolder(process.env)}`);
	if (!folder || existsSync(folder)) return fail('Es fehlt ein neuer Ordner: --backup ORDNER');
	const store = new LmdbStore(storeFolder(process.env));
	await store.copyTo(folder);
	await store.close();
	console.log(`Gesichert: ${folder}`);
}

const [command, value] = process.argv.slice(2);
if (command === '--check') await check();
else if (command === '--backup') await backUp(value);
else if (command) fail('Es gibt --check und --backup ORDNER.');
else console.log(`Das Relay läuft: ${await start(null)}/relay`);
