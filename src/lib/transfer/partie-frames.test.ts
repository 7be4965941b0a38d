import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asId, nextId, type EntryId } from '#lib/base/ids.ts';
import type { AnyEntry } from '#lib/log/entry.ts';
import { readClubFile, writeClubFile, type ClubFile } from './club-file.ts';
import { joinFrames, missingFrames, readFrame, writeFrames, type Frame } from './partie-frames.ts';
import { seal } from './sealed-text.ts';

const MOST = 1100;
const PHONE = 0x2aaa_bbbb_cccc_dddan;
const TABLET = 0x1234_5678_9abc_def0n;

/** Texts as they are, ids as devices make them: members and the evening too. */
function onDevices(entries: readonly AnyEntry[]): readonly AnyEntry[] {
	const ids = new Map<string, string>();
	let last: EntryId | null = null;
	const idFor = (name: string, now: number): string => {
		const known = ids.get(name);
		if (known !== undefined) return known;
		last = nextId(last, now, ids.size % 9 === 0 ? TABLET : PHONE);
		ids.set(name, last);
		return last;
	};
	for (const { member } of entries.filter(({ kind }) => kind === 'member'))
		idFor(String(member), 1_790_000_000_000);
	for (const [i, { id, evening, at }] of entries.entries()) {
		// Half a second and more after the moment that is written down, as the clock happens to stand.
		const now = Date.parse(at) + ((i * 7919) % 1000);
		if (typeof evening === 'string') idFor(evening, now);
		idFor(id, now);
	}
	const renamed = (value: unknown): unknown => {
		if (typeof value === 'string') return ids.get(value) ?? value;
		if (Array.isArray(value)) return value.map(renamed);
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, one]) => [ids.get(key) ?? key, renamed(one)]));
	};
	return entries.map((entry) => renamed(entry) as AnyEntry);
}

const golden = (name: string): ClubFile => {
	const read = readClubFile(readFileSync(`tests/golden/${name}.schafkopf.json`, 'utf8'));
	if (!read.ok) throw new Error(read.error[0]?.text);
	return read.value;
};
/** The Partien of a whole Zockmeisterschaft, each as one table's phone has it. */
const ENTRIES = onDevices(golden('zockmeisterschaft-13').entries);
const PARTIEN = [...new Set(ENTRIES.map(({ evening }) => evening))]
	.filter((evening) => evening !== undefined)
	.map((partie) => ENTRIES.filter(({ evening }) => evening === partie));

const framesOf = (texts: readonly string[]): readonly Frame[] =>
	texts.map((text) => {
		const frame = readFrame(text);
		if (!frame.ok) throw new Error(frame.error);
		return frame.value;
	});
const written = (entries: readonly AnyEntry[], most = MOST): readonly string[] =>
	writeFrames('verein', entries, most) ?? [];
/** What comes out, as unchecked as a file is. */
function joined(frames: readonly Frame[]): unknown {
	const text = joinFrames(frames);
	return text.ok ? JSON.parse(text.value) : text.error;
}
const fileWith = (entries: readonly AnyEntry[]): unknown =>
	JSON.parse(
		writeClubFile(
			'verein',
			entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
		)
	);

describe('a Partie as frames', () => {
	it('is a real one: a table of five has fifty deals', () => {
		expect(PARTIEN).toHaveLength(12);
		expect(Math.max(...PARTIEN.map((entries) => entries.filter(({ kind }) => kind === 'game').length))).toBe(
			50
		);
	});

	it('fits into two codes that a camera reads, and comes back as it was', () => {
		for (const entries of PARTIEN) {
			const texts = written(entries);
			expect(texts.length).toBeLessThanOrEqual(2);
			for (const text of texts) expect(text).toMatch(/^[A-Za-z0-9_-]{1,1100}$/);
			expect(joined(framesOf(texts))).toEqual(fileWith(entries));
		}
	});

	it('can be collected in any order, and one more than once', () => {
		const entries = PARTIEN[0] ?? [];
		const frames = framesOf(written(entries, 200));
		expect(frames.length).toBeGreaterThan(5);
		fc.assert(
			fc.property(
				fc.shuffledSubarray([...frames], { minLength: frames.length }),
				fc.subarray([...frames]),
				(all, again) => {
					expect(joined([...again, ...all])).toEqual(fileWith(entries));
				}
			),
			{ numRuns: 20 }
		);
	});

	it('says which are missing, whatever else was read', () => {
		const frames = framesOf(written(PARTIEN[0] ?? [], 200));
		const other = framesOf(written(PARTIEN[1] ?? [], 200));
		const [first] = frames;
		if (!first) throw new Error('no frame');
		const some = frames.filter((_, i) => i !== 1 && i !== 3);
		expect(missingFrames([...other, ...some], first)).toEqual([1, 3]);
		expect(joined(some)).toBe('Es fehlen noch Codes.');
		expect(joined([])).toBe('Es fehlen noch Codes.');
		expect(joined([...frames, ...other])).toEqual(fileWith(PARTIEN[0] ?? []));
	});

	it('is not cut where it would take too many', () => {
		expect(writeFrames('verein', PARTIEN[0] ?? [], 20)).toBeNull();
		expect(writeFrames('verein', PARTIEN[0] ?? [], 10)).toBeNull();
	});
});

describe('any entries', () => {
	const text = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.toWellFormed()),
		fc.constantFrom('~', '~~', '~0', '-1', '__proto__', 'anna', '01901234-5678-4abc-9def-0123456789ab')
	);
	const id = fc.oneof(
		fc
			.tuple(fc.nat(4e12), fc.constantFrom(PHONE, TABLET))
			.map(([now, device]): string => nextId(null, now, device)),
		text.map((text) => `x${text}`)
	);
	const at = fc.oneof(
		fc.constantFrom(
			'2026-10-25T02:30:00+02:00',
			'2026-10-25T02:30:00+01:00',
			'2026-10-25T02:30:00Z',
			'2026-10-25T02:30:00.5+01:00',
			'1969-12-31T23:59:59-11:30',
			'0000-01-01T00:00:00+14:00',
			'9999-12-31T23:59:00-00:00'
		),
		fc.string()
	);
	const fields = fc.dictionary(
		text.filter((key) => !['id', 'at', 'kind', '__proto__'].includes(key)),
		fc.oneof(
			text,
			id,
			fc.integer(),
			fc.boolean(),
			fc.constant(null),
			fc.array(id),
			fc.dictionary(id, fc.nat())
		),
		{ maxKeys: 5, noNullPrototype: true }
	);
	const entry = fc
		.record({ id, at, kind: text, fields })
		.map(({ id, at, kind, fields }): AnyEntry => ({ ...fields, id: asId(id), at, kind }));

	it('come back as they were, of kinds and forms that nobody knows', () => {
		fc.assert(
			fc.property(
				fc.array(entry, { maxLength: 12 }),
				fc.integer({ min: 300, max: 2000 }),
				(entries, most) => {
					const plain = JSON.parse(JSON.stringify(entries)) as AnyEntry[];
					expect(joined(framesOf(written(plain, most)))).toEqual({
						format: 'schafkopf-club',
						version: 1,
						club: 'verein',
						entries: plain
					});
				}
			),
			{ numRuns: 300 }
		);
	});
});

describe('what is no frame', () => {
	const [text = ''] = written(PARTIEN[0] ?? [], 200);

	it('is refused with a sentence, and never throws', () => {
		const damaged = {
			ok: false,
			error: 'Der Code ist beschädigt oder nicht vollständig. Lies ihn noch einmal.'
		};
		for (let length = 0; length < text.length; length++)
			expect(readFrame(text.slice(0, length))).toEqual(damaged);
		expect(readFrame('ä')).toEqual(damaged);
		expect(readFrame('A'.repeat(1_000_000))).toEqual(damaged);
		expect(readFrame(seal(2, new Uint8Array()))).toMatchObject({ ok: false });
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
				const frame = readFrame(seal(1, bytes));
				if (frame.ok) expect(joined([frame.value])).toBeTypeOf('string');
				else expect(frame).toEqual(damaged);
			}),
			{ numRuns: 500 }
		);
	});
});
