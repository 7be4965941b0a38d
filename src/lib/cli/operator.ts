import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { checkStore } from '#lib/relay/check-store.ts';
import { LIMITS } from '#lib/relay/limits.ts';
import { LmdbStore } from '#lib/relay/lmdb-store.ts';
import { Relay } from '#lib/relay/relay.ts';
import type { RelayStore } from '#lib/relay/store.ts';
import { failed, printed, REFUSED, type Ended } from './command.ts';
import { openStore, storeFolder } from './open-relay.ts';
import { DAMAGED, faultSentence } from './start.ts';

type Environment = NodeJS.ProcessEnv;
type Command = (env: Environment, value?: string) => Ended | Promise<Ended>;

const DAY = 86_400_000;

const refused = (sentence: string): Ended => failed(`${sentence}\n`);
const told = (...lines: readonly string[]): Ended => printed(lines.map((line) => `${line}\n`).join(''));

/** A store of which there is nothing yet would be made by looking at it. */
const whereMissing = (env: Environment): Ended | null =>
	env['DATABASE_URL'] || existsSync(storeFolder(env))
		? null
		: refused(`Hier ist kein Speicher: ${storeFolder(env)}`);

const withStore =
	(work: (store: RelayStore, value?: string) => Promise<Ended>): Command =>
	async (env, value) => {
		const store = await openStore(env);
		const ended = await work(store, value);
		await store.close();
		return ended;
	};

/** A damaged file may end the process that reads it, without a word. So another one reads it. */
const check: Command = (env) => {
	const [, script = ''] = process.argv;
	const args = [...process.execArgv, script, '--walk'];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
	if (status === 0) return printed(stdout);
	return { ...(status === REFUSED ? failed(stderr) : refused(DAMAGED)), stdout };
};

const walk = withStore(async (store) => {
	const { rooms, rows, bytes, faults } = await checkStore(store, LIMITS);
	const { stdout } = told(`Räume: ${rooms}, Zeilen: ${rows}, Bytes: ${bytes}`);
	if (faults.length === 0) return printed(`${stdout}Alles in Ordnung.\n`);
	return { ...refused(faults.map((fault) => `Fehler: ${fault}`).join('\n')), stdout };
});

/** Copies the folder while a relay may be writing in it. */
const backUp: Command = async (env, folder) => {
	if (env['DATABASE_URL']) return refused('PostgreSQL sichert pg_dump.');
	if (!folder || existsSync(folder)) return refused('Es fehlt ein neuer Ordner: --backup ORDNER');
	const store = new LmdbStore(storeFolder(env));
	await store.copyTo(folder);
	await store.close();
	return told(`Gesichert: ${folder}`);
};

const list = withStore(async (store) => {
	const lines: string[] = [];
	for await (const [name, { position, rows, opened, ended }] of store.rooms()) {
		const day = new Date(opened * DAY).toISOString().slice(0, 10);
		lines.push(
			ended ? `${name}  beendet` : `${name}  ${position} Bytes  ${rows} Zeilen  zuletzt geöffnet ${day}`
		);
	}
	return told(...lines);
});

const remove = withStore(async (store, room) => {
	if (!room) return refused('Es fehlt der Raum: --remove RAUM');
	if (await store.end(room)) return told(`Beendet: ${room}`);
	return refused(`Diesen Raum gibt es hier nicht: ${room}`);
});

const expire = withStore(async (store, text) => {
	const months = Number(text);
	if (!text || !Number.isInteger(months) || months < 1)
		return refused('Es fehlt die Zahl der Monate: --expire MONATE');
	const last = Relay.expiredBy(months, Date.now());
	const old: string[] = [];
	for await (const [name, { opened, ended }] of store.rooms()) if (!ended && opened < last) old.push(name);
	for (const room of old) await store.forget(room);
	return told(`Vergessen: ${old.length}`);
});

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
	['--check', check],
	['--walk', walk],
	['--backup', backUp],
	['--list', list],
	['--remove', remove],
	['--expire', expire]
]);

/** What the owner of a relay's store asks of it (docs/hosting.md), in one sentence where it can't be done. */
export async function operate(args: readonly string[], env: Environment): Promise<Ended> {
	const [name = '', value] = args;
	const command = COMMANDS.get(name);
	if (!command)
		return refused('Es gibt --check, --backup ORDNER, --list, --remove RAUM und --expire MONATE.');
	try {
		return whereMissing(env) ?? (await command(env, value));
	} catch (error) {
		return refused(faultSentence(error));
	}
}
