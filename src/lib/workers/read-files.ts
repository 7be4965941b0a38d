import { DATE_MARK } from '#lib/base/text.ts';
import type { EntryId } from '#lib/base/ids.ts';
import { championshipNews, type ChampionshipNews } from '#lib/championship/merging/news.ts';
import { booksOf } from '#lib/log/books.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { standing } from '#lib/log/standing.ts';
import { BOOKS } from '#lib/rules/books/index.ts';
import type { ClubLog } from '#lib/storage/read-groups.ts';
import { readClubFile } from '#lib/transfer/club-file.ts';
import { SIZE_LIMIT, tooLarge, type ClubFile } from '#lib/transfer/envelope.ts';
import { faultTexts } from '#lib/transfer/fault-text.ts';
import { textOfFile } from '#lib/transfer/file-packing.ts';
import { previewMerge, type MergePreview } from '#lib/transfer/merge.ts';
import { newsOf, type NewsGroup } from '#lib/transfer/news.ts';
import type { OtherClub } from '#lib/transfer/hand-over.ts';
import { newsText } from '#lib/transfer/preview-text.ts';
import { fileSentence } from '#lib/transfer/refusal-text.ts';
import { writeBookLink } from '#lib/transfer/shared-book.ts';

// What files hold, and what they would change in a club. Nothing of them is taken in here.

/** What files would change, told without their entries: those stay where they were read. */
export interface ReadFile {
	readonly preview: Omit<MergePreview, 'entries'>;
	/** The championship for which a table's phone was handed this file, if it is all that is here afterwards. */
	readonly only: string | null;
	/** In words; a date stands between two `DATE_MARK`. */
	readonly news: readonly NewsGroup[];
	/** Entries that are on this device and in none of the files. */
	readonly missingInFile: number;
	/** How many files it is. */
	readonly files: number;
	/** The club that they belong to, if that is not the one in front: then all this is said of that club. */
	readonly other: OtherClub | null;
	/** What they bring to the championship that was asked for. */
	readonly championship: ChampionshipNews | null;
}

/** A file that can't be taken in, and why, in sentences. */
export interface RefusedFile {
	readonly name: string;
	readonly why: readonly string[];
}

/** Says how far a piece of work is, 0 to 1; null where nobody knows. */
export type Say = (done: number | null) => void;

/** Files by what they hold; the others with the reasons. */
export interface Parsed {
	readonly good: readonly { readonly name: string; readonly file: ClubFile }[];
	readonly bad: readonly RefusedFile[];
}

/** How much of the reading is unpacking, and how much is done once every entry was looked at. */
const [UNPACKED, CHECKED] = [0.15, 0.7];

export async function parseAll(files: readonly File[], say: Say): Promise<Parsed> {
	const good: Parsed['good'][number][] = [];
	const bad: RefusedFile[] = [];
	for (const [i, file] of files.entries()) {
		const read = await parse(file, (done) => say((i + (done ?? 0) * CHECKED) / files.length));
		if (Array.isArray(read)) bad.push({ name: file.name, why: read });
		else good.push({ name: file.name, file: read as ClubFile });
	}
	return { good, bad };
}

async function parse(file: File, say: Say): Promise<ClubFile | readonly string[]> {
	if (file.size > SIZE_LIMIT) return [fileSentence(tooLarge())];
	const bytes = await file.arrayBuffer().catch(() => null);
	if (!bytes) return [fileSentence({ code: 'fileUnreadable' })];
	const text = textOfFile(new Uint8Array(bytes), (done) => say(done * UNPACKED));
	if (!text.ok) return [fileSentence(text.error)];
	const read = readClubFile(text.value, (done) => say(UNPACKED + done * (1 - UNPACKED)));
	return read.ok ? read.value : faultTexts(read.error, text.value);
}

/** The end of the address at which a club takes a rule book, if that is all there is. */
export function bookIn({ good }: Parsed): string | null {
	const [first, ...others] = good;
	const [only, ...more] = first?.file.entries ?? [];
	if (!first || others.length > 0 || only?.kind !== 'rulebook' || more.length > 0) return null;
	return writeBookLink(first.file.club, only);
}

/** The first file, where there is a club in front and none of them is its own; null otherwise. */
export function otherIn({ good }: Parsed, { club }: ClubLog): ClubLog | null {
	const areOthers = club !== '' && good.every(({ file }) => file.club !== club);
	return (areOthers && good[0]?.file) || null;
}

/** Several files merged onto a club, one after the other; nothing of them is taken in yet. */
export interface Merged {
	/** The entries of the club, and the entries afterwards. */
	readonly before: ClubLog;
	readonly after: ClubLog;
	/** The entries that are new there. */
	readonly news: readonly AnyEntry[];
	/** How many entries the files hold together. */
	readonly inFiles: number;
	readonly newChampionships: MergePreview['newChampionships'];
	readonly refused: readonly RefusedFile[];
}

/** Their order does not matter. */
export function mergeAll({ good, bad }: Parsed, before: ClubLog): Merged {
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
		} else refused.push({ name, why: faultTexts(preview.error) });
	}
	const here = new Set(before.entries.map(({ id }) => id));
	const news = after.entries.filter(({ id }) => !here.has(id));
	return { before, after, news, inFiles: ids.size, newChampionships, refused };
}

/** Tells what they would change; `championship` is the one whose tables they may bring. */
export function toldOf(
	merged: Merged,
	files: number,
	other: OtherClub | null,
	championship: string | null
): ReadFile {
	const { before, after, news, inFiles, newChampionships } = merged;
	const added = news.length;
	const [only] = newChampionships;
	const isAll =
		added === after.entries.length &&
		newChampionships.length === 1 &&
		after.entries.every((entry) => entry.kind !== 'evening' || entry['championship'] !== undefined);
	return {
		preview: { club: after.club, added, known: inFiles - added, newChampionships },
		only: isAll && only ? only.championship : null,
		news: newsText(newsOf(before.entries, after.entries), (date) => DATE_MARK + date + DATE_MARK),
		missingInFile: after.entries.length - inFiles,
		files,
		other,
		championship:
			championship === null
				? null
				: championshipNews(
						before.entries,
						after.entries,
						championship,
						booksOf(standing(after.entries), BOOKS)
					)
	};
}
