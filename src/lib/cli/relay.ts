import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { checkStore } from '#lib/relay/check.ts';
import { LIMITS } from '#lib/relay/limits.ts';
import { LmdbStore } from '#lib/relay/lmdb-store.ts';
import { Relay } from '#lib/relay/relay.ts';
import type { RelayStore } from '#lib/relay/store.ts';
import { openStore, storeFolder } from './open-relay.ts';
import { DAMAGED, faultSentence, startServer } from './start.ts';

const BROKEN = 2;
const DAY = 86_400_000;
const USAGE = 'Es gibt --check, --backup ORDNER, --list, --remove RAUM und --expire MONATE.';

function fail(sentence: string): void {
	console.error(sentence);
	process.exitCode = BROKEN;
}

/** A store of which there is nothing yet would be made by looking at it. */
const isMissing = (): boolean => !process.env['DATABASE_URL'] && !existsSync(storeFolder(process.env));

async function withStore(work: (store: RelayStore) => Promise<void>): Promise<void> {
	if (isMissing()) return fail(`Hier ist kein Speicher: ${storeFolder(process.env)}`);
	const store = await openStore(process.env);
	await work(store);
	await store.close();
}

/** A damaged file may end the process that reads it, without a word. So another one reads it. */
function check(): void {
	if (isMissing()) return fail(`Hier ist kein Speicher: ${storeFolder(process.env)}`);
	const [, script = ''] = process.argv;
	const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, script, '--walk'], {
		encoding: 'utf8'
	});
	process.stdout.write(stdout);
	if (status === 0) return;
	if (status === BROKEN) process.stderr.write(stderr);
	else console.error(DAMAGED);
	process.exitCode = BROKEN;
}

const walk = (): Promise<void> =>
	withStore(async (store) => {
		const { rooms, rows, bytes, faults } = await checkStore(store, LIMITS);
		console.log(`Räume: ${rooms}, Zeilen: ${rows}, Bytes: ${bytes}`);
		if (faults.length === 0) return console.log('Alles in Ordnung.');
		fail(faults.map((fault) => `Fehler: ${fault}`).join('\n'));
	});

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

const list = (): Promise<void> =>
	withStore(async (store) => {
		for await (const [name, { position, rows, opened, ended }] of store.rooms()) {
			const day = new Date(opened * DAY).toISOString().slice(0, 10);
			console.log(
				ended ? `${name}  beendet` : `${name}  ${position} Bytes  ${rows} Zeilen  zuletzt geöffnet ${day}`
			);
		}
	});

const remove = (room: string | undefined): Promise<void> =>
	withStore(async (store) => {
		if (!room) return fail('Es fehlt der Raum: --remove RAUM');
		if (await store.end(room)) console.log(`Beendet: ${room}`);
		else fail(`Diesen Raum gibt es hier nicht: ${room}`);
	});

const expire = (text: string | undefined): Promise<void> =>
	withStore(async (store) => {
		const months = Number(text);
		if (!text || !Number.isInteger(months) || months < 1)
			return fail('Es fehlt die Zahl der Monate: --expire MONATE');
		const last = Relay.expiredBy(months, Date.now());
		const old: string[] = [];
		for await (const [name, { opened, ended }] of store.rooms()) if (!ended && opened < last) old.push(name);
		for (const room of old) await store.forget(room);
		console.log(`Vergessen: ${old.length}`);
	});

async function obey(command?: string, value?: string): Promise<void> {
	if (command === '--check') return check();
	if (command === '--walk') return walk();
	if (command === '--backup') return backUp(value);
	if (command === '--list') return list();
	if (command === '--remove') return remove(value);
	if (command === '--expire') return expire(value);
	if (command) return fail(USAGE);
	console.log(`Das Relay läuft: ${await startServer(null)}/relay`);
}

await obey(...(process.argv.slice(2) as [string?, string?])).catch((error: unknown) =>
	fail(faultSentence(error))
);
