import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile } from '#lib/transfer/club-file.ts';
import { BIG_FILES } from './big-files.ts';

/** For each kind of file of 50,000 entries: seconds from its text to its audit. */
export function* auditTimes(): Generator<readonly [string, number]> {
	for (const [kind, write] of Object.entries(BIG_FILES)) {
		const text = write();
		const start = performance.now();
		const read = readClubFile(text);
		if (!read.ok) throw new Error(`${kind}: ${JSON.stringify(read.error.slice(0, 2))}`);
		if (JSON.stringify(auditOf(read.value.entries), null, '\t') === '') throw new Error('nothing was said');
		yield [kind, (performance.now() - start) / 1000];
	}
}
