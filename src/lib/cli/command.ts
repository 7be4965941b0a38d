import { realpathSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** What a command printed, and how it ended. */
export interface Ended {
	readonly status: number;
	readonly stdout: string;
	readonly stderr: string;
}

/** Standard input, piece by piece. */
export type Input = AsyncIterable<Uint8Array | string>;

export const printed = (stdout: string): Ended => ({ status: 0, stdout, stderr: '' });
/** How a command ends that was told why not. */
export const REFUSED = 2;
/** Nothing on standard output, and why on standard error. */
export const failed = (stderr: string): Ended => ({ status: REFUSED, stdout: '', stderr });

/** Whether this module is the program that was started. */
export const isCalled = (module: string): boolean =>
	process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(module);

/** Runs a command with what this process was given, if its module is the program that was started. */
export async function runIfCalled(
	module: string,
	command: (args: readonly string[], input: Input) => Ended | Promise<Ended>
): Promise<void> {
	if (!isCalled(module)) return;
	const { status, stdout, stderr } = await command(process.argv.slice(2), process.stdin);
	process.stdout.write(stdout);
	process.stderr.write(stderr);
	process.exitCode = status;
}
