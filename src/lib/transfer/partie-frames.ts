import { ok, refused, type Result } from '#lib/base/result.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { FORMAT, VERSION as FILE_VERSION } from './envelope.ts';
import { packEntries, unpackEntries } from './packed-entries.ts';
import { crc32, seal, unseal, type Unopened } from './sealed-text.ts';
import { WholeReader, WholeWriter } from './wholes.ts';

// A Partie handed from phone to phone by camera: its entries packed, cut into frames that each fit into a code, and put
// together again in whatever order they were read. A frame says which set it is of (the checksum over the whole), which of
// how many it is, and carries its part.

const VERSION = 1;
/** More codes than anybody would film, and most characters of one. */
const MOST_FRAMES = 64;
const MOST_SIGNS = 4000;
/** What a frame needs beside its part at most, in bytes: checksum, version, set, number and count. */
const AROUND = 4 + 1 + 5 + 1 + 1;

/** One frame, opened. */
export interface Frame {
	/** The same in all frames of one hand-over. */
	readonly set: number;
	/** From 0. */
	readonly index: number;
	readonly count: number;
	readonly part: Uint8Array;
}

/** The entries as texts of at most `most` characters; null where they are too many for that. */
export function writeFrames(
	club: string,
	entries: readonly AnyEntry[],
	most: number
): readonly string[] | null {
	const packed = packEntries(club, entries);
	const room = Math.floor((most * 6) / 8) - AROUND;
	const count = Math.ceil(packed.length / room);
	if (room < 1 || count > MOST_FRAMES) return null;
	// All about equally long, so that no code is harder to read than it must be.
	const length = Math.ceil(packed.length / count);
	const set = crc32(packed);
	return Array.from({ length: count }, (_, index) => {
		const part = packed.subarray(index * length, (index + 1) * length);
		return seal(VERSION, new WholeWriter().whole(set).whole(index).whole(count).bytes(part).done());
	});
}

const SENTENCES: Readonly<Record<Unopened, string>> = {
	damaged: 'Der Code ist beschädigt oder nicht vollständig. Lies ihn noch einmal.',
	newer: 'Der Code kommt aus einer neueren Fassung der App. Lade die App neu, dann lies ihn noch einmal.'
};

/** Opens a frame; one sentence where it is none. Never throws. */
export function readFrame(text: string): Result<Frame, string> {
	const opened = text.length > MOST_SIGNS ? refused<Unopened>('damaged') : unseal(VERSION, text);
	if (!opened.ok) return refused(SENTENCES[opened.error]);
	const reader = new WholeReader(opened.value.content);
	const [set, index, count] = [reader.whole(), reader.whole(MOST_FRAMES), reader.whole(MOST_FRAMES)];
	if (!reader.intact || index >= count) return refused(SENTENCES.damaged);
	return ok({ set, index, count, part: reader.rest() });
}

/** The numbers, from 0, of those frames of a set that are not here yet. */
export function missingFrames(frames: Iterable<Frame>, { set, count }: Frame): readonly number[] {
	const here = new Set([...frames].filter((frame) => frame.set === set).map(({ index }) => index));
	return [...Array(count).keys()].filter((index) => !here.has(index));
}

/**
 * The frames of one set, in any order and any of them more than once, as the text of a club file, which is then checked and
 * previewed like any other file. Never throws.
 */
export function joinFrames(frames: readonly Frame[]): Result<string, string> {
	const [first] = frames;
	if (!first || missingFrames(frames, first).length > 0) return refused('Es fehlen noch Codes.');
	const byIndex = new Map(
		frames.filter(({ set }) => set === first.set).map((frame) => [frame.index, frame.part])
	);
	const parts = [...byIndex].sort(([a], [b]) => a - b).map(([, part]) => part);
	const packed = parts.reduce((writer, part) => writer.bytes(part), new WholeWriter()).done();
	const unpacked = crc32(packed) === first.set ? unpackEntries(packed) : null;
	if (!unpacked) return refused('Die Codes passen nicht zusammen. Lies sie noch einmal von vorn.');
	return ok(JSON.stringify({ format: FORMAT, version: FILE_VERSION, ...unpacked }));
}
