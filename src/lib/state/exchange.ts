import type { EveningId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { ClubFile } from '#lib/transfer/club-file.ts';
import type { FileFault, FileRefusal } from '#lib/transfer/refusal-text.ts';
import type { MergePreview } from '#lib/transfer/merge.ts';
import type { NewsGroup } from '#lib/transfer/preview-text.ts';
import type { ClubLog } from '#lib/storage/logs.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { device, store, today } from './device.ts';
import type { OtherClub } from './other-club.ts';
import { handOn, type Handed } from './share.ts';

/** A file that was read and understood; nothing of it is taken in yet. */
export interface ReadFile {
	readonly preview: MergePreview;
	/** What it would change, in words. */
	readonly news: readonly NewsGroup[];
	/** Entries that are on this device and not in the file. */
	readonly missingInFile: number;
	/** The club that it belongs to, if that is not the one in front: then all this is said of that club. */
	readonly other: OtherClub | null;
}

/**
 * Passes the whole club on as a file, by download or by the share sheet, and remembers the time. Returns the number of
 * entries written, or why none were.
 */
export async function exportClub(by: 'download' | 'share'): Promise<number | Exclude<Handed, 'done'>> {
	const { writeClubFile } = await import('#lib/transfer/club-file.ts');
	const { club, entries } = await store.readAll();
	const handed = await handOn(`schafkopf-${today()}.schafkopf.json`, writeClubFile(club, entries), by);
	if (handed !== 'done') return handed;
	await store.keep('backup', device.at());
	return entries.length;
}

/** Some evenings with everything that belongs to the club: what another device needs to take them in. */
export async function exportEvenings(
	evenings: readonly EveningId[],
	name: string,
	by: 'download' | 'share'
): Promise<Handed> {
	const { writeClubFile } = await import('#lib/transfer/club-file.ts');
	const [club, ...groups] = await Promise.all([
		store.clubId(),
		store.readClub(),
		...evenings.map((evening) => store.readGroup(evening))
	]);
	return handOn(`${name}.schafkopf.json`, writeClubFile(club, groups.flat()), by);
}

/**
 * Reads a file and tells what it would change; if it can't be taken in, the reasons in sentences. Changes nothing. `day`
 * gives the reader's form of a date YYYY-MM-DD.
 */
export async function readFile(
	file: File,
	day: (date: string) => string
): Promise<Result<ReadFile, readonly string[]>> {
	const read = await parse(file);
	if (!read.ok) return read;
	const inFront = await store.readAll();
	const isOther = inFront.club !== '' && inFront.club !== read.value.club;
	const met = isOther ? await (await import('./other-club.ts')).meetClub(read.value) : null;
	const here = met?.log ?? inFront;
	const merged = await mergeOnto(read.value, here);
	if (!merged.ok) return merged;
	const { preview, inFile } = merged.value;
	const { newsOf } = await import('#lib/transfer/news.ts');
	const { newsText } = await import('#lib/transfer/preview-text.ts');
	const news = newsText(newsOf(here.entries, preview.entries), day);
	return ok({ preview, news, missingInFile: preview.entries.length - inFile, other: met?.other ?? null });
}

/** The same against a log that is not written yet: what one more file would change, and the number of its entries. */
async function readOnto(
	file: File,
	here: ClubLog
): Promise<Result<{ readonly preview: MergePreview; readonly inFile: number }, readonly string[]>> {
	const read = await parse(file);
	return read.ok ? mergeOnto(read.value, here) : read;
}

async function parse(file: File): Promise<Result<ClubFile, readonly string[]>> {
	const { readClubFile, SIZE_LIMIT } = await import('#lib/transfer/club-file.ts');
	const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
	if (file.size > SIZE_LIMIT)
		return refused([`Die Datei ist zu groß: höchstens ${SIZE_LIMIT / 1_000_000} MB.`]);
	const read = readClubFile(await file.text());
	return read.ok ? read : refused(sentences(read.error, fileSentence));
}

async function mergeOnto(
	file: ClubFile,
	here: ClubLog
): Promise<Result<{ readonly preview: MergePreview; readonly inFile: number }, readonly string[]>> {
	const { previewMerge } = await import('#lib/transfer/merge.ts');
	const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
	const preview = previewMerge(here.entries, file, here.club || null);
	if (!preview.ok) return refused(sentences(preview.error, fileSentence));
	return ok({ preview: preview.value, inFile: file.entries.length });
}

/** Several files read one after the other; nothing of them is taken in yet. */
export interface ReadFiles {
	/** The entries on this device, and the entries afterwards. */
	readonly before: ClubLog;
	readonly after: ClubLog;
	/** The entries that are new here. */
	readonly news: readonly AnyEntry[];
	/** Files that can't be taken in, each with the reasons; `after` holds nothing of them. */
	readonly refused: readonly { readonly name: string; readonly why: readonly string[] }[];
}

/** Reads several files at once; their order does not matter. Changes nothing here. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
	const before = await store.readAll();
	let after = before;
	const bad: ReadFiles['refused'][number][] = [];
	for (const file of files) {
		const read = await readOnto(file, after);
		if (read.ok) after = { club: read.value.preview.club, entries: read.value.preview.entries };
		else bad.push({ name: file.name, why: read.error });
	}
	const here = new Set(before.entries.map(({ id }) => id));
	return { before, after, news: after.entries.filter(({ id }) => !here.has(id)), refused: bad };
}

/** Takes in what was previewed, all or nothing. */
export function takeIn({ club, entries }: ClubLog): Promise<Result<void, WriteFailure>> {
	return store.take({ club, entries });
}

/** As many faults as somebody can read; the first ones help most. */
const SHOWN = 5;

function sentences(
	faults: readonly FileFault[],
	sentenceOf: (refusal: FileRefusal) => string
): readonly string[] {
	const shown = faults
		.slice(0, SHOWN)
		// A fault of the file itself needs only its sentence; a fault of an entry needs the field too.
		.map(({ entry, path, refusal }) =>
			entry !== null && path ? `${path}: ${sentenceOf(refusal)}` : sentenceOf(refusal)
		);
	const rest = faults.length - shown.length;
	return rest > 0 ? [...shown, `und ${rest} ${rest === 1 ? 'weiterer' : 'weitere'} Fehler`] : shown;
}
