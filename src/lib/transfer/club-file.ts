import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { isId } from '#lib/log/field-bounds.ts';
import { isFields } from '#lib/rules/patch.ts';
import { checkEntry } from '#lib/log/schema.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { entryText, unionById } from './content.ts';
import { standingFaults } from './check-standing.ts';
import { FORMAT, openEnvelope, VERSION } from './envelope.ts';
import type { FileFault } from './refusal-text.ts';

export { checkDepth, SIZE_LIMIT } from './envelope.ts';

/** A whole club as a file holds it, checked. Each entry stands there once; they are ordered by id. */
export interface ClubFile {
	readonly format: typeof FORMAT;
	readonly version: typeof VERSION;
	readonly club: string;
	readonly entries: readonly AnyEntry[];
}

/** The most faults named for one file; a forged one may have millions. */
const FAULTS_NAMED = 1000;

/**
 * Reads a club file in three steps: its envelope, the form of every entry, then the counting entries against members and
 * books. A later step runs only if the earlier ones found nothing. All or nothing; never throws.
 */
export function readClubFile(text: string): Result<ClubFile, readonly FileFault[]> {
	const envelope = openEnvelope(text);
	if (!envelope.ok) return envelope;
	const entries = readEntries(envelope.value.entries);
	if (!entries.ok) return entries;
	const union = unionById(entries.value);
	if (union.clashes.length > 0) {
		return refuse(union.clashes.map((id) => ({ entry: id, path: 'id', refusal: { code: 'idTwice' } })));
	}
	const faults = standingFaults(union.entries, BOOKS);
	if (faults.length > 0) return refuse(faults);
	return ok({ format: FORMAT, version: VERSION, club: envelope.value.club, entries: union.entries });
}

/** Writes a club file: one entry a line, ordered by id. The same entries give the same text on every device. */
export function writeClubFile(club: string, entries: Iterable<AnyEntry>): string {
	const lines = unionById(entries).entries.map(entryText).join(',\n');
	const cover = `"format":"${FORMAT}","version":${VERSION},"club":${JSON.stringify(club)}`;
	return `{${cover},"entries":[\n${lines}\n]}\n`;
}

function readEntries(unchecked: readonly unknown[]): Result<readonly AnyEntry[], readonly FileFault[]> {
	const entries: AnyEntry[] = [];
	const faults: FileFault[] = [];
	for (const [i, value] of unchecked.entries()) {
		const checked = checkEntry(value);
		if (checked.ok) entries.push(checked.value);
		else {
			const id = idOf(value);
			for (const fault of checked.error)
				faults.push({ ...fault, entry: id, path: placed(id, i, fault.path) });
			if (faults.length > FAULTS_NAMED) break;
		}
	}
	return faults.length > 0 ? refuse(faults) : ok(entries);
}

/** The id of an entry, if it has one that can be shown. */
function idOf(value: unknown): string | null {
	const id = isFields(value) ? value['id'] : null;
	return isId(id) ? id : null;
}

/** The path of a fault; an entry without a usable id is named by its place in the list. */
function placed(id: string | null, i: number, path: string): string {
	if (id !== null) return path;
	return path === '' ? `entries.${i}` : `entries.${i}.${path}`;
}

function refuse(faults: readonly FileFault[]): Result<never, readonly FileFault[]> {
	if (faults.length <= FAULTS_NAMED) return refused(faults);
	const more: FileFault = { entry: null, path: '', refusal: { code: 'moreFaults' } };
	return refused([...faults.slice(0, FAULTS_NAMED), more]);
}
