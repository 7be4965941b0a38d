import { dirname, join } from 'node:path/posix';

/** The file that a name of the app's own stands for; null for a package. */
const resolved = (file: string, name: string): string | null => {
	if (name.startsWith('#lib/')) return `src/lib/${name.slice('#lib/'.length)}`;
	return name.startsWith('.') ? join(dirname(file), name) : null;
};

/** Where the imports of these files lead back to where they began, each as the way round: "a.ts > b.ts > a.ts". */
export function circlesIn(
	files: readonly string[],
	importsOf: (file: string) => readonly string[]
): string[] {
	const circles: string[] = [];
	const done = new Set<string>();
	const visit = (file: string, way: readonly string[]): void => {
		const before = way.indexOf(file);
		if (before >= 0) circles.push([...way.slice(before), file].join(' > '));
		if (before >= 0 || done.has(file) || !files.includes(file)) return;
		for (const name of importsOf(file)) {
			const next = resolved(file, name);
			if (next) visit(next, [...way, file]);
		}
		done.add(file);
	};
	for (const file of files) visit(file, []);
	return circles;
}
