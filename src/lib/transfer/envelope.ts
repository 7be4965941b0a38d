import { ID_LENGTH } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import type { FileFault, FileRefusal } from './refusal-text.ts';

export const FORMAT = 'schafkopf-club';
export const VERSION = 1;

/**
 * The largest file that is written and read, in bytes once it is unpacked, and the most entries of one. An entry that the app
 * writes has some 440 bytes, so that the entries are what a club comes up against: three tables a week have them in 17 years.
 */
export const SIZE_LIMIT = 64_000_000;
export const ENTRY_LIMIT = 100_000;
/** The deepest nesting that is read; a file with its entries and their contents needs about eight. */
const DEPTH_LIMIT = 32;

/** A whole club as a file holds it, checked. Each entry stands there once; they are ordered by id. */
export interface ClubFile {
	readonly format: typeof FORMAT;
	readonly version: typeof VERSION;
	readonly club: string;
	readonly entries: readonly AnyEntry[];
}

/** A file of which only the outer fields are checked: its club, and entries that nobody has looked at yet. */
interface Envelope {
	readonly club: string;
	readonly entries: readonly unknown[];
}

/** Opens a file and checks everything that needs no look at a single entry. Sizes come first, before anything is parsed. */
export function openEnvelope(text: string): Result<Envelope, readonly FileFault[]> {
	if (isLarger(text, SIZE_LIMIT)) return whole('', tooLarge());
	if (!checkDepth(text)) return whole('', { code: 'fileTooDeep' });
	const content = parse(text);
	if (content === UNREADABLE) return whole('', { code: 'notJson' });
	if (typeof content !== 'object' || content === null) return whole('format', { code: 'notClubFile' });

	const outer = content as Outer;
	const fault = OUTER.find(([field, isWrong]) => isWrong(outer[field]));
	if (fault) return whole(fault[0], fault[2]);
	const { club, entries } = content as Envelope;
	return ok({ club, entries });
}

const MOST_ENTRIES = ENTRY_LIMIT.toLocaleString('de');

type Outer = Readonly<Record<'format' | 'version' | 'club' | 'entries', unknown>>;

/** What the outer fields must not be, in the order in which it is told. */
const OUTER: readonly (readonly [keyof Outer, (value: unknown) => boolean, FileRefusal])[] = [
	['format', (format) => format !== FORMAT, { code: 'notClubFile' }],
	['version', (version) => typeof version === 'number' && version > VERSION, { code: 'newerVersion' }],
	['version', (version) => version !== VERSION, { code: 'otherVersion', version: VERSION }],
	[
		'club',
		(club) => typeof club !== 'string' || club === '' || club.length > ID_LENGTH,
		{ code: 'clubMissing' }
	],
	['entries', (entries) => !Array.isArray(entries), { code: 'entriesMissing' }],
	[
		'entries',
		(entries) => (entries as readonly unknown[]).length > ENTRY_LIMIT,
		{ code: 'tooManyEntries', most: MOST_ENTRIES }
	]
];
const MOST_MEGABYTES = SIZE_LIMIT / 1_000_000;

/** Why a file is not read that is larger than one may be. */
export const tooLarge = (): FileRefusal => ({ code: 'fileTooLarge', most: MOST_MEGABYTES });

/** Why a club is not written that no file could hold. */
export const clubTooLarge = (): FileRefusal => ({
	code: 'clubTooLarge',
	most: MOST_ENTRIES,
	size: MOST_MEGABYTES
});

/** Of how much of a file is used from which on somebody has to be told. */
const NEARLY = 0.8;

/** What to say of a club whose file is nearly full, given its entries and, where it is known, its bytes unpacked; else null. */
export const nearlyFull = (entries: number, size = 0): FileRefusal | null =>
	Math.max(entries / ENTRY_LIMIT, size / SIZE_LIMIT) < NEARLY
		? null
		: { code: 'clubNearlyFull', entries: entries.toLocaleString('de'), most: MOST_ENTRIES };

const whole = (path: string, refusal: FileRefusal): Result<never, readonly FileFault[]> =>
	refused([{ entry: null, path, refusal }]);

/** Whether the text is longer than `most` bytes in UTF-8; counts them without encoding. */
function isLarger(text: string, most: number): boolean {
	// A UTF-16 unit is at least one byte and at most three.
	if (text.length > most) return true;
	if (text.length * 3 <= most) return false;
	let bytes = 0;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		// The two halves of a surrogate pair make four bytes together.
		bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
	}
	return bytes > most;
}

/**
 * Whether brackets outside of strings nest no deeper than `most`. Walks the text without recursion, before `JSON.parse`:
 * a million brackets can be parsed, but then overflow the stack of code that walks the result.
 */
export function checkDepth(text: string, most = DEPTH_LIMIT): boolean {
	let depth = 0;
	let quoted = false;
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		if (quoted) {
			if (unit === BACKSLASH) i++;
			else if (unit === QUOTE) quoted = false;
		} else if (unit === QUOTE) quoted = true;
		// The brackets and braces differ in this bit alone.
		else if ((unit | 0x20) === OPENS) {
			if (++depth > most) return false;
		} else if ((unit | 0x20) === CLOSES) depth--;
	}
	return true;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENS = 0x7b;
const CLOSES = 0x7d;

const UNREADABLE = Symbol('unreadable');

/** Parses JSON; skips a byte order mark at the beginning, which some editors write. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
	} catch {
		return UNREADABLE;
	}
}
