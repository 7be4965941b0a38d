import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = 'src/lib/cli/start.ts';

it.each(['package.json', 'docs/hosting/schafkopf.service', 'docs/hosting/compose.yaml'])(
	'%s starts this program',
	(file) => expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`tsx ${PROGRAM}["\\]\n]`))
);

it('started as a program it serves the app and the relay at one address, and ends when it is told', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'schafkopf-started-'));
	mkdirSync(join(folder, 'build'));
	writeFileSync(join(folder, 'build/200.html'), 'page');
	const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href;
	const server = spawn(process.execPath, ['--import', tsx, resolve(PROGRAM)], {
		cwd: folder,
		env: { ...process.env, PORT: '0', RELAY_STORE: join(folder, 'store') },
		stdio: ['ignore', 'pipe', 'inherit']
	});
	try {
		const ended = once(server, 'exit');
		let said = '';
		for await (const bytes of server.stdout) {
			said += String(bytes);
			if (said.includes('\n')) break;
		}
		const [, url = ''] = /^Schafkopf läuft: (\S+)/.exec(said) ?? [];
		expect(url).toMatch(/^http:\/\/localhost:\d+$/);
		expect(await (await fetch(url)).text()).toBe('page');
		expect(await (await fetch(`${url}/relay/health`)).text()).toBe('ok\n');
		server.kill('SIGTERM');
		expect(await ended).toEqual([0, null]);
	} finally {
		server.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	}
});
