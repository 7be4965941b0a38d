import { ID_LENGTH } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { FileFault, FileRefusal } from './refusal-text.ts';

export const FORMAT = 'schafkopf-club';
export const VERSION = 1;

/** Largest file that is read, in bytes. */
export const SIZE_LIMIT = 8_000_000;
/** Most entries that are read. */
export const ENTRY_LIMIT = 50_000;
/** Deepest nesting that is read; the file itself, its entries and what they hold need about eight. */
export const DEPTH_LIMIT = 32;

/** A file as far as its cover tells: whose it is, and entries that nobody has looked at. */
export interface Envelope {
	readonly club: string;
	readonly entries: readonly unknown[];
}

/** Opens a file: what is checked here needs no look at a single entry. Sizes come first, before anything is parsed. */
export function openEnvelope(text: string): Result<Envelope, readonly FileFault[]> {
	if (isLarger(text, SIZE_LIMIT)) return whole('', { code: 'fileTooLarge' });
	if (!checkDepth(text)) return whole('', { code: 'fileTooDeep' });
	const content = parse(text);
	if (content === UNREADABLE) return whole('', { code: 'notJson' });
	if (typeof content !== 'object' || content === null) return whole('format', { code: 'notClubFile' });

	const { format, version, club, entries } = content as Readonly<Record<string, unknown>>;
	if (format !== FORMAT) return whole('format', { code: 'notClubFile' });
	if (typeof version === 'number' && version > VERSION) return whole('version', { code: 'newerVersion' });
	if (version !== VERSION) return whole('version', { code: 'otherVersion', version: VERSION });
	if (typeof club !== 'string' || club === '' || club.length > ID_LENGTH) {
		return whole('club', { code: 'clubMissing' });
	}
	if (!Array.isArray(entries)) return whole('entries', { code: 'entriesMissing' });
	if (entries.length > ENTRY_LIMIT) return whole('entries', { code: 'tooManyEntries' });
	return ok({ club, entries });
}

const whole = (path: string, refusal: FileRefusal): Result<never, readonly FileFault[]> =>
	refused([{ entry: null, path, refusal }]);

/** Whether the text is longer than so many bytes in UTF-8; counted without making them. */
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
 * Whether brackets outside of strings nest at most so deep. Walks the text without recursion, before `JSON.parse` does:
 * a million brackets parse, and then overflow whoever walks through the result.
 */
export function checkDepth(text: string, most = DEPTH_LIMIT): boolean {
	let depth = 0;
	let quoted = false;
	for (let i = 0; i < text.length; i++) {
		const unit = text[i];
		if (quoted) {
			if (unit === '\\') i++;
			else if (unit === '"') quoted = false;
		} else if (unit === '"') quoted = true;
		else if (unit === '[' || unit === '{') {
			if (++depth > most) return false;
		} else if (unit === ']' || unit === '}') depth--;
	}
	return true;
}

const UNREADABLE = Symbol('unreadable');

/** A byte order mark at the beginning, as some editors write it, is passed over. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
	} catch {
		return UNREADABLE;
	}
}
