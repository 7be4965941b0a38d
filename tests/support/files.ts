import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

function walk(folder: string): string[] {
	return readdirSync(folder).flatMap((name) => {
		const path = join(folder, name);
		return statSync(path).isDirectory() ? walk(path) : [path];
	});
}

/** Every file of the repository: those git knows and those it would take in. */
export function repositoryFiles(): string[] {
	if (existsSync('.git')) {
		const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
		return list
			.toString()
			.split('\0')
			.filter((file) => file && existsSync(file));
	}
	// A copy without its history: everything but what .gitignore names.
	const ignored = readFileSync('.gitignore', 'utf8')
		.split('\n')
		.map((line) => line.replace(/\/$/, ''));
	return readdirSync('.')
		.filter((name) => !ignored.includes(name))
		.flatMap((name) => (statSync(name).isDirectory() ? walk(name) : [name]));
}
