import { spawnSync } from 'node:child_process';
import type { Ended } from '#lib/cli/command.ts';

/** What a command of `src/lib/cli` prints, started as a program of its own. */
export function started(name: string, args: readonly string[], input: string | Buffer = ''): Ended {
	const command = ['--import', 'tsx', `src/lib/cli/${name}.ts`, ...args];
	const { status, stdout, stderr } = spawnSync(process.execPath, command, {
		encoding: 'utf8',
		input,
		maxBuffer: 2 ** 28
	});
	return { status: status ?? Number.NaN, stdout, stderr };
}
