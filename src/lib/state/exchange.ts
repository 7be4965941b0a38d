import type { EveningId } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { FileFault, FileRefusal } from '#lib/transfer/refusal-text.ts';
import type { MergePreview } from '#lib/transfer/merge.ts';
import type { NewsGroup } from '#lib/transfer/preview-text.ts';
import type { ClubLog } from '#lib/storage/logs.ts';
import type { WriteFailure } from '#lib/storage/failure.ts';
import { device, store, today } from './device.ts';
import { handOn, type Handed } from './share.ts';

/** A file that was read and understood, before anything of it is taken in. */
export interface ReadFile {
	readonly preview: MergePreview;
	/** What it would change, in words. */
	readonly news: readonly NewsGroup[];
	/** Entries that stand here and not in the file. */
	readonly missingInFile: number;
}

/**
 * Hands the whole club on as a file, by download or by the share sheet, and remembers that it was. The number of entries
 * written, or why none were.
 */
export async function exportClub(by: 'download' | 'share'): Promise<number | Exclude<Handed, 'done'>> {
	const { writeClubFile } = await import('#lib/transfer/club-file.ts');
	const { club, entries } = await store.readAll();
	const handed = await handOn(`schafkopf-${today()}.schafkopf.json`, writeClubFile(club, entries), by);
	if (handed !== 'done') return handed;
	await store.keep('backup', device.at());
	return entries.length;
}

/** Some evenings with all that belongs to the club: what another device needs to take them in. */
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
 * Reads a file and says what it would change; sentences for the user where it can't be taken. Changes nothing. `day` says a
 * date YYYY-MM-DD.
 */
export async function readFile(
	file: File,
	day: (date: string) => string
): Promise<Result<ReadFile, readonly string[]>> {
	const here = await store.readAll();
	const read = await readOnto(file, here);
	if (!read.ok) return read;
	const { preview, inFile } = read.value;
	const { newsOf } = await import('#lib/transfer/news.ts');
	const { newsText } = await import('#lib/transfer/preview-text.ts');
	const news = newsText(newsOf(here.entries, preview.entries), day);
	return ok({ preview, news, missingInFile: preview.entries.length - inFile });
}

/** The same for a log that is not written yet: what another file would change of it, and how much that holds. */
async function readOnto(
	file: File,
	here: ClubLog
): Promise<Result<{ readonly preview: MergePreview; readonly inFile: number }, readonly string[]>> {
	const { readClubFile, SIZE_LIMIT } = await import('#lib/transfer/club-file.ts');
	const { previewMerge } = await import('#lib/transfer/merge.ts');
	const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
	if (file.size > SIZE_LIMIT)
		return refused([`Die Datei ist zu groß: höchstens ${SIZE_LIMIT / 1_000_000} MB.`]);
	const read = readClubFile(await file.text());
	if (!read.ok) return refused(sentences(read.error, fileSentence));
	const preview = previewMerge(here.entries, read.value, here.club || null);
	if (!preview.ok) return refused(sentences(preview.error, fileSentence));
	return ok({ preview: preview.value, inFile: read.value.entries.length });
}

/** Several files that were read one onto the other, before anything of them is taken in. */
export interface ReadFiles {
	/** What is here, and what would be here afterwards. */
	readonly before: ClubLog;
	readonly after: ClubLog;
	/** How many entries would come. */
	readonly added: number;
	/** Files that can't be taken, each with why; nothing of them is in `after`. */
	readonly refused: readonly { readonly name: string; readonly why: readonly string[] }[];
}

/** Reads several files at once; the order in which they are given changes nothing. Changes nothing here. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
	const before = await store.readAll();
	let after = before;
	const bad: ReadFiles['refused'][number][] = [];
	for (const file of files) {
		const read = await readOnto(file, after);
		if (read.ok) after = { club: read.value.preview.club, entries: read.value.preview.entries };
		else bad.push({ name: file.name, why: read.error });
	}
	return { before, after, added: after.entries.length - before.entries.length, refused: bad };
}

/** Takes in what was previewed, all or nothing. */
export function takeIn({ club, entries }: ClubLog): Promise<Result<void, WriteFailure>> {
	return store.take({ club, entries });
}

/** As many as one can read; the first faults are those that help. */
const SHOWN = 5;

function sentences(
	faults: readonly FileFault[],
	sentenceOf: (refusal: FileRefusal) => string
): readonly string[] {
	const shown = faults
		.slice(0, SHOWN)
		// Where the file itself is wrong the sentence says it all; of an entry one wants to know the field.
		.map(({ entry, path, refusal }) =>
			entry !== null && path ? `${path}: ${sentenceOf(refusal)}` : sentenceOf(refusal)
		);
	const rest = faults.length - shown.length;
	return rest > 0 ? [...shown, `und ${rest} weitere Fehler`] : shown;
}
