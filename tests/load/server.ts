import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#lib/cli/open-relay.ts';
import { serve } from '#lib/cli/serve.ts';
import { Relay } from '#lib/relay/relay.ts';

// The relay alone in its process, with room for so many streams, all of them from this machine. It says where it is, answers
// each question with what it has used so far, and ends when it is told to.

const folder = mkdtempSync(join(tmpdir(), 'schafkopf-load-'));
const lines = Number(process.argv[2]);
const relay = new Relay({
	store: await openStore({ RELAY_STORE: folder, ...process.env }),
	limits: { fromAddress: 1e9, newRooms: 1e9, bytes: 1e12, lines, allLines: lines }
});
const { port, stop } = await serve({ root: null, port: 0, relay });
process.send?.(port);
process.on('message', (message) => {
	if (message === 'stop') return void end();
	const { user, system } = process.cpuUsage();
	process.send?.({ memory: process.memoryUsage.rss(), mapped: mapped(), seconds: (user + system) / 1e6 });
});

// Nobody is left to ask.
process.on('disconnect', () => void end());

async function end(): Promise<void> {
	await stop();
	rmSync(folder, { recursive: true });
	process.exit();
}

/** Bytes of files in its memory, the store's among them, which the system takes back when it needs them; 0 where it does not say. */
function mapped(): number {
	const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
	return 1024 * Number(/^RssFile:\s*(\d+) kB/m.exec(status)?.[1] ?? 0);
}
