import type { EntryId, EveningId } from '#lib/base/ids.ts';
import { refused, type Result } from '#lib/base/result.ts';
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

/** Files that were read and understood; nothing of them is taken in yet. */
export interface ReadFile {
	readonly preview: MergePreview;
	/** What they would change, in words. */
	readonly news: readonly NewsGroup[];
	/** Entries that are on this device and in none of the files. */
	readonly missingInFile: number;
	/** How many files it is. */
	readonly files: number;
	/** The club that they belong to, if that is not the one in front: then all this is said of that club. */
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

/** Files that were chosen, dropped, pasted or shared; nothing of them is taken in yet. */
export interface Chosen {
	/** What those would change that can be taken in; null if none can. */
	readonly read: ReadFile | null;
	/** Why a file can't be taken in, in sentences; among several files with its name. */
	readonly faults: readonly string[];
	/** A single rule book and nothing else: the end of the address at which a club takes it. */
	readonly book?: string;
}

/**
 * Reads files and tells what they would change together. Files of another club than the one in front are read for that
 * club, if none is of this one. Changes nothing. `day` gives the reader's form of a date YYYY-MM-DD.
 */
export async function readChosen(files: readonly File[], day: (date: string) => string): Promise<Chosen> {
	const parsed = await parseAll(files);
	const inFront = await store.readAll();
	const [first, ...others] = parsed.good;
	const book = first && others.length === 0 ? await bookIn(first.file) : null;
	if (book !== null) return { read: null, faults: parsed.bad.flatMap(({ why }) => why), book };
	const isOther = inFront.club !== '' && first && parsed.good.every(({ file }) => file.club !== inFront.club);
	const met = isOther ? await (await import('./other-club.ts')).meetClub(first.file) : null;
	const { before, after, news, inFiles, newChampionships, refused } = await mergeAll(
		parsed,
		met?.log ?? inFront
	);
	const faults = refused.flatMap(({ name, why }) =>
		files.length === 1 ? why : why.map((one) => `${name}: ${one}`)
	);
	if (refused.length === files.length) return { read: null, faults };
	const { newsOf } = await import('#lib/transfer/news.ts');
	const { newsText } = await import('#lib/transfer/preview-text.ts');
	const added = news.length;
	return {
		read: {
			preview: { ...after, added, known: inFiles - added, newChampionships },
			news: newsText(newsOf(before.entries, after.entries), day),
			missingInFile: after.entries.length - inFiles,
			files: files.length - refused.length,
			other: met?.other ?? null
		},
		faults
	};
}

async function bookIn({ club, entries }: ClubFile): Promise<string | null> {
	const [only, ...others] = entries;
	if (only?.kind !== 'rulebook' || others.length > 0) return null;
	const { writeBookLink } = await import('#lib/transfer/shared-book.ts');
	return writeBookLink(club, only);
}

/** Files by what they hold; the others with the reasons. */
interface Parsed {
	readonly good: readonly { readonly name: string; readonly file: ClubFile }[];
	readonly bad: ReadFiles['refused'];
}

async function parseAll(files: readonly File[]): Promise<Parsed> {
	const good: Parsed['good'][number][] = [];
	const bad: Parsed['bad'][number][] = [];
	for (const file of files) {
		const read = await parse(file);
		if (read.ok) good.push({ name: file.name, file: read.value });
		else bad.push({ name: file.name, why: read.error });
	}
	return { good, bad };
}

async function parse(file: File): Promise<Result<ClubFile, readonly string[]>> {
	const { readClubFile } = await import('#lib/transfer/club-file.ts');
	const { textOfFile } = await import('#lib/transfer/file-packing.ts');
	const { SIZE_LIMIT, tooLarge } = await import('#lib/transfer/envelope.ts');
	const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
	if (file.size > SIZE_LIMIT) return refused([fileSentence(tooLarge())]);
	const text = textOfFile(new Uint8Array(await file.arrayBuffer()));
	if (!text.ok) return refused([fileSentence(text.error)]);
	const read = readClubFile(text.value);
	return read.ok ? read : refused(sentences(read.error, fileSentence));
}

/** Several files read one after the other; nothing of them is taken in yet. */
export interface ReadFiles {
	/** The entries on this device, and the entries afterwards. */
	readonly before: ClubLog;
	readonly after: ClubLog;
	/** The entries that are new here. */
	readonly news: readonly AnyEntry[];
	/** How many entries the files hold together. */
	readonly inFiles: number;
	readonly newChampionships: MergePreview['newChampionships'];
	/** Files that can't be taken in, each with the reasons; `after` holds nothing of them. */
	readonly refused: readonly { readonly name: string; readonly why: readonly string[] }[];
}

/** Reads several files at once; their order does not matter. Changes nothing here. */
export async function readFiles(files: readonly File[]): Promise<ReadFiles> {
	return mergeAll(await parseAll(files), await store.readAll());
}

/** Merges files onto a club, one after the other. */
async function mergeAll({ good, bad }: Parsed, before: ClubLog): Promise<ReadFiles> {
	const { previewMerge } = await import('#lib/transfer/merge.ts');
	const { fileSentence } = await import('#lib/transfer/refusal-text.ts');
	let after = before;
	const ids = new Set<EntryId>();
	const newChampionships: MergePreview['newChampionships'][number][] = [];
	const refused = [...bad];
	for (const { name, file } of good) {
		const preview = previewMerge(after.entries, file, after.club || null);
		if (preview.ok) {
			const { club, entries, newChampionships: fresh } = preview.value;
			after = { club, entries };
			newChampionships.push(...fresh);
			for (const { id } of file.entries) ids.add(id);
		} else refused.push({ name, why: sentences(preview.error, fileSentence) });
	}
	const here = new Set(before.entries.map(({ id }) => id));
	const news = after.entries.filter(({ id }) => !here.has(id));
	return { before, after, news, inFiles: ids.size, newChampionships, refused };
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
