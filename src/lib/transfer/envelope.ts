import { ID_LENGTH } from '#lib/base/ids.ts';
import { ok, refused, type Result } from '#lib/base/result.ts';
import type { FileFault, FileRefusal } from './refusal-text.ts';

export const FORMAT = 'schafkopf-club';
export const VERSION = 1;

/** The largest file that is read, in bytes. */
export const SIZE_LIMIT = 8_000_000;
/** The most entries that are read. */
const ENTRY_LIMIT = 50_000;
/** The deepest nesting that is read; a file with its entries and their contents needs about eight. */
const DEPTH_LIMIT = 32;

/** A file of which only the outer fields are checked: its club, and entries that nobody has looked at yet. */
interface Envelope {
	readonly club: string;
	readonly entries: readonly unknown[];
}

/** Opens a file and checks everything that needs no look at a single entry. Sizes come first, before anything is parsed. */
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

/** Parses JSON; skips a byte order mark at the beginning, which some editors write. */
function parse(text: string): unknown {
	try {
		return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
	} catch {
		return UNREADABLE;
	}
}
