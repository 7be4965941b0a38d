import { createReadStream } from 'node:fs';
import { refused, ok, type Result } from '#lib/base/result.ts';
import { auditOf } from '#lib/transfer/audit.ts';
import { readClubFile } from '#lib/transfer/club-file.ts';
import { SIZE_LIMIT, tooLarge } from '#lib/transfer/envelope.ts';
import { textOfFile } from '#lib/transfer/file-packing.ts';
import { fileSentence, type FileFault, type FileRefusal } from '#lib/transfer/refusal-text.ts';
import { failed, printed, runIfCalled, type Ended, type Input } from './command.ts';

// npm run -s abrechnung -- FILE    prints the audit of a club file, packed or plain; `-` reads standard input.
// Exit status 2 if the file is not valid: nothing on standard output, and a line for each fault on standard error.

/** Stops reading above the size limit, so that a huge file does not fill the memory before it is refused. */
async function readText(path: string, input: Input): Promise<Result<string, FileRefusal>> {
	const chunks: Buffer[] = [];
	let size = 0;
	try {
		for await (const chunk of path === '-' ? input : createReadStream(path)) {
			chunks.push(chunk as Buffer);
			size += (chunk as Buffer).length;
			if (size > SIZE_LIMIT) return refused(tooLarge());
		}
	} catch {
		return refused({ code: 'fileUnreadable' });
	}
	return textOfFile(Buffer.concat(chunks));
}

/** Text without what could move a terminal's cursor, end the line or turn its direction. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');

const lineOf = ({ entry, path, refusal }: FileFault): string =>
	`${printable(entry ?? '') || '-'}: ${printable(path) || '-'}: ${printable(fileSentence(refusal))}\n`;

/** The audit as JSON, or the lines that say why there is none. */
async function audit(files: readonly string[], input: Input): Promise<Result<string, string>> {
	const [file] = files;
	if (file === undefined || files.length > 1) {
		return refused('-: -: Aufruf: npm run -s abrechnung -- DATEI   (oder - für die Standardeingabe)\n');
	}
	const text = await readText(file, input);
	if (!text.ok) return refused(lineOf({ entry: null, path: '', refusal: text.error }));
	const read = readClubFile(text.value);
	return read.ok
		? ok(`${JSON.stringify(auditOf(read.value.entries), null, '\t')}\n`)
		: refused(read.error.map(lineOf).join(''));
}

/** What the command prints with these arguments and this standard input. */
export async function abrechnung(args: readonly string[], input: Input): Promise<Ended> {
	const result = await audit(args, input);
	return result.ok ? printed(result.value) : failed(result.error);
}

await runIfCalled(import.meta.url, abrechnung);
