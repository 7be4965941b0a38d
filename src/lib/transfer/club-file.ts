import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { isId } from '#lib/log/field-bounds.ts';
import { isFields } from '#lib/rules/patch.ts';
import { checkEntry } from '#lib/log/schema.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import { entryText } from '#lib/log/entry-json.ts';
import { unionById } from './merge.ts';
import { standingFaults } from './check-standing.ts';
import { clubTooLarge, ENTRY_LIMIT, FORMAT, openEnvelope, VERSION, type ClubFile } from './envelope.ts';
import { Packing } from './file-packing.ts';
import type { FileFault, FileRefusal } from './refusal-text.ts';

export { checkDepth } from './envelope.ts';

/** The most faults named for one file; a forged one may have millions. */
const FAULTS_NAMED = 1000;

/** Hears how much of a piece of work is done, 0 to 1. */
type OnStep = (done: number) => void;

/**
 * Reads the text of a club file in three steps: its envelope, the form of every entry, then the counting entries against
 * members and books. A later step runs only if the earlier ones found nothing. All or nothing; never throws.
 */
export function readClubFile(
	text: string,
	onStep: OnStep = () => {}
): Result<ClubFile, readonly FileFault[]> {
	const envelope = openEnvelope(text);
	if (!envelope.ok) return envelope;
	const entries = readEntries(envelope.value.entries, onStep);
	if (!entries.ok) return entries;
	const union = unionById(entries.value);
	if (union.clashes.length > 0) {
		return refuse(union.clashes.map((id) => ({ entry: id, path: 'id', refusal: { code: 'idTwice' } })));
	}
	const faults = standingFaults(union.entries, BOOKS);
	if (faults.length > 0) return refuse(faults);
	return ok({ format: FORMAT, version: VERSION, club: envelope.value.club, entries: union.entries });
}

/** The text of a club file: one entry a line, ordered by id. The same entries give the same text on every device. */
export function writeClubFile(club: string, entries: Iterable<AnyEntry>): string {
	return [...piecesOf(club, unionById(entries).entries)].join('');
}

/** A club file as it is handed on. */
export interface WrittenFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** How many entries it holds, and how many bytes they are unpacked. */
	readonly entries: number;
	readonly size: number;
}

/** The same file packed; refused where nobody could read it. */
export function packClubFile(
	club: string,
	log: Iterable<AnyEntry>,
	onStep: OnStep = () => {}
): Result<WrittenFile, FileRefusal> {
	const { entries } = unionById(log);
	if (entries.length > ENTRY_LIMIT) return refused(clubTooLarge());
	const packing = new Packing();
	let written = 0;
	let text = '';
	for (const piece of piecesOf(club, entries)) {
		text += piece;
		if (++written % AT_ONCE > 0) continue;
		if (!packing.add(text)) return refused(clubTooLarge());
		text = '';
		onStep(written / entries.length);
	}
	if (!packing.add(text)) return refused(clubTooLarge());
	return ok({ bytes: packing.done(), entries: entries.length, size: packing.size });
}

/** The same packed, or plain where somebody takes nothing else. */
export function clubFileBytes(
	club: string,
	log: readonly AnyEntry[],
	isPlain: boolean,
	onStep?: OnStep
): Result<WrittenFile, FileRefusal> {
	const packed = packClubFile(club, log, onStep);
	if (!packed.ok || !isPlain) return packed;
	return ok({ ...packed.value, bytes: new TextEncoder().encode(writeClubFile(club, log)) });
}

/** How many entries are packed or checked between two steps. */
const AT_ONCE = 500;

function* piecesOf(club: string, entries: readonly AnyEntry[]): Generator<string> {
	yield `{"format":"${FORMAT}","version":${VERSION},"club":${JSON.stringify(club)},"entries":[\n`;
	for (const [i, entry] of entries.entries()) yield `${i === 0 ? '' : ',\n'}${entryText(entry)}`;
	yield '\n]}\n';
}

function readEntries(
	unchecked: readonly unknown[],
	onStep: OnStep
): Result<readonly AnyEntry[], readonly FileFault[]> {
	const entries: AnyEntry[] = [];
	const faults: FileFault[] = [];
	for (const [i, value] of unchecked.entries()) {
		if (i % AT_ONCE === 0) onStep(i / unchecked.length);
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
